"""Carries out one indivisible action: nothing comes between its parts, and what it triggers waits for all of them.

An action of which a target is not valid any more does nothing at all."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magenoir.citations import ACTIONS, CARD, CHAINS, COMPONENTS, MANA, STATUS, TARGETS, TRIGGERED
from bot.engine.magenoir.deeds import (
    AddToEther,
    ChannelIt,
    CountTwice,
    DiscardDownTo,
    DrawOne,
    FinishSpell,
    Perish,
    PutOnBoard,
    Release,
    TakePile,
    TradeMana,
)
from bot.engine.magenoir.doing import Doing
from bot.engine.magenoir.effects import (
    Action,
    AddMana,
    Apply,
    BecomeMageNoir,
    Branching,
    ChooseOne,
    Damage,
    Destroy,
    DiscardCard,
    DiscardFromHand,
    Draw,
    Fetch,
    Heal,
    IfMageNoir,
    LockMana,
    LoseHitPoints,
    MakeIndestructible,
    May,
    PayFor,
    PayOr,
    ReleaseMana,
    ReturnToDeck,
    ReturnToHand,
    Simple,
    TakeMana,
)
from bot.engine.magenoir.events import (
    BecameIndestructible,
    BecameMageNoir,
    CannotPay,
    CardChannelled,
    CardDestroyed,
    CardDiscarded,
    CardPrepared,
    CardReturned,
    CountedTwice,
    EffectsApplied,
    ManaLocked,
    ManaReleased,
    PaymentDeclined,
    PileTaken,
    TargetInvalid,
)
from bot.engine.magenoir.filters import BoardState, CardType, EachOf
from bot.engine.magenoir.hands import discard_from_hand, discard_one, draw, draw_cards, fetch, return_to_deck
from bot.engine.magenoir.hit_points import change_hit_points, deal
from bot.engine.magenoir.identifiers import ObjectId
from bot.engine.magenoir.mana import mana
from bot.engine.magenoir.mana_moves import add_cards, add_one, paid, release, take_from_ether, trade
from bot.engine.magenoir.matching import Aim, is_indestructible, players_of
from bot.engine.magenoir.piles import places_for
from bot.engine.magenoir.planning import reference_of
from bot.engine.magenoir.statics import cost_of

LIES_AS: dict[CardType, BoardState] = {
    CardType.SPELL: BoardState.PREPARED,
    CardType.PERMANENT: BoardState.PERMANENT,
    CardType.EQUIPMENT: BoardState.EQUIPPED,
    CardType.RITUAL: BoardState.RITUAL,
}
"""How a card lies on the board once it was put there."""


def perform(doing: Doing) -> None:
    """Carry the action out, whatever it is."""
    match doing.planned.deed:
        case Action(parts=(PayFor() | PayOr() | May() | ChooseOne() | IfMageNoir() as part,)):
            branch(doing, part)
        case Action(parts=parts):
            act(doing, [each for each in parts if isinstance(each, Simple)])
        case FinishSpell() | Perish() | Release() | PutOnBoard() | ChannelIt() | CountTwice() as deed:
            of_card(doing, deed)
        case TradeMana() | AddToEther() | TakePile() | DrawOne() | DiscardDownTo() as deed:
            of_player(doing, deed)
        case never:
            assert_never(never)


# Paragraphs of cards.


def act(doing: Doing, parts: Sequence[Simple]) -> None:
    """All parts, or nothing where one of them is aimed at what is not valid any more."""
    aimed = list(zip(parts, doing.planned.aims, doing.planned.measures, strict=True))
    for part, aim, _ in aimed:
        if not can_happen(doing, part, aim):
            doing.happen(TargetInvalid(doing.source, aim.what), TARGETS)
            return
    for part, aim, measure in aimed:
        simple(doing, part, aim, measure)


def can_happen(doing: Doing, part: Simple, aim: Aim) -> bool:
    """Whether what the part concerns is there, and can be treated so."""
    if isinstance(part, DiscardFromHand):
        return can_discard(doing, part)
    if isinstance(reference_of(part), EachOf | None):
        return True
    found = doing.meant(part, aim)
    if isinstance(part, Destroy):
        found = [each for each in found if not is_indestructible(doing.state.cards[ObjectId(each)])]
    return bool(found)


def can_discard(doing: Doing, part: DiscardFromHand) -> bool:
    """Whoever has no card cannot; a card that was designated has to be there still."""
    state = doing.state
    hands = [state.players[player].hand for player in players_of(state, part.whose, doing.controller)]
    own = state.players[doing.controller].hand
    return any(hands) and all(card in own for card in doing.planned.discards)


def simple(doing: Doing, part: Simple, aim: Aim, measure: Aim) -> None:
    """Carry out one part that is possible."""
    controller = doing.controller
    match part:
        case Damage():
            deal(doing, part, aim, doing.amount(part, measure))
        case Heal() | LoseHitPoints():
            change_hit_points(doing, part, aim, doing.amount(part, measure))
        case Draw():
            draw_cards(doing, part.whose, doing.amount(part, measure))
        case DiscardFromHand():
            discard_from_hand(doing, part, doing.amount(part, measure))
        case Fetch(filter=described):
            fetch(doing, described)
        case BecomeMageNoir():
            doing.happen(BecameMageNoir(controller), STATUS)
        case TakeMana(amount=amount, element=element):
            take_from_ether(doing, amount, element)
        case AddMana(amount=amount, element=element):
            add_cards(doing, element, amount)
        case _:
            for what in doing.meant(part, aim):
                to_card(doing, part, ObjectId(what))


def to_card(doing: Doing, part: Simple, what: ObjectId) -> None:
    """Carry out a part that concerns a card."""
    match part:
        case Destroy():
            if not is_indestructible(doing.state.cards[what]):
                doing.happen(CardDestroyed(what), ACTIONS)
        case DiscardCard():
            doing.happen(CardDiscarded(what, doing.state.cards[what].owner, from_hand=False), ACTIONS)
        case Apply():
            doing.happen(EffectsApplied(what), CARD)
            doing.next = doing.planned.branches[0]
        case ReturnToDeck(position=position):
            return_to_deck(doing, what, position)
        case ReturnToHand():
            doing.happen(CardReturned(what, doing.state.cards[what].owner, None), CARD)
        case MakeIndestructible():
            doing.happen(BecameIndestructible(what), CARD)
        case LockMana(amount=amount, element=element):
            doing.happen(ManaLocked(what, mana({element: amount})), MANA)
        case ReleaseMana(amount=amount, element=element):
            release(doing, what, amount, element)
        case _:
            raise AssertionError(part)


# What decides about the next actions.


def branch(doing: Doing, part: Branching) -> None:
    controller, branches = doing.controller, doing.planned.branches
    match part:
        case PayFor(cost=cost, optional=optional):
            doing.next = branches[0] if paid(doing, cost, optional=optional) else ()
        case PayOr(cost=cost):
            doing.next = () if paid(doing, cost) else branches[0]
        case May():
            wanted = doing.table.choosing.decide("option", controller, (True, False), CARD)
            doing.next = branches[0] if wanted else ()
            if not wanted:
                doing.happen(PaymentDeclined(doing.source, controller), TRIGGERED)
        case ChooseOne(by=by):
            (chooser,) = players_of(doing.state, by, controller)
            picked = doing.table.choosing.decide("option", chooser, range(1, len(branches) + 1), CARD)
            doing.next = branches[picked - 1]
        case IfMageNoir():
            doing.next = branches[0 if doing.state.players[controller].mage_noir else 1]
        case never:
            assert_never(never)


# What happens to the card of the chain itself.


def of_card(doing: Doing, deed: FinishSpell | Perish | Release | PutOnBoard | ChannelIt | CountTwice) -> None:
    source, state = doing.source, doing.state
    card = state.cards[source]
    match deed:
        case FinishSpell() if card.on_board:
            doing.happen(CardDiscarded(source, card.owner, from_hand=False), CHAINS)
        case Perish() if card.on_board and not is_indestructible(card):
            doing.happen(CardDestroyed(source), ACTIONS)
        case Release() if card.mana.total:
            places = places_for(doing.table, card.mana.cards(), doing.controller)
            doing.happen(ManaReleased(source, card.mana, places), MANA)
        case PutOnBoard(x=x):
            put_on_board(doing, card.id, x)
        case CountTwice() if card.on_board:
            doing.happen(CountedTwice(source), COMPONENTS)
        case ChannelIt():
            still = card.on_board and card.state is BoardState.PREPARED
            invalid = TargetInvalid(source, source)
            doing.happen(CardChannelled(doing.controller, source) if still else invalid, ACTIONS)
        case _:
            pass  # the card is where it was to go already, or has no Mana: no action at all


def put_on_board(doing: Doing, source: ObjectId, x: int) -> None:
    player = doing.state.players[doing.controller]
    card = doing.state.cards[source]
    if source not in player.hand:
        doing.happen(TargetInvalid(source, source), TARGETS)
        return
    cost = cost_of(doing.state, card, player.name, x)
    if not player.reserve.covers(cost):
        doing.happen(CannotPay(source, player.name, cost), MANA)
        return
    doing.happen(CardPrepared(player.name, source, LIES_AS[card.facts.type], cost, x), ACTIONS)


# What players do without a card.


def of_player(doing: Doing, deed: TradeMana | AddToEther | TakePile | DrawOne | DiscardDownTo) -> None:
    player = doing.controller
    match deed:
        case TradeMana(given=given, taken=taken):
            trade(doing, given, taken)
        case AddToEther(element=element):
            add_one(doing, element, in_recovery=True)
        case TakePile(pile=pile):
            doing.happen(PileTaken(player, pile, doing.state.available[pile]), MANA)
        case DrawOne():
            draw(doing, player)
        case DiscardDownTo(limit=limit):
            discard_one(doing, player)
            if len(doing.state.players[player].hand) > limit:
                doing.next = (doing.planned,)
        case never:
            assert_never(never)
