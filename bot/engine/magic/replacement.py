"""Replacement and prevention (CR 614-616): the only place that rewrites what rules functions propose.

Each effect gets one opportunity at an event (614.5); where several compete, the affected player or the affected
object's controller chooses (616.1), and what competed is kept for the explanation."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial

from bot.engine.magic.abilities import PreventionAbility, UnpreventableDamage
from bot.engine.magic.choices import Choice, Decide
from bot.engine.magic.events import DamageNotPrevented, DamagePrevented
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.layers import characteristics
from bot.engine.magic.matching import Context, found
from bot.engine.magic.qualities import protection_from
from bot.engine.magic.state import GameState
from bot.engine.trace import Rules, rules


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage that would be dealt: an edge from a source to a recipient (CR 120.1)."""

    source: ObjectId
    recipient: Recipient
    amount: int
    combat: bool
    cause: int | None = None
    """The index of the trace entry that assigned it."""


@dataclass(frozen=True, slots=True)
class Prevention:
    """An effect that would prevent a damage event: whose it is, and the rules that say so."""

    by: ObjectId
    rules: Rules


@dataclass(frozen=True, slots=True)
class Replaced:
    """A damage event after 614-616: what remains of it (None: nothing), and what was done to it."""

    damage: Damage | None
    done: tuple[tuple[DamagePrevented | DamageNotPrevented, Rules], ...] = field(default=())


def replace_damage(state: GameState, damage: Damage, decide: Decide) -> Replaced:
    """CR 616.1: apply the effects one after the other, the affected player choosing, until none is left."""
    applicable = tuple(preventions(state, damage))
    if not applicable:
        return Replaced(damage)
    if (unpreventable := why_unpreventable(state, damage)) is not None:
        return applied_in_vain(damage, unpreventable, applicable)
    chooser = affected_player(state, damage.recipient)
    chosen = applicable[0]
    if len(applicable) > 1:
        chosen = decide(Choice(chooser, "replacement", applicable, subject=recipient_object(damage.recipient)))
    prevented = DamagePrevented(
        damage.source,
        damage.recipient,
        damage.amount,
        by=chosen.by,
        among=tuple(effect.by for effect in applicable),
        chooser=chooser,
    )
    return Replaced(None, ((prevented, chosen.rules),))


def applied_in_vain(damage: Damage, by: ObjectId, applicable: tuple[Prevention, ...]) -> Replaced:
    """CR 615.12: the effects are applied, each once, and prevent nothing."""
    among = tuple(effect.by for effect in applicable)
    event = DamageNotPrevented(damage.source, damage.recipient, damage.amount, by, among)
    return Replaced(damage, ((event, rules("615.12", "615.12a")),))


def why_unpreventable(state: GameState, damage: Damage) -> ObjectId | None:
    """CR 615.12: whose ability says that the damage can't be prevented, None where nobody's does."""
    return next(
        (
            owner
            for source, ability, owner in unpreventable_damage(state)
            if source == damage.source and (damage.combat or not ability.combat_only)
        ),
        None,
    )


@lru_cache(maxsize=8)
def unpreventable_damage(state: GameState) -> tuple[tuple[ObjectId, UnpreventableDamage, ObjectId], ...]:
    """Every ability by which damage can't be prevented: whose damage it is, the ability, and its own object."""
    values = partial(characteristics, state)
    return tuple(
        (source, ability, thing.id)
        for thing in state.battlefield()
        for ability in characteristics(state, thing.id).abilities
        if isinstance(ability, UnpreventableDamage)
        for source in found(state, Context(thing.id, thing.controller), ability.by, values)
    )


def preventions(state: GameState, damage: Damage) -> Iterator[Prevention]:
    """Yield each prevention effect that applies to the event now (CR 615.1, 702.16e), in a fixed order."""
    if isinstance(damage.recipient, ObjectId) and protection_from(state, damage.recipient, damage.source):
        yield Prevention(damage.recipient, rules("702.16e", "615.1"))
    for protected, ability, owner in prevention_abilities(state):
        concerned = damage.recipient if ability.direction == "to" else damage.source
        if protected == concerned and (damage.combat or not ability.combat_only):
            yield Prevention(owner, rules("615.1a"))


@lru_cache(maxsize=8)
def prevention_abilities(state: GameState) -> tuple[tuple[ObjectId, PreventionAbility, ObjectId], ...]:
    """Every prevention effect of a static ability: what it protects, the ability, and whose it is (CR 604.1)."""
    values = partial(characteristics, state)
    return tuple(
        (protected, ability, thing.id)
        for thing in state.battlefield()
        for ability in characteristics(state, thing.id).abilities
        if isinstance(ability, PreventionAbility)
        for protected in found(state, Context(thing.id, thing.controller), ability.protects, values)
    )


def affected_player(state: GameState, recipient: Recipient) -> PlayerId:
    """CR 616.1: the affected player, or the affected object's controller."""
    return recipient if isinstance(recipient, PlayerId) else state.objects[recipient].controller


def recipient_object(recipient: Recipient) -> ObjectId | None:
    return recipient if isinstance(recipient, ObjectId) else None
