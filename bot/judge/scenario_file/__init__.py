"""The scenario file: from JSON text to a checked scenario, or to one problem with its place.

The one way in: what people type becomes a document of the same form and is read here too."""

from bot.judge.scenario_file.document import (
    AnyFile,
    MageNoirFile,
    ScenarioFile,
    read_any_document,
    read_document,
    read_scenario,
)

__all__ = ["AnyFile", "MageNoirFile", "ScenarioFile", "read_any_document", "read_document", "read_scenario"]
