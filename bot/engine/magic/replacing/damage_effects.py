"""The effects that may modify damage (CR 614-615): which exist, which apply to an event, and what each does to it.

Each is applied alone; who chooses among several, and in which order, is in `damage_replacement`."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import TypeAlias, assert_never

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import burn_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import RULES as MEANT_BY
from bot.engine.magic.replacing.affected_damage import (
    Damage,
    is_damage_between,
    is_damage_of_size,
    redirection_recipient,
)
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.ongoing_effects import DamageEffect
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.functioning_abilities import is_quiet
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.magic.values.player_abilities import abilities_granted_to
from bot.engine.magic.values.quality_matching import protection_from
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.damage_replacements import (
    PREVENT_ALL,
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageChange,
    DamageDescribed,
    Operation,
    Prevent,
    Redirect,
)
from bot.engine.magic.words.qualities import Quality
from bot.engine.trace import Rules, cite_rules

ModifierKey: TypeAlias = tuple[ObjectId, int, bool]

DamageLeft: TypeAlias = Mapping[int, int]
"""How much damage the numbered effects of resolved spells and abilities still apply to, by the effect's number."""


@dataclass(frozen=True, slots=True)
class DamageModifier:
    """An effect that may modify damage: whose it is, what it watches and does, and the rules that say so."""

    by: ObjectId
    place: int
    """The place of the ability among its object's, or the number of a resolved effect, which tells it from others of
    the same object."""
    context: Context
    what: DamageDescribed
    instead: DamageChange
    then: tuple[fx.Effect, ...]
    rules: Rules
    made: DamageEffect | None = None
    """Where it is the effect of a resolved spell or ability (CR 614.3, 615.3)."""
    quality: Quality | None = None
    """Where it is protection, what that is protection from (CR 702.16e)."""
    shield_counter: bool = False
    """Whether it is that of shield counters (CR 122.1c)."""

    @property
    def key(self) -> ModifierKey:
        return self.by, self.place, self.made is not None

    @property
    def number(self) -> int | None:
        return None if self.made is None else self.made.number

    def left(self, left: DamageLeft) -> int | None:
        """How much it still applies to, None where that has no limit."""
        return None if self.made is None else left.get(self.made.number)


@dataclass(frozen=True, slots=True)
class ModifiedDamage:
    """What one modifier makes of a damage event: the events that say so, and the damage that there is afterwards;
    `spent` of a numbered effect, `prevented` of the damage."""

    events: tuple[tuple[ev.Event, Rules], ...]
    damages: tuple[Damage, ...]
    spent: int = 0
    prevented: int = 0


# Which effects there are.


def modifiers_for_damage(state: GameState, damage: Damage) -> Iterator[DamageModifier]:
    """Every effect that modifies the event now, in a fixed order. A prevention of what can't be prevented is among them
    (CR 615.12)."""
    if damage.amount > 0:  # CR 120.8: else there is no event
        of_its_kind = watching_effects(state, replace(damage, amount=0, cause=None))
        burn_fuel(len(of_its_kind))
        yield from (each for each in of_its_kind if is_damage_of_size(each.what, damage))


def is_damage_untouched(state: GameState, damage: Damage) -> bool:
    """Whether for sure nothing modifies the damage: nobody speaks, and the recipient has no protection."""
    recipient = damage.recipient
    return is_quiet(state) and (
        isinstance(recipient, PlayerId) or KeywordName.PROTECTION not in characteristics(state, recipient).keywords
    )


@lru_cache(maxsize=64)
def watching_effects(state: GameState, damage: Damage) -> tuple[DamageModifier, ...]:
    """The effects that watch for damage by and to these, however much it is: it changes from effect to effect."""
    there = (*protection_modifiers(state, damage), *damage_modifiers(state))
    return tuple(each for each in there if is_damage_between(state, each.context, each.what, damage))


ANY_DAMAGE = DamageDescribed()


def protection_modifiers(state: GameState, damage: Damage) -> Iterator[DamageModifier]:
    """CR 702.16e, 122.1c: what protects by itself: protection from the source, and a permanent's shield counters."""
    recipient = damage.recipient
    if isinstance(recipient, PlayerId):
        yield from protection_modifiers_of_player(state, recipient, damage.source)
        return
    context = Context(recipient, state.objects[recipient].controller)
    protection = protection_from(state, recipient, damage.source)
    if protection is not None:
        yield protection_modifier(protection, context)
    if "shield" in state.objects[recipient].counters:
        spend = (fx.RemoveCounters(fl.THIS, "shield", fx.ONE),)
        cited = cite_rules("122.1c", "615.1a")
        yield DamageModifier(recipient, -2, context, ANY_DAMAGE, PREVENT_ALL, spend, cited, shield_counter=True)


