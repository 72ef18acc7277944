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
