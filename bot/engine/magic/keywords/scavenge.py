"""Scavenge (CR 702.97)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import A_CREATURE, activate_as_sorcery, exile_from_graveyard
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def scavenge(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.97a: with the power that the card has in exile."""
    grown = fx.PutCounters(fl.TargetObject(), "+1/+1", fx.CharacteristicOf(fl.THIS, "power"))
    return (activate_as_sorcery(ability, exile_from_graveyard(ability), grown, target=A_CREATURE, zone=Zone.GRAVEYARD),)


SCAVENGE = Keyword(
    "scavenge", cite_rules("702.97a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=scavenge
)
