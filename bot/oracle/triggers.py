"""Trigger conditions (CR 603.1): whose event, which event, and what the event leaves to refer to.

What the engine calls the triggering object differs from event to event; only a reference that it finds is read."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.engine.magic.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    IsDealtDamage,
    TriggerCondition,
)
from bot.engine.magic.filters import CREATURE, THIS, Filter, Matching, ObjectSet, Players, Side, TriggeringObject
from bot.engine.magic.steps import Step
from bot.oracle.cursor import Cursor
from bot.oracle.descriptions import one
from bot.oracle.nouns import itself
from bot.oracle.scope import Named, Setting
from bot.oracle.tables import phrase_table


class Trigger(NamedTuple):
    """A condition, what pronouns can stand for in its effects, and what else its event has."""

    condition: TriggerCondition
    named: Named
    setting: Setting = Setting()


TRIGGERING = TriggeringObject()


def trigger(at: Cursor) -> Trigger:
    """`trigger` = (event | step) ",": the condition and the comma behind it"""
    found = at.first_of(_step, _event_trigger, expected="a trigger condition that the engine knows")
    at.expect(",", expected="the comma after the trigger condition")
    return found


_STEPS: dict[str, BeginningOf] = {
    "combat on your turn": BeginningOf(Step.BEGINNING_OF_COMBAT.value),
    "each combat": BeginningOf(Step.BEGINNING_OF_COMBAT.value, yours=False),
    "your upkeep": BeginningOf(Step.UPKEEP.value),
    "each upkeep": BeginningOf(Step.UPKEEP.value, yours=False),
    "each player's upkeep": BeginningOf(Step.UPKEEP.value, yours=False),
    "your end step": BeginningOf(Step.END.value),
    "each end step": BeginningOf(Step.END.value, yours=False),
    "the end step": BeginningOf(Step.END.value, yours=False),
    "each player's end step": BeginningOf(Step.END.value, yours=False),
}
_STEP_TABLE = phrase_table(_STEPS)
_EACH_PLAYERS = phrase_table(
    {words: Players.TRIGGERING_PLAYER for words in _STEPS if words.startswith("each player's")}
)


def _step(at: Cursor) -> Trigger:
    """`step` = "at end of combat" | "at the beginning of" step (CR 603.6)"""
    if at.take("at", "end", "of", "combat"):
        return Trigger(BeginningOf(Step.END_OF_COMBAT.value, yours=False), Named())
    at.expect("at", "the", "beginning", "of")
    that_player = Cursor(at.tokens, at.names, at.position).choose(_EACH_PLAYERS)
    found = at.choose(_STEP_TABLE)
    if found is None:
        raise at.error("a step that the engine waits for")
    return Trigger(found, Named(player=that_player))


def _event_trigger(at: Cursor) -> Trigger:
    """`event` = ("when" | "whenever") whose event ["or" event]"""
    if not at.take("when"):
        at.expect("whenever")
    who = _whose(at)
    first = _event(at, who)
    if not at.take("or"):
        return first
    return _either(at, who, first, _event(at, who))


def _whose(at: Cursor) -> ObjectSet:
    """`whose` = itself ["or another creature" [side]] | one; a Vehicle may die as no creature"""
    creature = at.at("this", "creature") or not at.at("this")
    if at.attempt(itself) is None:
        return Matching(_undefended(at, one(at)))
    if not creature or not at.take("or"):
        return THIS
    other = _undefended(at, one(at))
    if other != replace(CREATURE, other=True, side=other.side) or other.side is Side.OPPONENT:
        raise at.error("“another creature”, which with the source is any creature")
    return Matching(replace(other, other=False))


def _undefended(at: Cursor, found: Filter) -> Filter:
    if found.side is Side.DEFENDING_PLAYER:
        raise at.error("whose they are at any time")
    return found


def _event(at: Cursor, who: ObjectSet) -> Trigger:
    """`event` = attacks | blocks | becomes_blocked | deals_damage | is_dealt_damage | dies, told by the first word"""
    event = _EVENTS.get(at.token.word) if at.token is not None else None
    if event is None:
        raise at.error("an event that the engine knows")
    return event(at, who)


def _about(who: ObjectSet) -> Named:
    """The event is about the one that the condition speaks of."""
    return Named((THIS if who == THIS else TRIGGERING,))


def _against(who: ObjectSet) -> Named:
    """The event is about the other creature; nothing stands for the first, unless it is the source."""
    return Named((THIS, TRIGGERING)) if who == THIS else Named()


def _alone(who: ObjectSet) -> Named:
    """The event is about another object, which the condition does not name."""
    return Named((THIS,)) if who == THIS else Named()


WITH_DEFENDER = Setting(defender=True)


def _attacks(at: Cursor, who: ObjectSet) -> Trigger:
    """`attacks` = "attacks" ["alone" | "and isn't blocked"] (CR 508.3a, 506.5, 509.3g)"""
    at.expect("attacks")
    if at.take("and", "isn't", "blocked"):
        return Trigger(AttacksUnblocked(who), _about(who), WITH_DEFENDER)
    return Trigger(Attacks(who, alone=at.take("alone")), _about(who), WITH_DEFENDER)


def _blocks(at: Cursor, who: ObjectSet) -> Trigger:
    """`blocks` = "blocks" ["a creature"] (CR 509.3a-b)"""
    at.expect("blocks")
    if at.take("a", "creature"):
        return Trigger(Blocks(who, each=True), _against(who))
    return Trigger(Blocks(who), _alone(who))


def _becomes_blocked(at: Cursor, who: ObjectSet) -> Trigger:
    """`becomes_blocked` = "becomes blocked" ["by" one] (CR 509.3c-d)"""
    at.expect("becomes", "blocked")
    if not at.take("by"):
        return Trigger(BecomesBlocked(who), _about(who), WITH_DEFENDER)
    return Trigger(BecomesBlocked(who, _undefended(at, one(at))), _against(who), WITH_DEFENDER)


_DAMAGED = phrase_table(
    {"a player": "player", "any player": "player", "an opponent": "opponent", "a creature": "creature"}
)


def _deals_damage(at: Cursor, who: ObjectSet) -> Trigger:
    """`deals_damage` = "deals" ["combat"] "damage" ["to" ("a player" | "an opponent" | "a creature")]"""
    at.expect("deals")
    combat = at.take("combat")
    at.expect("damage")
    if not at.take("to"):
        return Trigger(DealsDamage(who, combat), _alone(who), Setting(amount=True))
    to = at.choose(_DAMAGED)
    if to is None:
        raise at.error("“a player”, “an opponent” or “a creature”")
    if to == "creature":
        return Trigger(DealsDamage(who, combat, to), _against(who), Setting(amount=True))
    named = replace(_alone(who), player=Players.TRIGGERING_PLAYER)
    return Trigger(DealsDamage(who, combat, to), named, Setting(amount=True))


def _is_damaged_or_dies(at: Cursor, who: ObjectSet) -> Trigger:
    """`is_dealt_damage` = "is dealt damage"; what is put into a graveyard dies"""
    if at.at("is", "put"):
        return _dies(at, who)
    at.expect("is", "dealt", "damage")
    return Trigger(IsDealtDamage(who), _about(who), Setting(amount=True))


def _dies(at: Cursor, who: ObjectSet) -> Trigger:
    """`dies` = "dies" | "is put into a graveyard from the battlefield" (CR 700.4)"""
    if not at.take("dies"):
        at.expect("is", "put", "into", "a", "graveyard", "from", "the", "battlefield")
    return Trigger(Dies(who), _alone(who), Setting(gone=who == THIS))


_EVENTS: Mapping[str, Callable[[Cursor, ObjectSet], Trigger]] = {
    "attacks": _attacks,
    "blocks": _blocks,
    "becomes": _becomes_blocked,
    "deals": _deals_damage,
    "is": _is_damaged_or_dies,
    "dies": _dies,
}


def _either(at: Cursor, who: ObjectSet, first: Trigger, second: Trigger) -> Trigger:
    """`either` = event "or" event, of the source; "blocks or becomes blocked by a creature" is about that creature"""
    by = second.condition.by if isinstance(second.condition, BecomesBlocked) else None
    if by is not None and isinstance(first.condition, Blocks):
        first = Trigger(Blocks(who, each=True), _against(who))
    if isinstance(first.condition, Dies) or isinstance(second.condition, Dies):
        raise at.error("events that do not look back")
    if who != THIS or first.named != second.named or by not in {None, CREATURE}:
        raise at.error("two events about the same objects")
    setting = Setting(
        defender=first.setting.defender and second.setting.defender,
        amount=first.setting.amount and second.setting.amount,
    )
    return Trigger(AnyOf((first.condition, second.condition)), first.named, setting)
