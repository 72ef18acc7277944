"""Conditions on the kinds of mana that were spent to cast a spell (CR 601.2h)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played

SCRAPPER = card(
    "Scrapper",
    "Creature - Viashino",
    "When this creature enters, if {R} was spent to cast it, you gain 5 life.",
    mana_cost="{3}{G}",
    power=3,
    toughness=2,
)
PALADIN = card(
    "Paladin",
    "Creature - Knight",
    "If at least three white mana was spent to cast this spell, this creature enters with a +1/+1 counter on it.",
    mana_cost="{3}{W}",
    power=2,
    toughness=5,
)
ASSAULT = card(
    "Assault",
    "Instant",
    "Creatures your opponents control get -1/-0 until end of turn if {U} was spent to cast this "
    "spell, and creatures "
    "you control get +1/+0 until end of turn if {R} was spent to cast this spell.",
    mana_cost="{2}{U/R}",
)


def with_mana(mana: Told | None, *do: Told, **more: Any) -> Told:
    alice: Told = {"name": "Alice"} if mana is None else {"name": "Alice", "mana": mana}
    return played(*do, players=[alice, {"name": "Bob"}], **more)


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(
    ("mana", "wants", "life"),
    [
        (None, True, 25),
        (None, False, 20),
        ({"G": 4}, True, 20),
        ({"R": 1, "G": 3}, True, 25),
        ({"R": 1, "G": 3}, False, 25),
        ({"R": 1, "G": 4}, False, 20),
    ],
)
def test_a_condition_asks_whether_mana_of_a_kind_was_spent(mana: Told | None, wants: bool, life: int) -> None:
    outcome = with_mana(mana, {"choose": "may", "pick": wants}, cast(SCRAPPER), ALL)
    assert lives(outcome)[0] == life


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(
    ("mana", "counters"), [({"W": 2, "C": 2}, {}), ({"W": 3, "C": 1}, {"+1/+1": 1}), (None, {"+1/+1": 1})]
)
def test_so_much_mana_of_a_color_counts_that_of_the_symbols(mana: Told | None, counters: Told) -> None:
    assert with_mana(mana, cast(PALADIN), ALL)["objects"]["Paladin"]["counters"] == counters


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(
    ("mana", "powers"), [({"U": 3}, [2, 1]), ({"R": 3}, [3, 2]), ({"U": 1, "R": 2}, [3, 1]), (None, [3, 1])]
)
def test_two_conditions_behind_their_clauses_are_judged_each_by_itself(mana: Told | None, powers: list[int]) -> None:
    outcome = with_mana(mana, cast(ASSAULT), ALL, objects=(bear("mine"), bear("theirs", "Bob")))
    assert [outcome["objects"][each]["power"] for each in ("mine", "theirs")] == powers


@pytest.mark.rule("601.2h")
def test_what_is_not_cast_had_no_mana_spent_on_it() -> None:
    back = card("Back", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    there = {"id": "Scrapper", "is": SCRAPPER, "owner": "Alice", "zone": "graveyard"}
    outcome = played(cast(back, "Scrapper"), ALL, objects=(there,))
    assert (outcome["objects"]["Scrapper"]["zone"], lives(outcome)[0]) == ("battlefield", 20)
