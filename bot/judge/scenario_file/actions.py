"""The actions of a document: one row a verb, with its keys, and what it becomes for the engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

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
from bot.judge.problems import ProblemKind, near, problem_of
from bot.judge.scenario_file.casting import cast, costs, kicks
from bot.judge.scenario_file.names import card, card_or_made_up, english_name, new_id, player, recipient, thing
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    amounts,
    each,
    fill,
    flag,
    items,
    mapping,
    name,
    natural,
    number,
    text,
    word,
)
from bot.judge.scenario_file.questions import ability, read_question
from bot.judge.scenario_file.table import Table

MOST_ACTIONS = 500

STEPS = tuple(step for step in Step if step is not Step.UNTAP)
NEXT_TURN = "next turn"

# What declarations contain.


def attackers(node: Node, table: Table) -> Attack:
    """`[{"who": …, "at": …}]`; `at` may be left out where only one opponent could be meant."""
    declared: dict[ObjectId, Recipient | None] = {}
    repeated: list[ObjectId] = []
    for item in items(node, 1_000):
        required = ("who", "at") if table.several_opponents else ("who",)
        values = fill(item, {"who": thing, "at": recipient}, table, required)
        repeated += [values["who"]] if values["who"] in declared else []
        declared.setdefault(values["who"], values.get("at"))
    return Attack(declared, tuple(dict.fromkeys(repeated)))


def blockers(node: Node, table: Table) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """`[{"who": …, "blocks": […]}]`; what one creature blocks may stand in several entries."""
    declared: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for item in items(node, 1_000):
        values = fill(item, {"who": thing, "blocks": each(thing)}, table, ("who", "blocks"))
        declared[values["who"]] = tuple(dict.fromkeys(declared.get(values["who"], ()) + values["blocks"]))
    return declared


# Choices.


def object_pick(node: Node, table: Table) -> ObjectId:
    return thing(node, table)


def object_or_none(node: Node, table: Table) -> ObjectId | None:
    return None if node.value is None else object_pick(node, table)


def half(node: Node, table: Table) -> str:
    """CR 709.3: a half of a split card by its name in either language, or both halves by the whole card's."""
    named = card(node, table)
    return named.definition.faces[named.definition.resting_face if named.part is None else named.part].name


def zones(node: Node, table: Table) -> tuple[str, ...]:
    """CR 701.23a: the zones to be searched, in whatever order they are given."""
    return tuple(sorted(each(word("graveyard", "hand", "library"))(node, table)))


PICKS: Mapping[str, Callable[[Node, Table], Any]] = {
    "legend rule": object_pick,
    "replacement": object_pick,
    "protector": player,
    "combat damage": amounts(recipient),
    "trigger order": each(text),
    "target": recipient,
    "recipient": recipient,
    "attacking": recipient,
    "put": object_pick,
    "modes": each(number(1), 20),
    "pay": flag,
    "may": flag,
    "sacrifice": object_pick,
    "take": object_or_none,
    "tap": object_or_none,
    "untap": object_or_none,
    "counters": object_or_none,
    "exile": object_pick,
    "card": object_pick,
    "command zone": flag,
    "exert": object_or_none,
    "enlist": object_or_none,
    "discard": object_pick,
    "division": amounts(recipient),
    "source": object_pick,
    "proliferate": each(recipient),
    "crew": each(object_pick),
    "saddle": each(object_pick),
    "return": object_or_none,
    "attack target": recipient,
    "coin": word("heads", "tails", "win", "lose"),
    "color": word("white", "blue", "black", "red", "green", "colorless"),
    "creature type": name,
    "land type": name,
    "manifest": object_pick,
    "name": name,
    "player": player,
    "opponent": player,
    "copy": object_pick,
    "door": half,
    "half": half,
    "keep": object_or_none,
    "search": object_or_none,
    "zones": zones,
    "scry": object_or_none,
    "surveil": object_or_none,
    "put back": object_pick,
    "top card": object_pick,
}
"""For each kind of choice, what an answer to it is."""


