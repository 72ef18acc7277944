"""References in effects: this object, targets, pronouns, all that is described, and players (CR 109, 115).

Each target that is read becomes one more `TargetSpec` of the ability; what is done to it is read in `effects`."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import ATTACHED_NOUNS, read_attached_object, read_itself
from bot.oracle.nouns.permanents import (
    SIDES,
    is_relative,
    read_all_described,
    read_described,
    read_each_described,
    read_one_described,
)
from bot.oracle.nouns.player_references import read_controller, read_player
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import (
    read_ability_kinds,
    read_card,
    read_cards_of_kinds,
    read_described_card,
    read_spell,
)
from bot.oracle.nouns.target_numbers import read_target_number
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Kind

MADE = fl.Made()


class Reference(NamedTuple):
    """What is meant, and whether the verb after it stands in the plural."""

    what: fl.ObjectSet
    plural: bool = False


def read_reference(at: Cursor, scope: Scope) -> Reference:
    """`reference` = named_objects | ("each" | "every") each_described | ["all"] each_described in the plural"""
    found = scope.first_of(
        at, read_named_objects, _read_each_object, _read_all_objects, expected="an object, a target or a description"
    )
    return found._replace(plural=found.plural or scope.setting.infinitive)


def read_one_object(at: Cursor, scope: Scope) -> Reference:
    """`one_object` = named_objects, one of them"""
    found = read_named_objects(at, scope)
    if found.plural:
        raise at.error("one object or target")
    return found


def read_named_objects(at: Cursor, scope: Scope) -> Reference:
    """`named_objects` = linked_cards | source_object | "it" | "him" | "her" | "they" | "that creature" | "those
    creatures" | what_was_made | target_object | attached_object"""
    word = "" if at.token is None else at.token.word
    fitting = (each for each in _OBJECTS_NAMED if each not in _FIRST_WORDS or word in _FIRST_WORDS[each])
    return scope.first_of(at, *fitting, expected="one object or target")


def read_source_object(at: Cursor, scope: Scope) -> Reference:
    """`source_object` = itself | "this spell", of a spell"""
    if not scope.setting.spell:
        read_itself(at)
        return Reference(scope.mention(fl.THIS))
    if not at.take("this", "spell"):
        read_itself(at)
    return Reference(fl.THIS)  # not mentioned: no pronoun means the spell itself


def _read_pronoun_it(at: Cursor, scope: Scope) -> Reference:
    """`pronoun_it` = "it" | "he" | "she" | "him" | "her"."""
    if at.take("it"):
        return Reference(scope.it(at))
    at.one_word(("he", "she", "him", "her"), "“it”")
    return Reference(scope.he_or_she(at))


def _read_that_one(at: Cursor, scope: Scope) -> Reference:
    """`that_one` = "that" NOUNS"""
    at.expect("that")
    noun = at.one_word(_NOUNS, "“creature”, “permanent” or the like")
    return Reference(scope.that_one(at, noun))


def _read_pronoun_them(at: Cursor, scope: Scope) -> Reference:
    """`pronoun_them` = ("they" | "them" | "both") | "each of them"."""
    each_of = at.take("each", "of", "them")
    if not each_of and not at.take("they") and not at.take("both"):
        at.expect("them")
    return Reference(scope.them(at), plural=not each_of)


def _read_chosen_ones(at: Cursor, scope: Scope) -> Reference:
    """`chosen_ones` = "the chosen" ("card" | NOUNS | "cards" | THOSE), the only targets (CR 115.1)"""
    at.expect("the", "chosen")
    noun = at.one_word(_CHOSEN, "“card”, “creature” or the like")
    plural = noun.endswith("s")
    if len(scope.named.targets) != 1 or scope.named.targets[0].several is not plural or scope.named.target_players:
        raise at.error("the only targets")
    what = fl.TargetObject(0)
    if scope.is_card(what) is not noun.startswith("card") or not (scope.is_card(what) or scope.is_permanent(what)):
        raise at.error("what was chosen")
    return Reference(what, plural)


