"""Carries out effects by which cards are cast (CR 608.2g, 702.85); `casting.casting_while_resolving` does the
casting."""

from collections.abc import Sequence
from functools import partial
from itertools import takewhile

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.casting.card_parts import parts_by_themselves
from bot.engine.magic.casting.casting_while_resolving import offer_cast
from bot.engine.magic.casting.play_land import offer_land
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.resolving.cards import exile_cards
from bot.engine.magic.resolving.exiled_cards import exiling_object
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.resolving.top_cards import lose_bottom_order
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import characteristic_number, find_players, matches_filter
from bot.engine.magic.values.hands_and_libraries import top_cards
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.meant_objects import thing_as_meant
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.trace import cite_rules


def perform_cast_without_paying(resolution: Resolution, effect: fx.CastWithoutPaying) -> None:
    if effect.lands:
        play_lands(resolution, effect.what)
    cast_without_paying(resolution, effect)


def copy_cards(resolution: Resolution, effect: fx.CopyCard) -> None:
    """CR 707.12: each of the cards is copied; a copy that is not cast ceases to exist."""
    cited = (*resolution.rules, *cite_rules("707.12"))
    for card in resolution.meant(effect.what):
        thing = resolution.state.objects[card]
        if thing.zone in ZONES_ON_TABLE or thing.token:
            continue
        name = next(fresh_identifiers(resolution.state.objects, f"copy of {thing.printed.name}"))
        player = resolution.stacked.controller
        copy = GameObject(name, thing.definition, player, player, thing.zone, token=True)
        resolution.propose([ev.CardCopied(card, copy)], *cite_rules("707.12"))
        if effect.cast:
            parts = parts_by_themselves(thing.definition)
            offer_cast(resolution.game, resolution.stacked, name, parts, cited, OtherCost.NONE)


def play_lands(resolution: Resolution, what: fl.ObjectSet) -> None:
    """CR 305.2-305.3, 608.2g: offer to play each of the cards that is a land, in their own turn to whoever may play one
    more."""
    for card in resolution.meant(what):
        thing = resolution.state.objects[card]
        if thing.zone in ZONES_ON_TABLE or thing.token or "Land" not in thing.printed.types:
            continue
        offer_land(resolution.game, resolution.stacked, card, resolution.rules)


def cast_transformed(resolution: Resolution, _: fx.CastTransformed) -> None:
    """Cast the exiled card transformed (CR 310.11b, 712.11a), if it has a back face and is still where it was exiled
    (400.7)."""
    card = resolution.state.objects[resolution.stacked.source]
    exiled = card.zone is Zone.EXILE and card.incarnation == resolution.stacked.incarnation + 1
    if exiled and not card.token and len(card.definition.faces) > 1:
        offer_cast(
            resolution.game, resolution.stacked, card.id, (BACK_FACE,), (*resolution.rules, *cite_rules("712.11a"))
        )


BACK_FACE = 1


def cast_without_paying(resolution: Resolution, effect: fx.CastWithoutPaying) -> None:
    """Offer to cast each of the cards that is still where it was (CR 400.7, 608.2g), until so many have been. A card
    cast this way from exile with suspend counts as cast by its suspend ability (702.62a, d)."""
    keyword = resolution.stacked.keyword
    suspended = keyword is not None and keyword.keyword is KeywordName.SUSPEND
    paying = keyword if keyword is not None and suspended else OtherCost.NONE
    cast = 0
    for card in cards_to_cast(resolution, effect.what):
        thing = resolution.state.objects[card]
        if cast == effect.most or thing.zone in ZONES_ON_TABLE or thing.token or not resolution.is_same(card):
            continue
        faces = [face for face in parts_by_themselves(thing.definition) if fits_face(resolution, thing, face, effect)]
        by = (resolution.stacked.source, resolution.stacked.incarnation)
        after = Permission(resolution.stacked.controller, by, exiled_after=True) if effect.exiled_after else None
        cast += bool(faces) and offer_cast(
            resolution.game, resolution.stacked, card, faces, resolution.rules, paying, after
        )


