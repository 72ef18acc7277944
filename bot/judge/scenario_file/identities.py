"""What the objects of a document are: cards, made up, emblems, copies (CR 707.2); and which face of them is up.

Owns the keys that say so; what else is said of an object is the business of `objects`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import EMBLEM, FLIP, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.copiable_values import values_with_exceptions
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy
from bot.engine.record import record_class
from bot.judge.definitions import Card, FaceNames, face_index
from bot.judge.problems import ProblemKind, ScenarioError, nearest_words, problem_of
from bot.judge.scenario_file.names import read_card, read_card_or_melded, read_made_up, single_key_of
from bot.judge.scenario_file.nodes import Node, read_name, read_natural
from bot.judge.scenario_file.table import Table

COPY_OF = "copy_of"
IDENTITY = ("card", "is", COPY_OF, "emblem_of")
ITSELF = frozenset({"card", "is"})
"""What a copy may be said to be itself."""


@record_class
class ObjectSource:
    """Where an object is listed: among the objects, or in the zone of the player `seat`."""

    node: Node
    seat: PlayerId | None = None
    zone: Zone = Zone.BATTLEFIELD


@record_class
class ListedObject:
    """An object whose id and identity are known, and nothing else yet; `what` is None for a copy of which nobody says
    what it is itself."""

    source: ObjectSource
    id: ObjectId
    what: Card | CardDefinition | None
    copied: Node | None = None
    """What such a copy is a copy of."""
    values: Characteristics | None = None
    """CR 707.2: the copiable values that it has instead of its own, where it is said what it is itself."""

    @property
    def node(self) -> Node:
        return self.source.node

    @property
    def definition(self) -> CardDefinition | None:
        return self.what.definition if isinstance(self.what, Card) else self.what


def read_identity(node: Node, table: Table) -> Card | CardDefinition | None:
    """What the object is itself; None for a copy of which that is not said."""
    is_said = not ITSELF.isdisjoint(node.value)
    match single_key_of(node, tuple(key for key in IDENTITY if key != COPY_OF) if is_said else IDENTITY):
        case "card":
            return read_card_or_melded(node.key("card"), table)
        case "is":
            return table.library.made_up(read_made_up(node.key("is"), table))
        case "emblem_of":
            return read_emblem(node.key("emblem_of"), table)
        case _:
            return None


def read_emblem(node: Node, table: Table) -> CardDefinition:
    """CR 114.2: the emblem that the card makes, or one that is made up on the spot."""
    if isinstance(node.value, dict):
        return replace(table.library.made_up(read_made_up(node, table)), layout=EMBLEM)
    emblem = read_card(node, table).emblem
    if emblem is None:
        raise problem_of(ProblemKind.NO_EMBLEM, node.where, node.value)
    return emblem


def resolve_copy(
    listed: ListedObject, everything: Mapping[ObjectId, ListedObject], table: Table, seen: Sequence[ObjectId] = ()
) -> ListedObject:
    """CR 707.2-707.3: a copy has the printed values of what it copies, of the face that is up there; a copy of a copy
    has those of what that one copies. What says itself how it enters as a copy has its own exceptions (707.9)."""
    if COPY_OF not in listed.node.value:
        return listed
    node = listed.node.key(COPY_OF)
    named = find_original(node, everything, table)
    if named.id in (*seen, listed.id):
        raise problem_of(ProblemKind.NO_SUCH_OBJECT, node.where, node.value)
    original = resolve_copy(named, everything, table, (*seen, listed.id))
    if listed.definition is not None:
        return replace(
            listed,
            values=values_with_exceptions(copiable_values(original, table), copy_exceptions_of(listed.definition)),
        )
    if original.values is not None:
        return replace(listed, what=CardDefinition((original.values,)))
    return replace(listed, what=original.what, copied=original.copied or original.node)


def find_original(node: Node, everything: Mapping[ObjectId, ListedObject], table: Table) -> ListedObject:
    """The object of that id, or else a card of that name that need not be listed."""
    typed = read_name(node)
    if (original := everything.get(ObjectId(typed))) is not None:
        return original
    try:
        what = table.library.named(typed, node.where)
    except ScenarioError as error:
        nearest = nearest_words(typed, table.objects) or error.problem.nearest
        raise problem_of(ProblemKind.NO_SUCH_OBJECT, node.where, typed, nearest) from error
    return ListedObject(ObjectSource(Node({"card": typed}, node.where)), ObjectId(""), what)


def copiable_values(original: ListedObject, table: Table) -> Characteristics:
    """CR 707.2: what a copy of it gets; that it is flipped is a status, which is not copied (110.5)."""
    if original.values is not None:
        return original.values
    definition = original.definition
    if definition is None:
        raise problem_of(ProblemKind.NO_SUCH_OBJECT, original.node.where, original.id)
    up = face_that_is_up(
        original, read_face(original.node.key("face"), table) if "face" in original.node.value else None
    )
    return definition.faces[0 if definition.layout == FLIP else up]


def copy_exceptions_of(definition: CardDefinition) -> fx.Exceptions:
    """CR 707.9: in what it differs from what it enters as a copy of."""
    changes = (each.instead for face in definition.faces for each in face.replacements)
    return next((each.exceptions for each in changes if isinstance(each, EnterAsCopy)), fx.NO_EXCEPTIONS)


def read_face(node: Node, table: Table) -> int | str:
    """A face as a document names it."""
    return read_name(node) if isinstance(node.value, str) else read_natural(node, table)


def face_that_is_up(listed: ListedObject, stated: int | str | None, zone: Zone = Zone.BATTLEFIELD) -> int:
    """Which face is up: as `stated`, by its name or number, or the one whose name was used, where it can be up on the
    battlefield."""
    what = listed.what
    if stated is None and listed.copied is not None:
        stated = listed.copied.value.get("face")
    if not isinstance(what, Card):
        return check_face(listed, stated, ()) if stated else 0
    if stated is None:
        return what.face if zone is Zone.BATTLEFIELD else what.definition.resting_face
    return check_face(listed, stated, what.face_names, what)


def check_face(listed: ListedObject, stated: int | str, names: tuple[FaceNames, ...], what: Card | None = None) -> int:
    index = stated if isinstance(stated, int) else face_index(what, stated) if what else None
    if index is None or index >= len(names):
        known = [each for face_names in names for each in face_names.values() if each]
        nearest = nearest_words(str(stated), known) or known
        raise problem_of(ProblemKind.UNKNOWN_WORD, listed.node.key("face").where, stated, nearest)
    return index
