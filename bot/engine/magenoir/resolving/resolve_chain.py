"""Resolves one chain to its end: each action, then at once what it triggers; nothing else begins meanwhile."""

from bot.engine.fuel import EVENT, LOOK, burn_fuel
from bot.engine.magenoir.announcing.planned_actions import PlannedAction, PlannedChain
from bot.engine.magenoir.asking.outcome import ChainRecord
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import CHAINS, COMPONENTS, DEFEAT
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.options import DefeatCheck, OpenQuestion
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.resolving.perform_action import perform_action
from bot.engine.magenoir.resolving.triggered_actions import plan_following_actions, plan_triggered_on
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx

MOST_ACTIONS = 1_000
"""A chain with this many actions is taken to be endless."""
LOOP_LENGTH_LOOKED_AT = 100
"""How many of the last actions of an endless chain are looked at for the cards of the loop."""


def resolve_chain(table: Table, prospect: PlannedChain) -> None:
    """Resolve a chain: each action, then at once what it triggers, then the rest."""
    number = len(table.chains)
    table.moment += 1
    began = table.note(ev.ChainBegan(prospect.starter, number), CHAINS, prospect.cause)
    waiting = [*reversed(prospect.planned)]
    if prospect.act is ev.Act.ACTIVATE:
        report_missing_cards(table, prospect)
        waiting += reversed(plan_triggered_on(table, ab.Occasion.ACTIVATES, prospect.by, began))
    after_action = table.options.defeat_check is DefeatCheck.AFTER_ACTION
    done: list[ActionInProgress] = []
    unsure = True  # a player may have begun without hit points
    while waiting:
        current = resolve_next_action(table, waiting, began)
        if current.events:
            done.append(current)
        if (current.leads_on or unsure) and after_action and check_defeat(table):
            report_unplayed_actions(table, waiting)
            break
        unsure = False
        if len(done) == MOST_ACTIONS:
            table.note(
                ev.EndlessLoop(tuple(dict.fromkeys(each.source for each in done[-LOOP_LENGTH_LOOKED_AT:]))), CHAINS
            )
            break
    check_defeat(table)
    table.note(ev.ChainEnded(prospect.starter, number), CHAINS, began)
    if done:
        table.chains.append(ChainRecord(prospect.starter, tuple([tuple(each.events) for each in done])))


def resolve_next_action(table: Table, waiting: list[PlannedAction], began: int) -> ActionInProgress:
    """Carry out the next action, and put what it leads to before everything that waits still."""
    burn_fuel(EVENT + LOOK * len(table.state.cards))
    planned = waiting.pop()
    table.moment += 1
    current = ActionInProgress(table, planned, began if planned.cause is None else planned.cause)
    perform_action(current)
    if current.next:
        waiting += reversed(current.next)
    if current.leads_on:
        waiting += reversed(plan_following_actions(current))
    return current


def report_missing_cards(table: Table, prospect: PlannedChain) -> None:
    """Leave open what the publisher's texts do not say: that the spell or a component of the activation is gone."""
    cards = table.state.cards
    if isinstance(prospect.starter, ObjectId) and not cards[prospect.starter].on_board:
        table.leave_open(OpenQuestion.SPELL_GONE, CHAINS, prospect.starter)
    for name in prospect.components:
        if not cards[name].on_board:
            table.leave_open(OpenQuestion.COMPONENT_GONE, COMPONENTS, name)


def report_unplayed_actions(table: Table, waiting: list[PlannedAction]) -> None:
    """Leave open whether effects still to come might have mattered, after a defeat within a chain."""
    if any(isinstance(each.action, fx.Action) for each in waiting):
        table.leave_open(OpenQuestion.DEFEAT_CHECK, DEFEAT)


def check_defeat(table: Table) -> bool:
    """Defeat whoever has no hit points left or drew from an empty deck; return whether the game ends now."""
    players = table.state.players.values()
    defeated = [each.name for each in players if each.hit_points <= 0 or each.out_of_cards]
    if not defeated or table.state.over:
        return False
    table.end(defeated, winner_of(table, defeated))
    return True


def winner_of(table: Table, defeated: list[PlayerId]) -> PlayerId | None:
    """Return the other player; None if both are defeated at once, unless the turn's player loses ties."""
    state = table.state
    if len(defeated) == 1:
        return state.opponent(defeated[0])
    table.leave_open(OpenQuestion.BOTH_DEFEATED, DEFEAT)
    return state.opponent(state.active) if table.options.turn_player_loses_ties else None
