"""The objects of a document: on the battlefield, in other public zones, and the known cards of hands and libraries.

Owns an object's keys; two passes, because what something is attached to may be listed after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.objects import CardDefinition, Characteristics, Zone
from bot.engine.magic.scenario import ObjectSetup
from bot.judge.definitions import Card, face_index
from bot.judge.problems import ProblemKind, near, problem_of
from bot.judge.scenario_file.names import card, english_name, exactly_one, made_up, player, recipient, thing
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    amounts,
    check_keys,
    fill,
    flag,
    items,
    mapping,
    name,
    natural,
    word,
)
from bot.judge.scenario_file.table import Table

MOST_OBJECTS = 1_000

ZONES = ("battlefield", "graveyard", "exile", "command", "stack")

CHOSEN: Form = {
    "color": word("white", "blue", "black", "red", "green"),
    "creature type": name,
    "player": player,
    "name": name,
}


def zone(node: Node, table: Table) -> Zone:
    found = Zone(word(*ZONES)(node, table))
    if found is Zone.STACK:
        table.not_played(node.where, found)
    return found


def counters(node: Node, table: Table) -> dict[str, int]:
    return amounts(name)(node, table)


def chosen(node: Node, table: Table) -> dict[str, Any]:
    return fill(node, CHOSEN, table)


def face(node: Node, table: Table) -> int | str:
    return name(node) if isinstance(node.value, str) else natural(node, table)


IDENTITY = ("card", "is", "copy_of", "emblem_of")

OBJECT: Form = {
    "controller": player,
    "owner": player,
    "zone": zone,
    "tapped": flag,
    "sick": flag,
    "damage": natural,
    "counters": counters,
    "attached_to": recipient,
    "face": face,
    "token": flag,
    "phased_out": flag,
    "chosen": chosen,
    "protector": player,
    "commander": flag,
    "territory": player,
    "level": natural,
}
KEYS = ("id", *IDENTITY, *OBJECT)


@dataclass(frozen=True, slots=True)
class Source:
    """Where an object is listed: among the objects, or in the zone of the player `seat`."""

    node: Node
    seat: PlayerId | None = None
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class Listed:
    """An object whose id and identity are known, and nothing else yet; `what` is None for a copy."""

    source: Source
    id: ObjectId
    what: Card | CardDefinition | None
    copied: Node | None = None
    """What a copy is a copy of."""

    @property
    def node(self) -> Node:
        return self.source.node


def read_objects(sources: Sequence[Source], table: Table) -> tuple[ObjectSetup, ...]:
    """Take the ids that the document gives, find out what each object is, then read the rest."""
    given = [explicit_id(source, table) for source in sources]
    first = [(source, id_, identified(source.node, table)) for source, id_ in zip(sources, given, strict=True)]
    listed = [
        Listed(source, table.fresh(english_name(what)) if id_ is None else id_, what) for source, id_, what in first
    ]
    everything = {each.id: each for each in listed}
    return tuple(placed(copied(each, everything, table), table) for each in listed)


def explicit_id(source: Source, table: Table) -> ObjectId | None:
    """The id that the document gives; a card of a player's own zone may do without."""
    node = source.node
    check_keys(node, KEYS)
    if "id" in node.value:
        return table.claim(name(node.key("id")), node.key("id").where)
    if source.seat is None:
        raise problem_of(ProblemKind.MISSING_KEY, node.where, "id")
    return None


def identified(node: Node, table: Table) -> Card | CardDefinition | None:
    """What the object is; None for a copy, which is read once all others are."""
    match exactly_one(node, IDENTITY):
        case "card":
            return card(node.key("card"), table)
        case "is":
            return table.library.made_up(made_up(node.key("is"), table))
        case "emblem_of":
            return emblem(node.key("emblem_of"), table)
        case _:
            return None


def emblem(node: Node, table: Table) -> CardDefinition:
    """CR 114.2: the emblem that the card makes."""
    found = card(node, table).emblem
    if found is None:
        raise problem_of(ProblemKind.NO_EMBLEM, node.where, node.value)
    return found


