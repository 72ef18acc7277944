"""The steps and phases of a turn (CR 500.1)."""

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

COMBAT_PHASE = STEPS[STEPS.index(Step.BEGINNING_OF_COMBAT) : STEPS.index(Step.END_OF_COMBAT) + 1]
"""CR 506.1."""

SKIPPED_WITHOUT_ATTACKERS = frozenset({Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE})
"""CR 508.8."""

MAIN_PHASES = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})

NO_PRIORITY = frozenset({Step.UNTAP, Step.CLEANUP})
"""CR 502.4, 514.3."""

AFTER_ATTACK = frozenset({Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT})
"""CR 508.4d: the steps in which what enters attacking is unblocked."""
