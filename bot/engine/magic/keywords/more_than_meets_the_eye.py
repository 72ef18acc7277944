"""More Than Meets the Eye (CR 702.162)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import cite_rules

MORE_THAN_MEETS_THE_EYE = Keyword(
    "more than meets the eye", cite_rules("702.162a"), parameter=Parameter.COST, cast=InsteadOfMana(turned_over=True)
)
