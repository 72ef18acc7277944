"""Provoke (CR 702.39)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

DEFENDING_CREATURE = fl.TargetSpec(fl.Filter(all_of=("Creature",), side=fl.Side.DEFENDING_PLAYER))


PROVOKE = Keyword(
    "provoke",
    cite_rules("702.39a"),
    moment=ab.Moment.ATTACKS,
    meaning=trigger(
        ab.Attacks(),
        fx.Untap(fl.TargetObject()),
        fx.RequireBlock(fl.TargetObject()),
        targets=(DEFENDING_CREATURE,),
        optional=True,
    ),
)
