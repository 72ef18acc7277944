from types import ModuleType

import pytest

from bot.engine.magenoir.events import game_events as ev
from bot.explain.magenoir import english, french
from tests.dispatch_tables import missing_rows, wrong_rows


@pytest.mark.parametrize("language", [english, french])
def test_each_event_around_the_actions_is_told(language: ModuleType) -> None:
    assert missing_rows(language.around.TELL_AROUND, ev.Around) == set()
    assert wrong_rows(language.around.TELL_AROUND, position=0) == set()
