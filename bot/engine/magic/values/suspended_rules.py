"""Static abilities that suspend a rule or forbid something (CR 402.2, 502.3, 614.17, 704.5j).

Functions named `what_forbids_` return the object whose ability forbids it, None if nothing does."""

from collections.abc import Iterator
from functools import partial

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.teams import POISON, players_sharing_life
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.effect_durations import duration_goes_on
from bot.engine.magic.values.filter_matching import find_objects, find_players, matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def permanents_kept_tapped(state: GameState) -> frozenset[ObjectId]:
    """CR 502.3, 611.2c: permanents that don't untap during their controllers' untap steps."""
    values = partial(characteristics, state)
    stated = {
        each
        for thing, ability in static_abilities(state, ab.StaysTapped)
        for each in find_objects(state, Context(thing.id, thing.controller), ability.affects, values)
    }
    imposed = (
        each
        for each in state.ongoing.imposed
        if isinstance(each.rule, ab.StaysTapped)
        and duration_goes_on(state, each.duration, each.source, each.incarnation, each.controller)
    )
    locked = (pair for each in imposed for pair in each.locked or ())
    return frozenset(stated | {each for each, incarnation in locked if state.objects[each].incarnation == incarnation})


def permanents_that_may_stay_tapped(state: GameState) -> tuple[GameObject, ...]:
    """CR 502.3: the tapped permanents that the active player may choose not to untap."""
    there = {thing.id: thing for thing, _ in static_abilities(state, ab.MayStayTapped)}
    return tuple(each for each in there.values() if each.tapped and state.is_active(each.controller))


def is_used_while_tapped(state: GameState, thing: GameObject) -> bool:
    """CR 611.2b: whether an effect lasts only as long as the permanent remains tapped."""
    while_tapped = {fx.Duration.WHILE_SOURCE_TAPPED, fx.Duration.WHILE_SOURCE_HELD_TAPPED}
    very = (thing.id, thing.incarnation)
    changed = (each.duration for each in state.effects if (each.source, each.incarnation) == very)
    imposed = (each.duration for each in state.ongoing.imposed if (each.source, each.incarnation) == very)
    return not while_tapped.isdisjoint((*changed, *imposed))


def untapping_out_of_turn(state: GameState) -> tuple[ObjectId, ...]:
    """CR 502.3: permanents that untap during this untap step although a nonactive player controls them."""
    values = partial(characteristics, state)
    found = (
        each
        for thing, ability in static_abilities(state, ab.UntapsWithOthers)
        if not state.is_active(thing.controller)
        for each in find_objects(state, Context(thing.id, thing.controller), ability.affects, values)
        if state.objects[each].tapped and not state.is_active(state.objects[each].controller)
    )
    return tuple(dict.fromkeys(found))


def untap_limits(state: GameState) -> Iterator[tuple[GameObject, int, tuple[ObjectId, ...]]]:
    """CR 502.3: for each ability that lets players untap no more than so many permanents, its object, how many, and the
    permanents of which it speaks."""
    values = partial(characteristics, state)
    for thing, ability in static_abilities(state, ab.UntapLimit):
        context = Context(thing.id, thing.controller)
        meant = (each for each in state.battlefield() if matches_filter(state, context, each, ability.what, values))
        yield thing, ability.most, tuple(each.id for each in meant)


def is_spared_by_legend_rule(state: GameState, legend: GameObject) -> bool:
    """CR 704.5j: whether the legend rule does not apply to it."""
    values = partial(characteristics, state)
    return any(
        matches_filter(state, Context(thing.id, thing.controller), legend, ability.affects, values)
        for thing, ability in static_abilities(state, ab.NoLegendRule)
    )


USUAL_HAND_SIZE = 7
"""CR 402.2."""


def maximum_hand_size(state: GameState, player: PlayerId) -> int | None:
    """CR 402.2, 613.11: how many cards the player may keep, by all that changes it in the order of its timestamps; None
    where there is no maximum."""
    rules: list[tuple[GameObject, ab.NoMaximumHandSize | ab.HandSize]] = [
        *static_abilities(state, ab.NoMaximumHandSize),
        *static_abilities(state, ab.HandSize),
    ]
    size: int | None = USUAL_HAND_SIZE
    for thing, rule in sorted(rules, key=lambda each: each[0].timestamp):
        context = Context(thing.id, thing.controller)
        if player not in find_players(state, context, rule.players):
            continue
        if isinstance(rule, ab.NoMaximumHandSize):
            size = None
        elif rule.amount is not None:
            size = amount_value(state, context, rule.amount, partial(characteristics, state))
        elif size is not None:
            size += rule.more
    return None if size is None else max(0, size)


