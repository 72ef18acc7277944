"""Whether a condition holds in a state (CR 603.4, 604.1).

The caller says where characteristics come from, so that `layers` can ask while it is still working them out."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeAlias, assert_never

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.amount_values import amount_value as number_of
from bot.engine.magic.values.amount_values import cards_unnamed, devotion_to_colors, times_paid
from bot.engine.magic.values.defining_abilities import values_with_defined_kinds
from bot.engine.magic.values.filter_matching import Values, defender_of, find_objects, matches_filter, triggering_player
from bot.engine.magic.values.meant_objects import last_known_as_meant, thing_as_meant
from bot.engine.magic.values.turn_history import judge_combat_damage_this_turn, times_this_turn, was_discarded
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import (
    AbilityUsedThisTurn,
    AllConditions,
    AmountIs,
    AnyCondition,
    AttackedThisTurn,
    AttackersThisTurn,
    BeenAttacked,
    Bounds,
    BuriedThisTurn,
    CameSinceUpkeep,
    CardsDiscardedThisTurn,
    CardsDrawnThisTurn,
    CardsInGraveyard,
    CardsInHand,
    CardsInLibrary,
    CardTypesInGraveyard,
    CoinsCameUp,
    CombatDamageThisTurn,
    Condition,
    ControlsMore,
    CrimesThisTurn,
    DamageDealtThisTurn,
    DevotionIs,
    DiscardedThisTurn,
    EnteredThisTurn,
    HasBlessing,
    HasCounters,
    HasMore,
    IsBigger,
    IsLike,
    IsMonarch,
    LandsPlayedThisTurn,
    LeftThisTurn,
    LevelIs,
    LibraryAtMost,
    LiesIn,
    LiesInExile,
    LifeChangedThisTurn,
    LifeTotal,
    Not,
    NumberOf,
    SpeedIs,
    SpellsCastLastTurn,
    SpellsCastThisTurn,
    TurnOf,
    WasCast,
    WasLike,
    WasPaid,
    Whose,
    WonClash,
)

PlayersThisTurn: TypeAlias = (
    LifeChangedThisTurn
    | DamageDealtThisTurn
    | SpellsCastThisTurn
    | CardsDrawnThisTurn
    | CardsDiscardedThisTurn
    | LandsPlayedThisTurn
    | CrimesThisTurn
)
"""What players did this turn, or what was done to them."""
Truth: TypeAlias = bool | None
"""None if it can't be known because a hand or library is unknown."""


def condition_holds(state: GameState, context: Context, condition: Condition, values: Values) -> bool:
    """Whether the condition is known to hold, seen from the ability."""
    return judge_condition(state, context, condition, values) is True


def judge_condition(state: GameState, context: Context, condition: Condition, values: Values) -> Truth:
    """Whether the condition holds, seen from the ability."""
    return JUDGE_CONDITION[type(condition)](state, context, condition, values)


def judge_attacked_this_turn(
    state: GameState, context: Context, _condition: AttackedThisTurn, _values: Values
) -> Truth:
    return any(each.thing.controller == context.controller for each in state.this_turn.attackers)


def judge_objects_this_turn(
    state: GameState,
    context: Context,
    condition: LeftThisTurn | EnteredThisTurn | AttackersThisTurn | BuriedThisTurn,
    _values: Values,
) -> Truth:
    return times_this_turn(state, context, condition, ()) in condition.number


def judge_players_this_turn(
    state: GameState,
    context: Context,
    condition: PlayersThisTurn,
    _values: Values,
) -> Truth:
    whose = condition.whose
    happened = condition
    return true_of_players(
        state, context, whose, lambda who: times_this_turn(state, context, happened, (who,)) in happened.number
    )


def judge_discarded_this_turn(
    state: GameState, context: Context, _condition: DiscardedThisTurn, _values: Values
) -> Truth:
    return was_discarded(state, state.objects[context.source])


