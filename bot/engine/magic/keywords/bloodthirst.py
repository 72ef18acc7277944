"""Bloodthirst (CR 702.54)."""

from dataclasses import replace

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import enter_grown
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.conditions import DamageDealtThisTurn, Whose
from bot.engine.trace import cite_rules

HURT_OPPONENT = DamageDealtThisTurn(Whose.AN_OPPONENT)


def bloodthirst(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.54a, c; X (702.54b) is not read."""
    return (replace(enter_grown(ability), condition=HURT_OPPONENT),)


BLOODTHIRST = Keyword(
    "bloodthirst", cite_rules("702.54a"), parameter=Parameter.NUMBER, moment=ab.Moment.ENTERS, meaning=bloodthirst
)
