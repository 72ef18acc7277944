"""How things are called in a picture, where there is little room."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import effects as fx
from bot.explain.figures import MINUS
from bot.explain.french import words as french_words
from bot.explain.french.keywords import french_keyword_name
from bot.explain.french.qualities import words_of_keyword
from bot.explain.names import Names
from bot.language import ByLanguage, Language

LONGEST_WORD = 28
"""Letters of what a keyword is called with its parameter; else its name alone."""
COUNTERS: ByLanguage[Mapping[str, str]] = ByLanguage(en={}, fr=french_words.COUNTERS)


def shown_name(names: Names, who: Recipient, size: str = "") -> str:
    """Return what a player or object is called, with a number among namesakes; empty for a made-up creature of which
    its size, shown beside, says as much."""
    if isinstance(who, PlayerId):
        return str(who)
    called = names.called(who)
    name = called.noun.name
    if called.noun.made_up and name[:1].isdigit():
        first = name.split()[0]
        name = "" if first == size else first
    number = "" if called.number is None else f"#{called.number}"
    return f"{name} {number}".strip()


def bare_name(name: str) -> str:
    head, mark, number = name.rpartition("#")
    return head.rstrip() if mark and number.isdigit() else name


def short_name(name: str) -> str:
    """Return a legend's name without its title: what stands before the comma; empty where there is none."""
    head, comma, _ = name.partition(",")
    return head if comma else ""


def names_of_size(power: int | None, toughness: int | None) -> str:
    """Return power and toughness as printed; empty for what has none."""
    return "" if power is None or toughness is None else f"{power}/{toughness}".replace("-", MINUS)


def counter_tag(kind: str, before: int, now: int, lang: Language) -> str:
    """Return counters of a kind, with how many there were where that is another number."""
    word = COUNTERS[lang].get(kind, kind.replace("-", MINUS) if kind.startswith("-") else kind)
    return f"{word} ×{now}" if before == now else f"{word} ×{before}→{now}"


def keyword_word(ability: fx.KeywordAbility, lang: Language) -> str:
    """Return the name of a keyword with its parameter, where that is short."""
    whole, name = WORDS_OF_KEYWORD[lang](ability), NAME_OF_KEYWORD[lang](ability.keyword)
    return whole if len(whole) <= LONGEST_WORD else name


WORDS_OF_KEYWORD: ByLanguage[Callable[[fx.KeywordAbility], str]] = ByLanguage(en=str, fr=words_of_keyword)
NAME_OF_KEYWORD: ByLanguage[Callable[[KeywordName], str]] = ByLanguage(en=str, fr=french_keyword_name)
