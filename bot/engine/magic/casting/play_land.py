"""Playing lands (CR 116.2a, 305): a special action, which uses no stack. An illegal one changes nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import PlayLand
from bot.engine.magic.casting.casting_zones import find_held_card, is_missing_from_hand
from bot.engine.magic.casting.play_permission_check import card_by_id, permitted_land
from bot.engine.magic.events.proposals import Author, Proposal
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import MAIN_PHASES
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.suspended_rules import what_forbids_player
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import Rules, cite_rules


def play_land(game: Game, action: PlayLand) -> Sequence[Refusal]:
    """CR 305.1: put a land from the hand, or from where it may be played, onto the battlefield; return what makes it
    illegal."""
    by = action.by if action.by is not None else game.state.active
    land = GameObject(action.land, action.definition, by, by, Zone.HAND, action.face)
    if action.card == land.id:
        listed = game.state.objects[land.id]
        land = replace(land, owner=listed.owner, incarnation=listed.incarnation)
    refusals = tuple(why_not_played(game.state, land))
    if not refusals:
        held = find_held_card(game.state, land)
        elsewhere = permitted_land(game.state, land) if held is None else None
        if elsewhere is not None:
            card = game.state.objects[elsewhere]
            land = replace(land, zone=card.zone, owner=card.owner)
        played = ev.LandPlayed(by, land, held or elsewhere)
        first = game.happen([Proposal(played, cite_rules("116.2a", "305.1"))])
        move = ev.ZoneChanged(land.id, land.zone, Zone.BATTLEFIELD, by, face=land.face)
        game.happen([Proposal(move, cite_rules("305.1"), first, author=Author(by, effect=False))])
        game.settle()
    return refusals


def offer_land(game: Game, by: StackedAbility, card: ObjectId, cited: Rules) -> None:
    """CR 305.2-305.3: the controller of `by` may play the land card while that resolves, if it is their turn and they
    may play one more land."""
    player, thing = by.controller, game.state.objects[card]
    land = replace(thing, controller=player)
    wrong_time = {RefusalKind.SORCERY_TIMING, RefusalKind.NOT_IN_HAND}
    if any(each.kind not in wrong_time for each in why_not_played(game.state, land)):
        return
    if game.decide(Choice(player, ChoiceKind.MAY, (True, False), by.source)):
        played = (*cited, *cite_rules("305.1", "608.2g"))
        first = game.happen([Proposal(ev.LandPlayed(player, land, card), played)])
        move = ev.ZoneChanged(card, thing.zone, Zone.BATTLEFIELD, player, face=thing.face)
        game.happen([Proposal(move, cite_rules("305.1"), first, author=Author(player, effect=False))])


def land_with_listed_id(state: GameState, action: PlayLand) -> PlayLand:
    """CR 305.1: the action with the id of the card that is played, where the scenario gives the land none and the card
    is there."""
    if action.named:
        return action
    by = action.by if action.by is not None else state.active
    land = GameObject(action.land, action.definition, by, by, Zone.HAND, action.face)
    card = find_held_card(state, land) or permitted_land(state, land)
    return action if card is None else replace(action, land=card, card=card)


def why_not_played(state: GameState, land: GameObject) -> Iterator[Refusal]:
    """CR 305.1-305.3: a land card, in a main phase of one's own turn with an empty stack, once a turn."""
    player = land.controller
    listed = card_by_id(state, land) is not None
    absent = is_missing_from_hand(state, land) or (listed and find_held_card(state, land) is None)
    if absent and permitted_land(state, land) is None:
        yield Refusal(RefusalKind.NOT_IN_HAND, cite_rules("305.1"), land.id, player)
    if "Land" not in land.printed.types:
        yield Refusal(RefusalKind.NOT_A_LAND, cite_rules("305.1"), land.id)
    active = state.is_active(player)
    if not active:
        yield Refusal(RefusalKind.LAND_IN_OTHERS_TURN, cite_rules("305.3"), player, state.active)
    elif state.step not in MAIN_PHASES or state.stack or state.over:
        yield Refusal(RefusalKind.SORCERY_TIMING, cite_rules("116.2a", "305.1"), player)
    if (by := what_forbids_player(state, ab.CantPlayLands, player)) is not None:
        yield Refusal(RefusalKind.CANT_PLAY_LANDS, cite_rules("101.2", "305.1"), player, by=by)
    allowed, before = lands_allowed(state, player), state.this_turn.lands_played.get(player, 0)
    if active and allowed is not None and before >= allowed:
        yield Refusal(RefusalKind.LAND_PLAYED, cite_rules("305.2b"), player, amount=before, needed=allowed)


def lands_allowed(state: GameState, player: PlayerId) -> int | None:
    """CR 305.2: how many lands the player can play this turn; None: any number."""
    number = 1 + state.this_turn.lands_allowed.get(player, 0)
    for thing, ability in static_abilities(state, ab.AdditionalLands):
        if player in find_players(state, Context(thing.id, thing.controller), ability.players):
            if ability.number is None:
                return None
            number += ability.number
    return number
