"""How a line of what is done in Mage Noir is cut: at its verb, with the words that place it around what waits.

Knows neither the board nor what a verb does."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice

from bot.engine.frozen_class import dataclass
from bot.judge.language.lexicon.action_words import text_of_words, words_of_line
from bot.judge.language.magenoir.board import TURN
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind, nearest_words
from bot.reference.folding import fold_text

OPTION = "actions"
MOST_GUESSED = 20
"""Words of a line that are compared with all verbs, to say which one may be meant."""
LINE = re.compile(r"\s*[;?]\s*|(?:\s*,)?\s+\b(?:then|puis|ensuite)\b\s*", re.IGNORECASE)
IN_RESPONSE = re.compile(
    r"^(?:en réponse|in response|juste avant|just before|juste après|just after)\b[^,]*,\s*", re.IGNORECASE
)
PHASE_OF = re.compile(r"(.+)\s+(?:de\s+|d['’]\s*|of\s+)(\S+)|(\S+?)['’]s?\s+(.+)", re.IGNORECASE)
"""`début du tour d'Alice`, `Alice's turn start`."""
PART_OF_TURN = re.compile(r"(\S+ of) (\S+?)['’]s? (turn)", re.IGNORECASE)
"""`start of Alice's turn`."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line cut at its verb; `window` is what it says of the chain that waits, empty where it says nothing."""

    piece: Piece
    verb: str
    before: str
    behind: str
    question: bool
    window: str
    negative: bool


def phase_in(text: str) -> tuple[str, str] | None:
    """The phase that the text is, and the player whose it is said to be, empty where nobody is named."""
    phases = magenoir_words().phases
    if (phase := phases.get(fold_text(text))) is not None:
        return phase, ""
    if (part := PART_OF_TURN.fullmatch(text)) is not None:
        phase = phases.get(fold_text(f"{part[1]} {part[3]}"))
        return None if phase is None else (phase, part[2])
    if (match := PHASE_OF.fullmatch(text)) is None:
        return None
    phase, player = phases.get(fold_text(match[1] or match[4])), match[2] or match[3]
    return None if phase in {None, "next turn"} else (str(phase), player)


def cut_at_verb(piece: Piece) -> Line:
    """Part a line at its verb; raises `ScenarioError` where it has none."""
    known = magenoir_words()
    text, window = without_window(piece.text)
    words = words_of_line(text)
    while len(words) > 1 and known.is_a("opening", words[0]) and fold_text(words[0]) not in known.verbs:
        words = words[1:]
    question = piece.after == "?" or any(known.is_a("can", word) for word in words)
    if (phase := phase_in(text)) is not None:
        return Line(piece, "go", phase[1], phase[0], question, window, negative=False)
    if (turn := TURN.fullmatch(text)) is not None and not question:
        return Line(piece, "turn", "", turn[1] or turn[2], question, window, negative=False)
    at = next((at for at, word in enumerate(words) if is_verb(words, at)), None)
    if at is None:
        verbs = [verb for verb in known.shown["verbs"] if len(verb) > 2]  # "to" is near to any short word
        guessed = islice(dict.fromkeys(words[1:] or words), MOST_GUESSED)
        nearest = [verb for word in guessed for verb in nearest_words(word, verbs, 1)]
        raise problem_in(ProblemKind.MAGENOIR_NO_VERB, OPTION, piece, nearest=nearest[:1])
    verb = known.verbs[fold_text(words[at].rstrip(":"))]
    before = [word for word in words[:at] if not known.is_a("can", word) and not known.is_a("not", word)]
    behind = [word for word in words[at + 1 :] if not (word in words[at + 1 : at + 2] and known.is_a("not", word))]
    negative = any(known.is_a("not", word) for word in words)
    said_before, said_behind = text_of_words(before).strip(" ,:"), text_of_words(behind).strip(" ,:.")
    return Line(piece, verb, said_before, said_behind, question, window, negative)


def is_verb(words: Sequence[str], at: int) -> bool:
    """A word for a verb; "to" and the like are one only at the beginning."""
    verb = magenoir_words().verbs.get(fold_text(words[at].rstrip(":")))
    return verb is not None and (verb not in {"go", "order"} or at <= 1)


def without_window(text: str) -> tuple[str, str]:
    """The line without the words that place it before or after the chain that waits, and which of them it had."""
    windows = magenoir_words().windows
    opening = IN_RESPONSE.match(text)
    if opening is not None:
        window = next(windows[word] for word in windows if fold_text(opening.group()).startswith(word))
        return text[opening.end() :], window
    for pattern, window in window_patterns():
        if (said := pattern.search(text)) is not None:
            return text[: said.start()].rstrip(", ") or text[said.end() :].strip(" ,"), window
    return text, ""


@cache
def window_patterns() -> Sequence[tuple[re.Pattern[str], str]]:
    """The windows, by how each is said."""
    return tuple(
        (re.compile(rf"\b(?:{'|'.join(accent_variants(words))})\b", re.IGNORECASE), window)
        for words, window in magenoir_words().windows.items()
    )


def accent_variants(folded: str) -> list[str]:
    """How folded words may be typed, with their accents and without."""
    return [
        folded.replace(" ", r"\s+"),
        folded.replace("reponse", "réponse").replace("apres", "après").replace(" ", r"\s+"),
    ]
