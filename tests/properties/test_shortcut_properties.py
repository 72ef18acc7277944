"""A loop that is counted comes out as the same loop that is played (CR 732.1b), whatever the totals and amounts."""

from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.fuel import limited_fuel
from bot.engine.magic.asking.scenario import Scenario
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.game import game_in_progress, loop_shortcuts
from bot.engine.magic.words.abilities import ReplacementAbility
from bot.engine.magic.words.abilities.event_replacements import Scaled, WouldGainLife
from bot.engine.magic.words.abilities.stack_triggers import GainsLife, LosesLife
from bot.engine.magic.words.effects import Amount, Effect, Fixed, GainLife, LoseLife, ThatMuch
from bot.engine.magic.words.filters import Players, Side
from tests.engine.magic.tables.changes import enchantment
from tests.engine.magic.tables.spells import ALL, beside, cast, spell, watching
from tests.engine.magic.tables.table import duel
from tests.examples import examples

SALVE = spell("salve", GainLife(Players.YOU, Fixed(1)))
amounts: st.SearchStrategy[Amount] = st.builds(Fixed, st.integers(1, 3)) | st.just(ThatMuch())
drains: st.SearchStrategy[Effect] = st.builds(LoseLife, st.just(Players.EACH_OPPONENT), amounts)
gains: st.SearchStrategy[Effect] = st.builds(GainLife, st.just(Players.YOU), st.builds(Fixed, st.integers(1, 3)))
others: st.SearchStrategy[Effect] = st.builds(
    GainLife, st.just(Players.EACH_OPPONENT), st.builds(Fixed, st.integers(1, 3))
) | st.builds(LoseLife, st.sampled_from([Players.YOU, Players.EACH_PLAYER]), st.builds(Fixed, st.integers(1, 3)))
besides = st.lists(others, max_size=2)
more = st.lists(st.builds(Scaled, st.just(1), st.integers(0, 2)), max_size=1)
totals = st.tuples(st.integers(1, 90), st.integers(1, 90))

FUEL = 400_000
"""What may be played here: some 1,500 events."""


def end(scenario: Scenario) -> Outcome | None:
    """How it ends; None where that takes too long."""
    with limited_fuel(FUEL):
        outcome = resolve_scenario(scenario)
    return None if outcome.stopped else outcome


@settings(max_examples=examples(60))
@given(drains, gains, besides, more, totals)
def test_732_1b_what_is_counted_ends_as_it_would_be_played(
    drain: Effect, gain: Effect, beside_it: list[Effect], gaining_more: list[Scaled], lives: tuple[int, int]
) -> None:
    drum = watching("drum", "0/9", GainsLife(), drain, *beside_it)
    feast = watching("feast", "0/9", LosesLife(Side.OPPONENT), gain)
    fonts = [enchantment("font", ReplacementAbility(WouldGainLife(), each)) for each in gaining_more]
    table = beside(duel("", "", cast(SALVE), ALL, lives=lives), drum, feast, *fonts)
    with patch.object(loop_shortcuts, "FEWEST_REPEATS", 1):
        counted = end(table)
        with patch.object(game_in_progress, "shortcut_taken", lambda *_: None):
            played = end(table)
    if played is None:
        return  # longer than is played here: nothing to compare with
    assert counted is not None
    assert (counted.state.players, counted.state.winner, counted.state.drawn) == (
        played.state.players,
        played.state.winner,
        played.state.drawn,
    )
