"""How many counters of a kind a permanent can have (CR 704.5r)."""

from bot.engine.magic.words import abilities as ab
from bot.oracle.nouns.own_names_and_qualities import read_itself
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number
from bot.oracle.text.tokens import Kind


def read_counter_limit(at: Cursor) -> tuple[ab.CounterLimit, ...]:
    """`limit` = itself "can't have more than" number kind "counters on it" ["."], to the end of the sentence"""
    read_itself(at)
    at.expect("can't", "have", "more", "than")
    most = read_number(at)
    kind = at.take_kind(Kind.WORD)
    if kind is None:
        raise at.error("a kind of counter")
    at.expect("counters", "on", "it", expected="“counters on it”")
    at.expect_end()
    return (ab.CounterLimit(kind.word, most),)
