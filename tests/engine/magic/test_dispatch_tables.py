from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import APPLY_EVENT
from bot.engine.magic.resolving.resolution import PERFORM_EFFECT
from bot.engine.magic.triggers.combat_and_permanent_conditions import LISTENING, MET
from bot.engine.magic.words import abilities as ab
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


def test_each_trigger_condition_is_listened_to() -> None:
    assert missing_rows(LISTENING, ab.TriggerCondition) == set()


def test_each_trigger_condition_is_listened_to_by_what_takes_it() -> None:
    assert wrong_rows({kind: row.occasions for kind, row in LISTENING.items()}, position=2) == set()


def test_whatever_is_attacked_or_dealt_damage_can_be_met() -> None:
    assert set(ab.Met) - set(MET) == set()
