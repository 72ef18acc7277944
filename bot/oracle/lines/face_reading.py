"""What is read of a face's text: each part of it with its meaning, or kept as unread.

Knows the text and how a reader stands before it; the order in which productions are tried is the compiler's."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import abilities as ab
from bot.oracle.lines.line_kinds import ability_word_length, begins_trigger, is_bounded
from bot.oracle.lines.moments_of_unread_text import moment_of, watched_moment_of
from bot.oracle.nouns.touched_aspects import aspects_touched
from bot.oracle.nouns.zones_of_unread_text import zones_told
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.sentences import Sentence, span_of
from bot.oracle.text.tokens import Span, Token
from bot.oracle.text.word_tables import Words

State: TypeAlias = Literal["modelled", "understood", "unread"]


@dataclass(frozen=True, slots=True)
class Reading:
    """A sentence, keyword or whole ability of a card, where it stands, and what it means.

    Without any ability it is understood and has no effect. What was not read is kept sentence by sentence."""

    text: str
    span: Span
    abilities: tuple[ab.Ability, ...]
    partly: tuple[ab.Ability, ...] | None = None
    """What is played where it was not read whole: the ability as far as it was read, empty for a sentence that belongs
    to the ability of one before; None: the abilities themselves."""

    @property
    def played(self) -> tuple[ab.Ability, ...]:
        """The abilities that an object with this text has."""
        return self.abilities if self.partly is None else self.partly

    @property
    def state(self) -> State:
        if not self.abilities:
            return "understood"
        return "unread" if any(isinstance(ability, ab.Unread) for ability in self.abilities) else "modelled"


@dataclass(frozen=True, slots=True)
class Face:
    """What holds for a whole face: its text, its own names, whether it is an instant or a sorcery, and what reads the
    abilities between quotation marks."""

    text: str
    names: tuple[Words, ...]
    spell: bool
    nested: Callable[["Face", Sequence[Token]], tuple[ab.Ability, ...]]

    def cursor(self, sentence: Sentence) -> Cursor:
        """Return a cursor at the beginning of the sentence, behind its ability word."""
        return Cursor(sentence, self.names, ability_word_length(sentence), partial(self.nested, self))

    def cursors(self, sentences: Sequence[Sentence]) -> tuple[Cursor, ...]:
        """Return a cursor at the beginning of each sentence."""
        return tuple(self.cursor(sentence) for sentence in sentences)

    def text_of(self, tokens: Sequence[Token]) -> str:
        """Return the text from the first of the tokens to the last."""
        start, end = span_of(tokens)
        return self.text[start:end]

    def moment(self, sentence: Sentence) -> ab.Moment:
        """Return when the ability that this sentence begins could act; a spell's own text acts as the spell
        resolves."""
        at = Cursor(sentence, self.names, ability_word_length(sentence))
        if not self.spell:
            return watched_moment_of(at)
        moment = moment_of(at)
        if moment is not ab.Moment.ALWAYS:
            return moment
        return ab.Moment.ALWAYS if begins_trigger(at) and not is_bounded(sentence) else ab.Moment.CAST

    def reading(self, tokens: Sequence[Token], abilities: tuple[ab.Ability, ...]) -> Reading:
        """Return the reading of the tokens as these abilities."""
        return Reading(self.text_of(tokens), span_of(tokens), abilities)

    def unread(self, tokens: Sequence[Token], expected: str, moment: ab.Moment) -> Reading:
        """Return the reading of tokens that are not read: what was `expected`, and when they could matter."""
        text, span = self.text_of(tokens), span_of(tokens)
        touches, zones = aspects_touched(tokens), zones_told(tokens, self.names)
        unread = ab.Unread(text, span, expected, moment=moment, touches=touches, zones=zones)
        return Reading(text, span, (unread,))
