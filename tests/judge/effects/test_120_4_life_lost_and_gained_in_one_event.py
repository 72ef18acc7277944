"""CR 120.4c-d: the results of one damage event are one event; what keeps a life total up looks at all of it."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

WARD = thing(
    "temple",
    "Enchantment",
    "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
    by="Bob",
)
STRIKE = card(
    "strike",
    "Instant",
    "The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage "
    "prevented this way.",
)
AT_TWO = [{"name": "Alice"}, {"name": "Bob", "life": 2}]


def five(name: str, by: str = "Alice", text: str = "") -> Told:
    return thing(name, "Creature", text, by=by, power=5, toughness=5)


def attacked(*do: Told, beside: tuple[Told, ...] = (), attackers: int = 2) -> Told:
    """So many 5/5 creatures attack Bob, who is at 2 life and has a creature and what keeps him at 1."""
    objects = (*(five(f"ox{each}") for each in range(attackers)), WARD, bear("cub", "Bob"), *beside)
    attack = {"attack": [{"who": f"ox{each}"} for each in range(attackers)]}
    return played(attack, *do, {"to": "end of combat"}, objects=objects, players=AT_TWO)


@pytest.mark.parametrize(("attackers", "life"), [(1, 7), (2, 2), (3, 1)])
@pytest.mark.rule("120.4d")
def test_120_4d_what_a_prevention_lets_its_player_gain_belongs_to_the_event(attackers: int, life: int) -> None:
    outcome = attacked(cast(STRIKE, "ox0", by="Bob"), ALL, attackers=attackers)
    assert lives(outcome) == (20, life)


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("If you would gain life, you gain twice that much life instead.", 7),
        ("You can't gain life.", 1),
    ],
)
@pytest.mark.rule("120.4c")
def test_120_4c_the_gain_counts_as_other_effects_change_it(text: str, life: int) -> None:
    change = thing("change", "Enchantment", text, by="Bob")
    assert lives(attacked(cast(STRIKE, "ox0", by="Bob"), ALL, beside=(change,))) == (20, life)


@pytest.mark.parametrize(("attackers", "life"), [(1, 7), (2, 2), (3, 1)])
@pytest.mark.rule("120.4d", "702.15b")
def test_120_4d_life_gained_by_lifelink_belongs_to_the_event(attackers: int, life: int) -> None:
    block = {"block": [{"who": "friend", "blocks": ["ox0"]}]}
    outcome = attacked(block, beside=(five("friend", "Bob", "Lifelink"),), attackers=attackers)
    assert lives(outcome) == (20, life)


@pytest.mark.rule("120.4c")
def test_120_4c_without_anything_gained_the_life_total_is_1() -> None:
    assert lives(attacked()) == (20, 1)


@pytest.mark.rule("120.4d")
def test_120_4d_what_somebody_else_gains_does_not_keep_a_life_total_up() -> None:
    outcome = attacked(cast(STRIKE, "ox0"), ALL)
    assert lives(outcome) == (25, 1)
