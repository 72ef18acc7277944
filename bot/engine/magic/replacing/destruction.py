"""Destruction (CR 701.8) and what happens instead: regeneration, a shield counter less, umbra armor.

Whether a permanent can be destroyed at all is asked first, as of everything that can't happen."""

from collections.abc import Hashable, Iterator, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.replacing.competing_effects import modify_event
from bot.engine.magic.replacing.events_on_the_way import EventsOnTheWay
from bot.engine.magic.replacing.move_replacement import move_object
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import has_keyword
from bot.engine.magic.words.abilities.event_replacements import DestroyInstead, LoseShieldCounter, Regenerate
from bot.engine.record import record_class
from bot.engine.trace import cite_rules


@record_class
class DestructionReplacement:
    """An effect that would replace the destruction of a permanent (CR 614.8, 702.89a, 122.1c), by its source."""

    by: ObjectId
    instead: Regenerate | LoseShieldCounter | DestroyInstead

    @property
    def key(self) -> Hashable:
        return self.by, self.instead


class DestructionChanges:
    """CR 614.8, 616.1: what happens instead of a destruction; by default what costs no permanent."""

    def __init__(self, way: EventsOnTheWay, proposal: Proposal) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.proposal = proposal

    def effects_on(self, event: ev.Destroyed, used: UsedEffects) -> Sequence[DestructionReplacement]:
        found = destruction_replacements(self.way.state, event.permanent, self.proposal)
        return [each for each in found if each.key not in used]

    def best_first(
        self, _event: ev.Destroyed, competing: Sequence[DestructionReplacement], _used: UsedEffects
    ) -> Sequence[DestructionReplacement]:
        return competing

    def chooser(self, event: ev.Destroyed) -> PlayerId:
        return self.way.state.objects[event.permanent].controller

    def subject(self, event: ev.Destroyed) -> ObjectId | None:
        return event.permanent

    def is_order_settled(
        self, _last: DestructionReplacement | None, _competing: Sequence[DestructionReplacement]
    ) -> bool:
        return False

    def replace_event(
        self,
        event: ev.Destroyed,
        chosen: DestructionReplacement,
        _competing: Sequence[DestructionReplacement],
        used: UsedEffects,
    ) -> Sequence[ev.Destroyed]:
        """CR 614.6: nothing is left of the destruction; what happens instead of it comes out."""
        match chosen.instead:
            case Regenerate():
                regenerate_instead(self.way, self.proposal, event.permanent, chosen.by)
            case LoseShieldCounter():
                lose_shield_counter_instead(self.way, self.proposal, event.permanent)
            case DestroyInstead():
                told = ev.DestructionReplaced(event.permanent, chosen.by)
                rules = (*cite_rules("702.89a", "614.6"), *self.proposal.rules)
                self.way.settle(changed(self.proposal, event=told, rules=rules, why=()))
                if ev.Destroyed(chosen.by) not in [each.event for each in self.way.proposals]:
                    self._destroy(chosen, used)
        return ()

    def _destroy(self, chosen: DestructionReplacement, used: UsedEffects) -> None:
        """CR 702.89a: what says so is destroyed at the same moment, unless something else may replace that."""
        cited = cite_rules("702.89a")
        author = self.proposal.author
        self.way.add(Proposal(ev.Destroyed(chosen.by), cited, author=author, used=used | {chosen.key}))


def destroy_permanent(way: EventsOnTheWay, _index: int, proposal: Proposal, event: ev.Destroyed) -> int:
    """CR 701.8a: it is put into its owner's graveyard, which other effects may replace; what is destroyed in two ways
    at once is destroyed once."""
    if event.permanent in way.destroyed:
        return len(way.out) - 1
    way.destroyed.add(event.permanent)
    if not modify_event(DestructionChanges(way, proposal), event, proposal.used):
        return len(way.out) - 1
    place = way.settle(proposal)
    move = ev.ZoneChanged(event.permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    move_object(way, Proposal(move, cite_rules("701.8a"), follows=place), move)
    return place


def destruction_replacements(
    state: GameState, permanent: ObjectId, proposal: Proposal
) -> Iterator[DestructionReplacement]:
    """Yield what would replace the destruction: regeneration shields, then a shield counter where an effect destroys,
    then umbra armor."""
    thing = state.objects[permanent]
    if not proposal.unpreventable:  # CR 701.19c
        shields = [
            each.by
            for each in state.ongoing.shields
            if each.permanent == thing.id and each.incarnation == thing.incarnation
        ]
        yield from (DestructionReplacement(by, Regenerate()) for by in dict.fromkeys(shields))
    if proposal.author.effect and "shield" in thing.counters:
        yield DestructionReplacement(thing.id, LoseShieldCounter())
    for aura in state.table.attached:
        if state.host_of(aura) == thing.id and has_keyword(state, aura.id, KeywordName.UMBRA_ARMOR):
            yield DestructionReplacement(aura.id, DestroyInstead())


def regenerate_instead(way: EventsOnTheWay, proposal: Proposal, permanent: ObjectId, by: ObjectId) -> None:
    """CR 701.19a."""
    cited = (*cite_rules("701.19a", "614.8"), *proposal.rules)
    regenerated = way.settle(changed(proposal, event=ev.Regenerated(permanent, by), rules=cited, why=()))
    combat = way.state.combat
    if combat is not None and (permanent in combat.attackers or permanent in combat.blocking):
        removed = ev.RemovedFromCombat(permanent)
        way.settle(Proposal(removed, cite_rules("701.19a", "506.4"), follows=regenerated))


def lose_shield_counter_instead(way: EventsOnTheWay, proposal: Proposal, permanent: ObjectId) -> None:
    """CR 122.1c."""
    cited = (*cite_rules("122.1c"), *proposal.rules)
    replaced = way.settle(changed(proposal, event=ev.DestructionReplaced(permanent, permanent), rules=cited, why=()))
    way.settle(Proposal(ev.CountersRemoved(permanent, "shield", 1), cite_rules("122.1c"), follows=replaced))
