"""What is installed carries its data: cards, keywords, rules and strings lie inside the package."""

import json
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.reference.keyword_files import INDEX, read_tables

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(find_spec("hatchling") is None, reason="building a wheel without the network needs hatchling")
def test_a_wheel_holds_every_file_of_the_data_inside_the_package(tmp_path: Path) -> None:
    build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run([sys.executable, "-m", "pip", *build], check=True, timeout=100)  # noqa: S603  our own project
    (wheel,) = tmp_path.glob("*.whl")
    data = {f"bot/_data/{file.relative_to(ROOT / 'data')}" for file in (ROOT / "data").rglob("*.*")}
    files = zipfile.ZipFile(wheel)
    held = set(files.namelist())
    assert data - held == set()
    index = json.loads(files.read(f"bot/_data/keywords/{INDEX}"))
    assert index["tables"] == read_tables(ROOT / "data" / "keywords")
    assert {"bot/_data/strings/fr/interface.ftl", "bot/_data/cards/creatures.toml", "bot/cards/schema.sql"} <= held
