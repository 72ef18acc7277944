"""What the events of one action make happen next: triggered paragraphs, permanents without hit points, Mana released.

They are the next actions of the chain; what comes at the same moment is ordered by the player whose turn it is."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import factorial
from typing import NamedTuple, TypeAlias, assert_never

from bot.engine.magenoir.abilities import AppliesAgain, Occasion, Triggered
from bot.engine.magenoir.citations import CARD, MANA, SIMULTANEOUS, TRIGGERED
from bot.engine.magenoir.deeds import Perish, Planned, Release
from bot.engine.magenoir.events import (
    ActionsOrdered,
    ActionTriggered,
    CardChannelled,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardPrepared,
    CardReturned,
    DamageDealt,
    Healed,
    HitPointsLost,
    ManaAdded,
    ManaMoved,
    ManaPaid,
    ManaReleased,
    ManaTraded,
    Performed,
    PileTaken,
)
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.in_force import statics_of
from bot.engine.magenoir.mana import Element, Mana
from bot.engine.magenoir.matching import Aim, Speaker, fits, is_indestructible, is_of
from bot.engine.magenoir.objects import Card
from bot.engine.magenoir.options import OpenQuestion
from bot.engine.magenoir.planning import Planner
from bot.engine.magenoir.state import GameState
from bot.engine.magenoir.table import Table


class Happened(NamedTuple):
    """An occasion: the players it concerns, the card it is about, and the trace's entry."""

    occasion: Occasion
    players: tuple[PlayerId, ...]
    card: ObjectId | None = None
    entry: int | None = None
    elements: tuple[Element | None, ...] = (None,)
    """What paragraphs that are about an element listen for, None for those that are about any."""


class Group(NamedTuple):
    """One paragraph that triggered; by whose words, which of what holds this turn are the card's that it is about."""

    speaker: Speaker
    paragraph: Triggered
    happened: Happened


def players_in(to: Iterable[Recipient]) -> tuple[PlayerId, ...]:
    return tuple(who for who in to if isinstance(who, PlayerId))


def occasions(before: GameState, event: Performed, entry: int) -> Iterator[Happened]:
    """What may have triggered something; `before` is the state in which the action began."""
    match event:
        case DamageDealt() | HitPointsLost() | Healed():
            yield from of_hit_points(before, event, entry)
        case CardDrawn(player=player, card=card):
            yield Happened(Occasion.DRAWS, (player,), card, entry)
        case CardDiscarded(card=card, player=player, from_hand=True):
            yield Happened(Occasion.DISCARDS, (player,), card, entry)
        case CardPrepared(player=player, card=card):
            yield Happened(Occasion.PREPARES, (player,), card, entry)
            yield Happened(Occasion.ARRIVES, (player,), card, entry)
        case CardChannelled(player=player, card=card):
            yield Happened(Occasion.CHANNELS, (player,), card, entry)
        case CardDestroyed(card=card):
            yield Happened(Occasion.DESTROYED, (before.cards[card].controller,), card, entry)
        case ManaTraded() | ManaPaid() | ManaAdded() | PileTaken() | ManaReleased() | ManaMoved():
            yield from of_mana(before, event, entry)
        case _:
            pass
    if isinstance(event, TakesAway) and (left := left_board(before, event)) is not None:
        yield Happened(Occasion.LEAVES, (before.cards[left].controller,), left, entry)
        if not isinstance(event, CardReturned):
            yield Happened(Occasion.TO_DISCARD, (before.cards[left].controller,), left, entry)


def side_of(state: GameState, who: Recipient) -> PlayerId:
    return who if isinstance(who, PlayerId) else state.cards[who].controller


def of_hit_points(before: GameState, event: DamageDealt | HitPointsLost | Healed, entry: int) -> Iterator[Happened]:
    """Whose hit points changed, and whose card dealt the damage; nothing where it was no point at all."""
    players = players_in(event.to)
    match event:
        case DamageDealt(source=source, amount=amount, to=to) if amount:
            dealer = before.cards[source]
            if any(side_of(before, who) != dealer.controller for who in to):
                yield Happened(Occasion.DEALS, (dealer.controller,), source, entry, (dealer.facts.element, None))
            yield Happened(Occasion.DAMAGED, players, entry=entry)
            yield Happened(Occasion.HURT, players, entry=entry)
        case HitPointsLost(amount=amount) if amount:
            yield Happened(Occasion.HURT, players, entry=entry)
        case Healed(amount=amount) if amount:
            yield Happened(Occasion.HEALED, players, entry=entry)
        case _:
            pass


