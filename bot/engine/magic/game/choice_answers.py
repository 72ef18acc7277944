"""Choices as they are made: by an answer that a scenario gave beforehand, or by their documented default.

Either is reported in the outcome and in the trace; an answer that is none of the legal ones is refused."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import CHOICE_RULES, Choice, ChoiceKind, Chosen
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Choose
from bot.engine.magic.game.loops import LoopWatch, OptionalAction
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.trace import Rules, cite_rules

PickT = TypeVar("PickT")

OPTIONAL_KINDS = frozenset({ChoiceKind.MAY, ChoiceKind.PAY})
"""The kinds of choices whether to do something."""


class ChoiceAnswers:
    """The choices of one game: what was kept for those to come, and what became of those that were made."""

    def __init__(
        self, watch: LoopWatch, note: Callable[[ev.Event, Rules], None], decider: Callable[[PlayerId], PlayerId]
    ) -> None:
        self.watch = watch
        self.note = note
        self.decider = decider
        """CR 723.5: who makes a player's choices."""
        self.made: list[Chosen] = []
        self.kept: list[tuple[int, Choose]] = []
        """Answers for later choices, each with the action that gave it."""
        self.refused: dict[int, Refusal] = {}
        """What was wrong with answers that could not be taken, by the action that gave them."""
        self.forced: Mapping[int, Any] = {}
        """Answers that take the place of defaults, by how many choices were made before."""
        self.wanted: Mapping[PlayerId, str] = {}
        """The mana cost of what each player casts next, in mana symbols."""
        self.stopping: set[OptionalAction] = set()
        """What players do no longer by default, since it went round in a loop."""

    def decide(self, choice: Choice[Any]) -> Any:
        """Return one of the options: the answer that was kept, or the default."""

        def meant(pick: Any) -> Sequence[Any] | None:
            return (
                [pick]
                if choice.free
                else [each for each in choice.options if option_as_named(each) == pick][:1] or None
            )

        forced = meant(self.forced[len(self.made)]) if len(self.made) in self.forced else None
        answer = self.answer(choice, meant) if forced is None else forced
        picked = self._default(choice) if answer is None else answer[0]
        options = len(choice.options)
        if answer is None and choice.kind in OPTIONAL_KINDS and picked is True:
            self.watch.offers.append(OptionalAction(choice.player, choice.subject))
        elif options > 1:
            self.watch.choices += 1
        among = tuple(option_as_named(each) for each in choice.options)
        self.report(choice, option_as_named(picked), options, by_default=answer is None, among=among)
        return picked

    def any_of(self, choice: Choice[Any], default: Sequence[Any]) -> Sequence[Any]:
        """Return any number of the options: those of the answer that was kept, or the default."""

        def chosen(pick: Any) -> Sequence[Any] | None:
            return [each for each in choice.options if each in pick] if set(pick) <= set(choice.options) else None

        answer = self.answer(choice, chosen)
        picked = list(default) if answer is None else answer
        self.report(choice, picked, 2 ** len(choice.options), by_default=answer is None)
        return picked

    def answer(self, choice: Choice[Any], meaning: Callable[[Any], Sequence[PickT] | None]) -> Sequence[PickT] | None:
        """What the answer kept for the choice means; None where none was kept, or an illegal one, which is refused."""
        concerned = [pair for pair in self.kept if self.concerns(pair[1], choice)]
        if not concerned:
            return None
        listed = [pair for pair in concerned if pair[0] == concerned[0][0]]
        kept = next((pair for pair in listed if meaning(pair[1].pick) is not None), listed[0])
        self.kept.remove(kept)
        meant = meaning(kept[1].pick)
        if meant is None:
            refusal = Refusal(RefusalKind.NOT_AN_OPTION, rule_of_choice(choice), choice.player, choice.subject)
            self.refused[kept[0]] = refusal
            self.note(ev.ActionRefused(kept[0], refusal), refusal.rules)
        return meant

    def awaits(self, choice: Choice[Any]) -> bool:
        """Whether an answer is kept for the choice."""
        return any(self.concerns(each, choice) for _, each in self.kept)

    def concerns(self, kept: Choose, choice: Choice[Any]) -> bool:
        """Whether a kept answer is meant for this choice: its kind, and its player or who makes the choice."""
        by = {None, choice.player, self.decider(choice.player)}
        return kept.kind in {choice.kind, choice.also} and kept.by in by

    def report(
        self, choice: Choice[Any], picked: Any, options: int, *, by_default: bool, among: tuple[Any, ...] = ()
    ) -> None:
        """Add a choice to the outcome and to the trace: what was picked, as a scenario names it, of so many ways."""
        player = self.decider(choice.player)
        settled = (picked, by_default, options, choice.subject, choice.rules, among, choice.payment, choice.random)
        self.made.append(Chosen(player, choice.kind, *settled))
        declined = picked is False
        self.watch.told += 1
        of = choice.player if player != choice.player else None
        made = ev.ChoiceMade(player, choice.kind, by_default, options, choice.subject, declined, of, choice.random)
        self.note(made, rule_of_choice(choice) if of is None else (*rule_of_choice(choice), *cite_rules("723.5")))

    def _default(self, choice: Choice[Any]) -> Any:
        """The first of the options, unless that is to do again what went round in a loop."""
        tired = choice.kind in OPTIONAL_KINDS and OptionalAction(choice.player, choice.subject) in self.stopping
        return False if tired and False in choice.options else choice.options[0]


def rule_of_choice(choice: Choice[Any]) -> Rules:
    return choice.rules or CHOICE_RULES[choice.kind]


def option_as_named(picked: Any) -> Any:
    """How an option is named in a scenario: a replacement effect by the id of its source, others by themselves."""
    return getattr(picked, "by", picked)
