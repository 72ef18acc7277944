"""The words of Mage Noir's table in both languages, as tables, and how its text is cut.

Owns the file of words and the cutting, where quoted card text and brackets stay whole; knows no grammar."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.judge.language.emperor.words import WordChoices, choices_of_table
from bot.judge.language.lexicon.action_words import meanings_by_word
from bot.judge.language.lexicon.words import words_in_all_languages
from bot.judge.language.reading.pieces import Piece
from bot.language import LANGUAGES
from bot.reference.folding import fold_text
from bot.resources import data_folder

QUOTED_OR_BRACKETED = re.compile(r"«[^«»]*»|“[^“”]*”|\"[^\"]*\"|\([^()]*\)")
PLACEHOLDER = "\x00"
"""Stands in for what is not cut."""


@dataclass(frozen=True, slots=True)
class MageNoirWords:
    """Everything by its folded words."""

    verbs: Mapping[str, str]
    words: Mapping[str, frozenset[str]]
    states: Mapping[str, str]
    zones: Mapping[str, str]
    phases: Mapping[str, str]
    windows: Mapping[str, str]
    acts: WordChoices
    moments: WordChoices
    turns: WordChoices
    """What `/magenoir when` is asked about."""
    options: Mapping[str, tuple[str, Any]]
    """How a table plays what is open: an option and its value, None where it takes a number."""
    shown: Mapping[str, tuple[str, ...]]
    """The words of each table as they are written."""

    def is_a(self, kind: str, text: str) -> bool:
        return fold_text(text) in self.words[kind]


@cache
def magenoir_words() -> MageNoirWords:
    """Return the shipped words, read once."""
    file = data_folder() / "language" / "magenoir.toml"
    return magenoir_words_from_data(tomllib.loads(file.read_text(encoding="utf-8")))


def magenoir_words_from_data(data: Mapping[str, Any]) -> MageNoirWords:
    return MageNoirWords(
        meanings_by_word(data["verbs"]),
        MappingProxyType({kind: frozenset(map(fold_text, words)) for kind, words in data["words"].items()}),
        meanings_by_word(data["states"]),
        meanings_by_word(data["zones"]),
        meanings_by_word(data["phases"]),
        meanings_by_word(data["windows"]),
        choices_of_table(data["acts"]),
        choices_of_table(data["moments"]),
        choices_of_table(data["turns"]),
        MappingProxyType(
            {
                fold_text(word): (each["option"], each.get("value"))
                for each in data["options"]
                for word in words_in_all_languages(each)
            }
        ),
        MappingProxyType(
            {
                table: tuple(word for words in data[table].values() for word in words)
                for table in ("verbs", "states", "zones", "phases")
            }
            | {f"options {lang}": tuple(each[lang][0] for each in data["options"]) for lang in LANGUAGES}
        ),
    )


def cut_outside(text: str, separator: re.Pattern[str], start: int = 0) -> list[Piece]:
    """The pieces between separators that stand outside brackets and quotation marks; `after` is the separator.

    `start` is where the text begins in what was typed."""
    masked = QUOTED_OR_BRACKETED.sub(lambda found: PLACEHOLDER * len(found.group()), text)
    pieces, begin = [], 0
    for end in (*separator.finditer(masked), None):
        stop = len(text) if end is None else end.start()
        piece = text[begin:stop]
        if piece.strip():
            lead = len(piece) - len(piece.lstrip())
            pieces.append(Piece(piece.strip(), start + begin + lead, "" if end is None else end.group().strip()))
        begin = stop if end is None else end.end()
    return pieces
