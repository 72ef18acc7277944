"""The front door: a scenario goes in, its outcome comes out.

Deterministic: the same scenario always gives the same outcome, trace included, and one more answer extends it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from bot.engine.fuel import FUEL_OF_A_PLAY, OutOfFuel, limited_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    AdvanceTo,
    Assign,
    Assignments,
    Attack,
    Block,
    Cast,
    CharacteristicsOf,
    Choose,
    DamageRange,
    LegalTargets,
    Question,
    ResolveStack,
    Scenario,
    WhatIsAttackable,
)
from bot.engine.magic.combat.damage.step import AnnouncedDivision, DamageStep
from bot.engine.magic.front.ids_of_cards import IdsOfCards
from bot.engine.magic.front.objects_named import ids_announced, objects_named_by
from bot.engine.magic.front.outcome import ActionResult, Answer, Mark, Outcome, Stop, Unmodelled
from bot.engine.magic.front.questions import answer_question
from bot.engine.magic.front.refused_spells import refused_spells
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.front.take_action import PlayerAction, settle_between_actions, take_action
from bot.engine.magic.front.unknown_aspects import (
    NOTHING,
    Aspects,
    has_sentence_with_moment,
    is_answer_unknown,
    is_legality_unknown,
    unknown_aspects,
)
from bot.engine.magic.front.unknown_hands import rests_on_unknown_hand
from bot.engine.magic.front.unread_announcements import answer_depends_on_unread, result_depends_on_unread
from bot.engine.magic.front.unread_sentences import (
    could_be_forbidden,
    unmodelled_sentences,
)
from bot.engine.magic.front.wanted_mana import next_casts, wanted_mana
from bot.engine.magic.ground.engine_limits import UnknownObject, UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.resolving.resolve_stack import begin_game
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.turn.turn_structure import Turn
from bot.engine.magic.values.day_and_night import day_and_night_proposals
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Trace, cite_rules, event_of


def resolve_scenario(scenario: Scenario, forced: Mapping[int, Any] | None = None) -> Outcome:
    """Play the scenario to its end (CR 500-511): its actions, then the combat that they began; one that is too heavy as
    far as its fuel lasts. `forced` are answers in the place of defaults, each by the place of its choice among all.

    Raises `OutOfFuel` where not even its table can be laid."""
    with limited_fuel(FUEL_OF_A_PLAY):
        run = ScenarioRun(scenario)
        run.game.choosing.forced = forced or {}
        try:
            return run.play()
        except OutOfFuel:
            return run.stop()


def play_to_the_end(scenario: Scenario, forced: Mapping[int, Any] | None = None) -> Outcome:
    """Play the scenario where half an outcome would be of no use; raises `OutOfFuel` where it is too heavy."""
    outcome = resolve_scenario(scenario, forced)
    if outcome.stopped:
        raise OutOfFuel
    return outcome


def play_from_choice(
    scenario: Scenario, outcome: Outcome, forced: Mapping[int, Any], more: Sequence[Action] = ()
) -> Outcome:
    """Play what had this outcome once more, with `forced` answers in the place of defaults and `more` actions behind
    the others: from before the action that came to the first of these choices or, without marks, from the beginning.

    Raises `OutOfFuel` where it is too heavy."""
    first = min(forced, default=len(outcome.choices))
    mark = next((each for each in reversed(outcome.marks) if each.choices <= first), None)
    whole = replace(scenario, do=(*scenario.do, *more)) if more else scenario
    if mark is None:
        return play_to_the_end(whole, forced)
    with limited_fuel(FUEL_OF_A_PLAY):
        run = ScenarioRun(whole, outcome.start)
        run.restore(mark, outcome)
        run.game.choosing.forced = forced
        return run.play_from(mark.action)


NOT_REACHED = ActionResult(reached=False)

NOT_DONE = (Question, Choose, Assign)
"""Actions that only say or ask something; nobody has to come back to before them."""

TRIED_ACTIONS: Mapping[type[Action], ev.TriedAction] = {
    Attack: ev.TriedAction.ATTACK,
    Block: ev.TriedAction.BLOCK,
    Cast: ev.TriedAction.SPELL,
    Activate: ev.TriedAction.ACTIVATION,
}
"""The kinds of actions for which a refusal is told in words of its own."""

ANSWERS_ABOUT_NOTHING: Mapping[type[Question], Any] = {
    Assignments: [],
    CharacteristicsOf: None,
    DamageRange: {"min": 0, "max": 0},
    LegalTargets: [],
    WhatIsAttackable: [],
}
"""The answer to each kind of question if an object in it doesn't exist; "no" for all others."""


