"""Turns, steps, and players who leave the game, applied (CR 104, 500, 800.4)."""

from collections import Counter

from bot.engine.magic import events as ev
from bot.engine.magic.applying.added_turns import take_turn
from bot.engine.magic.applying.combat import combat_with_nothing_attacked
from bot.engine.magic.applying.effects import end_effects_as_turn_begins, shorten_to_this_turn
from bot.engine.magic.applying.restarting import restart_game
from bot.engine.magic.applying.stack import take_off_stack
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.seats import ranges_of_influence
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState, Schedule, ThisTurn


def apply_turn_began(draft: Draft, event: ev.TurnBegan) -> None:
    draft.change_schedule(turns=draft.schedule.turns + 1)
    take_turn(draft, event.player, extra=event.extra)
    begin_turn(draft, event.player, event.mates)
    for each in event.passed:
        end_effects_as_turn_begins(draft, each)


def apply_time_of_day_changed(draft: Draft, event: ev.TimeOfDayChanged) -> None:
    draft.change_state(time_of_day=event.now)


def apply_step_began(draft: Draft, event: ev.StepBegan) -> None:
    before = draft.state
    draft.change_state(step=event.step, acted=None)
    if before.schedule.ending:
        draft.change_schedule(ending=False)
    if before.schedule.cleans_up_again:
        draft.change_schedule(cleans_up_again=False)
    begin_step(draft, event.step, before)
    follow_added_phase(draft, event.step, event.then, before.schedule)


def apply_priority_in_cleanup(draft: Draft, _: ev.PriorityInCleanup) -> None:
    draft.change_schedule(cleans_up_again=True)


def apply_player_lost(draft: Draft, event: ev.PlayerLost) -> None:
    player = event.player
    draft.change_player(player, lost=True)
    if draft.combat is not None:  # CR 800.4e: nothing is assigned to somebody who left the game
        draft.combat = combat_with_nothing_attacked(draft.combat, player)


def apply_player_left(draft: Draft, event: ev.PlayerLeft) -> None:
    leave_game(draft, event.player)


def apply_game_won(draft: Draft, event: ev.GameWon) -> None:
    draft.change_state(winner=event.winner)


def apply_game_drawn(draft: Draft, _: ev.GameDrawn) -> None:
    draft.change_state(drawn=True)


def begin_turn(draft: Draft, player: PlayerId, mates: tuple[PlayerId, ...]) -> None:
    """CR 500.1, 731.2: a turn begins; what is counted each turn starts anew."""
    casts = Counter(spell.controller for spell in draft.this_turn.spells_cast)
    draft.change_state(
        casts_last_turn=casts,
        active_last_turn=draft.state.active_players,
        active=player,
        this_turn=ThisTurn(),
    )
    draft.change_schedule(
        phases_added=(),
        resumes=None,
        controlled=tuple(each for each in draft.schedule.controlled if not each.begun),
        parts_to_skip=tuple(
            changed(each, this_turn=each.every and each.player in {player, *mates})
            for each in draft.schedule.parts_to_skip
            if not each.this_turn
        ),
    )
    for thing in tuple(draft.objects.values()):
        ended = [each for each in thing.designations if each.until_end_of_turn]
        if thing.memory.attacked:
            draft.change_memory(thing.id, attacked=False)
        if ended:
            draft.change(thing.id, designations=thing.designations.difference(ended))
    for each in (player, *mates):
        draft.each_rested_of(each)
        shorten_to_this_turn(draft, each)
        end_effects_as_turn_begins(draft, each)
    draft.change_state(ranges=ranges_of_influence(draft.players))


def begin_step(draft: Draft, step: Step, before: GameState) -> None:
    """CR 603.7b: a step begins; delayed triggered abilities that waited for it `before` are used up."""
    due = before.due_in(step)
    if due:
        draft.change_ongoing(delayed=tuple(each for each in before.ongoing.delayed if each not in due))
    if before.this_turn.draws_in_step:
        draft.change_this_turn(draws_in_step={})
    if step is Step.UPKEEP:  # CR 701.43b: the untap step in which it does not untap is over
        for player in before.active_players:
            draft.each_exerted_by(player)
            draft.each_kept_tapped_of(player)
            draft.each_less_owed_of(player)
    elif step is Step.PRECOMBAT_MAIN and before.schedule.skips_draw:
        draft.change_schedule(skips_draw=False)
    elif step is Step.BEGINNING_OF_COMBAT:
        draft.combat = Combat(attacked_before=len(draft.before.this_turn.attackers))
    elif step is Step.DECLARE_BLOCKERS:
        draft.change_combat(attackers_declared=True)
    elif step is Step.COMBAT_DAMAGE:
        draft.change_combat(blockers_declared=True)


def follow_added_phase(draft: Draft, step: Step, then: Step | None, before: Schedule) -> None:
    """CR 500.8: an added phase begins, or the turn goes on after added phases."""
    if then is not None:
        draft.change_schedule(phases_added=before.phases_added[1:], resumes=then)
    elif before.resumes is step:
        draft.change_schedule(resumes=None)


def leave_game(draft: Draft, player: PlayerId) -> None:
    """CR 800.4a: the player's spells and abilities leave the stack. Effects that gave them control end elsewhere."""
    draft.change_player(player, lost=True, left=True)
    for stacked in tuple(draft.state.stacked.values()):
        owner = None if stacked.card is None else draft.objects[stacked.card].owner
        if player in {stacked.controller, owner}:
            take_off_stack(draft, stacked.id)


APPLY_GAME_EVENT: EventTable = {
    ev.TurnBegan: apply_turn_began,
    ev.TimeOfDayChanged: apply_time_of_day_changed,
    ev.GameRestarted: restart_game,
    ev.StepBegan: apply_step_began,
    ev.PriorityInCleanup: apply_priority_in_cleanup,
    ev.PlayerLost: apply_player_lost,
    ev.PlayerLeft: apply_player_left,
    ev.GameWon: apply_game_won,
    ev.GameDrawn: apply_game_drawn,
    ev.ActionRefused: change_nothing,
    ev.ChoiceMade: change_nothing,
    ev.LoopStopped: change_nothing,
    ev.GameNotLost: change_nothing,
    ev.GameNotWon: change_nothing,
}
