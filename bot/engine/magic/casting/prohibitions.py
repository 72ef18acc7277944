"""What abilities forbid to cast and to activate (CR 101.2, 601.3, 602.5): whose ability it is, and why it applies."""

from functools import partial

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.casting.cost_and_timing_changes import is_spell_described
from bot.engine.magic.casting.timing_restrictions import could_cast_sorcery, why_wrong_time
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.values.filter_matching import (
    Values,
    find_objects,
    find_players_unordered,
    is_on_side,
    matches_filter,
)
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

PROHIBITION_RULES = cite_rules("601.3", "101.2")


def why_prohibited(there: GameState, spell: GameObject, origin: Zone) -> Refusal | None:
    """CR 601.3, 101.2: the first ability that forbids casting the spell from that zone, in the state with the spell
    there; None where nothing does."""
    return (
        why_cast_forbidden(there, spell, origin)
        or why_too_many_cast(there, spell)
        or why_not_at_this_time(there, spell)
    )


def why_cast_forbidden(there: GameState, spell: GameObject, origin: Zone) -> Refusal | None:
    """CR 601.3: spells like that, or spells from there, can't be cast."""
    for thing, ability in static_abilities(there, ab.CantCast):
        from_there = not ability.zones or (origin in ability.zones) is not ability.elsewhere
        barred = spell.controller in find_players_unordered(there, Context(thing.id, thing.controller), ability.players)
        if from_there and barred and is_spell_described(there, thing, spell, ability.spells):
            kind = RefusalKind.CANT_CAST_FROM if ability.zones else RefusalKind.CANT_CAST
            return Refusal(kind, PROHIBITION_RULES, spell.id, thing.id)
    return None


def why_too_many_cast(there: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.3: so many spells like that were cast this turn by the same player that no more can be."""
    for thing, ability in static_abilities(there, ab.CastLimit):
        if is_spell_described(there, thing, spell, ability.spells):
            context = Context(thing.id, thing.controller)
            before = sum(
                cast.controller == spell.controller
                and matches_filter(there, context, cast, ability.spells, values_as_cast(cast))
                for cast in there.this_turn.spells_cast
            )
            if before >= ability.most:
                kind = RefusalKind.TOO_MANY_SPELLS
                return Refusal(kind, PROHIBITION_RULES, spell.id, thing.id, amount=before, needed=ability.most)
    return None


def values_as_cast(spell: GameObject) -> Values:
    """The characteristics with which the spell was cast, wherever it is now."""
    return lambda _: spell.printed


def why_not_at_this_time(there: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.3: spells like that can be cast only at another time than this."""
    for thing, ability in static_abilities(there, ab.CastOnlyThen):
        if not is_spell_described(there, thing, spell, ability.spells):
            continue
        late = ability.when.as_sorcery and not could_cast_sorcery(there, spell.controller)
        if late or why_wrong_time(there, Context(spell.id, spell.controller), ability.when) is not None:
            return Refusal(RefusalKind.CAST_ONLY_THEN, PROHIBITION_RULES, spell.id, thing.id, only=ability.when)
    return None


def why_not_activatable(state: GameState, source: GameObject, ability: ab.ActivatedAbility) -> Refusal | None:
    """CR 602.5, 101.2: the first ability that forbids activating that one; None where nothing does."""
    for thing, forbidding in static_abilities(state, ab.CantActivate):
        spared = forbidding.spares_mana and ability.is_mana_ability
        if not spared and is_activation_forbidden(state, thing, forbidding, source):
            return Refusal(RefusalKind.CANT_ACTIVATE, cite_rules("602.5", "101.2"), source.id, thing.id)
    for imposed in state.ongoing.imposed:
        meant = imposed.locked is not None and (source.id, source.incarnation) in imposed.locked
        if meant and isinstance(imposed.rule, ab.CantActivate):
            return Refusal(RefusalKind.CANT_ACTIVATE, cite_rules("602.5", "101.2"), source.id, imposed.source)
    return None


def is_activation_forbidden(
    state: GameState, thing: GameObject, forbidding: ab.CantActivate, source: GameObject
) -> bool:
    """Whether the ability of that thing speaks of abilities of the source, and of its controller."""
    context, values = Context(thing.id, thing.controller), partial(characteristics, state)
    if not is_on_side(state, context, source, forbidding.by):
        return False
    if isinstance(forbidding.sources, fl.Sources):
        return matches_filter(state, context, source, forbidding.sources.filter, values)
    return source.id in find_objects(state, context, forbidding.sources, values)
