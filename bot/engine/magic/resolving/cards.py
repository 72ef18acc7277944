"""Carries out effects on cards in hands, libraries and graveyards (CR 401, 402, 404, 701.9, 701.17, 701.22-701.25).

What is known of those zones is answered by `values.hands_and_libraries`."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.resolving.chosen_numbers import choose_number
from bot.engine.magic.resolving.exiled_cards import exiling_object
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.resolving.searching import search_zones
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.filter_matching import characteristic_number, find_players, matches_filter
from bot.engine.magic.values.hands_and_libraries import (
    choose_cards,
    discard_events,
    exile_top_events,
    hand_cards_matching,
    known_hand,
    mill_events,
)
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.suspended_rules import what_forbids_making_discard
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within
from bot.engine.trace import Rule


def perform_mill(resolution: Resolution, effect: fx.Mill) -> None:
    """CR 701.17a; half of a library of which nobody knows how large it is can't be told."""
    asked = [each.of for each in parts_within(effect.amount) if isinstance(each, fx.CardsIn) and each.zone == "library"]
    for player in (player for of in asked for player in find_players(resolution.state, resolution.context, of)):
        if resolution.state.library_size(player) is None:
            resolution.propose([ev.LibraryNotKnown(player, resolution.stacked.source)])
            return
    number = resolution.amount(effect.amount)
    resolution.propose(
        events_of_all_players(resolution, effect, lambda state, player: mill_events(state, player, number)),
        Rule("701.17a"),
    )


def perform_scry(resolution: Resolution, effect: fx.Scry) -> None:
    for player in players_in_turn_order(resolution, effect):
        scry_or_surveil(resolution, player, resolution.amount(effect.amount), surveil=effect.surveil)


def perform_look(resolution: Resolution, effect: fx.Look) -> None:
    for player in players_in_turn_order(resolution, effect) if effect.may_bottom else ():
        put_on_bottom(resolution, player)


def perform_take_from_hand(resolution: Resolution, effect: fx.TakeFromHand) -> None:
    for player in players_in_turn_order(resolution, effect):
        take_from_hand(resolution, player, effect)


def perform_search(resolution: Resolution, effect: fx.Search) -> None:
    for player in players_in_turn_order(resolution, effect):
        search_zones(resolution, player, effect)


def perform_put_hand_into_library(resolution: Resolution, effect: fx.PutHandIntoLibrary) -> None:
    for player in players_in_turn_order(resolution, effect):
        put_hand_into_library(resolution, player, effect)


def perform_exile_top(resolution: Resolution, effect: fx.ExileTop) -> None:
    number, by_this = resolution.amount(effect.amount), exiling_object(resolution)
    exile_cards(
        resolution,
        events_of_all_players(
            resolution, effect, lambda state, player: exile_top_events(state, player, number, by_this)
        ),
    )


def perform_exile_zone(resolution: Resolution, effect: fx.ExileZone) -> None:
    exile_cards(
        resolution,
        events_of_all_players(resolution, effect, lambda state, player: exile_whole_zone(state, player, effect)),
    )


def perform_return_exiled(resolution: Resolution, effect: fx.ReturnExiled) -> None:
    resolution.propose(
        events_of_all_players(resolution, effect, lambda _, player: return_exiled_cards(resolution, player))
    )


AboutPlayers = (
    fx.Discard
    | fx.DiscardRest
    | fx.Mill
    | fx.Scry
    | fx.Look
    | fx.TakeFromHand
    | fx.Search
    | fx.Shuffle
    | fx.PutHandIntoLibrary
    | fx.ExileZone
    | fx.ExileFromHand
    | fx.ExileTop
    | fx.ReturnExiled
    | fx.PutGraveyardOnBottom
    | fx.ExileFromGraveyard
)


def players_in_turn_order(resolution: Resolution, effect: AboutPlayers) -> tuple[PlayerId, ...]:
    """The players whom the effect affects, in turn order (CR 101.4)."""
    return tuple(find_players(resolution.state, resolution.context, effect.player))


