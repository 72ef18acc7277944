"""Carries out effects that copy spells and abilities on the stack and change targets (CR 707.10, 115.7).

By default a copy keeps its targets (CR 707.10c); what targets are changed of keeps those that its controller would have
chosen."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import CastMemory, Form, GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility, Target
from bot.engine.magic.targeting.default_targets import order_targets, suits_controller
from bot.engine.magic.targeting.legal_targets import incarnation_of, legal_targets, why_not_target
from bot.engine.magic.triggers.triggered_abilities import name_on_stack
from bot.engine.magic.values.copiable_values import copied_definition
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import thing_as_meant
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rules, cite_rules


def copy_on_stack(resolution: Resolution, effect: fx.CopyOnStack) -> None:
    """Copy what is on the stack, or what it last was there (CR 707.10, 608.2h)."""
    for original in resolution.meant(effect.what):
        stacked = resolution.state.stacked.get(original) or resolution.state.last_stacked.get(original)
        if stacked is None:
            continue
        for player in tuple(find_players(resolution.state, resolution.context, effect.by)):
            if effect.for_each is not None:
                copy_for_each(resolution, stacked, player, effect.for_each)
                continue
            for _ in range(fuelled_number(resolution.amount(effect.times))):
                copy_one(resolution, stacked, player, new_targets=effect.new_targets, colors=effect.colors)


def copy_for_each(resolution: Resolution, stacked: StackedAbility, player: PlayerId, wanted: fl.Filter) -> None:
    """CR 707.10d: a copy for each other object like that which the spell could target, with it as each of its targets,
    in an order of its controller's choice, which is that of the table."""
    state, context = resolution.state, replace(resolution.context, controller=player)
    spell, taken = context_of(replace(stacked, controller=player)), {each.what for each in stacked.targets}
    values = partial(characteristics, state)
    for thing in tuple(state.battlefield()):
        like = thing.id not in taken and matches_filter(state, context, thing, wanted, values)
        if like and all(why_not_target(state, spell, each, thing.id) is None for each in stacked.specs):
            onto = tuple(target_redirected(resolution, each, thing.id) for each in stacked.targets)
            copy_one(resolution, replace(stacked, targets=onto), player, new_targets=False)


def demonstrate(resolution: Resolution, _: fx.Demonstrate) -> None:
    """CR 702.144a."""
    player, cited = resolution.stacked.controller, cite_rules("702.144a")
    (spell,) = resolution.meant(fl.TriggeringObject())
    stacked = resolution.state.stacked.get(spell) or resolution.state.last_stacked.get(spell)
    asked = Choice(player, ChoiceKind.MAY, (True, False), resolution.stacked.source, cited)
    if stacked is None or not resolution.game.decide(asked):
        return
    opponents = resolution.state.opponents(player)
    choice = Choice(player, ChoiceKind.OPPONENT, opponents, resolution.stacked.source, cited)
    copy_one(resolution, stacked, player, new_targets=True)
    if opponents:
        opponent = opponents[0] if len(opponents) == 1 else resolution.game.decide(choice)
        copy_one(resolution, stacked, opponent, new_targets=True)


def copy_one(
    resolution: Resolution,
    original: StackedAbility,
    controller: PlayerId,
    *,
    new_targets: bool,
    colors: tuple[Color, ...] = (),
) -> None:
    """CR 707.10, 707.10b-c: put on the stack with the targets that its controller wants."""
    spell = None if original.card is None else copied_spell(resolution, original.card, controller, colors)
    if spell is None:
        stacked, there = (
            name_on_stack(replace(original, id=ObjectId(""), controller=controller), resolution.state),
            resolution.state,
        )
    else:
        stacked = replace(original, id=spell.id, source=spell.id, card=spell.id, controller=controller, incarnation=0)
        there = changed(resolution.state, objects=resolution.state.table.copied_with(spell))
    if new_targets:
        chooser = TargetChooser(controller, cite_rules("115.7d", "707.10c"), copying=True)
        stacked = replace(stacked, targets=targets_newly_chosen(resolution, there, stacked, chooser))
    more = cite_rules("707.10", "707.10c") if new_targets else cite_rules("707.10")
    resolution.propose([ev.CopiedOnStack(stacked, original.id, spell)], *more)


def copied_spell(
    resolution: Resolution, card: ObjectId, controller: PlayerId, colors: tuple[Color, ...] = ()
) -> GameObject:
    """CR 707.2, 707.10, 707.10a, f: for it the same was paid, and it is bestowed as that was (702.103c); it ceases to
    exist anywhere but on the stack, and becomes a token as it resolves."""
    thing = resolution.state.objects[card]
    thing = thing if thing.zone is Zone.STACK else thing_as_meant(resolution.state, resolution.context, card)
    definition, face = copied_definition(thing)
    if colors:  # CR 707.9a
        faces = tuple(replace(each, colors=colors) for each in definition.faces)
        definition = replace(definition, faces=faces)
    name = next(fresh_identifiers(resolution.state.objects, thing.printed.name))
    copy = GameObject(name, definition, controller, controller, Zone.STACK, face, token=True, chosen=thing.chosen)
    return replace(copy, cast=CastMemory(thing.cast.paid), form=Form(bestowed=thing.form.bestowed))


