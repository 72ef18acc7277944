"""Requirements to attack (CR 508.1d): who has to be declared against what, and the nearest legal declaration.

Collects what abilities require; how much of it can be obeyed at once is worked out in `declaration_search`. No
requirement makes a player pay."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attack_and_block_costs import attack_costs, payers_of_costs, total_attack_cost
from bot.engine.magic.combat.attacked_players import is_attack_meant
from bot.engine.magic.combat.attacking import (
    Attacks,
    attack_companions,
    attackable_by,
    attacker_limits,
    forbidden_attacks,
    has_one_defender,
    missing_attack_company,
    why_cannot_attack,
    why_cannot_attack_at_all,
)
from bot.engine.magic.combat.cost_payability import why_unpaid
from bot.engine.magic.combat.declaration_problem import ChosenPairs, DeclarationProblem
from bot.engine.magic.combat.declaration_search import best_declaration, nearest_legal
from bot.engine.magic.combat.static_combat_rules import RuleInForce, rules_in_force
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import Rules, cite_rules

Able = Mapping[ObjectId, tuple[Recipient, ...]]
"""What each creature is able to attack."""


@dataclass(frozen=True, slots=True)
class AttackRequirement:
    """CR 508.1d: the creature attacks, or attacks what `towards` says, if able."""

    creature: ObjectId
    by: RuleInForce[ab.MustAttack] | RuleInForce[ab.Goaded]
    towards: ab.Towards | Recipient

    def is_obeyed(self, state: GameState, attacked: Recipient | None) -> bool:
        """Whether it is by the creature's attack on that; None: it does not attack."""
        return attacked is not None and is_attack_meant(state, self.by, self.towards, self.creature, attacked)


def attack_requirements(state: GameState) -> tuple[AttackRequirement, ...]:
    """CR 508.1d, 701.15b-d: everything that is required of creatures; several goad one creature each once."""
    required, goads = rules_in_force(state, ab.MustAttack), rules_in_force(state, ab.Goaded)
    if not required and not goads:
        return ()
    mine = tuple(thing.id for thing in state.battlefield() if state.is_active(thing.controller))
    found = [
        AttackRequirement(creature, each, each.rule.towards)
        for each in required
        for creature in mine
        if creature in each.affected
    ]
    for creature in mine:
        goaded = {each.controller: each for each in goads if creature in each.affected}
        found += [
            AttackRequirement(creature, each, towards)
            for each in goaded.values()
            for towards in (ab.Towards.ANYTHING, ab.Towards.ANOTHER_PLAYER)
        ]
    return tuple(found)


