"""What spells and abilities do (CR 608-611): clauses about objects and players, joined into sentences.

An effect is read whole or not at all: every word, every recipient, its duration. Knows no trigger and no cost."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import leaves_within, parts_within
from bot.oracle.amounts.quantities import multiply_amount, read_amount, read_for_each, read_quantity
from bot.oracle.amounts.x_without_value import is_described_by_x, speaks_of
from bot.oracle.effects.adding_mana import read_additional_lands, read_mana_of_each_color, read_spending_limit
from bot.oracle.effects.affected_objects import Moment, read_moment, read_with_kin
from bot.oracle.effects.coins import read_if_clash_is_won, read_if_coin_comes_up
from bot.oracle.effects.conditional_instructions import (
    read_if_behind,
    read_if_sentence,
    read_instead_if_sentence,
    read_instead_sentence,
    read_otherwise_sentence,
    read_unless_condition,
    read_where_x_is_behind,
)
from bot.oracle.effects.damage_changes import read_damage_effect, read_prevented_sentence, read_unpreventable_sentence
from bot.oracle.effects.damage_dealt import read_damage, read_damage_instead_sentence, read_excess_damage_sentence
from bot.oracle.effects.delayed_triggers import read_lasting_trigger, read_new_targets_later
from bot.oracle.effects.each_player import read_each_player_who, read_each_who_does, read_for_each_of_theirs
from bot.oracle.effects.exiling import read_damaged_this_way, read_exile_if_it_dies, read_return_later
from bot.oracle.effects.hands_and_libraries import (
    read_bottom_sentence,
    read_choice_from_hand,
    read_choose_in_hand,
    read_chosen_onto_library,
    read_fate_of_chosen_card,
)
from bot.oracle.effects.imperatives import IMPERATIVES, read_several_counters, read_shuffled_with_graveyard
from bot.oracle.effects.losing_the_rest import (
    read_chosen_for_each,
    read_graveyard_for_battlefield,
    read_sacrifice_of_others,
    read_same_way_sentence,
)
from bot.oracle.effects.may_and_unless import (
    read_if_they_do_behind,
    read_if_they_do_sentence,
    read_may_sentence,
    read_pay_later,
    read_unless_clause,
    read_unless_sentence,
)
from bot.oracle.effects.own_spell_card import read_this_spell_moved
from bot.oracle.effects.permission_to_play import (
    read_allow_play,
    read_cast_free,
    read_exiled_instead,
    read_play_linked,
    read_rest_of_exiled,
)
from bot.oracle.effects.player_clauses import (
    PLAYER_VERBS,
    Effects,
    read_additional_phases,
    read_extra_turn_after_that,
    read_life_becomes,
    read_player_clause,
    read_player_imperative,
    read_put_after_restart,
)
from bot.oracle.effects.reanimating_auras import (
    read_enchant_what_is_put,
    read_put_and_attach,
    read_sacrificed_as_this_leaves,
)
from bot.oracle.effects.searching import read_search_goes_on, read_shuffled_sentence
from bot.oracle.effects.spell_copies_and_new_targets import (
    read_cast_copy_sentence,
    read_choose_new_targets,
    read_countered_sentence,
    read_different_targets_sentence,
    read_new_targets_sentence,
)
from bot.oracle.effects.spells_and_cards_gain import (
    read_card_gains,
    read_cards_gain,
    read_equal_cost_sentence,
    read_spell_gains,
)
from bot.oracle.effects.spending_mana import read_life_for_mana, read_mana_bought
from bot.oracle.effects.temporary_combat_rules import (
    read_attack_in_next_turn,
    read_cost_to_fight_for_a_while,
    read_imposed_for_a_while,
    read_imposed_rules,
)
from bot.oracle.effects.top_of_library import (
    read_dealt_sentence,
    read_if_shown,
    read_otherwise_done,
    read_shown_sentence,
)
from bot.oracle.nouns.object_references import EXILING, Reference, read_one_object, read_reference, read_target_object
from bot.oracle.nouns.own_names_and_qualities import OF_CHOICE
from bot.oracle.nouns.permanents import SINCE_THE_TURN_BEGAN
from bot.oracle.nouns.player_references import read_target_player
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.becoming import says_still
from bot.oracle.objects.changing import (
    durations_fit,
    read_become_copy,
    read_changes,
    read_duration,
    read_duration_and_changes,
    read_duration_in_front,
    read_never_sentence,
    read_others_become_copy,
    read_recolor,
    read_stated,
    read_still_behind,
    require_permanents,
)
from bot.oracle.objects.creation import (
    read_create,
    read_create_for_each,
    read_entering_sentence,
    read_further_tokens,
    read_tokens_have,
)
from bot.oracle.replacements.entering import read_control_replacement
from bot.oracle.restrictions.player_rules import (
    read_flash_for_a_while,
    read_next_spell,
    read_players_rules_for_a_while,
)
from bot.oracle.text.cursor import Cursor

SentenceReader: TypeAlias = Callable[[Cursor, Scope, Effects], Effects]


def read_effect_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`effect_sentence` = ( delayed_clause | if_they_do_sentence | otherwise_sentence | if_sentence | plain_sentence)
    ["."] [still_behind ["."]]; returns all effects so far"""
    scope.front = None
    scope.earlier = scope.spoken
    scope.where = _says_what_x_is(at)
    at.is_effect, at.with_choice = True, _has_choice(before)
    at.quantity, at.measured = partial(read_quantity, scope=scope), {}
    aims = len(scope.named.targets)
    found = scope.first_of(
        at,
        *(
            partial(_read_whole_sentence, production=each, before=before)
            for each in _SENTENCES
            if each not in _FIRST_WORDS or (at.token is not None and at.token.word in _FIRST_WORDS[each])
        ),
        expected="an effect that the engine acts on",
    )
    if at.measured and is_described_by_x((found[len(before) :], scope.named.targets[aims:])):
        raise at.error("an amount with which a size is compared")
    if speaks_of(found, (fx.Again,)) and not speaks_of(found, (fx.RepeatProcess,)):
        if fx.Again() in found or speaks_of(found, (fx.FlipCoins,)):
            raise at.error("when the process is repeated")
        found = (fx.RepeatProcess(found),)
    scope.exiles |= any(token.word in EXILING for token in at.tokens)
    scope.said_before = len(found) - len(before) or scope.said_before
    chosen = [fx.ChooseQuality(what) for words, what in OF_CHOICE.items() if _says(at, *words.split())]
    if chosen and found[: len(before)] == before and any(map(_refers_to_choice, found[len(before) :])):
        found = (*before, *chosen, *found[len(before) :])
    if any(map(_refers_to_choice, scope.named.targets[aims:])) and (chosen or at.with_choice):
        raise at.error("a choice that is made before targets are")
    return _note_what_those_are(at, scope, found)


