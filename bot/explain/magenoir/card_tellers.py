"""What each language says of a card of Mage Noir by itself: its element, its cost, its components, what it does."""

from collections.abc import Callable, Mapping
from typing import Protocol

from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words.abilities import Paragraph
from bot.explain.magenoir.english import card as english
from bot.explain.magenoir.english import nouns as english_nouns
from bot.explain.magenoir.french import card as french
from bot.explain.magenoir.french import nouns as french_nouns
from bot.language import ByLanguage


class Nouns(Protocol):
    """What the module of a language's nouns offers."""

    @property
    def ELEMENTS(self) -> Mapping[Element, str]: ...  # noqa: N802 - a table of the module
    def words_of_cost(self, amount: Mana, x: Element | None) -> str: ...
    def noun_of_component(self, name: str, number: int = ...) -> str: ...


NOUNS: ByLanguage[Nouns] = ByLanguage(en=english_nouns, fr=french_nouns)
SENTENCE_OF_PARAGRAPH: ByLanguage[Callable[[Paragraph], str]] = ByLanguage(
    en=english.sentence_of_paragraph, fr=french.sentence_of_paragraph
)
