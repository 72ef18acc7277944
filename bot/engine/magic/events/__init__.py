"""Everything that can happen in a game of Magic, one frozen class an event, in the Comprehensive
Rules' words (CR 700.1).

`Event` is a closed union: tests say which of its members a table forgets. Amounts are positive and are what happened
after replacement and prevention; objects are named by id and are as they were when it happened.
Imports `asking` and what is below it.

A new event is written in four files:
1. its class, and its name in the chapter's union, in a chapter of this folder;
2. the row that applies it, with its function, in that chapter of `applying` (`change_nothing` if it is only told);
3. the row that tells it in `explain/english`, and the one in `explain/french`, where that chapter's table is;
and if something triggers on it, in the row of that trigger condition in `triggers`; if events of it are told together
by something else than their rules, in `SHARED` of `explain/trace_passages`."""

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
