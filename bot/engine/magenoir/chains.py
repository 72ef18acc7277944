"""Resolves one chain of events to its end: indivisible actions, depth first; nothing else begins meanwhile."""

from bot.engine.magenoir.abilities import Occasion
from bot.engine.magenoir.citations import CHAINS, COMPONENTS, DEFEAT
from bot.engine.magenoir.deeds import Planned, Prospect
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.effects import Action
from bot.engine.magenoir.events import (
    Act,
    ChainBegan,
    ChainEnded,
    DamageDealt,
    EndlessLoop,
    HitPointsLost,
    NothingToDraw,
    Performed,
)
from bot.engine.magenoir.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.options import DefeatCheck, OpenQuestion
from bot.engine.magenoir.outcome import ChainRecord
from bot.engine.magenoir.performing import perform
from bot.engine.magenoir.table import Table
from bot.engine.magenoir.triggers import by_occasion, what_follows

MOST_ACTIONS = 1_000
"""Actions of one chain; one that is longer goes round without end."""
ROUND = 100
"""The last actions of an endless chain, among which the cards are that go round."""
DEFEATING = frozenset({DamageDealt, HitPointsLost, NothingToDraw})
"""The kinds of events by which a player may be defeated."""


def run(table: Table, prospect: Prospect) -> None:
    """Resolve a chain: each action, then at once what it triggers, then the rest."""
    number = len(table.chains)
    table.moment += 1
    began = table.note(ChainBegan(prospect.starter, number), CHAINS, prospect.cause)
    waiting = [*reversed(prospect.planned)]
    if prospect.act is Act.ACTIVATE:
        say_what_is_gone(table, prospect)
        waiting += reversed(by_occasion(table, Occasion.ACTIVATES, prospect.by, began))
    after_action = table.options.defeat_check is DefeatCheck.AFTER_ACTION
    actions: list[tuple[Performed, ...]] = []
    played: list[Planned] = []
    may_be_defeated = True  # of players who began without hit points nobody has looked yet
    while waiting and not table.state.over:
        planned = waiting.pop()
        if events := step(table, planned, began, waiting):
            actions.append(events)
            played.append(planned)
            may_be_defeated = may_be_defeated or not DEFEATING.isdisjoint(map(type, events))
        if after_action and may_be_defeated and check_defeat(table):
            say_what_is_not_played(table, waiting)
        may_be_defeated = False
        if len(actions) >= MOST_ACTIONS:
            table.note(EndlessLoop(tuple(dict.fromkeys(each.speaker.card for each in played[-ROUND:]))), CHAINS)
            break
    check_defeat(table)
    table.note(ChainEnded(prospect.starter, number), CHAINS, began)
    if actions:
        table.chains.append(ChainRecord(prospect.starter, tuple(actions)))


def step(table: Table, planned: Planned, began: int, waiting: list[Planned]) -> tuple[Performed, ...]:
    """Carry out one action, and put what it leads to before everything that waits."""
    table.moment += 1
    doing = Doing(table, planned, began if planned.cause is None else planned.cause)
    perform(doing)
    events = tuple(doing.events)
    if doing.next:
        waiting += reversed(doing.next)
    if not table.stirring.isdisjoint(map(type, events)):
        waiting += reversed(what_follows(table, doing.before, events, doing.entries))
    return events


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
    if any(isinstance(each.deed, Action) for each in waiting):
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
