"""What the actions of a chain did, told in English; exhaustive over the events."""

from typing import assert_never

from bot.engine.magenoir.events import game_events
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import mana_of_amounts as mana_of
from bot.engine.magenoir.ground.mana import mana_of_elements
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.values.filter_matching import hit_points_of, is_indestructible
from bot.engine.magenoir.words import filters as fl
from bot.explain.english_grammar import capitalize, join_words, possessive
from bot.explain.magenoir.english.effects import clause_of_paragraph
from bot.explain.magenoir.english.nouns import (
    PILES,
    STATES,
    card_called,
    list_names,
    one_mana,
    possessive_of,
    words_of_change_from_to,
    words_of_mana,
)
from bot.explain.magenoir.names import CardNames
from bot.explain.magenoir.story import ActionBeat, Happening, clauses_said_once, destroys_something


def sentence_of_action(beat: ActionBeat, names: CardNames) -> str:
    """The parts of an indivisible action in one sentence; what triggered it first."""
    told = "; ".join(clauses_said_once([clause_of_part(each, beat, names) for each in beat.parts], "times"))
    if beat.trigger is not None:
        card = card_called(names, beat.trigger)
        does = told.startswith(f"{card} deals")
        told = f"{card} triggers and {told.removeprefix(card + ' ')}" if does else f"{card} triggers: {told}"
    elif beat.used is not None:
        told = f"{card_called(names, beat.used)}: {told}"
    return f"{capitalize(told)}."


def clause_of_part(happening: Happening, beat: ActionBeat, names: CardNames) -> str:
    """One part as a clause."""
    event, before = happening.event, happening.before
    if isinstance(event, game_events.OfHitPoints):
        return clause_of_hit_points(event, before, happening.after, names)
    if isinstance(event, game_events.OfHands):
        return clause_of_hands(event, names)
    if isinstance(event, game_events.OfCards):
        return clause_of_cards(event, before, names)
    if isinstance(event, game_events.OfMana):
        return clause_of_mana(event, names)
    if isinstance(event, game_events.OfPlayers):
        return clause_of_players(event)
    return clause_of_not_done(event, before, beat, names)


def clause_of_hit_points(event: game_events.OfHitPoints, before: GameState, after: GameState, names: CardNames) -> str:
    match event:
        case game_events.DamageDealt():
            return clause_of_damage(event, before, after, names)
        case game_events.Healed(to=who):
            return join_words(
                [f"{card_called(names, each)} gains {hit_point_change(each, before, after)}" for each in who]
            )
        case game_events.HitPointsLost(to=who):
            return join_words(
                [f"{card_called(names, each)} loses {hit_point_change(each, before, after)}" for each in who]
            )
        case never:
            assert_never(never)


def clause_of_hands(event: game_events.OfHands, names: CardNames) -> str:
    """What happens to hands, decks and discards."""
    match event:
        case game_events.CardDrawn(player=player, card=card):
            return f"{player} draws {card_called(names, card) if names.known(card) else 'a card'}"
        case game_events.NothingToDraw(player=player):
            return f"{player} has to draw, but the deck is empty"
        case game_events.CardDiscarded(card=card, player=player, from_hand=from_hand):
            return f"{player} discards {card_called(names, card)}{' from the hand' if from_hand else ''}"
        case game_events.TopCardSeen(player=player, card=card):
            top = "which is unknown here" if card is None else card_called(names, card)
            return f"{player} looks at the top card of the deck, {top}"
        case game_events.ShuffledIn(player=player, cards=cards):
            what = list_names(names, cards) if cards else "no card"
            return f"{player} shuffles {what} of the discard into the deck"
        case never:
            assert_never(never)


def clause_of_cards(event: game_events.OfCards, before: GameState, names: CardNames) -> str:
    """What happens to the cards of the board."""
    match event:
        case game_events.CardPrepared(player=player, card=card, state=state, mana=under):
            kind = "" if state is fl.BoardState.PREPARED else f" ({STATES[state]})"
            return f"{player} prepares {card_called(names, card)}{kind}" + (
                f": {locked_clause(under.total, words_of_mana(under))} under it" if under.total else ""
            )
        case game_events.CardChannelled(player=player, card=card):
            return f"{player} channels {card_called(names, card)}"
        case game_events.CardDestroyed(card=card):
            return f"{card_called(names, card)} is destroyed and goes to {possessive(before.cards[card].owner)} discard"
        case game_events.CardReturned(card=card, player=player, position=None) if not before.cards[card].on_board:
            return f"{player} takes {card_called(names, card)} into the hand"
        case game_events.CardReturned(card=card, player=player, position=position):
            return f"{card_called(names, card)} goes back {place_in_deck(player, position)}"
        case game_events.EffectsApplied(component=component):
            return clause_of_component(component, before, names)
        case game_events.CountedTwice(card=card):
            return f"{card_called(names, card)} counts for two, once this turn"
        case game_events.BecameIndestructible(card=card):
            return f"{card_called(names, card)} becomes indestructible"
        case never:
            assert_never(never)


def clause_of_players(event: game_events.OfPlayers) -> str:
    """What holds for a player from then on."""
    match event:
        case game_events.DamageCancelled(player=player):
            return f"{player} is dealt no damage for the rest of the turn"
        case game_events.HoldsThisTurn(player=player, paragraph=paragraph):
            return f"for the rest of the turn, for {player}: “{clause_of_paragraph(paragraph)}”"
        case game_events.BecameMageNoir(player=player):
            return f"{player} becomes a Mage Noir"
        case never:
            assert_never(never)


