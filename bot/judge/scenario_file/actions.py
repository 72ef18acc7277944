"""The actions of a document: one row a verb, with its keys, and what it becomes for the engine."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    AdvanceTo,
    Assign,
    Attack,
    Block,
    Choose,
    Leave,
    March,
    PlayLand,
    ResolveStack,
)
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.judge.definitions import Card
from bot.judge.problems import ProblemKind, nearest_words, problem_of
from bot.judge.scenario_file.casting import make_cast, read_costs, read_kicks
from bot.judge.scenario_file.names import (
    english_name,
    read_card,
    read_card_or_id,
    read_card_or_made_up,
    read_id_of_card,
    read_new_id,
    read_object,
    read_player_named,
    read_recipient,
)
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    amounts_reader,
    keys_given,
    list_items,
    list_reader,
    number_reader,
    read_flag,
    read_keys,
    read_name,
    read_natural,
    read_text,
    require_object,
    word_reader,
)
from bot.judge.scenario_file.questions import read_ability, read_question
from bot.judge.scenario_file.table import Table

MOST_ACTIONS = 500

STEPS = tuple(step for step in Step if step is not Step.UNTAP)
NEXT_TURN = "next turn"

# What declarations contain.


def read_attackers(node: Node, table: Table) -> Attack:
    """`[{"who": …, "at": …}]`; `at` may be left out where only one opponent could be meant."""
    declared: dict[ObjectId, Recipient | None] = {}
    repeated: list[ObjectId] = []
    for item in list_items(node, 1_000):
        required = ("who", "at") if table.several_opponents else ("who",)
        values = read_keys(item, {"who": read_object, "at": read_recipient}, table, required)
        repeated += [values["who"]] if values["who"] in declared else []
        declared.setdefault(values["who"], values.get("at"))
    return Attack(declared, tuple(dict.fromkeys(repeated)))


def read_blockers(node: Node, table: Table) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """`[{"who": …, "blocks": […]}]`; what one creature blocks may stand in several entries."""
    declared: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for item in list_items(node, 1_000):
        values = read_keys(item, {"who": read_object, "blocks": list_reader(read_object)}, table, ("who", "blocks"))
        declared[values["who"]] = tuple(dict.fromkeys(declared.get(values["who"], ()) + values["blocks"]))
    return declared


# Choices.


def read_object_pick(node: Node, table: Table) -> ObjectId:
    return read_object(node, table)


def read_object_or_none(node: Node, table: Table) -> ObjectId | None:
    return None if node.value is None else read_object_pick(node, table)


def read_split_half(node: Node, table: Table) -> str:
    """CR 709.3: a half of a split card by its name in either language, or both halves by the whole card's."""
    named = read_card(node, table)
    return named.definition.faces[named.definition.resting_face if named.part is None else named.part].name


def read_searched_zones(node: Node, table: Table) -> tuple[str, ...]:
    """CR 701.23a: the zones to be searched, in whatever order they are given."""
    return tuple(sorted(list_reader(word_reader("graveyard", "hand", "library"))(node, table)))


