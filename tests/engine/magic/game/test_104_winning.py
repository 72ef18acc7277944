"""CR 104.2b, 104.3e, 104.3h: effects that win or lose the game."""

import pytest

from bot.engine.magic.events import GameWon, PlayerLost
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.words.effects import LoseGame, WinGame
from bot.engine.magic.words.filters import Players
from tests.engine.magic.multiplayer.emperor import B, C, losers, table
from tests.engine.magic.tables.spells import ALL, cast, spell
from tests.engine.magic.tables.table import cited, duel, events
from tests.engine.magic.tables.words import BOB

VICTORY = spell("victory", WinGame(Players.YOU))


def test_104_2b_an_effect_wins_the_game() -> None:
    outcome = resolve_scenario(duel("", "", cast(VICTORY), ALL))
    assert (outcome.state.winner, outcome.state.over) == ("Alice", True)
    assert [rules[-1] for rules in cited(outcome, GameWon)] == ["104.2b"]


def test_104_3e_an_effect_loses_the_game() -> None:
    outcome = resolve_scenario(duel("", "", cast(spell("defeat", LoseGame(Players.EACH_OPPONENT))), ALL))
    assert (outcome.state.winner, events(outcome, PlayerLost)) == ("Alice", [PlayerLost(BOB, LossReason.EFFECT)])


@pytest.mark.parametrize(("by", "out"), [(B, "DF"), (C, "D")])
def test_104_3h_801_14_with_limited_ranges_the_opponents_in_range_lose_and_the_others_play_on(
    by: PlayerId, out: str
) -> None:
    outcome = resolve_scenario(table(cast(VICTORY, by=by), ALL, active=by))
    assert (losers(outcome), outcome.state.winner) == (out, None)


def test_809_5a_who_reaches_the_other_emperor_wins_for_the_team() -> None:
    outcome = resolve_scenario(table(cast(VICTORY, by=B), ALL, active=B, gone="C"))
    assert (losers(outcome), outcome.state.winner) == ("CDEF", "ABC")
