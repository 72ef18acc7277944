"""Changes of what objects are (CR 611.2, 613): texts, sizes, types, colors, abilities, control, for a while or not.

The duration stands in front of the object or behind its changes, once; a size change without one is not read."""

from dataclasses import replace

from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.quantities import read_own_possessive
from bot.oracle.keywords.quoted_abilities import read_given_abilities
from bot.oracle.nouns.object_references import Reference, read_named_objects, read_one_object, read_reference
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.permanents import read_counter_kind, read_described, read_simple_keyword
from bot.oracle.nouns.player_references import read_player, read_whose
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.becoming import (
    Change,
    read_all_creature_types,
    read_becoming,
    read_loses,
    read_still_sentence,
    read_type_removed,
    settle_changes,
    with_types_kept,
)
from bot.oracle.objects.copy_exceptions import read_copy_exceptions
from bot.oracle.objects.power_and_toughness import has_x, read_base_size, read_multiplied_by, read_size_change_amount
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table


def read_duration_in_front(at: Cursor, scope: Scope) -> None:
    """`duration_in_front` = ("this turn" | "this combat" | duration) ",": how long all that the sentence says lasts"""
    if at.take("this", "turn"):
        scope.front = fx.Duration.END_OF_TURN
    elif at.take("this", "combat"):
        scope.front = fx.Duration.END_OF_COMBAT
    else:
        scope.front = read_duration(at, scope)
    at.expect(",")


