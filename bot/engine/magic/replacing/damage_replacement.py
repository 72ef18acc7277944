"""Replacement and prevention of damage (CR 614-616): who chooses among the effects that apply, one after the other.

Each effect gets one opportunity at an event (614.5); where several compete, the affected player or the affected
object's controller chooses one, it is applied, and what applies then competes again (616.1). What competed is kept for
the explanation."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import field, replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import UsedEffects
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.replacing.affected_damage import Damage
from bot.engine.magic.replacing.competing_effects import modify_event, sources_of_effects
from bot.engine.magic.replacing.damage_effects import (
    DamageLeft,
    DamageModifier,
    ModifiedDamage,
    ModifierKey,
    affected_player,
    apply_modifier,
    changes_damage,
    is_damage_untouched,
    modifiers_for_damage,
    why_unpreventable,
)
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.words.damage_replacements import Prevent, Redirect
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules

MOST_ORDERS_SEARCHED = 4
"""Of up to so many competing effects every order is tried for the default; of more, those that make least harm alone
come first."""


@record_class
class ReplacedDamage:
    """A damage event after 614-616: what remains of it, in parts where some was redirected, and what was done to it."""

    damages: tuple[Damage, ...]
    done: tuple[tuple[ev.Event, Rules], ...] = field(default=())


@dataclass(frozen=True, slots=True)
class OtherPart:
    """CR 615.5: the other part of a prevention effect, to be carried out once after simultaneous damage."""

    modifier: DamageModifier
    recipient: Recipient
    source: ObjectId
    amount: int = 0
    """How much would have been dealt."""
    prevented: int = 0

    def stacked(self, state: GameState) -> StackedAbility:
        """The other part, as an ability that resolves."""
        by, context, made = self.modifier.by, self.modifier.context, self.modifier.made
        standing = StackedAbility(by, by, context.controller, (), incarnation=state.objects[by].incarnation)
        return replace(
            standing
            if made is None
            else replace(made.stacked, targets=tuple(targets_still_there(state, made.stacked))),
            effects=self.modifier.then,
            optional=False,
            triggering=self.recipient,
            damager=self.source,
            amount=self.amount,
            prevented=self.prevented,
        )


def targets_still_there(state: GameState, stacked: StackedAbility) -> Iterator[Target]:
    """CR 400.7: the targets, without those that have become other objects."""
    for each in stacked.targets:
        thing = state.objects.get(each.what) if isinstance(each.what, ObjectId) else None
        yield replace(each, what=None) if thing is not None and thing.incarnation != each.incarnation else each


class DamageReplacement:
    """Simultaneous damage on its way through the effects that modify it; `afterwards` is what follows it."""

    def __init__(self, state: GameState, decide: Decide) -> None:
        self.state = state
        self.decide = decide
        self.left: dict[int, int] = {
            each.number: each.left for each in state.ongoing.damage_effects if each.left is not None
        }
        self.used_by: dict[int, ObjectId] = {}
        """Which source each effect for "the next time a source would deal damage" has been used on."""
        self.done: list[tuple[ev.Event, Rules]] = []
        """What was done to the damage that is looked at."""
        self.afterwards: dict[tuple[ModifierKey, Recipient, ObjectId | None], OtherPart] = {}

    def replace(self, damage: Damage) -> ReplacedDamage:
        """CR 616.1: apply the effects one after the other, the affected player choosing, until none is left."""
        if is_damage_untouched(self.state, damage):
            return ReplacedDamage((damage,))
        self.done = []
        return ReplacedDamage(tuple(modify_event(self, damage)), tuple(self.done))

    def effects_on(self, event: Damage, used: UsedEffects) -> Sequence[DamageModifier]:
        contending = contending_modifiers(self._standing(event, used))
        return [each for each in contending if self._is_unused(each, event.source)]

    def _standing(self, damage: Damage, used: UsedEffects) -> "DamageEvent":
        return DamageEvent(self.state, damage, used, self.left)

    def _is_unused(self, modifier: DamageModifier, source: ObjectId) -> bool:
        """An effect for the next time that some source would deal damage is used up by the first of several."""
        return modifier.number is None or self.used_by.get(modifier.number, source) == source

    def best_first(
        self, event: Damage, competing: Sequence[DamageModifier], used: UsedEffects
    ) -> Sequence[DamageModifier]:
        """The one after which the chooser is dealt least."""
        return preferred_modifiers(self._standing(event, used), competing)

    def chooser(self, event: Damage) -> PlayerId:
        return affected_player(self.state, event.recipient)

    def subject(self, event: Damage) -> ObjectId | None:
        return event.recipient if isinstance(event.recipient, ObjectId) else None

    def is_order_settled(self, _last: DamageModifier | None, _competing: Sequence[DamageModifier]) -> bool:
        return False

    def replace_event(
        self, event: Damage, chosen: DamageModifier, competing: Sequence[DamageModifier], used: UsedEffects
    ) -> Sequence[Damage]:
        step = apply_modifier(self.state, chosen, event, sources_of_effects(competing), chosen.left(self.left))
        self._record(chosen, event, step)
        again = cite_rules("616.1f") if used else ()
        self.done += [(told, (*cited, *again)) for told, cited in step.events]
        return step.damages

    def _record(self, modifier: DamageModifier, damage: Damage, step: ModifiedDamage) -> None:
        """CR 615.5, 615.7-615.8: use up what can be, and keep the other part of a prevention for later."""
        made = modifier.made
        if made is not None and made.left is not None:
            self.left[made.number] -= step.spent
        if made is not None and made.once and made.what.each_source and step.spent:
            self.used_by[made.number] = damage.source
        if modifier.then:
            key = modifier.key, damage.recipient, damage.source if modifier.what.each_source else None
            before = self.afterwards.get(key, OtherPart(modifier, damage.recipient, damage.source))
            self.afterwards[key] = replace(
                before, amount=before.amount + damage.amount, prevented=before.prevented + step.prevented
            )


@record_class
class DamageEvent:
    """A damage event as it stands: what has had its opportunity at it, and how much numbered effects still apply to."""

    state: GameState
    damage: Damage
    used: UsedEffects
    left: DamageLeft

    @property
    def chooser(self) -> PlayerId:
        return affected_player(self.state, self.damage.recipient)


def contending_modifiers(standing: DamageEvent) -> tuple[DamageModifier, ...]:
    """CR 614.5, 616.1: what would modify the event and has not had its opportunity.

    Preventions that prevent nothing (CR 615.12) and do nothing else are no choice: they come last, one by one."""
    state, damage = standing.state, standing.damage
    found = tuple(
        each
        for each in modifiers_for_damage(state, damage)
        if each.key not in standing.used and changes_damage(state, each, damage, each.left(standing.left))
    )
    vain = [each.key for each in found if isinstance(each.instead, Prevent) and not each.then]
    if not vain or why_unpreventable(state, damage) is None:
        return found
    return tuple(each for each in found if each.key not in vain) or found[:1]


# The default: what leaves the affected player with the least damage.


def preferred_modifiers(standing: DamageEvent, competing: Sequence[DamageModifier]) -> tuple[DamageModifier, ...]:
    """The competing effects, the best to apply first in front: least damage for the chooser, then least used up of what
    can be, then their fixed order."""
    deep = len(competing) <= MOST_ORDERS_SEARCHED
    keys = [key_of_like_modifiers(each, deep=deep) for each in competing]
    if len(set(keys)) == 1:
        return tuple(competing)
    known: dict[Hashable, tuple[int, int]] = {}
    for key, each in zip(keys, competing, strict=True):
        if key not in known:
            known[key] = foresee_damage(standing, each, standing.chooser, deep=deep)
    return tuple(each for _, each in sorted(zip(keys, competing, strict=True), key=lambda pair: known[pair[0]]))


def key_of_like_modifiers(modifier: DamageModifier, *, deep: bool) -> Hashable:
    """What effects share that do the same to damage when nothing after them is looked at."""
    same = not deep and modifier.made is None and not isinstance(modifier.instead, Redirect)
    return modifier.instead if same else modifier.key


def foresee_damage(standing: DamageEvent, first: DamageModifier, chooser: PlayerId, *, deep: bool) -> tuple[int, int]:
    """How much damage the chooser and their permanents are dealt if this effect is applied first, and how much is used
    up; `deep`, if then everybody takes what is best for them."""
    left = standing.left
    step = apply_modifier(standing.state, first, standing.damage, (), first.left(left))
    if first.number is not None and first.number in left:
        left = {**left, first.number: left[first.number] - step.spent}
    harm, spent = 0, step.spent if first.made is not None else 0
    for each in step.damages:
        after = DamageEvent(standing.state, each, standing.used | {first.key}, left)
        competing = contending_modifiers(after) if deep else ()
        if competing:
            best = preferred_modifiers(after, competing)[0] if len(competing) > 1 else competing[0]
            more = foresee_damage(after, best, chooser, deep=True)
            harm, spent = harm + more[0], spent + more[1]
        elif after.chooser == chooser:
            harm += each.amount
    return harm, spent
