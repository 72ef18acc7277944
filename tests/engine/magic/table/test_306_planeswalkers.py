"""CR 306: planeswalkers, their loyalty, and attacks on them."""

import pytest

from bot.engine.magic.asking.scenario import CanAttack, WhatIsAttackable
from bot.engine.magic.events import CountersRemoved
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from tests.engine.magic.tables.layered import permanent, seen, state_of
from tests.engine.magic.tables.table import asked, attack, cited, counters, duel, lives
from tests.engine.magic.tables.words import ALICE, BOB

JACE = ObjectId("jace")


@pytest.mark.parametrize("words", ["ring artifact loyalty:3", "bear 2/2 loyalty:3"])
def test_306_5_what_is_no_planeswalker_has_no_loyalty_whatever_counters_are_on_it(words: str) -> None:
    state = state_of(permanent(words))
    name = words.split(maxsplit=1)[0]
    assert (seen(state, name).loyalty, state.objects[ObjectId(name)].counters) == (None, {"loyalty": 3})


@pytest.mark.parametrize("zone", ["graveyard", "hand", "library", "exile"])
def test_306_5a_a_card_that_is_not_on_the_battlefield_has_its_printed_loyalty(zone: str) -> None:
    assert seen(state_of(permanent(f"jace walker:4 zone:{zone}")), "jace").loyalty == 4


@pytest.mark.parametrize("number", [1, 4, 9])
def test_306_5c_on_the_battlefield_its_loyalty_is_its_counters(number: int) -> None:
    jace = permanent("jace walker:4")
    (face,) = jace.definition.faces
    assert face.loyalty == 4
    assert seen(state_of(permanent(f"jace walker:4 loyalty:{number} oil:1")), "jace").loyalty == number


def test_306_6_a_planeswalker_is_attacked_instead_of_its_controller() -> None:
    scenario = duel("bear 2/2", "jace walker:4", attack("bear>jace"))
    outcome = resolve_scenario(scenario)
    assert (counters(outcome), lives(outcome), cited(outcome, CountersRemoved)) == (
        {"jace": {"loyalty": 2}},
        (20, 20),
        [("120.3c", "306.8")],
    )


def test_306_6_only_the_opponents_planeswalkers_can_be_attacked() -> None:
    scenario = duel("bear 2/2, liliana walker:3", "jace walker:4, ox 2/2")
    answers = asked(scenario, WhatIsAttackable(ALICE), CanAttack(ObjectId("bear"), ObjectId("liliana")))
    assert answers == [[BOB, JACE], False]
