"""Divisions of damage told apart by what they look lethal for, and those of several creatures tried in turn."""

from collections.abc import Mapping
from itertools import product

import pytest

from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.combat.damage.divisions import ordered_sums
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.effects import Modify, ModifyPowerToughness
from bot.engine.magic.words.filters import TargetObject
from bot.judge.alternatives import (
    DivisionKind,
    DivisionKinds,
    divisions_by_default,
    divisions_of_other_kinds,
    other_divisions,
)
from bot.judge.replays import Replays
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, cast, spell
from tests.engine.magic.tables.table import attack, block, duel, gone, lives, to
from tests.engine.magic.tables.words import recipient

BEAST = ObjectId("beast")
GROWTH = spell("growth", Modify(TargetObject(), (ModifyPowerToughness(0, 2),)), targets=TARGET_CREATURE)


def division(words: str) -> Mapping[Recipient, int]:
    """`cub:2 Bob:1`."""
    return {recipient(name): int(share) for name, _, share in (each.partition(":") for each in words.split())}


def kinds(scenario: Scenario, creature: ObjectId = BEAST) -> DivisionKinds:
    return DivisionKinds(divisions_by_default(scenario, resolve_scenario(scenario))[creature], creature)


def kind(scenario: Scenario, words: str) -> tuple[set[str], dict[str, int]]:
    """For whom a division of the beast's damage looks lethal, and what goes elsewhere."""
    found = kinds(scenario).of(division(words))
    return {str(each) for each in found.lethal}, {str(each): share for each, share in found.elsewhere.items()}


PAIR = (attack("beast"), block("cub>beast", "ox>beast"))
SHARED = (attack("beast", "bear"), block("cub>beast+bear", "ox>beast+bear"))

LOOKS: Mapping[str, tuple[Scenario, Mapping[str, set[str]]]] = {
    "toughness": (
        duel("beast 5/5", "cub 1/2, ox 1/4", *PAIR),
        {"cub:2 ox:3": {"cub"}, "cub:1 ox:4": {"ox"}, "cub:5": {"cub"}, "cub:1 ox:3": set()},
    ),
    "damage marked": (duel("beast 3/5", "cub 1/2, ox 1/4 damage:3", *PAIR), {"cub:2 ox:1": {"cub", "ox"}}),
    "deathtouch": (duel("beast 2/5 deathtouch", "cub 1/9, ox 1/9", *PAIR), {"cub:1 ox:1": {"cub", "ox"}}),
    "damage of another attacker": (
        duel("beast 3/5, bear 2/2", "cub 1/3 blocks-two, ox 1/5 blocks-two", *SHARED),
        {"cub:3": {"cub"}, "ox:3": {"ox"}, "cub:1 ox:2": set()},  # the bear's 2 go to the ox
    ),
    "what another attacker kills by itself": (
        duel("beast 4/5, bear 2/2 deathtouch", "cub 1/3 blocks-two, ox 1/9 blocks-two", *SHARED),
        {"cub:4": {"cub"}, "ox:4": set(), "cub:3 ox:1": {"cub"}},  # the bear's deathtouch goes to the ox
    ),
    "not what is assigned in the second damage step": (
        duel("beast 3/5 first-strike, bear 3/3", "cub 1/3 blocks-two, ox 1/4 blocks-two", *SHARED),
        {"cub:3": {"cub"}, "cub:1 ox:2": set(), "ox:3": set()},
    ),
    "the sizes of that moment": (
        duel("beast 5/5", "cub 1/2, ox 1/4", *PAIR, cast(GROWTH, "cub"), ALL),
        {"cub:2 ox:3": set(), "cub:4 ox:1": {"cub"}},
    ),
}


@pytest.mark.parametrize("case", LOOKS)
def test_a_division_is_lethal_at_first_sight_for(case: str) -> None:
    scenario, expected = LOOKS[case]
    assert {words: kind(scenario, words)[0] for words in expected} == expected


def test_what_goes_past_the_creatures_counts_share_by_share() -> None:
    over = duel("beast 6/6 trample", "cub 1/1, ox 1/2", *PAIR)
    assert kind(over, "cub:1 ox:2 Bob:3") == ({"cub", "ox"}, {"Bob": 3})
    assert kind(over, "cub:2 ox:2 Bob:2") == ({"cub", "ox"}, {"Bob": 2})
    walker = duel("beast 6/6 trample", "jace walker:3, cub 1/1", attack("beast>jace"), block("cub>beast"))
    assert kind(walker, "cub:2 jace:4") == ({"cub"}, {"jace": 4})


def test_what_a_creature_that_is_a_planeswalker_gets_counts_too() -> None:
    both = duel("beast 4/4", "gideon 4/4 walker:4, cub 1/3", attack("beast"), block("gideon>beast", "cub>beast"))
    assert kind(both, "gideon:1 cub:3") == ({"cub"}, {"gideon": 1})
    assert kind(both, "gideon:4") == ({"gideon"}, {"gideon": 4})


CUB, OX, BOTH = frozenset({recipient("cub")}), frozenset({recipient("ox")}), frozenset(map(recipient, ("cub", "ox")))
BOB = recipient("Bob")


