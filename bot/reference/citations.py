"""The rules that this program cites, each with words that its text must contain, and how to compare them with an
edition of the Comprehensive Rules.

Only rule numbers and topic words are shipped; an edition's text always comes from outside."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from bot.engine.frozen_class import dataclass
from bot.resources import data_folder

LINE_END = re.compile(r"\r*\n|\r")
NUMBERED = re.compile(r"(?P<rule>\d(?:\d\d(?:\.\d+[a-z]?)?)?)(?:\.\s*|\s+)(?P<text>\S.*)")
"""A line with the number of a chapter, a section, a rule or a part of one; some editions omit a dot or a space."""
AFTER_THE_RULES = "Glossary"


@dataclass(frozen=True, slots=True)
class Citations:
    """The rules that are cited, as one edition numbers them."""

    edition: str
    """The ISO date from which the edition is in force."""
    topics: Mapping[str, tuple[str, ...]]
    """By rule, words that its text contains; for a section (`306`), words of its heading."""

    def known(self, rule: str) -> bool:
        """Whether the rule is among the cited ones."""
        return rule in self.topics

    def topic(self, rule: str) -> tuple[str, ...]:
        """Return the words that the rule's text must contain. Raises `KeyError` for a rule that is not cited."""
        return self.topics[rule]


@dataclass(frozen=True, slots=True)
class Moved:
    """A cited rule that an edition does not have, or whose text there lacks words."""

    rule: str
    lacking: tuple[str, ...]
    exists: bool


@cache
def shipped_citations(file: Path | None = None) -> Citations:
    """Return the shipped citations, read once."""
    content = tomllib.loads((file or data_folder() / "rules" / "topics.toml").read_text(encoding="utf-8"))
    headings = {section: (heading,) for section, heading in content["headings"].items()}
    topics = headings | {rule: tuple(words) for rule, words in content["topics"].items()}
    return Citations(content["edition"], MappingProxyType(topics))


@cache
def rules_of_procedure() -> frozenset[str]:
    """Return the rules that nobody disputes, read once: they are cited only where nothing else is."""
    content = tomllib.loads((data_folder() / "rules" / "procedure.toml").read_text(encoding="utf-8"))
    return frozenset(content["procedure"])


def moved_citations(cited: Citations, rules: Mapping[str, str]) -> Iterator[Moved]:
    """Yield the citations that no longer hold in an edition read by `rules_by_number`, in the order of the rulebook."""
    for rule, words in cited.topics.items():
        text = rules.get(rule, "")
        lacking = tuple(word for word in words if not _holds_word(text, word))
        if lacking or rule not in rules:
            yield Moved(rule, lacking, exists=rule in rules)


def rules_by_number(text: str) -> Mapping[str, str]:
    """Return each rule's text by its number, with its examples and lists on lines of their own.

    Reads any edition as it was published, whatever its line ends. Numbers in the table of contents are overwritten by
    those of the body."""
    lines = [line.strip() for line in LINE_END.split(text.removeprefix("\ufeff"))]
    rules: dict[str, str] = {}
    rule = ""
    for line in lines[: _last_index_of(lines, AFTER_THE_RULES)]:
        if numbered := NUMBERED.fullmatch(line):
            rule = numbered["rule"]
            rules[rule] = numbered["text"]
        elif line and rule:
            rules[rule] += f"\n{line}"
    return MappingProxyType(rules)


def _last_index_of(lines: list[str], heading: str) -> int:
    return max((index for index, line in enumerate(lines) if line == heading), default=len(lines))


def _holds_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None
