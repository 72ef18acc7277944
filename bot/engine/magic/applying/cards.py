"""Events of cards in hands and libraries, applied (CR 121, 305, 401, 402)."""

from bot.engine.magic import events as ev
from bot.engine.magic.applying.effects import change_playable
from bot.engine.magic.applying.hidden_cards import (
    count_hand,
    count_library,
    forget_order,
    lose_bottom_order,
    remove_from_hand,
    remove_top_cards,
    set_known_tops,
    shuffle_library,
)
from bot.engine.magic.applying.state_draft import Draft, EventTable, change_nothing
from bot.engine.magic.applying.zones import apply_move
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.words.abilities.play_permissions import Permission


def apply_land_played(draft: Draft, event: ev.LandPlayed) -> None:
    reveal_card(draft, event.player, event.land, event.held)
    draft.change_state(acted=event.player)
    before = draft.this_turn.lands_played
    draft.change_this_turn(lands_played={**before, event.player: before.get(event.player, 0) + 1})


def apply_card_set_aside(draft: Draft, event: ev.CardSetAside) -> None:
    reveal_card(draft, event.player, event.card, event.held)
    draft.change_state(acted=event.player)


def apply_lands_allowed(draft: Draft, event: ev.LandsAllowed) -> None:
    allowed = {
        **draft.this_turn.lands_allowed,
        event.player: draft.this_turn.lands_allowed.get(event.player, 0) + event.number,
    }
    draft.change_this_turn(lands_allowed=allowed)


def apply_play_allowed(draft: Draft, event: ev.PlayAllowed) -> None:
    allow_play(draft, event.card, event.permission)


def apply_card_drawn(draft: Draft, event: ev.CardDrawn) -> None:
    apply_draw(draft, event.player, event.card)
    count_draw(draft, event.player)


def apply_card_milled(draft: Draft, event: ev.CardMilled) -> None:
    """CR 701.17a: a card that nobody can name leaves the library; the move of any other is an event of its own."""
    if event.card is None:
        remove_top_cards(draft, event.player, 1)


def apply_card_exiled(draft: Draft, event: ev.CardExiled) -> None:
    """CR 406.1: a card that nobody can name is exiled."""
    if event.origin is Zone.LIBRARY:
        remove_top_cards(draft, event.player, 1)
    else:
        count_hand(draft, event.player, -1)


def apply_card_discarded(draft: Draft, event: ev.CardDiscarded) -> None:
    """CR 701.9a: a card that nobody can name leaves the hand; the move of any other is an event of its own."""
    if event.card is None:
        count_hand(draft, event.player, -1)
    else:
        count_discard(draft, event.card)
    count_discarded(draft, event.player)


def apply_card_put_back(draft: Draft, event: ev.CardPutBack) -> None:
    put_card_back(draft, event.player, event.card, bottom=event.bottom)


def apply_zone_emptied(draft: Draft, event: ev.ZoneEmptied) -> None:
    empty_zone(draft, event.player, event.zone)


def apply_exiled_returned(draft: Draft, event: ev.ExiledReturned) -> None:
    return_unnamed(draft, event.player, event.number)


def apply_library_shuffled(draft: Draft, event: ev.LibraryShuffled) -> None:
    shuffle_library(draft, event.player)


def apply_bottom_order_lost(draft: Draft, event: ev.BottomOrderLost) -> None:
    lose_bottom_order(draft, event.player, event.number)


def apply_put_on_bottom(draft: Draft, event: ev.PutOnBottom) -> None:
    put_on_bottom(draft, event.player, event.card)


def apply_top_cards_arranged(draft: Draft, event: ev.TopCardsArranged) -> None:
    put_on_top(draft, event.player, event.cards)


def apply_top_card_unnamed(draft: Draft, event: ev.TopCardUnnamed) -> None:
    card = event.card
    draft.put_object(card)
    set_known_tops(draft, event.player, (card.id, *draft.state.tops.get(event.player, ())[1:]))


def apply_unknown_cards_moved(draft: Draft, event: ev.UnknownCardsMoved) -> None:
    player, number, to = event.player, event.number, event.to
    remove_top_cards(draft, player, 0 if to is Zone.LIBRARY and not event.bottom else number)
    count_library(draft, player, number if to is Zone.LIBRARY and event.bottom else 0)
    count_hand(draft, player, number if to is Zone.HAND else 0)


def apply_drew_from_empty_library(draft: Draft, event: ev.DrewFromEmptyLibrary) -> None:
    draft.change_player(event.player, drew_from_empty=True)


def apply_draw(draft: Draft, player: PlayerId, card: ObjectId | None) -> None:
    """CR 121.1: put the card, or one that nobody can name, into the hand."""
    if card is None:
        count_hand(draft, player, 1)
        remove_top_cards(draft, player, 1)
    else:
        apply_move(draft, ev.ZoneChanged(card, Zone.LIBRARY, Zone.HAND))


