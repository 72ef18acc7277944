"""The words of both languages as tables: keywords, colors, states, numbers, and words that mean nothing.

Owns the file of words and how a word is compared; knows no grammar. The words for a keyword are its data file's."""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.judge.problems import nearest_words
from bot.language import LANGUAGES, Language, by_language
from bot.reference.folding import fold_text
from bot.reference.keyword_index import keyword_tables
from bot.resources import data_folder

Words = Mapping[str, str]
"""Folded words of both languages to what they mean."""


@dataclass(frozen=True, slots=True)
class KeywordWord:
    """A keyword as cards print it in both languages; `number` says that a number follows it."""

    id: str
    text: str
    fr: str
    number: bool = False
    sentence: str = ""
    """What a card says instead, where it is no keyword."""


@dataclass(frozen=True, slots=True)
class Quality:
    """What protection is from: as cards print it, and in French with its article."""

    text: str
    fr: str


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Everything by its folded words."""

    keywords: Mapping[str, KeywordWord]
    colors: Words
    """To the letter."""
    qualities: Mapping[str, Quality]
    states: Words
    state_words: tuple[str, ...]
    """The words for states as they are spelt."""
    totals: Words
    """What numbers are said of a player: a zone, life, or a kind of counter."""
    numbers: Mapping[str, int]
    words: Mapping[str, frozenset[str]]
    shown: Mapping[str, tuple[str, ...]]
    """For each language, the keywords as autocomplete offers them."""
    counters: Words
    """The kinds of counters as cards print them, besides those that every creature may have."""
    tokens: Mapping[str, Mapping[str, str]]
    """The name and the text of the artifact tokens that a name stands for (CR 111.10)."""
    creature_tokens: Words
    """The size and traits of the token that most cards make, by its creature type."""

    def is_a(self, kind: str, word: str) -> bool:
        return word in self.words[kind]

    def keyword_like(self, word: str) -> KeywordWord | None:
        """Return the keyword that this word misspells; None where no keyword or several are near."""
        if len(word) < 4:
            return None
        close = similar_words(word, self.keywords)
        ids = {self.keywords[each].id for each in close}
        return self.keywords[close[0]] if len(ids) == 1 else None

    def nearest(self, word: str) -> tuple[str, ...]:
        return nearest_words(word, self.keywords)


def similar_words(word: str, known: Collection[str], least: float = 80) -> list[str]:
    """Return the known words that differ by a letter or two, best first."""
    from rapidfuzz import fuzz, process  # noqa: PLC0415  what is spelt right never pays for it

    return [each for each, _, _ in process.extract(word, list(known), scorer=fuzz.ratio, score_cutoff=least, limit=4)]


@cache
def shipped_lexicon() -> Lexicon:
    """Return the shipped words, read once."""
    data = shipped_data()
    numbered = numbered_keywords()
    return lexicon_from_data(data, [{"number": each["text"] in numbered, **each} for each in offered_keywords(data)])


@cache
def spoken_keywords() -> Mapping[str, Language]:
    """Return the language of single words that name a keyword in only one of them; knows no rules of the keywords,
    since every typed line is asked for its language."""
    return MappingProxyType(language_by_word(offered_keywords(shipped_data())))


@cache
def shipped_data() -> Mapping[str, Any]:
    """Return the shipped file of words as it stands."""
    return tomllib.loads((data_folder() / "language" / "keywords.toml").read_text(encoding="utf-8"))


def offered_keywords(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the keywords that can be said of a creature: those of the file, and those of the keywords' data files."""
    own = {each["id"]: each for each in data["keyword"]}
    return [own[each] if each in own else keyword_from_entry(each) for each in data["offered"]]


def keyword_from_entry(keyword_id: str) -> Mapping[str, Any]:
    """Return how a creature with the keyword is described, from the keyword's data file."""
    table = keyword_tables()[f"abilities/{keyword_id}"]
    text = table["en"]["name"].lower()
    words = {str(lang): (table[lang]["name"], *table[lang].get("of_creatures", ())) for lang in LANGUAGES}
    return {"id": keyword_id, "text": text, **words}


def numbered_keywords() -> frozenset[str]:
    """Return the keywords that a number follows."""
    from bot.engine.magic.keywords.record import Parameter  # noqa: PLC0415  see `spoken_keywords`
    from bot.engine.magic.keywords.registry import KEYWORDS  # noqa: PLC0415

    return frozenset(keyword.spelled for keyword in KEYWORDS if keyword.parameter is Parameter.NUMBER)


def lexicon_from_data(data: Mapping[str, Any], offered: Sequence[Mapping[str, Any]]) -> Lexicon:
    """Return the words of the file with those of the keywords, in the order in which these are offered."""
    keywords = {
        fold_text(word): KeywordWord(
            each["id"], each["text"], each["fr"][0], each.get("number", False), each.get("sentence", "")
        )
        for each in offered
        for word in words_in_all_languages(each)
    }
    colors = {fold_text(word): each["letter"] for each in data["color"] for word in each["words"]}
    qualities = {
        fold_text(word): Quality(each["text"], each["fr"])
        for each in (*data["color"], *data["quality"])
        for word in each["words"]
    }
    return Lexicon(
        keywords=MappingProxyType(keywords),
        colors=MappingProxyType(colors),
        qualities=MappingProxyType(qualities),
        states=MappingProxyType({fold_text(word): state for state, words in data["states"].items() for word in words}),
        state_words=tuple(word for words in data["states"].values() for word in words),
        totals=MappingProxyType({fold_text(word): what for what, words in data["totals"].items() for word in words}),
        numbers=MappingProxyType({fold_text(word): int(n) for n, words in data["numbers"].items() for word in words}),
        words=MappingProxyType({kind: folded_words(words) for kind, words in data["words"].items()}),
        shown=MappingProxyType({lang: tuple(each[lang][0] for each in offered) for lang in LANGUAGES}),
        counters=MappingProxyType(
            {fold_text(word): kind for kind, words in data["counters"].items() for word in words}
        ),
        creature_tokens=MappingProxyType(dict(data["creature_tokens"])),
        tokens=MappingProxyType({fold_text(word): each for each in data["token"] for word in each["words"]}),
    )


def language_by_word(keywords: Sequence[Mapping[str, Any]]) -> dict[str, Language]:
    words = by_language(lambda lang: folded_words(word for each in keywords for word in each[lang]))
    often = Counter(word for spelled in words.values() for word in spelled)
    return {word: lang for lang in LANGUAGES for word in words[lang] if often[word] == 1}


def words_in_all_languages(table: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the words of every language, of a table of which each key is a language."""
    return (word for lang in LANGUAGES for word in table[lang])


def folded_words(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(fold_text, words))