def _note_what_those_are(at: Cursor, scope: Scope, found: Effects) -> Effects:
    """Put what keeps the permanents that were described before the first effect on them, where "those" are spoken of
    (CR 608.2c); raise where they are described only later."""
    if not any(isinstance(each, fl.Noted) for each in leaves_within(found)):
        return found
    if any(isinstance(each, fx.Note) for each in found):
        return found
    (described,) = scope.described
    first = next((index for index, each in enumerate(found) if _speaks_of_now(each, described)), None)
    if first is None:
        raise at.error("permanents that are described at once")
    return (*found[:first], fx.Note(described), *found[first:])


def _speaks_of_now(part: object, described: fl.Matching) -> bool:
    """Whether an effect speaks of them as it is carried out, and not later."""
    if isinstance(part, fx.AtEndOfCombat | fx.AtNextEndStep | fx.AtNextUpkeep | fx.MakeDelayedAbility):
        return False
    return part == described or any(_speaks_of_now(each, described) for each in parts_within(part))


def _has_choice(before: Effects) -> bool:
    return any(isinstance(each, fx.ChooseQuality) for each in fx.every_effect(before))


def _refers_to_choice(part: object) -> bool:
    """Whether a description in it is of what is chosen (CR 607.2d)."""
    if isinstance(part, fl.Filter) and (part.chosen_color or part.chosen_type or part.unlike_chosen_type):
        return True
    return any(map(_refers_to_choice, parts_within(part)))


def _says_what_x_is(at: Cursor) -> bool:
    return _says(at, "where", "x", "is", start=at.position)


