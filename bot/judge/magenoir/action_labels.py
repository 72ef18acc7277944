"""The labels of Mage Noir's actions, as the scenario file's page defines them: exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir import events
from bot.engine.magenoir.mana import Mana


def label_of_action(event: events.Performed) -> str | None:
    """The label of what an action did; None for what is part of another."""
    if isinstance(event, events.OfHitPoints):
        return of_hit_points(event)
    if isinstance(event, events.OfHands):
        return of_hands(event)
    if isinstance(event, events.OfCards):
        return of_cards(event)
    if isinstance(event, events.OfMana):
        return of_mana(event)
    if isinstance(event, events.OfPlayers):
        return of_players(event)
    return not_done(event)


def of_hit_points(event: events.OfHitPoints) -> str:
    match event:
        case events.DamageDealt(amount=amount, to=to):
            return f"damage {amount} {' '.join(to)}"
        case events.Healed(amount=amount, to=to):
            return f"heal {amount} {' '.join(to)}"
        case events.HitPointsLost(amount=amount, to=to):
            return f"lose {amount} {' '.join(to)}"
        case never:
            assert_never(never)


def of_hands(event: events.OfHands) -> str:
    match event:
        case events.CardDrawn() | events.NothingToDraw():
            return "draw"
        case events.CardDiscarded(card=card):
            return f"discard {card}"
        case events.TopCardSeen(player=player):
            return f"look {player}"
        case events.ShuffledIn(cards=cards):
            return f"shuffle {' '.join(cards)}"
        case never:
            assert_never(never)


def of_cards(event: events.OfCards) -> str | None:
    match event:
        case events.CardPrepared(card=card):
            return f"prepare {card}"
        case events.CardChannelled(card=card):
            return f"channel {card}"
        case events.CardDestroyed(card=card):
            return f"destroy {card}"
        case events.CardReturned(card=card):
            return f"return {card}"
        case events.EffectsApplied(component=card):
            return f"apply {card}"
        case events.CountedTwice():
            return None
        case events.BecameIndestructible(card=card):
            return f"indestructible {card}"
        case never:
            assert_never(never)


def of_mana(event: events.OfMana) -> str:
    match event:
        case events.ManaPaid(mana=amount):
            return f"pay {amounts_in_words(amount)}"
        case events.ManaReleased(card=card, mana=amount, left=left):
            return f"release mana {card}" if left else f"release {amounts_in_words(amount)} {card}"
        case events.ManaAdded(element=element):
            return f"add {element.value}"
        case events.ManaLocked(card=card, mana=amount):
            return f"lock {amounts_in_words(amount)} {card}"
        case events.ManaMoved(origin=origin, to=to, mana=amount):
            return f"move {amounts_in_words(amount)} {origin} {to}"
        case events.ReserveEmptied(player=player):
            return f"empty reserve {player}"
        case events.PileTaken(pile=pile):
            return f"take pile {pile}"
        case events.ManaTaken(amount=number, element=element):
            return f"take {number} {element.value}"
        case events.ManaTraded(given=given, taken=taken):
            return f"trade {' '.join(given)} for {taken.value}"
        case never:
            assert_never(never)


def of_players(event: events.OfPlayers) -> str:
    match event:
        case events.DamageCancelled(player=player):
            return f"cancel damage {player}"
        case events.HoldsThisTurn(source=source):
            return f"this turn {source}"
        case events.BecameMageNoir(player=player):
            return f"mage noir {player}"
        case never:
            assert_never(never)


def not_done(event: events.NotDone) -> str:
    match event:
        case events.PaymentDeclined(source=source):
            return f"decline {source}"
        case events.CannotPay():
            return "nothing: cannot pay"
        case events.TargetInvalid():
            return "nothing: target invalid"
        case never:
            assert_never(never)


def amounts_in_words(amounts: Mana) -> str:
    return " ".join(f"{amount} {element.value}" for element, amount in amounts.amounts().items())
