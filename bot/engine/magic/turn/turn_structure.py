"""The turn (CR 500-514): which step comes next, and its turn-based actions (703).

A declaration of attackers or blockers waits for the players until somebody does anything else; then only those that
have to are declared."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attack_requirements import default_attack
from bot.engine.magic.combat.block_requirements import default_block
from bot.engine.magic.combat.blocking import declared_separately_by, players_yet_to_block
from bot.engine.magic.combat.damage.assignment import first_strikers
from bot.engine.magic.combat.damage.step import (
    AnnouncedDivision,
    DamageStep,
    SettledDivisions,
    assignment_rules,
    settle_divisions,
)
from bot.engine.magic.combat.declaration_events import attack_events, block_events
from bot.engine.magic.events.proposals import Author, Proposal
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import (
    COMBAT_PHASE,
    LAST_STEPS_OF_PHASES,
    PART_BEGUN_BY,
    SKIPPED_WITHOUT_ATTACKERS,
    STEP_AFTER,
    STEPS,
    STEPS_OF_PART,
    Step,
    TurnPart,
)
from bot.engine.magic.replacing.affected_damage import Damage
from bot.engine.magic.resolving.resolve_stack import resolve_top
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.turn.damage_orders import order_damage
from bot.engine.magic.turn.forced_marches import forced_marches
from bot.engine.magic.values.day_and_night import time_of_day_changes
from bot.engine.magic.values.effect_durations import effects_until_missing_turn, effects_until_turn_of
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.hands_and_libraries import choose_cards, discard_events, draw_event
from bot.engine.magic.values.phasing import events_of_phasing_out, permanents_phasing_in, permanents_with_phasing
from bot.engine.magic.values.prepared_permanents import copy_spells_of_phased_in
from bot.engine.magic.values.sagas import lore_counter_events
from bot.engine.magic.values.suspended_rules import (
    is_used_while_tapped,
    maximum_hand_size,
    permanents_kept_tapped,
    permanents_that_may_stay_tapped,
    untap_limits,
    untapping_out_of_turn,
)
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules

STEP_RULES: Mapping[Step, Rules] = {
    Step.UNTAP: cite_rules("502.3"),
    Step.UPKEEP: cite_rules("503.1"),
    Step.DRAW: cite_rules("504.1"),
    Step.PRECOMBAT_MAIN: cite_rules("505.1"),
    Step.BEGINNING_OF_COMBAT: cite_rules("507.1"),
    Step.DECLARE_ATTACKERS: cite_rules("508.1"),
    Step.DECLARE_BLOCKERS: cite_rules("509.1"),
    Step.COMBAT_DAMAGE: cite_rules("510.1"),
    Step.END_OF_COMBAT: cite_rules("511.1"),
    Step.POSTCOMBAT_MAIN: cite_rules("505.1a"),
    Step.END: cite_rules("513.1"),
    Step.CLEANUP: cite_rules("514.1"),
}


def turn_based_draw(event: ev.Event) -> Proposal:
    """CR 504.1, 121.4."""
    return Proposal(event, cite_rules("504.1" if isinstance(event, ev.CardDrawn) else "121.4"))


@record_class
class SavedTurn:
    """What a turn knew between two actions."""

    announced: Mapping[ObjectId, tuple[AnnouncedDivision, ...]]
    damage_steps: tuple[DamageStep, ...]
    judged: tuple[SettledDivisions, ...]
    passed_over: tuple[Step, ...]
    begun: int


class Turn:
    """Moves a game through its steps. `announced` are the divisions of combat damage that players gave and that have
    not been used; `judged` collects what became of each, by the scenario's action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.announced: dict[ObjectId, list[AnnouncedDivision]] = {}
        self.damage_steps: list[DamageStep] = []
        """Those that have been played, in order."""
        self.judged: list[SettledDivisions] = []
        self.passed_over: tuple[Step, ...] = ()
        """The steps that were skipped just before the one that the turn is in."""
        self.begun = 0
        """How many turns have begun."""
        self.turn_based: Mapping[Step, Callable[[], None]] = {
            Step.UNTAP: self._untap,
            Step.DRAW: self._draw,
            Step.PRECOMBAT_MAIN: self._tell_sagas,
            Step.DECLARE_ATTACKERS: self._march_if_forced,
            Step.COMBAT_DAMAGE: self._combat_damage,
            Step.CLEANUP: self._clean_up,
        }

    def saved(self) -> SavedTurn:
        """What `restore` needs to go on from here."""
        announced = {creature: tuple(divisions) for creature, divisions in self.announced.items()}
        return SavedTurn(announced, tuple(self.damage_steps), tuple(self.judged), self.passed_over, self.begun)

    def restore(self, saved: SavedTurn) -> None:
        """Go on from where a turn was saved."""
        self.announced = {creature: list(divisions) for creature, divisions in saved.announced.items()}
        self.damage_steps = list(saved.damage_steps)
        self.judged = list(saved.judged)
        self.passed_over = saved.passed_over
        self.begun = saved.begun

    @property
    def state(self) -> GameState:
        return self.game.state

    def advance_to(self, step: Step) -> None:
        """All players pass until the step has begun; one that lies behind is the next turn's."""
        game = self.game
        if game.state.step is step:
            return
        for _ in range(2 * len(STEPS)):
            if game.state.over:
                return
            self.next_step()
            if game.state.step is step or self._has_skipped(step):
                return

    def resolve_stack(self) -> None:
        """CR 117.4: all players pass, again and again, until the stack is empty."""
        while self.game.state.stack and not self.game.state.over:
            self.resolve_top()

    def resolve_top(self) -> None:
        """CR 117.4, 724.1d: all players pass; where the turn ends by that, its cleanup step begins at once."""
        resolve_top(self.game)
        if self.state.schedule.ending and not self.state.over:
            self._end_effects(fx.Duration.END_OF_COMBAT, cite_rules("511.2"))
            self.next_step()

    def _has_skipped(self, step: Step) -> bool:
        """CR 508.8, 614.10: the step that was waited for is skipped; the game stands where it would have been."""
        if self.state.step is Step.END_OF_COMBAT and step in SKIPPED_WITHOUT_ATTACKERS:
            return True
        again = step in COMBAT_PHASE and self.state.awaits_combat  # the next one of that kind is meant
        return step in self.passed_over and not again

    def why_skipped(self, step: Step) -> Refusal | None:
        """CR 614.10: that the step which is asked for was skipped just before the one that the turn is in."""
        cited = cite_rules("508.1", "614.10")
        return Refusal(RefusalKind.SKIPPED, cited, self.state.active) if step in self.passed_over else None

    def next_turn(self) -> None:
        """All players pass until the next turn's upkeep has begun, before its draw."""
        begun = self.begun
        while not self.state.over and (self.begun == begun or self.state.step is Step.UNTAP):
            self.next_step()

    def next_step(self) -> None:
        """CR 500.2: end this step and begin the one that follows."""
        self.declare_by_default()
        self.resolve_stack()
        state = self.state
        if state.over:
            return
        following = self.following()
        if state.step is Step.END_OF_COMBAT:
            self.game.happen([Proposal(ev.CombatEnded(), cite_rules("511.3"))])
            self._end_effects(fx.Duration.END_OF_COMBAT, cite_rules("511.2"))
        if following is Step.UNTAP:
            self._begin_next_turn()
        following = self._past_skipped(following)
        part = self._part() if following is Step.COMBAT_DAMAGE else None
        cited = STEP_RULES[following] if part is None else cite_rules("510.4")
        then = (self.state.schedule.resumes or self._usual()) if self._is_added(following) else None
        cited = cited if then is None else (*cited, *cite_rules("500.8"))
        self._empty_mana_pools()
        delayed = [each.stacked for each in self.state.due_in(following)]
        self.game.happen([Proposal(ev.StepBegan(following, part, then), cited)])
        if delayed:
            self.game.await_stack(delayed)  # CR 603.7b: what waited for this step triggers, once
        if (turn_based := self.turn_based.get(following)) is not None:
            turn_based()
        if following is not Step.UNTAP:  # CR 502.4: what triggers waits, since nobody receives priority
            had_to_do = self.game.settle()
            if following is Step.CLEANUP and had_to_do and not self.state.over:
                self.game.happen([Proposal(ev.PriorityInCleanup(), cite_rules("514.3a"))])

    def _empty_mana_pools(self) -> None:
        """CR 106.4, 500.5: as a step or phase ends, what nobody spent is lost."""
        goes_on = self.state.step in COMBAT_PHASE and self.state.step is not Step.END_OF_COMBAT
        lost = {
            each.id: "".join(
                f"{{{mana.kind}}}" * mana.number for mana in each.pool if not (goes_on and mana.until_end_of_combat)
            )
            for each in self.state.players.values()
            if each.pool
        }
        emptied = [ev.ManaEmptied(player, mana, goes_on) for player, mana in lost.items() if mana]
        if emptied:
            self.game.happen([Proposal(each, cite_rules("106.4", "500.5")) for each in emptied])

    def _past_skipped(self, step: Step) -> Step:
        """CR 614.10: the step, or the first one behind the steps and phases that are skipped."""
        self.passed_over = ()
        while (part := PART_BEGUN_BY.get(step)) is not None and (skip := part_skipped(self.state, part)) is not None:
            added = self._is_added(step)
            self.game.happen([Proposal(replace(skip, added=added), cite_rules("614.10"))])
            self.passed_over += STEPS_OF_PART[part]
            step = self.following() if added else STEPS[STEPS.index(STEPS_OF_PART[part][-1]) + 1]
        return step

    def _is_added(self, step: Step) -> bool:
        """CR 500.8: whether it begins a phase that was added after the one that is ending."""
        return self.state.step in LAST_STEPS_OF_PHASES and self.state.schedule.phases_added[:1] == (step,)

    def following(self) -> Step:
        """Which step comes after this one: another cleanup step (CR 514.3a), one of a phase that was added, or of one
        that goes on as usual (500.8)."""
        state = self.state
        if state.schedule.cleans_up_again:
            return Step.CLEANUP
        if state.step in LAST_STEPS_OF_PHASES:
            if state.schedule.phases_added:
                return state.schedule.phases_added[0]
            if state.schedule.resumes is not None:
                return state.schedule.resumes
        return self._usual()

    def _usual(self) -> Step:
        """Which step comes after this one where no phase was added (CR 103.8a, 506.1, 508.8, 510.4)."""
        state = self.state
        step, combat = state.step, state.combat
        if step is Step.DECLARE_ATTACKERS and (combat is None or not combat.had_attackers):
            return Step.END_OF_COMBAT
        if step is Step.COMBAT_DAMAGE and combat is not None and combat.awaits_second_step:
            return Step.COMBAT_DAMAGE
        if step is Step.UPKEEP and state.schedule.skips_draw:
            return Step.PRECOMBAT_MAIN
        return STEP_AFTER[step]

    def declare_by_default(self) -> None:
        """CR 508.1d, 509.1c: a declaration that nobody made is one of no creatures but those that have to."""
        state = self.state
        combat = state.combat
        if combat is None:
            return
        if state.step is Step.DECLARE_ATTACKERS and not combat.attackers_declared:
            self.game.happen(attack_events(state, default_attack(state)).proposals)
        if state.step is Step.DECLARE_BLOCKERS and not combat.blockers_declared and combat.attackers:
            blocks: dict[ObjectId, tuple[ObjectId, ...]] = {}
            for player in declared_separately_by(self.state, players_yet_to_block(self.state, combat)):
                blocks |= default_block(self.state, player)
            self.game.happen(block_events(combat, blocks).proposals)
            order_damage(self.game)
        self.game.settle()

    def _part(self) -> int | None:
        """CR 510.4: which of two combat damage steps begins; None when there is one."""
        combat = self.state.combat
        if combat is None:
            return None
        if combat.awaits_second_step:
            return 2
        return 1 if first_strikers(self.state, combat) else None

    def _begin_next_turn(self) -> None:
        """CR 500.7, 614.10a: the last turn that was added, or the next one in order, that is not skipped."""
        while True:
            added = [each for each in self.state.schedule.extra_turns if not self.state.players[each].lost]
            player = added[-1] if added else self._next_player()
            by = skips_extra_turn(self.state, player) if added else None
            if by is None and not self.state.schedule.turns_to_skip.get(player):
                break
            self.game.happen([Proposal(ev.TurnSkipped(player, extra=bool(added), by=by), cite_rules("614.10"))])
        self._begin_turn(player, extra=bool(added))

    def _next_player(self) -> PlayerId:
        """CR 102.1, 103.8, 805.4: turns go clockwise past those who have left, and past who shares this turn; the first
        to be seated of a team is its primary player (805.2)."""
        last = self.state.schedule.regular or self.state.active
        shared = (last, *self._mates(last))
        seats, after = list(self.state.players), list(self.state.players).index(last) + 1
        around = [seat for seat in seats[after:] + seats[:after] if not self.state.players[seat].lost]
        following = next((seat for seat in around if seat not in shared), around[-1])
        return min((following, *self._mates(following)), key=seats.index)

    def _passed(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """CR 800.4k: who has left and sits between the last regular turn and this one."""
        seats, last = list(self.state.players), self.state.schedule.regular or self.state.active
        steps = (seats.index(player) - seats.index(last)) % len(seats)
        between = (seats[(seats.index(last) + step) % len(seats)] for step in range(1, steps))
        return tuple(each for each in between if self.state.players[each].left)

    def _mates(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """CR 805.4: who takes turns together with the player."""
        return self.state.teammates(player) if self.state.rules.shared_turns else ()

    # Turn-based actions (CR 703.4).

    def _untap(self) -> None:
        """CR 502.1-502.3: what is phased out phases in, it may become day or night, then everything untaps."""
        phasing, leaving = permanents_phasing_in(self.state), permanents_with_phasing(self.state)
        out = [Proposal(event, cite_rules("502.1", "702.26a")) for event in events_of_phasing_out(self.state, leaving)]
        copied = [Proposal(event, cited) for event, cited in copy_spells_of_phased_in(self.game.state, phasing)]
        self.game.happen([*(Proposal(ev.PhasedIn(each), cite_rules("502.1")) for each in phasing), *out, *copied])
        self.game.happen(list(time_of_day_changes(self.state)))
        tapped = [each for each in self.state.battlefield() if each.tapped and self.state.is_active(each.controller)]
        exerted = {each.id for each in tapped if not each.memory.exerted_by.isdisjoint(self.state.active_players)}
        kept = (permanents_kept_tapped(self.state) | {each.id for each in tapped if each.memory.kept_tapped}) - exerted
        kept |= self._chosen_to_stay(exerted | kept)
        kept |= self._beyond_limits([each.id for each in tapped if each.id not in exerted | kept])
        stay = [Proposal(ev.StayedTapped(each.id), cite_rules("701.43a")) for each in tapped if each.id in exerted]
        stay += [Proposal(ev.StayedTapped(each.id), cite_rules("502.3")) for each in tapped if each.id in kept]
        untap = [
            Proposal(ev.Untapped(each.id), cite_rules("502.3")) for each in tapped if each.id not in exerted | kept
        ]
        untap += [Proposal(ev.Untapped(each), cite_rules("502.3")) for each in untapping_out_of_turn(self.state)]
        self.game.happen([*stay, *untap])

    def _chosen_to_stay(self, staying: set[ObjectId]) -> set[ObjectId]:
        """CR 502.3: those that their controller chooses not to untap; by default those on which an effect depends."""
        return {
            each.id
            for each in permanents_that_may_stay_tapped(self.state)
            if each.id not in staying
            and not self.game.decide(
                Choice(
                    each.controller,
                    ChoiceKind.MAY,
                    (False, True) if is_used_while_tapped(self.state, each) else (True, False),
                    each.id,
                    cite_rules("502.3"),
                )
            )
        }

    def _beyond_limits(self, untapping: list[ObjectId]) -> set[ObjectId]:
        """CR 502.3: those that stay tapped since their controller may untap no more, who chooses the others."""
        staying: set[ObjectId] = set()
        for by, most, meant in untap_limits(self.state):
            for player in self.state.active_players:
                mine = [each for each in untapping if each in meant and self.state.objects[each].controller == player]
                options = [each for each in mine if each not in staying]
                for _ in range(min(most, len(options)) if len(options) > most else 0):
                    choice = Choice(player, ChoiceKind.UNTAP, tuple(options), by.id, cite_rules("502.3"))
                    options.remove(self.game.decide(choice))
                staying |= set(options) if len(mine) - len(staying & set(mine)) > most else set()
        return staying

    def _march_if_forced(self) -> None:
        """By the older Emperor rules: what has to attack and has nobody to, goes towards the source."""
        for ways in tuple(forced_marches(self.state)):
            options = tuple(way.territory for way in ways)
            creature = ways[0].creature
            by = self.state.objects[creature].controller
            to = self.game.decide(Choice(by, ChoiceKind.TERRITORY, options, creature)) if len(ways) > 1 else None
            taken = [way for way in ways if to is None or way.territory == to]
            self.game.happen([Proposal(way, cite_rules("classic march")) for way in taken])

    def _draw(self) -> None:
        """CR 504.1, 121.4."""
        for player in self.state.active_players:  # CR 805.4b, 805.6a
            self.game.happen([turn_based_draw(draw_event(self.state, player))])

    def _tell_sagas(self) -> None:
        """CR 714.3c."""
        author = Author(self.state.active, effect=False)
        self.game.happen(
            [Proposal(each, cite_rules("714.3c"), author=author) for each in lore_counter_events(self.state)]
        )

    def _clean_up(self) -> None:
        """CR 514.1-514.2: discard down to seven, then damage wears off."""
        for player in self.state.active_players:
            self._discard_down(player)
        damaged = [thing.id for thing in self.state.objects.values() if thing.damage]
        self.game.happen([Proposal(ev.DamageWoreOff(permanent), cite_rules("514.2")) for permanent in damaged])
        self._end_effects(fx.Duration.END_OF_TURN, cite_rules("514.2"))

    def _end_effects(self, duration: fx.Duration, cited: Rules) -> None:
        """CR 514.2, 511.2: where there is something to end."""
        lasting = {each.duration for each in self.state.effects} | {
            e.duration for e in self.state.ongoing.damage_effects
        }
        lasting |= {copying.duration for thing in self.state.objects.values() for copying in thing.form.copies}
        if self.state.ongoing.shields:
            lasting.add(fx.Duration.END_OF_TURN)
        lasting |= {each.duration for each in self.state.ongoing.imposed if each.during is None}
        lasting |= {each.duration for each in self.state.ongoing.awaiting}
        lasting |= {each.duration for thing in self.state.objects.values() for each in thing.off_battlefield.playable}
        lasting |= {each.duration for each in self.state.ongoing.unnamed_playable}
        if duration in lasting:
            self.game.happen([Proposal(ev.EffectsEnded(duration), cited)])

    def _begin_turn(self, player: PlayerId, *, extra: bool) -> None:
        """CR 500.1, 611.2a: what lasted until this player's next turn ends as it begins."""
        self.begun += 1
        mates = self._mates(player)
        passed = () if extra else self._passed(player)
        ended = [
            Proposal(ending, cite_rules("611.2a"))
            for each in (player, *mates)
            for ending in effects_until_turn_of(self.state, each)
        ]
        ended += [
            Proposal(each, cite_rules("800.4m"))
            for gone in passed
            for each in effects_until_missing_turn(self.state, gone)
        ]
        cited = (*cite_rules("500.7" if extra else "500.1", "102.1"), *(cite_rules("805.4") if mates else ()))
        self.game.happen([Proposal(ev.TurnBegan(player, mates, extra, passed), cited), *ended])
        self._begin_control((player, *mates))

    def _begin_control(self, players: Sequence[PlayerId]) -> None:
        """CR 723.1: who takes the turn is controlled during it by whom effects say; of extra turns after it (500.7)."""
        for each in self.state.schedule.controlled:
            if each.player in players and not self.state.players[each.by].lost:
                self.game.happen(
                    [Proposal(ev.ControlOfPlayerBegan(each.player, each.by), cite_rules("723.1", "723.5"))]
                )
                extra = [Proposal(ev.ExtraTurnsAdded(each.player, 1), cite_rules("500.7"))] if each.extra else []
                self.game.happen(extra)

    def _discard_down(self, player: PlayerId) -> None:
        """CR 514.1, 402.2: by default the cards that came last; of an unknown hand, cards that nobody knows."""
        most = maximum_hand_size(self.state, player)
        surplus = 0 if most is None else (self.state.players[player].hand or 0) - most
        discarded = choose_cards(self.state, self.game.decide, player, max(0, surplus))
        self.game.happen([Proposal(each, cite_rules("514.1")) for each in discard_events(player, discarded)])

    def _combat_damage(self) -> None:
        """CR 510.1-510.2: assign, then deal, with nothing in between."""
        combat = self.state.combat
        if combat is None:
            return
        quick = combat.strikers if combat.awaits_second_step else first_strikers(self.state, combat)
        settled, before = settle_divisions(self.state, self.announced), self.state
        self._use_up(settled)
        edges = self._assign(settled)
        self.damage_steps.append(DamageStep(before, settled.assigners, settled.divisions))
        self.game.happen([Proposal(ev.StrikersRemembered(quick), cite_rules("510.4"))])
        self.game.happen([each.proposed() for each in edges])

    def _use_up(self, settled: SettledDivisions) -> None:
        """Announced divisions serve once; each choice that went by default is reported."""
        self.judged.append(settled)
        used = {*settled.accepted, *settled.refused}
        for action, refusal in sorted(settled.refused.items()):
            self.game.note(ev.ActionRefused(action, refusal, ev.TriedAction.DIVISION), refusal.rules)
        self.announced = {
            creature: [each for each in queue if each.action not in used] for creature, queue in self.announced.items()
        }
        for each in settled.defaulted:
            division = {str(recipient): share for recipient, share in each.division.items()}
            player, creature = each.assigner.divider, each.assigner.creature
            choice = Choice(player, ChoiceKind.COMBAT_DAMAGE, [division], creature)
            self.game.choosing.report(choice, division, each.options, by_default=True)

    def _assign(self, settled: SettledDivisions) -> list[Damage]:
        """CR 510.1: record what is assigned as one moment; return the edges to be dealt."""
        batch = [Proposal(ev.NoDamageAssigned(each.creature), each.rules, why=(each.why,)) for each in settled.idle]
        for each in settled.assigners:
            for recipient, share in settled.divisions[each.creature].items():
                cited, why = assignment_rules(self.state, each, recipient)
                batch.append(Proposal(ev.DamageAssigned(each.creature, recipient, share), cited, why=why))
        first = self.game.happen(batch)
        return [
            Damage(assigned.source, assigned.recipient, assigned.amount, combat=True, cause=index)
            for index, proposal in enumerate(batch, first)
            if isinstance(assigned := proposal.event, ev.DamageAssigned)
        ]


def part_skipped(state: GameState, part: TurnPart) -> ev.PartSkipped | None:
    """The event by which the active player or team skips this part of the turn (CR 614.10, 805.8); None if it isn't
    skipped.

    A static ability that always skips it uses up no effect that skips only the next one (614.10a)."""
    for thing, ability in static_abilities(state, ab.SkipsPart):
        players = find_players(state, Context(thing.id, thing.controller), ability.players)
        if ability.part is part and any(state.is_active(player) for player in players):
            return ev.PartSkipped(state.active, part, thing.id)
    waiting = (
        each.player
        for each in state.schedule.parts_to_skip
        if each.part is part and (each.this_turn or not each.every) and state.is_active(each.player)
    )
    return next((ev.PartSkipped(player, part) for player in waiting), None)


def why_no_combat_to_come(state: GameState) -> Refusal | None:
    """CR 614.10a: that each combat phase of this turn that is to come is skipped, as far as anybody knows by now; None
    too in one that has begun."""
    combat, schedule = STEPS.index(Step.BEGINNING_OF_COMBAT), state.schedule
    going_on = state.step if schedule.resumes is None else schedule.resumes
    usual = STEPS.index(going_on) < combat or going_on is schedule.resumes is Step.BEGINNING_OF_COMBAT
    to_come = schedule.phases_added.count(Step.BEGINNING_OF_COMBAT) + usual
    skip = part_skipped(state, TurnPart.COMBAT_PHASE)
    if skip is None or to_come == 0:
        return None
    mine = [each for each in schedule.parts_to_skip if each.part is skip.part and state.is_active(each.player)]
    once = sum(not each.every for each in mine)
    always = skip.by is not None or any(each.every and each.this_turn for each in mine)
    skipped = always or once >= to_come
    return Refusal(RefusalKind.SKIPPED, cite_rules("614.10"), state.active) if skipped else None


def skips_extra_turn(state: GameState, player: PlayerId) -> ObjectId | None:
    """CR 614.10: whose ability makes the player skip an extra turn; None: nothing's."""
    for thing, ability in static_abilities(state, ab.SkipsExtraTurns):
        if player in find_players(state, Context(thing.id, thing.controller), ability.players):
            return thing.id
    return None