def events_of_all_players(
    resolution: Resolution, effect: AboutPlayers, events: Callable[[GameState, PlayerId], Sequence[ev.Event]]
) -> list[ev.Event]:
    """CR 608.2f: what happens to all the players at the same time."""
    return [event for player in players_in_turn_order(resolution, effect) for event in events(resolution.state, player)]


def exile_cards(resolution: Resolution, events: Sequence[ev.Event]) -> None:
    """Exile the cards (CR 406.1). Later effects can refer to those that can be named as "that card"."""
    resolution.propose(events)
    moved = [each.object for each in events if isinstance(each, ev.ZoneChanged)]
    there = tuple(
        (each, resolution.state.objects[each].incarnation) for each in moved if is_in_exile(resolution.state, each)
    )
    emptied = [each for each in events if isinstance(each, ev.ZoneEmptied) and each.zone is Zone.HAND]
    unnamed = sum(isinstance(each, ev.CardExiled) for each in events)
    resolution.context = replace(
        resolution.context,
        made=(*resolution.context.made, *there),
        exiled=resolution.context.exiled + len(there) + unnamed,
        unnamed=resolution.context.unnamed + unnamed,
        hands=(*resolution.context.hands, *((each.player, each.number) for each in emptied)),
    )


def is_in_exile(state: GameState, card: ObjectId) -> bool:
    return state.objects[card].zone is Zone.EXILE


def discard_cards(resolution: Resolution, effect: fx.Discard) -> None:
    """CR 701.9b, 101.4: chosen in turn order, discarded at the same time."""
    most = None if effect.amount is None else resolution.amount(effect.amount)
    discarded: list[ev.Event] = []
    choices = len(resolution.game.choosing.made)
    for player in players_in_turn_order(resolution, effect):
        if (by := what_forbids_making_discard(resolution.state, player, resolution.stacked.controller)) is not None:
            discarded.append(ev.CouldNotHappen(player, ev.Deed.DISCARDING, by))
            continue
        number = choose_number_discarded(resolution, player, effect, most) if effect.up_to else most
        chosen = choose_cards(
            resolution.state,
            partial(decide_at_random, resolution) if effect.at_random else resolution.game.decide,
            player,
            number,
            source=resolution.stacked.source,
            wanted=effect.what,
        )
        discarded += discard_events(player, chosen)
    unknown = any(isinstance(each, ev.CardDiscarded) and each.card is None for each in discarded)
    unsaid = effect.at_random and (unknown or any(each.default for each in resolution.game.choosing.made[choices:]))
    resolution.propose(discarded, Rule("701.9a"), why=(Reason.AT_RANDOM,) if unsaid else ())


def choose_number_discarded(resolution: Resolution, player: PlayerId, effect: fx.Discard, most: int | None) -> int:
    """CR 608.2d: how many cards the player discards, by default as many as they may."""
    size = resolution.state.players[player].hand
    known = len(hand_cards_matching(resolution.state, player, effect.what, resolution.stacked.source))
    there = known if size is None else known + size - len(known_hand(resolution.state, player))
    return choose_number(resolution, player, there if most is None else most if size is None else min(most, there))


def decide_at_random(resolution: Resolution, choice: Choice[Any]) -> Any:
    """CR 701.9b: what comes out is the scenario's to say."""
    return resolution.game.decide(replace(choice, random=True))


def take_from_hand(resolution: Resolution, player: PlayerId, effect: fx.TakeFromHand) -> None:
    """Have a card chosen from the player's hand (CR 701.9b, 701.20).

    By default it is the matching card with the greatest mana value; of an unknown hand, a card that nobody can name."""
    values = partial(characteristics, resolution.state)
    fitting = hand_cards_matching(resolution.state, player, effect.what, resolution.stacked.source)

    def cheapness(card: ObjectId) -> int:
        return -characteristic_number(resolution.state.objects[card], values(card), "mana value")

    options: list[ObjectId | None] = [*sorted(fitting, key=cheapness)]
    size = resolution.state.players[player].hand
    if size is None or size > len(known_hand(resolution.state, player)):
        options.append(None)
    if not options or (effect.may and not resolution.may()):
        return
    choice = Choice(resolution.stacked.controller, ChoiceKind.DISCARD, options, resolution.stacked.source)
    card = resolution.game.decide(choice) if len(options) > 1 else options[0]
    if not effect.exiled:
        by = what_forbids_making_discard(resolution.state, player, resolution.stacked.controller)
        told = discard_events(player, [card]) if by is None else [ev.CouldNotHappen(player, ev.Deed.DISCARDING, by)]
        resolution.propose(told, Rule("701.9a"))
    elif not effect.until_source_leaves:
        exile_cards(resolution, [exiling_event(resolution, player, card)])
    elif is_source_there(resolution):
        event = exiling_event(resolution, player, card)
        until = resolution.stacked.source
        exile_cards(resolution, [replace(event, until=until) if isinstance(event, ev.ZoneChanged) else event])


