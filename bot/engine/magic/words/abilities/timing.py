"""When alone a spell may be cast or an ability activated (CR 506.7, 601.3, 602.5), as its text says."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.conditions import Condition, Whose


@dataclass(frozen=True, slots=True)
class OnlyWhen:
    """CR 506.7: only while all of this is so: during one of the steps, before a step has begun, after one has begun,
    in the turn of such a player, as long as the condition holds, as a sorcery.

    None, or no steps: at any time. "Before attackers are declared" is before the step begins (506.7a-b)."""

    during: tuple[Step, ...] = ()
    before: Step | None = None
    after: Step | None = None
    turn: Whose | None = None
    condition: Condition | None = None
    as_sorcery: bool = False
    as_instant: bool = False
    """CR 602.5d, 605.3a: only with priority, and so not while something is paid for."""
    per_turn: int | None = None
    """CR 602.5b: no more than so often each turn."""
    once: bool = False
    """CR 602.5b: no more than once as long as the source is the same object (400.7)."""

    @property
    def counted(self) -> bool:
        """Whether it says how often."""
        return self.once or self.per_turn is not None


AS_A_SORCERY = OnlyWhen(as_sorcery=True)
"""CR 602.5d."""


@dataclass(frozen=True, slots=True)
class CastOnly(Conditional):
    """CR 601.3: the spell may be cast only then."""

    when: OnlyWhen
