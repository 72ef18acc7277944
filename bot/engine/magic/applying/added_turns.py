"""Turns, steps and phases that effects take away or add, applied (CR 500.7, 614.10)."""

from dataclasses import replace
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.steps import TurnPart
from bot.engine.magic.table.game_state import ControlledPlayer
from bot.engine.magic.table.ongoing_effects import PartToSkip


def of_turns(draft: Draft, event: ev.TurnEvent) -> None:
    """CR 500.7-500.8, 614.10a, 723.1a."""
    match event:
        case ev.NextTurnsSkipped(player=player, number=number):
            left = {**draft.state.turns_to_skip, player: draft.state.turns_to_skip.get(player, 0) + number}
            draft.state = changed(draft.state, turns_to_skip=left)
        case ev.TurnSkipped(player=player, extra=extra):
            left = {**draft.state.turns_to_skip, player: draft.state.turns_to_skip[player] - 1}
            take_turn(draft, player, extra=extra)
            draft.state = changed(draft.state, turns_to_skip=left)
        case ev.ExtraTurnsAdded(player=player, number=number):
            draft.state = changed(draft.state, extra_turns=(*draft.state.extra_turns, *[player] * number))
        case ev.PhasesAdded(phases=phases):
            draft.state = changed(draft.state, phases_added=(*phases, *draft.state.phases_added))
        case ev.NextTurnControlled(player=player, by=by):
            others = (each for each in draft.state.controlled if each.begun or each.player != player)
            draft.state = changed(draft.state, controlled=(*others, ControlledPlayer(player, by, event.extra)))
        case ev.ControlOfPlayerBegan(player=player):
            begun = (replace(each, begun=each.begun or each.player == player) for each in draft.state.controlled)
            draft.state = changed(draft.state, controlled=tuple(begun))
        case ev.NextPartsSkipped(player=player, part=part, number=number, this_turn=this_turn):
            more = (PartToSkip(player, part, this_turn),) * number
            draft.state = changed(draft.state, parts_to_skip=(*draft.state.parts_to_skip, *more))
        case ev.PartSkipped(player=player, part=part, by=by, added=added):
            if by is None:
                skip(draft, player, part)  # what says so always skips it the next time, too
            if added:
                draft.state = changed(draft.state, phases_added=draft.state.phases_added[1:])
        case _:
            assert_never(event)


def skip(draft: Draft, player: PlayerId, part: TurnPart) -> None:
    """CR 614.10a: one effect is satisfied, of several the one that ends first."""
    waiting = draft.state.parts_to_skip
    due = [each for each in waiting if (each.player, each.part) == (player, part)]
    satisfied = waiting.index(min(due, key=lambda each: not each.this_turn))
    draft.state = changed(draft.state, parts_to_skip=(*waiting[:satisfied], *waiting[satisfied + 1 :]))


def take_turn(draft: Draft, player: PlayerId, *, extra: bool) -> None:
    """CR 500.7: the last of the extra turns that were added is used up; all others go on from the last regular one."""
    state = draft.state
    if extra:
        last = max(index for index, each in enumerate(state.extra_turns) if each == player)
        left = (*state.extra_turns[:last], *state.extra_turns[last + 1 :])
        draft.state = changed(state, extra_turns=left, regular=state.regular or state.active)
    else:
        draft.state = changed(state, regular=player)
