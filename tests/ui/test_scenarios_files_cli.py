"""The tool that compares outcomes with expectations, run as it is on a file that passes whole."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shared import SHARED, needs_shared

ROOT = Path(__file__).parents[2]


@needs_shared
def test_every_case_of_the_trample_file_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITRE_DATA", str(tmp_path))
    file, tool = SHARED / "scenarios" / "trample.json", SHARED / "tools" / "check_scenarios.py"
    ran = subprocess.run(  # noqa: S603  our own program
        [sys.executable, str(tool), str(file)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )
    cases = json.loads(file.read_text(encoding="utf-8"))
    assert ran.stdout == f"{len(cases)} passed, 0 failed\n"
    assert (ran.returncode, ran.stderr) == (0, "")
