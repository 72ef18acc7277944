import re

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.magic.words.abilities import Unread
from bot.oracle.lines.compiler import compile_text
from bot.oracle.text.tokens import reminder_spans

VOCABULARY = """flying, first strike; protection from black and red Dragons each color hexproof enchant creature equip
    {2} {T}: ward — − - gets +1/+1 has this enchanted "When enters attacks or . " ( ) • | LEVEL 1 all damage that
    would be dealt to by prevent can block an additional any number of creatures combat Bear Mr. is prevented if
    at the beginning of upkeep step , as long Landfall islandwalk cycling target you control creatures get deals
    3 destroy another tap it that can't attack block alone Whenever becomes blocked dies until end of turn gain
    life X +X/+X sacrifice may draw cards for each all other Elves power or less greater without any target
    player opponent deathtouch counter put on ’ \x00 \x1f é İ ß ﬁ ٣ 𝟜"""
WORDS = [*VOCABULARY.split(" "), "\n", "\r"]
cardlike = st.lists(st.sampled_from(WORDS), max_size=60).map(" ".join)
texts = st.one_of(cardlike, st.text(max_size=2000))
names = st.sampled_from(["Bear", "Mr. Bear", "Bear, the Flying", "Flying", "", "!", "B.E.A.R."])
kinds = st.sampled_from([(), ("Creature",), ("Instant",)])


@given(texts, names, kinds)
def test_any_text_compiles_to_readings_in_order_that_quote_it(text: str, name: str, types: tuple[str, ...]) -> None:
    end = 0
    for reading in compile_text(text, name, types):
        start, stop = reading.span
        assert end <= start < stop <= len(text)
        assert text[start:stop] == reading.text
        end = stop


@given(texts, names, kinds)
def test_every_unread_ability_quotes_its_reading(text: str, name: str, types: tuple[str, ...]) -> None:
    for reading in compile_text(text, name, types):
        unread = [ability for ability in reading.abilities if isinstance(ability, Unread)]
        assert (reading.state == "unread") == bool(unread)
        assert all((ability.text, ability.span) == (reading.text, reading.span) for ability in unread)
        assert all(ability.expected for ability in unread)


@given(texts, names, kinds)
def test_every_word_is_in_a_reading_or_a_reminder_or_joins_two_keywords(
    text: str, name: str, types: tuple[str, ...]
) -> None:
    covered = [reading.span for reading in compile_text(text, name, types)] + list(reminder_spans(text))
    rest = list(text)
    for start, end in covered:
        rest[start:end] = " " * (end - start)
    assert not set(re.findall(r"\w+", "".join(rest).lower())) - {"and"}
