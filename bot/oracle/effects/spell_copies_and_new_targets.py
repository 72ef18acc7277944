"""Copies of what is on the stack, and targets that are changed (CR 707.10, 115.7), as cards say it."""

from dataclasses import replace

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.object_references import read_linked_cards, read_named_objects, read_target_object
from bot.oracle.nouns.own_names_and_qualities import COLORS
from bot.oracle.nouns.permanents import read_described
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

Effects = tuple[fx.Effect, ...]


def read_copy_on_stack(at: Cursor, scope: Scope) -> fx.Effect:
    """`copy_on_stack` = "copy" linked_cards | "copy" (that_on_stack | target_on_stack) ["twice"] ["and" new_targets],
    after the verb (CR 707.10, 707.12)"""
    linked = scope.attempt(at, read_linked_cards)
    if linked is not None:
        return fx.CopyCard(linked.what)
    what = scope.attempt(at, read_that_on_stack) or read_target_on_stack(at, scope)
    times = fx.Fixed(2) if at.take("twice") else fx.ONE
    if at.take("for", "each", "other"):
        return fx.CopyOnStack(what, for_each=_read_other_it_could_target(at, own="you"))
    colors = (_read_other_color(at),) if at.take(",", "except") else ()
    start = at.position
    new = at.take("and") and at.attempt(_read_new_targets) is not None
    if not new:
        at.position = start
    return fx.CopyOnStack(what, times, new_targets=new, colors=colors)


def read_player_copies(at: Cursor, scope: Scope, who: fl.PlayerSet) -> fx.Effect:
    """`player_copies` = copy_on_stack | that_on_stack ["for each other" other_it_could_target], of another player than
    "you", the verb read (CR 707.10)"""
    if who is fl.Players.YOU:
        return read_copy_on_stack(at, scope)
    what = read_that_on_stack(at, scope)
    wanted = _read_other_it_could_target(at, own="they") if at.take("for", "each", "other") else None
    return fx.CopyOnStack(what, by=who, for_each=wanted)


def _read_other_color(at: Cursor) -> Color:
    """`other_color` = ["that"] "the copy is" COLORS (CR 707.9a)"""
    at.take("that")
    at.expect("the", "copy", "is")
    return COLORS[at.one_word(COLORS, "a color")]


def _read_other_it_could_target(at: Cursor, own: str) -> fl.Filter:
    """`other_it_could_target` = described ["they control"] "that" ["the"] "spell could target" (CR 707.10d); whose they
    are is said of who copies"""
    found = read_described(at, plural=False)
    if own != "you" and found.side is not fl.Side.ANY:
        raise at.error("whose they are, of who copies")
    found = replace(found, side=fl.Side.YOU) if own != "you" and at.take(own, "control") else found
    at.expect("that")
    at.take("the")
    at.expect("spell", "could", "target")
    return found


