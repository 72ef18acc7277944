"""The front door: a scenario goes in, its outcome comes out.

Deterministic: the same scenario always gives the same outcome, trace included, and one more answer extends it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, TypeAlias, assert_never

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
    CanAttack,
    CanBlock,
    CanMarch,
    CanPlay,
    CanTarget,
    Cast,
    CharacteristicsOf,
    Choose,
    DamageRange,
    IsInRange,
    Leave,
    LegalTargets,
    March,
    PlayLand,
    Question,
    ResolveStack,
    Scenario,
    WhatBlockingCosts,
    WhatCastingCosts,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhatItCosts,
    WhoHasPriority,
    WhoseTurn,
)
from bot.engine.magic.casting.cast_spell import cast_spell, spell_object
from bot.engine.magic.casting.play_land import play_land
from bot.engine.magic.casting.suspend import suspend_card
from bot.engine.magic.combat.damage.step import AnnouncedDivision, DamageStep
from bot.engine.magic.combat.marches import MARCHING, march_faults
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.front.activate_ability import activate_ability
from bot.engine.magic.front.combat_declarations import declare_attackers, declare_blockers
from bot.engine.magic.front.controlled_players import action_of_controlled
from bot.engine.magic.front.ids_of_cards import IdsOfCards
from bot.engine.magic.front.outcome import ActionResult, Answer, Mark, Outcome, Stop, Unmodelled
from bot.engine.magic.front.questions import answer_question
from bot.engine.magic.front.refused_spells import find_castings, refused_spells
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.front.unknown_aspects import (
    NOTHING,
    Aspects,
    is_answer_unknown,
    is_legality_unknown,
    unknown_aspects,
)
from bot.engine.magic.front.unknown_hands import rests_on_unknown_hand
from bot.engine.magic.front.unread_sentences import (
    could_be_allowed,
    could_be_forbidden,
    could_be_lent,
    could_cost_more,
    could_cost_otherwise,
    unmodelled_sentences,
)
from bot.engine.magic.front.wanted_mana import next_casts, wanted_mana
from bot.engine.magic.ground.engine_limits import UnknownObject, UnreadAbility
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.resolving.resolve_stack import begin_game
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.turn.turn_structure import Turn
from bot.engine.magic.values.day_and_night import day_and_night_proposals
from bot.engine.magic.words import abilities as ab
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

ANNOUNCEMENTS = (ev.SpellCast, ev.AbilityActivated)
"""What announcing something comes to."""

ANSWERS_ABOUT_NOTHING: Mapping[type[Question], Any] = {
    Assignments: [],
    CharacteristicsOf: None,
    DamageRange: {"min": 0, "max": 0},
    LegalTargets: [],
    WhatIsAttackable: [],
}
"""The answer to each kind of question if an object in it doesn't exist; "no" for all others."""

