"""Effects on what is on the stack (CR 701.6), and delayed triggered abilities, made (603.7)."""

from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Batch, Proposal
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.resolving import stack_copies
from bot.engine.magic.resolving.countering_spells import is_uncounterable
from bot.engine.magic.resolving.exiled_cards import exiling_object
from bot.engine.magic.resolving.locked_references import lock_earlier_targets, lock_made, lock_targets
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def perform_counter(resolution: Resolution, effect: fx.Counter) -> None:
    counter_objects(resolution, effect.what, effect.to)


def perform_at_end_of_combat(resolution: Resolution, effect: fx.AtEndOfCombat) -> None:
    delay_effects(resolution, effect.effects, Step.END_OF_COMBAT)


def perform_at_next_end_step(resolution: Resolution, effect: fx.AtNextEndStep) -> None:
    delay_effects(resolution, effect.effects, Step.END)


def perform_at_next_upkeep(resolution: Resolution, effect: fx.AtNextUpkeep) -> None:
    delay_effects(resolution, effect.effects, Step.UPKEEP, resolution.stacked.controller if effect.yours else None)


def counter_objects(resolution: Resolution, what: fl.ObjectSet, destination: Zone) -> None:
    """CR 701.6a, 101.2: cancelled, unless it can't be countered."""
    batch = Batch()
    for each in resolution.meant(what):
        stacked = resolution.state.stacked.get(each)
        if stacked is None:
            continue
        if is_uncounterable(resolution.state, stacked):
            batch.add(ev.NotCountered(stacked), (*resolution.rules, *cite_rules("101.2")))
            continue
        countered = batch.add(ev.Countered(stacked, resolution.stacked), (*resolution.rules, *cite_rules("701.6a")))
        if stacked.card is not None:
            move = ev.ZoneChanged(stacked.card, Zone.STACK, destination)
            batch.add(move, cite_rules("701.6a"), follows=countered)
    resolution.game.happen(batch.proposals)


def move_this_spell(resolution: Resolution, effect: fx.MoveThisSpell) -> None:
    """CR 608.2c, 701.24c: where it is on the stack still; a library into which it is shuffled is shuffled all the same
    where it is not there."""
    card = resolution.stacked.card
    if card is None:
        return
    spell, shuffled = resolution.state.objects[card], effect.place is fx.Place.SHUFFLED
    if spell.zone is Zone.STACK:
        bottom = effect.place is fx.Place.BOTTOM
        resolution.propose(
            [ev.ZoneChanged(card, Zone.STACK, effect.to, bottom=bottom, exiled_by=exiling_object(resolution))]
        )
    resolution.propose([ev.LibraryShuffled(spell.owner)] if shuffled else [], Rule("701.24c"))


def delay_effects(
    resolution: Resolution, effects: tuple[fx.Effect, ...], step: Step, whose: PlayerId | None = None
) -> None:
    """CR 603.7a-b, 603.7d-e: a triggered ability of the same source and controller, named as it comes onto the stack,
    for the next such step, or the next one of that player; one about what was made, where nothing was, is not made
    either."""
    if not resolution.context.made and all(is_about_made(effect) for effect in effects):
        return
    delayed = replace(
        resolution.stacked,
        id=ObjectId(""),
        effects=lock_targets(resolution.state, resolution.context, effects),
        specs=(),
        targets=(),
        optional=False,
        only_if=None,
        card=None,
        activated=False,
        made=resolution.context.made,
        hands=resolution.context.hands,
    )
    resolution.game.happen(
        [Proposal(ev.DelayedTriggerMade(delayed, step, whose), (*resolution.rules, *cite_rules("603.7a")))]
    )


def await_event(resolution: Resolution, effect: fx.MakeDelayedAbility) -> None:
    """CR 603.7a-c: what it says of the targets, and of what was made, is settled now."""
    stacked, ability = resolution.stacked, lock_earlier_targets(resolution.context, effect.ability, effect.before)
    if effect.of_made:
        ability = lock_made(resolution.context, ability)
    event = ev.DelayedAbilityMade(
        stacked.source, stacked.incarnation, stacked.controller, ability, effect.duration, effect.once
    )
    resolution.propose([event], Rule("603.7a"))


def is_about_made(effect: fx.Effect) -> bool:
    """Whether an effect is done to what the ability made, and to nothing else."""
    return isinstance(effect, fx.Exile | fx.SacrificeObjects | fx.ReturnToHand | fx.Destroy) and isinstance(
        effect.what, fl.Made
    )


PERFORM_STACK_EFFECT: EffectTable = {
    fx.Counter: perform_counter,
    fx.MoveThisSpell: move_this_spell,
    fx.CopyOnStack: stack_copies.copy_on_stack,
    fx.Demonstrate: stack_copies.demonstrate,
    fx.ChangeTargets: stack_copies.change_targets,
    fx.AtEndOfCombat: perform_at_end_of_combat,
    fx.AtNextEndStep: perform_at_next_end_step,
    fx.AtNextUpkeep: perform_at_next_upkeep,
    fx.MakeDelayedAbility: await_event,
}
