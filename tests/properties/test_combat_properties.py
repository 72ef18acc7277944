"""What holds in every combat, tried on random ones; the enumeration of divisions here knows nothing of the engine's."""

import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import comb, prod

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.engine.magic.apply import apply
from bot.engine.magic.events import DamageAssigned, DamageDealt, DamagePrevented, StepBegan
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.outcome import Outcome
from bot.engine.magic.resolve import resolve
from bot.engine.magic.scenario import AdvanceTo, Assign, Assignments, DamageRange, WhoHasPriority
from bot.engine.magic.state import GameState
from bot.engine.magic.steps import Step
from tests.engine.magic.table import NEXT_TURN, asked, lives, plain, refused, to, zones
from tests.engine.magic.words import recipient
from tests.properties.combats import BRAWLS, RAIDERS, TRAMPLERS, Fight, Fighter

often = settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.filter_too_much],
)

Division = tuple[tuple[str, int], ...]
"""Positive shares by recipient, sorted."""


# What damage does.


@often
@given(BRAWLS)
def test_120_4_damage_dealt_and_prevented_is_what_was_assigned(fight: Fight) -> None:
    assigned, dealt = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for entry in resolve(fight.scenario()).trace:
        match entry.event:
            case DamageAssigned(source=source, recipient=hit, amount=amount):
                assigned[source, hit] += amount
            case (
                DamageDealt(source=source, recipient=hit, amount=amount)
                | DamagePrevented(source=source, recipient=hit, amount=amount)
            ):
                dealt[source, hit] += amount
            case _:
                pass
    assert dealt == assigned


@often
@given(BRAWLS)
def test_704_5g_h_who_is_dead_in_the_end_is_who_was_dealt_lethal_damage(fight: Fight) -> None:
    outcome = resolve(fight.scenario())
    fighters = {f"a{number}": each for number, each in enumerate(fight.attackers)}
    fighters |= {f"b{number}": each for number, each in enumerate(fight.blockers)}
    damage = Counter({object_id: each.damage for object_id, each in fighters.items()})
    touched = set()
    for entry in outcome.trace:
        if isinstance(entry.event, DamageDealt) and entry.event.recipient in fighters:
            damage[entry.event.recipient] += entry.event.amount
            if "deathtouch" in fighters[entry.event.source].words:
                touched.add(entry.event.recipient)
    lethal = {
        object_id
        for object_id, each in fighters.items()
        if "indestructible" not in each.words and (damage[object_id] >= each.toughness or object_id in touched)
    }
    assert {each for each, zone in zones(outcome).items() if zone == "graveyard"} - {"jace"} == lethal


@often
@given(BRAWLS)
def test_every_event_cites_a_rule_and_every_cause_comes_before_or_with_its_effect(fight: Fight) -> None:
    trace = resolve(fight.scenario()).trace
    moments = [entry.moment for entry in trace]
    assert all(entry.rules for entry in trace)
    assert moments == sorted(moments)
    assert all(entry.cause is None or entry.cause < index for index, entry in enumerate(trace))


# Determinism.


def shown(outcome: Outcome) -> list[object]:
    """Everything of an outcome but the identity of its states."""
    return [
        plain(outcome.start),
        plain(outcome.state),
        outcome.trace,
        outcome.actions,
        outcome.answers,
        outcome.choices,
        outcome.unmodelled,
    ]


@often
@given(BRAWLS)
def test_resolving_twice_gives_the_same_outcome(fight: Fight) -> None:
    assert shown(resolve(fight.scenario())) == shown(resolve(fight.scenario()))


@often
@given(BRAWLS, st.data())
def test_the_order_of_listing_changes_nothing_where_nothing_is_chosen(fight: Fight, data: st.DataObject) -> None:
    usual = resolve(fight.scenario())
    assume(not usual.choices)
    attackers = data.draw(st.permutations(range(len(fight.attackers))))
    blockers = data.draw(st.permutations(range(len(fight.blockers))))
    other = resolve(fight.scenario(attackers=attackers, blockers=blockers))
    assert (lives(other), zones(other)) == (lives(usual), zones(usual))


@often
@given(BRAWLS, st.data())
def test_the_order_of_blockers_does_not_matter_to_one_attacker_s_default(fight: Fight, data: st.DataObject) -> None:
    needs = [blocker.toughness - blocker.damage for blocker in fight.blockers]
    assume(len(set(needs)) == len(needs))
    assume(not any({"indestructible", "protection-from-green", "shielded"} & {*each.words} for each in fight.blockers))
    alone = replace(
        fight,
        attackers=(replace(fight.attackers[0], words=tuple({*fight.attackers[0].words} - {"deathtouch"})),),
        blockers=tuple(replace(blocker, fights=(0,)) for blocker in fight.blockers),
    )
    usual = resolve(alone.scenario())
    other = resolve(alone.scenario(blockers=data.draw(st.permutations(range(len(fight.blockers))))))
    assert (lives(other), zones(other)) == (lives(usual), zones(usual))


