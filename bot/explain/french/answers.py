"""Answers to a scenario's questions, told in French; exhaustive over the questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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
    WhatCastingCosts,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhatItCosts,
    WhoHasPriority,
    WhoseTurn,
)
from bot.engine.magic.front.outcome import Answer
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import account_of_layers, characteristics
from bot.engine.magic.values.modified_characteristics import LAYER_NUMBERS
from bot.engine.magic.words import effects as fx
from bot.explain.french.changes import adjective_of_supertype, become_shape, color_adjectives, verb_phrase_of_change
from bot.explain.french.nouns import a_name, de_name, list_names, name_with_article
from bot.explain.french.qualities import words_of_keyword
from bot.explain.french.refusals import clause_of_refusal
from bot.explain.french.words import TYPES
from bot.explain.french_grammar import (
    THIN,
    close_sentence,
    join_words,
    number_and_noun,
    signed_number,
    with_preposition_de,
)
from bot.explain.names import Names
from bot.explain.shapes import has_every_creature_type, other_subtypes, shape_of
from bot.reference.french_types import SUBTYPES

LISTED = 10
"""How many divisions of damage an answer spells out."""


def sentence_of_answer(given: Answer, question: Question, names: Names) -> str:
    """Tell one answer in a sentence."""
    if given.by_hand:
        return f"Inconnu{THIN}: la réponse dépend du nombre de cartes dans une main."
    if given.unknown:
        return f"Inconnu{THIN}: la réponse dépend d’une phrase qui n’est pas modélisée."
    return TELL_ANSWER[type(question)](given, question, names)


def tell_can_attack(given: Answer, question: CanAttack, names: Names) -> str:
    who, at = question.who, question.at
    target = "" if at is None else f" {name_with_article(names, at)}"
    return yes_or_no(given, f"{name_with_article(names, who)} peut attaquer{target}", names)


def tell_can_block(given: Answer, question: CanBlock, names: Names) -> str:
    return yes_or_no(
        given, f"{name_with_article(names, question.who)} peut bloquer {name_with_article(names, question.what)}", names
    )


def tell_what_it_costs(given: Answer, question: WhatItCosts, names: Names) -> str:
    value = given.value
    who, at = question.who, question.at
    told = words_of_combat_cost(value, names)
    return close_sentence(f"attaquer {name_with_article(names, at)} avec {name_with_article(names, who)} {told}")


def tell_what_blocking_costs(given: Answer, question: WhatBlockingCosts, names: Names) -> str:
    value = given.value
    who, what = question.who, question.what
    return close_sentence(
        f"bloquer {name_with_article(names, what)} avec {name_with_article(names, who)} "
        f"{words_of_combat_cost(value, names)}"
    )


def tell_what_is_attackable(given: Answer, question: WhatIsAttackable, names: Names) -> str:
    value = given.value
    who = question.who
    return sentence_of_attackable(who, value, names)


def tell_assignments(given: Answer, question: Assignments, names: Names) -> str:
    value = given.value
    who = question.who
    return sentence_of_divisions(name_with_article(names, who), value, names)


def tell_damage_range(given: Answer, question: DamageRange, names: Names) -> str:
    value = given.value
    who, to = question.who, question.to
    return close_sentence(
        f"{name_with_article(names, who)} {can_assign(value['min'], value['max'])} {a_name(names, to)}"
    )


def tell_can_play(given: Answer, question: CanPlay, names: Names) -> str:
    what = question.what
    who = name_with_article(names, what.subject)
    if what.definition is not None:
        return yes_or_no(given, f"{who} peut être lancé", names)
    if isinstance(what.ability, str):
        return yes_or_no(given, f"le {signed_number(what.ability)} {with_preposition_de(who)} peut être activé", names)
    return yes_or_no(given, f"la capacité {with_preposition_de(who)} peut être activée", names)


CASTING_COSTS: Mapping[str, tuple[str, str]] = {
    "tap": ("d’engager un permanent", "d’engager {} permanents"),
    "sacrifice": ("de sacrifier un permanent", "de sacrifier {} permanents"),
    "return": ("de renvoyer un permanent", "de renvoyer {} permanents"),
    "life": ("de payer 1 point de vie", "de payer {} points de vie"),
    "energy": ("de payer {E}", "de payer {} énergies"),
    "discard": ("de se défausser d’une carte", "de se défausser de {} cartes"),
    "reveal": ("de révéler une carte", "de révéler {} cartes"),
    "exile": ("d’exiler une carte", "d’exiler {} cartes"),
    "counters": ("de retirer un marqueur", "de retirer {} marqueurs"),
}
"""What a spell costs beside mana: one, and several."""


def tell_what_casting_costs(given: Answer, question: WhatCastingCosts, names: Names) -> str:
    who, cost = name_with_article(names, question.what.subject), given.value
    if cost["mana"] is None:
        return close_sentence(f"{who} n’a pas de coût de mana qui puisse être payé")
    ways = [words_of_casting_cost(each) for each in (cost, *cost.get("or", ()))]
    return close_sentence(f"{who} coûte {', ou '.join(ways)}")


def words_of_casting_cost(cost: Mapping[str, Any]) -> str:
    others = [CASTING_COSTS[each["cost"]][each["amount"] > 1].format(each["amount"]) for each in cost["other"]]
    return f"{cost['mana']} et demande {join_words(others)}" if others else str(cost["mana"])


def tell_can_target(given: Answer, question: CanTarget, names: Names) -> str:
    target, played = question.what, question.with_
    can = f"{name_with_article(names, played.subject)} peut cibler {name_with_article(names, target)}"
    return yes_or_no(given, can, names)


def tell_legal_targets(given: Answer, question: LegalTargets, names: Names) -> str:
    value = given.value
    played = question.with_
    if not value:
        return close_sentence(f"{name_with_article(names, played.subject)} n’a aucune cible légale")
    targets = list_names(names, value, conjunction="ou", whole=True)
    return close_sentence(f"{name_with_article(names, played.subject)} peut cibler {targets}")


def tell_can_march(given: Answer, question: CanMarch, names: Names) -> str:
    creature, to = question.creature, question.to
    can = f"{name_with_article(names, creature)} peut marcher vers le territoire {de_name(names, to)}"
    return yes_or_no(given, can, names)


def tell_is_in_range(given: Answer, question: IsInRange, names: Names) -> str:
    value = given.value
    who, what = question.who, question.what
    reach = "est à portée" if value else "n’est pas à portée"
    return f"{'Oui' if value else 'Non'}{THIN}: {name_with_article(names, what)} {reach} {de_name(names, who)}."


def tell_who_has_priority(given: Answer, _question: WhoHasPriority, _names: Names) -> str:
    value = given.value
    return f"{value} a la priorité." if value else "Personne n’a la priorité."


def tell_whose_turn(given: Answer, _question: WhoseTurn, _names: Names) -> str:
    value = given.value
    return f"C’est le tour {with_preposition_de(str(value))}." if value else "La partie est finie."


def tell_what_is_on_the_stack(given: Answer, _question: WhatIsOnTheStack, names: Names) -> str:
    value = given.value
    return on_the_stack(value, names)


def tell_characteristics_of(given: Answer, question: CharacteristicsOf, names: Names) -> str:
    if given.refusal is not None:
        return close_sentence(clause_of_refusal(given.refusal, names))
    value = given.value
    what = question.what
    told = words_of_characteristics(characteristics(value, what))
    return close_sentence(f"{name_with_article(names, what)}{THIN}: {told}{sentence_of_layers(value, what, names)}")


def on_the_stack(things: Sequence[str], names: Names) -> str:
    if not things:
        return "La pile est vide."
    return f"Sur la pile, de haut en bas{THIN}: {join_words([name_with_article(names, each) for each in things])}."


def can_assign(least: int, most: int) -> str:
    if most == 0:
        return "ne peut pas assigner de blessures"
    damage = number_and_noun(most, "blessure")
    return f"assigne exactement {damage}" if least == most else f"peut assigner de {least} à {damage}"


def yes_or_no(given: Answer, can: str, names: Names) -> str:
    if given.value:
        cost = "" if given.cost is None else f", ce qui {words_of_combat_cost(given.cost, names)}"
        return f"Oui{THIN}: {can}{cost}."
    return "Non." if given.refusal is None else f"Non{THIN}: {clause_of_refusal(given.refusal, names)}."


def sentence_of_attackable(who: Recipient, found: Sequence[Recipient], names: Names) -> str:
    theirs = isinstance(who, PlayerId)
    attacker = f"les créatures {de_name(names, who)}" if theirs else name_with_article(names, who)
    can = "peuvent" if theirs else "peut"
    if not found:
        return close_sentence(f"{attacker} ne {can} rien attaquer")
    return close_sentence(f"{attacker} {can} attaquer {list_names(names, found, conjunction='ou')}")


def sentence_of_divisions(who: str, found: Sequence[Mapping[str, int]], names: Names) -> str:
    """The first few legal divisions, and how many there are."""
    if not found:
        return close_sentence(f"{who} n’assigne pas de blessures de combat")
    number = number_and_noun(len(found), "répartition légale", "répartitions légales")
    told = [words_of_division(each, names) for each in found[:LISTED]]
    more = ["…"] if len(found) > LISTED else []
    return close_sentence(f"{who} a {number}{THIN}: {f'{THIN}; '.join([*told, *more])}")


def words_of_division(shares: Mapping[str, int], names: Names) -> str:
    return join_words([f"{amount} {a_name(names, recipient)}" for recipient, amount in shares.items()])


def words_of_characteristics(values: Characteristics) -> str:
    """Types, size, colors and keyword abilities; a creature is named first, and the rest agrees with it."""
    size = [] if values.power is None else [f"{values.power}/{values.toughness}"]
    kinds = sorted(values.types, key=lambda each: each != "Creature")
    noun = "-".join(TYPES.get(kind, kind.lower()) for kind in kinds)
    colors = [color_adjectives(values.colors, feminine="Creature" in kinds, many=False)] if values.colors else []
    subtypes = [SUBTYPES.get(each, each) for each in other_subtypes(values.subtypes)]
    legendary = [adjective_of_supertype(each, many=False) for each in values.supertypes]
    every = ["tous les types de créature"] if has_every_creature_type(values.subtypes) else []
    loyalty = [] if values.loyalty is None else [f"loyauté {values.loyalty}"]
    abilities = (words_of_keyword(each) for each in values.abilities if isinstance(each, fx.KeywordAbility))
    return ", ".join([" ".join([noun, *size, *colors, *subtypes, *legendary]), *every, *loyalty, *abilities])


def words_of_layer(modifications: Sequence[fx.Modification]) -> str:
    """What an effect does in one layer."""
    shaped = shape_of(modifications, ())
    if shaped is None:
        return join_words([verb_phrase_of_change(each, many=False) for each in modifications])
    return ", ".join(
        [become_shape(shaped[0], many=False), *(verb_phrase_of_change(each, many=False) for each in shaped[1])]
    )


def name_of_effect_source(what: ObjectId | None, names: Names) -> str:
    """What an effect is of; None where it has applied since before the scenario."""
    return "un effet antérieur" if what is None else name_with_article(names, what)


def sentence_of_layers(state: GameState, what: ObjectId, names: Names) -> str:
    """CR 613: which effects make it so, in the order of the layers."""
    told = [
        (
            f"{name_of_effect_source(each.source, names)} (couche {LAYER_NUMBERS[each.layer]}){THIN}: "
            f"{words_of_layer(each.modifications)}"
        )
        for each in account_of_layers(state, what)
    ]
    return f". Dans l’ordre{THIN}: {f'{THIN}; '.join(told)}" if told else ""


TOLLS: Mapping[str, str] = {"return": "renvoyer en main", "sacrifice": "sacrifier", "tap": "engager"}


def words_of_combat_cost(cost: Mapping[str, Any], names: Names) -> str:
    """CR 508.1h, 509.1d: mana, life, and what is returned, sacrificed or tapped."""
    others = [
        f"de {TOLLS[each['cost']]} {list_names(names, each['with'], conjunction='ou') or 'ce qui n’est pas là'}"
        for each in cost["other"]
        if each["cost"] != "life"
    ]
    life = [
        number_and_noun(each["amount"], "point de vie", "points de vie")
        for each in cost["other"]
        if each["cost"] == "life"
    ]
    paid = [*([cost["mana"]] if cost["mana"] else []), *life]
    demands = [f"exige {join_words(others)}"] if others else []
    return join_words([*([f"coûte {join_words(paid)}"] if paid else []), *demands]) or "ne coûte rien"


TELL_ANSWER: Mapping[type[Question], Callable[[Answer, Any, Names], str]] = {
    CanAttack: tell_can_attack,
    CanBlock: tell_can_block,
    WhatItCosts: tell_what_it_costs,
    WhatBlockingCosts: tell_what_blocking_costs,
    WhatIsAttackable: tell_what_is_attackable,
    Assignments: tell_assignments,
    DamageRange: tell_damage_range,
    CanPlay: tell_can_play,
    WhatCastingCosts: tell_what_casting_costs,
    CanTarget: tell_can_target,
    LegalTargets: tell_legal_targets,
    CanMarch: tell_can_march,
    IsInRange: tell_is_in_range,
    WhoHasPriority: tell_who_has_priority,
    WhoseTurn: tell_whose_turn,
    WhatIsOnTheStack: tell_what_is_on_the_stack,
    CharacteristicsOf: tell_characteristics_of,
}
"""What tells the answers to the questions of each class; that none is missing is proven by a test."""
