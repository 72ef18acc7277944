"""Answers to a scenario's questions, told in English; exhaustive over the questions."""

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
from bot.explain.english.changes import become_shape, color_names, type_name, verb_phrase_of_change
from bot.explain.english.nouns import list_names, name_with_article
from bot.explain.english.refusals import clause_of_refusal
from bot.explain.english_grammar import close_sentence, join_words, number_and_noun, possessive, signed_number
from bot.explain.names import Names
from bot.explain.shapes import has_every_creature_type, other_subtypes, shape_of

LISTED = 10
"""How many divisions of damage an answer spells out."""


def sentence_of_answer(given: Answer, question: Question, names: Names) -> str:
    """Tell one answer in a sentence."""
    if given.by_hand:
        return "Unknown: the answer depends on how many cards are in a hand."
    if given.unknown:
        return "Unknown: the answer depends on a sentence that is not modelled."
    return TELL_ANSWER[type(question)](given, question, names)


def tell_can_attack(given: Answer, question: CanAttack, names: Names) -> str:
    who, at = question.who, question.at
    target = "" if at is None else f" {name_with_article(names, at)}"
    return yes_or_no(given, f"{name_with_article(names, who)} can attack{target}", names)


def tell_can_block(given: Answer, question: CanBlock, names: Names) -> str:
    return yes_or_no(
        given, f"{name_with_article(names, question.who)} can block {name_with_article(names, question.what)}", names
    )


def tell_what_it_costs(given: Answer, question: WhatItCosts, names: Names) -> str:
    value = given.value
    who, at = question.who, question.at
    return close_sentence(
        f"attacking {name_with_article(names, at)} with {name_with_article(names, who)} costs "
        f"{words_of_combat_cost(value, names)}"
    )


def tell_what_blocking_costs(given: Answer, question: WhatBlockingCosts, names: Names) -> str:
    value = given.value
    who, what = question.who, question.what
    return close_sentence(
        f"blocking {name_with_article(names, what)} with {name_with_article(names, who)} costs "
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
        f"{name_with_article(names, who)} can assign {words_of_range(value['min'], value['max'])} damage to "
        f"{name_with_article(names, to)}"
    )


def tell_can_play(given: Answer, question: CanPlay, names: Names) -> str:
    what = question.what
    who = name_with_article(names, what.subject)
    if what.definition is not None:
        return yes_or_no(given, f"{who} can be cast", names)
    if isinstance(what.ability, str):
        return yes_or_no(given, f"the {signed_number(what.ability)} of {who} can be activated", names)
    return yes_or_no(given, f"the ability of {who} can be activated", names)


CASTING_COSTS: Mapping[str, tuple[str, str]] = {
    "tap": ("tapping one permanent", "tapping {} permanents"),
    "sacrifice": ("sacrificing one permanent", "sacrificing {} permanents"),
    "return": ("returning one permanent", "returning {} permanents"),
    "life": ("1 life", "{} life"),
    "energy": ("{E}", "{} energy"),
    "discard": ("discarding a card", "discarding {} cards"),
    "reveal": ("revealing a card", "revealing {} cards"),
    "exile": ("exiling a card", "exiling {} cards"),
    "counters": ("removing a counter", "removing {} counters"),
}
"""What a spell costs beside mana: one, and several."""


def tell_what_casting_costs(given: Answer, question: WhatCastingCosts, names: Names) -> str:
    who, cost = name_with_article(names, question.what.subject), given.value
    if cost["mana"] is None:
        return close_sentence(f"{who} has no mana cost that can be paid")
    ways = [words_of_casting_cost(each) for each in (cost, *cost.get("or", ()))]
    return close_sentence(f"{who} costs {', or '.join(ways)} to cast")


def words_of_casting_cost(cost: Mapping[str, Any]) -> str:
    others = [CASTING_COSTS[each["cost"]][each["amount"] > 1].format(each["amount"]) for each in cost["other"]]
    return join_words([cost["mana"], *others])


def tell_can_target(given: Answer, question: CanTarget, names: Names) -> str:
    target, played = question.what, question.with_
    can = f"{name_with_article(names, played.subject)} can target {name_with_article(names, target)}"
    return yes_or_no(given, can, names)


def tell_legal_targets(given: Answer, question: LegalTargets, names: Names) -> str:
    value = given.value
    played = question.with_
    if not value:
        return close_sentence(f"{name_with_article(names, played.subject)} has no legal target")
    return close_sentence(
        f"{name_with_article(names, played.subject)} can target {list_names(names, value, 'or', whole=True)}"
    )


def tell_can_march(given: Answer, question: CanMarch, names: Names) -> str:
    creature, to = question.creature, question.to
    can = f"{name_with_article(names, creature)} can march to {possessive(name_with_article(names, to))} territory"
    return yes_or_no(given, can, names)