def _says(at: Cursor, *wanted: str, start: int = 0) -> bool:
    """Whether these words stand anywhere in the sentence from there on."""
    words = tuple(token.word for token in at.tokens[start:])
    return any(words[index : index + len(wanted)] == wanted for index in range(len(words)))


def _read_whole_sentence(at: Cursor, scope: Scope, *, production: SentenceReader, before: Effects) -> Effects:
    """Read what the production reads, as a whole sentence."""
    scope.front = None
    found = production(at, scope, before)
    at.take(".")
    if says_still(at):
        found = read_still_behind(at, scope, found)
    at.expect_end()
    return found


def _read_plain_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`plain_sentence` = ["then"] (may_sentence | clauses) [then_cast_free] [where_x_is_behind] [unless_clause |
    conditional_clauses | if_they_do_behind] [where_x_is_behind] | clauses moment, without a target"""
    at.take("then")
    stated = states_what_it_is(at)
    targets = scope.named.targets
    optional = scope.attempt(at, lambda at, scope: read_may_sentence(at, scope, read_clauses))
    said = _read_complete_clauses(at, scope) if optional is None else read_where_x_is_behind(at, scope, optional)
    said = scope.attempt(at, lambda at, scope: _read_then_cast_free(at, scope, said)) or said
    moment = at.attempt(read_moment)
    if moment is not None:
        return (*before, _delay_effects(at, scope, moment, said, targets))
    if at.at("if"):
        after = scope.attempt(at, lambda at, scope: read_if_they_do_behind(at, scope, before, said))
        return (*before, *_read_conditional_clauses(at, scope, said)) if after is None else after
    if at.at("unless"):
        so = scope.attempt(at, lambda at, scope: read_unless_condition(at, scope, said))
        said = so or read_where_x_is_behind(at, scope, read_unless_clause(at, scope, said))
    return put_as_it_is(before, said) if stated else (*before, *said)


def _read_conditional_clauses(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`conditional_clauses` = if_behind { further_conditional }, behind the first clauses: each with a
    condition of its own (CR 608.2c)"""
    found = [read_if_behind(at, scope, said)]
    while more := scope.attempt(at, _read_further_conditional):
        found.append(more)
    return tuple(found)


def _read_further_conditional(at: Cursor, scope: Scope) -> fx.Effect:
    """`further_conditional` = [","] "and" complete_clauses if_behind"""
    at.take(",")
    at.expect("and")
    return read_if_behind(at, scope, _read_complete_clauses(at, scope))


def states_what_it_is(at: Cursor) -> bool:
    """Say whether the sentence states what something is, and not what becomes of it (CR 611.2e)."""
    return any(at.at(*words) for words in _STATING)


_STATING = (
    ("it's",),
    ("it", "is"),
    ("they're",),
    *(("that", noun, "is") for noun in ("creature", "permanent", "artifact", "enchantment", "land", "card")),
    ("each", "of", "them", "is"),
    *(("those", noun, "are") for noun in ("creatures", "permanents")),
)


def put_as_it_is(before: Effects, said: Effects) -> Effects:
    """CR 611.2e: of what the sentence before puts onto the battlefield, what it is as it enters."""
    match before, said:
        case (
            (*_, fx.PutOntoBattlefield() as put),
            (fx.Modify(what=fl.Made(), duration=fx.Duration.PERMANENT, times=fx.ONE) as state,),
        ):
            being = (*put.entering.being, *state.modifications)
            return (*before[:-1], replace(put, entering=replace(put.entering, being=being)))
        case _:
            return (*before, *said)


def _delay_effects(
    at: Cursor, scope: Scope, moment: Moment, said: Effects, before: tuple[fl.TargetSpec, ...]
) -> fx.Effect:
    """Return the effects as a delayed ability; raise where they have targets of their own or are delayed (CR 603.7)."""
    delayed = any(
        isinstance(each, fx.AtEndOfCombat | fx.AtNextEndStep | fx.AtNextUpkeep) for each in fx.every_effect(said)
    )
    if scope.named.targets != before or delayed or not said:
        raise at.error("what needs no target then")
    return moment(said)


def _read_complete_clauses(at: Cursor, scope: Scope) -> Effects:
    """`complete_clauses` = clauses [where_x_is_behind]"""
    said = read_clauses(at, scope)
    if not durations_fit(said):
        raise at.error("how long each change lasts")
    return read_where_x_is_behind(at, scope, said)


