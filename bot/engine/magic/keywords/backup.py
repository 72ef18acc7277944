"""Backup (CR 702.165)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import A_CREATURE
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules


def backup(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.165a."""
    effects = (fx.BackUp(fx.Fixed(ability.number or 0)),)
    return (ab.TriggeredAbility(ab.Enters(), effects, (A_CREATURE,), keyword=ability),)


BACKUP = Keyword("backup", cite_rules("702.165a"), parameter=Parameter.NUMBER, moment=ab.Moment.ENTERS, meaning=backup)
