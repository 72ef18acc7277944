"""Static abilities about crewing Vehicles and saddling Mounts (CR 702.122, 702.171)."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words.abilities.conditional import Conditional


@dataclass(frozen=True, slots=True)
class CrewsAs(Conditional):
    """CR 702.122a, 702.171a: the object that has this crews Vehicles, and with `saddles` saddles Mounts, as though its
    power were `more` greater, or with its toughness instead of its power."""

    more: int = 0
    by_toughness: bool = False
    saddles: bool = False
