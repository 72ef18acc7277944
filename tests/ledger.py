"""The ledger of rules: which rules of the Comprehensive Rules have a passing test, counted and not written.

`python -m pytest tests --ledger` prints, for each chapter that is played, how many of its testable rules some passing
test proves, and which are left; then what is excused, by its reason. A test proves the rules in its name
(`test_510_1c_…`) and those of its `rule` markers."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bot.engine.magic.keywords.record import Unplayed
from bot.engine.magic.keywords.registry import RULEBOOK
from bot.reference.citations import shipped_citations

KEYWORDS = ("701", "702")
"""The chapters of which each section is a keyword, with its rules under it."""
NUMBER = re.compile(r"(?<![0-9])(\d{3})_(\d{1,3}[a-z]?)(?=_|$)")
UNTESTABLE = Path(__file__).parent / "engine" / "untestable.toml"
EXAMPLES = Path(__file__).parent / "judge" / "rulebook" / "examples.toml"


def rules_of(name: str, marked: Iterable[str] = ()) -> frozenset[str]:
    """The rules that a test proves, by its name and its markers."""
    return frozenset({f"{chapter}.{rule}" for chapter, rule in NUMBER.findall(name)} | set(marked))


def excused_rules() -> dict[str, str]:
    """Of the rules that no scenario can show the reason, of the rules of keywords that are not played too."""
    excused: dict[str, Any] = tomllib.loads(UNTESTABLE.read_text(encoding="utf-8"))
    by_reason: dict[str, list[str]] = excused.pop("reasons")
    excused |= {rule: reason for reason, rules in by_reason.items() for rule in rules}
    whole = {**unplayed_sections(), **excused["sections"]}
    chapters = excused["chapters"]
    reasons = {}
    for rule in shipped_citations().topics:
        chapter, _, _ = rule.partition(".")
        reason = excused.get(rule, chapters.get(chapter, whole.get(section_of(rule))))
        if isinstance(reason, str):
            reasons[rule] = reason
    return reasons


def unplayed_sections() -> dict[str, str]:
    """The sections of 702 whose keyword ability is not played."""
    unplayed = (each for each in RULEBOOK if isinstance(each, Unplayed))
    return {section_of(rule): "keyword abilities that are not played" for each in unplayed for rule in each.rules}


def section_of(rule: str) -> str:
    """The rule without its letter."""
    return rule.rstrip("abcdefghijklmnopqrstuvwxyz")


def testable_rules() -> dict[str, list[str]]:
    """By chapter the rules of the cited edition, the headings of keywords aside, and those that are excused."""
    excused, found = excused_rules(), dict[str, list[str]]()
    for rule in shipped_citations().topics:
        chapter, _, rest = rule.partition(".")
        is_heading = chapter in KEYWORDS and not rest[-1:].isalpha()
        if rest and not is_heading and rule not in excused:
            found.setdefault(chapter, []).append(rule)
    return dict(sorted(found.items()))


def report(proved: frozenset[str], played: frozenset[str]) -> list[str]:
    """For each chapter how many of its testable rules are proved, and which are not; then in all; then the excused ones
    by their reason. Last the examples of the rulebook, of which `played` are proved."""
    wanted = testable_rules()
    every = [rule for rules in wanted.values() for rule in rules]
    return [
        *(f"{chapter} {line_of(rules, proved)}" for chapter, rules in wanted.items()),
        f"all played chapters: {line_of(every, proved).partition(';')[0]}",
        *lines_of_excused(),
        report_of_examples(played),
    ]


def line_of(rules: Sequence[str], proved: frozenset[str]) -> str:
    left = [rule for rule in rules if rule not in proved]
    done = len(rules) - len(left)
    return f"{done} of {len(rules)} testable rules proved ({100 * done // len(rules)} %); left: {' '.join(left) or '-'}"


def lines_of_excused() -> list[str]:
    """By reason which rules are excused."""
    by_reason: dict[str, list[str]] = {}
    for rule, reason in excused_rules().items():
        by_reason.setdefault(reason, []).append(rule)
    return [f"excused, {reason}: {len(rules)} ({' '.join(rules)})" for reason, rules in by_reason.items()]


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
