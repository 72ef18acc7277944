"""What a verdict tells of an outcome, before any language: what was illegal, whose hit points changed, what is gone."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.magenoir.events import BecameMageNoir, CardDestroyed, EndlessLoop, PlayerDefeated, TargetInvalid
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.outcome import Outcome
from bot.engine.magenoir.refusals import Refusal
from bot.engine.magenoir.scenario import Step


@dataclass(frozen=True, slots=True)
class Change:
    """The hit points of a player, or of a permanent that is still there."""

    who: Recipient
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that is not allowed; `act` is None where nobody handed in what was tried."""

    refusal: Refusal
    act: Step | None


@dataclass(frozen=True, slots=True)
class Idle:
    """An action without effect; `target` is None where there was nothing to designate. `stays` says of a card that
    somebody was after that it is on the board at the end."""

    source: ObjectId
    target: Recipient | None
    stays: bool


@dataclass(frozen=True, slots=True)
class Summary:
    """`over` whether the game has ended, `winner` None where
    nobody won."""

    illegal: tuple[Tried, ...]
    changes: tuple[Change, ...]
    destroyed: tuple[ObjectId, ...]
    idle: tuple[Idle, ...]
    noir: tuple[PlayerId, ...]
    defeated: tuple[PlayerDefeated, ...]
    over: bool
    winner: PlayerId | None
    endless: bool

    @property
    def uneventful(self) -> bool:
        """Whether there is nothing to tell."""
        told = (self.illegal, self.changes, self.destroyed, self.idle, self.noir, self.defeated)
        return not any(told) and not self.over and not self.endless


def summarize(outcome: Outcome, do: Sequence[Step] = ()) -> Summary:
    """Return what the verdict tells; `do` are the scenario's steps."""
    events = [entry.event for entry in outcome.trace]
    return Summary(
        tuple(illegal(outcome, do)),
        tuple(changes(outcome)),
        tuple(event.card for event in events if isinstance(event, CardDestroyed)),
        tuple(dict.fromkeys(idle(each, outcome) for each in events if isinstance(each, TargetInvalid))),
        tuple(event.player for event in events if isinstance(event, BecameMageNoir)),
        tuple(event for event in events if isinstance(event, PlayerDefeated)),
        outcome.state.over,
        outcome.state.winner,
        any(isinstance(event, EndlessLoop) for event in events),
    )


def illegal(outcome: Outcome, do: Sequence[Step]) -> list[Tried]:
    """What was not allowed, in order."""
    results = enumerate(outcome.actions)
    return [Tried(each.refusal, tried(do, number)) for number, each in results if each.refusal is not None]


def tried(do: Sequence[Step], number: int) -> Step | None:
    """The step with that number, where the steps are known."""
    return do[number] if number < len(do) else None


def idle(event: TargetInvalid, outcome: Outcome) -> Idle:
    is_card = isinstance(event.target, ObjectId) and event.target != event.source
    stays = is_card and outcome.state.cards[ObjectId(event.target)].on_board
    return Idle(event.source, event.target, stays)


def changes(outcome: Outcome) -> list[Change]:
    """Whose hit points are others at the end, players first."""
    start, end = outcome.start, outcome.state
    players = [Change(name, start.players[name].hit_points, end.players[name].hit_points) for name in start.players]
    cards = [
        Change(card.id, card.hit_points, end.cards[card.id].hit_points or 0)
        for card in start.board()
        if card.hit_points is not None and end.cards[card.id].on_board
    ]
    return [each for each in (*players, *cards) if each.before != each.after]
