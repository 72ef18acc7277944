"""Abilities in quotation marks: what an emblem, a token or another object is said to have (CR 113.10, 114.2).

Finds where they begin and end; `Cursor.nested` reads what is between the marks, as on a card of its own."""

from bot.engine.magic.words import abilities as ab
from bot.oracle.keywords.keyword_abilities import read_keyword, read_separator
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Token

QUOTE = '"'


def read_quoted_ability(at: Cursor) -> tuple[ab.Ability, ...]:
    """`quoted_ability` = QUOTE … QUOTE, every sentence of it read"""
    at.expect(QUOTE, expected="an ability in quotation marks")
    within = at.tokens[at.position :]
    length = next((index for index, token in enumerate(within) if token.word == QUOTE), None)
    if not length or at.nested is None:
        raise at.error("an ability and a closing quotation mark")
    abilities = at.nested(unwrap_quotes(within[:length]))
    unread = next((each for each in abilities if isinstance(each, ab.Unread)), None)
    if unread is not None or not abilities:
        raise at.error("an ability in quotation marks that is read" if unread is None else unread.expected)
    at.position += length + 1
    return abilities


def read_given_abilities(at: Cursor) -> tuple[ab.Ability, ...]:
    """`given_abilities` = (keyword | quoted_ability) { separator (keyword | quoted_ability) }: what objects are said to
    have or gain"""
    found = [*_read_one_given(at)]
    while more := at.attempt(_read_further_given):
        found.extend(more)
    return tuple(found)


def _read_one_given(at: Cursor) -> tuple[ab.Ability, ...]:
    found = at.attempt(read_keyword)
    return read_quoted_ability(at) if found is None and at.at(QUOTE) else found or read_keyword(at)


def _read_further_given(at: Cursor) -> tuple[ab.Ability, ...]:
    read_separator(at)
    return _read_one_given(at)


def unwrap_quotes(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the tokens with single quotation marks, of an ability within an ability, as double ones."""
    return tuple(token._replace(word=QUOTE) if token.word == "'" else token for token in tokens)