def of_mana(
    before: GameState,
    event: ManaTraded | ManaPaid | ManaAdded | PileTaken | ManaReleased | ManaMoved,
    entry: int,
) -> Iterator[Happened]:
    """Whose Mana moved, and how; effects that add Mana are no adding of the recovery phase."""
    match event:
        case ManaReleased(card=card, mana=gone):
            yield Happened(Occasion.RELEASES, (before.cards[card].controller,), card, entry)
            yield from emptied(before, card, gone, entry)
        case ManaMoved(origin=ObjectId() as card, mana=gone):
            yield from emptied(before, card, gone, entry)
        case ManaMoved():
            pass
        case ManaAdded(player=player, in_recovery=in_recovery):
            if in_recovery:
                yield Happened(Occasion.ADDS, (player,), entry=entry)
        case ManaTraded(player=player, taken=taken):
            yield Happened(Occasion.TRADES, (player,), entry=entry, elements=(taken, None))
        case ManaPaid() | PileTaken():
            yield Happened(MOVES[type(event)], (event.player,), entry=entry)
        case never:
            assert_never(never)


def emptied(before: GameState, card: ObjectId, gone: Mana, entry: int) -> Iterator[Happened]:
    """The elements of which none is left under a card on the board; None stands for all of them."""
    there = before.cards[card]
    left = there.mana.minus(gone)
    elements: list[Element | None] = [each for each in gone.amounts() if not left.of(each)]
    if not left.total:
        elements.append(None)
    if there.on_board and elements:
        yield Happened(Occasion.EMPTIED, (there.controller,), card, entry, tuple(elements))


MOVES: Mapping[type[ManaPaid | PileTaken], Occasion] = {
    ManaPaid: Occasion.PAYS,
    PileTaken: Occasion.TAKES,
}


LEFT = (Occasion.LEAVES, Occasion.TO_DISCARD)
MAY_BE: Mapping[type[Performed], tuple[Occasion, ...]] = defaultdict(
    tuple,
    {
        DamageDealt: (Occasion.DEALS, Occasion.DAMAGED, Occasion.HURT),
        HitPointsLost: (Occasion.HURT,),
        Healed: (Occasion.HEALED,),
        CardDrawn: (Occasion.DRAWS,),
        CardDiscarded: (Occasion.DISCARDS, *LEFT),
        CardDestroyed: (Occasion.DESTROYED, *LEFT),
        CardReturned: LEFT,
        CardPrepared: (Occasion.PREPARES, Occasion.ARRIVES),
        CardChannelled: (Occasion.CHANNELS,),
        ManaTraded: (Occasion.TRADES,),
        ManaPaid: (Occasion.PAYS,),
        ManaAdded: (Occasion.ADDS,),
        PileTaken: (Occasion.TAKES,),
        ManaReleased: (Occasion.RELEASES, Occasion.EMPTIED),
        ManaMoved: (Occasion.EMPTIED,),
    },
)
"""The occasions that an event of the kind can be: where no card of the table listens for one, nobody looks."""


TakesAway: TypeAlias = CardDestroyed | CardDiscarded | CardReturned
"""Events that may take a card from the board."""
Hurts: TypeAlias = DamageDealt | HitPointsLost
"""Events that may bring hit points to nothing."""


def left_board(before: GameState, event: TakesAway) -> ObjectId | None:
    """The card that an event took from the board."""
    return event.card if before.cards[event.card].on_board else None


OF_ITSELF = frozenset({Occasion.LEAVES, Occasion.DESTROYED, Occasion.ARRIVES, Occasion.USED, Occasion.EMPTIED})
"""Occasions that concern only the card whose paragraph it is, unless that describes others."""
AS_BEFORE = frozenset({Occasion.LEAVES, Occasion.DESTROYED, Occasion.TO_DISCARD})
"""Occasions of cards that are gone by now: where they lay counts."""


def groups(state: GameState, listening: Iterable[ObjectId], happened: Happened) -> Iterator[Group]:
    """The paragraphs that an occasion makes happen; `state` is one in which the cards still lay there."""
    for name in listening:
        card = state.cards[name]
        if card.on_board:
            for paragraph in card.facts.triggers:
                if paragraph.occasion is happened.occasion and triggers(state, card, paragraph, happened):
                    speaker = Speaker(card.id, card.controller)
                    yield from [Group(speaker, paragraph, happened)] * times(state, card, happened.occasion)
    for lasting in state.this_turn:
        held = lasting.paragraph
        if isinstance(held, Triggered) and held.occasion is happened.occasion:
            speaker = Speaker(happened.card or lasting.source, lasting.player)
            if is_about(state, held, happened, speaker):
                yield Group(speaker, held, happened)


def times(state: GameState, card: Card, occasion: Occasion) -> int:
    """How often a paragraph of the card happens then: once, or more often where another card says so."""
    if occasion is not Occasion.TURN_STARTS:
        return 1
    noir = state.players[card.controller].mage_noir
    again = (
        isinstance(each, AppliesAgain)
        and (noir or not each.only_mage_noir)
        and fits(state, card, each.of, Speaker(source.id, card.controller))
        for source, each in statics_of(state, card.controller)
    )
    return 1 + sum(again)


