"""Who sits at an Emperor table, as typed: `Anna, Bob (emperor), Carl; Dora, Eve*, Fred (out)`, clockwise.

`table` = team { (";" | "/" | "vs") team }; `team` = [LABEL ":"] seat { "," seat };
`seat` = NAME ["*"] ["(" words ")"].
Names without a team parted off are teams of the given size, or two halves. Of a team of which nothing is said the one
in the middle is the emperor (CR 809.2)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.judge.language.emperor.words import emperor_words
from bot.judge.language.objects.ids_and_names import Thing, find_thing
from bot.judge.language.objects.states import BRACKET
from bot.judge.language.reading.notes import Note
from bot.judge.language.reading.pieces import Piece, clean_text, problem_in
from bot.judge.problems import ProblemKind, nearest_words, shown_in_message
from bot.language import ByLanguage, Language
from bot.reference.folding import fold_text

OPTION, SIZE_OPTION = "seats", "size"
TEAM_SIZE, SMALLEST_TEAM, LARGEST_TEAM = 3, 2, 9
MOST_SEATS = 18
LONGEST_PLAYER = 32
ALLIES, ENEMIES = "A", "E"
"""What the seats of a table that nobody described begin with, in either language."""

TEAMS = re.compile(r"\s*[;/|]\s*|\s+(?:vs\.?|versus|contre)\s+", re.IGNORECASE)
NAMES = re.compile(r"\s*,\s*")
LABEL = re.compile(r"([^:,;()/]{1,30}?)\s*:\s*")
CROWN = re.compile(r"[*♛♚👑]+")
TEAM = ByLanguage(en="team {}", fr="l’équipe {}")
OFFERED_SEAT_WORDS = ByLanguage(en=("emperor", "out"), fr=("empereur", "éliminé"))
"""The words for a seat that are offered where none is near."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. `team` is the team's name. A player who is `gone` has left the game; the seat keeps its name."""

    name: str
    team: str
    emperor: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Seats:
    """The players clockwise. `told` are the emperors that were named as such."""

    seats: tuple[Seat, ...]
    told: tuple[str, ...] = ()

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.seats]

    @property
    def living(self) -> list[str]:
        return [each.name for each in self.seats if not each.gone]

    @property
    def teams(self) -> list[list[Seat]]:
        labels = dict.fromkeys(each.team for each in self.seats)
        return [[each for each in self.seats if each.team == label] for label in labels]

    def seat(self, name: str) -> Seat:
        return next(each for each in self.seats if each.name == name)

    def document(self) -> list[dict[str, Any]]:
        """The players of a scenario document."""
        return [
            {"name": each.name, "team": each.team, "role": "emperor" if each.emperor else "general"}
            | ({"left": True} if each.gone else {})
            for each in self.seats
        ]

    def player(self, typed: str, option: str) -> tuple[str, tuple[Note, ...]]:
        """Return the player of a name and the notes on how the name was read; raises `ScenarioError`."""
        words = clean_text(typed, option)
        piece = Piece(words, 0)
        things = [Thing(each, each, (fold_text(each) or each,)) for each in self.names]
        exactly = [each for each in things if each.id == words]
        named = find_thing(words, exactly or things, piece, option, ProblemKind.NO_SUCH_SEAT)
        if self.seat(named.thing.id).gone:
            raise problem_in(ProblemKind.SEAT_IS_OUT, option, piece, named.thing.id, self.living)
        return named.thing.id, named.notes


def read_seats(text: str, size: str, lang: Language) -> Seats:
    """Read both options; raises `ScenarioError`."""
    stated_size = team_size(size)
    typed = clean_text(text, OPTION)
    if not typed:
        number = stated_size or TEAM_SIZE
        return seat_teams([[(f"{side}{at + 1}", "") for at in range(number)] for side in (ALLIES, ENEMIES)], [], lang)
    teams, labels = cut_teams(typed)
    if len(teams) == 1:
        teams = deal_into_teams(teams[0], stated_size)
    check_teams(teams, stated_size)
    return seat_teams(teams, labels, lang)


def team_size(typed: str) -> int | None:
    """Return the size of a team; None where the option is empty."""
    text = clean_text(typed, SIZE_OPTION)
    if not text:
        return None
    number = int(text) if text.isdecimal() and len(text) <= 4 else 0
    if not SMALLEST_TEAM <= number <= LARGEST_TEAM:
        raise problem_in(
            ProblemKind.BAD_TEAM_SIZE, SIZE_OPTION, Piece(text, 0), text, [str(TEAM_SIZE)], limit=LARGEST_TEAM
        )
    return number


TypedSeat = tuple[str, str]
"""A name and what stands in brackets behind it; an asterisk is a bracket that says "emperor"."""


