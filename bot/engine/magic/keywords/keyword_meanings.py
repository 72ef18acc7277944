"""What keyword abilities mean that the rulebook spells out as other abilities (CR 702), one row each.

Keywords that change a rule in place (trample, deathtouch, flying) are read where that rule stands, and are not here."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.activated_keywords import ACTIVATED_MEANINGS, ACTIVATED_RULES
from bot.engine.magic.keywords.casting_keywords import CASTING_MEANINGS, CASTING_RULES
from bot.engine.magic.keywords.counter_keywords import evolve, graft, modular, renown, unleash
from bot.engine.magic.keywords.crew_keywords import CREW_MEANINGS, CREW_RULES
from bot.engine.magic.keywords.entering_keywords import ARRIVING_MEANINGS, ARRIVING_RULES
from bot.engine.magic.keywords.triggered_keywords import TRIGGERED_MEANINGS, TRIGGERED_RULES
from bot.engine.magic.keywords.upkeep_keywords import cumulative_upkeep, echo, suspend
from bot.engine.magic.keywords.ward_and_echo_costs import TARGETING_PLAYER, WARD_COSTS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import BecomesTarget, Casts, CastThis, ExilesItself
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.magic.words.damage_replacements import DamageDescribed, Prevent
from bot.engine.magic.words.event_replacements import GoTo, WouldMove
from bot.engine.magic.words.qualities import DescribedQuality, KindsQuality, TypeQuality

Meaning = Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]

YOUR_CREATURE_TARGET = fl.TargetSpec(fl.YOUR_CREATURE)
OTHER_ATTACKERS = fl.Matching(fl.Filter(all_of=("Creature",), statuses=(fl.Status.ATTACKING,), other=True))
WITHOUT_FLANKING = fl.Filter(all_of=("Creature",), without=(KeywordName.FLANKING,))
LESSER_ATTACKER = fl.TargetSpec(
    fl.Filter(
        all_of=("Creature",),
        statuses=(fl.Status.ATTACKING,),
        comparison=fl.Comparison("power", than_source="less"),
    )
)
YOUR_NONCREATURE_SPELL = fl.Filter(none_of=("Creature",), side=fl.Side.YOU)
YOUR_UNBLOCKED_ATTACKER = replace(fl.YOUR_CREATURE, statuses=(fl.Status.ATTACKING, fl.Status.UNBLOCKED))
DEFENDING_CREATURE = fl.TargetSpec(fl.Filter(all_of=("Creature",), side=fl.Side.DEFENDING_PLAYER))


def meanings(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """Return the abilities that a keyword ability stands for; none where it changes a rule in place. Static ones are
    the same objects each time: by that `continuous` tells which effects have been applied."""
    meaning = MEANINGS.get(ability.keyword)
    return () if meaning is None else meaning(ability)


def when(
    condition: ab.TriggerCondition, *effects: fx.Effect, targets: tuple[fl.TargetSpec, ...] = (), optional: bool = False
) -> Meaning:
    """A triggered ability that does not depend on a number."""
    return lambda keyword: (ab.TriggeredAbility(condition, effects, targets, optional, keyword),)


def sized(condition: ab.TriggerCondition, effect: Callable[[int], fx.Effect]) -> Meaning:
    """A triggered ability with the keyword's number in its effect."""
    return lambda keyword: (ab.TriggeredAbility(condition, (effect(keyword.number or 0),), keyword=keyword),)


def grow(power: int, toughness: int) -> tuple[fx.ModifyPowerToughness]:
    return (fx.ModifyPowerToughness(power, toughness),)


