"""From paragraphs to planned actions: every target is designated now, one by one, in the order of the text.

A target that nobody names takes its default: harm goes to the opponent's side, help to one's own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter

from bot.engine.magenoir.citations import ACTIONS, TARGETS
from bot.engine.magenoir.deeds import Planned
from bot.engine.magenoir.effects import (
    Action,
    Apply,
    Branching,
    ChooseOne,
    Damage,
    DamageDivided,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    Effect,
    Heal,
    IfMageNoir,
    LockMana,
    LoseHitPoints,
    MakeIndestructible,
    May,
    MoveMana,
    PayFor,
    PayOr,
    ReleaseMana,
    ReturnToDeck,
    ReturnToHand,
    SwapMana,
)
from bot.engine.magenoir.filters import EachOf, HitPointsOf, ManaUnder, Number, Reference, TargetOf, That, Whose
from bot.engine.magenoir.identifiers import ObjectId, Recipient
from bot.engine.magenoir.matching import Aim, Speaker, candidates, fitting, is_candidate, players_of
from bot.engine.magenoir.options import OpenQuestion
from bot.engine.magenoir.outcome import Chosen
from bot.engine.magenoir.refusals import Refusal, RefusalKind
from bot.engine.magenoir.table import Table

NOTHING_AIMED = Aim(None)


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
    that: Aim = NOTHING_AIMED
    refusal: Refusal | None = None
    missing: bool = False
    """Whether an action has nothing that it could be aimed at."""
    applying: tuple[ObjectId, ...] = ()
    """The components that are being applied, each because the one before it says so."""
    named: bool = field(init=False)
    """Whether any target was named: where some are, what is left out was not wanted."""

    def __post_init__(self) -> None:
        self.named = bool(self.given)

    def paragraphs(self, paragraphs: Sequence[Sequence[Action]], that: Aim = NOTHING_AIMED) -> list[Planned]:
        """Plan each paragraph; "that" begins anew with each."""
        planned = []
        for actions in paragraphs:
            self.that = that
            planned += self.actions(actions)
        return planned

    def actions(self, actions: Sequence[Action]) -> list[Planned]:
        if len(actions) > 2 and not self.quiet:
            self.table.leave_open(OpenQuestion.FURTHER_THEN, ACTIONS, self.speaker.card)
        return [self.action(each) for each in merged(actions, splits=self.table.options.further_then_splits)]

    def action(self, action: Action) -> Planned:
        """Plan one action, its parts in order, and after each part the actions that depend on it."""
        aims, measures, branches = [], [], []
        for part in action.parts:
            measure = self.measure(part)
            measures.append(measure)
            aims.append(self.aim(part))
            if measure.what is not None:  # "that" is the card that was measured, not what was dealt so much
                self.that = measure
            branches += [tuple(branch) for branch in self.branches_of(part)]
        discards = self.designated_discards(action)
        return Planned(
            action, self.speaker.card, self.speaker.player, tuple(aims), tuple(branches), tuple(measures), discards
        )

    def aim(self, part: Effect) -> Aim:
        """What the part designates, or what it takes from the actions before it."""
        match reference_of(part):
            case TargetOf() as target:
                self.that = self.designate_for(part, target)
                return self.that
            case That():
                return self.that
            case _:
                return NOTHING_AIMED

    def measure(self, part: Effect) -> Aim:
        """The card by which the part's amount is measured, where its text speaks of one."""
        match part:
            case Damage(amount=amount) | Heal(amount=amount) | LoseHitPoints(amount=amount):
                pass
            case _:
                return NOTHING_AIMED
        match amount:
            case HitPointsOf(reference=TargetOf() as target) | ManaUnder(reference=TargetOf() as target):
                self.that = self.designate_measure(target)
                return self.that
            case HitPointsOf() | ManaUnder():
                return self.that
            case _:
                return NOTHING_AIMED

    def designate_measure(self, target: TargetOf) -> Aim:
        """A card by which an amount is measured: the next named target if it is one, else that is what is dealt to."""
        if self.given and is_candidate(self.table.state, self.given[0], target, self.speaker):
            return self.designate(target, helps=True)
        given, self.given = self.given, []
        aim = self.designate(target, helps=True)
        self.given = given
        return aim

    def designate_for(self, part: Effect, target: TargetOf) -> Aim:
        if isinstance(part, DamageDivided):
            return self.divide(target)
        return (
            self.designate_several(target)
            if target.most > 1
            else self.designate(target, helps=isinstance(part, HELPFUL))
        )

    def divide(self, target: TargetOf) -> Aim:
        """A target for each point: those that were named, in order, then the first of them again."""
        first = self.designate(target, helps=False)
        if first.what is None:
            return first
        others: list[Recipient] = []
        while self.given and len(others) < target.most - 1:
            others.append(self.designate(target, helps=False).what or first.what)
        left = target.most - 1 - len(others)
        if left and others and not self.quiet:
            self.table.choosing.made(
                Chosen(self.speaker.player, "target", first.what, True, len({*others, first.what})), TARGETS
            )
        return Aim(first.what, target, (*others, *[first.what] * left))

    def designate_several(self, target: TargetOf) -> Aim:
        """Those of the next targets that fit, each once; where none was named, those of the opposing side."""
        named: list[Recipient] = []
        while self.given and len(named) < target.most and self.given[0] not in named:
            if not is_candidate(self.table.state, self.given[0], target, self.speaker):
                break
            named.append(self.given.pop(0))
        if not named and not self.named:
            options = candidates(self.table.state, target, self.speaker)
            named = [each for each in options if self.side_of(each) != self.speaker.player][: target.most]
            if named and not self.quiet:
                self.table.choosing.made(
                    Chosen(self.speaker.player, "target", tuple(named), True, 2 ** len(options)), TARGETS
                )
        return Aim(next(iter(named), None), target, tuple(named[1:]))

    def designate(self, target: TargetOf, *, helps: bool) -> Aim:
        """The next target that was named, or the default."""
        if self.given:
            what = self.given.pop(0)
            if not is_candidate(self.table.state, what, target, self.speaker):
                self.refuse(RefusalKind.NOT_A_TARGET, what)
            return Aim(what, target)
        options = candidates(self.table.state, target, self.speaker)
        if not options:
            self.missing = True
            return Aim(None, target)
        return Aim(self.default(options, helps=helps), target)

    def default(self, options: Sequence[Recipient], *, helps: bool) -> Recipient:
        """The first on the side that the effect is meant for, players before cards."""
        mine = [each for each in options if self.side_of(each) == self.speaker.player]
        theirs = [each for each in options if each not in mine]
        picked = (mine + theirs if helps else theirs + mine)[0]
        if len(options) > 1:
            self.by_default(picked, len(options))
        return picked

    def by_default(self, picked: Recipient | tuple[Recipient, ...], options: int) -> None:
        """Report what was designated without being named."""
        if not self.quiet:
            self.table.choosing.made(Chosen(self.speaker.player, "target", picked, True, options), TARGETS)

    def side_of(self, what: Recipient) -> Recipient:
        return self.table.state.cards[what].controller if isinstance(what, ObjectId) else what

    def designated_discards(self, action: Action) -> tuple[ObjectId, ...]:
        """The cards that were named for the discards of this action."""
        if not self.discards:
            return ()
        number = sum(map(own_discards, action.parts))
        taken, self.discards = tuple(self.discards[:number]), self.discards[number:]
        return taken

    def branches_of(self, part: Effect) -> list[list[Planned]]:
        """The actions that a part decides about; those of an applied component."""
        match part:
            case PayFor(then=then) | May(then=then) | PayOr(otherwise=then):
                return [self.actions(then)]
            case IfMageNoir(then=then, otherwise=otherwise):
                return self.of_condition(then, otherwise)
            case ChooseOne(options=options):
                return [self.aside(option) for option in options]
            case Apply(what=EachOf(filter=described)):
                there = [card.id for card in fitting(self.table.state, described, self.speaker)]
                return [[each for card in there for each in self.applied(card)]]
            case Apply():
                return [self.applied(self.that.what)]
            case _:
                return []

    def of_condition(self, then: Sequence[Action], otherwise: Sequence[Action]) -> list[list[Planned]]:
        """Named targets are for what would happen now."""
        if self.table.state.players[self.speaker.player].mage_noir:
            first = self.actions(then)
            return [first, self.aside(otherwise)]
        first = self.aside(then)
        return [first, self.actions(otherwise)]

    def aside(self, actions: Sequence[Action]) -> list[Planned]:
        """Plan what may not come to happen with a share in the named targets that takes none from the others."""
        copy = Planner(
            self.table,
            self.speaker,
            list(self.given),
            list(self.discards),
            quiet=True,
            that=self.that,
            applying=self.applying,
        )
        planned = copy.actions(actions)
        if copy.refusal is None:
            return planned
        return Planner(self.table, self.speaker, quiet=True, that=self.that, applying=self.applying).actions(actions)

    def applied(self, what: Recipient | None) -> list[Planned]:
        """What a component does when it is applied; one that leads back to itself has done what it does already, for an
        announcement comes to an end."""
        if not isinstance(what, ObjectId) or what in self.applying:
            return []
        before = (self.that, self.speaker, self.applying)
        self.speaker, self.applying = Speaker(what, self.speaker.player), (*self.applying, what)
        planned = self.paragraphs([each.actions for each in self.table.state.cards[what].facts.on_activation])
        self.that, self.speaker, self.applying = before
        return planned

    def refuse(self, kind: RefusalKind, what: Recipient) -> None:
        if self.refusal is None:
            self.refusal = Refusal(kind, TARGETS, self.speaker.player, self.speaker.card, what)

    def finish(self, fixed: Sequence[Action]) -> None:
        """Every target that was named was needed; one that an effect concerns anyhow may be named all the same."""
        if self.given:
            concerned = {who for action in fixed for part in action.parts for who in self.concerned(part)}
            for what in self.given:
                if what not in concerned:
                    self.refuse(RefusalKind.TOO_MANY_TARGETS, what)
        if self.missing and self.refusal is None:
            if not self.table.options.activate_without_target:
                self.refusal = Refusal(RefusalKind.NO_TARGET, TARGETS, self.speaker.player, self.speaker.card)
            elif not self.quiet:
                self.table.leave_open(OpenQuestion.NO_TARGET, TARGETS, self.speaker.card)

    def concerned(self, part: Effect) -> tuple[Recipient, ...]:
        whose = getattr(reference_of(part), "whose", None)
        return players_of(self.table.state, whose, self.speaker.player) if isinstance(whose, Whose) else ()


