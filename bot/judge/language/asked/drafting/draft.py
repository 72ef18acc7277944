"""What was understood of a text, typed: who and what is there, what happens in which order, what is asked.

Each part has the span of text that said it. Knows no grammar and no document."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, TypeVar

from bot.judge.language.asked.phrases.things_said import ThingSaid
from bot.judge.problems import Problem, ProblemKind, ScenarioError

CREATED = "created"
"""The zone of what stands for all tokens that something creates for a player."""


@dataclass(slots=True)
class DraftThing:
    """Something there is. `typed` is how a table says it; `owner` is `me`, `opponent` or a name; `span` is the place of
    the words that named it first; `assumed` says that its side was not said."""

    number: int
    typed: str
    owner: str
    card: str | None = None
    size: str = ""
    traits: list[str] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    loyalty: int | None = None
    casts: int = 0
    """Of a commander: how often it was cast before (CR 903.8)."""
    chosen: dict[str, str] = field(default_factory=dict)
    """What was chosen as it entered: a creature type, a color, a name."""
    sized: str = ""
    """The size that is said of a card whose own size is counted: "Tarmogoyf 4/5"."""
    zone: str | None = None
    token: bool = False
    attached_to: "DraftThing | None" = None
    span: tuple[int, int] = (0, 0)
    owner_said: bool = False
    made_for_question: bool = False
    """Whether it is the smallest thing that shows the rule that is asked about."""

    @property
    def entry(self) -> str:
        """The thing as one entry of a table."""
        states = [*self.states, *([str(self.loyalty)] if self.loyalty is not None else [])]
        marks = "".join(
            f" ({each})" for each in dict.fromkeys(states) if each not in {"untapped", "token", "commander"}
        )
        name = self.card or " ".join([self.size, *self.traits])
        return f"{name}{' token' if self.token else ''}{marks}"


class Phase(Enum):
    """Where in a turn an event lies, in order."""

    BEFORE = 0
    MAIN = 1
    ATTACK = 10
    ATTACKED = 15
    BLOCK = 20
    BLOCKED = 25
    FIRST_DAMAGE = 27
    DAMAGE = 30
    END_COMBAT = 35
    SECOND_MAIN = 40
    END = 50
    NEXT_TURN = 60


class Deed(Enum):
    """What happens."""

    ATTACK = auto()
    BLOCK = auto()
    CAST = auto()
    ACTIVATE = auto()
    EFFECT = auto()
    """A made-up spell does it: what is stated as a fact, or done by "a removal spell"."""
    PLAY = auto()
    SACRIFICE = auto()
    CHOOSE = auto()
    STEP = auto()
    RESOLVE = auto()
    CONCEDE = auto()


@dataclass(slots=True)
class DraftEvent:
    """One thing that happens. `who` does it or is what it is done with, `targets` are things or players."""

    deed: Deed
    by: str | None = None
    who: list[DraftThing] = field(default_factory=list)
    targets: list[DraftThing | str] = field(default_factory=list)
    card: str | None = None
    text: str = ""
    """The rules text of what is made up."""
    name: str = ""
    extras: dict[str, Any] = field(default_factory=dict)
    phase: Phase | None = None
    step: str | None = None
    response: bool = False
    resolved_first: bool = False
    refused: bool = False
    aimed_by_default: bool = False
    """Whether nobody said what it targets, and the opponent was taken for it."""
    every: bool = False
    """Everything that the player has attacks or blocks."""
    none: bool = False
    implied: bool = False
    of_things: bool = False
    """Whether things are said to do it, and no player."""
    spells: list[str] = field(default_factory=list)
    """The names of the spells that it targets."""
    span: tuple[int, int] = (0, 0)
    id: str = ""

    @property
    def creates(self) -> bool:
        """Whether it makes tokens of a size that is said."""
        return self.text.startswith("Create ")


class Asked(Enum):
    """The kinds of questions."""

    WHAT_HAPPENS = "what happens"
    DIES = "dies"
    SURVIVES = "survives"
    DAMAGE = "damage"
    STRIKES = "strikes"
    LIFE_GAINED = "life gained"
    LIFE_LOST = "life lost"
    LIFE_TOTAL = "life total"
    LOSES = "loses"
    WINS = "wins"
    RESOLVES = "resolves"
    FIZZLES = "fizzles"
    LEGAL = "legal"
    CAN = "can"
    SIZE = "size"
    COUNTERS = "counters"
    DRAWN = "drawn"
    DISCARDED = "discarded"
    HAND = "hand"
    RETURNS = "returns"
    TAPPED = "tapped"
    CONTROLS = "controls"
    WHERE = "where"
    TOKENS = "tokens"
    TRIGGERS = "triggers"
    TRIGGERED = "triggered"
    """How often."""
    KEEPS = "keeps"
    """Whether it stays on the battlefield, under the same player's control."""
    MUST_SACRIFICE = "must sacrifice"
    POISON = "poison"
    FALLS_OFF = "falls off"
    LEGEND_RULE = "legend rule"
    WORKS = "works"
    COMMAND_ZONE = "command zone"
    BOTH_DIE = "both die"
    ANY_DIES = "any dies"
    COST = "cost"


