"""Emperor tables of every size, with anybody out, by either rules: what holds of seats, ranges, attacks and effects."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    Cast,
    IsInRange,
    LegalTargets,
    PlayerSetup,
    ResolveStack,
    Scenario,
    SpellOrAbility,
    WhatIsAttackable,
)
from bot.engine.magic.combat.attacking import attackable_recipients
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.multiplayer.range_of_influence import in_range, reaches, seat_of_recipient
from bot.engine.magic.multiplayer.seats import NO_SEAT, seat_distance, seat_neighbors
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.players import Role
from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.effects import CountOf, GainLife
from bot.engine.magic.words.filters import CREATURE, Matching, Players
from tests.engine.magic.multiplayer.emperor import PESTILENCE
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import burn
from tests.examples import examples

often = settings(max_examples=examples(100), derandomize=True, database=None)
seldom = settings(max_examples=examples(40), derandomize=True, database=None)

CENSUS = CardDefinition(
    (
        Characteristics(
            "census",
            types=("Sorcery",),
            abilities=(SpellAbility((GainLife(Players.YOU, CountOf(Matching(CREATURE))),)),),
        ),
    )
)
"""Its caster gains 1 life for each creature."""


@dataclass(frozen=True)
class Table:
    """Teams of one size, the middle of each an emperor; `gone` are places of seats, and never an emperor's."""

    teams: int
    size: int
    gone: frozenset[int]

    @property
    def names(self) -> list[PlayerId]:
        return [PlayerId(f"{'ABC'[team]}{seat}") for team in range(self.teams) for seat in range(self.size)]

    @property
    def living(self) -> list[PlayerId]:
        return [name for at, name in enumerate(self.names) if at not in self.gone]

    def players(self) -> tuple[PlayerSetup, ...]:
        middle = (self.size - 1) // 2
        return tuple(
            PlayerSetup(
                name,
                team=name[0],
                role=Role.EMPEROR if at % self.size == middle else Role.GENERAL,
                left=at in self.gone,
            )
            for at, name in enumerate(self.names)
        )

    def scenario(self, *do: Action, classic: bool, active: PlayerId, away: int = 0) -> Scenario:
        """Everybody has a creature, which by the older rules stands so many seats to the left."""
        seats = self.living
        creatures = []
        for at, name in enumerate(seats):
            bear = creature(f"bear-{name}", "2/2", by=name)
            creatures.append(replace(bear, territory=seats[(at + away) % len(seats)]) if classic and away else bear)
        variant = "emperor-classic" if classic else "emperor"
        return Scenario(self.players(), tuple(creatures), do, active, variant=variant)

    def state(self, *, classic: bool, away: int = 0) -> GameState:
        return starting_state(self.scenario(classic=classic, active=self.living[0], away=away))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    teams, size = draw(st.integers(2, 3)), draw(st.integers(2, 5))
    generals = [at for at in range(teams * size) if at % size != (size - 1) // 2]
    return Table(teams, size, draw(st.frozensets(st.sampled_from(generals), max_size=len(generals) - 1)))


def bear(player: PlayerId) -> ObjectId:
    return ObjectId(f"bear-{player}")


@often
@given(tables())
def test_801_2a_a_distance_is_the_same_both_ways_and_closing_seats_never_lengthens_one(table: Table) -> None:
    for first, second in combinations(table.living, 2):
        before, now = seat_distance(table.names, first, second), seat_distance(table.living, first, second)
        assert now == seat_distance(table.living, second, first)
        assert 1 <= now <= before < NO_SEAT


@often
@given(tables())
def test_801_2a_who_is_out_is_in_nobodys_range(table: Table) -> None:
    for classic in (False, True):
        state = table.state(classic=classic)
        out = [name for name in table.names if name not in table.living]
        assert not any(reaches(state, None, player, gone) for player in table.living for gone in out)


@often
@given(tables(), st.booleans(), st.integers(0, 4))
def test_801_2_a_range_is_mutual_wherever_it_is_equal(table: Table, classic: bool, away: int) -> None:
    state = table.state(classic=classic, away=away)
    for first, second in combinations(table.living, 2):
        if classic or state.players[first].range == state.players[second].range:
            assert reaches(state, None, first, second) == reaches(state, None, second, first)
            there, back = (bear(first), bear(second))
            assert reaches(state, there, first, back) == reaches(state, back, second, there)


@often
@given(tables())
def test_801_2b_a_wider_range_reaches_whatever_a_narrower_one_does(table: Table) -> None:
    """An emperor's is at least that of each general of the team (809.3a, 809.6a)."""
    state = table.state(classic=False)
    for player in table.living:
        reached = [other for other in table.living if in_range(state, player, other)]
        far = max(seat_distance(table.living, player, other) for other in reached)
        assert player in reached
        assert all(other in reached for other in table.living if seat_distance(table.living, player, other) <= far)


@often
@given(tables())
def test_809_6a_each_begins_with_the_generals_in_range_that_the_rule_asks_for(table: Table) -> None:
    whole = replace(table, gone=frozenset())
    state = whole.state(classic=False)
    for player in whole.living:
        wanted = 2 if state.players[player].role is Role.EMPEROR else 1
        generals = [other for other in state.opponents(player) if state.players[other].role is Role.GENERAL]
        in_reach = [other for other in generals if in_range(state, player, other)]
        assert len(in_reach) >= min(wanted, len(generals))


@often
@given(tables(), st.booleans(), st.integers(0, 3))
def test_801_3_809_3c_every_legal_attack_is_on_an_opponent_next_to_it_and_in_range(
    table: Table, classic: bool, away: int
) -> None:
    for player in table.living:
        scenario = table.scenario(WhatIsAttackable(bear(player)), classic=classic, active=player, away=away)
        outcome = resolve_scenario(scenario)
        state = outcome.start
        for attacked in outcome.answers[0].value:
            assert attacked in state.opponents(player)
            assert attacked in seat_neighbors(table.living, seat_of_recipient(state, bear(player), player))
            assert reaches(state, bear(player), player, attacked)


@often
@given(tables())
def test_809_3c_both_rules_agree_on_who_attacks_whom_where_nobody_has_marched(table: Table) -> None:
    today, older = table.state(classic=False), table.state(classic=True)
    for player in table.living:
        assert attackable_recipients(today, player) == attackable_recipients(older, player)


def test_809_3a_in_teams_of_three_both_rules_agree_on_the_emperors_and_on_how_a_game_begins() -> None:
    table = Table(2, 3, frozenset())
    today, older = table.state(classic=False), table.state(classic=True)
    for player in table.living:
        ranges = [{other for other in table.living if reaches(state, None, player, other)} for state in (today, older)]
        assert (ranges[0] == ranges[1]) is (today.players[player].role is Role.EMPEROR)
        assert today.players[player].life == older.players[player].life == 20


def played(table: Table, do: list[Action], caster: PlayerId, *, classic: bool, away: int) -> Outcome:
    return resolve_scenario(
        table.scenario(*do, ResolveStack(everything=True), classic=classic, active=caster, away=away)
    )


@seldom
@given(tables(), st.booleans(), st.integers(0, 3), st.data())
def test_801_10_nothing_out_of_range_is_damaged_and_everything_in_range_is(
    table: Table, classic: bool, away: int, data: Any
) -> None:
    caster = data.draw(st.sampled_from(table.living))
    outcome = played(table, [Cast(ObjectId("plague"), PESTILENCE, caster)], caster, classic=classic, away=away)
    state = outcome.start
    for player in table.living:
        assert (outcome.state.players[player].life == 19) == reaches(state, None, caster, player)
        assert (outcome.state.objects[bear(player)].damage == 1) == reaches(state, None, caster, bear(player))


@seldom
@given(tables(), st.booleans(), st.integers(0, 3), st.data())
def test_801_4_exactly_what_is_in_range_can_be_targeted(table: Table, classic: bool, away: int, data: Any) -> None:
    caster = data.draw(st.sampled_from(table.living))
    bolt = LegalTargets(SpellOrAbility(burn(), by=caster))
    outcome = resolve_scenario(table.scenario(bolt, classic=classic, active=caster, away=away))
    everything: list[Recipient] = [*table.living, *map(bear, table.living)]
    in_reach = {each for each in everything if reaches(outcome.start, None, caster, each)}
    assert set(outcome.answers[0].value) == in_reach


@seldom
@given(tables(), st.booleans(), st.integers(0, 3), st.data())
def test_801_11_exactly_what_is_in_range_is_counted(table: Table, classic: bool, away: int, data: Any) -> None:
    caster = data.draw(st.sampled_from(table.living))
    outcome = played(table, [Cast(ObjectId("census"), CENSUS, caster)], caster, classic=classic, away=away)
    seen = [player for player in table.living if reaches(outcome.start, None, caster, bear(player))]
    assert outcome.state.players[caster].life == 20 + len(seen)


@often
@given(tables(), st.booleans())
def test_801_2_the_question_answers_as_the_rule_does(table: Table, classic: bool) -> None:
    pairs = [(player, other) for player in table.living for other in table.living]
    asked = [IsInRange(player, other) for player, other in pairs]
    outcome = resolve_scenario(table.scenario(*asked, classic=classic, active=table.living[0]))
    answers = [each.value for each in outcome.answers]
    assert answers == [reaches(outcome.start, None, player, other) for player, other in pairs]


@seldom
@given(tables(), st.data())
def test_804_2_a_creature_is_deployed_only_to_teammates_in_range(table: Table, data: Any) -> None:
    player = data.draw(st.sampled_from(table.living))
    deploy = SpellOrAbility(source=bear(player), ability="{T}: Target teammate", by=player)
    outcome = resolve_scenario(table.scenario(LegalTargets(deploy), classic=False, active=player))
    found = set(outcome.answers[0].value)
    assert found == {mate for mate in outcome.start.teammates(player) if in_range(outcome.start, player, mate)}
    for mate in found:
        do = [Activate(bear(player), "{T}: Target teammate", player, (mate,))]
        there = played(table, list(do), player, classic=False, away=0).state.objects[bear(player)]
        assert (there.controller, there.tapped) == (mate, True)
