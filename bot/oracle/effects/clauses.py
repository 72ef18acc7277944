"""What spells and abilities do (CR 608-611): clauses about objects and players, joined into sentences.

An effect is read whole or not at all: every word, every recipient, its duration. Knows no trigger and no cost."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.effects.adding_mana import allow_lands, spend_only
from bot.oracle.effects.affected_objects import Moment, the_moment
from bot.oracle.effects.coins import as_it_comes_up
from bot.oracle.effects.conditional_instructions import (
    if_so,
    if_so_behind,
    instead_behind,
    read_instead_sentence,
    read_otherwise_sentence,
    unless_so,
    with_its_x,
)
from bot.oracle.effects.damage_changes import damage_effect, prevented_sentence, unpreventable_sentence
from bot.oracle.effects.damage_dealt import excess_sentence, instead_sentence, read_damage
from bot.oracle.effects.delayed_triggers import lasting_trigger, new_targets_later
from bot.oracle.effects.exiling import back_later
from bot.oracle.effects.hands_and_libraries import (
    bottom_sentence,
    choose_in_hand,
    chosen_on_library,
    take_sentence,
    taken_sentence,
)
from bot.oracle.effects.imperatives import IMPERATIVES
from bot.oracle.effects.losing_the_rest import all_others_go, chosen_for_each, the_same_way
from bot.oracle.effects.may_and_unless import (
    as_they_do,
    as_they_do_behind,
    pay_later,
    read_may_sentence,
    read_unless_clause,
    unless_front,
)
from bot.oracle.effects.own_spell_card import this_spell_moved
from bot.oracle.effects.permission_to_play import allow_play, exiled_instead
from bot.oracle.effects.player_clauses import (
    Effects,
    extra_turn_after_that,
    life_becomes,
    phases_added,
    player_clause,
    player_imperative,
    put_after_restart,
)
from bot.oracle.effects.searching import search_goes_on, shuffled_sentence
from bot.oracle.effects.spell_copies_and_new_targets import choose_new_targets, countered_sentence, new_targets
from bot.oracle.effects.spells_and_cards_gain import card_gains, cards_gain, flashback_costs, spell_gains
from bot.oracle.effects.spending_mana import life_for_mana, mana_bought
from bot.oracle.effects.temporary_combat_rules import (
    dear_for_a_while,
    imposed_for_a_while,
    in_next_turn,
    read_imposed_rules,
)
from bot.oracle.effects.top_of_library import dealt_sentence
from bot.oracle.nouns.object_references import EXILING, Reference, one_object, read_reference, target_object
from bot.oracle.nouns.permanents import SINCE_THE_TURN_BEGAN
from bot.oracle.nouns.player_references import target_player_named
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.becoming import says_still
from bot.oracle.objects.changing import (
    become_copy,
    durations_fit,
    in_front,
    never_sentence,
    read_changes,
    read_recolor,
    read_still_behind,
    require_permanents,
    until_front,
)
from bot.oracle.objects.creation import create_for_each, entering_sentence, further_tokens
from bot.oracle.replacements.entering import read_control_replacement
from bot.oracle.restrictions.player_rules import players_rules_for_a_while
from bot.oracle.text.cursor import Cursor

Sentence: TypeAlias = Callable[[Cursor, Scope, Effects], Effects]


def effect_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`effect_sentence` = (about_before | delayed_front | as_they_do | otherwise | if_so | said) ["."] [still ["."]];
    returns all effects so far"""
    scope.front = None
    scope.earlier = scope.spoken
    scope.where = _says_what_x_is(at)
    found = scope.first_of(
        at,
        *(partial(_read_whole_sentence, production=each, before=before) for each in _SENTENCES),
        expected="an effect that the engine acts on",
    )
    scope.exiles |= any(token.word in EXILING for token in at.tokens)
    scope.said_before = len(found) - len(before) or scope.said_before
    return found


def _says_what_x_is(at: Cursor) -> bool:
    words = [token.word for token in at.tokens[at.position :]]
    return any(words[index : index + 3] == ["where", "x", "is"] for index in range(len(words)))