def exiling_event(resolution: Resolution, player: PlayerId, card: ObjectId | None) -> ev.ZoneChanged | ev.CardExiled:
    """CR 406.1, 607.2a: a card of the hand is exiled, None one that nobody can name."""
    if card is None:
        return ev.CardExiled(player)
    return ev.ZoneChanged(card, Zone.HAND, Zone.EXILE, exiled_by=exiling_object(resolution))


def is_source_there(resolution: Resolution) -> bool:
    """CR 610.3b: whether the permanent whose leaving ends the exile has not left already."""
    source = resolution.state.objects[resolution.stacked.source]
    return source.zone is Zone.BATTLEFIELD and source.incarnation == resolution.stacked.incarnation


def discard_rest(resolution: Resolution, effect: fx.DiscardRest) -> None:
    """Have players discard down to the number of cards they keep (CR 101.4, 701.9b). An unknown hand, whose number of
    cards is unknown too, discards nothing."""
    players = players_in_turn_order(resolution, effect)
    if any(resolution.state.players[player].hand is None for player in players):
        return
    kept, discarded = resolution.amount(effect.keep), list[ev.Event]()
    for player in players:
        if what_forbids_making_discard(resolution.state, player, resolution.stacked.controller) is not None:
            continue
        surplus = max(0, (resolution.state.players[player].hand or 0) - kept)
        chosen = choose_cards(
            resolution.state, resolution.game.decide, player, surplus, source=resolution.stacked.source
        )
        discarded += discard_events(player, chosen)
    resolution.propose(discarded, Rule("701.9a"))


def exile_from_hand(resolution: Resolution, effect: fx.ExileFromHand) -> None:
    """CR 101.4, 406.1: chosen in turn order, exiled at the same time."""
    number = resolution.amount(effect.amount)
    events: list[ev.Event] = []
    for player in players_in_turn_order(resolution, effect):
        chosen = choose_cards(
            resolution.state,
            resolution.game.decide,
            player,
            number,
            source=resolution.stacked.source,
            kind=ChoiceKind.EXILE,
            wanted=effect.what,
        )
        events += [exiling_event(resolution, player, card) for card in chosen]
    exile_cards(resolution, events)


def scry_or_surveil(resolution: Resolution, player: PlayerId, number: int, *, surveil: bool) -> None:
    """CR 701.22a, 701.25a: by default the cards stay on top, in their order."""
    if not number:  # CR 701.22b, 701.25c
        return
    resolution.propose([ev.Scried(player, number, surveil)], Rule("701.25a" if surveil else "701.22a"))
    known = [card for card in resolution.state.top_cards(player, number) if card is not None]
    kind = ChoiceKind.SURVEIL if surveil else ChoiceKind.SCRY
    moved = [
        card
        for card in known
        if resolution.game.decide(Choice(player, kind, (None, card), resolution.stacked.source)) == card
    ]
    if surveil:
        resolution.propose([ev.ZoneChanged(card, Zone.LIBRARY, Zone.GRAVEYARD) for card in moved], Rule("701.25a"))
    else:
        resolution.propose([ev.PutOnBottom(player, card) for card in moved], Rule("701.22a"))


