"""The rules of combat that static abilities make (CR 604.1): each with whose it is and whom it affects.

Finds them in a state; what each means is for attacking, blocking and damage."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Generic, TypeVar, cast

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.ongoing_effects import ImposedRule
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_objects, matches_filter
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import depends_on_defender

RuleT = TypeVar("RuleT", bound=ab.CombatRule)
RuleT_co = TypeVar("RuleT_co", bound=ab.CombatRule, covariant=True)


@dataclass(frozen=True, slots=True)
class RuleInForce(Generic[RuleT_co]):
    """A rule of combat with the permanent that it comes from, that one's controller, and the objects it affects."""

    rule: RuleT_co
    source: ObjectId
    controller: PlayerId
    affected: frozenset[ObjectId]
    depends: bool = False
    """Its condition speaks of the defending player (CR 508.5), and is judged for each attack."""


def rules_in_force(state: GameState, kind: type[RuleT]) -> tuple[RuleInForce[RuleT], ...]:
    """Every rule of that kind, in the order of the permanents that it comes from."""
    return cast("tuple[RuleInForce[RuleT], ...]", combat_rules(state).get(kind, ()))


def rules_affecting(
    state: GameState, kind: type[RuleT], creature: ObjectId, defender: PlayerId | None = None
) -> Iterable[RuleInForce[RuleT]]:
    """Those that affect the creature; `defender` is the defending player of an attack that is only thought of, None for
    the creature's own in the combat that is under way."""
    rules = combat_rules(state).get(kind)
    return (
        ()
        if rules is None
        else (
            each
            for each in cast("tuple[RuleInForce[RuleT], ...]", rules)
            if creature in each.affected and (not each.depends or rule_stands(state, each, creature, defender))
        )
    )


def rule_stands(
    state: GameState, rule: RuleInForce[ab.CombatRule], creature: ObjectId, defender: PlayerId | None
) -> bool:
    """CR 508.5, 604.1: whether the rule's condition holds for the creature's attack."""
    combat = state.combat
    if defender is None and combat is not None and creature in combat.attackers:
        defender = combat.attackers[creature].defender
    context = Context(rule.source, rule.controller, defender=defender)
    condition = rule.rule.condition
    return condition is None or condition_holds(state, context, condition, partial(characteristics, state))


@lru_cache(maxsize=8)
def combat_rules(state: GameState) -> Mapping[type[object], tuple[RuleInForce[ab.CombatRule], ...]]:
    """CR 604.2: the rules of combat in force now, by kind."""
    now = partial(characteristics, state)
    collected: dict[type[object], list[RuleInForce[ab.CombatRule]]] = {}
    for thing, values in project_board(state).speaking:
        for rule in values.combat_rules:
            context = Context(thing.id, thing.controller)
            depends = depends_on_defender(rule.condition)
            if rule.condition is None or depends or condition_holds(state, context, rule.condition, now):
                affected = frozenset(find_objects(state, context, objects_of_rule(rule), now))
                collected.setdefault(type(rule), []).append(
                    RuleInForce(rule, thing.id, thing.controller, affected, depends)
                )
    for imposed in (each for each in state.ongoing.imposed if each.during is None):
        if not isinstance(imposed.rule, ab.PlayersRule | ab.ReplacementAbility | ab.RuleForObjects):
            collected.setdefault(type(imposed.rule), []).append(rule_of_effect(state, imposed, imposed.rule))
    return {kind: tuple(rules) for kind, rules in collected.items()}


def rule_of_effect(state: GameState, imposed: ImposedRule, rule: ab.CombatRule) -> RuleInForce[ab.CombatRule]:
    """CR 611.2c: a rule that a resolved spell or ability made, for the objects locked in or those described now."""
    if imposed.locked is None:
        context = Context(imposed.source, imposed.controller)
        affected = frozenset(find_objects(state, context, objects_of_rule(rule), partial(characteristics, state)))
    else:
        affected = frozenset(
            each for each, incarnation in imposed.locked if state.objects[each].incarnation == incarnation
        )
    if is_about_what_left(state, imposed):
        affected = frozenset()
    return RuleInForce(rule, imposed.source, imposed.controller, affected)


def is_about_what_left(state: GameState, imposed: ImposedRule) -> bool:
    """CR 400.7: whether the rule requires attacks on its source, and that is another object now."""
    left = state.objects[imposed.source].incarnation != imposed.incarnation
    return left and isinstance(imposed.rule, ab.MustAttack) and imposed.rule.towards is ab.Towards.THIS


def objects_of_rule(rule: ab.CombatRule) -> fl.ObjectSet:
    """The objects that the ability affects; the source itself for a rule that affects no objects."""
    return fl.THIS if isinstance(rule, RULES_WITHOUT_OBJECTS) else rule.affects


RULES_WITHOUT_OBJECTS = (ab.AssignsAsUnblocked, ab.AttackerLimit, ab.BlockerLimit)


def rule_describes(state: GameState, rule: RuleInForce[ab.CombatRule], creature: ObjectId, wanted: fl.Filter) -> bool:
    """CR 109.5: whether a phrase of the ability describes the creature, seen from the ability."""
    context = Context(rule.source, rule.controller)
    return matches_filter(state, context, state.objects[creature], wanted, partial(characteristics, state))
