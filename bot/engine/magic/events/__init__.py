"""Everything that can happen in a game of Magic, one frozen class an event, in the Comprehensive Rules' words.

`Event` is a closed union: an explanation that forgets a member does not type-check. Amounts are positive and are what
happened after replacement and prevention; objects are named by id and are as they were when it happened."""

from typing import TypeAlias

from bot.engine.magic.events.added_turns import *
from bot.engine.magic.events.cards import *
from bot.engine.magic.events.combat import *
from bot.engine.magic.events.damage import *
from bot.engine.magic.events.entering_combat import *
from bot.engine.magic.events.game import *
from bot.engine.magic.events.permanents import *
from bot.engine.magic.events.players import *
from bot.engine.magic.events.replacements import *
from bot.engine.magic.events.stack import *
from bot.engine.magic.events.zones import *

Event: TypeAlias = (
    GameEvent
    | TurnEvent
    | PlayerEvent
    | CardEvent
    | CombatEvent
    | EnteringEvent
    | DamageEvent
    | PermanentEvent
    | ZoneEvent
    | ReplacementEvent
    | StackEvent
)
