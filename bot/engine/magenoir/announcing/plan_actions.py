"""Plans the actions of paragraphs: designates every target now, one by one, in the order of the text.

A target that nobody names takes its default: a harmful effect the opponent's side, a helpful one the player's own."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, assert_never

from bot.engine.magenoir.announcing.planned_actions import PlannedAction
from bot.engine.magenoir.asking.outcome import Chosen
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import ACTIONS, TARGETS
from bot.engine.magenoir.ground.identifiers import ObjectId, Recipient
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.engine.magenoir.values.filter_matching import (
    cards_as_described,
    find_legal_targets,
    find_players_meant,
    is_legal_target,
)
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import NOTHING_DESIGNATED, Aim, Speaker

Branches: TypeAlias = tuple[tuple[PlannedAction, ...], ...]


@dataclass(slots=True)
class Planner:
    """Plans the actions of one announcement or trigger. `given` are the targets that were named and not used yet;
    `refusal` is the first thing that was wrong with one."""

    table: Table
    speaker: Speaker
    given: list[Recipient] = field(default_factory=list)
    discards: list[ObjectId] = field(default_factory=list)
    quiet: bool = False
    """Only asked whether it could be done: nothing is reported."""
    that: Aim = NOTHING_DESIGNATED
    refusal: Refusal | None = None
    missing: bool = False
    """Whether an action has nothing that it could be aimed at."""
    cause: int | None = None
    """The trace's entry that led here; None where that is the beginning of the chain."""
    applying: tuple[ObjectId, ...] = ()
    """The components that are being applied, each because the one before it says so."""
    named: bool = field(init=False)
    """Whether any target was named: where some are, what is left out was not wanted."""

    def __post_init__(self) -> None:
        self.named = bool(self.given)

    def plan_paragraphs(self, paragraphs: Sequence[ab.Acting], that: Aim = NOTHING_DESIGNATED) -> list[PlannedAction]:
        """Plan each paragraph; "that" begins anew with each."""
        planned = []
        for each in paragraphs:
            self.that = that
            planned += self.plan_actions(each.actions)
        return planned

    def plan_actions(self, actions: Sequence[fx.Action]) -> list[PlannedAction]:
        if len(actions) > 2:
            if not self.quiet:
                self.table.leave_open(OpenQuestion.FURTHER_THEN, ACTIONS, self.speaker.card)
            actions = merge_actions(actions, splits=self.table.options.further_then_splits)
        return [self.plan_action(each) for each in actions]

    def plan_action(self, action: fx.Action) -> PlannedAction:
        """Plan one action, its parts in order, and after each part the actions that depend on it."""
        if action.decision is not None:
            return PlannedAction(action, self.speaker, branches=self.plan_branches(action.decision), cause=self.cause)
        discards = self.designated_discards(action) if self.discards else ()
        if action.is_plain:
            return PlannedAction(action, self.speaker, action.unaimed, (), discards, self.cause)
        aimed = []
        branches: Branches = ()
        for each in action.spoken:
            measure = NOTHING_DESIGNATED if each.measured_by is None else self.measure(each.measured_by)
            aim = NOTHING_DESIGNATED if each.concerns is None else self.aim_part(each.part, each.concerns)
            aimed.append(fx.Aimed(each.part, each.concerns, aim, measure))
            if measure.designated:  # "that" is the card that was measured, not what was dealt so much
                self.that = measure
            if isinstance(each.part, fx.Apply):
                branches = (*branches, self.plan_applied_components(each.part))
        return PlannedAction(action, self.speaker, tuple(aimed), branches, discards, self.cause)

    def aim_part(self, part: fx.Simple, concerns: fl.Reference) -> Aim:
        """What the part designates, or what it takes from the actions before it."""
        match concerns:
            case fl.That():
                return self.that
            case fl.TargetOf(most=1) if isinstance(part, fx.Apply):
                self.that = self.designate_or_leave(concerns)
            case fl.TargetOf(most=1):
                self.that = self.designate(concerns, helps=isinstance(part, HELPFUL_EFFECTS))
            case fl.TargetOf() if isinstance(part, fx.DamageDivided):
                self.that = self.designate_each_point(concerns)
            case fl.TargetOf():
                self.that = self.designate_several(concerns)
            case _:
                return NOTHING_DESIGNATED
        return self.that

    def measure(self, measured_by: fl.Reference) -> Aim:
        """The card by which an amount is measured."""
        if isinstance(measured_by, fl.TargetOf):
            self.that = self.designate_measure(measured_by)
        return self.that

    def designate_measure(self, target: fl.TargetOf) -> Aim:
        """A card by which an amount is measured: the next named target if it is one, else that is what is dealt to."""
        return self.designate_or_leave(target)

    def designate_or_leave(self, target: fl.TargetOf) -> Aim:
        """The next named target if it is legal here, else the default: then what was named is for a part behind, as the
        target of a component that is applied."""
        if self.given and is_legal_target(self.table.state, self.given[0], target, self.speaker):
            return self.designate(target, helps=True)
        given, self.given = self.given, []
        aim = self.designate(target, helps=True)
        self.given = given
        return aim

    def designate_each_point(self, target: fl.TargetOf) -> Aim:
        """A target for each point: those that were named, in order, then the first of them again."""
        first = self.designate(target, helps=False)
        if first.what is None:
            return first
        others: list[Recipient] = []
        while self.given and len(others) < target.most - 1:
            others.append(self.designate(target, helps=False).what or first.what)
        left = target.most - 1 - len(others)
        if left and others and not self.quiet:
            self.table.choosing.report(
                Chosen(self.speaker.player, "target", first.what, True, len({*others, first.what})), TARGETS
            )
        return Aim((first.what, *others, *[first.what] * left), target)

    def designate_several(self, target: fl.TargetOf) -> Aim:
        """Those of the next targets that fit, each once; where none was named, those of the opposing side."""
        named: list[Recipient] = []
        while self.given and len(named) < target.most and self.given[0] not in named:
            if not is_legal_target(self.table.state, self.given[0], target, self.speaker):
                break
            named.append(self.given.pop(0))
        if not named and not self.named:
            options = find_legal_targets(self.table.state, target, self.speaker)
            named = [each for each in options if self.side_of(each) != self.speaker.player][: target.most]
            if named and not self.quiet:
                self.table.choosing.report(
                    Chosen(self.speaker.player, "target", tuple(named), True, 2 ** len(options)), TARGETS
                )
        return Aim(tuple(named), target)

    def designate(self, target: fl.TargetOf, *, helps: bool) -> Aim:
        """The next target that was named, or the default."""
        if self.given:
            what = self.given.pop(0)
            if not is_legal_target(self.table.state, what, target, self.speaker):
                self.refuse(RefusalKind.NOT_A_TARGET, what)
            return Aim((what,), target)
        options = find_legal_targets(self.table.state, target, self.speaker)
        if not options:
            self.missing = True
            return Aim((), target)
        return Aim((self.default_target(options, helps=helps),), target)

    def default_target(self, options: Sequence[Recipient], *, helps: bool) -> Recipient:
        """The first on the side that the effect is meant for, players before cards; what is being applied comes last,
        for it has done already what it does."""
        mine = [each for each in options if self.side_of(each) == self.speaker.player]
        theirs = [each for each in options if each not in mine]
        in_order = mine + theirs if helps else theirs + mine
        picked = next((each for each in in_order if each not in self.applying), in_order[0])
        if len(options) > 1:
            self.report_default(picked, len(options))
        return picked

    def report_default(self, picked: Recipient | tuple[Recipient, ...], options: int) -> None:
        """Report what was designated without being named."""
        if not self.quiet:
            self.table.choosing.report(Chosen(self.speaker.player, "target", picked, True, options), TARGETS)

    def side_of(self, what: Recipient) -> Recipient:
        return self.table.state.cards[what].controller if isinstance(what, ObjectId) else what

    def designated_discards(self, action: fx.Action) -> tuple[ObjectId, ...]:
        """The cards that were named for the discards of this action."""
        number = sum(map(count_own_discards, action.parts))
        taken, self.discards = tuple(self.discards[:number]), self.discards[number:]
        return taken

    def plan_branches(self, part: fx.Branching) -> Branches:
        """The actions that a part decides about."""
        match part:
            case fx.PayFor(then=then) | fx.May(then=then) | fx.PayOr(otherwise=then):
                return (tuple(self.plan_actions(then)),)
            case fx.IfMageNoir(then=then, otherwise=otherwise):
                return self.plan_condition(then, otherwise)
            case fx.ChooseOne(options=options):
                return tuple(self.plan_aside(option) for option in options)
            case never:
                assert_never(never)

    def plan_applied_components(self, part: fx.Apply) -> tuple[PlannedAction, ...]:
        """The actions of the components that are applied."""
        if isinstance(part.what, fl.EachOf):
            there = [card.id for card in cards_as_described(self.table.state, part.what.filter, self.speaker)]
            return tuple(each for card in there for each in self.plan_component(card))
        return tuple(self.plan_component(self.that.what))

    def plan_condition(self, then: Sequence[fx.Action], otherwise: Sequence[fx.Action]) -> Branches:
        """Named targets are for what would happen now."""
        if self.table.state.players[self.speaker.player].mage_noir:
            return tuple(self.plan_actions(then)), self.plan_aside(otherwise)
        return self.plan_aside(then), tuple(self.plan_actions(otherwise))

    def plan_aside(self, actions: Sequence[fx.Action]) -> tuple[PlannedAction, ...]:
        """Plan actions that may never happen; the targets that they use stay there for the actions that do happen."""
        copy = Planner(
            self.table,
            self.speaker,
            list(self.given),
            list(self.discards),
            quiet=True,
            that=self.that,
            cause=self.cause,
            applying=self.applying,
        )
        planned = copy.plan_actions(actions)
        if copy.refusal is None:
            return tuple(planned)
        unnamed = Planner(
            self.table, self.speaker, quiet=True, that=self.that, cause=self.cause, applying=self.applying
        )
        return tuple(unnamed.plan_actions(actions))

    def plan_component(self, what: Recipient | None) -> list[PlannedAction]:
        """Plan what a component does when it is applied; nothing for one that is being applied: planning has to end."""
        if not isinstance(what, ObjectId) or what in self.applying:
            return []
        paragraphs = self.table.state.cards[what].facts.on_activation
        if not paragraphs:
            return []
        before = (self.that, self.speaker, self.applying)
        self.speaker, self.applying = Speaker(what, self.speaker.player), (*self.applying, what)
        planned = self.plan_paragraphs(paragraphs)
        self.that, self.speaker, self.applying = before
        return planned

    def refuse(self, kind: RefusalKind, what: Recipient) -> None:
        if self.refusal is None:
            self.refusal = Refusal(kind, TARGETS, self.speaker.player, self.speaker.card, what)

    def check_named_targets(self, fixed: Sequence[ab.Acting]) -> None:
        """Refuse named targets that nothing needs, except players whom an effect concerns anyhow; note missing ones."""
        if self.given and not self.table.state.cards[self.speaker.card].facts.unread:  # what is unread may aim at them
            speaks_of = [spoken.concerns for each in fixed for action in each.actions for spoken in action.spoken]
            concerned = {who for reference in speaks_of for who in self.players_concerned(reference)}
            for what in self.given:
                if what not in concerned:
                    self.refuse(RefusalKind.TOO_MANY_TARGETS, what)
        if self.missing and self.refusal is None:
            if not self.table.options.activate_without_target:
                self.refusal = Refusal(RefusalKind.NO_TARGET, TARGETS, self.speaker.player, self.speaker.card)
            elif not self.quiet:
                self.table.leave_open(OpenQuestion.NO_TARGET, TARGETS, self.speaker.card)

    def players_concerned(self, reference: fl.Reference | None) -> tuple[Recipient, ...]:
        """The players that a part concerns without designating them."""
        if not isinstance(reference, fl.Players):
            return ()
        return find_players_meant(self.table.state, reference.whose, self.speaker.player)