def what_forbids_gaining_life(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 614.17: whose ability says that the player can't gain life; None where nothing does."""
    return what_forbids_player(state, ab.CantGainLife, player)


def what_fixes_life_total(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 614.17: whose ability says that the player's life total can't change; None where nothing does."""
    return what_forbids_player(state, ab.LifeCantChange, player)


def can_pay_life(state: GameState, player: PlayerId, life: int) -> bool:
    """CR 119.4, 119.4b, 614.17b."""
    return life <= 0 or life <= payable_life(state, player)


def payable_life(state: GameState, player: PlayerId) -> int:
    """CR 119.4, 614.17b: how much life the player can pay at most; none of a life total that can't change."""
    return max(state.players[player].life, 0) if what_fixes_life_total(state, player) is None else 0


def what_forbids_searching(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 614.17: whose ability says that the player can't search libraries; None where nothing does."""
    return what_forbids_player(state, ab.CantSearch, player)


def least_search(state: GameState, player: PlayerId) -> tuple[int, ObjectId] | None:
    """CR 614.1a: how many top cards of a library the player may search at most, and by whose ability; None: all."""
    found = (
        (ability.number, thing.id)
        for thing, ability in static_abilities(state, ab.SearchesTop)
        if player in find_players(state, Context(thing.id, thing.controller), ability.players)
    )
    return min(found, default=None)


def what_forbids_drawing(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 121.2b, 614.17: whose ability says that the player can't draw a card now; None where nothing does."""
    for thing, ability in static_abilities(state, ab.CantDraw):
        limited = state.this_turn.draws.get(player, 0) >= ability.most
        if limited and player in find_players(state, Context(thing.id, thing.controller), ability.players):
            return thing.id
    return None


def what_spares_from_sacrificing(state: GameState, player: PlayerId, by: PlayerId) -> ObjectId | None:
    """CR 101.2, 701.21a: whose ability says that what `by` controls can't make the player sacrifice anything; None
    where nothing does."""
    there = static_abilities(state, ab.CantBeMadeToSacrifice) if by in state.opponents(player) else ()
    return next((thing.id for thing, _ in there if thing.controller == player), None)


def what_forbids_making_discard(state: GameState, player: PlayerId, by: PlayerId) -> ObjectId | None:
    """CR 101.2, 701.9a: likewise, of discarding cards."""
    there = static_abilities(state, ab.CantBeMadeToSacrifice) if by in state.opponents(player) else ()
    return next((thing.id for thing, rule in there if rule.discard and thing.controller == player), None)


def what_forbids_player(
    state: GameState,
    kind: type[ab.CantGainLife | ab.LifeCantChange | ab.CantSearch | ab.CantPlayLands],
    player: PlayerId,
) -> ObjectId | None:
    """The object whose ability of that class applies to the player, or about life to anybody of a team that shares its
    life total (CR 810.9g-h); None if there is none."""
    shared = state.rules.shared_turns and kind in {ab.CantGainLife, ab.LifeCantChange}
    whom = {player, *state.teammates(player)} if shared else {player}
    for thing, ability in static_abilities(state, kind):
        if not whom.isdisjoint(find_players(state, Context(thing.id, thing.controller), ability.players)):
            return thing.id
    return None


def what_forbids_counters(there: GameState, holder: Recipient, kind: str) -> ObjectId | None:
    """CR 614.17, 614.17d: the object whose ability forbids counters of that kind on the permanent or player, in the
    state `there`; None if there is none. Poison counters of a team are forbidden by what forbids them for one player of
    it (CR 810.10c)."""
    if isinstance(holder, PlayerId):
        whom = set(players_sharing_life(there.rules, there.players, holder)) if kind == POISON else {holder}
        for thing, rule in static_abilities(there, ab.CantGetCounters):
            players = find_players(there, Context(thing.id, thing.controller), rule.players)
            if rule.kind in {None, kind} and not whom.isdisjoint(players):
                return thing.id
        return None
    values = partial(characteristics, there)
    for thing, ability in static_abilities(there, ab.CantHaveCounters):
        meant = find_objects(there, Context(thing.id, thing.controller), ability.affects, values)
        if ability.kind in {None, kind} and holder in meant:
            return thing.id
    return None


def what_forbids_entering(state: GameState, card: GameObject) -> ObjectId | None:
    """CR 614.17d: whose ability says that the card can't enter the battlefield from where it is; None where nothing
    does."""
    values = partial(characteristics, state)
    for thing, ability in static_abilities(state, ab.CantEnter):
        context = Context(thing.id, thing.controller)
        if card.zone in ability.zones and matches_filter(state, context, card, ability.cards, values):
            return thing.id
    return None