@pytest.mark.parametrize(
    ("kind", "other", "dominates"),
    [
        (DivisionKind(BOTH, {}), DivisionKind(CUB, {}), True),
        (DivisionKind(CUB, {}), DivisionKind(OX, {}), False),
        (DivisionKind(CUB, {BOB: 2}), DivisionKind(CUB, {BOB: 1}), True),
        (DivisionKind(CUB, {BOB: 1}), DivisionKind(CUB, {BOB: 2}), False),
        (DivisionKind(BOTH, {}), DivisionKind(CUB, {BOB: 1}), False),
        (DivisionKind(CUB, {}), DivisionKind(CUB, {}), True),
    ],
)
def test_a_kind_outdoes_another_that_does_nothing_more_anywhere(
    kind: DivisionKind, other: DivisionKind, dominates: bool
) -> None:
    assert kind.dominates(other) is dominates


def test_one_division_of_each_kind_is_tried_but_none_that_its_owner_would_not_want() -> None:
    told = kinds(duel("beast 4/4", "cub 1/2, ox 1/4", *PAIR))
    divisions = [division(f"cub:{share} ox:{4 - share}") for share in range(5)]
    assert told.taken == division("cub:2 ox:2")  # the cheapest first
    assert divisions_of_other_kinds(told, divisions, own=True) == [division("cub:0 ox:4")]
    assert divisions_of_other_kinds(told, divisions, own=False) == [division("cub:0 ox:4"), division("cub:1 ox:3")]


# Several creatures.


def shares(division: Mapping[Recipient, int]) -> dict[str, int]:
    return {str(to): share for to, share in division.items()}


def offered(scenario: Scenario) -> list[tuple[str, dict[str, int], set[str], tuple[int, ...]]]:
    """Whose other division is offered, which, who is gone then, and everybody's life."""
    return [
        (
            str(each.creature),
            {str(to): share for to, share in each.division.items()},
            gone(each.outcome),
            lives(each.outcome),
        )
        for each in other_divisions(Replays(scenario, resolve_scenario(scenario)))
    ]


def test_beside_others_that_keep_their_divisions_another_creature_dies() -> None:
    """By default the beast kills the cub and the bear's damage is lost on the ox; together they could kill the ox."""
    scenario = duel("beast 3/9, bear 3/9", "cub 0/3 blocks-two, ox 0/6 blocks-two", *SHARED)
    assert gone(resolve_scenario(scenario)) == {"cub"}
    assert {"ox"} in [fallen for _, _, fallen, _ in offered(scenario)]


def test_others_that_relied_on_the_old_division_take_another() -> None:
    """The bear tramples past the cub that the beast kills; else it is stopped."""
    scenario = duel(
        "beast 4/9, bear 3/9 trample",
        "cub 0/4 blocks-two, ox 0/4",
        attack("beast", "bear"),
        block("cub>beast+bear", "ox>beast"),
    )
    assert lives(resolve_scenario(scenario)) == (20, 17)
    assert offered(scenario) == [("beast", {"ox": 4}, {"ox"}, (20, 20))]


def test_each_of_several_attackers_gets_its_turn() -> None:
    """The first one alone has more divisions than are tried."""
    blockers = ", ".join(f"b{number} 0/{number}" for number in range(1, 6))
    do = (attack("beast", "bear"), block(*(f"b{number}>beast" for number in range(1, 6)), "cub>bear", "ox>bear"))
    scenario = duel("beast 6/6, bear 3/3", f"{blockers}, cub 0/2, ox 0/3", *do)
    assert "bear" in {who for who, *_ in offered(scenario)}


def test_the_first_of_two_damage_steps_is_the_one_that_is_divided_otherwise() -> None:
    scenario = duel("beast 2/9 double-strike", "cub 3/2, ox 0/4", *PAIR)
    assert divisions_by_default(scenario, resolve_scenario(scenario))[BEAST].division == division("cub:2")
    assert [each[1] for each in offered(scenario)] == []  # sparing the cub first only hurts the beast


def test_702_22j_what_is_worse_for_the_player_who_divides_is_not_offered() -> None:
    """Banding lets Bob divide: he keeps both creatures by default, and would not give one away."""
    scenario = duel("beast 3/5", "cub 3/3 banding, ox 4/4", *PAIR)
    assert gone(resolve_scenario(scenario)) == {"beast"}
    assert offered(scenario) == []


def test_702_22j_another_creature_that_may_die_is_offered_to_the_player_who_divides() -> None:
    scenario = duel("beast 9/9", "cub 1/1 banding, ox 4/4", *PAIR)
    assert gone(resolve_scenario(scenario)) == {"cub"}
    assert offered(scenario) == [("beast", {"ox": 9}, {"ox"}, (20, 20))]


def test_what_happened_before_the_damage_is_part_of_each_try() -> None:
    do = (*PAIR, cast(MURDER, "elk"), ALL, to(Step.DECLARE_BLOCKERS))
    scenario = duel("beast 3/3", "cub 0/2, ox 0/3, elk 1/1", *do)
    assert offered(scenario) == [("beast", {"ox": 3}, {"elk", "murder", "ox"}, (20, 20))]


@pytest.mark.parametrize("scenario", [each for each, _ in LOOKS.values()], ids=LOOKS)
def test_divisions_of_one_kind_and_no_others_have_one_key(scenario: Scenario) -> None:
    default = divisions_by_default(scenario, resolve_scenario(scenario))[BEAST]
    sorter, legal = DivisionKinds(default, BEAST), default.legal()
    for one, other in product(legal, repeat=2):
        assert (sorter.key_of(one) == sorter.key_of(other)) == (sorter.of(one) == sorter.of(other)), (one, other)


def test_a_number_is_written_as_every_ordered_sum_the_smaller_first() -> None:
    for total, parts in product(range(6), range(5)):
        every = [each for each in product(range(total + 1), repeat=parts) if sum(each) == total]
        assert list(ordered_sums(total, parts)) == every
    assert list(ordered_sums(-1, 2)) == []
