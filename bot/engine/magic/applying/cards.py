"""Events of cards in hands and libraries, applied (CR 121, 305, 401, 402)."""

from dataclasses import replace
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.applying.hidden_cards import (
    count_hand,
    count_library,
    forget_order,
    know_tops,
    leave_hand,
    leave_top,
    lose_bottom_order,
    shuffle,
)
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.applying.zones import move
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.words.play_permissions import Permission


def of_cards(draft: Draft, event: ev.CardEvent) -> None:  # noqa: C901, PLR0912, PLR0915 - one arm for each member
    """CR 121, 401, 402."""
    match event:
        case ev.LandPlayed(player=player, land=land, held=held):
            reveal(draft, player, land, held)
            draft.state = changed(draft.state, lands_played=draft.state.lands_played + 1, acted=player)
        case ev.CardSetAside(player=player, card=card, held=held):
            reveal(draft, player, card, held)
            draft.state = changed(draft.state, acted=player)
        case ev.LandsAllowed(player=player, number=number):
            allowed = {**draft.state.lands_allowed, player: draft.state.lands_allowed.get(player, 0) + number}
            draft.state = changed(draft.state, lands_allowed=allowed)
        case ev.PlayAllowed(card=card, permission=permission):
            allow(draft, card, permission)
        case ev.CardDrawn(player=player, card=card):
            draw(draft, player, card)
            count_draw(draft, player)
        case ev.CardMilled(player=player, card=None) | ev.CardExiled(player=player, origin=Zone.LIBRARY):
            leave_top(draft, player, 1)
        case ev.CardDiscarded(player=player, card=None) | ev.CardExiled(player=player):
            count_hand(draft, player, -1)
        case ev.CardDiscarded(card=card) if card is not None:
            count_discard(draft, card)
        case ev.CardDiscarded() | ev.CardMilled():
            pass  # where the card goes is an event of its own
        case ev.CardPutBack(player=player, card=card, bottom=bottom):
            put_back(draft, player, card, bottom=bottom)
        case ev.ZoneEmptied(player=player, zone=zone):
            empty(draft, player, zone)
        case ev.ExiledReturned(player=player, number=number):
            return_unnamed(draft, player, number)
        case ev.LibraryShuffled(player=player):
            shuffle(draft, player)
        case ev.BottomOrderLost(player=player, number=number):
            lose_bottom_order(draft, player, number)
        case ev.PutOnBottom(player=player, card=card):
            put_on_bottom(draft, player, card)
        case ev.TopCardsArranged(player=player, cards=cards):
            put_on_top(draft, player, cards)
        case ev.TopCardUnnamed(player=player, card=card):
            draft.objects[card.id] = card
            know_tops(draft, player, (card.id, *draft.state.tops.get(player, ())[1:]))
        case ev.UnknownCardsMoved(player=player, number=number, to=to, bottom=bottom):
            leave_top(draft, player, 0 if to is Zone.LIBRARY and not bottom else number)
            count_library(draft, player, number if to is Zone.LIBRARY and bottom else 0)
            count_hand(draft, player, number if to is Zone.HAND else 0)
        case ev.ZonesSearched() | ev.Scried() | ev.CardNotDrawn() | ev.TopCardsSeen() | ev.LibraryNotKnown():
            pass  # what becomes of cards are events of their own
        case ev.DrewFromEmptyLibrary(player=player):
            draft.players[player] = changed(draft.players[player], drew_from_empty=True)
        case _:
            assert_never(event)


def draw(draft: Draft, player: PlayerId, card: ObjectId | None) -> None:
    """CR 121.1."""
    if card is None:
        count_hand(draft, player, 1)
        leave_top(draft, player, 1)
    else:
        move(draft, ev.ZoneChanged(card, Zone.LIBRARY, Zone.HAND))


def count_draw(draft: Draft, player: PlayerId) -> None:
    """CR 121.2b."""
    draws, in_step = draft.state.draws, draft.state.draws_in_step
    draft.state = changed(
        draft.state,
        draws={**draws, player: draws.get(player, 0) + 1},
        draws_in_step={**in_step, player: in_step.get(player, 0) + 1},
    )


def put_back(draft: Draft, player: PlayerId, card: ObjectId | None, *, bottom: bool) -> None:
    """CR 401.4."""
    if card is not None:
        move(draft, ev.ZoneChanged(card, Zone.HAND, Zone.LIBRARY, bottom=bottom))
        return
    count_hand(draft, player, -1)
    known = draft.state.libraries.get(player)
    if known is not None:  # beside the cards that are known lies one that is not
        forget_order(draft, player, len(known))
        know_tops(draft, player, known)
    count_library(draft, player, 1)
    if not bottom:
        know_tops(draft, player, (None, *draft.state.tops.get(player, ())))


def empty(draft: Draft, player: PlayerId, zone: Zone) -> None:
    """CR 406: what nobody could name is gone."""
    if zone is Zone.HAND:
        draft.players[player] = changed(draft.players[player], hand=0)
    else:
        draft.state = changed(draft.state, libraries={**draft.state.libraries, player: ()})


def return_unnamed(draft: Draft, player: PlayerId, number: int | None) -> None:
    """CR 402.1: so many cards more are in the hand; where nobody knows how many, nobody knows how large it is."""
    if number is None:
        draft.players[player] = changed(draft.players[player], hand=None)
    else:
        count_hand(draft, player, number)


def put_on_bottom(draft: Draft, player: PlayerId, card: ObjectId | None) -> None:
    """CR 401.2."""
    known = draft.state.libraries.get(player)
    if known is None:
        leave_top(draft, player, card or 1)
        count_library(draft, player, 1)
    elif card is not None:
        order = (*(each for each in known if each != card), card)
        draft.state = changed(draft.state, libraries={**draft.state.libraries, player: order})


def put_on_top(draft: Draft, player: PlayerId, cards: tuple[ObjectId, ...]) -> None:
    """CR 401.4: cards that are in the library already."""
    known = draft.state.libraries.get(player)
    if known is None:
        below = (each for each in draft.state.tops.get(player, ()) if each not in cards)
        know_tops(draft, player, (*cards, *below))
    else:
        order = (*cards, *(each for each in known if each not in cards))
        draft.state = changed(draft.state, libraries={**draft.state.libraries, player: order})


def allow(draft: Draft, card: ObjectId | None, permission: Permission) -> None:
    """CR 601.3: the card may be played, or one in exile that nobody can name."""
    if card is None:
        unnamed = (*draft.state.unnamed_playable, permission)
        draft.state = changed(draft.state, unnamed_playable=unnamed)
    else:
        draft.change(card, playable=(*draft.objects[card].playable, permission))


def reveal(draft: Draft, player: PlayerId, card: GameObject, held: ObjectId | None) -> None:
    """CR 305.1, 702.62a: the card of the hand, or of another zone, is known from now on."""
    leave_hand(draft, player, held, card.id)
    draft.objects[card.id] = card
    if card.zone is Zone.HAND:
        count_hand(draft, player, 1)


def count_discard(draft: Draft, card: ObjectId) -> None:
    """CR 608.2i: which card was discarded is remembered; where it goes is an event of its own."""
    before = draft.state.this_turn
    discarded = (*before.discarded, (card, draft.objects[card].incarnation))
    draft.state = changed(draft.state, this_turn=replace(before, discarded=discarded))