def decayed(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.147a."""
    leave = fx.AtEndOfCombat((fx.SacrificeIt(fl.THIS),))
    return (ab.CantBlock(), ab.TriggeredAbility(ab.Attacks(), (leave,), keyword=keyword))


def spirits(number: int) -> fx.CreateTokens:
    """CR 702.135a."""
    flying = (fx.KeywordAbility(KeywordName.FLYING),)
    return fx.CreateTokens("Spirit", 1, 1, ("W", "B"), ("Spirit",), flying, fx.Fixed(number))


def defining(modification: fx.Modification) -> Meaning:
    """CR 604.3: a keyword that stands for a characteristic-defining ability."""
    ability = ab.StaticAbility(fl.THIS, (modification,), defining=True)
    return lambda _: (ability,)


def mobilized(number: int) -> fx.CreateTokens:
    """CR 702.181a."""
    return fx.CreateTokens(
        "Warrior", 1, 1, ("R",), ("Warrior",), amount=fx.Fixed(number), entering=fx.Entering(True, fx.Attacking())
    )


def mobilize(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.181a."""
    effects = mobilized(keyword.number or 0), fx.AtNextEndStep((fx.SacrificeIt(fl.Made()),))
    return (ab.TriggeredAbility(ab.Attacks(), effects, keyword=keyword),)


MYRIAD = fx.CreateCopies(
    fl.THIS,
    entering=fx.Entering(True, fx.Attacking(fl.Players.EACH_OTHER_OPPONENT, planeswalkers=True)),
    for_each=fl.Players.EACH_OTHER_OPPONENT,
    optional=True,
)
"""CR 702.116a."""


def ninjutsu(*zones: Zone) -> Meaning:
    """CR 702.49a, 702.49d: activated where the card is in one of these zones, by returning an unblocked attacker."""

    def meaning(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
        enter = fx.PutOntoBattlefield(fl.THIS, fx.Entering(True, fx.Attacking(as_returned=True)))
        cost = ab.Cost(keyword.cost or "", returned=YOUR_UNBLOCKED_ATTACKER)
        text = str(keyword).capitalize()
        return (ab.ActivatedAbility(cost, (enter,), text=text, zones=zones, keyword=keyword),)

    return meaning


def evoke(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.74a."""
    return (
        ab.TriggeredAbility(
            ab.Enters(), (fx.SacrificeIt(fl.THIS),), keyword=keyword, only_if=WasPaid(KeywordName.EVOKE)
        ),
    )


def while_paid(keyword: KeywordName, *abilities: ab.Ability) -> Meaning:
    """CR 702.109a, 702.152a: what the permanent has as long as that cost was paid for it."""
    meaning = (ab.StaticAbility(fl.THIS, tuple(fx.AddAbility(each) for each in abilities), condition=WasPaid(keyword)),)
    return lambda _: meaning


def madness(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.35a."""
    exiled = ab.ReplacementAbility(WouldMove(fl.THIS, Zone.HAND, Zone.GRAVEYARD), GoTo(Zone.EXILE), keyword)
    return exiled, ab.TriggeredAbility(ExilesItself(), (fx.CastForMadness(),), keyword=keyword)


def absorb(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.64a-b: so much of what each source would deal at a time."""
    what = DamageDescribed(to=(fl.THIS,), each_source=True)
    return (ab.DamageAbility(what, Prevent(keyword.number or 0), keyword=keyword),)


HASTE = fx.KeywordAbility(KeywordName.HASTE)
DRAW_AS_IT_DIES = ab.TriggeredAbility(ab.Dies(), (fx.Draw(fl.Players.YOU, fx.Fixed(1)),))


def enlist(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.154a."""
    power = fx.CharacteristicOf(fl.TriggeringObject(), "power")
    grown = ab.TriggeredAbility(ab.WhenYouDo(), (fx.Modify(fl.THIS, grow(1, 0), times=power),), keyword=keyword)
    return (ab.OptionalAttackCost(ab.AsItAttacks.ENLIST, grown),)


def cycling(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.29a, e."""
    effect: fx.Effect
    match keyword.quality:
        case TypeQuality(name=name):
            effect = fx.Search(fl.Players.YOU, fl.Filter(all_of=(name,)), Zone.HAND)
        case KindsQuality(all_of=kinds):
            effect = fx.Search(fl.Players.YOU, fl.Filter(all_of=kinds), Zone.HAND)
        case _:
            effect = fx.Draw(fl.Players.YOU, fx.Fixed(1))
    cost = ab.Cost(keyword.cost or "", discard_this=True)
    text = str(keyword).capitalize()
    return (ab.ActivatedAbility(cost, (effect,), text=text, zones=(Zone.HAND,), keyword=keyword),)


def affinity(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.41a: none where it does not say what is counted."""
    counted = keyword.quality.spec.permanents if isinstance(keyword.quality, DescribedQuality) else None
    if counted is None:
        return ()
    return (ab.CostChange(1, less=True, times=fx.CountOf(fl.Matching(replace(counted, side=fl.Side.YOU)))),)


UNDAUNTED = ab.CostChange(1, less=True, times=fx.NumberOfPlayers(fl.Players.EACH_OPPONENT))
"""CR 702.125a."""


def equip(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.6a, c, e: to a creature, of a quality, or to a planeswalker as though it were a creature."""
    quality = keyword.quality
    wanted = quality.spec.permanents if isinstance(quality, DescribedQuality) else fl.YOUR_CREATURE
    target = fl.TargetSpec(replace(wanted or fl.YOUR_CREATURE, side=fl.Side.YOU))
    as_creature = wanted is not None and "Creature" not in wanted.all_of
    attach = fx.AttachIt(fl.TargetObject(), as_creature=as_creature)
    text = str(keyword).capitalize()
    return (ab.ActivatedAbility(ab.Cost(keyword.cost or ""), (attach,), (target,), text, ab.AS_A_SORCERY),)


def level_up(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.87a."""
    text = str(keyword).capitalize()
    rise = fx.PutCounters(fl.THIS, "level")
    return (ab.ActivatedAbility(ab.Cost(keyword.cost or ""), (rise,), (), text, ab.AS_A_SORCERY, keyword=keyword),)


def ward(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.21a: `cost` in mana symbols or one of the above, or `number` life points."""
    life = None if keyword.number is None else fx.Fixed(keyword.number)
    other = None if keyword.cost is None else WARD_COSTS.get(keyword.cost)
    cost = fx.Pay(TARGETING_PLAYER, keyword.cost or "", life) if other is None else other
    countered = fx.Optionally((cost,), TARGETING_PLAYER, otherwise=(fx.Counter(fl.TriggeringObject()),))
    return (ab.TriggeredAbility(BecomesTarget(by=fl.Side.OPPONENT), (countered,), keyword=keyword),)


MEANINGS: Mapping[KeywordName, Meaning] = {
    KeywordName.EQUIP: equip,
    KeywordName.CHANGELING: defining(fx.AddTypes(subtypes=CREATURE_TYPES)),  # CR 702.73a
    KeywordName.DEVOID: defining(fx.SetColors(())),  # CR 702.114a
    KeywordName.WARD: ward,
    KeywordName.CYCLING: cycling,
    KeywordName.LEVEL_UP: level_up,
    KeywordName.AFFINITY: affinity,
    KeywordName.UNDAUNTED: lambda _: (UNDAUNTED,),
    KeywordName.RAMPAGE: sized(  # CR 702.23a
        ab.BecomesBlocked(), lambda number: fx.Modify(fl.THIS, grow(number, number), times=fx.BlockersBeyondFirst())
    ),
    KeywordName.FLANKING: when(  # CR 702.25a
        ab.BecomesBlocked(by=WITHOUT_FLANKING), fx.Modify(fl.TriggeringObject(), grow(-1, -1))
    ),
    KeywordName.PROVOKE: when(  # CR 702.39a
        ab.Attacks(),
        fx.Untap(fl.TargetObject()),
        fx.RequireBlock(fl.TargetObject()),
        targets=(DEFENDING_CREATURE,),
        optional=True,
    ),
    KeywordName.NINJUTSU: ninjutsu(Zone.HAND),  # CR 702.49a
    KeywordName.COMMANDER_NINJUTSU: ninjutsu(Zone.HAND, Zone.COMMAND),  # CR 702.49d
    KeywordName.MODULAR: modular,
    KeywordName.GRAFT: graft,
    KeywordName.BUSHIDO: sized(  # CR 702.45a
        ab.AnyOf((ab.Blocks(), ab.BecomesBlocked())), lambda number: fx.Modify(fl.THIS, grow(number, number))
    ),
    KeywordName.STORM: when(
        CastThis(), fx.CopyOnStack(fl.TriggeringObject(), fx.ThatMuch(), new_targets=True)
    ),  # CR 702.40a
    KeywordName.CUMULATIVE_UPKEEP: cumulative_upkeep,
    KeywordName.ECHO: echo,
    KeywordName.MADNESS: madness,
    KeywordName.SUSPEND: suspend,
    KeywordName.ABSORB: absorb,
    KeywordName.FRENZY: sized(ab.AttacksUnblocked(), lambda number: fx.Modify(fl.THIS, grow(number, 0))),  # CR 702.68a
    KeywordName.POISONOUS: sized(  # CR 702.70a
        ab.DealsDamage(to=ab.Met.PLAYER),
        lambda number: fx.GetCounters(fl.Players.TRIGGERING_PLAYER, "poison", fx.Fixed(number)),
    ),
    KeywordName.CASCADE: when(CastThis(), fx.Cascade()),  # CR 702.85a
    KeywordName.PERSIST: when(ab.Dies(without="-1/-1"), fx.ReturnToBattlefield("-1/-1")),  # CR 702.79a
    KeywordName.EXALTED: when(  # CR 702.83a
        ab.Attacks(fl.Matching(fl.YOUR_CREATURE), alone=True), fx.Modify(fl.TriggeringObject(), grow(1, 1))
    ),
    KeywordName.ANNIHILATOR: sized(  # CR 702.86a
        ab.Attacks(), lambda number: fx.Sacrifice(fl.Players.DEFENDING_PLAYER, fx.Fixed(number))
    ),
    KeywordName.BATTLE_CRY: when(ab.Attacks(), fx.Modify(OTHER_ATTACKERS, grow(1, 0))),  # CR 702.91a
    KeywordName.UNDYING: when(ab.Dies(without="+1/+1"), fx.ReturnToBattlefield("+1/+1")),  # CR 702.93a
    KeywordName.UNLEASH: unleash,
    KeywordName.EVOLVE: evolve,
    KeywordName.DETHRONE: when(ab.Attacks(richest=True), fx.PutCounters(fl.THIS, "+1/+1")),  # CR 702.105a
    KeywordName.PROWESS: when(Casts(YOUR_NONCREATURE_SPELL), fx.Modify(fl.THIS, grow(1, 1))),  # CR 702.108a
    KeywordName.RENOWN: renown,
    KeywordName.INGEST: when(
        ab.DealsDamage(to=ab.Met.PLAYER), fx.ExileTop(fl.Players.TRIGGERING_PLAYER)
    ),  # CR 702.115a
    KeywordName.MYRIAD: when(ab.Attacks(), MYRIAD, fx.AtEndOfCombat((fx.Exile(fl.Made()),))),  # CR 702.116a
    KeywordName.MELEE: when(ab.Attacks(), fx.Modify(fl.THIS, grow(1, 1), times=fx.OpponentsAttacked())),  # CR 702.121a
    KeywordName.AFFLICT: sized(  # CR 702.130a
        ab.BecomesBlocked(), lambda number: fx.LoseLife(fl.Players.DEFENDING_PLAYER, fx.Fixed(number))
    ),
    KeywordName.MENTOR: when(  # CR 702.134a
        ab.Attacks(), fx.PutCounters(fl.TargetObject(), "+1/+1"), targets=(LESSER_ATTACKER,)
    ),
    KeywordName.AFTERLIFE: sized(ab.Dies(), spirits),  # CR 702.135a
    KeywordName.DECAYED: decayed,
    KeywordName.TRAINING: when(ab.Attacks(with_greater=True), fx.PutCounters(fl.THIS, "+1/+1")),  # CR 702.149a
    KeywordName.ENLIST: enlist,
    KeywordName.EVOKE: evoke,
    KeywordName.DASH: while_paid(KeywordName.DASH, HASTE),
    KeywordName.BLITZ: while_paid(KeywordName.BLITZ, HASTE, DRAW_AS_IT_DIES),
    KeywordName.MOBILIZE: mobilize,
    **CASTING_MEANINGS,
    **ACTIVATED_MEANINGS,
    **ARRIVING_MEANINGS,
    **TRIGGERED_MEANINGS,
    **CREW_MEANINGS,
}
"""One row a keyword, in rulebook order."""

RULES: Mapping[KeywordName, str] = {
    KeywordName.WARD: "702.21a",
    KeywordName.RAMPAGE: "702.23a",
    KeywordName.CYCLING: "702.29a",
    KeywordName.FLANKING: "702.25a",
    KeywordName.PROVOKE: "702.39a",
    KeywordName.NINJUTSU: "702.49a",
    KeywordName.COMMANDER_NINJUTSU: "702.49d",
    KeywordName.MODULAR: "702.43a",
    KeywordName.GRAFT: "702.58a",
    KeywordName.BUSHIDO: "702.45a",
    KeywordName.STORM: "702.40a",
    KeywordName.CUMULATIVE_UPKEEP: "702.24a",
    KeywordName.ECHO: "702.30a",
    KeywordName.MADNESS: "702.35a",
    KeywordName.SUSPEND: "702.62a",
    KeywordName.ABSORB: "702.64a",
    KeywordName.FRENZY: "702.68a",
    KeywordName.POISONOUS: "702.70a",
    KeywordName.PERSIST: "702.79a",
    KeywordName.CASCADE: "702.85a",
    KeywordName.REBOUND: "702.88a",
    KeywordName.EXALTED: "702.83a",
    KeywordName.ANNIHILATOR: "702.86a",
    KeywordName.LEVEL_UP: "702.87a",
    KeywordName.BATTLE_CRY: "702.91a",
    KeywordName.UNDYING: "702.93a",
    KeywordName.UNLEASH: "702.98a",
    KeywordName.EVOLVE: "702.100a",
    KeywordName.DETHRONE: "702.105a",
    KeywordName.PROWESS: "702.108a",
    KeywordName.RENOWN: "702.112a",
    KeywordName.INGEST: "702.115a",
    KeywordName.MYRIAD: "702.116a",
    KeywordName.MELEE: "702.121a",
    KeywordName.AFFLICT: "702.130a",
    KeywordName.MENTOR: "702.134a",
    KeywordName.AFTERLIFE: "702.135a",
    KeywordName.DECAYED: "702.147a",
    KeywordName.TRAINING: "702.149a",
    KeywordName.ENLIST: "702.154a",
    KeywordName.EVOKE: "702.74a",
    KeywordName.DASH: "702.109a",
    KeywordName.BLITZ: "702.152a",
    KeywordName.MOBILIZE: "702.181a",
    **CASTING_RULES,
    **ACTIVATED_RULES,
    **ARRIVING_RULES,
    **TRIGGERED_RULES,
    **CREW_RULES,
}
"""Where the rulebook says what each of them means."""
