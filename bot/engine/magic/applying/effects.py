"""Effects that begin, are used up and end, and what replacements leave behind (CR 611, 614-616, 707), applied."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.objects import Copying
from bot.engine.magic.table.ongoing_effects import ContinuousEffect, DamageEffect
from bot.engine.magic.values.text_changes import reword_part, rewording_of
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.play_permissions import Permission


def apply_quality_chosen(draft: Draft, event: ev.QualityChosen) -> None:
    if not event.kept:
        return
    draft.change(event.permanent, chosen={**draft.objects[event.permanent].chosen, event.what: event.value})


def apply_became_copy(draft: Draft, event: ev.BecameCopy) -> None:
    draft.change_form(
        event.object, copies=(*draft.objects[event.object].form.copies, Copying(event.values, event.duration))
    )


def begin_effect(draft: Draft, began: ev.EffectBegan) -> None:
    """CR 611.2c, 613.7b: the continuous effect begins, with a timestamp."""
    clock = draft.clock + 1
    locked = tuple((each, draft.objects[each].incarnation) for each in began.affected)
    source = draft.objects[began.source]
    effect = ContinuousEffect(
        began.source,
        began.modifications,
        clock,
        locked=locked,
        duration=began.duration,
        controller=began.controller or source.controller,
        incarnation=source.incarnation,
    )
    draft.change_state(effects=(*draft.state.effects, effect), clock=clock)
    for each in began.modifications:
        if isinstance(each, fx.ChangeText):
            reword_spells(draft, began.affected, each)


def reword_spells(draft: Draft, affected: tuple[ObjectId, ...], change: fx.ChangeText) -> None:
    """CR 612.1: change the text of affected spells on the stack; their targets stay (608.2b)."""
    reword, stacked = rewording_of(change), draft.state.stacked
    spells = {entry: each for entry, each in stacked.items() if each.card in affected}
    if spells:
        new = {
            entry: changed(each, effects=reword_part(each.effects, reword), specs=reword_part(each.specs, reword))
            for entry, each in spells.items()
        }
        draft.change_state(stacked={**stacked, **new})


def begin_damage_effect(draft: Draft, effect: DamageEffect) -> None:
    draft.change_state(clock=effect.number)
    draft.change_ongoing(damage_effects=(*draft.ongoing.damage_effects, effect))


def use_up_damage_effect(draft: Draft, number: int | None, amount: int) -> None:
    """CR 615.7-615.8: the effect with this number has less left, or is gone."""
    left = (effect_after_use(each, amount) if each.number == number else each for each in draft.ongoing.damage_effects)
    draft.change_ongoing(damage_effects=tuple(each for each in left if each is not None))


def shorten_to_this_turn(draft: Draft, player: PlayerId) -> None:
    """CR 611.2a: effects until the end of the player's next turn now last until the end of this one."""
    draft.change_state(
        effects=tuple(
            changed(each, duration=fx.Duration.END_OF_TURN)
            if each.duration is fx.Duration.END_OF_YOUR_NEXT_TURN and each.controller == player
            else each
            for each in draft.state.effects
        ),
    )
    change_permissions(draft, lambda each: permission_until_end_of_turn(each) if each.player == player else each)


def permission_until_end_of_turn(permission: Permission) -> Permission:
    """CR 611.2a: the permission, shortened to this turn if it lasts until the end of the player's next turn."""
    ending = permission.duration is fx.Duration.END_OF_YOUR_NEXT_TURN
    return replace(permission, duration=fx.Duration.END_OF_TURN) if ending else permission


def end_effects(draft: Draft, ended: ev.EffectsEnded) -> None:
    """CR 514.2, 701.19a: end the continuous effects that the event names, and what else lasts as long."""
    left = tuple(each for each in draft.state.effects if not is_ended_by(ended, each))
    draft.change_state(effects=left)
    if ended.timestamps is None:
        changing = tuple(each for each in draft.ongoing.damage_effects if each.duration is not ended.duration)
        shields = () if ended.duration is fx.Duration.END_OF_TURN else draft.ongoing.shields
        state = draft.state
        imposed = tuple(each for each in state.ongoing.imposed if each.during or each.duration is not ended.duration)
        awaiting = tuple(each for each in state.ongoing.awaiting if each.duration is not ended.duration)
        draft.change_ongoing(damage_effects=changing, shields=shields, imposed=imposed, awaiting=awaiting)
        end_copies(draft, ended.duration)
        change_permissions(draft, lambda each: None if each.duration is ended.duration else each)


def end_copies(draft: Draft, duration: fx.Duration) -> None:
    """CR 707.4: copies that lasted so long are what they were before."""
    for thing in tuple(draft.objects.values()):
        copies = tuple(each for each in thing.form.copies if each.duration is not duration)
        if copies != thing.form.copies:
            draft.change_form(thing.id, copies=copies)


def change_permissions(draft: Draft, change: Callable[[Permission], Permission | None]) -> None:
    """CR 611.2a: change each permission to play a card; `change` returns None for one that is over."""
    for thing in tuple(draft.objects.values()):
        if thing.off_battlefield.playable:
            change_playable(draft, thing.id, permissions_left(thing.off_battlefield.playable, change))
    if draft.ongoing.unnamed_playable:
        draft.change_ongoing(unnamed_playable=permissions_left(draft.ongoing.unnamed_playable, change))


def change_playable(draft: Draft, card: ObjectId, permissions: tuple[Permission, ...]) -> None:
    """CR 601.3: set the permissions to play the card."""
    draft.change(card, off_battlefield=changed(draft.objects[card].off_battlefield, playable=permissions))


def permissions_left(
    permissions: tuple[Permission, ...], change: Callable[[Permission], Permission | None]
) -> tuple[Permission, ...]:
    """The changed permissions, without those that are over."""
    return tuple(other for each in permissions if (other := change(each)) is not None)


def end_effects_as_turn_begins(draft: Draft, player: PlayerId) -> None:
    """CR 611.2a: what lasted until that player's next turn ends, and what waited for it begins."""
    left = (each for each in draft.ongoing.imposed if not each.ends_as_turn_begins(player))
    imposed = tuple(changed(each, during=None) if each.during == player else each for each in left)
    awaiting = tuple(each for each in draft.ongoing.awaiting if not each.ends_as_turn_begins(player))
    draft.change_ongoing(imposed=imposed, awaiting=awaiting)
    over = fx.Duration.YOUR_NEXT_TURN
    change_permissions(draft, lambda each: None if (each.player, each.duration) == (player, over) else each)


def effect_after_use(effect: DamageEffect, amount: int) -> DamageEffect | None:
    """The effect after it has applied to so much damage; None if nothing of it is left."""
    if effect.once:
        return None
    if effect.left is None:
        return effect
    return changed(effect, left=effect.left - amount) if effect.left > amount else None


def is_ended_by(ended: ev.EffectsEnded, effect: ContinuousEffect) -> bool:
    """Whether the event ends the effect."""
    if ended.timestamps is not None:
        return effect.timestamp in ended.timestamps
    return effect.duration is ended.duration


APPLY_REPLACEMENT_EVENT: EventTable = {
    ev.QualityChosen: apply_quality_chosen,
    ev.BecameCopy: apply_became_copy,
    ev.CountersChanged: change_nothing,
    ev.CountersNotChanged: change_nothing,
    ev.CouldNotHappen: change_nothing,
    ev.AmountChanged: change_nothing,
    ev.LifeLossChanged: change_nothing,
    ev.ManaChanged: change_nothing,
    ev.DrawReplaced: change_nothing,
    ev.DestinationChanged: change_nothing,
    ev.EntryChanged: change_nothing,
}
