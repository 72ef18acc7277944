"""What keyword abilities cost a player beside mana (CR 118.3, 702.21a, 702.30a)."""

from collections.abc import Mapping

from bot.engine.magic.words.effects import Discard, Effect, Fixed, Sacrifice
from bot.engine.magic.words.filters import CREATURE, ControllerOf, Players, PlayerSet, TriggeringObject

TARGETING_PLAYER = ControllerOf(TriggeringObject())


def other_costs(player: PlayerSet) -> Mapping[str, Effect]:
    """CR 118.3: what keyword abilities cost a player beside mana and life."""
    return {
        "discard a card": Discard(player),
        "sacrifice a creature": Sacrifice(player, Fixed(1), CREATURE),
        "sacrifice a permanent": Sacrifice(player, Fixed(1)),
    }


WARD_COSTS = other_costs(TARGETING_PLAYER)
"""CR 702.21a: what ward costs beside mana and life."""


OTHER_COSTS_OF_YOURS = other_costs(Players.YOU)
"""CR 702.30a: what echo costs beside mana."""
