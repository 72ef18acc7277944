"""Hideaway (CR 702.75)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_as_it_enters
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def hideaway(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.75a."""
    hidden = fx.Share(to=Zone.EXILE)
    rest = fx.Share(amount=None, to=Zone.LIBRARY, place=fx.Place.BOTTOM, at_random=True)
    looked = fx.DealTopCards(fl.Players.YOU, fx.Fixed(ability.number or 0), shares=(hidden, rest))
    return trigger_as_it_enters(ability, looked)


HIDEAWAY = Keyword(
    "hideaway", cite_rules("702.75a"), parameter=Parameter.NUMBER, moment=ab.Moment.ENTERS, meaning=hideaway
)
