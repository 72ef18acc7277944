"""Myriad (CR 702.116)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

COPIES = fx.CreateCopies(
    fl.THIS,
    entering=fx.Entering(True, fx.Attacking(fl.Players.EACH_OTHER_OPPONENT, planeswalkers=True)),
    for_each=fl.Players.EACH_OTHER_OPPONENT,
    optional=True,
)


MYRIAD = Keyword(
    "myriad",
    cite_rules("702.116a"),
    moment=ab.Moment.ATTACKS,
    meaning=trigger(ab.Attacks(), COPIES, fx.AtEndOfCombat((fx.Exile(fl.Made()),))),
)
