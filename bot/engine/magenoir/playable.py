"""What a player may announce now: each question is answered by the reason against it, or None.

Changes nothing; `announcing.py` makes the chain of what is allowed."""

from bot.engine.magenoir.abilities import MageNoirOnly, Timing, Unique
from bot.engine.magenoir.citations import CARD, CHAINS, CLASSIC, COMPONENTS, MANA, STATUS, TURN
from bot.engine.magenoir.filters import BoardState, CardType
from bot.engine.magenoir.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.mana import one
from bot.engine.magenoir.mana_moves import tradable
from bot.engine.magenoir.matching import components_of, has
from bot.engine.magenoir.objects import Card
from bot.engine.magenoir.refusals import Refusal, RefusalKind
from bot.engine.magenoir.scenario import Add, Take, Trade
from bot.engine.magenoir.state import Phase
from bot.engine.magenoir.statics import cost_of, to_add
from bot.engine.magenoir.table import Table


def why_no_classic(table: Table, by: PlayerId, card: ObjectId | None = None, *, pending: bool) -> Refusal | None:
    """Classic actions are for the player whose turn it is, in the main phase, while no chain waits."""
    state = table.state
    if state.over:
        return Refusal(RefusalKind.GAME_OVER, TURN, by, card)
    if state.active != by:
        return Refusal(RefusalKind.NOT_YOUR_TURN, CLASSIC, by, card)
    if state.phase is not Phase.MAIN:
        return Refusal(RefusalKind.NOT_MAIN_PHASE, CLASSIC, by, card)
    if pending:
        return Refusal(RefusalKind.CHAIN_PENDING, CHAINS, by, card)
    return None


def why_not_controlled(by: PlayerId, card: Card) -> Refusal | None:
    if not card.on_board:
        return Refusal(RefusalKind.NOT_ON_BOARD, CARD, by, card.id)
    if card.controller != by:
        return Refusal(RefusalKind.NOT_YOURS, CARD, by, card.id)
    return None


def why_no_prepared_spell(table: Table, by: PlayerId, name: ObjectId) -> Refusal | None:
    """Only a spell that lies prepared under one's own control is activated or channelled."""
    card = table.state.cards[name]
    if refusal := why_not_controlled(by, card):
        return refusal
    if card.state is not BoardState.PREPARED:
        return Refusal(RefusalKind.NOT_PREPARED, CLASSIC, by, name)
    return None


def why_not_activate(table: Table, by: PlayerId, name: ObjectId, *, pending: bool) -> Refusal | None:
    """A prepared spell with its components there; the targets are looked at as they are designated."""
    if refusal := why_no_classic(table, by, name, pending=pending) or why_no_prepared_spell(table, by, name):
        return refusal
    if not table.options.same_turn_activation and name in table.state.prepared_this_turn:
        return Refusal(RefusalKind.SAME_TURN, CLASSIC, by, name)
    return why_not_allowed(table, by, name) or why_components_missing(table, by, name)


def why_not_channel(table: Table, by: PlayerId, name: ObjectId, *, pending: bool) -> Refusal | None:
    """A prepared spell that provides a component."""
    if refusal := why_no_classic(table, by, name, pending=pending) or why_no_prepared_spell(table, by, name):
        return refusal
    if not table.state.cards[name].facts.provides:
        return Refusal(RefusalKind.PROVIDES_NOTHING, COMPONENTS, by, name)
    return None


def why_not_prepare(table: Table, by: PlayerId, name: ObjectId, *, pending: bool) -> Refusal | None:
    """A card of the hand that its player can pay, with the components that it needs."""
    if refusal := why_no_classic(table, by, name, pending=pending):
        return refusal
    state, card = table.state, table.state.cards[name]
    if name not in state.players[by].hand:
        return Refusal(RefusalKind.NOT_IN_HAND, CLASSIC, by, name)
    cost = cost_of(state, card, by)
    if not state.players[by].reserve.covers(cost):
        return Refusal(RefusalKind.CANNOT_PAY, MANA, by, name, mana=cost)
    spell = card.facts.type is CardType.SPELL
    needed = None if spell and not table.options.components_to_prepare else why_components_missing(table, by, name)
    return needed or why_not_allowed(table, by, name) or why_not_unique(table, by, card)


def why_not_allowed(table: Table, by: PlayerId, name: ObjectId) -> Refusal | None:
    """Some cards are for Mages Noirs alone."""
    if has(table.state.cards[name], MageNoirOnly) and not table.state.players[by].mage_noir:
        return Refusal(RefusalKind.MAGE_NOIR_ONLY, STATUS, by, name)
    return None


def why_not_unique(table: Table, by: PlayerId, card: Card) -> Refusal | None:
    """One copy of a unique card under a player's control."""
    others = [each for each in table.state.board() if each.controller == by and each.id != card.id]
    if has(card, Unique) and any(each.facts.name == card.facts.name for each in others):
        return Refusal(RefusalKind.UNIQUE, CARD, by, card.id)
    return None


