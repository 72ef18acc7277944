"""How a text was read: productions, their words, dead ends, and where reading stopped."""

from collections.abc import Iterator, Sequence

from bot.cards.model import CardFace
from bot.oracle.lines.reading_trace import Taken, TracedReading, trace_face


def trace(text: str) -> tuple[TracedReading, ...]:
    return trace_face(CardFace(name="Probe", mana_cost="", type_line="Creature — Bear", text=text))


def productions(text: str, taken: Sequence[Taken]) -> Iterator[tuple[str, str]]:
    for each in taken:
        yield each.production, text[slice(*each.span)]
        yield from productions(text, each.parts)


def test_each_production_with_the_words_that_it_read() -> None:
    text = "{T}: Draw two cards."
    (found,) = trace(text)
    read = dict(productions(text, found.taken))
    assert (read["activation_cost"], read["draw_cards"], found.stopped) == ("{T}:", "two cards", None)
    assert found.continuations == ()


def test_where_reading_stopped_with_what_would_have_gone_on_there() -> None:
    text = "Flying\nWhen this creature enters, destroy target creature that sings."
    flying, unread = trace(text)
    assert (flying.reading.state, unread.reading.state) == ("modelled", "unread")
    assert unread.stopped is not None
    assert text[unread.stopped :] in {"that sings.", "sings."}
    assert 1 <= len(unread.continuations) <= 3
    assert unread.dead_ends >= len(unread.continuations)
