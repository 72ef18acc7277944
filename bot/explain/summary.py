"""The verdict as data, the same for every language: what was illegal, who died, who survived, what the totals became.

Computed from the outcome's trace and states; knows no words."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.engine.magic.events import (
    AttackerDeclared,
    DamageMarked,
    DamagePrevented,
    GameDrawn,
    GameWon,
    Loss,
    NotDestroyed,
    PlayerLost,
    ZoneChanged,
)
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.objects import Zone
from bot.engine.magic.outcome import Outcome
from bot.engine.magic.refusals import Refusal

SURVIVORS = 2
"""Up to how many creatures that damage did not kill are worth naming."""


@dataclass(frozen=True, slots=True)
class Change:
    """A total that is not what it was: life points, or counters of a kind."""

    who: Recipient
    before: int
    after: int
    kind: str = "life"


@dataclass(frozen=True, slots=True)
class Gone:
    """One player's permanents that went from the battlefield to one zone; `died` when they were creatures that went to
    a graveyard (CR 700.4)."""

    controller: PlayerId
    objects: tuple[ObjectId, ...]
    destination: Zone
    died: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the first line says, in this order."""

    illegal: tuple[Refusal, ...] = ()
    gone: tuple[Gone, ...] = ()
    survived: tuple[ObjectId, ...] = ()
    changes: tuple[Change, ...] = ()
    lost: tuple[tuple[PlayerId, Loss], ...] = ()
    winner: str | None = None
    drawn: bool = False
    fought: bool = False
    """Creatures attacked: where nothing came of it, that is worth saying."""

    @property
    def uneventful(self) -> bool:
        return not (self.gone or self.survived or self.changes or self.lost or self.winner or self.drawn)


def summarize(outcome: Outcome) -> Verdict:
    """The verdict on a whole scenario."""
    events = [entry.event for entry in outcome.trace]
    return Verdict(
        illegal=tuple(refusal for action in outcome.actions for refusal in action.refusals),
        gone=tuple(departures(outcome)),
        survived=survivors(outcome),
        changes=(*life_changes(outcome), *counter_changes(outcome)),
        lost=tuple((event.player, event.why) for event in events if isinstance(event, PlayerLost)),
        winner=next((event.winner for event in events if isinstance(event, GameWon)), None),
        drawn=any(isinstance(event, GameDrawn) for event in events),
        fought=any(isinstance(event, AttackerDeclared) for event in events),
    )


def departures(outcome: Outcome) -> Iterator[Gone]:
    """What left the battlefield and has not come back, by controller, destination and whether it died."""
    found: dict[tuple[PlayerId, Zone, bool], list[ObjectId]] = {}
    for entry in outcome.trace:
        event = entry.event
        if isinstance(event, ZoneChanged) and event.origin is Zone.BATTLEFIELD:
            thing = outcome.start.objects.get(event.object) or outcome.state.objects[event.object]
            died = event.destination is Zone.GRAVEYARD and was_creature(outcome, event.object)
            found.setdefault((thing.controller, event.destination, died), []).append(event.object)
    for (controller, destination, died), objects in found.items():
        yield Gone(controller, tuple(dict.fromkeys(objects)), destination, died)


def was_creature(outcome: Outcome, permanent: ObjectId) -> bool:
    """As it was at the start, or as printed for what came later: what left has no other characteristics to look at."""
    known = outcome.start if permanent in outcome.start.objects else outcome.state
    return characteristics(known, permanent).is_creature


def survivors(outcome: Outcome) -> tuple[ObjectId, ...]:
    """Who looked dead and is not: saved by prevention or indestructible; else the few that damage did not kill."""
    events = [entry.event for entry in outcome.trace]
    spared = [event.permanent for event in events if isinstance(event, NotDestroyed)]
    shielded = [event.recipient for event in events if isinstance(event, DamagePrevented)]
    saved = tuple(still_there([*spared, *shielded], outcome))
    if saved:
        return saved
    hurt = tuple(still_there([event.permanent for event in events if isinstance(event, DamageMarked)], outcome))
    return hurt if len(hurt) <= SURVIVORS else ()


def still_there(who: Iterable[Recipient], outcome: Outcome) -> Iterator[ObjectId]:
    """The creatures among them that are on the battlefield at the end, each once."""
    return (
        each
        for each in dict.fromkeys(who)
        if isinstance(each, ObjectId)
        and outcome.state.objects[each].on_battlefield
        and characteristics(outcome.state, each).is_creature
    )


def life_changes(outcome: Outcome) -> Iterator[Change]:
    """Every player whose life total is another one, in seating order (CR 119)."""
    for player, before in outcome.start.players.items():
        after = outcome.state.players[player].life
        if after != before.life:
            yield Change(player, before.life, after)


def counter_changes(outcome: Outcome) -> Iterator[Change]:
    """Loyalty, defense and poison that are not what they were; what left lost all of it (CR 122.2)."""
    for each in outcome.start.objects.values():
        if each.on_battlefield:
            left = outcome.state.objects[each.id].counters
            yield from changed(each.id, each.counters, left, "loyalty", "defense")
    for player in outcome.start.players.values():
        yield from changed(player.id, player.counters, outcome.state.players[player.id].counters, "poison")


def changed(who: Recipient, before: Mapping[str, int], after: Mapping[str, int], *kinds: str) -> Iterator[Change]:
    totals = ((kind, before.get(kind, 0), after.get(kind, 0)) for kind in kinds)
    return (Change(who, held, holds, kind) for kind, held, holds in totals if held != holds)
