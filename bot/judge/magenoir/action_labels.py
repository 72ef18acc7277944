"""The labels of Mage Noir's actions, as the scenario file's page defines them: exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir.events import game_events
from bot.engine.magenoir.ground.mana import Mana


def label_of_action(event: game_events.Performed) -> str | None:
    """The label of what an action did; None for what is part of another."""
    if isinstance(event, game_events.OfHitPoints):
        return label_of_hit_points(event)
    if isinstance(event, game_events.OfHands):
        return label_of_hands(event)
    if isinstance(event, game_events.OfCards):
        return label_of_cards(event)
    if isinstance(event, game_events.OfMana):
        return label_of_mana(event)
    if isinstance(event, game_events.OfPlayers):
        return label_of_players(event)
    return label_of_undone(event)


def label_of_hit_points(event: game_events.OfHitPoints) -> str:
    match event:
        case game_events.DamageDealt(amount=amount, to=to):
            return f"damage {amount} {' '.join(to)}"
        case game_events.Healed(amount=amount, to=to):
            return f"heal {amount} {' '.join(to)}"
        case game_events.HitPointsLost(amount=amount, to=to):
            return f"lose {amount} {' '.join(to)}"
        case never:
            assert_never(never)


def label_of_hands(event: game_events.OfHands) -> str:
    match event:
        case game_events.CardDrawn() | game_events.NothingToDraw():
            return "draw"
        case game_events.CardDiscarded(card=card):
            return f"discard {card}"
        case game_events.TopCardSeen(player=player):
            return f"look {player}"
        case game_events.ShuffledIn(cards=cards):
            return f"shuffle {' '.join(cards)}"
        case never:
            assert_never(never)


def label_of_cards(event: game_events.OfCards) -> str | None:
    match event:
        case game_events.CardPrepared(card=card):
            return f"prepare {card}"
        case game_events.CardChannelled(card=card):
            return f"channel {card}"
        case game_events.CardDestroyed(card=card):
            return f"destroy {card}"
        case game_events.CardReturned(card=card):
            return f"return {card}"
        case game_events.EffectsApplied(component=card):
            return f"apply {card}"
        case game_events.CountedTwice():
            return None
        case game_events.BecameIndestructible(card=card):
            return f"indestructible {card}"
        case never:
            assert_never(never)


def label_of_mana(event: game_events.OfMana) -> str:
    match event:
        case game_events.ManaPaid(mana=amount):
            return f"pay {amounts_in_words(amount)}"
        case game_events.ManaReleased(card=card, mana=amount, left=left):
            return f"release mana {card}" if left else f"release {amounts_in_words(amount)} {card}"
        case game_events.ManaAdded(element=element):
            return f"add {element.value}"
        case game_events.ManaLocked(card=card, mana=amount):
            return f"lock {amounts_in_words(amount)} {card}"
        case game_events.ManaMoved(origin=origin, to=to, mana=amount):
            return f"move {amounts_in_words(amount)} {origin} {to}"
        case game_events.ReserveEmptied(player=player):
            return f"empty reserve {player}"
        case game_events.PileTaken(pile=pile):
            return f"take pile {pile}"
        case game_events.ManaTaken(amount=number, element=element):
            return f"take {number} {element.value}"
        case game_events.ManaTraded(given=given, taken=taken):
            return f"trade {' '.join(given)} for {taken.value}"
        case never:
            assert_never(never)


def label_of_players(event: game_events.OfPlayers) -> str:
    match event:
        case game_events.DamageCancelled(player=player):
            return f"cancel damage {player}"
        case game_events.HoldsThisTurn(source=source):
            return f"this turn {source}"
        case game_events.BecameMageNoir(player=player):
            return f"mage noir {player}"
        case never:
            assert_never(never)


def label_of_undone(event: game_events.NotDone) -> str:
    match event:
        case game_events.PaymentDeclined(source=source):
            return f"decline {source}"
        case game_events.CannotPay():
            return "nothing: cannot pay"
        case game_events.TargetInvalid():
            return "nothing: target invalid"
        case never:
            assert_never(never)


def amounts_in_words(amounts: Mana) -> str:
    return " ".join(f"{amount} {element.value}" for element, amount in amounts.amounts().items())
