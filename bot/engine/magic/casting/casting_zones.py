"""From where a spell is cast (CR 601.2a, 601.3): the hand, unless a cost, the text of the card or a permission says
otherwise."""

from dataclasses import replace

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Cast
from bot.engine.magic.casting.play_permission_check import ZONES_PLAYABLE_FROM, card_by_id, permitted_spell
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.keywords.tables import FROM_EXILE, FROM_GRAVEYARD, FROM_HAND, TURNED_OVER, TURNED_UP
from bot.engine.magic.table.card_definition import BOTH_HALVES, INSET, PREPARATION, PREPARE_SPELL, SPLIT
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.trace import cite_rules


def why_not_from_there(spell: GameObject) -> Refusal | None:
    """CR 601.3, 702.34a, 702.102a, 702.127a, 715.3d, 722.3: what forbids casting it from the zone where it is."""
    turned_over = any(was_keyword_paid(spell, each) for each in TURNED_OVER)
    if spell.definition.layout == "transform" and spell.face and not turned_over:
        return Refusal(RefusalKind.BACK_FACE_CAST, cite_rules("712.11"), spell.id)
    if spell.definition.layout == PREPARATION and spell.face:
        return Refusal(RefusalKind.PREPARE_SPELL_CAST, cite_rules("722.3"), spell.id)
    zone = spell.cast.origin
    if zone in {Zone.BATTLEFIELD, Zone.STACK}:
        return Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.2a", "601.3"), spell.id)
    if zone is Zone.COMMAND and not spell.commander:
        return Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.3", "903.8"), spell.id)
    fused = spell.definition.layout == SPLIT and spell.face == BOTH_HALVES
    aftermath = KeywordName.AFTERMATH in spell.printed.keywords and not fused
    if fused and (KeywordName.FUSE not in spell.printed.keywords or zone is not Zone.HAND):
        return Refusal(RefusalKind.NOT_BOTH_HALVES, cite_rules("709.3", "702.102a"), spell.id)
    if aftermath and zone is not Zone.GRAVEYARD:
        return Refusal(RefusalKind.ONLY_FROM_GRAVEYARD, cite_rules("702.127a"), spell.id)
    own_costs = [
        rule for keyword, cited in FROM_GRAVEYARD.items() if was_keyword_paid(spell, keyword) for rule in cited
    ]
    if own_costs and zone is not Zone.GRAVEYARD:
        return Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.3", *own_costs), spell.id)
    held = [rule for keyword, cited in FROM_HAND.items() if was_keyword_paid(spell, keyword) for rule in cited]
    if held and zone is not Zone.HAND:
        return Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.3", *held), spell.id)
    own = zone is Zone.GRAVEYARD and (aftermath or bool(own_costs))
    if zone in ZONES_PLAYABLE_FROM and spell.cast.permission is None and not own:
        inset = zone is Zone.EXILE and spell.definition.layout == INSET
        return Refusal(RefusalKind.NOT_FROM_THERE, cite_rules("601.3", *(["715.3d"] if inset else [])), spell.id)
    return None


def zone_cast_from(state: GameState, spell: GameObject, action: Cast) -> Zone:
    """CR 601.2a: from where it is cast: as stated, or from where its cost or text lets it be cast, unless it is known
    to be in a hand alone; a card elsewhere that may be played, and a commander in the command zone, unless it is in a
    known hand as well."""
    if action.origin is not None:
        return action.origin
    if (card := card_by_id(state, spell)) is not None:
        return card.zone
    announced = {action.cost, *(each.keyword for each in action.extras)}
    aftermath = KeywordName.AFTERMATH in spell.printed.keywords and spell.face != BOTH_HALVES
    held = find_held_card(state, spell) is not None
    if aftermath or not announced.isdisjoint(FROM_GRAVEYARD):
        only_held = held and find_held_card(state, spell, Zone.GRAVEYARD) is None
        return Zone.HAND if only_held else Zone.GRAVEYARD
    if not announced.isdisjoint(FROM_EXILE):
        return Zone.EXILE
    if held:
        return Zone.HAND
    meant = spell_as_announced(spell, action)
    elsewhere = next((zone for zone in ZONES_PLAYABLE_FROM if permitted_spell(state, meant, zone) is not None), None)
    if elsewhere is not None:
        return elsewhere
    return Zone.COMMAND if is_commander(state, find_held_card(state, spell, Zone.COMMAND)) else Zone.HAND


