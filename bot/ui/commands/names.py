"""Names of cards and keywords as a reply shows them, in the asker's language."""

from collections.abc import Iterable

from bot.cards.names import NamedCard
from bot.explain.grammars import GRAMMARS
from bot.language import Language
from bot.reference.entries import KeywordEntry
from bot.reference.typography import with_apostrophes


def card_name(card: NamedCard, lang: Language) -> str:
    """Return the card's name in the language if it has one, else its English name."""
    own = card.name_in(lang)
    return with_apostrophes(own, lang) if own else card.name


def names_side_by_side(names: Iterable[str]) -> str:
    """Join names by a sign that no name contains: many cards' names have a comma."""
    return " · ".join(names)


def keyword_names(entries: Iterable[KeywordEntry], lang: Language) -> str:
    return names_side_by_side(entry.name(lang) for entry in entries)


def label_text(name: str, text: str, lang: Language) -> str:
    """Return what is said of something after its name and a colon.

    Not a message of `data/strings`, since those cut long arguments."""
    return f"{name}{GRAMMARS[lang].COLON}{text}"


def with_rules(text: str, rules: Iterable[str]) -> str:
    """Return a statement with the rules that it rests on in brackets, if there are any."""
    cited = ", ".join(rules)
    return f"{text} [{cited}]" if cited else text
