"""CR 613: what a run through the layers made of one state serves another where all that it read is the same there."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layer_reads import MOST_KEPT
from bot.engine.magic.values.layer_run import Projection
from bot.engine.magic.values.layers import project_board
from bot.engine.magic.words.amounts import CardsIn, CountOf
from bot.engine.magic.words.effects import ModifyPowerToughness
from bot.engine.magic.words.filters import Filter, Matching, Players, Status
from tests.engine.magic.tables.layered import CREATURES, permanent, state_of, static
from tests.engine.magic.tables.words import ALICE
from tests.examples import examples
from tests.properties.sharing import OBJECT_CHANGES, otherwise, shared_boards


def with_hand(state: GameState, number: int) -> GameState:
    alice = replace(state.players[ALICE], hand=number)
    return replace(state, players={**state.players, ALICE: alice})


@settings(max_examples=examples(300))
@given(shared_boards(), st.data())
def test_613_1_what_is_kept_is_what_would_be_worked_out_anew(state: GameState, data: st.DataObject) -> None:
    for _ in range(4):
        assert project_board(state).values == Projection(state).run()
        which, change = (
            data.draw(st.sampled_from(sorted(state.objects))),
            data.draw(st.sampled_from((None, *OBJECT_CHANGES))),
        )
        state = with_hand(state, data.draw(st.integers(0, 2))) if change is None else otherwise(state, which, **change)
    assert project_board(state).values == Projection(state).run()
    assert len(state.table.known_runs) <= MOST_KEPT


def test_613_1_damage_and_life_change_nothing_that_lords_read() -> None:
    state = state_of(permanent("lord 2/2", static(CREATURES, ModifyPowerToughness(1, 1))), permanent("bear 2/2"))
    before = project_board(state).values
    hurt = otherwise(state, "bear", damage=1)
    poorer = replace(hurt, players={**hurt.players, ALICE: replace(hurt.players[ALICE], life=3)})
    assert [project_board(each).values is before for each in (hurt, poorer)] == [True, True]
    assert project_board(otherwise(state, "bear", zone=Zone.GRAVEYARD)).values is not before


def test_613_1_what_an_amount_counts_is_read() -> None:
    tapped = CountOf(Matching(Filter(statuses=(Status.TAPPED,))))
    for amount, change in ((CardsIn("hand", Players.YOU), None), (tapped, "bear")):
        lord = permanent("lord 2/2", static(CREATURES, ModifyPowerToughness(1, 0, amount)))
        state = with_hand(state_of(lord, permanent("bear 2/2")), 0)
        after = with_hand(state, 1) if change is None else otherwise(state, change, tapped=True)
        powers = [project_board(each).values[ObjectId("bear")].power for each in (state, after, state)]
        assert powers == [2, 3, 2]
