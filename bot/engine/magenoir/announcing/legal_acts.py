"""What a player may announce now: each function returns the refusal, or None where the act is allowed.

Changes nothing; `announce_act.py` makes the chain of what is allowed."""

from collections.abc import Sequence

from bot.engine.magenoir.asking.scenario import Add, Take, Trade
from bot.engine.magenoir.game.ether_piles import piles_to_trade_from
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import CARD, CHAINS, CLASSIC, COMPONENTS, MANA, STATUS, TURN
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import mana_of_elements, one_mana
from bot.engine.magenoir.ground.refusals import Refusal, RefusalKind
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.values.components import (
    Way,
    are_enough_components,
    components_needed_twice,
    components_of,
    find_cards_to_discard,
    missing_component,
    provides_component,
    ways_to_meet_needs,
)
from bot.engine.magenoir.values.modified_values import cost_of, mana_to_add, trades_even
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.record import record_class


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
    if card.state is not fl.BoardState.PREPARED:
        return Refusal(RefusalKind.NOT_PREPARED, CLASSIC, by, name)
    return None


def why_not_activate(table: Table, by: PlayerId, name: ObjectId, *, pending: bool) -> Refusal | None:
    """A prepared spell; its components are looked at by themselves, the targets as they are designated."""
    if refusal := why_no_classic(table, by, name, pending=pending) or why_no_prepared_spell(table, by, name):
        return refusal
    if not table.options.same_turn_activation and name in table.state.prepared_this_turn:
        return Refusal(RefusalKind.SAME_TURN, CLASSIC, by, name)
    return why_not_allowed(table, by, name)


def why_not_channel(table: Table, by: PlayerId, name: ObjectId, *, pending: bool) -> Refusal | None:
    """A prepared spell that provides a component."""
    if refusal := why_no_classic(table, by, name, pending=pending) or why_no_prepared_spell(table, by, name):
        return refusal
    if not table.state.cards[name].facts.provides:
        return Refusal(RefusalKind.PROVIDES_NOTHING, COMPONENTS, by, name)
    return None


def why_not_prepare(table: Table, by: PlayerId, name: ObjectId, x: int, *, pending: bool) -> Refusal | None:
    """A card of the hand that its player can pay, with the components that it needs."""
    if refusal := why_no_classic(table, by, name, pending=pending):
        return refusal
    state, card = table.state, table.state.cards[name]
    if name not in state.players[by].hand:
        return Refusal(RefusalKind.NOT_IN_HAND, CLASSIC, by, name)
    if x and card.facts.x is None:
        return Refusal(RefusalKind.NO_X, CARD, by, name)
    cost = cost_of(state, card, by, x)
    if not state.players[by].reserve.covers(cost):
        return Refusal(RefusalKind.CANNOT_PAY, MANA, by, name, mana=cost)
    spell = card.facts.type is fl.CardType.SPELL
    needed = None if spell and not table.options.components_to_prepare else why_components_missing(table, by, name)
    return needed or why_not_allowed(table, by, name) or why_not_unique(table, by, card)


def why_not_allowed(table: Table, by: PlayerId, name: ObjectId) -> Refusal | None:
    """Some cards are for Mages Noirs alone."""
    if ab.MageNoirOnly in table.state.cards[name].facts.static_kinds and not table.state.players[by].mage_noir:
        return Refusal(RefusalKind.MAGE_NOIR_ONLY, STATUS, by, name)
    return None


def why_not_unique(table: Table, by: PlayerId, card: Card) -> Refusal | None:
    """One copy of a unique card under a player's control."""
    if ab.Unique not in card.facts.static_kinds:
        return None
    others = [each for each in table.state.board() if each.controller == by and each.id != card.id]
    if any(each.facts.name == card.facts.name for each in others):
        return Refusal(RefusalKind.UNIQUE, CARD, by, card.id)
    return None


def why_components_missing(table: Table, by: PlayerId, name: ObjectId) -> Refusal | None:
    """The components of one of the ways to meet the card's needs have to lie there."""
    found = supply_for(table.state, by, name)
    return found if isinstance(found, Refusal) else None


@record_class
class Supply:
    """What lies there to serve a card of a player, and the ways to meet its needs that are possible with it."""

    by: PlayerId
    card: Card
    there: Sequence[Card]
    ways: Sequence[Way]


def supply_for(state: GameState, by: PlayerId, name: ObjectId) -> Supply | Refusal:
    """Look once for what the card needs; refused where no way is possible."""
    card = state.cards[name]
    if not card.facts.needs:
        return Supply(by, card, (), ())
    there, every = components_of(state, by, aside=name), list(ways_to_meet_needs(state, card, by))
    if possible := [way for way in every if is_way_possible(state, by, name, way, there)]:
        return Supply(by, card, there, possible)
    lacking = missing_component(state, Way(card.facts.needs), there) or missing_component(state, every[0], there)
    return Refusal(RefusalKind.COMPONENT_MISSING, COMPONENTS, by, name, component=lacking)


def is_way_possible(state: GameState, by: PlayerId, name: ObjectId, way: Way, there: Sequence[Card]) -> bool:
    """Whether the components lie there, and the card to discard is in the hand where the way asks for one."""
    if missing_component(state, way, there) is not None:
        return False
    return way.discard is None or bool(find_cards_to_discard(state, way, by, name))