def _read_whole_sentence(at: Cursor, scope: Scope, *, production: Sentence, before: Effects) -> Effects:
    """The sentence that the production reads, to its end."""
    scope.front = None
    found = production(at, scope, before)
    at.take(".")
    if says_still(at):
        found = read_still_behind(at, scope, found)
    at.expect_end()
    return found


def _read_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`said` = ["then"] (may | clauses) [with_its_x] [unless | if_so_behind | as_they_do_behind] [with_its_x] | clauses
    moment, without a target"""
    at.take("then")
    targets = scope.named.targets
    optional = scope.attempt(at, lambda at, scope: read_may_sentence(at, scope, read_clauses))
    said = _complete_clauses(at, scope) if optional is None else with_its_x(at, scope, optional)
    moment = at.attempt(the_moment)
    if moment is not None:
        return (*before, _at_moment(at, scope, moment, said, targets))
    if at.at("if"):
        after = scope.attempt(at, lambda at, scope: as_they_do_behind(at, scope, before, said))
        return (*before, if_so_behind(at, scope, said)) if after is None else after
    if at.at("unless"):
        so = scope.attempt(at, lambda at, scope: unless_so(at, scope, said))
        said = so or with_its_x(at, scope, read_unless_clause(at, scope, said))
    return (*before, *said)


def _at_moment(at: Cursor, scope: Scope, moment: Moment, said: Effects, before: tuple[fl.TargetSpec, ...]) -> fx.Effect:
    """CR 603.7: a delayed ability has no targets of its own, and makes no further one."""
    delayed = any(
        isinstance(each, fx.AtEndOfCombat | fx.AtNextEndStep | fx.AtNextUpkeep) for each in fx.every_effect(said)
    )
    if scope.named.targets != before or delayed or not said:
        raise at.error("what needs no target then")
    return moment(said)


def _complete_clauses(at: Cursor, scope: Scope) -> Effects:
    """`complete_clauses` = clauses [with_its_x]"""
    said = read_clauses(at, scope)
    if not durations_fit(said):
        raise at.error("how long each change lasts")
    return with_its_x(at, scope, said)


def _read_delayed_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    return (*before, _delayed_front(at, scope))


def read_clauses(at: Cursor, scope: Scope) -> Effects:
    """`clauses` = clause { [","] ("and" | "then") clause }"""
    found = [*read_clause(at, scope)]
    while more := scope.attempt(at, _further_clause):
        found.extend(more)
    return tuple(found)


def _further_clause(at: Cursor, scope: Scope) -> Effects:
    at.take(",")
    if not at.take("and"):
        at.expect("then")
    return read_clause(at, scope)


def read_clause(at: Cursor, scope: Scope) -> Effects:
    """`clause` = chosen_targets | this_spell_moved | imperative | damage_effect | until_front | dear_for_a_while
    | allow_lands | phases_added | life_becomes | player_clause | cards_gain | spell_gains | object_clause"""
    if not scope.setting.bare:
        chosen = scope.attempt(at, _chosen_targets)
        if chosen is not None:
            return chosen
        found = (
            scope.attempt(at, _own_card) or scope.attempt(at, _read_imperative) or scope.attempt(at, _player_imperative)
        )
        if found is not None:
            return found
    return scope.first_of(
        at,
        _damage_changed,
        until_front,
        dear_for_a_while,
        imposed_for_a_while,
        in_next_turn,
        players_rules_for_a_while,
        _for_each,
        allow_lands,
        phases_added,
        life_becomes,
        player_clause,
        cards_gain,
        spell_gains,
        _object_clause,
        expected="an effect that the engine acts on",
    )


def _chosen_targets(at: Cursor, scope: Scope) -> Effects:
    """`chosen_targets` = "choose" target { [","] "and" target }: nothing yet, what follows speaks of them (CR 115.1)"""
    at.expect("choose")
    _chosen_target(at, scope)
    while at.attempt(lambda at: _further_target(at, scope)):
        pass
    return ()


def _chosen_target(at: Cursor, scope: Scope) -> Scope:
    found = scope.attempt(at, target_player_named)
    if found is None:
        target_object(at, scope)
    return scope


def _further_target(at: Cursor, scope: Scope) -> Scope:
    comma = at.take(",")
    if not at.take("and") and not comma:
        raise at.error("a further target")
    return _chosen_target(at, scope)


def _damage_changed(at: Cursor, scope: Scope) -> Effects:
    """`damage_changed` = [in_front] damage_effect"""
    if at.at("until"):
        in_front(at, scope)
    return damage_effect(at, scope, read_clauses)


def _read_imperative(at: Cursor, scope: Scope) -> Effects:
    """`imperative` = ["you"] a verb of the table, and what stands behind it"""
    at.take("you")
    production = IMPERATIVES.get(at.token.word) if at.token is not None else None
    if production is None:
        raise at.error("an effect that the engine acts on")
    at.position += 1
    found = [production(at, scope)]
    while isinstance(found[-1], fx.CreateTokens) and (more := scope.attempt(at, further_tokens)):
        found.append(more)
    return tuple(found)


def _own_card(at: Cursor, scope: Scope) -> Effects:
    return (this_spell_moved(at, scope),)


def _player_imperative(at: Cursor, scope: Scope) -> Effects:
    return (player_imperative(at, scope),)


def _for_each(at: Cursor, scope: Scope) -> Effects:
    return (create_for_each(at, scope),)


def _no_regeneration(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`no_regeneration` = ("it" | "they" | "that creature" | …) "can't be regenerated" (CR 701.19c)"""
    if not before or not isinstance(before[-1], fx.Destroy):
        raise at.error("something destroyed before")
    what = before[-1].what
    many = isinstance(what, fl.Matching) or scope.is_plural(what)
    if not at.take("they" if many else "it") and not at.take("a", "creature", "destroyed", "this", "way"):
        at.expect(*(("those", "creatures") if many else ("that", "creature")))
    at.expect("can't", "be", "regenerated")
    return (*before[:-1], replace(before[-1], no_regeneration=True))