LATER = [
    WhoHasPriority(),
    to(Step.POSTCOMBAT_MAIN),
    to(Step.END),
    to(Step.CLEANUP),
    NEXT_TURN,
    to(Step.PRECOMBAT_MAIN),
    to(Step.END_OF_COMBAT),
]


@often
@given(BRAWLS, st.lists(st.sampled_from(LATER), min_size=1, max_size=4))
def test_one_more_action_after_the_combat_extends_the_trace(fight: Fight, later: list[AdvanceTo]) -> None:
    over = (to(Step.END_OF_COMBAT),)
    before = resolve(fight.scenario(*over, *later[:-1])).trace.entries
    assert resolve(fight.scenario(*over, *later)).trace.entries[: len(before)] == before


@often
@given(BRAWLS)
def test_a_declaration_more_changes_nothing_of_what_came_before_it(fight: Fight) -> None:
    whole = fight.scenario()
    declared = resolve(whole).trace.entries
    attacked = resolve(replace(whole, do=whole.do[:1])).trace.entries
    began = next(index for index, entry in enumerate(attacked) if entry.event == StepBegan(Step.DECLARE_BLOCKERS))
    assert attacked[: began + 1] == declared[: began + 1]


# State.


def known(state: GameState) -> dict[str, object]:
    """The state without what is forgotten each time state-based actions are checked."""
    objects = {each.id: replace(each, deathtouched=False) for each in state.objects.values()}
    return {**plain(state), "objects": objects}  # type: ignore[dict-item]  # a mapping by field name


@often
@given(BRAWLS)
def test_the_trace_alone_gives_the_last_state_and_no_state_is_changed_in_place(fight: Fight) -> None:
    outcome = resolve(fight.scenario(to(Step.END_OF_COMBAT), NEXT_TURN))
    state = outcome.start
    for moment in outcome.trace.moments():
        before = copy.deepcopy(plain(state))
        following = apply(state, (entry.event for entry in moment))
        assert plain(state) == before
        state = following
    assert known(state) == known(outcome.state)


# Divisions, by enumeration.


def recipients(fight: Fight, number: int) -> list[str]:
    """CR 510.1b-c, 702.19b-c: what the attacker can assign damage to."""
    attacker, blockers = fight.attackers[number], [f"b{each}" for each in fight.blockers_of(number)]
    over = "trample-over-planeswalkers" in attacker.words
    if blockers and not over and "trample" not in attacker.words:
        return blockers
    return [*blockers, attacker.at, *(["Bob"] if over and attacker.at == "jace" else [])]


def shares(total: int, among: list[str]) -> Iterator[Division]:
    """Every way to divide a total."""
    for each in product(range(total + 1), repeat=len(among)):
        if sum(each) == total:
            yield tuple(sorted((name, share) for name, share in zip(among, each, strict=True) if share))


def legal(fight: Fight, total: tuple[Division, ...]) -> bool:
    """CR 702.19b-c, 510.1e: whether a total assignment is legal, attacker by attacker, as the rule reads."""
    got = Counter[str]()
    touched = set()
    for attacker, division in zip(fight.attackers, total, strict=True):
        for name, share in division:
            got[name] += share
            if "deathtouch" in attacker.words:
                touched.add(name)

    def lethal(blocker: int) -> bool:
        each = fight.blockers[blocker]
        return f"b{blocker}" in touched or got[f"b{blocker}"] >= each.toughness - each.damage

    for number, (attacker, division) in enumerate(zip(fight.attackers, total, strict=True)):
        beyond = {name for name, _ in division if name in {"Bob", "jace"}}
        blockers = fight.blockers_of(number)
        if beyond and blockers and not all(lethal(blocker) for blocker in blockers):
            return False
        if attacker.at == "jace" and "Bob" in beyond and got["jace"] < fight.loyalty:
            return False
    return True


def total_assignments(fight: Fight) -> list[tuple[Division, ...]]:
    """Every legal total assignment of the attackers, each a division by attacker."""
    each = [
        list(shares(attacker.power, recipients(fight, number))) if attacker.power else [()]
        for number, attacker in enumerate(fight.attackers)
    ]
    return [total for total in product(*each) if legal(fight, total)]


def is_small(fight: Fight) -> bool:
    """Whether the enumeration is over soon: the product of the numbers of divisions, each by stars and bars."""
    each = (
        comb(attacker.power + len(recipients(fight, number)) - 1, attacker.power)
        for number, attacker in enumerate(fight.attackers)
    )
    return prod(each) <= 4000


def as_division(answer: dict[str, int]) -> Division:
    return tuple(sorted((str(name), share) for name, share in answer.items()))


