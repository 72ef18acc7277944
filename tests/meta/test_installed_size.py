"""How much of a disk an installation takes: as the page on deployment says, and no more."""

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "deploy" / "README.md").read_text(encoding="utf-8")
MEGABYTE = 1_000_000
TOLERATED = 0.15
"""By how much a figure may differ: compiled libraries are not of one size on every machine."""


def own_size() -> float:
    """Megabytes of the package and the data that a wheel carries."""
    files = [file for folder in ("bot", "data") for file in (ROOT / folder).rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files if file.suffix != ".pyc") / MEGABYTE


def size_of(name: str) -> float:
    """Megabytes of a distribution as its wheel has it; none of one that this machine does not need."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return 0.0
    files = [Path(str(found.locate_file(file))) for file in found.files or ()]
    return sum(file.stat().st_size for file in files if file.suffix != ".pyc" and file.exists()) / MEGABYTE


def is_near(told: float, measured: float) -> bool:
    return abs(told - measured) <= TOLERATED * measured


def test_what_an_installation_takes_is_what_the_page_on_deployment_says() -> None:
    locked = (ROOT / ".ci" / "requirements.txt").read_text(encoding="utf-8")
    sizes = {name: size_of(name) for name in re.findall(r"^([a-z0-9-]+)==", locked, re.MULTILINE)}
    sizes["arbitre"] = own_size()
    (total,) = re.findall(r"what it needs take (\d+) MB", PAGE)
    rows = re.findall(r"^\| (Babel|Pillow|RapidFuzz|Arbitre)[^|]* \| (\d+) \|", PAGE, re.MULTILINE)
    told = {name.lower(): int(size) for name, size in rows}
    assert is_near(int(total), sum(sizes.values()))
    assert {name: size for name, size in told.items() if not is_near(size, sizes[name])} == {}
    assert set(told) == set(sorted(sizes, key=lambda name: -sizes[name])[: len(told)])


def test_the_image_keeps_only_our_languages_of_the_largest_dependency() -> None:
    kept = re.findall(r"! -name '?(\w+)\.dat", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert kept == ["root", "en", "fr"]
