"""Other legal ways to divide combat damage, tried by replay: those that change who dies or how much goes through, and
are not simply worse for who divides.

A choice that went by default is answered differently and the scenario resolved again; nothing is stored in between."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.magic.events import DamageAssigned
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import characteristics, has
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
    choices = {each.subject: each for each in outcome.choices if each.kind == "combat damage" and each.subject}
    for creature, divisions in legal_divisions(scenario, tuple(choices)).items():
        base = {as_recipient(outcome.start, name): share for name, share in choices[creature].picked.items()}
        own = choices[creature].player == outcome.start.objects[creature].controller
        for division in different(Kinds(outcome, creature), divisions, base, own=own)[:left]:
            left -= 1
            answered = replace(scenario, do=(*scenario.do, Assign(creature, division)))
            yield Alternative(creature, division, resolve(answered))


def legal_divisions(
    scenario: Scenario, creatures: tuple[ObjectId, ...]
) -> Mapping[ObjectId, Sequence[Mapping[Recipient, int]]]:
    """Ask for the legal divisions of all these creatures in one play of the scenario."""
    if not creatures:
        return {}
    asked = resolve(replace(scenario, do=(*scenario.do, *map(Assignments, creatures)))).answers
    return {creature: answer.value for creature, answer in zip(creatures, asked[-len(creatures) :], strict=True)}


def as_recipient(start: GameState, name: str) -> Recipient:
    """An outcome's names are plain text; here it matters who is a player."""
    return PlayerId(name) if name in start.players else ObjectId(name)


@dataclass(frozen=True, slots=True)
class Kind:
    """What a division looks like: for which creatures it is lethal, and what it sends to each of the others."""

    lethal: frozenset[Recipient]
    elsewhere: Mapping[Recipient, int]

    def dominates(self, other: "Kind") -> bool:
        """Whether it does at least as much as the other, everywhere."""
        return self.lethal >= other.lethal and all(
            self.elsewhere.get(each, 0) >= share for each, share in other.elsewhere.items()
        )


class Kinds:
    """Tells divisions of one creature apart by what they look lethal for, beside what all others assign."""

    def __init__(self, outcome: Outcome, creature: ObjectId) -> None:
        self._start = outcome.start
        self._deathtouch = has(outcome.start, creature, Keyword.DEATHTOUCH)
        self._by_others: Counter[Recipient] = Counter()
        for entry in outcome.trace:
            if isinstance(entry.event, DamageAssigned) and entry.event.source != creature:
                self._by_others[entry.event.recipient] += entry.event.amount

    def of(self, division: Mapping[Recipient, int]) -> Kind:
        creatures = {each for each in division if self._is_creature(each)}
        lethal = frozenset(each for each in creatures if division[each] >= self._lethal(each))
        return Kind(lethal, {each: share for each, share in division.items() if each not in creatures})

    def _is_creature(self, recipient: Recipient) -> bool:
        return isinstance(recipient, ObjectId) and characteristics(self._start, recipient).is_creature

    def _lethal(self, creature: Recipient) -> int:
        """What kills it at first sight, before anything that happens on the way; at least 1."""
        if self._deathtouch or not isinstance(creature, ObjectId):
            return 1
        toughness = characteristics(self._start, creature).toughness or 0
        return max(1, toughness - self._start.objects[creature].damage - self._by_others[creature])


def different(
    kinds: Kinds,
    divisions: Sequence[Mapping[Recipient, int]],
    base: Mapping[Recipient, int],
    *,
    own: bool,
) -> list[Mapping[Recipient, int]]:
    """One division of each kind but the one that was taken.

    Where a creature's `own` controller divides, a kind is left out that another outdoes everywhere: who divides would
    not want it. Who divides an opponent's damage (702.22j-k) may well want the least."""
    found = [(kinds.of(base), base)]
    for division in divisions:
        new = kinds.of(division)
        if not any(new == kind or (own and kind.dominates(new)) for kind, _ in found):
            found = [(kind, each) for kind, each in found if each is base or not (own and new.dominates(kind))]
            found.append((new, division))
    return [division for _, division in found[1:]]


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
