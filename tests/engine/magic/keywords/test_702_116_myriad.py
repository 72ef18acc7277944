"""CR 702.116, 702.181: copies and tokens that join the attack, on every opponent, until the combat or the turn ends."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, AdvanceTo, Choose, PlayerSetup, Scenario
from bot.engine.magic.events import TokenCreated
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import beside, with_carol
from tests.engine.magic.tables.table import attack, choose, dealt, duel, events, zones
from tests.engine.magic.tables.words import ALICE, things

MYRIAD = creature("herald", "2/2", having(KeywordName("myriad")))


def heralded(*do: Action, bob: str = "", carol: str = "") -> Outcome:
    return resolve_scenario(beside(with_carol(duel("", bob, *do), carol), MYRIAD))


@pytest.mark.parametrize(("at", "other"), [("Bob", "Carol"), ("Carol", "Bob")])
def test_702_116a_a_copy_attacks_each_other_opponent(at: str, other: str) -> None:
    assert dealt(heralded(attack(f"herald>{at}"))) == [{f"herald>{at}:2", f"herald-2>{other}:2"}]


def test_702_116a_or_a_planeswalker_of_that_opponent() -> None:
    outcome = heralded(choose("attacking", "ral"), attack("herald>Bob"), bob="jace walker:4", carol="ral walker:4")
    assert dealt(outcome) == [{"herald>Bob:2", "herald-2>ral:2"}]
    (_, chosen) = outcome.choices
    assert (chosen.kind, chosen.options) == ("attacking", 2)


def test_508_5_702_116a_the_defending_player_is_the_planeswalkers_controller() -> None:
    outcome = heralded(attack("herald>jace"), bob="jace walker:4")
    assert dealt(outcome) == [{"herald>jace:2", "herald-2>Carol:2"}]


def test_702_116a_each_copy_is_optional() -> None:
    fourth = PlayerSetup(type(ALICE)("Dave"))
    scenario = beside(with_carol(duel("", "", Choose(ChoiceKind.MAY, False), attack("herald>Bob"))), MYRIAD)
    outcome = resolve_scenario(Scenario((*scenario.players, fourth), scenario.objects, scenario.do))
    assert dealt(outcome) == [{"herald>Bob:2", "herald-2>Dave:2"}]


def test_702_116a_the_copies_are_exiled_at_end_of_combat() -> None:
    outcome = heralded(attack("herald>Bob"), AdvanceTo(Step.POSTCOMBAT_MAIN))
    assert (zones(outcome)["herald"], zones(outcome)["herald-2"]) == ("battlefield", "ceased")


def test_702_116a_with_one_opponent_there_is_nobody_else_to_attack() -> None:
    outcome = resolve_scenario(beside(duel("", "", attack("herald")), MYRIAD))
    assert (set(outcome.state.objects), dealt(outcome)) == ({"herald"}, [{"herald>Bob:2"}])


def test_702_116b_each_instance_triggers() -> None:
    twice = creature("herald", "2/2", having(KeywordName("myriad")), having(KeywordName("myriad")))
    outcome = resolve_scenario(beside(with_carol(duel("", "", attack("herald>Bob"))), twice))
    assert dealt(outcome) == [{"herald>Bob:2", "herald-2>Carol:2", "herald-3>Carol:2"}]


def test_702_181a_mobilize_brings_warriors_for_the_turn() -> None:
    rider = creature("rider", "2/2", having(KeywordName("mobilize"), 2))
    fighting = beside(duel("", "", attack("rider")), rider)
    assert dealt(resolve_scenario(fighting)) == [{"rider>Bob:2", "warrior>Bob:1", "warrior-2>Bob:1"}]
    later = resolve_scenario(beside(duel("", "", attack("rider"), AdvanceTo(Step.CLEANUP)), rider))
    assert zones(later) == {"rider": "battlefield", "warrior": "ceased", "warrior-2": "ceased"}


def test_707_8_a_copy_shows_the_face_that_is_up() -> None:
    (front,) = things(ALICE, "front 1/1")
    back = creature("herald", "5/5", having(KeywordName("myriad")))
    faces = (*front.definition.faces, *back.definition.faces)
    turned = type(back)(back.id, type(back.definition)(faces, "transform"), ALICE, ALICE, face=1)
    outcome = resolve_scenario(beside(with_carol(duel("", "", attack("herald>Bob"))), turned))
    assert [each.token.face for each in events(outcome, TokenCreated)] == [1]
    assert dealt(outcome) == [{"herald>Bob:5", "herald-2>Carol:5"}]
