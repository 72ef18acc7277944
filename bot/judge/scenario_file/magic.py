"""A document of a game of Magic, whole: its keys in the order in which they must be read.

Owns the top of the document; each part is read by its own file."""

from bot.engine.magic.asking.scenario import PlayerSetup, Scenario
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.steps import Step
from bot.judge.problems import Problem, ProblemKind, ScenarioError
from bot.judge.scenario_file.actions import STEPS, read_actions
from bot.judge.scenario_file.identities import ObjectSource
from bot.judge.scenario_file.names import read_player_named
from bot.judge.scenario_file.nodes import Node, check_keys, list_items, part_of_document, word_reader
from bot.judge.scenario_file.objects import MOST_OBJECTS, read_objects
from bot.judge.scenario_file.players import DEFAULT_PLAYERS, read_players, with_commander_damage
from bot.judge.scenario_file.table import Table

VARIANTS = (
    "duel",
    "free-for-all",
    "two-headed-giant",
    "emperor",
    "emperor-classic",
    "emperor-classic-no-return",
    "commander",
)
RULES_OF_2009 = "2009"
"""What `rules` says for the damage assignment order of 2009 to 2024."""
KEYS = ("game", "rules", "variant", "players", "active", "step", "objects", "do", "title", "expect")


def read_magic(document: Node, table: Table) -> Scenario:
    """Return the scenario; raises `ScenarioError`, and `NotPlayedYet` only for what is right otherwise."""
    check_keys(document, KEYS)
    in_order = "rules" in document.value and word_reader(RULES_OF_2009)(document.key("rules"), table) == RULES_OF_2009
    variant = read_variant(document, table)
    seated = part_of_document(document, "players", list(DEFAULT_PLAYERS))
    seats = read_players(seated, variant, table)
    active = read_player_named(part_of_document(document, "active", seats.players[0].name), table)
    table.several_opponents = several_opponents(seats.players, active)
    step = Step(word_reader(*STEPS)(part_of_document(document, "step", Step.PRECOMBAT_MAIN.value), table))
    table.promised = promised_ids(part_of_document(document, "do", []))
    objects = read_objects(all_sources(part_of_document(document, "objects", []), seats.sources), table)
    players = with_commander_damage(seats.players, seated, table)
    actions = read_actions(part_of_document(document, "do", []), table)
    table.check_played()
    return Scenario(players, objects, actions, active, step, variant, damage_in_order=in_order)


def read_variant(document: Node, table: Table) -> str:
    node = part_of_document(document, "variant", "duel")
    return word_reader(*VARIANTS)(node, table)


def promised_ids(do: Node) -> frozenset[str]:
    """The ids that actions give with `as`. Looks only at what is well formed; the rest is found as they are read."""
    actions = do.value if isinstance(do.value, list) else []
    names = (action.get("as") for action in actions if isinstance(action, dict))
    return frozenset(name for name in names if isinstance(name, str))


def several_opponents(players: tuple[PlayerSetup, ...], active: PlayerId) -> bool:
    """Whether "the opponent" of the active player is nobody in particular."""
    teams = {each.name: each.team for each in players}
    mine = teams[active]
    others = [each for each in players if each.name != active and not each.left]
    return sum(1 for each in others if mine is None or each.team != mine) > 1


def all_sources(objects: Node, seated: tuple[ObjectSource, ...]) -> list[ObjectSource]:
    listed = [*map(ObjectSource, list_items(objects, MOST_OBJECTS)), *seated]
    if len(listed) > MOST_OBJECTS:
        raise ScenarioError(Problem(ProblemKind.TOO_MANY, "objects", str(len(listed)), limit=MOST_OBJECTS))
    return listed
