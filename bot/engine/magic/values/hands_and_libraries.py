"""Hands and libraries (CR 401, 402): what is known of them, and the events of drawing, discarding and milling.

A scenario need not list these cards; an unlisted one is None, a card that nobody can name."""

from collections.abc import Iterable
from functools import partial

from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind, Decide
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Exiling, Zone
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import filters as fl


def draw_event(state: GameState, player: PlayerId) -> ev.CardDrawn | ev.DrewFromEmptyLibrary:
    """CR 121.1, 121.4: the event of drawing one card; its card is None if the top card is unknown."""
    if state.library_size(player) == 0:
        return ev.DrewFromEmptyLibrary(player)
    return ev.CardDrawn(player, next(iter(state.top_cards(player, 1)), None))


def mill_events(state: GameState, player: PlayerId, number: int) -> list[ev.Event]:
    """CR 701.17a-b: the top cards, as many as there are, and where those that can be named go."""
    found: list[ev.Event] = []
    for card in top_cards(state, player, number):
        found.append(ev.CardMilled(player, card))
        found += [] if card is None else [ev.ZoneChanged(card, Zone.LIBRARY, Zone.GRAVEYARD)]
    return found


def top_cards(state: GameState, player: PlayerId, number: int) -> tuple[ObjectId | None, ...]:
    """CR 401: so many top cards of the library; an unknown one has as many as the engine can count."""
    return state.top_cards(player, fuelled_number(number) if state.library_size(player) is None else number)


def exile_top_events(state: GameState, player: PlayerId, number: int, by: Exiling) -> list[ev.Event]:
    """CR 406.1: the top cards, as many as there are, are exiled with the source `by`, as it was then (607.2a)."""
    return [
        ev.CardExiled(player, Zone.LIBRARY)
        if card is None
        else ev.ZoneChanged(card, Zone.LIBRARY, Zone.EXILE, exiled_by=by)
        for card in top_cards(state, player, number)
    ]


def discard_events(player: PlayerId, cards: Iterable[ObjectId | None]) -> list[ev.Event]:
    """CR 701.9a: the cards are discarded; those that can be named move, which other effects may replace."""
    found: list[ev.Event] = []
    for card in cards:
        found.append(ev.CardDiscarded(player, card))
        found += [] if card is None else [ev.ZoneChanged(card, Zone.HAND, Zone.GRAVEYARD)]
    return found


def known_hand(state: GameState, player: PlayerId) -> tuple[ObjectId, ...]:
    """The cards of the hand that can be named, those that came last first."""
    hand = [thing.id for thing in state.objects.values() if thing.zone is Zone.HAND and thing.owner == player]
    return tuple(reversed(hand))


def choose_cards(  # noqa: PLR0913 - the whole question
    state: GameState,
    decide: Decide,
    player: PlayerId,
    number: int | None,
    *,
    kind: ChoiceKind = ChoiceKind.DISCARD,
    source: ObjectId | None = None,
    wanted: fl.Filter | None = None,
) -> list[ObjectId | None]:
    """CR 701.9b: the cards of the hand that the player chooses, `number` of them, None for all. An unnamed card is
    None. By default the cards that came last."""
    size = state.players[player].hand
    hand = hand_cards_matching(state, player, wanted, source)
    unnamed = 0 if size is None else size - len(known_hand(state, player))
    if number is None:
        number = len(hand) + unnamed
    if size is None:
        fuelled_number(number)
    chosen: list[ObjectId | None] = []
    while len(chosen) < number and (size is None or len(chosen) < len(hand) + unnamed):
        left: list[ObjectId | None] = [each for each in hand if each not in chosen]
        if size is None or chosen.count(None) < unnamed:
            left = [None, *left]
        chosen.append(decide(Choice(player, kind, left, source, also=ChoiceKind.DISCARD)) if left != [None] else None)
    return chosen


def hand_cards_matching(
    state: GameState, player: PlayerId, wanted: fl.Filter | None, source: ObjectId | None
) -> list[ObjectId]:
    """The cards of the hand that a noun phrase describes."""
    hand = known_hand(state, player)
    if wanted is None or source is None:
        return list(hand)
    context, values = Context(source, player), partial(characteristics, state)
    return [each for each in hand if matches_filter(state, context, state.objects[each], wanted, values)]
