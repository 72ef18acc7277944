"""The labels of Mage Noir's actions, as the scenario file's page defines them: exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir.events import (
    BecameIndestructible,
    BecameMageNoir,
    CannotPay,
    CardChannelled,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardPrepared,
    CardReturned,
    CountedTwice,
    DamageCancelled,
    DamageDealt,
    EffectsApplied,
    Healed,
    HitPointsLost,
    HoldsThisTurn,
    ManaAdded,
    ManaLocked,
    ManaMoved,
    ManaPaid,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    NotDone,
    NothingToDraw,
    OfCards,
    OfHands,
    OfHitPoints,
    OfMana,
    OfPlayers,
    PaymentDeclined,
    Performed,
    PileTaken,
    ReserveEmptied,
    ShuffledIn,
    TargetInvalid,
    TopCardSeen,
)
from bot.engine.magenoir.mana import Mana


def label(event: Performed) -> str | None:
    """The label of what an action did; None for what is part of another."""
    if isinstance(event, OfHitPoints):
        return of_hit_points(event)
    if isinstance(event, OfHands):
        return of_hands(event)
    if isinstance(event, OfCards):
        return of_cards(event)
    if isinstance(event, OfMana):
        return of_mana(event)
    if isinstance(event, OfPlayers):
        return of_players(event)
    return not_done(event)


def of_hit_points(event: OfHitPoints) -> str:
    match event:
        case DamageDealt(amount=amount, to=to):
            return f"damage {amount} {' '.join(to)}"
        case Healed(amount=amount, to=to):
            return f"heal {amount} {' '.join(to)}"
        case HitPointsLost(amount=amount, to=to):
            return f"lose {amount} {' '.join(to)}"
        case never:
            assert_never(never)


def of_hands(event: OfHands) -> str:
    match event:
        case CardDrawn() | NothingToDraw():
            return "draw"
        case CardDiscarded(card=card):
            return f"discard {card}"
        case TopCardSeen(player=player):
            return f"look {player}"
        case ShuffledIn(cards=cards):
            return f"shuffle {' '.join(cards)}"
        case never:
            assert_never(never)


def of_cards(event: OfCards) -> str | None:
    match event:
        case CardPrepared(card=card):
            return f"prepare {card}"
        case CardChannelled(card=card):
            return f"channel {card}"
        case CardDestroyed(card=card):
            return f"destroy {card}"
        case CardReturned(card=card):
            return f"return {card}"
        case EffectsApplied(component=card):
            return f"apply {card}"
        case CountedTwice():
            return None
        case BecameIndestructible(card=card):
            return f"indestructible {card}"
        case never:
            assert_never(never)


def of_mana(event: OfMana) -> str:
    match event:
        case ManaPaid(mana=amount):
            return f"pay {amounts_in_words(amount)}"
        case ManaReleased(card=card, mana=amount, left=left):
            return f"release mana {card}" if left else f"release {amounts_in_words(amount)} {card}"
        case ManaAdded(element=element):
            return f"add {element.value}"
        case ManaLocked(card=card, mana=amount):
            return f"lock {amounts_in_words(amount)} {card}"
        case ManaMoved(origin=origin, to=to, mana=amount):
            return f"move {amounts_in_words(amount)} {origin} {to}"
        case ReserveEmptied(player=player):
            return f"empty reserve {player}"
        case PileTaken(pile=pile):
            return f"take pile {pile}"
        case ManaTaken(amount=number, element=element):
            return f"take {number} {element.value}"
        case ManaTraded(given=given, taken=taken):
            return f"trade {' '.join(given)} for {taken.value}"
        case never:
            assert_never(never)


def of_players(event: OfPlayers) -> str:
    match event:
        case DamageCancelled(player=player):
            return f"cancel damage {player}"
        case HoldsThisTurn(source=source):
            return f"this turn {source}"
        case BecameMageNoir(player=player):
            return f"mage noir {player}"
        case never:
            assert_never(never)


def not_done(event: NotDone) -> str:
    match event:
        case PaymentDeclined(source=source):
            return f"decline {source}"
        case CannotPay():
            return "nothing: cannot pay"
        case TargetInvalid():
            return "nothing: target invalid"
        case never:
            assert_never(never)


def amounts_in_words(amounts: Mana) -> str:
    return " ".join(f"{amount} {element.value}" for element, amount in amounts.amounts().items())
