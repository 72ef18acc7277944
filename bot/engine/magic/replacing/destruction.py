"""Destruction (CR 701.8) and what happens instead: regeneration, a shield counter less, what abilities say.

Whether a permanent can be destroyed at all is asked first, as of everything that can't happen."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.replacing.competing_effects import modify_event
from bot.engine.magic.replacing.event_effects import ReplacementEffect, effects_on_destruction
from bot.engine.magic.replacing.events_on_the_way import DoneAfterwards, EventsOnTheWay
from bot.engine.magic.replacing.move_replacement import instead_of_event, move_object
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.functioning_abilities import is_quiet
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.abilities.event_replacements import (
    DestroyInstead,
    DoInstead,
    GoTo,
    LoseShieldCounter,
    Regenerate,
)
from bot.engine.record import record_class
from bot.engine.trace import cite_rules


@record_class
class DestructionReplacement:
    """An effect that would replace the destruction of a permanent and is no static ability's: a regeneration shield (CR
    701.19a), by its source, or a shield counter (122.1c)."""

    by: ObjectId
    instead: Regenerate | LoseShieldCounter

    @property
    def key(self) -> Hashable:
        return self.by, self.instead


SparingEffect: TypeAlias = DestructionReplacement | ReplacementEffect
"""What would replace a destruction."""


class DestructionChanges:
    """CR 614.8, 616.1: what happens instead of a destruction; by default what costs no permanent."""

    def __init__(self, way: EventsOnTheWay, proposal: Proposal) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.proposal = proposal

    def effects_on(self, event: ev.Destroyed, used: UsedEffects) -> Sequence[SparingEffect]:
        found = destruction_replacements(self.way.state, event.permanent, self.proposal)
        return [each for each in found if each.key not in used]

    def best_first(
        self, _event: ev.Destroyed, competing: Sequence[SparingEffect], _used: UsedEffects
    ) -> Sequence[SparingEffect]:
        return competing

    def chooser(self, event: ev.Destroyed) -> PlayerId:
        return self.way.state.objects[event.permanent].controller

    def subject(self, event: ev.Destroyed) -> ObjectId | None:
        return event.permanent

    def is_order_settled(self, _last: SparingEffect | None, _competing: Sequence[SparingEffect]) -> bool:
        return False

    def replace_event(
        self,
        event: ev.Destroyed,
        chosen: SparingEffect,
        _competing: Sequence[SparingEffect],
        used: UsedEffects,
    ) -> Sequence[ev.Destroyed]:
        """CR 614.6: nothing is left of the destruction; what happens instead of it comes out."""
        match chosen:
            case DestructionReplacement(instead=Regenerate()):
                regenerate_instead(self.way, self.proposal, event.permanent, chosen.by)
                return ()
            case DestructionReplacement():
                lose_shield_counter_instead(self.way, self.proposal, event.permanent)
                return ()
            case _:
                return self._replace_by_ability(event, chosen, used | {chosen.key})

    def _replace_by_ability(
        self, event: ev.Destroyed, chosen: ReplacementEffect, used: UsedEffects
    ) -> Sequence[ev.Destroyed]:
        """CR 614.6: what the ability says, which may leave it to its controller."""
        match chosen.instead:
            case Regenerate():
                regenerate_instead(self.way, self.proposal, event.permanent, chosen.by, shield=False)
            case DestroyInstead():
                self._spare(event, chosen, heals=True)
                if chosen.by not in self.way.to_be_destroyed:
                    # CR 702.89a: at the same moment, unless something else may replace that
                    cited, author = cite_rules("702.89a"), self.proposal.author
                    self.way.add(Proposal(ev.Destroyed(chosen.by), cited, author=author, used=used))
            case GoTo(zone=zone, shuffled=shuffled, bottom=bottom):
                place = self._spare(event, chosen)
                move = ev.ZoneChanged(event.permanent, Zone.BATTLEFIELD, zone, shuffled=shuffled, bottom=bottom)
                move_object(self.way, Proposal(move, chosen.rules, follows=place), move)
            case DoInstead(optional=True) if not self._chooses(chosen):
                return (event,)
            case DoInstead(effects=effects):
                self._spare(event, chosen)
                ability = instead_of_event(self.way.state, chosen, effects, event.permanent)
                self.way.afterwards.append(DoneAfterwards(ability, chosen.rules, used))
            case _:
                return (event,)
        return ()

    def _chooses(self, chosen: ReplacementEffect) -> bool:
        """CR 614.1a: by default it is done."""
        may = Choice(chosen.context.controller, ChoiceKind.MAY, (True, False), chosen.by, chosen.rules)
        return bool(self.decide(may))

    def _spare(self, event: ev.Destroyed, chosen: ReplacementEffect, *, heals: bool = False) -> int:
        """CR 614.6: tell that it is not destroyed; return the place of that."""
        told = ev.DestructionReplaced(event.permanent, chosen.by, otherwise=not heals)
        return self.way.settle(changed(self.proposal, event=told, rules=(*chosen.rules, *self.proposal.rules), why=()))


def destroy_permanent(way: EventsOnTheWay, _index: int, proposal: Proposal, event: ev.Destroyed) -> int:
    """CR 701.8a: it is put into its owner's graveyard, which other effects may replace; what is destroyed in two ways
    at once is destroyed once."""
    if event.permanent in way.destroyed:
        return len(way.out) - 1
    way.destroyed.add(event.permanent)
    thing = way.state.objects[event.permanent]
    if is_quiet(way.state) and not thing.memory.exiled_as_it_leaves and thing.form.melded_with is None:
        place = way.settle(proposal)
        move = ev.ZoneChanged(event.permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
        way.settle(Proposal(move, cite_rules("701.8a"), follows=place))
        return place
    if not modify_event(DestructionChanges(way, proposal), event, proposal.used):
        return len(way.out) - 1
    place = way.settle(proposal)
    move = ev.ZoneChanged(event.permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    move_object(way, Proposal(move, cite_rules("701.8a"), follows=place), move)
    return place


def destruction_replacements(state: GameState, permanent: ObjectId, proposal: Proposal) -> Iterator[SparingEffect]:
    """Yield what would replace the destruction: regeneration shields, then a shield counter where an effect destroys,
    then what abilities say."""
    thing = state.objects[permanent]
    can_regenerate = not proposal.unpreventable and not is_regeneration_forbidden(state, thing)  # CR 701.19c
    if can_regenerate:
        shields = [
            each.by
            for each in state.ongoing.shields
            if each.permanent == thing.id and each.incarnation == thing.incarnation
        ]
        yield from (DestructionReplacement(by, Regenerate()) for by in dict.fromkeys(shields))
    if proposal.author.effect and "shield" in thing.counters:
        yield DestructionReplacement(thing.id, LoseShieldCounter())
    yield from effects_on_destruction(state, permanent, can_regenerate=can_regenerate)


def is_regeneration_forbidden(state: GameState, thing: GameObject) -> bool:
    """CR 701.19c: whether an effect says for a while that it can't be regenerated."""
    return any(
        isinstance(each.rule, ab.CantBeRegenerated) and (thing.id, thing.incarnation) in (each.locked or ())
        for each in state.ongoing.imposed
    )


def regenerate_instead(
    way: EventsOnTheWay, proposal: Proposal, permanent: ObjectId, by: ObjectId, *, shield: bool = True
) -> None:
    """CR 701.19a-b."""
    cited = (*cite_rules("701.19a" if shield else "701.19b", "614.8"), *proposal.rules)
    event = ev.Regenerated(permanent, by, shield=shield)
    regenerated = way.settle(changed(proposal, event=event, rules=cited, why=()))
    combat = way.state.combat
    if combat is not None and (permanent in combat.attackers or permanent in combat.blocking):
        removed = ev.RemovedFromCombat(permanent)
        way.settle(Proposal(removed, (*cited[:1], *cite_rules("506.4")), follows=regenerated))


def lose_shield_counter_instead(way: EventsOnTheWay, proposal: Proposal, permanent: ObjectId) -> None:
    """CR 122.1c."""
    cited = (*cite_rules("122.1c"), *proposal.rules)
    replaced = way.settle(changed(proposal, event=ev.DestructionReplaced(permanent, permanent), rules=cited, why=()))
    way.settle(Proposal(ev.CountersRemoved(permanent, "shield", 1), cite_rules("122.1c"), follows=replaced))
