"""Abilities as data (CR 113): what a card's text means once read.

Holds no behaviour: deathtouch is read where the rulebook reads it, in damage and in 704.5h. Knows no text and no
language; a compiler makes these, rules functions look for them. One file a chapter; `Ability` is the closed union."""

from typing import TypeAlias

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.activated import *
from bot.engine.magic.words.abilities.additional_triggers import *
from bot.engine.magic.words.abilities.casting import *
from bot.engine.magic.words.abilities.combat_rules import *
from bot.engine.magic.words.abilities.conditional import *
from bot.engine.magic.words.abilities.mana_spending import *
from bot.engine.magic.words.abilities.prohibitions import *
from bot.engine.magic.words.abilities.stack_triggers import *
from bot.engine.magic.words.abilities.statics import *
from bot.engine.magic.words.abilities.suspended_rules import *
from bot.engine.magic.words.abilities.timing import *
from bot.engine.magic.words.abilities.triggers import *
from bot.engine.magic.words.abilities.unread_text import *

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
    | ColorsElsewhere
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
