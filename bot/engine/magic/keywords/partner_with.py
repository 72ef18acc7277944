"""Partner with a card of a name (CR 702.124j): who the commanders are is settled before the game."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import NameQuality
from bot.engine.trace import cite_rules


def partner_with(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.124j."""
    name = ability.quality.name if isinstance(ability.quality, NameQuality) else ""
    found = fx.Search(fl.TargetObject(), fl.Filter(names=(name,)), Zone.HAND)
    effects = (fx.Optionally((found,), fl.TargetObject()),)
    return (ab.TriggeredAbility(ab.Enters(), effects, (fl.TargetSpec(players=fl.Side.ANY),), keyword=ability),)


PARTNER_WITH = Keyword(
    "partner with", cite_rules("702.124j"), parameter=Parameter.OWN, moment=ab.Moment.ENTERS, meaning=partner_with
)
