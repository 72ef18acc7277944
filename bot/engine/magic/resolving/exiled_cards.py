"""What spells and abilities exile, and the cards in exile of which those linked to them speak (CR 607.2a, 701.13)."""

from typing import TYPE_CHECKING

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.objects import Exiling, Zone
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules

if TYPE_CHECKING:  # the resolution carries out every effect, and is handed over
    from bot.engine.magic.resolving.resolution import Resolution

LINKED = cite_rules("607.2a")
"""By which rule a linked ability speaks of what another one has exiled."""


def exiling_object(by: "Resolution") -> Exiling:
    """CR 607.2a: by what the cards are exiled that this exiles."""
    return Exiling(by.stacked.source, by.stacked.incarnation, by.stacked.link)


def exile_objects(by: "Resolution", what: fl.ObjectSet, *more: Rule, until: ObjectId | None = None) -> None:
    """CR 701.13: from wherever they are, all at once; `until` that leaves the battlefield (610.3)."""
    zones = [(each, by.state.objects[each].zone) for each in by.movable(what)]
    moves = [ev.ZoneChanged(each, zone, Zone.EXILE, until=until, exiled_by=exiling_object(by)) for each, zone in zones]
    by.propose(moves, *more)


def pick_exiled_cards(by: "Resolution", what: fl.ObjectSet) -> tuple[ObjectId, ...]:
    """The objects meant; of cards in exile of which just one is meant, the one that is chosen (CR 607.3, 608.2d)."""
    options = by.meant(what)
    if not isinstance(what, fl.ExiledWith) or not what.one or len(options) < 2:
        return options
    choice = Choice(by.stacked.controller, "card", options, by.stacked.source, cite_rules("607.3"))
    chosen: ObjectId = by.game.decide(choice)
    return (chosen,)
