"""Runs scenario files through the judge and compares each outcome with the file's `expect`.

`python -m tests.scenario_files FOLDER…` prints, for each file, how many cases passed, how many came out otherwise but
admitted it (a sentence that is not modelled could have mattered), how many need what is not played yet, and how many
were wrong and certain; the exit status is 0 where all of them passed, and else 1."""

import importlib.util
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypeAlias

from bot.cards.catalogue import Catalogue
from bot.judge.answer import judge_scenario, library_of
from bot.judge.definitions import Library
from bot.judge.problems import Problem
from bot.ui.explained_outcome import outcome_explained
from bot.ui.problems import problem_line

NOTES = frozenset({"id", "seed", "topic", "note", "source"})
"""Keys of the collections that are no part of a scenario."""

Result: TypeAlias = Literal["passed", "failed", "admitted", "not played yet"]


def checker(tool: Path) -> ModuleType:
    """Load the comparison of expected and actual outcomes from the tool that defines it."""
    spec = importlib.util.spec_from_file_location("check_scenarios", tool)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(tool)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cases(file: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the name and the scenario of each case of a collection."""
    for case in json.loads(file.read_text(encoding="utf-8")):
        yield case["id"], {key: value for key, value in case.items() if key not in NOTES}


Mismatches: TypeAlias = Callable[[object, object, str], Iterable[str]]


def run_case(scenario: Mapping[str, Any], cards: Library, mismatches: Mismatches) -> tuple[Result, str]:
    """Play one case; return what became of it and, where it failed, the first difference."""
    ruling = judge_scenario(json.dumps(scenario), cards)
    if isinstance(ruling, Problem):
        return ("not played yet" if ruling.ours else "failed"), problem_line(ruling, "en")
    document = outcome_explained(ruling, cards)
    fault = next(iter(mismatches(ruling.file.expect or {}, json.loads(json.dumps(document)), "outcome")), None)
    if fault is None:
        return "passed", ""
    return "admitted" if document["unmodelled"] else "failed", fault


def main(folders: Iterable[str]) -> int:
    cards = library_of(Catalogue.open(None))
    total: Counter[Result] = Counter()
    for folder in map(Path, folders):
        mismatches: Mismatches = checker(folder.parent / "tools" / "check_scenarios.py").mismatches
        for file in sorted(folder.glob("*.json")):
            found: Counter[Result] = Counter()
            for name, scenario in cases(file):
                result, why = run_case(scenario, cards, mismatches)
                found[result] += 1
                if result != "passed":
                    print(f"{result.upper()} {name}: {why}")
            print(f"{file.name}: {', '.join(f'{number} {result}' for result, number in sorted(found.items()))}")
            total += found
    if not total:
        print("no scenario was found; name a folder of *.json files beside tools/check_scenarios.py", file=sys.stderr)
        return 2
    print(f"{total['passed']} passed, {total['failed']} failed")
    return 0 if set(total) == {"passed"} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
