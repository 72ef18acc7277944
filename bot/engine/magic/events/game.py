"""The game and its turns (CR 104, 500): steps, who loses and wins, and what players tried or chose."""

from enum import Enum
from typing import TypeAlias

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import LegalDeclaration, Refusal
from bot.engine.magic.ground.day_or_night import TimeOfDay
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.steps import Step
from bot.engine.record import record_class


@record_class
class TurnBegan:
    """CR 500.1. `mates` are the others whose turn it is, if teams take turns together (805.4). `extra`: an effect added
    the turn (500.7). `passed` are players who left and would have had turns in between (800.4k, 800.4m)."""

    player: PlayerId
    mates: tuple[PlayerId, ...] = ()
    extra: bool = False
    passed: tuple[PlayerId, ...] = ()


@record_class
class StepBegan:
    """`part` is 1 or 2 where the phase has two combat damage steps (CR 510.4), else None; `then`, of the first step of
    a phase that was added (500.8), with which step the turn goes on afterwards."""

    step: Step
    part: int | None = None
    then: Step | None = None


@record_class
class PriorityInCleanup:
    """CR 514.3a: something happened or triggered, so the players get priority, and another cleanup step follows."""


@record_class
class GameRestarted:
    """CR 727.1: the game ends, and a new one begins; `starter` takes the first turn (727.1a), and the exempt cards stay
    where they are (727.5)."""

    starter: PlayerId
    stays: tuple[ObjectId, ...] = ()


@record_class
class PlayerLost:
    player: PlayerId
    why: LossReason


@record_class
class GameNotLost:
    """CR 101.2: the player would lose, and `by` says that they can't or don't for that reason."""

    player: PlayerId
    why: LossReason
    by: ObjectId


@record_class
class PlayerLeft:
    """CR 104.5, 800.4a: out of a game that goes on; what the player owned goes at the same time."""

    player: PlayerId


@record_class
class GameWon:
    """CR 104.2. `winner` is a player's name or, with teams, the team."""

    winner: str


@record_class
class GameNotWon:
    """CR 101.2, 104.2b: an effect says that the player wins, and `by` says that they can't."""

    player: PlayerId
    by: ObjectId


@record_class
class GameDrawn:
    """CR 104.4a-b."""


class TriedAction(Enum):
    """What a player tried to do, by the chapter of the rules for it; empty if there is none."""

    ATTACK = "508"
    BLOCK = "509"
    DIVISION = "510"
    SPELL = "601"
    ACTIVATION = "602"
    OTHER = ""


@record_class
class ActionRefused:
    """CR 733: what a player tried is illegal and was reversed; `action` counts from 0 in the scenario's list.

    `nearest`, with the first refusal of a declaration, is the legal one nearest to it."""

    action: int
    refusal: Refusal
    tried: TriedAction = TriedAction.OTHER
    nearest: LegalDeclaration | None = None
    unknown: bool = False
    """It could be legal by a sentence that was not read."""


@record_class
class ChoiceMade:
    """A choice that no action gave: by its documented default, or by an answer kept for it."""

    player: PlayerId
    choice: ChoiceKind
    default: bool
    options: int
    subject: ObjectId | None = None
    declined: bool = False
    """Whether the answer was not to do what may be done."""
    of: PlayerId | None = None
    """CR 723.5: the player whose choice it is, if the one who controls them makes it."""
    random: bool = False
    """CR 701.9b: it comes about at random."""


@record_class
class LoopStopped:
    """CR 732.2a: a loop was found in which the player does something optional because of `subject`; by default the
    player stops. `changes` is what each repetition does to life totals."""

    player: PlayerId
    subject: ObjectId | None = None
    changes: tuple[tuple[PlayerId, int], ...] = ()


@record_class
class TimeOfDayChanged:
    """CR 731.1: it becomes day or night; `before` None where it was neither."""

    now: TimeOfDay
    before: TimeOfDay | None = None


EndingEvent: TypeAlias = PlayerLost | GameNotLost | PlayerLeft | GameWon | GameNotWon | GameDrawn
"""Who loses, wins and leaves (CR 104)."""

GameEvent: TypeAlias = (
    TurnBegan
    | StepBegan
    | PriorityInCleanup
    | TimeOfDayChanged
    | GameRestarted
    | EndingEvent
    | ActionRefused
    | ChoiceMade
    | LoopStopped
)
