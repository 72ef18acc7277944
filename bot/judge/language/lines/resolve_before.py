"""What a player put on the stack resolves before that player does what needs an empty stack, or uses what was cast.

Nobody who types "I cast Jace, then activate him" means the activation as a response (CR 117.1a, 306.5d)."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.judge.language.lines.named_things import Table, TypedActions

Document = dict[str, Any]

RESOLVE_ALL: Document = {"resolve": "all"}


def who_lets_resolve(table: Table, documents: Iterable[Document]) -> str | None:
    """Return whose spells and abilities resolve before what a line's documents do; None where those may well be a
    response."""
    waiting = list(waiting_actions(table.deeds))
    if not waiting:
        return None
    first = acting_player(table, waiting[0]) or table.situation.players[0]
    cast = {each["as"] for each in waiting if "as" in each}
    for each in documents:
        uses_what_was_cast = each.get("activate", each.get("object")) in cast or each.get("who") in cast
        own_turn = table.deeds.at_sorcery_speed is not None and table.deeds.at_sorcery_speed == first
        if uses_what_was_cast or own_turn or each.get("ask") == "can attack":
            return first
    return None


def waiting_actions(deeds: TypedActions) -> Iterable[Document]:
    """Return what was put on the stack since it was last resolved, or a step was named."""
    waiting: list[Document] = []
    for each in deeds.do:
        if "to" in each or each.get("resolve") == "all":
            waiting.clear()
        elif "resolve" in each:
            del waiting[-1:]
        elif "cast" in each or "activate" in each:
            waiting.append(each)
    return waiting


def acting_player(table: Table, action: Mapping[str, Any]) -> str | None:
    """Return who does it: who is named, else who controls what is activated; None where that is not said."""
    controllers = {thing["id"]: thing["controller"] for thing in table.situation.objects}
    return action.get("by") or controllers.get(action.get("activate", ""))
