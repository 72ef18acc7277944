"""`5/5 green trampler, pro-red` to a creature: a size, and the words that go with it in either language.

`creature` = SIZE { keyword | "protection" "from" quality | color | type | filler }, in any order."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.judge.language.lexicon.words import Lexicon, Quality, shipped_lexicon
from bot.judge.problems import LONGEST_SHOWN, shown_in_message
from bot.language import ByLanguage, Language
from bot.oracle.nouns.type_words import PLURALS
from bot.reference.folding import fold_text
from bot.reference.french_types import SUBTYPES as FRENCH

SIZE = re.compile(r"(?<![\w/.+\-\u2212])(\d{1,6})\s*/\s*(\d{1,6})(?![\w/.])")
PART = r"[\w*+\-\u2212.]{0,12}"
LIKE_A_SIZE = re.compile(rf"{PART}[\dxX*]\s?/\s?{PART}|{PART}\s?/\s?[\dxX*]{PART}")
"""What was meant as a size and is none: `-3/x`, `3/`, `*/2`."""
COLORS = "WUBRG"
LONGEST_PHRASE = 5
MOST_MISSPELT = 20
"""Words of one creature that are compared with all keywords; a flood of words is no description."""
SUBTYPES = {
    **{
        fold_text(word + plural): name
        for name, word in FRENCH.items()
        if name in CREATURE_TYPES
        for plural in ("", "s")
    },
    **{fold_text(word): subtype for subtype in CREATURE_TYPES for word in (subtype, PLURALS[subtype])},
}
"""Creature types by what they are called in either language, one or many; an English name wins over a French one."""


class Ability(NamedTuple):
    """A keyword ability as cards print it, and in French; `sentence` is what they say of what has no keyword."""

    text: str
    fr: str
    sentence: str = ""

    def in_language(self, language: Language) -> str:
        """Return the ability as cards of the language print it."""
        return ByLanguage(en=self.text, fr=self.fr)[language]


class TypedWord(NamedTuple):
    """A folded word and what was typed."""

    key: str
    typed: str


@dataclass
class Traits:
    """What has been understood so far of one creature."""

    keywords: list[Ability] = field(default_factory=list)
    colors: set[str] = field(default_factory=set)
    colorless: bool = False
    types: set[str] = field(default_factory=set)
    subtypes: list[str] = field(default_factory=list)
    legendary: bool = False
    token: bool = False
    misread: list[tuple[str, Ability]] = field(default_factory=list)
    """What was typed, and the keyword of which it is a misspelling."""
    ignored: list[str] = field(default_factory=list)


PROTECTION, HEXPROOF = Ability("protection", "protection"), Ability("hexproof", "défense talismanique")

Production = Callable[[Sequence[TypedWord], Traits, Lexicon], int]
"""Reads from the first word on; returns how many words it took, 0 for none."""


def take_protection(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    """`take_protection` = ("protection" | "hexproof") ["from"] quality { "and" ["from"] quality }"""
    opener = words[0].key
    meaning = known.keywords.get(opener)
    hexproof = meaning is not None and meaning.id == "hexproof"
    if not hexproof and not known.is_a("protection", opener):
        return 0
    taken, named = 1, HEXPROOF if hexproof else PROTECTION
    while quality := next_quality(words, taken, known, must_say_from=hexproof and taken == 1):
        taken, what = quality
        traits.keywords.append(Ability(f"{named.text} from {what.text}", f"{named.fr} contre {what.fr}"))
    return taken if taken > 1 else 0


def next_quality(
    words: Sequence[TypedWord], start: int, known: Lexicon, *, must_say_from: bool
) -> tuple[int, Quality] | None:
    """`quality` = ["and"] ["from"] [article] QUALITY; where it ends, and its English word."""
    at, said_from = start, False
    while at < len(words) and (known.is_a("from", words[at].key) or known.is_a("nothing", words[at].key)):
        if words[at].key in known.qualities:
            break
        said_from = said_from or known.is_a("from", words[at].key)
        at += 1
    if at == len(words) or words[at].key not in known.qualities or (must_say_from and not said_from):
        return None
    return at + 1, known.qualities[words[at].key]


def take_keyword(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    """`take_keyword` = the longest run of words that names one [NUMBER]"""
    for length in range(min(LONGEST_PHRASE, len(words)), 0, -1):
        keyword = known.keywords.get(" ".join(word.key for word in words[:length]))
        if keyword is None:
            continue
        numbered = keyword.number and len(words) > length and words[length].key.isdecimal()
        number = f" {words[length].key}" if numbered else ""
        traits.keywords.append(Ability(keyword.text + number, keyword.fr + number, keyword.sentence))
        return length + numbered
    return 0


def take_ward(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    """`take_ward` = "ward" NUMBER, which is a cost in mana (CR 702.21a)"""
    if len(words) < 2 or not known.is_a("ward", words[0].key) or not words[1].key.isdecimal():
        return 0
    traits.keywords.append(Ability(f"ward {{{words[1].key}}}", f"parade {{{words[1].key}}}"))
    return 2


def take_color(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    letter = known.colors.get(words[0].key)
    if letter is None:
        return 0
    traits.colors.add(letter)
    return 1


def take_kind(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    """`take_kind` = "colorless" | "artifact" | "legendary" | "token" | creature type"""
    key = words[0].key
    traits.colorless = traits.colorless or known.is_a("colorless", key)
    traits.legendary = traits.legendary or known.is_a("legendary", key)
    traits.token = traits.token or known.is_a("token", key)
    if known.is_a("artifact", key):
        traits.types.add("Artifact")
    is_type = key in SUBTYPES and key not in known.states  # "vers" is where an attack goes, and many a worm
    if is_type:
        traits.subtypes.append(SUBTYPES[key])
    return int(is_type or any(known.is_a(each, key) for each in ("colorless", "artifact", "legendary", "token")))


def take_filler(words: Sequence[TypedWord], _: Traits, known: Lexicon) -> int:
    return int(not words[0].key or known.is_a("nothing", words[0].key))


def take_misspelt_keyword(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    """A word or two that are almost one keyword, and only one; the second word means nothing by itself."""
    pair = len(words) > 1 and not take_first_production(words[1:], Traits(), known)
    for length in (2, 1) if pair else (1,):
        key = " ".join(word.key for word in words[:length])
        keyword = known.keyword_like(key)
        if keyword is not None:
            typed = shown_in_message(" ".join(word.typed for word in words[:length]))
            traits.keywords.append(Ability(keyword.text, keyword.fr, keyword.sentence))
            traits.misread.append((typed, traits.keywords[-1]))
            return length
    return 0


PRODUCTIONS: tuple[Production, ...] = (take_protection, take_ward, take_keyword, take_color, take_kind, take_filler)


def read_traits(text: str) -> Traits:
    """Read the words around a size; those that no production takes are kept as ignored."""
    known, traits = shipped_lexicon(), Traits()
    words = [TypedWord(key, typed) for typed in text.split() for key in fold_text(typed).split() or [""]]
    while words:
        taken = take_first_production(words, traits, known)
        if not taken and len(traits.ignored) < MOST_MISSPELT:
            taken = take_misspelt_keyword(words, traits, known)
        if not taken:
            traits.ignored.append(words[0].typed)
        words = words[taken or 1 :]
    return traits


def take_first_production(words: Sequence[TypedWord], traits: Traits, known: Lexicon) -> int:
    return next((taken for production in PRODUCTIONS if (taken := production(words, traits, known))), 0)


def only_keywords(text: str) -> bool:
    """Whether every word belongs to a creature's description, and at least one to its abilities or colors."""
    traits = only_traits(text)
    return traits is not None and bool(traits.keywords or traits.colors)