def protection_modifiers_of_player(state: GameState, player: PlayerId, source: ObjectId) -> Iterator[DamageModifier]:
    """CR 702.16e: protection that a player has, by the object that says so."""
    protection = protection_from(state, player, source)
    for thing, ability in abilities_granted_to(state, player):
        if protection is not None and ability == protection:
            yield protection_modifier(protection, Context(thing.id, player))
            return


def protection_modifier(ability: fx.KeywordAbility, context: Context) -> DamageModifier:
    """CR 702.16e: all damage from sources with the quality is prevented."""
    cited = cite_rules("702.16e", "615.1")
    return DamageModifier(context.source, -1, context, ANY_DAMAGE, PREVENT_ALL, (), cited, quality=ability.quality)


@lru_cache(maxsize=8)
def damage_modifiers(state: GameState) -> tuple[DamageModifier, ...]:
    """CR 604.1, 614.3, 615.3: the effects of static abilities, then those of resolved spells and abilities."""
    standing = (
        DamageModifier(
            thing.id,
            place,
            Context(thing.id, thing.controller),
            ability.what,
            ability.change,
            ability.then,
            rules_of_ability(ability),
        )
        for thing, values in project_board(state).speaking
        for place, ability in enumerate(values.meant)
        if isinstance(ability, ab.DamageAbility) and is_ability_in_force(state, thing, ability)
    )
    return (*standing, *(modifier_of_effect(each) for each in state.ongoing.damage_effects))


def rules_of_ability(ability: ab.DamageAbility) -> Rules:
    """What says how it applies, after the rule of the keyword that means it."""
    own = cite_rules("615.10") if prevents_part(ability.change) else RULES_OF_CHANGE[type(ability.change)]
    return own if ability.keyword is None else (*MEANT_BY[ability.keyword.keyword], *own)


def is_ability_in_force(state: GameState, thing: GameObject, ability: ab.DamageAbility) -> bool:
    """Whether the ability's condition holds (CR 604.1)."""
    context = Context(thing.id, thing.controller)
    return ability.condition is None or condition_holds(
        state, context, ability.condition, partial(characteristics, state)
    )


def modifier_of_effect(effect: DamageEffect) -> DamageModifier:
    """CR 615.7-615.8: preventions of so much damage and of the next time have rules of their own."""
    stacked = effect.stacked
    context = Context(stacked.source, stacked.controller, stacked.targets)
    cited = RULES_OF_CHANGE[type(effect.change)]
    if isinstance(effect.change, Prevent) and effect.left is not None:
        cited = cite_rules("615.7")
    elif isinstance(effect.change, Prevent) and effect.once:
        cited = cite_rules("615.8")
    return DamageModifier(
        stacked.source, effect.number, context, effect.what, effect.change, effect.then, cited, effect
    )


RULES_OF_CHANGE: Mapping[type[DamageChange], Rules] = {
    Prevent: cite_rules("615.1a"),
    ChangeAmount: cite_rules("614.1a"),
    Redirect: cite_rules("614.9"),
    CountersInstead: cite_rules("614.1a", "614.6"),
    CantBePrevented: cite_rules("615.12"),
}
"""The rule of each kind of change."""


def prevents_part(change: DamageChange) -> bool:
    """CR 615.10: the prevention of a specific amount."""
    return isinstance(change, Prevent) and change.amount is not None


def why_unpreventable(state: GameState, damage: Damage) -> ObjectId | None:
    """CR 615.12: whose effect says that the damage can't be prevented, None where nobody's does."""
    if damage.unpreventable:
        return damage.source
    return next(
        (each.by for each in modifiers_for_damage(state, damage) if isinstance(each.instead, CantBePrevented)), None
    )


def changes_damage(state: GameState, modifier: DamageModifier, damage: Damage, left: int | None) -> bool:
    """Whether the effect would change the damage (CR 609.7b, 614.9); one that wouldn't is not applied and not used
    up."""
    match modifier.instead:
        case Prevent() as change:
            return preventable_amount(change, damage.amount, left) > 0
        case ChangeAmount() as change:
            return changed_amount(change, damage.amount) != damage.amount
        case Redirect():
            return left != 0 and redirected_to(state, modifier, damage) is not None
        case CountersInstead():
            return isinstance(damage.recipient, ObjectId)
        case CantBePrevented():
            return False
        case _:
            assert_never(modifier.instead)


# What one of them makes of the event.


