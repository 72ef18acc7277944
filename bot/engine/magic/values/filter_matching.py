"""What noun phrases describe in a state (CR 109.2, 115.10): filters, references to objects, players.

The caller says where characteristics come from, so that `layers` can ask while it is still working them out."""

from collections.abc import Callable, Iterator, Mapping
from operator import eq, ge, gt, le, lt
from typing import Any, assert_never

from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.colors import COLORS_BY_NAME
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.subtypes import card_type_of
from bot.engine.magic.multiplayer.range_of_influence import reaches
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.card_definition import INSET
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.meant_objects import (
    last_known_as_meant,
    last_known_source,
    source_as_it_was,
    thing_as_meant,
)
from bot.engine.magic.words import filters as fl

Values = Callable[[ObjectId], Characteristics]


def find_objects(state: GameState, context: Context, what: fl.ObjectSet, values: Values) -> tuple[ObjectId, ...]:
    """The objects that a reference means now."""
    return FIND_OBJECTS[type(what)](state, context, what, values)


def find_this(_state: GameState, context: Context, _what: fl.This, _values: Values) -> tuple[ObjectId, ...]:
    return (context.source,)


def find_attached_object(
    state: GameState, context: Context, _what: fl.AttachedObject, _values: Values
) -> tuple[ObjectId, ...]:
    """CR 608.2h: for an ability that was put on the stack, what the source was attached to as it last existed, wherever
    that is now."""
    if context.incarnation is not None:
        host = source_as_it_was(state, context).attached_to
        return (host,) if isinstance(host, ObjectId) else ()
    host = state.host_of(state.objects[context.source])
    return (host,) if isinstance(host, ObjectId) and state.objects[host].on_battlefield else ()


def find_pair(state: GameState, context: Context, _what: fl.Pair, _values: Values) -> tuple[ObjectId, ...]:
    partner = partner_of(state, state.objects[context.source])
    return () if partner is None else (context.source, partner)


def partner_of(state: GameState, thing: GameObject) -> ObjectId | None:
    """CR 702.95b, e: the creature with which it is paired; None where it is unpaired, as it is once the other one has
    left the battlefield."""
    if thing.form.paired_with is None or not thing.on_battlefield:
        return None
    partner, incarnation = thing.form.paired_with
    other = state.objects[partner]
    there = other.on_battlefield and other.incarnation == incarnation
    return partner if there and other.form.paired_with == (thing.id, thing.incarnation) else None


def find_matching(state: GameState, context: Context, what: fl.Matching, values: Values) -> tuple[ObjectId, ...]:
    return permanent_ids_matching(state, context, what.filter, values)


def find_of_choice(state: GameState, context: Context, what: fl.OfChoice, values: Values) -> tuple[ObjectId, ...]:
    """CR 608.2d: before it is chosen, any of them."""
    return permanent_ids_matching(state, context, what.among, values)


def permanent_ids_matching(
    state: GameState, context: Context, wanted: fl.Filter, values: Values
) -> tuple[ObjectId, ...]:
    burn_fuel(LOOK * len(state.battlefield()))
    return tuple(thing.id for thing in state.battlefield() if matches_filter(state, context, thing, wanted, values))


def find_matching_cards(
    state: GameState, context: Context, what: fl.MatchingCards, values: Values
) -> tuple[ObjectId, ...]:
    wanted = what.filter
    cards = (each for each in state.objects.values() if each.zone is Zone.GRAVEYARD and not each.token)
    return tuple(card.id for card in cards if matches_filter(state, context, card, wanted, values))


def find_cards_of_choice(
    state: GameState, context: Context, what: fl.CardsOfChoice, values: Values
) -> tuple[ObjectId, ...]:
    """CR 608.2d: before they are chosen, any of them."""
    found = find_matching_cards(state, context, fl.MatchingCards(what.among), values)
    milled = find_done_this_way(state, context, fl.ThisWay(fl.Way.MILLED), values) if what.milled else found
    return tuple(each for each in found if each in milled)


def find_triggering_object(
    _state: GameState, context: Context, _what: fl.TriggeringObject, _values: Values
) -> tuple[ObjectId, ...]:
    return (context.triggering,) if isinstance(context.triggering, ObjectId) else ()


def find_made(state: GameState, context: Context, _what: fl.Made, _values: Values) -> tuple[ObjectId, ...]:
    return tuple(made for made, incarnation in context.made if state.objects[made].incarnation == incarnation)


