"""What the chapters of static abilities share: what they are, and how a production becomes a whole sentence."""

from collections.abc import Callable
from typing import TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.oracle.statics.casting_rules import CastingRule
from bot.oracle.text.cursor import Cursor

Static: TypeAlias = (
    ab.OptionalAttackCost
    | ab.StaticAbility
    | ab.DamageAbility
    | ab.DamageAsThough
    | ab.ReplacementAbility
    | ab.CounterLimit
    | ab.CrewsAs
    | ab.LoyaltyPermission
    | ab.HaveElsewhere
    | ab.CombatRule
    | CastingRule
    | ab.TriggerChange
)


Production: TypeAlias = Callable[[Cursor], tuple[Static, ...]]


def to_end_of_sentence(production: Production) -> Production:
    """The production, to the end of the sentence."""

    def to_the_end(at: Cursor) -> tuple[Static, ...]:
        found = production(at)
        at.expect_end()
        return found

    return to_the_end