def fits_face(resolution: Resolution, card: GameObject, face: int, effect: fx.CastWithoutPaying) -> bool:
    """CR 601.3e: whether the spell that this face of the card would be is one that may be cast."""
    if effect.spells == fl.ANYTHING:
        return True
    values = card.definition.faces[face]
    spell = changed(card, face=face)
    return matches_filter(resolution.state, resolution.context, spell, effect.spells, lambda _: values)


def exile_until(resolution: Resolution, effect: fx.ExileUntil) -> None:
    """Exile cards until so many like that have been (CR 406.1); of a library that nobody knows, none."""
    number = resolution.amount(effect.amount)
    for player in tuple(find_players(resolution.state, resolution.context, effect.player)):
        library = resolution.state.libraries.get(player)
        known = [each for each in takewhile(bool, resolution.state.tops.get(player, ())) if each is not None]
        exiled: list[ObjectId] = []
        found = 0
        for card in known if library is None else library:
            if found == number:
                break
            exiled.append(card)
            found += matches_filter(
                resolution.state,
                resolution.context,
                resolution.state.objects[card],
                effect.until,
                partial(characteristics, resolution.state),
            )
        if found < number and library is None and resolution.state.library_size(player) != 0:
            resolution.propose([ev.LibraryNotKnown(player, resolution.stacked.source)])
            continue
        exile_cards(
            resolution,
            [ev.ZoneChanged(each, Zone.LIBRARY, Zone.EXILE, exiled_by=exiling_object(resolution)) for each in exiled],
        )


def bottom_exiled(resolution: Resolution, effect: fx.BottomExiled) -> None:
    """CR 400.7, 401.4: those that are in exile still."""
    left = [each for each in resolution.meant(fl.ThisWay(fl.Way.EXILED)) if is_exiled(resolution, each)]
    resolution.propose([ev.ZoneChanged(each, Zone.EXILE, effect.to, bottom=True) for each in left])
    if effect.to is Zone.LIBRARY:
        for owner in dict.fromkeys(resolution.state.objects[each].owner for each in left):
            lose_bottom_order(
                resolution, owner, [each for each in left if resolution.state.objects[each].owner == owner]
            )


def is_exiled(resolution: Resolution, card: ObjectId) -> bool:
    return resolution.state.objects[card].zone is Zone.EXILE


def allow_play(resolution: Resolution, effect: fx.AllowPlay) -> None:
    """CR 400.7, 611.2: the cards that are still where they were put or targeted; those that nobody can name may be any,
    except of a hand that nobody knows, of which the answer says so."""
    player, exiled = resolution.stacked.controller, not isinstance(effect.what, fl.TargetObject)
    permission = Permission(
        player,
        (resolution.stacked.source, resolution.stacked.incarnation),
        effect.spells,
        effect.lands,
        effect.free,
        effect.exiled_after,
        effect.as_any,
        duration=effect.duration,
    )
    there = [
        each
        for each in cards_to_cast(resolution, effect.what)
        if resolution.state.objects[each].zone not in ZONES_ON_TABLE
    ]
    named = [each for each in there if not resolution.state.objects[each].token]
    unnamed = [None] * resolution.context.unnamed if exiled else []
    resolution.propose([ev.PlayAllowed(player, each, permission) for each in (*named, *unnamed)])
    if exiled:
        resolution.propose(
            [ev.LibraryNotKnown(each, resolution.stacked.source, Zone.HAND) for each, _ in resolution.context.hands]
        )


def cards_to_cast(resolution: Resolution, what: fl.ObjectSet) -> tuple[ObjectId, ...]:
    """The cards that the effect refers to. A target that has been exiled since still counts; one that moved elsewhere
    doesn't."""
    exiled = (each for each in resolution.meant(what) if resolution.state.objects[each].zone is Zone.EXILE)
    return tuple(
        dict.fromkeys(
            (*(resolution.movable(what) if isinstance(what, fl.TargetObject) else resolution.meant(what)), *exiled)
        )
    )


ZONES_ON_TABLE = frozenset({Zone.BATTLEFIELD, Zone.STACK})