def find_noted(state: GameState, context: Context, _what: fl.Noted, _values: Values) -> tuple[ObjectId, ...]:
    """CR 400.7, 608.2c: those that are still the objects that were described."""
    return tuple(each for each, incarnation in context.noted if state.objects[each].incarnation == incarnation)


def find_sacrificed(_state: GameState, context: Context, _what: fl.Sacrificed, _values: Values) -> tuple[ObjectId, ...]:
    return tuple(each for each, _ in context.sacrificed)


def find_done_this_way(state: GameState, context: Context, what: fl.ThisWay, values: Values) -> tuple[ObjectId, ...]:
    """CR 608.2c, 608.2h: each of them once; what left the battlefield then is judged as it last existed there."""
    how, wanted = what.how, what.filter
    ways = dict.fromkeys((done, incarnation) for way, done, incarnation in context.done if way is how)
    found: list[ObjectId] = []
    for done, incarnation in ways:
        if not isinstance(done, ObjectId) or done not in state.objects:
            continue
        last = state.last_known.get(done) if how in LEFT_THE_BATTLEFIELD or how is fl.Way.EXILED else None
        if last is not None and how is fl.Way.EXILED and last.thing.incarnation != incarnation - 1:
            last = None  # exiled from elsewhere
        if last is None:
            fits = matches_filter(state, context, state.objects[done], wanted, values)
        else:
            then = last.values
            fits = matches_filter(state, context, last.thing, wanted, lambda _, then=then: then)  # type: ignore[misc]
        here = state.objects[done].incarnation == incarnation
        if fits and (here or last is not None):
            found.append(done)
    return tuple(found)


LEFT_THE_BATTLEFIELD = frozenset({fl.Way.DESTROYED, fl.Way.SACRIFICED})
"""What is done to permanents, which are somewhere else then."""


def find_affected(_state: GameState, context: Context, _what: fl.Affected, _values: Values) -> tuple[ObjectId, ...]:
    return () if context.affected is None else (context.affected,)


def find_card_in_graveyard(
    state: GameState, context: Context, what: fl.CardInGraveyard, _values: Values
) -> tuple[ObjectId, ...]:
    triggering = what.triggering
    return tuple(graveyard_cards_referred_to(state, context, triggering=triggering))


def find_exiled_with(state: GameState, context: Context, what: fl.ExiledWith, values: Values) -> tuple[ObjectId, ...]:
    wanted = what.filter
    return tuple(
        card.id for card in cards_exiled_with(state, context) if matches_filter(state, context, card, wanted, values)
    )


def find_target_object(
    _state: GameState, context: Context, what: fl.TargetObject, _values: Values
) -> tuple[ObjectId, ...]:
    return tuple(
        each.what for each in context.targets if each.instance == what.index and isinstance(each.what, ObjectId)
    )


def find_attacked_by(state: GameState, context: Context, what: fl.AttackedBy, values: Values) -> tuple[ObjectId, ...]:
    attackers = what.what
    attacked = recipients_attacked(state, context, attackers, values)
    return tuple(dict.fromkeys(each for each in attacked if isinstance(each, ObjectId)))


def find_that_source(
    _state: GameState, context: Context, _what: fl.ThatSource, _values: Values
) -> tuple[ObjectId, ...]:
    return () if context.damager is None else (context.damager,)


def find_together(state: GameState, context: Context, what: fl.Together, values: Values) -> tuple[ObjectId, ...]:
    parts = what.parts
    objects = (each for each in parts if isinstance(each, fl.ObjectSet))
    return tuple(dict.fromkeys(each for part in objects for each in find_objects(state, context, part, values)))


def find_exactly(state: GameState, _context: Context, what: fl.Exactly, _values: Values) -> tuple[ObjectId, ...]:
    found = ((state.objects[each], incarnation) for each, incarnation in what.objects)
    return tuple(
        thing.id
        for thing, incarnation in found
        if thing.incarnation == incarnation and (thing.zone is Zone.EXILE if what.exiled else thing.on_battlefield)
    )


