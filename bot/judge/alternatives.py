"""Tries other legal divisions of combat damage by playing the scenario again.

A division is kept if it changes what dies or how much damage gets through, and is not simply worse for the player who
divides. Each is played from the start in place of the default; nothing is stored in between."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, zip_longest
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import while_fuel_lasts
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.scenario import Assign, Assignments, Scenario
from bot.engine.magic.combat.damage.assignment import assigning_creatures
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import play_to_the_end
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics, has_keyword

MOST_TRIED = 8
"""The most divisions that are played for one ruling; each costs as much as the ruling itself."""
MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Alternative:
    """A division that a player could have chosen, and its outcome."""

    creature: ObjectId
    division: Mapping[Recipient, int]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class DefaultDivision:
    """A division that nobody announced: the player who divides, the division, and all damage assigned in that step.

    `state` is the state in which the damage step begins."""

    divider: PlayerId
    division: Mapping[Recipient, int]
    state: GameState
    assigned: tuple[ev.DamageAssigned, ...]


def other_divisions(scenario: Scenario, outcome: Outcome) -> tuple[Alternative, ...]:
    """Return at most three alternatives to the divisions that were made by default, each with another result; fewer if
    the fuel runs out.

    Of each creature, only the first damage that it assigns is divided anew."""
    return tuple(islice(while_fuel_lasts(find_other_divisions(scenario, outcome)), MOST_SHOWN))


def find_other_divisions(scenario: Scenario, outcome: Outcome) -> Iterator[Alternative]:
    """Yield the alternatives as they are found; raises `OutOfFuel`."""
    defaults = divisions_by_default(scenario, outcome)
    seen = {combat_result(outcome)}
    for tried in try_divisions(scenario, outcome, defaults):
        fate = combat_result(tried.outcome)
        new = fate not in seen and all(each.legal for each in tried.outcome.actions)
        if new and not is_only_worse(tried.outcome.state, outcome.state, defaults[tried.creature].divider):
            seen.add(fate)
            yield tried


def divisions_by_default(scenario: Scenario, outcome: Outcome) -> Mapping[ObjectId, DefaultDivision]:
    """Return, by creature, the first division of its combat damage that was a choice and that nobody announced."""
    announced = {action.creature for action in scenario.do if isinstance(action, Assign)}
    defaults: dict[ObjectId, DefaultDivision] = {}
    for state, assigned in damage_steps(outcome):
        for assigner in assigning_creatures(state)[0]:
            if assigner.has_choice and assigner.creature not in announced:
                own = {event.recipient: event.amount for event in assigned if event.source == assigner.creature}
                defaults.setdefault(assigner.creature, DefaultDivision(assigner.divider, own, state, assigned))
    return defaults


def damage_steps(outcome: Outcome) -> Iterator[tuple[GameState, tuple[ev.DamageAssigned, ...]]]:
    """Yield each state in which combat damage is assigned, with everything assigned then (CR 510.1)."""
    state = outcome.start
    for moment in outcome.trace.moments():
        assigned = tuple(entry.event for entry in moment if isinstance(entry.event, ev.DamageAssigned))
        if assigned:
            yield state, assigned
        state = apply_events(state, (entry.event for entry in moment))


def try_divisions(
    scenario: Scenario, outcome: Outcome, defaults: Mapping[ObjectId, DefaultDivision]
) -> Iterator[Alternative]:
    """Yield alternatives to the default divisions, played, a few for each creature."""
    rows = [
        [
            (creature, division)
            for division in divisions_of_other_kinds(DivisionKinds(defaults[creature], creature), divisions, own=own)
        ]
        for creature, divisions in legal_divisions(scenario, tuple(defaults)).items()
        for own in [defaults[creature].divider == outcome.start.objects[creature].controller]
    ]
    in_turn = (each for column in zip_longest(*rows) for each in column if each is not None)
    for creature, division in islice(in_turn, MOST_TRIED):
        yield Alternative(creature, division, play_division(scenario, creature, division, defaults))


def play_division(
    scenario: Scenario,
    creature: ObjectId,
    division: Mapping[Recipient, int],
    defaults: Mapping[ObjectId, DefaultDivision],
) -> Outcome:
    """Play the scenario with this division of one creature's damage.

    The default divisions of the other creatures stay, unless the new one makes one of them illegal."""
    beside = {event.source for event in defaults[creature].assigned} - {creature}
    others = [Assign(other, default.division) for other, default in defaults.items() if other in beside]
    held = play_to_the_end(replace(scenario, do=(*scenario.do, Assign(creature, division), *others)))
    if not others or all(each.legal for each in held.actions):
        return held
    return play_to_the_end(replace(scenario, do=(*scenario.do, Assign(creature, division))))


def legal_divisions(
    scenario: Scenario, creatures: tuple[ObjectId, ...]
) -> Mapping[ObjectId, Sequence[Mapping[Recipient, int]]]:
    """Ask for the legal divisions of all these creatures in one play of the scenario."""
    if not creatures:
        return {}
    asked = play_to_the_end(replace(scenario, do=(*scenario.do, *map(Assignments, creatures)))).answers
    return {creature: answer.value for creature, answer in zip(creatures, asked[-len(creatures) :], strict=True)}


@dataclass(frozen=True, slots=True)
class DivisionKind:
    """The effect of a division: the creatures for which it is lethal, and what each other recipient gets."""

    lethal: frozenset[Recipient]
    elsewhere: Mapping[Recipient, int]

    def dominates(self, other: "DivisionKind") -> bool:
        """Whether it is lethal for all that the other is lethal for, and gives no other recipient less."""
        return self.lethal >= other.lethal and all(
            self.elsewhere.get(each, 0) >= share for each, share in other.elsewhere.items()
        )


class DivisionKinds:
    """Sorts the divisions of one creature's damage by their effect, beside what all others assign with it."""

    def __init__(self, default: DefaultDivision, creature: ObjectId) -> None:
        self._state = default.state
        self._deathtouch = has_keyword(default.state, creature, KeywordName.DEATHTOUCH)
        self._by_others: Counter[Recipient] = Counter()
        self._touched: set[Recipient] = set()
        for event in default.assigned:
            if event.source != creature:
                self._by_others[event.recipient] += event.amount
                if has_keyword(default.state, event.source, KeywordName.DEATHTOUCH):
                    self._touched.add(event.recipient)
        self.taken = default.division

    def of(self, division: Mapping[Recipient, int]) -> DivisionKind:
        """Return the kind of a division. For a creature only lethal damage counts; for any other recipient each point
        does."""
        lethal = frozenset(each for each, share in division.items() if 0 < self._needed(each) <= share)
        return DivisionKind(
            lethal, {each: share for each, share in division.items() if not self._is_only_a_creature(each)}
        )

    def _is_only_a_creature(self, recipient: Recipient) -> bool:
        if isinstance(recipient, PlayerId):
            return False
        values = characteristics(self._state, recipient)
        return values.is_creature and not (values.is_planeswalker or values.is_battle)

    def _needed(self, recipient: Recipient) -> int:
        """Return the damage that is lethal to a creature before any effect applies; 0 if the other sources deal
        enough."""
        if isinstance(recipient, PlayerId) or not characteristics(self._state, recipient).is_creature:
            return 0
        toughness = characteristics(self._state, recipient).toughness or 0
        left = toughness - self._state.objects[recipient].damage - self._by_others[recipient]
        if left <= 0 or recipient in self._touched:
            return 0
        return 1 if self._deathtouch else left


