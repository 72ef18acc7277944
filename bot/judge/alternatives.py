"""Tries other legal divisions of combat damage by playing the scenario again.

A division is kept if it changes what dies or how much damage gets through, and is not simply worse for the player who
divides. Each is played in the place of the default, once the scenario's actions are done."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import islice, zip_longest
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import while_fuel_lasts
from bot.engine.magic.asking.scenario import Assign, Scenario
from bot.engine.magic.combat.damage.assignment import Assigner
from bot.engine.magic.combat.damage.divisions import divisions_of_assigner
from bot.engine.magic.combat.damage.step import DamageStep
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics, has_keyword
from bot.engine.record import record_class
from bot.judge.replays import Replays

MOST_TRIED = 8
"""The most divisions that are played for one ruling."""
MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Alternative:
    """A division that a player could have chosen, and its outcome."""

    creature: ObjectId
    division: Mapping[Recipient, int]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class DefaultDivision:
    """A division that nobody announced: the creature with who divides, the division, and the step in which that was."""

    assigner: Assigner
    division: Mapping[Recipient, int]
    step: DamageStep

    @property
    def divider(self) -> PlayerId:
        """Who divides."""
        return self.assigner.divider

    def legal(self) -> Sequence[Mapping[Recipient, int]]:
        """Return every legal division of that damage, as far as they are listed."""
        return divisions_of_assigner(self.step.state, self.assigner, self.step.assigners)


def other_divisions(replays: Replays) -> tuple[Alternative, ...]:
    """Return at most three alternatives to the divisions that were made by default, each with another result; fewer if
    the fuel runs out.

    Of each creature, only the first damage that it assigns is divided anew."""
    return tuple(islice(while_fuel_lasts(find_other_divisions(replays)), MOST_SHOWN))


def find_other_divisions(replays: Replays) -> Iterator[Alternative]:
    """Yield the alternatives as they are found; raises `OutOfFuel`."""
    outcome = replays.outcome
    defaults = divisions_by_default(replays.scenario, outcome)
    if not defaults:
        return
    seen = {combat_result(outcome)}
    for tried in try_divisions(replays, defaults):
        fate = combat_result(tried.outcome)
        new = fate not in seen and all(each.legal for each in tried.outcome.actions)
        if new and not is_only_worse(tried.outcome.state, outcome.state, defaults[tried.creature].divider):
            seen.add(fate)
            yield tried


def divisions_by_default(scenario: Scenario, outcome: Outcome) -> Mapping[ObjectId, DefaultDivision]:
    """Return by creature the first division of its combat damage that nobody announced although there was a choice."""
    announced = {action.creature for action in scenario.do if isinstance(action, Assign)}
    defaults: dict[ObjectId, DefaultDivision] = {}
    for step in outcome.damage_steps:
        for assigner in step.assigners:
            if assigner.has_choice and assigner.creature not in announced:
                own = step.divisions[assigner.creature]
                defaults.setdefault(assigner.creature, DefaultDivision(assigner, own, step))
    return defaults


def try_divisions(replays: Replays, defaults: Mapping[ObjectId, DefaultDivision]) -> Iterator[Alternative]:
    """Yield alternatives to the default divisions, played, a few for each creature."""
    rows = [
        [
            (creature, division)
            for division in divisions_of_other_kinds(DivisionKinds(default, creature), default.legal(), own=own)
        ]
        for creature, default in defaults.items()
        for own in [default.divider == replays.outcome.start.objects[creature].controller]
    ]
    in_turn = (each for column in zip_longest(*rows) for each in column if each is not None)
    for creature, division in islice(in_turn, MOST_TRIED):
        played = play_division(replays, Assign(creature, division), defaults)
        if played is None:
            return
        yield Alternative(creature, division, played)


def play_division(replays: Replays, other: Assign, defaults: Mapping[ObjectId, DefaultDivision]) -> Outcome | None:
    """Play the scenario with this division of one creature's damage; None where no replay is left.

    The default divisions of the other creatures stay, unless the new one makes one of them illegal."""
    beside = defaults[other.creature].step.divisions.keys() - {other.creature}
    others = [Assign(creature, default.division) for creature, default in defaults.items() if creature in beside]
    held = replays.play({}, (other, *others))
    if held is None or not others or all(each.legal for each in held.actions):
        return held
    return replays.play({}, (other,))


@record_class
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
        self._state = default.step.state
        self._deathtouch = has_keyword(self._state, creature, KeywordName.DEATHTOUCH)
        self._by_others: Counter[Recipient] = Counter()
        self._touched: set[Recipient] = set()
        for source, division in default.step.divisions.items():
            if source != creature:
                self._by_others.update(division)
                if has_keyword(self._state, source, KeywordName.DEATHTOUCH):
                    self._touched.update(division)
        self.taken = default.division
        self._known: dict[Recipient, tuple[int, bool]] = {}
        """Of each recipient, how much damage is lethal for it, and whether only that counts."""
        self._effects = EffectsOfShares(self)

    def of(self, division: Mapping[Recipient, int]) -> DivisionKind:
        """Return the kind of a division. For a creature only lethal damage counts; for any other recipient each point
        does."""
        effects = [(each, share, self.effect_of(each, share)) for each, share in division.items()]
        lethal = frozenset(each for each, _, (is_lethal, _) in effects if is_lethal)
        return DivisionKind(lethal, {each: share for each, share, (_, counts) in effects if counts})

    def key_of(self, division: Mapping[Recipient, int]) -> Hashable:
        """Return what divisions of one kind have in common, and no others, without making the kind."""
        return frozenset(filter(None, map(self._effects.__getitem__, division.items())))

    def effect_of(self, recipient: Recipient, share: int) -> tuple[bool, bool]:
        """Return whether so much damage is lethal for the recipient, and whether each point of it counts."""
        needed, only_a_creature = self._known.get(recipient) or self._look_at(recipient)
        return 0 < needed <= share, not only_a_creature

    def _look_at(self, recipient: Recipient) -> tuple[int, bool]:
        found = self._known[recipient] = self._needed(recipient), self._is_only_a_creature(recipient)
        return found

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


class EffectsOfShares(dict[tuple[Recipient, int], tuple[Recipient, bool, int] | None]):
    """What each share that a recipient gets is for the kind of a division, worked out when it is first met; None where
    it makes no difference."""

    def __init__(self, kinds: DivisionKinds) -> None:
        super().__init__()
        self._kinds = kinds

    def __missing__(self, given: tuple[Recipient, int]) -> tuple[Recipient, bool, int] | None:
        recipient, share = given
        is_lethal, counts = self._kinds.effect_of(recipient, share)
        found = self[given] = (recipient, is_lethal, share if counts else 0) if is_lethal or counts else None
        return found


def divisions_of_other_kinds(
    kinds: DivisionKinds, divisions: Sequence[Mapping[Recipient, int]], *, own: bool
) -> list[Mapping[Recipient, int]]:
    """Return one division of each kind, except the kind that was taken.

    If the creature's `own` controller divides, kinds that another kind dominates are left out, since that player would
    not want them. A player who divides an opponent's damage (CR 702.22j-k) may well want the least."""
    base = kinds.taken
    kept = [(kinds.of(base), base)]
    seen = set[Hashable]()
    for division in divisions:
        key = kinds.key_of(division)
        if key in seen:
            continue  # kept, or as bad as when it was dropped
        seen.add(key)
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
