"""What is known of hands and libraries when cards come and go (CR 400.2, 401, 402)."""

from bot.engine.magic import events as ev
from bot.engine.magic.applying.state_draft import Draft
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.objects import GameObject, Zone


def forget_order(draft: Draft, player: PlayerId, size: int | None) -> None:
    """Only the number of cards in the library is known from now on; None: not even that."""
    set_known_tops(draft, player, ())
    others = {each: library for each, library in draft.state.libraries.items() if each != player}
    draft.change_state(libraries=others)
    draft.change_player(player, library=size)


def shuffle_library(draft: Draft, player: PlayerId) -> None:
    """CR 701.24a: nobody knows the order any more if the cards differ; their number stays known."""
    known = draft.state.libraries.get(player, ())
    set_known_tops(draft, player, ())
    if len({draft.objects[card].definition.name for card in known}) > 1:
        forget_order(draft, player, len(known))


def lose_bottom_order(draft: Draft, player: PlayerId, number: int) -> None:
    """CR 401.2: nobody knows the order of the bottom cards any more if they differ; the cards above stay known."""
    known = draft.state.libraries.get(player, ())
    above, below = known[: max(0, len(known) - number)], known[len(known) - number :]
    if len({draft.objects[card].definition.name for card in below}) > 1:
        forget_order(draft, player, len(known))
        set_known_tops(draft, player, above)


def count_library(draft: Draft, player: PlayerId, change: int) -> None:
    """Change the number of cards in a library of which only the number is known."""
    number = draft.players[player].library
    if change and number is not None:
        draft.change_player(player, library=max(0, number + change))


def set_known_tops(draft: Draft, player: PlayerId, cards: tuple[ObjectId | None, ...]) -> None:
    """Set the known cards on top of a library that is otherwise unknown; None is a card that nobody can name."""
    while cards and cards[-1] is None:
        cards = cards[:-1]
    if cards != draft.state.tops.get(player, ()):
        draft.change_state(tops={**draft.state.tops, player: cards})


def remove_top_cards(draft: Draft, player: PlayerId, which: ObjectId | int) -> None:
    """A named card, or a number of unnamed ones, leaves the top of a library that is otherwise unknown."""
    cards = list(draft.state.tops.get(player, ()))
    for each in [which] if isinstance(which, ObjectId) else [None] * which:
        if each in cards:
            cards.remove(each)
    set_known_tops(draft, player, tuple(cards))
    count_library(draft, player, -1 if isinstance(which, ObjectId) else -which)


def remove_from_hand(draft: Draft, player: PlayerId, held: ObjectId | None, became: ObjectId) -> None:
    """CR 601.2a: a known card of the hand or another zone goes to the stack or the battlefield and gets the id
    `became`."""
    if held is not None:
        if draft.objects[held].zone is Zone.LIBRARY:
            remove_from_library(draft, draft.objects[held])
        count_hand(draft, player, -(draft.objects[held].zone is Zone.HAND))
        draft.remove_object(held)
        if held != became:
            change_source_id(draft, held, became)


NO_INCARNATION = -1
"""CR 400.7: the incarnation of an object that no longer exists."""


def change_source_id(draft: Draft, held: ObjectId, became: ObjectId) -> None:
    """What effects of the card made refers to its new id; none of it is about the new object (CR 400.7)."""
    imposed = (
        changed(e, source=became, incarnation=NO_INCARNATION) if e.source == held else e for e in draft.ongoing.imposed
    )
    awaiting = (
        changed(e, source=became, incarnation=NO_INCARNATION) if e.source == held else e for e in draft.ongoing.awaiting
    )
    draft.change_ongoing(imposed=tuple(imposed), awaiting=tuple(awaiting))


def remove_from_library(draft: Draft, card: GameObject) -> None:
    """CR 401: a card that can be named leaves its owner's library."""
    known = draft.state.libraries.get(card.owner)
    if known is None:
        remove_top_cards(draft, card.owner, card.id)
    else:
        left = tuple(each for each in known if each != card.id)
        draft.change_state(libraries={**draft.state.libraries, card.owner: left})


def move_in_library(draft: Draft, thing: GameObject, event: ev.ZoneChanged) -> None:
    """CR 401: keep the order of the owner's library as a card leaves it or is put into it; shuffling loses the
    order."""
    entering = event.destination is Zone.LIBRARY and not thing.token
    if not entering and event.origin is not Zone.LIBRARY:
        return
    if event.origin is Zone.LIBRARY:
        remove_from_library(draft, thing)
    known = draft.state.libraries.get(thing.owner)
    if known is None:
        if entering:
            count_library(draft, thing.owner, 1)
            if not event.bottom:
                tops = draft.state.tops.get(thing.owner, ())
                above = (*tops, *(None,) * event.beneath)[: event.beneath]
                set_known_tops(draft, thing.owner, (*above, thing.id, *tops[event.beneath :]))
            if event.shuffled:
                shuffle_library(draft, thing.owner)
        return
    cards = tuple(each for each in known if each != thing.id)
    if entering:
        place = len(cards) if event.bottom else event.beneath
        cards = (*cards[:place], thing.id, *cards[place:])
    draft.change_state(libraries={**draft.state.libraries, thing.owner: cards})
    if event.shuffled:
        shuffle_library(draft, thing.owner)


def count_hand(draft: Draft, player: PlayerId, change: int) -> None:
    """CR 402.1: so many cards more, or fewer, in a hand of which the number is known."""
    hand = draft.players[player].hand
    if change and hand is not None:
        draft.change_player(player, hand=hand + change)
