"""Amounts (CR 107): how many or how much an ability speaks of, in a state.

Reads; where characteristics come from is the caller's, so that `layers` can ask while it is still working them out."""

from typing import assert_never

from bot.engine.magic.effects import (
    Amount,
    BlockersBeyondFirst,
    CardsIn,
    CardTypesIn,
    CharacteristicOf,
    CountersOn,
    CountOf,
    Fixed,
    LifeOf,
    OpponentsAttacked,
    Plus,
    PreventedDamage,
    ThatMuch,
    ValueOfX,
)
from bot.engine.magic.filters import Filter, PlayerSet
from bot.engine.magic.mana_costs import mana_value
from bot.engine.magic.matching import Context, Values, found, matches, players_meant
from bot.engine.magic.objects import Characteristics, GameObject, Zone
from bot.engine.magic.state import GameState


def number(  # noqa: C901, PLR0912 - one arm for each member of the closed union
    state: GameState, context: Context, amount: Amount, values: Values
) -> int:
    """CR 107.1, 608.2h: the amount as it is now, seen from the ability."""
    match amount:
        case Fixed(number=fixed):
            return fixed
        case CountOf(what=what):
            return sum(state.objects[each].on_battlefield for each in found(state, context, what, values))
        case CharacteristicOf(what=what, name=name):
            return sum(characteristic(values(each), name) for each in found(state, context, what, values))
        case BlockersBeyondFirst():
            combat = state.combat
            return max(0, len(combat.blockers_of(context.source)) - 1) if combat is not None else 0
        case OpponentsAttacked():
            return opponents_attacked(state, context)
        case ThatMuch() | ValueOfX():
            return context.amount
        case PreventedDamage():
            return context.prevented
        case CardsIn(zone=zone, of=of, filter=wanted):
            return len(cards(state, context, Zone(zone), of, wanted, values))
        case CardTypesIn(of=of):
            there = cards(state, context, Zone.GRAVEYARD, of, None, values)
            return len({kind for card in there for kind in values(card.id).types})
        case CountersOn(what=what, kind=kind):
            return sum(state.objects[each].counters.get(kind, 0) for each in found(state, context, what, values))
        case LifeOf(player=player):
            return sum(state.players[each].life for each in players_meant(state, context, player))
        case Plus(amount=first, number=more):
            return number(state, context, first, values) + more
        case _:
            assert_never(amount)


def characteristic(values: Characteristics, name: str) -> int:
    """CR 202.3, 208: by its name; 0 where it has none (107.2)."""
    if name == "mana value":
        return mana_value(values.mana_cost)
    return (values.power if name == "power" else values.toughness) or 0


def opponents_attacked(state: GameState, context: Context) -> int:
    """CR 702.121a, 508.6: attacking a planeswalker is not attacking its controller."""
    pairs = frozenset() if state.combat is None else state.combat.has_attacked
    return len({attacked for attacking, attacked in pairs if attacking == context.controller})


def cards(  # noqa: PLR0913, PLR0917 - the whole question
    state: GameState, context: Context, zone: Zone, of: PlayerSet, wanted: Filter | None, values: Values
) -> list[GameObject]:
    """The cards, tokens excepted, in that zone of these players that the noun phrase describes (CR 109.2a)."""
    owners = frozenset(players_meant(state, context, of))
    return [
        thing
        for thing in state.objects.values()
        if thing.zone is zone
        and thing.owner in owners
        and not thing.token
        and (wanted is None or matches(state, context, thing, wanted, values))
    ]
