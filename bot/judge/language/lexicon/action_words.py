"""The words for actions in both languages, as tables: verbs, prepositions, steps, pronouns.

Owns the file of words; knows no grammar."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.choices import ChoiceKind
from bot.reference.folding import fold_text
from bot.resources import data_folder


@dataclass(frozen=True, slots=True)
class ActionWords:
    """Everything by its folded words."""

    verbs: Mapping[str, str]
    words: Mapping[str, frozenset[str]]
    prepositions: Mapping[str, str]
    steps: Mapping[str, str]
    choices: Mapping[str, ChoiceKind]
    costs: Mapping[str, str]
    paid: Mapping[str, str]
    """The costs, by the words that say of a spell that one was paid for it."""
    ways: Mapping[str, str]
    """The costs, by the verbs for casting a spell for one."""

    def is_a(self, kind: str, word: str) -> bool:
        return fold_text(word) in self.words[kind]

    def verb(self, word: str) -> str | None:
        folded = fold_text(word)
        return "cast" if folded in self.ways else self.verbs.get(folded)


@cache
def action_words() -> ActionWords:
    """Return the shipped words, read once."""
    file = data_folder() / "language" / "actions.toml"
    return action_words_from_data(tomllib.loads(file.read_text(encoding="utf-8")))


def action_words_from_data(data: Mapping[str, Any]) -> ActionWords:
    return ActionWords(
        meanings_by_word(data["verbs"]),
        MappingProxyType({kind: frozenset(map(fold_text, words)) for kind, words in data["words"].items()}),
        meanings_by_word(data["prepositions"]),
        meanings_by_word(data["steps"]),
        MappingProxyType({word: ChoiceKind(kind) for word, kind in meanings_by_word(data["choices"]).items()}),
        meanings_by_word(data["costs"]),
        meanings_by_word(data["paid"]),
        meanings_by_word(data["ways"]),
    )


def meanings_by_word(table: Mapping[str, list[str]]) -> Mapping[str, str]:
    return MappingProxyType({fold_text(word): meaning for meaning, words in table.items() for word in words})


ELIDED = re.compile(r"\b([jlqd]u?|qu)['’](?=\w)", re.IGNORECASE)
APART = re.compile(r"(?<![\w'’])([jlqd]u?|qu)' (?=\w)", re.IGNORECASE)


def words_of_line(text: str) -> list[str]:
    """Split a line into words, elided ones apart: `j'attaque` is `j'` and `attaque`, `peut-il` stays whole."""
    return ELIDED.sub(r"\1' ", text).split()


def text_of_words(words: Iterable[str]) -> str:
    """Join words of a line as they were typed: an elided word stands against the next one."""
    return APART.sub(r"\1'", " ".join(words))
