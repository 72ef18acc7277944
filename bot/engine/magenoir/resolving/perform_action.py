"""Performs one indivisible action: nothing comes between its parts, and what it triggers waits for all of them.

An action does nothing at all if one of its targets is not valid any more."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magenoir.announcing.planned_actions import (
    AddToEther,
    ChannelCard,
    CountTwice,
    DestroyPermanent,
    DiscardDownTo,
    DrawForTurn,
    FinishSpell,
    PutOnBoard,
    ReleaseLockedMana,
    TakePile,
    TradeMana,
)
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.ground.citations import ACTIONS, CARD, MANA, STATUS, TARGETS, TRIGGERED
from bot.engine.magenoir.ground.identifiers import ObjectId, Recipient
from bot.engine.magenoir.ground.mana import mana_of_amounts
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.resolving.action_in_progress import ActionInProgress
from bot.engine.magenoir.resolving.damage_and_healing import cancel_damage, change_hit_points, deal_damage
from bot.engine.magenoir.resolving.hands_and_decks import (
    discard_from_hand,
    discard_hand,
    draw_cards,
    fetch_card,
    look_at_top,
    prepare_described_card,
    return_to_deck,
    shuffle_discard_into_deck,
)
from bot.engine.magenoir.resolving.mana_movements import (
    add_several_mana,
    empty_reserve,
    move_mana_under_card,
    pay_if_wanted,
    release_mana,
    share_mana,
    swap_mana,
    take_from_ether,
)
from bot.engine.magenoir.resolving.perform_game_actions import perform_card_action, perform_player_action
from bot.engine.magenoir.values.filter_matching import find_players_meant, is_indestructible
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import Aim


def perform_action(current: ActionInProgress) -> None:
    """Perform the action, one of a card's text or one of the game."""
    planned = current.planned
    match planned.action:
        case fx.Action() as card_action:
            if card_action.decision is None:
                perform_parts(current, planned.aimed)
            else:
                perform_branch(current, card_action.decision)
        case (
            FinishSpell()
            | DestroyPermanent()
            | ReleaseLockedMana()
            | PutOnBoard()
            | ChannelCard()
            | CountTwice() as game_action
        ):
            perform_card_action(current, game_action)
        case TradeMana() | AddToEther() | TakePile() | DrawForTurn() | DiscardDownTo() as game_action:
            perform_player_action(current, game_action)
        case never:
            assert_never(never)


# Paragraphs of cards.


def perform_parts(current: ActionInProgress, aimed: Sequence[fx.Aimed]) -> None:
    """Perform all parts, or none if one of them has no valid target any more.

    The recipients of a part are looked up again only if an earlier part has changed the state."""
    concerned = []
    for each in aimed:
        found = current.find_recipients(each.concerns, each.aim)
        if not can_perform_part(current, each, found):
            current.happen(ev.TargetInvalid(current.source, each.aim.what), TARGETS)
            return
        concerned.append((each, found))
    for each, found in concerned:
        to = found if current.table.state is current.before else current.find_recipients(each.concerns, each.aim)
        perform_simple_part(current, each.part, to, each.measure)


def can_perform_part(current: ActionInProgress, aimed: fx.Aimed, found: Sequence[Recipient]) -> bool:
    """Whether what the part concerns was found there, and can be treated so."""
    part, concerns = aimed.part, aimed.concerns
    if isinstance(part, fx.DiscardFromHand):
        return can_discard(current, part)
    if concerns is None or isinstance(concerns, fl.EachOf):
        return True
    if isinstance(part, fx.Destroy):
        found = [each for each in found if not is_indestructible(current.state.cards[ObjectId(each)])]
    return bool(found) or (isinstance(concerns, fl.TargetOf) and concerns.most > 1 and not aimed.aim.designated)


def can_discard(current: ActionInProgress, part: fx.DiscardFromHand) -> bool:
    """Whoever has no card cannot, unless there may be nothing to discard; a card that was designated has to be there
    still."""
    if isinstance(part.amount, fl.CardsAbove):
        return True
    state = current.state
    hands = [state.players[player].hand for player in find_players_meant(state, part.whose, current.controller)]
    own = state.players[current.controller].hand
    return any(hands) and all(card in own for card in current.planned.discards)


def perform_simple_part(current: ActionInProgress, part: fx.Simple, to: Sequence[Recipient], measure: Aim) -> None:
    """Carry out one part that is possible, on whom or what it concerns."""
    if isinstance(part, fx.OfHitPoints):
        perform_hit_point_part(current, part, to, measure)
    elif isinstance(part, fx.OfCards):
        for what in to:
            if isinstance(what, ObjectId):
                perform_card_part(current, part, what)
    elif isinstance(part, fx.OfHands):
        perform_hand_part(current, part, measure)
    elif isinstance(part, fx.OfMana):
        perform_mana_part(current, part, to)
    else:
        perform_lasting_part(current, part)