def cards_exiled_with(state: GameState, context: Context) -> Iterator[GameObject]:
    """CR 607.2a-b, 607.2q, 607.5: the cards in exile that the source, or the spell that it was, exiled through an
    ability printed on the same card."""
    source = state.objects[context.source]
    now = source.incarnation if context.incarnation is None else context.incarnation
    faces = {face.name for face in source.definition.faces}
    for card in state.objects.values():
        by = card.off_battlefield.exiled_by
        if card.zone is not Zone.EXILE or card.token or by is None or by.source != source.id:
            continue
        linked = by.link == context.link or not context.link or {by.link, context.link} <= faces
        if linked and by.incarnation in {now, now - 1}:
            yield card


def graveyard_cards_referred_to(state: GameState, context: Context, *, triggering: bool) -> Iterator[ObjectId]:
    """CR 400.7e, 113.6m: the card in the graveyard that the reference means, as it was there or as the object became
    it."""
    which, before = (context.triggering, context.about) if triggering else (context.source, context.incarnation)
    card = state.objects[which] if isinstance(which, ObjectId) and which in state.objects else None
    if card is None or (before is not None and card.incarnation not in {before, before + 1}):
        return
    yield from (each.id for each in state.became(card.id) if each.zone is Zone.GRAVEYARD and not each.token)


def matches_filter(state: GameState, context: Context, thing: GameObject, wanted: fl.Filter, values: Values) -> bool:
    """Whether the noun phrase describes the object, seen from the ability (CR 109.2)."""
    printed = values(thing.id)
    kinds = printed.kinds
    return (
        kinds.issuperset(wanted.all_of)
        and not (wanted.any_of and kinds.isdisjoint(wanted.any_of) and not (wanted.or_token and thing.token))
        and kinds.isdisjoint(wanted.none_of)
        and not (wanted.colors and not any(color in printed.colors for color in wanted.colors))
        and not (wanted.not_colors and any(color in printed.colors for color in wanted.not_colors))
        and not (wanted.keywords and not printed.keywords.issuperset(wanted.keywords))
        and not (wanted.without and not printed.keywords.isdisjoint(wanted.without))
        and is_on_side(state, context, thing, wanted.side)
        and (not state.ranges or reaches(state, context.source, context.controller, thing.id))
        and all(has_status(state, thing, status) for status in wanted.statuses)
        and not (wanted.any_status and not any(has_status(state, thing, status) for status in wanted.any_status))
        and (wanted.comparison is None or matches_comparison(state, context, thing, wanted.comparison, values))
        and (wanted.extreme is None or is_extreme(state, context, thing, wanted.extreme, values))
        and not (wanted.other and is_source(context, thing))
        and (wanted.token is None or thing.token is wanted.token)
        and (not wanted.chosen_color or has_chosen_color(state, context, printed))
        and (not wanted.chosen_type or has_chosen_type(state, context, kinds))
        and not (wanted.unlike_chosen_type and not is_unlike_chosen_type(state, context, kinds))
        and (not wanted.chosen_name or source_as_it_was(state, context).chosen.get("name") in names_of(printed))
        and not (wanted.names and names_of(printed).isdisjoint(wanted.names))
        and (wanted.same_name is None or shares_a_name(state, context, printed, wanted.same_name, values))
        and (wanted.counters is None or has_counters(thing, wanted.counters))
        and (wanted.owner is fl.Side.ANY or is_owner_on_side(state, context, thing, wanted.owner))
        and (wanted.paid is None or was_keyword_paid(thing, wanted.paid))
        and (wanted.attacked is None or thing.memory.attacked is wanted.attacked)
        and (wanted.entered is None or entered_this_turn(state, thing) is wanted.entered)
        and (wanted.held is None or thing.sick is not wanted.held)
        and (wanted.designation is None or wanted.designation in thing.designations)
        and (not wanted.commander or thing.commander)
        and (wanted.shares_type is None or shares_a_creature_type(state, context, thing, wanted.shares_type, values))
        and (wanted.bears is None or has_attached(state, thing, wanted.bears, besides=context.source))
        and (wanted.abilities is None or bool(printed.meant) is wanted.abilities)
        and (wanted.size is None or (printed.power, printed.toughness) == wanted.size)
        and not (wanted.numbers_of_colors and len(printed.colors) not in wanted.numbers_of_colors)
        and (wanted.apart_from is None or thing.id not in find_objects(state, context, wanted.apart_from, values))
        and (
            wanted.attached_to is None
            or state.host_of(thing) in find_objects(state, context, wanted.attached_to, values)
        )
        and not (
            wanted.either and not any(matches_filter(state, context, thing, each, values) for each in wanted.either)
        )
        and not ((wanted.hurt or wanted.hurt_by is not None) and not was_hurt(state, context, thing, wanted, values))
        and (not wanted.kin_of_commander or is_kin_of_commander(state, context, thing, values))
        and not (wanted.mana_costs and printed.mana_cost.upper() not in wanted.mana_costs)
        and (wanted.lesser_than_spell is None or is_lesser(state, context, thing, wanted.lesser_than_spell, values))
        and (wanted.nth_cast is None or casts_before(state, context, thing, wanted) == wanted.nth_cast - 1)
        and (not wanted.x_in_cost or "{X}" in printed.mana_cost.upper())
        and (wanted.shares_color is None or shares_a_color(state, context, printed, wanted.shares_color, values))
        and not (wanted.adventure and not has_adventure(thing))
        and not (wanted.buried_from and not was_buried_from(state, thing, wanted.buried_from))
        and not (wanted.cast_from and thing.cast.origin not in wanted.cast_from)
        and (
            wanted.controlled_by is None
            or thing.controller in find_players_unordered(state, context, wanted.controlled_by)
        )
    )


