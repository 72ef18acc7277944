"""Targets (CR 115): what a spell or ability may target, and what forbids it."""

from functools import partial
from typing import assert_never

from bot.engine.magic.effects import KeywordAbility
from bot.engine.magic.filters import Side, TargetSpec
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import characteristics
from bot.engine.magic.matching import Context, matches
from bot.engine.magic.multiplayer.influence import reaches
from bot.engine.magic.qualities import protection_from, source_has_quality
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import GameState
from bot.engine.magic.zones import Zone
from bot.engine.trace import rules


def why_not_target(state: GameState, context: Context, spec: TargetSpec, target: Recipient) -> Refusal | None:
    """CR 115.1, 702.11b, 702.16b: return what forbids this target, None if it is legal."""
    if not reaches(state, context.source, context.controller, target):
        cited = rules("classic range") if state.rules.territories else rules("801.4")
        return Refusal(RefusalKind.OUT_OF_RANGE, cited, context.source, target)
    if isinstance(target, PlayerId):
        return None if player_fits(state, context, spec, target) else not_a_target(context, target)
    thing = state.objects[target]
    values = partial(characteristics, state)
    there = thing.on_battlefield if spec.zone is Zone.BATTLEFIELD else thing.zone is spec.zone
    fits = spec.permanents is not None and there
    if not fits or spec.permanents is None or not matches(state, context, thing, spec.permanents, values):
        return not_a_target(context, target)
    if spec.zone is not Zone.BATTLEFIELD:
        return None
    if protection_from(state, target, context.source) is not None:
        return Refusal(RefusalKind.TARGET_PROTECTED, rules("702.16b"), context.source, target)
    if thing.controller in state.opponents(context.controller):
        hexproof = hexproof_from(state, target, context.source)
        if hexproof is not None:
            cited = rules("702.11b") if hexproof.quality is None else rules("702.11d")
            return Refusal(RefusalKind.HEXPROOF, cited, context.source, target)
    return None


def not_a_target(context: Context, target: Recipient) -> Refusal:
    return Refusal(RefusalKind.NOT_A_LEGAL_TARGET, rules("601.2c", "115.1"), context.source, target)


def player_fits(state: GameState, context: Context, spec: TargetSpec, player: PlayerId) -> bool:
    """CR 115.4: whether the instance of "target" allows this player."""
    if spec.players is None or state.players[player].lost:
        return False
    match spec.players:
        case Side.ANY:
            return True
        case Side.YOU:
            return player == context.controller
        case Side.OPPONENT:
            return player in state.opponents(context.controller)
        case Side.TEAMMATE:
            return player in state.teammates(context.controller)
        case Side.DEFENDING_PLAYER:
            return player == context.defender
        case _:
            assert_never(spec.players)


def hexproof_from(state: GameState, target: ObjectId, source: ObjectId) -> KeywordAbility | None:
    """CR 702.11b, 702.11d: plain hexproof, or hexproof from a quality that the source has; None without either."""
    return next(
        (
            ability
            for ability in characteristics(state, target).abilities
            if isinstance(ability, KeywordAbility)
            and ability.keyword is Keyword.HEXPROOF
            and (ability.quality is None or source_has_quality(state, source, ability.quality))
        ),
        None,
    )


def legal_targets(state: GameState, context: Context, spec: TargetSpec) -> tuple[Recipient, ...]:
    """CR 601.2c: everything that this instance of "target" may choose, permanents first."""
    elsewhere = spec.zone is not Zone.BATTLEFIELD
    things = state.objects.values() if elsewhere else state.battlefield()
    candidates: list[Recipient] = [thing.id for thing in things]
    candidates += state.in_game()
    return tuple(each for each in candidates if why_not_target(state, context, spec, each) is None)
