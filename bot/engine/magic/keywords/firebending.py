"""Firebending (CR 702.189)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

FIREBENDING = Keyword(
    "firebending",
    cite_rules("702.189a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.ATTACKS,
    meaning=trigger_with_number(
        ab.Attacks(), lambda number: fx.AddMana(("{R}",), fx.Fixed(number), until_end_of_combat=True)
    ),
)
