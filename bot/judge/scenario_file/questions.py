"""The questions of a document: what each `ask` takes, and which of them the engine answers.

Owns the questions' keys; the readers of names are elsewhere."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.scenario import (
    Assignments,
    CanAttack,
    CanBlock,
    CanMarch,
    CanPlay,
    CanTarget,
    CharacteristicsOf,
    DamageRange,
    IsInRange,
    LegalTargets,
    Question,
    SpellOrAbility,
    WhatBlockingCosts,
    WhatCastingCosts,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhatItCosts,
    WhoHasPriority,
    WhoseTurn,
)
from bot.judge.definitions import Card, MadeUp
from bot.judge.scenario_file.names import (
    read_card_or_made_up,
    read_object,
    read_player_named,
    read_recipient,
    single_key_of,
)
from bot.judge.scenario_file.nodes import (
    Form,
    Node,
    NodeReader,
    number_reader,
    read_flag,
    read_keys,
    read_text,
    word_reader,
)
from bot.judge.scenario_file.table import Table


def read_ability(node: Node, table: Table) -> int | str:
    """A loyalty symbol, a 1-based index, or the beginning of the text."""
    if isinstance(node.value, str):
        return read_text(node, table).replace("\N{MINUS SIGN}", "-")
    return number_reader(1)(node, table)


@dataclass(frozen=True, slots=True)
class Query:
    """A question's keys, what it becomes, and those that may be left out."""

    keys: Form
    build: Callable[[dict[str, Any], Table], Question]
    optional: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()


TAPPED = "untapped"
"""The mana with which a spell could be cast: what the player's untapped permanents make, and no other (CR 601.2g)."""
BY_KEY: Mapping[str, NodeReader] = {"by": read_player_named}
SPELL_KEYS: Mapping[str, NodeReader] = {
    "card": read_card_or_made_up,
    "object": read_object,
    "ability": read_ability,
    "nth": number_reader(1),
    **BY_KEY,
}
OPTIONAL_SPELL_KEYS = tuple(SPELL_KEYS)
SPELL_OR_ABILITY = ("card", "object")

Values: TypeAlias = dict[str, Any]


def spell_or_ability_asked(values: Values, table: Table) -> SpellOrAbility:
    """What the question is about: a card as it would be cast, or an object's ability."""
    what: Card | MadeUp | None = values.get("card")
    if what is None:
        named = "ability" in values
        ability = values["ability"] if named else 1
        return SpellOrAbility(source=values["object"], ability=ability, by=values.get("by"), any_ability=not named)
    definition = what.definition if isinstance(what, Card) else table.library.made_up(what)
    return SpellOrAbility(definition, what.cast_as if isinstance(what, Card) else 0, by=values.get("by"))


def ask_can_block(values: Values, _: Table) -> Question:
    """`attacking`: what does not attack is taken to."""
    return CanBlock(values["who"], values["what"], if_attacking=values.get("attacking", False))


def ask_can_play(values: Values, table: Table) -> Question:
    return CanPlay(spell_or_ability_asked(values, table), by_tapping=values.get("mana") == TAPPED)


def ask_what_casting_costs(values: Values, table: Table) -> Question:
    return WhatCastingCosts(spell_or_ability_asked(values, table))


def ask_can_target(values: Values, table: Table) -> Question:
    return CanTarget(values["what"], spell_or_ability_asked(values, table), values.get("nth", 1))


def ask_legal_targets(values: Values, table: Table) -> Question:
    return LegalTargets(spell_or_ability_asked(values, table), values.get("nth", 1))


QUESTIONS: Mapping[str, Query] = {
    "can attack": Query(
        {"who": read_object, "at": read_recipient}, lambda given, _: CanAttack(given["who"], given.get("at")), ("at",)
    ),
    "can block": Query(
        {"who": read_object, "what": read_object, "attacking": read_flag}, ask_can_block, ("attacking",)
    ),
    "can target": Query({"what": read_recipient, **SPELL_KEYS}, ask_can_target, OPTIONAL_SPELL_KEYS, SPELL_OR_ABILITY),
    "can cast": Query(
        {"card": read_card_or_made_up, "mana": word_reader(TAPPED), **BY_KEY}, ask_can_play, ("by", "mana")
    ),
    "cast cost": Query({"card": read_card_or_made_up, **BY_KEY}, ask_what_casting_costs, ("by",)),
    "can activate": Query({"object": read_object, "ability": read_ability, **BY_KEY}, ask_can_play, ("by", "ability")),
    "can march": Query(
        {"who": read_object, "to": read_player_named}, lambda given, _: CanMarch(given["who"], given["to"])
    ),
    "in range": Query(
        {"who": read_recipient, "what": read_recipient}, lambda given, _: IsInRange(given["who"], given["what"])
    ),
    "legal targets": Query(SPELL_KEYS, ask_legal_targets, OPTIONAL_SPELL_KEYS, SPELL_OR_ABILITY),
    "attackable": Query({"who": read_recipient}, lambda given, _: WhatIsAttackable(given["who"])),
    "assignments": Query({"who": read_object}, lambda given, _: Assignments(given["who"])),
    "damage range": Query(
        {"who": read_object, "to": read_recipient}, lambda given, _: DamageRange(given["who"], given["to"])
    ),
    "attack cost": Query(
        {"who": read_object, "at": read_recipient}, lambda given, _: WhatItCosts(given["who"], given["at"])
    ),
    "block cost": Query(
        {"who": read_object, "what": read_object}, lambda given, _: WhatBlockingCosts(given["who"], given["what"])
    ),
    "priority": Query({}, lambda _, __: WhoHasPriority()),
    "turn": Query({}, lambda _, __: WhoseTurn()),
    "stack": Query({}, lambda _, __: WhatIsOnTheStack()),
    "characteristics": Query({"what": read_object}, lambda given, _: CharacteristicsOf(given["what"])),
}


def read_question(node: Node, table: Table) -> Question:
    kind = word_reader(*QUESTIONS)(node.key("ask"), table)
    query = QUESTIONS[kind]
    required = [key for key in query.keys if key not in query.optional]
    values: dict[str, Any] = read_keys(node, {"ask": word_reader(kind), **query.keys}, table, required)
    if query.one_of:
        single_key_of(node, query.one_of)
    return query.build(values, table)
