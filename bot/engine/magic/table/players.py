"""Players (CR 102), and the mana in their pools (106.4)."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.words import effects as fx
from bot.engine.record import wide_record


class Role(StrEnum):
    """CR 809.2; lieutenants are the outer players of larger teams in the older rules."""

    EMPEROR = "emperor"
    GENERAL = "general"
    LIEUTENANT = "lieutenant"


@dataclass(frozen=True, slots=True)
class ManaInPool:
    """CR 106.4, 106.6: `number` mana of a kind, by its letter, that `source` produced; it may be spent only on `only`,
    or on anything where that is None."""

    kind: str
    number: int
    only: fx.Spending | None
    source: ObjectId
    until_end_of_combat: bool = False
    """CR 702.189a: it is not lost as steps of the combat phase end."""


@wide_record  # without slots: see `changed`
class Player:
    """CR 102. `hand` is the number of cards in hand, None when the scenario leaves it unknown."""

    id: PlayerId
    life: int = 20
    team: str | None = None
    role: Role | None = None
    range: int | None = None
    """CR 801.2: the range of influence in seats; None without a limit."""
    counters: Mapping[str, int] = field(default_factory=dict)
    hand: int | None = None
    library: int | None = None
    """How many cards a library has whose cards or order are unknown; None if the number is unknown too."""
    lost: bool = False
    left: bool = False
    mana: Mapping[str, int] | None = None
    """The mana that costs are paid with, by letter, which no step's end empties; None: unlimited."""
    pool: tuple[ManaInPool, ...] = ()
    """CR 106.4: the mana that was made in this step and is not spent."""
    taps_lands: bool = False
    """Whether what costs ask for is made with the player's permanents as it is paid, if `mana` is limited."""
    commander_damage: Mapping[ObjectId, int] = field(default_factory=dict)
    """CR 903.10a: the combat damage that each commander has dealt to the player over the course of the game."""
    speed: int = 0
    """CR 702.179b, f: 0 where the player has none."""
    blessed: bool = False
    """CR 702.131c: the player has the city's blessing."""
    monarch: bool = False
    """CR 725.1."""
    drew_from_empty: bool = False
    """Attempted to draw from an empty library since state-based actions were last checked (CR 704.5b)."""
