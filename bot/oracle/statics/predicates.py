"""What a statement says of its subject: gets, has, is, loses, stays tapped, can't and must (CR 611.3)."""

from typing import TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.counts import read_graveyards
from bot.oracle.nouns.object_references import read_reference
from bot.oracle.nouns.permanents import read_counter_kind
from bot.oracle.nouns.scope import Scope
from bot.oracle.nouns.spells_and_cards import read_cards_of_kinds
from bot.oracle.nouns.subjects import Subject, scope_of
from bot.oracle.objects.becoming import Becoming, Change, read_becoming, read_loses, read_traits, read_type_removed
from bot.oracle.objects.changing import speaks_of_lands
from bot.oracle.objects.power_and_toughness import read_size_change_amount
from bot.oracle.restrictions.attacking_and_blocking import read_combat_predicate
from bot.oracle.restrictions.casting_and_activating import read_not_activated
from bot.oracle.restrictions.targeting import read_not_targeted
from bot.oracle.text.cursor import Cursor

PredicatePart: TypeAlias = (
    Change | ab.CombatRule | ab.CantActivate | ab.CantBeTargeted | ab.CantHaveCounters | ab.StaysTapped
)
"""What a predicate says of its subject."""


def read_further_predicate(at: Cursor, whom: Subject) -> tuple[PredicatePart, ...]:
    """`further_predicate` = ("," | [","] "and") (["it" | "they"] static_predicate | ("its" | "their") "activated
    abilities" not_activated)"""
    comma = at.take(",")
    joined = at.take("and")
    if not joined and not comma:
        raise at.error("a further “gets” or “has”")
    if joined and at.take(whom.verb("its", "their"), "activated", "abilities"):
        return (read_not_activated(at, whom.what),)
    if joined:
        at.take(whom.verb("it", "they"))
    return read_static_predicate(at, whom)


def read_static_predicate(at: Cursor, whom: Subject) -> tuple[PredicatePart, ...]:
    """`static_predicate` = ("gets" | "get") size_change_amount | ("has" | "have") traits | is_becoming | ("isn't" |
    "aren't") type_removed | ("loses" | "lose") loses | no_counters | not_targeted |
    combat_predicate (CR 611.3)"""
    scope = scope_of(whom)
    if at.take(whom.verb("gets", "get")):
        return (read_size_change_amount(at, scope),)
    if at.take(whom.verb("has", "have")):
        return at.first_of(
            lambda at: _read_activated_abilities(at, scope), lambda at: read_traits(at, scope), expected="a trait"
        )
    kind = at.attempt(lambda at: read_is_becoming(at, scope, whom))
    if kind is not None:
        return (kind,)
    if at.take(whom.verb("isn't", "aren't")):
        return (read_type_removed(at),)
    if at.take(whom.verb("doesn't", "don't"), "untap", "during"):
        return (_read_stays_tapped(at, whom),)
    if at.take(whom.verb("loses", "lose")):
        return read_loses(at)
    if at.take("can't", "have"):
        return (_read_no_counters(at, whom),)
    if at.take("can't", "be", "the", whom.verb("target", "targets"), "of"):
        return (read_not_targeted(at, whom.what),)
    if at.token is None or at.token.word not in _COMBAT_VERBS:
        raise at.error("“gets”, “has”, “can't” or the like")
    return read_combat_predicate(at, whom)


def _read_activated_abilities(at: Cursor, scope: Scope) -> tuple[Change, ...]:
    """`activated_abilities` = "all activated abilities of" ("all" cards_of_kinds "in" graveyards | reference)
    (CR 613.1f)"""
    at.expect("all", "activated", "abilities", "of")
    buried = at.attempt(_read_cards_in_graveyards)
    return (fx.AddActivatedAbilities(read_reference(at, scope).what if buried is None else buried),)


def _read_cards_in_graveyards(at: Cursor) -> fx.CardsIn:
    at.expect("all")
    described = read_cards_of_kinds(at, plural=True)
    return fx.CardsIn("graveyard", read_graveyards(at), described)


def _read_no_counters(at: Cursor, whom: Subject) -> ab.CantHaveCounters:
    """`no_counters` = [counter_kind] "counters put on" ("it" | "them") (CR 122.1)"""
    kind = read_counter_kind(at)
    at.expect("counters", "put", "on", whom.verb("it", "them"))
    return ab.CantHaveCounters(whom.what, kind)


def _read_stays_tapped(at: Cursor, whom: Subject) -> ab.StaysTapped:
    """`stays_tapped` = "your untap step", of itself or what you control | "its controller's untap step" (CR 502.3)"""
    yours = whom.what == fl.THIS or (isinstance(whom.what, fl.Matching) and whom.what.filter.side is fl.Side.YOU)
    if yours and at.take("your", "untap", "step"):
        return ab.StaysTapped(whom.what)
    if whom.plural:
        if not at.take("their", "controllers'", "untap", "steps"):
            at.expect("their", "controller's", "untap", "step")
    else:
        at.expect("its", "controller's", "untap", "step")
    return ab.StaysTapped(whom.what)


def read_is_becoming(at: Cursor, scope: Scope, whom: Subject) -> Becoming:
    """`is_becoming` = ("is" | "are") becoming"""
    at.expect(whom.verb("is", "are"))
    return read_becoming(at, scope, plural=whom.plural, lands=speaks_of_lands(at))


_COMBAT_VERBS = frozenset(
    {"can't", "can", "attacks", "attack", "blocks", "block", "must", "assigns", "assign", "is", "are"}
)
