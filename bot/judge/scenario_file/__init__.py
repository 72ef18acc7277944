"""Reads a scenario file: from JSON text to a checked scenario, or to one problem with its place.

What people type becomes a document of the same form and is read here too. Read `document` (the front door), `nodes`
(checked access to JSON values), `magic` with `players`, `objects`, `actions` and `questions`, and `magenoir` with
`magenoir_cards`. Knows the words of no language."""

from bot.judge.scenario_file.document import (
    AnyFile,
    MageNoirFile,
    ScenarioFile,
    read_any_document,
    read_document,
    read_scenario,
)

__all__ = ["AnyFile", "MageNoirFile", "ScenarioFile", "read_any_document", "read_document", "read_scenario"]
