"""Permanents that a player chooses, untargeted, while an effect is carried out (CR 608.2d): "a creature you control".

By default the choice is the one that costs the chooser least or helps them most."""

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
    fx.Exile: ChoiceKind.EXILE,
    fx.PutCounters: ChoiceKind.COUNTERS,
    fx.ReturnToHand: ChoiceKind.RETURN,
    fx.Tap: ChoiceKind.TAP,
    fx.Untap: ChoiceKind.UNTAP,
}
"""Which kind of choice a scenario answers for each effect."""

ChosenEffect: TypeAlias = fx.Exile | fx.PutCounters | fx.ReturnToHand | fx.Tap | fx.Untap


def chosen_objects(resolution: Resolution, effect: ChosenEffect) -> fl.ObjectSet:
    """What the effect refers to; if it lets a player choose permanents, those that are chosen now (CR 608.2d)."""
    if not isinstance(effect.what, fl.OfChoice):
        return effect.what
    return fl.Exactly(
        tuple(
            (each, resolution.state.objects[each].incarnation)
            for each in choose_permanents(resolution, effect, effect.what)
        )
    )


def choose_permanents(resolution: Resolution, effect: fx.PermanentEffect, what: fl.OfChoice) -> tuple[ObjectId, ...]:
    """The permanents chosen, one after another. If all of them have to be taken, nobody is asked."""
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
    """The permanents ordered by value: least valuable first if the effect loses something, most valuable first
    otherwise."""
    ordered = least_valuable_first(resolution.state, resolution.stacked.source, found)
    gaining = isinstance(effect, fx.PutCounters | fx.Untap)
    return sorted(
        ordered[::-1] if gaining else ordered, key=lambda each: not is_wanted(resolution, effect, player, each)
    )


def is_wanted(resolution: Resolution, effect: fx.PermanentEffect, player: PlayerId, each: ObjectId) -> bool:
    """Whether the player would by default choose this permanent if they may choose none."""
    thing = resolution.state.objects[each]
    mine = thing.controller == player
    match effect:
        case fx.Untap():
            return thing.tapped and mine
        case fx.PutCounters(kind=kind):
            return mine is not kind.startswith("-")
        case _:
            return not mine
