"""Devoid (CR 702.114)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import define_characteristic
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

DEVOID = Keyword("devoid", cite_rules("702.114a"), meaning=define_characteristic(fx.SetColors(())))
