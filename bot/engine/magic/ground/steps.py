"""The steps and phases of a turn (CR 500.1)."""

from collections.abc import Mapping
from enum import StrEnum


class Step(StrEnum):
    """The steps and phases of a turn that a scenario can stand in (CR 500-514), in order."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


STEPS: tuple[Step, ...] = tuple(Step)

STEP_AFTER: Mapping[Step, Step] = {step: STEPS[(place + 1) % len(STEPS)] for place, step in enumerate(STEPS)}
"""CR 500.1: the step that follows each one as usual, the last one's in the next turn."""

COMBAT_PHASE = STEPS[STEPS.index(Step.BEGINNING_OF_COMBAT) : STEPS.index(Step.END_OF_COMBAT) + 1]
"""CR 506.1."""

SKIPPED_WITHOUT_ATTACKERS = frozenset({Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE})
"""CR 508.8."""


class TurnPart(StrEnum):
    """The steps and phases that effects skip as a whole (CR 614.10)."""

    UNTAP_STEP = "untap step"
    UPKEEP_STEP = "upkeep step"
    DRAW_STEP = "draw step"
    COMBAT_PHASE = "combat phase"


STEPS_OF_PART: Mapping[TurnPart, tuple[Step, ...]] = {
    TurnPart.UNTAP_STEP: (Step.UNTAP,),
    TurnPart.UPKEEP_STEP: (Step.UPKEEP,),
    TurnPart.DRAW_STEP: (Step.DRAW,),
    TurnPart.COMBAT_PHASE: COMBAT_PHASE,
}
"""The steps that each part consists of."""

PART_BEGUN_BY: Mapping[Step, TurnPart] = {steps[0]: part for part, steps in STEPS_OF_PART.items()}
"""The part of the turn that each step begins and that effects can skip (CR 614.10)."""

MAIN_PHASES = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})

LAST_STEPS_OF_PHASES = frozenset({Step.DRAW, *MAIN_PHASES, Step.END_OF_COMBAT, Step.CLEANUP})
"""CR 500.1: the last steps of the phases."""

NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})
"""CR 502.4, 514.3: the steps in which players get no priority as a rule."""

STEPS_AFTER_ATTACK = frozenset({Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT})
"""CR 508.4d: the steps in which what enters attacking is unblocked."""
