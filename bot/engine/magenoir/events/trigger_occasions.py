"""The occasions that an event is for triggered paragraphs: whose it is, the card it is about, and the elements.

Reads events and the state before them; `resolving/triggered_actions.py` knows the paragraphs that trigger."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.words import abilities as ab
from bot.engine.record import record_class


@record_class
class OccasionMet:
    """An occasion that an event met: its players, the card it is about, and the trace's entry; None for neither."""

    occasion: ab.Occasion
    players: tuple[PlayerId, ...]
    card: ObjectId | None = None
    entry: int | None = None
    elements: tuple[Element | None, ...] = (None,)
    """What paragraphs that are about an element listen for, None for those that are about any."""


def players_in(to: Iterable[Recipient]) -> tuple[PlayerId, ...]:
    return tuple(who for who in to if isinstance(who, PlayerId))


def occasions_of_event(before: GameState, event: ev.Performed, entry: int) -> Sequence[OccasionMet]:
    """Return the occasions that the event is; `before` is the state in which the action began."""
    match event:
        case ev.DamageDealt() | ev.HitPointsLost() | ev.Healed():
            return list(hit_point_occasions(before, event, entry))
        case ev.CardReturned(card=card):
            return leaving_occasions(before, card, entry, (ab.Occasion.LEAVES,))
        case ev.CardDiscarded(card=card, player=player, from_hand=from_hand):
            discarded = [OccasionMet(ab.Occasion.DISCARDS, (player,), card, entry)] if from_hand else []
            return [*discarded, *leaving_occasions(before, card, entry, LEAVING_OCCASIONS)]
        case ev.CardDestroyed(card=card):
            destroyed = OccasionMet(ab.Occasion.DESTROYED, (before.cards[card].controller,), card, entry)
            return [destroyed, *leaving_occasions(before, card, entry, LEAVING_OCCASIONS)]
        case ev.CardDrawn(player=player, card=card):
            return [OccasionMet(ab.Occasion.DRAWS, (player,), card, entry)]
        case ev.CardPrepared(player=player, card=card):
            return [OccasionMet(each, (player,), card, entry) for each in (ab.Occasion.PREPARES, ab.Occasion.ARRIVES)]
        case ev.CardChannelled(player=player, card=card):
            return [OccasionMet(ab.Occasion.CHANNELS, (player,), card, entry)]
        case ev.ManaTraded() | ev.ManaPaid() | ev.ManaAdded() | ev.PileTaken() | ev.ManaReleased() | ev.ManaMoved():
            return list(mana_occasions(before, event, entry))
        case _:
            return []


def leaving_occasions(
    before: GameState, name: ObjectId, entry: int, as_what: Sequence[ab.Occasion]
) -> list[OccasionMet]:
    """A card that lay on the board is there no more."""
    card = before.cards[name]
    return [OccasionMet(each, (card.controller,), name, entry) for each in as_what] if card.on_board else []


def side_of_recipient(state: GameState, who: Recipient) -> PlayerId:
    return who if isinstance(who, PlayerId) else state.cards[who].controller


def hit_point_occasions(
    before: GameState, event: ev.DamageDealt | ev.HitPointsLost | ev.Healed, entry: int
) -> Iterator[OccasionMet]:
    """Whose hit points changed, and whose card dealt the damage; nothing where it was no point at all."""
    players = players_in(event.to)
    match event:
        case ev.DamageDealt(source=source, amount=amount, to=to) if amount:
            dealer = before.cards[source]
            if any(side_of_recipient(before, who) != dealer.controller for who in to):
                yield OccasionMet(ab.Occasion.DEALS, (dealer.controller,), source, entry, (dealer.facts.element, None))
            yield OccasionMet(ab.Occasion.DAMAGED, players, entry=entry)
            yield OccasionMet(ab.Occasion.HURT, players, entry=entry)
        case ev.HitPointsLost(amount=amount) if amount:
            yield OccasionMet(ab.Occasion.HURT, players, entry=entry)
        case ev.Healed(amount=amount) if amount:
            yield OccasionMet(ab.Occasion.HEALED, players, entry=entry)
        case _:
            pass


