"""Storm (CR 702.40)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import CastThis
from bot.engine.trace import cite_rules

STORM = Keyword(
    "storm",
    cite_rules("702.40a"),
    moment=ab.Moment.CAST,
    meaning=trigger(CastThis(), fx.CopyOnStack(fl.TriggeringObject(), fx.ThatMuch(), new_targets=True)),
    on_spells=True,
)
