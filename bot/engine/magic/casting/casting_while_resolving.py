"""Casting a spell while another spell or ability resolves, for something else than its mana cost (CR 608.2g, 118.9)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.asking.scenario import Cast
from bot.engine.magic.casting.announcement import target_instances, why_not_cast_land, why_split_second
from bot.engine.magic.casting.cast_spell import (
    announce_spell,
    events_of_casting,
    find_modal,
    spell_object,
    state_with_spell,
    unpaid_spell,
    unread_enchant,
)
from bot.engine.magic.casting.cost_and_timing_changes import with_either_cost
from bot.engine.magic.casting.prohibitions import why_prohibited
from bot.engine.magic.casting.timing_restrictions import why_not_cast_at_this_time
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import OtherCost
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Paid
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.division_among_targets import why_undividable, with_shares
from bot.engine.magic.targeting.modes import ways_to_choose_modes
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.trace import Rules, cite_rules


@dataclass(frozen=True, slots=True)
class WayToCast:
    """One way to cast a card: the state with the spell on the stack, the spell, and its modes."""

    there: GameState
    spell: GameObject
    stacked: StackedAbility
    modes: tuple[int, ...]


def offer_cast(  # noqa: PLR0913, PLR0917 - who casts what, how, for what, and by which rules
    game: Game,
    by: StackedAbility,
    card: ObjectId,
    faces: Sequence[int],
    cited: Rules,
    paying: Paid = OtherCost.NONE,
    permission: Permission | None = None,
) -> bool:
    """CR 608.2g, 601.2a-i: the controller of `by` may cast the card with one of these faces up, whatever the time,
    paying this rather than its mana cost; say whether they do.

    Without legal targets, where something else can't be paid or an ability forbids it, it can't be cast (601.2c,
    601.2h, 601.3). An Aura of which that was not read stays where it is, and it is told why."""
    proposed = [proposed_spell(game.state, by, card, face, paying, permission) for face in faces]
    if any(is_spell_unread(each) for each in proposed):
        game.note(ev.NotCast(by.controller, card), (*cited, *cite_rules("608.2g")))
        return False
    found = [way for spell in proposed for way in ways_to_cast(game.state, spell)]
    if not found or not game.decide(Choice(by.controller, ChoiceKind.MAY, (True, False), by.source)):
        return False
    way = choose_way(game, found)
    ready = game.choose_targets(way.stacked, way.there)
    if ready is None or why_undividable(way.there, ready) is not None:
        return False
    ready = with_shares(way.there, ready, game.decide)
    first, *others = events_of_casting(game, ready, way.modes, way.there).proposals
    _, *costs = first.rules  # the first says that any spell becomes cast
    every = dict.fromkeys((*cited, *costs, *cite_rules("608.2g")))
    game.happen([replace(first, rules=tuple(every)), *others])
    return True


def proposed_spell(  # noqa: PLR0913, PLR0917 - the whole spell
    state: GameState,
    by: StackedAbility,
    card: ObjectId,
    face: int,
    paying: Paid,
    permission: Permission | None = None,
) -> GameObject:
    """CR 601.2a-b: the spell as it would be cast."""
    spell = spell_object(state, Cast(card, by=by.controller, face=face))
    cast = replace(spell.cast, paid=(paying,), origin=state.objects[card].zone, permission=permission)
    return replace(spell, cast=cast)


def is_spell_unread(spell: GameObject) -> bool:
    """Whether nobody knows what the Aura spell could enchant."""
    return unread_enchant(spell.printed) is not None


def ways_to_cast(state: GameState, spell: GameObject) -> Iterator[WayToCast]:
    """CR 601.2b-c, 601.2h, 601.3: the choices of modes with which it can be cast; when alone a card of its types is
    cast doesn't matter."""
    there = state_with_spell(state, spell)
    zone = state.objects[spell.id].zone
    if (
        why_not_cast_land(spell) is not None
        or why_not_cast_at_this_time(there, spell) is not None
        or why_split_second(state, spell.controller, "601.3") is not None
        or why_prohibited(there, spell, zone) is not None
    ):
        return
    modal = find_modal(spell, there)
    for modes in ((),) if modal is None else ways_to_choose_modes(modal):
        payable = (each for each in with_either_cost(spell) if not any(unpaid_spell(there, each, modes)))
        stacked, paying = announce_spell(spell, Cast(spell.id), modes), next(payable, None)
        if paying is not None and target_instances(there, stacked).impossible() is None:
            yield WayToCast(state_with_spell(state, paying), paying, stacked, modes)


def choose_way(game: Game, found: Sequence[WayToCast]) -> WayToCast:
    """CR 700.2a, 709.3, 715.3: which part of the card is cast, then with which modes."""
    by, card = found[0].spell.controller, found[0].spell.id
    named = {way.spell.printed.name: way.spell.face for way in found}
    part = named[game.decide(Choice(by, ChoiceKind.HALF, tuple(named), card))] if len(named) > 1 else None
    left = {way.modes: way for way in found if part in {None, way.spell.face}}
    if len(left) == 1:
        return next(iter(left.values()))
    return left[game.decide(Choice(by, ChoiceKind.MODES, tuple(left), card))]
