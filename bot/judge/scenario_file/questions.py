"""The questions of a document: what each `ask` takes, and which of them the engine answers.

Owns the questions' keys; the readers of names are elsewhere."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.magic.scenario import (
    Assignments,
    CanAttack,
    CanBlock,
    CharacteristicsOf,
    DamageRange,
    Question,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhoHasPriority,
)
from bot.judge.scenario_file.names import card_or_made_up, exactly_one, player, recipient, thing
from bot.judge.scenario_file.nodes import Form, Node, Read, fill, number, text, word, wrong_type
from bot.judge.scenario_file.table import Table


def ability(node: Node, table: Table) -> int | str:
    """A loyalty symbol, a 1-based index, or the beginning of the text."""
    if isinstance(node.value, str):
        return text(node, table).replace("\N{MINUS SIGN}", "-")
    return number(1)(node, table)


@dataclass(frozen=True, slots=True)
class Query:
    """A question's keys, those that may be left out, and what it becomes; None: not answered yet."""

    keys: Form
    build: Callable[..., Question] | None = None
    optional: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()


BY: Mapping[str, Read] = {"by": player}
SPELL: Mapping[str, Read] = {"card": card_or_made_up, "object": thing, "ability": ability, "nth": number(1), **BY}
SPELL_OPTIONAL = tuple(SPELL)
SPELL_OR_ABILITY = ("card", "object")

QUESTIONS: Mapping[str, Query] = {
    "can attack": Query({"who": thing, "at": recipient}, lambda who, at=None: CanAttack(who, at), ("at",)),
    "can block": Query({"who": thing, "what": thing}, CanBlock),
    "can target": Query({"what": recipient, **SPELL}, None, SPELL_OPTIONAL, SPELL_OR_ABILITY),
    "can cast": Query({"card": card_or_made_up, **BY}, None, ("by",)),
    "can activate": Query({"object": thing, "ability": ability, **BY}, None, ("by", "ability")),
    "can march": Query({"who": thing, "to": player}),
    "in range": Query({"who": recipient, "what": recipient}),
    "legal targets": Query(SPELL, None, SPELL_OPTIONAL, SPELL_OR_ABILITY),
    "attackable": Query({"who": recipient}, WhatIsAttackable),
    "assignments": Query({"who": thing}, Assignments),
    "damage range": Query({"who": thing, "to": recipient}, DamageRange),
    "attack cost": Query({"who": thing, "at": recipient}),
    "priority": Query({}, WhoHasPriority),
    "stack": Query({}, WhatIsOnTheStack),
    "characteristics": Query({"what": thing}, CharacteristicsOf),
}


def read_question(node: Node, table: Table) -> Question | None:
    """Return the question; None, and a limit on the table, where the engine has no answer yet."""
    kind = word(*QUESTIONS)(node.key("ask"), table)
    query = QUESTIONS[kind]
    required = [key for key in query.keys if key not in query.optional]
    values: dict[str, Any] = fill(node, {"ask": word(kind), **query.keys}, table, required)
    if query.one_of and exactly_one(node, query.one_of) == "object" and "ability" not in values:
        raise wrong_type(node, "ability")
    if query.build is None:
        table.not_played(node.where, kind)
        return None
    return query.build(**{key: value for key, value in values.items() if key != "ask"})