def judge_ability_used(state: GameState, context: Context, condition: AbilityUsedThisTurn, _values: Values) -> Truth:
    now = state.objects[context.source].incarnation if context.incarnation is None else context.incarnation
    return state.this_turn.activations.get((context.source, now, condition.key), 0) in condition.number


def judge_been_attacked(state: GameState, context: Context, _condition: BeenAttacked, _values: Values) -> Truth:
    attacks = frozenset() if state.combat is None else state.combat.has_attacked
    return any(attacked == context.controller for _, attacked in attacks)


def judge_controls_more(state: GameState, context: Context, condition: ControlsMore, values: Values) -> Truth:
    return true_of_players(state, context, condition.who, partial(controls_more, state, context, condition, values))


def judge_has_more(state: GameState, context: Context, condition: HasMore, _values: Values) -> Truth:
    def number(player: PlayerId) -> int | None:
        there = state.players[player]
        return there.hand if condition.cards else there.life

    def has_more(who: PlayerId, than: PlayerId) -> Truth:
        mine, theirs = number(who), number(than)
        return None if mine is None or theirs is None else mine > theirs

    def more_than_other(who: PlayerId) -> Truth:
        return true_of_players(state, context, condition.than, lambda than: who != than and has_more(who, than))

    return true_of_players(state, context, condition.who, more_than_other)


def judge_cards_in_hand(state: GameState, context: Context, condition: CardsInHand, _values: Values) -> Truth:
    return true_of_players(
        state, context, condition.whose, lambda who: is_size_within(state.players[who].hand, condition.number)
    )


def judge_cards_in_library(state: GameState, context: Context, condition: CardsInLibrary, _values: Values) -> Truth:
    return true_of_players(
        state, context, condition.whose, lambda who: is_size_within(state.library_size(who), condition.number)
    )


def judge_library_at_most(state: GameState, context: Context, condition: LibraryAtMost, values: Values) -> Truth:
    amount = condition.amount
    size = state.library_size(context.controller)
    return None if size is None else size <= number_of(state, context, amount, values)


def judge_cards_in_graveyard(state: GameState, context: Context, condition: CardsInGraveyard, _values: Values) -> Truth:
    whose, number, cards = condition.whose, condition.number, condition.what
    return true_of_players(
        state, context, whose, lambda who: len(graveyard_cards_matching(state, context, who, cards)) in number
    )


def judge_card_types_in_graveyard(
    state: GameState, context: Context, condition: CardTypesInGraveyard, _values: Values
) -> Truth:
    return true_of_players(
        state,
        context,
        condition.whose,
        lambda who: len(card_types_in_graveyard(state, context, who)) in condition.number,
    )


def judge_life_total(state: GameState, context: Context, condition: LifeTotal, _values: Values) -> Truth:
    return true_of_players(state, context, condition.whose, lambda who: state.players[who].life in condition.number)


def judge_speed_is(state: GameState, context: Context, condition: SpeedIs, _values: Values) -> Truth:
    return true_of_players(state, context, condition.whose, lambda who: state.players[who].speed in condition.number)


def judge_has_blessing(state: GameState, context: Context, condition: HasBlessing, _values: Values) -> Truth:
    return true_of_players(state, context, condition.whose, lambda who: state.players[who].blessed)


def judge_has_counters(state: GameState, context: Context, condition: HasCounters, _values: Values) -> Truth:
    return true_of_players(
        state,
        context,
        condition.whose,
        lambda who: state.players[who].counters.get(condition.kind, 0) in condition.number,
    )


def judge_turn_of(state: GameState, context: Context, condition: TurnOf, _values: Values) -> Truth:
    return true_of_players(state, context, condition.whose, state.is_active)


def judge_is_like(state: GameState, context: Context, condition: IsLike, values: Values) -> Truth:
    return objects_match(state, context, condition.what, condition.like, values)


def judge_was_like(state: GameState, context: Context, condition: WasLike, values: Values) -> Truth:
    """CR 608.2h: each by what is known of it last."""
    known = [
        (state.objects[each], values(each)) if last is None else (last.thing, last.values)
        for each in find_objects(state, context, condition.what, values)
        for last in [last_known_as_meant(state, context, each)]
    ]
    return bool(known) and all(
        matches_filter(state, context, thing, condition.like, {thing.id: then}.__getitem__) for thing, then in known
    )


