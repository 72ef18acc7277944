"""Readers of what a document names: players, objects, cards, and things made up on the spot.

Knows no verb; who exists is the table's knowledge."""

import re

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.meld_pairs import MELD_PAIRS
from bot.engine.magic.table.card_definition import CardDefinition
from bot.judge.definitions import Card, MadeUp
from bot.judge.problems import ProblemKind, ScenarioError, problem_of
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    list_reader,
    number_reader,
    read_keys,
    read_name,
    read_natural,
    read_text,
    word_reader,
    wrong_type_error,
)
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


def read_player_named(node: Node, table: Table) -> PlayerId:
    return table.player(read_name(node), node.where)


def read_object(node: Node, table: Table) -> ObjectId:
    return table.object(read_name(node), node.where)


def read_recipient(node: Node, table: Table) -> Recipient:
    return table.recipient(read_name(node), node.where)


def read_id_of_card(node: Node, table: Table) -> ObjectId:
    """The id of what is cast or played: a new one, or one that a card has already."""
    name = read_name(node)
    return table.objects[name] if name in table.cards else table.claim(name, node.where)


def read_new_id(node: Node, table: Table) -> ObjectId:
    return table.claim(read_name(node), node.where)


def read_card(node: Node, table: Table) -> Card:
    """A card, which no combined back face of a meld pair is (CR 712.4b)."""
    card = read_card_or_melded(node, table)
    if card.is_melded:
        raise melded_card_error(node, card)
    return card


def read_card_or_melded(node: Node, table: Table) -> Card:
    return table.library.named(read_name(node), node.where)


def melded_card_error(node: Node, card: Card) -> ScenarioError:
    """The problem with a combined back face elsewhere than on the battlefield; its cards are near."""
    pair = MELD_PAIRS[card.definition.faces[1].name]
    return problem_of(ProblemKind.MELDED_CARD, node.where, node.value, (pair.melding, pair.counterpart))


def read_mana_cost(node: Node, table: Table) -> str:
    cost = read_text(node, table)
    if MANA_COST.fullmatch(cost) is None:
        raise wrong_type_error(node, "mana-cost")
    return cost


def read_colors(node: Node, table: Table) -> tuple[Color, ...]:
    """Colors in the order of CR 105.1, each once."""
    listed = set(list_reader(word_reader(*Color))(node, table))
    return tuple(color for color in Color if color in listed)


IS: Form = {
    "name": read_name,
    "power": number_reader(),
    "toughness": number_reader(),
    "types": list_reader(word_reader(*CARD_TYPES), 10),
    "subtypes": list_reader(read_name, 300),
    "supertypes": list_reader(word_reader(*SUPERTYPES), 10),
    "colors": read_colors,
    "mana_cost": read_mana_cost,
    "loyalty": read_natural,
    "defense": read_natural,
    "text": read_text,
}


def read_made_up(node: Node, table: Table) -> MadeUp:
    """What `is` describes; every key is optional."""
    return MadeUp(**read_keys(node, IS, table))


def read_card_or_made_up(node: Node, table: Table) -> Card | MadeUp:
    return read_made_up(node, table) if isinstance(node.value, dict) else read_card_or_id(node, table)


def read_card_or_id(node: Node, table: Table) -> Card:
    """A card by its id, or by its name."""
    listed = table.cards.get(read_name(node))
    return (
        read_card(node, table) if listed is None else Card(listed.definition, listed.definition.name, None, by_id=True)
    )


def single_key_of(node: Node, keys: tuple[str, ...]) -> str:
    """Return the one of these keys that the object has."""
    present = [key for key in keys if key in node.value]
    if len(present) != 1:
        raise problem_of(ProblemKind.EXACTLY_ONE, node.where, " + ".join(present) or "–", keys)
    return present[0]


def english_name(what: Card | MadeUp | CardDefinition | None) -> str:
    """Return the name from which an id is made."""
    return (what.name if what is not None else None) or "card"
