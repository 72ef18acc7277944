"""Turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step, TurnPart
from bot.engine.record import record_class


@record_class
class NextTurnsSkipped:
    """CR 614.10: the player, or the team (805.8), will skip so many turns, the next ones that would begin."""

    player: PlayerId
    number: int


@record_class
class TurnSkipped:
    """CR 614.10: a turn does not begin. `by`: whose ability says so of each extra turn; None where it was the next
    one."""

    player: PlayerId
    extra: bool = False
    by: ObjectId | None = None


@record_class
class TurnEnded:
    """CR 724.1: the turn of the player ends: what has triggered is gone, and so are abilities on the stack; its cleanup
    step follows."""

    player: PlayerId


@record_class
class ExtraTurnsAdded:
    """CR 500.7: the player, or the team (805.8), will take so many turns after this one."""

    player: PlayerId
    number: int


@record_class
class NextPartsSkipped:
    """CR 614.10: the player, or the team (805.8), will skip so many steps or phases, the next ones that would begin,
    with `this_turn` no later than this turn; with `every` all of their next turn."""

    player: PlayerId
    part: TurnPart
    number: int
    this_turn: bool = False
    every: bool = False


@record_class
class PartSkipped:
    """CR 614.10: a step or phase does not begin. `by`: whose ability says so always; None where it was the next one;
    `added`: an effect had added the phase (500.8)."""

    player: PlayerId
    part: TurnPart
    by: ObjectId | None = None
    added: bool = False


@record_class
class PhasesAdded:
    """CR 500.8: after this phase these phases follow, each named by its first step, before the turn goes on."""

    phases: tuple[Step, ...]


@record_class
class NextTurnControlled:
    """CR 723.1: `by` will control the player during that player's next turn; with `extra` an extra turn follows it."""

    player: PlayerId
    by: PlayerId
    extra: bool = False


@record_class
class ControlOfPlayerBegan:
    """CR 723.1, 723.5: `by` controls the player during the turn that begins, and makes that player's choices."""

    player: PlayerId
    by: PlayerId


TurnEvent: TypeAlias = (
    NextTurnsSkipped
    | TurnSkipped
    | TurnEnded
    | ExtraTurnsAdded
    | NextPartsSkipped
    | PartSkipped
    | PhasesAdded
    | NextTurnControlled
    | ControlOfPlayerBegan
)
