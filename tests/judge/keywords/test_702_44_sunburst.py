"""CR 702.44, 207.2c: sunburst and converge count the colors of the mana that was spent."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, zones

GAIN = "Converge — You gain X life, where X is the number of colors of mana spent to cast this spell."
TRUTH = card("truth", "Sorcery", GAIN, mana_cost="{2}{B}")


def with_mana(mana: Told | None, *do: Told, **more: Any) -> Told:
    alice: Told = {"name": "Alice"} if mana is None else {"name": "Alice", "mana": mana}
    return played(*do, players=[alice, {"name": "Bob"}], **more)


def sun(types: str, cost: str = "{5}", **more: Any) -> Told:
    return card("sun", types, "Sunburst", mana_cost=cost, **more)


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(
    ("mana", "life"),
    [
        ({"B": 3}, 21),
        ({"B": 2, "C": 5}, 21),
        ({"B": 1, "C": 9, "G": 1}, 22),
        ({"B": 5, "G": 1, "R": 1}, 23),
        ({"B": 1, "W": 1, "G": 1, "R": 1}, 23),
    ],
)
def test_601_2h_by_default_as_many_colors_are_spent_as_there_are(mana: Told, life: int) -> None:
    assert lives(with_mana(mana, cast(TRUTH), ALL))[0] == life


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(("number", "life"), [(1, 21), (2, 22), (3, 23)])
def test_601_2h_of_unlimited_mana_its_player_chooses_of_how_many_colors_it_is(number: int, life: int) -> None:
    assert lives(with_mana(None, {"choose": "number", "pick": number}, cast(TRUTH), ALL))[0] == life


@pytest.mark.rule("702.44b")
@pytest.mark.parametrize(("with_", "life"), [("without paying its mana cost", 20), (None, 23)])
def test_702_44b_without_mana_there_are_no_colors(with_: str | None, life: int) -> None:
    beside = {} if with_ is None else {"with": with_}
    free = thing("free", "Enchantment", "You may cast spells without paying their mana costs.")
    assert lives(with_mana(None, cast(TRUTH, **beside), ALL, objects=(free,)))[0] == life


@pytest.mark.rule("702.44a")
def test_702_44a_a_creature_gets_p1p1_counters_and_anything_else_charge_counters() -> None:
    mana = {"W": 1, "U": 1, "R": 3}
    creature = with_mana(mana, cast(sun("Artifact Creature - Golem", power=0, toughness=0)), ALL)
    assert creature["objects"]["sun"]["counters"] == {"+1/+1": 3}
    assert with_mana(mana, cast(sun("Artifact")), ALL)["objects"]["sun"]["counters"] == {"charge": 3}


@pytest.mark.rule("702.44b")
def test_702_44b_put_onto_the_battlefield_without_being_cast_it_gets_none() -> None:
    back = card("back", "Sorcery", "Return target artifact card from your graveyard to the battlefield.")
    buried = thing("sun", "Artifact", "Sunburst", mana_cost="{5}", zone="graveyard")
    assert played(cast(back, "sun"), ALL, objects=(buried,))["objects"]["sun"]["counters"] == {}


@pytest.mark.rule("702.44d")
def test_702_44d_each_instance_works_by_itself() -> None:
    twice = card("sun", "Artifact", "Sunburst\nSunburst", mana_cost="{2}")
    assert with_mana({"W": 1, "U": 1}, cast(twice), ALL)["objects"]["sun"]["counters"] == {"charge": 4}


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(("mana", "where"), [({"W": 1, "U": 1}, "exile"), ({"W": 2}, "battlefield")])
def test_601_2h_a_size_is_compared_with_the_number_of_colors(mana: Told, where: str) -> None:
    text = (
        "Converge — Exile target nonland permanent if its mana value is less than or equal to the number of colors of "
        "mana spent to cast this spell."
    )
    end = card("end", "Sorcery", text, mana_cost="{X}{W}")
    rock = thing("rock", "Artifact", by="Bob", mana_cost="{2}")
    outcome = with_mana(mana, cast(end, "rock", x=1), ALL, objects=(rock,))
    assert (legal(outcome)[0], zones(outcome, "rock")) == (True, [where])