def _read_optional_clauses(at: Cursor, scope: Scope) -> Effects:
    """`optional_clauses` = may_sentence | complete_clauses [unless_condition | unless_clause]"""
    if not at.at("you", "may"):
        said = _read_complete_clauses(at, scope)
        if not at.at("unless"):
            return said
        so = scope.attempt(at, lambda at, scope: read_unless_condition(at, scope, said))
        return so or read_unless_clause(at, scope, said)
    found = scope.attempt(at, lambda at, scope: read_may_sentence(at, scope, read_clauses))
    return _read_complete_clauses(at, scope) if found is None else read_where_x_is_behind(at, scope, found)


def _read_delayed_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    return (*before, _read_delayed_clause(at, scope))


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


def _read_then_cast_free(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`then_cast_free` = "," "then" cast_free (CR 608.2g)"""
    at.expect(",", "then")
    return read_cast_free(at, scope, said)


def read_clause(at: Cursor, scope: Scope) -> Effects:
    """`clause` = (chosen_targets | this_spell_moved | imperative | damage_changed | duration_and_changes |
    cost_to_fight_for_a_while | flash_for_a_while | additional_lands | additional_phases | life_becomes |
    each_player_who | player_clause | cards_gain | spell_gains | stated | object_clause) [for_each_behind]"""
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


def _read_no_regeneration(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`no_regeneration` = ("it" | "they" | "that creature" | …) "can't be regenerated" (CR 701.19c)"""
    if not before or not isinstance(before[-1], fx.Destroy):
        raise at.error("something destroyed before")
    what = before[-1].what
    many = isinstance(what, fl.Matching) or scope.is_plural(what)
    if not at.take("they" if many else "it") and not at.take("a", "creature", "destroyed", "this", "way"):
        at.expect(*(("those", "creatures") if many else ("that", "creature")))
    at.expect("can't", "be", "regenerated")
    return (*before[:-1], replace(before[-1], no_regeneration=True))


def _read_no_regeneration_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`no_regeneration_sentence` = (damaged_this_way | one_object, a permanent) "can't be regenerated this turn", of
    what is dealt damage before (CR 701.19c)"""
    what: fl.ObjectSet | None = scope.attempt(at, read_damaged_this_way)
    if what is None:
        what = require_permanents(at, scope, read_one_object(at, scope)).what
    at.expect("can't", "be", "regenerated", "this", "turn")
    return (*before, fx.Impose(what, ab.CantBeRegenerated(what)))


def _read_sparing_newly_controlled(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`sparing_newly_controlled` = ("this doesn't apply to creatures" | "ignore this effect for each creature") ("that
    player" | "the player") ("hasn't controlled" | "didn't control") SINCE_THE_TURN_BEGAN, of those that the active
    player controls (CR 302.6)"""
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


def _read_delayed_clause(at: Cursor, scope: Scope) -> fx.Effect:
    """`delayed_clause` = moment "," clause [if_behind], which has no targets of its own (CR 603.7)"""
    moment = read_moment(at)
    at.expect(",")
    before = scope.named.targets
    said = read_clause(at, scope)
    if at.at("if"):
        said = (read_if_behind(at, scope, said),)
    return _delay_effects(at, scope, moment, said, before)


# Clauses about objects.


def _read_object_clause(at: Cursor, scope: Scope) -> Effects:
    """`object_clause` = reference [with_kin] ("and" one_object "fight each other" | object_verbs { "and" object_verbs
    })"""
    whom = read_with_kin(at, scope, read_reference(at, scope))
    both = scope.attempt(at, lambda at, scope: _read_fight_each_other(at, scope, whom))
    if both is not None:
        return (both,)
    found = [*_read_object_verbs(at, scope, whom)]
    while more := scope.attempt(at, lambda at, scope: _read_further_object_verbs(at, scope, whom)):
        found.extend(more)
    return tuple(found)


def _read_further_object_verbs(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    at.take(",")
    at.expect("and")
    return _read_object_verbs(at, scope, whom)


def _read_object_verbs(at: Cursor, scope: Scope, whom: Reference) -> Effects:
    """`object_verbs` = ["also"] (imposed_rules | object_verb)"""
    at.take("also")
    rules = scope.attempt(at, lambda at, scope: read_imposed_rules(at, scope, whom))
    return (_read_object_verb(at, scope, whom),) if rules is None else rules


def _read_kept_for_a_while(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`kept_for_a_while` = ("its controller's untap step" | "their controllers' untap steps") duration (CR 502.3)"""
    if whom.plural:
        at.expect("their", "controllers'", "untap", "steps")
    else:
        at.expect("its", "controller's", "untap", "step")
    if isinstance(whom.what, fl.Matching):
        raise at.error("particular permanents")
    return fx.Impose(whom.what, ab.StaysTapped(whom.what), read_duration(at, scope))


def _read_kept_tapped(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`kept_tapped` = "doesn't untap during" (kept_for_a_while | "its controller's" | "their controllers'" | "your", of
    the source) ("next untap step" | "next untap steps")) (CR 502.3)"""
    at.expect("during")
    lasting = scope.attempt(at, lambda at, scope: _read_kept_for_a_while(at, scope, whom))
    if lasting is not None:
        return lasting
    if whom.plural and at.take("their", "controllers'", "next", "untap", "steps"):
        return fx.KeepTapped(whom.what)
    held = scope.described[0].filter.controlled_by if whom.what == fl.Noted() else None
    if held is not None and held in scope.named.target_players and at.take("that", "player's"):
        at.expect("next", "untap", "step")
        return fx.KeepTapped(whom.what)
    if whom.plural:
        at.expect("their", "controller's")
    elif whom.what != fl.THIS or not at.take("your"):
        at.expect("its", "controller's")
    at.expect("next", "untap", "step")
    return fx.KeepTapped(whom.what)


def _read_object_verb(at: Cursor, scope: Scope, whom: Reference) -> fx.Effect:
    """`object_verb` = "deals" … | recolor | card_gains | "fights" one_object | "becomes blocked" | kept_tapped |
    designated | "explores" ["again"] | "connives" [amount] | changes"""
    verb = at.token.word if at.token is not None else ""
    if verb == ("deal" if whom.plural else "deals"):
        at.position += 1
        found = read_damage(at, scope, whom)
        scope.damage_is_dealt = True
        scope.does(fl.Way.DEALT_DAMAGE)
        return found
    if scope.is_spell(whom.what):
        return read_recolor(at, scope, whom)
    if scope.is_card(whom.what):
        return read_card_gains(at, scope, whom)
    require_permanents(at, scope, whom)
    if verb == ("fight" if whom.plural else "fights") and not isinstance(whom.what, fl.Matching):
        at.position += 1
        other = scope.attempt(at, lambda at, scope: _read_other_fighter(at, scope, whom))
        return fx.Fight(whom.what, other or read_one_object(at, scope).what)
    if verb == ("become" if whom.plural else "becomes") and at.take(verb, "blocked"):
        return fx.BecomeBlocked(whom.what)
    if at.take("don't" if whom.plural else "doesn't", "untap"):
        return _read_kept_tapped(at, scope, whom)
    if (marked := _read_designated(at, whom)) is not None:
        return marked
    if at.take("phase" if whom.plural else "phases", "out"):
        return fx.PhaseOut(whom.what)
    if at.take("explore" if whom.plural else "explores"):
        at.take("again")
        return fx.Explore(whom.what)
    if at.take("connive" if whom.plural else "connives"):
        number = scope.attempt(at, read_amount)
        return fx.Connive(whom.what, number or fx.ONE)
    if at.take("become" if whom.plural else "becomes", "a", "copy", "of"):
        return read_become_copy(at, scope, whom.what)
    return read_changes(at, scope, whom)


def _read_designated(at: Cursor, whom: Reference) -> fx.Effect | None:
    """`designated` = ("becomes" | "become") ("prepared" | "unprepared" | …) | ("is" | "are") "no longer" ("suspected" |
    …) (CR 701.60a, 722.3a-b)"""
    become = "become" if whom.plural else "becomes"
    for each in Designation:
        if at.take(become, each):
            return fx.Designate(whom.what, each)
        if at.take(become, f"un{each}") or at.take("are" if whom.plural else "is", "no", "longer", each):
            return fx.LoseDesignation(whom.what, each)
    return None


def _read_other_fighter(at: Cursor, scope: Scope, whom: Reference) -> fl.ObjectSet:
    """`other_fighter` = "that creature", the other one of two that were named (CR 701.14a)"""
    at.expect("that", "creature")
    others = [each for each in scope.permanents() if each != whom.what]
    if len(others) != 1 or len(scope.permanents()) != 2:
        raise at.error("the other one of two creatures")
    return others[0]


def _read_fight_each_other(at: Cursor, scope: Scope, first: Reference) -> fx.Effect:
    at.expect("and")
    second = read_one_object(at, scope)
    at.expect("fight", "each", "other")
    return fx.Fight(require_permanents(at, scope, first).what, second.what)


def _read_hands_for_the_largest(at: Cursor, _: Scope, before: Effects) -> Effects:
    """`hands_for_the_largest` = "each player discards their hand, then draws cards equal to the greatest number of
    cards a player discarded this way" (CR 608.2c): as many as were in the largest hand"""
    at.expect("each", "player", "discards", "their", "hand", ",", "then", "draws", "cards", "equal", "to", "the")
    at.expect("greatest", "number", "of", "cards", "a", "player", "discarded", "this", "way")
    everybody = fl.Players.EACH_PLAYER
    trade = (fx.Discard(everybody, None), fx.Draw(everybody, fx.ValueOfX()))
    return (*before, fx.WhereXIs(fx.LargestHand(everybody), trade))


def _read_repeating_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`repeating_sentence` = "repeat the following process" amount "times" | "you may repeat this process any number of
    times", all that was said before (CR 608.2c)"""
    if at.take("you", "may", "repeat", "this", "process", "any", "number", "of", "times"):
        if not before or scope.named.targets or speaks_of(before, (fx.RepeatProcess,)):
            raise at.error("a process that needs no target")
        return (fx.RepeatProcess(before, may=True),)
    at.expect("repeat", "the", "following", "process")
    times = read_amount(at, scope)
    at.expect("times")
    if before or times == fx.ONE:
        raise at.error("nothing before the process")
    return (fx.RepeatProcess((), times),)


def _read_repeated_sentence(at: Cursor, scope: Scope, before: Effects) -> Effects:
    """`repeated_sentence` = effect_sentence, of the process that the sentence before says is repeated"""
    match before:
        case (fx.RepeatProcess(effects=process, times=times) as last,) if times is not None:
            return (replace(last, effects=read_effect_sentence(at, scope, process)),)
        case _:
            raise at.error("a process that is repeated")


def _read_shown_sentence(at: Cursor, _: Scope, before: Effects) -> Effects:
    return read_shown_sentence(at, before)


_CLAUSES: tuple[Callable[[Cursor, Scope], Effects], ...] = (
    _read_damage_changed,
    read_duration_and_changes,
    read_others_become_copy,
    read_cost_to_fight_for_a_while,
    read_imposed_for_a_while,
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
    _read_object_clause,
)
"""The clauses in the order in which they are tried."""
_FIRST_OF_CLAUSE: Mapping[Callable[[Cursor, Scope], Effects], frozenset[str]] = {
    _read_for_each_clause: frozenset(("for",)),
    read_additional_phases: frozenset(("after", "there", "there's")),
    read_next_spell: frozenset(("the",)),
    read_play_linked: frozenset(("you",)),
    read_life_becomes: frozenset(("each", "that", "the", "target", "their", "your")),
    read_each_player_who: frozenset(("each",)),
}
"""With which words those begin that always begin so."""


_SENTENCES: tuple[SentenceReader, ...] = (
    _read_repeated_sentence,
    _read_repeating_sentence,
    _read_hands_for_the_largest,
    lambda at, _, before: read_new_targets_sentence(at, before),
    lambda at, _, before: read_different_targets_sentence(at, before),
    lambda at, _, before: read_cast_copy_sentence(at, before),
    lambda at, _, before: (*before, read_graveyard_for_battlefield(at)),
    lambda at, _, before: read_countered_sentence(at, before),
    lambda at, _, before: read_new_targets_later(at, before, read_new_targets_sentence),
    lambda at, _, before: read_spending_limit(at, before),
    lambda at, _, before: read_never_sentence(at, before),
    _read_no_regeneration,
    _read_no_regeneration_sentence,
    _read_sparing_newly_controlled,
    lambda at, _, before: read_unpreventable_sentence(at, before),
    lambda at, scope, before: read_prevented_sentence(at, scope, before, read_clauses),
    read_entering_sentence,
    read_tokens_have,
    read_exile_if_it_dies,
    lambda at, _, before: read_return_later(at, before),
    lambda at, _, before: read_excess_damage_sentence(at, before),
    read_damage_instead_sentence,
    read_bottom_sentence,
    read_dealt_sentence,
    lambda at, scope, before: read_otherwise_done(at, scope, before, _read_complete_clauses),
    _read_shown_sentence,
    lambda at, scope, before: read_if_shown(at, scope, before, _read_complete_clauses),
    read_choice_from_hand,
    read_fate_of_chosen_card,
    read_choose_in_hand,
    read_life_for_mana,
    read_mana_bought,
    read_search_goes_on,
    read_shuffled_sentence,
    read_same_way_sentence,
    read_chosen_for_each,
    read_sacrifice_of_others,
    read_equal_cost_sentence,
    read_cast_free,
    read_allow_play,
    read_exiled_instead,
    read_rest_of_exiled,
    lambda at, _, before: read_put_after_restart(at, before),
    lambda at, _, before: read_extra_turn_after_that(at, before),
    read_chosen_onto_library,
    read_pay_later,
    read_enchant_what_is_put,
    read_put_and_attach,
    read_sacrificed_as_this_leaves,
    _read_delayed_sentence,
    lambda at, _, before: (*before, fx.ReplaceForAWhile(read_control_replacement(at, "this", "turn"))),
    lambda at, scope, before: (*before, *read_choose_new_targets(at, scope)),
    lambda at, scope, before: read_lasting_trigger(at, scope, before, _read_plain_sentence),
    lambda at, scope, before: read_each_who_does(at, scope, before, _read_complete_clauses),
    lambda at, scope, before: read_if_they_do_sentence(at, scope, before, _read_optional_clauses),
    lambda at, scope, before: read_otherwise_sentence(at, scope, before, _read_optional_clauses),
    lambda at, scope, before: read_if_clash_is_won(at, scope, before, _read_complete_clauses),
    lambda at, scope, before: read_if_coin_comes_up(at, scope, before, _read_complete_clauses),
    lambda at, scope, before: read_instead_sentence(at, scope, before, _read_optional_clauses),
    lambda at, scope, before: read_instead_if_sentence(at, scope, before, _read_complete_clauses),
    lambda at, scope, before: read_unless_sentence(at, scope, before, _read_complete_clauses),
    lambda at, scope, before: read_if_sentence(at, scope, before, _read_optional_clauses),
    _read_plain_sentence,
)
"""The sentences in the order in which they are tried: first those that continue the sentence before."""

_FIRST_WORDS: Mapping[SentenceReader, frozenset[str]] = {
    _read_repeating_sentence: frozenset(("repeat", "you")),
    _read_hands_for_the_largest: frozenset(("each",)),
    _read_no_regeneration: frozenset(("a", "it", "that", "they", "those")),
    _read_no_regeneration_sentence: frozenset(("a", "it", "that", "this", "target")),
    _read_sparing_newly_controlled: frozenset(("ignore", "this")),
    read_entering_sentence: frozenset(("it", "the", "they", "those")),
    read_tokens_have: frozenset(("it", "the", "they", "those")),
    read_exile_if_it_dies: frozenset(("if",)),
    _read_shown_sentence: frozenset(("you",)),
    read_choose_in_hand: frozenset(("choose",)),
    read_chosen_onto_library: frozenset(("in", "put")),
    read_pay_later: frozenset(("at",)),
    read_cast_free: frozenset(("you",)),
    read_rest_of_exiled: frozenset(("put", "then", "they")),
    read_enchant_what_is_put: frozenset(("it",)),
    read_put_and_attach: frozenset(("put", "return")),
    read_sacrificed_as_this_leaves: frozenset(("when",)),
    _read_delayed_sentence: frozenset(("at", "when")),
}
"""The words with which these sentences begin; they are not tried at any other."""