def same_divisions(fight: Fight) -> None:
    """Compare `Assignments` with the enumeration, attacker by attacker."""
    totals = total_assignments(fight)
    questions = [Assignments(ObjectId(f"a{number}")) for number, _ in enumerate(fight.attackers)]
    expected = [
        sorted({total[number] for total in totals} if attacker.power else ())
        for number, attacker in enumerate(fight.attackers)
    ]
    answers = asked(fight.scenario(), *questions)
    assert [sorted(map(as_division, answer)) for answer in answers] == expected


def same_ranges(fight: Fight) -> None:
    """Compare `DamageRange` with the enumeration, for each attacker and recipient."""
    totals = total_assignments(fight)
    pairs = [
        (number, name)
        for number, attacker in enumerate(fight.attackers)
        if attacker.power
        for name in recipients(fight, number)
    ]
    amounts = [[dict(total[number]).get(name, 0) for total in totals] for number, name in pairs]
    expected = [{"min": min(each), "max": max(each)} for each in amounts]
    questions = [DamageRange(ObjectId(f"a{number}"), recipient(name)) for number, name in pairs]
    assert asked(fight.scenario(), *questions) == expected


def listed_is_accepted(fight: Fight, data: st.DataObject) -> None:
    """A division that `Assignments` lists is legal when it is the only one announced: the defaults serve it."""
    number = data.draw(st.integers(0, len(fight.attackers) - 1))
    attacker = ObjectId(f"a{number}")
    (divisions,) = asked(fight.scenario(), Assignments(attacker))
    assume(divisions)
    picked = data.draw(st.sampled_from(divisions))
    assert refused(resolve(fight.scenario(Assign(attacker, picked)))) == {}


def default_is_legal(fight: Fight) -> None:
    """The default is one of the total assignments, and the options reported are counted right."""
    totals = set(total_assignments(fight))
    outcome = resolve(fight.scenario())
    found: dict[str, dict[str, int]] = {f"a{number}": {} for number, _ in enumerate(fight.attackers)}
    for entry in outcome.trace:
        if isinstance(entry.event, DamageAssigned) and entry.event.source in found:
            found[entry.event.source][entry.event.recipient] = entry.event.amount
    default = tuple(as_division(each) for each in found.values())
    assert default in totals
    options = {
        str(each.subject): each.options for each in outcome.choices if each.kind == "combat damage" and each.subject
    }
    alike = [
        {total[number] for total in totals if alike_but(total, default, number)}
        for number, _ in enumerate(fight.attackers)
    ]
    assert [options.get(f"a{number}", 1) for number, _ in enumerate(fight.attackers)] == [len(each) for each in alike]


def alike_but(total: tuple[Division, ...], other: tuple[Division, ...], number: int) -> bool:
    return total[:number] == other[:number] and total[number + 1 :] == other[number + 1 :]


@often
@given(TRAMPLERS.filter(is_small))
def test_510_1e_divisions_of_an_attack_on_a_player_are_those_of_all_legal_total_assignments(fight: Fight) -> None:
    same_divisions(fight)


@often
@given(TRAMPLERS.filter(is_small))
def test_510_1e_the_least_and_the_most_of_an_attack_on_a_player_range_over_all_legal_total_assignments(
    fight: Fight,
) -> None:
    same_ranges(fight)


@often
@given(TRAMPLERS.filter(is_small), st.data())
def test_510_1e_a_listed_division_of_an_attack_on_a_player_is_accepted(fight: Fight, data: st.DataObject) -> None:
    listed_is_accepted(fight, data)


@often
@given(TRAMPLERS.filter(is_small))
def test_510_1e_the_default_of_an_attack_on_a_player_is_legal_and_its_options_are_counted_right(fight: Fight) -> None:
    default_is_legal(fight)


@often
@given(RAIDERS.filter(is_small))
def test_510_1e_divisions_around_a_planeswalker_are_those_of_all_legal_total_assignments(fight: Fight) -> None:
    same_divisions(fight)


@often
@given(RAIDERS.filter(is_small))
def test_510_1e_the_least_and_the_most_around_a_planeswalker_range_over_all_legal_total_assignments(
    fight: Fight,
) -> None:
    same_ranges(fight)


@often
@given(RAIDERS.filter(is_small), st.data())
def test_510_1e_a_listed_division_around_a_planeswalker_is_accepted(fight: Fight, data: st.DataObject) -> None:
    listed_is_accepted(fight, data)


@often
@given(RAIDERS.filter(is_small))
def test_510_1e_the_default_around_a_planeswalker_is_legal_and_its_options_are_counted_right(fight: Fight) -> None:
    default_is_legal(fight)


def test_the_enumeration_itself_agrees_with_the_article_on_trample() -> None:
    beast = Fight((Fighter(5, 5, words=("trample",)),), (Fighter(2, 2, fights=(0,)), Fighter(3, 1, fights=(0,))))
    through = [dict(total[0]) for total in total_assignments(beast) if "Bob" in dict(total[0])]
    assert through == [{"Bob": 2, "b0": 2, "b1": 1}, {"Bob": 1, "b0": 2, "b1": 2}, {"Bob": 1, "b0": 3, "b1": 1}]