READ_PICK: Mapping[ChoiceKind, Callable[[Node, Table], Any]] = {
    ChoiceKind.ATTACK_TARGET: read_recipient,
    ChoiceKind.ATTACKING: read_recipient,
    ChoiceKind.BOTTOM: read_flag,
    ChoiceKind.CARD: read_object_pick,
    ChoiceKind.CHAPTER: number_reader(1),
    ChoiceKind.CLASH: word_reader("win", "lose"),
    ChoiceKind.COIN: word_reader("heads", "tails", "win", "lose"),
    ChoiceKind.COLOR: word_reader("white", "blue", "black", "red", "green", "colorless"),
    ChoiceKind.COMBAT_DAMAGE: amounts_reader(read_recipient),
    ChoiceKind.COMMAND_ZONE: read_flag,
    ChoiceKind.COPY: read_object_pick,
    ChoiceKind.COST: read_text,
    ChoiceKind.COUNTERS: read_object_or_none,
    ChoiceKind.CREATURE_TYPE: read_name,
    ChoiceKind.CREW: list_reader(read_object_pick),
    ChoiceKind.DAMAGE_ORDER: list_reader(read_object_pick),
    ChoiceKind.DISCARD: read_object_pick,
    ChoiceKind.DIVISION: amounts_reader(read_recipient),
    ChoiceKind.DOOR: read_split_half,
    ChoiceKind.ENLIST: read_object_or_none,
    ChoiceKind.EXERT: read_object_or_none,
    ChoiceKind.EXILE: read_object_pick,
    ChoiceKind.HALF: read_split_half,
    ChoiceKind.KEEP: read_object_or_none,
    ChoiceKind.LAND_TYPE: read_name,
    ChoiceKind.LEGEND_RULE: read_object_pick,
    ChoiceKind.MANIFEST: read_object_pick,
    ChoiceKind.MAY: read_flag,
    ChoiceKind.MODES: list_reader(number_reader(1), 20),
    ChoiceKind.NAME: read_name,
    ChoiceKind.NUMBER: number_reader(0),
    ChoiceKind.OPPONENT: read_player_named,
    ChoiceKind.OPTION: number_reader(1),
    ChoiceKind.PAY: read_flag,
    ChoiceKind.PLAYER: read_player_named,
    ChoiceKind.PROLIFERATE: list_reader(read_recipient),
    ChoiceKind.PROTECTOR: read_player_named,
    ChoiceKind.PUT: read_object_pick,
    ChoiceKind.PUT_BACK: read_object_pick,
    ChoiceKind.RECIPIENT: read_recipient,
    ChoiceKind.REPLACEMENT: read_object_pick,
    ChoiceKind.RETURN: read_object_or_none,
    ChoiceKind.SACRIFICE: read_object_pick,
    ChoiceKind.SADDLE: list_reader(read_object_pick),
    ChoiceKind.SCRY: read_object_or_none,
    ChoiceKind.SEARCH: read_object_or_none,
    ChoiceKind.SOURCE: read_object_pick,
    ChoiceKind.SURVEIL: read_object_or_none,
    ChoiceKind.TAKE: read_object_or_none,
    ChoiceKind.TAP: read_object_or_none,
    ChoiceKind.TARGET: read_recipient,
    ChoiceKind.TERRITORY: read_player_named,
    ChoiceKind.TOP_CARD: read_object_pick,
    ChoiceKind.TRIGGER_ORDER: list_reader(read_text),
    ChoiceKind.UNTAP: read_object_or_none,
    ChoiceKind.ZONES: read_searched_zones,
}
"""For each kind of choice, what an answer to it is."""


TAKEN_WHOLE = frozenset(
    {
        ChoiceKind.CREW,
        ChoiceKind.DAMAGE_ORDER,
        ChoiceKind.MODES,
        ChoiceKind.PROLIFERATE,
        ChoiceKind.SADDLE,
        ChoiceKind.TRIGGER_ORDER,
        ChoiceKind.ZONES,
    }
)
"""The kinds of choices of which one answer is a list."""


def read_choice(node: Node, table: Table) -> Choose:
    """An answer; several answers to choices of one after the other are a list, in any order. It may name what an action
    after it brings."""
    kind = ChoiceKind(word_reader(*READ_PICK)(node.key("choose"), table))
    several = kind not in TAKEN_WHOLE and isinstance(node.value.get("pick"), list)
    reader = list_reader(READ_PICK[kind]) if several else READ_PICK[kind]
    form: Form = {"choose": word_reader(kind), "by": read_player_named, "pick": reader}
    before = table.things_may_come
    table.things_may_come = before or table.things_will_come
    values = read_keys(node, form, table, ("pick",))
    table.things_may_come = before
    return Choose(kind, values["pick"], values.get("by"), several=several)


# Verbs.


def make_attack(values: dict[str, Any], _: Table) -> Action:
    declared: Attack = values["attack"]
    return replace(declared, bands=values.get("bands", ()), by=values.get("by"))


def make_play_land(values: dict[str, Any], _: Table) -> Action:
    """CR 305.1."""
    what: Card = values["play"]
    return PlayLand(
        values["as"], what.definition, values.get("by"), what.played_as, values["listed"], named=values["named"]
    )


def make_activate(values: dict[str, Any], _: Table) -> Action:
    """CR 602."""
    return Activate(
        values["activate"],
        values["ability"],
        values.get("by"),
        values.get("targets", ()),
        values.get("x", 0),
        values.get("as"),
        values.get("modes", ()),
    )


def make_leave(values: dict[str, Any], _: Table) -> Action:
    """CR 104.3a."""
    return Leave(values["leave"])


def make_block(values: dict[str, Any], _: Table) -> Action:
    return Block(values["block"], values.get("by"))


def make_assign(values: dict[str, Any], _: Table) -> Action:
    return Assign(values["assign"], values["damage"], values.get("by"))


def make_advance(values: dict[str, Any], _: Table) -> Action:
    return AdvanceTo(None if values["to"] == NEXT_TURN else Step(values["to"]))


def make_march(values: dict[str, Any], _: Table) -> Action:
    return March(values["march"], values["to"])


def resolve_stack(values: dict[str, Any], _: Table) -> Action:
    return ResolveStack(values["resolve"] == "all")


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb's keys, itself first, what it becomes, and those that must be there."""

    keys: Form
    build: Callable[[dict[str, Any], Table], Action]
    required: tuple[str, ...] = ()
    names: str | None = None
    """The key whose card gives its name to what comes to be, where no `as` does."""


