"""Other legal ways to divide combat damage, tried by replay: those that change who dies or how much goes through, and
are not simply worse for who divides.

A choice that went by default is answered differently and the scenario resolved again; nothing is stored in between."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.objects import Zone
from bot.engine.magic.outcome import Outcome
from bot.engine.magic.resolve import resolve
from bot.engine.magic.scenario import Assign, Assignments, Scenario
from bot.engine.magic.state import GameState

TRIED = 8
"""How many divisions are played for one ruling; each costs as much as the ruling itself."""
SHOWN = 3


@dataclass(frozen=True, slots=True)
class Alternative:
    """A division that somebody could have chosen, and what comes of it."""

    creature: ObjectId
    division: Mapping[Recipient, int]
    outcome: Outcome


def alternatives(scenario: Scenario, outcome: Outcome) -> tuple[Alternative, ...]:
    """Return at most three alternatives to the defaults of the first damage step, each with another result."""
    seen = {result(outcome)}
    found: list[Alternative] = []
    for tried in tries(scenario, outcome):
        fate = result(tried.outcome)
        player = outcome.start.objects[tried.creature].controller
        new = fate not in seen and all(each.legal for each in tried.outcome.actions)
        if new and not only_worse(tried.outcome.state, outcome.state, player):
            seen.add(fate)
            found.append(tried)
            if len(found) == SHOWN:
                break
    return tuple(found)


def tries(scenario: Scenario, outcome: Outcome) -> Iterator[Alternative]:
    """Play other divisions of each creature whose division went by default."""
    left = TRIED
    for creature in dict.fromkeys(each.subject for each in outcome.choices if each.kind == "combat damage"):
        if creature is None:
            continue
        asked = resolve(replace(scenario, do=(*scenario.do, Assignments(creature)))).answers
        divisions: list[Mapping[Recipient, int]] = asked[-1].value if asked else []
        picked = next(each.picked for each in outcome.choices if each.subject == creature)
        base = {as_recipient(outcome.start, name): share for name, share in picked.items()}
        for division in different(outcome.start, divisions, base)[:left]:
            left -= 1
            answered = replace(scenario, do=(*scenario.do, Assign(creature, division)))
            yield Alternative(creature, division, resolve(answered))


def as_recipient(start: GameState, name: str) -> Recipient:
    """An outcome's names are plain text; here it matters who is a player."""
    return PlayerId(name) if name in start.players else ObjectId(name)


def different(
    start: GameState, divisions: list[Mapping[Recipient, int]], base: Mapping[Recipient, int]
) -> list[Mapping[Recipient, int]]:
    """One division of each kind but the one that was taken: alike are those that look lethal for the same creatures and
    send as much elsewhere."""
    kinds = {kind(start, base): base}
    for division in divisions:
        kinds.setdefault(kind(start, division), division)
    return list(kinds.values())[1:]


def kind(start: GameState, division: Mapping[Recipient, int]) -> tuple[frozenset[Recipient], int]:
    creatures = {
        each: share
        for each, share in division.items()
        if isinstance(each, ObjectId) and start.objects[each].printed.is_creature
    }
    lethal = (each for each, share in creatures.items() if share >= toughness_left(start, each))
    return frozenset(lethal), sum(division.values()) - sum(creatures.values())


def toughness_left(start: GameState, creature: Recipient) -> int:
    """What the creature can take, before anything that happens on the way."""
    if not isinstance(creature, ObjectId):
        return 0
    return (characteristics(start, creature).toughness or 0) - start.objects[creature].damage


def only_worse(tried: GameState, base: GameState, player: PlayerId) -> bool:
    """Whether the opponents keep at least all that they would have kept, and the player no more."""
    return all((gains(tried, base, other) if other != player else gains(base, tried, other)) for other in base.players)


def gains(state: GameState, other: GameState, player: PlayerId) -> bool:
    """Whether the player has in `state` everything that they have in `other`: permanents, counters, life."""
    kept, had = permanents(state, player), permanents(other, player)
    life = state.players[player].life >= other.players[player].life
    return life and all(kept.get(each, -1) >= counters for each, counters in had.items())


def permanents(state: GameState, player: PlayerId) -> Mapping[ObjectId, int]:
    """What the player controls, with its loyalty or defense counters."""
    return {
        thing.id: thing.counters.get("loyalty", 0) + thing.counters.get("defense", 0)
        for thing in state.battlefield()
        if thing.controller == player
    }


def result(outcome: Outcome) -> tuple[Any, ...]:
    """Who is on the battlefield, everybody's life, and the counters that damage removes or puts."""
    state = outcome.state
    alive = frozenset(thing.id for thing in state.objects.values() if thing.zone is Zone.BATTLEFIELD)
    lives = tuple((player.life, player.counters.get("poison", 0)) for player in state.players.values())
    counters = tuple(
        (thing.id, kind, number)
        for thing in state.objects.values()
        for kind, number in sorted(thing.counters.items())
        if kind in {"loyalty", "defense"}
    )
    return alive, lives, counters, state.winner
