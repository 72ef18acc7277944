"""The cards of a document of Mage Noir: named ones from the shipped facts, made-up ones, and where each of them lies.

Owns the readers of cards and zones; the acts are read in `magenoir.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import NO_MANA, Element, Mana, mana_of_amounts
from bot.engine.magenoir.table.objects import BOARD_STATE_BY_TYPE, Card
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.judge.problems import ProblemKind, nearest_words, problem_of
from bot.judge.scenario_file.names import read_new_id, read_player_named, single_key_of
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    amounts_reader,
    list_reader,
    read_flag,
    read_keys,
    read_name,
    read_natural,
    read_text,
    word_reader,
)
from bot.judge.scenario_file.table import Table
from bot.oracle.magenoir.compiler import compile_text
from bot.oracle.magenoir.facts import find_card_facts, shipped_cards
from bot.oracle.magenoir.names import TYPE_WORDS, component_type_of, is_component

ELEMENTS = tuple(element.value for element in Element)
ZONES = (fl.Zone.HAND, fl.Zone.DECK, fl.Zone.DISCARD)
FROM_BOARD = (fl.BoardState.PREPARED, fl.BoardState.CHANNELLED)

read_element_word = word_reader(*ELEMENTS)
read_amounts = amounts_reader(read_element_word)


def read_mana(node: Node, table: Table) -> Mana:
    """`{"Fire": 2}`."""
    return mana_of_amounts({Element(key): amount for key, amount in read_amounts(node, table).items()})


def read_card_facts(node: Node) -> CardFacts:
    """A card by its name in either language."""
    if (facts := find_card_facts(read_name(node))) is None:
        names = [each for card in shipped_cards().values() for each in (card.name, card.name_fr)]
        raise problem_of(ProblemKind.UNKNOWN_CARD, node.where, read_name(node), nearest_words(read_name(node), names))
    return facts


# Made-up cards.


def read_card_type(node: Node, _: Table) -> fl.CardType:
    """A type of cards, in either language."""
    return TYPE_WORDS[word_reader(*TYPE_WORDS)(Node(read_name(node).casefold(), node.where), _)]


def read_component_types(node: Node, table: Table) -> tuple[str, ...]:
    """One word, or a list of them."""
    if isinstance(node.value, str):
        return (component_type_of(read_name(node)),)
    if isinstance(node.value, dict):
        return tuple(component_type_of(each) for each in amounts_reader(read_name)(node, table))
    return tuple(component_type_of(each) for each in read_names(node, table))


read_names = list_reader(read_name)


def read_needed(node: Node, table: Table) -> Mapping[str, int]:
    """`{"Wind": 1}`, or as `provides` is written: one of each."""
    if not isinstance(node.value, dict):
        return dict.fromkeys(read_component_types(node, table), 1)
    return {component_type_of(key): number for key, number in amounts_reader(read_name)(node, table).items()}


IS: Form = {
    "name": read_name,
    "element": read_element_word,
    "type": read_card_type,
    "cost": read_mana,
    "x": read_element_word,
    "needs": read_needed,
    "provides": read_component_types,
    "hp": read_natural,
    "text": read_text,
}


def read_made_up(node: Node, table: Table) -> CardFacts:
    """What `is` describes; a name that says a component type provides it where nothing else is said."""
    values = read_keys(node, IS, table)
    called = values.get("name", "card")
    by_name = tuple(dict.fromkeys(component_type_of(each) for each in called.split() if is_component(each)))
    return CardFacts(
        called,
        called,
        Element(values["element"]) if "element" in values else None,
        values.get("type", fl.CardType.SPELL),
        values.get("cost", NO_MANA),
        Element(values["x"]) if "x" in values else None,
        values.get("needs", {}),
        values.get("provides", by_name),
        values.get("hp"),
        paragraphs=compile_text(values.get("text", ""), (called,)),
    )


def read_card_or_made_up(node: Node, table: Table) -> CardFacts:
    return read_made_up(node, table) if isinstance(node.value, dict) else read_card_facts(node)


# Where cards lie.


@dataclass(slots=True)
class Cards:
    """All cards of the document while it is read. `promised` are the ids that later acts give to cards of a hand, by
    owner and card; `played` the cards that an act has named already by their card."""

    table: Table
    promised: dict[tuple[PlayerId, str], list[tuple[str, str]]] = field(default_factory=dict)
    cards: dict[ObjectId, Card] = field(default_factory=dict)
    played: set[ObjectId] = field(default_factory=set)

    def add(self, card: Card) -> ObjectId:
        self.cards[card.id] = card
        return card.id

    def in_zone(self, node: Node, owner: PlayerId, zone: fl.Zone) -> ObjectId:
        """A card of a hand, deck or discard: a name, or an object with its own id."""
        if isinstance(node.value, str):
            facts = read_card_facts(node)
            return self.add(Card(self.id_for(owner, facts), facts, owner, owner, zone))
        values = read_keys(
            node,
            {"id": read_new_id, "card": lambda each, _: read_card_facts(each), "is": read_card_or_made_up},
            self.table,
        )
        facts = values[single_key_of(node, ("card", "is"))]
        own = ObjectId(values["id"]) if "id" in values else self.id_for(owner, facts)
        return self.add(Card(own, facts, owner, owner, zone))

    def id_for(self, owner: PlayerId, facts: CardFacts) -> ObjectId:
        """The id that an act gives to it, else one made of its English name."""
        if promised := self.promised.get((owner, facts.name)):
            return ObjectId(self.table.claim(*promised.pop(0)))
        return ObjectId(self.table.fresh(facts.name))

    def on_board(self, node: Node) -> None:
        """An entry of `objects`."""
        values = read_keys(node, OBJECT, self.table, ("id",))
        facts = values[single_key_of(node, ("card", "is"))]
        controller = PlayerId(values.get("controller") or next(iter(self.table.players)))
        state = fl.BoardState(values["state"]) if "state" in values else BOARD_STATE_BY_TYPE[facts.type]
        under = values.get("mana", facts.cost)
        paid_as_x = 0 if facts.x is None else under.of(facts.x) - facts.cost.of(facts.x)
        self.add(
            Card(
                ObjectId(values["id"]),
                facts,
                controller,
                controller,
                fl.Zone.BOARD,
                state,
                under,
                values.get("hp", facts.hit_points),
                values.get("indestructible", False),
                values.get("x", max(paid_as_x, 0)),
            )
        )

    def called(self, facts: CardFacts, by: PlayerId, zones: Iterable[fl.Zone]) -> ObjectId | None:
        """The player's first card of that kind that no act has named yet, zone by zone."""
        for zone in zones:
            for card in self.cards.values():
                mine = card.owner == by and card.zone is zone and card.id not in self.played
                if mine and card.facts.name == facts.name and (zone is not fl.Zone.BOARD or card.state in FROM_BOARD):
                    return card.id
        return None


OBJECT: Form = {
    "id": read_new_id,
    "card": lambda node, _: read_card_facts(node),
    "is": read_card_or_made_up,
    "controller": read_player_named,
    "state": word_reader(*fl.BoardState),
    "mana": read_mana,
    "hp": read_natural,
    "indestructible": read_flag,
    "x": read_natural,
}


def promised_ids(do: Any, active: str) -> dict[tuple[PlayerId, str], list[tuple[str, str]]]:
    """The ids that `as` gives to cards that acts name by their card: by player and card, each with its place.

    Looks only at what is well formed; what is not is found as the acts are read."""
    ids: dict[tuple[PlayerId, str], list[tuple[str, str]]] = {}
    for index, act in enumerate(do if isinstance(do, list) else []):
        if not isinstance(act, dict) or not isinstance(act.get("as"), str):
            continue
        played = act.get("prepare", act.get("channel"))
        facts = find_card_facts(played) if isinstance(played, str) else None
        if facts is not None and isinstance(by := act.get("by", active), str):
            ids.setdefault((PlayerId(by), facts.name), []).append((act["as"], f"do[{index}].as"))
    return ids
