"""Delayed triggered abilities that wait for an event (CR 603.7): "until end of turn, whenever …", "whenever … this
turn", "when you next … this turn".

What they do is read as any effect; they may speak of the targets of the spell or ability that makes them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.oracle.amounts.x_without_value import is_described_by_x, speaks_of
from bot.oracle.effects.player_clauses import Effects
from bot.oracle.nouns.scope import Scope
from bot.oracle.objects.changing import read_duration_in_front
from bot.oracle.text.cursor import Cursor
from bot.oracle.triggers.trigger_conditions import read_condition_of_trigger, read_event_of, read_event_trigger
from bot.oracle.triggers.trigger_context import Trigger

SentenceReader: TypeAlias = Callable[[Cursor, Scope, Effects], Effects]


def read_lasting_trigger(at: Cursor, scope: Scope, before: Effects, said: SentenceReader) -> Effects:
    """`lasting_trigger` = [while_duration ","] ("when" | "whenever") event_trigger ["this turn"] "," ["if"
    condition_of_trigger] said, its duration once, before or after the event; returns all effects so far"""
    lasting = scope.attempt(at, _read_while_duration)
    once = at.at("when")
    found = at.first_of(
        partial(_read_event_of_target, scope=scope), read_event_trigger, expected="an event that the engine waits for"
    )
    if lasting is None:
        at.expect("this", "turn")
    at.expect(",", expected="the comma after the trigger condition")
    if at.take("if"):
        found = found._replace(only_if=read_condition_of_trigger(at, found))
    inner = _inner_scope(scope, found)
    effects = said(at, inner, ())
    own = inner.named.targets[len(scope.named.targets) :]
    ability = ab.TriggeredAbility(found.condition, effects, own, only_if=found.only_if)
    if not effects or is_described_by_x((found.condition, found.only_if, effects, own)):
        raise at.error("what it does, without an X")
    return (*before, fx.MakeDelayedAbility(ability, lasting or fx.Duration.END_OF_TURN, once, len(scope.named.targets)))


def _read_while_duration(at: Cursor, scope: Scope) -> fx.Duration:
    """`while_duration` = "this turn" "," | duration_in_front (CR 603.7b)"""
    if at.take("this", "turn", ","):
        return fx.Duration.END_OF_TURN
    read_duration_in_front(at, scope)
    if scope.front not in _WAITS:
        raise at.error("how long an ability can wait")
    return scope.front


_WAITS = frozenset({fx.Duration.END_OF_TURN, fx.Duration.END_OF_COMBAT, fx.Duration.YOUR_NEXT_TURN})


def _read_event_of_target(at: Cursor, scope: Scope) -> Trigger:
    """`event_of_target` = ("when" | "whenever") ("either of those creatures" | "one of those creatures" | "it" | "that
    creature") event_of, of a target named before"""
    if not at.take("when"):
        at.expect("whenever")
    if at.take("either", "of", "those", "creatures") or at.take("one", "of", "those", "creatures"):
        return read_event_of(at, scope.them(at))
    if at.take("it"):
        return read_event_of(at, _require_target(at, scope.it(at)))
    at.expect("that")
    noun = at.one_word({"creature", "permanent", "planeswalker", "artifact", "land"}, "“creature” or the like")
    return read_event_of(at, _require_target(at, scope.that_one(at, noun)))


def _require_target(at: Cursor, what: object) -> fl.TargetObject:
    if not isinstance(what, fl.TargetObject):
        raise at.error("a target that was named")
    return what


def _inner_scope(scope: Scope, found: Trigger) -> Scope:
    """Return the scope in which the delayed ability's effects are read (CR 603.7c).

    A pronoun stands for what the event is about, or for a target named before where the event names nothing; where it
    could be either, it stands for neither. The costs and amounts of the spell or ability itself are not known there."""
    own = found.named.objects
    before = tuple(each for each in scope.named.objects if isinstance(each, fl.TargetObject))
    told_apart = not before or speaks_of(found.condition, (fl.TargetObject,))
    spoken_of = own if told_apart else before if not own else ()
    named = replace(
        found.named,
        objects=spoken_of,
        targets=scope.named.targets,
        target_players=scope.named.target_players,
    )
    setting = replace(found.setting, spell=scope.setting.spell, gone=scope.setting.gone or found.setting.gone)
    return Scope(setting, named)


def read_new_targets_later(at: Cursor, before: Effects, new_targets: Callable[[Cursor, Effects], Effects]) -> Effects:
    """`new_targets_later` = new_targets, of the copy that the delayed ability before makes (CR 707.10c)"""
    last = before[-1] if before else None
    if not isinstance(last, fx.MakeDelayedAbility) or not any(
        isinstance(each, fx.CopyOnStack) for each in last.ability.effects
    ):
        raise at.error("a delayed ability that copies")
    ability = replace(last.ability, effects=new_targets(at, last.ability.effects))
    return (*before[:-1], replace(last, ability=ability))
