"""What can be wrong with a request, as data: the place, what stood there, and the nearest right thing.

Defines the kinds of problems and whose fault each is; the interface has a message for each kind."""

import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import replace
from difflib import get_close_matches
from enum import StrEnum

from bot.engine.frozen_class import dataclass

LONGEST_SHOWN = 60
"""In characters: how much of a typed text a problem repeats."""
MOST_NEAR = 5

HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of characters that are invisible, or look like something else."""


class ProblemKind(StrEnum):
    """The kinds of problems; a member's value is the id of its message."""

    # A file as such.
    NOT_UTF8 = "scenario-not-utf8"
    TOO_LARGE = "scenario-too-large"
    NOT_JSON = "scenario-not-json"
    TOO_DEEP = "scenario-too-deep"
    KEY_TWICE = "scenario-key-twice"
    NO_NUMBER = "scenario-no-number"
    # What stands in it.
    UNKNOWN_KEY = "scenario-unknown-key"
    MISSING_KEY = "scenario-missing-key"
    EXACTLY_ONE = "scenario-exactly-one"
    WRONG_TYPE = "scenario-wrong-type"
    OUT_OF_RANGE = "scenario-out-of-range"
    UNKNOWN_WORD = "scenario-unknown-word"
    NO_NAME = "scenario-no-name"
    TOO_LONG = "scenario-too-long"
    TOO_MANY = "scenario-too-many"
    TOO_FEW_PLAYERS = "scenario-too-few-players"
    TWO_PLAYERS = "scenario-two-players"
    NO_TEAM = "scenario-no-team"
    SHARED_LIFE = "scenario-shared-life"
    SHARED_POISON = "scenario-shared-poison"
    SECOND_MONARCH = "scenario-second-monarch"
    # What it names.
    ID_TWICE = "scenario-id-twice"
    NO_SUCH_OBJECT = "scenario-no-such-object"
    NO_SUCH_PLAYER = "scenario-no-such-player"
    NOBODY_AND_NOTHING = "scenario-nobody-and-nothing"
    UNKNOWN_CARD = "scenario-unknown-card"
    AMBIGUOUS_CARD = "scenario-ambiguous-card"
    NO_EMBLEM = "scenario-no-emblem"
    NO_PREPARE_SPELL = "scenario-no-prepare-spell"
    NO_PERMANENT = "scenario-no-permanent"
    NO_STATUS_THERE = "scenario-no-status-there"
    MELDED_CARD = "scenario-melded-card"
    NO_GAIN = "scenario-no-gain"
    # Our own limit.
    NOT_PLAYED_YET = "scenario-not-played-yet"
    TOO_MUCH_HAPPENS = "scenario-too-much-happens"
    # What was typed for a combat.
    TEXT_TOO_LONG = "combat-text-too-long"
    NO_ATTACKER = "combat-no-attacker"
    EMPTY_PIECE = "combat-empty-piece"
    TOO_MANY_CREATURES = "combat-too-many-creatures"
    BAD_COUNT = "combat-bad-count"
    BAD_SIZE = "combat-bad-size"
    NO_SIZE = "combat-no-size"
    CARD_NOT_FOUND = "combat-card-not-found"
    CARD_AMBIGUOUS = "combat-card-ambiguous"
    UNKNOWN_STATE = "combat-unknown-state"
    OPEN_BRACKET = "combat-open-bracket"
    WHOM_DOES_IT_BLOCK = "combat-whom-does-it-block"
    NOT_AN_ATTACKER = "combat-not-an-attacker"
    WHICH_ONE = "combat-which-one"
    WHAT_DOES_IT_ATTACK = "combat-what-does-it-attack"
    NO_SUCH_ONE = "combat-no-such-one"
    NOT_ATTACKABLE = "combat-not-attackable"
    BAD_LIFE = "combat-bad-life"
    BAD_ASSIGNMENT = "combat-bad-assignment"
    NOT_IN_COMBAT = "combat-not-in-combat"
    # What was typed for an interaction.
    NOTHING_HAPPENS = "interaction-nothing-happens"
    NO_VERB = "interaction-no-verb"
    NO_CHOICE = "interaction-no-choice"
    NOT_ON_THE_TABLE = "interaction-not-on-the-table"
    WHAT_IS_MISSING = "interaction-what-is-missing"
    NO_TARGET_NAMED = "interaction-no-target-named"
    SACRIFICED_TO_WHAT = "interaction-sacrificed-to-what"
    UNKNOWN_STEP = "interaction-unknown-step"
    # What was typed in sentences.
    TOO_MANY_WORDS = "asked-too-many-words"
    # What was typed of an Emperor table.
    NO_SUCH_SEAT = "table-no-such-seat"
    SEAT_IS_OUT = "table-seat-is-out"
    SEAT_WITHOUT_NAME = "table-seat-without-name"
    SEAT_NAME_TOO_LONG = "table-seat-name-too-long"
    SEAT_NAME_TWICE = "table-seat-name-twice"
    TOO_MANY_SEATS = "table-too-many-seats"
    UNEVEN_TEAMS = "table-uneven-teams"
    OTHER_TEAM_SIZE = "table-other-team-size"
    BAD_TEAM_SIZE = "table-bad-team-size"
    TWO_EMPERORS = "table-two-emperors"
    UNKNOWN_SEAT_WORD = "table-unknown-seat-word"
    UNKNOWN_WORD_OF_OPTION = "table-unknown-word"
    ONE_CREATURE = "table-one-creature"
    WHOSE_CREATURE = "table-whose-creature"
    # What was typed of a game of Mage Noir.
    MAGENOIR_NOTHING_HAPPENS = "mage-nothing-happens"
    MAGENOIR_NO_VERB = "mage-no-verb"
    MAGENOIR_TWO_PLAYERS = "mage-two-players"
    MAGENOIR_NO_SUCH_PLAYER = "mage-no-such-player"
    MAGENOIR_NO_SUCH_CARD = "mage-no-such-card"
    MAGENOIR_NO_SUCH_PHASE = "mage-no-such-phase"
    MAGENOIR_NO_SUCH_OPTION = "mage-no-such-option"
    MAGENOIR_NO_MANA = "mage-no-mana"
    MAGENOIR_TWO_PILES = "mage-two-piles"
    MAGENOIR_TWO_FOR_ONE = "mage-two-for-one"
    MAGENOIR_WHICH_PILE = "mage-which-pile"


