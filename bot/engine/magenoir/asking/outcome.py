"""What came out of a scenario: the last state, the chains, the trace, and an entry for each thing asked or done."""

from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.options import DEFAULT_OPTIONS, OpenQuestion, Options, is_settled
from bot.engine.magenoir.ground.refusals import Refusal
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.record import record_class
from bot.engine.trace import Rules, Trace


@record_class
class ChainRecord:
    """A chain that was resolved: each action is the events of its parts."""

    starter: Recipient
    actions: tuple[tuple[ev.Performed, ...], ...]


@dataclass(frozen=True, slots=True)
class ActionResult:
    """Legal, or the refusal that says why not; `asked` for questions, choices and moves on, which are neither."""

    refusal: Refusal | None = None
    asked: bool = False

    @property
    def legal(self) -> bool:
        return self.refusal is None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the question at `action`; `refusal` says why a "no" is one."""

    action: int
    value: Any
    rules: Rules
    refusal: Refusal | None = None


@record_class
class Chosen:
    """An entry of the outcome's `choices`: what was taken by default, or by an answer kept for it."""

    by: PlayerId
    kind: str
    picked: Any
    default: bool
    options: int


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """A sentence of a card that took part, and that was not played."""

    object: ObjectId
    card: str
    text: str
    text_fr: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """`start` is the state before the first action, `state` the one after the last.

    `open_questions` are those on which the result depends, each once, in the order in which they came up."""

    start: GameState
    state: GameState
    trace: Trace[ev.Event]
    chains: tuple[ChainRecord, ...]
    actions: tuple[ActionResult, ...]
    answers: tuple[Answer, ...]
    choices: tuple[Chosen, ...]
    open_questions: tuple[tuple[OpenQuestion, ObjectId | None], ...]
    unmodelled: tuple[Unmodelled, ...]
    unasked: tuple[int, ...] = ()
    """The actions whose answers no choice asked for."""
    options: Options = DEFAULT_OPTIONS
    """How the table plays what is open."""

    @property
    def unsettled(self) -> bool:
        """Whether the result depends on a question that the table has not settled by an option."""
        return any(not is_settled(question, self.options) for question, _ in self.open_questions)
