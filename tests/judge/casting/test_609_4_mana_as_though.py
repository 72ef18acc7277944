"""CR 609.4b: mana that is spent as though it were of another kind, from the words to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, told, why

SPRITE = "{R}: You gain 1 life.\n"
BLUE = SPRITE + "You may spend blue mana as though it were mana of any color to pay the activation costs of this "
GAIN = {"activate": "sprite", "ability": 1}
OX = card("ox", "Creature - Ox", mana_cost="{G}{W}", power=2, toughness=2)


def with_mana(mana: dict[str, int], text: str, *do: Told) -> Told:
    alice = {"name": "Alice", "mana": mana}
    sprite = thing("sprite", "Creature - Faerie", text, power=1, toughness=1)
    return played(*do, objects=(sprite,), players=[alice, {"name": "Bob"}])


@pytest.mark.rule("609.4b")
def test_609_4b_blue_mana_pays_for_the_abilities_of_the_creature_alone() -> None:
    outcome = with_mana({"U": 3, "W": 1}, BLUE + "creature's abilities.", GAIN, ALL, cast(OX), ALL)
    assert (lives(outcome), legal(outcome), why(outcome)) == (
        (21, 20),
        [True, True, False, True],
        [("601.2h", "118.3")],
    )
    paid = "Alice pays {R}. [602.2b, 609.4b]"
    assert paid in told(outcome), told(outcome)


@pytest.mark.rule("609.4b")
def test_609_4b_other_mana_is_what_it_is() -> None:
    assert legal(with_mana({"G": 3}, BLUE + "creature's abilities.", GAIN)) == [False]
    assert legal(with_mana({"U": 1}, SPRITE, GAIN)) == [False]


@pytest.mark.rule("609.4b")
def test_609_4b_any_mana_pays_for_anything_but_colorless_mana() -> None:
    any_color = "You may spend mana as though it were mana of any color.\n{C}: You gain 5 life."
    wanting = {"activate": "sprite", "ability": 1}
    outcome = with_mana({"R": 3}, any_color, cast(OX), ALL, wanting)
    assert (legal(outcome), outcome["objects"]["ox"]["zone"]) == ([True, True, False], "battlefield")


@pytest.mark.rule("609.4b")
def test_609_4b_the_right_mana_needs_no_such_leave() -> None:
    outcome = with_mana({"R": 1, "U": 1}, BLUE + "creature's abilities.", GAIN, ALL)
    assert not any("609.4b" in line for line in told(outcome))