def has_adventure(thing: GameObject) -> bool:
    """CR 715.2a-b: whether it is an adventurer card that copies nothing else, or a copy of one."""
    own = thing.definition.layout == INSET and thing.form.face_down is None and not thing.form.copies
    return own or thing.printed.adventure


def was_buried_from(state: GameState, card: GameObject, zones: tuple[Zone, ...]) -> bool:
    """CR 400.7, 608.2i: whether this very card was put into the graveyard this turn from one of the zones."""
    return any(
        (each.id, each.incarnation) == (card.id, card.incarnation) and origin in zones
        for each, origin in state.this_turn.buried
    )


def shares_a_color(
    state: GameState, context: Context, printed: Characteristics, objects: fl.ObjectSet, values: Values
) -> bool:
    """CR 105.2, 608.2h: whether it is of a color of one of the objects, as they are or last existed."""
    colors: set[str] = set()
    for each in find_objects(state, context, objects, values):
        last = last_known_as_meant(state, context, each)
        colors |= {*(values(each) if last is None else last.values).colors}
    return not colors.isdisjoint(printed.colors)


def casts_before(state: GameState, context: Context, spell: GameObject, wanted: fl.Filter) -> int:
    """CR 601.2i: how many spells like that its player cast this turn before it, as they were cast."""
    like = changed(wanted, nth_cast=None)
    number = 0
    for cast in state.this_turn.spells_cast:
        if (cast.id, cast.incarnation) == (spell.id, spell.incarnation):
            break
        then = cast.printed
        number += cast.controller == spell.controller and matches_filter(
            state,
            context,
            cast,
            like,
            lambda _, then=then: then,  # type: ignore[misc]
        )
    return number


def is_kin_of_commander(state: GameState, context: Context, thing: GameObject, values: Values) -> bool:
    """CR 205.3m, 903.3: whether it has a creature type of one of the player's commanders."""
    mine = (each for each in state.objects.values() if each.commander and each.owner == context.controller)
    kinds = {kind for each in mine for kind in values(each.id).subtypes if card_type_of(kind) == "Creature"}
    return not kinds.isdisjoint(values(thing.id).subtypes)


def is_lesser(state: GameState, context: Context, thing: GameObject, spell: fl.ObjectSet, values: Values) -> bool:
    """CR 202.3e, 608.2h: whether its mana value is less than that of the spell."""
    own = characteristic_number(thing, values(thing.id), "mana value")
    for each in find_objects(state, context, spell, values):
        stacked = state.stacked.get(each) or state.last_stacked.get(each)
        cost = state.objects[each].printed.mana_cost
        x = (stacked.amount if stacked is not None else 0) * cost.upper().count("{X}")
        if own >= mana_value(cost) + x:
            return False
    return True


def was_hurt(state: GameState, context: Context, thing: GameObject, wanted: fl.Filter, values: Values) -> bool:
    """CR 400.7, 608.2i: whether damage was dealt to this very permanent this turn, by the sources where they are said,
    as the objects that they are."""
    very = (thing.id, thing.incarnation)
    by = {source: now for source, now, *permanent in state.this_turn.hurt if tuple(permanent) == very}
    if wanted.hurt_by is None:
        return bool(by)
    meant = find_objects(state, context, wanted.hurt_by, values)
    return any(by.get(each) in {state.objects[each].incarnation, context.incarnation} for each in meant if each in by)


