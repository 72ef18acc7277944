"""Permanents that enter, and tokens that are created (CR 111.2, 303.4, 614.12, 614.16).

Tokens are multiplied before they enter (616.1g), and a permanent is what it enters as before counters are put on it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Decide
from bot.engine.magic.events.proposals import Proposal, UsedEffects
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.replacing.competing_effects import modify_event, sources_of_effects
from bot.engine.magic.replacing.entering_replacement import (
    AccompanyingEvent,
    Entering,
    EnteringPermanent,
    modify_entering,
)
from bot.engine.magic.replacing.event_effects import ReplacementEffect, effects_on_tokens
from bot.engine.magic.replacing.events_on_the_way import EventsOnTheWay
from bot.engine.magic.replacing.move_replacement import move_object, would_go_elsewhere
from bot.engine.magic.replacing.number_replacement import are_all_like, put_counters_there
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.token_definition import token_definition
from bot.engine.magic.words.abilities.event_replacements import AlsoCreate, Scaled
from bot.engine.trace import cite_rules

TokenWithPlace: TypeAlias = tuple[int, GameObject]
"""A token, and the place of the proposed token from which it comes."""

NO_PLACE = -2
"""The place of a token that comes from no proposed one."""


def move_or_enter(way: EventsOnTheWay, _index: int, proposal: Proposal, event: ev.ZoneChanged) -> int:
    """CR 614.6, 614.12: onto the battlefield, unless an effect puts it elsewhere, or into another zone."""
    if event.destination is Zone.BATTLEFIELD and not is_permanent_card(way.state.objects[event.object], event):
        stays = ev.NoPermanentCard(event.object)
        return way.settle(changed(proposal, event=stays, rules=(*proposal.rules, *cite_rules("400.4a"))))
    if event.destination is Zone.BATTLEFIELD and not would_go_elsewhere(way, event):
        return enter_battlefield(way, proposal, event)
    return move_object(way, proposal, event)


def is_permanent_card(card: GameObject, event: ev.ZoneChanged) -> bool:
    """CR 304.4, 307.4, 712.14b: whether the card can be on the battlefield with the face with which it would enter, or
    face down; from the stack only permanent spells get there."""
    if event.origin is Zone.STACK or event.face_down is not None or event.melded_with is not None:
        return True
    face = 1 if event.transformed else event.face or card.definition.resting_face
    faces = card.definition.faces
    return {"Instant", "Sorcery"}.isdisjoint(faces[face if face < len(faces) else 0].types)


def enter_battlefield(way: EventsOnTheWay, proposal: Proposal, event: Entering) -> int:
    """CR 614.12, 616.1g: as what it is by what puts it there (611.2e) first how it enters, then the counters that it
    enters with."""
    stated = (*proposal.rules, *cite_rules("611.2e"))
    being = [AccompanyingEvent(each, stated, proposal.author) for each in proposal.being]
    permanent = EnteringPermanent(way.state, way.decide, event, proposal.author, proposal.rules, proposal.used, being)
    arriving = modify_entering(permanent)
    if arriving.may_be_aura and not arriving.enchant():
        return stay_without_host(way, proposal, event)
    place = way.settle(changed(proposal, event=arriving.event, rules=arriving.rules))
    if arriving.following:
        there = arriving.there()
        for each in arriving.following:
            following = Proposal(each.event, each.rules, follows=place, author=each.author, why=each.why)
            if isinstance(each.event, ev.CountersPut):
                put_counters_there(way, following, each.event, there)
            else:
                way.settle(following)
    return place


def stay_without_host(way: EventsOnTheWay, proposal: Proposal, event: Entering) -> int:
    """CR 303.4g: an Aura without anything to enchant stays in its zone, goes from the stack to the graveyard, or is not
    created."""
    if isinstance(event, ev.TokenCreated):
        return len(way.out) - 1
    cited = (*proposal.rules, *cite_rules("303.4g"))
    if event.origin is Zone.STACK:
        move = ev.ZoneChanged(event.object, Zone.STACK, Zone.GRAVEYARD)
        return move_object(way, changed(proposal, event=move, rules=cited), move)
    return way.settle(changed(proposal, event=ev.NothingToEnchant(event.object), rules=cited))


# Tokens.


class TokenChanges:
    """CR 614.16: what changes which tokens a player creates together."""

    def __init__(self, way: EventsOnTheWay, player: PlayerId, proposal: Proposal) -> None:
        self.way = way
        self.decide: Decide = way.decide
        self.player = player
        self.proposal = proposal

    def effects_on(self, event: Sequence[TokenWithPlace], used: UsedEffects) -> Sequence[ReplacementEffect]:
        return [
            each
            for each in effects_on_tokens(self.way.state, self.player, tuple(token for _, token in event))
            if each.key not in used and isinstance(each.instead, Scaled | AlsoCreate)
        ]

    def best_first(
        self, _event: Sequence[TokenWithPlace], competing: Sequence[ReplacementEffect], _used: UsedEffects
    ) -> Sequence[ReplacementEffect]:
        return sorted(competing, key=lambda each: isinstance(each.instead, Scaled))  # more first, then twice

    def chooser(self, _event: Sequence[TokenWithPlace]) -> PlayerId:
        return self.player

    def subject(self, _event: Sequence[TokenWithPlace]) -> ObjectId | None:
        return None

    def is_order_settled(self, last: ReplacementEffect | None, competing: Sequence[ReplacementEffect]) -> bool:
        return are_all_like(last, competing)

    def replace_event(
        self,
        event: Sequence[TokenWithPlace],
        chosen: ReplacementEffect,
        competing: Sequence[ReplacementEffect],
        _used: UsedEffects,
    ) -> Sequence[Sequence[TokenWithPlace]]:
        after = [*event, *self._additional(event, chosen)]
        among = sources_of_effects(competing)
        created = ev.ChangedAmount.TOKENS_CREATED
        told = ev.AmountChanged(self.player, created, len(event), len(after), chosen.by, among, self.player)
        self.way.tell(told, chosen.rules, competing, self.proposal)
        return (after,)

    def _additional(self, tokens: Sequence[TokenWithPlace], chosen: ReplacementEffect) -> Iterator[TokenWithPlace]:
        instead = chosen.instead
        if isinstance(instead, Scaled):
            fuelled_number(len(tokens) * instead.times)
            for at, token in [*tokens] * (instead.times - 1):
                yield at, replace(token, id=self.way.new_identifier(token.printed.name))
        elif isinstance(instead, AlsoCreate):
            definition, player = token_definition(instead.tokens), chosen.context.controller
            for _ in range(len(tokens) if instead.for_each else 1):
                name = self.way.new_identifier(definition.name)
                yield NO_PLACE, GameObject(name, definition, player, player, token=True, sick=True)


def create_tokens(way: EventsOnTheWay, index: int, proposal: Proposal, _event: ev.TokenCreated) -> int:
    """CR 614.16: all tokens that one player creates together are one event; then each of them enters."""
    group = {
        at: each
        for at, each in enumerate(way.proposals)
        if isinstance(each.event, ev.TokenCreated) and not each.settled and each.author == proposal.author
    }
    tokens = [(at, each.event.token) for at, each in group.items() if isinstance(each.event, ev.TokenCreated)]
    way.taken.update(token.id for _, token in tokens)
    (multiplied,) = modify_event(TokenChanges(way, proposal.author.player, proposal), tokens, proposal.used)
    for at, token in multiplied:
        own = group.get(at, proposal)
        follows = way.places.get(-1 if own.follows is None else own.follows)
        created = ev.TokenCreated(token)
        entered = changed(own, event=created, follows=follows, twin_of=original_of_twin(group, at, token))
        way.places.setdefault(at, enter_battlefield(way, entered, created))
    return way.places[index]


def original_of_twin(group: Mapping[int, Proposal], at: int, token: GameObject) -> ObjectId | None:
    """The id of the proposed token of which this one is an additional copy; None if it is that token itself or a token
    of another kind."""
    original = group[at].event if at in group else None
    return original.token.id if isinstance(original, ev.TokenCreated) and original.token.id != token.id else None
