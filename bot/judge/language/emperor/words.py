"""The words of the Emperor table in both languages, as tables: rules, effects, readings, and what is said of a seat.

Owns the file of words; knows no grammar."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.judge.language.lexicon.words import words_in_all_languages
from bot.judge.language.reading.pieces import Piece, clean_text, problem_in
from bot.judge.problems import ProblemKind, nearest_words
from bot.language import LANGUAGES, Language
from bot.reference.folding import fold_text
from bot.resources import data_folder


class RuleSet(StrEnum):
    """Today's rules (CR 801, 804, 809), and the older ones in which creatures stand in territories."""

    CURRENT = "current"
    CLASSIC = "classic"

    @property
    def other(self) -> "RuleSet":
        return RuleSet.CLASSIC if self is RuleSet.CURRENT else RuleSet.CURRENT


class Effect(StrEnum):
    """Whom an effect names."""

    EACH_PLAYER = "each player"
    EACH_OTHER_PLAYER = "each other player"
    EACH_OPPONENT = "each opponent"
    OPPONENT = "opponent"
    """One opponent: chosen, or targeted."""
    TARGET = "target"
    GLOBAL = "global"
    """All creatures, wherever they are."""


class ArticleReading(StrEnum):
    """How the older article is read, which says that a creature in enemy territory can't come back.

    By `OUT`, the likelier one, no march leads into enemy territory; by `STAYS` none leads out of it."""

    OUT = "out"
    STAYS = "stays"


WordsByLanguage = Mapping[Language, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class WordChoices:
    """The words of an option by their meanings, with those that are offered and those that are known in each
    language."""

    meanings: Mapping[str, str]
    shown: WordsByLanguage
    known: WordsByLanguage

    def meaning(self, typed: str) -> str | None:
        """What the words mean, with the articles that are typed or with others."""
        found = self.meanings.get(fold_text(typed))
        if found is not None:
            return found
        bare = {without_articles(word): meaning for word, meaning in self.meanings.items()}
        return bare.get(without_articles(fold_text(typed)))


ARTICLES = frozenset({"de", "d", "du", "des", "la", "le", "les", "l", "un", "une", "a", "an", "the"})


def without_articles(folded: str) -> str:
    """Return folded words without their articles: « échanger du mana » is « échanger de la Mana »."""
    return " ".join(word for word in folded.split() if word not in ARTICLES)


@dataclass(frozen=True, slots=True)
class EmperorWords:
    """The meanings of each option's words; `seats` are the words in brackets behind a name."""

    seats: Mapping[str, str]
    rules: WordChoices
    effects: WordChoices
    readings: WordChoices


@cache
def emperor_words() -> EmperorWords:
    """Return the shipped words, read once."""
    file = data_folder() / "language" / "emperor.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    seats = {fold_text(word): meaning for meaning, words in data["seats"].items() for word in words}
    return EmperorWords(
        MappingProxyType(seats),
        choices_of_table(data["rules"]),
        choices_of_table(data["effects"]),
        choices_of_table(data["readings"]),
    )


def choices_of_table(table: Mapping[str, Any]) -> WordChoices:
    words = {
        fold_text(word): meaning for meaning, each in table.items() for word in (meaning, *words_in_all_languages(each))
    }
    shown: WordsByLanguage = {lang: tuple(each[lang][0] for each in table.values()) for lang in LANGUAGES}
    known: WordsByLanguage = {lang: tuple(word for each in table.values() for word in each[lang]) for lang in LANGUAGES}
    return WordChoices(MappingProxyType(words), MappingProxyType(shown), MappingProxyType(known))


def read_rule_set(typed: str, lang: Language, default: RuleSet = RuleSet.CURRENT) -> RuleSet:
    """Return the rules that are asked for; raises `ScenarioError`."""
    return RuleSet(meaning_of_word(emperor_words().rules, typed, "rules", lang) or default)


def read_effect(typed: str, lang: Language) -> Effect:
    """Return the effect that is asked about; raises `ScenarioError`."""
    return Effect(meaning_of_word(emperor_words().effects, typed, "effect", lang) or Effect.EACH_PLAYER)


def read_article_reading(typed: str, lang: Language) -> ArticleReading:
    """Return the reading of the older article that is asked for; raises `ScenarioError`."""
    return ArticleReading(meaning_of_word(emperor_words().readings, typed, "reading", lang) or ArticleReading.OUT)


def meaning_of_word(choices: WordChoices, typed: str, option: str, lang: Language) -> str | None:
    """Return the meaning of a typed word, None for an empty text; raises `ScenarioError` with the nearest known
    words."""
    text = clean_text(typed, option)
    if not text:
        return None
    meaning = choices.meaning(text)
    if meaning is None:
        nearest = (
            nearest_words(text, choices.shown[lang], 1)
            or nearest_words(text, choices.known[lang], 1)
            or choices.shown[lang]
        )
        raise problem_in(ProblemKind.UNKNOWN_WORD_OF_OPTION, option, Piece(text, 0), text, nearest)
    return meaning


def variant_of(rule_set: RuleSet, reading: ArticleReading) -> str:
    """The variant of a scenario."""
    if rule_set is RuleSet.CURRENT:
        return "emperor"
    return "emperor-classic" if reading is ArticleReading.OUT else "emperor-classic-no-return"