# Targets (CR 115.7).


@dataclass(frozen=True, slots=True)
class TargetChooser:
    """Who chooses targets for something on the stack, and by which rules."""

    player: PlayerId
    rules: Rules
    copying: bool = False
    """CR 707.10c: for a copy, whose targets stay as they are unless somebody says otherwise."""


def change_targets(resolution: Resolution, effect: fx.ChangeTargets) -> None:
    """CR 115.7a, d: of what is on the stack, by the controller of the effect."""
    cited = cite_rules("115.7a") if effect.must else cite_rules("115.7d")
    chooser = TargetChooser(resolution.stacked.controller, cited)
    for each in resolution.meant(effect.what):
        stacked = resolution.state.stacked.get(each)
        if stacked is None or not stacked.targets:
            continue
        if effect.to is not None:
            targets = targets_turned_onto(resolution, stacked, effect.to, chooser)
        elif effect.must:
            targets = targets_all_changed(resolution, stacked, chooser)
        else:
            targets = targets_newly_chosen(resolution, resolution.state, stacked, chooser)
        if targets != stacked.targets:
            resolution.propose([ev.TargetsChanged(replace(stacked, targets=targets), stacked.targets)], *cited)


def targets_turned_onto(
    resolution: Resolution, stacked: StackedAbility, onto: fl.ObjectSet, chooser: TargetChooser
) -> tuple[Target, ...]:
    """CR 115.7a-b: one target becomes that object, where it is legal; of several its controller chooses which."""
    options = [
        (place, each) for each in resolution.objects(onto) for place in places_open_to(resolution, stacked, each)
    ]
    if not options:
        return stacked.targets
    places = [stacked.targets[place].what for place, _ in options]
    choice = Choice(chooser.player, ChoiceKind.TARGET, places, None, chooser.rules)
    place, new = options[places.index(resolution.game.decide(choice))] if len(options) > 1 else options[0]
    changed = target_redirected(resolution, stacked.targets[place], new)
    return (*stacked.targets[:place], changed, *stacked.targets[place + 1 :])


def places_open_to(resolution: Resolution, stacked: StackedAbility, new: ObjectId) -> list[int]:
    """CR 115.3, 115.7e: the places of the targets instead of which the object would be a legal one."""
    context, targets = context_of(stacked), stacked.targets
    return [
        place
        for place, target in enumerate(targets)
        if why_not_target(resolution.state, context, stacked.specs[target.instance], new) is None
        and all(other.what != new for other in targets if other.instance == target.instance)
    ]


def targets_all_changed(resolution: Resolution, stacked: StackedAbility, chooser: TargetChooser) -> tuple[Target, ...]:
    """CR 115.7a: to other legal targets, all of them or none."""
    found: list[Target] = []
    for target in stacked.targets:
        options = new_target_options(resolution.state, stacked, target, found, chooser)
        if not options:
            return stacked.targets
        picked = resolution.game.decide(Choice(chooser.player, ChoiceKind.TARGET, options, None, chooser.rules))
        found.append(target_redirected(resolution, target, picked))
    return tuple(found)


def targets_newly_chosen(
    resolution: Resolution, there: GameState, stacked: StackedAbility, chooser: TargetChooser
) -> tuple[Target, ...]:
    """CR 115.7d, 707.10c: any number of the targets, each for another legal one."""
    found: list[Target] = []
    for target in stacked.targets:
        options = new_target_options(there, stacked, target, found, chooser)
        seen = replace(stacked, controller=chooser.player)
        suits = target.what is not None and suits_controller(there, seen, target.instance, target.what)
        keeps = chooser.copying or suits
        ordered = [target.what, *options] if keeps else [*options, target.what]
        picked = resolution.game.decide(Choice(chooser.player, ChoiceKind.TARGET, ordered, None, chooser.rules))
        found.append(target_redirected(resolution, target, picked))
    return tuple(found)


def new_target_options(
    there: GameState, stacked: StackedAbility, target: Target, chosen: Sequence[Target], chooser: TargetChooser
) -> list[Recipient]:
    """CR 115.7e: the other legal targets for the same instance of "target", after those chosen before."""
    spec = stacked.specs[target.instance]
    others = [*chosen, *stacked.targets[len(chosen) + 1 :]]
    taken = {each.what for each in others if spec.apart or each.instance == target.instance} | {target.what}
    context = context_of(replace(stacked, targets=()))
    legal = [each for each in legal_targets(there, context, spec) if each not in taken]
    seen = replace(stacked, controller=chooser.player)
    return [each for each in order_targets(there, seen, target.instance, legal, may_stop=False) if each is not None]


def target_redirected(resolution: Resolution, target: Target, picked: Recipient | None) -> Target:
    """The target, or another in its place; how much of what is divided goes there stays (CR 115.7f)."""
    if picked is None or picked == target.what:
        return target
    return replace(target, what=picked, incarnation=incarnation_of(resolution.state, picked))
