"""CR 406.1, 608.2g: cards exiled until one is found, cast for nothing, and what becomes of the others: played."""

from typing import Any

from tests.judge.playing import ALL, Told, card, cast, lives, played, thing, told, zones

HIDDEN = ("Field", "Zap", "Relic")


def library(*names: str) -> list[Told]:
    texts = {"Zap": ("Instant", "Each opponent loses 3 life."), "Relic": ("Artifact", ""), "Field": ("Land", "")}
    cards = [{"id": each, "is": card(each, *texts[each])} for each in names]
    return [{"name": "Alice", "library": cards}, {"name": "Bob"}]


HUNT = card(
    "Hunt",
    "Sorcery",
    "Exile cards from the top of your library until you exile a nonland card. You may cast that card without paying "
    "its mana cost. Put the rest on the bottom of your library in a random order.",
)
RAID = card(
    "Raid",
    "Sorcery",
    "Exile the top three cards of your library, then you may cast any number of spells from among those cards without "
    "paying their mana costs.",
)
ONE = card(
    "One",
    "Sorcery",
    "Exile the top three cards of your library. You may cast an instant spell from among them without paying its mana "
    "cost.",
)


def test_what_is_found_is_cast_and_the_rest_goes_to_the_bottom() -> None:
    outcome = played(cast(HUNT), ALL, players=library(*HIDDEN))
    assert (lives(outcome), zones(outcome, *HIDDEN)) == ((20, 17), ["library", "graveyard", "library"])


def test_what_is_not_cast_goes_to_the_bottom_too() -> None:
    no = {"choose": "may", "pick": False, "by": "Alice"}
    outcome = played(no, cast(HUNT), ALL, players=library(*HIDDEN))
    assert (lives(outcome), zones(outcome, *HIDDEN)) == ((20, 20), ["library", "library", "library"])


def test_any_number_of_spells_are_cast_and_no_land_is() -> None:
    outcome = played(cast(RAID), ALL, players=library(*HIDDEN))
    assert (lives(outcome), zones(outcome, *HIDDEN)) == ((20, 17), ["exile", "graveyard", "battlefield"])


def test_only_spells_of_that_kind_may_be_cast() -> None:
    outcome = played(cast(ONE), ALL, players=library(*HIDDEN))
    assert (lives(outcome), zones(outcome, *HIDDEN)) == ((20, 17), ["exile", "graveyard", "exile"])


def test_of_an_unknown_library_nobody_can_tell() -> None:
    outcome = played(cast(HUNT), ALL)
    assert any("library" in line for line in told(outcome))
    assert lives(outcome) == (20, 20)


BACK = card(
    "Back",
    "Sorcery",
    "You may cast target instant card from your graveyard without paying its mana cost. If that spell would be put "
    "into your graveyard, exile it instead.",
)


def test_614_1a_a_spell_that_was_cast_so_is_exiled() -> None:
    table: tuple[Any, ...] = (thing("Zap", "Instant", "Each opponent loses 3 life.", zone="graveyard"),)
    outcome = played(cast(BACK, "Zap"), ALL, objects=table)
    assert (lives(outcome), zones(outcome, "Zap")) == ((20, 17), ["exile"])