def _read_those_objects(at: Cursor, scope: Scope) -> Reference:
    """`those_objects` = ["each of"] "those" THOSE"""
    each_of = at.take("each", "of")
    at.expect("those")
    at.one_word(_THOSE, "“creatures”, “permanents” or the like")
    return Reference(scope.them(at), plural=not each_of)


_NOUNS = ATTACHED_NOUNS | {"aura", "equipment"}
_THOSE = frozenset(f"{noun}s" for noun in ATTACHED_NOUNS)
_CHOSEN = frozenset({"card", "cards", *_NOUNS, *_THOSE})


def _read_attached(at: Cursor, scope: Scope) -> Reference:
    """CR 608.2h: of a source that has left, what it was attached to."""
    if scope.setting.spell:
        raise at.error("what a permanent is attached to")
    return Reference(scope.mention(read_attached_object(at)))


def read_what_was_made(at: Cursor, scope: Scope) -> Reference:
    """`what_was_made` = ("that" | "the") "token" | "the creature" | ("those" | "the") "tokens" | "them": what the
    ability created or put onto the battlefield"""
    if MADE not in scope.named.objects:
        raise at.error("what was created before")
    if at.take("them"):
        return Reference(MADE, plural=True)
    singular = at.take("that", "token") or at.take("the", "token") or at.take("the", "creature")
    if not singular and not at.take("the", "tokens"):
        at.expect("those", "tokens")
    return Reference(MADE, plural=not singular)


# Cards in exile (CR 607.2a).

EXILING = frozenset({"exile", "exiles"})
"""Verbs by which an ability exiles something itself; then "the exiled card" is that, and no linked card."""


def read_linked_cards(at: Cursor, scope: Scope) -> Reference:
    """`linked_cards` = "the exiled" cards_of_kinds | ("a" | "an" | "each" | "all" | "the") cards_exiled_with: cards
    that abilities of the source have exiled"""
    if scope.setting.spell:
        raise at.error("a source that other abilities have")
    if at.take("the", "exiled"):
        if scope.exiles or any(token.word in EXILING for token in at.tokens):
            raise at.error("what another ability exiles")
        plural = at.at("cards")
        return Reference(scope.mention(fl.ExiledWith(read_cards_of_kinds(at, plural=plural))), plural)
    one = at.take("a") or at.take("an")
    plural = not one and not at.take("each")
    if plural and not at.take("all"):
        at.expect("the")
    found = read_cards_exiled_with(at, scope, plural=plural)
    return Reference(scope.mention(replace(found, one=one)), plural)


def read_cards_exiled_with(at: Cursor, scope: Scope, *, plural: bool) -> fl.ExiledWith:
    """`cards_exiled_with` = cards_of_kinds ["you own"] "exiled with" (itself | "it")"""
    found = read_cards_of_kinds(at, plural=plural)
    if at.take("you", "own"):
        found = replace(found, owner=fl.Side.YOU)
    at.expect("exiled", "with")
    if not at.take("it"):
        read_itself(at)
    elif scope.it(at) != fl.THIS:
        raise at.error("a reference to the source")
    return fl.ExiledWith(found)


