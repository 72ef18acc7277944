"""Choices that a line makes beside its action: `Alice activates Viscera Seer sacrificing Elf`, « en nommant Terre vaine
».

`choice` = ["en"] participle WHAT, to the end of the line or to where its targets begin; each becomes a choice that is
answered before the action."""

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bot.engine.magic.asking.choices import ChoiceKind
from bot.judge.language.lines.choices_made_beforehand import choice_kind_of_answer, choose_document
from bot.judge.language.lines.line_parts import Line, splits_at
from bot.judge.language.lines.named_things import Table
from bot.judge.language.table.situation import name_for_id
from bot.reference.folding import fold_text

Document = dict[str, Any]

CHOICE = ""
"""Any kind of choice, which what is chosen tells."""
PARTICIPLES: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("sacrificing", "sacrifiant"), ChoiceKind.SACRIFICE),
        **dict.fromkeys(("discarding", "defaussant"), ChoiceKind.DISCARD),
        **dict.fromkeys(("naming", "nommant"), ChoiceKind.NAME),
        **dict.fromkeys(("removing", "retirant"), ChoiceKind.COUNTERS),
        **dict.fromkeys(("tapping", "engageant"), ChoiceKind.TAP),
        **dict.fromkeys(("choosing", "choisissant"), CHOICE),
    }
)
"""The kinds of choices, by the folded words for making them."""
LONGEST_CHOICE = 300
"""Letters of a choice that is followed by targets: more than several names take."""
PARTICIPLE = re.compile(
    r"(?<![\s,(])[\s,(]+(?:(?:by|en)\s+)?(?:se\s+)?"
    r"(sacrificing|sacrifiant|discarding|d[ée]faussant|naming|nommant|removing|retirant"
    r"|tapping|engageant|choosing|choisissant)\s+"
    r"(?:d['’]\s*|de\s+(?=\S))?",
    re.IGNORECASE,
)
COUNTERS_FROM = re.compile(r"^.*?\b(?:counter|marqueur)s?\b.*?\b(?:from\s+|sur\s+|de\s+|d['’]\s*)", re.IGNORECASE)
"""How many counters of which kind are removed, which the cost says as well, before the name of what bears them."""


def take_choices(table: Table, line: Line) -> tuple[Line, list[Document]]:
    """Take the choices out of a line: return the rest of the line, and the choices as actions of a document."""
    match = PARTICIPLE.search(f" {line.behind}")
    if match is None:
        return line, []
    behind = f" {line.behind}"
    rest, what = behind[: match.start()].strip(), behind[match.end() :].strip(" )")
    kind = PARTICIPLES[fold_text(match[1])]
    what = COUNTERS_FROM.sub("", what) if kind == ChoiceKind.COUNTERS else what
    named, targets = cut_at_targets(table, what)
    if targets:
        rest = f"{rest} {targets}"
    further = replace(line, behind=named)
    left, more = take_choices(table, further)
    if kind == CHOICE:
        return replace(line, behind=rest), [choose_document(table, left), *more]
    picks = [named_card(table, line, left.behind)] if kind == ChoiceKind.NAME else table.several(line, left.behind)
    return replace(line, behind=rest), [*({"choose": kind, **table.by(line), "pick": each} for each in picks), *more]


def cut_at_targets(table: Table, what: str) -> tuple[str, str]:
    """WHAT [preposition TARGETS]: the preposition stays with the targets; the longest name that is known wins."""
    for name, _ in [(what, ""), *splits_at(what[:LONGEST_CHOICE], "target")]:
        chosen = choice_kind_of_answer(name) is not None
        if chosen or table.is_there(name) or table.reader.exactly(name) is not None:
            return name, what[len(name) :].strip()
    return what, ""


def named_card(table: Table, line: Line, typed: str) -> str:
    """CR 201.4: the English name of a card, which need not be on the table."""
    return name_for_id(table.card(line, typed))
