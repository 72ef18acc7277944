"""CR 608.2d, 701.20a, 207.2d, 603.12, 707.10: cards chosen from graveyards or revealed until one is found, and more."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones

CUB, SOW = card("Cub", "Creature - Bear", mana_cost="{1}{G}"), card("Sow", "Creature - Bear", mana_cost="{4}{G}")
BOG, BOULDER = card("Bog", "Land"), card("Boulder", "Artifact")


def buried(*cards: dict[str, Any], by: str = "Alice") -> tuple[dict[str, Any], ...]:
    return tuple({"id": each["name"], "is": each, "zone": "graveyard", "controller": by} for each in cards)


def library(*cards: dict[str, Any], by: str = "Alice") -> list[dict[str, Any]]:
    listed = [{"id": each["name"], "is": each} for each in cards]
    return [{"name": name, **({"library": listed} if name == by else {})} for name in ("Alice", "Bob")]


@pytest.mark.parametrize(("picked", "where"), [("Cub", ["hand", "graveyard"]), ("Sow", ["graveyard", "hand"])])
def test_a_card_is_chosen_from_the_graveyard_without_a_target(picked: str, where: list[str]) -> None:
    churn = card("Churn", "Sorcery", "Return a creature card from your graveyard to your hand.")
    do = (cast(churn), {"choose": "card", "pick": picked}, ALL)
    assert zones(played(*do, objects=buried(CUB, SOW, BOG)), "Cub", "Sow") == where


def test_without_such_a_card_nothing_returns() -> None:
    churn = card("Churn", "Sorcery", "Return a creature card from your graveyard to your hand. You gain 1 life.")
    outcome = played(cast(churn), ALL, objects=(*buried(BOG), *buried(CUB, by="Bob")))
    assert (legal(outcome)[0], zones(outcome, "Bog", "Cub"), lives(outcome)) == (True, ["graveyard"] * 2, (21, 20))


@pytest.mark.parametrize(("held", "life"), [(BOULDER, 20), (CUB, 23)])
def test_what_can_be_exiled_from_a_graveyard_only_if_it_is_there(held: dict[str, Any], life: int) -> None:
    text = "You may exile a creature card from your graveyard. If you do, you gain 3 life."
    assert lives(played(cast(card("Rite", "Sorcery", text)), ALL, objects=buried(held))) == (life, 20)


def test_all_such_cards_of_one_graveyard_are_exiled() -> None:
    text = "Exile all creature cards from target player's graveyard. You gain 3 life for each card exiled this way."
    table = (*buried(CUB, BOG, by="Bob"), *buried(SOW))
    outcome = played(cast(card("Incursion", "Sorcery", text), "Bob"), ALL, objects=table)
    assert (zones(outcome, "Cub", "Bog", "Sow"), lives(outcome)) == (["exile", "graveyard", "graveyard"], (23, 20))


@pytest.mark.parametrize(("does", "where"), [(True, "hand"), (False, "graveyard")])
def test_what_may_be_done_behind_then(does: bool, where: str) -> None:
    text = "Mill a card, then you may return a creature or land card from your graveyard to your hand."
    do = (cast(card("Grapple", "Instant", text)), {"choose": "may", "pick": does}, ALL)
    assert zones(played(*do, players=library(BOG, BOULDER)), "Bog") == [where]


@pytest.mark.parametrize(("top", "where", "life"), [(BOG, "hand", 20), (BOULDER, "graveyard", 22)])
def test_one_of_the_cards_that_were_milled(top: dict[str, Any], where: str, life: int) -> None:
    text = (
        "Mill a card. You may put a land card from among the milled cards into your hand. If you don't, you gain 2 "
        "life."
    )
    outcome = played(
        cast(card("Wayfind", "Sorcery", text)), ALL, players=library(top), objects=buried(BOG | {"name": "Old"})
    )
    assert (zones(outcome, top["name"], "Old"), outcome["players"]["Alice"]["life"]) == ([where, "graveyard"], life)


def test_701_20a_cards_are_revealed_until_one_is_found() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )
    outcome = played(cast(card("Leap", "Sorcery", text)), ALL, players=library(BOG, BOULDER, CUB, SOW))
    assert zones(outcome, "Bog", "Boulder", "Cub", "Sow") == ["library", "library", "hand", "library"]
    outcome = played(cast(card("Leap", "Sorcery", text)), ALL, players=library(BOG, BOULDER))
    assert zones(outcome, "Bog", "Boulder") == ["library", "library"]


def test_all_cards_up_to_the_one_go_to_the_graveyard() -> None:
    text = (
        "Target player reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard."
    )
    outcome = played(cast(card("Spy", "Sorcery", text), "Bob"), ALL, players=library(CUB, BOG, SOW, by="Bob"))
    assert zones(outcome, "Cub", "Bog", "Sow") == ["graveyard", "graveyard", "library"]


def test_of_an_unknown_library_it_is_not_known_which_card_is_found() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the "
        "rest into your graveyard."
    )
    outcome = played(cast(card("Leap", "Sorcery", text)), ALL)
    assert [each["text"] for each in outcome["unmodelled"]] == ["cards in library"]


@pytest.mark.parametrize(("land", "found"), [("Swamp", True), ("Plains", False)])
def test_basic_is_said_of_each_of_several_land_types(land: str, found: bool) -> None:
    text = "Search your library for a basic Island, Swamp, or Mountain card, put it onto the battlefield, then shuffle."
    basic = card(land, f"Basic Land - {land}")
    outcome = played(cast(card("Panorama", "Sorcery", text)), ALL, players=library(basic))
    assert zones(outcome, land) == ["battlefield" if found else "library"]
    outcome = played(
        cast(card("Panorama", "Sorcery", text)), ALL, players=library(card("Bayou", "Land - Swamp Forest"))
    )
    assert zones(outcome, "Bayou") == ["library"]


def test_207_2d_a_flavor_word_means_nothing() -> None:
    dragon = card(
        "Dragon", "Creature - Dragon", "Fire Breath — When this creature enters, you gain 3 life.", power=4, toughness=4
    )
    assert lives(played(cast(dragon), ALL)) == (23, 20)


def test_603_12_what_deals_damage_when_it_was_paid_for() -> None:
    text = "When this creature enters, you may pay {2}. When you do, it deals 3 damage to any target."
    dragon = card("Dragon", "Creature - Dragon", text, power=4, toughness=4)
    outcome = played(cast(dragon), ALL, ALL)
    assert lives(outcome)[1] == 17


COPY = "{T}: Copy target instant or sorcery spell twice. You may choose new targets for the copies."


def test_707_10_two_copies_of_a_spell() -> None:
    mage = thing(
        "Mage",
        "Creature",
        "{T}: Copy target instant or sorcery spell twice. You may choose new targets for the copies.",
        power=1,
        toughness=1,
    )
    bolt = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")
    do = (cast(bolt, "Bob"), {"activate": "Mage", "ability": "{T}", "targets": ["Bolt"]}, ALL)
    assert lives(played(*do, objects=(mage,)))[1] == 11


def test_903_3_commander_creatures_get_what_others_do_not() -> None:
    hall = thing("Hall", "Enchantment", "Commander creatures you control get +2/+2.")
    outcome = played(objects=(hall, bear("Chief", commander=True), bear("Grizzly")))
    assert [outcome["objects"][each]["power"] for each in ("Chief", "Grizzly")] == [4, 2]