HELPFUL = (Heal, MakeIndestructible, Apply, LockMana, MoveMana, SwapMana)
"""Effects whose default target is one's own."""


REFERENCES: Mapping[type[Effect], Callable[[Effect], Reference]] = {
    **dict.fromkeys((Damage, DamageDivided, Heal, LoseHitPoints, MoveMana), attrgetter("to")),
    **dict.fromkeys((DiscardCard, Destroy, Apply, MakeIndestructible, ReturnToDeck, ReturnToHand), attrgetter("what")),
    **dict.fromkeys((LockMana, ReleaseMana, SwapMana), attrgetter("what")),
}
"""What reads, from an effect of the kind, whom or what it concerns; asked several times for each action."""


def reference_of(part: Effect) -> Reference | None:
    """Whom or what a part concerns; None where it concerns no card and no player."""
    read = REFERENCES.get(type(part))
    return None if read is None else read(part)


def own_discards(part: Effect) -> int:
    """How many cards of the hand its controller has to discard for the part."""
    match part:
        case DiscardFromHand(amount=Number(plain=number), whose=Whose.YOU):
            return number
        case _:
            return 0


def merged(actions: Sequence[Action], *, splits: bool) -> Sequence[Action]:
    """Each "then" splits the paragraph, or only the first one where the table plays it so."""
    if splits or len(actions) <= 2 or any(isinstance(part, Branching) for each in actions for part in each.parts):
        return actions
    return (actions[0], Action(tuple(part for each in actions[1:] for part in each.parts)))
