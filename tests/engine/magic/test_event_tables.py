from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import APPLY_EVENT
from tests.dispatch_tables import missing_rows, wrong_rows


def test_each_event_is_applied() -> None:
    assert missing_rows(APPLY_EVENT, ev.Event) == set()


def test_each_event_is_applied_by_what_takes_it() -> None:
    assert wrong_rows(APPLY_EVENT, position=1) == set()
