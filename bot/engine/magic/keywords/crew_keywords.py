"""What keywords mean for which creatures are tapped (CR 702.122, 702.171, 702.184)."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import AS_A_SORCERY, Ability, ActivatedAbility, Cost
from bot.engine.magic.words.effects import (
    AddTypes,
    BecomeSaddled,
    CharacteristicOf,
    KeywordAbility,
    Modify,
    PutCounters,
)
from bot.engine.magic.words.filters import THIS, Filter, Side, TriggeringObject

Meaning = Callable[[KeywordAbility], tuple[Ability, ...]]

CHARGE = "charge"
"""CR 721.2a: the kind of counters that station puts."""


def crew(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.122a."""
    alive = Modify(THIS, (AddTypes(("Artifact", "Creature")),))
    text = str(keyword).capitalize()
    return (ActivatedAbility(Cost(crew=keyword.number or 0), (alive,), text=text, keyword=keyword),)


def saddle(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.171a."""
    cost, text = Cost(crew=keyword.number or 0, saddling=True), str(keyword).capitalize()
    return (ActivatedAbility(cost, (BecomeSaddled(),), text=text, when=AS_A_SORCERY, keyword=keyword),)


def station(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.184a: with the power of the creature that was tapped, which the ability speaks of as what it is about."""
    cost = Cost(taps=1, tapped=Filter(all_of=("Creature",), side=Side.YOU, other=True))
    charged = PutCounters(THIS, CHARGE, CharacteristicOf(TriggeringObject(), "power"))
    return (ActivatedAbility(cost, (charged,), text="Station", when=AS_A_SORCERY, keyword=keyword),)


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
