"""Statements (CR 604.1, 611.3): a subject, what is said of it, and the condition after that."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition, Not
from bot.oracle.amounts.quantities import read_where_x_is
from bot.oracle.conditions import NamedBefore, read_condition
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.nouns.subjects import Subject, read_joined_subjects, read_subject, scope_of
from bot.oracle.objects.becoming import (
    Change,
    read_becoming,
    read_in_addition,
    read_still_sentence,
    settle_changes,
    with_types_kept,
)
from bot.oracle.objects.power_and_toughness import has_x, with_x
from bot.oracle.statics.conditional import abilities_under, read_as_long_as
from bot.oracle.statics.predicates import PredicatePart, read_further_predicate, read_is_becoming, read_static_predicate
from bot.oracle.statics.wording import Static
from bot.oracle.text.cursor import Cursor

StatementAbility: TypeAlias = (
    ab.StaticAbility | ab.CombatRule | ab.CantActivate | ab.CantBeTargeted | ab.CantHaveCounters | ab.StaysTapped
)
"""What a statement is read as."""


def read_statement(at: Cursor, it: fl.ObjectSet | None) -> tuple[Static, ...]:
    """`statement` = joined_subjects static_predicate { further_predicate } [statement_suffix] [still_sentence], to the
    end

    `it` is what a condition before the statement speaks of; None: nothing has been named."""
    pronoun = it is not None and at.token is not None and at.token.word in _PRONOUNS
    whom = Subject(it, plural=False) if it is not None and pronoun else read_joined_subjects(at)
    first = _read_predicate_of_pronoun(at, whom) if pronoun else read_static_predicate(at, whom)
    return _read_rest_of_statement(at, whom, first)


def read_pair_statement(at: Cursor) -> tuple[Static, ...]:
    """`pair_statement` = "as long as" itself "is paired with another creature" "," ("each of those creatures" | "both
    creatures") static_predicate { further_predicate }, to the end (CR 702.95b)"""
    at.expect("as", "long", "as")
    read_itself(at)
    at.expect("is", "paired", "with", "another", "creature", ",")
    plural = at.take("both", "creatures")
    if not plural:
        at.expect("each", "of", "those", "creatures")
    whom = Subject(fl.Pair(), plural=plural)
    return _read_rest_of_statement(at, whom, read_static_predicate(at, whom))


def _read_rest_of_statement(at: Cursor, whom: Subject, first: tuple[PredicatePart, ...]) -> tuple[Static, ...]:
    """Read what stands behind the first predicate."""
    predicates = [first]
    while more := at.attempt(lambda at: read_further_predicate(at, whom)):
        predicates.append(more)
    found = _abilities_of_parts(at, whom, [part for predicate in predicates for part in predicate])
    suffix = at.attempt(lambda at: _read_statement_suffix(at, whom, alone=len(predicates) == 1))
    if at.take(".") and not at.done:
        read_still_sentence(at, plural=whom.plural)
        found = tuple(_types_kept(at, each) for each in found)
    at.expect_end()
    return found if suffix is None else abilities_under(at, suffix, found)


def read_in_addition_statement(at: Cursor) -> tuple[Static, ...]:
    """`in_addition_statement` = in_addition "," subject is_becoming, which keeps its types (CR 205.1b)"""
    kept = read_in_addition(at)
    at.expect(",")
    whom = read_subject(at)
    found = read_is_becoming(at, scope_of(whom), whom)
    at.expect_end()
    both = replace(found, types_kept="types" in kept, colors_kept="colors" in kept)
    return _abilities_of_parts(at, whom, [both])


_PRONOUNS: Mapping[str, bool] = {"it": False, "he": False, "she": False, "it's": True, "he's": True, "she's": True}
"""What stands for the subject that a condition has named, and whether "is" is part of the word."""


def _read_predicate_of_pronoun(at: Cursor, whom: Subject) -> tuple[PredicatePart, ...]:
    """`predicate_of_pronoun` = ("it" | "he" | "she") static_predicate | ("it's" | "he's" | "she's") becoming"""
    with_is = _PRONOUNS[at.one_word(_PRONOUNS, "“it”")]
    return (read_becoming(at, scope_of(whom), plural=False),) if with_is else read_static_predicate(at, whom)


def _types_kept(at: Cursor, ability: StatementAbility) -> StatementAbility:
    """Return the ability with types added where it would set them; raise where it sets none (CR 205.1b)."""
    if not isinstance(ability, ab.StaticAbility):
        return ability
    changes = with_types_kept(ability.modifications)
    if changes == ability.modifications:
        raise at.error("a type that was replaced")
    return replace(ability, modifications=changes)


def _read_statement_suffix(at: Cursor, whom: Subject, *, alone: bool) -> Condition:
    """`statement_suffix` = as_long_as | ("unless" | "if") condition, the latter of one predicate only"""
    it = None if isinstance(whom.what, fl.Matching) else whom.what
    denied = at.take("unless")
    if not denied and not at.take("if"):
        return read_as_long_as(at, it).condition
    if not alone:
        raise at.error("one statement alone before “unless” or “if”")
    stated = read_condition(at, NamedBefore(it, None if it == fl.THIS else it)).condition
    return Not(stated) if denied else stated


def _abilities_of_parts(at: Cursor, whom: Subject, parts: Sequence[PredicatePart]) -> tuple[StatementAbility, ...]:
    changes = settle_changes(tuple(part for part in parts if isinstance(part, Change)))
    rules = tuple(part for part in parts if not isinstance(part, Change))
    if has_x(changes):
        changes = with_x(changes, read_where_x_is(at, scope_of(whom)))
    if not changes:
        return rules
    return (ab.StaticAbility(whom.what, changes, _defines_own_colors_or_subtypes(whom, changes)), *rules)


def _defines_own_colors_or_subtypes(whom: Subject, changes: Sequence[fx.Modification]) -> bool:
    """Say whether the changes only define the object's own colors or subtypes (CR 604.3a)."""
    return whom.what == fl.THIS and all(_is_own_value(each) for each in changes)


def _is_own_value(change: fx.Modification) -> bool:
    match change:
        case fx.SetColors() | fx.AddColors():
            return True
        case fx.SetTypes(types=types) | fx.AddTypes(types=types, supertypes=()):
            return not types
        case _:
            return False
