"""Effects that a player may choose or pay for as a spell or ability resolves (CR 118.12, 603.12, 608.2d)."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.instructions import EitherOf, ForEachPlayer, IfSo, RepeatProcess, WhereXIs
from bot.engine.magic.words.effects.top_cards import DealTopCards

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.effects import Effect


@dataclass(frozen=True, slots=True)
class Pay:
    """CR 118.12: the player pays mana, in symbols, life and energy (107.14), so many `times` over; `chooses_x`: X is as
    large as they like as they pay, and with `most` no larger than that (107.3f)."""

    player: fl.PlayerSet
    mana: str = ""
    life: Amount | None = None
    times: Amount = ONE
    energy: Amount | None = None
    chooses_x: bool = False
    most: Amount | None = None


@dataclass(frozen=True, slots=True)
class Reflexive:
    """CR 603.12: what "when you do" makes, a triggered ability with targets of its own."""

    effects: tuple["Effect", ...]
    targets: tuple[fl.TargetSpec, ...] = ()


@dataclass(frozen=True, slots=True)
class Optionally:
    """CR 118.12: the player may do something; what follows if they do, or if they don't or can't. "A unless B" means
    the same as "B may be done; if it isn't, A" (118.12a). Not `may`: they do it, if they can."""

    do: tuple["Effect", ...]
    player: fl.PlayerSet = fl.Players.YOU
    then: tuple["Effect", ...] = ()
    otherwise: tuple["Effect", ...] = ()
    when: Reflexive | None = None
    may: bool = True


OptionalEffect: TypeAlias = Pay | Optionally


def every_effect(effects: Iterable["Effect"]) -> Iterator["Effect"]:
    """The effects with those inside them that depend on something, a reflexive ability's aside: it is one of its
    own."""
    for each in effects:
        yield each
        match each:
            case Optionally(do=do, then=then, otherwise=otherwise):
                yield from every_effect((*do, *then, *otherwise))
            case DealTopCards(then=then, otherwise=otherwise):
                yield from every_effect((*then, *otherwise))
            case IfSo(then=then, otherwise=otherwise):
                yield from every_effect((*then, *otherwise))
            case (
                WhereXIs(effects=inner)
                | EitherOf(options=inner)
                | ForEachPlayer(effects=inner)
                | RepeatProcess(effects=inner)
            ):
                yield from every_effect(inner)
            case _:
                pass
