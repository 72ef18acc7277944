"""Names of cards and keywords as a reply shows them, in the asker's language."""

from collections.abc import Iterable

from bot.cards.names import NamedCard
from bot.explain.grammars import GRAMMARS
from bot.language import Language
from bot.reference.entries import KeywordEntry
from bot.reference.typography import with_apostrophes


def card_name(card: NamedCard, lang: Language) -> str:
    """The card's name in the language where it has one, else the English name."""
    own = card.name_in(lang)
    return with_apostrophes(own, lang) if own else card.name


def names_side_by_side(names: Iterable[str]) -> str:
    """Names side by side, parted by what no name contains: many cards have a comma in theirs."""
    return " · ".join(names)


def keyword_names(entries: Iterable[KeywordEntry], lang: Language) -> str:
    return names_side_by_side(entry.name(lang) for entry in entries)


def label_text(name: str, text: str, lang: Language) -> str:
    """What is said of something, its name before it; of any length, which a message of the strings is not."""
    return f"{name}{GRAMMARS[lang].COLON}{text}"


def with_rules(text: str, rules: Iterable[str]) -> str:
    """A statement with the rules that it rests on, where there are any."""
    cited = ", ".join(rules)
    return f"{text} [{cited}]" if cited else text
