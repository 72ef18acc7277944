"""Plays a game through its phases: chains wait here for answers until the scenario resolves them or moves on.

The engine never asks; what a phase does by itself waits like an act that was announced."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import factorial

from bot.engine.magenoir.announcing.announce_act import announce_act
from bot.engine.magenoir.announcing.planned_actions import DiscardDownTo, DrawForTurn, PlannedChain, plan_player_action
from bot.engine.magenoir.asking.scenario import Announcement, Use
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.events.trigger_occasions import OccasionMet
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import ANY_TIME, SIMULTANEOUS, TURN
from bot.engine.magenoir.ground.identifiers import PlayerId
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.engine.magenoir.resolving.resolve_chain import resolve_chain
from bot.engine.magenoir.resolving.triggered_actions import MOST_COUNTED, find_triggered_paragraphs, plan_triggered_on
from bot.engine.magenoir.table.game_state import PHASES, Phase
from bot.engine.magenoir.values.modified_values import hand_limit, mana_to_add
from bot.engine.magenoir.words import abilities as ab

ChainMaker = Callable[[], PlannedChain | None]
"""Makes a waiting chain when its moment comes; None means that there is nothing to do."""


@dataclass(slots=True)
class WaitingChains:
    """A chain that was announced, or what a phase is about to do, with the any-time effects before and after it."""

    chains: tuple[ChainMaker, ...]
    any_time: bool = False
    before: list[PlannedChain] = field(default_factory=list)
    after: list[PlannedChain] = field(default_factory=list)


class Game:
    """Plays on a table; `waiting` is None while no chain waits."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: WaitingChains | None = None

    def start(self) -> None:
        """Begin the scenario's phase: what the phase does by itself is still to come."""
        self.await_phase()

    # --- Announcing and resolving.

    def announce(self, act: Announcement) -> Refusal | None:
        """Announce an act, or return the reason why it is not allowed."""
        if isinstance(act, Use) and (refusal := self.why_no_answer(act)):
            return refusal
        found = announce_act(self.table, act, pending=self.waiting is not None)
        if isinstance(found, Refusal):
            return found
        if self.waiting is None:
            self.waiting = WaitingChains((lambda: found,), found.any_time)
            return None
        if self.waiting.any_time:
            self.table.leave_open(OpenQuestion.ANSWER_TO_ANY_TIME, ANY_TIME)
        if isinstance(act, Use) and act.window is ev.Window.AFTER:
            self.waiting.after.append(found)
        else:
            self.waiting.before.append(found)
        return None

    def why_no_answer(self, act: Use) -> Refusal | None:
        """Return why the act cannot answer what waits; None if it can. A window needs a chain that waits."""
        if act.window is not None and self.waiting is None and not act.during:
            return Refusal(RefusalKind.NOTHING_PENDING, ANY_TIME, act.by, act.card)
        if self.waiting is not None and self.waiting.any_time and not self.table.options.answer_any_time:
            return Refusal(RefusalKind.NO_ANSWER_TO_ANY_TIME, ANY_TIME, act.by, act.card)
        return None

    def resolve(self) -> None:
        """Everybody passes: resolve the effects before, the chain itself, then the effects after."""
        if self.waiting is None:
            return
        waiting = self.waiting
        self.resolve_chains(self.order_chains(waiting.before))
        for chain in waiting.chains:
            if not self.table.state.over and (prospect := chain()) is not None:
                resolve_chain(self.table, prospect)
        self.resolve_chains(self.order_chains(waiting.after))
        self.waiting = None

    def resolve_chains(self, prospects: list[PlannedChain]) -> None:
        for prospect in prospects:
            if not self.table.state.over:
                resolve_chain(self.table, prospect)

    def order_chains(self, prospects: list[PlannedChain]) -> list[PlannedChain]:
        """Return the chains in the order that the turn's player chooses, by default as they were announced."""
        if len({each.by for each in prospects}) < 2:
            return prospects
        active = self.table.state.active
        ids = [each.planned[0].speaker.card for each in prospects]
        order = list(
            self.table.choosing.order("order", active, ids, factorial(min(len(ids), MOST_COUNTED)), SIMULTANEOUS)
        )
        self.table.note(ev.ActionsOrdered(active, tuple(order), self.table.choices[-1].default), SIMULTANEOUS)
        return sorted(prospects, key=lambda each: order.index(each.planned[0].speaker.card))

    @property
    def windows(self) -> list[ev.Window]:
        """Before and after what waits; none while nothing does."""
        return [] if self.waiting is None or self.table.state.over else [ev.Window.BEFORE, ev.Window.AFTER]

    # --- Phases.

    def advance_to(self, phase: Phase | None) -> None:
        """Everybody passes until that phase begins; None is the next player's turn start."""
        if phase is self.table.state.phase:
            return
        self.resolve()
        while not self.table.state.over and self.next_phase() is not (phase or Phase.TURN_START):
            self.resolve()

    def next_phase(self) -> Phase:
        """Begin the next phase, after the last one the other player's turn; return it."""
        state = self.table.state
        self.report_unfinished_recovery()
        place = PHASES.index(state.phase) + 1
        ends = place == len(PHASES)
        active = state.opponent(state.active) if ends else state.active
        self.table.begin(PHASES[0] if ends else PHASES[place], active)
        self.await_phase()
        return self.table.state.phase

    def report_unfinished_recovery(self) -> None:
        """Leave open that Mana recovery was passed, where the scenario did not say what was added and taken."""
        state = self.table.state
        if state.phase is not Phase.MANA_RECOVERY:
            return
        if not state.taken or state.added < mana_to_add(state, state.active, self.table.options)[0]:
            self.table.leave_open(OpenQuestion.UNFINISHED_RECOVERY, TURN)

    def await_phase(self) -> None:
        """Let what the new phase does by itself wait for answers, if there is any."""
        active = self.table.state.active
        match self.table.state.phase:
            case Phase.TURN_START if self.has_triggers(ab.Occasion.TURN_STARTS):
                self.waiting = WaitingChains((lambda: self.chain_triggered_on(ab.Occasion.TURN_STARTS),))
            case Phase.DRAW:
                drawing = PlannedChain(active, active, (plan_player_action(DrawForTurn(), active),))
                self.waiting = WaitingChains((lambda: drawing,))
            case Phase.END if self.has_triggers(ab.Occasion.TURN_ENDS) or self.forced_discards(active):
                ending = (
                    (lambda: self.chain_triggered_on(ab.Occasion.TURN_ENDS)),
                    (lambda: self.forced_discards(active)),
                )
                self.waiting = WaitingChains(ending)
            case _:
                pass

    def has_triggers(self, occasion: ab.Occasion) -> bool:
        return bool(
            find_triggered_paragraphs(
                self.table.state, self.table.listeners, OccasionMet(occasion, (self.table.state.active,))
            )
        )

    def chain_triggered_on(self, occasion: ab.Occasion) -> PlannedChain | None:
        """Return the chain of all that triggers as a turn starts or ends; None if nothing does."""
        active = self.table.state.active
        actions = plan_triggered_on(self.table, occasion, active)
        return PlannedChain(actions[0].speaker.card, active, tuple(actions)) if actions else None

    def forced_discards(self, player: PlayerId) -> PlannedChain | None:
        """Return the chain that discards down to the limit on hands; None if the hand is within it."""
        limit = hand_limit(self.table.state, player, self.table.options)
        if len(self.table.state.players[player].hand) <= limit:
            return None
        if limit == self.table.options.hand_limit:
            self.table.leave_open(OpenQuestion.HAND_LIMIT, TURN)
        return PlannedChain(player, player, (plan_player_action(DiscardDownTo(limit), player),))
