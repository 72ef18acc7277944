"""Tokens to paragraphs and sentences: where one statement of a card ends and the next begins.

Knows full stops, quotation marks and the card's own name (whose full stops end nothing); refuses to know what any
sentence means."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.oracle.text.tokens import Kind, Span, Token

Sentence = tuple[Token, ...]
"""The tokens of one sentence, its full stop included; never empty."""


class Paragraph(NamedTuple):
    """One line of a card that is more than reminder text (CR 113.2c: usually one ability)."""

    sentences: tuple[Sentence, ...]


def split_paragraphs(tokens: Sequence[Token], name_spans: Sequence[Span] = ()) -> Iterator[Paragraph]:
    """Yield the paragraphs that hold at least one token; full stops inside `name_spans` end no sentence."""
    inside_names = frozenset(position for start, end in name_spans for position in range(start, end))
    line: list[Token] = []
    for token in tokens:
        if token.kind is not Kind.LINE:
            line.append(token)
        elif line:
            yield Paragraph(tuple(_split_sentences(line, inside_names)))
            line = []
    if line:
        yield Paragraph(tuple(_split_sentences(line, inside_names)))


def _split_sentences(line: Sequence[Token], inside_names: frozenset[int]) -> Iterator[Sentence]:
    start, quoted = 0, False
    for index, token in enumerate(line):
        if token.word == '"':
            quoted = not quoted
            stops = not quoted and index > 0 and line[index - 1].word == "." and _begins_sentence(line, index + 1)
            ends = stops and not _is_still_sentence(line, index + 1)
        else:
            stops = not quoted and token.word == "." and token.start not in inside_names
            ends = stops and _is_set_apart(line, index) and not _is_still_sentence(line, index + 1)
        if ends:
            yield tuple(line[start : index + 1])
            start = index + 1
    if start < len(line):
        yield tuple(line[start:])


def _is_set_apart(line: Sequence[Token], index: int) -> bool:
    """Say whether the full stop at `index` may end a sentence: not where a token follows without a space, `B.O.B`."""
    return index + 1 == len(line) or line[index + 1].start > line[index].end


def _is_still_sentence(line: Sequence[Token], index: int) -> bool:
    """Say whether "It's still a land." follows, which belongs to the sentence before it (CR 205.1b)."""
    return tuple(token.word for token in line[index : index + 2]) in {("it's", "still"), ("they're", "still")}


def _begins_sentence(line: Sequence[Token], index: int) -> bool:
    """Say whether a new sentence begins after a closing quotation mark: not at a small letter, `has "…" and can't
    block`."""
    return index == len(line) or line[index].raw[0].isupper()


def span_of(tokens: Sequence[Token]) -> Span:
    return tokens[0].start, tokens[-1].end
