"""The lines that cast a spell or play a land: `Bob casts Lightning Bolt on Jace`, « Alice joue une Forêt »."""

import re
from itertools import islice
from typing import Any

from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.lines.casting_announcements import take_announcements
from bot.judge.language.lines.line_parts import Line
from bot.judge.language.lines.named_things import Table
from bot.judge.language.objects.creatures import Creature
from bot.judge.language.objects.ids_and_names import LONGEST_CALLED
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.problems import shown_in_message
from bot.reference.folding import fold_text

Document = dict[str, Any]

ON_IT = re.compile(r"\s+dessus$", re.IGNORECASE)
"""« il lance Foudre dessus »."""


def cast_documents(table: Table, line: Line) -> list[Document]:
    text, extras = take_announcements(ON_IT.sub(" on it", line.behind))
    text, whence = take_prepared_permanent(table, text)
    creature, targets = table.card_and_targets(line, COPY.sub("", text))
    return cast_action(table, creature, line, targets, extras | whence)


COPY = re.compile(r"^(?:(?:the|an?|la|une)\s+)?(?:copy\s+of|copie\s+(?:de\s|d['’]))\s*", re.IGNORECASE)
"""« la copie de Foudre »: what is cast from a prepared permanent (CR 722.3c)."""
FROM = frozenset({"from", "depuis"})
MOST_FROM = 4
"""How many words for whence are looked behind; nobody types more of one spell."""


def take_prepared_permanent(table: Table, text: str) -> tuple[str, Document]:
    """CR 722.3c: CARD "from" WHAT: return the text without the prepared permanent, and the cast of a copy of its spell
    from exile."""
    words = text.split() if len(text) <= LONGEST_CALLED else []
    for at in islice((at for at, word in enumerate(words) if fold_text(word) in FROM), MOST_FROM):
        for end in range(len(words), at + 1, -1):
            if table.is_name(" ".join(words[at + 1 : end])):
                return " ".join((*words[:at], *words[end:])), {"from": "exile"}
    return text, {}


def cast_action(table: Table, creature: Creature, line: Line, targets: str, extras: Document) -> list[Document]:
    """Return the cast; where the spell has no target, the targets are chosen for its ability."""
    it = referent_of_it(table, creature) if action_words().is_a("it", targets) else None
    aims = table.several(line, targets) if it is None else [it]
    if aims and not table.may_have_targets(creature, extras):
        table.deeds.notes.append(
            make_note(NoteKind.NO_TARGETS, doubt=True, typed=shown_in_message(targets), name=creature.typed)
        )
        aims = []
    by = table.by(line)
    table.take_up(creature, by.get("by"))
    new = table.put(creature)
    if by and table.is_slow(creature):
        table.deeds.takes_own_turn(by["by"])
    if by and table.is_cast_in_others_turn(creature):
        table.deeds.others_turn = table.deeds.others_turn or next_opponent(table, by["by"], aims)
    cast: Document = {"cast": creature.cast_as, **by, "as": new}
    if aims and table.targets_by_ability(creature, extras):
        table.deeds.notes.append(
            make_note(NoteKind.TARGET_OF_ABILITY, typed=shown_in_message(creature.typed), thing=new)
        )
        return [cast | extras, *({"choose": "target", **by, "pick": aim} for aim in aims)]
    return [cast | ({"targets": aims} if aims else {}) | extras]


def next_opponent(table: Table, player: str, aims: list[str]) -> str | None:
    """Return the opponent in whose turn the player casts what is cast only then: one who is named, or who controls what
    is, else the next one."""
    seats = table.situation.players if table.situation.table is None else table.situation.table.living
    at = seats.index(player)
    around = [each for each in (*seats[at + 1 :], *seats[:at]) if not table.situation.is_teammate(player, each)]
    named = [each for each in (table.controller(aim) or aim for aim in aims) if each in around]
    return next(iter((*named, *around)), None)


def referent_of_it(table: Table, creature: Creature) -> str | None:
    """Return what "it" means: the last spell for a spell that targets spells, the last target for any other, else the
    only creature that attacks or blocks; None where there is no such thing, or several."""
    last = next((each for each in reversed(table.deeds.do) if not {"choose", "ask"} & each.keys()), {})
    spell = any("target spell" in face.text.lower() for face in table.faces(creature))
    targets = last.get("targets", [])
    if "cast" in last and (spell or not targets):
        return str(last["as"])
    fighting = [each["who"] for each in (*last.get("attack", ()), *last.get("block", ()))]
    candidates = [*targets, *fighting]
    return str(candidates[0]) if len(candidates) == 1 else None


def play_documents(table: Table, line: Line) -> Document | list[Document]:
    """Play a land (CR 305.1); playing any other card is casting it."""
    text, extras = take_announcements(line.behind)
    creature, targets = table.card_and_targets(line, text)
    if not table.is_land(creature):
        return cast_action(table, creature, line, targets, extras)
    new = table.put(creature)
    by = table.by(line)
    if by:
        table.deeds.takes_own_turn(by["by"])
    return {"play": creature.cast_as, **by, "as": new}
