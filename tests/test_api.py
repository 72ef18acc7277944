"""What other programs import: names, shapes, and that nothing is said twice in two ways."""

import inspect
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot import api
from bot.app import main
from bot.engine.trace import Trace
from bot.language import LANGUAGES
from tests.ui.shapes import REPLY_KEYS

FORCE: Mapping[str, Any] = {
    "objects": [
        {"id": "force", "card": "Force of Nature", "controller": "Alice"},
        {"id": "lynx", "card": "Lynx spectral", "controller": "Bob"},
    ],
    "do": [{"attack": [{"who": "force"}]}, {"block": [{"who": "lynx", "blocks": ["force"]}]}],
}
TORNADO: Mapping[str, Any] = {
    "game": "magenoir",
    "players": [{"name": "Alice"}, {"name": "Bob"}],
    "objects": [{"id": "tornado", "card": "Tornado", "controller": "Alice", "state": "prepared"}],
    "do": [{"ask": "can activate", "object": "tornado"}],
}
NOBODY = {"do": [{"cast": "Lightning Bolt", "targets": ["Bob"]}, {"assign": "nobody", "damage": {"Bob": 1}}]}
"""What a spell may have put onto the battlefield is known only as it is played."""
NAMES = ["Outcome", "Scenario", "ScenarioError", "ask", "outcome", "resolve", "scenario", "sentences"]
OUTCOME_KEYS = {
    "actions",
    "answers",
    "players",
    "objects",
    "stack",
    "winner",
    "restarted",
    "active",
    "step",
    "choices",
    "unmodelled",
    "trace",
    "explanation",
    "steps",
    "rules_edition",
}


Print = Callable[..., Any]


@pytest.fixture(autouse=True)
def own_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The desk is opened without any setting of this machine, and not kept for the next test."""
    for name in ("DISCORD_TOKEN", "ARBITRE_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ARBITRE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    api.opened_desk.cache_clear()
    yield
    api.opened_desk.cache_clear()


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Print:
    """What a command of the command line prints for programs."""

    def run(command: str, *arguments: str) -> Any:
        main([command, "--json", *arguments])
        return json.loads(capsys.readouterr().out)

    return run


def test_the_names_that_stay_are_there() -> None:
    assert sorted(api.__all__) == [
        "Outcome",
        "Scenario",
        "ScenarioError",
        "ask",
        "outcome",
        "resolve",
        "scenario",
        "sentences",
    ]
    assert {name: list(inspect.signature(getattr(api, name)).parameters) for name in api.__all__ if name.islower()} == {
        "ask": ["text", "lang"],
        "outcome": ["scenario", "lang"],
        "resolve": ["scenario"],
        "scenario": ["document"],
        "sentences": ["face"],
    }
    assert inspect.signature(api.ask).parameters["lang"].kind is inspect.Parameter.KEYWORD_ONLY


@pytest.mark.parametrize("document", [FORCE, TORNADO])
def test_a_document_becomes_a_scenario_that_is_played_with_its_trace(document: Mapping[str, Any]) -> None:
    played = api.resolve(api.scenario(document))
    assert isinstance(played.trace, Trace)


def test_a_scenario_is_played_the_same_each_time() -> None:
    read = api.scenario(FORCE)
    assert api.resolve(read).trace == api.resolve(read).trace


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("document", [FORCE, TORNADO])
def test_an_outcome_is_what_resolve_prints(
    document: Mapping[str, Any], lang: str, tmp_path: Path, printed: Print
) -> None:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    found = api.outcome(api.scenario(document), lang)
    assert json.loads(json.dumps(found)) == printed("resolve", "--lang", lang, str(file))


def test_an_outcome_has_its_keys_and_the_explanation_of_each_language() -> None:
    document = api.outcome(api.scenario(FORCE), "en")
    assert set(document) == OUTCOME_KEYS
    assert {lang: "20 → 13" in lines[0] for lang, lines in document["explanation"].items()} == dict.fromkeys(
        LANGUAGES, True
    )


@pytest.mark.parametrize(
    ("document", "place", "found"),
    [
        ({"player": []}, "", "player"),
        ({"do": [{"attack": []}, {"fly": []}]}, "do[1]", "fly"),
        ({"objects": [{"id": "jace", "card": "Jace Belerren"}]}, "objects[0].card", "Jace Belerren"),
        ({"game": "magenoir", "step": "combat"}, "step", "combat"),
        ([], "", "[]"),
    ],
)
def test_what_is_no_scenario_says_where(document: Any, place: str, found: str) -> None:
    with pytest.raises(api.ScenarioError) as error:
        api.scenario(document)
    assert (error.value.problem.where, error.value.problem.found) == (place, found)
    assert str(error.value).startswith(place)


def test_an_action_on_what_is_not_there_says_where_as_it_is_played() -> None:
    read = api.scenario(NOBODY)
    with pytest.raises(api.ScenarioError) as error:
        api.resolve(read)
    assert error.value.problem.where == "do[1]"


def test_an_outcome_that_can_t_be_made_is_a_line_in_the_language() -> None:
    read = api.scenario(NOBODY)
    said = {lang: api.outcome(read, lang) for lang in LANGUAGES}
    assert {lang: list(document) for lang, document in said.items()} == {lang: ["error", "kind"] for lang in LANGUAGES}
    assert said["en"] != said["fr"]


@pytest.mark.parametrize(
    "text",
    ["/combat attackers: 3/3 trample blockers: 1/1 -> 3/3", "/keyword trample", "/motclé piétinement", "who wins?", ""],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_what_ask_prints(text: str, lang: str, printed: Print) -> None:
    answered = api.ask(text, lang=lang)
    assert set(answered) == REPLY_KEYS
    assert answered["lang"] == lang
    assert json.loads(json.dumps(answered)) == printed("ask", "--lang", lang, text)


@pytest.mark.parametrize("lang", ["de", "FR", ""])
def test_a_language_that_is_not_spoken_is_refused(lang: str) -> None:
    with pytest.raises(ValueError, match="expected: en or fr"):
        api.ask("/keyword trample", lang=lang)


def test_each_sentence_of_a_face_has_its_state() -> None:
    face = {
        "name": "Made-up Ox",
        "type_line": "Creature — Ox",
        "text": "Trample\nMade-up Ox wibbles the wobble.\nYou may have any number of cards named Made-up Ox.",
    }
    read = api.sentences(face)
    assert [set(each) for each in read] == [{"text", "state", "reading", "expected"}] * len(read)
    assert [(each["text"], each["state"]) for each in read][:2] == [
        ("Trample", "modelled"),
        ("Made-up Ox wibbles the wobble.", "unread"),
    ]
    assert (read[0]["reading"], read[0]["expected"]) == ("trample", "")
    assert read[1]["expected"] != ""


def test_a_face_is_read_as_coverage_reads_a_card(printed: Print) -> None:
    shown = printed("coverage", "--card", "Spectral Lynx")
    record = api.opened_desk().cards.record(api.opened_desk().cards.find("Spectral Lynx").cards[0])
    (face,) = record.faces
    assert api.sentences({"name": face.name, "type_line": face.type_line, "text": face.text}) == shown["sentences"]
