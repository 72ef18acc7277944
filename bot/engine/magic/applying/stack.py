"""Events of spells and abilities, applied (CR 405, 601-611)."""

from bot.engine.magic import events as ev
from bot.engine.magic.applying.effects import begin_effect, end_effects
from bot.engine.magic.applying.hidden_cards import remove_from_hand, remove_top_cards
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.ongoing_effects import DelayedAbility, DelayedTrigger
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.crimes import is_crime


def apply_ability_triggered(draft: Draft, event: ev.AbilityTriggered) -> None:
    put_on_stack(draft, event.stacked)


def apply_ability_activated(draft: Draft, event: ev.AbilityActivated) -> None:
    stacked = event.stacked
    if not event.mana:  # CR 605.3b
        put_on_stack(draft, stacked)
    draft.change_state(acted=stacked.controller)
    if event.limited is not None:
        count_activation(draft, stacked, event.limited)
    if event.loyalty:
        count_loyalty_activation(draft, stacked.source, stacked.incarnation)


def apply_delayed_trigger_made(draft: Draft, event: ev.DelayedTriggerMade) -> None:
    draft.change_ongoing(delayed=(*draft.ongoing.delayed, DelayedTrigger(event.stacked, event.step, event.whose)))


def apply_spell_cast(draft: Draft, event: ev.SpellCast) -> None:
    stacked, spell, held = event.stacked, event.spell, event.held
    change_commander_id(draft, spell, held)
    if held is None:
        remove_unnamed_card(draft, spell)
    remove_from_hand(draft, spell.owner, held, spell.id)
    draft.put_object(changed(spell, cast=changed(spell.cast, player=stacked.controller)))
    put_on_stack(draft, stacked)
    cast = (*draft.this_turn.spells_cast, spell)
    draft.change_state(acted=stacked.controller)
    draft.change_this_turn(spells_cast=cast)


def apply_copied_on_stack(draft: Draft, event: ev.CopiedOnStack) -> None:
    copied = event.spell
    if copied is not None:
        draft.put_object(copied)
    put_on_stack(draft, event.stacked, cast=False)


def apply_targets_changed(draft: Draft, event: ev.TargetsChanged) -> None:
    draft.change_state(stacked={**draft.state.stacked, event.stacked.id: event.stacked})


def apply_resolved(draft: Draft, event: ev.Resolved | ev.DidNotResolve) -> None:
    take_off_stack(draft, event.stacked.id)
    if draft.state.acted is not None:
        draft.change_state(acted=None)


def apply_countered(draft: Draft, event: ev.Countered) -> None:
    take_off_stack(draft, event.stacked.id)


def remove_unnamed_card(draft: Draft, spell: GameObject) -> None:
    """CR 601.2a: a card that nobody could name leaves the top of a library, or exile."""
    if spell.cast.origin is Zone.LIBRARY:
        remove_top_cards(draft, spell.owner, 1)
    left = list(draft.ongoing.unnamed_playable)
    if spell.cast.origin is Zone.EXILE and spell.cast.permission in left:
        left.remove(spell.cast.permission)
        draft.change_ongoing(unnamed_playable=tuple(left))


def apply_delayed_ability_made(draft: Draft, made: ev.DelayedAbilityMade) -> None:
    """CR 603.7a: the delayed triggered ability waits for its event from now on."""
    number = draft.clock + 1
    awaiting = DelayedAbility(
        number, made.source, made.incarnation, made.controller, made.ability, made.duration, made.once
    )
    draft.change_state(clock=number)
    draft.change_ongoing(awaiting=(*draft.ongoing.awaiting, awaiting))


def put_on_stack(draft: Draft, stacked: StackedAbility, *, cast: bool = True) -> None:
    """CR 405.2, 700.13: put it on top of the stack; a copy is no crime, for it is put there with its targets."""
    state = draft.state
    if cast and stacked.targets and is_crime(draft.before, stacked):
        draft.remember("crimes", stacked.controller)
    draft.change_state(stack=(*state.stack, stacked.id), stacked={**state.stacked, stacked.id: stacked})


def change_commander_id(draft: Draft, spell: GameObject, held: ObjectId | None) -> None:
    """CR 903.8, 903.10a: casts and damage of a commander are counted under the id that it has as a spell."""
    if not spell.commander:
        return
    casts = dict(draft.state.commander_casts)
    before = 0 if held is None else casts.pop(held, 0)
    casts[spell.id] = before + (spell.cast.origin is Zone.COMMAND)
    draft.change_state(commander_casts=casts)
    for player in tuple(draft.players.values()):
        if held in player.commander_damage:
            dealt = {spell.id if each == held else each: amount for each, amount in player.commander_damage.items()}
            draft.change_player(player.id, commander_damage=dealt)


def count_loyalty_activation(draft: Draft, permanent: ObjectId, incarnation: int) -> None:
    """CR 606.3: count the activation of a loyalty ability of the permanent."""
    used, key = draft.this_turn.loyalty_used, (permanent, incarnation)
    draft.change_this_turn(loyalty_used={**used, key: used.get(key, 0) + 1})


def count_activation(draft: Draft, stacked: StackedAbility, text: str) -> None:
    """CR 602.5b: count the activation of an ability with a limit, for the turn and for the object."""
    source = draft.objects.get(stacked.source)
    if source is not None and source.incarnation == stacked.incarnation:
        draft.change_memory(source.id, activated=(*source.memory.activated, text))
    used, key = draft.this_turn.activations, (stacked.source, stacked.incarnation, text)
    draft.change_this_turn(activations={**used, key: used.get(key, 0) + 1})


def take_off_stack(draft: Draft, entry: ObjectId) -> None:
    """CR 608.2n, 701.6a: an entry of the stack is removed."""
    state = draft.state
    if entry not in state.stacked:
        return
    left, last = dict(state.stacked), {**state.last_stacked, entry: state.stacked[entry]}
    del left[entry]
    on_top = state.stack[-1:] == (entry,)
    stack = state.stack[:-1] if on_top else tuple(each for each in state.stack if each != entry)
    draft.change_state(stack=stack, stacked=left, last_stacked=last)


APPLY_STACK_EVENT: EventTable = {
    ev.EffectBegan: begin_effect,
    ev.EffectsEnded: end_effects,
    ev.AbilityTriggered: apply_ability_triggered,
    ev.AbilityActivated: apply_ability_activated,
    ev.DelayedTriggerMade: apply_delayed_trigger_made,
    ev.DelayedAbilityMade: apply_delayed_ability_made,
    ev.SpellCast: apply_spell_cast,
    ev.CopiedOnStack: apply_copied_on_stack,
    ev.TargetsChanged: apply_targets_changed,
    ev.Resolved: apply_resolved,
    ev.DidNotResolve: apply_resolved,
    ev.Countered: apply_countered,
    ev.NotCountered: change_nothing,
    ev.NotCast: change_nothing,
    ev.TriggerRemoved: change_nothing,
    ev.NotModelled: change_nothing,
    ev.Declined: change_nothing,
    ev.TriggerChanged: change_nothing,
}
