"""What every statement of a static ability has: the condition under which it holds (CR 604.1)."""

from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words.conditions import Condition


@dataclass(frozen=True, slots=True)
class Conditional:
    """CR 604.1, 611.3: an ability that holds only while its condition does; None: always. "Unless" is a condition with
    a `Not`."""

    condition: Condition | None = field(default=None, kw_only=True)
