"""Requirements to block (CR 509.1c): what has to be blocked, and the legal declaration nearest to one that is not.

Collects what abilities require; how much of it can be obeyed at once is worked out in `declaration_search`."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeVar

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attack_and_block_costs import block_costs, payers_of_costs, total_block_cost
from bot.engine.magic.combat.blocking import (
    Blocks,
    block_companions,
    block_limit,
    blocker_limit,
    declared_separately_by,
    forbidden_blocks,
    least_blockers,
    missing_block_company,
    most_blockers,
    possible_blocks,
    why_cannot_block,
)
from bot.engine.magic.combat.cost_payability import why_unpaid
from bot.engine.magic.combat.declaration_problem import ChosenPairs, DeclarationProblem, DeclaredPair
from bot.engine.magic.combat.declaration_search import best_declaration, nearest_legal
from bot.engine.magic.combat.static_combat_rules import rules_in_force
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import has_keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

KeyT = TypeVar("KeyT")

Able = Mapping[ObjectId, tuple[ObjectId, ...]]
"""What each creature is able to block."""


def block_faults(state: GameState, combat: Combat, declared: Blocks, by: PlayerId | None = None) -> Iterator[Refusal]:
    """CR 509.1a-c: yield everything that makes the whole declaration illegal; `by` is the one player who declares."""
    found = list(forbidden_blocks(state, combat, declared)) or list(unpaid_block_costs(state, declared))
    yield from found
    if not found and any_block_required(state):
        problem = block_problem(state, by, declared)
        yield from disobeyed_block_requirements(problem, block_pairs(declared))


def any_block_required(state: GameState) -> bool:
    return bool(
        rules_in_force(state, ab.MustBlock) or rules_in_force(state, ab.MustBeBlocked) or state.ongoing.required_blocks
    )


def unpaid_block_costs(state: GameState, declared: Blocks) -> Iterator[Refusal]:
    """CR 509.1d-f: the total cost is more than a defending player has; partial payments are not allowed."""
    for payer in payers_of_costs(state, declared, ab.BlockCost):
        bill = total_block_cost(state, declared, payer)
        refusal = why_unpaid(state, payer, bill, RefusalKind.BLOCK_UNPAID, cite_rules("509.1d", "509.1f"))
        if refusal is not None:
            yield refusal


def disobeyed_block_requirements(problem: DeclarationProblem, chosen: ChosenPairs) -> Iterator[Refusal]:
    """CR 509.1c: yield the requirements that blocks which obey more of them would obey besides."""
    if problem.obeyed(chosen) == problem.everything:
        return
    better = best_declaration(problem, chosen)
    if better is not None and problem.obeyed(better) > problem.obeyed(chosen):
        yield from block_requirements_gained(problem, chosen, better)


def block_requirements_gained(
    problem: DeclarationProblem, chosen: ChosenPairs, better: ChosenPairs
) -> Iterator[Refusal]:
    """What the better blocks obey that the chosen ones don't."""
    more = problem.in_order(better - chosen)
    blocking, blocked = {blocker for blocker, _ in chosen}, {attacker for _, attacker in chosen}
    for blocker in dict.fromkeys(blocker for blocker, _ in more if blocker not in blocking):
        if blocker in problem.declared:
            yield Refusal(RefusalKind.MUST_BLOCK, cite_rules("509.1c"), blocker)
    for attacker in dict.fromkeys(attacker for _, attacker in more if attacker not in blocked):
        if attacker in problem.met:
            yield Refusal(RefusalKind.MUST_BE_BLOCKED, cite_rules("509.1c"), attacker)
    for pair in more:
        if pair in problem.pairs:
            yield Refusal(RefusalKind.MUST_BLOCK_THAT, cite_rules("509.1c"), *pair)


def block_problem(state: GameState, by: PlayerId | None = None, paid: Blocks | None = None) -> DeclarationProblem:
    """CR 509.1a-c: what the declaration is about: who is able to block whom, how many, and what is required. No more
    is paid than for the blocks `paid`; None: whatever it costs."""
    if paid is None or not rules_in_force(state, ab.BlockCost):
        return block_problem_at_any_cost(state, by)
    return block_problem_for(state, paid_blocks(state, able_to_block(state, by), paid))


@lru_cache(maxsize=8)
def block_problem_at_any_cost(state: GameState, by: PlayerId | None) -> DeclarationProblem:
    """What a declaration is about whatever it costs; one is judged, made legal and perhaps made by default."""
    return block_problem_for(state, able_to_block(state, by))


def able_to_block(state: GameState, by: PlayerId | None) -> Able:
    return {
        blocker: attackers
        for blocker, attackers in possible_blocks(state).items()
        if by is None or state.objects[blocker].controller == by
    }


def block_problem_for(state: GameState, able: Able) -> DeclarationProblem:
    """The numbers and requirements for blockers that are able to block so."""
    attackers = dict.fromkeys(attacker for each in able.values() for attacker in each)
    least: dict[Recipient, int] = {each: least_blockers(state, each) for each in attackers}
    most: dict[Recipient, int] = {
        each: number for each in attackers if (number := most_blockers(state, each)) is not None
    }
    declared, met, pairs = count_block_requirements(state, able)
    return DeclarationProblem(
        able,
        {each: block_limit(state, each) for each in able},
        least,
        most,
        blocker_limit(state),
        {each: found for each in able if (found := block_companions(state, each, able))},
        declared,
        met,
        pairs,
    )


def paid_blocks(state: GameState, able: Able, declared: Blocks) -> Able:
    """CR 509.1c: the blocks that cost nothing that is not paid for those declared; nobody has to pay for more."""
    free = {
        blocker: tuple(each for each in attackers if is_block_paid_for(state, blocker, each, declared.get(blocker, ())))
        for blocker, attackers in able.items()
    }
    return {blocker: attackers for blocker, attackers in free.items() if attackers}


