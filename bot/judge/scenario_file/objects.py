"""The objects of a document: on the battlefield, in other public zones, and the known cards of hands and libraries.

Owns an object's keys; two passes, because what something is attached to may be listed after it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.meld_pairs import MELD_PAIRS
from bot.engine.magic.table.card_definition import MELD
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.judge.definitions import Card
from bot.judge.problems import ProblemKind, problem_of
from bot.judge.scenario_file.identities import (
    IDENTITY,
    ListedObject,
    ObjectSource,
    face_that_is_up,
    read_face,
    read_identity,
    resolve_copy,
)
from bot.judge.scenario_file.names import english_name, melded_card_error, read_player_named, read_recipient
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    amounts_reader,
    check_keys,
    keys_given,
    list_items,
    read_flag,
    read_keys,
    read_name,
    read_natural,
    read_text,
    require_object,
    word_reader,
)
from bot.judge.scenario_file.table import Table
from bot.oracle.lines.gained_text import compile_gained_text

MOST_OBJECTS = 1_000

ZONES = ("battlefield", "graveyard", "exile", "command", "stack")

CHOSEN: Form = {
    "color": word_reader("white", "blue", "black", "red", "green"),
    "creature type": read_name,
    "player": read_player_named,
    "name": read_name,
}


def read_zone(node: Node, table: Table) -> Zone:
    zone = Zone(word_reader(*ZONES)(node, table))
    if zone is Zone.STACK:
        table.not_played(node.where, zone)
    return zone


def read_counters(node: Node, table: Table) -> dict[str, int]:
    return amounts_reader(read_name)(node, table)


def read_chosen(node: Node, table: Table) -> dict[str, Any]:
    return read_keys(node, CHOSEN, table)


def read_gained(node: Node, table: Table) -> tuple[fx.Modification, ...]:
    """CR 611.2c: read as a card's text, whole or not at all."""
    typed = read_text(node, table)
    modifications = compile_gained_text(typed)
    if modifications is None:
        raise problem_of(ProblemKind.NO_GAIN, node.where, typed, ("Flying, trample", "This creature gets +2/+2."))
    return modifications


OBJECT: Form = {
    "controller": read_player_named,
    "owner": read_player_named,
    "zone": read_zone,
    "tapped": read_flag,
    "sick": read_flag,
    "damage": read_natural,
    "counters": read_counters,
    "attached_to": read_recipient,
    "face": read_face,
    "token": read_flag,
    "phased_out": read_flag,
    "chosen": read_chosen,
    "protector": read_player_named,
    "commander": read_flag,
    "casts": read_natural,
    "territory": read_player_named,
    "level": read_natural,
    "prepared": read_flag,
    "gains": read_gained,
}
KEYS = ("id", *IDENTITY, *OBJECT)


def read_objects(sources: Sequence[ObjectSource], table: Table) -> tuple[ObjectSetup, ...]:
    """Take the ids that the document gives, find out what each object is, then read the rest."""
    given = [explicit_id(source, table) for source in sources]
    first = [(source, id_, read_identity(source.node, table)) for source, id_ in zip(sources, given, strict=True)]
    listed = [
        ListedObject(source, table.fresh(english_name(what)) if id_ is None else id_, what)
        for source, id_, what in first
    ]
    everything = {each.id: each for each in listed}
    setups = [read_placed_object(resolve_copy(each, everything, table), table) for each in listed]
    for each in setups:
        table.acting_alone |= acts_alone(each)
        if each.values is None and not each.token:
            table.cards[each.id] = Card(each.definition, each.definition.name, None)
    return tuple(part for setup in setups for part in with_melded_counterpart(setup, table))


def acts_alone(setup: ObjectSetup) -> bool:
    """CR 603.1, 714.2: whether an ability of it could make something without anybody's action."""
    faces = setup.definition.faces if setup.values is None else (setup.values,)
    acting = ab.TriggeredAbility | ab.Chapter | ab.Unread
    return any(isinstance(each, acting) for face in faces for each in face.meant)


def with_melded_counterpart(setup: ObjectSetup, table: Table) -> tuple[ObjectSetup, ...]:
    """CR 712.4a: the object, and of a melded permanent the other card that represents it."""
    definition = setup.definition
    if setup.copy or setup.token or definition.layout != MELD or setup.face == 0:
        return (setup,)
    pair = MELD_PAIRS[definition.faces[setup.face].name]
    other = table.library.named(pair.counterpart if definition.name == pair.melding else pair.melding, setup.id)
    part = ObjectSetup(table.fresh(other.name), other.definition, setup.owner, setup.owner, Zone.MELDED)
    return replace(setup, melded_with=part.id), part


