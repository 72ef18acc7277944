"""What the files of static abilities share: the abilities they return, and how a production becomes a whole
sentence."""

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
    | ab.ColorsElsewhere
    | ab.CombatRule
    | CastingRule
    | ab.TriggerChange
)


Production: TypeAlias = Callable[[Cursor], tuple[Static, ...]]


def to_end_of_sentence(production: Production) -> Production:
    """Return the production made to read to the end of the sentence, or to raise."""

    def to_the_end(at: Cursor) -> tuple[Static, ...]:
        found = production(at)
        at.expect_end()
        return found

    return to_the_end
