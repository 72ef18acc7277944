"""Replacement of what rules functions propose (CR 614, 616), but for damage, before it is applied.

Each effect gets one opportunity at an event (614.5); where several compete, the affected player or the controller of
the affected object chooses (616.1). What an event contains comes after it (616.1g): tokens are multiplied before they
enter, and a permanent is what it enters as before its counters are put on it. Events tell what was changed by what."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import permutations
from typing import TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.mana_costs import symbols_of_cost
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.replacing.entering_replacement import Entering, EnteringPermanent, modify_entering
from bot.engine.magic.replacing.event_effects import (
    ReplacementEffect,
    effects_on_counters,
    effects_on_life_gain,
    effects_on_mana,
    effects_on_move,
    effects_on_tokens,
    sources_needing_effect,
)
from bot.engine.magic.replacing.leaving_the_stack import exiled_from_stack
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Exiling, GameObject, Zone
from bot.engine.magic.table.token_definition import token_definition
from bot.engine.magic.values.suspended_rules import what_forbids_counters
from bot.engine.magic.words.abilities.event_replacements import AlsoCreate, GoTo, ProduceInstead, Scaled
from bot.engine.trace import cite_rules

REPLACEABLE_EVENTS = (ev.CountersPut, ev.LifeGained, ev.ManaAdded, ev.TokenCreated, ev.Untapped, ev.ZoneChanged)

MOST_ORDERS = 4
"""Of up to so many competing effects every order is tried for the default."""

TellNumberChanged: TypeAlias = Callable[[int, int, ReplacementEffect, tuple[ObjectId, ...], PlayerId], ev.Event]


@dataclass(frozen=True, slots=True)
class ReplaceableNumber:
    """A number that effects change: who chooses among them, whether more is good for that player, how it is told."""

    number: int
    chooser: PlayerId
    good: bool
    told: TellNumberChanged


def replace_proposals(state: GameState, proposals: Sequence[Proposal], decide: Decide) -> list[Proposal]:
    """CR 614.6: what happens instead of the proposals, with what changed them; those that are settled stay as they are.

    Offsets within the batch are kept right."""
    if not any(isinstance(each.event, REPLACEABLE_EVENTS) and not each.settled for each in proposals):
        return list(proposals)
    return ReplacementProcess(state, decide, proposals).run()


class ReplacementProcess:
    """One batch of proposals on its way through the replacement effects."""

    def __init__(self, state: GameState, decide: Decide, proposals: Sequence[Proposal]) -> None:
        self.state = state
        self.decide = decide
        self.proposals = proposals
        self.out: list[Proposal] = []
        self.places: dict[int, int] = {}
        """Where each proposal of the batch stands in what comes out."""

    @cached_property
    def taken(self) -> set[ObjectId]:
        """The ids that are in use, those of new tokens included."""
        return set(self.state.objects)

    def run(self) -> list[Proposal]:
        for index, proposal in enumerate(self.proposals):
            if index in self.places:
                continue  # one of several tokens that were created together
            if proposal.follows is None:
                self._rewrite(index, proposal)
            else:
                self._rewrite(index, changed(proposal, follows=self.places.get(proposal.follows)))
        return self.out

    def _rewrite(self, index: int, proposal: Proposal) -> None:
        event = proposal.event
        if proposal.settled:
            self.places[index] = self._add(proposal)
            return
        match event:
            case ev.TokenCreated():
                self._create(proposal)
            case ev.ZoneChanged(destination=Zone.BATTLEFIELD) if not self._goes_elsewhere(event):
                self.places[index] = self._enter(proposal, event)
            case ev.ZoneChanged():
                self.places[index] = self._move(proposal, event)
            case ev.CountersPut() if proposal.follows is not None and self._is_of_move_elsewhere(
                event, proposal.follows
            ):
                self.places[index] = proposal.follows
            case ev.CountersPut():
                self.places[index] = self._put_counters(proposal, event, self.state)
            case ev.LifeGained():
                self.places[index] = self._gain_life(proposal, event)
            case ev.ManaAdded(tapping=True):
                self.places[index] = self._produce(proposal, event)
            case ev.Untapped(permanent=permanent) if self.state.objects[permanent].counters.get("stun"):
                self.places[index] = self._stay_stunned(proposal, permanent)
            case _:
                self.places[index] = self._add(proposal)

    def _stay_stunned(self, proposal: Proposal, permanent: ObjectId) -> int:
        """CR 122.1d: instead of becoming untapped it loses a stun counter."""
        rules = (*proposal.rules, *cite_rules("122.1d"))
        return self._add(changed(proposal, event=ev.CountersRemoved(permanent, "stun", 1), rules=rules))

    def _is_of_move_elsewhere(self, event: ev.CountersPut, place: int) -> bool:
        """CR 614.6: whether the permanent that would enter with the counters goes somewhere else instead."""
        moved = self.out[place].event
        if isinstance(moved, ev.CouldNotHappen) and moved.deed is ev.Deed.ENTERING:
            return moved.who == event.holder
        if not isinstance(moved, ev.ZoneChanged) or moved.object != event.holder:
            return False
        return moved.destination is not Zone.BATTLEFIELD

    def _add(self, proposal: Proposal) -> int:
        self.out.append(changed(proposal, settled=True))
        return len(self.out) - 1

    # Numbers: counters, life.

    def _put_counters(self, proposal: Proposal, event: ev.CountersPut, there: GameState) -> int:
        """CR 614.16, 614.17, 122.6."""
        author = proposal.author
        if not isinstance(event.holder, PlayerId) and not there.objects[event.holder].on_battlefield:
            there = apply_events(there, [each.event for each in self.out])  # it enters in this very moment
        if (kept_by := what_forbids_counters(there, event.holder, event.kind)) is not None:
            told = ev.CouldNotHappen(event.holder, ev.Deed.GETTING_COUNTERS, kept_by)
            return self._add(changed(proposal, event=told, rules=cite_rules("101.2", "614.17")))
        chooser = event.holder if isinstance(event.holder, PlayerId) else there.objects[event.holder].controller
        found = tuple(effects_on_counters(self.state, there, event.holder, event.kind, author))
        for by in sources_needing_effect(self.state, there, event.holder, event.kind, author):
            told_of = ev.CountersNotChanged(event.holder, by)
            self._add(Proposal(told_of, cite_rules("609.1"), proposal.cause, proposal.follows))
        good = not event.kind.startswith("-") and event.kind != "poison"

        def told_as(
            before: int, after: int, by: ReplacementEffect, among: tuple[ObjectId, ...], who: PlayerId
        ) -> ev.Event:
            return ev.CountersChanged(event.holder, event.kind, before, after, by.by, among, who)

        number = self._scale(ReplaceableNumber(event.amount, chooser, good, told_as), found, proposal)
        return self._add_number(proposal, event, number)

    def _gain_life(self, proposal: Proposal, event: ev.LifeGained) -> int:
        """CR 119.10."""
        found = tuple(effects_on_life_gain(self.state, event.player))

        def told(
            before: int, after: int, by: ReplacementEffect, among: tuple[ObjectId, ...], who: PlayerId
        ) -> ev.Event:
            return ev.LifeGainChanged(event.player, before, after, by.by, among, who)

        number = self._scale(ReplaceableNumber(event.amount, event.player, True, told), found, proposal)
        return self._add_number(proposal, event, number)

    def _add_number(self, proposal: Proposal, event: ev.CountersPut | ev.LifeGained, number: int) -> int:
        """Nothing happens where nothing is left (CR 119.10); then what follows, follows what left nothing."""
        if number != event.amount:
            proposal = changed(proposal, event=replace(event, amount=number))
        return self._add(proposal) if number > 0 else len(self.out) - 1

    def _scale(self, quantity: ReplaceableNumber, found: tuple[ReplacementEffect, ...], proposal: Proposal) -> int:
        """CR 616.1: apply what changes a number, one effect after the other, the affected player choosing while several
        are left; by default what is best in the end."""
        number, chooser = quantity.number, quantity.chooser
        waiting = best_order(number, [each for each in found if isinstance(each.instead, Scaled)], most=quantity.good)
        last: ReplacementEffect | None = None
        while waiting:
            last = self._next(chooser, waiting, last, subject_of_choice(proposal.event))
            after = number_scaled_by(number, last)
            self._tell(
                quantity.told(number, after, last, sources_of_effects(waiting), chooser), last, waiting, proposal
            )
            number = after
            waiting = best_order(number, [each for each in waiting if each is not last], most=quantity.good)
        return number

    def _next(
        self,
        chooser: PlayerId,
        found: Sequence[ReplacementEffect],
        last: ReplacementEffect | None,
        subject: ObjectId | None = None,
    ) -> ReplacementEffect:
        """CR 616.1: which of the effects is applied next; where all are like the `last` one, which of them comes first
        changes nothing any more, and nobody is asked again."""
        if last is not None and all(each.instead is last.instead or each.instead == last.instead for each in found):
            return found[0]
        return self._choose(chooser, found, subject)

    def _choose(
        self, chooser: PlayerId, found: Sequence[ReplacementEffect], subject: ObjectId | None = None
    ) -> ReplacementEffect:
        """CR 616.1: the only effect, or which of several the player applies next, by default the first."""
        if len(found) == 1:
            return found[0]
        chosen: ReplacementEffect = self.decide(Choice(chooser, ChoiceKind.REPLACEMENT, tuple(found), subject))
        return chosen

    def _tell(
        self, event: ev.Event, chosen: ReplacementEffect, found: Sequence[ReplacementEffect], proposal: Proposal
    ) -> None:
        """What one of the effects that were found changed, for what the proposal is made for."""
        cited = (*chosen.rules, *(cite_rules("616.1") if len(found) > 1 else ()))
        self._add(Proposal(event, cited, proposal.cause, proposal.follows))

    # Mana.

    def _produce(self, proposal: Proposal, event: ev.ManaAdded) -> int:
        """CR 106.12b: as each effect says once; by default what multiplies it comes last, since that leaves most."""
        used: set[object] = set()
        while found := [each for each in effects_on_mana(self.state, event) if each.key not in used]:
            ordered = sorted(found, key=lambda each: isinstance(each.instead, Scaled))
            chosen = self._choose(event.player, ordered, event.source)
            used.add(chosen.key)
            mana = mana_produced_instead(event.mana, chosen)
            if mana != event.mana:
                told = ev.ManaChanged(
                    event.source, event.mana, mana, chosen.by, sources_of_effects(found), event.player
                )
                self._tell(told, chosen, found, proposal)
            event = replace(event, mana=mana)
        return self._add(changed(proposal, event=event))

    # Moves.

    def _goes_elsewhere(self, event: ev.ZoneChanged) -> bool:
        """CR 614.6: whether an effect puts it into another zone than the battlefield."""
        return any(effects_on_move(self.state, event.object, event.origin, event.destination))

    def _move(self, proposal: Proposal, event: ev.ZoneChanged) -> int:
        """CR 400.6, 614.6: into another zone, as each effect says once; out of the stack perhaps into exile."""
        if cited := exiled_from_stack(self.state.objects[event.object], event):
            proposal = changed(proposal, rules=tuple(dict.fromkeys((*proposal.rules, *cited))))
            event = event if event.destination is Zone.EXILE else ev.ZoneChanged(event.object, Zone.STACK, Zone.EXILE)
        used: set[object] = set()
        while found := [
            each
            for each in effects_on_move(self.state, event.object, event.origin, event.destination)
            if each.key not in used and isinstance(each.instead, GoTo)
        ]:
            chooser = self._whose(event.object)
            chosen = self._choose(chooser, found, event.object)
            used.add(chosen.key)
            instead = chosen.instead
            if not isinstance(instead, GoTo) or instead.zone is event.destination:
                continue
            told = ev.DestinationChanged(
                event.object, event.destination, instead.zone, chosen.by, sources_of_effects(found), chooser
            )
            self._tell(told, chosen, found, proposal)
            event = ev.ZoneChanged(
                event.object,
                event.origin,
                instead.zone,
                shuffled=instead.shuffled,
                bottom=instead.bottom,
                until=event.until,
                exiled_by=self._exiling(chosen.by) if instead.zone is Zone.EXILE else None,
            )
        home = self._home(proposal, event)
        other = self.state.objects[event.object].form.melded_with
        if other is None:
            return self._add(changed(proposal, event=home))
        return self._part(changed(proposal, event=home), event, other[0])

    def _part(self, proposal: Proposal, event: ev.ZoneChanged, other: ObjectId) -> int:
        """CR 712.21, 712.21a, d: a melded permanent leaves as two cards, to both of which happens what was replaced,
        one that goes to the command zone aside (903.9c); their owner arranges them in a library, by default the card
        under whose id the permanent went above the other."""
        follows = changed(
            event, object=other, origin=Zone.MELDED, melded_with=event.object, controller=None, tapped=False
        )
        cards = (event.object, other)
        arranged = event.destination is Zone.LIBRARY and not event.shuffled
        owner = self.state.objects[other].owner
        top = self.decide(Choice(owner, ChoiceKind.TOP_CARD, cards, other)) if arranged else event.object
        first = (top == event.object) is event.bottom or not arranged
        place = self._add(proposal) if first else None
        self._add(Proposal(follows, (*proposal.rules, *cite_rules("712.21")), proposal.cause, place))
        return self._add(proposal) if place is None else place

    def _exiling(self, source: ObjectId) -> Exiling:
        """CR 607.2b: what exiles it by a replacement effect, as it is."""
        thing = self.state.objects[source]
        return Exiling(source, thing.incarnation, thing.printed.name)

    def _home(self, proposal: Proposal, event: ev.ZoneChanged) -> ev.ZoneChanged:
        """The move, or the commander's move to the command zone instead of its owner's hand or library (CR 903.9b). By
        default the owner moves it there if it would go to the library."""
        thing = self.state.objects[event.object]
        leaves = thing.commander and event.destination in {Zone.HAND, Zone.LIBRARY}
        if not leaves or not self.state.rules.commanders:
            return event
        options = (True, False) if event.destination is Zone.LIBRARY else (False, True)
        if not self.decide(Choice(thing.owner, ChoiceKind.COMMAND_ZONE, options, thing.id, cite_rules("903.9b"))):
            return event
        told = ev.DestinationChanged(thing.id, event.destination, Zone.COMMAND, thing.id, (thing.id,), thing.owner)
        self._add(Proposal(told, cite_rules("903.9b"), proposal.cause, proposal.follows))
        return ev.ZoneChanged(thing.id, event.origin, Zone.COMMAND)

    def _whose(self, thing: ObjectId) -> PlayerId:
        """The affected object's controller, or its owner if it has none (CR 616.1)."""
        found = self.state.objects[thing]
        return found.controller if found.zone in {Zone.BATTLEFIELD, Zone.STACK} else found.owner

    # Entering, and tokens.

    def _enter(self, proposal: Proposal, event: Entering) -> int:
        """CR 614.12, 616.1g: first how it enters, then the counters that it enters with."""
        arriving = modify_entering(EnteringPermanent(self.state, self.decide, event, proposal.author, proposal.rules))
        if arriving.may_be_aura and not arriving.enchant():
            return self._stay(proposal, event)
        place = self._add(changed(proposal, event=arriving.event, rules=arriving.rules))
        if arriving.following:
            there = arriving.there()
            for each in arriving.following:
                following = Proposal(each.event, each.rules, follows=place, author=each.author, why=each.why)
                if isinstance(each.event, ev.CountersPut):
                    self._put_counters(following, each.event, there)
                else:
                    self._add(following)
        return place

    def _stay(self, proposal: Proposal, event: Entering) -> int:
        """CR 303.4g: an Aura without anything to enchant stays in its zone, goes from the stack to the graveyard, or
        is not created."""
        if isinstance(event, ev.TokenCreated):
            return len(self.out) - 1
        cited = (*proposal.rules, *cite_rules("303.4g"))
        if event.origin is Zone.STACK:
            move = ev.ZoneChanged(event.object, Zone.STACK, Zone.GRAVEYARD)
            return self._move(changed(proposal, event=move, rules=cited), move)
        return self._add(changed(proposal, event=ev.NothingToEnchant(event.object), rules=cited))

    def _create(self, proposal: Proposal) -> None:
        """CR 614.16: all tokens that one player creates together are one event; then each of them enters."""
        player = proposal.author.player
        group = {
            at: each
            for at, each in enumerate(self.proposals)
            if isinstance(each.event, ev.TokenCreated) and not each.settled and each.author == proposal.author
        }
        tokens = [(at, each.event.token) for at, each in group.items() if isinstance(each.event, ev.TokenCreated)]
        self.taken.update(token.id for _, token in tokens)
        for at, token in self._multiplied(player, tokens, proposal):
            own = group.get(at, proposal)
            follows = self.places.get(-1 if own.follows is None else own.follows)
            entered = changed(own, event=ev.TokenCreated(token), follows=follows, twin_of=self._twin(group, at, token))
            self.places.setdefault(at, self._enter(entered, ev.TokenCreated(token)))

    def _twin(self, group: dict[int, Proposal], at: int, token: GameObject) -> ObjectId | None:
        """The id of the proposed token of which this one is an additional copy; None if it is that token itself or a
        token of another kind."""
        original = group[at].event if at in group else None
        return original.token.id if isinstance(original, ev.TokenCreated) and original.token.id != token.id else None

    def _multiplied(
        self, player: PlayerId, tokens: list[tuple[int, GameObject]], proposal: Proposal
    ) -> Iterable[tuple[int, GameObject]]:
        """The tokens after all effects, each with the place of the one from which it comes; -2: from none."""
        used: set[object] = set()
        chosen: ReplacementEffect | None = None
        while found := [
            each
            for each in effects_on_tokens(self.state, player, tuple(token for _, token in tokens))
            if each.key not in used and isinstance(each.instead, Scaled | AlsoCreate)
        ]:
            ordered = sorted(found, key=lambda each: isinstance(each.instead, Scaled))  # more first, then twice
            chosen = self._next(player, ordered, chosen)
            used.add(chosen.key)
            before = len(tokens)
            tokens = [*tokens, *self._additional(tokens, chosen)]
            told = ev.TokensChanged(player, before, len(tokens), chosen.by, sources_of_effects(found), player)
            self._tell(told, chosen, found, proposal)
        return tokens

    def _additional(
        self, tokens: list[tuple[int, GameObject]], chosen: ReplacementEffect
    ) -> Iterator[tuple[int, GameObject]]:
        instead = chosen.instead
        if isinstance(instead, Scaled):
            fuelled_number(len(tokens) * instead.times)
            for at, token in [*tokens] * (instead.times - 1):
                yield at, replace(token, id=self._new_id(token.printed.name))
        elif isinstance(instead, AlsoCreate):
            definition, player = token_definition(instead.tokens), chosen.context.controller
            for _ in range(len(tokens) if instead.for_each else 1):
                name = self._new_id(definition.name)
                yield NO_PLACE, GameObject(name, definition, player, player, token=True, sick=True)

    def _new_id(self, name: str) -> ObjectId:
        found = next(fresh_identifiers(self.taken, name))
        self.taken.add(found)
        return found


