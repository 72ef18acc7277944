"""What an event can be an occasion for: whose it is, the card it is about, and the elements that paragraphs listen for.

Knows events and the state before them; what listens is known to `triggers.py`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from bot.engine.magenoir.abilities import Occasion
from bot.engine.magenoir.events import (
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
    NothingToDraw,
    Performed,
    PileTaken,
)
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import Element, Mana
from bot.engine.magenoir.state import GameState
from bot.engine.record import record


@record
class Happened:
    """An occasion: the players it concerns, the card it is about, and the trace's entry."""

    occasion: Occasion
    players: tuple[PlayerId, ...]
    card: ObjectId | None = None
    entry: int | None = None
    elements: tuple[Element | None, ...] = (None,)
    """What paragraphs that are about an element listen for, None for those that are about any."""


def players_in(to: Iterable[Recipient]) -> tuple[PlayerId, ...]:
    return tuple(who for who in to if isinstance(who, PlayerId))


def occasions(before: GameState, event: Performed, entry: int) -> Sequence[Happened]:
    """What may have triggered something; `before` is the state in which the action began."""
    match event:
        case DamageDealt() | HitPointsLost() | Healed():
            return list(of_hit_points(before, event, entry))
        case CardReturned(card=card):
            return leaving(before, card, entry, (Occasion.LEAVES,))
        case CardDiscarded(card=card, player=player, from_hand=from_hand):
            discarded = [Happened(Occasion.DISCARDS, (player,), card, entry)] if from_hand else []
            return [*discarded, *leaving(before, card, entry, LEFT)]
        case CardDestroyed(card=card):
            destroyed = Happened(Occasion.DESTROYED, (before.cards[card].controller,), card, entry)
            return [destroyed, *leaving(before, card, entry, LEFT)]
        case CardDrawn(player=player, card=card):
            return [Happened(Occasion.DRAWS, (player,), card, entry)]
        case CardPrepared(player=player, card=card):
            return [Happened(each, (player,), card, entry) for each in (Occasion.PREPARES, Occasion.ARRIVES)]
        case CardChannelled(player=player, card=card):
            return [Happened(Occasion.CHANNELS, (player,), card, entry)]
        case ManaTraded() | ManaPaid() | ManaAdded() | PileTaken() | ManaReleased() | ManaMoved():
            return list(of_mana(before, event, entry))
        case _:
            return []


def leaving(before: GameState, name: ObjectId, entry: int, as_what: Sequence[Occasion]) -> list[Happened]:
    """A card that lay on the board is there no more."""
    card = before.cards[name]
    return [Happened(each, (card.controller,), name, entry) for each in as_what] if card.on_board else []


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
MAY_BE: Mapping[type[Performed], tuple[Occasion, ...]] = {
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
}
"""The occasions that an event of the kind can be; one of another kind is none."""


LEADS_ON = frozenset({CardDestroyed, CardDiscarded, CardReturned, DamageDealt, HitPointsLost, NothingToDraw})
"""The kinds of events that may take a card from the board, bring hit points to nothing, or defeat a player."""
