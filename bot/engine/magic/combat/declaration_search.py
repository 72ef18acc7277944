"""The most requirements that a declaration can obey (CR 508.1d, 509.1c), and the legal declaration nearest to another.

One more requirement obeyed is worth one. How many creatures an attacker takes at least to be blocked, how many may be
declared in all, and who can't be declared without others, are decided by branching; where that would take too long, the
best declaration found so far stands, so that no legal one is ever called illegal."""

from collections.abc import Iterator
from dataclasses import replace
from heapq import heappop, heappush

from bot.engine.magic.combat.declaration_flow import RelaxedCase, SearchCase
from bot.engine.magic.combat.declaration_problem import ChosenPairs, DeclarationProblem, DeclaredPair, count_chosen
from bot.engine.magic.ground.identifiers import ObjectId, Recipient

MOST_PAIRS_EXAMINED = 40_000
"""How many possible pairs there are in all cases together that are looked at."""


def best_declaration(
    problem: DeclarationProblem, start: ChosenPairs = frozenset(), fixed: ChosenPairs = frozenset()
) -> ChosenPairs | None:
    """Return a legal declaration with `fixed` in it that obeys the most, `start` itself where none obeys more; None if
    there is none. `start` has to be legal."""
    found = start if fixed <= start else None
    left = number_of_cases(problem)
    waiting: list[tuple[int, int, SearchCase, ChosenPairs]] = []
    cases, before = [SearchCase(fixed=fixed)], start
    while True:
        for case in cases[:left]:
            left -= 1
            relaxation = RelaxedCase(problem, case, before)
            relaxed = relaxation.solved()
            if relaxed is not None:  # of equally good cases, the one in which most is decided
                heappush(waiting, (-relaxation.bound, left, case, relaxed))
        if not left or not waiting or (found is not None and -waiting[0][0] <= problem.obeyed(found)):
            return found
        _, _, case, before = heappop(waiting)
        legal = mend_declaration(problem, before, case.certain)
        if fixed <= legal and (found is None or problem.obeyed(legal) > problem.obeyed(found)):
            found = legal
        cases = list(branch_cases(problem, case, before))


def number_of_cases(problem: DeclarationProblem) -> int:
    """How many cases there is time for."""
    pairs = sum(len(others) for others in problem.able.values())
    return 10 + MOST_PAIRS_EXAMINED // (pairs + 1)


def mend_declaration(
    problem: DeclarationProblem, chosen: ChosenPairs, certain: frozenset[ObjectId] = frozenset()
) -> ChosenPairs:
    """Take back what too few join, the creatures that are too many (the least useful first, those that are `certain`
    last), and the creatures without the companions that they need."""
    kept = keep_most_useful(problem, chosen, certain)
    while True:
        _, met = count_chosen(kept)
        enough = frozenset(each for each in kept if met[each[1]] >= problem.least.get(each[1], 1))
        left = enough
        if problem.companions:
            creatures = {creature for creature, _ in enough}
            left = frozenset(each for each in enough if problem.lonely(each[0], creatures) is None)
        if left == kept:
            return kept
        kept = left


def keep_most_useful(problem: DeclarationProblem, chosen: ChosenPairs, certain: frozenset[ObjectId]) -> ChosenPairs:
    """The pairs of no more creatures than may be declared in all."""
    creatures = list(dict.fromkeys(creature for creature, _ in problem.in_order(chosen)))
    if problem.most_creatures is None or len(creatures) <= problem.most_creatures:
        return chosen
    creatures.sort(key=lambda each: (each not in certain, -problem.at_most[each]))
    staying = set(creatures[: problem.most_creatures])
    return frozenset(each for each in chosen if each[0] in staying)


