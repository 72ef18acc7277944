"""Effects that would modify the same event: one after the other, each once, as the affected player chooses (CR 614.5,
616.1).

Every kind of event goes through `modify_event`; what a kind has of its own is told by a `KindOfEvent`."""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar

from bot.engine.fuel import burn_fuel
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import NOTHING_USED, UsedEffects
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.words.abilities.event_replacements import EnterAsCopy, EnterTurnedOver, EnterUnderControl


class ModifyingEffect(Protocol):
    """A replacement or prevention effect that would modify an event."""

    @property
    def by(self) -> ObjectId:
        """The object whose effect it is."""

    @property
    def key(self) -> Hashable:
        """What tells it from every other effect."""

    @property
    def instead(self) -> object:
        """What it does with the event."""


EventT = TypeVar("EventT")
EffectT = TypeVar("EffectT", bound=ModifyingEffect)


class KindOfEvent(Protocol[EventT, EffectT]):
    """What the process of CR 616.1 has to know of a kind of event."""

    @property
    def decide(self) -> Decide:
        """Who answers for the players."""

    def effects_on(self, event: EventT, used: UsedEffects) -> Sequence[EffectT]:
        """The effects that would modify the event as it is now, but those that are used."""

    def best_first(self, event: EventT, competing: Sequence[EffectT], used: UsedEffects) -> Sequence[EffectT]:
        """The effects in the order of the default: what is best for the chooser comes first."""

    def chooser(self, event: EventT) -> PlayerId:
        """The affected player, or the affected object's controller, or its owner if it has none."""

    def subject(self, event: EventT) -> ObjectId | None:
        """The object that the choice is about."""

    def is_order_settled(self, last: EffectT | None, competing: Sequence[EffectT]) -> bool:
        """Whether it makes no difference which is applied first; `last` is the one before them, None of the first."""

    def replace_event(
        self, event: EventT, chosen: EffectT, competing: Sequence[EffectT], used: UsedEffects
    ) -> Sequence[EventT]:
        """Tell what one effect does, and return what there is afterwards: the event as modified, several parts of it,
        or nothing."""


def modify_event(kind: KindOfEvent[EventT, EffectT], event: EventT, used: UsedEffects = NOTHING_USED) -> list[EventT]:
    """CR 616.1f, 616.2: apply one effect after the other, of those that would modify the event by then, until none is
    left; return what happens in the end."""
    waiting, final = [(event, used)], []
    last: EffectT | None = None
    while waiting:
        current, had = waiting.pop(0)
        found = kind.effects_on(current, had)
        if not found:
            final.append(current)
            continue
        burn_fuel(len(found))
        competing = effects_of_first_step(found)
        last = choose_effect(kind, current, last, competing, had)
        now_used = had | {last.key}
        waiting[:0] = [(part, now_used) for part in kind.replace_event(current, last, competing, had)]
    return final


FIRST_STEPS: tuple[type[Any], ...] = (EnterUnderControl, EnterAsCopy, EnterTurnedOver)
"""CR 616.1b-d: what is applied before anything else. Self-replacement effects (616.1a) are applied before an event is
proposed."""


def effects_of_first_step(found: Sequence[EffectT]) -> Sequence[EffectT]:
    """CR 616.1a-e: the effects one of which must be chosen."""
    if len(found) == 1:
        return found
    for kind in FIRST_STEPS:
        alike = [each for each in found if isinstance(each.instead, kind)]
        if alike:
            return alike
    return found


def choose_effect(
    kind: KindOfEvent[EventT, EffectT],
    event: EventT,
    last: EffectT | None,
    competing: Sequence[EffectT],
    used: UsedEffects,
) -> EffectT:
    """CR 616.1e: the only effect, or which of several the chooser applies next."""
    if len(competing) == 1 or kind.is_order_settled(last, competing):
        return competing[0]
    options = kind.best_first(event, competing, used)
    chosen: EffectT = kind.decide(Choice(kind.chooser(event), ChoiceKind.REPLACEMENT, options, kind.subject(event)))
    return chosen


def sources_of_effects(found: Sequence[ModifyingEffect]) -> tuple[ObjectId, ...]:
    """The objects that the effects are of, in the same order."""
    return tuple(each.by for each in found)
