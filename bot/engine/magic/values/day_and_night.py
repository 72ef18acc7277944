"""Day and night (CR 702.145, 731): when it becomes day or night, and what turns over."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.day_or_night import TimeOfDay
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.layers import has_keyword
from bot.engine.trace import Rules, cite_rules

TURNED_OVER_AT: dict[TimeOfDay, tuple[KeywordName, int, Rules]] = {
    TimeOfDay.NIGHT: (KeywordName.DAYBOUND, 0, cite_rules("702.145c")),
    TimeOfDay.DAY: (KeywordName.NIGHTBOUND, 1, cite_rules("702.145f")),
}
"""What turns over at that time of day: permanents with this keyword and this face up, with the rule."""


def day_and_night_proposals(state: GameState) -> Iterator[Proposal]:
    """CR 702.145c-d, f-g: what daybound and nightbound make happen immediately."""
    if not state.table.bound:
        return
    if state.time_of_day is None:
        if any(has_keyword(state, thing.id, KeywordName.DAYBOUND) for thing in state.table.bound):
            yield Proposal(ev.TimeOfDayChanged(TimeOfDay.DAY), cite_rules("702.145d"))
        elif any(has_keyword(state, thing.id, KeywordName.NIGHTBOUND) for thing in state.table.bound):
            yield Proposal(ev.TimeOfDayChanged(TimeOfDay.NIGHT), cite_rules("702.145g"))
        return
    keyword, face, cited = TURNED_OVER_AT[state.time_of_day]
    for thing in state.table.bound:
        over = thing.definition.other_face.get(thing.face)
        if thing.face == face and over is not None and not thing.form.copies and has_keyword(state, thing.id, keyword):
            yield Proposal(ev.Transformed(thing.id, over), cited)


def time_of_day_changes(state: GameState) -> Iterator[Proposal]:
    """CR 731.2: the change in the untap step, by the number of spells that the active player or team of the previous
    turn cast."""
    most = max((state.casts_last_turn.get(each, 0) for each in state.active_last_turn), default=0)
    if state.time_of_day is TimeOfDay.DAY and most == 0:
        yield Proposal(ev.TimeOfDayChanged(TimeOfDay.NIGHT, TimeOfDay.DAY), cite_rules("731.2a"))
    if state.time_of_day is TimeOfDay.NIGHT and most >= SPELLS_TO_DAY:
        yield Proposal(ev.TimeOfDayChanged(TimeOfDay.DAY, TimeOfDay.NIGHT), cite_rules("731.2b"))


SPELLS_TO_DAY = 2


def enters_transformed(state: GameState, entering: GameObject) -> bool:
    """CR 702.145b: whether it is night and a double-faced permanent with daybound enters."""
    bound = KeywordName.DAYBOUND in entering.printed.keywords and not entering.form.copies
    return state.time_of_day is TimeOfDay.NIGHT and bound and entering.face in entering.definition.other_face
