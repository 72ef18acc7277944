from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import APPLY_EVENT
from bot.engine.magic.resolving.resolution import PERFORM_EFFECT
from bot.engine.magic.words import effects as fx
from tests.dispatch_tables import missing_rows, wrong_rows


def test_each_event_is_applied() -> None:
    assert missing_rows(APPLY_EVENT, ev.Event) == set()


def test_each_event_is_applied_by_what_takes_it() -> None:
    assert wrong_rows(APPLY_EVENT, position=1) == set()


def test_each_effect_is_carried_out() -> None:
    assert missing_rows(PERFORM_EFFECT, fx.Effect) == set()


def test_each_effect_is_carried_out_by_what_takes_it() -> None:
    assert wrong_rows(PERFORM_EFFECT, position=1) == set()
