"""A game with nothing saved: each effect is looked at by itself, each pair is tried, nothing is kept, and after each
event everybody is asked whatever it was."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from bot.engine.magic.applying import state_draft
from bot.engine.magic.combat import attacking, blocking
from bot.engine.magic.combat.companions import companions_for
from bot.engine.magic.combat.damage import step
from bot.engine.magic.combat.declaration_problem import Companions
from bot.engine.magic.game import game_in_progress, state_based_actions
from bot.engine.magic.replacing import damage_effects, damage_order, damage_results, destruction, event_effects, road
from bot.engine.magic.table import objects
from bot.engine.magic.triggers import triggered_abilities
from bot.engine.magic.values import layer_reads, layer_run, layers


class EveryEvent(frozenset[type]):
    """A set of kinds of events that any event is taken to be of."""

    def isdisjoint(self, _: object) -> bool:
        return False


def all_companions(*given: Any, **_: bool) -> Companions:
    """All who are company, also where a few would do."""
    return companions_for(*given)


SAVING_NOTHING: Mapping[tuple[object, str], Any] = {
    (layer_run, "are_independent"): lambda *_: False,
    (layer_run, "may_depend"): lambda *_: True,
    (layer_run, "may_share_trial"): lambda *_: False,
    (layer_run, "is_worked_out_anew"): lambda _: True,
    (layer_run, "resizes_by_number"): lambda _: False,
    (layer_reads, "is_all_the_same"): lambda *_: False,
    (layer_run.Projection, "_shares_phrase"): lambda *_: False,
    (game_in_progress, "fights_as_before"): lambda *_: False,
    (game_in_progress, "is_quiet"): lambda _: False,
    (game_in_progress, "finds_nothing_new"): lambda *_: False,
    (state_based_actions, "is_quiet"): lambda _: False,
    (damage_effects, "is_quiet"): lambda _: False,
    (damage_order, "is_quiet"): lambda _: False,
    (damage_results, "is_quiet"): lambda _: False,
    (destruction, "is_quiet"): lambda _: False,
    (state_draft, "is_otherwise"): lambda *_: True,
    (objects, "is_unusual"): lambda _: True,
    (objects, "MANY"): 10**9,
    (layers, "MANY"): 10**9,
    (state_based_actions, "checks_for"): lambda *_: state_based_actions.STATE_BASED_ACTIONS,
    (game_in_progress, "EVENTS_OF_LOOPS"): EveryEvent(),
    (game_in_progress, "EVENTS_ON_THE_ROAD"): EveryEvent(),
    (road, "is_quiet"): lambda _: False,
    (step, "has_one_way"): lambda _: False,
    (attacking, "companions_for"): all_companions,
    (blocking, "companions_for"): all_companions,
    (event_effects, "destruction_watchers"): event_effects.destruction_watchers.__wrapped__,
    (state_draft, "PASSING_FIELDS"): frozenset(),
    (triggered_abilities, "EVENTS_OF_OPTIONAL_COSTS"): EveryEvent(),
    (triggered_abilities, "EVENTS_HEARD_ELSEWHERE"): EveryEvent(),
}
"""What saves work, each as it saves none."""


@contextmanager
def nothing_saved() -> Iterator[None]:
    """Within it no work is saved."""
    with ExitStack() as stack:
        for (place, name), saving_nothing in SAVING_NOTHING.items():
            stack.enter_context(patch.object(place, name, saving_nothing))
        yield
