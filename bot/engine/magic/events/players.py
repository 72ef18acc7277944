"""What happens to players (CR 102, 118-119): life and mana."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.players import ManaInPool
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class


@record_class
class LifeLost:
    """CR 119.3, in life points."""

    player: PlayerId
    amount: int


@record_class
class LifeGained:
    """CR 119.3, in life points; `source` is what made the player gain it."""

    player: PlayerId
    amount: int
    source: ObjectId


@record_class
class LifeNotGained:
    """CR 614.17: the player would gain life, and `by` says that they can't."""

    player: PlayerId
    by: ObjectId


@record_class
class ManaPaid:
    """CR 508.1j, 118.3: `mana` is the total in mana symbols."""

    player: PlayerId
    mana: str
    spent: tuple[tuple[str, int], ...] = ()
    """So much of each kind, where the player has no more than a scenario states."""
    pool: tuple[ManaInPool, ...] = ()
    """What else is spent, of the mana that was made in this step."""


@record_class
class ManaAdded:
    """CR 106.3-106.4, in mana symbols; `source` is what produced it, `only` what it may be spent on; `tapping`: it was
    tapped for that (106.12)."""

    player: PlayerId
    mana: str
    source: ObjectId
    only: fx.Spending | None = None
    tapping: bool = False
    until_end_of_combat: bool = False


@record_class
class ManaEmptied:
    """CR 106.4, 500.5: what is left in the player's mana pool as a step or phase ends is lost, in mana symbols;
    `in_combat`: but for what lasts until end of combat."""

    player: PlayerId
    mana: str
    in_combat: bool = False


@record_class
class ShortcutTaken:
    """CR 732.1b: a loop repeats so many more times without being performed each time. `changes` is by how much the life
    total of each player changes by that, in seating order; of those alone whose total does."""

    times: int
    changes: tuple[tuple[PlayerId, int], ...]


@record_class
class Clashed:
    """CR 701.30: these players clashed; `winner` is the one who revealed the card with the highest mana value, if only
    one did."""

    player: PlayerId
    other: PlayerId
    winner: PlayerId | None


@record_class
class CoinFlipped:
    """CR 705.2: a coin comes up heads (`well`) or tails; `called`: the player wins (`well`) or loses the flip."""

    player: PlayerId
    called: bool
    well: bool


@record_class
class SpeedChanged:
    """CR 702.179: the player's speed is so much now; with a first one comes its inherent ability (702.179d)."""

    player: PlayerId
    speed: int


@record_class
class BlessingGained:
    """CR 702.131: the player gets the city's blessing for the rest of the game."""

    player: PlayerId


@record_class
class BecameMonarch:
    """CR 725.1, 725.3: the player is the monarch, and nobody else is any more."""

    player: PlayerId


PlayerEvent: TypeAlias = (
    LifeLost
    | LifeGained
    | LifeNotGained
    | ManaPaid
    | ManaAdded
    | ManaEmptied
    | ShortcutTaken
    | SpeedChanged
    | BlessingGained
    | BecameMonarch
    | Clashed
    | CoinFlipped
)
