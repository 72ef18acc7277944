"""How often abilities trigger (CR 603.2d, 101.2): "don't cause abilities to trigger", "triggers an additional time"."""

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.own_names_and_qualities import read_attached_object
from bot.oracle.nouns.permanents import read_described, read_one_described
from bot.oracle.text.cursor import Cursor

_CAUSES = {str(each): each for each in ab.TriggerCause}


def read_trigger_change(at: Cursor) -> tuple[ab.TriggerChange, ...]:
    """`trigger_change` = dont_trigger | triggers_again_because | triggers_again"""
    return at.first_of(
        _read_dont_trigger, _read_triggers_again_because, _read_triggers_again, expected="how often abilities trigger"
    )


def _read_causes(at: Cursor) -> tuple[ab.TriggerCause, ...]:
    """`causes` = cause ["the battlefield"] { "or" cause }"""
    found = [_read_cause(at)]
    while at.take("or"):
        found.append(_read_cause(at))
    return tuple(found)


def _read_cause(at: Cursor) -> ab.TriggerCause:
    found = _CAUSES[at.one_word(_CAUSES, "“entering”, “dying” or “attacking”")]
    if found is ab.TriggerCause.ENTERING:
        at.take("the", "battlefield")
    return found


def _read_dont_trigger(at: Cursor) -> tuple[ab.TriggerChange, ...]:
    """`dont_trigger` = described in the plural causes "don't cause abilities" ["of" described] "to trigger"."""
    what = read_described(at, plural=True)
    causes = _read_causes(at)
    at.expect("don't", "cause", "abilities")
    of = read_described(at, plural=True) if at.take("of") else None
    at.expect("to", "trigger")
    return (ab.TriggersNothing(what, causes, of),)


def _read_triggers_again_because(at: Cursor) -> tuple[ab.TriggerChange, ...]:
    """`triggers_again_because` = "if" one_described causes "causes a triggered ability of" one_described "to trigger"
    "," additional_time"""
    at.expect("if")
    what = read_one_described(at)
    causes = _read_causes(at)
    at.expect("causes", "a", "triggered", "ability", "of")
    of = read_one_described(at)
    at.expect("to", "trigger", ",")
    _read_additional_time(at)
    return (ab.TriggersAgain(fl.Matching(of), what, causes),)


def _read_triggers_again(at: Cursor) -> tuple[ab.TriggerChange, ...]:
    """`triggers_again` = "if" ("an ability" | "a triggered ability") "of" (one_described | attached_object) "triggers"
    "," additional_time"""
    at.expect("if")
    if not at.take("an", "ability", "of"):
        at.expect("a", "triggered", "ability", "of")
    host = at.attempt(read_attached_object)
    of: fl.ObjectSet = fl.Matching(read_one_described(at)) if host is None else host
    at.expect("triggers", ",")
    _read_additional_time(at)
    return (ab.TriggersAgain(of),)


def _read_additional_time(at: Cursor) -> None:
    """`additional_time` = ("that ability" | "it") "triggers an additional time"."""
    if not at.take("it"):
        at.expect("that", "ability")
    at.expect("triggers", "an", "additional", "time")
