"""Questions that a scenario asks (`ask`): answered from the state, changing nothing."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
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
from bot.engine.magic.combat.attack_and_block_costs import NO_COST, TotalCost, total_attack_cost, total_block_cost
from bot.engine.magic.combat.attack_requirements import why_in_no_attack
from bot.engine.magic.combat.attacking import attackable_recipients, attackable_where_it_stands
from bot.engine.magic.combat.block_requirements import why_in_no_block
from bot.engine.magic.combat.damage.assignment import first_strikers
from bot.engine.magic.combat.damage.divisions import all_legal_divisions, damage_range
from bot.engine.magic.combat.marches import MARCHING, why_cannot_march
from bot.engine.magic.front.combat_declarations import why_too_late
from bot.engine.magic.front.outcome import Answer
from bot.engine.magic.front.playable import (
    CostToCast,
    aims_at_unread,
    cost_to_cast,
    find_legal_targets,
    is_announcement_unread,
    why_not_its_target,
    why_not_play,
)
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.range_of_influence import player_or_controller, reaches
from bot.engine.magic.resolving.resolve_stack import begin_game
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.turn.turn_structure import Turn, why_no_combat_to_come
from bot.engine.trace import Rules, cite_rules


def answer_question(state: GameState, action: int, question: Question) -> Answer:
    """Answer one question. The value of `CharacteristicsOf` is the state to look at, for whoever shows objects."""
    return ANSWER_QUESTION[type(question)](state, action, question)


def answer_can_attack(state: GameState, action: int, question: CanAttack) -> Answer:
    allowed = yes_or_no_answer(action, why_no_attack(state, question), cite_rules("508.1"))
    return with_cost(allowed, cost_to_attack(state, question), "508.1h")


def answer_can_block(state: GameState, action: int, question: CanBlock) -> Answer:
    who, what = question.who, question.what
    there = state_of_asked_combat(state, question)
    allowed = yes_or_no_answer(action, why_no_block(there, question), cite_rules("509.1"))
    return with_cost(allowed, total_block_cost(there, {who: (what,)}, there.objects[who].controller), "509.1d")


def answer_what_it_costs(state: GameState, action: int, question: WhatItCosts) -> Answer:
    who, at = question.who, question.at
    return Answer(
        action,
        describe_cost(total_attack_cost(state, {who: at}, state.objects[who].controller)),
        cite_rules("508.1g", "508.1h"),
    )


def answer_what_blocking_costs(state: GameState, action: int, question: WhatBlockingCosts) -> Answer:
    who, what = question.who, question.what
    bill = total_block_cost(state, {who: (what,)}, state.objects[who].controller)
    return Answer(action, describe_cost(bill), cite_rules("509.1d"))


def answer_what_is_attackable(state: GameState, action: int, question: WhatIsAttackable) -> Answer:
    return Answer(action, attackable_by(state, question.who), cite_rules("506.2", "508.1b"))


def answer_assignments(state: GameState, action: int, question: Assignments) -> Answer:
    who = question.who
    return Answer(action, all_legal_divisions(state_at_damage(state, who), who), cite_rules("510.1"))


def answer_damage_range(state: GameState, action: int, question: DamageRange) -> Answer:
    who, to = question.who, question.to
    least, most = damage_range(state_at_damage(state, who), who, to)
    return Answer(action, {"min": least, "max": most}, cite_rules("510.1"))


def answer_can_play(state: GameState, action: int, question: CanPlay) -> Answer:
    what, by_tapping = question.what, question.by_tapping
    by_rule = cite_rules("601.2e") if what.definition is not None else cite_rules("602.2")
    found = yes_or_no_answer(action, why_not_play(state, what, by_tapping=by_tapping), by_rule)
    return replace(found, unknown=found.refusal is None and is_announcement_unread(state, what))


def value_of_cost(cost: CostToCast) -> dict[str, Any]:
    return {"mana": cost.mana, "other": [{"cost": word, "amount": number} for word, number in cost.other]}


def answer_what_casting_costs(state: GameState, action: int, question: WhatCastingCosts) -> Answer:
    """The value: `mana` in symbols, None where it can't be paid or depends on what is not said, and `other`."""
    found = cost_to_cast(state, question.what)
    tax = cite_rules("903.8") if found.tax else ()
    value: dict[str, Any] = value_of_cost(found)
    if found.ways:
        value["or"] = [value_of_cost(each) for each in found.ways]
    unread = is_announcement_unread(state, question.what)
    return Answer(action, value, (*cite_rules("601.2f"), *tax), unknown=unread)


