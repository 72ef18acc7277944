"""The scenarios of which something is changed: those of the documentation, of the arguments' tables, and those beside
the checkout."""

import json
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.scenario import Scenario as MageNoirScenario
from bot.engine.magic.asking.scenario import Scenario
from bot.judge.answer import library_of
from bot.judge.definitions import Library
from bot.judge.scenario_file import read_scenario
from tests.examples import FEWER, is_full_run
from tests.judge.arguments import (
    argued_cards,
    chapter_cards,
    entering_cards,
    face_cards,
    layer_cards,
    linked_cards,
    meld_cards,
    seats_cards,
    stack_cards,
)
from tests.judge.table import LIBRARY
from tests.meta.pages import blocks
from tests.shared import SHARED

ARGUMENTS = Path(argued_cards.__file__).parent
NOTES = frozenset({"id", "source", "topic", "note", "seed"})
"""Keys of the collections beside the checkout that are no part of a scenario."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A scenario with its document and the cards by which that is read."""

    name: str
    document: dict[str, Any]
    library: Library

    def read(self, *before: dict[str, Any]) -> Scenario | MageNoirScenario:
        """The scenario, of either game, with these actions before its own."""
        changed = self.document | {"do": [*before, *self.document.get("do", ())]}
        return read_scenario(json.dumps(changed), self.library).scenario


@lru_cache
def shipped() -> Library:
    return library_of(Catalogue.open())


def documents() -> Iterator[tuple[str, dict[str, Any], Library]]:
    """Every scenario with a name and its cards."""
    for page, block in blocks("json"):
        document = json.loads(block)
        if "do" in document and "verdict" not in document:
            yield f"{page}: {document.get('title')}", document, shipped()
    whole = {
        "arguments": argued_cards.LIBRARY,
        "chapters": chapter_cards.LIBRARY,
        "entering": entering_cards.ENTERING,
        "faces": face_cards.FACES,
        "linked": linked_cards.LIBRARY,
        "meld": meld_cards.MELD,
    }
    for table, library in whole.items():
        for case in cases(table):
            yield f"{table}: {case['title']}", case["scenario"], library
    for case in cases("layers"):
        document = layer_cards.document_of(case["objects"], case.get("do", []), case["ask"])
        yield f"layers: {case['title']}", document, LIBRARY
    for case in cases("stack"):
        yield f"stack: {case['title']}", stack_cards.document_of(case), LIBRARY
    for case in cases("seats"):
        document = stack_cards.document_of(seats_cards.seated(case), seats_cards.CARDS)
        yield f"seats: {case['title']}", document, LIBRARY
    for file in sorted((SHARED / "scenarios").glob("*.json")) if SHARED.is_dir() else ():
        for case in json.loads(file.read_text(encoding="utf-8")):
            yield f"{file.stem}: {case['id']}", {key: case[key] for key in case.keys() - NOTES}, shipped()


def cases(table: str) -> list[dict[str, Any]]:
    """The cases of one of the arguments' tables."""
    found: list[dict[str, Any]] = tomllib.loads((ARGUMENTS / f"{table}.toml").read_text("utf-8"))["case"]
    return found


def situations() -> list[Situation]:
    """All of them in a full run, otherwise one of five."""
    step = 1 if is_full_run() else FEWER
    return [Situation(*each) for number, each in enumerate(documents()) if number % step == 0]
