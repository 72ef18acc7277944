"""Sentences of effects (CR 608-611): plain, conditional, optional, delayed and repeated ones, with what an earlier one
said before them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import leaves_within, parts_within
from bot.oracle.amounts.quantities import read_amount, read_quantity
from bot.oracle.amounts.x_without_value import is_described_by_x, speaks_of
from bot.oracle.effects.adding_mana import read_spending_limit
from bot.oracle.effects.affected_objects import Moment, read_moment
from bot.oracle.effects.clauses import read_clause, read_clauses
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
from bot.oracle.effects.damage_changes import read_prevented_sentence, read_unpreventable_sentence
from bot.oracle.effects.damage_dealt import read_damage_instead_sentence, read_excess_damage_sentence
from bot.oracle.effects.delayed_triggers import read_lasting_trigger, read_new_targets_later
from bot.oracle.effects.each_player import read_each_who_does
from bot.oracle.effects.exiling import read_damaged_this_way, read_exile_if_it_dies, read_return_later
from bot.oracle.effects.hands_and_libraries import (
    read_bottom_sentence,
    read_choice_from_hand,
    read_choose_in_hand,
    read_chosen_onto_library,
    read_fate_of_chosen_card,
)
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
from bot.oracle.effects.permission_to_play import (
    read_allow_play,
    read_cast_free,
    read_exiled_instead,
    read_rest_of_exiled,
)
from bot.oracle.effects.player_clauses import (
    Effects,
    read_extra_turn_after_that,
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
    read_equal_cost_sentence,
)
from bot.oracle.effects.spending_mana import read_life_for_mana, read_mana_bought
from bot.oracle.effects.top_of_library import (
    read_dealt_sentence,
    read_if_shown,
    read_otherwise_done,
    read_shown_sentence,
)
from bot.oracle.nouns.object_references import EXILING, read_one_object
from bot.oracle.nouns.own_names_and_qualities import OF_CHOICE
from bot.oracle.nouns.permanents import SINCE_THE_TURN_BEGAN
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.becoming import says_still
from bot.oracle.objects.changing import (
    durations_fit,
    read_never_sentence,
    read_still_behind,
    require_permanents,
)
from bot.oracle.objects.creation import (
    read_entering_sentence,
    read_tokens_have,
)
from bot.oracle.replacements.entering import read_control_replacement
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


def _read_then_cast_free(at: Cursor, scope: Scope, said: Effects) -> Effects:
    """`then_cast_free` = "," "then" cast_free (CR 608.2g)"""
    at.expect(",", "then")
    return read_cast_free(at, scope, said)


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