def answer_can_target(state: GameState, action: int, question: CanTarget) -> Answer:
    found = yes_or_no_answer(action, why_not_its_target(state, question), cite_rules("115.1"))
    return replace(found, unknown=found.refusal is None and aims_at_unread(state, question))


def answer_legal_targets(state: GameState, action: int, question: LegalTargets) -> Answer:
    unread = aims_at_unread(state, question)
    return Answer(action, find_legal_targets(state, question), cite_rules("115.1", "601.2c"), unknown=unread)


def answer_can_march(state: GameState, action: int, question: CanMarch) -> Answer:
    return yes_or_no_answer(action, why_cannot_march(state, question.creature, question.to), MARCHING)


def answer_is_in_range(state: GameState, action: int, question: IsInRange) -> Answer:
    return Answer(action, is_in_range(state, question.who, question.what), RANGE_RULES[state.rules.territories])


def answer_who_has_priority(state: GameState, action: int, _question: WhoHasPriority) -> Answer:
    cited = cite_rules("117.3a" if state.acted is None else "117.3c")
    return Answer(action, None if state.is_without_priority() else state.with_priority(), cited)


def answer_whose_turn(state: GameState, action: int, _question: WhoseTurn) -> Answer:
    return Answer(action, None if state.over else state.active, cite_rules("102.1"))


def answer_what_is_on_the_stack(state: GameState, action: int, _question: WhatIsOnTheStack) -> Answer:
    return Answer(action, list(reversed(state.stack)), cite_rules("405.1"))


def answer_characteristics_of(state: GameState, action: int, _question: CharacteristicsOf) -> Answer:
    return Answer(action, state, cite_rules("613.1"))


RANGE_RULES: Mapping[bool, Rules] = {False: cite_rules("801.2"), True: cite_rules("classic range")}
"""What says how far things reach: today's rules, and the older ones."""


def describe_cost(bill: TotalCost) -> dict[str, Any]:
    """CR 508.1h, 509.1d: the mana, and each other cost: life, or the permanents that can pay it."""
    life = [{"cost": "life", "amount": bill.life}] if bill.life else []
    tolls = [{"cost": each.toll.value, "with": list(each.options)} for each in bill.debts]
    return {"mana": bill.mana, "other": [*life, *tolls]}


def is_in_range(state: GameState, who: Recipient, what: Recipient) -> bool:
    """CR 801.2: measured from a player's seat, or from an object."""
    if isinstance(who, PlayerId):
        return reaches(state, None, who, what)
    return reaches(state, who, player_or_controller(state, who), what)


def yes_or_no_answer(action: int, refusal: Refusal | None, allowed_by: Rules) -> Answer:
    return Answer(action, refusal is None, allowed_by if refusal is None else refusal.rules, refusal)


def why_no_attack(state: GameState, question: CanAttack) -> Refusal | None:
    """CR 508.1: what keeps every legal declaration from containing this attack, now or in the combat to come."""
    late = None if state.awaits_combat else why_too_late(state, Step.DECLARE_ATTACKERS)
    refusal = late or why_no_combat_to_come(state) or why_in_no_attack(state, question.who, question.at)
    if refusal is not None and refusal.kind is RefusalKind.NOT_CONTROLLED:  # nobody was said to attack with it
        controller = state.objects[question.who].controller
        return Refusal(RefusalKind.ATTACK_IN_OTHERS_TURN, cite_rules("508.1"), controller)
    return refusal


