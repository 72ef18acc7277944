"""Answers to a scenario's questions, told in French; exhaustive over the questions."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

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
    WhatBlockingCosts,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhatItCosts,
    WhoHasPriority,
)
from bot.engine.magic.front.outcome import Answer
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import account_of_layers, characteristics
from bot.engine.magic.values.modified_characteristics import LAYER_NUMBERS
from bot.engine.magic.words import effects as fx
from bot.explain.french.changes import adjective, change, color_adjectives, takes_shape
from bot.explain.french.nouns import a_, de_, le, listed
from bot.explain.french.qualities import keyword
from bot.explain.french.refusals import reason
from bot.explain.french.words import TYPES
from bot.explain.french_grammar import THIN, closed, counted, joined
from bot.explain.names import Names
from bot.explain.shapes import has_every_creature_type, other_subtypes, shape_of
from bot.reference.french_types import SUBTYPES

LISTED = 10
"""How many divisions of damage an answer spells out."""


def answer(given: Answer, question: Question, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each question
    """Tell one answer in a sentence."""
    value = given.value
    match question:
        case CanAttack(who=who, at=at):
            target = "" if at is None else f" {le(names, at)}"
            return yes_or_no(given, f"{le(names, who)} peut attaquer{target}", names)
        case CanBlock(who=who, what=what):
            return yes_or_no(given, f"{le(names, who)} peut bloquer {le(names, what)}", names)
        case WhatItCosts(who=who, at=at):
            told = told_cost(value, names)
            return closed(f"attaquer {le(names, at)} avec {le(names, who)} {told}")
        case WhatBlockingCosts(who=who, what=what):
            return closed(f"bloquer {le(names, what)} avec {le(names, who)} {told_cost(value, names)}")
        case WhatIsAttackable(who=who):
            return attackable(who, value, names)
        case Assignments(who=who):
            return divisions(le(names, who), value, names)
        case DamageRange(who=who, to=to):
            return closed(f"{le(names, who)} {can_assign(value['min'], value['max'])} {a_(names, to)}")
        case CanPlay(what=what):
            verb = "être lancé" if what.definition is not None else "être activé"
            return yes_or_no(given, f"{le(names, what.subject)} peut {verb}", names)
        case CanTarget(what=target, with_=played):
            can = f"{le(names, played.subject)} peut cibler {le(names, target)}"
            return yes_or_no(given, can, names)
        case LegalTargets(with_=played):
            if not value:
                return closed(f"{le(names, played.subject)} n’a aucune cible légale")
            return closed(f"{le(names, played.subject)} peut cibler {listed(names, value)}")
        case CanMarch(creature=creature, to=to):
            can = f"{le(names, creature)} peut marcher vers le territoire {de_(names, to)}"
            return yes_or_no(given, can, names)
        case IsInRange(who=who, what=what):
            reach = "est à portée" if value else "n’est pas à portée"
            return f"{'Oui' if value else 'Non'}{THIN}: {le(names, what)} {reach} {de_(names, who)}."
        case WhoHasPriority():
            return f"{value} a la priorité." if value else "Personne n’a la priorité."
        case WhatIsOnTheStack():
            return on_the_stack(value, names)
        case CharacteristicsOf() if given.refusal is not None:
            return closed(reason(given.refusal, names))
        case CharacteristicsOf(what=what):
            told = description(characteristics(value, what))
            return closed(f"{le(names, what)}{THIN}: {told}{layers(value, what, names)}")
        case _:
            assert_never(question)


def on_the_stack(things: Sequence[str], names: Names) -> str:
    if not things:
        return "La pile est vide."
    return f"Sur la pile, de haut en bas{THIN}: {joined([le(names, each) for each in things])}."


def can_assign(least: int, most: int) -> str:
    if most == 0:
        return "ne peut pas assigner de blessures"
    damage = counted(most, "blessure")
    return f"assigne exactement {damage}" if least == most else f"peut assigner de {least} à {damage}"


def yes_or_no(given: Answer, can: str, names: Names) -> str:
    if given.value:
        cost = "" if given.cost is None else f", ce qui {told_cost(given.cost, names)}"
        return f"Oui{THIN}: {can}{cost}."
    return "Non." if given.refusal is None else f"Non{THIN}: {reason(given.refusal, names)}."


def attackable(who: Recipient, found: Sequence[Recipient], names: Names) -> str:
    theirs = isinstance(who, PlayerId)
    attacker = f"les créatures {de_(names, who)}" if theirs else le(names, who)
    can = "peuvent" if theirs else "peut"
    if not found:
        return closed(f"{attacker} ne {can} rien attaquer")
    return closed(f"{attacker} {can} attaquer {listed(names, found, conjunction='ou')}")


def divisions(who: str, found: Sequence[Mapping[str, int]], names: Names) -> str:
    """The first few legal divisions, and how many there are."""
    if not found:
        return closed(f"{who} n’assigne pas de blessures de combat")
    number = counted(len(found), "répartition légale", "répartitions légales")
    told = [division(each, names) for each in found[:LISTED]]
    more = ["…"] if len(found) > LISTED else []
    return closed(f"{who} a {number}{THIN}: {f'{THIN}; '.join([*told, *more])}")


def division(shares: Mapping[str, int], names: Names) -> str:
    return joined([f"{amount} {a_(names, recipient)}" for recipient, amount in shares.items()])


def description(values: Characteristics) -> str:
    """Types, size, colors and keyword abilities; a creature is named first, and the rest agrees with it."""
    size = [] if values.power is None else [f"{values.power}/{values.toughness}"]
    kinds = sorted(values.types, key=lambda each: each != "Creature")
    noun = "-".join(TYPES.get(kind, kind.lower()) for kind in kinds)
    colors = [color_adjectives(values.colors, feminine="Creature" in kinds, many=False)] if values.colors else []
    subtypes = [SUBTYPES.get(each, each) for each in other_subtypes(values.subtypes)]
    legendary = [adjective(each, many=False) for each in values.supertypes]
    every = ["tous les types de créature"] if has_every_creature_type(values.subtypes) else []
    loyalty = [] if values.loyalty is None else [f"loyauté {values.loyalty}"]
    abilities = (keyword(each) for each in values.abilities if isinstance(each, fx.KeywordAbility))
    return ", ".join([" ".join([noun, *size, *colors, *subtypes, *legendary]), *every, *loyalty, *abilities])


def done(modifications: Sequence[fx.Modification]) -> str:
    """What an effect does in one layer."""
    shaped = shape_of(modifications, ())
    if shaped is None:
        return joined([change(each, many=False) for each in modifications])
    return ", ".join([takes_shape(shaped[0], many=False), *(change(each, many=False) for each in shaped[1])])


def source(what: ObjectId | None, names: Names) -> str:
    """What an effect is of; None where it has applied since before the scenario."""
    return "un effet antérieur" if what is None else le(names, what)


def layers(state: GameState, what: ObjectId, names: Names) -> str:
    """CR 613: which effects make it so, in the order of the layers."""
    told = [
        f"{source(each.source, names)} (couche {LAYER_NUMBERS[each.layer]}){THIN}: {done(each.modifications)}"
        for each in account_of_layers(state, what)
    ]
    return f". Dans l’ordre{THIN}: {f'{THIN}; '.join(told)}" if told else ""


TOLLS: Mapping[str, str] = {"return": "renvoyer en main", "sacrifice": "sacrifier", "tap": "engager"}


def told_cost(cost: Mapping[str, Any], names: Names) -> str:
    """CR 508.1h, 509.1d: mana, life, and what is returned, sacrificed or tapped."""
    others = [
        f"de {TOLLS[each['cost']]} {listed(names, each['with'], conjunction='ou') or 'ce qui n’est pas là'}"
        for each in cost["other"]
        if each["cost"] != "life"
    ]
    life = [
        counted(each["amount"], "point de vie", "points de vie") for each in cost["other"] if each["cost"] == "life"
    ]
    paid = [*([cost["mana"]] if cost["mana"] else []), *life]
    demands = [f"exige {joined(others)}"] if others else []
    return joined([*([f"coûte {joined(paid)}"] if paid else []), *demands]) or "ne coûte rien"