def shares_a_creature_type(
    state: GameState, context: Context, thing: GameObject, objects: fl.ObjectSet, values: Values
) -> bool:
    """CR 205.3m: whether it has a creature type of one of the objects, and is none of them."""
    others = find_objects(state, context, objects, values)
    theirs = {kind for each in others for kind in values(each).subtypes if card_type_of(kind) == "Creature"}
    return thing.id not in others and not theirs.isdisjoint(values(thing.id).subtypes)


def is_source(context: Context, thing: GameObject) -> bool:
    """CR 400.7, 400.7e: whether it is the very object that has the ability, or what that became as it went to the
    graveyard."""
    became = thing.incarnation - (thing.zone is Zone.GRAVEYARD)
    return thing.id == context.source and context.incarnation in {None, thing.incarnation, became}


def entered_this_turn(state: GameState, thing: GameObject) -> bool:
    """CR 400.7, 608.2i: whether this very object entered the battlefield this turn."""
    return any((each.id, each.incarnation) == (thing.id, thing.incarnation) for each in state.this_turn.entered)


def is_owner_on_side(state: GameState, context: Context, thing: GameObject, side: fl.Side) -> bool:
    """CR 108.3, 109.5: whether its owner is on that side: "you own"."""
    return is_player_on_side(state, context, side, thing.owner)


def has_counters(thing: GameObject, wanted: fl.CounterNumber) -> bool:
    """CR 122.1."""
    number = number_of_counters(thing, wanted.kind)
    return wanted.at_least <= number and (wanted.at_most is None or number <= wanted.at_most)


def number_of_counters(thing: GameObject, kind: str | None) -> int:
    """CR 122.1: how many counters of that kind are on it; None: of all kinds together."""
    return sum(thing.counters.values()) if kind is None else thing.counters.get(kind, 0)


def names_of(printed: Characteristics) -> frozenset[str]:
    """CR 201.2a, 709.4a: its names: two for a split card off the stack, none for a nameless object."""
    return frozenset(filter(None, printed.name.split(" // ")))


def shares_a_name(
    state: GameState, context: Context, printed: Characteristics, objects: fl.ObjectSet, values: Values
) -> bool:
    """CR 201.2a, 608.2h: whether it shares a name with one of the objects, as they are or last existed."""
    names: set[str] = set()
    for each in find_objects(state, context, objects, values):
        last = None if isinstance(objects, fl.ExiledWith) else last_known_as_meant(state, context, each)
        names |= names_of(values(each) if last is None else last.values)
    return not names.isdisjoint(names_of(printed))


def has_chosen_color(state: GameState, context: Context, printed: Characteristics) -> bool:
    """CR 607.2d: whether it has the color chosen for the source; false if none was chosen."""
    chosen = COLORS_BY_NAME.get(source_as_it_was(state, context).chosen.get("color", ""))
    return chosen in printed.colors


def has_chosen_type(state: GameState, context: Context, kinds: frozenset[str]) -> bool:
    """CR 607.2d: whether it has a type chosen for the source; false if none was chosen."""
    chosen = source_as_it_was(state, context).chosen
    return any(value in kinds for what, value in chosen.items() if what.endswith("type"))


def is_unlike_chosen_type(state: GameState, context: Context, kinds: frozenset[str]) -> bool:
    """CR 607.2d, 607.5a: whether it is not of the type chosen for the source; false if none was chosen."""
    chosen = source_as_it_was(state, context).chosen
    return any(what.endswith("type") for what in chosen) and not has_chosen_type(state, context, kinds)


def recipients_attacked(state: GameState, context: Context, what: fl.ObjectSet, values: Values) -> Iterator[Recipient]:
    """CR 508.5, 608.2h: what the creatures attack, or attacked when they left combat."""
    for each in find_objects(state, context, what, values):
        attacker = None if state.combat is None else state.combat.attackers.get(each)
        last = state.last_known.get(each)
        attacker = attacker or (None if last is None else last.attacker)
        if attacker is not None and attacker.attacked is not None:
            yield attacker.attacked


def is_on_side(state: GameState, context: Context, thing: GameObject, side: fl.Side) -> bool:
    """CR 109.5: whether its controller is on that side, seen from the ability's controller."""
    return is_player_on_side(state, context, side, thing.controller)