def shuffle_libraries(resolution: Resolution, effect: fx.Shuffle) -> None:
    """CR 701.24a, 701.24c, 608.2f: what is shuffled into the libraries goes there at the same time."""
    players = players_in_turn_order(resolution, effect)
    moved: list[ev.Event] = []
    for player in players:
        if Zone.HAND in effect.zones:
            hand = choose_cards(
                resolution.state,
                resolution.game.decide,
                player,
                None,
                source=resolution.stacked.source,
                kind=ChoiceKind.PUT_BACK,
            )
            moved += [ev.CardPutBack(player, card) for card in hand]
        if Zone.GRAVEYARD in effect.zones:
            buried = (each.id for each in resolution.state.objects.values() if each.zone is Zone.GRAVEYARD)
            own = (card for card in buried if resolution.state.objects[card].owner == player)
            moved += [ev.ZoneChanged(card, Zone.GRAVEYARD, Zone.LIBRARY) for card in own]
    resolution.propose(moved)
    resolution.propose(
        [ev.LibraryShuffled(player) for player in players], Rule("701.24c" if effect.zones else "701.24a")
    )


def put_on_bottom(resolution: Resolution, player: PlayerId) -> None:
    """CR 701.20e: by default the card stays on top."""
    if resolution.state.library_size(player) != 0 and resolution.game.decide(
        Choice(resolution.stacked.controller, ChoiceKind.MAY, (False, True), resolution.stacked.source)
    ):
        top = next(iter(resolution.state.top_cards(player, 1)), None)
        resolution.propose([ev.PutOnBottom(player, top)])


def put_into_library(resolution: Resolution, effect: fx.PutIntoLibrary) -> None:
    """Put the objects into their owners' libraries (CR 401.4, 701.24c-d). A library is shuffled if the effect says so,
    even if the objects to be shuffled in are gone, or there are none."""
    things = resolution.movable(effect.what)
    meant = resolution.meant(effect.what)
    if not meant and isinstance(effect.what, fl.CardInGraveyard):  # gone from there: its owner is known all the same
        gone = resolution.context.triggering if effect.what.triggering else resolution.context.source
        meant = (gone,) if isinstance(gone, ObjectId) and gone in resolution.state.objects else ()
    owners = dict.fromkeys(resolution.state.objects[each].owner for each in meant)
    if not owners and effect.library is not None:
        owners = dict.fromkeys(find_players(resolution.state, resolution.context, effect.library))
    bottom, deep, zones = effect.place is fx.Place.BOTTOM, effect.beneath, resolution.state.objects
    moves = [ev.ZoneChanged(each, zones[each].zone, Zone.LIBRARY, bottom=bottom, beneath=deep) for each in things]
    resolution.propose(moves, *([Rule("401.7")] if deep else []))
    if effect.place is fx.Place.SHUFFLED:
        resolution.propose([ev.LibraryShuffled(owner) for owner in owners], Rule("701.24c"))


def put_on_top_or_bottom(resolution: Resolution, effect: fx.PutOnTopOrBottom) -> None:
    """CR 401.4, 608.2d: by default on the bottom; all of them go there at the same time."""
    moves: list[ev.Event] = []
    for each in resolution.movable(effect.what):
        thing = resolution.state.objects[each]
        options, source = (True, False), resolution.stacked.source
        bottom = resolution.game.decide(Choice(thing.owner, ChoiceKind.BOTTOM, options, source))
        moves.append(ev.ZoneChanged(each, thing.zone, Zone.LIBRARY, bottom=bool(bottom)))
    resolution.propose(moves)


def put_graveyard_on_bottom(resolution: Resolution, effect: fx.PutGraveyardOnBottom) -> None:
    """CR 401.4: in a random order, which nobody knows then."""
    for player in players_in_turn_order(resolution, effect):
        there = [
            each.id
            for each in resolution.state.objects.values()
            if each.zone is Zone.GRAVEYARD and each.owner == player and not each.token
        ]
        resolution.propose([ev.ZoneChanged(card, Zone.GRAVEYARD, Zone.LIBRARY, bottom=True) for card in there])
        different = len({resolution.state.objects[card].definition.name for card in there}) > 1
        known = different and player in resolution.state.libraries
        resolution.propose([ev.BottomOrderLost(player, len(there))] if known else [])


