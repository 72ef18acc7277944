"""Whether it is the time at which alone a spell may be cast or an ability activated (CR 506.7, 601.3, 602.5)."""

from collections.abc import Mapping
from functools import partial

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.steps import COMBAT_PHASE, MAIN_PHASES, SKIPPED_WITHOUT_ATTACKERS, STEPS, Step
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.conditions import Condition, TurnOf
from bot.engine.trace import cite_rules


def why_not_cast_at_this_time(state: GameState, spell: GameObject) -> Refusal | None:
    """CR 601.3: what the spell says of when it may be cast forbids it now; None where nothing does."""
    for ability in spell.printed.abilities:
        context = Context(spell.id, spell.controller)
        if isinstance(ability, ab.CastOnly) and is_restriction_on(state, context, ability.condition):
            rule = why_wrong_time(state, context, ability.when)
            if rule is not None:
                return Refusal(RefusalKind.WRONG_TIME, cite_rules("601.3", *rule), spell.id, only=ability.when)
    return None


def why_not_activated_at_this_time(
    state: GameState, context: Context, when: ab.OnlyWhen | None, used: int = 0
) -> Refusal | None:
    """CR 602.5: what the ability says of when it may be activated, and how often, forbids its controller to activate it
    now; None where nothing does. It was `used` so often this turn, or at all where it may be only once."""
    source = context.source
    if when is not None and when.once and used:
        return Refusal(RefusalKind.USED_FOR_GOOD, cite_rules("602.5b"), source)
    if when is not None and when.per_turn is not None and used >= when.per_turn:
        return Refusal(RefusalKind.USED_UP, cite_rules("602.5b"), source, amount=used, needed=when.per_turn)
    if when is not None and when.as_sorcery and not could_cast_sorcery(state, context.controller):
        return Refusal(RefusalKind.SORCERY_TIMING, cite_rules("602.5d"), source)
    rule = None if when is None else why_wrong_time(state, context, when)
    if rule is None:
        return None
    combat = ("506.7g",) if rule else ()
    return Refusal(RefusalKind.WRONG_TIME, cite_rules("602.5", *rule, *combat), source, only=when)


def is_restriction_on(state: GameState, context: Context, condition: Condition | None) -> bool:
    return condition is None or condition_holds(state, context, condition, partial(characteristics, state))


def could_cast_sorcery(state: GameState, player: PlayerId) -> bool:
    """CR 307.1: whether it is the player's main phase, with an empty stack."""
    return state.step in MAIN_PHASES and state.is_active(player) and not state.stack


def why_wrong_time(state: GameState, context: Context, when: ab.OnlyWhen) -> tuple[str, ...] | None:
    """CR 506.7: the rules on points of the combat phase by which it is not the time, none where it is about something
    else; None where it is the time."""
    if when.during and state.step not in when.during:
        return ("506.7c",) if when.during == COMBAT_PHASE else ()
    if when.before is not None and STEPS.index(state.step) >= STEPS.index(when.before):
        return ("506.7e",) if is_step_skipped(state, when.before) else RULES_OF_POINTS.get(when.before, ("506.7d",))
    if when.after is not None and not is_step_past(state, when.after):
        return RULES_OF_POINTS.get(when.after, ("506.7d",))
    if when.after is not None and is_step_skipped(state, when.after):
        return ("506.7f",)
    conditions = (None if when.turn is None else TurnOf(when.turn), when.condition)
    return None if all(is_restriction_on(state, context, each) for each in conditions) else ()


RULES_OF_POINTS: Mapping[Step, tuple[str, ...]] = {
    Step.DECLARE_ATTACKERS: ("506.7a",),
    Step.DECLARE_BLOCKERS: ("506.7b",),
}
"""Where it stands what a point of the combat phase means."""


def is_step_past(state: GameState, step: Step) -> bool:
    """CR 506.7a-b: whether the step has begun in this turn; the end of combat has to be over."""
    reached = STEPS.index(state.step) - STEPS.index(step)
    return reached > 0 if step is Step.END_OF_COMBAT else reached >= 0


def is_step_skipped(state: GameState, step: Step) -> bool:
    """CR 508.8: whether this combat phase has gone past the step without it."""
    combat = state.combat
    passed = step in SKIPPED_WITHOUT_ATTACKERS and STEPS.index(state.step) > STEPS.index(step)
    return passed and combat is not None and combat.attackers_declared and not combat.had_attackers
