"""Mentor (CR 702.134)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

LESSER_ATTACKER = fl.TargetSpec(
    fl.Filter(
        all_of=("Creature",),
        statuses=(fl.Status.ATTACKING,),
        comparison=fl.Comparison("power", than_source="less"),
    )
)


MENTOR = Keyword(
    "mentor",
    cite_rules("702.134a"),
    moment=ab.Moment.ATTACKS,
    meaning=trigger(ab.Attacks(), fx.PutCounters(fl.TargetObject(), "+1/+1"), targets=(LESSER_ATTACKER,)),
)
