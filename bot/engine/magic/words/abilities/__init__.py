"""Abilities as data (CR 113): what a card's text means once read.

Holds no behaviour: deathtouch is read where the rulebook reads it, in damage and in 704.5h. Knows no text and no
language; a compiler makes these, rules functions look for them. One file a chapter; `Ability` is the closed union."""

from typing import TypeAlias

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.activated import ActivatedAbility, Cost, Modal, Mode, OtherNumber, SpellAbility
from bot.engine.magic.words.abilities.additional_triggers import Cause, TriggerChange, TriggersAgain, TriggersNothing
from bot.engine.magic.words.abilities.casting import (
    AdditionalCost,
    AdditionalLands,
    AlternativeCost,
    AsThoughFlash,
    CastingRule,
    CostChange,
    KeywordCost,
    LeastCost,
    PlayFrom,
    WithoutPaying,
)
from bot.engine.magic.words.abilities.combat_rules import (
    ALONE,
    AdditionalBlocks,
    AssignsAsUnblocked,
    AssignsNoCombatDamage,
    AssignsToughness,
    AttackCost,
    AttackerLimit,
    AttacksDespiteDefender,
    BlockCost,
    BlockerLimit,
    CanBlockOnly,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    CombatCost,
    CombatRule,
    Company,
    Goaded,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    Toll,
    Towards,
)
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.abilities.crewing import CrewsAs
from bot.engine.magic.words.abilities.mana_spending import LifeForMana, SpendAs
from bot.engine.magic.words.abilities.optional_attack_costs import AsItAttacks, OptionalAttackCost
from bot.engine.magic.words.abilities.prohibitions import CantActivate, CantCast, CastLimit, CastOnlyThen, Prohibition
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.abilities.statics import (
    Ascends,
    CantBeCountered,
    Chapter,
    CounterLimit,
    DamageAbility,
    DamageAsThough,
    HaveElsewhere,
    LoyaltyPermission,
    PlayersHave,
    ReplacementAbility,
    StartsEngines,
    StaticAbility,
)
from bot.engine.magic.words.abilities.suspended_rules import (
    CantDraw,
    CantEnter,
    CantGainLife,
    CantGetCounters,
    CantHaveCounters,
    CantLose,
    CantSearch,
    CantWin,
    DamageLeavesLife,
    LifeCantChange,
    NoLegendRule,
    NoMaximumHandSize,
    PlayersRule,
    SkipsPart,
    StaysTapped,
    SuspendedRule,
    UntapsWithOthers,
)
from bot.engine.magic.words.abilities.timing import AS_A_SORCERY, CastOnly, OnlyWhen
from bot.engine.magic.words.abilities.triggers import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesCrewed,
    BecomesRenowned,
    BeginningOf,
    Blocks,
    Crews,
    DealsDamage,
    Dies,
    During,
    Enlists,
    Enters,
    Evolves,
    Exerts,
    Exploits,
    IsDealtDamage,
    IsPrevented,
    LastCounterRemoved,
    Leaves,
    Mentors,
    Met,
    PlayerAttacks,
    ReachesChapter,
    Trains,
    TriggerCondition,
    TriggeredAbility,
    TurnLimit,
    WhenYouDo,
)
from bot.engine.magic.words.abilities.unread_text import OFF_THE_STACK, Moment, Unread

Ability: TypeAlias = (
    fx.KeywordAbility
    | StaticAbility
    | DamageAbility
    | DamageAsThough
    | ReplacementAbility
    | CounterLimit
    | StartsEngines
    | Ascends
    | Chapter
    | LoyaltyPermission
    | PlayersHave
    | HaveElsewhere
    | CantBeCountered
    | CastOnly
    | CastingRule
    | SpendAs
    | KeywordCost
    | Prohibition
    | TriggerChange
    | SuspendedRule
    | CombatRule
    | OptionalAttackCost
    | CrewsAs
    | TriggeredAbility
    | ActivatedAbility
    | SpellAbility
    | Unread
)

__all__ = [
    "ALONE",
    "AS_A_SORCERY",
    "OFF_THE_STACK",
    "Ability",
    "ActivatedAbility",
    "AdditionalBlocks",
    "AdditionalCost",
    "AdditionalLands",
    "AlternativeCost",
    "AnyOf",
    "AsItAttacks",
    "AsThoughFlash",
    "Ascends",
    "AssignsAsUnblocked",
    "AssignsNoCombatDamage",
    "AssignsToughness",
    "AttackCost",
    "AttackerLimit",
    "Attacks",
    "AttacksDespiteDefender",
    "AttacksUnblocked",
    "BecomesBlocked",
    "BecomesCrewed",
    "BecomesRenowned",
    "BeginningOf",
    "BlockCost",
    "BlockerLimit",
    "Blocks",
    "CanBlockOnly",
    "CantActivate",
    "CantAttack",
    "CantBeBlocked",
    "CantBeCountered",
    "CantBlock",
    "CantCast",
    "CantDraw",
    "CantEnter",
    "CantGainLife",
    "CantGetCounters",
    "CantHaveCounters",
    "CantLose",
    "CantSearch",
    "CantWin",
    "CastLimit",
    "CastOnly",
    "CastOnlyThen",
    "CastingRule",
    "Casts",
    "Cause",
    "Chapter",
    "CombatCost",
    "CombatRule",
    "Company",
    "Conditional",
    "Cost",
    "CostChange",
    "CounterLimit",
    "Crews",
    "CrewsAs",
    "DamageAbility",
    "DamageAsThough",
    "DamageLeavesLife",
    "DealsDamage",
    "Dies",
    "During",
    "Enlists",
    "Enters",
    "Evolves",
    "Exerts",
    "Exploits",
    "Goaded",
    "HaveElsewhere",
    "IsDealtDamage",
    "IsPrevented",
    "KeywordCost",
    "LastCounterRemoved",
    "LeastCost",
    "Leaves",
    "LifeCantChange",
    "LifeForMana",
    "LoyaltyPermission",
    "Mentors",
    "Met",
    "Modal",
    "Mode",
    "Moment",
    "MustAttack",
    "MustBeBlocked",
    "MustBlock",
    "NoLegendRule",
    "NoMaximumHandSize",
    "OnlyWhen",
    "OptionalAttackCost",
    "OtherNumber",
    "PlayFrom",
    "PlayerAttacks",
    "PlayersHave",
    "PlayersRule",
    "Prohibition",
    "ReachesChapter",
    "ReplacementAbility",
    "SkipsPart",
    "SpellAbility",
    "SpendAs",
    "StartsEngines",
    "StaticAbility",
    "StaysTapped",
    "SuspendedRule",
    "Toll",
    "Towards",
    "Trains",
    "TriggerChange",
    "TriggerCondition",
    "TriggeredAbility",
    "TriggersAgain",
    "TriggersNothing",
    "TurnLimit",
    "Unread",
    "UntapsWithOthers",
    "WhenYouDo",
    "WithoutPaying",
]