def read_choice(node: Node, table: Table) -> Choose:
    kind = word(*PICKS)(node.key("choose"), table)
    form: Form = {"choose": word(kind), "by": player, "pick": PICKS[kind]}
    values = fill(node, form, table, ("pick",))
    return Choose(kind, values["pick"], values.get("by"))


# Verbs.


def attack(values: dict[str, Any], _: Table) -> Action:
    declared: Attack = values["attack"]
    return replace(declared, bands=values.get("bands", ()), by=values.get("by"))


def play(values: dict[str, Any], _: Table) -> Action:
    """CR 305.1."""
    what: Card = values["play"]
    return PlayLand(values["as"], what.definition, values.get("by"), what.played_as)


def activate(values: dict[str, Any], _: Table) -> Action:
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


def leave(values: dict[str, Any], _: Table) -> Action:
    """CR 104.3a."""
    return Leave(values["leave"])


def block(values: dict[str, Any], _: Table) -> Action:
    return Block(values["block"], values.get("by"))


def assign(values: dict[str, Any], _: Table) -> Action:
    return Assign(values["assign"], values["damage"], values.get("by"))


def advance(values: dict[str, Any], _: Table) -> Action:
    return AdvanceTo(None if values["to"] == NEXT_TURN else Step(values["to"]))


def march(values: dict[str, Any], _: Table) -> Action:
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
            "cast": card_or_made_up,
            "by": player,
            "targets": each(recipient),
            "x": natural,
            "modes": each(number(1), 20),
            "kicked": kicks,
            "with": costs,
            "from": word(*CAST_FROM),
            "as": new_id,
        },
        cast,
        names="cast",
    ),
    "activate": Verb(
        {
            "activate": thing,
            "ability": ability,
            "by": player,
            "targets": each(recipient),
            "x": natural,
            "modes": each(number(1), 20),
            "as": new_id,
        },
        activate,
        ("ability",),
    ),
    "play": Verb({"play": card, "by": player, "as": new_id}, play, names="play"),
    "resolve": Verb({"resolve": word("top", "all")}, resolve_stack),
    "attack": Verb({"attack": attackers, "bands": each(each(thing)), "by": player}, attack),
    "block": Verb({"block": blockers, "by": player}, block),
    "assign": Verb({"assign": thing, "damage": amounts(recipient), "by": player}, assign, ("damage",)),
    "to": Verb({"to": word(*STEPS, NEXT_TURN)}, advance),
    "march": Verb({"march": thing, "to": player}, march, ("to",)),
    "leave": Verb({"leave": player}, leave),
}
CREATING = frozenset({"cast", "activate"})
"""Verbs after which there may be objects that the document does not list; the engine knows their ids."""

ALL_VERBS = (*VERBS, "choose", "ask")


def read_actions(node: Node, table: Table) -> tuple[Action, ...]:
    """The list, in its order."""
    return tuple(read_action(item, table) for item in items(node, MOST_ACTIONS))


def read_action(node: Node, table: Table) -> Action:
    verb = verb_of(node)
    if verb == "ask":
        return read_question(node, table)
    if verb == "choose":
        return read_choice(node, table)
    return read_verb(verb, node, table)


def read_verb(verb: str, node: Node, table: Table) -> Action:
    form = VERBS[verb]
    values = fill(node, form.keys, table, form.required)
    if form.names is not None and "as" not in values:
        values["as"] = table.fresh(english_name(values[form.names]))
    if verb in CREATING:
        table.things_may_come = True
    return form.build(values, table)


def verb_of(node: Node) -> str:
    """One key of an action is its verb; `to` is one where no other is (a march goes `to` somewhere)."""
    present = [verb for verb in ALL_VERBS if verb in mapping(node)]
    first = [verb for verb in present if verb != "to"] or present
    if len(first) == 1:
        return first[0]
    unknown = [key for key in node.value if key not in present]
    nearest = near(unknown[0], ALL_VERBS, 1) if unknown and not present else ()
    found = " + ".join(first or unknown[:1]) or "–"
    raise problem_of(ProblemKind.EXACTLY_ONE, node.where, found, nearest or first or ALL_VERBS)
