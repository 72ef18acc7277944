"""Which spells can't be countered (CR 101.2, 701.6a), and to which zone a spell's card goes as it resolves (702.27a,
702.88a, 715.3d, 720.3d)."""

from collections.abc import Sequence
from functools import partial

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.events.proposals import Author, Proposal
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.card_definition import INSET
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.keyword_costs_paid import was_keyword_paid
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics, has_keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.trace import Rules, cite_rules


def is_uncounterable(state: GameState, stacked: StackedAbility) -> bool:
    """CR 113.6: an ability of the spell functions while it is on the stack, those of permanents speak of others."""
    if stacked.card is None:
        return False
    spell, values = state.objects[stacked.card], partial(characteristics, state)
    context = Context(spell.id, spell.controller)
    own = (each for each in values(spell.id).meant if isinstance(each, ab.CantBeCountered))
    if any(each.condition is None or condition_holds(state, context, each.condition, values) for each in own):
        return True
    return any(
        isinstance(ability.affects, fl.Matching)
        and matches_filter(state, Context(thing.id, thing.controller), spell, ability.affects.filter, values)
        for thing, ability in static_abilities(state, ab.CantBeCountered)
    )


def leaving_as_it_resolves(state: GameState, spell: GameObject) -> "LeftStack":
    """CR 608.2n, 702.27a, 702.88a: where the card of an instant or sorcery goes as it resolves: into its owner's hand
    where its buyback cost was paid, into exile where it has rebound and was cast from a hand, else into the graveyard.
    What exiles it instead, however it leaves the stack, is known to `replacing`."""
    if was_keyword_paid(spell, KeywordName.BUYBACK):
        return LeftStack(Zone.HAND, cite_rules("702.27a"))
    if spell.cast.origin is Zone.HAND and has_keyword(state, spell.id, KeywordName.REBOUND):
        return LeftStack(Zone.EXILE, cite_rules("702.88a"), rebounds=True)
    return LeftStack(Zone.GRAVEYARD)


@dataclass(frozen=True, slots=True)
class LeftStack:
    """Where the card of a spell goes as it resolves, and by which rules where it is not by the usual one; `rebounds`:
    it may be cast again from there (CR 702.88a)."""

    zone: Zone
    rules: Rules = ()
    rebounds: bool = False


def inset_spell_proposals(spell: GameObject) -> Sequence[Proposal]:
    """CR 715.3d, 720.3d: as it resolves, a card that was cast as an Adventure is exiled by its controller, who may play
    it from there; one that was cast as an Omen is shuffled into its owner's library."""
    author = Author(spell.controller)
    if spell.definition.layout != INSET or not spell.face:
        return ()
    if "Omen" in spell.printed.subtypes:
        home = ev.ZoneChanged(spell.id, Zone.STACK, Zone.LIBRARY, shuffled=True)
        return (Proposal(home, cite_rules("720.3d"), author=author),)
    exiled = Proposal(ev.ZoneChanged(spell.id, Zone.STACK, Zone.EXILE), cite_rules("715.3d"), author=author)
    allowed = Proposal(ev.PlayAllowed(spell.controller, spell.id, adventure_permission(spell)), cite_rules("715.3d"))
    return (exiled,) if spell.token else (exiled, allowed)


def adventure_permission(card: GameObject) -> Permission:
    """CR 715.3d: for as long as the card remains exiled, its player may play it, but not as an Adventure."""
    return Permission(card.controller, (card.id, card.incarnation), lands=True, on_adventure=True)
