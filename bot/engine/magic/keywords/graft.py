"""Graft (CR 702.58)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import GROWN, enter_grown
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike
from bot.engine.trace import cite_rules


def graft(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.58a."""
    another = ab.Enters(fl.Matching(fl.Filter(all_of=("Creature",), other=True)))
    move, held = fx.MoveCounters(fl.THIS, fl.TriggeringObject(), "+1/+1"), IsLike(fl.THIS, GROWN)
    may = ab.TriggeredAbility(another, (move,), optional=True, keyword=ability, only_if=held)
    return enter_grown(ability), may


GRAFT = Keyword("graft", cite_rules("702.58a"), parameter=Parameter.NUMBER, meaning=graft)