def spell_with_origin(state: GameState, spell: GameObject, action: Cast) -> GameObject:
    """CR 601.2a, 601.3, 903.3: the spell with the zone from which it is cast, what lets it be cast from there, and
    whether it is a commander; one that no scenario lists in the command zone is the only commander that its player
    has."""
    zone, meant = zone_cast_from(state, spell, action), spell_as_announced(spell, action)
    if zone in ZONES_PLAYABLE_FROM and (found := permitted_spell(state, meant, zone)) is not None:
        card, permission = found
        paid = (OtherCost.NONE,) if permission.free else spell.cast.paid
        spell = replace(spell, cast=replace(spell.cast, permission=permission, paid=paid))
        if card is not None:
            spell = spell_as_card(spell, state.objects[card])
    elif zone is Zone.EXILE:
        spell = replace(spell, cast=replace(spell.cast, permission=permission_set_aside(state, spell, action)))
    commander = is_commander(state, find_held_card(state, spell, zone))
    if zone is Zone.COMMAND and state.rules.commanders and not commander:
        commander = not any(thing.commander and thing.owner == spell.owner for thing in state.objects.values())
    return replace(spell, cast=replace(spell.cast, origin=zone), commander=commander)


def spell_as_announced(spell: GameObject, action: Cast) -> GameObject:
    """CR 601.3e: the spell with the characteristics that it will have, face down or bestowed where it is cast so."""
    face_down = action.cost if isinstance(action.cost, KeywordName) and action.cost in TURNED_UP else None
    bestowed = action.cost is KeywordName.BESTOW
    if face_down is None and not bestowed:
        return spell
    return replace(spell, form=replace(spell.form, face_down=face_down, bestowed=bestowed))


def permission_set_aside(state: GameState, spell: GameObject, action: Cast) -> Permission | None:
    """CR 702.143a, 702.170d: what lets a card be cast that was foretold or plotted before the scenario: one that its
    player says is cast so, and that lies in exile from the beginning or is not listed at all."""
    keyword, card = action.cost, find_held_card(state, spell, Zone.EXILE)
    since = find_held_card(state, spell) is None if card is None else state.objects[card].incarnation == 0
    if not isinstance(keyword, KeywordName) or keyword not in FROM_EXILE or not since:
        return None
    return Permission(spell.controller, (spell.id, spell.incarnation), keyword=keyword)


def spell_as_card(spell: GameObject, card: GameObject) -> GameObject:
    """CR 108.3, 722.3c: the spell as that card; what is known by the name of a prepare spell is that copy alone."""
    spell = replace(spell, owner=card.owner, token=card.token)
    return replace(spell, definition=card.definition, face=0) if card.definition.layout == PREPARE_SPELL else spell


def is_commander(state: GameState, card: ObjectId | None) -> bool:
    return card is not None and state.objects[card].commander


def commander_tax(state: GameState, spell: GameObject) -> int:
    """CR 903.8: {2} for each previous time that the commander was cast from the command zone."""
    held = find_held_card(state, spell, Zone.COMMAND) if spell.cast.origin is Zone.COMMAND else None
    card = spell.id if held == CARD_BEFORE else held
    return 0 if card is None else 2 * state.commander_casts.get(card, 0)


def card_to_cast(state: GameState, spell: GameObject) -> ObjectId | None:
    """CR 601.2a: the card that the spell is, where it was before; None where the scenario does not list it."""
    if spell.id in state.objects:
        return spell.id
    zone = spell.cast.origin or Zone.HAND
    found = None if spell.cast.permission is None else permitted_spell(state, spell, zone)
    return find_held_card(state, spell, zone) if found is None else found[0]


def is_missing_from_hand(state: GameState, card: GameObject) -> bool:
    """CR 402.1: whether every card of its player's hand is known, and it is none of them."""
    known = sum(each.zone is Zone.HAND and each.owner == card.owner for each in state.objects.values())
    return state.players[card.owner].hand == known and find_held_card(state, card) is None


def is_stated_elsewhere(state: GameState, spell: GameObject, action: Cast) -> bool:
    """CR 601.2a: whether the card that is named by its id lies in another zone than the one that is stated."""
    card = card_by_id(state, spell)
    return action.origin is not None and card is not None and card.zone is not action.origin


def state_before_casting(there: GameState, spell: GameObject) -> GameState:
    """CR 601.2a: of a state with a proposed spell, the one in which its card lies where it was."""
    card = there.objects.get(CARD_BEFORE)
    if card is None:
        return there
    objects = {each: thing for each, thing in there.objects.items() if each != CARD_BEFORE}
    return replace(there, objects={**objects, spell.id: replace(card, id=spell.id)})


CARD_BEFORE = ObjectId("")
"""CR 601.2a: in the state with a proposed spell the id of the card that it was."""


def find_held_card(state: GameState, spell: GameObject, where: Zone = Zone.HAND) -> ObjectId | None:
    """The card that it is in a known hand, in the graveyard or in exile; a scenario need not list it there. What has
    the id of a card is that card and no other."""
    itself = state.objects.get(CARD_BEFORE) or card_by_id(state, spell)
    if itself is not None:
        return itself.id if itself.zone is where else None
    held = (
        thing.id
        for thing in state.table.in_zone(where)
        if thing.owner == spell.owner and thing.definition == spell.definition
    )
    return next(held, None)
