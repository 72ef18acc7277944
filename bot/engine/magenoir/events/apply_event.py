"""The only place where a game state changes: one arm for each event that does something.

Takes events that are already legal; knows no player's wish, no option and no text."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, assert_never

from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.changed_fields import changed
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import (
    ELEMENT_PLACES,
    NO_MANA,
    Element,
    Mana,
    elements_of_mana,
    mana_of_amounts,
    mana_of_elements,
    one_mana,
)
from bot.engine.magenoir.table.game_state import GameState, LastingParagraph, Phase
from bot.engine.magenoir.table.objects import Card, Player
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.card_facts import UNKNOWN_CARD

Piles = tuple[Mana, Mana]


def apply_event(state: GameState, event: ev.Performed) -> GameState:
    """Return the state after the event."""
    return APPLY_EVENT[type(event)](state, event)


def apply_damage_dealt(state: GameState, event: ev.DamageDealt) -> GameState:
    amount, to, ignored = event.amount, event.to, event.ignored
    return with_hit_points(with_ignored(state, ignored) if ignored else state, to, -amount)


def apply_card_discarded(state: GameState, event: ev.CardDiscarded | ev.CardDestroyed) -> GameState:
    return state_after_move(state, event.card, fl.Zone.DISCARD)


def apply_card_drawn(state: GameState, event: ev.CardDrawn) -> GameState:
    return state_after_draw(state, event.player, event.card)


def change_nothing(state: GameState, _event: ev.Performed) -> GameState:
    return state


def apply_hit_points_lost(state: GameState, event: ev.HitPointsLost) -> GameState:
    return with_hit_points(state, event.to, -event.amount)


def apply_healed(state: GameState, event: ev.Healed) -> GameState:
    return with_hit_points(state, event.to, event.amount)


def apply_card_channelled(state: GameState, event: ev.CardChannelled) -> GameState:
    return with_card(state, changed(state.cards[event.card], state=fl.BoardState.CHANNELLED))


def apply_shuffled_in(state: GameState, event: ev.ShuffledIn) -> GameState:
    return state_after_shuffle(state, event.player, event.cards)


def apply_nothing_to_draw(state: GameState, event: ev.NothingToDraw) -> GameState:
    return with_player(state, changed(state.players[event.player], out_of_cards=True))


def apply_damage_cancelled(state: GameState, event: ev.DamageCancelled) -> GameState:
    return changed(state, unharmed_this_turn=state.unharmed_this_turn | {event.player})


def apply_holds_this_turn(state: GameState, event: ev.HoldsThisTurn) -> GameState:
    return changed(state, this_turn=(*state.this_turn, LastingParagraph(event.source, event.player, event.paragraph)))


def apply_counted_twice(state: GameState, event: ev.CountedTwice) -> GameState:
    return changed(state, counted_twice=state.counted_twice | {event.card})


def apply_became_indestructible(state: GameState, event: ev.BecameIndestructible) -> GameState:
    return with_card(state, changed(state.cards[event.card], indestructible=True))


def apply_became_mage_noir(state: GameState, event: ev.BecameMageNoir) -> GameState:
    return with_player(state, changed(state.players[event.player], mage_noir=True))


# The turn and the end of the game.


def state_of_phase(state: GameState, phase: Phase, active: PlayerId) -> GameState:
    """The state as a phase of that player's turn begins; the turn start begins a turn."""
    if phase is not Phase.TURN_START:
        return changed(state, phase=phase, active=active, added=0, taken=False)
    return changed(
        state,
        phase=phase,
        active=active,
        added=0,
        taken=False,
        prepared_this_turn=frozenset(),
        counted_twice=frozenset(),
        unharmed_this_turn=frozenset(),
        this_turn=(),
        ignored_this_turn={},
    )


def state_of_ended_game(state: GameState, defeated: Iterable[PlayerId], winner: PlayerId | None) -> GameState:
    """The state once the game is over; `winner` is None when nobody won."""
    lost = {name: changed(state.players[name], lost=True) for name in defeated}
    return changed(state, players={**state.players, **lost}, winner=winner, over=True)


# Players and cards.


def with_player(state: GameState, player: Player) -> GameState:
    return changed(state, players={**state.players, player.name: player})


def with_card(state: GameState, card: Card) -> GameState:
    return changed(state, cards={**state.cards, card.id: card})


def with_hit_points(state: GameState, to: Iterable[Recipient], change: int) -> GameState:
    """Hit points never go below 0."""
    players: Mapping[PlayerId, Player] = state.players
    cards: Mapping[ObjectId, Card] = state.cards
    for who in to:
        if isinstance(who, PlayerId):
            player = players[who]
            players = {**players, who: changed(player, hit_points=max(player.hit_points + change, 0))}
        elif (points := cards[who].hit_points) is not None:
            cards = {**cards, who: changed(cards[who], hit_points=max(points + change, 0))}
    return changed(state, players=players, cards=cards)


