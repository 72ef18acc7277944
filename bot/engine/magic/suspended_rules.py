"""What abilities keep the rules from doing (CR 402.2, 502.3, 614.17, 704.5j), and whose abilities they are."""

from functools import partial

from bot.engine.magic.abilities import CantGainLife, NoLegendRule, NoMaximumHandSize, StaysTapped
from bot.engine.magic.functioning import static_abilities
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.layers import characteristics
from bot.engine.magic.matching import Context, found, matches, players_meant
from bot.engine.magic.objects import GameObject
from bot.engine.magic.state import GameState


def kept_tapped(state: GameState) -> frozenset[ObjectId]:
    """CR 502.3: what does not untap during its controller's untap step."""
    values = partial(characteristics, state)
    return frozenset(
        each
        for thing, ability in static_abilities(state, StaysTapped)
        for each in found(state, Context(thing.id, thing.controller), ability.affects, values)
    )


def is_spared_by_legend_rule(state: GameState, legend: GameObject) -> bool:
    """CR 704.5j: whether the legend rule does not apply to it."""
    values = partial(characteristics, state)
    return any(
        matches(state, Context(thing.id, thing.controller), legend, ability.affects, values)
        for thing, ability in static_abilities(state, NoLegendRule)
    )


def has_maximum_hand_size(state: GameState, player: PlayerId) -> bool:
    """CR 402.2."""
    return not any(
        player in players_meant(state, Context(thing.id, thing.controller), ability.players)
        for thing, ability in static_abilities(state, NoMaximumHandSize)
    )


def what_keeps_from_gaining(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 614.17: whose ability says that the player can't gain life; None where nothing does."""
    for thing, ability in static_abilities(state, CantGainLife):
        if player in players_meant(state, Context(thing.id, thing.controller), ability.players):
            return thing.id
    return None
