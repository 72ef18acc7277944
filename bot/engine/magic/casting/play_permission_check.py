"""What lets a player play a card that is not in their hand (CR 305.1, 601.3): an effect that says so of the card, or an
ability that says so of a zone.

Finds; casting and playing are for others."""

from collections.abc import Iterator
from functools import partial

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.card_definition import INSET
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.effect_durations import duration_goes_on
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.prepared_permanents import is_card_of_spell, permissions_from_preparation
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.abilities.play_permissions import Permission

ZONES_PLAYABLE_FROM = (Zone.EXILE, Zone.GRAVEYARD, Zone.LIBRARY)
"""Where a card can be that somebody may play, the hand and the command zone aside."""


def permitted_spell(state: GameState, spell: GameObject, zone: Zone) -> tuple[ObjectId | None, Permission] | None:
    """CR 601.3: the card in that zone that the spell is, and what lets its controller cast it from there; None where
    nothing does. A card that nobody can name may be any, and then is None."""
    said = any(True for _ in static_abilities(state, ab.PlayFrom))
    itself = card_by_id(state, spell)
    for card in state.table.in_zone(zone):
        if (
            (itself is None or card.id == spell.id)
            and (said or may_permit_itself(card))
            and is_card_of_spell(card, spell)
        ):
            for permission in permissions_for(state, card, spell.controller):
                if may_be_cast(state, card.id, spell, permission):
                    return card.id, permission
    found = (
        each
        for each in permissions_for_unnamed(state, zone, spell.controller)
        if may_be_cast(state, spell.id, spell, each)
    )
    return next(((None, each) for each in found), None)


def could_be_card(state: GameState, spell: GameObject, card: GameObject) -> bool:
    """Whether the spell or land may be that card: what has the id of a card is no other."""
    return spell.id == card.id or card_by_id(state, spell) is None


def card_by_id(state: GameState, spell: GameObject) -> GameObject | None:
    """The card that the proposed spell, or the land, is by its very id; None where the scenario does not name it so."""
    card = state.objects.get(spell.id)
    is_it = card is not None and card.zone is not Zone.STACK and spell.incarnation - card.incarnation in {0, 1}
    return card if is_it else None


def permissions_for_unnamed(state: GameState, zone: Zone, player: PlayerId) -> Iterator[Permission]:
    """CR 601.3: what lets the player play a card there that nobody can name: one that was exiled, or the top one of a
    library that the scenario does not state."""
    if zone is Zone.EXILE:
        yield from (
            each for each in state.ongoing.unnamed_playable if each.player == player and permission_lasts(state, each)
        )
    elif zone is Zone.LIBRARY and state.top_cards(player, 1) == (None,):
        yield from permissions_in_zone(state, zone, player)


def permission_lasts(state: GameState, permission: Permission) -> bool:
    """CR 611.2b; and that the turn has ended in which it was given, where it waits for that."""
    ended = permission.after_turn is None or state.schedule.turns > permission.after_turn
    return ended and duration_goes_on(state, permission.duration, *permission.by, permission.player)


def permitted_land(state: GameState, land: GameObject) -> ObjectId | None:
    """CR 305.1: the card that the player may play as this land from where it is."""
    for zone in ZONES_PLAYABLE_FROM:
        for card in state.objects.values():
            same = card.zone is zone and card.definition == land.definition and could_be_card(state, land, card)
            if same and any(each.lands for each in permissions_for(state, card, land.controller)):
                return card.id
    return None


def may_be_cast(state: GameState, card: ObjectId, spell: GameObject, permission: Permission) -> bool:
    """CR 601.3, 715.3d: whether the permission is to cast a spell like that."""
    if permission.spells is None or (permission.on_adventure and spell.definition.layout == INSET and spell.face):
        return False
    context = Context(card, spell.controller)
    return matches_filter(state, context, spell, permission.spells, lambda _: spell.printed)


def may_permit_itself(card: GameObject) -> bool:
    """CR 113.6b, 722.3c: whether anything about the card alone can let somebody play it from where it is."""
    elsewhere = card.off_battlefield
    return (
        bool(elsewhere.playable)
        or elsewhere.prepared_by is not None
        or any(isinstance(each, ab.PlayFrom) for each in card.printed.abilities)
    )


def permissions_for(state: GameState, card: GameObject, player: PlayerId) -> Iterator[Permission]:
    """CR 601.3: what lets the player play the card from where it is."""
    for each in card.off_battlefield.playable:
        if each.player == player and permission_lasts(state, each):
            yield each
    yield from permissions_from_preparation(state, card, player)
    if card.owner == player and is_card_accessible(state, card):
        yield from permissions_in_zone(state, card.zone, player)
        yield from permissions_of_card(state, card)


def is_card_accessible(state: GameState, card: GameObject) -> bool:
    """CR 401.5: of a library the top card alone."""
    return card.zone is not Zone.LIBRARY or state.top_cards(card.owner, 1) == (card.id,)


def permissions_in_zone(state: GameState, zone: Zone, player: PlayerId) -> Iterator[Permission]:
    """CR 604.1: what abilities of the player's permanents say of cards of theirs in that zone."""
    for thing, ability in static_abilities(state, ab.PlayFrom):
        if thing.controller == player and ability.zone is zone and not ability.itself:
            yield permission_of_ability(thing, ability, player)


def permissions_of_card(state: GameState, card: GameObject) -> Iterator[Permission]:
    """CR 113.6b: what the card says of itself in that zone."""
    context, values = Context(card.id, card.owner), partial(characteristics, state)
    own = (each for each in card.printed.abilities if isinstance(each, ab.PlayFrom) and each.itself)
    for ability in own:
        on = ability.condition is None or condition_holds(state, context, ability.condition, values)
        if on and ability.zone is card.zone:
            yield permission_of_ability(card, ability, card.owner)


def permission_of_ability(thing: GameObject, ability: ab.PlayFrom, player: PlayerId) -> Permission:
    by = thing.id, thing.incarnation
    return Permission(player, by, ability.spells, ability.lands, exiled_after=ability.exiled_after)
