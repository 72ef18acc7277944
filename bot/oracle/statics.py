"""Static abilities (CR 604): what objects get, have, can't and must; prevention, and damage that can't be prevented.

Reads a sentence whole or not at all, with the condition under which it holds. Durations have no production, so that a
sentence with one of them is left unread rather than read without it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.abilities import (
    CombatRule,
    CounterLimit,
    DamageAbility,
    LoyaltyPermission,
    ReplacementAbility,
    StaticAbility,
)
from bot.engine.magic.conditions import Condition, Not, TurnOf, Whose
from bot.engine.magic.effects import AddAbility, Modification, ModifyPowerToughness
from bot.engine.magic.filters import THIS, Filter, Matching, ObjectSet, Side
from bot.oracle.amounts import size_change
from bot.oracle.casting_rules import CASTING_SENTENCES, CastingRule
from bot.oracle.combat_rules import WHOLE_SENTENCES, Subject, combat_predicate
from bot.oracle.conditions import Heard, Stated, condition
from bot.oracle.counter_limits import counter_limit
from bot.oracle.cursor import Cursor
from bot.oracle.damage_changes import damage_ability, prevented_ability
from bot.oracle.descriptions import everything, many
from bot.oracle.effects import clauses
from bot.oracle.nouns import attached_object, itself
from bot.oracle.quoted import given
from bot.oracle.replacements import as_enters, copying, enters, instead

Static: TypeAlias = (
    StaticAbility | DamageAbility | ReplacementAbility | CounterLimit | LoyaltyPermission | CombatRule | CastingRule
)


def static(at: Cursor) -> tuple[Static, ...]:
    """`static` = (while | damage | lure | limit | … | statement) ["."], to the end of the sentence"""
    word = at.token.word if at.token is not None else ""
    special = _BY_FIRST_WORD.get(word, ())
    productions = (*special, _whole_casting, _whole_combat, counter_limit, _whole_statement, enters, copying)
    return at.first_of(*productions, expected="a static ability")


def _while(at: Cursor) -> tuple[Static, ...]:
    """`while` = ("as long as" condition | "during" turn) "," (damage | statement | combat | casting)"""
    stated = _turn(at) if at.take("during") else _as_long_as(at, None)
    at.expect(",", expected="the comma after the condition")
    statement = partial(_statement, it=stated.about)
    productions = (_whole_damage, _whole_casting, _whole_combat, statement)
    found = at.first_of(*productions, expected="what holds while the condition does")
    return under(at, stated.condition, found)


def _turn(at: Cursor) -> Stated:
    """`turn` = "your turn" | "turns other than yours"."""
    if at.take("your", "turn"):
        return Stated(TurnOf(Whose.YOU))
    at.expect("turns", "other", "than", "yours")
    return Stated(Not(TurnOf(Whose.YOU)))


def _as_long_as(at: Cursor, it: ObjectSet | None) -> Stated:
    at.expect("as", "long", "as")
    return condition(at, Heard(it, None if it == THIS else it))


def under(at: Cursor, stated: Condition, found: tuple[Static, ...]) -> tuple[Static, ...]:
    """CR 604.1: the abilities, which hold only while the condition does."""
    held: list[Static] = []
    for each in found:
        if each.condition is not None:
            raise at.error("one condition")
        held.append(replace(each, condition=stated))
    return tuple(held)


def assert_done(at: Cursor) -> None:
    """Every word of the sentence must have been read."""
    at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")


def subject(at: Cursor) -> Subject:
    """`subject` = itself | attached_object | ("each" | "every") described | ["all"] described in the plural"""
    one = at.attempt(itself) or at.attempt(attached_object)
    if one is not None:
        return Subject(one, plural=False)
    each = at.attempt(many)
    if each is not None:
        return Subject(_matching(at, each), plural=False)
    return Subject(_matching(at, everything(at)), plural=True)


def _matching(at: Cursor, described: Filter) -> Matching:
    """Outside an attack nobody is the defending player (CR 508.5)."""
    if described.side is Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return Matching(described)


def object_set(at: Cursor) -> ObjectSet:
    """`object_set` = subject, whatever its number"""
    return subject(at).what


def _whole_casting(at: Cursor) -> tuple[Static, ...]:
    """`casting` = one of the whole sentences of `casting_rules`"""
    found = at.first_of(*CASTING_SENTENCES, expected="a rule about players or spells")
    assert_done(at)
    return found


def _whole_combat(at: Cursor) -> tuple[Static, ...]:
    """`combat` = one of the whole sentences of `combat_rules`"""
    found = at.first_of(*WHOLE_SENTENCES, expected="a rule of combat")
    assert_done(at)
    return found


def _whole_statement(at: Cursor) -> tuple[Static, ...]:
    """`statement` = subject predicate { separator predicate } [suffix], to the end of the sentence"""
    return _statement(at, None)


def _statement(at: Cursor, it: ObjectSet | None) -> tuple[Static, ...]:
    """The statement, in which "it" is what a condition before it speaks of; None: nothing has been named."""
    whom = Subject(it, plural=False) if it is not None and at.take("it") else subject(at)
    predicates = [_predicate(at, whom)]
    while more := at.attempt(lambda at: _further_predicate(at, whom)):
        predicates.append(more)
    found = _abilities(whom, [part for predicate in predicates for part in predicate])
    suffix = at.attempt(lambda at: _suffix(at, whom, alone=len(predicates) == 1))
    assert_done(at)
    return found if suffix is None else under(at, suffix, found)


def _suffix(at: Cursor, whom: Subject, *, alone: bool) -> Condition:
    """`suffix` = "as long as" condition | "unless" condition, the latter of one predicate only"""
    it = None if isinstance(whom.what, Matching) else whom.what
    if not at.take("unless"):
        return _as_long_as(at, it).condition
    if not alone:
        raise at.error("one statement alone before “unless”")
    return Not(condition(at, Heard(it, None if it == THIS else it)).condition)


def _abilities(whom: Subject, parts: Sequence[Modification | CombatRule]) -> tuple[StaticAbility | CombatRule, ...]:
    changes = tuple(part for part in parts if isinstance(part, Modification))
    rules = tuple(part for part in parts if not isinstance(part, Modification))
    return (StaticAbility(whom.what, changes), *rules) if changes else rules


def _further_predicate(at: Cursor, whom: Subject) -> tuple[Modification | CombatRule, ...]:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further “gets” or “has”")
    return _predicate(at, whom)


def _predicate(at: Cursor, whom: Subject) -> tuple[Modification | CombatRule, ...]:
    """`predicate` = ("gets" | "get") size_change | ("has" | "have") keywords | combat_predicate (CR 611.3)"""
    if at.take(whom.verb("gets", "get")):
        return (ModifyPowerToughness(*size_change(at)),)
    if at.take(whom.verb("has", "have")):
        return tuple(AddAbility(ability) for ability in given(at))
    if at.token is None or at.token.word not in _COMBAT_VERBS:
        raise at.error("“gets”, “has”, “can't” or the like")
    return combat_predicate(at, whom)


_COMBAT_VERBS = frozenset(
    {"can't", "can", "attacks", "attack", "blocks", "block", "must", "assigns", "assign", "is", "are"}
)


def _whole_loyalty(at: Cursor) -> tuple[Static, ...]:
    """`loyalty` = ["on any player's turn" ","] "you may activate" ["the"] "loyalty abilities of" object_set
    (["on any player's turn"] "any time" ["that"] "you could cast an instant" | "twice each turn rather than only once")
    (CR 606.3)"""
    if at.take("on", "any", "player's", "turn"):
        at.expect(",")
    at.expect("you", "may", "activate")
    at.take("the")
    at.expect("loyalty", "abilities", "of")
    whose = object_set(at)
    if at.take("twice", "each", "turn", "rather", "than", "only", "once"):
        permission = LoyaltyPermission(whose, times=2)
    else:
        at.take("on", "any", "player's", "turn")
        at.expect("any", "time")
        at.take("that")
        at.expect("you", "could", "cast", "an", "instant")
        permission = LoyaltyPermission(whose, as_instant=True)
    assert_done(at)
    return (permission,)


def _whole_damage(at: Cursor) -> tuple[Static, ...]:
    """`damage` = one of the sentences of `damage_changes` (CR 614.1, 615.1)"""
    found = damage_ability(at, clauses)
    assert_done(at)
    return found


def prevention_with_more(sentences: Sequence[Cursor]) -> tuple[DamageAbility, ...]:
    """`prevention_with_more` = a prevention { a sentence that is its other part } (CR 615.5)"""
    first, *others = sentences
    found = damage_ability(first, clauses)
    assert_done(first)
    if len(found) != 1:
        raise first.error("one prevention, of which there is more to say")
    for sentence in others:
        found = (prevented_ability(sentence, found[0], clauses),)
        assert_done(sentence)
    return found


_BY_FIRST_WORD: Mapping[str, tuple[Callable[[Cursor], tuple[Static, ...]], ...]] = {
    **dict.fromkeys(("prevent", "all", "double", "triple", "combat", "noncombat", "damage"), (_whole_damage,)),
    "if": (_whole_damage, instead, enters),
    "you": (_whole_loyalty,),
    "on": (_whole_loyalty,),
    "as": (_while, as_enters),
    "during": (_while,),
}
