"""CR 118.2: life that is paid for mana whenever a mana ability could be activated, from the words to its telling."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, told, why

LIFE = "Until end of turn, any time you could activate a mana ability, you may pay 1 life. If you do, add {C}."
TITHE = card("tithe", "Sorcery", LIFE, mana_cost="{G}")
BALL = card("ball", "Instant", "ball deals 5 damage to any target.", mana_cost="{4}{R}")
OX = card("ox", "Creature - Ox", mana_cost="{G}", power=1, toughness=1)


def with_mana(mana: dict[str, int], *do: Told, life: int = 20) -> Told:
    return played(*do, players=[{"name": "Alice", "mana": mana, "life": life}, {"name": "Bob"}])


@pytest.mark.rule("118.2")
def test_118_2_life_buys_the_mana_that_is_lacking_and_no_more() -> None:
    outcome = with_mana({"G": 1, "R": 2}, cast(TITHE), ALL, cast(BALL, "Bob"), ALL)
    assert (lives(outcome), all(legal(outcome))) == ((17, 15), True)
    lines = told(outcome)
    allowed = "any time Alice could activate a mana ability, Alice may pay 1 life for {C} until end of turn"
    assert f"tithe: {allowed}. [608.2c]" in lines
    assert lines[-4:-1] == [
        "Alice loses 3 life. [601.2h, 118.2, 119.4]",
        "Alice adds {C}{C}{C}. [118.2]",
        "Alice pays {4}{R}. [601.2h]",
    ]
    permis = "chaque fois qu’Alice pourrait activer une capacité de mana, Alice peut payer 1 point de vie pour {C}"
    assert f"tithe\u202f: {permis} jusqu’à la fin du tour. [608.2c]" in told(outcome, "fr")


@pytest.mark.rule("118.3")
def test_118_3_it_buys_neither_mana_of_a_color_nor_more_than_there_is_life() -> None:
    outcome = with_mana({"G": 1, "R": 1}, cast(TITHE), ALL, cast(OX), cast(BALL, "Bob"), life=3)
    assert (lives(outcome), why(outcome)) == ((3, 20), [("601.2h", "118.3")] * 2)


@pytest.mark.rule("611.2a")
def test_611_2a_life_buys_none_in_a_later_turn() -> None:
    later = ({"to": "next turn"}, {"to": "next turn"}, {"to": "precombat main"})
    outcome = with_mana({"G": 1, "R": 2}, cast(TITHE), ALL, *later, cast(BALL, "Bob"), ALL)
    assert (lives(outcome), legal(outcome)[-2]) == ((20, 20), False)
