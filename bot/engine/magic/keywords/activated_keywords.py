"""What keywords mean that are activated abilities (CR 702.53, 702.67, 702.77, 702.84, 702.97, 702.107, 702.128-702.129,
702.141)."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.effects.continuous import Duration

Meaning = Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]

HASTE = fx.KeywordAbility(KeywordName.HASTE)
A_CREATURE = fl.TargetSpec(fl.CREATURE)
YOUR_LAND = fl.TargetSpec(fl.Filter(all_of=("Land",), side=fl.Side.YOU))


def activated(
    keyword: fx.KeywordAbility,
    cost: ab.Cost,
    *effects: fx.Effect,
    target: fl.TargetSpec | None = None,
    zone: Zone | None = None,
) -> ab.ActivatedAbility:
    """CR 602.5d, 702: the ability that the keyword means, to be activated only as a sorcery; with `zone` where the card
    is."""
    targets = () if target is None else (target,)
    zones = () if zone is None else (zone,)
    text = str(keyword).capitalize()
    return ab.ActivatedAbility(cost, effects, targets, text, ab.AS_A_SORCERY, zones, keyword)


def outlast(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.107a."""
    return (activated(keyword, ab.Cost(keyword.cost or "", tap=True), fx.PutCounters(fl.THIS, "+1/+1")),)


def fortify(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.67a."""
    return (activated(keyword, ab.Cost(keyword.cost or ""), fx.AttachIt(fl.TargetObject()), target=YOUR_LAND),)


# In a hand.


def transmute(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.53a."""
    alike = fx.Search(fl.Players.YOU, fl.Filter(comparison=fl.Comparison("mana value", than_source="equal")), Zone.HAND)
    cost = ab.Cost(keyword.cost or "", discard_this=True)
    return (activated(keyword, cost, alike, zone=Zone.HAND),)


def reinforce(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.77a: at any time; for X counters where it has no number."""
    number: fx.Amount = fx.ValueOfX() if keyword.number is None else fx.Fixed(keyword.number)
    grown = fx.PutCounters(fl.TargetObject(), "+1/+1", number)
    cost = ab.Cost(keyword.cost or "", discard_this=True)
    return (replace(activated(keyword, cost, grown, target=A_CREATURE, zone=Zone.HAND), when=None),)


# In a graveyard.


def unearth(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.84a."""
    effects = (
        fx.PutOntoBattlefield(fl.THIS),
        fx.Modify(fl.Made(), (fx.AddAbility(HASTE),), Duration.PERMANENT),
        fx.ExileAsItLeaves(fl.Made()),
        fx.AtNextEndStep((fx.Exile(fl.Made()),)),
    )
    return (activated(keyword, ab.Cost(keyword.cost or ""), *effects, zone=Zone.GRAVEYARD),)


def scavenge(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.97a: with the power that the card has in exile."""
    grown = fx.PutCounters(fl.TargetObject(), "+1/+1", fx.CharacteristicOf(fl.THIS, "power"))
    return (activated(keyword, from_graveyard(keyword), grown, target=A_CREATURE, zone=Zone.GRAVEYARD),)


def from_graveyard(keyword: fx.KeywordAbility) -> ab.Cost:
    """The keyword's cost, and the card is exiled from the graveyard."""
    return ab.Cost(keyword.cost or "", exile_this=True)


def mummy(*modifications: fx.Modification) -> Meaning:
    """CR 702.128a, 702.129a: a token that is a copy of the card but for these values, for being a Zombie, and without a
    mana cost."""
    exceptions = fx.Exceptions((*modifications, fx.AddTypes(subtypes=("Zombie",))), costless=True)
    copy = fx.CreateCopies(fl.THIS, exceptions=exceptions)

    def meaning(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
        return (activated(keyword, from_graveyard(keyword), copy, zone=Zone.GRAVEYARD),)

    return meaning


embalm = mummy(fx.SetColors((Color.WHITE,)))
"""CR 702.128a."""
eternalize = mummy(fx.SetColors((Color.BLACK,)), fx.SetPowerToughness(fx.Fixed(4), fx.Fixed(4)))
"""CR 702.129a."""


def encore(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.141a."""
    effects = (
        fx.CreateCopies(fl.THIS, for_each=fl.Players.EACH_OPPONENT, entering=fx.Entering(forced=True)),
        fx.Modify(fl.Made(), (fx.AddAbility(HASTE),), Duration.PERMANENT),
        fx.AtNextEndStep((fx.SacrificeIt(fl.Made()),)),
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
