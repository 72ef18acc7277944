"""The official rulings of the shared data, played with the cards' own texts."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.answer import library_of
from tests.examples import FEWER, is_full_run
from tests.scenario_files import checker, run_case
from tests.shared import SHARED, needs_shared

pytestmark = needs_shared

FOLDER = Path(__file__).parent
PLAYED = ("a_to_c", "d_to_l", "m_to_r", "s_to_z")
ADMITTED = "admitted"
MADE_UP: dict[str, Any] = json.loads((FOLDER / "made_up.json").read_text(encoding="utf-8"))


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def written_out(value: Any) -> Any:
    """The scenario with its made-up cards in place of their names."""
    if isinstance(value, dict):
        return {key: written_out(each) for key, each in value.items()}
    if isinstance(value, list):
        return [written_out(each) for each in value]
    return MADE_UP[value[1:]] if isinstance(value, str) and value.startswith("$") else value


def results(name: str, cards: Catalogue) -> list[tuple[str, str]]:
    """What became of each line that is tried, with the card and what is different."""
    library = library_of(cards)
    mismatches = checker(SHARED / "tools" / "check_scenarios.py").mismatches
    found: list[tuple[str, str]] = []
    for line in lines(name)[:: 1 if is_full_run() or name == ADMITTED else FEWER]:
        card = line["card"]
        scenario = {key: written_out(value) for key, value in line.items() if key not in {"card", "rulings"}}
        result, why = run_case(scenario, library, mismatches)
        found.append((result, f"{card} ({', '.join(line['rulings'])}): {why}"))
    return found


@pytest.mark.parametrize("name", PLAYED)
def test_what_official_rulings_decide_is_so(full: Catalogue, name: str) -> None:
    assert [told for result, told in results(name, full) if result != "passed"] == []


def test_what_is_not_played_as_its_ruling_says_is_admitted(full: Catalogue) -> None:
    assert [told for result, told in results(ADMITTED, full) if result != "admitted"] == []


@cache
def official_rulings() -> dict[str, set[str]]:
    """By oracle id each ruling as the lines name it."""
    found: dict[str, set[str]] = {}
    for each in json.loads((SHARED / "data" / "scryfall" / "rulings.json").read_text(encoding="utf-8")):
        digest = hashlib.sha256(each["comment"].encode()).hexdigest()[:10]
        found.setdefault(each["oracle_id"], set()).add(f"{each['published_at']} {digest}")
    return found


def test_each_ruling_that_is_checked_is_an_official_one_of_its_card(full: Catalogue) -> None:
    strange, checked = [], set()
    for line in (line for name in PLAYED for line in lines(name)):
        card = full.card(line["card"])
        known = set() if card is None else official_rulings()[card.oracle_id]
        strange += [f"{line['card']} {each}" for each in line["rulings"] if each not in known]
        checked |= {(line["card"], each) for each in line["rulings"]}
    assert (strange, len(checked) >= 800) == ([], True)
