"""How often an ability triggers, or what it says may be done, each turn (CR 603.2h), in card text."""

import pytest

from bot.engine.magic.words.abilities import TriggeredAbility, TurnLimit, Unread
from tests.oracle.reading import read

TRIGGER = "Whenever another creature you control enters, "


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("you gain 1 life. This ability triggers only once each turn.", TurnLimit()),
        ("you gain 1 life. This ability triggers only twice each turn.", TurnLimit(2)),
        ("you may gain 1 life. Do this only once each turn.", TurnLimit(done=True)),
        ("you may discard a card. If you do, draw a card. Do this only once each turn.", TurnLimit(done=True)),
    ],
)
def test_603_2h_how_often_each_turn(text: str, limit: TurnLimit) -> None:
    (ability,) = read(TRIGGER + text)
    assert isinstance(ability, TriggeredAbility)
    assert ability.limit == limit


def test_603_2h_what_has_to_be_done_is_not_done_only_once() -> None:
    assert any(isinstance(each, Unread) for each in read(f"{TRIGGER}you gain 1 life. Do this only once each turn."))
