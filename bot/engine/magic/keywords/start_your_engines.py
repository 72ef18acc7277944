"""Start your engines! (CR 702.179)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

STARTING = ab.StartsEngines()


START_YOUR_ENGINES = Keyword("start your engines!", cite_rules("702.179a"), meaning=lambda _: (STARTING,))