def why_no_block(state: GameState, question: CanBlock) -> Refusal | None:
    """CR 509.1: what keeps every legal declaration from containing this block."""
    combat = state.combat
    if late := why_too_late(state, Step.DECLARE_BLOCKERS):
        return late
    if combat is None:
        return Refusal(RefusalKind.NOT_ATTACKING, cite_rules("509.1a"), question.who, question.what)
    return why_in_no_block(state, combat, question.who, question.what)


def with_cost(allowed: Answer, bill: TotalCost, rule: str) -> Answer:
    """The answer with what has to be paid for what it allows."""
    if allowed.refusal is not None or bill == NO_COST:
        return allowed
    return replace(allowed, rules=(*allowed.rules, *cite_rules(rule)), cost=describe_cost(bill))


def cost_to_attack(state: GameState, question: CanAttack) -> TotalCost:
    """CR 508.1h: what the attack costs; where nobody says what is attacked, nothing if anything is attacked for
    nothing."""
    who = question.who
    attacked = attackable_by(state, who) if question.at is None else [question.at]
    bills = [total_attack_cost(state, {who: each}, state.objects[who].controller) for each in attacked]
    return next((each for each in bills if each == NO_COST), bills[0] if bills else NO_COST)


def state_of_asked_combat(state: GameState, question: CanBlock) -> GameState:
    """The state in which the block would be declared: the one that there is, or one of a combat in which the creature
    attacks the blocker's controller, if that is asked."""
    attacks = state.combat is not None and question.what in state.combat.attackers
    attacker, defender = state.objects[question.what], state.objects[question.who].controller
    if attacks or not question.if_attacking or attacker.controller == defender:
        return state
    combat = Combat({attacker.id: Attacker(defender, defender)}, attackers_declared=True, had_attackers=True)
    return replace(state, active=attacker.controller, step=Step.DECLARE_ATTACKERS, combat=combat)


def attackable_by(state: GameState, who: PlayerId | ObjectId) -> list[Any]:
    """CR 506.2, 508.1: of a player, what an unrestricted creature of theirs could attack; of a creature, what it could
    in its controller's turn, untapped and no longer new there."""
    if isinstance(who, PlayerId):
        return list(attackable_recipients(state, who))
    ready = replace(state.objects[who], tapped=False, sick=False)
    its_turn = replace(state, active=ready.controller, objects=state.table.copied_with(ready))
    candidates = attackable_where_it_stands(its_turn, who)
    return [each for each in candidates if why_in_no_attack(its_turn, who, each) is None]


def state_at_damage(state: GameState, creature: ObjectId) -> GameState:
    """CR 510.4: the state in which the creature next assigns combat damage.

    Where only others strike in the first damage step, that is the one after it, played with its defaults."""
    combat = state.combat
    if (
        combat is None
        or combat.assigned_steps
        or creature in first_strikers(state, combat)
        or not first_strikers(state, combat)
    ):
        return state
    ahead = Turn(begin_game(state))
    ahead.advance_to(Step.COMBAT_DAMAGE)
    return ahead.state


ANSWER_QUESTION: Mapping[type[Question], Callable[[GameState, int, Any], Answer]] = {
    CanAttack: answer_can_attack,
    CanBlock: answer_can_block,
    WhatItCosts: answer_what_it_costs,
    WhatBlockingCosts: answer_what_blocking_costs,
    WhatIsAttackable: answer_what_is_attackable,
    Assignments: answer_assignments,
    DamageRange: answer_damage_range,
    CanPlay: answer_can_play,
    WhatCastingCosts: answer_what_casting_costs,
    CanTarget: answer_can_target,
    LegalTargets: answer_legal_targets,
    CanMarch: answer_can_march,
    IsInRange: answer_is_in_range,
    WhoHasPriority: answer_who_has_priority,
    WhoseTurn: answer_whose_turn,
    WhatIsOnTheStack: answer_what_is_on_the_stack,
    CharacteristicsOf: answer_characteristics_of,
}
"""What answers the questions of each class; that none is missing is proven by a test."""
