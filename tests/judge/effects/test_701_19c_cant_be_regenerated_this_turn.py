"""CR 701.19c: what is dealt damage and can't be regenerated this turn; libraries of which half is milled: played."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, told, zones

BURN = card(
    "Burn",
    "Instant",
    "Burn deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
)
SKELETON: tuple[Any, ...] = (
    thing("Skeleton", "Creature", "{B}: Regenerate this creature.", by="Bob", power=2, toughness=2),
)
HEAL = {"activate": "Skeleton", "ability": "{B}", "by": "Bob"}


@pytest.mark.parametrize(
    ("text", "zone"),
    [(BURN, "graveyard"), (card("Zap", "Instant", "Zap deals 3 damage to any target."), "battlefield")],
)
def test_a_shield_is_no_help(text: Told, zone: str) -> None:
    outcome = played(HEAL, ALL, cast(text, "Skeleton"), ALL, objects=SKELETON)
    assert zones(outcome, "Skeleton") == [zone]


def test_it_is_told_in_both_languages() -> None:
    outcome = played(HEAL, ALL, cast(BURN, "Skeleton"), ALL, objects=SKELETON)
    assert any("can't be regenerated" in line for line in told(outcome))
    assert any("ne peut pas être régénéré" in line for line in told(outcome, "fr"))


def library(size: int) -> list[Told]:
    cards = [{"id": f"C{at}", "is": card(f"C{at}", "Artifact")} for at in range(size)]
    return [{"name": "Alice"}, {"name": "Bob", "library": cards}]


@pytest.mark.parametrize(("way", "milled"), [("down", 2), ("up", 3)])
def test_107_1a_half_of_a_library_is_rounded_as_it_says(way: str, milled: int) -> None:
    half = card("Half", "Sorcery", f"Target player mills half their library, rounded {way}.")
    outcome = played(cast(half, "Bob"), ALL, players=library(5))
    assert zones(outcome, *(f"C{at}" for at in range(5))).count("graveyard") == milled


def test_half_of_an_unknown_library_cant_be_told() -> None:
    half = card("Half", "Sorcery", "Target player mills half their library, rounded down.")
    outcome = played(cast(half, "Bob"), ALL)
    assert any("library" in line for line in told(outcome))


def test_that_player_is_who_controls_the_one_target() -> None:
    strike = card("Strike", "Instant", "Destroy target artifact an opponent controls. That player loses 2 life.")
    outcome = played(cast(strike, "Orb"), ALL, objects=(thing("Orb", "Artifact", by="Bob"),))
    assert (lives(outcome), zones(outcome, "Orb")) == ((20, 18), ["graveyard"])


MAGE = (
    "When this creature enters, return target creature an opponent controls to its owner's hand. That creature's owner "
    "can't cast spells with the same name as that creature until your next turn."
)


@pytest.mark.parametrize(("name", "may"), [("Held", False), ("Other", True)])
def test_201_2_namesakes_cant_be_cast_until_then(name: str, may: bool) -> None:
    spell = card(name, "Creature", "Flash", power=1, toughness=1)
    mage = card("Mage", "Creature", MAGE, power=2, toughness=3)
    held = thing("Held", "Creature", by="Bob", power=2, toughness=2)
    outcome = played(cast(mage), ALL, {**cast(spell, by="Bob"), "as": "second"}, objects=(held,))
    assert legal(outcome)[-1] is may
    assert zones(outcome, "Mage") == ["battlefield"]


def test_701_24c_a_graveyard_is_shuffled_away_with_the_source() -> None:
    text = "{2}, {T}: You gain 5 life. Shuffle this artifact and your graveyard into their owner's library."
    table = (thing("Elixir", "Artifact", text), thing("Old", "Instant", zone="graveyard"))
    outcome = played({"activate": "Elixir", "ability": "{2}, {T}", "by": "Alice"}, ALL, objects=table)
    assert (lives(outcome), zones(outcome, "Elixir", "Old")) == ((25, 20), ["library", "library"])
