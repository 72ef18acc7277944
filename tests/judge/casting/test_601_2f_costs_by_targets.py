"""What a spell costs by what it targets (CR 601.2f), what is paid in a later upkeep, and doubled power: played."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing

TAPPED, NEXT = bear("cub", by="Bob", tapped=True), {"to": "next turn"}


def able(spell: Told, target: str, mana: int, *objects: Any) -> bool:
    players = [{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}]
    return bool(legal(played(cast(spell, target), objects=objects, players=players))[0])


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(("target", "least"), [("cub", 1), ("dam", 4)])
def test_a_spell_costs_less_if_it_targets_what_it_says(target: str, least: int) -> None:
    text = "This spell costs {3} less to cast if it targets a tapped creature.\nDestroy target creature."
    blow = card("Blow", "Instant", text, mana_cost="{4}")
    objects = TAPPED, bear("dam", by="Bob")
    assert [able(blow, target, mana, *objects) for mana in (least, least - 1)] == [True, False]


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(
    ("text", "by", "least"),
    [
        ("Spells your opponents cast that target this creature cost {2} more to cast.", "Bob", 3),
        ("Spells your opponents cast that target this creature cost {2} more to cast.", "Alice", 1),
        ("Spells your opponents cast that target a creature you control cost {2} more to cast.", "Bob", 3),
        ("Spells your opponents cast that target a land you control cost {2} more to cast.", "Bob", 1),
        ("Spells you cast that target a creature cost {1} less to cast.", "Alice", 0),
    ],
)
def test_spells_cost_more_or_less_that_target_what_an_ability_says(text: str, by: str, least: int) -> None:
    guard = thing("guard", "Creature - Elemental", text, by=by, power=3, toughness=3)
    shock = card("Shock", "Instant", "Shock deals 2 damage to target creature.", mana_cost="{1}")
    assert [able(shock, "guard", mana, guard) for mana in range(4)] == [mana >= least for mana in range(4)]


@pytest.mark.rule("601.2f")
def test_a_spell_may_cost_less_for_the_spell_that_it_targets() -> None:
    text = "This spell costs {2} less to cast if it targets a blue spell.\nCounter target spell."
    dispute = card("Dispute", "Instant", text, mana_cost="{3}")
    for color, mana, found in (("U", 1, True), ("R", 1, False), ("R", 3, True)):
        spark = card("Spark", "Instant", "You gain 1 life.", colors=[color])
        players = [{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}]
        outcome = played(cast(spark, by="Bob"), cast(dispute, "Spark"), players=players)
        assert legal(outcome)[-1] is found


PACT = card(
    "Pact",
    "Instant",
    "You gain 1 life.\nAt the beginning of your next upkeep, pay {3}. If you don't, you lose the game.",
)


@pytest.mark.rule("603.7", "118.12")
@pytest.mark.parametrize(("mana", "pay", "winner"), [(3, True, None), (3, False, "Bob"), (2, True, "Bob")])
def test_what_is_not_paid_in_the_next_upkeep_of_ones_own_loses_the_game(
    mana: int, pay: bool, winner: str | None
) -> None:
    players = [{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}]
    choice = {"choose": "pay", "pick": pay, "by": "Alice"}
    early = played(cast(PACT), ALL, NEXT, ALL, players=players)
    assert early["winner"] is None
    assert played(cast(PACT), ALL, NEXT, NEXT, choice, ALL, players=players)["winner"] == winner


@pytest.mark.rule("701.10b")
def test_power_is_doubled_by_as_much_as_it_is() -> None:
    rage = card("Rage", "Instant", "Double target creature's power until end of turn.")
    outcome = played(cast(rage, "cub"), ALL, objects=(bear("cub", counters={"+1/+1": 1}),))
    assert (outcome["objects"]["cub"]["power"], outcome["objects"]["cub"]["toughness"]) == (6, 3)
    roar = card("Roar", "Sorcery", "Double the power and toughness of each creature you control until end of turn.")
    outcome = played(cast(roar), ALL, objects=(bear("cub"), bear("dam", counters={"+1/+1": 2})))
    assert [outcome["objects"][each]["power"] for each in ("cub", "dam")] == [4, 8]
    assert played(cast(roar), ALL, NEXT, objects=(bear("cub"),))["objects"]["cub"]["power"] == 2


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(("targets", "least"), [(["cub"], 2), (["cub", "dam"], 5), (["cub", "dam", "doe"], 8)])
def test_a_spell_costs_more_for_each_target_beyond_the_first(targets: list[str], least: int) -> None:
    cost = "Strive — This spell costs {2}{R} more to cast for each target beyond the first."
    blow = card(
        "Blow",
        "Instant",
        f"{cost}\nAny number of target creatures each get +1/+1 until end of turn.",
        mana_cost="{1}{R}",
    )

    def able_with(mana: int) -> bool:
        players = [{"name": "Alice", "mana": {"R": mana}}, {"name": "Bob"}]
        objects = (bear("cub"), bear("dam"), bear("doe"))
        return bool(legal(played(cast(blow, *targets), objects=objects, players=players))[0])

    assert [able_with(mana) for mana in (least, least - 1)] == [True, False]


@pytest.mark.rule("120.2b")
def test_damage_is_divided_evenly_among_the_targets_that_are_still_legal() -> None:
    text = "Fire deals X damage divided evenly, rounded down, among any number of targets."
    fire = card("Fire", "Sorcery", text, mana_cost="{X}{R}")
    flee = card("Flee", "Instant", "Return target creature to its owner's hand.")
    objects = tuple(thing(name, "Creature", by="Bob", power=1, toughness=9) for name in ("cub", "dam"))
    three = played(cast(fire, "cub", "dam", "Bob", x=5), ALL, objects=objects)
    two = played(cast(fire, "cub", "dam", "Bob", x=5), cast(flee, "cub", by="Bob"), ALL, objects=objects)
    assert [(each["objects"]["dam"]["damage"], lives(each)) for each in (three, two)] == [(1, (20, 19)), (2, (20, 18))]
