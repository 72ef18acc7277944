"""Affinity (CR 702.41)."""

from dataclasses import replace

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import DescribedQuality
from bot.engine.trace import cite_rules


def affinity(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.41a: none where it does not say what is counted."""
    counted = ability.quality.spec.permanents if isinstance(ability.quality, DescribedQuality) else None
    if counted is None:
        return ()
    return (ab.CostChange(1, less=True, times=fx.CountOf(fl.Matching(replace(counted, side=fl.Side.YOU)))),)


AFFINITY = Keyword(
    "affinity",
    cite_rules("702.41a"),
    parameter=Parameter.OWN,
    moment=ab.Moment.PAID,
    meaning=affinity,
    on_spells=True,
    reduces=True,
)
