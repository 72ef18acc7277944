"""Giving designations (CR 702.112b, 702.171b, 722.3), and the copies of prepare spells (722).

This file proposes events; `casting` asks whether a copy may be cast."""

from collections.abc import Iterator, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.new_identifiers import fresh_identifiers
from bot.engine.magic.table.card_definition import PREPARE_SPELL, CardDefinition
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, OffBattlefield, Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.trace import Rules, cite_rules


def designate_permanents(
    state: GameState, permanents: Sequence[ObjectId], designation: Designation
) -> Iterator[tuple[ev.Event, Rules]]:
    """CR 702.112b, 702.171b, 722.3a: the permanents get the designation; only those that can become prepared do."""
    if designation is Designation.PREPARED:
        yield from prepare_permanents(state, permanents)
    elif designation is Designation.SUSPECTED:
        for each in permanents:
            yield from suspect_creature(state, each)
    else:
        yield from ((ev.Designated(each, designation), (designation.gained,)) for each in permanents)


def suspect_creature(state: GameState, permanent: ObjectId) -> Iterator[tuple[ev.Event, Rules]]:
    """CR 701.60a, c-d: what is no suspected permanent becomes one and has menace and "This creature can't block"."""
    thing = state.objects[permanent]
    if Designation.SUSPECTED in thing.designations:
        return
    yield ev.Designated(permanent, Designation.SUSPECTED), (Designation.SUSPECTED.gained,)
    lasting = fx.Duration.WHILE_SUSPECTED
    given = ev.EffectBegan(permanent, (permanent,), ABILITIES_OF_SUSPECTED, lasting, thing.controller)
    yield given, cite_rules("701.60c")


ABILITIES_OF_SUSPECTED = (fx.AddAbility(fx.KeywordAbility(KeywordName.MENACE)), fx.AddAbility(ab.CantBlock()))
"""CR 701.60c."""


def prepare_permanents(state: GameState, permanents: Sequence[ObjectId]) -> Iterator[tuple[ev.Event, Rules]]:
    """CR 722.3a, c: the permanents with a prepare spell that are not prepared become prepared."""
    for each, copy in zip(permanents, prepare_spell_copies(state, permanents), strict=True):
        if copy is not None and Designation.PREPARED not in state.objects[each].designations:
            yield ev.Designated(each, Designation.PREPARED), (Designation.PREPARED.gained,)
            yield copy, cite_rules("722.3c")


def copy_spells_of_phased_in(state: GameState, permanents: Sequence[ObjectId]) -> Iterator[tuple[ev.Event, Rules]]:
    """CR 722.3c: a permanent that phases in prepared gets a new copy of its prepare spell."""
    prepared = [each for each in permanents if Designation.PREPARED in state.objects[each].designations]
    yield from ((copy, cite_rules("722.3c")) for copy in prepare_spell_copies(state, prepared) if copy is not None)


def prepare_spell_copies(state: GameState, permanents: Sequence[ObjectId]) -> Iterator[ev.PrepareSpellCopied | None]:
    """CR 722.3c: for each permanent, the event that creates the copy of its prepare spell; None if it has none."""
    taken = set(state.objects)
    for each in permanents:
        thing = state.objects[each]
        spell = thing.printed.prepare_spell
        if spell is None:
            yield None
            continue
        name = next(fresh_identifiers(taken, f"copy of {spell.name}"))
        taken.add(name)
        copy = GameObject(
            name,
            CardDefinition((spell,), PREPARE_SPELL),
            thing.controller,
            thing.controller,
            Zone.EXILE,
            token=True,
            off_battlefield=OffBattlefield(prepared_by=(each, thing.incarnation)),
        )
        yield ev.PrepareSpellCopied(each, copy)


def permissions_from_preparation(state: GameState, card: GameObject, player: PlayerId) -> Iterator[Permission]:
    """CR 722.3c: whoever controls the prepared permanent may cast the copy."""
    permanent = state.table.preparer(card)
    if permanent is not None and permanent.controller == player:
        yield Permission(player, (permanent.id, permanent.incarnation))


def unprepare_by_casting(state: GameState, card: ObjectId | None) -> ev.DesignationLost | None:
    """CR 722.3c: the event by which the permanent stops being prepared when the copy of its prepare spell is cast; None
    if the card is no such copy."""
    permanent = None if card is None or card not in state.objects else state.table.preparer(state.objects[card])
    return None if permanent is None else ev.DesignationLost(permanent.id, Designation.PREPARED)


def is_card_of_spell(card: GameObject, spell: GameObject) -> bool:
    """CR 601.2a, 722.3c: whether the spell may be that card, or that copy of a prepare spell."""
    if card.definition.layout == PREPARE_SPELL:
        return card.printed == spell.printed
    return card.definition == spell.definition