def with_ignored(state: GameState, ignored: tuple[tuple[ObjectId, int], ...]) -> GameState:
    """What a card ignores each turn is used up."""
    used = dict(state.ignored_this_turn)
    for card, points in ignored:
        used[card] = used.get(card, 0) + points
    return changed(state, ignored_this_turn=used)


# Zones.


def state_after_draw(state: GameState, name: PlayerId, card: ObjectId) -> GameState:
    """From the top of the deck; a card that nobody listed comes to be as it is drawn."""
    player = state.players[name]
    known = state.cards.get(card) or Card(card, UNKNOWN_CARD, name, name)
    player = changed(player, hand=(*player.hand, card), deck=player.deck[1:])
    return changed(
        state,
        players={**state.players, name: player},
        cards={**state.cards, card: changed(known, zone=fl.Zone.HAND)},
    )


def state_after_move(state: GameState, name: ObjectId, zone: fl.Zone, position: int = 1) -> GameState:
    """To its owner's discard, hand or deck; the Mana under it waits there to be released. As a new card it is whole
    again."""
    card = state.cards[name]
    owner = state.players[card.owner]
    hand, deck, discard = owner.hand, owner.deck, owner.discard
    if not card.on_board:
        hand, deck, discard = place_without(hand, name), place_without(deck, name), place_without(discard, name)
    if zone is fl.Zone.HAND:
        hand = (*hand, name)
    elif zone is fl.Zone.DISCARD:
        discard = (*discard, name)
    else:
        deck = (*deck[: position - 1], name, *deck[position - 1 :])
    off_board = changed(card, controller=card.owner, zone=zone, state=None, hit_points=None, indestructible=False, x=0)
    return changed(
        state,
        players={**state.players, owner.name: changed(owner, hand=hand, deck=deck, discard=discard)},
        cards={**state.cards, name: off_board},
    )


def state_after_return(state: GameState, event: ev.CardReturned) -> GameState:
    """To the hand, or to its place in the deck, below unknown cards where nobody listed those."""
    if event.position is None:
        return state_after_move(state, event.card, fl.Zone.HAND)
    if event.unknown_above:
        owner = state.players[event.player]
        unknown = {name: Card(name, UNKNOWN_CARD, owner.name, owner.name, fl.Zone.DECK) for name in event.unknown_above}
        owner = changed(owner, deck=(*owner.deck, *unknown))
        state = changed(state, cards={**state.cards, **unknown}, players={**state.players, owner.name: owner})
    return state_after_move(state, event.card, fl.Zone.DECK, event.position)


def state_after_shuffle(state: GameState, name: PlayerId, cards: tuple[ObjectId, ...]) -> GameState:
    """From the discard to the deck; in one that nobody listed they lie anywhere, so that none of them is next."""
    player = state.players[name]
    player = changed(player, discard=tuple(each for each in player.discard if each not in cards))
    if not player.deck_goes_on:
        player = changed(player, deck=(*player.deck, *cards))
    there = {each: changed(state.cards[each], zone=fl.Zone.DECK) for each in cards}
    return changed(with_player(state, player), cards={**state.cards, **there})


def place_without(place: tuple[ObjectId, ...], name: ObjectId) -> tuple[ObjectId, ...]:
    """The place without the card; most places are looked at for a card that lies elsewhere."""
    return tuple([each for each in place if each != name]) if name in place else place


def state_after_preparation(state: GameState, event: ev.CardPrepared) -> GameState:
    """From the hand, or from the discard; the Mana goes from the reserve under the card."""
    player, card = state.players[event.player], state.cards[event.card]
    hand, discard = (place_without(place, card.id) for place in (player.hand, player.discard))
    on_board = changed(
        card,
        controller=player.name,
        zone=fl.Zone.BOARD,
        state=event.state,
        mana=event.mana,
        hit_points=card.facts.hit_points,
        x=event.x,
    )
    return changed(
        state,
        players={
            **state.players,
            player.name: changed(player, hand=hand, discard=discard, reserve=player.reserve.minus(event.mana)),
        },
        cards={**state.cards, card.id: on_board},
        prepared_this_turn=state.prepared_this_turn | {card.id},
    )


# Mana.


