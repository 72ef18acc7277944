"""What is decided never depends on how things are called, on who else is there, on the seats of a duel, or on whether
something is said that would be so anyway."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magenoir.front import resolve_scenario as magenoir
from bot.engine.magic.asking.scenario import ObjectSetup, PlayerSetup, ResolveStack, Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.explain.explanation import explain_outcome, render_explanation
from bot.judge.definitions import MadeUp
from bot.judge.forks import deciding_choices, difference, verdict_document
from bot.judge.magenoir.outcome_document import magenoir_document
from bot.judge.outcome_document import outcome_document, plain_json
from bot.judge.replays import Replays
from bot.ui.naming import names_of
from tests.examples import sample
from tests.judge.metamorphic.renaming import named_back, rename, two_namings
from tests.judge.metamorphic.situations import Situation, documents, situations
from tests.judge.table import LIBRARY

Told = dict[str, Any]
BY_NAME = [pytest.param(each, id=each.name) for each in situations()]
OF_MAGIC = [pytest.param(each, id=each.name) for each in situations() if each.document.get("game") != "magenoir"]
EVERY = pytest.mark.parametrize("situation", sample(OF_MAGIC, least=20))


def written(scenario: Scenario, outcome: Outcome) -> Told:
    """The outcome as a program reads it."""
    document: Told = json.loads(json.dumps(outcome_document(outcome)))
    return document


def whole(scenario: Scenario) -> Told:
    return written(scenario, resolve_scenario(scenario))


def magic(situation: Situation) -> Scenario:
    scenario = situation.read()
    assert isinstance(scenario, Scenario)
    return scenario


def differences(first: Any, second: Any, place: str = "") -> Iterator[str]:
    """Every place where two documents differ."""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in {**first, **second}:
            yield from differences(first.get(key), second.get(key), f"{place}.{key}")
    elif isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for number, (one, other) in enumerate(zip(first, second, strict=True)):
            yield from differences(one, other, f"{place}[{number}]")
    elif first != second:
        yield f"{place}: {first} != {second}"


@pytest.mark.parametrize("situation", sample(BY_NAME, least=20))
def test_no_name_of_a_player_or_an_object_decides(situation: Situation) -> None:
    scenario, told = situation.read(), []
    for names in two_namings(scenario):
        if isinstance(scenario, Scenario):
            other = rename(scenario, names)
            outcome = resolve_scenario(other)
            document = written(other, outcome)
            explanation = explain_outcome(outcome, names_of(other, situation.library, "en"), "en", other.do)
            document["explanation"] = render_explanation(explanation)
        else:
            document = magenoir_document(magenoir.resolve_scenario(rename(scenario, names)))
        told.append(json.loads(named_back([json.dumps(document)], names)[0]))
    assert list(differences(*told)) == []


@EVERY
def test_no_place_at_the_table_decides_where_the_order_stays(situation: Situation) -> None:
    """The seats are counted from another player, or from another team where these sit together."""
    scenario = magic(situation)
    players, team = scenario.players, scenario.players[0].team
    step = next((place for place, each in enumerate(players) if team is None or each.team != team), 0) or 1
    active = scenario.active or players[0].name
    other = replace(scenario, players=(*players[step:], *players[:step]), active=active)
    usual, moved = whole(scenario), whole(other)
    for document in (usual, moved):
        for each in document["answers"]:
            if isinstance(each["answer"], list):  # of who may be meant, in whatever order
                each["answer"].sort(key=str)
    assert list(differences(usual, moved)) == []


@EVERY
def test_405_5_resolving_one_by_one_is_resolving_all(situation: Situation) -> None:
    scenario = magic(situation)
    places: list[int] = []
    do: list[Any] = []
    for action in scenario.do:
        places.append(len(do))
        everything = isinstance(action, ResolveStack) and action.everything
        do += [ResolveStack(everything=False)] * 30 if everything else [action]
    usual, split = whole(scenario), whole(replace(scenario, do=tuple(do)))
    split["actions"] = [split["actions"][place] for place in places]
    for each in (*split["answers"], *(entry for entry in split["trace"] if "action" in entry)):
        each["action"] = places.index(each["action"])
    assert list(differences(usual, split)) == []


@EVERY
def test_a_default_that_is_said_aloud_stays_what_it_was(situation: Situation) -> None:
    scenario = magic(situation)
    outcome = resolve_scenario(scenario)
    if any("choose" in each for each in situation.document["do"]):
        return  # answers of one kind are taken in their order, and some of them are given
    said = [
        {"choose": each.kind.value, "by": each.player, "pick": plain_json(each.picked)}
        for each in outcome.choices
        if each.default
    ]
    other = situation.read(*said)
    assert isinstance(other, Scenario)
    usual, aloud = written(scenario, outcome), whole(other)
    aloud["actions"] = aloud["actions"][len(said) :]
    for each in (*aloud["answers"], *(entry for entry in aloud["trace"] if "action" in entry)):
        each["action"] -= len(said)
    for document in (usual, aloud):
        for each in (*document["choices"], *document["trace"]):
            each.pop("default", None)
    assert list(differences(usual, aloud)) == []


@EVERY
def test_what_another_answer_is_said_to_change_is_what_it_changes(situation: Situation) -> None:
    """Each answer that the outcome lists as deciding, given aloud behind the defaults before it."""
    scenario = magic(situation)
    if any("choose" in each for each in situation.document["do"]):
        return  # answers of one kind are taken in their order, and some of them are given
    outcome = resolve_scenario(scenario)
    usual = verdict_document(outcome)
    for fork in deciding_choices(Replays(scenario, outcome)):
        before = [each for each in outcome.choices[: fork.place] if each.default]
        for other in fork.others:
            picks = [*((each, each.picked) for each in before), (fork.chosen, other.picked)]
            said = [{"choose": of.kind.value, "by": of.player, "pick": plain_json(picked)} for of, picked in picks]
            changed = situation.read(*said)
            assert isinstance(changed, Scenario)
            aloud = verdict_document(resolve_scenario(changed))
            aloud["answers"] = {str(int(place) - len(said)): each for place, each in aloud["answers"].items()}
            assert plain_json(difference(usual, aloud)) == plain_json(other.differs), other.picked


COUNTED = frozenset(
    {
        "layers: X is worked out once",
        "seats: A beast counts the creatures in its controller's range",
        "seats: Scales weigh the lands in range and take what the players choose",
        "emperor: S3-SC07c",
        "emperor: S3-SC07c-cr",
        "emperor: S3-SC21",
        "emperor: S3-SC21-cr",
        "emperor: EMP-03",
        "emperor: EMP-03-cr",
        "emperor: EMP-20-cr",
    }
)
"""Situations in which creatures or lands are counted or sacrificed, so that one more matters."""

BYSTANDERS = {
    "creature": MadeUp("Bystander", 1, 1, types=("Creature",)),
    "land": MadeUp("Field", types=("Land",)),
}


@pytest.mark.parametrize("kind", BYSTANDERS)
@EVERY
def test_what_nobody_has_to_do_with_changes_nothing(situation: Situation, kind: str) -> None:
    scenario = magic(situation)
    if situation.name in COUNTED:
        return
    definition = LIBRARY.made_up(BYSTANDERS[kind])
    usual = without(whole(scenario), "bystander")
    for player in scenario.players:
        more = ObjectSetup(ObjectId("bystander"), definition, player.name, player.name)
        other = replace(scenario, objects=(*scenario.objects, more))
        outcome = resolve_scenario(other)
        document = written(other, outcome)
        chosen = any("bystander" in map(str, (*each.among, each.picked)) for each in outcome.choices)
        if chosen or '"bystander"' in json.dumps(document["trace"]):
            continue  # something was done with it
        assert list(differences(usual, without(document, "bystander"))) == []


def without(value: Any, name: str) -> Any:
    """A document without what is said of one object: no entry of its own, and in no list; how many answers were legal
    and the timestamps of the trace may be different."""
    if isinstance(value, dict):
        return {key: without(each, name) for key, each in value.items() if key not in {name, "options", "trace"}}
    if isinstance(value, list):
        return [without(each, name) for each in value if each != name]
    return value


@EVERY
def test_800_4a_who_has_left_before_is_as_if_nobody_had_been_there(situation: Situation) -> None:
    scenario = magic(situation)
    if scenario.variant != "duel":
        return
    gone = PlayerSetup(PlayerId("Gone"), left=True)
    other = replace(scenario, variant="free-for-all", players=(*scenario.players, gone))
    usual, beside = whole(scenario), whole(other)
    del beside["players"]["Gone"]
    for document in (usual, beside):
        for entry in document["trace"]:
            entry.pop("passed", None)  # whose turns were passed over
    assert list(differences(usual, beside)) == []


def test_every_situation_has_a_name_of_its_own() -> None:
    names = [name for name, _, _ in documents()]
    assert len(set(names)) == len(names) >= 250