def divisions_of_other_kinds(
    kinds: DivisionKinds, divisions: Sequence[Mapping[Recipient, int]], *, own: bool
) -> list[Mapping[Recipient, int]]:
    """Return one division of each kind, except the kind that was taken.

    If the creature's `own` controller divides, kinds that another kind dominates are left out, since that player would
    not want them. A player who divides an opponent's damage (CR 702.22j-k) may well want the least."""
    base = kinds.taken
    kept = [(kinds.of(base), base)]
    for division in divisions:
        new = kinds.of(division)
        if not any(new == kind or (own and kind.dominates(new)) for kind, _ in kept):
            kept = [(kind, each) for kind, each in kept if each is base or not (own and new.dominates(kind))]
            kept.append((new, division))
    return [division for _, division in kept[1:]]


def is_only_worse(tried: GameState, base: GameState, player: PlayerId) -> bool:
    """Whether the opponents keep at least all that they keep in `base`, and the player keeps no more."""
    return all(
        (has_at_least(tried, base, other) if other != player else has_at_least(base, tried, other))
        for other in base.players
    )


def has_at_least(state: GameState, other: GameState, player: PlayerId) -> bool:
    """Whether the player has in `state` everything that they have in `other`: permanents, counters, life."""
    kept, had = permanents_with_counters(state, player), permanents_with_counters(other, player)
    life = state.players[player].life >= other.players[player].life
    return life and all(kept.get(each, -1) >= counters for each, counters in had.items())


def permanents_with_counters(state: GameState, player: PlayerId) -> Mapping[ObjectId, int]:
    """Return the permanents that a player controls, each with the number of its loyalty or defense counters."""
    return {
        thing.id: thing.counters.get("loyalty", 0) + thing.counters.get("defense", 0)
        for thing in state.battlefield()
        if thing.controller == player
    }


def combat_result(outcome: Outcome) -> tuple[Any, ...]:
    """Return what two results are compared by: the battlefield, life totals, and the counters that damage changes."""
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
