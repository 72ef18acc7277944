"""What a new process costs, from its start to its end, over a bare Python that imports the same libraries."""

import json
import subprocess
import sys
import tempfile
from functools import cache

from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import run_program, tree
from tests.benchmarks.measuring.unit import Action
from tests.benchmarks.plain import creature

SCENARIO = {
    "objects": [creature("a", 3, 3), creature("b", 2, 2, "Bob")],
    "do": [{"attack": [{"who": "a"}]}, {"block": [{"who": "b", "blocks": ["a"]}]}],
}
LOADED = """
import runpy, sys
sys.argv = ["bot", *{arguments!r}]
before = set(sys.modules)
try:
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
except SystemExit:
    pass
ours = lambda name: name.partition(".")[0] in ("bot", "__main__", "runpy") or name.startswith("_")
print("\\n" + " ".join(name for name in sys.modules if name not in before and not ours(name)))
"""


@cache
def scenario_file() -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False, encoding="utf-8") as file:
        json.dump(SCENARIO, file)
    return file.name


def resolve_line() -> list[str]:
    return ["resolve", "--json", scenario_file()]


def resolve_cold(_: int) -> Action:
    return run_program(["-m", "bot", *resolve_line()])


def ask_cold(_: int) -> Action:
    return run_program(["-m", "bot", "ask", "/keyword trample"])


def import_libraries(_: int) -> Action:
    """A bare Python that imports what `resolve` imports and is not ours."""
    found = subprocess.run(  # noqa: S603  our own
        [sys.executable, "-c", LOADED.format(arguments=resolve_line())],
        cwd=tree(),
        capture_output=True,
        text=True,
        check=True,
    )
    libraries = found.stdout.splitlines()[-1].split()
    return run_program(["-c", f"import {', '.join(libraries)}"])


CASES = (
    Case(
        "resolve, cold, over a bare Python with its libraries", resolve_cold, over=import_libraries, most=6, budget=1.5
    ),
    Case('ask "/keyword trample", cold', ask_cold, budget=1.5),
    Case("a Python that does nothing", of_any_size(run_program, ["-c", ""]), budget=0.5),
)
