"""What declarations obey the most requirements, compared with trying all of them."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.combat.declaration_problem import ChosenPairs, Companions, DeclarationProblem, DeclaredPair
from bot.engine.magic.combat.declaration_search import best_declaration, nearest_legal
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from tests.examples import examples

often = settings(max_examples=examples(400), derandomize=True, database=None)

KeyT = TypeVar("KeyT", ObjectId, Recipient)

BLOCKERS = tuple(ObjectId(f"b{number}") for number in range(4))
ATTACKERS: tuple[Recipient, ...] = tuple(ObjectId(f"a{number}") for number in range(3))
PAIRS = tuple((blocker, attacker) for blocker in BLOCKERS for attacker in ATTACKERS)


def numbers(keys: Iterable[KeyT], *options: int) -> st.SearchStrategy[dict[KeyT, int]]:
    return st.fixed_dictionaries({}, optional={key: st.sampled_from(options) for key in keys})


def companions() -> st.SearchStrategy[dict[ObjectId, tuple[Companions, ...]]]:
    """For some of the blockers, one or two of some of the others."""

    def of(blocker: ObjectId) -> st.SearchStrategy[tuple[Companions, ...]]:
        others = st.frozensets(st.sampled_from([each for each in BLOCKERS if each != blocker]))
        return st.builds(lambda among, least: (Companions(among, least),), others, st.integers(1, 2))

    return st.fixed_dictionaries({}, optional={each: of(each) for each in BLOCKERS[:3]})


@st.composite
def problems(draw: st.DrawFn) -> DeclarationProblem:
    able = draw(st.lists(st.sampled_from(PAIRS), unique=True, max_size=9))
    wanted = draw(st.lists(st.sampled_from(able), unique=True, max_size=4)) if able else []
    return DeclarationProblem(
        {blocker: tuple(attacker for each, attacker in able if each == blocker) for blocker in BLOCKERS},
        {**draw(numbers(BLOCKERS, 2, 3)), **draw(st.sampled_from([{}, {BLOCKERS[0]: None}]))},
        draw(numbers(ATTACKERS, 2, 3)),
        draw(numbers(ATTACKERS, 1, 2)),
        draw(st.sampled_from([None, None, 1, 2])),
        draw(companions()),
        draw(numbers(BLOCKERS, 1, 2)),
        draw(numbers(ATTACKERS, 1, 2)),
        {pair: draw(st.integers(1, 2)) for pair in wanted},
    )


def legal(problem: DeclarationProblem, chosen: ChosenPairs) -> bool:
    """CR 509.1b: as the rule reads, creature by creature."""
    blockers = [blocker for blocker, _ in chosen]
    attackers = [attacker for _, attacker in chosen]
    limits = {each: problem.limits.get(each, 1) for each in blockers}
    return (
        all(limit is None or blockers.count(each) <= limit for each, limit in limits.items())
        and all(attackers.count(each) >= problem.least.get(each, 1) for each in attackers)
        and all(attackers.count(each) <= problem.most.get(each, len(BLOCKERS)) for each in attackers)
        and (problem.most_creatures is None or len(set(blockers)) <= problem.most_creatures)
        and all(
            len(each.among & set(blockers)) >= each.at_least
            for blocker in blockers
            for each in problem.companions.get(blocker, ())
        )
    )


def declarations(problem: DeclarationProblem) -> Iterator[ChosenPairs]:
    pairs: list[DeclaredPair] = [(blocker, attacker) for blocker, each in problem.able.items() for attacker in each]
    for number in range(len(pairs) + 1):
        yield from (chosen for each in combinations(pairs, number) if legal(problem, chosen := frozenset(each)))


@often
@given(problems(), st.data())
def test_509_1c_the_blocks_found_are_legal_and_obey_as_much_as_any(
    problem: DeclarationProblem, data: st.DataObject
) -> None:
    every = list(declarations(problem))
    start = data.draw(st.sampled_from(every))
    found = best_declaration(problem, start)
    assert found is not None
    assert legal(problem, found)
    assert problem.obeyed(found) == max(map(problem.obeyed, every))
    assert found == start or problem.obeyed(found) > problem.obeyed(start)


@often
@given(problems(), st.sets(st.sampled_from(PAIRS)))
def test_509_1c_the_nearest_blocks_keep_as_much_as_any_that_obey_the_most(
    problem: DeclarationProblem, declared: set[DeclaredPair]
) -> None:
    every = list(declarations(problem))
    most = max(map(problem.obeyed, every))
    found = nearest_legal(problem, frozenset(declared))
    assert legal(problem, found)
    assert problem.obeyed(found) == most
    kept = max(len(each & declared) for each in every if problem.obeyed(each) == most)
    assert len(found & declared) == kept
    if declared in every and problem.obeyed(frozenset(declared)) == most:
        assert found == declared


@often
@given(problems(), st.sampled_from(PAIRS))
def test_509_1c_with_a_block_that_has_to_be_there_they_obey_as_much_as_any_with_it(
    problem: DeclarationProblem, pair: DeclaredPair
) -> None:
    fixed = frozenset({pair})
    values = [problem.obeyed(each) for each in declarations(problem) if fixed <= each]
    found = best_declaration(problem, fixed=fixed)
    assert (None if found is None else problem.obeyed(found)) == max(values, default=None)
