"""Living metal (CR 702.161)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import TurnOf, Whose
from bot.engine.trace import cite_rules

ALIVE = ab.StaticAbility(fl.THIS, (fx.AddTypes(("Artifact", "Creature")),), condition=TurnOf(Whose.YOU))

LIVING_METAL = Keyword("living metal", cite_rules("702.161a"), meaning=lambda _: (ALIVE,))