def why_components_missing(table: Table, by: PlayerId, name: ObjectId) -> Refusal | None:
    """For each component type so many cards of the player have to lie there; one card counts for each of its types."""
    needs = table.state.cards[name].facts.needs
    there = [card for card in components_of(table.state, by) if card.id != name] if needs else []
    for component, number in needs.items():
        if sum(component in card.facts.provides for card in there) < number:
            return Refusal(RefusalKind.COMPONENT_MISSING, COMPONENTS, by, name, component=component)
    return None


def components_for(
    table: Table, by: PlayerId, name: ObjectId, wanted: tuple[ObjectId, ...] | None
) -> tuple[ObjectId, ...] | Refusal:
    """The cards that serve as components: those that were named, then the first that fit what is still needed."""
    needs = table.state.cards[name].facts.needs
    if not needs and not wanted:
        return ()
    there = {card.id: card for card in components_of(table.state, by) if card.id != name}
    for each in wanted or ():
        if each not in there or not set(there[each].facts.provides) & set(needs):
            return Refusal(RefusalKind.NOT_A_COMPONENT, COMPONENTS, by, name, each)
    chosen = list(wanted or ())
    for component, number in needs.items():
        while sum(component in there[each].facts.provides for each in chosen) < number:
            fitting = [each for each in there if each not in chosen and component in there[each].facts.provides]
            if not fitting:
                return Refusal(RefusalKind.COMPONENT_MISSING, COMPONENTS, by, name, component=component)
            chosen.append(table.choosing.decide("component", by, fitting, COMPONENTS))
    return tuple(chosen)


def why_not_use(table: Table, by: PlayerId, name: ObjectId, timing: Timing, *, pending: bool) -> Refusal | None:
    """Any-time abilities are used before or after any chain, in both players' turns; others are classic actions."""
    if table.state.over:
        return Refusal(RefusalKind.GAME_OVER, TURN, by, name)
    if refusal := why_not_controlled(by, table.state.cards[name]):
        return refusal
    if table.state.cards[name].state is BoardState.PREPARED:
        return Refusal(RefusalKind.NO_SUCH_ABILITY, CARD, by, name)
    return None if timing is Timing.ANY_TIME else why_no_classic(table, by, name, pending=pending)


def why_not_trade(table: Table, trade: Trade, *, pending: bool) -> Refusal | None:
    """Two from the reserve for one that lies in the Available Ether."""
    if refusal := why_no_classic(table, trade.by, pending=pending):
        return refusal
    cost = one(trade.given[0]).plus(one(trade.given[1]))
    if not table.state.players[trade.by].reserve.covers(cost):
        return Refusal(RefusalKind.CANNOT_PAY, MANA, trade.by, mana=cost)
    if table.options.trade_two_alike and trade.given[0] is not trade.given[1]:
        return Refusal(RefusalKind.NOT_TWO_ALIKE, MANA, trade.by)
    if not tradable(table, trade.taken):
        return Refusal(RefusalKind.NOT_IN_ETHER, MANA, trade.by, mana=one(trade.taken))
    return None


def why_no_recovery(table: Table, by: PlayerId, *, pending: bool) -> Refusal | None:
    """Mana is added and taken in one's own recovery phase, one act after the other."""
    if table.state.over:
        return Refusal(RefusalKind.GAME_OVER, TURN, by)
    if table.state.active != by or table.state.phase is not Phase.MANA_RECOVERY:
        return Refusal(RefusalKind.NOT_RECOVERY, TURN, by)
    return Refusal(RefusalKind.CHAIN_PENDING, CHAINS, by) if pending else None


def why_not_add(table: Table, add: Add, *, pending: bool) -> Refusal | None:
    """So many Mana as the rules and the player's cards say; the last ones of the elements that the cards name."""
    if refusal := why_no_recovery(table, add.by, pending=pending):
        return refusal
    number, bound = to_add(table.state, add.by, table.options)
    if table.state.added >= number:
        return Refusal(RefusalKind.ALL_ADDED, TURN, add.by)
    place = table.state.added - (number - len(bound))
    if place >= 0 and bound[place] is not add.element:
        return Refusal(RefusalKind.WRONG_ELEMENT, CARD, add.by, mana=one(bound[place]))
    return None


def why_not_take(table: Table, take: Take, *, pending: bool) -> Refusal | None:
    """One pile, once all Mana has been added."""
    if refusal := why_no_recovery(table, take.by, pending=pending):
        return refusal
    if table.state.taken:
        return Refusal(RefusalKind.ALREADY_TAKEN, TURN, take.by)
    if table.state.added < to_add(table.state, take.by, table.options)[0]:
        return Refusal(RefusalKind.NOT_ALL_ADDED, TURN, take.by)
    return None
