"""A document of a game of Mage Noir: the table and the acts, checked and read into the engine's scenario.

Card names are those of the shipped facts of Mage Noir; the cards are read in `magenoir_cards.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine.magenoir.asking.scenario import (
    Activate,
    Add,
    AdvanceTo,
    CanActivate,
    CanPrepare,
    CanUse,
    Channel,
    Choose,
    OpenWindows,
    Prepare,
    Resolve,
    Scenario,
    Step,
    Take,
    Trade,
    Use,
)
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import NO_MANA, Element, Mana
from bot.engine.magenoir.table.game_state import PHASES, GameState, Phase
from bot.engine.magenoir.table.objects import Card, Player
from bot.engine.magenoir.words import filters as fl
from bot.judge.problems import Problem, ProblemKind, ScenarioError, nearest_words, problem_of
from bot.judge.scenario_file.magenoir_cards import (
    ZONES,
    Cards,
    promised_ids,
    read_card_facts,
    read_card_or_made_up,
    read_element_word,
    read_mana,
)
from bot.judge.scenario_file.magenoir_options import read_options
from bot.judge.scenario_file.names import read_object, read_player_named, read_recipient
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    check_keys,
    list_items,
    list_reader,
    number_reader,
    part_of_document,
    read_flag,
    read_keys,
    read_name,
    read_natural,
    require_object,
    word_reader,
    wrong_type_error,
)
from bot.judge.scenario_file.table import Table

NEXT_TURN = "next turn"
KEYS = ("game", "players", "active", "step", "objects", "available", "options", "do", "title", "expect")
DEFAULT_PLAYERS = ({"name": "Alice"}, {"name": "Bob"})
MOST_CARDS = 1_000
MOST_ACTS = 500


def read_magenoir(document: Node, table: Table) -> Scenario:
    """Return the scenario; raises `ScenarioError`."""
    check_keys(document, KEYS)
    seats = list(list_items(part_of_document(document, "players", list(DEFAULT_PLAYERS)), 2))
    if len(seats) < 2:
        raise ScenarioError(Problem(ProblemKind.TOO_FEW_PLAYERS, "players", str(len(seats))))
    names = [read_seat(seat, table) for seat in seats]
    active = PlayerId(read_player_named(part_of_document(document, "active", names[0]), table))
    phase = Phase(word_reader(*Phase)(part_of_document(document, "step", Phase.MAIN.value), table))
    do = part_of_document(document, "do", [])
    cards = Cards(table, promised_ids(do.value, active))
    for entry in list_items(part_of_document(document, "objects", []), MOST_CARDS):
        cards.on_board(entry)
    players = {name: read_player(seat, name, cards) for seat, name in zip(seats, names, strict=True)}
    hands_left_out = frozenset(name for seat, name in zip(seats, names, strict=True) if "hand" not in seat.value)
    available = read_piles(part_of_document(document, "available", [{}, {}]), table)
    acts = Acts(cards, hands_left_out, active, phase)
    steps = tuple(acts.read(node) for node in list_items(do, MOST_ACTS))
    for act_owner, card in acts.drawn_up:
        players[act_owner] = add_to_hand(players[act_owner], card)
    state = GameState(players, cards.cards, active, phase, available)
    options = read_options(part_of_document(document, "options", {}), table)
    return Scenario(state, steps, options, names={str(each): ObjectId(each) for each in table.objects})


# The table.


def read_seat(seat: Node, table: Table) -> PlayerId:
    if "name" not in require_object(seat):
        raise problem_of(ProblemKind.MISSING_KEY, seat.where, "name")
    return PlayerId(table.seat(read_name(seat.key("name")), seat.key("name").where))


def read_player(seat: Node, called: PlayerId, cards: Cards) -> Player:
    """A player; a deck that is left out goes on without end, unknown."""

    def zone_of(zone: fl.Zone) -> Callable[[Node, Table], tuple[ObjectId, ...]]:
        return list_reader(lambda node, _: cards.in_zone(node, called, zone), MOST_CARDS)

    form: Form = {
        "name": read_name,
        "hp": number_reader(0),
        "reserve": read_mana,
        **{zone.value: zone_of(zone) for zone in ZONES},
        "mage_noir": read_flag,
    }
    values = read_keys(seat, form, cards.table)
    return Player(
        called,
        values.get("hp", 20),
        values.get("reserve", NO_MANA),
        values.get("hand", ()),
        values.get("deck", ()),
        "deck" not in values,
        values.get("discard", ()),
        values.get("mage_noir", False),
    )


def add_to_hand(owner: Player, card: ObjectId) -> Player:
    return replace(owner, hand=(*owner.hand, card))


def read_piles(node: Node, table: Table) -> tuple[Mana, Mana]:
    piles = list_reader(read_mana, 2)(node, table)
    if len(piles) != 2:
        raise wrong_type_error(node, "two-piles")
    return piles[0], piles[1]


# The acts.


def read_listed_card(node: Node, table: Table) -> ObjectId:
    return ObjectId(read_object(node, table))


def read_player_id(node: Node, table: Table) -> PlayerId:
    return PlayerId(read_player_named(node, table))


def read_player_or_card(node: Node, table: Table) -> Recipient:
    recipient = read_recipient(node, table)
    return PlayerId(recipient) if recipient in table.players else ObjectId(recipient)


def read_element(node: Node, table: Table) -> Element:
    return Element(read_element_word(node, table))


def read_pick(node: Node, table: Table) -> Any:
    """Ids in an order, an id, a player, an element, a number, or yes and no."""
    if isinstance(node.value, list):
        return list_reader(read_listed_card)(node, table)
    if isinstance(node.value, (bool, int)):
        return node.value
    called = read_name(node)
    return ObjectId(called) if called in table.objects else PlayerId(called) if called in table.players else called


def keep_node(node: Node, _: Table) -> Node:
    """Read later, when it is known who plays it."""
    return node


PLACING_KEYS: Form = {"by": read_player_id, "as": keep_node}
AIMING_KEYS: Form = {"by": read_player_id, "targets": list_reader(read_player_or_card)}

VERBS: Mapping[str, Form] = {
    "prepare": {"prepare": keep_node, **PLACING_KEYS, "x": read_natural},
    "channel": {"channel": keep_node, **PLACING_KEYS},
    "activate": {"activate": read_listed_card, **AIMING_KEYS, "components": list_reader(read_listed_card)},
    "use": {
        "use": read_listed_card,
        **AIMING_KEYS,
        "discard": list_reader(read_listed_card),
        "window": word_reader("before", "after", "during"),
    },
    "trade": {"trade": list_reader(read_element, 3), "by": read_player_id},
    "add": {"add": read_element, "by": read_player_id},
    "take": {"take": number_reader(0, 1), "by": read_player_id},
    "resolve": {"resolve": word_reader("all")},
    "choose": {
        "choose": word_reader("pay", "discard", "order", "trigger order", "option", "component"),
        "by": read_player_id,
        "pick": read_pick,
    },
    "to": {"to": word_reader(*Phase, NEXT_TURN)},
    "ask": {
        "ask": word_reader("can use", "can activate", "can prepare", "windows"),
        "object": read_listed_card,
        "card": keep_node,
        "by": read_player_id,
    },
}
REQUIRED_KEYS: Mapping[str, tuple[str, ...]] = {"choose": ("choose", "pick")}
"""Keys without which an act means nothing, besides its verb."""
PLACES = {
    "prepare": (fl.Zone.HAND, fl.Zone.DECK, fl.Zone.DISCARD, fl.Zone.BOARD),
    "channel": (fl.Zone.BOARD, fl.Zone.HAND),
}
"""Where a card is looked for that an act names by its card."""


@dataclass(slots=True)
class Acts:
    """Reads the acts in order; knows whose turn it is, for acts that do not say who acts.

    `drawn_up` are the cards that acts named and that so are in a hand that nobody listed."""

    cards: Cards
    hands_left_out: frozenset[PlayerId]
    active: PlayerId
    phase: Phase
    drawn_up: list[tuple[PlayerId, ObjectId]] = field(default_factory=list)

    def read(self, node: Node) -> Step:
        present = [verb for verb in VERBS if verb in require_object(node)]
        if len(present) != 1:
            nearest = present or [verb for key in node.value for verb in nearest_words(key, VERBS, 1)] or VERBS
            keys = " + ".join(present or list(node.value)[:1]) or "–"
            raise problem_of(ProblemKind.EXACTLY_ONE, node.where, keys, nearest)
        verb = present[0]
        values = read_keys(node, VERBS[verb], self.cards.table, REQUIRED_KEYS.get(verb, ()))
        return self.step(verb, node, values)

    def step(self, verb: str, node: Node, values: Mapping[str, Any]) -> Step:
        """The act that a verb with its checked values means."""
        match verb:
            case "prepare":
                by = values.get("by", self.active)
                return Prepare(self.played(node, values, verb, by), by, values.get("x"))
            case "channel":
                by = values.get("by", self.active)
                return Channel(self.played(node, values, verb, by), by)
            case "activate":
                by = self.who(values, values["activate"])
                return Activate(values["activate"], by, values.get("targets", ()), values.get("components"))
            case "use":
                return self.use(values)
            case "trade":
                return self.trade(node, values)
            case "add":
                return Add(values.get("by", self.active), values["add"])
            case "take":
                return Take(values.get("by", self.active), values["take"])
            case "choose":
                return Choose(values["choose"], values["pick"], values.get("by"))
            case "to":
                return self.advance(values["to"])
            case "ask":
                return self.question(node, values)
            case _:
                return Resolve()

    def who(self, values: Mapping[str, Any], card: ObjectId) -> PlayerId:
        """Who acts: whoever is named, else whose card it is."""
        by: PlayerId = values.get("by") or self.cards.cards[card].controller
        return by

    def use(self, values: Mapping[str, Any]) -> Use:
        window = values.get("window")
        return Use(
            values["use"],
            self.who(values, values["use"]),
            values.get("targets", ()),
            values.get("discard", ()),
            ev.Window(window) if window in {"before", "after"} else None,
            during=window == "during",
        )

    def trade(self, node: Node, values: Mapping[str, Any]) -> Trade:
        """Two given, one taken; or one given where a card lets that be."""
        *given, taken = values["trade"] or [None]
        if len(given) not in {1, 2}:
            raise wrong_type_error(node.key("trade"), "three-elements")
        return Trade(values.get("by", self.active), tuple(given), taken)

    def advance(self, to: str) -> AdvanceTo:
        """The turn passes where the phase is not still to come."""
        if to == NEXT_TURN:
            self.turn_passes(Phase.TURN_START)
            return AdvanceTo(None)
        phase = Phase(to)
        if PHASES.index(phase) < PHASES.index(self.phase):
            self.turn_passes(phase)
        self.phase = phase
        return AdvanceTo(phase)

    def turn_passes(self, phase: Phase) -> None:
        others = [PlayerId(each) for each in self.cards.table.players if each != self.active]
        self.active, self.phase = others[0], phase

    def question(self, node: Node, values: Mapping[str, Any]) -> Step:
        if values["ask"] == "windows":
            return OpenWindows()
        if ("object" in values) is ("card" in values):
            raise problem_of(ProblemKind.EXACTLY_ONE, node.where, "–", ("object", "card"))
        if "object" in values:
            card = values["object"]
            by = self.who(values, card)
        else:
            by = values.get("by", self.active)
            card = self.found(values["card"], "prepare", by) or self.new_card(values["card"], by)
        match values["ask"]:
            case "can use":
                return CanUse(card, by)
            case "can activate":
                return CanActivate(card, by)
            case _:
                return CanPrepare(card, by)

    # --- Cards that an act names by their card.

    def played(self, node: Node, values: Mapping[str, Any], verb: str, by: PlayerId) -> ObjectId:
        """The card that is prepared or channelled: by its id, or the first such card that the player has."""
        what: Node = values[verb]
        if isinstance(what.value, str) and read_name(what) in self.cards.table.objects:
            return read_listed_card(what, self.cards.table)
        new_id = read_name(node.key("as")) if "as" in values else None
        card = self.found(what, verb, by) or self.new_card(what, by, new_id)
        self.cards.played.add(card)
        if new_id is not None and card != new_id:
            raise problem_of(ProblemKind.ID_TWICE, f"{node.where}.as", new_id)
        return card

    def found(self, what: Node, verb: str, by: PlayerId) -> ObjectId | None:
        """A listed card of that kind; one that is made up on the spot was not listed."""
        return None if isinstance(what.value, dict) else self.cards.called(read_card_facts(what), by, PLACES[verb])

    def new_card(self, what: Node, by: PlayerId, new_id: str | None = None) -> ObjectId:
        """A card that nobody listed: in a hand that was left out it may be; a hand that was listed does not hold it."""
        facts = read_card_or_made_up(what, self.cards.table)
        table = self.cards.table
        called = ObjectId(table.fresh(facts.name) if new_id is None else table.claim(new_id, f"{what.where}.as"))
        in_hand = by in self.hands_left_out
        self.cards.add(Card(called, facts, by, by, fl.Zone.HAND if in_hand else fl.Zone.OUTSIDE))
        if in_hand:
            self.drawn_up.append((by, called))
        return called
