"""Absorb (CR 702.64)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import DamageDescribed, Prevent
from bot.engine.trace import cite_rules


def absorb(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.64a-b: so much of what each source would deal at a time."""
    what = DamageDescribed(to=(fl.THIS,), each_source=True)
    return (ab.DamageAbility(what, Prevent(ability.number or 0), keyword=ability),)


ABSORB = Keyword("absorb", cite_rules("702.64a"), parameter=Parameter.NUMBER, meaning=absorb)
