"""Values that static paragraphs modify: costs, the limit on hands, damage, the Mana added in recovery."""

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Element, Mana, mana_of_amounts
from bot.engine.magenoir.ground.options import Options
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.values.components import components_of, provides_component
from bot.engine.magenoir.values.filter_matching import fits_description
from bot.engine.magenoir.values.statics_in_force import find_statics_in_force
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import Speaker


def cost_of(state: GameState, card: Card, player: PlayerId, x: int = 0) -> Mana:
    """Return what the player pays for the card where X is `x`."""
    cost, is_noir = card.facts.cost, state.players[player].mage_noir
    if card.facts.x is not None:
        cost = cost.plus(mana_of_amounts({card.facts.x: x}))
    for own in card.facts.statics:
        if isinstance(own, ab.OwnCost) and (is_noir or not own.only_mage_noir):
            there = own.component is None or any(
                provides_component(state, each, own.component) for each in components_of(state, player)
            )
            cost = cost.less(own.less) if there else cost
    for source, each in find_statics_in_force(state, player, ab.CostChange):
        if is_noir or not each.only_mage_noir:
            as_if_there = fits_description(state, card, each.of, Speaker(source.id, player))
            cost = cost.less(cost if each.less is None else each.less) if as_if_there else cost
    return cost


def trades_even(state: GameState, player: PlayerId, given: Element, taken: Element) -> bool:
    """Whether the player may trade one Mana for one of these elements now."""
    return any(each.element in {given, taken} for _, each in find_statics_in_force(state, player, ab.TradesEven))


def most_x(state: GameState, card: Card, player: PlayerId) -> int:
    """The most that the player's reserve pays for the X of a card's cost."""
    if card.facts.x is None:
        return 0
    cost, reserve = cost_of(state, card, player), state.players[player].reserve
    return max(reserve.of(card.facts.x) - cost.of(card.facts.x), 0)


def hand_limit(state: GameState, player: PlayerId, options: Options) -> int:
    """How many cards the player may hold at the end of the turn: the least that is said."""
    return min([options.hand_limit, *(each.cards for _, each in find_statics_in_force(state, player, ab.HandLimit))])


def mana_to_add(state: GameState, player: PlayerId, options: Options) -> tuple[int, tuple[Element, ...]]:
    """How many Mana the player adds in recovery, and of which elements the last of them have to be."""
    number, bound, is_noir = options.added_in_recovery, [], state.players[player].mage_noir
    for _, each in find_statics_in_force(state, player, ab.AddedInRecovery):
        if is_noir or not each.only_mage_noir:
            number += each.more
            bound += [each.element] * each.more if each.element is not None else []
    return max(number, 0), tuple(bound)


def damage_dealt(state: GameState, source: ObjectId, controller: PlayerId, amount: int, *, opposing: bool) -> int:
    """The damage after what makes it more."""
    said = find_statics_in_force(state, controller, ab.DamageChange) if opposing else ()
    if not said:
        return amount
    facts, is_noir = state.cards[source].facts, state.players[controller].mage_noir
    permanent = facts.type is fl.CardType.PERMANENT
    for _, each in said:
        if (permanent or not each.of_permanents) and each.element in {None, facts.element}:
            amount += each.mage_noir if is_noir and each.mage_noir is not None else each.more
    return amount


def damage_ignored(state: GameState, player: PlayerId, amount: int) -> dict[ObjectId, int]:
    """How much of opposing damage each of the player's cards ignores."""
    ignored: dict[ObjectId, int] = {}
    for card, each in find_statics_in_force(state, player, ab.DamageIgnored):
        left = each.amount - (0 if each.each_time else state.ignored_this_turn.get(card.id, 0))
        share = max(min(left, amount - sum(ignored.values())), 0)
        ignored |= {card.id: share} if share else {}
    return ignored


def protectors_of(state: GameState, player: PlayerId) -> tuple[ObjectId, ...]:
    """The player's permanents to which opposing damage may be redirected."""
    said = find_statics_in_force(state, player, ab.Protector)
    if not said:
        return ()
    is_noir = state.players[player].mage_noir
    return tuple([card.id for card, each in said if is_noir or not each.only_mage_noir])