def _spares_new(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`spares_new` = ("this doesn't apply to creatures" | "ignore this effect for each creature") ("that player" |
    "the player") ("hasn't controlled" | "didn't control") since_the_turn_began, of those that the active player
    controls (CR 302.6)"""
    if not at.take("this", "doesn't", "apply", "to", "creatures"):
        at.expect("ignore", "this", "effect", "for", "each", "creature")
    if not at.take("that", "player"):
        at.expect("the", "player")
    if not at.take("hasn't", "controlled"):
        at.expect("didn't", "control")
    if not any(at.take(*since.split()) for since in SINCE_THE_TURN_BEGAN):
        raise at.error("“continuously since the beginning of the turn”")
    match before:
        case (*others, fx.AtNextEndStep(effects=(fx.Destroy(what=fl.Matching(filter=wanted)) as destroying,))) if (
            wanted.side is fl.Side.ACTIVE_PLAYER or wanted.controlled_by is fl.Players.ACTIVE_PLAYER
        ):
            held = replace(destroying, what=fl.Matching(replace(wanted, held=True)))
            return (*others, fx.AtNextEndStep((held,)))
    raise at.error("creatures of the active player, destroyed before")


def _delayed_front(at: Cursor, scope: Scope) -> fx.Effect:
    """`delayed_front` = moment "," clause, which has no targets of its own (CR 603.7)"""
    moment = the_moment(at)
    at.expect(",")
    before = scope.named.targets
    return _at_moment(at, scope, moment, read_clause(at, scope), before)


# Clauses about objects.


def _object_clause(at: Cursor, scope: Scope) -> Effects:
    """`object_clause` = reference ("and" one_object "fight each other" | object_verb { "and" object_verb })"""
    whom = read_reference(at, scope)
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
    rules = scope.attempt(at, lambda at, scope: read_imposed_rules(at, scope, whom))
    return (_object_verb(at, scope, whom),) if rules is None else rules


def _kept_tapped(at: Cursor, whom: Reference) -> fx.Effect:
    """`kept_tapped` = "doesn't untap during" ("its controller's" | "their controllers'" | "your", of the source)
    ("next untap step" | "next untap steps") (CR 502.3)"""
    at.expect("during")
    if whom.plural and at.take("their", "controllers'", "next", "untap", "steps"):
        return fx.KeepTapped(whom.what)
    if whom.plural:
        at.expect("their", "controller's")
    elif whom.what != fl.THIS or not at.take("your"):
        at.expect("its", "controller's")
    at.expect("next", "untap", "step")
    return fx.KeepTapped(whom.what)


def _object_verb(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`object_verb` = "deals" … | recolor | card_gains | "fights" one_object | "becomes blocked"
    | kept_tapped | designated | changes duration"""
    verb = at.token.word if at.token is not None else ""
    if verb == ("deal" if whom.plural else "deals"):
        at.position += 1
        return read_damage(at, scope, whom)
    if scope.is_spell(whom.what):
        return read_recolor(at, scope, whom)
    if scope.is_card(whom.what):
        return card_gains(at, scope, whom)
    require_permanents(at, scope, whom)
    if verb == ("fight" if whom.plural else "fights") and not isinstance(whom.what, fl.Matching):
        at.position += 1
        return fx.Fight(whom.what, one_object(at, scope).what)
    if verb == ("become" if whom.plural else "becomes") and at.take(verb, "blocked"):
        return fx.BecomeBlocked(whom.what)
    if at.take("don't" if whom.plural else "doesn't", "untap"):
        return _kept_tapped(at, whom)
    if (marked := _read_designated(at, whom)) is not None:
        return marked
    if at.take("phase" if whom.plural else "phases", "out"):
        return fx.PhaseOut(whom.what)
    if at.take("become" if whom.plural else "becomes", "a", "copy", "of"):
        return become_copy(at, scope, whom.what)
    return read_changes(at, scope, whom)


def _read_designated(at: Cursor, whom: Reference) -> fx.Effect | None:
    """`designated` = ("becomes" | "become") ("prepared" | "unprepared" | …) (CR 722.3a-b)"""
    become = "become" if whom.plural else "becomes"
    for each in Designation:
        if at.take(become, each):
            return fx.Designate(whom.what, each)
        if at.take(become, f"un{each}"):
            return fx.LoseDesignation(whom.what, each)
    return None


def _fight_each_other(at: Cursor, scope: Scope, first: Reference) -> fx.Effect:
    at.expect("and")
    second = one_object(at, scope)
    at.expect("fight", "each", "other")
    return fx.Fight(require_permanents(at, scope, first).what, second.what)


_SENTENCES: tuple[Sentence, ...] = (
    lambda at, _, before: new_targets(at, before),
    lambda at, _, before: countered_sentence(at, before),
    lambda at, _, before: new_targets_later(at, before, new_targets),
    lambda at, _, before: spend_only(at, before),
    lambda at, _, before: never_sentence(at, before),
    _no_regeneration,
    _spares_new,
    lambda at, _, before: unpreventable_sentence(at, before),
    lambda at, scope, before: prevented_sentence(at, scope, before, read_clauses),
    entering_sentence,
    lambda at, _, before: back_later(at, before),
    lambda at, _, before: excess_sentence(at, before),
    instead_sentence,
    bottom_sentence,
    dealt_sentence,
    take_sentence,
    taken_sentence,
    choose_in_hand,
    life_for_mana,
    mana_bought,
    search_goes_on,
    shuffled_sentence,
    the_same_way,
    chosen_for_each,
    all_others_go,
    flashback_costs,
    allow_play,
    exiled_instead,
    lambda at, _, before: put_after_restart(at, before),
    lambda at, _, before: extra_turn_after_that(at, before),
    chosen_on_library,
    pay_later,
    _read_delayed_sentence,
    lambda at, _, before: (*before, fx.ReplaceForAWhile(read_control_replacement(at, "this", "turn"))),
    lambda at, scope, before: (*before, *choose_new_targets(at, scope)),
    lambda at, scope, before: lasting_trigger(at, scope, before, _read_sentence),
    lambda at, scope, before: as_they_do(at, scope, before, _complete_clauses),
    lambda at, scope, before: read_otherwise_sentence(at, scope, before, _complete_clauses),
    lambda at, scope, before: as_it_comes_up(at, scope, before, _complete_clauses),
    lambda at, scope, before: read_instead_sentence(at, scope, before, _complete_clauses),
    lambda at, scope, before: instead_behind(at, scope, before, _complete_clauses),
    lambda at, scope, before: unless_front(at, scope, before, _complete_clauses),
    lambda at, scope, before: if_so(at, scope, before, _complete_clauses),
    _read_sentence,
)
"""In the order in which they are tried: first those that belong to the sentence before."""
