"""What players name by a keyword ability that is activated: `Alice crews Skiff with Elf`, « Alice exhume l’Ours ».

`line` = [WHO] verb WHAT ["with" CREATURES] [preposition TARGETS], the verb being the keyword's own."""

import re
from collections.abc import Callable
from typing import Any

from bot.judge.language.lines.line_parts import Line, splits_at
from bot.judge.language.lines.named_things import Table

Document = dict[str, Any]

CREWED = frozenset({"crew", "saddle"})
"""The keywords for which the creatures that are tapped are named behind “with” (CR 702.122a, 702.171a)."""
WITH = re.compile(r"\s+(?:with|using|avec|par)\s+", re.IGNORECASE)
ABILITIES = (*sorted(CREWED), "embalm", "eternalize", "outlast", "scavenge", "station", "transmute", "unearth")
"""The keywords that are verbs of their own, each as a scenario calls its ability."""


def keyword_activation(keyword: str) -> Callable[[Table, Line], list[Document]]:
    """Return the reader of lines that activate the keyword's ability, after the choice of who is tapped for it."""

    def meaning(table: Table, line: Line) -> list[Document]:
        what, tapped = crew_named(line.behind) if keyword in CREWED | {"station"} else (line.behind, "")
        named = ((who, aims) for who, aims in splits_at(what, "target") if table.is_name(who))
        who, aims = next(named, (what, "")) if not table.is_name(what) else (what, "")
        by, crew = table.by(line), table.several(line, tapped)
        if keyword in CREWED:
            chosen: list[Document] = [{"choose": keyword, **by, "pick": crew}] if crew else []
        else:
            chosen = [{"choose": "tap", **by, "pick": each} for each in crew]
        activated = {"activate": table.own(line, who), "ability": keyword, **by}
        targets = table.several(line, aims)
        return [*chosen, activated | ({"targets": targets} if targets else {})]

    return meaning


def crew_named(text: str) -> tuple[str, str]:
    """Return WHAT and the creatures behind “with”, which are empty where nobody is named."""
    what, *crew = WITH.split(text, maxsplit=1)
    return what, crew[0] if crew else ""
