"""The cursor that every production reads with, and the one error that it raises.

Knows tokens and positions; no word of the game. The error carries where reading stopped and what would have been
understood there; it never leaves this package."""

from collections.abc import Callable, Container
from typing import TypeAlias, TypeVar

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.amounts import Amount
from bot.oracle.text.tokens import Kind, Span, Token
from bot.oracle.text.word_tables import PhraseTable, Words

T = TypeVar("T")
Nested: TypeAlias = Callable[[tuple[Token, ...]], tuple[ab.Ability, ...]]
"""Reads the text between quotation marks as abilities of their own."""


class OracleSyntaxError(Exception):
    """The text at `span` is not `expected`; `position` counts tokens, by which the error that got furthest is found."""

    def __init__(self, span: Span, expected: str, position: int) -> None:
        super().__init__(f"expected {expected}")
        self.span = span
        self.expected = expected
        self.position = position

    def or_else(self, other: "OracleSyntaxError") -> "OracleSyntaxError":
        """Return the error that got further, or one that expects either."""
        if self.position != other.position:
            return self if self.position > other.position else other
        if other.expected in self.expected:
            return self
        return OracleSyntaxError(self.span, f"{self.expected}, or {other.expected}", self.position)


class Cursor:
    """A place in one sentence of a card, and the names by which the sentence may call the card itself."""

    __slots__ = (
        "furthest",
        "is_effect",
        "measured",
        "names",
        "nested",
        "position",
        "quantity",
        "tokens",
        "with_choice",
    )

    def __init__(
        self,
        tokens: tuple[Token, ...],
        names: tuple[Words, ...] = (),
        position: int = 0,
        nested: Nested | None = None,
    ) -> None:
        self.tokens = tokens
        self.names = names
        self.position = position
        self.nested = nested
        self.is_effect = False
        """The sentence is an instruction, as which something may be chosen: "of the color of your choice"."""
        self.with_choice = False
        """In a sentence before a color or type was chosen, which is "that color" or "that type"."""
        self.quantity: Callable[[Cursor], Amount] | None = None
        """Reads an amount, in an instruction that may compare sizes with one: "less than or equal to …"."""
        self.measured: dict[int, Amount] = {}
        """The amounts that sizes are compared with, by the place where each was read."""
        self.furthest: OracleSyntaxError | None = None
        """The error that got furthest among the alternatives tried so far."""

    @property
    def done(self) -> bool:
        return self.position >= len(self.tokens)

    @property
    def token(self) -> Token | None:
        return None if self.done else self.tokens[self.position]

    def at(self, *words: str) -> bool:
        """Say whether these folded words come next."""
        return self._ahead(words)

    def take(self, *words: str) -> bool:
        """Step over these folded words if they come next."""
        if not self._ahead(words):
            return False
        self.position += len(words)
        return True

    def expect(self, *words: str, expected: str | None = None) -> None:
        """Step over these folded words, or raise."""
        if not self.take(*words):
            raise self.error(expected or f"“{' '.join(words)}”")

    def expect_end(self) -> None:
        """Step over the full stop if there is one; raise where a word is left."""
        self.take(".")
        if not self.done:
            raise self.error("the end of the sentence")

    def take_kind(self, kind: Kind) -> Token | None:
        """Step over the next token if it is of this kind, and return it."""
        token = self.token
        if token is None or token.kind is not kind:
            return None
        self.position += 1
        return token

    def take_raw(self, words: Words) -> bool:
        """Step over these words if they come next letter by letter; for names, which have capitals."""
        ahead = self.tokens[self.position : self.position + len(words)]
        if tuple(token.raw for token in ahead) != words:
            return False
        self.position += len(words)
        return True

    def choose(self, table: PhraseTable[T]) -> T | None:
        """Step over the first phrase of the table that comes next, the longest first, and return its meaning."""
        token = self.token
        if token is None:
            return None
        for words, value in table.get(token.word, ()):
            if self.take(*words):
                return value
        return None

    def one_word(self, known: Container[str], expected: str) -> str:
        """Step over the next folded word if it is a known one, and return it, or raise."""
        token = self.token
        if token is None or token.word not in known:
            raise self.error(expected)
        self.position += 1
        return token.word

    def attempt(self, production: Callable[["Cursor"], T]) -> T | None:
        """Read the production, or stay where we are and remember the error."""
        start = self.position
        try:
            return production(self)
        except OracleSyntaxError as error:
            self.position = start
            self.furthest = error if self.furthest is None else self.furthest.or_else(error)
            return None

    def first_of(self, *productions: Callable[["Cursor"], T], expected: str) -> T:
        """Read the first production that fits, or raise the error that got furthest."""
        start = self.position
        for production in productions:
            found = self.attempt(production)
            if found is not None:
                return found
        if self.furthest is not None and self.furthest.position > start:
            raise self.furthest
        raise self.error(expected)

    def error(self, expected: str) -> OracleSyntaxError:
        """Return the error that says that `expected` does not come next."""
        token = self.token
        if token is not None:
            return OracleSyntaxError(token.span, expected, self.position)
        end = self.tokens[-1].end if self.tokens else 0
        return OracleSyntaxError((end, end), expected, self.position)

    def _ahead(self, words: Words) -> bool:
        tokens, position = self.tokens, self.position
        if position + len(words) > len(tokens) or tokens[position].word != words[0]:
            return False  # the common case, without a loop
        return all(tokens[position + offset].word == word for offset, word in enumerate(words))
