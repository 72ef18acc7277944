"""CR 702.154: enlisting: another creature is tapped as the creature attacks, and adds its power."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Choose, ObjectSetup, Scenario
from bot.engine.magic.events import Enlisted
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import AttackCost, Enlists, Toll
from bot.engine.magic.words.filters import YOUR_CREATURE
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, beside, cast, watching
from tests.engine.magic.tables.table import attack, block, choose, cited, dealt, duel, events, lives, refused
from tests.engine.magic.tables.words import ALICE

KNIGHT = creature("knight", "1/4", having(KeywordName("enlist")))
SQUIRE = ObjectId("squire")


def enlist(creature: str | None) -> Choose:
    return Choose(ChoiceKind.ENLIST, None if creature is None else ObjectId(creature))


def played(alice: str, *do: Choose, knight: ObjectSetup = KNIGHT) -> Outcome:
    """Alice's 1/4 with enlist attacks beside others of hers that stay at home."""
    return resolve_scenario(beside(duel(alice, "", *do, attack(str(knight.id))), knight))


@pytest.mark.rule("702.154b", "508.1g")
def test_702_154a_a_creature_that_stays_at_home_is_tapped_and_adds_its_power() -> None:
    outcome = played("squire 3/1", enlist("squire"))
    assert (lives(outcome), outcome.state.objects[SQUIRE].tapped) == ((20, 16), True)
    assert cited(outcome, Enlisted) == [("508.1g", "702.154a")]


def test_702_154a_by_default_nobody_is_enlisted() -> None:
    outcome = played("squire 3/1")
    assert lives(outcome) == (20, 19)
    assert [(each.kind, each.picked, each.default, each.options) for each in outcome.choices] == [
        ("enlist", None, True, 2)
    ]


ABLE: Mapping[str, bool] = {
    "squire 3/1": True,
    "squire 3/1 tapped": False,
    "squire 3/1 sick": False,
    "squire 3/1 sick haste": True,
    "squire 3/1 defender": True,
    "squire artifact": False,
    "ox 2/2, squire 3/1 tapped": False,
}


@pytest.mark.rule("702.154c")
@pytest.mark.parametrize("alice", ABLE)
def test_702_154a_only_an_untapped_creature_without_summoning_sickness_is_enlisted(alice: str) -> None:
    outcome = played(alice, enlist("squire"))
    assert [each.enlisted for each in events(outcome, Enlisted)] == ([SQUIRE] if ABLE[alice] else [])


@pytest.mark.parametrize("other", ["knight", "squire"])
def test_702_154c_neither_itself_nor_another_attacker_is_enlisted(other: str) -> None:
    scenario = beside(duel("squire 3/1, ox 2/2", "", enlist(other), attack("knight", "squire")), KNIGHT)
    outcome = resolve_scenario(scenario)
    assert refused(outcome) == {0: [(RefusalKind.NOT_AN_OPTION, ("508.1g", "702.154a"))]}
    assert dealt(outcome) == [{"knight>Bob:1", "squire>Bob:3"}]


def test_702_154a_the_power_is_what_it_is_or_last_was_as_the_ability_resolves() -> None:
    table = beside(duel("squire 3/1", "", enlist("squire"), attack("knight"), cast(MURDER, "squire"), ALL), KNIGHT)
    assert lives(resolve_scenario(table)) == (20, 16)


@pytest.mark.rule("107.1b")
def test_702_154a_a_negative_power_adds_nothing() -> None:
    assert lives(played("squire -2/1", enlist("squire"))) == (20, 19)


def test_702_154d_each_instance_enlists_a_creature_of_its_own() -> None:
    twice = creature("knight", "1/4", having(KeywordName("enlist")), having(KeywordName("enlist")))
    assert lives(played("squire 3/1, ox 2/2", enlist("squire"), enlist("ox"), knight=twice)) == (20, 14)
    same = played("squire 3/1, ox 2/2", enlist("squire"), enlist("squire"), knight=twice)
    assert (lives(same), [kind for kind, _ in refused(same)[1]]) == ((20, 16), [RefusalKind.NOT_AN_OPTION])


def test_702_154a_each_of_several_attackers_enlists_or_not() -> None:
    def scenario(*do: Choose) -> Scenario:
        lady = creature("lady", "2/2", having(KeywordName("enlist")))
        return beside(duel("squire 3/1, ox 2/2", "", *do, attack("knight", "lady")), KNIGHT, lady)

    assert dealt(resolve_scenario(scenario(enlist(None), enlist("squire")))) == [{"knight>Bob:1", "lady>Bob:5"}]
    assert dealt(resolve_scenario(scenario(enlist("ox"), enlist("squire")))) == [{"knight>Bob:3", "lady>Bob:5"}]


def test_702_154a_what_is_tapped_for_another_cost_is_not_enlisted() -> None:
    dear = creature("knight", "1/4", having(KeywordName("enlist")), AttackCost(toll=Toll.TAP, what=YOUR_CREATURE))
    table = beside(duel("squire 3/1, ox 2/2", "", choose("tap", SQUIRE), enlist("squire"), attack("knight")), dear)
    outcome = resolve_scenario(table)
    assert [kind for kind, _ in refused(outcome)[1]] == [RefusalKind.NOT_AN_OPTION]
    assert lives(outcome) == (20, 19)


def test_702_154c_abilities_trigger_whenever_a_creature_enlists_another() -> None:
    banner = watching("banner", "0/1", Enlists(), by=ALICE)
    guard = creature("guard", "1/1", having(KeywordName("enlist")), *banner.definition.faces[0].abilities)
    do = enlist("squire"), attack("guard"), block()
    assert lives(resolve_scenario(beside(duel("squire 3/1", "", *do), guard))) == (21, 16)