def read_different_targets_sentence(at: Cursor, before: Effects) -> Effects:
    """`different_targets_sentence` = "each copy targets a different one of those" described, of what the
    sentence before copies for each of them (CR 707.10d)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.CopyOnStack) or last.for_each is None:
        raise at.error("a spell copied for each of several objects before")
    at.expect("each", "copy", "targets", "a", "different", "one", "of", "those")
    read_described(at, plural=True)
    return before


def read_cast_copy_sentence(at: Cursor, before: Effects) -> Effects:
    """`cast_copy_sentence` = ["if you do" ","] "you may cast the copy without paying its mana cost", of the card that
    the sentence before copies, or may copy (CR 707.12)"""
    last = before[-1] if before else None
    optional = isinstance(last, fx.Optionally) and len(last.do) == 1 and last == fx.Optionally(last.do, last.player)
    copied = last.do[0] if isinstance(last, fx.Optionally) and optional else last
    if not isinstance(copied, fx.CopyCard) or copied.cast:
        raise at.error("a card copied before")
    if optional:
        at.expect("if", "you", "do", ",")
    at.expect("you", "may", "cast", "the", "copy", "without", "paying", "its", "mana", "cost")
    return (*before[:-1], replace(copied, cast=True))


def read_new_targets_sentence(at: Cursor, before: Effects) -> Effects:
    """`new_targets_sentence` = "you may" ["then"] "choose new targets for" ("the copy" | …), of what the sentence
    before copies"""
    last = before[-1] if before else None
    if isinstance(last, fx.Optionally) and last.then and not last.otherwise and last.when is None:
        return (*before[:-1], replace(last, then=read_new_targets_sentence(at, last.then)))
    if not isinstance(last, fx.CopyOnStack) or last.new_targets:
        raise at.error("something copied before")
    _read_new_targets(at)
    return (*before[:-1], replace(last, new_targets=True))


def _read_new_targets(at: Cursor) -> bool:
    if not at.take("each", "of", "those", "players", "may"):
        at.expect("you", "may")
        at.take("then")
    at.expect("choose", "new", "targets", "for")
    if at.take("their", "copy"):
        return True
    if not any(at.take(*each.split()) for each in ("the copy", "that copy", "the copies", "those copies", "them")):
        at.expect("it")
    return True


def read_choose_new_targets(at: Cursor, scope: Scope) -> Effects:
    """`choose_new_targets` = ["you may"] "choose new targets for" (that_on_stack | target_on_stack) (CR 115.7d)"""
    at.take("you", "may")
    at.expect("choose", "new", "targets", "for")
    what = scope.attempt(at, read_that_on_stack) or read_target_on_stack(at, scope)
    return (fx.ChangeTargets(what),)


def read_change_targets(at: Cursor, scope: Scope) -> fx.Effect:
    """`change_targets` = "change" ("the target of" target_on_stack "with a single target" ["to" source_of_ability] | "a
    target of" target_on_stack "to" source_of_ability), after the verb (CR 115.7a-b)"""
    if at.take("a", "target", "of"):
        what = read_target_on_stack(at, scope)
        at.expect("to")
        return fx.ChangeTargets(what, must=True, to=_read_source_of_ability(at, scope))
    at.expect("the", "target", "of")
    what = read_target_on_stack(at, scope)
    at.expect("with", "a", "single", "target")
    *others, spec = scope.named.targets
    scope.named = replace(scope.named, targets=(*others, replace(spec, single=True)))
    if not at.take("to"):
        return fx.ChangeTargets(what, must=True)
    return fx.ChangeTargets(what, must=True, to=_read_source_of_ability(at, scope))


def _read_source_of_ability(at: Cursor, scope: Scope) -> fl.ObjectSet:
    if read_named_objects(at, scope).what != fl.THIS or scope.setting.spell:
        raise at.error("the source of the ability")
    return fl.THIS


def read_countered_sentence(at: Cursor, before: Effects) -> Effects:
    """`countered_sentence` = "if that spell is countered this way" "," INSTEAD "instead of" GRAVEYARD, of what the
    sentence before counters (CR 608.2c, 701.6a)"""
    last = before[-1] if before else None
    if isinstance(last, fx.Optionally) and last.otherwise and not last.then and last.when is None:
        return (*before[:-1], replace(last, otherwise=read_countered_sentence(at, last.otherwise)))
    if not isinstance(last, fx.Counter) or last.to is not Zone.GRAVEYARD:
        raise at.error("a spell countered before")
    at.expect("if", "that", "spell", "is", "countered", "this", "way", ",")
    to = at.choose(_INSTEAD)
    if to is None:
        raise at.error("where the card of the spell goes")
    at.expect("instead", "of")
    if at.choose(_GRAVEYARD) is None:
        raise at.error("a graveyard")
    return (*before[:-1], replace(last, to=to))


_INSTEAD = phrase_table(
    {
        "exile it": Zone.EXILE,
        "put it into its owner's hand": Zone.HAND,
        "put it on top of its owner's library": Zone.LIBRARY,
    }
)
_GRAVEYARD = phrase_table(
    dict.fromkeys(
        ("into that player's graveyard", "into its owner's graveyard", "putting it into its owner's graveyard"), True
    )
)


def read_that_on_stack(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`that_on_stack` = "that spell" | "that ability" | "that spell or ability" | "it", of the trigger event; "it" is
    that only where nothing else was named"""
    if scope.named.on_stack is None:
        raise at.error("a spell or ability that the event is about")
    it = () if scope.named.objects else ("it",)
    if not any(at.take(*words.split()) for words in ("that spell or ability", "that spell", "that ability", *it)):
        raise at.error("“that spell”")
    return scope.named.on_stack


def read_target_on_stack(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`target_on_stack` = target_object, a spell or ability (CR 115.1)"""
    what = read_target_object(at, scope).what
    spec = scope.named.targets[-1]
    if spec.permanents is not None or spec.cards is not None:
        raise at.error("a spell or ability")
    return what