NO_PLACE = -2


def sources_of_effects(found: Iterable[ReplacementEffect]) -> tuple[ObjectId, ...]:
    """The objects that the effects are of, in the same order."""
    return tuple(each.by for each in found)


def mana_produced_instead(mana: str, by: ReplacementEffect) -> str:
    """CR 106.12b: what is produced instead of that mana, in symbols."""
    match by.instead:
        case Scaled(times=times):
            return mana * times
        case ProduceInstead() as instead:
            return instead.of(len(symbols_of_cost(mana)))
        case _:
            return mana


def number_scaled_by(number: int, by: ReplacementEffect) -> int:
    return by.instead.of(number) if isinstance(by.instead, Scaled) else number


def best_order(number: int, found: list[ReplacementEffect], *, most: bool) -> list[ReplacementEffect]:
    """The effects in the order that leaves most, or least, of the number; of many, and of those that are all alike, in
    the order in which they stand."""
    if not 1 < len(found) <= MOST_ORDERS or len({each.instead for each in found}) == 1:
        return found
    orders = list(permutations(found))
    reached = [reduce(number_scaled_by, order, number) for order in orders]
    return list(orders[reached.index(max(reached) if most else min(reached))])


def subject_of_choice(event: ev.Event) -> ObjectId | None:
    """The object that a choice is about."""
    holder: Recipient | None = event.holder if isinstance(event, ev.CountersPut) else None
    return holder if isinstance(holder, ObjectId) else None