CAST_FROM = ("hand", "graveyard", "exile", "command", "library")
"""The zones from which a spell may be said to be cast; the top of a library."""

VERBS: Mapping[str, Verb] = {
    "cast": Verb(
        {
            "cast": read_card_or_made_up,
            "by": read_player_named,
            "targets": list_reader(read_recipient),
            "x": read_natural,
            "modes": list_reader(number_reader(1), 20),
            "kicked": read_kicks,
            "with": read_costs,
            "from": word_reader(*CAST_FROM),
            "as": read_id_of_card,
        },
        make_cast,
        names="cast",
    ),
    "activate": Verb(
        {
            "activate": read_object,
            "ability": read_ability,
            "by": read_player_named,
            "targets": list_reader(read_recipient),
            "x": read_natural,
            "modes": list_reader(number_reader(1), 20),
            "as": read_new_id,
        },
        make_activate,
        ("ability",),
    ),
    "play": Verb(
        {"play": read_card_or_id, "by": read_player_named, "as": read_id_of_card}, make_play_land, names="play"
    ),
    "resolve": Verb({"resolve": word_reader("top", "all")}, resolve_stack),
    "attack": Verb(
        {"attack": read_attackers, "bands": list_reader(list_reader(read_object)), "by": read_player_named}, make_attack
    ),
    "block": Verb({"block": read_blockers, "by": read_player_named}, make_block),
    "assign": Verb(
        {"assign": read_object, "damage": amounts_reader(read_recipient), "by": read_player_named},
        make_assign,
        ("damage",),
    ),
    "to": Verb({"to": word_reader(*STEPS, NEXT_TURN)}, make_advance),
    "march": Verb({"march": read_object, "to": read_player_named}, make_march, ("to",)),
    "leave": Verb({"leave": read_player_named}, make_leave),
}
CREATING_VERBS = frozenset({"cast", "activate"})
"""Verbs after which there may be objects that the document does not list; the engine knows their ids."""

GOING_ON = frozenset({"play", "resolve", "attack", "block", "to", "leave"})
"""Verbs after which there may be such objects where an ability of what is listed triggers."""

ALL_VERBS = (*VERBS, "choose", "ask")


def read_actions(node: Node, table: Table) -> tuple[Action, ...]:
    """The list, in its order."""
    typed = node.value if isinstance(node.value, list) else []
    creating = CREATING_VERBS | GOING_ON if table.acting_alone else CREATING_VERBS
    table.things_will_come = any(isinstance(each, dict) and not creating.isdisjoint(each) for each in typed)
    return tuple(read_action(item, table) for item in list_items(node, MOST_ACTIONS))


def read_action(node: Node, table: Table) -> Action:
    verb = verb_of(node)
    if verb == "ask":
        return read_question(node, table)
    if verb == "choose":
        return read_choice(node, table)
    return read_verb(verb, node, table)


def read_verb(verb: str, node: Node, table: Table) -> Action:
    form = VERBS[verb]
    values = read_keys(node, form.keys, table, form.required)
    if form.names is not None:
        name_what_is_cast(node, form.names, values, table)
    if verb in CREATING_VERBS or (verb in GOING_ON and table.acting_alone):
        table.things_may_come = True
    return form.build(values, table)


def name_what_is_cast(node: Node, verb: str, values: dict[str, Any], table: Table) -> None:
    """Find the id of what is cast or played: its card's own, that of `as`, or one made of its name; several may mean
    one card."""
    typed, what = node.value[verb], values[verb]
    listed = table.objects[typed] if isinstance(typed, str) and typed in table.cards else None
    named = listed is not None or "as" in values
    if "as" not in values:
        values["as"] = table.fresh(english_name(what)) if listed is None else listed
    if listed is None and values["as"] in table.cards:
        listed = values["as"]
    card = what if isinstance(what, Card) else Card(table.library.made_up(what), english_name(what), None)
    before = table.cards.setdefault(values["as"], card)
    if before.definition != card.definition:
        raise problem_of(ProblemKind.ID_TWICE, node.key("as").where, values["as"])
    values["listed"], values["named"] = listed, named


def verb_of(node: Node) -> str:
    """One key of an action is its verb; `to` is one where no other is (a march goes `to` somewhere)."""
    require_object(node)
    present = list(keys_given(node, ALL_VERBS))
    first = [verb for verb in present if verb != "to"] or present
    if len(first) == 1:
        return first[0]
    unknown = [key for key in node.value if key not in present]
    nearest = nearest_words(unknown[0], ALL_VERBS, 1) if unknown and not present else ()
    keys = " + ".join(first or unknown[:1]) or "–"
    raise problem_of(ProblemKind.EXACTLY_ONE, node.where, keys, nearest or first or ALL_VERBS)