def is_player_on_side(state: GameState, context: Context, side: fl.Side, player: PlayerId) -> bool:
    """CR 102.3, 109.5: whether the player is on that side, seen from the ability's controller."""
    match side:
        case fl.Side.ANY:
            return True
        case fl.Side.YOU:
            return player == context.controller
        case fl.Side.OPPONENT:
            return player in state.opponents(context.controller)
        case fl.Side.NOT_YOU:
            return player != context.controller
        case fl.Side.TEAMMATE:
            return player in state.teammates(context.controller)
        case fl.Side.DEFENDING_PLAYER:
            return player == defender_of(state, context)
        case fl.Side.ACTIVE_PLAYER:
            return player == state.active
        case _:
            assert_never(side)


def defender_of(state: GameState, context: Context) -> PlayerId | None:
    """CR 508.5: the defending player that the ability means: the one in its context, or the one whom its source
    attacks."""
    if context.defender is not None or state.combat is None:
        return context.defender
    attacker = state.combat.attackers.get(context.source)
    return None if attacker is None else attacker.defender


def has_status(state: GameState, thing: GameObject, status: fl.Status) -> bool:
    """CR 110.5, 506.4, 509.1h."""
    combat = state.combat
    attacker = combat.attackers.get(thing.id) if combat is not None else None
    match status:
        case fl.Status.TAPPED:
            return thing.tapped
        case fl.Status.UNTAPPED:
            return not thing.tapped
        case fl.Status.ATTACKING:
            return attacker is not None
        case fl.Status.BLOCKING:
            return combat is not None and thing.id in combat.blocking
        case fl.Status.BLOCKED:
            return attacker is not None and attacker.blocked is True
        case fl.Status.UNBLOCKED:
            return attacker is not None and attacker.blocked is False
        case fl.Status.ENCHANTED:
            return has_attached(state, thing, "Aura")
        case fl.Status.EQUIPPED:
            return has_attached(state, thing, "Equipment")
        case fl.Status.MODIFIED:
            return is_modified(state, thing)
        case fl.Status.FACE_DOWN:
            return thing.form.face_down is not None
        case fl.Status.PAIRED | fl.Status.UNPAIRED:
            return (partner_of(state, thing) is None) is (status is fl.Status.UNPAIRED)
        case _:
            assert_never(status)


def has_attached(state: GameState, thing: GameObject, subtype: str, besides: ObjectId | None = None) -> bool:
    """CR 303.4b, 301.5b: whether such a permanent, but that one, is attached to it."""
    there = (each for each in state.battlefield() if each.id != besides)
    return any(state.host_of(each) == thing.id and subtype in each.printed.subtypes for each in there)


def is_modified(state: GameState, thing: GameObject) -> bool:
    """CR 700.9: whether it has a counter on it, is equipped, or is enchanted by an Aura of its controller."""
    if any(thing.counters.values()) or has_attached(state, thing, "Equipment"):
        return True
    mine = (each for each in state.battlefield() if each.controller == thing.controller)
    return any(state.host_of(each) == thing.id and "Aura" in each.printed.subtypes for each in mine)


def is_extreme(state: GameState, context: Context, thing: GameObject, wanted: fl.Extreme, values: Values) -> bool:
    """CR 107, 208: whether nothing among those has a greater, or a lesser, power, toughness or mana value."""
    own = characteristic_number(thing, values(thing.id), wanted.characteristic)
    passes = lt if wanted.least else gt
    return not any(
        passes(characteristic_number(each, values(each.id), wanted.characteristic), own)
        for each in state.battlefield()
        if (each.controller == thing.controller or not wanted.own)
        and matches_filter(state, context, each, wanted.among, values)
    )


def matches_comparison(
    state: GameState, context: Context, thing: GameObject, wanted: fl.Comparison, values: Values
) -> bool:
    """Whether power, toughness or mana value compares as wanted with a number, with the source's own, or with its
    counters, by last known information if the source has left (CR 608.2h)."""
    number = characteristic_number(thing, values(thing.id), wanted.characteristic) + mana_value_from_x(
        state, thing, wanted
    )
    if wanted.at_most is not None and number > wanted.at_most:
        return False
    if wanted.at_least is not None and number < wanted.at_least:
        return False
    if wanted.x is not None and not COMPARE_WITH_X[wanted.x](number, context.amount):
        return False
    if wanted.than_hand is not None:
        hand = state.players[context.controller].hand
        return hand is not None and COMPARE_WITH_SOURCE[wanted.than_hand](number, hand)
    if wanted.than_source is None and wanted.counters is None:
        return True
    last = last_known_source(state, context)
    source = state.objects[context.source] if last is None else last.thing
    if wanted.counters is not None:
        return number == number_of_counters(source, wanted.counters)
    own = characteristic_number(source, values(context.source) if last is None else last.values, wanted.characteristic)
    return COMPARE_WITH_SOURCE[wanted.than_source or "equal"](number, own)