def read_duration_and_changes(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`duration_and_changes` = duration_in_front reference (changes | "becomes a copy of" become_copy)"""
    read_duration_in_front(at, scope)
    whom = require_permanents(at, scope, read_reference(at, scope))
    if at.take("become" if whom.plural else "becomes", "a", "copy", "of"):
        return (read_become_copy(at, scope, whom.what),)
    return (read_changes(at, scope, whom),)


def read_duration(at: Cursor, scope: Scope) -> fx.Duration:
    """`duration` = "until end of" ("turn" | "combat") | "until your next turn" | "until the end of your next turn" |
    until_it_leaves | "for as long as" as_long_as (CR 611.2a-b)"""
    for duration in (
        fx.Duration.END_OF_TURN,
        fx.Duration.END_OF_COMBAT,
        fx.Duration.YOUR_NEXT_TURN,
        fx.Duration.END_OF_YOUR_NEXT_TURN,
    ):
        if at.take(*duration.split()):
            return duration
    if not scope.setting.spell and at.attempt(read_until_it_leaves):
        return fx.Duration.UNTIL_SOURCE_LEAVES
    at.expect("for", "as", "long", "as", expected="“until end of turn”")
    if scope.setting.spell:
        raise at.error("what a spell can wait for")
    return _read_as_long_as(at)


def read_until_it_leaves(at: Cursor) -> bool:
    """`until_it_leaves` = "until" itself "leaves the battlefield" (CR 610.3, 611.2a)"""
    at.expect("until")
    read_itself(at)
    at.expect("leaves", "the", "battlefield")
    return True


def _read_as_long_as(at: Cursor) -> fx.Duration:
    """`as_long_as` = "you control" itself ["and" itself "remains tapped"] | itself "remains" ("tapped" | "on the
    battlefield")"""
    if at.take("you", "control"):
        read_itself(at)
        if at.attempt(_read_and_tapped):
            return fx.Duration.WHILE_SOURCE_HELD_TAPPED
        return fx.Duration.WHILE_SOURCE_CONTROLLED
    read_itself(at)
    at.expect("remains")
    if at.take("tapped"):
        return fx.Duration.WHILE_SOURCE_TAPPED
    at.expect("on", "the", "battlefield")
    return fx.Duration.WHILE_SOURCE_REMAINS


def _read_and_tapped(at: Cursor) -> bool:
    at.expect("and")
    read_itself(at)
    at.expect("remains", "tapped")
    return True


def require_permanents(at: Cursor, scope: Scope, whom: Reference) -> Reference:
    """Return the reference; raise unless it means permanents that are still there."""
    if not scope.is_permanent(whom.what):
        raise at.error("a permanent")
    return require_present(at, scope, whom)


def require_present(at: Cursor, scope: Scope, whom: Reference) -> Reference:
    """Return the reference; raise where it is a source that may have left, or the spell that resolves."""
    if whom.what == fl.THIS and (scope.setting.gone or scope.setting.spell):
        raise at.error("a permanent that is still there")
    return whom


def read_changes(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`changes` = (gains_choice | change { "and" change } ["and" gains_choice]) [duration] ["for each" …], the duration
    once, in front or behind; a size change or a gained ability needs one"""
    activated = scope.attempt(at, lambda at, scope: _read_gains_activated(at, scope, whom))
    if activated is not None:
        return activated
    choice = scope.attempt(at, lambda at, _: _read_gains_choice(at, whom))
    changes = [*_read_change(at, scope, whom)] if choice is None else []
    while choice is None and (more := scope.attempt(at, lambda at, scope: _read_further_change(at, scope, whom))):
        changes.extend(more)
    choice = choice or scope.attempt(at, lambda at, _: _read_further_choice(at, whom))
    found = settle_changes(tuple(changes))
    lasting = scope.front or (read_duration(at, scope) if choice else scope.attempt(at, read_duration))
    if choice is not None and lasting is not None:
        return fx.EitherOf(tuple(fx.Modify(whom.what, (*found, each), lasting) for each in choice))
    fleeting = any(isinstance(each, fx.ModifyPowerToughness | fx.AddAbility) for each in changes)
    quoted = whom.what == fl.THIS and any(token.word == '"' for token in at.tokens)  # CR 611.2a: for good
    if lasting is None and fleeting and not quoted and not isinstance(whom.what, fl.Made):
        lasting = read_duration(at, scope)
    found = require_known_x(at, scope, read_multiplied_by(at, scope, found))
    return fx.Modify(whom.what, found, lasting or fx.Duration.PERMANENT)


def _read_further_choice(at: Cursor, whom: Reference) -> tuple[fx.AddAbility, ...]:
    at.take(",")
    at.expect("and")
    return _read_gains_choice(at, whom)


def _read_gains_choice(at: Cursor, whom: Reference) -> tuple[fx.AddAbility, ...]:
    """`gains_choice` = "gains your choice of" simple_keyword { [","] ["or"] simple_keyword } (CR 608.2d)"""
    at.expect("gain" if whom.plural else "gains", "your", "choice", "of")
    found = [read_simple_keyword(at)]
    while at.take(",", "or") or at.take(",") or at.take("or"):
        found.append(read_simple_keyword(at))
    if len(found) == 1:
        raise at.error("a further keyword")
    return tuple(fx.AddAbility(fx.KeywordAbility(each)) for each in found)


def _read_gains_activated(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`gains_activated` = "gains" ("all activated abilities" | "each activated ability") "of" one_object [duration]"""
    at.expect("gain" if whom.plural else "gains")
    if not at.take("all", "activated", "abilities", "of"):
        at.expect("each", "activated", "ability", "of")
    of = require_permanents(at, scope, read_one_object(at, scope)).what
    return fx.GainActivatedAbilities(whom.what, of, scope.front or read_duration(at, scope))


def require_known_x(at: Cursor, scope: Scope, found: tuple[fx.Modification, ...]) -> tuple[fx.Modification, ...]:
    """Return the modifications; raise where they have an X that neither a cost nor the sentence's end defines (CR
    107.3)."""
    if has_x(found) and not (scope.setting.x or scope.where):
        raise at.error("what X is")
    return found


def _read_further_change(at: Cursor, scope: Scope, whom: Reference) -> tuple[Change, ...]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further “gets” or “gains”")
    return _read_change(at, scope, whom)


def read_stated(at: Cursor, scope: Scope) -> fx.Effect:
    """`stated` = ("it's" | "they're") becoming [duration], of permanents (CR 611.2e)"""
    plural = at.take("they're")
    if not plural:
        at.expect("it's")
    whom = require_permanents(at, scope, Reference(scope.them(at) if plural else scope.it(at), plural))
    change = settle_changes((read_becoming(at, scope, plural=plural, lands=speaks_of_lands(at)),))
    lasting = scope.front or scope.attempt(at, read_duration)
    return fx.Modify(whom.what, require_known_x(at, scope, change), lasting or fx.Duration.PERMANENT)


def _read_change(at: Cursor, scope: Scope, whom: Reference) -> tuple[Change, ...]:
    """`change` = "gets" size_change_amount | "gains" (all_creature_types | given_abilities) | "loses" loses | "becomes"
    becoming | "has" (base_size | given_abilities,
    "for as long as" behind them) | "is" becoming | "isn't" type_removed (CR 613.1d-g)"""
    plural = whom.plural
    if at.take("get" if plural else "gets"):
        return (read_size_change_amount(at, scope),)
    if at.take("lose" if plural else "loses"):
        return read_loses(at)
    if at.take("become" if plural else "becomes") or at.take("are" if plural else "is"):
        return (read_becoming(at, scope, plural=plural, lands=speaks_of_lands(at)),)
    if at.take("aren't" if plural else "isn't"):
        return (read_type_removed(at),)
    if at.take("have" if plural else "has"):
        base = scope.attempt(at, read_base_size)
        if base is not None:
            return (base,)
        if not any(token.word == "long" for token in at.tokens[at.position :]):
            raise at.error("“base power and toughness”, or what it has for as long as something is so")
    else:
        at.expect("gain" if plural else "gains", expected="“gets” or “gains”")
    types = at.attempt(read_all_creature_types)
    if types is not None:
        return (types,)
    return tuple(fx.AddAbility(ability) for ability in read_given_abilities(at))


def read_recolor(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`recolor` = "becomes" becoming [duration], of what may be a spell (CR 105.3, 400.7a)"""
    at.expect("become" if whom.plural else "becomes")
    found = settle_changes((read_becoming(at, scope, plural=whom.plural),))
    if not all(isinstance(each, fx.SetColors | fx.AddColors) or takes_color(each) for each in found):
        raise at.error("a color")
    return fx.Modify(whom.what, found, scope.front or scope.attempt(at, read_duration) or fx.Duration.PERMANENT)


def takes_color(change: fx.Modification) -> bool:
    return isinstance(change, fx.TakeChosen) and change.what == "color"


def speaks_of_lands(at: Cursor) -> bool:
    """Say whether the subject that was read is a land, whose chosen type is a land type."""
    return any(token.word in {"land", "lands"} for token in at.tokens[: at.position])


# What belongs to the sentence before.


def read_still_behind(at: Cursor, scope: Scope, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`still_behind` = still_sentence, behind the one that says what something becomes"""
    imposed = next((index for index, each in enumerate(reversed(before)) if not isinstance(each, fx.Impose)), 0)
    before, behind = before[: len(before) - imposed], before[len(before) - imposed :]
    last = before[-1] if before else None
    if not isinstance(last, fx.Modify):
        raise at.error("something that became something before")
    read_still_sentence(at, plural=isinstance(last.what, fl.Matching) or scope.is_plural(last.what))
    changes = with_types_kept(last.modifications)
    added = any(isinstance(each, fx.AddTypes) and each.types for each in last.modifications)
    if changes == last.modifications and not added:  # what becomes an artifact creature keeps its types (205.1b)
        raise at.error("a type that was replaced")
    return (*before[:-1], replace(last, modifications=changes), *behind)


# Copies (CR 707.2).


def read_become_copy(at: Cursor, scope: Scope, what: fl.ObjectSet) -> fx.Effect:
    """`become_copy` = one_object [duration] ["," "except" copy_exceptions], the verb read (CR 707.2, 707.9)"""
    of = read_one_object(at, scope).what
    lasting = scope.front or scope.attempt(at, read_duration) or fx.Duration.PERMANENT
    if lasting not in _COPIES_LAST:
        raise at.error("how long a copy lasts")
    different = read_copy_exceptions(at) if at.take(",", "except") else fx.NO_EXCEPTIONS
    if different.counters:
        raise at.error("an exception that is no counter")
    return fx.BecomeCopy(what, of, lasting, different)


def read_others_become_copy(at: Cursor, scope: Scope) -> tuple[fx.Effect, ...]:
    """`others_become_copy` = "each other" described "becomes a copy of" become_copy: all but what they become a copy of
    (CR 707.2)"""
    at.expect("each", "other")
    if not scope.setting.spell:
        raise at.error("the text of a spell")
    what = fl.Matching(read_described(at, plural=False))
    at.expect("becomes", "a", "copy", "of")
    return (read_become_copy(at, scope, what),)


_COPIES_LAST = frozenset({fx.Duration.END_OF_TURN, fx.Duration.END_OF_COMBAT, fx.Duration.PERMANENT})


# Doubling (CR 701.10): its verb has been read.


def read_double(at: Cursor, scope: Scope) -> fx.Effect:
    """`double` = whose "life total" (CR 701.10d) | doubled_counters | ("the" size_names "of" reference | doubled_object
    size_names) ["until end of turn"] (701.10a-c)"""
    other = scope.attempt(at, _read_doubled_life) or scope.attempt(at, _read_doubled_counters)
    if other is not None:
        return other
    if at.take("the"):
        sizes = _read_size_names(at)
        at.expect("of")
        what = require_permanents(at, scope, read_reference(at, scope)).what
    else:
        what = _read_doubled_object(at, scope)
        sizes = _read_size_names(at)
    if scope.front is not fx.Duration.END_OF_TURN:
        at.expect("until", "end", "of", "turn")
    plus = {"power": (1, 0), "toughness": (0, 1)}
    more = tuple(
        fx.ModifyPowerToughness(*plus[each], times=fx.CharacteristicOf(fl.AFFECTED, each), doubles=True)
        for each in sizes
    )
    return fx.Modify(what, more, fx.Duration.END_OF_TURN)


def _read_doubled_counters(at: Cursor, scope: Scope) -> fx.Effect:
    """`doubled_counters` = "the number of" ("each kind of counter on" one_object | counter_kind "counters on"
    reference) (CR 701.10e)"""
    at.expect("the", "number", "of")
    if at.take("each", "kind", "of", "counter", "on"):
        one = require_permanents(at, scope, read_one_object(at, scope)).what
        return fx.PutCountersOf(one, one)
    kind = read_counter_kind(at)
    if kind is None or kind.startswith("each"):
        raise at.error("a kind of counter")
    at.expect("counters", "on")
    what = require_permanents(at, scope, read_reference(at, scope)).what
    return fx.PutCounters(what, kind, fx.CountersOn(fl.AFFECTED, kind))


def _read_doubled_life(at: Cursor, scope: Scope) -> fx.Effect:
    who = read_whose(at, scope)
    at.expect("life", "total")
    if who in {fl.Players.EACH_OPPONENT, fl.Players.EACH_PLAYER}:
        raise at.error("one player's life total")
    return fx.SetLife(who, fx.Times(fx.LifeOf(who), 2))


def _read_size_names(at: Cursor) -> tuple[str, ...]:
    first = at.one_word(("power", "toughness"), "“power” or “toughness”")
    return (first, "toughness") if first == "power" and at.take("and", "toughness") else (first,)


def _read_doubled_object(at: Cursor, scope: Scope) -> fl.ObjectSet:
    if at.take("target", "creature's"):
        return scope.mention(scope.target(fl.TargetSpec(permanents=fl.CREATURE)))
    if at.take("its"):
        return require_permanents(at, scope, Reference(scope.it(at))).what
    if at.attempt(read_own_possessive) is not None:
        return require_permanents(at, scope, Reference(fl.THIS)).what
    at.expect("that", "creature's")
    return require_permanents(at, scope, Reference(scope.that_one(at, "creature"))).what


# Control (CR 613.1b), switching (613.4d): their verb has been read.


def read_gain_control(at: Cursor, scope: Scope, who: fl.PlayerSet | None = None) -> fx.Effect:
    """`gain_control` = "gain control of" reference [duration]; `who` gains it, None: the effect's controller"""
    at.expect("control", "of")
    whom = require_permanents(at, scope, read_reference(at, scope))
    if whom.what == fl.THIS and who in {None, fl.Players.YOU}:
        raise at.error("what is not the source itself")
    lasting = scope.front or scope.attempt(at, read_duration) or fx.Duration.PERMANENT
    return fx.Modify(whom.what, (fx.GainControl(who),), lasting)


def read_exchange(at: Cursor, scope: Scope) -> fx.Effect:
    """`exchange` = exchanged_life | "control of" named_objects ["and" one_object], two permanents (CR 701.12b)"""
    life = scope.attempt(at, _read_exchanged_life)
    if life is not None:
        return life
    at.expect("control", "of")
    first = require_permanents(at, scope, read_named_objects(at, scope))
    if not first.plural:
        at.expect("and")
        return fx.ExchangeControl(first.what, require_permanents(at, scope, read_one_object(at, scope)).what)
    spec = scope.named.targets[first.what.index] if isinstance(first.what, fl.TargetObject) else None
    if spec is None or (spec.least, spec.most, spec.x) != (2, 2, False):
        raise at.error("two permanents")
    return fx.ExchangeControl(first.what)


def _read_exchanged_life(at: Cursor, scope: Scope) -> fx.Effect:
    """`exchanged_life` = whose "life total with" possessive ("power" | "toughness") | "life totals with" player
    (CR 701.12c, g)"""
    if at.take("life", "totals", "with"):
        return fx.ExchangeLife(fl.Players.YOU, read_player(at, scope).who)
    who = read_whose(at, scope)
    if who in {fl.Players.EACH_OPPONENT, fl.Players.EACH_PLAYER}:
        raise at.error("one player's life total")
    at.expect("life", "total", "with")
    what = _read_possessive(at, scope)
    return fx.ExchangeLife(who, what, at.one_word(("power", "toughness"), "“power” or “toughness”"))


def read_switch(at: Cursor, scope: Scope) -> fx.Effect:
    """`switch` = "switch" possessive "power and toughness" duration"""
    what = _read_possessive(at, scope)
    at.expect("power", "and", "toughness")
    return fx.Modify(what, (fx.SwitchPowerToughness(),), scope.front or read_duration(at, scope))


def _read_possessive(at: Cursor, scope: Scope) -> fl.ObjectSet:
    """`possessive` = "its" | own_possessive | reference, in the possessive: "target creature's"."""
    if at.take("its"):
        return require_present(at, scope, Reference(scope.it(at))).what
    if at.attempt(read_own_possessive):
        return require_present(at, scope, Reference(scope.mention(fl.THIS))).what
    ahead = at.tokens[at.position :]
    length = next((index for index, token in enumerate(ahead, 1) if token.word.endswith("'s")), 0)
    if not length:
        raise at.error("whose power and toughness")
    last = ahead[length - 1]
    plain = last._replace(word=last.word[:-2], raw=last.raw[:-2])
    owner = Cursor((*ahead[: length - 1], plain), at.names)
    whom = require_permanents(at, scope, read_reference(owner, scope))
    if not owner.done:
        raise owner.error("whose power and toughness")
    at.position += length
    return whom.what


def durations_fit(found: tuple[fx.Effect, ...]) -> bool:
    """Say whether it is clear how long each change lasts: a duration might also be meant for a change before it that
    has none."""
    lasting = [each.duration for each in found if isinstance(each, fx.Modify)]
    first = next((index for index, each in enumerate(lasting) if each is fx.Duration.PERMANENT), len(lasting))
    return all(each is fx.Duration.PERMANENT for each in lasting[first:])


# Text (CR 612): "the text of" has been read.


def read_change_text(at: Cursor, scope: Scope) -> fx.Effect:
    """`change_text` = one_object "by replacing all instances of" words_replaced { "or" words_replaced } [duration]"""
    whom = read_one_object(at, scope).what
    if not scope.is_spell(whom):
        require_permanents(at, scope, Reference(whom))
    at.expect("by", "replacing", "all", "instances", "of")
    found = [_read_words_replaced(at)]
    while at.take("or"):
        found.append(_read_words_replaced(at))
    if len(found) > 1 and any(each.new is not None for each in found):
        raise at.error("words that are all chosen")
    change = fx.ChangeText(tuple(kind for each in found for kind in each.of), new=found[0].new)
    return fx.Modify(whom, (change,), scope.front or scope.attempt(at, read_duration) or fx.Duration.PERMANENT)


def _read_words_replaced(at: Cursor) -> fx.ChangeText:
    """`words_replaced` = "one" WORDS "with" ("another" | CREATURE_TYPES)"""
    at.expect("one")
    kind = at.choose(_WORDS)
    if kind is None:
        raise at.error("a kind of words")
    at.expect("with")
    if at.take("another"):
        return fx.ChangeText((kind,))
    new = at.choose(_CREATURE_TYPES)
    if new is None or kind != "creature type":
        raise at.error("“another”")
    return fx.ChangeText((kind,), new=new)


_WORDS = phrase_table({"color word": "color", "basic land type": "land type", "creature type": "creature type"})
_CREATURE_TYPES = phrase_table({name.lower(): name for name in CREATURE_TYPES})


def read_never_sentence(at: Cursor, before: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """`never_sentence` = "the new creature type can't be" CREATURE_TYPES, behind what changes a text"""
    last = before[-1] if before else None
    if not isinstance(last, fx.Modify) or not isinstance(last.modifications[0], fx.ChangeText):
        raise at.error("a text that was changed before")
    at.expect("the", "new", "creature", "type", "can't", "be")
    never = at.choose(_CREATURE_TYPES)
    if never is None:
        raise at.error("a creature type")
    return (*before[:-1], replace(last, modifications=(replace(last.modifications[0], never=(never,)),)))
