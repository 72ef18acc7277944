"""Turns, steps and phases that effects take away or add, applied (CR 500.7, 614.10)."""

from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.applying.stack import take_off_stack
from bot.engine.magic.applying.state_draft import Draft, EventTable
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.steps import STEPS_OF_PART, Step, TurnPart
from bot.engine.magic.table.game_state import ControlledPlayer
from bot.engine.magic.table.ongoing_effects import PartToSkip


def apply_next_turns_skipped(draft: Draft, event: ev.NextTurnsSkipped) -> None:
    left = {
        **draft.schedule.turns_to_skip,
        event.player: draft.schedule.turns_to_skip.get(event.player, 0) + event.number,
    }
    draft.change_schedule(turns_to_skip=left)


def apply_turn_skipped(draft: Draft, event: ev.TurnSkipped) -> None:
    player, waiting = event.player, draft.schedule.turns_to_skip
    take_turn(draft, player, extra=event.extra)
    if event.by is None:
        draft.change_schedule(turns_to_skip={**waiting, player: waiting[player] - 1})


def apply_turn_ended(draft: Draft, _: ev.TurnEnded) -> None:
    """CR 724.1a-b, d: only its cleanup step is still to come."""
    for entry in draft.state.stack:
        take_off_stack(draft, entry)
    draft.combat = None
    draft.change_state(step=Step.END, waiting=())
    draft.change_schedule(phases_added=(), resumes=None, ending=True)


def apply_extra_turns_added(draft: Draft, event: ev.ExtraTurnsAdded) -> None:
    draft.change_schedule(extra_turns=(*draft.schedule.extra_turns, *[event.player] * event.number))


def apply_phases_added(draft: Draft, event: ev.PhasesAdded) -> None:
    draft.change_schedule(phases_added=(*event.phases, *draft.schedule.phases_added))


def apply_next_turn_controlled(draft: Draft, event: ev.NextTurnControlled) -> None:
    others = (each for each in draft.schedule.controlled if each.begun or each.player != event.player)
    draft.change_schedule(controlled=(*others, ControlledPlayer(event.player, event.by, event.extra)))


def apply_control_of_player_began(draft: Draft, event: ev.ControlOfPlayerBegan) -> None:
    begun = (replace(each, begun=each.begun or each.player == event.player) for each in draft.schedule.controlled)
    draft.change_schedule(controlled=tuple(begun))


def apply_next_parts_skipped(draft: Draft, event: ev.NextPartsSkipped) -> None:
    more = (PartToSkip(event.player, event.part, event.this_turn, event.every),) * event.number
    draft.change_schedule(parts_to_skip=(*draft.schedule.parts_to_skip, *more))


def apply_part_skipped(draft: Draft, event: ev.PartSkipped) -> None:
    if event.by is None:
        use_up_skip(draft, event.player, event.part)  # what says so always skips it the next time, too
    if event.added:
        draft.change_schedule(phases_added=draft.schedule.phases_added[1:])
    elif draft.schedule.resumes is STEPS_OF_PART[event.part][0]:  # the turn goes on behind it
        draft.change_schedule(resumes=None)


def use_up_skip(draft: Draft, player: PlayerId, part: TurnPart) -> None:
    """CR 614.10a: one effect that skips the part once is used up, the one that ends first."""
    waiting = draft.schedule.parts_to_skip
    due = [each for each in waiting if (each.player, each.part, each.every) == (player, part, False)]
    if not due:  # all of them in this turn
        return
    satisfied = waiting.index(min(due, key=lambda each: not each.this_turn))
    draft.change_schedule(parts_to_skip=(*waiting[:satisfied], *waiting[satisfied + 1 :]))


def take_turn(draft: Draft, player: PlayerId, *, extra: bool) -> None:
    """CR 500.7: an extra turn uses up the one that was added last; any other turn becomes the last regular one."""
    state = draft.state
    if extra:
        last = max(index for index, each in enumerate(state.schedule.extra_turns) if each == player)
        left = (*state.schedule.extra_turns[:last], *state.schedule.extra_turns[last + 1 :])
        draft.change_schedule(extra_turns=left, regular=state.schedule.regular or state.active)
    else:
        draft.change_schedule(regular=player)


APPLY_TURN_EVENT: EventTable = {
    ev.NextTurnsSkipped: apply_next_turns_skipped,
    ev.TurnSkipped: apply_turn_skipped,
    ev.TurnEnded: apply_turn_ended,
    ev.ExtraTurnsAdded: apply_extra_turns_added,
    ev.PhasesAdded: apply_phases_added,
    ev.NextTurnControlled: apply_next_turn_controlled,
    ev.ControlOfPlayerBegan: apply_control_of_player_began,
    ev.NextPartsSkipped: apply_next_parts_skipped,
    ev.PartSkipped: apply_part_skipped,
}
