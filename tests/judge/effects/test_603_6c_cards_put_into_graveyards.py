"""What is done with the very card that is put into a graveyard (CR 603.6c, 400.7j)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing, zones

VOID = thing("void", "Enchantment", "Whenever another card is put into a graveyard from anywhere, exile that card.")
SLAY = card("slay", "Instant", "Destroy target creature.")
MILL = card("mill", "Sorcery", "Target player mills two cards.")
BOB = {"name": "Bob", "library": [{"id": "top", "is": bear("top")["is"]}, {"id": "next", "is": SLAY}]}


@pytest.mark.rule("603.6c", "400.7j")
def test_603_6c_whatever_goes_to_a_graveyard_is_exiled_from_it() -> None:
    table = (VOID, bear("b", "Bob"), bear("t", "Bob", token=True))
    outcome = played(cast(SLAY, "b"), ALL, cast({**SLAY, "name": "kill"}, "t"), ALL, objects=table)
    assert zones(outcome, "b", "slay", "kill", "t") == ["exile", "exile", "exile", "ceased"]


@pytest.mark.rule("603.6c")
def test_603_6c_another_card_is_not_its_own() -> None:
    wreck = card("wreck", "Instant", "Destroy target enchantment.")
    outcome = played(cast(wreck, "void"), ALL, objects=(VOID,))
    assert zones(outcome, "void") == ["graveyard"]


@pytest.mark.rule("603.6c", "603.10a")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Whenever a creature card is put into an opponent's graveyard from their library, exile that card.", "exile"),
        ("Whenever a creature card is put into an opponent's graveyard from a library, exile it.", "exile"),
        ("Whenever a land card is put into an opponent's graveyard from their library, exile that card.", "graveyard"),
    ],
)
def test_603_6c_only_what_the_condition_describes_is_meant(text: str, where: str) -> None:
    players: list[dict[str, Any]] = [{"name": "Alice"}, BOB]
    outcome = played(cast(MILL, "Bob"), ALL, objects=(thing("seer", "Enchantment", text),), players=players)
    assert zones(outcome, "top", "next") == [where, "graveyard"]


@pytest.mark.rule("400.7", "603.6c")
def test_400_7_a_card_that_has_left_the_graveyard_meanwhile_is_not_found() -> None:
    back = card(
        "back", "Instant", "Return target creature card from a graveyard to the battlefield under your control."
    )
    do = (cast(SLAY, "b"), {"resolve": "top"}, cast(back, "b"), {"resolve": "top"}, ALL)
    assert zones(played(*do, objects=(VOID, bear("b", "Bob"))), "b") == ["battlefield"]