def count_draw(draft: Draft, player: PlayerId) -> None:
    """CR 121.2b: count the draw for this turn and this step."""
    draws, in_step = draft.this_turn.draws, draft.this_turn.draws_in_step
    draft.change_this_turn(
        draws={**draws, player: draws.get(player, 0) + 1},
        draws_in_step={**in_step, player: in_step.get(player, 0) + 1},
    )


def put_card_back(draft: Draft, player: PlayerId, card: ObjectId | None, *, bottom: bool) -> None:
    """CR 401.4: put a card of the hand, or one that nobody can name, into the library."""
    if card is not None:
        apply_move(draft, ev.ZoneChanged(card, Zone.HAND, Zone.LIBRARY, bottom=bottom))
        return
    count_hand(draft, player, -1)
    known = draft.state.libraries.get(player)
    if known is not None:  # beside the cards that are known lies one that is not
        forget_order(draft, player, len(known))
        set_known_tops(draft, player, known)
    count_library(draft, player, 1)
    if not bottom:
        set_known_tops(draft, player, (None, *draft.state.tops.get(player, ())))


def empty_zone(draft: Draft, player: PlayerId, zone: Zone) -> None:
    """CR 406: nothing is left in the hand or library."""
    if zone is Zone.HAND:
        draft.change_player(player, hand=0)
    else:
        draft.change_state(libraries={**draft.state.libraries, player: ()})


def return_unnamed(draft: Draft, player: PlayerId, number: int | None) -> None:
    """CR 402.1: the hand gets `number` cards; None: its size becomes unknown."""
    if number is None:
        draft.change_player(player, hand=None)
    else:
        count_hand(draft, player, number)


def put_on_bottom(draft: Draft, player: PlayerId, card: ObjectId | None) -> None:
    """CR 401.2: put the top card of the library on its bottom."""
    known = draft.state.libraries.get(player)
    if known is None:
        remove_top_cards(draft, player, card or 1)
        count_library(draft, player, 1)
    elif card is not None:
        order = (*(each for each in known if each != card), card)
        draft.change_state(libraries={**draft.state.libraries, player: order})


def put_on_top(draft: Draft, player: PlayerId, cards: tuple[ObjectId, ...]) -> None:
    """CR 401.4: cards that are in the library already."""
    known = draft.state.libraries.get(player)
    if known is None:
        below = (each for each in draft.state.tops.get(player, ()) if each not in cards)
        set_known_tops(draft, player, (*cards, *below))
    else:
        order = (*cards, *(each for each in known if each not in cards))
        draft.change_state(libraries={**draft.state.libraries, player: order})


def allow_play(draft: Draft, card: ObjectId | None, permission: Permission) -> None:
    """CR 601.3: the player may play the card, or one in exile that nobody can name."""
    if card is None:
        unnamed = (*draft.ongoing.unnamed_playable, permission)
        draft.change_ongoing(unnamed_playable=unnamed)
    else:
        change_playable(draft, card, (*draft.objects[card].off_battlefield.playable, permission))


def reveal_card(draft: Draft, player: PlayerId, card: GameObject, held: ObjectId | None) -> None:
    """CR 305.1, 702.62a: a card of the hand or another zone becomes known."""
    remove_from_hand(draft, player, held, card.id)
    draft.put_object(card)
    if card.zone is Zone.HAND:
        count_hand(draft, player, 1)


def count_discarded(draft: Draft, player: PlayerId) -> None:
    """CR 608.2i: remember how many cards the player has discarded."""
    before = draft.this_turn.discards
    draft.change_this_turn(discards={**before, player: before.get(player, 0) + 1})


def count_discard(draft: Draft, card: ObjectId) -> None:
    """CR 608.2i: remember which card was discarded."""
    before = draft.this_turn
    discarded = (*before.discarded, (card, draft.objects[card].incarnation))
    draft.change_this_turn(discarded=discarded)


APPLY_CARD_EVENT: EventTable = {
    ev.LandPlayed: apply_land_played,
    ev.CardSetAside: apply_card_set_aside,
    ev.LandsAllowed: apply_lands_allowed,
    ev.PlayAllowed: apply_play_allowed,
    ev.CardDrawn: apply_card_drawn,
    ev.CardMilled: apply_card_milled,
    ev.CardExiled: apply_card_exiled,
    ev.CardDiscarded: apply_card_discarded,
    ev.CardPutBack: apply_card_put_back,
    ev.ZoneEmptied: apply_zone_emptied,
    ev.ExiledReturned: apply_exiled_returned,
    ev.SearchLimited: change_nothing,
    ev.LibraryShuffled: apply_library_shuffled,
    ev.BottomOrderLost: apply_bottom_order_lost,
    ev.PutOnBottom: apply_put_on_bottom,
    ev.TopCardsArranged: apply_top_cards_arranged,
    ev.TopCardUnnamed: apply_top_card_unnamed,
    ev.UnknownCardsMoved: apply_unknown_cards_moved,
    ev.ZonesSearched: change_nothing,
    ev.Scried: change_nothing,
    ev.CardNotDrawn: change_nothing,
    ev.TopCardsSeen: change_nothing,
    ev.LibraryNotKnown: change_nothing,
    ev.DrewFromEmptyLibrary: apply_drew_from_empty_library,
}
