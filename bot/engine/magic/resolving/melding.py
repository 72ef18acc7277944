"""Melding (CR 701.42, 712.4): two cards of a pair are exiled and enter as one permanent, or stay in exile."""

from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.resolving.enter_battlefield import enter_together
from bot.engine.magic.resolving.exiled_cards import exile_objects
from bot.engine.magic.resolving.new_permanents import Entrance
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def meld_pair(resolution: Resolution, effect: fx.Meld) -> None:
    """Exile both cards and meld them (CR 701.42a-c). If one is missing, nothing is exiled; cards that aren't a meld
    pair stay in exile."""
    there = [resolution.state.objects[each] for each in resolution.objects(fl.THIS)]
    others = [
        resolution.state.objects[each]
        for each in resolution.objects(fl.Matching(effect.other))
        if each != resolution.stacked.source
    ]
    if not there or not others:
        return
    this, other = there[0], choose_counterpart(resolution, there[0], others)
    exile_objects(resolution, fl.Together((fl.THIS, fl.Exactly(((other.id, other.incarnation),)))))
    exiled = [resolution.state.objects[each.id] for each in (this, other)]
    if not all(is_exiled(each) for each in exiled) or not this.definition.melds_with(other.definition):
        left = (each.id for each in exiled if each.zone is Zone.EXILE)
        resolution.propose([ev.CouldNotMeld(each) for each in left], *cite_rules("701.42b", "701.42c"))
        return
    first, second = commander_first(exiled)
    way = Entrance(resolution.state, resolution.context, effect.entering)
    arrival = way.melded(first.id, second.id)
    made = enter_together(
        resolution.game, resolution.stacked, [arrival], (*resolution.rules, *cite_rules("701.42a", "712.14c"))
    )
    resolution.context = replace(resolution.context, made=(*resolution.context.made, *made))


def choose_counterpart(resolution: Resolution, this: GameObject, others: list[GameObject]) -> GameObject:
    """CR 608.2d: its controller chooses which one; by default one with which it can be melded."""
    able = sorted(others, key=lambda each: each.token or not this.definition.melds_with(each.definition))
    options = tuple(each.id for each in able)
    choice = Choice(resolution.stacked.controller, ChoiceKind.EXILE, options, resolution.stacked.source)
    chosen: ObjectId = resolution.game.decide(choice) if len(options) > 1 else options[0]
    return resolution.state.objects[chosen]


def is_exiled(card: GameObject) -> bool:
    """CR 701.42b: whether it is a card in exile, and no token there."""
    return card.zone is Zone.EXILE and not card.token


def commander_first(cards: list[GameObject]) -> tuple[GameObject, GameObject]:
    """The two cards with the one first whose id the melded permanent gets: the commander if one is (CR 903.3b),
    otherwise the card with the ability."""
    first, second = cards
    return (second, first) if second.commander and not first.commander else (first, second)