def exile_from_graveyard(resolution: Resolution, effect: fx.ExileFromGraveyard) -> None:
    """CR 101.4, 608.2d: chosen in turn order, exiled at the same time."""
    number, moves = resolution.amount(effect.amount), list[ev.Event]()
    for player in players_in_turn_order(resolution, effect):
        left = graveyard_of(resolution, player, effect.what)
        for _ in range(min(number, len(left))):
            choice = Choice(player, ChoiceKind.EXILE, tuple(left), resolution.stacked.source)
            picked = resolution.game.decide(choice) if len(left) > 1 else left[0]
            left.remove(picked)
            moves.append(ev.ZoneChanged(picked, Zone.GRAVEYARD, Zone.EXILE, exiled_by=exiling_object(resolution)))
    exile_cards(resolution, moves)


def graveyard_of(resolution: Resolution, player: PlayerId, what: fl.Filter | None) -> list[ObjectId]:
    """The cards of the player's graveyard that are like that."""
    state, values = resolution.state, partial(characteristics, resolution.state)
    mine = (each for each in state.objects.values() if each.zone is Zone.GRAVEYARD and each.owner == player)
    return [
        each.id
        for each in mine
        if not each.token and (what is None or matches_filter(state, resolution.context, each, what, values))
    ]


def put_hand_into_library(resolution: Resolution, player: PlayerId, effect: fx.PutHandIntoLibrary) -> None:
    """CR 401.4: the first card that is chosen is put there first."""
    number = resolution.amount(effect.amount)
    chosen = choose_cards(
        resolution.state,
        resolution.game.decide,
        player,
        number,
        source=resolution.stacked.source,
        kind=ChoiceKind.PUT_BACK,
    )
    for card in chosen:
        resolution.propose([ev.CardPutBack(player, card, effect.place is fx.Place.BOTTOM)])


def exile_whole_zone(state: GameState, player: PlayerId, effect: fx.ExileZone) -> list[ev.Event]:
    """The events that exile all cards of a player's zone, including those that nobody can name."""
    zone = effect.zone
    known = [thing.id for thing in state.objects.values() if thing.zone is zone and thing.owner == player]
    size = {Zone.HAND: state.players[player].hand, Zone.LIBRARY: state.library_size(player)}.get(zone, len(known))
    others = None if size is None else size - len(known)
    unnamed = [] if others == 0 else [ev.ZoneEmptied(player, zone, others, effect.face_down)]
    return [*(ev.ZoneChanged(card, zone, Zone.EXILE) for card in known), *unnamed]


def return_exiled_cards(resolution: Resolution, player: PlayerId) -> list[ev.Event]:
    """The events that return the player's exiled cards that are still in exile (CR 400.7, 603.7c), including those that
    nobody can name."""
    there = (
        each
        for each, incarnation in resolution.context.made
        if resolution.state.objects[each].incarnation == incarnation
    )
    own = (
        each for each in there if is_in_exile(resolution.state, each) and resolution.state.objects[each].owner == player
    )
    unnamed = (number for exiled_by, number in resolution.context.hands if exiled_by == player)
    return [
        *(ev.ZoneChanged(card, Zone.EXILE, Zone.HAND) for card in own),
        *(ev.ExiledReturned(player, number) for number in unnamed),
    ]


PERFORM_CARD_EFFECT: EffectTable = {
    fx.Discard: discard_cards,
    fx.DiscardRest: discard_rest,
    fx.Mill: perform_mill,
    fx.Scry: perform_scry,
    fx.Look: perform_look,
    fx.TakeFromHand: perform_take_from_hand,
    fx.Search: perform_search,
    fx.Shuffle: shuffle_libraries,
    fx.PutIntoLibrary: put_into_library,
    fx.PutOnTopOrBottom: put_on_top_or_bottom,
    fx.PutGraveyardOnBottom: put_graveyard_on_bottom,
    fx.ExileFromGraveyard: exile_from_graveyard,
    fx.PutHandIntoLibrary: perform_put_hand_into_library,
    fx.ExileFromHand: exile_from_hand,
    fx.ExileTop: perform_exile_top,
    fx.ExileZone: perform_exile_zone,
    fx.ReturnExiled: perform_return_exiled,
}
