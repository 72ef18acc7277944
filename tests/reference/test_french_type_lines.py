"""French type lines of older printings in today's words (CR 205.4a)."""

import pytest

from bot.reference.french_type_lines import text_today, type_line_today


@pytest.mark.parametrize(
    ("printed", "english", "today"),
    [
        ("Planeswalker : Ajani", "Legendary Planeswalker — Ajani", "Planeswalker légendaire : Ajani"),
        ("Créature : céphalide et légende", "Legendary Creature — Octopus Noble", "Créature légendaire : céphalide"),
        ("Enchanter : créature", "Enchantment — Aura", "Enchantement : aura"),
        ("Éphémère", "Instant", "Éphémère"),
        ("Créature légendaire : ange", "Legendary Creature — Angel", "Créature légendaire : ange"),
        ("Engagez le permanent ciblé.", "Instant", "Éphémère"),
    ],
)
def test_205_4a_an_older_type_line_is_said_in_the_words_of_today(printed: str, english: str, today: str) -> None:
    assert type_line_today(printed, english) == today


def test_a_text_that_was_typed_one_line_off_has_its_first_sentence_and_no_artist() -> None:
    assert text_today("Piochez une carte.\nSomebody", "Engagez ceci.") == "Engagez ceci.\nPiochez une carte."
    assert text_today("Vol", "Créature : ange") == "Vol"
