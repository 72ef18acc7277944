"""CR 107.14: energy counters are got, counted and paid, in costs and as something resolves."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, told, why, zones

HUB = thing("hub", "Land", "{T}, Pay {E}: You gain 1 life.")
TURRET = thing("turret", "Artifact", "{T}, Pay {E}{E}{E}: You gain 3 life.")
WHALE = thing("whale", "Artifact", "Pay eight {E}: You gain 8 life.")


def energetic(number: int) -> list[Told]:
    return [{"name": "Alice", "counters": {"energy": number}}, {"name": "Bob"}]


def energy(outcome: Told) -> int:
    return int(outcome["players"]["Alice"]["counters"].get("energy", 0))


@pytest.mark.rule("107.14", "118.3")
@pytest.mark.parametrize(
    ("source", "has", "left", "life"),
    [(HUB, 1, 0, 21), (HUB, 0, 0, 20), (TURRET, 3, 0, 23), (TURRET, 2, 2, 20), (WHALE, 9, 1, 28), (WHALE, 7, 7, 20)],
)
def test_107_14_a_cost_in_energy_takes_as_many_counters_as_symbols(
    source: Told, has: int, left: int, life: int
) -> None:
    outcome = played({"activate": source["id"], "ability": 1}, ALL, objects=(source,), players=energetic(has))
    assert (energy(outcome), outcome["players"]["Alice"]["life"]) == (left, life)
    assert legal(outcome)[0] is (life > 20)
    assert why(outcome) == ([] if life > 20 else [("602.2b", "118.3", "107.14")])


@pytest.mark.rule("107.14", "122.1")
@pytest.mark.parametrize(
    ("text", "got"),
    [
        ("You get {E}{E} (two energy counters).", 2),
        ("You get six {E} (energy counters).", 6),
        ("You get {E}{E} for each creature you control.", 4),
        ("You get an amount of {E} equal to the number of creatures you control.", 2),
        ("Scry 2, then you get {E}{E}{E}.", 3),
    ],
)
def test_107_14_energy_is_got(text: str, got: int) -> None:
    outcome = played(cast(card("attune", "Sorcery", text)), ALL, objects=(bear("a"), bear("b")))
    assert energy(outcome) == got


ATTACKER = thing(
    "rhino", "Creature - Rhino", "Whenever this creature attacks, you may pay {E}{E}. If you do, you gain 2 life.",
    power=2, toughness=2,
)  # fmt: skip
ATTACK: Told = {"attack": [{"who": "rhino"}]}


@pytest.mark.rule("107.14", "118.12")
@pytest.mark.parametrize(("has", "left", "life"), [(3, 1, 22), (2, 0, 22), (1, 1, 20)])
def test_107_14_as_something_resolves_it_may_be_paid_by_whoever_has_it(has: int, left: int, life: int) -> None:
    outcome = played(ATTACK, ALL, objects=(ATTACKER,), players=energetic(has))
    assert (energy(outcome), outcome["players"]["Alice"]["life"]) == (left, life)


@pytest.mark.rule("107.14", "118.12")
def test_107_14_nobody_has_to_pay_it() -> None:
    outcome = played({"choose": "pay", "pick": False}, ATTACK, ALL, objects=(ATTACKER,), players=energetic(2))
    assert (energy(outcome), outcome["players"]["Alice"]["life"]) == (2, 20)
    assert any("doesn't pay {E}{E}" in line for line in told(outcome))
    assert any("ne paie pas {E}{E}" in line for line in told(outcome, "fr"))


@pytest.mark.rule("107.14", "118.12a")
@pytest.mark.parametrize(("has", "where"), [(2, "battlefield"), (1, "graveyard")])
def test_107_14_unless_it_is_paid(has: int, where: str) -> None:
    hellion = thing(
        "hellion", "Creature - Hellion",
        "At the beginning of your end step, sacrifice this creature unless you pay {E}{E}.", power=4, toughness=4,
    )  # fmt: skip
    outcome = played({"to": "end"}, ALL, objects=(hellion,), players=energetic(has))
    assert zones(outcome, "hellion") == [where]


@pytest.mark.rule("107.14")
def test_107_14_it_is_told_in_both_languages() -> None:
    outcome = played(
        cast(card("attune", "Sorcery", "You get {E}{E}.")), ALL, {"activate": "hub", "ability": 1}, ALL, objects=(HUB,)
    )
    assert "Alice loses 1 energy counter. [602.2b, 107.14]" in told(outcome)
    assert "Alice perd un marqueur «\u202fénergie\u202f». [602.2b, 107.14]" in told(outcome, "fr")
