"""What casting a spell costs in all (CR 601.2f, 903.8), asked before it is cast."""

from typing import Any

import pytest

from tests.judge.playing import Told, card, played, thing, told

GENERAL = card("General", "Creature", "", mana_cost="{2}{R}{R}", supertypes=["Legendary"], power=3, toughness=3)
DEARER = thing("dearer", "Enchantment", "Noncreature spells cost {1} more to cast.", by="Bob")
CHEAPER = thing("cheaper", "Enchantment", "Creature spells you cast cost {1} less to cast.")


def asked(spell: Told, *objects: Any, **rest: Any) -> Told:
    return played({"ask": "cast cost", "card": spell, "by": "Alice"}, objects=objects, **rest)


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(
    ("spell", "mana"),
    [
        (card("Zap", "Instant", "", mana_cost="{R}"), "{1}{R}"),
        (card("Blaze", "Sorcery", "", mana_cost="{X}{R}"), "{X}{1}{R}"),
        (card("Elk", "Creature", "", mana_cost="{2}{G}"), "{1}{G}"),
        (card("Mite", "Artifact Creature", "", mana_cost="{1}"), "{0}"),
    ],
)
def test_a_spell_costs_its_mana_cost_with_what_is_added_and_taken_off(spell: Told, mana: str) -> None:
    assert asked(spell, DEARER, CHEAPER)["answers"][0]["answer"] == {"mana": mana, "other": []}


@pytest.mark.rule("118.8")
def test_an_additional_cost_is_told_beside_the_mana() -> None:
    text = "As an additional cost to cast this spell, sacrifice a creature."
    offering = card("Offering", "Sorcery", text, mana_cost="{B}")
    outcome = asked(offering)
    assert outcome["answers"][0]["answer"] == {"mana": "{B}", "other": [{"cost": "sacrifice", "amount": 1}]}


@pytest.mark.rule("903.8")
@pytest.mark.parametrize(("casts", "mana"), [(0, "{2}{R}{R}"), (1, "{4}{R}{R}"), (2, "{6}{R}{R}")])
def test_a_commander_costs_two_more_for_each_time_it_was_cast(casts: int, mana: str) -> None:
    general = {"id": "general", "is": GENERAL, "controller": "Alice", "zone": "command", "commander": True}
    outcome = asked(GENERAL, general | {"casts": casts}, variant="commander")
    assert outcome["answers"][0]["answer"] == {"mana": mana, "other": []}
    said = told(outcome)[0], told(outcome, "fr")[0]
    rules = "[601.2f, 903.8]" if casts else "[601.2f]"
    assert said == (f"General costs {mana} to cast. {rules}", f"General coûte {mana}. {rules}")


@pytest.mark.rule("118.7a", "107.3a")
@pytest.mark.parametrize(
    ("cost", "number", "mana", "can"),
    [
        ("{X}{R}", 3, {"R": 2}, True),
        ("{X}{R}", 3, {"R": 1, "C": 0}, False),
        ("{X}{X}", 1, {}, True),
        ("{X}{X}", 2, {"C": 2}, True),
        ("{X}{X}", 2, {"C": 1}, False),
        ("{X}{1}{R}", 2, {"R": 2}, True),
        ("{X}{R}", 0, {}, False),
    ],
)
def test_a_reduction_takes_from_numbers_first_then_from_each_x(cost: str, number: int, mana: Told, can: bool) -> None:
    cheaper = thing("cheaper", "Enchantment", "Instant spells you cast cost {2} less to cast.")
    spell = card("Blaze", "Instant", "You gain X life.", mana_cost=cost)
    outcome = played(
        {"cast": spell, "x": number}, objects=(cheaper,), players=[{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    )
    assert outcome["actions"][0]["legal"] is can


@pytest.mark.rule("118.7a", "107.3a")
@pytest.mark.parametrize(("mana", "can"), [({"B": 3}, True), ({"B": 2, "R": 4}, False), ({"B": 2}, False)])
def test_what_alone_may_be_spent_on_x_stays_so_where_x_costs_less(mana: Told, can: bool) -> None:
    cheaper = thing("cheaper", "Enchantment", "Sorcery spells you cast cost {3} less to cast.")
    drain = card("Drain", "Sorcery", "Spend only black mana on X.\nYou gain X life.", mana_cost="{X}{2}{B}")
    outcome = played(
        {"cast": drain, "x": 3}, objects=(cheaper,), players=[{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    )
    assert outcome["actions"][0]["legal"] is can


@pytest.mark.rule("602.2b", "107.3a")
@pytest.mark.parametrize(("number", "mana", "can"), [(3, 1, True), (3, 0, False), (2, 1, True), (2, 0, False)])
def test_an_ability_with_x_costs_less_down_to_its_bound(number: int, mana: int, can: bool) -> None:
    grounds = thing(
        "Grounds",
        "Enchantment",
        "Activated abilities of creatures you control cost {2} less to activate. "
        "This effect can't reduce the mana in that cost to less than one mana.",
    )
    shade = thing("Shade", "Creature", "{X}: This creature gets +X/+0 until end of turn.", power=1, toughness=1)
    outcome = played(
        {"activate": "Shade", "ability": 1, "x": number},
        objects=(grounds, shade),
        players=[{"name": "Alice", "mana": {"C": mana}}, {"name": "Bob"}],
    )
    assert outcome["actions"][0]["legal"] is can
