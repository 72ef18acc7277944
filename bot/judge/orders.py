"""Other orders in which several replacement or prevention effects could change one event (CR 616.1), tried by replay:
those that change the result.

A choice that went by default is answered differently and the scenario resolved again; nothing is stored in between."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from bot.engine.magic.choices import Chosen
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.limits import EngineLimit
from bot.engine.magic.outcome import Outcome
from bot.engine.magic.resolve import resolve
from bot.engine.magic.scenario import Choose, Scenario
from bot.judge.outcome_document import answer_document, object_document, player_document

REPLACEMENT = "replacement"
TRIED = 6
"""How many orders are played for one ruling; each costs as much as the ruling itself."""
SHOWN = 3
LONGEST = 400
"""Entries of a trace beyond which other orders are not played: nobody waits for six more of those."""


@dataclass(frozen=True, slots=True)
class OtherOrder:
    """An order that a player could have chosen, and what comes of it.

    `sources` are those of the effects that the player picks for the event, from the first on; None: none of them."""

    player: PlayerId
    sources: tuple[ObjectId | None, ...]
    outcome: Outcome


def other_orders(scenario: Scenario, outcome: Outcome) -> tuple[OtherOrder, ...]:
    """Return at most three other orders that went by default, each with another result; none where the scenario itself
    says an order, or where so much happens that to play it again takes long."""
    if len(outcome.trace) > LONGEST or any(
        isinstance(action, Choose) and action.kind == REPLACEMENT for action in scenario.do
    ):
        return ()
    seen = [standing(scenario, outcome)]
    found: list[OtherOrder] = []
    for tried in tries(scenario, outcome):
        stands = standing(scenario, tried.outcome)
        if stands not in seen and all(each.legal for each in tried.outcome.actions):
            seen.append(stands)
            found.append(tried)
            if len(found) == SHOWN:
                break
    return tuple(found)


def tries(scenario: Scenario, outcome: Outcome) -> Iterator[OtherOrder]:
    """Play other orders, those that leave the default first of all first of all; each opens further choices."""
    waiting = deque(deviations(orders_in(outcome), 0))
    for _ in range(TRIED):
        if not waiting:
            return
        picks = waiting.popleft()
        try:
            played = resolve(replace(scenario, do=(*picks, *scenario.do)))
        except EngineLimit:  # the ruling stands without an order that we can't play
            continue
        orders = orders_in(played)
        yield OtherOrder(orders[len(picks) - 1].player, sources(orders[: len(picks)]), played)
        waiting.extend(deviations(orders, len(picks)))


def orders_in(outcome: Outcome) -> Sequence[Chosen]:
    """The choices which effect applies next, as they came up."""
    return [each for each in outcome.choices if each.kind == REPLACEMENT]


def deviations(orders: Sequence[Chosen], start: int) -> Iterator[tuple[Choose, ...]]:
    """For each choice from the one at `start` on, each answer that was not taken, behind the answers before it."""
    for index, chosen in enumerate(orders[start:], start):
        taken = tuple(Choose(each.kind, each.picked, by=each.player) for each in orders[:index])
        for other in dict.fromkeys(chosen.among):
            if other != chosen.picked:
                yield (*taken, Choose(chosen.kind, other, by=chosen.player))


def sources(orders: Sequence[Chosen]) -> tuple[ObjectId | None, ...]:
    """What was picked for the event that the last of the choices is about."""
    event = about(orders[-1])
    return tuple(each.picked for each in takewhile(lambda each: about(each) == event, reversed(orders)))[::-1]


def about(chosen: Chosen) -> tuple[PlayerId, ObjectId | None]:
    """Whose choice it is, and about what."""
    return chosen.player, chosen.subject


def standing(scenario: Scenario, outcome: Outcome) -> tuple[Any, ...]:
    """What a reader would tell two results apart by: what was answered, the players, and each object."""
    state = outcome.state
    return (
        [answer_document(scenario, each)["answer"] for each in outcome.answers],
        {name: player_document(player) for name, player in state.players.items()},
        {name: object_document(state, name) for name in state.objects},
        state.winner,
    )