def cast_for_madness(resolution: Resolution, _: fx.CastForMadness) -> None:
    """Offer to cast the discarded card for its madness cost (CR 702.35a); otherwise it goes to the graveyard."""
    card, keyword = resolution.state.objects[resolution.stacked.source], resolution.stacked.keyword
    if card.zone is not Zone.EXILE or not resolution.is_same(card.id) or keyword is None:
        return
    if not offer_cast(
        resolution.game, resolution.stacked, card.id, parts_by_themselves(card.definition), resolution.rules, keyword
    ):
        resolution.propose([ev.ZoneChanged(card.id, Zone.EXILE, Zone.GRAVEYARD)])


def cast_for_miracle(resolution: Resolution, _: fx.CastForMiracle) -> None:
    """Offer to cast the card that was drawn for its miracle cost, if it is still in the hand (CR 702.94a)."""
    card, keyword = resolution.state.objects[resolution.stacked.source], resolution.stacked.keyword
    if card.zone is Zone.HAND and resolution.is_same(card.id) and keyword is not None:
        parts = parts_by_themselves(card.definition)
        offer_cast(resolution.game, resolution.stacked, card.id, parts, resolution.rules, keyword)


def allow_warped(resolution: Resolution, _: fx.AllowWarped) -> None:
    """Let the player cast the warped card for as long as it remains exiled (CR 702.185a)."""
    card = resolution.state.objects[resolution.stacked.source]
    if card.zone is Zone.EXILE and not card.token and card.incarnation == resolution.stacked.incarnation + 1:
        later = Permission(card.owner, (card.id, card.incarnation), after_turn=resolution.state.schedule.turns)
        resolution.propose([ev.PlayAllowed(card.owner, card.id, later)])


def remove_time_counter(resolution: Resolution, _: fx.RemoveTimeCounter) -> None:
    """CR 702.62a."""
    card = resolution.state.objects[resolution.stacked.source]
    if resolution.is_same(card.id) and card.counters.get(TIME_COUNTER, 0):
        resolution.propose([ev.CountersRemoved(card.id, TIME_COUNTER, 1)])


TIME_COUNTER = "time"


def perform_ripple(resolution: Resolution, effect: fx.Ripple) -> None:
    """CR 702.60a: by default they are revealed, and cast from the top down."""
    player, source = resolution.stacked.controller, resolution.stacked.source
    cards = top_cards(resolution.state, player, effect.number)
    if None in cards:
        resolution.propose([ev.LibraryNotKnown(player, source)])
        return
    choice = Choice(player, ChoiceKind.MAY, (True, False), source, cite_rules("702.60a"))
    if not cards or not resolution.game.decide(choice):
        return
    resolution.propose([ev.TopCardsSeen(player, player, cards, source, revealed=True)])
    (spell,) = resolution.meant(fl.TriggeringObject())
    name = thing_as_meant(resolution.state, resolution.context, spell).printed.name
    known = [each for each in cards if each is not None]
    for card in known:
        thing = resolution.state.objects[card]
        if thing.printed.name == name and thing.zone is Zone.LIBRARY:
            parts = parts_by_themselves(thing.definition)
            offer_cast(resolution.game, resolution.stacked, card, parts, resolution.rules)
    rest = [each for each in known if resolution.state.objects[each].zone is Zone.LIBRARY]
    resolution.propose([ev.PutOnBottom(player, each) for each in rest])


def perform_cascade(resolution: Resolution, _: fx.Cascade) -> None:
    """Exile cards until a lesser one appears and offer to cast it (CR 702.85a); the others go to the bottom in a random
    order."""
    least = resolution.amount(fx.CharacteristicOf(fl.TriggeringObject(), "mana value"))
    found = cast_among_top_cards(resolution, least - 1)
    if found is not None:
        put_rest_on_bottom(resolution, found.exiled)


