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
from bot.engine.magic.words.abilities import (
    AS_A_SORCERY,
    Ability,
    ActivatedAbility,
    AnyOf,
    AsItAttacks,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    CantBlock,
    Cost,
    CostChange,
    DamageAbility,
    DealsDamage,
    Dies,
    Enters,
    Met,
    OptionalAttackCost,
    ReplacementAbility,
    StaticAbility,
    TriggerCondition,
    TriggeredAbility,
    WhenYouDo,
)
from bot.engine.magic.words.abilities.stack_triggers import BecomesTarget, Casts, CastThis, ExilesItself
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.magic.words.damage_replacements import DamageDescribed, Prevent
from bot.engine.magic.words.effects import (
    AddAbility,
    AddTypes,
    AtEndOfCombat,
    AtNextEndStep,
    AttachIt,
    Attacking,
    BlockersBeyondFirst,
    Cascade,
    CastForMadness,
    CharacteristicOf,
    CopyOnStack,
    Counter,
    CountOf,
    CreateCopies,
    CreateTokens,
    Draw,
    Effect,
    Entering,
    Exile,
    ExileTop,
    Fixed,
    GetCounters,
    KeywordAbility,
    LoseLife,
    Modification,
    Modify,
    ModifyPowerToughness,
    NumberOfPlayers,
    OpponentsAttacked,
    Optionally,
    Pay,
    PutCounters,
    PutOntoBattlefield,
    RequireBlock,
    ReturnToBattlefield,
    Sacrifice,
    SacrificeIt,
    Search,
    SetColors,
    ThatMuch,
    Untap,
)
from bot.engine.magic.words.event_replacements import GoTo, WouldMove
from bot.engine.magic.words.filters import (
    THIS,
    YOUR_CREATURE,
    Comparison,
    Filter,
    Made,
    Matching,
    Players,
    Side,
    Status,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)
from bot.engine.magic.words.qualities import DescribedQuality, KindsQuality, TypeQuality

Meaning = Callable[[KeywordAbility], tuple[Ability, ...]]

YOUR_CREATURE_TARGET = TargetSpec(YOUR_CREATURE)
OTHER_ATTACKERS = Matching(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,), other=True))
WITHOUT_FLANKING = Filter(all_of=("Creature",), without=(KeywordName.FLANKING,))
LESSER_ATTACKER = TargetSpec(
    Filter(
        all_of=("Creature",),
        statuses=(Status.ATTACKING,),
        comparison=Comparison("power", than_source="less"),
    )
)
YOUR_NONCREATURE_SPELL = Filter(none_of=("Creature",), side=Side.YOU)
YOUR_UNBLOCKED_ATTACKER = replace(YOUR_CREATURE, statuses=(Status.ATTACKING, Status.UNBLOCKED))
DEFENDING_CREATURE = TargetSpec(Filter(all_of=("Creature",), side=Side.DEFENDING_PLAYER))


