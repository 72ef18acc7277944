import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.keys import LIMIT, Kind, NameKey, keys_of, normalize_name
from tests.cards.shapes import record


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("Lézard de Cuivre", "lezard de cuivre"),
        ("Cœur d’Æther", "coeur daether"),
        ("CŒUR D'ÆTHER", "coeur daether"),
        ("Straße", "strasse"),
        ("L'Œil, le Grand", "loeil le grand"),
        ("Copper-Tail   Lizard", "copper tail lizard"),
        ("Ember // Frost", "ember frost"),
        ("D.R.A.K.E.", "drake"),
        ("\u202eCopper\u200b Lizard\x00", "copper lizard"),
        ("Cuivre\u0301\u0302\u0303", "cuivre"),
        ("Élan\u00a0vital\u202f!", "elan vital"),
        ("____", "____"),
        ("  ", ""),
        ("", ""),
    ],
)
def test_a_key_keeps_letters_and_digits_only(written: str, key: str) -> None:
    assert normalize_name(written) == key


@given(st.text(max_size=600))
def test_a_key_is_its_own_key_and_never_long(text: str) -> None:
    key = normalize_name(text)
    assert normalize_name(key) == key
    assert len(key) <= LIMIT


@given(st.text(st.characters(codec="ascii"), max_size=200))
def test_the_short_way_for_ascii_agrees_with_the_long_one(text: str) -> None:
    assert normalize_name(text) == normalize_name(text + "\u200d")


def test_a_flood_of_marks_costs_nothing() -> None:
    assert normalize_name("a" + "\u0301" * 100_000) == "a"


def test_a_card_has_keys_for_its_names_its_aliases_and_its_faces() -> None:
    assert list(keys_of(record("Ember // Frost", "Braise // Gel", "Old Ember"))) == [
        NameKey("ember frost", Kind.NAME, "en", None),
        NameKey("braise gel", Kind.NAME, "fr", None),
        NameKey("old ember", Kind.ALIAS, None, None),
        NameKey("ember", Kind.FACE, "en", 0),
        NameKey("braise", Kind.FACE, "fr", 0),
        NameKey("frost", Kind.FACE, "en", 1),
        NameKey("gel", Kind.FACE, "fr", 1),
    ]
