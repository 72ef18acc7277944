"""The words of all languages as one table of phrases: what each may mean, in which language.

Knows the modules of words and no grammar; where two languages share a phrase, both meanings are kept."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import ModuleType

from bot.engine.frozen_class import dataclass
from bot.judge.language.asked.words.english import words as english
from bot.judge.language.asked.words.french import words as french
from bot.judge.language.asked.words.tokens import Token, tokens_of
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.language import LANGUAGES, ByLanguage, Language

WORDS: ByLanguage[ModuleType] = ByLanguage(en=english, fr=french)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a phrase may be: a kind of word, and which of that kind; `lang` is None where it belongs to no language."""

    kind: str
    value: str
    lang: Language | None = None


Keys = tuple[str, ...]

KINDS_BY_TABLE: Mapping[str, str] = {
    "VERBS": "verb",
    "VERDICTS": "verdict",
    "PARTICIPLES": "participle",
    "CARD_VERBS": "cardverb",
    "PLAYERS": "player",
    "OWNERS": "owner",
    "PREPOSITIONS": "prep",
    "SUBORDINATES": "sub",
    "JOINS": "join",
    "AUXILIARIES": "aux",
    "WHO": "wh",
    "NOUNS": "noun",
    "MEASURES": "measure",
    "ZONES": "zone",
    "STATES": "state",
    "TIMES": "time",
    "TURNS": "turn",
    "OPENINGS": "opening",
    "FORMATS": "format",
    "OFF_TOPIC": "offtopic",
    "SIDES": "side",
    "TIMES_BEFORE": "times before",
    "EMPTY": "empty",
    "EXTREMES": "extreme",
}
"""The tables that say what each phrase means, by their names in each language's module."""
KINDS_BY_LIST: Mapping[str, str] = {
    "PRONOUNS": "pronoun",
    "FILLERS": "filler",
    "CLAIMERS": "claimer",
    "PERSONS": "person",
    "SUPPOSING": "supposing",
    "TAGS": "tag",
    "NEGATIONS": "neg",
    "NONE": "none",
    "RESPONSES": "response",
    "TRIGGER_RESPONSES": "response",
    "GREETINGS": "greeting",
    "SECOND": "second",
    "LEGAL": "legal",
    "SEATED": "seat",
    "INSIDE": "inside",
    "MORE": "more",
}
"""Those that are one list."""


@dataclass(frozen=True, slots=True)
class Phrases:
    """All phrases: what single words may mean, and for each two first words the longer phrases, the longest first."""

    words: Mapping[str, tuple[Meaning, ...]]
    longer: Mapping[tuple[str, str], tuple[tuple[Keys, tuple[Meaning, ...]], ...]]

    def longest_at(self, tokens: Sequence[Token], at: int, end: int) -> tuple[int, tuple[Meaning, ...]]:
        """Return how many words the longest phrase has that begins here and is over by `end`, and what it may mean; 0
        and nothing for none."""
        first = tokens[at].key
        if at + 1 < end:
            for keys, meanings in self.longer.get((first, tokens[at + 1].key), ()):
                if at + len(keys) <= end and all(tokens[at + step].key == keys[step] for step in range(2, len(keys))):
                    return len(keys), meanings
        alone = self.words.get(first, ())
        return int(bool(alone)), alone

    def alone(self, key: str) -> tuple[Meaning, ...]:
        """Return what the word may mean by itself."""
        return self.words.get(key, ())


@cache
def shipped_phrases() -> Phrases:
    """Return all phrases, made once."""
    found: dict[Keys, list[Meaning]] = {}
    for lang in LANGUAGES:
        for phrase, meaning in meanings_in_module(WORDS[lang], lang):
            keys = (phrase,) if phrase.startswith("'") else tuple(each.key for each in tokens_of(phrase))
            elided = bool(keys) and keys[-1] in WORDS[lang].ELIDED.split()
            spelt = (keys, (*keys[:-1], f"{keys[-1]}'")) if elided else (keys,)
            for each in spelt:
                if each and meaning not in found.setdefault(each, []):
                    found[each].append(meaning)
    words = {keys[0]: tuple(meanings) for keys, meanings in found.items() if len(keys) == 1}
    longer: dict[tuple[str, str], list[tuple[Keys, tuple[Meaning, ...]]]] = {}
    for keys, meanings in found.items():
        if len(keys) > 1:
            longer.setdefault((keys[0], keys[1]), []).append((keys, tuple(meanings)))
    return Phrases(words, {two: tuple(sorted(each, key=lambda one: -len(one[0]))) for two, each in longer.items()})


