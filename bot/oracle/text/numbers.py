"""Numbers as cards write them: digits, words, and the signed pair of a power and toughness change (CR 107)."""

from bot.oracle.text.cursor import Cursor
from bot.oracle.text.tokens import Kind
from bot.oracle.text.word_tables import split_words

_SMALL = split_words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = split_words("twenty thirty forty fifty sixty seventy eighty ninety")
NUMBER_WORDS: dict[str, int] = {
    **{word: value for value, word in enumerate(_SMALL)},
    **{word: value for value, word in zip(range(20, 100, 10), _TENS, strict=True)},
    **{
        f"{tens}-{ones}": 10 * (2 + high) + low
        for high, tens in enumerate(_TENS)
        for low, ones in enumerate(_SMALL[1:10], start=1)
    },
}
ORDINALS: dict[str, int] = {
    word: value for value, word in enumerate(split_words("first second third fourth fifth"), start=1)
}
LONGEST_NUMBER = 9
"""How many digits are read; no card prints more, and a longer number is a mistake or an attack."""


def read_number(at: Cursor) -> int:
    """`number` = NUMBER | NUMBER_WORDS"""
    token = at.token
    if token is not None and token.kind is Kind.NUMBER and token.word.isascii() and len(token.word) <= LONGEST_NUMBER:
        at.position += 1
        return int(token.word)
    return NUMBER_WORDS[at.one_word(NUMBER_WORDS, "a number")]


def read_size_change(at: Cursor) -> tuple[int, int]:
    """`size_change` = SIZE, with two signs and no variable (CR 613.4c)"""
    token = at.token
    if token is None or token.kind is not Kind.SIZE:
        raise at.error("a power and toughness change such as +1/+1")
    power, toughness = token.word.split("/")
    try:
        if power[0] not in "+-" or toughness[0] not in "+-":
            raise at.error("a power and toughness change with two signs")
        change = int(power), int(toughness)
    except ValueError as error:
        raise at.error("a power and toughness change in numbers") from error
    at.position += 1
    return change
