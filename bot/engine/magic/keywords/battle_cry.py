"""Battle cry (CR 702.91)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import grow, trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

OTHER_ATTACKERS = fl.Matching(fl.Filter(all_of=("Creature",), statuses=(fl.Status.ATTACKING,), other=True))


BATTLE_CRY = Keyword(
    "battle cry",
    cite_rules("702.91a"),
    moment=ab.Moment.ATTACKS,
    meaning=trigger(ab.Attacks(), fx.Modify(OTHER_ATTACKERS, grow(1, 0))),
)
