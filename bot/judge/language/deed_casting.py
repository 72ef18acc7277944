"""The lines that cast a spell or play a land: `Bob casts Lightning Bolt on Jace`, « Alice joue une Forêt »."""

import re
from typing import Any

from bot.judge.language.creatures import Creature
from bot.judge.language.deed_extras import with_extras
from bot.judge.language.deed_lines import Line
from bot.judge.language.deed_names import Table
from bot.judge.language.notes import NoteKind, note
from bot.judge.problems import visible
from bot.reference.folding import fold

Document = dict[str, Any]


def cast(table: Table, line: Line) -> list[Document]:
    text, extras = with_extras(line.behind)
    text, whence = from_prepared(table, text)
    creature, targets = table.card_and_targets(line, COPY.sub("", text))
    return cast_of(table, creature, line, targets, extras | whence)


COPY = re.compile(r"^(?:(?:the|an?|la|une)\s+)?(?:copy\s+of|copie\s+(?:de\s|d['’]))\s*", re.IGNORECASE)
"""« la copie de Foudre »: what is cast from a prepared permanent (CR 722.3c)."""
FROM = frozenset({"from", "depuis"})


def from_prepared(table: Table, text: str) -> tuple[str, Document]:
    """CR 722.3c: CARD "from" WHAT: the text without the prepared permanent on the table, of whose prepare spell a copy
    is cast from exile."""
    words = text.split()
    for at in (at for at, word in enumerate(words) if fold(word) in FROM):
        for end in range(len(words), at + 1, -1):
            if table.is_name(" ".join(words[at + 1 : end])):
                return " ".join((*words[:at], *words[end:])), {"from": "exile"}
    return text, {}


def cast_of(table: Table, creature: Creature, line: Line, targets: str, extras: Document) -> list[Document]:
    """The cast, and what its ability will target where the spell itself has no target."""
    aims = table.several(line, targets)
    by = table.by(line)
    table.take_up(creature, by.get("by"))
    new = table.put(creature)
    if by and table.is_slow(creature):
        table.deeds.takes_own_turn(by["by"])
    cast: Document = {"cast": creature.cast_as, **by, "as": new}
    if aims and table.targets_by_ability(creature, extras):
        table.deeds.notes.append(note(NoteKind.TARGET_OF_ABILITY, typed=visible(creature.typed), thing=new))
        return [cast | extras, *({"choose": "target", **by, "pick": aim} for aim in aims)]
    return [cast | ({"targets": aims} if aims else {}) | extras]


def play(table: Table, line: Line) -> Document | list[Document]:
    """To play a land is an action of its own; to play anything else is to cast it."""
    text, extras = with_extras(line.behind)
    creature, targets = table.card_and_targets(line, text)
    if not table.is_land(creature):
        return cast_of(table, creature, line, targets, extras)
    new = table.put(creature)
    by = table.by(line)
    if by:
        table.deeds.takes_own_turn(by["by"])
    return {"play": creature.cast_as, **by, "as": new}
