"""Tries other orders of replacement and prevention effects (CR 616.1) and other coin flips (CR 705), and keeps those
that change the outcome.

A choice that was made by default is answered differently, and the scenario played again from there."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, takewhile
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import while_fuel_lasts
from bot.engine.magic.asking.choices import ChoiceKind, Chosen
from bot.engine.magic.asking.scenario import Choose
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.engine_limits import EngineLimit
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.judge.outcome_document import answer_document, object_document, player_document
from bot.judge.replays import Replays

MOST_TRIED = 6
"""The most orders that are played for one ruling."""
MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class OtherOrder:
    """An order that a player could have chosen, and what comes of it.

    `sources_picked` are those of the effects that the player picks for the event, from the first on; None: none of
    them."""

    player: PlayerId
    sources: tuple[ObjectId | None, ...]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class OtherResult:
    """How coins could have come up otherwise, from the first one on, each with its player, and what comes of it."""

    coins: tuple[tuple[PlayerId, str], ...]
    outcome: Outcome


def other_orders(replays: Replays) -> tuple[OtherOrder, ...]:
    """Return at most three other orders that went by default, each with another result."""
    ways = other_ways(replays, ChoiceKind.REPLACEMENT)
    return tuple(OtherOrder(taken[-1].player, sources_picked(taken), played) for taken, played in ways)


def other_results(replays: Replays) -> tuple[OtherResult, ...]:
    """Return at most three other results of coin flips whose result nobody stated (CR 705.1)."""
    ways = other_ways(replays, ChoiceKind.COIN)
    return tuple(OtherResult(tuple((each.player, each.picked) for each in taken), played) for taken, played in ways)


def other_ways(replays: Replays, kind: ChoiceKind) -> Sequence[tuple[Sequence[Chosen], Outcome]]:
    """Return at most three other ways to make the choices of a kind, each with its outcome; fewer if the fuel runs out.

    None are tried if the scenario itself answers such a choice."""
    is_stated = any(isinstance(action, Choose) and action.kind == kind for action in replays.scenario.do)
    if is_stated or not choices_of_kind(replays.outcome, kind):
        return ()
    return tuple(islice(while_fuel_lasts(find_other_ways(replays, kind)), MOST_SHOWN))


def find_other_ways(replays: Replays, kind: ChoiceKind) -> Iterator[tuple[Sequence[Chosen], Outcome]]:
    """Yield the other ways as they are found; raises `OutOfFuel`."""
    seen = [visible_result(replays.outcome)]
    for taken, played in try_other_orders(replays, kind):
        stands = visible_result(played)
        if stands not in seen and all(each.legal for each in played.actions):
            seen.append(stands)
            yield taken, played


def try_other_orders(replays: Replays, kind: ChoiceKind) -> Iterator[tuple[Sequence[Chosen], Outcome]]:
    """Play other ways to make the choices, beginning with those that differ from the default the earliest.

    A way that was played may open further choices, which are then tried as well."""
    waiting = deque([deviating_answers(choices_of_kind(replays.outcome, kind), 0, {})])
    for forced in islice(taken_in_turn(waiting), MOST_TRIED):
        try:
            played = replays.play(forced)
        except EngineLimit:  # an order that the engine can't play is not offered; the ruling itself was played
            continue
        if played is None:
            return
        made = choices_of_kind(played, kind)
        taken = [chosen for place, chosen in made if place <= max(forced)]
        yield taken, played
        waiting.append(deviating_answers(made, len(taken), forced))


def taken_in_turn(waiting: deque[Iterator[Mapping[int, Any]]]) -> Iterator[Mapping[int, Any]]:
    """Yield all of the first, then all of the next; what is added meanwhile comes last."""
    while waiting:
        yield from waiting[0]
        waiting.popleft()


def choices_of_kind(outcome: Outcome, kind: ChoiceKind) -> Sequence[tuple[int, Chosen]]:
    """Return the choices of a kind in the order in which they came up, each with its place among all."""
    return [(place, each) for place, each in enumerate(outcome.choices) if each.kind is kind]


def deviating_answers(
    orders: Sequence[tuple[int, Chosen]], start: int, forced: Mapping[int, Any]
) -> Iterator[Mapping[int, Any]]:
    """Yield, for each choice from `start` on, each answer that was not taken, beside those that are `forced`."""
    for place, chosen in orders[start:]:
        for other in dict.fromkeys(chosen.among):
            if other != chosen.picked:
                yield {**forced, place: other}


def sources_picked(orders: Sequence[Chosen]) -> tuple[ObjectId | None, ...]:
    """Return what was picked for the event of the last choice, from its first pick on."""
    event = event_of_choice(orders[-1])
    return tuple(each.picked for each in takewhile(lambda each: event_of_choice(each) == event, reversed(orders)))[::-1]


def event_of_choice(chosen: Chosen) -> tuple[PlayerId, ObjectId | None]:
    """Return what tells the events of choices apart: the player who chooses, and the object that the event is about."""
    return chosen.player, chosen.subject


def visible_result(outcome: Outcome) -> tuple[Any, ...]:
    """Return what two results are compared by: the answers, the players, and each object."""
    state = outcome.state
    return (
        [answer_document(each)["answer"] for each in outcome.answers],
        {name: player_document(player) for name, player in state.players.items()},
        {name: object_document(state, name) for name in state.objects},
        state.winner,
    )