PlayerAction: TypeAlias = Attack | Block | March | Cast | PlayLand | Activate | Leave | AdvanceTo | ResolveStack
"""What a player does, and what may be refused."""


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

    def _unknown(self) -> Aspects:
        """What nobody knows by now, because of sentences that were not read."""
        new, self.scanned = self.game.entries[self.scanned :], len(self.game.entries)
        self.quoted = self.quoted or ev.NotModelled in map(type, map(event_of, new))
        return unknown_aspects(self.start, self.game.state, self.game.entries) if self.quoted else NOTHING

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

    def _settle(self) -> None:
        """CR 509.2, 802.4: nobody gets priority while one of several defending players has yet to declare blocks."""
        combat = self.game.state.combat
        if combat is None or not combat.is_mid_declaration:
            self.game.settle()

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
        self._settle()
        try:
            found = answer_question(self.game.state, index, question)
        except UnreadAbility as limit:
            self.unread = self.unread or limit
            self.game.note(ev.NotModelled(limit.source, limit.text, ()), cite_rules("608.2c"))
            found = Answer(index, None, (), unknown=True)
        denied = () if found.refusal is None else find_castings(self.game.state, question)
        allowable = any(
            could_be_allowed(spell_object(self.game.state, each), found.refusal)
            for each in denied
            if found.refusal is not None
        )
        if found.refusal is not None and could_be_lent(self.game.state, question, found.refusal):
            allowable = True
        named = set(objects_named_by(question))
        if found.refusal is None and could_be_forbidden(self.game.state, question, named, self.game.entries):
            allowable = True
        allowable |= could_cost_otherwise(self.game.state, question, named)
        if found.unknown or allowable or is_answer_unknown(question, self._unknown()):
            found = replace(found, value=None, cost=None, unknown=True)
        elif rests_on_unknown_hand(
            self.game.state, question, found, lambda state: answer_question(state, index, question)
        ):
            found = replace(found, value=None, cost=None, unknown=True, by_hand=True)
        self.answers.append(replace(found, question=question, asked=self.game.moments))
        return ActionResult(asked=True, unknown=found.unknown)

    def _play(self, index: int, action: PlayerAction) -> ActionResult:
        """CR 733.1: an illegal action is reversed, and the game goes on."""
        self._settle()
        unknown, before, there = (
            is_legality_unknown(action, self._unknown()),
            len(self.game.entries),
            self.game.state,
        )
        try:
            result = self._try(action)
        except UnreadAbility as limit:
            self.unread = self.unread or limit
            self.game.note(ev.NotModelled(limit.source, limit.text, fx.EVERYTHING), cite_rules("608.2c"))
            return ActionResult(unknown=True)
        forbiddable = not result.refusals and could_be_forbidden(
            there, action, set(objects_named_by(action)), self.game.entries[:before]
        )
        moved = isinstance(action, Attack | Block) and is_legality_unknown(action, self._unknown())
        if unknown or moved or forbiddable or self._depends_on_unread(action, result, before):
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

    def _depends_on_unread(self, action: PlayerAction, result: ActionResult, before: int) -> bool:
        """Whether what was announced, or refused, could be otherwise by a sentence of it that was not read."""
        if any(could_be_lent(self.game.state, action, each) for each in result.refusals):
            return True
        if result.refusals:
            spells = [spell_object(self.game.state, each) for each in find_castings(self.game.state, action)]
            return any(could_be_allowed(spell, each) for spell in spells for each in result.refusals)
        unread = False
        for event in [each.event for each in self.game.entries[before:] if isinstance(each.event, ANNOUNCEMENTS)]:
            match event:
                case ev.SpellCast(spell=spell, stacked=stacked) if isinstance(action, Cast):
                    for sentence in announcements_unread(spell):
                        self.game.note(ev.NotModelled(spell.id, sentence.text, fx.EVERYTHING), cite_rules("601.2"))
                        unread = True
                    unread |= any(each.unread for each in stacked.specs) or could_cost_more(self.game.state, spell)
                case ev.AbilityActivated(stacked=stacked):
                    unread |= any(each.unread for each in stacked.specs)
                case _:
                    pass
        return unread

    def _try(self, action: PlayerAction) -> ActionResult:  # noqa: PLR0912 - one arm for each kind of action
        if self.game.state.over and not isinstance(action, AdvanceTo | ResolveStack):
            return ActionResult((Refusal(RefusalKind.GAME_OVER, cite_rules("104.1"), self.game.state.active),))
        action = action_of_controlled(self.game.state, action)
        match action:
            case Attack():
                return declare_attackers(self.turn, action)
            case Block():
                return declare_blockers(self.turn, action)
            case AdvanceTo(step=step):
                if step is None:
                    self.turn.next_turn()
                else:
                    self.turn.advance_to(step)
            case March(creature=creature, to=to):
                return self._march(creature, to)
            case Cast():
                self.turn.declare_by_default()  # CR 508.2, 509.2: priority comes after the declaration
                suspending = action.cost is KeywordName.SUSPEND
                return ActionResult(tuple((suspend_card if suspending else cast_spell)(self.game, action)))
            case PlayLand():
                self.turn.declare_by_default()
                return ActionResult(tuple(play_land(self.game, action)))
            case Activate():
                self.turn.declare_by_default()
                return ActionResult(tuple(activate_ability(self.game, action)))
            case Leave(player=player):
                return self._concede(player)
            case ResolveStack(everything=everything):
                self._resolve(everything=everything)
            case _:
                assert_never(action)
        return ActionResult()

    def _march(self, creature: ObjectId, to: PlayerId) -> ActionResult:
        """Move the creature to that player's territory (the older Emperor rules), unless that is illegal."""
        refusals = tuple(march_faults(self.game.state, creature, to))
        if not refusals:
            here = seat_of_recipient(self.game.state, creature, self.game.state.objects[creature].controller)
            self.game.happen([Proposal(ev.Marched(creature, here, to), MARCHING)])
            self.game.settle()
        return ActionResult(refusals)

    def _concede(self, player: PlayerId) -> ActionResult:
        """CR 104.3a: at any time, once."""
        if self.game.state.players[player].lost:
            return ActionResult((Refusal(RefusalKind.OUT_OF_THE_GAME, cite_rules("104.3a", "104.5"), player),))
        self.game.happen([Proposal(ev.PlayerLost(player, LossReason.CONCESSION), cite_rules("104.3a"))])
        self._settle()
        return ActionResult()

    def _resolve(self, *, everything: bool) -> None:
        """CR 117.4: all players pass; on an empty stack passing moves the game on, which is `to`'s business."""
        if everything:
            self.turn.resolve_stack()
        elif self.game.state.stack and not self.game.state.over:
            self.turn.resolve_top()

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


