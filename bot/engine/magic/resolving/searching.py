"""Searching zones for cards (CR 701.23-701.24): which zones, what is found, where it is put, and the shuffling.

What a scenario leaves unknown of a hand or library holds nothing that can be found."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.filter_matching import find_players, matches_filter
from bot.engine.magic.values.hands_and_libraries import known_hand
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.suspended_rules import least_search, what_forbids_searching
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import Rule, cite_rules


def search_zones(resolution: Resolution, player: PlayerId, effect: fx.Search) -> None:
    """CR 701.23a, 101.4: the player searches zones of their own, or of each player who is meant."""
    whose = (player,) if effect.whose is None else find_players(resolution.state, resolution.context, effect.whose)
    for owner in tuple(whose):
        search_zones_of(resolution, player, owner, effect)


def search_zones_of(resolution: Resolution, player: PlayerId, owner: PlayerId, effect: fx.Search) -> None:
    """CR 701.23a, 701.24a: what is found is put where it goes, and a library that was searched is shuffled."""
    zones = chosen_zones(resolution, player, effect)
    to_shuffle = Zone.LIBRARY in zones  # CR 701.24: it is shuffled even where it could not be searched
    if to_shuffle and (kept_by := what_forbids_searching(resolution.state, player)) is not None:
        zones = tuple(zone for zone in zones if zone is not Zone.LIBRARY)
        resolution.propose([ev.CouldNotHappen(player, ev.Deed.SEARCHING, kept_by)], *cite_rules("101.2", "614.17"))
    limit = least_search(resolution.state, player) if Zone.LIBRARY in zones else None
    found = find_cards(resolution, player, owner, replace(effect, top=None if limit is None else limit[0]), zones)
    if limit is not None:
        resolution.propose([ev.SearchLimited(player, owner, *limit)], *cite_rules("614.1a", "701.23a"))
    searched = ev.ZonesSearched(player, owner, found, zones, are_zones_known(resolution.state, owner, zones))
    resolution.propose([searched] if zones else [], Rule("701.23a"))
    entering = effect.to is Zone.BATTLEFIELD
    controller = player if entering and player != owner else None
    moves = [
        ev.ZoneChanged(
            card, resolution.state.objects[card].zone, effect.to, controller, tapped=effect.tapped and entering
        )
        if effect.rest is None or card == found[0]
        else ev.ZoneChanged(card, resolution.state.objects[card].zone, effect.rest)
        for card in found
    ]
    on_top = effect.to is Zone.LIBRARY
    resolution.propose([] if on_top else moves, Rule("701.23a"))
    here = (each for each in found if entering and resolution.state.objects[each].on_battlefield)
    entered = tuple((each, resolution.state.objects[each].incarnation) for each in here)
    resolution.context = replace(resolution.context, made=(*resolution.context.made, *entered))
    if to_shuffle:
        resolution.propose([ev.LibraryShuffled(owner)], Rule("701.24a"))
    resolution.propose([ev.TopCardsArranged(owner, found)] if on_top and found else [], Rule("701.24a"))


def chosen_zones(resolution: Resolution, player: PlayerId, effect: fx.Search) -> tuple[Zone, ...]:
    """CR 608.2d: by default all zones that the player may choose to search."""
    if not effect.any_zones:
        return effect.zones
    in_order = sorted(effect.zones)
    options = [each for size in range(len(in_order), 0, -1) for each in combinations(in_order, size)]
    return resolution.game.decide(Choice(player, ChoiceKind.ZONES, options, resolution.stacked.source))  # type: ignore[no-any-return]


def find_cards(
    resolution: Resolution, player: PlayerId, owner: PlayerId, effect: fx.Search, zones: Sequence[Zone]
) -> tuple[ObjectId, ...]:
    """CR 701.23b, 701.23d: by default the first cards that fit; whoever searches a hidden zone for cards of a quality
    need not find them."""
    objects, found = resolution.state.objects, list[ObjectId]()
    wanted = (effect.what, *effect.also)
    number = None if effect.amount is None else resolution.amount(effect.amount)
    while number is None or len(found) < number:
        like = wanted[len(found)] if effect.also else effect.what
        left = cards_left_to_find(resolution, owner, effect, zones, like, found)
        if not left:
            break
        required = [card for card in left if objects[card].zone is Zone.GRAVEYARD or effect.what == fl.ANYTHING]
        options = [*left, *([] if required and not effect.up_to else [None])]
        picked = (
            resolution.game.decide(Choice(player, ChoiceKind.SEARCH, options, resolution.stacked.source))
            if len(options) > 1
            else left[0]
        )
        if picked is None:
            break
        found.append(picked)
    return tuple(found)


def cards_left_to_find(  # noqa: PLR0913, PLR0917 - the whole question
    resolution: Resolution,
    owner: PlayerId,
    effect: fx.Search,
    zones: Sequence[Zone],
    like: fl.Filter,
    found: Sequence[ObjectId],
) -> list[ObjectId]:
    """The cards in the zones that are like that and were not found yet; with a land type of the first one found, where
    they share one."""
    state, values = resolution.state, partial(characteristics, resolution.state)
    types = land_types_of(state, found[0]) if found and effect.share_land_type else None
    return [
        card
        for zone in zones
        for card in known_cards_in(state, owner, zone)[: effect.top if zone is Zone.LIBRARY else None]
        if card not in found
        and matches_filter(state, resolution.context, state.objects[card], like, values)
        and (types is None or not types.isdisjoint(land_types_of(state, card)))
    ]


def land_types_of(state: GameState, card: ObjectId) -> frozenset[str]:
    """CR 205.3i."""
    return frozenset(each for each in characteristics(state, card).subtypes if card_type_of(each) == "Land")


def known_cards_in(state: GameState, owner: PlayerId, zone: Zone) -> tuple[ObjectId, ...]:
    """The cards of the zone that can be named."""
    if zone is Zone.LIBRARY and owner in state.libraries:
        return state.libraries[owner]
    if zone is Zone.HAND:
        return known_hand(state, owner)
    return tuple(each.id for each in state.objects.values() if each.zone is zone and each.owner == owner)


def are_zones_known(state: GameState, owner: PlayerId, zones: Sequence[Zone]) -> bool:
    """Whether the scenario says of all cards of the zones which they are."""
    library = Zone.LIBRARY not in zones or state.library_size(owner) == len(known_cards_in(state, owner, Zone.LIBRARY))
    return (
        library
        and Zone.OUTSIDE not in zones
        and (Zone.HAND not in zones or state.players[owner].hand == len(known_hand(state, owner)))
    )
