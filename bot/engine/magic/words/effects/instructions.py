"""Instructions with a condition, in which X is an amount, to which others refer, or that flip coins (CR 608.2, 705)."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.conditions import Condition

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.effects import Effect


@dataclass(frozen=True, slots=True)
class IfSo:
    """CR 608.2c: `then`, if the condition holds as the instruction is reached, `otherwise` if it does not."""

    condition: Condition
    then: tuple["Effect", ...]
    otherwise: tuple["Effect", ...] = ()


@dataclass(frozen=True, slots=True)
class WhereXIs:
    """CR 107.3, 608.2h: effects in all of which X is one amount, worked out once."""

    amount: Amount
    effects: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class Note:
    """CR 608.2c, 608.2h: which permanents are described now is kept; later instructions speak of them as "those"."""

    what: fl.Matching


@dataclass(frozen=True, slots=True)
class ChooseQuality:
    """CR 608.2d, 607.2d: `"color"`, `"creature type"` or `"land type"` is chosen, to which what follows refers."""

    what: str


@dataclass(frozen=True, slots=True)
class EitherOf:
    """CR 608.2d: the player chooses one of these as it is carried out, of which none is impossible where another is
    possible: "your choice of trample or haste"."""

    options: tuple["Effect", ...]
    player: fl.PlayerSet = fl.Players.YOU


@dataclass(frozen=True, slots=True)
class ForEachPlayer:
    """CR 101.4, 608.2f: the effects once for each of the players, in turn order, who is "that player" in them; with
    `who` only for those of whom that is so before any of them."""

    player: fl.PlayerSet
    effects: tuple["Effect", ...]
    who: Condition | None = None


@dataclass(frozen=True, slots=True)
class RepeatProcess:
    """CR 608.2c: the effects once, and again as often as they say so by `Again`; with `times` so often in all, with
    `may` as often as the ability's controller likes."""

    effects: tuple["Effect", ...]
    times: Amount | None = None
    may: bool = False


@dataclass(frozen=True, slots=True)
class Again:
    """CR 608.2c: "repeat this process", the one in which this stands, once it is through."""


@dataclass(frozen=True, slots=True)
class FlipCoins:
    """CR 705.1: each of the players flips so many coins; `called`: they call, and so win or lose the flip, unless what
    follows asks only whether it comes up heads or tails (705.2)."""

    player: fl.PlayerSet = fl.Players.YOU
    number: Amount = ONE
    called: bool = True


InstructionEffect: TypeAlias = (
    IfSo | WhereXIs | Note | ChooseQuality | EitherOf | ForEachPlayer | RepeatProcess | Again | FlipCoins
)
