"""Forecast (CR 702.57)."""

from bot.engine.magic.ground.steps import Step
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.conditions import Whose
from bot.engine.trace import cite_rules

FORECAST = Keyword("forecast", cite_rules("702.57a"), parameter=Parameter.OWN, moment=ab.Moment.ACTIVATED)
FORECASTING = fx.KeywordAbility(FORECAST.name)
ONLY_IN_UPKEEP = ab.OnlyWhen(during=(Step.UPKEEP,), turn=Whose.YOU, per_turn=1)
"""CR 702.57b: only during the upkeep step of the card's owner, and only once each turn."""
