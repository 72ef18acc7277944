"""The ledger of rules: which rules of the Comprehensive Rules have a passing test, counted and not written.

`python -m pytest tests --ledger` prints, for each chapter of combat and of other interactions, how many of its testable
rules some passing test proves, and which are left. A test proves the rules in its name (`test_510_1c_…`) and those of
its `rule` markers."""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from bot.reference.citations import shipped_citations

COMBAT = ("120", "506", "507", "508", "509", "510", "511", "615", "616", "704")
COMBAT_KEYWORDS = (
    *(2, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 22, 23, 25, 28, 31, 36, 39, 45, 49, 68, 79, 80, 83, 86),
    *(89, 90, 91, 93, 105, 108, 111, 116, 118, 121, 130, 134, 135, 147, 149, 154, 164, 181, 190),
)
"""The sections of 702 that combat is about."""
INTERACTION = (
    *("114", "117", "301", "303", "306", "405", "601", "602", "603", "604", "605", "606", "607", "608", "609", "610"),
    *("611", "612", "613", "614", "615", "616", "704", "707"),
)
INTERACTION_KEYWORDS = (16,)
"""Protection; wards and the like are counted by nobody yet."""
GROUPS = {"combat": (COMBAT, COMBAT_KEYWORDS), "interaction": (INTERACTION, INTERACTION_KEYWORDS)}
NUMBER = re.compile(r"(?<![0-9])(\d{3})_(\d{1,3}[a-z]?)(?=_|$)")
UNTESTABLE = Path(__file__).parent / "engine" / "untestable.toml"
EXAMPLES = Path(__file__).parent / "judge" / "rulebook" / "examples.toml"


def rules_of(name: str, marked: Iterable[str] = ()) -> frozenset[str]:
    """The rules that a test proves, by its name and its markers."""
    return frozenset({f"{chapter}.{rule}" for chapter, rule in NUMBER.findall(name)} | set(marked))


def testable(chapters: Collection[str], keywords: Collection[int]) -> Iterator[str]:
    """The rules of the chapters in the cited edition, their headings aside, and those that say nothing that a scenario
    could show."""
    excused = set(tomllib.loads(UNTESTABLE.read_text(encoding="utf-8")))
    sections = {f"702.{number}" for number in keywords}
    for rule in shipped_citations().topics:
        chapter, _, rest = rule.partition(".")
        of_keyword = rule.rstrip("abcdefghijklmnopqrstuvwxyz") in sections and rest[-1:].isalpha()
        if rest and (chapter in chapters or of_keyword) and rule not in excused:
            yield rule


def report(proved: frozenset[str], played: frozenset[str]) -> list[str]:
    """For each group one line a chapter: how many of its testable rules are proved, and which are not; then in all.
    Last the examples of the rulebook, of which `played` are proved."""
    return [line for group in GROUPS for line in report_of(group, proved)] + [report_of_examples(played)]


def report_of(group: str, proved: frozenset[str]) -> Iterator[str]:
    wanted: dict[str, list[str]] = {}
    for rule in testable(*GROUPS[group]):
        wanted.setdefault(rule.partition(".")[0], []).append(rule)
    for chapter, rules in sorted(wanted.items()):
        left = [rule for rule in rules if rule not in proved]
        done = len(rules) - len(left)
        yield f"{chapter}: {done} of {len(rules)} testable rules proved; left: {' '.join(left) or '-'}"
    total = [rule for rules in wanted.values() for rule in rules]
    proven = sum(rule in proved for rule in total)
    yield f"{group}: {proven} of {len(total)} testable rules proved ({100 * proven // len(total)} %)"


def rulebook_examples() -> frozenset[str]:
    """All examples of the cited edition, as "107.1b#2": the second under that rule."""
    counts: dict[str, int] = tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))["counts"]
    return frozenset(f"{rule}#{number}" for rule, count in counts.items() for number in range(1, count + 1))


def excused_examples() -> dict[str, str]:
    """The examples that no test plays, each with its reason."""
    excused: dict[str, str] = tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))["excused"]
    return excused


def report_of_examples(played: frozenset[str]) -> str:
    every, excused = rulebook_examples(), excused_examples()
    left = sorted(every - played - excused.keys())
    counted = f"{len(every & played)} played, {len(excused)} excused"
    return (
        f"examples: {len(every) - len(left)} of {len(every)} accounted for ({counted}); left: {' '.join(left) or '-'}"
    )
