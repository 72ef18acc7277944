"""CR 113.11, 611.2c: what can't have an ability for a turn, both for what grants it and for what enters after."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing

LIGHTHOUSE = card(
    "lighthouse",
    "Instant",
    "Until end of turn, creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud.",
)
DIMS = card("dims", "Instant", "Until end of turn, creatures your opponents control lose hexproof and shroud.")
WARDS = card("wards", "Instant", "Target creature gains shroud until end of turn.")
BOLT = card("bolt", "Instant", "bolt deals 2 damage to target creature.")
SLY = thing("sly", "Creature", "Hexproof", by="Bob", power=2, toughness=2)
BOLTED = cast(BOLT, "sly")


@pytest.mark.parametrize(
    ("before", "dies"),
    [
        ((), False),
        ((cast(DIMS), ALL), True),
        ((cast(LIGHTHOUSE), ALL), True),
        ((cast(DIMS), ALL, cast(WARDS, "sly", by="Bob"), ALL), False),
        ((cast(LIGHTHOUSE), ALL, cast(WARDS, "sly", by="Bob"), ALL), True),
    ],
)
def test_113_11_what_cant_have_an_ability_does_not_get_it(before: tuple[Told, ...], dies: bool) -> None:
    outcome = played(*before, BOLTED, ALL, objects=(SLY,))
    assert (outcome["objects"]["sly"]["zone"] == "graveyard") is dies


def test_611_2c_what_is_cast_after_it_has_its_own() -> None:
    late = card("late", "Creature", "Flash\nShroud", power=2, toughness=2)
    outcome = played(cast(LIGHTHOUSE), ALL, cast(late, by="Bob"), ALL, cast(BOLT, "late"), ALL)
    assert outcome["objects"]["late"]["zone"] == "battlefield"


def test_113_11_your_own_keep_theirs() -> None:
    mine = bear("mine")
    outcome = played(cast(LIGHTHOUSE), ALL, cast(WARDS, "mine"), ALL, cast(BOLT, "mine"), ALL, objects=(mine,))
    assert outcome["objects"]["mine"]["zone"] == "battlefield"
