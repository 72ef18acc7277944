"""CR 604.1, 603.2: whose abilities are asked for is found anew only where one of those objects has changed."""

from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.values.layers import project_board
from bot.engine.magic.words.abilities.stack_triggers import GainsLife
from bot.engine.magic.words.effects import Fixed, PutCounters
from bot.engine.magic.words.filters import CREATURE, Matching
from tests.engine.magic.tables.changes import season
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, beside, cast, spell, watching
from tests.engine.magic.tables.table import duel
from tests.engine.magic.tables.words import ALICE

GROW = cast(spell("grow", PutCounters(Matching(CREATURE), "+1/+1", Fixed(1))))


def test_604_1_what_gets_counters_and_says_nothing_changes_nothing_in_who_speaks() -> None:
    outcome = resolve_scenario(beside(duel("bear 2/2", "", GROW, ALL), season()))
    assert project_board(outcome.start).values != project_board(outcome.state).values
    assert project_board(outcome.start).speaking is project_board(outcome.state).speaking


def test_604_1_what_speaks_and_gets_counters_speaks_as_it_is_now() -> None:
    singer = watching("singer", "1/1", GainsLife(), ONE_LIFE, by=ALICE)
    outcome = resolve_scenario(beside(duel("", "", GROW, ALL), singer))
    before, after = project_board(outcome.start).speaking, project_board(outcome.state).speaking
    assert [(values.power, values.toughness) for _, values in before] == [(1, 1)]
    assert [(values.power, values.toughness) for _, values in after] == [(2, 2)]