def attack_faults(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1a-d: yield everything that makes the whole declaration illegal."""
    found = list(forbidden_attacks(state, declared)) or list(unpaid_attack_costs(state, declared))
    yield from found
    if not found and attack_requirements(state):
        yield from disobeyed_requirements(state, declared)


def unpaid_attack_costs(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1h-j: the total cost is more than the active player has; partial payments are not allowed."""
    for payer in payers_of_costs(state, declared, ab.AttackCost):
        bill = total_attack_cost(state, declared, payer)
        refusal = why_unpaid(state, payer, bill, RefusalKind.ATTACK_UNPAID, cite_rules("508.1h", "508.1j"))
        if refusal is not None:
            yield refusal


def disobeyed_requirements(state: GameState, declared: Attacks) -> Iterator[Refusal]:
    """CR 508.1d: yield the requirements that a declaration which obeys more of them would obey besides."""
    possible, chosen = possible_attacks(state, declared), attack_pairs(declared)
    problem = attack_problem(state, possible)
    better = best_attack(state, possible, chosen)
    if better is not None and problem.obeyed(better) > problem.obeyed(chosen):
        yield from requirements_gained(state, declared, attacks_by_creature(problem, better))


def requirements_gained(state: GameState, declared: Attacks, better: Attacks) -> Iterator[Refusal]:
    """What the better declaration obeys that the other does not, once a creature where it does not attack at all."""
    told: set[ObjectId] = set()
    for each in attack_requirements(state):
        creature = each.creature
        if creature in told or not each.is_obeyed(state, better.get(creature)):
            continue
        if each.is_obeyed(state, declared.get(creature)):
            continue
        told |= {creature} - declared.keys()
        yield refusal_of_requirement(each, better[creature])


def refusal_of_requirement(requirement: AttackRequirement, attacked: Recipient) -> Refusal:
    """What is said of a requirement that could be obeyed by attacking that."""
    creature, by = requirement.creature, requirement.by
    cited: Rules = cite_rules("508.1d", "701.15b") if isinstance(by.rule, ab.Goaded) else cite_rules("508.1d")
    if requirement.towards is ab.Towards.ANYTHING:
        return Refusal(RefusalKind.MUST_ATTACK, cited, creature)
    if requirement.towards is ab.Towards.ANOTHER_PLAYER:
        return Refusal(RefusalKind.MUST_ATTACK_ANOTHER, cited, creature, by.controller)
    return Refusal(RefusalKind.MUST_ATTACK_THAT, cited, creature, attacked)


# Who is able to attack what.


def possible_attacks(state: GameState, declared: Attacks) -> Able:
    """CR 508.1d: what each creature is able to attack without paying more than is paid for this declaration."""
    mine = (thing.id for thing in state.battlefield() if state.is_active(thing.controller))
    possible = {
        creature: tuple(
            attacked
            for attacked in attackable_by(state, creature)
            if is_attack_paid_for(state, creature, attacked, declared.get(creature))
        )
        for creature in mine
        if why_cannot_attack_at_all(state, creature) is None
    }
    return {creature: attacked for creature, attacked in possible.items() if attacked}


def is_attack_paid_for(state: GameState, creature: ObjectId, attacked: Recipient, declared: Recipient | None) -> bool:
    """Whether the attack costs nothing, or nothing that is not paid for the one that is declared."""
    asked = attack_costs(state, creature, attacked)
    if not asked or attacked == declared:
        return True
    paid = () if declared is None else attack_costs(state, creature, declared)
    return not Counter(asked) - Counter(paid)


def attack_problem(state: GameState, possible: Able) -> DeclarationProblem:
    """CR 508.1a-d: what the declaration is about: who is able to attack what, how many, and what is required."""
    in_all, at = attacker_limits(state)
    declared: dict[ObjectId, int] = {}
    pairs: dict[tuple[ObjectId, Recipient], int] = {}
    for each in attack_requirements(state):
        creature = each.creature
        if each.towards is ab.Towards.ANYTHING:
            declared[creature] = declared.get(creature, 0) + (creature in possible)
            continue
        for attacked in possible.get(creature, ()):
            pairs[creature, attacked] = pairs.get((creature, attacked), 0) + each.is_obeyed(state, attacked)
    return DeclarationProblem(
        possible,
        most=at,
        most_creatures=in_all,
        companions={each: found for each in possible if (found := attack_companions(state, each, possible))},
        declared=declared,
        pairs=pairs,
    )


def attacks_by_defender(state: GameState, possible: Able) -> tuple[Able, ...]:
    """CR 506.2a: what the creatures can attack together: where there is one defending player, each player's by
    itself."""
    if not has_one_defender(state):
        return (possible,)
    players = {state.attacked_player(each): None for attacked in possible.values() for each in attacked}
    return tuple(
        {
            creature: mine
            for creature, attacked in possible.items()
            if (mine := attacked_of_player(state, attacked, player))
        }
        for player in players or (state.active,)
    )


def attacked_of_player(state: GameState, attacked: tuple[Recipient, ...], player: PlayerId) -> tuple[Recipient, ...]:
    return tuple(each for each in attacked if state.attacked_player(each) == player)


def best_attack(
    state: GameState, possible: Able, start: ChosenPairs = frozenset(), fixed: ChosenPairs = frozenset()
) -> ChosenPairs | None:
    """A legal declaration with `fixed` in it that obeys the most, `start` where none obeys more, None if there is none;
    `start` has to be legal."""
    problems = [attack_problem(state, each) for each in attacks_by_defender(state, possible)]
    problems.sort(key=lambda each: not each.contains(start))
    found: list[tuple[int, ChosenPairs]] = []
    for problem in problems:
        chosen = best_declaration(problem, start if problem.contains(start) else frozenset(), fixed)
        if chosen is not None:
            found.append((problem.obeyed(chosen), chosen))
    return max(found, key=lambda each: each[0])[1] if found else None


def attack_pairs(declared: Attacks) -> ChosenPairs:
    return frozenset(declared.items())


def attacks_by_creature(problem: DeclarationProblem, chosen: ChosenPairs) -> dict[ObjectId, Recipient]:
    """The attacks by creature, in the order of the battlefield."""
    attacked = dict(chosen)
    return {creature: attacked[creature] for creature in problem.able if creature in attacked}


# Declarations that are legal.


def default_attack(state: GameState) -> dict[ObjectId, Recipient]:
    """The declaration of a player who declares nobody: nobody, or else only those who have to attack."""
    return nearest_attack(state, {}) if attack_requirements(state) else {}


def nearest_attack(state: GameState, declared: Attacks) -> dict[ObjectId, Recipient]:
    """CR 508.1: the legal declaration that keeps the most of `declared`: without what is not allowed, with what is
    required, and with those who have to join it."""
    kept: dict[ObjectId, Recipient] = {}
    for creature, at in declared.items():
        if why_cannot_attack(state, creature, at) is None and not any(
            unpaid_attack_costs(state, {**kept, creature: at})
        ):
            kept[creature] = at
    possible, chosen = possible_attacks(state, kept), attack_pairs(kept)
    found = [nearest_legal(attack_problem(state, each), chosen) for each in attacks_by_defender(state, possible)]
    problem = attack_problem(state, possible)
    return attacks_by_creature(problem, max(found, key=lambda each: (problem.obeyed(each), len(each & chosen))))


def why_in_no_attack(state: GameState, creature: ObjectId, attacked: Recipient | None) -> Refusal | None:
    """CR 508.1a-d: return what keeps every legal declaration from containing this attack, None if one does."""
    refusal = why_cannot_attack(state, creature, attacked)
    if refusal is None and attacked is not None:
        refusal = next(unpaid_attack_costs(state, {creature: attacked}), None)
    if refusal is not None:
        return refusal
    if attacked is None:
        found = [why_in_no_attack(state, creature, each) for each in attackable_by(state, creature)]
        return next(iter(found), None) if all(found) else None
    refusals: list[Refusal] = []
    for declared in fullest_declarations(state, creature, attacked):
        better = next(disobeyed_requirements(state, declared), None)
        if better is None:
            return None
        refusals.append(better)
    return refusals[0] if refusals else refusal_without_companions(state, creature)


def fullest_declarations(state: GameState, creature: ObjectId, attacked: Recipient) -> Iterator[Attacks]:
    """CR 508.1c: the declarations that contain this attack and obey the most: with nothing paid for others, and with
    all that can be paid; none where restrictions allow none."""
    everything = {
        thing.id: attackable_by(state, thing.id)
        for thing in state.battlefield()
        if state.is_active(thing.controller) and why_cannot_attack_at_all(state, thing.id) is None
    }
    for possible in (possible_attacks(state, {creature: attacked}), everything):
        found = best_attack(state, possible, fixed=frozenset({(creature, attacked)}))
        if found is not None:
            yield attacks_by_creature(attack_problem(state, possible), found)


def refusal_without_companions(state: GameState, creature: ObjectId) -> Refusal:
    """CR 508.1c: nobody, or not enough of those that it takes, can attack together with the creature."""
    found = attack_companions(state, creature, possible_attacks(state, {}))
    short = next((each for each in found if len(each.among) < each.at_least), None)
    if short is not None:
        return missing_attack_company(creature, len(short.among), short)
    return Refusal(
        RefusalKind.TOO_MANY_ATTACKERS, cite_rules("508.1c"), creature, needed=attacker_limits(state)[0] or 0
    )
