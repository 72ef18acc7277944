"""Components: which cards count as one, for how many each counts, and the ways to meet a card's needs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.values.statics_in_force import find_statics_in_force
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.record import record_class

COMPONENT_STATES = frozenset(fl.BoardState) - {fl.BoardState.PREPARED}
"""How a card lies that counts as a component."""


def components_of(state: GameState, player: PlayerId, aside: ObjectId | None = None) -> Sequence[Card]:
    """The cards of the player that count as components: those that lie on the board and provide one, prepared ones
    aside, and the one that is named so."""
    return [
        card
        for card in state.cards.values()
        if card.state in COMPONENT_STATES and card.facts.provides and card.controller == player and card.id != aside
    ]


def provides_component(state: GameState, card: Card, component: str) -> bool:
    """Whether the card is of that component type, by its print or by what a card of its controller says."""
    if component in card.facts.provides:
        return True
    return bool(card.facts.provides) and card.state in COMPONENT_STATES and counts_as_component(state, card, component)


def counts_as_component(state: GameState, card: Card, component: str) -> bool:
    """Whether it is among the first cards that count as components of another type."""
    for _, each in find_statics_in_force(state, card.controller, ab.CountsAs):
        if each.as_component == component and each.component in card.facts.provides:
            there = components_of(state, card.controller)
            of_type = [other for other in there if each.component in other.facts.provides]
            if card in of_type[: each.most]:
                return True
    return False


def component_weight(state: GameState, card: Card) -> int:
    """For how many components the card counts where it lies."""
    if card.state not in COMPONENT_STATES:
        return 1
    counts = 1 + counts_twice(state, card)
    for _, each in find_statics_in_force(state, card.controller, ab.CountsMore):
        counts += each.more if each.element is card.facts.element else 0
    return counts


def counts_twice(state: GameState, card: Card) -> bool:
    """Whether the card counts for two: always for a Mage Noir, else if it has not yet this turn."""
    if ab.CountsTwice not in card.facts.static_kinds:
        return False
    return state.players[card.controller].mage_noir or card.id not in state.counted_twice


def components_counted_twice(state: GameState, cards: Iterable[Card]) -> Sequence[ObjectId]:
    """Those of the cards that have now counted for two this turn."""
    if ab.CountsTwice not in state.cards_by_static:
        return ()
    return [
        card.id
        for card in cards
        if card.state in COMPONENT_STATES and counts_twice(state, card) and not state.players[card.controller].mage_noir
    ]


# What a card needs.


@record_class
class Way:
    """One way to meet the needs of a card: so many components of each type, and a card of the element `discard` from
    the hand where that is not None."""

    needs: Mapping[str, int]
    discard: Element | None = None


def ways_to_meet_needs(state: GameState, card: Card, player: PlayerId) -> Iterator[Way]:
    """Every way to meet the needs of a card, the one that asks for least first; at least one.

    What asks for a discard comes last: nobody discards who has the component."""
    if not card.facts.needs:
        yield Way({})
        return
    noir, needs = state.players[player].mage_noir, with_repeated_less(state, card, player)
    discards: list[Way] = []
    for each in card.facts.statics:
        match each:
            case ab.NeedsOneLess(only_mage_noir=only) if noir or not only:
                yield from (Way(needs_without(needs, component)) for component in needs)
            case ab.NeedsInstead(component=component, number=number, only_mage_noir=only) if noir or not only:
                discards.append(Way({component: number}))
            case ab.DiscardInstead(component=component, element=element) if component in needs:
                discards.append(Way(needs_without(needs, component), element))
            case _:
                pass
    yield Way(needs)
    yield from discards


def with_repeated_less(state: GameState, card: Card, player: PlayerId) -> Mapping[str, int]:
    """What is printed, less by what the player's cards say of components that are needed several times."""
    needs = card.facts.needs
    for _, each in find_statics_in_force(state, player, ab.RepeatedNeedsLess):
        if each.element is card.facts.element:
            needs = {component: max(number - 1, 1) for component, number in needs.items()}
    return needs


def needs_without(needs: Mapping[str, int], component: str) -> Mapping[str, int]:
    """The needs with one of the component less."""
    rest = {**needs, component: needs[component] - 1}
    return {name: number for name, number in rest.items() if number}


def missing_component(state: GameState, way: Way, there: Sequence[Card]) -> str | None:
    """The first component type of which these cards are not enough; None where they are.

    One card counts for each of its types, and for one at least."""
    for component, number in way.needs.items():
        if not are_enough_components(state, there, component, number):
            return component
    return None


def are_enough_components(state: GameState, there: Sequence[Card], component: str, number: int) -> bool:
    """Whether these cards count for so many components of a type."""
    lacking = number
    for card in there:
        if provides_component(state, card, component):
            lacking -= component_weight(state, card)
            if lacking <= 0:
                return True
    return False


def find_cards_to_discard(state: GameState, way: Way, player: PlayerId, card: ObjectId) -> Sequence[ObjectId]:
    """The cards of the hand that a way lets be discarded: not the card itself."""
    hand = [each for each in state.players[player].hand if each != card]
    return [each for each in hand if way.discard is state.cards[each].facts.element is not None]


def components_needed_twice(state: GameState, way: Way, chosen: Sequence[Card]) -> Sequence[ObjectId]:
    """The chosen cards that have to count for two, as they do once each turn, for the needs to be met."""
    if not (twice := components_counted_twice(state, chosen)):
        return ()
    once = {card.id: component_weight(state, card) - (card.id in twice) for card in chosen}
    for component, number in way.needs.items():
        if sum(once[card.id] for card in chosen if provides_component(state, card, component)) < number:
            return twice
    return ()
