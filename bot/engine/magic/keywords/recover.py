"""Recover (CR 702.59)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import PutIntoGraveyard
from bot.engine.trace import cite_rules

YOUR_CREATURE_DIES = PutIntoGraveyard(fl.Matching(fl.YOUR_CREATURE), Zone.BATTLEFIELD)


def recover(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.59a."""
    paid = fx.Optionally(
        (fx.Pay(fl.Players.YOU, ability.cost or ""),),
        then=(fx.ReturnToHand(fl.CardInGraveyard()),),
        otherwise=(fx.Exile(fl.CardInGraveyard()),),
    )
    return (ab.TriggeredAbility(YOUR_CREATURE_DIES, (paid,), keyword=ability, from_graveyard=True),)


RECOVER = Keyword(
    "recover", cite_rules("702.59a"), parameter=Parameter.MANA, moment=ab.Moment.CREATURE_DIES, meaning=recover
)