def is_block_paid_for(state: GameState, blocker: ObjectId, attacker: ObjectId, declared: tuple[ObjectId, ...]) -> bool:
    paid = block_costs(state, blocker, declared) if declared else ()
    return all(each in paid for each in block_costs(state, blocker, (attacker,)))


def count_block_requirements(
    state: GameState, able: Able
) -> tuple[dict[ObjectId, int], dict[Recipient, int], dict[DeclaredPair, int]]:
    """CR 509.1c, 702.39a: by blocker, by attacker and by pair, how many requirements there are to block."""
    declared: dict[ObjectId, int] = {}
    met: dict[Recipient, int] = {}
    pairs: dict[DeclaredPair, int] = {}
    reach = {blocker: frozenset(attackers) for blocker, attackers in able.items()}
    blockable = frozenset().union(*reach.values())
    for told in rules_in_force(state, ab.MustBlock):
        count_keys(declared, told.affected & able.keys())
    for lure in rules_in_force(state, ab.MustBeBlocked):
        if lure.rule.all_able:
            count_keys(pairs, ((blocker, each) for blocker in able for each in able[blocker] if each in lure.affected))
        else:
            count_keys(met, lure.affected & blockable)
    count_keys(pairs, (pair for pair in state.ongoing.required_blocks if pair[1] in reach.get(pair[0], ())))
    return declared, met, pairs


def count_keys(counts: dict[KeyT, int], keys: Iterable[KeyT]) -> None:
    for key in keys:
        counts[key] = counts.get(key, 0) + 1


# Declarations that are legal.


def default_block(state: GameState, by: PlayerId | None = None) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """The declaration of players, or of one of them, who declare no blocks: none, or else only those required."""
    return nearest_block(state, {}, by) if any_block_required(state) else {}


def nearest_block(
    state: GameState, declared: Blocks, by: PlayerId | None = None
) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """CR 509.1: the legal declaration that keeps the most of `declared`: without what is not allowed, with what is
    required, and with those who have to join it."""
    kept = affordable_blocks(state, declared)
    problem = block_problem(state, by, kept)
    return blocks_by_creature(problem, nearest_legal(problem, block_pairs(kept)))


def affordable_blocks(state: GameState, declared: Blocks) -> Blocks:
    """CR 509.1f: those of the blocks that can be paid together, the first ones first."""
    if not any(unpaid_block_costs(state, declared)):
        return declared
    kept: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for blocker, blocked in declared.items():
        if not any(unpaid_block_costs(state, {**kept, blocker: blocked})):
            kept[blocker] = blocked
    return kept


def block_pairs(declared: Blocks) -> ChosenPairs:
    return frozenset((blocker, attacker) for blocker, blocked in declared.items() for attacker in blocked)


def blocks_by_creature(problem: DeclarationProblem, chosen: ChosenPairs) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """The blocks by blocker, in the order of the battlefield and of the attack."""
    pairs = {
        blocker: tuple(
            attacker for attacker in attackers if isinstance(attacker, ObjectId) and (blocker, attacker) in chosen
        )
        for blocker, attackers in problem.able.items()
    }
    return {blocker: attackers for blocker, attackers in pairs.items() if attackers}


def why_in_no_block(state: GameState, combat: Combat, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """CR 509.1: return what keeps every legal declaration from containing this block, None if one does."""
    refusal = why_cannot_block(state, combat, blocker, attacker)
    if refusal is not None:
        return refusal
    alone = {blocker: (attacker,)}
    refusal = next(unpaid_block_costs(state, alone), None)
    if refusal is not None:
        return refusal
    (by,) = declared_separately_by(state, [state.objects[blocker].controller])
    refusals = [
        why_in_no_block_of(state, block_problem(state, by, paid), blocker, attacker)
        for paid in ((alone, None) if rules_in_force(state, ab.BlockCost) else (None,))
    ]
    return next(iter(refusals)) if all(refusals) else None


def why_in_no_block_of(
    state: GameState, problem: DeclarationProblem, blocker: ObjectId, attacker: ObjectId
) -> Refusal | None:
    """What keeps this block out of every legal declaration with which the problem deals."""
    with_it = best_declaration(problem, fixed=frozenset({(blocker, attacker)}))
    if with_it is None:
        return refusal_without_fellow_blockers(state, problem, blocker, attacker)
    refusal = next(unpaid_block_costs(state, blocks_by_creature(problem, with_it)), None)
    if refusal is not None:
        return refusal
    without_it = best_declaration(problem, with_it)
    if without_it is None or problem.obeyed(without_it) <= problem.obeyed(with_it):
        return None
    return next(block_requirements_gained(problem, with_it, without_it), None)


def refusal_without_fellow_blockers(
    state: GameState, problem: DeclarationProblem, blocker: ObjectId, attacker: ObjectId
) -> Refusal:
    """CR 509.1b, 702.111b: nobody, or not enough of those that it takes, can block together with the creature."""
    least = least_blockers(state, attacker)
    if has_keyword(state, attacker, KeywordName.MENACE):
        return Refusal(RefusalKind.MENACE, cite_rules("509.1b", "702.111b"), blocker, attacker, 1, least)
    if least > 1:
        return Refusal(RefusalKind.TOO_FEW_BLOCKERS, cite_rules("509.1b"), blocker, attacker, 1, least)
    short = next((each for each in problem.companions.get(blocker, ()) if len(each.among) < each.at_least), None)
    if short is not None:
        return missing_block_company(blocker, len(problem.able) - 1, short)
    most = problem.most_creatures
    return Refusal(RefusalKind.TOO_MANY_CREATURES_BLOCK, cite_rules("509.1b"), blocker, needed=most)
