"""Destruction (CR 701.8) and what keeps it from happening: indestructible, regeneration.

Proposes events; who destroys is the caller's, a state-based action or an effect."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine.magic.events import Destroyed, NotDestroyed, Regenerated, RemovedFromCombat, ZoneChanged
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import has
from bot.engine.magic.objects import Zone
from bot.engine.magic.proposals import Batch, Proposal
from bot.engine.magic.state import GameState
from bot.engine.trace import Rules, rules


@dataclass(frozen=True, slots=True)
class Destruction:
    """A permanent that would be destroyed, and by what rule."""

    permanent: ObjectId
    rules: Rules
    no_regeneration: bool = False


def destroy(state: GameState, due: Iterable[Destruction], batch: Batch) -> list[Proposal]:
    """CR 701.8a, 701.19a, 702.12b: add what happens to the batch; return what is spared as indestructible."""
    spared = []
    for each in due:
        if has(state, each.permanent, Keyword.INDESTRUCTIBLE):
            spared.append(Proposal(NotDestroyed(each.permanent), (*rules("702.12b"), *each.rules)))
        elif shielded(state, each.permanent) and not each.no_regeneration:
            regenerated = batch.add(Regenerated(each.permanent), (*rules("701.19a", "614.8"), *each.rules))
            combat = state.combat
            if combat is not None and (each.permanent in combat.attackers or each.permanent in combat.blocking):
                batch.add(RemovedFromCombat(each.permanent), rules("701.19a", "506.4"), follows=regenerated)
        else:
            destroyed = batch.add(Destroyed(each.permanent), each.rules)
            move = ZoneChanged(each.permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
            batch.add(move, rules("701.8a"), follows=destroyed)
    return spared


def shielded(state: GameState, permanent: ObjectId) -> bool:
    """CR 701.19a: a regeneration shield stands on this very object."""
    return (permanent, state.objects[permanent].incarnation) in state.shields
