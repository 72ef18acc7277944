"""What holds in every combat, tried on random ones; the enumeration of divisions here knows nothing of the engine's."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import comb, prod

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    AdvanceTo,
    Assign,
    Assignments,
    Cast,
    DamageRange,
    ResolveStack,
    Scenario,
    WhoHasPriority,
)
from bot.engine.magic.events import (
    DamageAssigned,
    DamageChanged,
    DamageDealt,
    DamageEffectBegan,
    DamagePrevented,
    DamageRedirected,
    DamageReplaced,
    Event,
    StepBegan,
)
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Unchecked
from bot.engine.trace import Entry
from bot.judge.outcome_document import outcome_document
from tests.engine.magic.tables.table import NEXT_TURN, asked, plain, refused, to, zones
from tests.engine.magic.tables.words import ALICE, BOB, recipient
from tests.examples import examples
from tests.judge.metamorphic.renaming import named_back, rename, two_namings
from tests.properties.combats import BRAWLS, CHANGED, RAIDERS, TRAMPLERS, Fight, Fighter, banded

often = settings(
    max_examples=examples(200),
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)

Division = tuple[tuple[str, int], ...]
"""Positive shares by recipient, sorted."""


# What damage does.


def dealt_and_expected(outcome: Outcome) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """Combat damage by source and recipient: what was dealt, and what was assigned, with all that became of it."""
    dealt, expected = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for entry in outcome.trace:
        match entry.event:
            case DamageAssigned(source=source, recipient=hit, amount=amount):
                expected[source, hit] += amount
            case (
                DamagePrevented(source=source, recipient=hit, amount=amount)
                | DamageReplaced(source=source, recipient=hit, amount=amount)
            ):
                expected[source, hit] -= amount
            case DamageChanged(source=source, recipient=hit, before=before, amount=amount):
                expected[source, hit] += amount - before
            case DamageRedirected(source=source, recipient=hit, onto=onto, amount=amount):
                expected[source, hit] -= amount
                expected[source, onto] += amount
            case DamageDealt(source=source, recipient=hit, amount=amount):
                dealt[source, hit] += amount
            case _:
                pass
    return +dealt, +expected


@often
@given(BRAWLS)
def test_120_4_damage_dealt_and_prevented_is_what_was_assigned(fight: Fight) -> None:
    dealt, expected = dealt_and_expected(resolve_scenario(fight.scenario()))
    assert dealt == expected


def after(fight: Fight, spells: list[Cast]) -> Scenario:
    """The combat, after spells that make shields have resolved."""
    combat = fight.scenario()
    first = [step for each in spells for step in (each, ResolveStack(everything=True))]
    return replace(combat, do=(*first, *combat.do))


@often
@given(CHANGED)
def test_120_4_damage_dealt_is_what_was_assigned_as_it_was_changed(table: tuple[Fight, list[Cast]]) -> None:
    dealt, expected = dealt_and_expected(resolve_scenario(after(*table)))
    assert dealt == expected


@often
@given(CHANGED)
def test_615_7_a_shield_prevents_or_redirects_no_more_than_its_number(table: tuple[Fight, list[Cast]]) -> None:
    outcome = resolve_scenario(after(*table))
    events = [entry.event for entry in outcome.trace]
    made = {each.effect.number: each.effect.left for each in events if isinstance(each, DamageEffectBegan)}
    used = Counter[int]()
    for each in events:
        if isinstance(each, DamagePrevented | DamageRedirected) and each.effect is not None:
            used[each.effect] += each.amount
    assert all(used[number] <= left for number, left in made.items() if left is not None)


@often
@given(CHANGED)
def test_the_trace_of_changed_damage_gives_the_last_state(table: tuple[Fight, list[Cast]]) -> None:
    outcome = resolve_scenario(after(*table))
    state = outcome.start
    for moment in outcome.trace.moments():
        state = apply_events(state, (entry.event for entry in moment))
    assert known(state) == known(outcome.state)


@often
@given(BRAWLS)
def test_704_5g_h_who_is_dead_in_the_end_is_who_was_dealt_lethal_damage(fight: Fight) -> None:
    outcome = resolve_scenario(fight.scenario())
    fighters = fight.fighters()
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
    trace = resolve_scenario(fight.scenario()).trace
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
    assert shown(resolve_scenario(fight.scenario())) == shown(resolve_scenario(fight.scenario()))


@often
@given(BRAWLS)
def test_the_names_change_nothing(fight: Fight) -> None:
    scenario, told = fight.scenario(), []
    for names in two_namings(scenario):
        other = rename(scenario, names)
        document = outcome_document(resolve_scenario(other))
        told.append(json.loads(named_back([json.dumps(document)], names)[0]))
    assert told[0] == told[1]


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
    before = resolve_scenario(fight.scenario(*over, *later[:-1])).trace.entries
    assert resolve_scenario(fight.scenario(*over, *later)).trace.entries[: len(before)] == before


@often
@given(BRAWLS)
def test_a_declaration_more_changes_nothing_of_what_came_before_it(fight: Fight) -> None:
    whole = fight.scenario()
    declared = resolve_scenario(whole).trace.entries
    attacked = resolve_scenario(replace(whole, do=whole.do[:1])).trace.entries
    began = next(index for index, entry in enumerate(attacked) if entry.event == StepBegan(Step.DECLARE_BLOCKERS))
    assert attacked[: began + 1] == declared[: began + 1]


# State.


def known(state: GameState) -> dict[str, object]:
    """The state without what is forgotten each time state-based actions are checked."""
    objects = {each.id: replace(each, unchecked=Unchecked(deathtouched=False)) for each in state.objects.values()}
    return {**plain(state), "objects": objects}  # type: ignore[dict-item]  # a mapping by field name


@often
@given(BRAWLS)
def test_the_trace_alone_gives_the_last_state_and_no_state_is_changed_in_place(fight: Fight) -> None:
    outcome = resolve_scenario(fight.scenario(to(Step.END_OF_COMBAT), NEXT_TURN))
    state = outcome.start
    for moment in outcome.trace.moments():
        before = copy.deepcopy(plain(state))
        following = apply_events(state, (entry.event for entry in moment))
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


def divider(fight: Fight, fighter: str) -> PlayerId:
    """CR 702.22j-k: who divides its damage."""
    number = int(fighter[1:])
    if fighter.startswith("a"):
        return BOB if banded([fight.blockers[each] for each in fight.blockers_of(number)]) else ALICE
    return ALICE if banded([fight.attackers[each] for each in fight.blocked_by(number)]) else BOB


def fought_by_blockers(fight: Fight) -> dict[str, tuple[int, list[str]]]:
    """CR 510.1d: for each blocker that assigns damage its power, and the attackers among which it is divided freely."""
    return {
        f"b{number}": (blocker.power, [f"a{each}" for each in fight.blocked_by(number)])
        for number, blocker in enumerate(fight.blockers)
        if blocker.power and fight.blocked_by(number)
    }


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
    """Compare `Assignments` with the enumeration, creature by creature."""
    totals = total_assignments(fight)
    expected = {
        f"a{number}": sorted({total[number] for total in totals} if attacker.power else ())
        for number, attacker in enumerate(fight.attackers)
    }
    expected |= {blocker: sorted(shares(power, among)) for blocker, (power, among) in fought_by_blockers(fight).items()}
    answers = asked(fight.scenario(), *(Assignments(ObjectId(each)) for each in expected))
    assert dict(zip(expected, (sorted(map(as_division, each)) for each in answers), strict=True)) == expected


def same_ranges(fight: Fight) -> None:
    """Compare `DamageRange` with the enumeration, for each creature and recipient."""
    totals = total_assignments(fight)
    amounts = {
        (f"a{number}", name): [dict(total[number]).get(name, 0) for total in totals]
        for number, attacker in enumerate(fight.attackers)
        if attacker.power
        for name in recipients(fight, number)
    }
    amounts |= {
        (blocker, name): [dict(division).get(name, 0) for division in shares(power, among)]
        for blocker, (power, among) in fought_by_blockers(fight).items()
        for name in among
    }
    questions = [DamageRange(ObjectId(creature), recipient(name)) for creature, name in amounts]
    assert dict(zip(amounts, asked(fight.scenario(), *questions), strict=True)) == {
        pair: {"min": min(each), "max": max(each)} for pair, each in amounts.items()
    }


def waits_for_the_other_player(fight: Fight) -> bool:
    """Whether damage may go over the planeswalker because of what Bob divides by CR 702.22j: his default spares his
    creatures and doesn't know of it."""
    over = any("trample-over-planeswalkers" in attacker.words for attacker in fight.attackers)
    return over and any(divider(fight, f"a{number}") == BOB for number in range(len(fight.attackers)))