def meanings(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Return the abilities that a keyword ability stands for; none where it changes a rule in place. Static ones are
    the same objects each time: by that `continuous` tells which effects have been applied."""
    meaning = MEANINGS.get(ability.keyword)
    return () if meaning is None else meaning(ability)


def when(
    condition: TriggerCondition, *effects: Effect, targets: tuple[TargetSpec, ...] = (), optional: bool = False
) -> Meaning:
    """A triggered ability that does not depend on a number."""
    return lambda keyword: (TriggeredAbility(condition, effects, targets, optional, keyword),)


def sized(condition: TriggerCondition, effect: Callable[[int], Effect]) -> Meaning:
    """A triggered ability with the keyword's number in its effect."""
    return lambda keyword: (TriggeredAbility(condition, (effect(keyword.number or 0),), keyword=keyword),)


def grow(power: int, toughness: int) -> tuple[ModifyPowerToughness]:
    return (ModifyPowerToughness(power, toughness),)


def decayed(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.147a."""
    leave = AtEndOfCombat((SacrificeIt(THIS),))
    return (CantBlock(), TriggeredAbility(Attacks(), (leave,), keyword=keyword))


def spirits(number: int) -> CreateTokens:
    """CR 702.135a."""
    flying = (KeywordAbility(KeywordName.FLYING),)
    return CreateTokens("Spirit", 1, 1, ("W", "B"), ("Spirit",), flying, Fixed(number))


def defining(modification: Modification) -> Meaning:
    """CR 604.3: a keyword that stands for a characteristic-defining ability."""
    ability = StaticAbility(THIS, (modification,), defining=True)
    return lambda _: (ability,)


def mobilized(number: int) -> CreateTokens:
    """CR 702.181a."""
    return CreateTokens(
        "Warrior", 1, 1, ("R",), ("Warrior",), amount=Fixed(number), entering=Entering(True, Attacking())
    )


def mobilize(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.181a."""
    effects = mobilized(keyword.number or 0), AtNextEndStep((SacrificeIt(Made()),))
    return (TriggeredAbility(Attacks(), effects, keyword=keyword),)


MYRIAD = CreateCopies(
    THIS,
    entering=Entering(True, Attacking(Players.EACH_OTHER_OPPONENT, planeswalkers=True)),
    for_each=Players.EACH_OTHER_OPPONENT,
    optional=True,
)
"""CR 702.116a."""


def ninjutsu(*zones: Zone) -> Meaning:
    """CR 702.49a, 702.49d: activated where the card is in one of these zones, by returning an unblocked attacker."""

    def meaning(keyword: KeywordAbility) -> tuple[Ability, ...]:
        enter = PutOntoBattlefield(THIS, Entering(True, Attacking(as_returned=True)))
        cost = Cost(keyword.cost or "", returned=YOUR_UNBLOCKED_ATTACKER)
        text = str(keyword).capitalize()
        return (ActivatedAbility(cost, (enter,), text=text, zones=zones, keyword=keyword),)

    return meaning


def evoke(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.74a."""
    return (TriggeredAbility(Enters(), (SacrificeIt(THIS),), keyword=keyword, only_if=WasPaid(KeywordName.EVOKE)),)


def while_paid(keyword: KeywordName, *abilities: Ability) -> Meaning:
    """CR 702.109a, 702.152a: what the permanent has as long as that cost was paid for it."""
    meaning = (StaticAbility(THIS, tuple(AddAbility(each) for each in abilities), condition=WasPaid(keyword)),)
    return lambda _: meaning


def madness(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.35a."""
    exiled = ReplacementAbility(WouldMove(THIS, Zone.HAND, Zone.GRAVEYARD), GoTo(Zone.EXILE), keyword)
    return exiled, TriggeredAbility(ExilesItself(), (CastForMadness(),), keyword=keyword)


def absorb(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.64a-b: so much of what each source would deal at a time."""
    what = DamageDescribed(to=(THIS,), each_source=True)
    return (DamageAbility(what, Prevent(keyword.number or 0), keyword=keyword),)


HASTE = KeywordAbility(KeywordName.HASTE)
DRAW_AS_IT_DIES = TriggeredAbility(Dies(), (Draw(Players.YOU, Fixed(1)),))


def enlist(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.154a."""
    power = CharacteristicOf(TriggeringObject(), "power")
    grown = TriggeredAbility(WhenYouDo(), (Modify(THIS, grow(1, 0), times=power),), keyword=keyword)
    return (OptionalAttackCost(AsItAttacks.ENLIST, grown),)


def cycling(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.29a, e."""
    effect: Effect
    match keyword.quality:
        case TypeQuality(name=name):
            effect = Search(Players.YOU, Filter(all_of=(name,)), Zone.HAND)
        case KindsQuality(all_of=kinds):
            effect = Search(Players.YOU, Filter(all_of=kinds), Zone.HAND)
        case _:
            effect = Draw(Players.YOU, Fixed(1))
    cost = Cost(keyword.cost or "", discard_this=True)
    text = str(keyword).capitalize()
    return (ActivatedAbility(cost, (effect,), text=text, zones=(Zone.HAND,), keyword=keyword),)


def affinity(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.41a: none where it does not say what is counted."""
    counted = keyword.quality.spec.permanents if isinstance(keyword.quality, DescribedQuality) else None
    if counted is None:
        return ()
    return (CostChange(1, less=True, times=CountOf(Matching(replace(counted, side=Side.YOU)))),)


UNDAUNTED = CostChange(1, less=True, times=NumberOfPlayers(Players.EACH_OPPONENT))
"""CR 702.125a."""


def equip(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.6a, c, e: to a creature, of a quality, or to a planeswalker as though it were a creature."""
    quality = keyword.quality
    wanted = quality.spec.permanents if isinstance(quality, DescribedQuality) else YOUR_CREATURE
    target = TargetSpec(replace(wanted or YOUR_CREATURE, side=Side.YOU))
    as_creature = wanted is not None and "Creature" not in wanted.all_of
    attach = AttachIt(TargetObject(), as_creature=as_creature)
    text = str(keyword).capitalize()
    return (ActivatedAbility(Cost(keyword.cost or ""), (attach,), (target,), text, AS_A_SORCERY),)


def level_up(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.87a."""
    text = str(keyword).capitalize()
    rise = PutCounters(THIS, "level")
    return (ActivatedAbility(Cost(keyword.cost or ""), (rise,), (), text, AS_A_SORCERY, keyword=keyword),)


def ward(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.21a: `cost` in mana symbols or one of the above, or `number` life points."""
    life = None if keyword.number is None else Fixed(keyword.number)
    other = None if keyword.cost is None else WARD_COSTS.get(keyword.cost)
    cost = Pay(TARGETING_PLAYER, keyword.cost or "", life) if other is None else other
    countered = Optionally((cost,), TARGETING_PLAYER, otherwise=(Counter(TriggeringObject()),))
    return (TriggeredAbility(BecomesTarget(by=Side.OPPONENT), (countered,), keyword=keyword),)


MEANINGS: Mapping[KeywordName, Meaning] = {
    KeywordName.EQUIP: equip,
    KeywordName.CHANGELING: defining(AddTypes(subtypes=CREATURE_TYPES)),  # CR 702.73a
    KeywordName.DEVOID: defining(SetColors(())),  # CR 702.114a
    KeywordName.WARD: ward,
    KeywordName.CYCLING: cycling,
    KeywordName.LEVEL_UP: level_up,
    KeywordName.AFFINITY: affinity,
    KeywordName.UNDAUNTED: lambda _: (UNDAUNTED,),
    KeywordName.RAMPAGE: sized(  # CR 702.23a
        BecomesBlocked(), lambda number: Modify(THIS, grow(number, number), times=BlockersBeyondFirst())
    ),
    KeywordName.FLANKING: when(  # CR 702.25a
        BecomesBlocked(by=WITHOUT_FLANKING), Modify(TriggeringObject(), grow(-1, -1))
    ),
    KeywordName.PROVOKE: when(  # CR 702.39a
        Attacks(),
        Untap(TargetObject()),
        RequireBlock(TargetObject()),
        targets=(DEFENDING_CREATURE,),
        optional=True,
    ),
    KeywordName.NINJUTSU: ninjutsu(Zone.HAND),  # CR 702.49a
    KeywordName.COMMANDER_NINJUTSU: ninjutsu(Zone.HAND, Zone.COMMAND),  # CR 702.49d
    KeywordName.MODULAR: modular,
    KeywordName.GRAFT: graft,
    KeywordName.BUSHIDO: sized(  # CR 702.45a
        AnyOf((Blocks(), BecomesBlocked())), lambda number: Modify(THIS, grow(number, number))
    ),
    KeywordName.STORM: when(CastThis(), CopyOnStack(TriggeringObject(), ThatMuch(), new_targets=True)),  # CR 702.40a
    KeywordName.CUMULATIVE_UPKEEP: cumulative_upkeep,
    KeywordName.ECHO: echo,
    KeywordName.MADNESS: madness,
    KeywordName.SUSPEND: suspend,
    KeywordName.ABSORB: absorb,
    KeywordName.FRENZY: sized(AttacksUnblocked(), lambda number: Modify(THIS, grow(number, 0))),  # CR 702.68a
    KeywordName.POISONOUS: sized(  # CR 702.70a
        DealsDamage(to=Met.PLAYER), lambda number: GetCounters(Players.TRIGGERING_PLAYER, "poison", Fixed(number))
    ),
    KeywordName.CASCADE: when(CastThis(), Cascade()),  # CR 702.85a
    KeywordName.PERSIST: when(Dies(without="-1/-1"), ReturnToBattlefield("-1/-1")),  # CR 702.79a
    KeywordName.EXALTED: when(  # CR 702.83a
        Attacks(Matching(YOUR_CREATURE), alone=True), Modify(TriggeringObject(), grow(1, 1))
    ),
    KeywordName.ANNIHILATOR: sized(  # CR 702.86a
        Attacks(), lambda number: Sacrifice(Players.DEFENDING_PLAYER, Fixed(number))
    ),
    KeywordName.BATTLE_CRY: when(Attacks(), Modify(OTHER_ATTACKERS, grow(1, 0))),  # CR 702.91a
    KeywordName.UNDYING: when(Dies(without="+1/+1"), ReturnToBattlefield("+1/+1")),  # CR 702.93a
    KeywordName.UNLEASH: unleash,
    KeywordName.EVOLVE: evolve,
    KeywordName.DETHRONE: when(Attacks(richest=True), PutCounters(THIS, "+1/+1")),  # CR 702.105a
    KeywordName.PROWESS: when(Casts(YOUR_NONCREATURE_SPELL), Modify(THIS, grow(1, 1))),  # CR 702.108a
    KeywordName.RENOWN: renown,
    KeywordName.INGEST: when(DealsDamage(to=Met.PLAYER), ExileTop(Players.TRIGGERING_PLAYER)),  # CR 702.115a
    KeywordName.MYRIAD: when(Attacks(), MYRIAD, AtEndOfCombat((Exile(Made()),))),  # CR 702.116a
    KeywordName.MELEE: when(Attacks(), Modify(THIS, grow(1, 1), times=OpponentsAttacked())),  # CR 702.121a
    KeywordName.AFFLICT: sized(  # CR 702.130a
        BecomesBlocked(), lambda number: LoseLife(Players.DEFENDING_PLAYER, Fixed(number))
    ),
    KeywordName.MENTOR: when(  # CR 702.134a
        Attacks(), PutCounters(TargetObject(), "+1/+1"), targets=(LESSER_ATTACKER,)
    ),
    KeywordName.AFTERLIFE: sized(Dies(), spirits),  # CR 702.135a
    KeywordName.DECAYED: decayed,
    KeywordName.TRAINING: when(Attacks(with_greater=True), PutCounters(THIS, "+1/+1")),  # CR 702.149a
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
