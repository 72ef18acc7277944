"""Exiling cards, and remembering which ability exiled them (CR 607.2a, 701.13)."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.objects import Exiling, Zone
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule


def exiling_object(resolution: Resolution) -> Exiling:
    """What the exiled cards remember as the object and ability that exiled them (CR 607.2a)."""
    return Exiling(resolution.stacked.source, resolution.stacked.incarnation, resolution.stacked.link)


def exile_objects(resolution: Resolution, what: fl.ObjectSet, *more: Rule, until: ObjectId | None = None) -> None:
    """Exile the objects from wherever they are, all at once (CR 701.13). `until`: the permanent whose leaving the
    battlefield ends the exile (610.3)."""
    zones = [(each, resolution.state.objects[each].zone) for each in resolution.movable(what)]
    moves = [
        ev.ZoneChanged(each, zone, Zone.EXILE, until=until, exiled_by=exiling_object(resolution))
        for each, zone in zones
    ]
    resolution.propose(moves, *more)