def listed_is_accepted(fight: Fight, data: st.DataObject) -> None:
    """A division that `Assignments` lists is legal when it is the only one announced, by who divides: the defaults
    serve it. Nothing that went before changes."""
    assume(not waits_for_the_other_player(fight))
    creature = data.draw(st.sampled_from(list(fight.fighters())))
    (divisions,) = asked(fight.scenario(), Assignments(ObjectId(creature)))
    assume(divisions)
    picked = data.draw(st.sampled_from(divisions))
    right = divider(fight, creature)
    by_right = resolve_scenario(fight.scenario(Assign(ObjectId(creature), picked, right)))
    assert refused(by_right) == {}
    assert before_damage(by_right) == before_damage(resolve_scenario(fight.scenario()))
    by_wrong = resolve_scenario(fight.scenario(Assign(ObjectId(creature), picked, ALICE if right == BOB else BOB)))
    assert [kind for why in refused(by_wrong).values() for kind, _ in why] == [RefusalKind.WRONG_DIVIDER]


def before_damage(outcome: Outcome) -> tuple[Entry[Event], ...]:
    """The trace up to the combat damage step, and its beginning."""
    entries = outcome.trace.entries
    began = (
        at
        for at, each in enumerate(entries)
        if isinstance(each.event, StepBegan) and each.event.step is Step.COMBAT_DAMAGE
    )
    return entries[: next(began) + 1]