class ScenarioRun:
    """One run of a scenario: its actions in order, with a result or an answer for each."""

    def __init__(self, scenario: Scenario, start: GameState | None = None) -> None:
        self.scenario = scenario
        self.start = starting_state(scenario) if start is None else start
        self.game = begin_game(self.start)
        self.turn = Turn(self.game)
        self.results: list[ActionResult] = []
        self.joined: set[int] = set()
        """The actions whose blocks were declared together with those of the action before (CR 805.10d)."""
        self.answers: list[Answer] = []
        self.ids = IdsOfCards()
        self.unread: UnreadAbility | None = None
        """The first ability that could not be used because it was not read."""
        self.quoted, self.scanned = False, 0
        """Whether an unread sentence came up among the entries of the trace that were looked at, and how many were."""
        self.marks: list[Mark] = []

    def play(self) -> Outcome:
        """Perform the actions, then what follows by itself."""
        self.game.happen(list(day_and_night_proposals(self.start)))
        return self.play_from(0)

    def play_from(self, first: int) -> Outcome:
        """Perform the actions from this index on, then what follows by itself."""
        to_come = next_casts(self.scenario.do)
        for index, listed in enumerate(self.scenario.do[first:], first):
            if not isinstance(listed, NOT_DONE):
                self._mark(index)
            if index in self.joined:
                self.results.append(self.results[-1])
                continue
            action = self._whole_block(index, listed) if isinstance(listed, Block) else listed
            action = self.ids.in_action(self.game.state, action)
            self.game.choosing.wanted = wanted_mana(self.game.state, to_come[index + 1])
            missing = self._missing(index, action)
            before = len(self.game.entries)
            self.results.append(
                self._perform(index, action) if missing is None else self._without(index, action, missing)
            )
            self.ids.learn(self.game.entries[before:])
        self._mark(len(self.scenario.do))
        self._require_something_said()
        played = len(self.turn.damage_steps)
        self._play_out()
        self._judge_assignments()
        trace = self.game.trace
        return self._outcome(
            trace,
            unmodelled=self._unmodelled(trace),
            unasked=tuple(self._unasked()),
            damage_steps=tuple(self.turn.damage_steps[played:]),
        )

    def _mark(self, action: int) -> None:
        """Keep how everything stands before this action."""
        self.marks.append(
            Mark(
                action,
                len(self.game.entries),
                len(self.game.choosing.made),
                len(self.answers),
                tuple(self.results),
                self.game.saved(),
                self.turn.saved(),
                frozenset(self.joined),
                dict(self.ids.known),
                self.unread,
                self.quoted,
                self.scanned,
            )
        )

    def restore(self, mark: Mark, outcome: Outcome) -> None:
        """Go on from a mark of the run that had this outcome."""
        self.game.restore(mark.game, outcome.trace.entries[: mark.entries], outcome.choices[: mark.choices])
        self.turn.restore(mark.turn)
        self.results = list(mark.results)
        self.joined = set(mark.joined)
        self.answers = list(outcome.answers[: mark.answers])
        self.ids.known = dict(mark.ids)
        self.unread = mark.unread
        self.quoted, self.scanned = mark.quoted, mark.scanned

    def stop(self) -> Outcome:
        """What has come of it by now, without what there is no fuel left to work out."""
        self.results += [NOT_REACHED] * (len(self.scenario.do) - len(self.results))
        stopped = Stop.IN_A_LOOP if self.game.watch.goes_round else Stop.TOO_HEAVY
        trace = self.game.trace
        try:
            return self._outcome(trace, unmodelled=self._unmodelled(trace), stopped=stopped)
        except OutOfFuel:
            return self._outcome(trace, stopped=stopped)

    def _unmodelled(self, trace: Trace[ev.Event]) -> tuple[Unmodelled, ...]:
        """What could have mattered and was not read."""
        state = self.game.state
        refused = refused_spells(state, self.scenario.do, trace, self.answers)
        return tuple(unmodelled_sentences(self.start, state, trace, refused))

    def _unasked(self) -> Iterator[int]:
        """The actions that answer a choice that nobody had to make."""
        return (index for index, _ in self.game.choosing.kept)

    def _outcome(
        self,
        trace: Trace[ev.Event],
        *,
        unmodelled: tuple[Unmodelled, ...] = (),
        unasked: tuple[int, ...] = (),
        damage_steps: tuple[DamageStep, ...] = (),
        stopped: Stop | None = None,
    ) -> Outcome:
        """What was played, with what is to be said of it."""
        return Outcome(
            self.start,
            self.game.state,
            trace,
            tuple(self.results),
            tuple(self.answers),
            tuple(self.game.choosing.made),
            unmodelled,
            unasked,
            damage_steps,
            self._unknown(),
            stopped,
            self.ids.known_in(self.game.state),
            tuple(self.marks),
        )

    def _unknown(self, *, reached: bool = True) -> Aspects:
        """What nobody knows by now, because of sentences that were not read; without those that are only `reached`, of
        what is quoted alone."""
        new, self.scanned = self.game.entries[self.scanned :], len(self.game.entries)
        self.quoted = self.quoted or ev.NotModelled in map(type, map(event_of, new))
        reached = reached and has_sentence_with_moment(self.start, self.game.state)
        if not self.quoted and not reached:
            return NOTHING
        return unknown_aspects(self.start, self.game.state, self.game.entries, reached=reached)

    def _require_something_said(self) -> None:
        """Raise the `UnreadAbility` that was met where nothing else was asked or done."""
        said = (each for each, action in zip(self.results, self.scenario.do, strict=True) if says_something(action))
        if self.unread is not None and all(each.unknown for each in said):
            raise self.unread

    def _whole_block(self, index: int, block: Block) -> Block:
        """The block with all directly following blocks of the same scenario, which a team declares as one (CR
        805.10d)."""
        if not self.start.rules.shared_turns or block.by is None:
            return block
        rest = takewhile(lambda each: isinstance(each, Block) and each.by is not None, self.scenario.do[index + 1 :])
        others = [each for each in rest if isinstance(each, Block)]
        self.joined |= set(range(index + 1, index + 1 + len(others)))
        blockers = {blocker: blocked for each in (block, *others) for blocker, blocked in each.blockers.items()}
        return Block(blockers, block.by)

    def _missing(self, index: int, action: Action) -> ObjectId | None:
        """The id of an object that the action names and that doesn't exist because a spell was not legally cast; None
        if all exist.

        Raises `UnknownObject` for an id that no object could have."""
        there, put = self.game.state.objects, self.game.abilities_put
        unknown = next((name for name in objects_named_by(action) if name not in there and name not in put), None)
        if unknown is None or (isinstance(action, Cast) and unknown == action.spell):
            return None  # as a target the spell itself is an illegal one (CR 115.5)
        if unknown not in ids_announced(self.scenario.do[: index + 1]):
            raise UnknownObject(index, unknown, tuple({*there, *put}))
        return unknown

    def _without(self, index: int, action: Action, missing: ObjectId) -> ActionResult:
        """Answer or refuse an action that names an object whose casting was reversed (CR 733.1)."""
        refusal = Refusal(RefusalKind.NOT_ON_BATTLEFIELD, cite_rules("733.1", "110.1"), missing)
        if isinstance(action, Question):
            nothing = ANSWERS_ABOUT_NOTHING.get(type(action), False)
            self.answers.append(Answer(index, nothing, refusal.rules, refusal, question=action))
            return ActionResult(asked=True)
        self.game.note(ev.ActionRefused(index, refusal), refusal.rules)
        return ActionResult((refusal,))

    def _perform(self, index: int, action: Action) -> ActionResult:
        if isinstance(action, Question):
            return self._answer(index, action)
        if isinstance(action, Choose):
            answers = action.pick if action.several else (action.pick,)
            self.game.choosing.kept += [(index, replace(action, pick=each)) for each in answers]
            return ActionResult(asked=True)
        if isinstance(action, Assign):
            announced = AnnouncedDivision(index, action.division, action.by)
            self.turn.announced.setdefault(action.creature, []).append(announced)
            return ActionResult()
        return self._play(index, action)

    def _answer(self, index: int, question: Question) -> ActionResult:
        settle_between_actions(self.game)
        try:
            found = answer_question(self.game.state, index, question)
        except UnreadAbility as limit:
            self.unread = self.unread or limit
            self.game.note(ev.NotModelled(limit.source, limit.text, ()), cite_rules("608.2c"))
            found = Answer(index, None, (), unknown=True)
        open_by_text = answer_depends_on_unread(self.game, question, found)
        if found.unknown or open_by_text or is_answer_unknown(question, self._unknown()):
            found = replace(found, value=None, cost=None, unknown=True)
        elif rests_on_unknown_hand(
            self.game.state, question, found, lambda state: answer_question(state, index, question)
        ):
            found = replace(found, value=None, cost=None, unknown=True, by_hand=True)
        self.answers.append(replace(found, question=question, asked=self.game.moments))
        return ActionResult(asked=True, unknown=found.unknown)

    def _play(self, index: int, action: PlayerAction) -> ActionResult:
        """CR 733.1: an illegal action is reversed, and the game goes on."""
        settle_between_actions(self.game)
        unknown, before, there = (
            is_legality_unknown(action, self._unknown()),
            len(self.game.entries),
            self.game.state,
        )
        try:
            result = take_action(self.turn, action)
        except UnreadAbility as limit:
            self.unread = self.unread or limit
            self.game.note(ev.NotModelled(limit.source, limit.text, fx.EVERYTHING), cite_rules("608.2c"))
            return ActionResult(unknown=True)
        forbiddable = not result.refusals and could_be_forbidden(
            there, action, set(objects_named_by(action)), self.game.entries[:before]
        )
        moved = isinstance(action, Attack | Block) and is_legality_unknown(action, self._unknown(reached=False))
        if unknown or moved or forbiddable or result_depends_on_unread(self.game, action, result, before):
            result = replace(result, unknown=True)
        for number, refusal in enumerate(result.refusals):
            nearest = result.nearest if number == 0 else None
            self.game.note(
                ev.ActionRefused(
                    index, refusal, TRIED_ACTIONS.get(type(action), ev.TriedAction.OTHER), nearest, result.unknown
                ),
                refusal.rules,
            )
        return result

    def _play_out(self) -> None:
        """When the actions end, the stack is emptied, and a combat with attackers is played to its end."""
        self.game.settle()
        self.turn.resolve_stack()
        combat = self.game.state.combat
        if combat is not None and combat.attackers and not self.game.state.over:
            self.turn.advance_to(Step.END_OF_COMBAT)
            self.turn.resolve_stack()  # what waited for the end of combat (CR 511.2)

    def _judge_assignments(self) -> None:
        """CR 510.1: each announced division was judged in its damage step, or there was none for its creature."""
        for settled in self.turn.judged:
            for action, refusal in settled.refused.items():
                self.results[action] = ActionResult((refusal,))
        for action, refusal in self.game.choosing.refused.items():
            self.results[action] = ActionResult((refusal,))
        for creature, queue in self.turn.announced.items():
            for announced in queue:
                refusal = Refusal(RefusalKind.NOT_ASSIGNING, cite_rules("510.1", "510.4"), creature)
                self.results[announced.action] = ActionResult((refusal,))
                self.game.note(ev.ActionRefused(announced.action, refusal, ev.TriedAction.DIVISION), refusal.rules)


def says_something(action: Action) -> bool:
    """Whether the outcome says something of the action by itself."""
    return not isinstance(action, Choose | ResolveStack | AdvanceTo)