def perform_discover(resolution: Resolution, effect: fx.Discover) -> None:
    """Exile cards until one of at most that mana value appears and offer to cast it (CR 701.57a); not cast, it goes to
    the hand, and the others to the bottom in a random order."""
    found = cast_among_top_cards(resolution, resolution.amount(effect.amount))
    if found is None:
        return
    if found.card is not None and resolution.state.objects[found.card].zone is Zone.EXILE:
        resolution.propose([ev.ZoneChanged(found.card, Zone.EXILE, Zone.HAND)])
    put_rest_on_bottom(resolution, found.exiled)


@dataclass(frozen=True, slots=True)
class ExiledFromTop:
    """The cards that were exiled from the top, and the last of them if it is the card that was looked for."""

    exiled: Sequence[ObjectId]
    card: ObjectId | None


def cast_among_top_cards(resolution: Resolution, most: int) -> ExiledFromTop | None:
    """CR 701.57a, 702.85a: exile cards until a nonland card of at most that mana value appears, and offer to cast it,
    if the spell has no greater one; None where nobody knows which cards lie there."""
    player = resolution.stacked.controller
    library = resolution.state.libraries.get(player)
    top = [each for each in takewhile(bool, resolution.state.tops.get(player, ())) if each is not None]
    exiled, found = exile_until_small(resolution, top if library is None else library, most)
    if found is None and library is None and resolution.state.library_size(player) != 0:
        resolution.propose([ev.LibraryNotKnown(player, resolution.stacked.source)])
        return None
    resolution.propose(
        [ev.ZoneChanged(each, Zone.LIBRARY, Zone.EXILE, exiled_by=exiling_object(resolution)) for each in exiled]
    )
    if found is not None and resolution.state.objects[found].zone is Zone.EXILE:
        faces = [
            face for face in castable_faces(resolution, found) if mana_value_of_face(resolution, found, face) <= most
        ]
        offer_cast(resolution.game, resolution.stacked, found, faces, resolution.rules)
    return ExiledFromTop(exiled, found)


def put_rest_on_bottom(resolution: Resolution, exiled: Sequence[ObjectId]) -> None:
    """CR 701.57a, 702.85a: those that are still in exile, in a random order."""
    left = [each for each in exiled if resolution.state.objects[each].zone is Zone.EXILE]
    resolution.propose([ev.ZoneChanged(each, Zone.EXILE, Zone.LIBRARY, bottom=True) for each in left])
    lose_bottom_order(resolution, resolution.stacked.controller, left)


def exile_until_small(
    resolution: Resolution, library: Sequence[ObjectId], most: int
) -> tuple[Sequence[ObjectId], ObjectId | None]:
    """The cards that are exiled, and the last of them if it is a nonland card of at most that mana value (CR 701.57a,
    702.85a); None if no card was found."""
    for number, each in enumerate(library, 1):
        thing = resolution.state.objects[each]
        if "Land" not in thing.printed.types and characteristic_number(thing, thing.printed, "mana value") <= most:
            return library[:number], each
    return library, None


def castable_faces(resolution: Resolution, card: ObjectId) -> tuple[int, ...]:
    return parts_by_themselves(definition_of_card(resolution, card))


def mana_value_of_face(resolution: Resolution, card: ObjectId, face: int) -> int:
    """The mana value of the spell that this face of the card would be (CR 202.3, 702.85a)."""
    return mana_value(definition_of_card(resolution, card).faces[face].mana_cost)


def definition_of_card(resolution: Resolution, card: ObjectId) -> CardDefinition:
    return resolution.state.objects[card].definition


PERFORM_CASTING_EFFECT: EffectTable = {
    fx.CastTransformed: cast_transformed,
    fx.CastWithoutPaying: perform_cast_without_paying,
    fx.CopyCard: copy_cards,
    fx.AllowPlay: allow_play,
    fx.ExileUntil: exile_until,
    fx.BottomExiled: bottom_exiled,
    fx.Ripple: perform_ripple,
    fx.Cascade: perform_cascade,
    fx.Discover: perform_discover,
    fx.CastForMadness: cast_for_madness,
    fx.CastForMiracle: cast_for_miracle,
    fx.AllowWarped: allow_warped,
    fx.RemoveTimeCounter: remove_time_counter,
}
