"""Carries out one indivisible action: nothing comes between its parts, and what it triggers waits for all of them.

An action of which a target is not valid any more does nothing at all."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from bot.engine.magenoir.citations import ACTIONS, CARD, CHAINS, DEFEAT, MANA, STATUS, TARGETS, TRIGGERED, TURN
from bot.engine.magenoir.deeds import (
    NOBODYS,
    AddToEther,
    ChannelIt,
    DiscardDownTo,
    DrawOne,
    FinishSpell,
    Perish,
    Planned,
    PutOnBoard,
    Release,
    TakePile,
    TradeMana,
)
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
    Effect,
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
    CardDrawn,
    CardPrepared,
    CardReturned,
    DamageDealt,
    EffectsApplied,
    Healed,
    HitPointsLost,
    ManaAdded,
    ManaLocked,
    ManaPaid,
    ManaReleased,
    ManaTaken,
    ManaTraded,
    NothingToDraw,
    PaymentDeclined,
    Performed,
    PileTaken,
    TargetInvalid,
)
from bot.engine.magenoir.filters import BoardState, CardType
from bot.engine.magenoir.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.mana import Element, Mana, mana, one
from bot.engine.magenoir.matching import Aim, Speaker, amount_of, is_indestructible, meant, players_of
from bot.engine.magenoir.piles import places_for
from bot.engine.magenoir.planning import reference_of
from bot.engine.magenoir.statics import cost_of, damage_dealt, damage_ignored
from bot.engine.magenoir.table import Table
from bot.engine.trace import Rules

LIES_AS: dict[CardType, BoardState] = {
    CardType.SPELL: BoardState.PREPARED,
    CardType.PERMANENT: BoardState.PERMANENT,
    CardType.EQUIPMENT: BoardState.EQUIPPED,
    CardType.RITUAL: BoardState.RITUAL,
}
"""How a card lies on the board once it was put there."""


class Performing:
    """One action as it is carried out: `events` is what its parts did, `next` which actions come next because of it."""

    def __init__(self, table: Table, planned: Planned) -> None:
        self.table = table
        self.planned = planned
        self.speaker = Speaker(planned.source, planned.controller)
        self.events: list[Performed] = []
        self.entries: list[int] = []
        self.next: tuple[Planned, ...] = ()

    def perform(self) -> None:
        """Carry the action out, whatever it is."""
        match self.planned.deed:
            case Action(parts=(PayFor() | PayOr() | May() | ChooseOne() | IfMageNoir() as part,)):
                self.branch(part)
            case Action(parts=parts):
                self.act(parts)
            case FinishSpell() | Perish() | Release() | PutOnBoard() | ChannelIt() as deed:
                self.of_card(deed)
            case TradeMana() | AddToEther() | TakePile() | DrawOne() | DiscardDownTo() as deed:
                self.of_player(deed)
            case never:
                assert_never(never)

    def happen(self, event: Performed, rules: Rules) -> None:
        self.entries.append(self.table.happen(event, rules, self.planned.cause))
        self.events.append(event)

    # --- Paragraphs of cards.

    def act(self, parts: Sequence[Effect]) -> None:
        """All parts, or nothing where one of them is aimed at what is not valid any more."""
        pairs = [(part, aim) for part, aim in zip(parts, self.planned.aims, strict=True) if isinstance(part, Simple)]
        for part, aim in pairs:
            if not self.can_happen(part, aim):
                self.happen(TargetInvalid(self.planned.source, aim.what), TARGETS)
                return
        for part, aim in pairs:
            self.simple(part, aim)

    def can_happen(self, part: Simple, aim: Aim) -> bool:
        """Whether what the part concerns is there, and can be treated so."""
        if isinstance(part, DiscardFromHand):
            return self.can_discard(part)
        reference = reference_of(part)
        if reference is None:
            return True
        found = self.meant(part, aim)
        if isinstance(part, Destroy):
            found = [each for each in found if not is_indestructible(self.table.state.cards[ObjectId(each)])]
        return bool(found)

    def can_discard(self, part: DiscardFromHand) -> bool:
        """Whoever has no card cannot; a card that was designated has to be there still."""
        state = self.table.state
        hands = [state.players[player].hand for player in players_of(state, part.whose, self.planned.controller)]
        own = state.players[self.planned.controller].hand
        return any(hands) and all(card in own for card in self.planned.discards)

    def meant(self, part: Simple, aim: Aim) -> Sequence[Recipient]:
        reference = reference_of(part)
        return [] if reference is None else meant(self.table.state, reference, aim, self.speaker)

    def simple(self, part: Simple, aim: Aim) -> None:
        """Carry out one part that is possible."""
        controller = self.planned.controller
        match part:
            case Damage():
                self.deal(part, aim)
            case Heal() | LoseHitPoints():
                self.change_hit_points(part, aim)
            case Draw():
                for player in players_of(self.table.state, part.whose, controller):
                    for _ in range(amount_of(self.table.state, part.amount, aim, self.speaker)):
                        self.draw(player)
            case DiscardFromHand():
                self.discard_from_hand(part, aim)
            case BecomeMageNoir():
                self.happen(BecameMageNoir(controller), STATUS)
            case TakeMana(amount=amount, element=element):
                self.take_from_ether(amount, element)
            case AddMana(amount=amount, element=element):
                for _ in range(amount):
                    (pile,) = places_for(self.table, [element], controller)
                    self.happen(ManaAdded(controller, element, pile, in_recovery=False), MANA)
            case _:
                for what in self.meant(part, aim):
                    self.to_card(part, ObjectId(what))

    def to_card(self, part: Simple, what: ObjectId) -> None:
        """Carry out a part that concerns a card."""
        match part:
            case Destroy():
                if not is_indestructible(self.table.state.cards[what]):
                    self.happen(CardDestroyed(what), ACTIONS)
            case DiscardCard():
                self.happen(CardDiscarded(what, self.table.state.cards[what].owner, from_hand=False), ACTIONS)
            case Apply():
                self.happen(EffectsApplied(what), CARD)
                self.next = self.planned.branches[0]
            case ReturnToDeck(position=position):
                self.return_to_deck(what, position)
            case ReturnToHand():
                self.happen(CardReturned(what, self.table.state.cards[what].owner, None), CARD)
            case MakeIndestructible():
                self.happen(BecameIndestructible(what), CARD)
            case LockMana(amount=amount, element=element):
                self.happen(ManaLocked(what, mana({element: amount})), MANA)
            case ReleaseMana(amount=amount, element=element):
                self.release(what, amount, element)
            case _:
                raise AssertionError(part)

    # --- Hit points.

    def deal(self, part: Damage, aim: Aim) -> None:
        """To all recipients at once; those to whom it is more or less by some card are told apart."""
        state, source, controller = self.table.state, self.planned.source, self.planned.controller
        amount = amount_of(state, part.amount, aim, self.speaker)

        def dealt(who: Recipient) -> tuple[int, tuple[tuple[ObjectId, int], ...]]:
            side = who if isinstance(who, PlayerId) else state.cards[who].controller
            points = damage_dealt(state, source, controller, amount, opposing=side != controller)
            if part.unavoidable or not isinstance(who, PlayerId) or side == controller:
                return points, ()
            ignored = damage_ignored(state, who, points)
            return points - sum(ignored.values()), tuple(ignored.items())

        for (points, ignored), group in groupby(self.meant(part, aim), dealt):
            self.happen(DamageDealt(source, points, tuple(group), ignored), ACTIONS)

    def change_hit_points(self, part: Heal | LoseHitPoints, aim: Aim) -> None:
        amount = amount_of(self.table.state, part.amount, aim, self.speaker)
        to = tuple(self.meant(part, aim))
        if isinstance(part, Heal):
            self.happen(Healed(self.planned.source, amount, to), ACTIONS)
        else:
            self.happen(HitPointsLost(self.planned.source, amount, to), ACTIONS)

    # --- Cards.

    def draw(self, player: PlayerId) -> None:
        """The top card; whoever must draw from an empty deck is defeated."""
        of = self.table.state.players[player]
        if of.deck:
            self.happen(CardDrawn(player, of.deck[0]), ACTIONS)
        elif of.deck_goes_on:
            self.happen(CardDrawn(player, self.table.new_name("card")), ACTIONS)
        else:
            self.happen(NothingToDraw(player), DEFEAT)

    def discard_from_hand(self, part: DiscardFromHand, aim: Aim) -> None:
        """The cards that were designated, else those that whoever discards chooses."""
        amount = amount_of(self.table.state, part.amount, aim, self.speaker)
        for player in players_of(self.table.state, part.whose, self.planned.controller):
            designated = list(self.planned.discards) if player == self.planned.controller else []
            for _ in range(min(amount, len(self.table.state.players[player].hand))):
                self.discard_one(player, designated.pop(0) if designated else None)

    def discard_one(self, player: PlayerId, card: ObjectId | None = None) -> None:
        hand = self.table.state.players[player].hand
        chosen = card or self.table.choosing.decide("discard", player, hand, ACTIONS)
        self.happen(CardDiscarded(chosen, player, from_hand=True), ACTIONS)

    def return_to_deck(self, what: ObjectId, position: int) -> None:
        """A deck that nobody listed has unknown cards above that place."""
        owner = self.table.state.players[self.table.state.cards[what].owner]
        place = position if owner.deck_goes_on else min(position, len(owner.deck) + 1)
        self.happen(CardReturned(what, owner.name, place), CARD)

    # --- Mana.

    def take_from_ether(self, amount: int, element: Element) -> None:
        """As many as there are, from the larger pile of that element first."""
        first, second = (pile.of(element) for pile in self.table.state.available)
        wanted = min(amount, first + second)
        from_first = min(wanted, first) if first >= second else wanted - min(wanted, second)
        self.happen(ManaTaken(self.planned.controller, element, wanted, from_first), MANA)

    def release(self, what: ObjectId, amount: int | None, element: Element | None) -> None:
        under = self.table.state.cards[what].mana
        choice = [each for each in under.cards() if element in {None, each}][:amount]
        released = Mana(*map(sum, zip(Mana(), *map(one, choice), strict=True)))
        places = places_for(self.table, released.cards(), self.planned.controller)
        self.happen(ManaReleased(what, released, places, left=False), MANA)

    def pay(self, cost: Mana) -> None:
        """Paying is itself adding Mana to the Available Ether."""
        payer = self.planned.controller
        self.happen(ManaPaid(payer, cost, places_for(self.table, cost.cards(), payer)), MANA)

    # --- What decides about the next actions.

    def branch(self, part: Branching) -> None:
        controller, branches = self.planned.controller, self.planned.branches
        match part:
            case PayFor(cost=cost):
                self.next = branches[0] if self.paid(cost) else ()
            case PayOr(cost=cost):
                self.next = () if self.paid(cost) else branches[0]
            case May():
                wanted = self.table.choosing.decide("option", controller, (True, False), CARD)
                self.next = branches[0] if wanted else ()
                if not wanted:
                    self.happen(PaymentDeclined(self.planned.source, controller), TRIGGERED)
            case ChooseOne():
                picked = self.table.choosing.decide("option", controller, range(1, len(branches) + 1), CARD)
                self.next = branches[picked - 1]
            case IfMageNoir():
                self.next = branches[0 if self.table.state.players[controller].mage_noir else 1]
            case never:
                assert_never(never)

    def paid(self, cost: Mana) -> bool:
        """Whether the controller can pay, wants to, and so has paid."""
        controller = self.planned.controller
        if not self.table.state.players[controller].reserve.covers(cost):
            self.happen(CannotPay(self.planned.source, controller, cost), MANA)
            return False
        if not self.table.choosing.decide("pay", controller, (False, True), TRIGGERED):
            self.happen(PaymentDeclined(self.planned.source, controller), TRIGGERED)
            return False
        self.pay(cost)
        return True

    # --- What happens to the card of the chain itself.

    def of_card(self, deed: FinishSpell | Perish | Release | PutOnBoard | ChannelIt) -> None:
        source, state = self.planned.source, self.table.state
        card = state.cards[source]
        match deed:
            case FinishSpell() if card.on_board:
                self.happen(CardDiscarded(source, card.owner, from_hand=False), CHAINS)
            case Perish() if card.on_board and not is_indestructible(card):
                self.happen(CardDestroyed(source), ACTIONS)
            case Release() if card.mana.total:
                places = places_for(self.table, card.mana.cards(), self.planned.controller)
                self.happen(ManaReleased(source, card.mana, places), MANA)
            case PutOnBoard():
                self.put_on_board(card.id)
            case ChannelIt():
                still = card.on_board and card.state is BoardState.PREPARED
                invalid = TargetInvalid(source, source)
                self.happen(CardChannelled(self.planned.controller, source) if still else invalid, ACTIONS)
            case _:
                pass  # the card is where it was to go already, or has no Mana: no action at all

    def put_on_board(self, source: ObjectId) -> None:
        player = self.table.state.players[self.planned.controller]
        card = self.table.state.cards[source]
        if source not in player.hand:
            self.happen(TargetInvalid(source, source), TARGETS)
            return
        cost = cost_of(self.table.state, card, player.name)
        if not player.reserve.covers(cost):
            self.happen(CannotPay(source, player.name, cost), MANA)
            return
        self.happen(CardPrepared(player.name, source, LIES_AS[card.facts.type], cost), ACTIONS)

    # --- What players do without a card.

    def of_player(self, deed: TradeMana | AddToEther | TakePile | DrawOne | DiscardDownTo) -> None:
        player = self.planned.controller
        match deed:
            case TradeMana(given=given, taken=taken):
                self.trade(given, taken)
            case AddToEther(element=element):
                (pile,) = places_for(self.table, [element], player)
                self.happen(ManaAdded(player, element, pile), MANA)
            case TakePile(pile=pile):
                self.happen(PileTaken(player, pile, self.table.state.available[pile]), MANA)
            case DrawOne():
                self.draw(player)
            case DiscardDownTo(limit=limit):
                self.discard_one(player)
                if len(self.table.state.players[player].hand) > limit:
                    self.next = (self.planned,)
            case never:
                assert_never(never)

    def trade(self, given: tuple[Element, Element], taken: Element) -> None:
        """One is taken from a pile that has it, the larger one where both have; then two are added."""
        player, state = self.planned.controller, self.table.state
        cost = one(given[0]).plus(one(given[1]))
        piles = tradable(self.table, taken)
        if not state.players[player].reserve.covers(cost) or not piles:
            self.happen(CannotPay(NOBODYS, player, cost), MANA)
            return
        both = list(state.available)
        both[piles[0]] = both[piles[0]].minus(one(taken))
        places = places_for(self.table, given, player, (both[0], both[1]))
        self.happen(ManaTraded(player, given, taken, piles[0], places), TURN)


def tradable(table: Table, element: Element) -> tuple[int, ...]:
    """The piles from which that Mana may be taken in a trade, the larger first."""
    first, second = table.state.available
    order = (0, 1) if first.total >= second.total else (1, 0)
    if table.options.trade_from_larger and first.total != second.total:
        return tuple(pile for pile in order[:1] if table.state.available[pile].of(element))
    return tuple(pile for pile in order if table.state.available[pile].of(element))