def tell_is_in_range(given: Answer, question: IsInRange, names: Names) -> str:
    value = given.value
    who, what = question.who, question.what
    reaches = "reaches" if value else "does not reach"
    return f"{'Yes' if value else 'No'}: {name_with_article(names, who)} {reaches} {name_with_article(names, what)}."


def tell_who_has_priority(given: Answer, _question: WhoHasPriority, _names: Names) -> str:
    value = given.value
    return f"{value or 'Nobody'} has priority."


def tell_whose_turn(given: Answer, _question: WhoseTurn, _names: Names) -> str:
    value = given.value
    return f"It is {possessive(str(value))} turn." if value else "The game is over."


def tell_what_is_on_the_stack(given: Answer, _question: WhatIsOnTheStack, names: Names) -> str:
    value = given.value
    return (
        f"On the stack, top first: {join_words([name_with_article(names, each) for each in value])}."
        if value
        else EMPTY
    )


def tell_characteristics_of(given: Answer, question: CharacteristicsOf, names: Names) -> str:
    if given.refusal is not None:
        return close_sentence(clause_of_refusal(given.refusal, names))
    value = given.value
    what = question.what
    told = words_of_characteristics(characteristics(value, what))
    return close_sentence(f"{name_with_article(names, what)}: {told}{sentence_of_layers(value, what, names)}")


EMPTY = "The stack is empty."


def words_of_range(least: int, most: int) -> str:
    if most == 0:
        return "no"
    return f"exactly {most}" if least == most else f"from {least} to {most}"


def yes_or_no(given: Answer, can: str, names: Names) -> str:
    if given.value:
        cost = "" if given.cost is None else f", which costs {words_of_combat_cost(given.cost, names)}"
        return f"Yes: {can}{cost}."
    return "No." if given.refusal is None else f"No: {clause_of_refusal(given.refusal, names)}."


def sentence_of_attackable(who: Recipient, found: Sequence[Recipient], names: Names) -> str:
    attacker = f"{possessive(who)} creatures" if isinstance(who, PlayerId) else name_with_article(names, who)
    return close_sentence(f"{attacker} can attack {list_names(names, found, 'or') if found else 'nothing'}")


def sentence_of_divisions(who: str, found: Sequence[Mapping[str, int]], names: Names) -> str:
    """The first few legal divisions, and how many there are."""
    if not found:
        return close_sentence(f"{who} assigns no combat damage")
    told = [words_of_division(each, names) for each in found[:LISTED]]
    more = "; …" if len(found) > LISTED else ""
    return close_sentence(f"{who} has {number_and_noun(len(found), 'legal division')}: {'; '.join(told)}{more}")


def words_of_division(shares: Mapping[str, int], names: Names) -> str:
    return join_words([f"{amount} to {name_with_article(names, recipient)}" for recipient, amount in shares.items()])


def words_of_characteristics(values: Characteristics) -> str:
    """Size, colors, types and keyword abilities."""
    size = [] if values.power is None else [f"{values.power}/{values.toughness}"]
    colors = [color_names(values.colors)] if values.colors else []
    kinds = (*values.supertypes, *other_subtypes(values.subtypes), *values.types)
    phrase = " ".join([*size, *colors, *(type_name(each) for each in kinds)])
    every = ["every creature type"] if has_every_creature_type(values.subtypes) else []
    loyalty = [] if values.loyalty is None else [f"loyalty {values.loyalty}"]
    keywords = (str(each) for each in values.abilities if isinstance(each, fx.KeywordAbility))
    return ", ".join([phrase, *every, *loyalty, *keywords])


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
    return "an earlier effect" if what is None else name_with_article(names, what)


def sentence_of_layers(state: GameState, what: ObjectId, names: Names) -> str:
    """CR 613: which effects make it so, in the order of the layers."""
    told = [
        (
            f"{name_of_effect_source(each.source, names)} (layer {LAYER_NUMBERS[each.layer]}): "
            f"{words_of_layer(each.modifications)}"
        )
        for each in account_of_layers(state, what)
    ]
    return f". In order: {'; '.join(told)}" if told else ""


TOLLS: Mapping[str, str] = {"return": "returning", "sacrifice": "sacrificing", "tap": "tapping"}


def words_of_combat_cost(cost: Mapping[str, Any], names: Names) -> str:
    """CR 508.1h, 509.1d: mana, life, and what is returned, sacrificed or tapped."""
    others = [
        f"{each['amount']} life"
        if each["cost"] == "life"
        else f"{TOLLS[each['cost']]} {list_names(names, each['with'], 'or') or 'what is not there'}"
        for each in cost["other"]
    ]
    return join_words([*([cost["mana"]] if cost["mana"] else []), *others]) or "nothing"


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
