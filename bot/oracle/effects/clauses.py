"""Clauses of effects (CR 608-611): about objects and players, joined by commas, "and" and "then".

A clause is read whole or not at all: every word, every recipient, its duration. Knows no trigger and no cost."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.magic.words import effects as fx
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import multiply_amount
from bot.oracle.effects.adding_mana import read_additional_lands, read_mana_of_each_color
from bot.oracle.effects.damage_changes import read_damage_effect
from bot.oracle.effects.each_player import read_each_player_who, read_for_each_of_theirs
from bot.oracle.effects.imperatives import IMPERATIVES, read_several_counters, read_shuffled_with_graveyard
from bot.oracle.effects.may_and_unless import (
    read_may_sentence,
)
from bot.oracle.effects.object_clauses import read_object_clause
from bot.oracle.effects.own_spell_card import read_this_spell_moved
from bot.oracle.effects.permission_to_play import (
    read_play_linked,
)
from bot.oracle.effects.player_clauses import (
    PLAYER_VERBS,
    Effects,
    read_additional_phases,
    read_life_becomes,
    read_player_clause,
    read_player_imperative,
)
from bot.oracle.effects.spells_and_cards_gain import (
    read_cards_gain,
    read_spell_gains,
)
from bot.oracle.effects.temporary_combat_rules import (
    read_attack_in_next_turn,
    read_cost_to_fight_for_a_while,
    read_imposed_for_a_while,
    read_lure_for_a_while,
)
from bot.oracle.nouns.object_references import read_target_object
from bot.oracle.nouns.player_references import read_target_player
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.changing import (
    read_duration_and_changes,
    read_duration_in_front,
    read_others_become_copy,
    read_stated,
)
from bot.oracle.objects.creation import (
    read_create,
    read_create_for_each,
    read_further_tokens,
)
from bot.oracle.restrictions.player_rules import (
    read_flash_for_a_while,
    read_next_spell,
    read_players_rules_for_a_while,
)
from bot.oracle.text.cursor import Cursor


def read_clauses(at: Cursor, scope: Scope) -> Effects:
    """`clauses` = clause { [","] ("and" | "then") (clause | may_sentence) | listed_clause }"""
    found = [*read_clause(at, scope)]
    while more := scope.attempt(at, _read_further_clause) or scope.attempt(at, _read_listed_clause):
        found.extend(more)
    return tuple(found)


def _read_listed_clause(at: Cursor, scope: Scope) -> Effects:
    """`listed_clause` = "," clause, of a list whose last one follows behind a further comma"""
    at.expect(",")
    if at.token is None or at.token.word not in _IMPERATIVE_VERBS:
        raise at.error("a further clause")
    found = read_clause(at, scope)
    if not at.at(",", "then") and not at.at(",", "and"):
        raise at.error("the last one of the clauses")
    return found


_IMPERATIVE_VERBS = frozenset({*IMPERATIVES, *PLAYER_VERBS})


def _read_further_clause(at: Cursor, scope: Scope) -> Effects:
    at.take(",")
    if not at.take("and"):
        at.expect("then")
    if at.at("you", "may"):
        return read_may_sentence(at, scope, read_clause)
    return read_clause(at, scope)


def read_clause(at: Cursor, scope: Scope) -> Effects:
    """`clause` = (chosen_targets | this_spell_moved | imperative | damage_changed | duration_and_changes |
    cost_to_fight_for_a_while | lure_for_a_while | flash_for_a_while | additional_lands | additional_phases |
    life_becomes | each_player_who | player_clause | cards_gain | spell_gains | stated | object_clause)
    [for_each_behind]"""
    found = _read_clause_once(at, scope)
    if len(found) != 1 or not at.at("for", "each"):
        return found
    return scope.attempt(at, lambda at, scope: _read_for_each_behind(at, scope, found[0])) or found


def _read_for_each_behind(at: Cursor, scope: Scope, effect: fx.Effect) -> Effects:
    """`for_each_behind` = "for each" for_each: the effect so many times over (CR 608.2c)"""
    at.expect("for", "each")
    return (_times_over(at, effect, read_for_each(at, scope)),)


def _read_clause_once(at: Cursor, scope: Scope) -> Effects:
    if not scope.setting.infinitive:
        chosen = scope.attempt(at, _read_chosen_targets)
        if chosen is not None:
            return chosen
        found = (
            scope.attempt(at, _read_this_spell_clause)
            or scope.attempt(at, _read_imperative)
            or scope.attempt(at, _read_player_imperative_clause)
        )
        if found is not None:
            return found
    word = "" if at.token is None else at.token.word
    fitting = (each for each in _CLAUSES if each not in _FIRST_OF_CLAUSE or word in _FIRST_OF_CLAUSE[each])
    return scope.first_of(at, *fitting, expected="an effect that the engine acts on")


def _read_chosen_targets(at: Cursor, scope: Scope) -> Effects:
    """`chosen_targets` = "choose" target_object { [","] "and" target_object }: no effect, but later ones speak of the
    targets (CR 115.1)"""
    at.expect("choose")
    _read_chosen_target(at, scope)
    while at.attempt(lambda at: _read_further_target(at, scope)):
        pass
    return ()


def _read_chosen_target(at: Cursor, scope: Scope) -> Scope:
    found = scope.attempt(at, read_target_player)
    if found is None:
        read_target_object(at, scope)
    return scope


def _read_further_target(at: Cursor, scope: Scope) -> Scope:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further target")
    return _read_chosen_target(at, scope)


def _read_damage_changed(at: Cursor, scope: Scope) -> Effects:
    """`damage_changed` = [duration_in_front] damage_effect"""
    if at.at("until"):
        read_duration_in_front(at, scope)
    return read_damage_effect(at, scope, read_clauses)


def _read_imperative(at: Cursor, scope: Scope) -> Effects:
    """`imperative` = ["you"] (several_counters | shuffled_with_graveyard | IMPERATIVES ["twice" | other_token])"""
    at.take("you")
    counters = scope.attempt(at, read_several_counters) if at.at("put") else None
    if counters is not None:
        return counters
    shuffled = scope.attempt(at, read_shuffled_with_graveyard) if at.at("shuffle") else None
    if shuffled is not None:
        return shuffled
    production = IMPERATIVES.get(at.token.word) if at.token is not None else None
    if production is None:
        raise at.error("an effect that the engine acts on")
    at.position += 1
    found = [production(at, scope)]
    while isinstance(found[-1], fx.CreateTokens) and (more := scope.attempt(at, read_further_tokens)):
        found.append(more)
    if isinstance(found[-1], fx.Proliferate | fx.Populate) and at.take("twice"):
        found.append(found[-1])
    other = scope.attempt(at, _read_other_token) if len(found) == 1 and isinstance(found[0], fx.CreateTokens) else None
    return tuple(found) if other is None else (fx.EitherOf((*found, other)),)


def _read_other_token(at: Cursor, scope: Scope) -> fx.Effect:
    """`other_token` = "or" create, one of the two tokens (CR 608.2d)"""
    at.expect("or")
    return read_create(at, scope)


def _read_this_spell_clause(at: Cursor, scope: Scope) -> Effects:
    return (read_this_spell_moved(at, scope),)


def _read_player_imperative_clause(at: Cursor, scope: Scope) -> Effects:
    return (read_player_imperative(at, scope),)


def _read_for_each_clause(at: Cursor, scope: Scope) -> Effects:
    """`for_each_clause` = mana_of_each_color | create_for_each | for_each_of_theirs | "for each" for_each "," clauses,
    each so many times as much (CR 608.2c)"""
    if not at.at("for", "each"):
        raise at.error("“for each”")
    mana = scope.attempt(at, read_mana_of_each_color) if at.at("for", "each", "color") else None
    if mana is not None:
        return mana
    tokens = scope.attempt(at, read_create_for_each)
    if tokens is not None:
        return (tokens,)
    theirs = scope.attempt(at, read_for_each_of_theirs) if scope.ways else None
    if theirs is not None:
        return theirs
    at.expect("for", "each")
    counted = read_for_each(at, scope)
    at.expect(",")
    return tuple(_times_over(at, each, counted) for each in read_clauses(at, scope))


_SO_MUCH = (
    fx.GainLife
    | fx.LoseLife
    | fx.Draw
    | fx.Discard
    | fx.Mill
    | fx.CreateTokens
    | fx.PutCounters
    | fx.GetCounters
    | fx.AddMana
    | fx.DealDamage
)


def _times_over(at: Cursor, effect: fx.Effect, counted: fx.Amount) -> fx.Effect:
    """Return the effect so many times as much; raise where it is none of a fixed amount."""
    shared = isinstance(effect, fx.DealDamage) and (effect.divided or effect.also or effect.instead is not None)
    if shared or not isinstance(effect, _SO_MUCH) or not isinstance(effect.amount, fx.Fixed):
        raise at.error("so much life, so many cards, tokens or counters")
    return replace(effect, amount=multiply_amount(counted, effect.amount.number))


_CLAUSES: tuple[Callable[[Cursor, Scope], Effects], ...] = (
    _read_damage_changed,
    read_duration_and_changes,
    read_others_become_copy,
    read_cost_to_fight_for_a_while,
    read_imposed_for_a_while,
    read_lure_for_a_while,
    read_attack_in_next_turn,
    read_flash_for_a_while,
    read_players_rules_for_a_while,
    read_next_spell,
    read_play_linked,
    _read_for_each_clause,
    read_additional_lands,
    read_additional_phases,
    read_life_becomes,
    read_each_player_who,
    read_player_clause,
    read_cards_gain,
    read_spell_gains,
    lambda at, scope: (read_stated(at, scope),),
    read_object_clause,
)
"""The clauses in the order in which they are tried."""
_FIRST_OF_CLAUSE: Mapping[Callable[[Cursor, Scope], Effects], frozenset[str]] = {
    _read_for_each_clause: frozenset(("for",)),
    read_additional_phases: frozenset(("after", "there", "there's")),
    read_lure_for_a_while: frozenset(("all",)),
    read_next_spell: frozenset(("the",)),
    read_play_linked: frozenset(("you",)),
    read_life_becomes: frozenset(("each", "that", "the", "target", "their", "your")),
    read_each_player_who: frozenset(("each",)),
}
"""With which words those begin that always begin so."""