def default_is_legal(fight: Fight) -> None:
    """The default is one of the total assignments, and the options reported are counted right, and whose they are."""
    totals = set(total_assignments(fight))
    outcome = resolve_scenario(fight.scenario())
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
    for blocker, (power, among) in fought_by_blockers(fight).items():
        assert options.get(blocker, 1) == len(list(shares(power, among)))
    assert all(each.player == divider(fight, str(each.subject)) for each in outcome.choices if each.subject)


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


@often
@given(TRAMPLERS, st.data())
def test_702_22j_by_default_no_more_die_than_have_to(fight: Fight, data: st.DataObject) -> None:
    attacker = replace(fight.attackers[0], power=data.draw(st.integers(1, 6)))
    blockers = tuple(replace(each, fights=(0,)) for each in fight.blockers)
    alone = Fight((attacker,), blockers)
    assume(len(blockers) > 1 and banded(blockers))
    outcome = resolve_scenario(alone.scenario())
    fallen = sum(zone == "graveyard" for each, zone in zones(outcome).items() if each.startswith("b"))
    names = [f"b{number}" for number, _ in enumerate(blockers)]
    assert fallen == min(deaths(alone, dict(division)) for division in shares(attacker.power, names))


def deaths(fight: Fight, division: dict[str, int]) -> int:
    """CR 704.5g-h: how many blockers this division of the first attacker's damage kills."""
    touch = "deathtouch" in fight.attackers[0].words
    return sum(
        "indestructible" not in each.words
        and (division.get(f"b{number}", 0) >= each.toughness - each.damage or (touch and f"b{number}" in division))
        for number, each in enumerate(fight.blockers)
    )


def test_the_enumeration_itself_agrees_with_the_article_on_trample() -> None:
    beast = Fight((Fighter(5, 5, words=("trample",)),), (Fighter(2, 2, fights=(0,)), Fighter(3, 1, fights=(0,))))
    through = [dict(total[0]) for total in total_assignments(beast) if "Bob" in dict(total[0])]
    assert through == [{"Bob": 2, "b0": 2, "b1": 1}, {"Bob": 1, "b0": 2, "b1": 2}, {"Bob": 1, "b0": 3, "b1": 1}]
