"""The ledger of rules: which rules of the Comprehensive Rules have a passing test, counted and not written.

`python -m pytest tests/engine --ledger` prints, for each chapter of combat, how many of its testable rules some
passing test proves, and which are left. A test proves the rules in its name (`test_510_1c_…`) and those of its `rule`
markers."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.reference.citations import citations

CHAPTERS = ("120", "506", "507", "508", "509", "510", "511", "615", "616", "704")
KEYWORDS = (
    *(2, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 22, 23, 25, 28, 31, 36, 39, 45, 49, 68, 79, 80, 83, 86),
    *(89, 90, 91, 93, 105, 108, 111, 116, 118, 121, 130, 134, 135, 147, 149, 164, 181, 190),
)
"""The sections of 702 that combat is about."""
NUMBER = re.compile(r"(?<![0-9])(\d{3})_(\d{1,3}[a-z]?)(?=_|$)")
UNTESTABLE = Path(__file__).parent / "engine" / "untestable.toml"


def rules_of(name: str, marked: Iterable[str] = ()) -> frozenset[str]:
    """The rules that a test proves, by its name and its markers."""
    return frozenset({f"{chapter}.{rule}" for chapter, rule in NUMBER.findall(name)} | set(marked))


def testable() -> Iterator[str]:
    """The rules of combat in the cited edition, those aside that say nothing that a scenario could show."""
    excused = set(tomllib.loads(UNTESTABLE.read_text(encoding="utf-8")))
    keywords = {f"702.{number}" for number in KEYWORDS}
    for rule in citations().topics:
        chapter, _, rest = rule.partition(".")
        of_keyword = rule.rstrip("abcdefghijklmnopqrstuvwxyz") in keywords and rest[-1:].isalpha()
        if (chapter in CHAPTERS or of_keyword) and rule not in excused:
            yield rule


def report(proved: frozenset[str]) -> list[str]:
    """One line a chapter: how many of its testable rules are proved, and which are not."""
    wanted: dict[str, list[str]] = {}
    for rule in testable():
        wanted.setdefault(rule.partition(".")[0], []).append(rule)
    lines = []
    for chapter, rules in sorted(wanted.items()):
        left = [rule for rule in rules if rule not in proved]
        lines.append(
            f"{chapter}: {len(rules) - len(left)} of {len(rules)} testable rules proved; left: {' '.join(left) or '-'}"
        )
    total = [rule for rules in wanted.values() for rule in rules]
    proven = sum(rule in proved for rule in total)
    lines.append(f"combat: {proven} of {len(total)} testable rules proved ({100 * proven // len(total)} %)")
    return lines
