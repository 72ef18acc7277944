"""Devour (CR 702.82)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterDevouring, WouldEnter
from bot.engine.magic.words.qualities import DescribedQuality
from bot.engine.trace import cite_rules


def devour(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.82a, c: creatures, or permanents of a quality."""
    quality = ability.quality
    wanted = quality.spec.permanents if isinstance(quality, DescribedQuality) else None
    return (
        ab.ReplacementAbility(
            WouldEnter(fl.THIS), EnterDevouring(ability.number, ability, wanted or fl.CREATURE), ability
        ),
    )


DEVOUR = Keyword("devour", cite_rules("702.82a"), parameter=Parameter.OWN, moment=ab.Moment.ENTERS, meaning=devour)