def cut_teams(text: str) -> tuple[list[list[TypedSeat]], list[str]]:
    """The names of each team, and the teams' labels, empty where one has none or shares it."""
    teams: list[list[TypedSeat]] = []
    labels: list[str] = []
    for part in TEAMS.split(text):
        label = LABEL.match(part)
        names = NAMES.split(hide_bracketed_commas(part[label.end() :] if label else part))
        team = [typed_seat(each) for each in names if each.strip()]
        if team:
            teams.append(team)
            labels.append(label[1].strip() if label and label[1].strip() not in labels else "")
    return teams, labels


def hide_bracketed_commas(text: str) -> str:
    """Replace commas within brackets, which separate no names."""
    return BRACKET.sub(lambda found: f"({found[1].replace(',', '·')})", text)


def typed_seat(text: str) -> TypedSeat:
    words = [word for brackets in BRACKET.finditer(text) for word in brackets[1].split("·")]
    bare = BRACKET.sub(" ", text)
    if CROWN.search(bare):
        words.append("emperor")
    name = " ".join(CROWN.sub(" ", bare).split())
    if not name or "(" in name or ")" in name:
        raise problem_in(ProblemKind.OPEN_BRACKET if name else ProblemKind.SEAT_WITHOUT_NAME, OPTION, Piece(text, 0))
    if len(name) > LONGEST_PLAYER:
        raise problem_in(ProblemKind.SEAT_NAME_TOO_LONG, OPTION, Piece(text, 0), name, limit=LONGEST_PLAYER)
    return name, ",".join(words)


def deal_into_teams(names: Sequence[TypedSeat], size: int | None) -> list[list[TypedSeat]]:
    """Deal names without teams into teams of the given size, else into two halves, else into teams of three."""
    if size is None:
        size = len(names) // 2 if len(names) % 2 == 0 else TEAM_SIZE
    return [list(names[at : at + size]) for at in range(0, len(names), max(size, 1))]


def check_teams(teams: Sequence[Sequence[TypedSeat]], size: int | None) -> None:
    """CR 809.6: two or more teams of one size, each name once."""
    names = [name for team in teams for name, _ in team]
    whole = Piece(", ".join(names), 0)
    twice = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twice is not None:
        raise problem_in(ProblemKind.SEAT_NAME_TWICE, OPTION, whole, twice)
    if len(names) > MOST_SEATS:
        raise problem_in(ProblemKind.TOO_MANY_SEATS, OPTION, whole, str(len(names)), limit=MOST_SEATS)
    sizes = [len(team) for team in teams]
    if len(teams) < 2 or len(set(sizes)) > 1 or min(sizes) < SMALLEST_TEAM:
        shown = " + ".join(map(str, sizes))
        raise problem_in(ProblemKind.UNEVEN_TEAMS, OPTION, whole, shown, nearest_sizes(len(names)))
    if size is not None and sizes[0] != size:
        raise problem_in(ProblemKind.OTHER_TEAM_SIZE, SIZE_OPTION, whole, str(sizes[0]), [str(sizes[0])], limit=size)


def nearest_sizes(number: int) -> list[str]:
    """Return numbers of seats near this one that make equal teams."""
    sizes = [max(SMALLEST_TEAM, number // 2), max(SMALLEST_TEAM, number // 2) + 1]
    return [f"{size} + {size}" for size in sizes]


def seat_teams(teams: Sequence[Sequence[TypedSeat]], labels: Sequence[str], lang: Language) -> Seats:
    """Seat every team. The emperor is the named one, else the player in the middle (CR 809.2)."""
    seats, emperors = [], []
    for at, team in enumerate(teams):
        meanings = [(name, list(seat_word_meanings(name, words, lang))) for name, words in team]
        crowned = [name for name, about in meanings if "emperor" in about]
        if len(crowned) > 1:
            raise problem_in(
                ProblemKind.TWO_EMPERORS, OPTION, Piece(", ".join(name for name, _ in team), 0), crowned[1]
            )
        emperors += crowned
        emperor = crowned[0] if crowned else team[(len(team) - 1) // 2][0]
        label = labels[at] if at < len(labels) and labels[at] else TEAM[lang].format(at + 1)
        seats += [Seat(name, label, name == emperor, "gone" in about) for name, about in meanings]
    return Seats(tuple(seats), tuple(emperors))


def seat_word_meanings(name: str, words: str, lang: Language) -> Iterator[str]:
    """Yield the meaning of each word in the brackets of a seat."""
    known = emperor_words().seats
    for word in filter(None, (each.strip() for each in words.split(","))):
        if fold_text(word) not in known:
            nearest = nearest_words(word, known, 1) or OFFERED_SEAT_WORDS[lang]
            raise problem_in(ProblemKind.UNKNOWN_SEAT_WORD, OPTION, Piece(shown_in_message(name), 0), word, nearest)
        yield known[fold_text(word)]
