"""The players of a document, in seating order: their keys, and the cards of their own zones.

Knows no action. What commanders have dealt is read last, since it names objects."""

from dataclasses import replace
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.scenario import PlayerSetup
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.variant_rules import VARIANTS
from bot.engine.magic.multiplayer.teams import POISON
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.players import Role
from bot.judge.problems import Problem, ProblemKind, ScenarioError, problem_of
from bot.judge.scenario_file.identities import ObjectSource
from bot.judge.scenario_file.names import read_object
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    amounts_reader,
    check_keys,
    list_items,
    number_reader,
    read_anything,
    read_flag,
    read_keys,
    read_name,
    read_natural,
    word_reader,
)
from bot.judge.scenario_file.objects import MOST_OBJECTS, seat_sources
from bot.judge.scenario_file.table import Table

MOST_PLAYERS = 20
MOST_SPEED = 4
"""CR 702.179e."""
TWO_TEAMS_OF_TWO = 4
MANA = ("W", "U", "B", "R", "G", "C")
ZONES = {"hand": Zone.HAND, "library": Zone.LIBRARY, "graveyard": Zone.GRAVEYARD, "exile": Zone.EXILE}
HIDDEN_ZONES = frozenset({Zone.HAND, Zone.LIBRARY})
"""CR 400.2: of these a document may say how many cards there are, and not which."""
LANDS = "lands"
"""The mana that the player's listed permanents can make, tapped as it is spent."""
DEFAULT_PLAYERS = ({"name": "Alice"}, {"name": "Bob"})


def read_mana(node: Node, table: Table) -> str | dict[str, int]:
    if isinstance(node.value, str):
        return word_reader("unlimited", LANDS)(node, table)
    return amounts_reader(word_reader(*MANA))(node, table)


def read_role(node: Node, table: Table) -> Role:
    return Role(word_reader(*Role)(node, table))


def read_card_count(node: Node, table: Table) -> int:
    """How many cards are in a zone: a number of cards that nobody knows, or a list of them."""
    return read_natural(node, table) if isinstance(node.value, int) else len(list(list_items(node, MOST_OBJECTS)))


def is_card_count(node: Node, zone: str) -> bool:
    """Whether a zone's cards are unknown but for their number."""
    return isinstance(node.value.get(zone), int)


PLAYER: Form = {
    "name": read_name,
    "life": number_reader(),
    "team": read_name,
    "counters": amounts_reader(read_name),
    "left": read_flag,
    "speed": number_reader(0, MOST_SPEED),
    "blessing": read_flag,
    "monarch": read_flag,
    "role": read_role,
    "range": read_natural,
    "mana": read_mana,
    "hand": read_card_count,
    "library": read_card_count,
    "graveyard": read_anything,
    "exile": read_anything,
}
KEYS = (*PLAYER, "commander_damage")


@dataclass(frozen=True, slots=True)
class SeatedPlayers:
    """The players, and where their own cards are listed."""

    players: tuple[PlayerSetup, ...]
    sources: tuple[ObjectSource, ...]


def read_players(node: Node, variant: str, table: Table) -> SeatedPlayers:
    """Seat everybody before anything else is read, so that anything may name them."""
    nodes = list(list_items(node, MOST_PLAYERS))
    if len(nodes) < 2:
        raise problem_of(ProblemKind.TOO_FEW_PLAYERS, node.where, len(nodes))
    if variant == "duel" and len(nodes) > 2:
        raise ScenarioError(Problem(ProblemKind.TWO_PLAYERS, node.where, str(len(nodes)), limit=2))
    seats = [read_seat(each, table) for each in nodes]
    setups = tuple(read_player_setup(each, player, table) for each, player in zip(nodes, seats, strict=True))
    setups = complete_teams(setups, variant, node)
    check_monarch(setups, node)
    sources = [own for each, player in zip(nodes, seats, strict=True) for own in cards_in_own_zones(each, player)]
    return SeatedPlayers(setups, tuple(sources))


def complete_teams(setups: tuple[PlayerSetup, ...], variant: str, node: Node) -> tuple[PlayerSetup, ...]:
    """CR 810.3: teams sit together, so that of four players without a team the first two are one; CR 810.4: what is
    said of a team's life total and (CR 810.10) of its poison counters agrees."""
    if not VARIANTS[variant].shared_totals:
        return setups
    if len(setups) == TWO_TEAMS_OF_TWO and all(each.team is None for each in setups):
        pairs = (setups[:2], setups[2:])
        setups = tuple(replace(each, team=" & ".join(mate.name for mate in pair)) for pair in pairs for each in pair)
    life, poison = dict[str, int](), dict[str, int]()
    for index, each in enumerate(setups):
        if each.team is None:
            raise problem_of(ProblemKind.NO_TEAM, f"{node.where}[{index}]", each.name)
        if each.life is not None and life.setdefault(each.team, each.life) != each.life:
            raise problem_of(ProblemKind.SHARED_LIFE, f"{node.where}[{index}].life", each.name)
        stated = each.counters.get(POISON)
        if stated is not None and poison.setdefault(each.team, stated) != stated:
            raise problem_of(ProblemKind.SHARED_POISON, f"{node.where}[{index}].counters.{POISON}", each.name)
    return setups


def check_monarch(setups: tuple[PlayerSetup, ...], node: Node) -> None:
    """CR 725.3: there is one monarch at a time; raises `ScenarioError` at the second."""
    for index in [index for index, each in enumerate(setups) if each.monarch][1:]:
        raise problem_of(ProblemKind.SECOND_MONARCH, f"{node.where}[{index}].monarch", setups[index].name)


def read_seat(node: Node, table: Table) -> PlayerId:
    check_keys(node, KEYS)
    if "name" not in node.value:
        raise problem_of(ProblemKind.MISSING_KEY, node.where, "name")
    return table.seat(read_name(node.key("name")), node.key("name").where)


def read_player_setup(node: Node, player: PlayerId, table: Table) -> PlayerSetup:
    known = Node({key: value for key, value in node.value.items() if key in PLAYER}, node.where)
    values: dict[str, Any] = read_keys(known, PLAYER, table)
    lands = values.get("mana") == LANDS
    return PlayerSetup(
        name=player,
        life=values.get("life"),
        team=values.get("team"),
        role=values.get("role"),
        range=values.get("range"),
        counters=values.get("counters", {}),
        hand=values.get("hand"),
        library=values.get("library") if is_card_count(node, "library") else None,
        library_known="library" in values and not is_card_count(node, "library"),
        left=values.get("left", False),
        speed=values.get("speed", 0),
        blessed=values.get("blessing", False),
        monarch=values.get("monarch", False),
        mana={} if lands else None if isinstance(values.get("mana"), str) else values.get("mana"),
        taps_lands=lands,
    )


def cards_in_own_zones(node: Node, player: PlayerId) -> list[ObjectSource]:
    return [
        source
        for key, zone in ZONES.items()
        if key in node.value and not (zone in HIDDEN_ZONES and is_card_count(node, key))
        for source in seat_sources(node.key(key), player, zone)
    ]


def with_commander_damage(players: tuple[PlayerSetup, ...], node: Node, table: Table) -> tuple[PlayerSetup, ...]:
    """Read what commanders have dealt once all objects have their ids (CR 903.10a)."""
    return tuple(
        replace(player, commander_damage=amounts_reader(read_object)(each.key("commander_damage"), table))
        if "commander_damage" in each.value
        else player
        for player, each in zip(players, list_items(node, MOST_PLAYERS), strict=True)
    )