def clause_of_not_done(event: game_events.NotDone, before: GameState, beat: ActionBeat, names: CardNames) -> str:
    """An action that did nothing, and why."""
    match event:
        case game_events.PaymentDeclined(source=source, player=player):
            default = " (by default, as nothing else is said)" if beat.by_default("pay") else ""
            what = "declines" if beat.trigger == source else f"declines {possessive_of(names, source)} effect"
            return f"{player} {what}{default}"
        case game_events.CannotPay(player=player, mana=asked):
            reserve = before.players[player].reserve
            holds = f"the reserve holds {words_of_mana(reserve)}" if reserve.total else "the reserve is empty"
            return f"{player} can't pay {words_of_mana(asked) if asked.total else 'any Mana'}: {holds}"
        case game_events.TargetInvalid(source=source, target=target):
            return clause_of_invalid_target(source, target, before, names)
        case never:
            assert_never(never)


def clause_of_mana(event: game_events.OfMana, names: CardNames) -> str:
    """Mana on its way between reserves, cards and the Ether."""
    match event:
        case game_events.ManaPaid(player=player, mana=amount):
            return f"{player} pays {words_of_mana(amount)}, which goes to the Available Ether"
        case game_events.ManaReleased(card=card, mana=amount, left=left):
            if left:
                return f"{possessive_of(names, card)} Mana is released: {words_of_mana(amount)} to the Available Ether"
            return f"{card_called(names, card)} releases {words_of_mana(amount)} to the Available Ether"
        case game_events.ManaAdded(player=player, element=element, pile=pile):
            return f"{player} adds {one_mana(element)} to {PILES[pile]} of the Available Ether"
        case game_events.ManaLocked(card=card, mana=amount):
            return (
                f"{locked_clause(amount.total, words_of_mana(amount))} under {card_called(names, card)}, from the "
                "Infinite Ether"
            )
        case game_events.ManaMoved(origin=origin, to=to, mana=amount):
            goes = "goes" if amount.total == 1 else "go"
            return f"{words_of_mana(amount)} {goes} from {place_of_mana(origin, names)} to {place_of_mana(to, names)}"
        case game_events.ReserveEmptied(player=player, mana=amount):
            return f"{player} empties the reserve, {words_of_mana(amount)} to the Available Ether"
        case game_events.PileTaken(player=player, pile=pile, mana=amount):
            return (
                f"{player} takes {PILES[pile]} into the reserve: "
                f"{words_of_mana(amount) if amount.total else 'it is empty'}"
            )
        case game_events.ManaTaken(player=player, element=element, amount=number):
            if not number:
                return f"the Available Ether has no {element} Mana to take"
            return (
                f"{player} takes {words_of_mana(mana_of({element: number}))} from the Available Ether into the reserve"
            )
        case game_events.ManaTraded(player=player, given=given, taken=taken):
            both = words_of_mana(mana_of_elements(given))
            return f"{player} trades {both} for {one_mana(taken)} of the Available Ether"
        case never:
            assert_never(never)


def place_of_mana(place: Recipient, names: CardNames) -> str:
    return f"{possessive(place)} reserve" if isinstance(place, PlayerId) else f"under {card_called(names, place)}"


def locked_clause(number: int, told: str) -> str:
    return f"{told} {'is' if number == 1 else 'are'} locked"


def clause_of_damage(event: game_events.DamageDealt, before: GameState, after: GameState, names: CardNames) -> str:
    """To each recipient, with the hit points before and after; what was ignored last."""
    source = card_called(names, event.source)
    ignored = "".join(f"; {card_called(names, card)} ignores {number}" for card, number in event.ignored)
    if not event.amount:
        why = ": damage is cancelled this turn" if any(each in before.unharmed_this_turn for each in event.to) else ""
        return f"{source} deals no damage to {list_names(names, event.to)}{ignored}{why}"
    recipients = [
        (
            f"{card_called(names, each)} "
            f"({words_of_change_from_to(hit_points_of(before, each), hit_points_of(after, each))})"
        )
        for each in event.to
    ]
    each = " each" if len(recipients) > 1 else ""
    return f"{source} deals {event.amount} damage{each} to {join_words(recipients)}{ignored}"


def hit_point_change(who: Recipient, before: GameState, after: GameState) -> str:
    """3 HP (17 → 20 HP)."""
    old, new = hit_points_of(before, who), hit_points_of(after, who)
    return f"{abs(new - old)} HP ({words_of_change_from_to(old, new)})"


def place_in_deck(player: PlayerId, position: int | None) -> str:
    if position is None:
        return f"to {possessive(player)} hand"
    if position == 1:
        return f"on top of {possessive(player)} deck"
    ordinal = {2: "2nd", 3: "3rd"}.get(position, f"{position}th")
    return f"to the {ordinal} place in {possessive(player)} deck"


def clause_of_component(component: ObjectId, state: GameState, names: CardNames) -> str:
    """A component whose effects are all triggers, or that has none, does nothing as it is applied."""
    told = f"{possessive_of(names, component)} effects are applied"
    if state.cards[component].facts.on_activation:
        return told
    return f"{told}: the card has nothing that acts on activation, so nothing happens"


def clause_of_invalid_target(source: ObjectId, target: Recipient | None, state: GameState, names: CardNames) -> str:
    """Why it is not valid any more, where the table shows it."""
    if target is None:
        return f"{card_called(names, source)} has nothing to aim at: the action does nothing"
    if target == source:
        return f"{card_called(names, source)} is not where it should be any more: the action does nothing"
    card = state.cards[target] if isinstance(target, ObjectId) else None
    why = ""
    if card is not None and not card.on_board:
        why = ", which has left the board,"
    elif card is not None and is_indestructible(card) and destroys_something(state.cards[source]):
        why = ", indestructible,"
    return (
        f"{card_called(names, target)}{why} is no valid target: this action of {card_called(names, source)} does "
        "nothing"
    )
