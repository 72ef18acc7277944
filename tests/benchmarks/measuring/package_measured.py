"""The `bot` package that is measured, whichever tree it is of: by names that stay, and by those that came before them.

Raises `ImportError` where a tree has none of the names: the figure is missing there."""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.benchmarks.measuring.unit import Action
from tests.shared import SHARED

POOL = SHARED / "data" / "scryfall"


class NotHereError(Exception):
    """A figure can't be had on this machine, for want of the shared material."""


def find_first(*places: str) -> Any:
    """The first of these that there is, each as `module:name`."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(places)


def tree() -> Path:
    """The folder of the tree that is measured."""
    return Path(str(import_module("bot").__file__)).parents[1]


@cache
def library() -> Any:
    """The shipped cards, compiled once each."""
    library_of = find_first("bot.judge.answer:library_of", "bot.judge.answer:library")
    return library_of(find_first("bot.cards.catalogue:Catalogue").open(None))


@cache
def desk(store: Path | None = None) -> Any:
    """A desk over the shipped cards, or over a synced store."""
    shipped_keywords = find_first("bot.reference.keywords:shipped_keywords", "bot.reference.keywords:keywords")
    return find_first("bot.ui.desk:Desk")(find_first("bot.cards.catalogue:Catalogue").open(store), shipped_keywords())


@cache
def synced_store() -> Path:
    """A store of the whole pool, synced once a process."""
    if not POOL.is_dir():
        raise NotHereError(POOL)
    target = Path(tempfile.mkdtemp(dir=os.environ.get("ARBITRE_DATA"))) / "cards.db"
    find_first("bot.cards.sync:sync_from_folder")(POOL, target)
    return target


def read_scenario(document: Mapping[str, Any]) -> Any:
    """The scenario of a document."""
    return find_first("bot.judge.scenario_file:read_document")(json.loads(json.dumps(document)), library()).scenario


def play_document(document: Mapping[str, Any]) -> Action:
    """What plays a scenario document, the engine alone; our own limits are an answer too."""
    resolve = find_first(
        "bot.engine.magic.front.resolve_scenario:resolve_scenario",
        "bot.engine.magic.resolve:resolve",
        "bot.api:resolve",
    )
    limit = find_first(
        "bot.engine.magic.ground.engine_limits:EngineLimit",
        "bot.engine.magic.limits:EngineLimit",
        "bot.api:ScenarioError",
    )
    return partial(play, resolve, limit, read_scenario(document))


def play(resolve: Callable[[Any], object], limit: type[Exception], scenario: Any) -> None:
    with suppress(limit):
        resolve(scenario)


def answer_text(text: str, lang: str = "en") -> Action:
    """What answers a typed line, from its text to the reply."""
    answer = find_first("bot.ui.ask:answer_line_or_raise", "bot.ui.ask:answer")
    return partial(answer, desk(), lang, text)


def run_program(arguments: list[str], **environment: str) -> Action:
    """What runs a new Python in the folder of the tree, from its start to its end."""
    import subprocess  # noqa: PLC0415  most chapters start nothing

    settings = {"PATH": "", "ARBITRE_DATA": os.environ.get("ARBITRE_DATA", ""), **environment}
    return partial(
        subprocess.run,
        [sys.executable, *arguments],
        env=settings,
        cwd=tree(),
        check=True,
        stdout=subprocess.DEVNULL,
        timeout=60,
    )
