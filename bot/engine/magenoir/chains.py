"""Resolves one chain of events to its end: indivisible actions, depth first; nothing else begins meanwhile."""

from bot.engine.magenoir import abilities as ab
from bot.engine.magenoir import effects as fx
from bot.engine.magenoir import events as ev
from bot.engine.magenoir.citations import CHAINS, COMPONENTS, DEFEAT
from bot.engine.magenoir.deeds import Planned, Prospect
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.options import DefeatCheck, OpenQuestion
from bot.engine.magenoir.outcome import ChainRecord
from bot.engine.magenoir.performing import perform_action
from bot.engine.magenoir.table import Table
from bot.engine.magenoir.triggers import by_occasion, what_follows

MOST_ACTIONS = 1_000
"""Actions of one chain; one that is longer goes round without end."""
ROUND = 100
"""The last actions of an endless chain, among which the cards are that go round."""


def resolve_chain(table: Table, prospect: Prospect) -> None:
    """Resolve a chain: each action, then at once what it triggers, then the rest."""
    number = len(table.chains)
    table.moment += 1
    began = table.note(ev.ChainBegan(prospect.starter, number), CHAINS, prospect.cause)
    waiting = [*reversed(prospect.planned)]
    if prospect.act is ev.Act.ACTIVATE:
        say_what_is_gone(table, prospect)
        waiting += reversed(by_occasion(table, ab.Occasion.ACTIVATES, prospect.by, began))
    after_action = table.options.defeat_check is DefeatCheck.AFTER_ACTION
    done: list[Doing] = []
    unsure = True  # nobody has looked yet who began without hit points
    while waiting:
        doing = resolve_next_action(table, waiting, began)
        if doing.events:
            done.append(doing)
        if (doing.stirs or unsure) and after_action and check_defeat(table):
            say_what_is_not_played(table, waiting)
            break
        unsure = False
        if len(done) == MOST_ACTIONS:
            table.note(ev.EndlessLoop(tuple(dict.fromkeys(each.source for each in done[-ROUND:]))), CHAINS)
            break
    check_defeat(table)
    table.note(ev.ChainEnded(prospect.starter, number), CHAINS, began)
    if done:
        table.chains.append(ChainRecord(prospect.starter, tuple([tuple(each.events) for each in done])))


def resolve_next_action(table: Table, waiting: list[Planned], began: int) -> Doing:
    """Carry out the next action, and put what it leads to before everything that waits still."""
    planned = waiting.pop()
    table.moment += 1
    doing = Doing(table, planned, began if planned.cause is None else planned.cause)
    perform_action(doing)
    if doing.next:
        waiting += reversed(doing.next)
    if doing.stirs:
        waiting += reversed(what_follows(doing))
    return doing


def say_what_is_gone(table: Table, prospect: Prospect) -> None:
    """What is missing by now of what the activation was announced with, which the publisher's texts do not speak of."""
    cards = table.state.cards
    if isinstance(prospect.starter, ObjectId) and not cards[prospect.starter].on_board:
        table.leave_open(OpenQuestion.SPELL_GONE, CHAINS, prospect.starter)
    for name in prospect.components:
        if not cards[name].on_board:
            table.leave_open(OpenQuestion.COMPONENT_GONE, COMPONENTS, name)


def say_what_is_not_played(table: Table, waiting: list[Planned]) -> None:
    """A defeat in the middle of a chain: effects that were still to come might have mattered."""
    if any(isinstance(each.deed, fx.Action) for each in waiting):
        table.leave_open(OpenQuestion.DEFEAT_CHECK, DEFEAT)


def check_defeat(table: Table) -> bool:
    """Whoever has no hit points left, or had to draw from an empty deck, has lost; return whether the game ends now."""
    players = table.state.players.values()
    defeated = [each.name for each in players if each.hit_points <= 0 or each.out_of_cards]
    if not defeated or table.state.over:
        return False
    table.end(defeated, winner_of(table, defeated))
    return True


def winner_of(table: Table, defeated: list[PlayerId]) -> PlayerId | None:
    """The other player; of two who are defeated at once nobody, or the one whose turn it is not."""
    state = table.state
    if len(defeated) == 1:
        return state.opponent(defeated[0])
    table.leave_open(OpenQuestion.BOTH_DEFEATED, DEFEAT)
    return state.opponent(state.active) if table.options.turn_player_loses_ties else None