@dataclass(slots=True)
class DraftQuestion:
    """What is asked: of which things or which player, with which number, and whether it is asked in the negative.

    `ask` is a document's question for what the engine answers itself."""

    asked: Asked
    things: list[DraftThing] = field(default_factory=list)
    player: str | None = None
    number: int | None = None
    at_least: bool = False
    """Whether so many or more are asked about: "can I send 3 to face?"."""
    negated: bool = False
    claimed: bool = False
    card: str | None = None
    event: DraftEvent | None = None
    yes_or_no: bool = True
    zone: str | None = None
    """Where it is asked whether the things come back to; None for the battlefield."""
    size: str = ""
    """Of which size it is asked whether it is that."""
    first: bool = False
    """Whether it is asked whether it dies before it deals damage."""
    afterwards: bool = False
    """Whether it is asked how things are when the combat is over."""
    span: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class Told:
    """What is said to come of what happens: which result, for which player or thing, and how much of it."""

    result: str
    about: DraftThing | str
    number: int | None = None


@dataclass(slots=True)
class Leftover:
    """Words that were not understood, and where; `weighty` says that a verdict could hang on them."""

    text: str
    span: tuple[int, int]
    weighty: bool
    readings: tuple[str, ...] = ()


@dataclass(slots=True)
class Missing:
    """What is not said and decides: `what` is the id of its message, `about` its words."""

    what: str
    about: str = ""


MOST_TOLD = 250
"""How much a text may say to be there, and to happen."""

T = TypeVar("T")


class ShortList(list[T]):
    """What a text says one after the other: each is compared with those before it, so that more than anybody tells is
    refused as a `ScenarioError`."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def append(self, told: T) -> None:
        if len(self) >= self.most:
            raise ScenarioError(Problem(ProblemKind.TOO_MANY, "text", str(len(self) + 1), limit=self.most))
        super().append(told)


@dataclass(slots=True)
class Draft:
    """A text as understood."""

    things: list[DraftThing] = field(default_factory=lambda: ShortList(MOST_TOLD))
    events: list[DraftEvent] = field(default_factory=lambda: ShortList(MOST_TOLD))
    questions: list[DraftQuestion] = field(default_factory=list)
    totals: dict[tuple[str, str], int] = field(default_factory=dict)
    """By player and what is counted: life, hand, poison, library."""
    hands: dict[str, list[str]] = field(default_factory=dict)
    commander_damage: dict[tuple[str, int], int] = field(default_factory=dict)
    """By player and the number of the thing, what a commander has dealt."""
    mana: dict[str, str] = field(default_factory=dict)
    """By player, what there is to pay with: "lands", "spent", or a number."""
    lands: dict[str, int] = field(default_factory=dict)
    """By player, how many untapped lands are said to be there of which nobody says which."""
    untapped: set[str] = field(default_factory=set)
    """The players of whose lands it is said that they are untapped: before or behind what was cast, nobody says."""
    names: dict[str, str] = field(default_factory=dict)
    """The names of `me` and `opponent` where others than the usual ones are said."""
    others: list[str] = field(default_factory=list)
    """Players beside the two, by name."""
    active: str | None = None
    step: str | None = None
    format: str | None = None
    told: list[Told] = field(default_factory=list)
    unanswered: bool = False
    """Whether a clause asks and no question came of it, or one says that something is done and nothing came of it."""
    leftovers: list[Leftover] = field(default_factory=list)
    missing: list[Missing] = field(default_factory=list)
    guesses: list[tuple[str, str]] = field(default_factory=list)
    """What was typed, and the card that it is taken for."""
    last_said: ThingSaid | None = None
