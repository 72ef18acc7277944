"""What players name by its cost or its keyword: `Alice sacrifices Elf to Altar`, « Alice équipe l’Ours avec l’Épée ».

Each becomes the activation of an ability: the one whose text has that cost. Names may hold a preposition, so a line is
parted where both sides are on the table."""

import re
from collections.abc import Iterator
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.judge.language.lines.line_parts import OPTION, Line
from bot.judge.language.lines.named_things import Table
from bot.judge.language.reading.pieces import problem_in
from bot.judge.problems import ProblemKind

Document = dict[str, Any]

TO = re.compile(
    r"\s+(?:to|with|for|on|through|avec|pour|sur|à|au|aux|grâce\s+(?:à|au|aux))(?:\s+(?:the|la|le|les)\b|\s+l['’])?\s+|"
    r"\s+(?:à|pour|avec|sur)\s+l['’]\s*",
    re.IGNORECASE,
)
AIMED = re.compile(r"[\s,]+(?:targeting|ciblant)\s+", re.IGNORECASE)
SACRIFICE = re.compile(r"^(?P<cost>[^:\"\n]*\bsacrifice (?P<what>[^:\"\n]*)):", re.IGNORECASE | re.MULTILINE)
EQUIP = re.compile(r"^(?P<cost>equip)\b", re.IGNORECASE | re.MULTILINE)
ITSELF = re.compile(r"\bthis\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Outlet:
    """An activated ability on the table whose cost is a sacrifice, or that equips. `itself`: it sacrifices its
    source."""

    source: str
    ability: str
    """The beginning of its text."""
    itself: bool
    """Whether it is itself what is given up."""


def sacrifice_documents(table: Table, line: Line) -> list[Document]:
    """[WHO] sacrifices WHAT [to OUTLET] [targeting TARGETS] (CR 701.21a).

    Players sacrifice only for a cost or an effect, so that it becomes the activation of an ability. Where OUTLET has no
    such ability, it is the ability's target."""
    text, aimed_at = split_at_targets(line.behind)
    what, to = split_at_named_preposition(table, text)
    given = table.several(line, what)
    if not given:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    by = table.by(line)
    targets, source = table.several(line, aimed_at), table.one(line, to) if to else None
    known = list(abilities_matching(table, SACRIFICE, by.get("by") or controller_of_thing(table, given[0])))
    if source is not None and not targets and source not in {each.source for each in known}:
        targets, source = [source], None
    outlets = [each for each in known if each.source == (source or each.source)]
    alone = [each for each in outlets if each.itself and [each.source] == given]
    others = alone or [each for each in outlets if not each.itself]
    if len(others) != 1:
        raise problem_in(ProblemKind.SACRIFICED_TO_WHAT, OPTION, line.piece, what, [each.source for each in others])
    (outlet,) = others
    chosen = [] if outlet.itself else [{"choose": "sacrifice", **by, "pick": each} for each in given]
    activated = {"activate": outlet.source, "ability": outlet.ability, **by}
    return [*chosen, activated | ({"targets": targets} if targets else {})]


def split_at_targets(text: str) -> tuple[str, str]:
    """The text before and behind the word that targets are named with; behind is empty where there is none."""
    text, *behind = AIMED.split(text, maxsplit=1)
    return text, behind[0] if behind else ""


def equip_document(table: Table, line: Line) -> Document:
    """[WHO] equips CREATURE with EQUIPMENT, or EQUIPMENT to CREATURE (CR 702.6a)."""
    first, second = (table.one(line, each) for each in split_at_named_preposition(table, line.behind))
    by_source = {each.source: each for each in abilities_matching(table, EQUIP, None)}
    equipment, creature = (first, second) if first in by_source else (second, first)
    if equipment not in by_source:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    return {"activate": equipment, "ability": by_source[equipment].ability, **table.by(line), "targets": [creature]}


def unlock_document(table: Table, line: Line) -> Document:
    """[WHO] unlocks HALF of what is on the table, or ROOM (CR 116.2m, 709.5e)."""
    half = table.reader.english(line.behind)
    whole = half is None or "//" in half
    return {
        "activate": table.one(line, line.behind),
        "ability": "unlock" if whole else f"unlock {half}",
        **table.by(line),
    }


def split_at_named_preposition(table: Table, text: str) -> tuple[str, str]:
    """The text around the last preposition that has a name on either side; behind is empty where there is none."""
    cuts = [(text[: match.start()], text[match.end() :]) for match in TO.finditer(text)]
    known = ((what, to) for what, to in reversed(cuts) if table.is_there(what) and table.is_there_or_player(to))
    return next(known, (text, ""))


def abilities_matching(table: Table, pattern: re.Pattern[str], player: str | None) -> Iterator[Outlet]:
    """Yield the matching abilities of what a player controls on the table, of what anybody controls for None."""
    for thing in table.situation.objects:
        if player in {None, thing["controller"]}:
            for face in table.texts(str(thing.get("card", ""))):
                for match in pattern.finditer(face.text):
                    what = match.groupdict().get("what", "")
                    itself = ITSELF.search(what) is not None or face.name.casefold() in what.casefold()
                    yield Outlet(thing["id"], match["cost"], itself)


def controller_of_thing(table: Table, thing: str) -> str | None:
    """Return who controls the thing; None where it is not on the table."""
    return next((each["controller"] for each in table.situation.objects if each["id"] == thing), None)
