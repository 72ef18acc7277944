"""CR 732.1b, 732.2a: a loop that changes life totals alone is counted, and comes out as it would be played."""

import pytest

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.events import LifeLost, ShortcutTaken
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.words.abilities import TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import GainsLife, LosesLife
from bot.engine.magic.words.conditions import Bounds, LifeTotal, Whose
from bot.engine.magic.words.effects import Fixed, GainLife, LifeOf, LoseLife, WinGame
from bot.engine.magic.words.filters import Players, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, beside, cast, spell, watching
from tests.engine.magic.tables.table import cited, duel, events, lives
from tests.engine.magic.tables.words import ALICE, BOB

SALVE = spell("salve", GainLife(Players.YOU, Fixed(3)))
DRUM = watching("drum", "0/9", GainsLife(), LoseLife(Players.EACH_OPPONENT, Fixed(1)))
FEAST = watching("feast", "0/9", LosesLife(Side.OPPONENT), ONE_LIFE)


def salved(*objects: ObjectSetup, bob: int = 20) -> Outcome:
    return resolve_scenario(beside(duel("", "", cast(SALVE), ALL, lives=(20, bob)), *objects))


@pytest.mark.parametrize("life", [2_000, 100_000])
def test_732_1b_a_loop_that_costs_life_is_counted_until_the_total_is_about_to_run_out(life: int) -> None:
    outcome = salved(DRUM, FEAST, bob=life)
    assert (outcome.state.winner, lives(outcome)) == (ALICE, (20 + 3 + life - 1, 0))
    assert cited(outcome, ShortcutTaken) == [("732.1b", "732.2a")]
    assert len(outcome.trace) < 60


def test_732_1b_the_shortcut_says_how_often_and_what_it_changes() -> None:
    outcome = salved(DRUM, FEAST, bob=1_000)
    (taken,) = events(outcome, ShortcutTaken)
    assert taken.changes == ((ALICE, taken.times), (BOB, -taken.times))
    assert taken.times + len(events(outcome, LifeLost)) == 1_000


def test_what_comes_round_a_few_times_is_played_and_told() -> None:
    outcome = salved(DRUM, FEAST, bob=40)
    assert (events(outcome, ShortcutTaken), len(events(outcome, LifeLost))) == ([], 40)


def test_732_2a_what_depends_on_how_much_life_there_is_can_not_be_predicted_and_is_played() -> None:
    rich = LifeTotal(Whose.YOU, Bounds(40, None))
    victory = creature("victory", "0/9", TriggeredAbility(GainsLife(), (WinGame(Players.YOU),), only_if=rich))
    outcome = salved(DRUM, FEAST, victory, bob=500)
    assert (events(outcome, ShortcutTaken), outcome.state.winner, lives(outcome)[0]) == ([], ALICE, 40)


def test_732_2a_an_amount_that_is_a_life_total_is_worked_out_each_time() -> None:
    mirror = watching("mirror", "0/9", LosesLife(Side.OPPONENT), GainLife(Players.YOU, LifeOf(Players.YOU)))
    assert events(salved(DRUM, mirror, bob=300), ShortcutTaken) == []


def test_732_2a_what_somebody_decides_each_time_is_no_part_of_a_shortcut() -> None:
    willing = creature("feast", "0/9", TriggeredAbility(LosesLife(Side.OPPONENT), (ONE_LIFE,), optional=True))
    outcome = salved(DRUM, willing, bob=300)
    assert (events(outcome, ShortcutTaken), outcome.state.winner) == ([], ALICE)