def plan_triggered_paragraph(
    table: Table, speaker: Speaker, paragraph: ab.Triggered, cause: int, about: ObjectId | None = None
) -> list[PlannedAction]:
    """Plan a paragraph that nobody announced, so that nobody named a target; the card that it is about is "that"."""
    if paragraph.is_plain:
        return [PlannedAction(each, speaker, each.unaimed, cause=cause) for each in paragraph.actions]
    that = NOTHING_DESIGNATED if about is None else Aim((about,))
    return Planner(table, speaker, cause=cause).plan_paragraphs((paragraph,), that)


HELPFUL_EFFECTS = (fx.Heal, fx.MakeIndestructible, fx.Apply, fx.LockMana, fx.MoveMana, fx.SwapMana)
"""Effects whose default target is one's own."""


def count_own_discards(part: fx.Effect) -> int:
    """How many cards of the hand its controller has to discard for the part."""
    match part:
        case fx.DiscardFromHand(amount=fl.Number(plain=number), whose=fl.Whose.YOU):
            return number
        case _:
            return 0


def merge_actions(actions: Sequence[fx.Action], *, splits: bool) -> Sequence[fx.Action]:
    """Each "then" splits the paragraph, or only the first one where the table plays it so."""
    if splits or any(isinstance(part, fx.Branching) for each in actions for part in each.parts):
        return actions
    return (actions[0], fx.Action(tuple(part for each in actions[1:] for part in each.parts)))
