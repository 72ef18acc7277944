"""Changeling (CR 702.73)."""

from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import define_characteristic
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

CHANGELING = Keyword(
    "changeling", cite_rules("702.73a"), meaning=define_characteristic(fx.AddTypes(subtypes=CREATURE_TYPES))
)
