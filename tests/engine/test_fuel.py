"""The counter of work: what is burned where, and what happens when there is none left."""

import pytest

from bot.engine.fuel import OutOfFuel, burn_fuel, fuelled_number, limited_fuel, while_fuel_lasts
from bot.engine.magic.events import LifeGained
from bot.engine.magic.front.outcome import Outcome, Stop
from bot.engine.magic.front.resolve_scenario import play_to_the_end, resolve_scenario
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.words.effects import Fixed, GainLife
from bot.engine.magic.words.filters import Players
from tests.engine.magic.tables.spells import ALL, cast, spell
from tests.engine.magic.tables.table import duel

SALVES = duel("", "", *(cast(spell(f"salve{each}", GainLife(Players.YOU, Fixed(3)))) for each in range(5)), ALL)

PART = 1_500
"""What takes their play to somewhere before its end."""


def lives(outcome: Outcome) -> list[int]:
    return [entry.event.amount for entry in outcome.trace if isinstance(entry.event, LifeGained)]


def test_where_nobody_limits_it_work_may_go_on() -> None:
    burn_fuel(10**18)
    assert fuelled_number(10**12) == 10**12


def test_what_is_burned_inside_counts_outside() -> None:
    with limited_fuel(100) as outer:
        with limited_fuel(60) as inner:
            burn_fuel(40)
        burn_fuel(10)
    assert (inner.burned, outer.burned, outer.ran_out) == (40, 50, False)


def test_inside_there_is_never_more_than_what_is_left_outside() -> None:
    with limited_fuel(30) as outer, limited_fuel(1_000) as inner, pytest.raises(OutOfFuel):
        burn_fuel(31)
    assert (inner.given, inner.ran_out, outer.ran_out) == (30, True, True)


def test_a_part_that_ran_out_leaves_the_rest_to_what_follows() -> None:
    with limited_fuel(100) as outer:
        with limited_fuel(10), pytest.raises(OutOfFuel):
            burn_fuel(11)
        burn_fuel(80)
    assert not outer.ran_out


def test_what_is_looked_for_ends_when_the_fuel_does() -> None:
    def fuelled(number: int) -> int:
        burn_fuel(10)
        return number

    with limited_fuel(35):
        assert list(while_fuel_lasts(map(fuelled, range(5)))) == [0, 1, 2]


def test_a_scenario_that_is_too_heavy_stops_with_what_was_certain_by_then() -> None:
    whole = resolve_scenario(SALVES)
    with limited_fuel(PART):
        part = resolve_scenario(SALVES)
    assert (whole.stopped, part.stopped) == (None, Stop.TOO_HEAVY)
    assert 0 < len(part.trace) < len(whole.trace)
    assert list(part.trace) == list(whole.trace)[: len(part.trace)]
    assert part.state.players[PlayerId("Alice")].life == 20 + sum(lives(part))
    assert [each.reached for each in part.actions] != [each.reached for each in whole.actions]


def test_it_always_stops_at_the_same_place() -> None:
    traces = []
    for _ in range(3):
        with limited_fuel(PART):
            traces.append(resolve_scenario(SALVES).trace)
    assert traces[0] == traces[1] == traces[2]


def test_half_an_outcome_is_none_where_the_whole_is_needed() -> None:
    with limited_fuel(PART), pytest.raises(OutOfFuel):
        play_to_the_end(SALVES)