def branch_cases(problem: DeclarationProblem, case: SearchCase, relaxed: ChosenPairs) -> Iterator[SearchCase]:
    """The cases that decide what is wrong with this declaration: none where nothing is."""
    declared, met = count_chosen(relaxed)
    lacking = (each for each, number in met.items() if number < problem.least.get(each, 1))
    short = min(lacking, key=problem.places.__getitem__, default=None)
    if short is not None:
        yield replace(case, unmet=case.unmet | {short})
        yield replace(case, met=case.met | {short})
        return
    if problem.most_creatures is not None and len(declared) > problem.most_creatures:
        open_ones = sorted(
            declared.keys() - case.certain, key=lambda each: (problem.at_most[each], -problem.places[each])
        )
        for creature in open_ones[:1]:
            yield replace(case, idle=case.idle | {creature})
            yield replace(case, busy=case.busy | {creature})
        return
    for creature in sorted(declared, key=problem.places.__getitem__):
        wanted = problem.lonely(creature, declared.keys())
        if wanted is not None:
            yield replace(case, idle=case.idle | {creature})
            able = (wanted.among & problem.able.keys()) - declared.keys() - case.idle
            for other in sorted(able, key=problem.places.__getitem__):
                yield replace(case, busy=case.busy | {other})
            return


# The nearest declaration.


def nearest_legal(problem: DeclarationProblem, declared: ChosenPairs) -> ChosenPairs:
    """Of the legal declarations that obey the most requirements, the one that keeps the most of `declared`, and no
    others; where that would take too long, the best that was found."""
    wanted = problem_wanting(problem, declared)
    found = join_declared_pairs(problem, pairs_within_limits(problem, declared))
    for question in (problem, wanted):  # first what makes a declaration illegal
        found = best_declaration(question, found) or found
    return without_extras(wanted, found)


def join_declared_pairs(problem: DeclarationProblem, declared: ChosenPairs) -> ChosenPairs:
    """A legal declaration out of the declared pairs: those of too few with idle creatures beside them, the fewest
    missing first."""
    found = set(mend_declaration(problem, declared))
    busy = {creature for creature, _ in found}
    too_few: dict[Recipient, list[ObjectId]] = {}
    for creature, other in problem.in_order(declared - found):
        too_few.setdefault(other, []).append(creature)
    for other in sorted(too_few, key=lambda each: problem.least.get(each, 1) - len(too_few[each])):
        least = problem.least.get(other, 1)
        able = [each for each, others in problem.reach.items() if each not in busy and other in others]
        company = sorted(able, key=lambda each: each not in too_few[other])[:least]
        enough = len(company) == least <= problem.most.get(other, least)
        if enough and not busy.issuperset(too_few[other]):
            found.update((creature, other) for creature in company)
            busy.update(company)
    return mend_declaration(problem, frozenset(found))


def problem_wanting(problem: DeclarationProblem, declared: ChosenPairs) -> DeclarationProblem:
    """The same problem in which each declared pair counts too, all of them together less than a requirement."""
    kept = frozenset(filter(problem.is_possible, declared))
    more = len(kept) + 1
    return replace(
        problem,
        declared={each: number * more for each, number in problem.declared.items()},
        met={each: number * more for each, number in problem.met.items()},
        pairs={pair: problem.pairs.get(pair, 0) * more + (pair in kept) for pair in {*problem.pairs, *kept}},
    )


def without_extras(problem: DeclarationProblem, chosen: ChosenPairs) -> ChosenPairs:
    """The declaration without the pairs that nothing is lost with."""
    for pair in problem.in_order(chosen):
        fewer = chosen - {pair}
        if mend_declaration(problem, fewer) == fewer and problem.obeyed(fewer) == problem.obeyed(chosen):
            chosen = fewer
    return chosen


def pairs_within_limits(problem: DeclarationProblem, declared: ChosenPairs) -> ChosenPairs:
    """The declared pairs that are allowed one by one, no more than each creature's limit."""
    kept: set[DeclaredPair] = set()
    room = dict(problem.most)
    left = {creature: problem.limits.get(creature, 1) for creature in problem.able}
    for creature, other in problem.in_order(declared):
        may = left.get(creature, 0)
        if may == 0 or room.get(other, 1) == 0:
            continue
        kept.add((creature, other))
        if may is not None:
            left[creature] = may - 1
        if other in room:
            room[other] -= 1
    return frozenset(kept)
