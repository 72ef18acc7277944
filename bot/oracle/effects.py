"""What spells and abilities do (CR 608-611): clauses about objects and players, joined into sentences.

An effect is read whole or not at all: every word, every recipient, its duration. Knows no trigger and no cost."""

from dataclasses import replace

from bot.engine.magic.effects import (
    AtEndOfCombat,
    AtNextEndStep,
    BecomeBlocked,
    Destroy,
    Effect,
    Fight,
)
from bot.engine.magic.filters import Matching
from bot.oracle.changes import affected, durations_fit, modify, still, until_front
from bot.oracle.creation import create_for_each, entering_sentence
from bot.oracle.cursor import Cursor
from bot.oracle.damage_changes import damage_effect, prevented_sentence, unpreventable_sentence
from bot.oracle.damage_dealt import damage
from bot.oracle.exiling import back_later
from bot.oracle.imperatives import IMPERATIVES
from bot.oracle.impositions import imposed
from bot.oracle.objects_moved import the_moment
from bot.oracle.options import as_they_do, may, unless
from bot.oracle.player_effects import Effects, player_clause, player_imperative
from bot.oracle.references import (
    Reference,
    one_object,
    reference,
)
from bot.oracle.scope import Scope


def effect_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`effect_sentence` = (as_they_do | no_regeneration | unpreventable_sentence | prevented_sentence
    | entering_sentence | delayed_front | ["then"] (may | clause { joint clause }) [unless]) ["."] [still ["."]];
    returns all effects so far"""
    scope.front = None
    barred = scope.attempt(at, lambda at, scope: as_they_do(at, scope, before, clauses))
    if barred is None:
        barred = at.attempt(lambda at: _no_regeneration(at, scope, before))
    if barred is None:
        barred = at.attempt(lambda at: unpreventable_sentence(at, before))
    if barred is None:
        barred = scope.attempt(at, lambda at, scope: prevented_sentence(at, scope, before, clauses))
    if barred is None:
        barred = scope.attempt(at, lambda at, scope: entering_sentence(at, scope, before))
    if barred is None:
        barred = at.attempt(lambda at: back_later(at, before))
    if barred is None:
        delayed = scope.attempt(at, _delayed_front)
        barred = None if delayed is None else (*before, delayed)
    if barred is None:
        at.take("then")
        said = scope.attempt(at, lambda at, scope: may(at, scope, clauses)) or clauses(at, scope)
        if at.at("unless"):
            said = unless(at, scope, said)
        if not durations_fit(said):
            raise at.error("how long each change lasts")
        barred = (*before, *said)
    at.take(".")
    if at.at("it's", "still") or at.at("they're", "still"):
        barred = still(at, scope, barred)
        at.take(".")
    if not at.done:
        raise at.error("the end of the sentence")
    return barred


def clauses(at: Cursor, scope: Scope) -> Effects:
    """`clauses` = clause { [","] ("and" | "then") clause }"""
    found = [*clause(at, scope)]
    while more := scope.attempt(at, _further_clause):
        found.extend(more)
    return tuple(found)


def _further_clause(at: Cursor, scope: Scope) -> Effects:
    at.take(",")
    if not at.take("and"):
        at.expect("then")
    return clause(at, scope)


def clause(at: Cursor, scope: Scope) -> Effects:
    """`clause` = imperative | damage_effect | until_front | player_clause | object_clause"""
    if not scope.setting.bare:
        found = scope.attempt(at, _imperative) or scope.attempt(at, _player_imperative)
        if found is not None:
            return found
    return scope.first_of(
        at,
        _damage_changed,
        until_front,
        _for_each,
        player_clause,
        _object_clause,
        expected="an effect that the engine acts on",
    )


def _damage_changed(at: Cursor, scope: Scope) -> Effects:
    return damage_effect(at, scope, clauses)


def _imperative(at: Cursor, scope: Scope) -> Effects:
    """`imperative` = a verb of the table, and what stands behind it"""
    production = IMPERATIVES.get(at.token.word) if at.token is not None else None
    if production is None:
        raise at.error("an effect that the engine acts on")
    at.position += 1
    return (production(at, scope),)


def _player_imperative(at: Cursor, scope: Scope) -> Effects:
    return (player_imperative(at, scope),)


def _for_each(at: Cursor, scope: Scope) -> Effects:
    return (create_for_each(at, scope),)


def _no_regeneration(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`no_regeneration` = ("it" | "they" | "that creature" | …) "can't be regenerated" (CR 701.19c)"""
    if not before or not isinstance(before[-1], Destroy):
        raise at.error("something destroyed before")
    what = before[-1].what
    many = isinstance(what, Matching) or scope.is_plural(what)
    if not at.take("they" if many else "it") and not at.take("a", "creature", "destroyed", "this", "way"):
        at.expect(*(("those", "creatures") if many else ("that", "creature")))
    at.expect("can't", "be", "regenerated")
    return (*before[:-1], replace(before[-1], no_regeneration=True))


def _delayed_front(at: Cursor, scope: Scope) -> Effect:
    """`delayed_front` = moment "," clause, which has no targets of its own (CR 603.7)"""
    moment = the_moment(at)
    at.expect(",")
    before = scope.named.targets
    effects = clause(at, scope)
    if scope.named.targets != before or any(isinstance(each, AtEndOfCombat | AtNextEndStep) for each in effects):
        raise at.error("what needs no target then")
    return moment(effects)


# Clauses about objects.


def _object_clause(at: Cursor, scope: Scope) -> Effects:
    """`object_clause` = reference ("and" one_object "fight each other" | object_verb { "and" object_verb })"""
    whom = reference(at, scope)
    both = scope.attempt(at, lambda at, scope: _fight_each_other(at, scope, whom))
    if both is not None:
        return (both,)
    found = [*_object_verbs(at, scope, whom)]
    while more := scope.attempt(at, lambda at, scope: _and_object_verb(at, scope, whom)):
        found.extend(more)
    return tuple(found)


def _and_object_verb(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    at.take(",")
    at.expect("and")
    return _object_verbs(at, scope, whom)


def _object_verbs(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    """`object_verbs` = imposed | object_verb"""
    rules = scope.attempt(at, lambda at, scope: imposed(at, scope, whom))
    return (_object_verb(at, scope, whom),) if rules is None else rules


def _object_verb(at: Cursor, scope: Scope, whom: Reference) -> Effect:
    """`object_verb` = "deals" … | "fights" one_object | "becomes blocked" | changes duration"""
    verb = at.token.word if at.token is not None else ""
    if verb == ("deal" if whom.plural else "deals"):
        at.position += 1
        return damage(at, scope, whom)
    affected(at, scope, whom)
    if verb == ("fight" if whom.plural else "fights") and not isinstance(whom.what, Matching):
        at.position += 1
        return Fight(whom.what, one_object(at, scope).what)
    if verb == ("become" if whom.plural else "becomes") and at.take(verb, "blocked"):
        return BecomeBlocked(whom.what)
    return modify(at, scope, whom)


def _fight_each_other(at: Cursor, scope: Scope, first: Reference) -> Effect:
    at.expect("and")
    second = one_object(at, scope)
    at.expect("fight", "each", "other")
    return Fight(affected(at, scope, first).what, second.what)