def triggers(state: GameState, card: Card, paragraph: Triggered, happened: Happened) -> bool:
    """Whether this paragraph of the card, which is for such an occasion, is meant."""
    if paragraph.states and card.state not in paragraph.states:
        return False
    if paragraph.of is None and paragraph.occasion in OF_ITSELF:
        return happened.card == card.id and paragraph.element in happened.elements
    return is_about(state, paragraph, happened, Speaker(card.id, card.controller))


def is_about(state: GameState, paragraph: Triggered, happened: Happened, speaker: Speaker) -> bool:
    """Whether it concerns the cards, or the players, and the element that the paragraph speaks of."""
    if paragraph.element not in happened.elements:
        return False
    if paragraph.of is not None:
        return happened.card is not None and fits(state, state.cards[happened.card], paragraph.of, speaker)
    return any(is_of(state, player, paragraph.whose, speaker.player) for player in happened.players)


def what_follows(table: Table, before: GameState, events: Sequence[Performed], entries: Sequence[int]) -> list[Planned]:
    """The next actions that the events of one action lead to, in order: permanents that perish, triggered paragraphs,
    Mana released under what left the board."""
    found: list[Group] = []
    releases: list[Planned] = []
    perishing: list[Planned] = []
    for event, entry in zip(events, entries, strict=True):
        if not table.heard.isdisjoint(MAY_BE[type(event)]):
            heard = (each for each in occasions(before, event, entry) if each.occasion in table.heard)
            for happened in heard:
                source = before if happened.occasion in AS_BEFORE else table.state
                found += (each for each in groups(source, table.listening, happened) if not is_again(each, found))
        if isinstance(event, TakesAway) and (left := left_board(before, event)) is not None:
            if table.state.cards[left].mana.total:
                releases.append(Planned(Release(), left, before.cards[left].controller, cause=entry))
        elif isinstance(event, Hurts):
            perishing += perish(table.state, event, entry)
    if not (found or releases or perishing):
        return []
    if releases and any(group.happened.occasion is not Occasion.LEAVES for group in found):
        table.leave_open(OpenQuestion.RELEASE_ORDER, MANA)
    triggered = [each for group in in_order(table, found) for each in planned(table, group)]
    if table.options.release_before_triggers:
        return [*perishing, *releases, *triggered]
    return [*perishing, *triggered, *releases]


def is_again(group: Group, found: Iterable[Group]) -> bool:
    """Whether the same was found for another part of the action: it deals damage once, however many are dealt how
    much."""
    return group.happened.occasion is Occasion.DEALS and any(
        other.speaker == group.speaker and other.paragraph is group.paragraph for other in found
    )


def by_occasion(table: Table, happened: Happened) -> list[Planned]:
    """The actions of everything that one occasion triggers, in order."""
    if happened.occasion not in table.heard:
        return []
    found = list(groups(table.state, table.listening, happened))
    return [each for group in in_order(table, found) for each in planned(table, group)]


def perish(state: GameState, event: Hurts, entry: int) -> Iterator[Planned]:
    """Permanents whose hit points an event brought to nothing are destroyed."""
    for who in event.to:
        card = state.cards[who] if isinstance(who, ObjectId) else None
        if card is not None and card.on_board and card.hit_points == 0 and not is_indestructible(card):
            yield Planned(Perish(), card.id, card.controller, cause=entry)


MOST_COUNTED = 20
"""Of more simultaneous actions nobody counts the orders."""


def in_order(table: Table, found: Sequence[Group]) -> Sequence[Group]:
    """The player whose turn it is orders what came at the same moment; by default their own first."""
    if len(found) < 2:
        return found
    active = table.state.active
    own_first = sorted(found, key=lambda group: group.speaker.player != active)
    ids = [group.speaker.card for group in own_first]
    ways = factorial(min(len(set(ids)), MOST_COUNTED))
    order = table.choosing.order("trigger order", active, ids, ways, SIMULTANEOUS)
    table.note(ActionsOrdered(active, tuple(order)), SIMULTANEOUS)
    return sorted(own_first, key=lambda group: order.index(group.speaker.card))


def planned(table: Table, group: Group) -> list[Planned]:
    """The actions of a paragraph that triggered; nobody chooses whether."""
    speaker = group.speaker
    entry = table.note(ActionTriggered(speaker.card, speaker.player), TRIGGERED, group.happened.entry)
    if table.state.cards[speaker.card].facts.uncertain:
        table.leave_open(OpenQuestion.CARD_FACTS, CARD, speaker.card)
    planner = Planner(table, speaker)
    actions = planner.paragraphs([group.paragraph.actions], that=Aim(group.happened.card))
    return [caused(each, entry) for each in actions]


def caused(action: Planned, entry: int) -> Planned:
    """The action and those that depend on it, with the entry that led to them."""
    branches = tuple(tuple(caused(each, entry) for each in branch) for branch in action.branches)
    return action._replace(branches=branches, cause=entry)