def describes_creature(text: str) -> bool:
    """Whether every word belongs to a creature's description, and at least one says something."""
    return only_traits(text) not in (None, Traits())


def only_traits(text: str) -> Traits | None:
    """What the words say, None where one of them is no part of a creature's description."""
    known, traits = shipped_lexicon(), Traits()
    words = [TypedWord(key, typed) for typed in text.split() for key in fold_text(typed).split()]
    while words:
        taken = take_first_production(words, traits, known)
        if not taken:
            return None
        words = words[taken:]
    return traits


def size_first(text: str) -> str:
    """The text with its size in front of the words around it: `green 3/3` is called as `3/3 green` is."""
    before, power, toughness, after = SIZE.split(text, maxsplit=1)
    return " ".join([f"{power}/{toughness}", *before.split(), *after.split()])


def printed_abilities(abilities: Sequence[Ability]) -> list[str]:
    """The lines of a card that has these abilities: its keywords, and a sentence for each of the others."""
    keywords = ", ".join(dict.fromkeys(each.text for each in abilities if not each.sentence))
    sentences = dict.fromkeys(each.sentence for each in abilities if each.sentence)
    return [*([keywords[:1].upper() + keywords[1:]] if keywords else []), *sentences]


def read_made_up(text: str) -> tuple[dict[str, Any], Traits]:
    """Return the `is` of a document, and all that was understood of a text that a size opens."""
    size, _, words = text.partition(" ")
    power, toughness = map(int, size.split("/"))
    traits = read_traits(words)
    document: dict[str, Any] = {
        "name": text if len(text) <= LONGEST_SHOWN else f"{power}/{toughness}",
        "power": power,
        "toughness": toughness,
        "types": [*sorted(traits.types), "Creature"],
        "subtypes": list(dict.fromkeys(traits.subtypes)),
        "supertypes": ["Legendary"] if traits.legendary else [],
        "colors": [letter for letter in COLORS if letter in traits.colors],
        "text": "\n".join(printed_abilities(traits.keywords)),
    }
    stated = {key: value for key, value in document.items() if value not in ([], "")}
    return stated | ({"colors": []} if traits.colorless and not traits.colors else {}), traits
