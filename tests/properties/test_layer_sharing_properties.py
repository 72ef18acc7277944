"""What is worked out once for many effects in the layers is what would be worked out for each of them."""

from collections.abc import Mapping
from typing import Any
from unittest.mock import patch

from hypothesis import given, settings

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values import continuous_effects, layer_run
from bot.engine.magic.values.layer_run import AppliedEffect, Projection
from tests.engine.magic.tables.layered import HUMILITY, OPALESCENCE, permanent, state_of
from tests.engine.magic.tables.saving import nothing_saved
from tests.examples import examples
from tests.properties.sharing import shared_boards


def worked_out(state: GameState) -> tuple[Mapping[ObjectId, Characteristics], list[Any]]:
    """Everybody's values, and what was applied in which layer to what, in order."""
    applied: list[AppliedEffect] = []
    return Projection(state, applied).run(), [(each.layer, each.candidate.effect, each.affected) for each in applied]


@settings(max_examples=examples(500))
@given(shared_boards())
def test_613_8_what_equal_effects_share_is_what_each_would_find_by_itself(state: GameState) -> None:
    with nothing_saved():
        apart = worked_out(state)
    assert worked_out(state) == apart


def trials(number: int) -> int:
    """How often it is looked which abilities would be left, with so many Humilities and Opalescences."""
    enchantments = (("humility", HUMILITY), ("opalescence", OPALESCENCE))
    objects = [
        permanent(f"{name}{at} enchantment", ability, cost="{2}{W}{W}")
        for at in range(number)
        for name, ability in enchantments
    ]
    looking = continuous_effects.keys_of_candidates
    with patch.object(layer_run, "keys_of_candidates", wraps=looking) as looked:
        Projection(state_of(*objects)).run()
    return looked.call_count


def test_613_8_more_copies_of_the_same_effects_take_no_more_trials() -> None:
    assert (trials(2), trials(12)) == (1, 1)
