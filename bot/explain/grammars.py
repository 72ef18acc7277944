"""What each language does to words that meet, for what is said in all of them alike."""

from collections.abc import Sequence
from typing import Protocol

from bot.explain import english_grammar, french_grammar
from bot.language import ByLanguage


class Grammar(Protocol):
    """What the module of a language's grammar offers."""

    @property
    def AND(self) -> str: ...  # noqa: N802 - a constant of the module
    @property
    def OR(self) -> str: ...  # noqa: N802
    @property
    def COLON(self) -> str: ...  # noqa: N802
    @property
    def SEMICOLON(self) -> str: ...  # noqa: N802
    def capitalize(self, text: str) -> str: ...
    def words_of_turn(self, number: int) -> str: ...
    def with_of(self, name: str) -> str: ...
    def possessive(self, name: str) -> str: ...
    def join_words(self, parts: Sequence[str], conjunction: str = ...) -> str: ...


GRAMMARS: ByLanguage[Grammar] = ByLanguage(en=english_grammar, fr=french_grammar)
