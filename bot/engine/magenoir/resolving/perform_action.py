"""Carries out one indivisible action: nothing comes between its parts, and what it triggers waits for all of them.

An action of which a target is not valid any more does nothing at all."""

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


def perform_action(doing: ActionInProgress) -> None:
    """Carry the action out, whatever it is."""
    planned = doing.planned
    match planned.deed:
        case fx.Action() as action:
            if action.decision is None:
                perform_parts(doing, planned.aimed)
            else:
                perform_branch(doing, action.decision)
        case (
            FinishSpell()
            | DestroyPermanent()
            | ReleaseLockedMana()
            | PutOnBoard()
            | ChannelCard()
            | CountTwice() as deed
        ):
            perform_card_action(doing, deed)
        case TradeMana() | AddToEther() | TakePile() | DrawForTurn() | DiscardDownTo() as deed:
            perform_player_action(doing, deed)
        case never:
            assert_never(never)


# Paragraphs of cards.


def perform_parts(doing: ActionInProgress, aimed: Sequence[fx.Aimed]) -> None:
    """All parts, or nothing where one of them is aimed at what is not valid any more.

    What a part concerns is looked up once for as long as no other part has done anything."""
    concerned = []
    for each in aimed:
        found = doing.meant(each.concerns, each.aim)
        if not can_perform_part(doing, each, found):
            doing.happen(ev.TargetInvalid(doing.source, each.aim.what), TARGETS)
            return
        concerned.append((each, found))
    for each, found in concerned:
        to = found if doing.table.state is doing.before else doing.meant(each.concerns, each.aim)
        perform_simple_part(doing, each.part, to, each.measure)


def can_perform_part(doing: ActionInProgress, aimed: fx.Aimed, found: Sequence[Recipient]) -> bool:
    """Whether what the part concerns was found there, and can be treated so."""
    part, concerns = aimed.part, aimed.concerns
    if isinstance(part, fx.DiscardFromHand):
        return can_discard(doing, part)
    if concerns is None or isinstance(concerns, fl.EachOf):
        return True
    if isinstance(part, fx.Destroy):
        found = [each for each in found if not is_indestructible(doing.state.cards[ObjectId(each)])]
    return bool(found) or (isinstance(concerns, fl.TargetOf) and concerns.most > 1 and not aimed.aim.designated)


def can_discard(doing: ActionInProgress, part: fx.DiscardFromHand) -> bool:
    """Whoever has no card cannot, unless there may be nothing to discard; a card that was designated has to be there
    still."""
    if isinstance(part.amount, fl.CardsAbove):
        return True
    state = doing.state
    hands = [state.players[player].hand for player in find_players_meant(state, part.whose, doing.controller)]
    own = state.players[doing.controller].hand
    return any(hands) and all(card in own for card in doing.planned.discards)


def perform_simple_part(doing: ActionInProgress, part: fx.Simple, to: Sequence[Recipient], measure: Aim) -> None:
    """Carry out one part that is possible, on whom or what it concerns."""
    if isinstance(part, fx.OfHitPoints):
        perform_hit_point_part(doing, part, to, measure)
    elif isinstance(part, fx.OfCards):
        for what in to:
            if isinstance(what, ObjectId):
                perform_card_part(doing, part, what)
    elif isinstance(part, fx.OfHands):
        perform_hand_part(doing, part, measure)
    elif isinstance(part, fx.OfMana):
        perform_mana_part(doing, part, to)
    else:
        perform_lasting_part(doing, part)


def perform_hit_point_part(
    doing: ActionInProgress, part: fx.OfHitPoints, to: Sequence[Recipient], measure: Aim
) -> None:
    match part:
        case fx.Damage():
            deal_damage(doing, part, to, doing.amount(part.amount, measure))
        case fx.DamageDivided():
            deal_damage(doing, part, to, 1)
        case fx.Heal() | fx.LoseHitPoints():
            change_hit_points(doing, part, to, doing.amount(part.amount, measure))
        case fx.CancelDamage():
            cancel_damage(doing)
        case never:
            assert_never(never)


