"""A game in progress: the one place where things happen.

Holds the state, the trace and the answers kept for later choices. Rules functions propose; here proposals are applied,
recorded, and followed by what the rules say comes at once: removal from combat and state-based actions."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.engine.fuel import EVENT, OutOfFuel, burn_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import (
    apply_events,
    count_limited_ability,
    forget_what_was_checked,
    with_waiting_triggers,
    without_spent_triggers,
)
from bot.engine.magic.applying.exile_until import returning_moves
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Chosen, Decide
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.asking.scenario import Choose
from bot.engine.magic.combat.marches import steps_towards
from bot.engine.magic.combat.removal_from_combat import removals_from_combat
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.game.choice_answers import ChoiceAnswers
from bot.engine.magic.game.leaving_the_game import departure_events, exile_of_orphans, players_leaving
from bot.engine.magic.game.loop_shortcuts import has_outgrown_conditions, shortcut_taken
from bot.engine.magic.game.loops import LoopKind, LoopMoment, LoopWatch, OptionalAction, life_changed_between
from bot.engine.magic.game.state_based_actions import KINDS_LOOKING_AROUND, finds_nothing_new, state_based_actions
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.keywords.tables import RULES
from bot.engine.magic.multiplayer.seats import emperors_of
from bot.engine.magic.multiplayer.teams import teammates_of_losers
from bot.engine.magic.replacing.events_on_the_way import DoneAfterwards, ReplacedEvents
from bot.engine.magic.replacing.road import EVENTS_ON_THE_ROAD, replace_proposals
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.targeting.default_targets import order_targets
from bot.engine.magic.targeting.division_among_targets import why_undividable, with_shares
from bot.engine.magic.targeting.legal_targets import TargetInstances, incarnation_of
from bot.engine.magic.targeting.modes import ability_with_modes, modal_as_due, ways_to_choose_modes
from bot.engine.magic.triggers.stack_order import arranged_by_order, names_in_order, number_of_orders, order_matters
from bot.engine.magic.triggers.triggered_abilities import find_state_triggers, find_triggered_abilities, name_on_stack
from bot.engine.magic.values.control_of_permanents import control_changes, is_control_given
from bot.engine.magic.values.day_and_night import day_and_night_proposals
from bot.engine.magic.values.effect_durations import effects_ended_by_condition
from bot.engine.magic.values.functioning_abilities import is_quiet
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.record import record_class
from bot.engine.trace import Entry, Rules, Trace, cite_rules

EVENTS_ONTO_STACK = (ev.AbilityActivated, ev.AbilityTriggered, ev.CopiedOnStack, ev.SpellCast)
"""What puts something on the stack."""

EVENTS_BETWEEN_LOOPS = (ev.StepBegan, ev.SpellCast, ev.AbilityActivated, ev.TurnBegan)
"""What begins the search for a loop anew."""

EVENTS_OF_LOOPS = frozenset[type[ev.Event]](
    {*EVENTS_BETWEEN_LOOPS, ev.CardDrawn, ev.CardDiscarded, ev.CardMilled, ev.LifeLost}
)
"""What counts in a loop, and what begins the search for one anew."""

EVENTS_WITHOUT_CONSEQUENCE = frozenset[type[ev.Event]](
    {
        *(ev.StepBegan, ev.NoAttackers, ev.AttackerDeclared, ev.Tapped),
        *(ev.BlockerDeclared, ev.BecameBlocked, ev.BecameUnblocked),
        *(ev.DamageAssigned, ev.NoDamageAssigned, ev.StrikersRemembered),
    }
)
"""What calls for no state-based action by itself (CR 704.3), neither of players nor of objects."""

EVENTS_OF_COURSE = EVENTS_WITHOUT_CONSEQUENCE | {ev.DamageDealt, ev.DamageMarked, ev.LifeLost}
"""What takes nothing out of combat by itself (CR 506.4), as all that is declared was legal."""


CarryOut: TypeAlias = Callable[["Game", DoneAfterwards], None]


@record_class
class SavedGame:
    """What a game knew between two actions, besides the entries and choices that there were."""

    state: GameState
    abilities_put: frozenset[ObjectId]
    watch: LoopWatch
    kept: tuple[tuple[int, Choose], ...]
    refused: Mapping[int, Refusal]
    wanted: Mapping[PlayerId, str]
    stopping: frozenset[OptionalAction]
    moment: int
    settled: GameState | None
    spared: Mapping[ObjectId, int]
    unbeaten: frozenset[ev.GameNotLost]


class Game:
    """What a scenario's actions work on; `state` is replaced, never changed."""

    def __init__(self, state: GameState, carry_out: "CarryOut") -> None:
        self.state = state
        self.carry_out = carry_out
        """Carries out what is done right after events, which other layers know how to."""
        self.entries: list[Entry[ev.Event]] = []
        self.abilities_put: set[ObjectId] = set()
        """The ids of all abilities that have been on the stack."""
        self.watch = LoopWatch()
        self.choosing = ChoiceAnswers(self.watch, self.note, self._decider)
        self.decide: Decide = self.choosing.decide
        self.resolving = 0
        """How many spells and abilities are resolving, one within the other: what happens then is their effect."""
        self._moment = -1
        self._settled: GameState | None = None
        """The state in which nothing was left to do when it was last looked at."""
        self._spared: dict[ObjectId, int] = {}
        """With how much damage each indestructible creature was already said to survive."""
        self._unbeaten: frozenset[ev.GameNotLost] = frozenset()
        """Who was said not to lose the game, and still doesn't."""

    @property
    def moments(self) -> int:
        """How many moments there have been."""
        return self._moment + 1

    @property
    def trace(self) -> Trace[ev.Event]:
        return Trace(tuple(self.entries))

    def saved(self) -> SavedGame:
        """What `restore` needs to go on from here, while nothing resolves."""
        choosing = self.choosing
        return SavedGame(
            self.state,
            frozenset(self.abilities_put),
            self.watch.saved(),
            tuple(choosing.kept),
            dict(choosing.refused),
            choosing.wanted,
            frozenset(choosing.stopping),
            self._moment,
            self._settled,
            dict(self._spared),
            self._unbeaten,
        )

    def restore(self, saved: SavedGame, entries: Sequence[Entry[ev.Event]], made: Sequence[Chosen]) -> None:
        """Go on from where a game was saved after these entries and choices."""
        self.state = saved.state
        self.entries = list(entries)
        self.abilities_put = set(saved.abilities_put)
        self.watch = self.choosing.watch = saved.watch.saved()
        self.choosing.made = list(made)
        self.choosing.kept = list(saved.kept)
        self.choosing.refused = dict(saved.refused)
        self.choosing.wanted = saved.wanted
        self.choosing.stopping = set(saved.stopping)
        self._moment = saved.moment
        self._settled = saved.settled
        self._spared = dict(saved.spared)
        self._unbeaten = saved.unbeaten

    def _decider(self, player: PlayerId) -> PlayerId:
        """CR 723.5: who makes the player's choices now."""
        return self.state.decider(player)

    def happen(self, proposals: Sequence[Proposal]) -> int:
        """Make simultaneous events happen; return the index of the first of their entries."""
        first = len(self.entries)
        if not proposals:
            return first
        burn_fuel(EVENT * len(proposals) + len(self.state.objects) // 4)
        before = self.state
        events = [proposal.event for proposal in proposals]
        kinds = frozenset(map(type, events))
        afterwards: Sequence[DoneAfterwards] = ()
        if not EVENTS_ON_THE_ROAD.isdisjoint(kinds):
            replaced = self.replaced(proposals)
            proposals, afterwards = replaced.proposals, replaced.afterwards
            first = len(self.entries)
            if not proposals:
                return first
            events = [proposal.event for proposal in proposals]
            kinds = frozenset(map(type, events))
        after = apply_events(before, events)
        self._record(proposals)
        if not EVENTS_OF_LOOPS.isdisjoint(kinds):
            self._watch_for_loops(events)
        self.state = after
        if after.stacked:
            put = [each.stacked.id for each in events if isinstance(each, EVENTS_ONTO_STACK)]
            self.abilities_put.update(each for each in put if each in after.stacked)
        if not (is_quiet(before) and is_quiet(after)):
            if after is not before:
                self._follow(first)
                self._leave_combat(first, before)
            self._answer(first, before, events)
        elif kinds <= EVENTS_OF_COURSE:
            if before is self._settled and leaves_nothing_to_do(kinds, after):
                self._settled = after
        elif after is not before:
            self._leave_combat(first, before)
        for each in afterwards:
            self.carry_out(self, each)
        return first

    def _answer(self, first: int, before: GameState, events: Sequence[ev.Event]) -> None:
        """CR 603.2, 603.8, 610.3, 731.1: what abilities and effects do about events that happened."""
        self.await_stack(find_triggered_abilities(before, self.state, events))
        self.await_stack(find_state_triggers(self.state))
        if self.state.ongoing.held:
            self.happen([Proposal(each, cite_rules("610.3", "610.3c"), first) for each in returning_moves(self.state)])
        if self.state.table.bound:
            self.happen(list(day_and_night_proposals(self.state)))

    def _watch_for_loops(self, events: Sequence[ev.Event]) -> None:
        for each in events:
            if isinstance(each, EVENTS_BETWEEN_LOOPS):
                self.watch.forget()
                self.watch.depth = self.watch.depth if self.resolving else 0
            elif isinstance(each, ev.CardDrawn | ev.CardDiscarded | ev.CardMilled):
                self.watch.cards += 1
            elif isinstance(each, ev.LifeLost):
                self.watch.lost[each.player] += each.amount

    def is_ended_by_loop(self) -> bool:
        """CR 104.4b, 732.4: a loop of mandatory actions is a draw; in one with optional actions (732.2a) whoever may
        stop it does, by default as soon as it is found. One that comes to an end is shortened where it can be.

        Raises `OutOfFuel` where ranges of influence are limited: there it is a draw for some players alone (104.4f)."""
        found = self.watch.look(self.state)
        if found is LoopKind.OPTIONAL:
            self.choosing.stopping.update(self.watch.offers)
            stopped = dict.fromkeys(self.watch.offers)
            changes = () if self.watch.round is None else life_changed_between(*self.watch.round)
            for each in stopped:
                self.note(ev.LoopStopped(each.player, each.subject, changes), cite_rules("732.2a", "104.4b"))
            self.watch.forget()
        if found is LoopKind.FALLING and self.watch.round is not None:
            self._take_shortcut(*self.watch.round)
        if (
            found is not LoopKind.MANDATORY
            or self.watch.round is None
            or not has_outgrown_conditions(*self.watch.round)
        ):
            return False
        if self.state.ranges:
            raise OutOfFuel
        self.happen([Proposal(ev.GameDrawn(), cite_rules("104.4b", "732.4"), why=(Reason.ENDLESS_LOOP,))])
        return True

    def _take_shortcut(self, begun: LoopMoment, ended: LoopMoment) -> None:
        """CR 732.1b: what comes round many more times and changes life totals alone need not be performed each time."""
        taken = shortcut_taken(begun, ended)
        if taken is not None:
            self.happen([Proposal(taken, cite_rules("732.1b", "732.2a"))])
            self.watch.forget()

    def await_stack(self, abilities: Iterable[StackedAbility | ev.TriggerChanged]) -> None:
        """CR 603.2: triggered abilities wait until the next time that a player would receive priority; what changes how
        often they trigger is told (603.2d)."""
        triggered_now: list[StackedAbility] = []
        for each in abilities:
            if isinstance(each, ev.TriggerChanged):
                self.note(each, cite_rules("603.2d" if each.again else "603.2", *(() if each.again else ("101.2",))))
            else:
                triggered_now.append(each)
                burn_fuel(EVENT)
        if triggered_now:
            left = self._each_once(triggered_now)
            self.state = with_waiting_triggers(self.state, (*self.state.waiting, *left))

    def take_mana_abilities(self) -> Sequence[StackedAbility]:
        """CR 605.4a: the triggered mana abilities among those that wait, which do not wait for the stack."""
        due = [each for each in self.state.waiting if each.mana]
        self.state = with_waiting_triggers(self.state, tuple(each for each in self.state.waiting if not each.mana))
        return due

    def _each_once(self, found: Sequence[StackedAbility]) -> Sequence[StackedAbility]:
        """CR 603.7b: a delayed ability without a duration triggers for one event, and then it is gone."""
        firsts = {each.spends: each for each in reversed(found) if each.spends is not None}
        self.state = without_spent_triggers(self.state, firsts)
        once = [each for each in found if each.spends is None or firsts[each.spends] == each]
        return [each for each in once if self._triggers(each)]

    def _triggers(self, stacked: StackedAbility) -> bool:
        """CR 603.2h: whether the ability has not triggered, or its action not been taken, too often this turn."""
        if self.state.is_used_up(stacked):
            return False
        if stacked.limit is not None and not stacked.limit[1].done:
            self.state = count_limited_ability(self.state, stacked)
        return True

    def replaced(self, proposals: Sequence[Proposal]) -> ReplacedEvents:
        """CR 614.6, 614.17: what happens instead of the proposals, and what is done afterwards."""
        return replace_proposals(self.state, proposals, self.decide)

    def note(self, event: ev.Event, cited: Rules) -> None:
        """Record something that changes no state: a refusal, a choice."""
        self._record([Proposal(event, cited)])

    def settle(self) -> bool:
        """CR 704.3: perform all state-based actions that apply as one event, check again, stop when none applies; then
        put on the stack what has triggered, and check once more. Returns whether there was anything to do."""
        state, settled = self.state, self._settled
        if settled is not None and not state.waiting and (state is settled or finds_nothing_new(state, settled)):
            return False
        self._end_game()
        if not is_quiet(self.state):
            self.await_stack(find_state_triggers(self.state))
        had_to_do = False
        while not self.state.over:
            had_to_do |= self._perform_state_based_actions()
            if not self.state.waiting or self.state.schedule.ending or self.state.over:
                break
            had_to_do = True
            self._put_on_stack()
        self._settled = self.state
        return had_to_do

    def _put_on_stack(self) -> None:
        """CR 603.3b: in the players' order, each player's own in the order that they choose."""
        there = self.state.waiting
        self.state = with_waiting_triggers(self.state, ())
        numbers: dict[ObjectId, int] = {}
        own = {player: [each for each in there if each.controller == player] for player in self.state.turn_order()}
        for stacked in [each for player, group in own.items() for each in self._in_order(player, group)]:
            if self.state.players[stacked.controller].left:
                continue  # CR 800.4d
            number = numbers.get(stacked.source, 1)
            named = name_on_stack(stacked, self.state, number)
            chosen = self.choose_modes(named)
            ready = None if chosen is None else self.choose_targets(chosen)
            if ready is None:
                self.note(ev.TriggerRemoved(named), cite_rules("603.3c" if chosen is None else "603.3d"))
            if ready is not None and why_undividable(self.state, ready) is None:
                numbers[stacked.source] = number + 1
                ready = with_shares(self.state, ready, self.decide)
                self.watch.follow(ready.id)
                self.happen([Proposal(ev.AbilityTriggered(ready), (*cite_rules("603.3b"), *rules_of_ability(ready)))])

    def _in_order(self, player: PlayerId, group: Sequence[StackedAbility]) -> Sequence[StackedAbility]:
        """CR 603.3b: by default in the order of the listing, which is told where the order could matter."""
        if len(group) < 2:
            return group
        listed = names_in_order(group)
        choice = Choice(player, ChoiceKind.TRIGGER_ORDER, [listed])
        told = self.choosing.awaits(choice) or order_matters(group)
        chosen = self.choosing.answer(choice, partial(arranged_by_order, group))
        if told:
            order = dict(zip(map(id, group), listed, strict=True))
            picked = tuple(order[id(each)] for each in chosen or group)
            self.choosing.report(choice, picked, number_of_orders(group), by_default=chosen is None)
        return chosen or group

    def choose_modes(self, stacked: StackedAbility) -> StackedAbility | None:
        """CR 603.3c, 700.2b: its controller chooses modes for which there are targets; None where none can be."""
        modal = modal_as_due(self.state, context_of(stacked), stacked.modal)
        if modal is None:
            return stacked
        ways = [way for way in ways_to_choose_modes(modal) if way and self.can_target(ability_with_modes(stacked, way))]
        if not ways:
            return None
        cited = cite_rules("603.3c", "700.2b")
        return ability_with_modes(
            stacked, self.decide(Choice(stacked.controller, ChoiceKind.MODES, ways, stacked.source, cited))
        )

    def can_target(self, stacked: StackedAbility) -> bool:
        """CR 601.2c: whether there are legal targets enough."""
        instances = TargetInstances(self.state, context_of(stacked), stacked.specs, stacked.amount)
        return instances.impossible() is None

    def choose_targets(self, stacked: StackedAbility, there: GameState | None = None) -> StackedAbility | None:
        """CR 603.3d: its controller chooses targets; None without legal ones where it needs them. `there` is the state
        with a spell that is only being cast."""
        if not stacked.specs:
            return stacked
        state = self.state if there is None else there
        instances = TargetInstances(state, context_of(stacked), stacked.specs, stacked.amount)
        if instances.impossible() is not None:
            return None
        targets: list[Target] = []
        for index in range(len(stacked.specs)):
            chosen = self._choose_for(stacked, instances, index, tuple(targets))
            if chosen is None:
                return None
            targets += (Target(each, incarnation_of(state, each), index) for each in chosen)
        return replace(stacked, targets=tuple(targets))

    def _choose_for(
        self, stacked: StackedAbility, instances: TargetInstances, index: int, before: tuple[Target, ...]
    ) -> list[Recipient] | None:
        """CR 601.2c: what is chosen for one instance of "target", one after the other; None where it can't be."""
        spec = instances.specs[index]
        least, most = instances.numbers(spec)
        taken = {each.what for each in before} if spec.apart else set()
        chosen: list[Recipient] = []
        while most is None or len(chosen) < most:
            legal = [each for each in instances.legal(spec) if each not in taken and each not in chosen]
            options = order_targets(instances.state, stacked, index, legal, may_stop=len(chosen) >= least)
            if not options:
                return None
            picked = self.decide(Choice(stacked.controller, ChoiceKind.TARGET, options, stacked.source))
            if picked is None:
                break
            chosen.append(picked)
        return chosen

    def _perform_state_based_actions(self) -> bool:
        """CR 704.3: until none applies; returns whether any was performed."""
        performed = False
        while not self.state.over:
            due = state_based_actions(self.state, self.decide)
            self.state = forget_what_was_checked(self.state)
            self._note_spared(due.spared)
            if not due.actions:
                break
            performed = True
            self.happen(due.actions)
            self._end_game()
        return performed

    def _record(self, proposals: Sequence[Proposal]) -> None:
        self._moment += 1
        first, moment, effect, entries = len(self.entries), self._moment, self.resolving > 0, self.entries
        for each in proposals:
            cause = each.cause if each.follows is None else first + each.follows
            entries.append(Entry(each.event, each.rules, moment, cause, each.why, effect))

    def _follow(self, first: int) -> None:
        """CR 611.2b, 613.1b: effects end and control changes as soon as what they depend on does; what changes may
        itself end effects and give control."""
        if not is_control_given(self.state):
            return
        seen: set[tuple[ev.ControlChanged, ...]] = set()
        while True:
            if ended := tuple(effects_ended_by_condition(self.state)):
                self._record([Proposal(event, cite_rules("611.2b"), first) for event in ended])
                self.state = apply_events(self.state, ended)
            changed = tuple(control_changes(self.state))
            if not changed or changed in seen:
                return
            seen.add(changed)
            self._record([Proposal(event, cite_rules("613.1b"), first) for event in changed])
            self.state = apply_events(self.state, changed)
            self._draw_near(changed)

    def _draw_near(self, changed: Sequence[ev.ControlChanged]) -> None:
        """By the older Emperor rules a creature goes one territory towards its new controller."""
        for each in changed if self.state.rules.territories else ():
            if characteristics(self.state, each.permanent).is_creature:
                ways = steps_towards(self.state, each.permanent, each.player)
                options = tuple(way.territory for way in ways)
                to = (
                    self.decide(Choice(each.player, ChoiceKind.TERRITORY, options, each.permanent))
                    if len(ways) > 1
                    else None
                )
                taken = [way for way in ways if to is None or way.territory == to]
                self._record([Proposal(way, cite_rules("classic control")) for way in taken])
                self.state = apply_events(self.state, taken)

    def _leave_combat(self, first: int, before: GameState) -> None:
        """CR 506.4: what no longer belongs into combat is removed at once; all that was there `before` did belong."""
        combat = self.state.combat
        if combat is None or not (combat.attackers or combat.blocking):
            return
        if fights_as_before(self.state, combat, before):
            return
        gone = list(removals_from_combat(self.state))
        if not gone:
            return
        causes = {
            entry.event.object: index
            for index, entry in enumerate(self.entries[first:], first)
            if isinstance(entry.event, ev.ZoneChanged)
        }
        self._record([Proposal(event, cite_rules("506.4"), causes.get(event.permanent, first)) for event in gone])
        self.state = apply_events(self.state, gone)

    def _note_spared(self, spared: Sequence[Proposal]) -> None:
        """CR 702.12b, 101.2: say once of each player that they don't lose, and, for each new sum of damage, of each
        indestructible creature that it is not destroyed."""
        unbeaten = {each.event: each for each in spared if isinstance(each.event, ev.GameNotLost)}
        fresh = [each for event, each in unbeaten.items() if event not in self._unbeaten]
        self._unbeaten = frozenset(unbeaten)
        for proposal in spared:
            if isinstance(proposal.event, ev.NotDestroyed):
                permanent = proposal.event.permanent
                damage = self.state.objects[permanent].damage
                if self._spared.get(permanent) != damage:
                    self._spared[permanent] = damage
                    fresh.append(proposal)
        if fresh:
            self._record(fresh)

    def _end_game(self) -> None:
        """CR 104.2a, 104.4a: the last one in the game wins; with nobody left, it is a draw."""
        if self.state.over or not [player for player in self.state.players.values() if player.lost]:
            return
        fallen = tuple(followers_of_lost_emperors(self.state))
        self.happen(
            [Proposal(ev.PlayerLost(each, LossReason.EMPEROR), cite_rules("104.3i", "809.5b")) for each in fallen]
        )
        fellows = tuple(teammates_of_losers(self.state))
        self.happen([Proposal(ev.PlayerLost(each, LossReason.TEAM), cite_rules("810.8a")) for each in fellows])
        left = self.state.in_game()
        sides = dict.fromkeys(self.state.players[player].team or player for player in left)
        if not sides:
            self.happen([Proposal(ev.GameDrawn(), cite_rules("104.4a"))])
        elif len(sides) == 1 and len(left) < len(self.state.players):
            (winner,) = sides
            self.happen([Proposal(ev.GameWon(winner), cite_rules("104.2a"))])
        else:
            self._leave()

    def _leave(self) -> None:
        """CR 104.5, 800.4a: as soon as a player has lost a game that goes on."""
        for player in players_leaving(self.state):
            self.happen(departure_events(self.state, player))
        self.happen(exile_of_orphans(self.state))


def fights_as_before(state: GameState, combat: Combat, before: GameState) -> bool:
    """CR 506.4: whether nothing can have stopped to belong into combat: who attacks and blocks what is the same, and so
    is all that fights and is fought, damage and being tapped aside."""
    there = before.combat
    if there is None or combat.attackers is not there.attackers or combat.blocking is not there.blocking:
        return False
    if state.active != before.active:
        return False
    now, then = project_board(state), project_board(before)
    if now is then:
        return True
    if state.players is not before.players and (state.rules.shared_turns or state.rules.territories):
        return False
    concerned = {*combat.attackers, *combat.blocking}
    concerned.update(each.attacked for each in combat.attackers.values() if isinstance(each.attacked, ObjectId))
    return all(
        (values := now.values.get(each)) is not None
        and values is then.values.get(each)
        and is_same_side(state.objects[each], before.objects[each])
        for each in concerned
    )


def leaves_nothing_to_do(kinds: frozenset[type[ev.Event]], state: GameState) -> bool:
    """CR 704.3: whether on a quiet table events of these kinds call for no state-based action, for sure."""
    return kinds <= EVENTS_WITHOUT_CONSEQUENCE and project_board(state).kinds.isdisjoint(KINDS_LOOKING_AROUND)


def is_same_side(thing: GameObject, before: GameObject) -> bool:
    """Whether the object is the same as before and fights for the same player (CR 400.7, 506.4)."""
    return thing is before or (
        (thing.controller, thing.territory, thing.incarnation)
        == (before.controller, before.territory, before.incarnation)
    )


def followers_of_lost_emperors(state: GameState) -> Iterator[PlayerId]:
    """CR 104.3i, 809.5b: who is still in the game though the emperor of the team is not."""
    if state.rules.emperors:
        leaders = (state.players[each] for each in emperors_of(tuple(state.players.values())))
        lost = {leader.team for leader in leaders if leader.lost}
        yield from (player.id for player in state.players.values() if player.team in lost and not player.lost)


def rules_of_ability(stacked: StackedAbility) -> Rules:
    """The rule that says what its keyword means, or that gives the ability where no card says it; none of others."""
    if stacked.keyword is not None:
        return RULES[stacked.keyword.keyword]
    return () if stacked.rule is None else cite_rules(stacked.rule)
