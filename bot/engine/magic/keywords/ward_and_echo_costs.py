"""What keyword abilities cost a player beside mana (CR 118.3, 702.21a, 702.30a)."""

from collections.abc import Mapping

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

TARGETING_PLAYER = fl.ControllerOf(fl.TriggeringObject())


def other_costs(player: fl.PlayerSet) -> Mapping[str, fx.Effect]:
    """CR 118.3: what keyword abilities cost a player beside mana and life."""
    return {
        "discard a card": fx.Discard(player),
        "sacrifice a creature": fx.Sacrifice(player, fx.Fixed(1), fl.CREATURE),
        "sacrifice a permanent": fx.Sacrifice(player, fx.Fixed(1)),
    }


WARD_COSTS = other_costs(TARGETING_PLAYER)
"""CR 702.21a: what ward costs beside mana and life."""


OTHER_COSTS_OF_YOURS = other_costs(fl.Players.YOU)
"""CR 702.30a: what echo costs beside mana."""
