from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import APPLY_EVENT
from bot.engine.magic.asking.scenario import Action, Question
from bot.engine.magic.front.objects_named import NAMED_BY
from bot.engine.magic.front.questions import ANSWER_QUESTION
from bot.engine.magic.resolving.effect_table import PERFORM_EFFECT
from bot.engine.magic.triggers.combat_and_permanent_conditions import FITS_TRIGGER_RECIPIENT, LISTENING_BY_CONDITION
from bot.engine.magic.values.condition_checks import JUDGE_CONDITION
from bot.engine.magic.values.filter_matching import FIND_OBJECTS
from bot.engine.magic.values.modified_characteristics import APPLY_MODIFICATION
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from tests.dispatch_tables import missing_rows, wrong_rows

Table = Mapping[type[Any], Callable[..., object]]
LISTENED: Table = {kind: row.occasions for kind, row in LISTENING_BY_CONDITION.items()}
TABLES = [
    pytest.param(APPLY_EVENT, ev.Event, 1, id="events are applied"),
    pytest.param(PERFORM_EFFECT, fx.Effect, 1, id="effects are carried out"),
    pytest.param(LISTENED, ab.TriggerCondition, 2, id="trigger conditions are listened to"),
    pytest.param(JUDGE_CONDITION, Condition, 2, id="conditions are judged"),
    pytest.param(FIND_OBJECTS, fl.ObjectSet, 2, id="objects are found"),
    pytest.param(APPLY_MODIFICATION, fx.Modification, 1, id="modifications are applied"),
    pytest.param(NAMED_BY, Action, 0, id="actions name objects"),
    pytest.param(ANSWER_QUESTION, Question, 2, id="questions are answered"),
]


@pytest.mark.parametrize(("table", "union", "position"), TABLES)
def test_a_table_has_a_row_for_each_class_that_takes_it(table: Table, union: object, position: int) -> None:
    assert missing_rows(table, union) == set()
    assert wrong_rows(table, position) == set()


def test_whatever_is_attacked_or_dealt_damage_can_be_met() -> None:
    assert set(ab.TriggerRecipient) - set(FITS_TRIGGER_RECIPIENT) == set()