def read_linked_cards_possessive(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`linked_cards_possessive` = "the exiled" ["creature"] "card's" | "the exiled" ("creature's" | "cards'")"""
    at.expect("the", "exiled")
    if scope.setting.spell or scope.exiles or any(token.word in EXILING for token in at.tokens):
        raise at.error("what another ability exiles")
    if not at.take("creature's") and not at.take("cards'"):
        at.take("creature")
        at.expect("card's")
    return scope.mention(fl.ExiledWith())


# Targets.


def read_target_object(at: Cursor, scope: Scope) -> Reference:
    """`target_object` = ["each of"] [target_number] ["another" | "other" | "a third"] "target" targeted"""
    each_of = at.take("each", "of")
    spec = read_target_number(at, scope)
    if each_of and not spec.several:
        raise at.error("several targets")
    other = at.take("another") or at.take("other") or (bool(scope.named.targets) and at.take("a", "third"))
    at.expect("target")
    apart = other and bool(scope.named.targets)
    if other and scope.setting.spell and not apart:
        raise at.error("a target that differs from another one")
    found = _read_targeted(at, scope, replace(spec, apart=apart))
    if other and not apart:
        if found.cards is not None and found.permanents is None:
            found = replace(found, cards=replace(found.cards, other=True))
        elif found.permanents is not None:
            found = replace(found, permanents=replace(found.permanents, other=True))
        else:
            raise at.error("a target that differs from the source alone")
    what = scope.mention(scope.target(found))
    if found.several:
        at.take("each")
    return Reference(what, plural=found.several and not each_of)


def read_divided_targets(at: Cursor, scope: Scope) -> fl.TargetObject:
    """`divided_targets` = target_number ("targets" | "target" targeted), several of them (CR 601.2d)"""
    spec = read_target_number(at, scope)
    if not spec.several:
        raise at.error("several targets")
    if at.take("targets"):
        return scope.target(replace(spec, permanents=fl.ANY_TARGET.permanents, players=fl.ANY_TARGET.players))
    at.expect("target")
    return scope.target(_read_targeted(at, scope, spec))


def _read_targeted(at: Cursor, scope: Scope, spec: fl.TargetSpec) -> fl.TargetSpec:
    """`targeted` = spells_or_abilities ["that targets" aiming] | card | card_of_that_player | cards_of_one_graveyard |
    described, all in the plural where there may be several"""
    plural = spec.several
    found = at.attempt(lambda at: _read_spells_or_abilities(at, spec))
    if found is not None:
        return _read_aiming(at, found) if at.take("that", "target" if plural else "targets") else found
    cards = at.attempt(lambda at: read_card(at, plural=plural))
    if cards is None:
        cards = scope.attempt(at, lambda at, scope: _read_card_of_that_player(at, scope, plural=plural))
    if cards is not None:
        return replace(spec, cards=cards)
    of_one = at.attempt(_read_cards_of_one_graveyard) if plural else None
    if of_one is not None:
        return replace(spec, cards=of_one, one_owner=True)
    holder = partial(read_controller, scope=scope, named_before=True)
    described = read_described(at, plural=plural, holder=holder)
    if described.other and not scope.setting.spell:  # said as "other than" the source itself
        return replace(
            spec, permanents=replace(_require_meaning(at, scope, replace(described, other=False)), other=True)
        )
    return replace(spec, permanents=_require_meaning(at, scope, described))


def _read_aiming(at: Cursor, spec: fl.TargetSpec) -> fl.TargetSpec:
    """`aiming` = "you" ["or" one_described] | one_described, what the spells or abilities target (CR 115.1)"""
    you = at.take("you")
    if you and not at.take("or"):
        return replace(spec, aiming_at_you=True)
    return replace(spec, aiming_at=read_one_described(at), aiming_at_you=you)


def _read_cards_of_one_graveyard(at: Cursor) -> fl.Filter:
    """`cards_of_one_graveyard` = described_card in the plural "from a single graveyard" (CR 404.1)"""
    found = read_described_card(at, plural=True)
    at.expect("from", "a", "single", "graveyard")
    return found


def _read_card_of_that_player(at: Cursor, scope: Scope, *, plural: bool) -> fl.Filter:
    """`card_of_that_player` = described_card "from that player's graveyard", of the player of the event (CR 404)"""
    found = read_described_card(at, plural=plural)
    at.expect("from", "that", "player's", "graveyard")
    who = scope.that_player(at)
    if isinstance(who, fl.TargetObject):
        raise at.error("a player who is known as targets are chosen")
    return replace(found, controlled_by=who)


def _read_spells_or_abilities(at: Cursor, spec: fl.TargetSpec) -> fl.TargetSpec:
    """`spells_or_abilities` = (spell | ability_kinds) { [","] "or" (spell | ability_kinds | "permanent" | "creature")
    }"""
    found = _read_spell_or_ability(at, spec)
    while more := at.attempt(partial(_read_further_target, spec=found)):
        found = more
    return found


def _read_spell_or_ability(at: Cursor, spec: fl.TargetSpec) -> fl.TargetSpec:
    abilities = at.attempt(read_ability_kinds)
    if abilities is not None:
        side = at.choose(SIDES) or fl.Side.ANY
        if side is not fl.Side.ANY and (spec.spells is not None or spec.abilities):
            raise at.error("whose spells and abilities, once for all of them")
        return replace(spec, abilities=(*spec.abilities, *abilities), abilities_of=side)
    if spec.abilities_of is not fl.Side.ANY:
        raise at.error("one description of spells")
    found = read_spell(at, plural=spec.several)
    return replace(spec, spells=found if spec.spells is None else fl.Filter(either=(spec.spells, found)))


def _read_further_target(at: Cursor, spec: fl.TargetSpec) -> fl.TargetSpec:
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("“or”")
    if at.take("nonland", "permanent"):
        return replace(spec, permanents=fl.Filter(none_of=("Land",)))
    if at.take("permanent"):
        return replace(spec, permanents=fl.Filter())
    if at.take("creature"):
        return replace(spec, permanents=fl.CREATURE)
    return _read_spell_or_ability(at, spec)


def _read_each_object(at: Cursor, scope: Scope) -> Reference:
    found = read_each_described(at, partial(read_controller, scope=scope))
    return Reference(scope.describe(fl.Matching(_require_meaning(at, scope, found))))


def _read_all_objects(at: Cursor, scope: Scope) -> Reference:
    found = read_all_described(at, partial(read_controller, scope=scope))
    return Reference(scope.describe(fl.Matching(_require_meaning(at, scope, found))), plural=True)


def _require_meaning(at: Cursor, scope: Scope, found: fl.Filter) -> fl.Filter:
    """Return the description; raise where it has no meaning with this trigger event and this source."""
    if found.side is fl.Side.DEFENDING_PLAYER and not scope.setting.defender:
        raise at.error("whose they are, where nobody is the defending player")
    if is_relative(found) and scope.setting.spell:
        raise at.error("a size that no source has")
    if found.other and (scope.setting.spell or any(each != fl.THIS for each in scope.named.objects)):
        found = _apart_from_named(at, scope, found)
    if found.side is fl.Side.ACTIVE_PLAYER and scope.names_no_player:
        scope.introduce_player(at, fl.Players.ACTIVE_PLAYER)
    return found


def _apart_from_named(at: Cursor, scope: Scope, found: fl.Filter) -> fl.Filter:
    """Return the description of others than the one thing that a spell has named, which is never the spell itself;
    raise where there is none, or where it could be others than the source."""
    objects = scope.named.objects
    if not scope.setting.spell or len(objects) != 1 or isinstance(objects[0], fl.TargetObject | fl.Made) is False:
        raise at.error("others than the source alone")
    if not scope.is_permanent(objects[0]):
        raise at.error("others than a permanent")
    return replace(found, other=False, apart_from=objects[0])


def read_described_objects(at: Cursor, scope: Scope) -> fl.Matching:
    """`described_objects` = described in the plural, for "the number of" them"""
    found = read_described(at, plural=True, holder=partial(read_controller, scope=scope))
    return scope.describe(fl.Matching(_require_meaning(at, scope, found)))


def read_described_object(at: Cursor, scope: Scope) -> fl.Matching:
    """`described_object` = described in the singular, after "for each"."""
    found = read_described(at, plural=False, holder=partial(read_controller, scope=scope))
    return scope.describe(fl.Matching(_require_meaning(at, scope, found)))


# What is dealt damage.


def read_recipient(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    """`recipient` = any_target | mixed_target | each_of_targets | attacked_player | player_dealt | objects_dealt"""
    productions = (
        _read_any_target,
        _read_mixed_target,
        _read_each_of_targets,
        _read_attacked_player,
        _read_player_dealt,
        _read_objects_dealt,
    )
    return scope.first_of(at, *productions, expected="what is dealt damage")


def _read_any_target(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    """`any_target` = "any target" | "any other target" | "another target" | "a third target", apart from those before
    (CR 115.3-115.4)"""
    if at.take("any", "target"):
        return scope.target(fl.ANY_TARGET)
    named = scope.named.targets and any(at.take(*words) for words in _FURTHER_TARGETS)
    if not named or (at.token is not None and at.token.kind is Kind.WORD and not at.at("and")):
        raise at.error("“any target”")
    return scope.target(replace(fl.ANY_TARGET, apart=True))


_FURTHER_TARGETS = (("any", "other", "target"), ("another", "target"), ("a", "third", "target"))


_MIXED = {"creature": "Creature", "planeswalker": "Planeswalker", "battle": "Battle"}
"""The types that can stand beside a player as a target of damage, in the order of CR 115.4."""
_MIXED_PLAYERS = {"player": fl.Side.ANY, "opponent": fl.Side.OPPONENT}


def _read_mixed_target(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    """`mixed_target` = "target" mixed_word { further_mixed_word }: types and players"""
    at.expect("target")
    words = [_read_mixed_word(at)]
    while more := at.attempt(_read_further_mixed_word):
        words.append(more)
    sides = [_MIXED_PLAYERS[word] for word in words if word in _MIXED_PLAYERS]
    types = tuple(name for word, name in _MIXED.items() if word in words)
    if len(sides) != 1 or not types or at.choose(SIDES) is not None:
        raise at.error("both a player and a type")
    permanents = fl.Filter(any_of=types) if len(types) > 1 else fl.Filter(all_of=types)
    return scope.target(fl.TargetSpec(permanents, sides[0]))


def _read_mixed_word(at: Cursor) -> str:
    return at.one_word({*_MIXED, *_MIXED_PLAYERS}, "a creature, a player, a planeswalker or a battle")


def _read_further_mixed_word(at: Cursor) -> str:
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("“or”")
    return _read_mixed_word(at)


def _read_each_of_targets(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    """`each_of_targets` = "each of" divided_targets, several of anything that can be dealt damage (CR 115.4)"""
    at.expect("each", "of")
    start = at.position
    found = read_divided_targets(at, scope)
    if at.tokens[at.position - 1].word != "targets" or at.position == start:
        raise at.error("“targets”")
    return found


def _read_attacked_player(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    """`attacked_player` = "the player" ("or planeswalker" | "," "planeswalker" "," "or battle") ("it's" | "he's" |
    "she's" | "this creature is" | "that creature is") "attacking", in an ability that triggers on an attack
    (CR 508.5)"""
    if not scope.setting.defender:
        raise at.error("an attack that the ability triggers on")
    at.expect("the", "player")
    if not at.take("or", "planeswalker"):
        at.expect(",", "planeswalker", ",", "or", "battle")
    another = next((each for each in scope.named.objects if each == fl.TriggeringObject()), None)
    if at.take("it's"):
        what = another or scope.it(at)
    elif at.take("he's") or at.take("she's") or at.take("this", "creature", "is"):
        what = scope.he_or_she(at)
    else:
        at.expect("that", "creature", "is")
        what = scope.that_one(at, "creature")
    at.expect("attacking")
    return fl.AttackedBy(what)


def _read_player_dealt(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    return scope.they(at) if at.take("them") else read_player(at, scope).who


def _read_objects_dealt(at: Cursor, scope: Scope) -> fl.ObjectSet | fl.PlayerSet:
    return read_reference(at, scope).what


_OBJECTS_NAMED: tuple[Callable[[Cursor, Scope], Reference], ...] = (
    read_linked_cards,
    read_source_object,
    _read_pronoun_it,
    _read_pronoun_them,
    _read_that_one,
    _read_chosen_ones,
    _read_those_objects,
    read_what_was_made,
    read_target_object,
    _read_attached,
)
"""The ways to speak of one object, or of several that have been named."""
_FIRST_WORDS: Mapping[Callable[[Cursor, Scope], Reference], frozenset[str]] = {
    read_linked_cards: frozenset(("a", "all", "an", "each", "the")),
    _read_pronoun_it: frozenset(("he", "her", "him", "it", "she")),
    _read_pronoun_them: frozenset(("both", "each", "them", "they")),
    _read_that_one: frozenset(("that",)),
    _read_chosen_ones: frozenset(("the",)),
    _read_those_objects: frozenset(("each", "those")),
    read_what_was_made: frozenset(("that", "the", "them", "those")),
}
"""With which words those begin that always begin so."""
