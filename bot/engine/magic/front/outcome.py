"""What came out of a scenario: the last state, the trace, and an entry for each thing that was asked or done."""

from collections.abc import Mapping
from dataclasses import field
from enum import Enum, auto
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Chosen
from bot.engine.magic.asking.refusals import LegalDeclaration, Refusal
from bot.engine.magic.asking.scenario import Question
from bot.engine.magic.combat.damage.step import DamageStep
from bot.engine.magic.game.game_in_progress import SavedGame
from bot.engine.magic.ground.engine_limits import UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.turn.turn_structure import SavedTurn
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class
from bot.engine.trace import Rules, Trace


@record_class
class ActionResult:
    """Whether an action was legal: it was if there are no refusals.

    `asked` marks questions and choices, which are neither. `nearest` is the legal declaration nearest to a refused one,
    None if there is none or nothing was declared. What stands behind the place where a scenario was stopped was not
    `reached`."""

    refusals: tuple[Refusal, ...] = ()
    asked: bool = False
    unknown: bool = False
    """Whether it was legal depends on what was not read; refusals are then what is known to forbid it otherwise."""
    nearest: LegalDeclaration | None = None
    reached: bool = True

    @property
    def legal(self) -> bool:
        return not self.refusals


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the question at the index `action`: its value as the outcome shows it, and the refusal that
    explains a "no"."""

    action: int
    value: Any
    rules: Rules
    refusal: Refusal | None = None
    cost: Mapping[str, Any] | None = None
    """What an allowed attack or block costs (CR 508.1h, 509.1d); None if nothing."""
    unknown: bool = False
    """Whether the answer depends on what was not read; the value is then None."""
    by_hand: bool = False
    """CR 402: whether it is unknown for want of the number of cards in a hand."""
    question: Question | None = field(default=None, compare=False)
    """What was asked, with the ids that its objects had in the game."""
    asked: int = field(default=0, compare=False)
    """How many moments the trace had when the question was asked."""


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """A sentence that could have mattered here and was not acted on."""

    object: ObjectId
    card: str
    text: str


class Stop(Enum):
    """Why a scenario was not played to its end."""

    TOO_HEAVY = auto()
    """There was more to work out than a scenario may take."""
    IN_A_LOOP = auto()
    """CR 732: the same abilities trigger each other again and again, and the engine knows no end of it."""


@record_class
class Mark:
    """A run as it stood before the action of this index, or behind the last one: from there it can be played again.

    What only grows while a game is played is kept by its length, and stands in the outcome."""

    action: int
    entries: int
    choices: int
    answers: int
    results: tuple[ActionResult, ...]
    game: SavedGame
    turn: SavedTurn
    joined: frozenset[int]
    ids: Mapping[ObjectId, ObjectId]
    unread: UnreadAbility | None
    quoted: bool
    scanned: int


@record_class
class Outcome:
    """`start` is the state before the first action, `state` the one after the last.

    A scenario that was too heavy was `stopped`: then `state`, `trace` and `answers` are what there was by then, and
    hold as far as they go."""

    start: GameState
    state: GameState
    trace: Trace[ev.Event]
    actions: tuple[ActionResult, ...]
    answers: tuple[Answer, ...]
    choices: tuple[Chosen, ...]
    unmodelled: tuple[Unmodelled, ...]
    unasked: tuple[int, ...] = ()
    """The actions that answer a choice that nobody had to make."""
    damage_steps: tuple[DamageStep, ...] = field(default=(), compare=False)
    """CR 510: the combat damage steps that were played after the last action, in order."""
    unknown: frozenset[fx.Aspect] = frozenset()
    """What nobody knows in the end, because of sentences that were not read."""
    stopped: Stop | None = None
    also: Mapping[ObjectId, ObjectId] = field(default_factory=dict)
    """The other ids by which the scenario knows cards, each with the one that the card has."""
    marks: tuple[Mark, ...] = field(default=(), compare=False, repr=False)
    """The run as it stood before each thing that a player did, and before it was played out."""
