"""How what happens is cut: the lines of the option, a line at its verb, its words at a preposition."""

import re
from collections.abc import Callable, Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.judge.language.lexicon.action_words import action_words, text_of_words, words_of_line
from bot.judge.language.objects.words_around_names import is_word_for_nothing
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind
from bot.reference.folding import fold_text

OPTION = "actions"
STOP = r"(?<=[^\W_])(?<!\bMr)(?<!\bMs)(?<!\bDr)(?<!\bSt)\.\s+(?=[^\W\d_])"
"""The end of a sentence; no card's name goes on after a stop but behind a title."""
THEN = re.compile(rf"\s*;\s*|\s*\?\s*|{STOP}|(?:\s*,)?\s+\b(?:then|puis|ensuite)\b\s*", re.IGNORECASE)
COMMA = re.compile(r"\s*,\s*(?:(?:and|et)\s+)?|\s+(?:and|et)\s+", re.IGNORECASE)
WORD = re.compile(r"[^\s,]+")
LONGEST_OPENING = 200
"""Letters that are looked at behind a comma: more than a player's name and a verb take."""
VERBS_OF_PLAYERS = frozenset(
    {"cast", "play", "activate", "attack", "block", "sacrifice", "equip", "tap", "affect", "answer"}
)
"""What is done by whoever did what the words before say, where nobody else is named."""
IN_RESPONSE = re.compile(r"[\s,]+(?:in response(?:\s+to\s+.*)?|en réponse(?:\s+(?:à|au|aux)\s+.*)?)$", re.IGNORECASE)
"""What the order of the lines says already."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line cut at its verb: what stands before it and behind it, and whether it is a question."""

    piece: Piece
    verb: str
    before: str
    behind: str
    question: bool


def cut_into_lines(text: str, is_player: Callable[[str], bool]) -> list[Piece]:
    """The lines with where they begin; a question keeps its mark as its separator."""
    pieces, start = list[Piece](), 0
    ends = sorted((*THEN.finditer(text), *next_players(text, is_player)), key=lambda end: end.start())
    for end in (*ends, None):
        stop = len(text) if end is None else end.start()
        line = text[start:stop]
        if line.strip(" .,"):
            mark = "?" if end is not None and "?" in end.group() else ""
            words, apart = line.strip(" .,"), ";" in text[max(0, start - 2) : start]
            whose = (
                words_before_verb(pieces[-1].text) if pieces and begins_with_inflected_verb(words) and not apart else ""
            )
            pieces.append(Piece(f"{whose} {words}".strip(), start + len(line) - len(line.lstrip()), mark))
        start = stop if end is None else end.end()
    return pieces


def next_players(text: str, is_player: Callable[[str], bool]) -> Iterator[re.Match[str]]:
    """Yield the commas after which another player acts, as in "Bob casts …, Alice sacrifices …".

    The words before such a comma must be complete by themselves, so that "in response, Alice …" is not cut. Each letter
    is looked at a fixed number of times: a flood of commas is read as fast as other words."""
    start, commas = 0, list(COMMA.finditer(text))
    at = 0
    for stop, behind_stop in (*(end.span() for end in THEN.finditer(text)), (len(text), len(text))):
        complete = start + end_of_complete_words(text[start:stop], is_player)
        while at < len(commas) and commas[at].start() < stop:
            comma = commas[at]
            opening = text[comma.end() : min(stop, comma.end() + LONGEST_OPENING)]
            if complete <= comma.start() and begins_with_doer(opening, is_player):
                yield comma
            at += 1
        start = behind_stop


def end_of_complete_words(text: str, is_player: Callable[[str], bool]) -> int:
    """Return the end of the first verb, or of a player's name that begins the words; one letter behind all words where
    they have neither."""
    for at, word in enumerate(WORD.finditer(text)):
        if has_verb(word[0]) or (at == 0 and is_player(word[0])):
            return word.end()
    return len(text) + 1


def begins_with_doer(text: str, is_player: Callable[[str], bool]) -> bool:
    """Whether the words begin with a player and a verb, with a verb of the player named before, or say that nobody does
    anything."""
    who, *does = text.split()[:4] or [""]
    first_word = next((word for word in words_of_line(" ".join(does)) if not action_words().is_a("negation", word)), "")
    acts = action_words().verb(first_word) is not None and is_player(who)
    return acts or begins_with_inflected_verb(text) or (bool(who) and is_word_for_nothing(text))


def begins_with_inflected_verb(text: str) -> bool:
    """Whether the words go on with a verb of the player named before: "casts", not the plain "cast", which a name may
    hold."""
    known, first = action_words(), next(iter(words_of_line(text)), "")
    inflected = known.verb(first) in VERBS_OF_PLAYERS and known.verb(f"{first}s") is None
    return inflected and fold_text(first) not in known.prepositions


def words_before_verb(text: str) -> str:
    """Return the words before the verb, empty where the line has no verb."""
    words = words_of_line(text)
    return " ".join(words[: next((at for at in range(len(words)) if is_verb(words, at)), 0)])


def has_verb(text: str) -> bool:
    return any(action_words().verb(word) is not None for word in words_of_line(text))


def cut_at_verb(piece: Piece) -> Line:
    """Part a line at its verb; raises `ScenarioError` where it has none."""
    known = action_words()
    words = words_of_line(IN_RESPONSE.sub("", piece.text))
    while len(words) > 1 and known.is_a("opening", words[0]) and known.verb(words[0]) is None:
        words = words[1:]
    question = bool(piece.after) or any(known.is_a("can", word) for word in words)
    at = next((at for at, word in enumerate(words) if is_verb(words, at)), None)
    if at is None:
        raise problem_in(ProblemKind.NO_VERB, OPTION, piece)
    before = [word for word in words[:at] if not known.is_a("can", word)]
    verb = known.verb(words[at]) or ""
    behind = [*words[at + 1 :], *costs_in_verb(words[at])]
    return Line(piece, verb, text_of_words(before).strip(" ,:"), text_of_words(behind).strip(" ,:"), question)


def costs_in_verb(verb: str) -> list[str]:
    """Return the costs that the verb implies besides casting: to evoke is to cast with evoke."""
    cost = action_words().ways.get(fold_text(verb))
    return [] if cost is None else ["with", cost]


def is_verb(words: Sequence[str], at: int) -> bool:
    """Whether the word is a verb; "to" and the like are verbs only at the beginning of a line."""
    verb = action_words().verb(words[at])
    if verb == "go":
        return at == 0 and not any(action_words().verb(word) not in {None, "go"} for word in words[1:2])
    return verb is not None


def splits_at(text: str, kind: str) -> list[tuple[str, str]]:
    """Return every way to split a text at a preposition of that kind, the last preposition first."""
    words = text.split()
    prepositions = action_words().prepositions
    return [
        (" ".join(words[:at]), " ".join(words[at + 1 :]))
        for at in range(len(words) - 1, -1, -1)
        if prepositions.get(fold_text(words[at])) == kind
    ]


def split_at_last_preposition(text: str, kind: str) -> tuple[str, str]:
    """The text before and behind the last preposition of that kind; behind is empty where there is none."""
    return next(iter(splits_at(text, kind)), (text, ""))


def split_at_first_preposition(text: str, kind: str) -> tuple[str, str]:
    """The same for the first one of that kind."""
    return next(reversed(splits_at(text, kind)), (text, ""))


def without_preposition(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if fold_text(first) in action_words().prepositions else text