def mana_occasions(
    before: GameState,
    event: ev.ManaTraded | ev.ManaPaid | ev.ManaAdded | ev.PileTaken | ev.ManaReleased | ev.ManaMoved,
    entry: int,
) -> Iterator[OccasionMet]:
    """Whose Mana moved, and how; effects that add Mana are no adding of the recovery phase."""
    match event:
        case ev.ManaReleased(card=card, mana=gone):
            yield OccasionMet(ab.Occasion.RELEASES, (before.cards[card].controller,), card, entry)
            yield from emptied_occasions(before, card, gone, entry)
        case ev.ManaMoved(origin=ObjectId() as card, mana=gone):
            yield from emptied_occasions(before, card, gone, entry)
        case ev.ManaMoved():
            pass
        case ev.ManaAdded(player=player, in_recovery=in_recovery):
            if in_recovery:
                yield OccasionMet(ab.Occasion.ADDS, (player,), entry=entry)
        case ev.ManaTraded(player=player, taken=taken):
            yield OccasionMet(ab.Occasion.TRADES, (player,), entry=entry, elements=(taken, None))
        case ev.ManaPaid() | ev.PileTaken():
            yield OccasionMet(MANA_OCCASIONS[type(event)], (event.player,), entry=entry)
        case never:
            assert_never(never)


def emptied_occasions(before: GameState, card: ObjectId, gone: Mana, entry: int) -> Iterator[OccasionMet]:
    """The elements of which none is left under a card on the board; None stands for all of them."""
    there = before.cards[card]
    left = there.mana.minus(gone)
    elements: list[Element | None] = [each for each in gone.amounts() if not left.of(each)]
    if not left.total:
        elements.append(None)
    if there.on_board and elements:
        yield OccasionMet(ab.Occasion.EMPTIED, (there.controller,), card, entry, tuple(elements))


MANA_OCCASIONS: Mapping[type[ev.ManaPaid | ev.PileTaken], ab.Occasion] = {
    ev.ManaPaid: ab.Occasion.PAYS,
    ev.PileTaken: ab.Occasion.TAKES,
}


LEAVING_OCCASIONS = (ab.Occasion.LEAVES, ab.Occasion.TO_DISCARD)
OCCASIONS_BY_EVENT: Mapping[type[ev.Performed], tuple[ab.Occasion, ...]] = {
    ev.DamageDealt: (ab.Occasion.DEALS, ab.Occasion.DAMAGED, ab.Occasion.HURT),
    ev.HitPointsLost: (ab.Occasion.HURT,),
    ev.Healed: (ab.Occasion.HEALED,),
    ev.CardDrawn: (ab.Occasion.DRAWS,),
    ev.CardDiscarded: (ab.Occasion.DISCARDS, *LEAVING_OCCASIONS),
    ev.CardDestroyed: (ab.Occasion.DESTROYED, *LEAVING_OCCASIONS),
    ev.CardReturned: LEAVING_OCCASIONS,
    ev.CardPrepared: (ab.Occasion.PREPARES, ab.Occasion.ARRIVES),
    ev.CardChannelled: (ab.Occasion.CHANNELS,),
    ev.ManaTraded: (ab.Occasion.TRADES,),
    ev.ManaPaid: (ab.Occasion.PAYS,),
    ev.ManaAdded: (ab.Occasion.ADDS,),
    ev.PileTaken: (ab.Occasion.TAKES,),
    ev.ManaReleased: (ab.Occasion.RELEASES, ab.Occasion.EMPTIED),
    ev.ManaMoved: (ab.Occasion.EMPTIED,),
}
"""The occasions that an event of the kind can be; one of another kind is none."""


EVENTS_LEADING_ON = frozenset(
    {ev.CardDestroyed, ev.CardDiscarded, ev.CardReturned, ev.DamageDealt, ev.HitPointsLost, ev.NothingToDraw}
)
"""The kinds of events that may take a card from the board, bring hit points to nothing, or defeat a player."""