def apply_modifier(
    state: GameState, modifier: DamageModifier, damage: Damage, among: tuple[ObjectId, ...], left: int | None
) -> ModifiedDamage:
    """What happens instead of the damage as this one effect modifies it (CR 614.6, 615.6)."""
    source, recipient, by = damage.source, damage.recipient, modifier.by
    told = (by, among, affected_player(state, recipient), modifier.number)
    match modifier.instead:
        case Prevent() as change:
            return prevent_damage(state, modifier, damage, among, preventable_amount(change, damage.amount, left))
        case ChangeAmount() as change:
            amount = changed_amount(change, damage.amount)
            made = ev.DamageChanged(source, recipient, damage.amount, amount, *told)
            return ModifiedDamage(((made, modifier.rules),), remaining_damage(damage, amount), amount)
        case Redirect():
            onto = redirected_to(state, modifier, damage)
            if onto is None:
                return ModifiedDamage((), (damage,))
            amount = damage.amount if left is None else min(left, damage.amount)
            event = ev.DamageRedirected(source, recipient, onto, amount, *told)
            parts = (replace(damage, recipient=onto, amount=amount), *remaining_damage(damage, damage.amount - amount))
            return ModifiedDamage(((event, modifier.rules),), parts, amount)
        case CountersInstead(kind=kind):
            holder = ObjectId(recipient)
            replaced = ev.DamageReplaced(source, holder, damage.amount, kind, *told)
            put = ev.CountersPut(holder, kind, damage.amount)
            return ModifiedDamage(((replaced, modifier.rules), (put, cite_rules("614.6"))), (), damage.amount)
        case CantBePrevented():
            return ModifiedDamage((), (damage,))
        case _:
            assert_never(modifier.instead)


def prevent_damage(
    state: GameState, modifier: DamageModifier, damage: Damage, among: tuple[ObjectId, ...], amount: int
) -> ModifiedDamage:
    """CR 615.6, 615.12: so much of it is prevented, or nothing where it can't be."""
    source, recipient = damage.source, damage.recipient
    why = why_unpreventable(state, damage)
    if why is not None:
        vain = ev.DamageNotPrevented(source, recipient, amount, modifier.by, why)
        return ModifiedDamage(((vain, cite_rules("615.12", "615.12a")),), (damage,))
    chooser = affected_player(state, recipient)
    done = ev.DamagePrevented(
        *(source, recipient, amount, modifier.by, among, chooser),
        effect=modifier.number,
        quality=modifier.quality,
        shield_counter=modifier.shield_counter,
    )
    return ModifiedDamage(((done, modifier.rules),), remaining_damage(damage, damage.amount - amount), amount, amount)


def remaining_damage(damage: Damage, amount: int) -> tuple[Damage, ...]:
    """CR 120.8: the damage with this amount, nothing where that is 0."""
    return (replace(damage, amount=amount),) if amount > 0 else ()


def preventable_amount(change: Prevent, amount: int, left: int | None) -> int:
    """How much of so much damage the effect prevents."""
    most = amount - change.all_but if change.amount is None else min(change.amount, amount)
    return max(0, most if left is None else min(most, left))


def changed_amount(change: ChangeAmount, amount: int) -> int:
    """CR 107.1a-b: the new amount, a half rounded as the effect says, never below 0."""
    match change.operation:
        case Operation.TIMES:
            return amount * change.number
        case Operation.PLUS:
            return amount + change.number
        case Operation.MINUS:
            return max(0, amount - change.number)
        case Operation.BECOMES:
            return change.number
        case Operation.HALF_ROUNDED_DOWN:
            return amount // 2
        case Operation.HALF_ROUNDED_UP:
            return amount - amount // 2
        case _:
            assert_never(change.operation)


def redirected_to(state: GameState, modifier: DamageModifier, damage: Damage) -> Recipient | None:
    """CR 614.9: the new recipient, None where it is gone, can't be dealt damage, or is the old one."""
    if not isinstance(modifier.instead, Redirect):
        return None
    context = replace(modifier.context, triggering=damage.recipient, damager=damage.source)
    onto = redirection_recipient(state, context, modifier.instead.to)
    return onto if onto is not None and onto != damage.recipient and can_be_dealt_damage(state, onto) else None


def can_be_dealt_damage(state: GameState, recipient: Recipient) -> bool:
    """CR 120.1a: of what is on the battlefield only creatures, planeswalkers and battles."""
    if isinstance(recipient, PlayerId):
        return True
    if not state.objects[recipient].on_battlefield:
        return False
    values = characteristics(state, recipient)
    return values.is_creature or values.is_planeswalker or values.is_battle


def affected_player(state: GameState, recipient: Recipient) -> PlayerId:
    """CR 616.1: the affected player, or the affected object's controller."""
    return recipient if isinstance(recipient, PlayerId) else state.objects[recipient].controller
