"""What happened this turn (CR 608.2i), for conditions and amounts.

If the scenario begins within a turn, only what happens from then on is known."""

from collections.abc import Collection
from typing import assert_never

from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import Values, matches_filter
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import (
    AttackersThisTurn,
    BuriedThisTurn,
    CardsDiscardedThisTurn,
    CardsDrawnThisTurn,
    CombatDamageThisTurn,
    CrimesThisTurn,
    DamageDealtThisTurn,
    EnteredThisTurn,
    HappenedThisTurn,
    LandsPlayedThisTurn,
    LeftThisTurn,
    LifeChangedThisTurn,
    SpellsCastThisTurn,
)


def times_this_turn(
    state: GameState, context: Context, happened: HappenedThisTurn, players: Collection[PlayerId]
) -> int:
    """CR 608.2i: how often it happened, or how much life it was, over all the players together."""
    match happened:
        case LeftThisTurn(what=wanted, died=died):
            gone = state.this_turn.died if died else state.this_turn.left
            return sum(matched_then(state, context, each.thing, wanted, each.values) for each in gone)
        case EnteredThisTurn(what=wanted):
            came = state.this_turn.entered
            return sum(matched_then(state, context, each, wanted, each.printed) for each in came)
        case BuriedThisTurn(what=wanted):
            buried = (card for card, _ in state.this_turn.buried)
            return sum(matched_then(state, context, each, wanted, each.printed) for each in buried)
        case CrimesThisTurn():
            return sum(each in players for each in state.this_turn.crimes)
        case AttackersThisTurn(what=wanted):
            attacked = state.this_turn.attackers
            return sum(matched_then(state, context, each.thing, wanted, each.values) for each in attacked)
        case LifeChangedThisTurn(gained=gained):
            amounts = state.this_turn.gained if gained else state.this_turn.lost
            return sum(amounts.get(player, 0) for player in players)
        case DamageDealtThisTurn():
            return sum(state.this_turn.damage_dealt.get(player, 0) for player in players)
        case SpellsCastThisTurn(what=wanted, other=other):
            return sum(
                cast.controller in players
                and not (other and cast.id == context.source)
                and matched_then(state, context, cast, wanted, cast.printed)
                for cast in state.this_turn.spells_cast
            )
        case CardsDrawnThisTurn():
            return sum(state.this_turn.draws.get(player, 0) for player in players)
        case CardsDiscardedThisTurn():
            return sum(state.this_turn.discards.get(player, 0) for player in players)
        case LandsPlayedThisTurn():
            return sum(state.this_turn.lands_played.get(player, 0) for player in players)
        case _:
            assert_never(happened)


def matched_then(
    state: GameState, context: Context, thing: GameObject, wanted: fl.Filter, values: Characteristics
) -> bool:
    """CR 608.2h-i: whether the noun phrase described the object as it was then."""
    return matches_filter(state, context, thing, wanted, lambda _: values)


def judge_combat_damage_this_turn(
    state: GameState, context: Context, wanted: CombatDamageThisTurn, values: Values
) -> bool:
    """CR 702.76a, 702.173a: whether such a source dealt combat damage to a player this turn."""
    own = {each for each in values(context.source).subtypes if card_type_of(each) == "Creature"}
    return any(
        each.thing.controller == context.controller
        and matched_then(state, context, each.thing, wanted.by, each.values)
        and not (wanted.shares_type and own.isdisjoint(each.values.subtypes))
        for each in state.this_turn.struck
    )


def was_discarded(state: GameState, card: GameObject) -> bool:
    """CR 400.7, 702.187b: whether this very card was discarded; in the graveyard it is a new object."""
    return any((card.id, card.incarnation - step) in state.this_turn.discarded for step in (0, 1))