def number_of_blockers(word: str) -> int | None:
    """Return how many creatures block by the word for it: `double block`; None where it says no number."""
    counted = (number for lang in LANGUAGES for begun, number in WORDS[lang].BLOCKERS.items() if word.startswith(begun))
    return next(counted, None)


def is_adverb(word: str, lang: Language) -> bool:
    """Whether an unknown word ends as the adverbs of the language do: it names no thing, size, player or act."""
    endings = tuple(WORDS[lang].ADVERB_ENDINGS.split())
    return len(word) >= SHORTEST_ADVERB and word.endswith(endings)


def is_gerund(word: str, meanings: Iterable[Meaning]) -> bool:
    """Whether a verb has the form of what is done by another deed: "sacrificing"."""
    verbs = [each.lang for each in meanings if each.kind == "verb" and each.lang is not None]
    return any(word.endswith(WORDS[lang].GERUND_ENDING) for lang in verbs)


def is_base_form(word: str, meanings: Iterable[Meaning]) -> bool:
    """Whether a verb has the form in which nobody else is said to do it: "attack", that the asker does."""
    verbs = [each.lang for each in meanings if each.kind == "verb" and each.lang is not None]
    endings = [tuple(WORDS[lang].FORMS_OF_OTHERS.split()) for lang in verbs]
    return bool(endings) and not any(not each or word.endswith(each) for each in endings)


@cache
def trigger_responses() -> frozenset[str]:
    """Return the phrases that say that a triggered ability is answered."""
    phrases = [phrase for lang in LANGUAGES for phrase in WORDS[lang].TRIGGER_RESPONSES.split()]
    return frozenset(" ".join(each.key for each in tokens_of(phrase.replace("_", " "))) for phrase in phrases)


def is_response_to_trigger(words: str) -> bool:
    """Whether the words are one of those phrases."""
    return words in trigger_responses()


SHORTEST_ADVERB = 7
"""In letters."""


def meanings_in_module(module: ModuleType, lang: Language) -> Iterator[tuple[str, Meaning]]:
    """Yield each phrase of a language's module with what it means."""
    for table, kind in KINDS_BY_TABLE.items():
        for value, words in getattr(module, table).items():
            for word in words.split():
                yield word.replace("_", " "), Meaning(kind, value, lang)
    for table, kind in KINDS_BY_LIST.items():
        for word in getattr(module, table).split():
            yield word.replace("_", " "), Meaning(kind, word, lang)
    for word, number in module.NUMBERS.items():
        yield word.replace("_", " "), Meaning("number", str(number), lang)


TELLING = frozenset(
    {
        *("verb", "player", "owner", "prep", "sub", "aux", "wh", "filler", "neg", "join", "noun", "measure"),
        *("participle", "greeting", "offtopic"),
    }
)
"""The kinds of words that tell the language of a line."""


def languages_of_words(tokens: Sequence[Token]) -> Counter[Language]:
    """Count the words that only one language has."""
    phrases, counted = shipped_phrases(), Counter[Language]()
    for token in tokens:
        languages = {each.lang for each in phrases.alone(token.key) if each.kind in TELLING}
        if token.kind == "elided":
            languages = {"fr"}
        if len(languages) == 1 and (lang := languages.pop()) is not None:
            counted[lang] += 1
    return counted


@cache
def trait_phrases() -> Mapping[str, int]:
    """Return the words of keywords, colors and types that describe a creature, by the first with the most words of one
    that begins so."""
    longest: dict[str, int] = {}
    for phrase in shipped_lexicon().keywords:
        first = phrase.split()[0]
        longest[first] = max(longest.get(first, 0), len(phrase.split()))
    return longest
