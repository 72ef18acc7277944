"""What a verdict tells of an outcome, before any language: what was illegal, whose hit points changed, what is gone."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import (
    Activate,
    Add,
    AdvanceTo,
    CanActivate,
    CanPrepare,
    CanUse,
    Channel,
    Choose,
    OpenWindows,
    Prepare,
    Resolve,
    Step,
    Take,
    Trade,
    Use,
)
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Attempt:
    """What was tried, or asked about; `card` is None for what a player does without one."""

    act: ev.Act
    by: PlayerId
    card: ObjectId | None = None


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that is not allowed; `attempt` is None where nobody handed in what was tried, or it is no
    act."""

    refusal: Refusal
    attempt: Attempt | None


@dataclass(frozen=True, slots=True)
class Change:
    """The hit points of a player, or of a permanent that is still there."""

    who: Recipient
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Idle:
    """An action without effect; `target` is None where there was nothing to designate. `stays` says of a card that
    somebody was after that it is on the board at the end."""

    source: ObjectId
    target: Recipient | None
    stays: bool


Result: TypeAlias = (
    Change | ev.CardDestroyed | Idle | ev.BecameMageNoir | ev.PlayerDefeated | ev.GameEnded | ev.EndlessLoop
)
"""What came of it all; a defeat only where a deck was empty, since hit points tell the other kind."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What was not allowed, then what came of the rest, each in the order in which it is told."""

    illegal: tuple[Tried, ...]
    results: tuple[Result, ...]


def summarize_outcome(outcome: Outcome, do: Sequence[Step] = ()) -> Summary:
    """Return what the verdict tells; `do` are the scenario's steps."""
    return Summary(tuple(illegal_attempts(outcome, do)), tuple(results_of_outcome(outcome)))


def illegal_attempts(outcome: Outcome, do: Sequence[Step]) -> Iterator[Tried]:
    """What was not allowed, in order."""
    for number, each in enumerate(outcome.actions):
        if each.refusal is not None:
            yield tried_step(each.refusal, do, number)


def tried_step(refusal: Refusal, do: Sequence[Step], number: int) -> Tried:
    """What the step with that number tried, where the steps are known."""
    return Tried(refusal, attempt_of_step(do[number]) if number < len(do) else None)


def attempt_of_step(step: Step) -> Attempt | None:
    """The act that is tried or asked about; None for a step that is none."""
    match step:
        case Prepare(card=card, by=by) | CanPrepare(card=card, by=by):
            return Attempt(ev.Act.PREPARE, by, card)
        case Channel(card=card, by=by):
            return Attempt(ev.Act.CHANNEL, by, card)
        case Activate(card=card, by=by) | CanActivate(card=card, by=by):
            return Attempt(ev.Act.ACTIVATE, by, card)
        case Use(card=card, by=by) | CanUse(card=card, by=by):
            return Attempt(ev.Act.USE, by, card)
        case Trade(by=by):
            return Attempt(ev.Act.TRADE, by)
        case Add(by=by):
            return Attempt(ev.Act.ADD, by)
        case Take(by=by):
            return Attempt(ev.Act.TAKE, by)
        case Resolve() | AdvanceTo() | Choose() | OpenWindows():
            return None
        case never:
            assert_never(never)


def results_of_outcome(outcome: Outcome) -> Iterator[Result]:
    """What came of it, in the order in which a verdict tells it."""
    events = [entry.event for entry in outcome.trace]
    endless = [each for each in events if isinstance(each, ev.EndlessLoop)]
    if endless:  # what the actions came to that were played is no result
        yield endless[0]
        return
    yield from hit_point_changes(outcome)
    yield from (each for each in events if isinstance(each, ev.CardDestroyed))
    yield from dict.fromkeys(idle_of_target(each, outcome) for each in events if isinstance(each, ev.TargetInvalid))
    yield from (each for each in events if isinstance(each, ev.BecameMageNoir))
    yield from (each for each in events if isinstance(each, ev.PlayerDefeated) and each.by_empty_deck)
    if outcome.state.over:
        yield ev.GameEnded(outcome.state.winner)


def idle_of_target(event: ev.TargetInvalid, outcome: Outcome) -> Idle:
    is_card = isinstance(event.target, ObjectId) and event.target != event.source
    stays = is_card and outcome.state.cards[ObjectId(event.target)].on_board
    return Idle(event.source, event.target, stays)


def hit_point_changes(outcome: Outcome) -> list[Change]:
    """Whose hit points are others at the end, players first."""
    start, end = outcome.start, outcome.state
    players = [Change(name, start.players[name].hit_points, end.players[name].hit_points) for name in start.players]
    cards = [
        Change(card.id, card.hit_points, end.cards[card.id].hit_points or 0)
        for card in start.board()
        if card.hit_points is not None and end.cards[card.id].on_board
    ]
    return [each for each in (*players, *cards) if each.before != each.after]
