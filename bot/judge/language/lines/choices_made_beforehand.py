"""The lines that answer a choice beforehand: `Alice chooses black`, `Bob chooses jace for the legend rule`."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bot.engine.magic.asking.choices import ChoiceKind
from bot.judge.language.lexicon.action_words import action_words, words_of_line
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.lines.casting_announcements import MODES
from bot.judge.language.lines.line_parts import OPTION, Line, without_preposition
from bot.judge.language.lines.named_things import Table
from bot.judge.language.objects.ids_and_names import without_small_words
from bot.judge.language.reading.pieces import problem_in
from bot.judge.problems import ProblemKind, nearest_words
from bot.reference.folding import fold_text

Document = dict[str, Any]

FOR = re.compile(r"\s+(?:for|pour|as|comme)\s+", re.IGNORECASE)
COLORS: Mapping[str, str] = MappingProxyType({"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"})
"""How a scenario calls a color, by its letter."""


YES, NO = frozenset(("yes", "oui")), frozenset(("no", "non"))


def choose_document(table: Table, line: Line) -> Document:
    """[WHO] chooses WHAT [for CHOICE]; for a color, a yes or no, and modes the kind of choice need not be stated."""
    what, *named = FOR.split(line.behind, maxsplit=1)
    kind = choice_kind_named(named[0]) if named else choice_kind_of_answer(what)
    if kind is None:
        words = list(action_words().choices)
        nearest = nearest_words(named[0], words) if named else []
        raise problem_in(ProblemKind.NO_CHOICE, OPTION, line.piece, line.behind, nearest or words)
    return {"choose": kind, **table.by(line), "pick": READ_PICK.get(kind, Table.one)(table, line, what)}


def target_documents(table: Table, line: Line) -> list[Document]:
    """WHO targets WHAT with an ability that triggers (CR 603.3d)."""
    return [
        {"choose": ChoiceKind.TARGET, **table.by(line), "pick": each}
        for each in table.several(line, without_preposition(line.behind))
    ]


def pay_document(table: Table, line: Line) -> Document:
    """[WHO] pays, or does not pay (CR 118.12)."""
    refused = without_negation(line)
    return {"choose": ChoiceKind.PAY, **table.by(refused or line), "pick": refused is None}


def flip_document(table: Table, line: Line) -> Document:
    """WHO "wins" or "loses the flip", or a coin "comes up heads" or "tails" (CR 705.2): what chance has decided."""
    words = fold_text(line.piece.text)
    results = [result for result, pattern in FLIP_RESULTS.items() if re.search(pattern, HEADS_OR_TAILS.sub(" ", words))]
    if len(results) != 1 or COIN.search(words) is None:
        raise problem_in(ProblemKind.NO_VERB, OPTION, line.piece)
    who = table.player(line.before)
    return {"choose": ChoiceKind.COIN, **({} if who is None else {"by": who}), "pick": results[0]}


HEADS_OR_TAILS = re.compile(r"\bpile ou face\b")
COIN = re.compile(r"\b(?:coins?|flips?|heads|tails|piece|pile|face)\b")
FLIP_RESULTS: Mapping[str, str] = MappingProxyType(
    {
        "win": r"\b(?:wins?|gagne|gagner)\b",
        "lose": r"\b(?:loses?|perd|perdre)\b",
        "heads": r"\b(?:heads|face)\b",
        "tails": r"\b(?:tails|pile)\b",
    }
)
"""What is said of a flip, by the scenario's word."""


def without_negation(line: Line) -> Line | None:
    """Return the line without its negation; None where it has none."""
    parts = [words_of_line(line.before), words_of_line(line.behind)]
    kept = [[word for word in words if not action_words().is_a("negation", word)] for words in parts]
    before, behind = map(" ".join, kept)
    return None if kept == parts else replace(line, before=before, behind=behind)


def choice_kind_named(words: str) -> str | None:
    """Return the kind of choice that a word names, which may stand among others; None where none does."""
    folded = fold_text(words)
    return next((kind for word, kind in action_words().choices.items() if re.search(rf"\b{word}\b", folded)), None)


def choice_kind_of_answer(what: str) -> str | None:
    """Return the kind of choice that only this answer can have; None where several kinds can."""
    folded = fold_text(without_small_words(what))
    if folded in shipped_lexicon().colors:
        return ChoiceKind.COLOR
    if folded in YES | NO:
        return ChoiceKind.MAY
    return ChoiceKind.MODES if MODES.fullmatch(what.strip()) else None


def read_color_pick(_: Table, line: Line, what: str) -> str:
    color = shipped_lexicon().colors.get(fold_text(without_small_words(what)))
    if color is None:
        raise problem_in(
            ProblemKind.NO_CHOICE, OPTION, line.piece, what, nearest_words(what, list(shipped_lexicon().colors))
        )
    return COLORS[color]


def read_yes_or_no_pick(_: Table, line: Line, what: str) -> bool:
    if fold_text(what) not in YES | NO:
        raise problem_in(ProblemKind.NO_CHOICE, OPTION, line.piece, what, [*YES, *NO])
    return fold_text(what) in YES


def read_modes_pick(_: Table, line: Line, what: str) -> list[int]:
    numbers = [int(number) for number in re.findall(r"\d+", what)]
    if not numbers:
        raise problem_in(ProblemKind.NO_CHOICE, OPTION, line.piece, what, [])
    return numbers


READ_PICK: Mapping[str, Callable[[Table, Line, str], Any]] = MappingProxyType(
    {
        ChoiceKind.COLOR: read_color_pick,
        ChoiceKind.MAY: read_yes_or_no_pick,
        ChoiceKind.PAY: read_yes_or_no_pick,
        ChoiceKind.COMMAND_ZONE: read_yes_or_no_pick,
        ChoiceKind.MODES: read_modes_pick,
        ChoiceKind.TRIGGER_ORDER: Table.several,
        ChoiceKind.PROLIFERATE: Table.several,
        ChoiceKind.CREW: Table.several,
        ChoiceKind.SADDLE: Table.several,
    }
)
"""How an answer is read, where it is not one thing or player."""
