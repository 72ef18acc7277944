"""Destruction (CR 701.8) and what keeps it from happening: indestructible, regeneration, umbra armor, shield counters.

Proposes events; who destroys is the caller's, a state-based action or an effect."""

from collections.abc import Iterable, Iterator
from dataclasses import field

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import Batch, Proposal
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reasons
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import has_keyword
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules


@record_class
class Destruction:
    """A permanent that would be destroyed, by what rule and `why`; `by_effect`: not by a state-based action."""

    permanent: ObjectId
    rules: Rules
    no_regeneration: bool = False
    by_effect: bool = False
    why: Reasons = ()


@dataclass(frozen=True, slots=True)
class DestructionReplacement:
    """An effect that would replace the destruction of a permanent (CR 614.8, 702.89a, 122.1c), by its source."""

    by: ObjectId
    regenerates: bool = False


def destroy_permanents(state: GameState, due: Iterable[Destruction], batch: Batch, decide: Decide) -> list[Proposal]:
    """CR 701.8a, 614.6: add what happens to the batch; return what is spared as indestructible."""
    destroying = SimultaneousDestruction(state, batch, decide)
    waiting = list(due)
    first = {each.permanent for each in waiting}
    while waiting:
        each = waiting.pop(0)
        aura = destroying.destroy(each)
        if aura is not None and aura.permanent not in first:  # destroyed in two ways at once, it is destroyed once
            first.add(aura.permanent)
            waiting.append(aura)
    return destroying.spared


@dataclass(slots=True)
class SimultaneousDestruction:
    """Simultaneous destructions in the making."""

    state: GameState
    batch: Batch
    decide: Decide
    spared: list[Proposal] = field(default_factory=list)

    def destroy(self, due: Destruction) -> Destruction | None:
        """CR 702.12b, 616.1: what happens to one permanent; return the Aura that is destroyed instead, if one is."""
        if has_keyword(self.state, due.permanent, KeywordName.INDESTRUCTIBLE):
            cited = (*cite_rules("702.12b"), *due.rules)
            self.spared.append(Proposal(ev.NotDestroyed(due.permanent), cited, why=due.why))
            return None
        saving = self._chosen(due)
        if saving is None:
            destroyed = self.batch.add(ev.Destroyed(due.permanent), due.rules, why=due.why)
            move = ev.ZoneChanged(due.permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
            self.batch.add(move, cite_rules("701.8a"), follows=destroyed)
            return None
        if saving.regenerates:
            self._regenerate(due, saving)
            return None
        if saving.by == due.permanent:
            self._remove_shield_counter(due)
            return None
        self.batch.add(ev.DestructionReplaced(due.permanent, saving.by), (*cite_rules("702.89a", "614.6"), *due.rules))
        return Destruction(saving.by, cite_rules("702.89a"), by_effect=due.by_effect)

    def _chosen(self, due: Destruction) -> DestructionReplacement | None:
        """CR 616.1: its controller chooses among several; by default what costs no permanent."""
        found = tuple(destruction_replacements(self.state, due))
        if len(found) < 2:
            return next(iter(found), None)
        controller = self.state.objects[due.permanent].controller
        picked: DestructionReplacement = self.decide(Choice(controller, ChoiceKind.REPLACEMENT, found, due.permanent))
        return picked

    def _regenerate(self, due: Destruction, saving: DestructionReplacement) -> None:
        """CR 701.19a."""
        cited = (*cite_rules("701.19a", "614.8"), *due.rules)
        regenerated = self.batch.add(ev.Regenerated(due.permanent, saving.by), cited)
        combat = self.state.combat
        if combat is not None and (due.permanent in combat.attackers or due.permanent in combat.blocking):
            self.batch.add(ev.RemovedFromCombat(due.permanent), cite_rules("701.19a", "506.4"), follows=regenerated)

    def _remove_shield_counter(self, due: Destruction) -> None:
        """CR 122.1c."""
        replaced = self.batch.add(
            ev.DestructionReplaced(due.permanent, due.permanent), (*cite_rules("122.1c"), *due.rules)
        )
        self.batch.add(ev.CountersRemoved(due.permanent, "shield", 1), cite_rules("122.1c"), follows=replaced)


def destruction_replacements(state: GameState, due: Destruction) -> Iterator[DestructionReplacement]:
    """Yield what would replace the destruction: regeneration shields, then a shield counter, then umbra armor."""
    thing = state.objects[due.permanent]
    shields = (
        each for each in state.ongoing.shields if each.permanent == thing.id and each.incarnation == thing.incarnation
    )
    if not due.no_regeneration:  # CR 701.19c
        yield from (DestructionReplacement(by, regenerates=True) for by in dict.fromkeys(each.by for each in shields))
    if due.by_effect and "shield" in thing.counters:
        yield DestructionReplacement(thing.id)
    for aura in state.table.attached:
        if state.host_of(aura) == thing.id and has_keyword(state, aura.id, KeywordName.UMBRA_ARMOR):
            yield DestructionReplacement(aura.id)
