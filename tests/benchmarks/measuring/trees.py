"""The trees that are measured: ours, and that of a commit in a temporary folder, each by a process of its own."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

HERE = Path(__file__).parents[3]

WORKER = "import sys; sys.path[:0] = {paths!r}; from tests.benchmarks.measuring.worker import main; main()"
"""Its `bot` is the tree's, its `tests` are ours."""


Measurement: TypeAlias = dict[str, Any]
"""What one measurement of a case found, as the process that measured says it."""


class MeasuredTree:
    """A tree with the process that measures it."""

    def __init__(self, folder: Path, data: Path) -> None:
        paths = list(dict.fromkeys([str(folder), str(HERE)]))
        self._process = subprocess.Popen(  # noqa: S603  our own
            [sys.executable, "-c", WORKER.format(paths=paths)],
            cwd=folder,
            env=os.environ | {"ARBITRE_DATA": str(data), "PYTHONHASHSEED": "0"},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def measure(self, name: str) -> Measurement:
        """One measurement of a case; raises `RuntimeError` where the process ended over it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(name + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(name)
        found: Measurement = json.loads(line)
        return found

    def end(self) -> None:
        self._process.communicate()


@contextmanager
def measured_trees(compare: str | None) -> Iterator[list[MeasuredTree]]:
    """Ours, and before it that of the commit to compare with."""
    with tempfile.TemporaryDirectory() as place:
        folders = [HERE]
        if compare is not None:
            old = Path(place) / "tree"
            git("worktree", "add", "--detach", "--quiet", str(old), compare)
            shutil.rmtree(old / "tests")
            folders.insert(0, old)
        trees = []
        try:
            for number, folder in enumerate(folders):
                data = Path(place) / f"data{number}"
                data.mkdir()
                trees.append(MeasuredTree(folder, data))
            yield trees
        finally:
            for tree in trees:
                tree.end()
            if compare is not None:
                git("worktree", "remove", "--force", str(folders[0]))


def git(*arguments: str) -> None:
    program = shutil.which("git") or "git"
    subprocess.run([program, "-C", str(HERE), *arguments], check=True)  # noqa: S603  our own
