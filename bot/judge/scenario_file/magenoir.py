"""A document of a game of Mage Noir: its whole vocabulary, recognised and checked.

The engine plays no Mage Noir yet, so that every right document ends as our limit. Card names are taken as they stand:
there is no look-up for them here."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from bot.judge.problems import ProblemKind, near, problem_of
from bot.judge.scenario_file.names import exactly_one, new_id, player, recipient, thing
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    Read,
    amounts,
    anything,
    check_keys,
    each,
    fill,
    flag,
    items,
    mapping,
    name,
    natural,
    number,
    text,
    word,
    wrong_type,
)
from bot.judge.scenario_file.table import Table

ELEMENTS = ("Fire", "Water", "Air", "Vegetal", "Mineral", "Arcane")
STATES = ("prepared", "channelled", "permanent", "equipped", "ritual")
STEPS = ("turn start", "draw", "mana recovery", "main", "end")
ZONES = ("hand", "deck", "discard")
KEYS = ("game", "players", "active", "step", "objects", "available", "do", "title", "expect")

element = word(*ELEMENTS)
reserve = amounts(element)

IS: Form = {
    "name": name,
    "element": element,
    "type": name,
    "cost": reserve,
    "needs": anything,
    "provides": anything,
    "hp": natural,
    "text": text,
}


def card_or_made_up(node: Node, table: Table) -> Any:
    return fill(node, IS, table) if isinstance(node.value, dict) else name(node)


def zone_card(node: Node, table: Table) -> Any:
    """A card of a hand, deck or discard: a name, or an object with its own id."""
    if isinstance(node.value, str):
        return table.fresh(name(node))
    return fill(node, {"id": new_id, "card": name, "is": card_or_made_up}, table)


PLAYER: Form = {
    "name": name,
    "hp": number(),
    "reserve": reserve,
    **dict.fromkeys(ZONES, each(zone_card)),
    "mage_noir": flag,
}
OBJECT: Form = {
    "id": new_id,
    "card": name,
    "is": card_or_made_up,
    "controller": player,
    "state": word(*STATES),
    "mana": reserve,
    "hp": natural,
    "indestructible": flag,
}


def id_or_new_card(node: Node, table: Table) -> Any:
    """What is prepared or channelled: a card or an id; a card gets an id of its name."""
    if isinstance(node.value, str) and name(node) in table.objects:
        return thing(node, table)
    found = card_or_made_up(node, table)
    return table.fresh(found if isinstance(found, str) else found.get("name", "card"))


def pick(node: Node, table: Table) -> Any:
    if isinstance(node.value, list):
        return each(thing)(node, table)
    return node.value if isinstance(node.value, (bool, int)) else name(node)


PLACED: Form = {"by": player, "as": new_id}
AIMED: Form = {"by": player, "targets": each(recipient)}

VERBS: Mapping[str, Form] = {
    "prepare": {"prepare": id_or_new_card, **PLACED},
    "channel": {"channel": id_or_new_card, **PLACED},
    "activate": {"activate": thing, **AIMED, "components": each(thing)},
    "use": {"use": thing, **AIMED, "discard": each(thing), "window": word("before", "after", "during")},
    "trade": {"trade": each(element, 3), "by": player},
    "add": {"add": element, "by": player},
    "take": {"take": number(0, 1), "by": player},
    "resolve": {"resolve": word("all")},
    "choose": {
        "choose": word("pay", "discard", "order", "trigger order", "option", "component"),
        "by": player,
        "pick": pick,
    },
    "to": {"to": word(*STEPS, "next turn")},
    "ask": {
        "ask": word("can use", "can activate", "can prepare", "windows"),
        "object": thing,
        "card": name,
        "by": player,
    },
}


def action(node: Node, table: Table) -> Any:
    present = [verb for verb in VERBS if verb in mapping(node)]
    if len(present) != 1:
        nearest = present or [verb for key in node.value for verb in near(key, VERBS, 1)] or VERBS
        raise problem_of(
            ProblemKind.EXACTLY_ONE, node.where, " + ".join(present or list(node.value)[:1]) or "–", nearest
        )
    return fill(node, VERBS[present[0]], table)


def read_magenoir(document: Node, table: Table) -> NoReturn:
    """Check the document; raises `ScenarioError` for what is wrong in it, and else `NotPlayedYet`."""
    check_keys(document, KEYS)
    for seat in items(document.key("players") if "players" in document.value else Node([], "players"), 4):
        check_keys(seat, PLAYER)
        if "name" not in seat.value:
            raise problem_of(ProblemKind.MISSING_KEY, seat.where, "name")
        table.seat(name(seat.key("name")), seat.key("name").where)
    for key, check in PARTS.items():
        if key in document.value:
            check(document.key(key), table)
    table.not_played("game", "magenoir")
    table.check_played()
    raise AssertionError


def all_of(read: Read, most: int) -> Callable[[Node, Table], None]:
    def check(node: Node, table: Table) -> None:
        for item in items(node, most):
            read(item, table)

    return check


def seated(node: Node, table: Table) -> Any:
    return fill(node, PLAYER, table, ("name",))


def listed(node: Node, table: Table) -> Any:
    values = fill(node, OBJECT, table, ("id",))
    exactly_one(node, ("card", "is"))
    return values


def piles(node: Node, table: Table) -> Any:
    found = each(reserve, 2)(node, table)
    if len(found) != 2:
        raise wrong_type(node, "two-piles")
    return found


PARTS: Mapping[str, Read] = {
    "active": player,
    "step": word(*STEPS),
    "objects": all_of(listed, 1_000),
    "players": all_of(seated, 4),
    "available": piles,
    "do": all_of(action, 500),
}
"""The rest of the document, in the order in which names come to be known."""
