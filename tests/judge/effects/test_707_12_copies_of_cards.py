"""CR 707.12: cards that are copied, and copies that are cast."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, lives, played, told, zones

SCEPTER = card(
    "scepter",
    "Artifact",
    "Imprint — When this artifact enters, you may exile an instant card with mana value 2 or less from your hand.\n"
    "{2}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.",
)
MIRROR = card(
    "scepter",
    "Artifact",
    "When this artifact enters, you may exile an instant card from your hand.\n"
    "{T}: Copy the exiled card. You may cast the copy without paying its mana cost.",
)
BOLT = {"id": "bolt", "is": card("bolt", "Instant", "bolt deals 3 damage to any target.", mana_cost="{R}")}
PLAYERS: list[Any] = [{"name": "Alice", "hand": [BOLT]}, {"name": "Bob"}]
USE: Told = {"activate": "scepter", "ability": 1}


def imprinted(scepter: Told, *do: Told) -> Told:
    exile: Told = {"choose": "exile", "pick": "bolt"}
    return played(cast(scepter), exile, ALL, *do, players=PLAYERS)


@pytest.mark.rule("707.12", "607.2a", "608.2g")
@pytest.mark.parametrize("scepter", [SCEPTER, MIRROR], ids=["may be copied", "is copied"])
def test_707_12_the_copy_is_cast_and_the_card_stays_in_exile(scepter: Told) -> None:
    outcome = imprinted(scepter, USE, {"resolve": "top"}, ALL)
    assert (zones(outcome, "bolt", "copy-of-bolt"), lives(outcome)) == (["exile", "ceased"], (20, 17))


@pytest.mark.rule("707.12", "602.5")
def test_707_12_the_card_can_be_copied_again_in_a_later_turn() -> None:
    outcome = imprinted(SCEPTER, USE, ALL, {"to": "next turn"}, {"to": "next turn"}, USE, ALL)
    assert lives(outcome) == (20, 14)


@pytest.mark.rule("704.5e", "707.12")
def test_704_5e_a_copy_that_is_not_cast_ceases_to_exist() -> None:
    outcome = imprinted(SCEPTER, USE, {"choose": "may", "pick": False}, {"resolve": "top"}, ALL)
    assert (zones(outcome, "bolt", "copy-of-bolt"), lives(outcome)) == (["exile", "ceased"], (20, 20))


@pytest.mark.rule("707.12")
def test_707_12_where_nothing_was_exiled_nothing_is_copied() -> None:
    outcome = played({"choose": "may", "pick": False}, cast(SCEPTER), ALL, USE, ALL, players=PLAYERS)
    assert (zones(outcome, "bolt"), lives(outcome)) == (["hand"], (20, 20))


@pytest.mark.rule("707.12")
def test_707_12_it_is_told_in_both_languages() -> None:
    outcome = imprinted(SCEPTER, USE, {"resolve": "top"}, ALL)
    assert "bolt is copied. [608.2c, 707.12]" in told(outcome)
    assert "bolt est copié. [608.2c, 707.12]" in told(outcome, "fr")