OUR_LIMITS = frozenset({ProblemKind.NOT_PLAYED_YET})
"""Kinds that are not the asker's fault: what they asked is right, and this program can't do it."""


LISTS_NEAREST = frozenset(
    {
        ProblemKind.EXACTLY_ONE,
        ProblemKind.AMBIGUOUS_CARD,
        ProblemKind.CARD_AMBIGUOUS,
        ProblemKind.WHOM_DOES_IT_BLOCK,
        ProblemKind.WHICH_ONE,
        ProblemKind.NO_TARGET_NAMED,
        ProblemKind.WHAT_DOES_IT_ATTACK,
        ProblemKind.BAD_LIFE,
    }
)
"""Kinds whose `nearest` are candidates, which their own messages list, and not suggestions."""


@dataclass(frozen=True, slots=True)
class Problem:
    """`where` is a place in the document (`do[3].targets[0]`) or the name of an option; empty for the whole.

    `expected` is a word of the message's own list; `limit` is the number that was exceeded; `piece` and `caret` are the
    typed text and the position in it, in characters."""

    kind: ProblemKind
    where: str = ""
    found: str = ""
    nearest: tuple[str, ...] = ()
    expected: str = ""
    limit: int = 0
    piece: str = ""
    caret: int | None = None

    @property
    def too_heavy(self) -> bool:
        """Whether it is that more would be played than a question may take."""
        return self.kind is ProblemKind.TOO_MUCH_HAPPENS

    @property
    def ours(self) -> bool:
        """Whether it is our limit, and not the asker's mistake."""
        return self.kind in OUR_LIMITS

    @property
    def suggests(self) -> bool:
        """Whether the nearest right things are to be added to the message."""
        return bool(self.nearest) and self.kind not in LISTS_NEAREST

    @property
    def arguments(self) -> dict[str, str | int]:
        """The variables of the message: all are there for every kind; `hints` counts the nearest."""
        return {
            "place": self.where,
            "found": self.found,
            "nearest": " · ".join(self.nearest),
            "hints": len(self.nearest),
            "expected": self.expected,
            "limit": self.limit,
            "piece": self.piece,
            "column": 0 if self.caret is None else self.caret + 1,
        }

    def at(self, where: str) -> "Problem":
        """Return the same problem at another place."""
        return replace(self, where=where)


class ScenarioError(Exception):
    """What was asked can't be made a scenario; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.where}: {problem.kind}: {problem.found}")
        self.problem = problem


class NotPlayedYet(ScenarioError):  # noqa: N818  it names our limit, not somebody's error
    """A correct scenario that needs something the engine does not play yet."""


def problem_of(kind: ProblemKind, where: str = "", found: object = "", nearest: Iterable[str] = ()) -> ScenarioError:
    """Return the error for what was found at a place."""
    return ScenarioError(
        Problem(kind, where, shown_in_message(str(found)), tuple(map(shown_in_message, nearest))[:MOST_NEAR])
    )


def nearest_words(word: str, known: Collection[str], most: int = MOST_NEAR) -> tuple[str, ...]:
    """Return the known words most similar to `word`, best first; none if no word is similar."""
    short = word[:LONGEST_SHOWN]
    folded = {each.casefold(): each for each in known if len(each) <= 2 * LONGEST_SHOWN}
    return tuple(folded[each] for each in get_close_matches(short.casefold(), folded, n=most, cutoff=0.6))


def clean_name(text: str) -> str:
    """Return a name without invisible characters, with single spaces."""
    if text.isprintable():
        return " ".join(text.split())
    return " ".join("".join(letter if is_shown(letter) else " " * letter.isspace() for letter in text).split())


def is_shown(letter: str) -> bool:
    return unicodedata.category(letter) not in HIDDEN_CATEGORIES


def shown_in_message(text: str) -> str:
    """Return a typed text as a message may repeat it: on one line, and at most `LONGEST_SHOWN` characters."""
    shown = clean_name(text[: 4 * LONGEST_SHOWN])
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[: LONGEST_SHOWN - 1]}…"
