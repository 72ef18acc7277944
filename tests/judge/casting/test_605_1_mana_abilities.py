"""CR 605.1a: an ability that could add mana is a mana ability, wherever in it the mana is, and uses no stack."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing

LATE = card("Late", "Sorcery", "You gain 3 life.", mana_cost="{3}")
"""What can be cast with an empty stack alone."""

BUDGETED = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]


@pytest.mark.parametrize(("company", "expected"), [((), 20), (("Mine", "Power-Plant"), 23), (("Mine",), 20)])
def test_605_1a_other_mana_instead_where_a_condition_holds(company: tuple[str, ...], expected: int) -> None:
    tower = thing("tower", "Land", "{T}: Add {C}. If you control a Mine and a Power-Plant, add {C}{C}{C} instead.")
    others = (thing(f"a {each}", f"Land - {each}") for each in company)
    outcome = played({"activate": "tower", "ability": 1}, cast(LATE), objects=(tower, *others), players=BUDGETED)
    assert legal(outcome) == [True, expected == 23]
    assert lives(outcome) == (expected, 20)


@pytest.mark.parametrize(
    "text",
    [
        "{T}: If you control a creature, add {C}{C}{C}. Otherwise, add {C}.",
        "{T}: Add {C}{C}{C}. If you control a creature, you lose 1 life.",
        "{T}: You may pay 1 life. If you do, add {C}{C}{C}.",
        "{T}: Flip a coin. If you win the flip, add {C}{C}{C}.",
    ],
)
def test_605_3b_mana_that_depends_on_something_is_there_at_once(text: str) -> None:
    do: list[Told] = [
        {"choose": "pay", "pick": True},
        {"activate": "source", "ability": 1},
        {"ask": "stack"},
        cast(LATE),
        ALL,
    ]
    outcome = played(*do, objects=(thing("source", "Land", text), bear("b")), players=BUDGETED)
    assert outcome["answers"][0]["answer"] == []
    assert legal(outcome)[1] is True


def test_605_1a_an_ability_with_a_target_goes_on_the_stack() -> None:
    text = "{T}: Target player loses 1 life. If you control a creature, add {C}{C}{C}."
    activated = {"activate": "source", "ability": 1, "targets": ["Bob"], "as": "waits"}
    objects = (thing("source", "Land", text), bear("b"))
    outcome = played(activated, {"ask": "stack"}, objects=objects, players=BUDGETED)
    assert outcome["answers"][0]["answer"] == ["waits"]
