from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.events.apply_event import APPLY_EVENT
from tests.dispatch_tables import missing_rows, wrong_rows


def test_each_event_that_does_something_is_applied() -> None:
    assert missing_rows(APPLY_EVENT, ev.Performed) == set()
    assert wrong_rows(APPLY_EVENT, position=1) == set()
