"""CR 608.2c-d, 118.12: what depends on a condition, on what is or may be done, and on what X is."""

import pytest

from bot.engine.magic.asking.scenario import Choose
from bot.engine.magic.events import CardDrawn
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.words.conditions import NumberOf
from bot.engine.magic.words.effects import (
    ONE,
    CountOf,
    Draw,
    Effect,
    Fixed,
    GainLife,
    IfSo,
    LoseLife,
    Optionally,
    RemoveCounters,
    Sacrifice,
    Tap,
    ValueOfX,
    WhereXIs,
)
from bot.engine.magic.words.filters import CREATURE, YOUR_CREATURE, Matching, Players
from tests.engine.magic.tables.spells import ALL, cast, spell
from tests.engine.magic.tables.table import duel, events, gone, lives

GAIN = GainLife(Players.YOU, ONE)
LOSE = LoseLife(Players.YOU, Fixed(2))
A_CREATURE = Sacrifice(Players.YOU, ONE, CREATURE)


def life(*effects: Effect, alice: str = "", answer: Choose | None = None) -> int:
    """Alice's life after a spell that does this."""
    chosen = () if answer is None else (answer,)
    return lives(resolve_scenario(duel(alice, "", *chosen, cast(spell("rite", *effects)), ALL)))[0]


@pytest.mark.rule("118.12")
def test_118_12_what_must_be_done_is_not_asked() -> None:
    must = Optionally((A_CREATURE,), otherwise=(LOSE,), may=False)
    outcome = resolve_scenario(duel("bear 2/2", "", cast(spell("rite", must)), ALL))
    assert (gone(outcome), lives(outcome)) == ({"bear", "rite"}, (20, 20))
    assert [each.kind for each in outcome.choices] == ["sacrifice"]
    assert life(must) == 18


def test_118_12_what_may_be_done_for_nothing_is_done() -> None:
    assert life(Optionally((GAIN,))) == 21


@pytest.mark.rule("118.3")
def test_118_3_what_can_not_happen_is_not_done() -> None:
    tapping = Optionally((Tap(Matching(YOUR_CREATURE)),), then=(GAIN,))
    assert (life(tapping, alice="bear 2/2"), life(tapping, alice="bear 2/2 tapped")) == (21, 20)


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("alice", "result"), [("bear 2/2", 21), ("", 18)])
def test_608_2c_the_condition_is_asked_as_the_instruction_is_reached(alice: str, result: int) -> None:
    assert life(IfSo(NumberOf(YOUR_CREATURE), (GAIN,), (LOSE,)), alice=alice) == result


@pytest.mark.rule("608.2h")
def test_608_2h_x_is_worked_out_once() -> None:
    x = CountOf(Matching(YOUR_CREATURE))
    all_but_one = Sacrifice(Players.YOU, ValueOfX(), CREATURE)
    outcome: Outcome = resolve_scenario(
        duel(
            "a 1/1, b 1/1",
            "",
            cast(spell("rite", WhereXIs(x, (all_but_one, Draw(Players.YOU, ValueOfX()))))),
            ALL,
        )
    )
    assert (gone(outcome), len(events(outcome, CardDrawn))) == ({"a", "b", "rite"}, 2)


@pytest.mark.rule("118.3")
def test_118_3_counters_that_are_not_there_can_not_be_removed() -> None:
    removing = Optionally((RemoveCounters(Matching(YOUR_CREATURE), "+1/+1"),), then=(GAIN,))
    assert life(removing, alice="bear 2/2") == 20