def judge_is_bigger(state: GameState, context: Context, condition: IsBigger, values: Values) -> Truth:
    what = condition.what
    own = power_and_toughness_of(state, context, context.source, values)
    return any(
        is_bigger(power_and_toughness_of(state, context, each, values), own)
        for each in find_objects(state, context, what, values)
    )


def judge_lies_in_exile(state: GameState, context: Context, condition: LiesInExile, _values: Values) -> Truth:
    counter = condition.counter
    thing = state.objects[context.source]
    return thing.zone is Zone.EXILE and (counter is None or counter in thing.counters)


def judge_lies_in(state: GameState, context: Context, condition: LiesIn, _values: Values) -> Truth:
    return state.objects[context.source].zone in condition.zones


def judge_won_clash(_state: GameState, context: Context, _condition: WonClash, _values: Values) -> Truth:
    return context.won_clash


def judge_coins_came_up(_state: GameState, context: Context, condition: CoinsCameUp, _values: Values) -> Truth:
    return bool(context.flips) and all(each is condition.well for each in context.flips)


def judge_came_since_upkeep(state: GameState, context: Context, _condition: CameSinceUpkeep, _values: Values) -> Truth:
    return state.objects[context.source].memory.owed == 1


def judge_level_is(state: GameState, context: Context, condition: LevelIs, _values: Values) -> Truth:
    return state.objects[context.source].form.level in condition.number


def judge_spells_cast_last_turn(
    state: GameState, _context: Context, condition: SpellsCastLastTurn, _values: Values
) -> Truth:
    """CR 608.2i: of a turn before the scenario nothing is known."""
    if not state.active_last_turn:
        return None
    return any(state.casts_last_turn.get(each, 0) in condition.number for each in state.players)


def judge_is_monarch(state: GameState, context: Context, condition: IsMonarch, _values: Values) -> Truth:
    return true_of_players(state, context, condition.whose, lambda who: state.players[who].monarch)


def judge_was_paid(state: GameState, context: Context, condition: WasPaid, values: Values) -> Truth:
    return times_paid(state, context, condition, values) in condition.number


def judge_devotion_is(state: GameState, context: Context, condition: DevotionIs, _values: Values) -> Truth:
    return devotion_to_colors(state, context.controller, condition.colors) in condition.number


def judge_not(state: GameState, context: Context, condition: Not, values: Values) -> Truth:
    return opposite_truth(judge_condition(state, context, condition.condition, values))


def judge_every(state: GameState, context: Context, condition: AllConditions, values: Values) -> Truth:
    return all_true(judge_condition(state, context, each, values) for each in condition.conditions)


def judge_some(state: GameState, context: Context, condition: AnyCondition, values: Values) -> Truth:
    return any_true(judge_condition(state, context, each, values) for each in condition.conditions)


def opposite_truth(truth: Truth) -> Truth:
    return None if truth is None else not truth


def all_true(truths: Iterable[Truth]) -> Truth:
    """False if one is false, else None if one is unknown."""
    told = tuple(truths)
    return False if False in told else None if None in told else True


def any_true(truths: Iterable[Truth]) -> Truth:
    """True if one is true, else None if one is unknown."""
    told = tuple(truths)
    return True if True in told else None if None in told else False


# Players.


def true_of_players(state: GameState, context: Context, whose: Whose, true_of: Callable[[PlayerId], Truth]) -> Truth:
    """Whether it is true of one of the players, or of each of them if the phrase says "each"; false if there are
    none."""
    players = players_of_phrase(state, context, whose)
    truths = tuple(true_of(player) for player in players)
    if whose in {Whose.EACH_OPPONENT, Whose.EACH_PLAYER}:
        return bool(players) and all_true(truths)
    return any_true(truths)