def perform_hit_point_part(
    current: ActionInProgress, part: fx.OfHitPoints, to: Sequence[Recipient], measure: Aim
) -> None:
    match part:
        case fx.Damage():
            deal_damage(current, part, to, current.amount(part.amount, measure))
        case fx.DamageDivided():
            deal_damage(current, part, to, 1)
        case fx.Heal() | fx.LoseHitPoints():
            change_hit_points(current, part, to, current.amount(part.amount, measure))
        case fx.CancelDamage():
            cancel_damage(current)
        case never:
            assert_never(never)


def perform_hand_part(current: ActionInProgress, part: fx.OfHands, measure: Aim) -> None:
    match part:
        case fx.Draw():
            draw_cards(current, part.whose, current.amount(part.amount, measure))
        case fx.DiscardFromHand():
            discard_from_hand(current, part, current.amount(part.amount, measure))
        case fx.DiscardHand():
            discard_hand(current)
        case fx.LookAtTop(take=take):
            look_at_top(current, take)
        case fx.ShuffleIn(number=number):
            shuffle_discard_into_deck(current, number)
        case fx.Fetch(filter=described):
            fetch_card(current, described)
        case fx.PrepareFrom(filter=described):
            prepare_described_card(current, described)
        case never:
            assert_never(never)


def perform_card_part(current: ActionInProgress, part: fx.OfCards, what: ObjectId) -> None:
    match part:
        case fx.Destroy():
            if not is_indestructible(current.state.cards[what]):
                current.happen(ev.CardDestroyed(what), ACTIONS)
        case fx.DiscardCard():
            current.happen(ev.CardDiscarded(what, current.state.cards[what].owner, from_hand=False), ACTIONS)
        case fx.Apply():
            current.happen(ev.EffectsApplied(what), CARD)
            current.next = current.planned.branches[0]
            if any(isinstance(each.concerns, fl.TargetOf) for act in current.next for each in act.aimed):
                current.table.leave_open(OpenQuestion.APPLIED_TARGETS, TARGETS, what)
        case fx.ReturnToDeck(position=position):
            return_to_deck(current, what, position)
        case fx.ReturnToHand():
            current.happen(ev.CardReturned(what, current.state.cards[what].owner, None), CARD)
        case fx.MakeIndestructible():
            current.happen(ev.BecameIndestructible(what), CARD)
        case never:
            assert_never(never)


def perform_mana_part(current: ActionInProgress, part: fx.OfMana, to: Sequence[Recipient]) -> None:
    match part:
        case fx.TakeMana(amount=amount, element=element):
            take_from_ether(current, amount, element)
        case fx.AddMana(amount=amount, element=element):
            add_several_mana(current, element, amount)
        case fx.ShareMana():
            share_mana(current)
        case fx.EmptyReserve(whose=whose):
            for player in find_players_meant(current.state, whose, current.controller):
                empty_reserve(current, player)
        case fx.LockMana() | fx.ReleaseMana() | fx.MoveMana() | fx.SwapMana():
            for what in to:
                perform_locked_mana_part(current, part, ObjectId(what))
        case never:
            assert_never(never)


def perform_locked_mana_part(
    current: ActionInProgress, part: fx.LockMana | fx.ReleaseMana | fx.MoveMana | fx.SwapMana, what: ObjectId
) -> None:
    """Mana that comes under a card, or from under it."""
    match part:
        case fx.LockMana(amount=amount, element=element):
            current.happen(ev.ManaLocked(what, mana_of_amounts({element: amount})), MANA)
        case fx.ReleaseMana(amount=most, element=element):
            release_mana(current, what, None if most is None else current.amount(most, Aim((what,))), element)
        case fx.MoveMana(from_reserve=number):
            move_mana_under_card(current, what, number)
        case fx.SwapMana():
            swap_mana(current, what)
        case never:
            assert_never(never)


def perform_lasting_part(current: ActionInProgress, part: fx.Lasting) -> None:
    """For the rest of the game, or of the turn."""
    match part:
        case fx.BecomeMageNoir():
            current.happen(ev.BecameMageNoir(current.controller), STATUS)
        case fx.ThisTurn(paragraph=paragraph):
            current.happen(ev.HoldsThisTurn(current.source, current.controller, paragraph), CARD)
        case never:
            assert_never(never)


# What decides about the next actions.


def perform_branch(current: ActionInProgress, part: fx.Branching) -> None:
    controller, branches = current.controller, current.planned.branches
    match part:
        case fx.PayFor(cost=cost, optional=optional):
            current.next = branches[0] if pay_if_wanted(current, cost, optional=optional) else ()
        case fx.PayOr(cost=cost):
            current.next = () if pay_if_wanted(current, cost) else branches[0]
        case fx.May():
            wanted = current.table.choosing.decide("option", controller, (True, False), CARD)
            current.next = branches[0] if wanted else ()
            if not wanted:
                current.happen(ev.PaymentDeclined(current.source, controller), TRIGGERED)
        case fx.ChooseOne(by=by):
            (chooser,) = find_players_meant(current.state, by, controller)
            picked = current.table.choosing.decide("option", chooser, range(1, len(branches) + 1), CARD)
            current.next = branches[picked - 1]
        case fx.IfMageNoir():
            current.next = branches[0 if current.state.players[controller].mage_noir else 1]
        case never:
            assert_never(never)
