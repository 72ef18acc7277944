"""A fault of ours is noted under a reference and said to the person, and ends nothing but the answer it spoilt."""

import json
import re
from pathlib import Path

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.language import LANGUAGES, Language
from bot.ui.console import run_console
from bot.ui.desk import Desk
from bot.ui.strings import strings_in
from tests.ui.conftest import Run

SPOILT = "Spoilt"
REFERENCE = re.compile(r"[0-9a-f]{8}$")


@pytest.fixture(autouse=True)
def spoilt_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that breaks over an attacker of one name, and over nothing else."""

    def spoilt(scenario: Scenario) -> Outcome:
        if any(SPOILT in each.definition.faces[0].name for each in scenario.objects):
            raise ZeroDivisionError
        return resolve_scenario(scenario)

    monkeypatch.setattr("bot.judge.answer.resolve_scenario", spoilt)


def file_about(folder: Path, name: str) -> str:
    creature = {"name": name, "power": 2, "toughness": 2, "types": ["Creature"]}
    scenario = {"objects": [{"id": "x", "is": creature, "controller": "Alice"}], "do": [{"attack": [{"who": "x"}]}]}
    file = folder / f"{name}.json"
    file.write_text(json.dumps(scenario), encoding="utf-8")
    return str(file)


def noted(caplog: pytest.LogCaptureFixture) -> str:
    """The reference of the one fault in the log, which has its traceback."""
    (record,) = caplog.records
    assert "ZeroDivisionError" in caplog.text
    return record.getMessage().partition(":")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_in_one_file_is_an_error_on_its_line_and_the_next_file_is_judged(
    run: Run, home: Path, caplog: pytest.LogCaptureFixture, lang: Language
) -> None:
    spoilt, sound = file_about(home, SPOILT), file_about(home, "Bear")
    ran = run("resolve", "--json", "--lang", lang, sound, spoilt, sound)
    first, second, third = map(json.loads, ran.lines)
    assert (ran.status, set(second), first == third) == (1, {"error"}, True)
    assert first["players"]["Bob"]["life"] == 18
    assert second["error"].startswith(strings_in(lang)("reply-failed"))
    assert second["error"].endswith(noted(caplog))
    assert ran.err == f"{spoilt}: {second['error']}\n"


def test_a_fault_in_one_file_to_read_is_told_on_standard_error(run: Run, home: Path) -> None:
    ran = run("resolve", "--lang", "fr", file_about(home, SPOILT), file_about(home, "Bear"))
    assert (ran.status, ran.lines[0]) == (1, "Bob perd 2 points de vie (20 → 18).")
    assert strings_in("fr")("reply-failed") in ran.err


def test_a_file_that_is_no_scenario_weighs_more_than_a_fault(run: Run, home: Path) -> None:
    assert run("resolve", file_about(home, SPOILT), str(home / "none.json")).status == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_typed_line_that_we_fail_is_answered_with_an_apology(
    run: Run, caplog: pytest.LogCaptureFixture, lang: Language
) -> None:
    ran = run("ask", "--json", "--lang", lang, f"/combat {SPOILT} 3/3")
    reply = json.loads(ran.out)
    assert (ran.status, reply["kind"], reply["certain"]) == (1, "failed", False)
    assert reply["verdict"] == strings_in(lang)("reply-failed")
    assert reply["text"].endswith(noted(caplog))


def test_the_next_line_of_standard_input_is_answered_all_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([f"/combat {SPOILT} 3/3", "/combat 3/3"])
    monkeypatch.setattr("sys.stdin", lines)
    ran = run("ask", "--json", "-")
    assert (ran.status, [json.loads(line)["kind"] for line in ran.lines]) == (1, ["failed", "ruling"])


def test_the_console_goes_on(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    shown: list[str] = []
    with create_pipe_input() as terminal:
        terminal.send_text(f"/combat {SPOILT} 3/3\r/combat 3/3\rexit\r")
        run_console(desk, "fr", [], shown.append, (terminal, DummyOutput()))
    _, apology, _, ruling, *_ = (each.splitlines() or [""] for each in shown)
    assert apology[0] == strings_in("fr")("reply-failed")
    assert REFERENCE.search(apology[-1]) is not None
    assert apology[-1].endswith(noted(caplog))
    assert ruling[0] == "Bob perd 3 points de vie (20 → 17)."