def players_of_phrase(state: GameState, context: Context, whose: Whose) -> tuple[PlayerId, ...]:
    """CR 109.5, 508.5: the players that the phrase refers to."""
    match whose:
        case Whose.YOU:
            return (context.controller,)
        case Whose.AN_OPPONENT | Whose.EACH_OPPONENT:
            return state.opponents(context.controller)
        case Whose.A_PLAYER | Whose.EACH_PLAYER:
            return state.in_game()
        case Whose.DEFENDING_PLAYER:
            defender = defender_of(state, context)
            return () if defender is None else (defender,)
        case Whose.ATTACKING_PLAYER:
            return state.active_players
        case Whose.YOUR_TEAM:
            return (context.controller, *state.teammates(context.controller))
        case Whose.THAT_PLAYER:
            player = triggering_player(state, context)
            return () if player is None else (player,)
        case Whose.EACH_OF_THEM:
            return () if context.affected_player is None else (context.affected_player,)
        case _:
            assert_never(whose)


def controls_more(
    state: GameState, context: Context, condition: ControlsMore, values: Values, player: PlayerId
) -> Truth:
    """Whether the player controls more such permanents than the other player in the condition."""
    own = count_controlled(state, context, player, condition.what, values)
    return true_of_players(
        state,
        context,
        condition.than,
        lambda other: own > count_controlled(state, context, other, condition.what, values),
    )


def is_size_within(size: int | None, number: Bounds) -> Truth:
    """Whether the size is in the bounds; None if the size is unknown."""
    return None if size is None else size in number


# Objects.


def judge_was_cast(state: GameState, context: Context, condition: WasCast, values: Values) -> Truth:
    """CR 400.7d: whether the spell, or the spell that the permanent was, was cast by that player from that zone."""
    things = [thing_as_meant(state, context, each) for each in find_objects(state, context, condition.what, values)]
    by = None if condition.by is None else players_of_phrase(state, context, condition.by)
    return bool(things) and all(
        thing.cast.origin is not None
        and condition.origin in {None, thing.cast.origin}
        and (thing.cast.in_main_phase or not condition.in_main_phase)
        and (by is None or thing.cast.player in by)
        for thing in things
    )


def judge_number_of(state: GameState, context: Context, condition: NumberOf, values: Values) -> Truth:
    """Whether there are so many such permanents, in all or under one such player's control."""
    if condition.by is None:
        found = permanents_matching(state, context, condition.what, values)
        if condition.besides is not None:
            besides = find_objects(state, context, condition.besides, values)
            found = tuple(each for each in found if each.id not in besides)
        return len(found) in condition.number
    return true_of_players(
        state,
        context,
        condition.by,
        lambda who: count_controlled(state, context, who, condition.what, values) in condition.number,
    )


def objects_match(state: GameState, context: Context, what: fl.ObjectSet, like: fl.Filter, values: Values) -> Truth:
    """Whether the noun phrase describes all the objects; false if none is on the battlefield."""
    there = [
        thing for each in find_objects(state, context, what, values) if (thing := state.objects[each]).on_battlefield
    ]
    return bool(there) and all(matches_filter(state, context, thing, like, values) for thing in there)


def power_and_toughness_of(
    state: GameState, context: Context, thing: ObjectId, values: Values
) -> tuple[int | None, int | None]:
    """CR 208.1, 608.2h: its power and toughness now or as it last existed; None if it is no creature (208.3)."""
    last = last_known_as_meant(state, context, thing)
    now = values(thing) if last is None else last.values
    return (now.power, now.toughness) if now.is_creature else (None, None)


def is_bigger(one: tuple[int | None, int | None], other: tuple[int | None, int | None]) -> bool:
    """CR 702.100a, c: whether its power or toughness is greater; compared with a noncreature it never is."""
    pairs = zip(one, other, strict=True)
    return any(mine is not None and theirs is not None and mine > theirs for mine, theirs in pairs)


def permanents_matching(state: GameState, context: Context, what: fl.Filter, values: Values) -> tuple[GameObject, ...]:
    """The permanents that the noun phrase describes."""
    return tuple(thing for thing in state.battlefield() if matches_filter(state, context, thing, what, values))