@record_class
class ServingCards:
    """What serves a card: components on the board, the card of the hand that is discarded in the place of one, and
    those of the components that had to count for two."""

    components: tuple[ObjectId, ...] = ()
    discarded: ObjectId | None = None
    twice: tuple[ObjectId, ...] = ()


def components_for(table: Table, supply: Supply, named: Sequence[ObjectId]) -> ServingCards | Refusal:
    """What was named, then the first cards that fit what is still needed, in the first way that is possible."""
    if not supply.ways and not named:
        return ServingCards()
    for way in supply.ways:
        if not named or all_cards_serve_way(table.state, supply, way, named):
            return choose_components(table, supply, way, named)
    return why_no_component(table.state, supply, named)


def all_cards_serve_way(state: GameState, supply: Supply, way: Way, named: Sequence[ObjectId]) -> bool:
    """Whether each of the named cards serves in that way, one of the hand at most among them."""
    serving = {
        each.id for each in supply.there if any(provides_component(state, each, component) for component in way.needs)
    }
    serving.update(find_cards_to_discard(state, way, supply.by, supply.card.id))
    hand = state.players[supply.by].hand
    return serving.issuperset(named) and sum(each in hand for each in named) <= 1


def why_no_component(state: GameState, supply: Supply, named: Sequence[ObjectId]) -> Refusal:
    """The first card of those that were named that does not serve; of those that do not serve together, the first."""
    types = {component for way in ways_to_meet_needs(state, supply.card, supply.by) for component in way.needs}
    serving = {
        each.id for each in supply.there if any(provides_component(state, each, component) for component in types)
    }
    wrong = next((each for each in named if each not in serving), named[0])
    return Refusal(RefusalKind.NOT_A_COMPONENT, COMPONENTS, supply.by, supply.card.id, wrong)


def choose_components(table: Table, supply: Supply, way: Way, named: Sequence[ObjectId]) -> ServingCards:
    """The cards of one way: those that were named, and as many more as are needed."""
    state, by = table.state, supply.by
    hand = state.players[by].hand
    chosen = [state.cards[each] for each in named if each not in hand]
    for component, number in way.needs.items():
        while not are_enough_components(state, chosen, component, number):
            fitting = [
                each.id for each in supply.there if each not in chosen and provides_component(state, each, component)
            ]
            chosen.append(state.cards[table.choosing.decide("component", by, fitting, COMPONENTS)])
    discarded = None if way.discard is None else next((each for each in named if each in hand), None)
    if way.discard is not None and discarded is None:
        discarded = table.choosing.decide(
            "discard", by, find_cards_to_discard(state, way, by, supply.card.id), COMPONENTS
        )
    return ServingCards(
        tuple([each.id for each in chosen]), discarded, tuple(components_needed_twice(state, way, chosen))
    )


def why_not_use(table: Table, by: PlayerId, name: ObjectId, timing: ab.Timing, *, pending: bool) -> Refusal | None:
    """Any-time abilities are used before or after any chain, in both players' turns; others are classic actions."""
    if table.state.over:
        return Refusal(RefusalKind.GAME_OVER, TURN, by, name)
    if refusal := why_not_controlled(by, table.state.cards[name]):
        return refusal
    if table.state.cards[name].state is fl.BoardState.PREPARED:
        return Refusal(RefusalKind.NO_SUCH_ABILITY, CARD, by, name)
    return None if timing is ab.Timing.ANY_TIME else why_no_classic(table, by, name, pending=pending)


def why_not_trade(table: Table, trade: Trade, *, pending: bool) -> Refusal | None:
    """Two from the reserve for one that lies in the Available Ether, or one where a card lets that be."""
    if refusal := why_no_classic(table, trade.by, pending=pending):
        return refusal
    cost = mana_of_elements(trade.given)
    if len(trade.given) < 2 and not trades_even(table.state, trade.by, trade.given[0], trade.taken):
        return Refusal(RefusalKind.NOT_EVEN, MANA, trade.by)
    if not table.state.players[trade.by].reserve.covers(cost):
        return Refusal(RefusalKind.CANNOT_PAY, MANA, trade.by, mana=cost)
    if table.options.trade_two_alike and len(set(trade.given)) > 1:
        return Refusal(RefusalKind.NOT_TWO_ALIKE, MANA, trade.by)
    if not piles_to_trade_from(table, trade.taken):
        return Refusal(RefusalKind.NOT_IN_ETHER, MANA, trade.by, mana=one_mana(trade.taken))
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
    number, bound = mana_to_add(table.state, add.by, table.options)
    if table.state.added >= number:
        return Refusal(RefusalKind.ALL_ADDED, TURN, add.by)
    place = table.state.added - (number - len(bound))
    if place >= 0 and bound[place] is not add.element:
        return Refusal(RefusalKind.WRONG_ELEMENT, CARD, add.by, mana=one_mana(bound[place]))
    return None


def why_not_take(table: Table, take: Take, *, pending: bool) -> Refusal | None:
    """One pile, once all Mana has been added."""
    if refusal := why_no_recovery(table, take.by, pending=pending):
        return refusal
    if table.state.taken:
        return Refusal(RefusalKind.ALREADY_TAKEN, TURN, take.by)
    if table.state.added < mana_to_add(table.state, take.by, table.options)[0]:
        return Refusal(RefusalKind.NOT_ALL_ADDED, TURN, take.by)
    return None
