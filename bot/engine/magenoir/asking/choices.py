"""Makes choices: by an answer that the scenario gave beforehand, or by the documented default.

The engine never asks and never waits; either way the choice is reported. Whether to pay: nobody does who did not say
so, and so a loop of payments ends by itself."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from bot.engine.magenoir.asking.outcome import Chosen
from bot.engine.magenoir.asking.scenario import Choose
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.engine.trace import Rules

OptionT = TypeVar("OptionT")


class Choices:
    """The choices of one game: the answers kept for choices to come, and the answers that were refused."""

    def __init__(self, report: Callable[[Chosen, Rules], None]) -> None:
        self.kept: list[tuple[int, Choose]] = []
        """Each with the action that gave it."""
        self.refused: dict[int, Refusal] = {}
        """What was wrong with answers that could not be taken, by the action that gave them."""
        self.report = report

    def decide(
        self, kind: str, by: PlayerId, options: Sequence[OptionT], rules: Rules, *, silent: bool = False
    ) -> OptionT:
        """Return the option that was answered, or the first; a `silent` choice is reported only if it was answered."""
        answer = self._answer(kind, by, partial(option_named, options), rules) if self.kept else None
        picked = options[0] if answer is None else answer
        if answer is not None or (len(options) > 1 and not silent):
            self.report(Chosen(by, kind, picked, answer is None, len(options)), rules)
        return picked

    def order(self, kind: str, by: PlayerId, ids: Sequence[ObjectId], ways: int, rules: Rules) -> Sequence[ObjectId]:
        """Return the ids in the order that was answered, or as they stand; `ways` is how many orders there are."""

        def meaning(pick: object) -> Sequence[ObjectId] | None:
            return pick if isinstance(pick, tuple) and set(pick) == set(ids) else None

        answer = self._answer(kind, by, meaning, rules)
        picked = tuple(dict.fromkeys(ids)) if answer is None else tuple(answer)
        self.report(Chosen(by, kind, picked, answer is None, ways), rules)
        return picked

    def awaits(self, kind: str, by: PlayerId) -> bool:
        """Whether an answer of that kind is kept for the player."""
        return any(answers_choice(each, kind, by) for _, each in self.kept)

    def _answer(
        self, kind: str, by: PlayerId, meaning: Callable[[Any], OptionT | None], rules: Rules
    ) -> OptionT | None:
        """What the answer kept for the choice means; None where none was kept, or an illegal one, which is refused."""
        place = next((place for place, (_, each) in enumerate(self.kept) if answers_choice(each, kind, by)), None)
        if place is None:
            return None
        action, kept = self.kept.pop(place)
        meant = meaning(kept.pick)
        if meant is None:
            other = kept.pick if isinstance(kept.pick, ObjectId) else str(kept.pick)
            self.refused[action] = Refusal(RefusalKind.NOT_AN_OPTION, rules, by, other=other)
        return meant


def answers_choice(kept: Choose, kind: str, by: PlayerId) -> bool:
    return kept.kind == kind and kept.by in {None, by}


def option_named(options: Sequence[OptionT], pick: object) -> OptionT | None:
    """The option that an answer names; `True` is not 1."""
    alike = (each for each in options if each == pick)
    return next((each for each in alike if isinstance(each, bool) is isinstance(pick, bool)), None)