def count_controlled(state: GameState, context: Context, player: PlayerId, what: fl.Filter, values: Values) -> int:
    """How many permanents like that the player controls."""
    return sum(thing.controller == player for thing in permanents_matching(state, context, what, values))


def graveyard_cards_matching(
    state: GameState, context: Context, player: PlayerId, what: fl.Filter
) -> tuple[GameObject, ...]:
    """CR 404.2: the cards like that in the player's graveyard."""
    return tuple(
        thing
        for thing in state.objects.values()
        if thing.zone is Zone.GRAVEYARD
        and thing.owner == player
        and not thing.token
        and matches_filter(
            state, context, thing, what, lambda each: values_with_defined_kinds(state.objects[each].printed)
        )
    )


def card_types_in_graveyard(state: GameState, context: Context, player: PlayerId) -> frozenset[str]:
    """CR 205.2a: the card types among the cards in the player's graveyard."""
    return frozenset(
        kind for card in graveyard_cards_matching(state, context, player, fl.ANYTHING) for kind in card.printed.types
    )


def judge_amount_is(state: GameState, context: Context, condition: AmountIs, values: Values) -> Truth:
    """CR 608.2c: of what was done to cards that nobody can name only what they all may be is certain."""
    least = number_of(state, context, condition.amount, values)
    most = least + cards_unnamed(context, condition.amount)
    if (least in condition.number) is (most in condition.number):
        return least in condition.number
    return None


JUDGE_CONDITION: Mapping[type[Condition], Callable[[GameState, Context, Any, Values], Truth]] = {
    AttackedThisTurn: judge_attacked_this_turn,
    LeftThisTurn: judge_objects_this_turn,
    EnteredThisTurn: judge_objects_this_turn,
    AttackersThisTurn: judge_objects_this_turn,
    LifeChangedThisTurn: judge_players_this_turn,
    DamageDealtThisTurn: judge_players_this_turn,
    SpellsCastThisTurn: judge_players_this_turn,
    CardsDrawnThisTurn: judge_players_this_turn,
    CardsDiscardedThisTurn: judge_players_this_turn,
    LandsPlayedThisTurn: judge_players_this_turn,
    CrimesThisTurn: judge_players_this_turn,
    BuriedThisTurn: judge_objects_this_turn,
    CombatDamageThisTurn: judge_combat_damage_this_turn,
    SpellsCastLastTurn: judge_spells_cast_last_turn,
    AbilityUsedThisTurn: judge_ability_used,
    DiscardedThisTurn: judge_discarded_this_turn,
    BeenAttacked: judge_been_attacked,
    NumberOf: judge_number_of,
    ControlsMore: judge_controls_more,
    HasMore: judge_has_more,
    CardsInHand: judge_cards_in_hand,
    CardsInLibrary: judge_cards_in_library,
    LibraryAtMost: judge_library_at_most,
    CardsInGraveyard: judge_cards_in_graveyard,
    CardTypesInGraveyard: judge_card_types_in_graveyard,
    LifeTotal: judge_life_total,
    SpeedIs: judge_speed_is,
    HasBlessing: judge_has_blessing,
    IsMonarch: judge_is_monarch,
    HasCounters: judge_has_counters,
    TurnOf: judge_turn_of,
    IsLike: judge_is_like,
    WasLike: judge_was_like,
    IsBigger: judge_is_bigger,
    LiesInExile: judge_lies_in_exile,
    LiesIn: judge_lies_in,
    CoinsCameUp: judge_coins_came_up,
    WonClash: judge_won_clash,
    CameSinceUpkeep: judge_came_since_upkeep,
    LevelIs: judge_level_is,
    WasPaid: judge_was_paid,
    WasCast: judge_was_cast,
    DevotionIs: judge_devotion_is,
    AmountIs: judge_amount_is,
    Not: judge_not,
    AllConditions: judge_every,
    AnyCondition: judge_some,
}
"""The function that judges conditions of each class; a test proves that none is missing."""