def copied(listed: Listed, everything: dict[ObjectId, Listed], table: Table) -> Listed:
    """CR 707.2-707.3: a copy has the printed values of what it copies, of the face that is up there; a copy of a copy
    has those of what that one copies."""
    if listed.what is not None:
        return listed
    original, seen = listed, {listed.id}
    while original.what is None:
        node = original.node.key("copy_of")
        found = everything.get(thing(node, table))
        if found is None or found.id in seen:
            raise problem_of(ProblemKind.NO_SUCH_OBJECT, node.where, node.value)
        original = found
        seen.add(found.id)
    return Listed(listed.source, listed.id, original.what, original.node)


def placed(listed: Listed, table: Table) -> ObjectSetup:
    """The second pass: everything else that the document says of the object."""
    own = Node({key: listed.node.value[key] for key in OBJECT if key in listed.node.value}, listed.node.where)
    values = fill(own, OBJECT, table)
    values.setdefault("zone", listed.source.zone)
    if "emblem_of" in listed.node.value:  # CR 114.2: whatever the document says
        values["zone"] = Zone.COMMAND
    controller = whose(listed, values)
    definition = listed.what.definition if isinstance(listed.what, Card) else listed.what
    if definition is None:
        raise problem_of(ProblemKind.NO_SUCH_OBJECT, listed.node.where, listed.id)
    up = face_up(listed, values)
    return ObjectSetup(
        **{key: value for key, value in values.items() if key not in {"controller", "owner"}}
        | {"face": up, "counters": with_printed(listed, definition.faces[up], values)},
        id=listed.id,
        definition=definition,
        copy=listed.copied is not None and not values.get("token", False),
        controller=controller,
        owner=values.get("owner", controller),
    )


def whose(listed: Listed, values: dict[str, Any]) -> PlayerId:
    """The controller; off the battlefield the owner says it, in a player's own zone that player."""
    known = values.get("controller") or listed.source.seat
    if known is None and values["zone"] is not Zone.BATTLEFIELD:
        known = values.get("owner")
    if known is None:
        raise problem_of(ProblemKind.MISSING_KEY, listed.node.where, "controller")
    return PlayerId(known)


def face_up(listed: Listed, values: dict[str, Any]) -> int:
    """Which face is up: as stated, or the one whose name was used, where it can be up on the battlefield."""
    what, stated = listed.what, values.get("face")
    if stated is None and listed.copied is not None:
        stated = listed.copied.value.get("face")
    if not isinstance(what, Card):
        stated = stated or 0
        return checked_face(listed, stated, ()) if stated else 0
    if stated is None:
        return what.face if values["zone"] is Zone.BATTLEFIELD else what.definition.resting_face
    return checked_face(listed, stated, what.face_names, what)


def checked_face(
    listed: Listed, stated: int | str, names: tuple[tuple[str, ...], ...], what: Card | None = None
) -> int:
    index = stated if isinstance(stated, int) else face_index(what, stated) if what else None
    if index is None or index >= len(names):
        known = [each for face_names in names for each in face_names]
        nearest = near(str(stated), known) or known
        raise problem_of(ProblemKind.UNKNOWN_WORD, listed.node.key("face").where, stated, nearest)
    return index


def with_printed(listed: Listed, printed: Characteristics, values: dict[str, Any]) -> dict[str, int] | None:
    """CR 306.5b, 310.4b: printed loyalty and defense are there unless `counters` says otherwise, be it 0."""
    if "counters" not in values:
        return None
    stated = listed.node.value["counters"]
    intrinsic = {"loyalty": printed.loyalty, "defense": printed.defense}
    unsaid = {kind: number for kind, number in intrinsic.items() if number and kind not in stated}
    return {**values["counters"], **unsaid}


def seat_sources(node: Node, seat: PlayerId, zone: Zone) -> list[Source]:
    """The cards of a player's own zone: names, or objects of the same shape as all others."""
    return [Source(as_object(item), seat, zone) for item in items(node, MOST_OBJECTS)]


def as_object(node: Node) -> Node:
    if isinstance(node.value, str):
        return Node({"card": node.value}, node.where)
    mapping(node)
    return node