COMPARE_WITH_SOURCE: Mapping[str, Callable[[int, int], bool]] = {"less": lt, "greater": gt, "equal": eq}
COMPARE_WITH_X: Mapping[str, Callable[[int, int], bool]] = {"less": le, "greater": ge, "equal": eq}


def mana_value_from_x(state: GameState, thing: GameObject, wanted: fl.Comparison) -> int:
    """CR 202.3e: what the X in a mana cost adds on the stack, from its announcement on; elsewhere 0."""
    if wanted.characteristic != "mana value" or thing.zone is not Zone.STACK:
        return 0
    stacked = state.stacked.get(thing.id)
    x = thing.cast.x if stacked is None else stacked.amount
    return x * thing.printed.mana_cost.upper().count("{X}")


def characteristic_number(thing: GameObject, values: Characteristics, name: str) -> int:
    """CR 202.3, 208: power, toughness or mana value; 0 if it has none (107.2). A back face has the mana value of the
    front face (712.8c, 712.8e), a melded permanent that of both front faces (202.3c), unless it is a copy."""
    if name == "mana value":
        if thing.form.melded_with is not None and not thing.form.copies:
            return mana_value(thing.definition.melded_cost)
        turned = thing.definition.layout == "transform" and thing.face > 0 and not thing.form.copies
        return mana_value((thing.definition.faces[0] if turned else values).mana_cost)
    if name == "total power and toughness":
        return (values.power or 0) + (values.toughness or 0)
    return (values.power if name == "power" else values.toughness) or 0


def find_players(state: GameState, context: Context, players: fl.PlayerSet) -> Iterator[PlayerId]:
    """CR 109.5, 508.5, 608.2h: the players in range that the phrase means, the active player first (101.4)."""
    meant = set(find_players_unordered(state, context, players))
    for player in state.turn_order():
        if player in meant and reaches(state, context.source, context.controller, player):
            yield player


def find_players_once_there(state: GameState, context: Context, players: fl.PlayerSet) -> Iterator[PlayerId]:
    """CR 800.4i: the same players, and behind them those who have left, of whom what they last had is asked."""
    yield from find_players(state, context, players)
    meant = set(find_players_unordered(state, context, players))
    yield from (each.id for each in state.players.values() if each.left and each.id in meant)


def find_players_unordered(  # noqa: C901, PLR0912 - one arm for each member of the closed union
    state: GameState, context: Context, players: fl.PlayerSet
) -> Iterator[Recipient | None]:
    """The players that the phrase means in any order, perhaps with None or an object among them."""
    match players:
        case fl.Players.YOU:
            yield context.controller
        case fl.Players.EACH_OPPONENT:
            yield from state.opponents(context.controller)
        case fl.Players.EACH_OTHER_OPPONENT:
            yield from (each for each in state.opponents(context.controller) if each != context.defender)
        case fl.Players.EACH_PLAYER:
            yield from state.in_game()
        case fl.Players.EACH_OTHER_PLAYER:
            yield from (each for each in state.in_game() if each != context.controller)
        case fl.Players.DEFENDING_PLAYER:
            yield context.defender
        case fl.Players.TRIGGERING_PLAYER:
            yield triggering_player(state, context)
        case fl.Players.CHOSEN_PLAYER:
            yield context.chosen or player_chosen_for(state, context)
        case fl.Players.PROMISED_PLAYER:
            yield player_chosen_for(state, context, PROMISED_CHOICE)
        case fl.Players.ACTIVE_PLAYER:
            yield state.active
        case fl.Players.EACH_OF_THEM:
            yield context.affected_player
        case fl.TargetObject(index=index):
            yield from (each.what for each in context.targets if each.instance == index)
        case fl.ControllerOf(what=what):
            there = (
                each
                for each in find_objects(state, context, what, printed_values(state))
                if is_object_known(state, each)
            )
            yield from (controller_as_meant(state, context, each) for each in there)
        case fl.AttackedBy(what=what):
            yield from recipients_attacked(state, context, what, lambda each: state.objects[each].printed)
        case fl.OwnerOf(what=what):
            yield from (state.objects[each].owner for each in find_objects(state, context, what, printed_values(state)))
        case fl.OpponentsOf(whose=whose):
            for player in find_players(state, context, whose):
                yield from state.opponents(player)
        case fl.PlayersBut(whose=whose):
            apart = set(find_players_unordered(state, context, whose))
            yield from (each for each in state.in_game() if each not in apart)
        case fl.ThesePlayers(players=these):
            yield from these
        case fl.PlayersTogether(parts=parts):
            for part in parts:
                yield from find_players_unordered(state, context, part)
        case fl.PlayersThisWay():
            yield from find_players_this_way(state, context, players)
        case _:
            assert_never(players)


