"""Permanents that a player chooses as an effect is carried out, untargeted (CR 608.2d): "a creature you control".

What is chosen by default is what costs whoever chooses the least, or helps them most."""

from collections.abc import Mapping
from typing import TypeAlias

from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.targeting.sacrifice_defaults import least_valuable_first
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

CHOICE_KINDS: Mapping[type[fx.PermanentEffect], ChoiceKind] = {
    fx.PutCounters: ChoiceKind.COUNTERS,
    fx.ReturnToHand: ChoiceKind.RETURN,
    fx.Tap: ChoiceKind.TAP,
    fx.Untap: ChoiceKind.UNTAP,
}
"""Which kind of choice each effect makes of what is chosen for it."""

ChosenEffect: TypeAlias = fx.PutCounters | fx.ReturnToHand | fx.Tap | fx.Untap


def chosen_objects(resolution: Resolution, effect: ChosenEffect) -> fl.ObjectSet:
    """CR 608.2d: what the effect speaks of, or just those permanents that are chosen for it now."""
    if not isinstance(effect.what, fl.OfChoice):
        return effect.what
    return fl.Exactly(
        tuple(
            (each, resolution.state.objects[each].incarnation)
            for each in choose_permanents(resolution, effect, effect.what)
        )
    )


def choose_permanents(resolution: Resolution, effect: fx.PermanentEffect, what: fl.OfChoice) -> tuple[ObjectId, ...]:
    """What is chosen, one after another; where all have to be taken there is no choice."""
    found = tuple(resolution.objects(what))
    players = (
        [resolution.stacked.controller]
        if what.player is None
        else find_players(resolution.state, resolution.context, what.player)
    )
    player = next(iter(players), None)
    if player is None or (len(found) <= what.number and not what.up_to):
        return found
    kind, options = CHOICE_KINDS[type(effect)], order_by_worth(resolution, effect, player, found)
    chosen: list[ObjectId] = []
    while options and len(chosen) < what.number:
        worth_it = any(is_wanted(resolution, effect, player, each) for each in options)
        none = [None] if what.up_to else []
        offered = (*options, *none) if worth_it else (*none, *options)
        pick = resolution.game.decide(Choice(player, kind, offered, resolution.stacked.source, cite_rules("608.2d")))
        if pick is None:
            break
        chosen.append(pick)
        options = [each for each in options if each != pick]
    return tuple(chosen)


def order_by_worth(
    resolution: Resolution, effect: fx.PermanentEffect, player: PlayerId, found: tuple[ObjectId, ...]
) -> list[ObjectId]:
    """What is worth least first, where something is lost; what is worth most first, where something is gained."""
    ordered = least_valuable_first(resolution.state, resolution.stacked.source, found)
    gaining = isinstance(effect, fx.PutCounters | fx.Untap)
    return sorted(
        ordered[::-1] if gaining else ordered, key=lambda each: not is_wanted(resolution, effect, player, each)
    )


def is_wanted(resolution: Resolution, effect: fx.PermanentEffect, player: PlayerId, each: ObjectId) -> bool:
    """Whether the player would take it at all, where they need not."""
    thing = resolution.state.objects[each]
    mine = thing.controller == player
    match effect:
        case fx.Untap():
            return thing.tapped and mine
        case fx.PutCounters(kind=kind):
            return mine is not kind.startswith("-")
        case _:
            return not mine
