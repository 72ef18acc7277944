"""Station (CR 702.184)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

CHARGE = "charge"
"""CR 721.2a: the kind of counters that station puts."""


def station(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.184a: with the power of the creature that was tapped, which the ability speaks of as what it is about."""
    cost = ab.Cost(taps=1, tapped=fl.Filter(all_of=("Creature",), side=fl.Side.YOU, other=True))
    charged = fx.PutCounters(fl.THIS, CHARGE, fx.CharacteristicOf(fl.TriggeringObject(), "power"))
    return (ab.ActivatedAbility(cost, (charged,), text="Station", when=ab.AS_A_SORCERY, keyword=ability),)


STATION = Keyword("station", cite_rules("702.184a"), meaning=station)
