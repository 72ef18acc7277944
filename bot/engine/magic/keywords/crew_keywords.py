"""What keywords mean for which creatures are tapped (CR 702.122, 702.171, 702.184)."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

Meaning = Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]

CHARGE = "charge"
"""CR 721.2a: the kind of counters that station puts."""


def crew(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.122a."""
    alive = fx.Modify(fl.THIS, (fx.AddTypes(("Artifact", "Creature")),))
    text = str(keyword).capitalize()
    return (ab.ActivatedAbility(ab.Cost(crew=keyword.number or 0), (alive,), text=text, keyword=keyword),)


def saddle(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.171a."""
    cost, text = ab.Cost(crew=keyword.number or 0, saddling=True), str(keyword).capitalize()
    return (ab.ActivatedAbility(cost, (fx.BecomeSaddled(),), text=text, when=ab.AS_A_SORCERY, keyword=keyword),)


def station(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.184a: with the power of the creature that was tapped, which the ability speaks of as what it is about."""
    cost = ab.Cost(taps=1, tapped=fl.Filter(all_of=("Creature",), side=fl.Side.YOU, other=True))
    charged = fx.PutCounters(fl.THIS, CHARGE, fx.CharacteristicOf(fl.TriggeringObject(), "power"))
    return (ab.ActivatedAbility(cost, (charged,), text="Station", when=ab.AS_A_SORCERY, keyword=keyword),)


CREW_MEANINGS: Mapping[KeywordName, Meaning] = {
    KeywordName.CREW: crew,
    KeywordName.SADDLE: saddle,
    KeywordName.STATION: station,
}

CREW_RULES: Mapping[KeywordName, str] = {
    KeywordName.CREW: "702.122a",
    KeywordName.SADDLE: "702.171a",
    KeywordName.STATION: "702.184a",
}
"""Where the rulebook says what each of them means."""
