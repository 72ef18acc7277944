"""Doubling a power or toughness (CR 701.10a-c), negative ones among them (CR 107.1b)."""

import pytest

from tests.judge.playing import bear, card, cast, played

WEAKNESS = card("Weakness", "Instant", "Target creature gets -3/-0 until end of turn.")


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("Double target creature's power until end of turn.", (-2, 2)),
        ("Double the power of target creature until end of turn.", (-2, 2)),
        ("Double target creature's power and toughness until end of turn.", (-2, 4)),
        ("Target creature gets +X/+X until end of turn, where X is its power.", (-1, 2)),
    ],
)
def test_701_10c_a_negative_power_is_doubled_and_otherwise_a_negative_result_is_zero(
    text: str, size: tuple[int, int]
) -> None:
    double = card("Double", "Instant", text)
    outcome = played(
        cast(WEAKNESS, "b"), {"resolve": "all"}, cast(double, "b"), {"resolve": "all"}, objects=(bear("b"),)
    )
    told = outcome["objects"]["b"]
    assert (told["power"], told["toughness"]) == size


def test_701_10b_each_creature_is_doubled_by_its_own_power() -> None:
    double = card("Double", "Sorcery", "Double the power of each creature you control until end of turn.")
    weakened = cast(WEAKNESS, "b")
    outcome = played(
        weakened, {"resolve": "all"}, cast(double), {"resolve": "all"}, objects=(bear("b"), bear("c"), bear("d", "Bob"))
    )
    assert {each: outcome["objects"][each]["power"] for each in "bcd"} == {"b": -2, "c": 4, "d": 2}