def perform_hand_part(doing: ActionInProgress, part: fx.OfHands, measure: Aim) -> None:
    match part:
        case fx.Draw():
            draw_cards(doing, part.whose, doing.amount(part.amount, measure))
        case fx.DiscardFromHand():
            discard_from_hand(doing, part, doing.amount(part.amount, measure))
        case fx.DiscardHand():
            discard_hand(doing)
        case fx.LookAtTop(take=take):
            look_at_top(doing, take)
        case fx.ShuffleIn(number=number):
            shuffle_discard_into_deck(doing, number)
        case fx.Fetch(filter=described):
            fetch_card(doing, described)
        case fx.PrepareFrom(filter=described):
            prepare_described_card(doing, described)
        case never:
            assert_never(never)


def perform_card_part(doing: ActionInProgress, part: fx.OfCards, what: ObjectId) -> None:
    match part:
        case fx.Destroy():
            if not is_indestructible(doing.state.cards[what]):
                doing.happen(ev.CardDestroyed(what), ACTIONS)
        case fx.DiscardCard():
            doing.happen(ev.CardDiscarded(what, doing.state.cards[what].owner, from_hand=False), ACTIONS)
        case fx.Apply():
            doing.happen(ev.EffectsApplied(what), CARD)
            doing.next = doing.planned.branches[0]
        case fx.ReturnToDeck(position=position):
            return_to_deck(doing, what, position)
        case fx.ReturnToHand():
            doing.happen(ev.CardReturned(what, doing.state.cards[what].owner, None), CARD)
        case fx.MakeIndestructible():
            doing.happen(ev.BecameIndestructible(what), CARD)
        case never:
            assert_never(never)


def perform_mana_part(doing: ActionInProgress, part: fx.OfMana, to: Sequence[Recipient]) -> None:
    match part:
        case fx.TakeMana(amount=amount, element=element):
            take_from_ether(doing, amount, element)
        case fx.AddMana(amount=amount, element=element):
            add_several_mana(doing, element, amount)
        case fx.ShareMana():
            share_mana(doing)
        case fx.EmptyReserve(whose=whose):
            for player in find_players_meant(doing.state, whose, doing.controller):
                empty_reserve(doing, player)
        case fx.LockMana() | fx.ReleaseMana() | fx.MoveMana() | fx.SwapMana():
            for what in to:
                perform_locked_mana_part(doing, part, ObjectId(what))
        case never:
            assert_never(never)


def perform_locked_mana_part(
    doing: ActionInProgress, part: fx.LockMana | fx.ReleaseMana | fx.MoveMana | fx.SwapMana, what: ObjectId
) -> None:
    """Mana that comes under a card, or from under it."""
    match part:
        case fx.LockMana(amount=amount, element=element):
            doing.happen(ev.ManaLocked(what, mana_of_amounts({element: amount})), MANA)
        case fx.ReleaseMana(amount=most, element=element):
            release_mana(doing, what, None if most is None else doing.amount(most, Aim((what,))), element)
        case fx.MoveMana(from_reserve=number):
            move_mana_under_card(doing, what, number)
        case fx.SwapMana():
            swap_mana(doing, what)
        case never:
            assert_never(never)


def perform_lasting_part(doing: ActionInProgress, part: fx.Lasting) -> None:
    """For the rest of the game, or of the turn."""
    match part:
        case fx.BecomeMageNoir():
            doing.happen(ev.BecameMageNoir(doing.controller), STATUS)
        case fx.ThisTurn(paragraph=paragraph):
            doing.happen(ev.HoldsThisTurn(doing.source, doing.controller, paragraph), CARD)
        case never:
            assert_never(never)


# What decides about the next actions.


def perform_branch(doing: ActionInProgress, part: fx.Branching) -> None:
    controller, branches = doing.controller, doing.planned.branches
    match part:
        case fx.PayFor(cost=cost, optional=optional):
            doing.next = branches[0] if pay_if_wanted(doing, cost, optional=optional) else ()
        case fx.PayOr(cost=cost):
            doing.next = () if pay_if_wanted(doing, cost) else branches[0]
        case fx.May():
            wanted = doing.table.choosing.decide("option", controller, (True, False), CARD)
            doing.next = branches[0] if wanted else ()
            if not wanted:
                doing.happen(ev.PaymentDeclined(doing.source, controller), TRIGGERED)
        case fx.ChooseOne(by=by):
            (chooser,) = find_players_meant(doing.state, by, controller)
            picked = doing.table.choosing.decide("option", chooser, range(1, len(branches) + 1), CARD)
            doing.next = branches[picked - 1]
        case fx.IfMageNoir():
            doing.next = branches[0 if doing.state.players[controller].mage_noir else 1]
        case never:
            assert_never(never)