def announcements_unread(spell: GameObject) -> Iterator[ab.Unread]:
    """The unread sentences of a spell that say whether it may be cast, or what else has to be paid."""
    return (each for each in spell.printed.unread if each.moment is ab.Moment.ANNOUNCED)


def ids_announced(actions: Iterable[Action]) -> Iterator[ObjectId]:
    """The ids that actions give to what they put on the stack."""
    for action in actions:
        match action:
            case Cast(spell=given) | PlayLand(land=given):
                yield given
            case Activate(id=ObjectId() as given):
                yield given
            case _:
                pass


def objects_named_by(action: Action) -> Iterator[ObjectId]:
    """The ids of the objects that an action names, without those that it creates."""
    return NAMED_BY[type(action)](action)


def named_by_attack(action: Attack) -> Iterator[ObjectId]:
    attackers = action.attackers
    yield from objects_among(attackers, attackers.values())


def named_by_block(action: Block) -> Iterator[ObjectId]:
    blockers = action.blockers
    yield from objects_among(blockers, *blockers.values())


def named_by_assign(action: Assign) -> Iterator[ObjectId]:
    yield from objects_among([action.creature], action.division)


def named_by_cast(action: Cast) -> Iterator[ObjectId]:
    yield from objects_among(action.targets)


def named_by_activate(action: Activate) -> Iterator[ObjectId]:
    yield from objects_among([action.source], action.targets)


def named_by_can_attack(action: CanAttack | WhatItCosts) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.at])


def named_by_can_block(action: CanBlock | WhatBlockingCosts) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.what])


def named_by_what_is_attackable(action: WhatIsAttackable | Assignments) -> Iterator[ObjectId]:
    yield from objects_among([action.who])


def named_by_damage_range(action: DamageRange) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.to])


def named_by_characteristics_of(action: CharacteristicsOf) -> Iterator[ObjectId]:
    yield action.what


def named_by_march(action: March | CanMarch) -> Iterator[ObjectId]:
    yield action.creature


def named_by_is_in_range(action: IsInRange) -> Iterator[ObjectId]:
    yield from objects_among([action.who, action.what])


def named_by_can_target(action: CanTarget) -> Iterator[ObjectId]:
    yield from objects_among([action.what, action.with_.source])


def named_by_can_play(action: CanPlay | WhatCastingCosts) -> Iterator[ObjectId]:
    yield from objects_among([action.what.source])


def named_by_legal_targets(action: LegalTargets) -> Iterator[ObjectId]:
    yield from objects_among([action.with_.source])


def named_by_none(_action: Action) -> Iterator[ObjectId]:
    return iter(())


def objects_among(*groups: Iterable[object]) -> Iterator[ObjectId]:
    return (each for group in groups for each in group if isinstance(each, ObjectId))


NAMED_BY: Mapping[type[Action], Callable[[Any], Iterator[ObjectId]]] = {
    Attack: named_by_attack,
    Block: named_by_block,
    Assign: named_by_assign,
    Cast: named_by_cast,
    Activate: named_by_activate,
    CanAttack: named_by_can_attack,
    WhatItCosts: named_by_can_attack,
    CanBlock: named_by_can_block,
    WhatBlockingCosts: named_by_can_block,
    WhatIsAttackable: named_by_what_is_attackable,
    Assignments: named_by_what_is_attackable,
    DamageRange: named_by_damage_range,
    CharacteristicsOf: named_by_characteristics_of,
    March: named_by_march,
    CanMarch: named_by_march,
    IsInRange: named_by_is_in_range,
    CanTarget: named_by_can_target,
    CanPlay: named_by_can_play,
    WhatCastingCosts: named_by_can_play,
    LegalTargets: named_by_legal_targets,
    PlayLand: named_by_none,
    Choose: named_by_none,
    Leave: named_by_none,
    AdvanceTo: named_by_none,
    ResolveStack: named_by_none,
    WhoHasPriority: named_by_none,
    WhoseTurn: named_by_none,
    WhatIsOnTheStack: named_by_none,
}
"""What names the objects of each class of actions; that none is missing is proven by a test."""
