"""Cipher (CR 702.99)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

ENCODE = ab.SpellAbility((fx.Encode(),))

CIPHER = Keyword("cipher", cite_rules("702.99a"), meaning=lambda _: (ENCODE,))