def with_mana_moved(
    state: GameState,
    event: ev.ManaPaid
    | ev.ManaAdded
    | ev.ManaLocked
    | ev.ManaMoved
    | ev.ReserveEmptied
    | ev.PileTaken
    | ev.ManaTaken
    | ev.ManaTraded,
) -> GameState:
    match event:
        case ev.ManaMoved(origin=origin, to=to, mana=amount):
            return with_mana_at(with_mana_at(state, origin, less=amount), to, more=amount)
        case (
            ev.ManaPaid(player=name, mana=amount, piles=piles)
            | ev.ReserveEmptied(player=name, mana=amount, piles=piles)
        ):
            available = piles_after_laying(state.available, elements_of_mana(amount), piles)
            return with_reserve(state, name, less=amount, available=available)
        case ev.ManaAdded(element=element, pile=pile, in_recovery=in_recovery):
            return changed(
                state,
                available=piles_after_laying(state.available, (element,), (pile,)),
                added=state.added + int(in_recovery),
            )
        case ev.ManaLocked(card=name, mana=amount):
            card = state.cards[name]
            return with_card(state, changed(card, mana=card.mana.plus(amount)))
        case ev.PileTaken(player=name, pile=pile):
            left = (NO_MANA, state.available[1]) if pile == 0 else (state.available[0], NO_MANA)
            return changed(with_reserve(state, name, more=state.available[pile]), available=left, taken=True)
        case ev.ManaTaken():
            return state_after_taking(state, event)
        case ev.ManaTraded():
            return state_after_trade(state, event)
        case never:
            assert_never(never)


def state_after_release(state: GameState, event: ev.ManaReleased) -> GameState:
    """From under a card to the piles."""
    card, available = (
        state.cards[event.card],
        piles_after_laying(state.available, elements_of_mana(event.mana), event.piles),
    )
    freed = changed(card, mana=card.mana.minus(event.mana))
    return changed(state, cards={**state.cards, card.id: freed}, available=available)


def with_reserve(
    state: GameState, name: PlayerId, more: Mana = NO_MANA, less: Mana = NO_MANA, available: Piles | None = None
) -> GameState:
    """The reserve after the exchange, and the piles where they change."""
    player = state.players[name]
    player = changed(player, reserve=player.reserve.plus(more).minus(less))
    return changed(state, players={**state.players, name: player}, available=available or state.available)


def with_mana_at(state: GameState, where: Recipient, more: Mana = NO_MANA, less: Mana = NO_MANA) -> GameState:
    """In a reserve, or under a card."""
    if isinstance(where, PlayerId):
        return with_reserve(state, where, more, less)
    card = state.cards[where]
    return with_card(state, changed(card, mana=card.mana.plus(more).minus(less)))


def piles_after_laying(piles: Piles, cards: Iterable[Element], places: Iterable[int]) -> Piles:
    """The piles after each Mana card was put on the one that was named for it."""
    counts = [*piles[0]], [*piles[1]]
    for element, place in zip(cards, places, strict=True):
        counts[place][ELEMENT_PLACES[element]] += 1
    return Mana(*counts[0]), Mana(*counts[1])


def state_after_taking(state: GameState, event: ev.ManaTaken) -> GameState:
    first, second = state.available
    from_first = mana_of_amounts({event.element: event.from_first})
    from_second = mana_of_amounts({event.element: event.amount - event.from_first})
    return changed(
        with_reserve(state, event.player, more=from_first.plus(from_second)),
        available=(first.minus(from_first), second.minus(from_second)),
    )


def state_after_trade(state: GameState, event: ev.ManaTraded) -> GameState:
    """One is taken, then the two given are laid down."""
    given, got = mana_of_elements(event.given), one_mana(event.taken)
    piles = list(state.available)
    piles[event.from_pile] = piles[event.from_pile].minus(got)
    return changed(
        with_reserve(state, event.player, more=got, less=given),
        available=piles_after_laying((piles[0], piles[1]), event.given, event.piles),
    )


APPLY_EVENT: Mapping[type[ev.Performed], Callable[[GameState, Any], GameState]] = {
    ev.DamageDealt: apply_damage_dealt,
    ev.CardDiscarded: apply_card_discarded,
    ev.CardDestroyed: apply_card_discarded,
    ev.ManaReleased: state_after_release,
    ev.CardDrawn: apply_card_drawn,
    ev.CardReturned: state_after_return,
    ev.TopCardSeen: change_nothing,
    ev.EffectsApplied: change_nothing,
    ev.PaymentDeclined: change_nothing,
    ev.CannotPay: change_nothing,
    ev.TargetInvalid: change_nothing,
    ev.HitPointsLost: apply_hit_points_lost,
    ev.Healed: apply_healed,
    ev.CardPrepared: state_after_preparation,
    ev.CardChannelled: apply_card_channelled,
    ev.ShuffledIn: apply_shuffled_in,
    ev.NothingToDraw: apply_nothing_to_draw,
    ev.DamageCancelled: apply_damage_cancelled,
    ev.HoldsThisTurn: apply_holds_this_turn,
    ev.CountedTwice: apply_counted_twice,
    ev.BecameIndestructible: apply_became_indestructible,
    ev.BecameMageNoir: apply_became_mage_noir,
    ev.ManaPaid: with_mana_moved,
    ev.ManaAdded: with_mana_moved,
    ev.ManaLocked: with_mana_moved,
    ev.PileTaken: with_mana_moved,
    ev.ManaTaken: with_mana_moved,
    ev.ManaTraded: with_mana_moved,
    ev.ManaMoved: with_mana_moved,
    ev.ReserveEmptied: with_mana_moved,
}
"""What applies the events of each class; that none is missing is proven by a test."""