def explicit_id(source: ObjectSource, table: Table) -> ObjectId | None:
    """The id that the document gives; a card of a player's own zone may do without."""
    node = source.node
    check_keys(node, KEYS)
    if "id" in node.value:
        return table.claim(read_name(node.key("id")), node.key("id").where)
    if source.seat is None:
        raise problem_of(ProblemKind.MISSING_KEY, node.where, "id")
    return None


def read_placed_object(listed: ListedObject, table: Table) -> ObjectSetup:
    """The second pass: everything else that the document says of the object."""
    own = Node({key: listed.node.value[key] for key in keys_given(listed.node, OBJECT)}, listed.node.where)
    values = read_keys(own, OBJECT, table)
    values.setdefault("zone", listed.source.zone)
    if "emblem_of" in listed.node.value:  # CR 114.2: whatever the document says
        values["zone"] = Zone.COMMAND
    controller = controller_of_listed(listed, values)
    definition = listed.definition
    if definition is None:
        raise problem_of(ProblemKind.NO_SUCH_OBJECT, listed.node.where, listed.id)
    up = face_that_is_up(listed, values.get("face"), values["zone"])
    if isinstance(listed.what, Card) and values["zone"] is not Zone.BATTLEFIELD:
        refuse_melded_off_battlefield(listed.node, listed.what, up)
    printed = definition.faces[up] if listed.values is None else listed.values
    refuse_contradicted_zone(listed.node, printed, values)
    prepared = values.pop("prepared", False)
    if prepared and printed.prepare_spell is None:
        raise problem_of(ProblemKind.NO_PREPARE_SPELL, listed.node.key("prepared").where, printed.name)
    return ObjectSetup(
        **{key: value for key, value in values.items() if key not in {"controller", "owner"}}
        | {"face": up, "counters": add_printed_counters(listed, printed, values)},
        id=listed.id,
        definition=definition,
        designations=frozenset({Designation.PREPARED} if prepared else ()),
        copy=listed.copied is not None and not values.get("token", False),
        values=listed.values,
        controller=controller,
        owner=values.get("owner", controller),
    )


STATUSES = ("tapped", "sick", "damage", "attached_to", "phased_out")
"""CR 110.5d, 120.3e: what only permanents have."""


def refuse_contradicted_zone(node: Node, printed: Characteristics, values: dict[str, Any]) -> None:
    """CR 110.5d, 304.4, 307.4: no instant or sorcery is on the battlefield, and what is not there has no status."""
    if values["zone"] is Zone.BATTLEFIELD:
        if not {"Instant", "Sorcery"}.isdisjoint(printed.types):
            raise problem_of(ProblemKind.NO_PERMANENT, node.where, printed.name, ("zone",))
        return
    for key in STATUSES:
        if values.get(key):
            raise problem_of(ProblemKind.NO_STATUS_THERE, node.key(key).where, key)


def refuse_melded_off_battlefield(node: Node, what: Card, up: int) -> None:
    """CR 712.4b: off the battlefield nothing is the combined back face of a meld pair."""
    if what.definition.layout == MELD and (what.is_melded or up):
        raise melded_card_error(node.key("card"), what)


def controller_of_listed(listed: ListedObject, values: dict[str, Any]) -> PlayerId:
    """The controller; off the battlefield the owner says it, in a player's own zone that player."""
    known = values.get("controller") or listed.source.seat
    if known is None and values["zone"] is not Zone.BATTLEFIELD:
        known = values.get("owner")
    if known is None:
        raise problem_of(ProblemKind.MISSING_KEY, listed.node.where, "controller")
    return PlayerId(known)


def add_printed_counters(
    listed: ListedObject, printed: Characteristics, values: dict[str, Any]
) -> dict[str, int] | None:
    """CR 306.5b, 310.4b: printed loyalty and defense are there on the battlefield unless `read_counters` says
    otherwise, be it 0."""
    if "counters" not in values:
        return None
    if values["zone"] is not Zone.BATTLEFIELD:
        return dict(values["counters"])
    stated = listed.node.value["counters"]
    intrinsic = {"loyalty": printed.loyalty, "defense": printed.defense}
    unsaid = {kind: number for kind, number in intrinsic.items() if number and kind not in stated}
    return {**values["counters"], **unsaid}


def seat_sources(node: Node, seat: PlayerId, zone: Zone) -> list[ObjectSource]:
    """The cards of a player's own zone: names, or objects of the same shape as all others."""
    return [ObjectSource(node_as_object(item), seat, zone) for item in list_items(node, MOST_OBJECTS)]


def node_as_object(node: Node) -> Node:
    if isinstance(node.value, str):
        return Node({"card": node.value}, node.where)
    require_object(node)
    return node
