"""Readers of what a document names: players, objects, cards, and things made up on the spot.

Knows no verb; who exists is the table's knowledge."""

import re

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.meld_pairs import MELD_PAIRS
from bot.engine.magic.table.card_definition import CardDefinition
from bot.judge.definitions import Card, MadeUp
from bot.judge.problems import ProblemKind, ScenarioError, problem_of
from bot.judge.scenario_file.nodes import Form, Node, each, fill, name, natural, number, text, word, wrong_type
from bot.judge.scenario_file.table import Table

SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
CARD_TYPES = (
    "Artifact",
    "Battle",
    "Conspiracy",
    "Creature",
    "Dungeon",
    "Emblem",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Phenomenon",
    "Plane",
    "Planeswalker",
    "Scheme",
    "Sorcery",
    "Tribal",
    "Vanguard",
)
MANA_COST = re.compile(r"(\{[^{}\s]{1,5}\})*")


def player(node: Node, table: Table) -> PlayerId:
    return table.player(name(node), node.where)


def thing(node: Node, table: Table) -> ObjectId:
    return table.object(name(node), node.where)


def recipient(node: Node, table: Table) -> Recipient:
    return table.recipient(name(node), node.where)


def new_id(node: Node, table: Table) -> ObjectId:
    return table.claim(name(node), node.where)


def card(node: Node, table: Table) -> Card:
    """A card, which no combined back face of a meld pair is (CR 712.4b)."""
    found = card_or_melded(node, table)
    if found.is_melded:
        raise no_melded_card(node, found)
    return found


def card_or_melded(node: Node, table: Table) -> Card:
    return table.library.named(name(node), node.where)


def no_melded_card(node: Node, found: Card) -> ScenarioError:
    """The problem with a combined back face elsewhere than on the battlefield; its cards are near."""
    pair = MELD_PAIRS[found.definition.faces[1].name]
    return problem_of(ProblemKind.MELDED_CARD, node.where, node.value, (pair.melding, pair.counterpart))


def mana_cost(node: Node, table: Table) -> str:
    cost = text(node, table)
    if MANA_COST.fullmatch(cost) is None:
        raise wrong_type(node, "mana-cost")
    return cost


def colors(node: Node, table: Table) -> tuple[Color, ...]:
    """Colors in the order of CR 105.1, each once."""
    listed = set(each(word(*Color))(node, table))
    return tuple(color for color in Color if color in listed)


IS: Form = {
    "name": name,
    "power": number(),
    "toughness": number(),
    "types": each(word(*CARD_TYPES), 10),
    "subtypes": each(name, 300),
    "supertypes": each(word(*SUPERTYPES), 10),
    "colors": colors,
    "mana_cost": mana_cost,
    "loyalty": natural,
    "defense": natural,
    "text": text,
}


def made_up(node: Node, table: Table) -> MadeUp:
    """What `is` describes; every key is optional."""
    return MadeUp(**fill(node, IS, table))


def card_or_made_up(node: Node, table: Table) -> Card | MadeUp:
    return made_up(node, table) if isinstance(node.value, dict) else card(node, table)


def exactly_one(node: Node, keys: tuple[str, ...]) -> str:
    """Return the one of these keys that the object has."""
    present = [key for key in keys if key in node.value]
    if len(present) != 1:
        raise problem_of(ProblemKind.EXACTLY_ONE, node.where, " + ".join(present) or "–", keys)
    return present[0]


def english_name(what: Card | MadeUp | CardDefinition | None) -> str:
    """Return the name from which an id is made."""
    return (what.name if what is not None else None) or "card"
