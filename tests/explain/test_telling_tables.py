from collections.abc import Callable, Mapping
from functools import partial
from types import ModuleType
from typing import Any

import pytest

from bot.engine.magic import events as ev
from bot.engine.magic.asking.scenario import Question
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.explain import english, french
from bot.explain.telling import TellingTable
from bot.explain.trace_passages import SHARED
from tests.dispatch_tables import missing_rows, wrong_rows
from tests.explain.samples import everything

TABLES = [pytest.param(english.events.TELL_EVENT, id="en"), pytest.param(french.events.TELL_EVENT, id="fr")]


@pytest.mark.parametrize("table", TABLES)
def test_each_event_is_told(table: TellingTable) -> None:
    assert missing_rows(table, ev.Event) == set()


@pytest.mark.parametrize("table", TABLES)
def test_each_event_is_told_by_what_takes_it(table: TellingTable) -> None:
    taking_events: Mapping[type[Any], Callable[..., object]] = {
        kind: row.args[-1] for kind, row in table.items() if isinstance(row, partial)
    }
    assert wrong_rows(taking_events, position=0) == set()


@pytest.mark.parametrize("language", [english, french])
def test_each_answer_modification_and_rule_for_players_is_told(language: ModuleType) -> None:
    for table, union, position in (
        (language.answers.TELL_ANSWER, Question, 1),
        (language.changes.TELL_MODIFICATION, fx.Modification, 0),
        (language.impositions.TELL_PLAYERS_RULE, ab.PlayersRule, 0),
    ):
        assert missing_rows(table, union) == set()
        assert wrong_rows(table, position) == set()


def test_what_events_share_can_be_asked_of_each() -> None:
    shared = {type(event): hash(SHARED[type(event)](event, ())) for event, *_ in everything() if type(event) in SHARED}
    assert shared.keys() == SHARED.keys()
