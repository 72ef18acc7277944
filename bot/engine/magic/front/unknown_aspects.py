"""What nobody knows of the game since a sentence was reached that was not read, and what rests on that.

Errs on the side of the unknown: what could still have been set off by the sentence is unknown as well."""

from collections.abc import Collection, Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    Attack,
    Block,
    Cast,
    IsInRange,
    PlayLand,
    Question,
    WhatIsOnTheStack,
    WhoHasPriority,
    WhoseTurn,
)
from bot.engine.magic.front.unread_sentences import COULD_ACT, first_entry_there, objects_taking_part, speaks_of
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Entry

Aspects = frozenset[fx.Aspect]

NOTHING: Aspects = frozenset()
EVERYTHING: Aspects = frozenset(fx.EVERYTHING)

SPREADING = frozenset({fx.Aspect.PERMANENTS, fx.Aspect.STACK, fx.Aspect.MANA, fx.Aspect.TURN})
"""What later events rest on: where it is unknown, nobody knows whether they happened so."""

CHANGED_BY: Mapping[type[ev.Event], tuple[fx.Aspect, ...]] = {
    ev.DamageDealt: (fx.Aspect.LIFE, fx.Aspect.PERMANENTS, fx.Aspect.PLAYER_COUNTERS),
    ev.LifeGained: (fx.Aspect.LIFE,),
    ev.LifeLost: (fx.Aspect.LIFE,),
    ev.CardDrawn: (fx.Aspect.HANDS, fx.Aspect.CARDS),
    ev.CardDiscarded: (fx.Aspect.HANDS, fx.Aspect.CARDS),
    ev.CardMilled: (fx.Aspect.CARDS,),
    ev.CardExiled: (fx.Aspect.CARDS,),
    ev.ZoneChanged: (fx.Aspect.PERMANENTS, fx.Aspect.CARDS, fx.Aspect.HANDS),
    ev.CountersPut: (fx.Aspect.PERMANENTS, fx.Aspect.PLAYER_COUNTERS),
    ev.CountersRemoved: (fx.Aspect.PERMANENTS, fx.Aspect.PLAYER_COUNTERS),
    ev.AttackerDeclared: (fx.Aspect.PERMANENTS, fx.Aspect.LIFE),
    ev.SpellCast: (fx.Aspect.STACK, fx.Aspect.CARDS, fx.Aspect.HANDS),
    ev.AbilityActivated: (fx.Aspect.STACK,),
    ev.PlayerLost: (fx.Aspect.LIFE,),
}
"""What the events change whose happening rests on permanents, the stack, mana or the turn."""

LEGALITY_RESTS_ON: Mapping[type[Action], Aspects] = {
    Attack: SPREADING,
    Block: SPREADING,
    Activate: SPREADING,
    Cast: SPREADING | {fx.Aspect.HANDS, fx.Aspect.CARDS},
    PlayLand: SPREADING | {fx.Aspect.HANDS, fx.Aspect.CARDS},
}
"""What must be known to say whether such an action is legal; of all others always."""

ANSWER_RESTS_ON: Mapping[type[Question], Aspects] = {
    WhoHasPriority: frozenset({fx.Aspect.STACK, fx.Aspect.TURN}),
    WhoseTurn: frozenset({fx.Aspect.TURN}),
    WhatIsOnTheStack: frozenset({fx.Aspect.STACK}),
    IsInRange: frozenset({fx.Aspect.PERMANENTS}),
}
"""What must be known to answer; for all other questions everything but life and counters of players."""

BOARD = EVERYTHING - {fx.Aspect.LIFE, fx.Aspect.PLAYER_COUNTERS}

PASSIVE = (fx.KeywordAbility, ab.ActivatedAbility, ab.SpellAbility, ab.Chapter)
"""Abilities that nothing sets off and that wait for nothing."""


def unknown_aspects(
    start: GameState, state: GameState, entries: Sequence[Entry[ev.Event]], *, reached: bool = True
) -> Aspects:
    """Return what nobody knows in that state after those events; nothing where all sentences that came up were read.
    Not `reached`: as far as the trace quotes sentences."""
    came_up = sentences_reached(start, state, entries) if reached else {}
    found: set[fx.Aspect] = set()
    quoted: set[ObjectId] = set()
    for index, entry in enumerate(entries):
        event = entry.event
        if found & SPREADING:
            found.update(CHANGED_BY.get(type(event), ()))
        if isinstance(event, ev.NotModelled) and event.touches:
            quoted.add(event.source)
            found.update(event.touches)
        for thing, touches in came_up.get(index, ()):
            quoted.add(thing)
            found.update(touches)
    if not quoted:
        return NOTHING
    there = {each.id: each for each in (*start.functioning(), *state.functioning())}
    there |= {name: known.thing for name, known in state.last_known.items() if known.thing.functions}
    return EVERYTHING if any(is_set_off(each, quoted) for each in there.values()) else frozenset(found)


def has_sentence_with_moment(start: GameState, state: GameState) -> bool:
    """Whether a permanent or emblem has a sentence that was not read and that waits for something."""
    return any(each.moment in COULD_ACT for thing in objects_taking_part(start, state) for each in thing.printed.unread)


def sentences_reached(
    start: GameState, state: GameState, entries: Sequence[Entry[ev.Event]]
) -> dict[int, list[tuple[ObjectId, tuple[fx.Aspect, ...]]]]:
    """By the place of the event that brought it up, whose sentences of permanents and emblems that were not read came
    up, and what they could change; not those of which the trace quotes what is said."""
    found: dict[int, list[tuple[ObjectId, tuple[fx.Aspect, ...]]]] = {}
    for thing in objects_taking_part(start, state):
        waiting = [each for each in thing.printed.unread if each.moment in COULD_ACT]
        began = first_entry_there(start, thing, entries) if waiting else 0
        for ability in waiting:
            matters, places = COULD_ACT[ability.moment], range(began, len(entries))
            first = next((place for place in places if matters(entries[place].event, thing)), None)
            if first is not None:
                found.setdefault(first, []).append((thing.id, ability.touches))
    return found


def is_set_off(thing: GameObject, quoted: Collection[ObjectId]) -> bool:
    """Whether an ability of the permanent or emblem could react to what the unread sentence does, or change it."""
    own = thing.id in quoted
    return any(not isinstance(each, PASSIVE) and not (own and is_quoted(each)) for each in thing.printed.abilities)


def is_quoted(ability: ab.Ability) -> bool:
    """Whether the ability has a sentence that was not read, and so is what the trace quotes or what came up."""
    if isinstance(ability, ab.Unread):
        return ability.moment is not ab.Moment.ALWAYS
    return isinstance(ability, ab.TriggeredAbility) and speaks_of(ability, fx.NotRead)


def is_legality_unknown(action: Action, unknown: Aspects) -> bool:
    return not unknown.isdisjoint(LEGALITY_RESTS_ON.get(type(action), NOTHING))


def is_answer_unknown(question: Question, unknown: Aspects) -> bool:
    return not unknown.isdisjoint(ANSWER_RESTS_ON.get(type(question), BOARD))
