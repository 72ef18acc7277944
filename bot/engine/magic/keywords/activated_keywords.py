"""What keywords mean that are activated abilities (CR 702.53, 702.67, 702.77, 702.84, 702.97, 702.107, 702.128-702.129,
702.141)."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words.abilities import AS_A_SORCERY, Ability, ActivatedAbility, Cost
from bot.engine.magic.words.effects import (
    AddAbility,
    AddTypes,
    Amount,
    AtNextEndStep,
    AttachIt,
    CharacteristicOf,
    CreateCopies,
    Effect,
    Entering,
    Exceptions,
    Exile,
    ExileAsItLeaves,
    Fixed,
    KeywordAbility,
    Modification,
    Modify,
    PutCounters,
    PutOntoBattlefield,
    SacrificeIt,
    Search,
    SetColors,
    SetPowerToughness,
    ValueOfX,
)
from bot.engine.magic.words.effects.continuous import Duration
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    Comparison,
    Filter,
    Made,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)

Meaning = Callable[[KeywordAbility], tuple[Ability, ...]]

HASTE = KeywordAbility(KeywordName.HASTE)
A_CREATURE = TargetSpec(CREATURE)
YOUR_LAND = TargetSpec(Filter(all_of=("Land",), side=Side.YOU))


def activated(
    keyword: KeywordAbility, cost: Cost, *effects: Effect, target: TargetSpec | None = None, zone: Zone | None = None
) -> ActivatedAbility:
    """CR 602.5d, 702: the ability that the keyword means, to be activated only as a sorcery; with `zone` where the card
    is."""
    targets = () if target is None else (target,)
    zones = () if zone is None else (zone,)
    text = str(keyword).capitalize()
    return ActivatedAbility(cost, effects, targets, text, AS_A_SORCERY, zones, keyword)


def outlast(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.107a."""
    return (activated(keyword, Cost(keyword.cost or "", tap=True), PutCounters(THIS, "+1/+1")),)


def fortify(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.67a."""
    return (activated(keyword, Cost(keyword.cost or ""), AttachIt(TargetObject()), target=YOUR_LAND),)


# In a hand.


def transmute(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.53a."""
    alike = Search(Players.YOU, Filter(comparison=Comparison("mana value", than_source="equal")), Zone.HAND)
    cost = Cost(keyword.cost or "", discard_this=True)
    return (activated(keyword, cost, alike, zone=Zone.HAND),)


def reinforce(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.77a: at any time; for X counters where it has no number."""
    number: Amount = ValueOfX() if keyword.number is None else Fixed(keyword.number)
    grown = PutCounters(TargetObject(), "+1/+1", number)
    cost = Cost(keyword.cost or "", discard_this=True)
    return (replace(activated(keyword, cost, grown, target=A_CREATURE, zone=Zone.HAND), when=None),)


# In a graveyard.


def unearth(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.84a."""
    effects = (
        PutOntoBattlefield(THIS),
        Modify(Made(), (AddAbility(HASTE),), Duration.PERMANENT),
        ExileAsItLeaves(Made()),
        AtNextEndStep((Exile(Made()),)),
    )
    return (activated(keyword, Cost(keyword.cost or ""), *effects, zone=Zone.GRAVEYARD),)


def scavenge(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.97a: with the power that the card has in exile."""
    grown = PutCounters(TargetObject(), "+1/+1", CharacteristicOf(THIS, "power"))
    return (activated(keyword, from_graveyard(keyword), grown, target=A_CREATURE, zone=Zone.GRAVEYARD),)


def from_graveyard(keyword: KeywordAbility) -> Cost:
    """The keyword's cost, and the card is exiled from the graveyard."""
    return Cost(keyword.cost or "", exile_this=True)


def mummy(*modifications: Modification) -> Meaning:
    """CR 702.128a, 702.129a: a token that is a copy of the card but for these values, for being a Zombie, and without a
    mana cost."""
    exceptions = Exceptions((*modifications, AddTypes(subtypes=("Zombie",))), costless=True)
    copy = CreateCopies(THIS, exceptions=exceptions)

    def meaning(keyword: KeywordAbility) -> tuple[Ability, ...]:
        return (activated(keyword, from_graveyard(keyword), copy, zone=Zone.GRAVEYARD),)

    return meaning


embalm = mummy(SetColors((Color.WHITE,)))
"""CR 702.128a."""
eternalize = mummy(SetColors((Color.BLACK,)), SetPowerToughness(Fixed(4), Fixed(4)))
"""CR 702.129a."""


def encore(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.141a."""
    effects = (
        CreateCopies(THIS, for_each=Players.EACH_OPPONENT, entering=Entering(forced=True)),
        Modify(Made(), (AddAbility(HASTE),), Duration.PERMANENT),
        AtNextEndStep((SacrificeIt(Made()),)),
    )
    return (activated(keyword, from_graveyard(keyword), *effects, zone=Zone.GRAVEYARD),)


ACTIVATED_MEANINGS: Mapping[KeywordName, Meaning] = {
    KeywordName.TRANSMUTE: transmute,
    KeywordName.FORTIFY: fortify,
    KeywordName.REINFORCE: reinforce,
    KeywordName.UNEARTH: unearth,
    KeywordName.SCAVENGE: scavenge,
    KeywordName.OUTLAST: outlast,
    KeywordName.EMBALM: embalm,
    KeywordName.ETERNALIZE: eternalize,
    KeywordName.ENCORE: encore,
}

ACTIVATED_RULES: Mapping[KeywordName, str] = {
    KeywordName.TRANSMUTE: "702.53a",
    KeywordName.FORTIFY: "702.67a",
    KeywordName.REINFORCE: "702.77a",
    KeywordName.UNEARTH: "702.84a",
    KeywordName.SCAVENGE: "702.97a",
    KeywordName.OUTLAST: "702.107a",
    KeywordName.EMBALM: "702.128a",
    KeywordName.ETERNALIZE: "702.129a",
    KeywordName.ENCORE: "702.141a",
}
"""Where the rulebook says what each of them means."""