def find_players_this_way(state: GameState, context: Context, players: fl.PlayersThisWay) -> Iterator[Recipient | None]:
    """CR 608.2c, 608.2h: whom the effects have done that to, or who did it to something of theirs."""
    how = players.how
    did: set[Recipient | None] = {done for way, done, _ in context.done if way is how and isinstance(done, PlayerId)}
    if players.among is None:
        yield from (each for each in state.turn_order() if each in did)
        return
    for each in find_done_this_way(state, context, fl.ThisWay(how, players.filter), printed_values(state)):
        left = how in LEFT_THE_BATTLEFIELD
        did.add(controller_as_meant(state, context, each) if left else state.objects[each].owner)
    for player in find_players_unordered(state, context, players.among):
        if (player in did) is not players.denied:
            yield player


PROMISED_CHOICE = "promised"
"""CR 702.174a: what the choice is called of the opponent who is promised a gift."""


def player_chosen_for(state: GameState, context: Context, what: str = "player") -> PlayerId | None:
    """CR 607.2d: the player chosen for the source, as it is or last existed; None if nobody was."""
    chosen = source_as_it_was(state, context).chosen.get(what)
    return None if chosen is None else PlayerId(chosen)


def triggering_player(state: GameState, context: Context) -> PlayerId | None:
    """The player that the trigger event is about, or the controller of the object that it is about; None if there is
    none."""
    about = context.triggering
    if isinstance(about, PlayerId) or about is None:
        return about
    return controller_as_meant(state, context, about) if is_object_known(state, about) else None


def is_object_known(state: GameState, what: ObjectId) -> bool:
    """Whether it is an object, or an ability that is still on the stack."""
    return what in state.stacked or what in state.objects


def controller_of(state: GameState, what: ObjectId) -> PlayerId:
    """CR 608.2h: the controller of the spell, ability or permanent, or the last one."""
    if what in state.stacked:
        return state.stacked[what].controller
    last = state.departed(what)
    return state.objects[what].controller if last is None else last.thing.controller


def controller_as_meant(state: GameState, context: Context, what: ObjectId) -> PlayerId:
    """CR 400.7, 608.2h: the controller, or the last one, of the very object that the spell or ability speaks of."""
    return state.stacked[what].controller if what in state.stacked else thing_as_meant(state, context, what).controller


def printed_values(state: GameState) -> Values:
    """Printed characteristics, for references whose meaning does not depend on characteristics."""
    return lambda each: state.objects[each].printed


FIND_OBJECTS: Mapping[type[fl.ObjectSet], Callable[[GameState, Context, Any, Values], tuple[ObjectId, ...]]] = {
    fl.This: find_this,
    fl.AttachedObject: find_attached_object,
    fl.Pair: find_pair,
    fl.Matching: find_matching,
    fl.OfChoice: find_of_choice,
    fl.MatchingCards: find_matching_cards,
    fl.CardsOfChoice: find_cards_of_choice,
    fl.TriggeringObject: find_triggering_object,
    fl.Made: find_made,
    fl.Noted: find_noted,
    fl.Sacrificed: find_sacrificed,
    fl.ThisWay: find_done_this_way,
    fl.Affected: find_affected,
    fl.CardInGraveyard: find_card_in_graveyard,
    fl.ExiledWith: find_exiled_with,
    fl.TargetObject: find_target_object,
    fl.AttackedBy: find_attacked_by,
    fl.ThatSource: find_that_source,
    fl.Together: find_together,
    fl.Exactly: find_exactly,
}
"""The function that finds the objects of each class of references; a test proves that none is missing."""
