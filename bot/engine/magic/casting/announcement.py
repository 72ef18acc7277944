"""What casting a spell and activating an ability have in common (CR 601.2, 602.2b): when, and with which targets."""

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.casting.timing_restrictions import could_cast_sorcery
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.targeting.legal_targets import TargetInstances
from bot.engine.magic.values.layers import characteristics
from bot.engine.trace import cite_rules


def why_not_cast_land(spell: GameObject) -> Refusal | None:
    """CR 305.9: a land can't be cast as a spell, whatever else it is."""
    return Refusal(RefusalKind.LAND_CAST, cite_rules("305.9"), spell.id) if "Land" in spell.printed.types else None


def why_no_legend(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 205.4e: a legendary instant or sorcery is cast by who controls a legendary creature or planeswalker."""
    types = set(spell.printed.types)
    if "Legendary" not in spell.printed.supertypes or types.isdisjoint({"Instant", "Sorcery"}):
        return None
    for thing in state.battlefield():
        kinds = characteristics(state, thing.id).kinds
        if thing.controller == spell.controller and "Legendary" in kinds and not kinds.isdisjoint(LEGENDS):
            return None
    return Refusal(RefusalKind.NO_LEGEND, cite_rules("205.4e"), spell.id)


LEGENDS = frozenset({"Creature", "Planeswalker"})
"""CR 205.4e: what has to be legendary on the battlefield."""


def why_wrong_timing(state: GameState, printed: Characteristics, player: PlayerId) -> Refusal | None:
    """CR 117.1a, 304.1, 307.1: an instant at any time with priority, anything else in one's own main phase with an
    empty stack."""
    if state.is_without_priority():
        return Refusal(RefusalKind.NO_PRIORITY, cite_rules("117.1a"), player)
    if split := why_split_second(state, player, "601.3"):
        return split
    if "Instant" in printed.types or KeywordName.FLASH in printed.keywords:
        return None
    if could_cast_sorcery(state, player):
        return None
    return Refusal(RefusalKind.SORCERY_TIMING, cite_rules("117.1a"), player)


def why_split_second(state: GameState, player: PlayerId, forbidding: str) -> Refusal | None:
    """CR 702.61a: a spell with split second is on the stack, and nobody casts other spells or activates abilities.

    `forbidding` is the rule by which a prohibition stops that (601.3, 602.5)."""
    for each in state.stack:
        card = state.stacked[each].card
        if card is not None and KeywordName.SPLIT_SECOND in characteristics(state, card).keywords:
            return Refusal(RefusalKind.SPLIT_SECOND, cite_rules(forbidding, "702.61a"), card, player)
    return None


def target_instances(state: GameState, stacked: StackedAbility) -> TargetInstances:
    """CR 601.2c: what it may target, in the state in which it is announced."""
    return TargetInstances(state, context_of(stacked), stacked.specs, stacked.amount)
