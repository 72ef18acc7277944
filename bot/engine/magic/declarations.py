"""What players declare in combat (CR 508.1, 509.1), from the action to its events; an illegal one changes nothing."""

from collections.abc import Mapping, Sequence

from bot.engine.magic.abilities import Keyword
from bot.engine.magic.combat import attacking, blocking
from bot.engine.magic.events import (
    STEPS,
    AttackerDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockerDeclared,
    NoAttackers,
    Step,
    Tapped,
)
from bot.engine.magic.identifiers import ObjectId, Recipient
from bot.engine.magic.layers import has
from bot.engine.magic.proposals import Batch
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.scenario import Attack, Block
from bot.engine.magic.state import Combat, GameState
from bot.engine.magic.turn import Turn
from bot.engine.trace import rules


def declare_attackers(turn: Turn, action: Attack) -> Sequence[Refusal]:
    """CR 508.1: move to the declare attackers step and declare; return what makes the declaration illegal."""
    late = why_too_late(turn.state, Step.DECLARE_ATTACKERS)
    if late is not None:
        return [late]
    turn.advance_to(Step.DECLARE_ATTACKERS)
    if turn.state.over:
        return [Refusal(RefusalKind.GAME_OVER, rules("104.1"), turn.state.active)]
    declared = {creature: meant(turn.state, attacked) for creature, attacked in action.attackers.items()}
    refusals = [Refusal(RefusalKind.DECLARED_TWICE, rules("508.1b"), creature) for creature in action.repeated] + list(
        attacking.faults(turn.state, declared)
    )
    if not refusals:
        turn.game.happen(attack_events(turn.state, declared).proposals)
        turn.game.settle()
    return refusals


def why_too_late(state: GameState, step: Step) -> Refusal | None:
    """CR 508.1, 509.1: a declaration is made once, as its step begins."""
    combat = state.combat
    done = combat is not None and (
        combat.attackers_declared if step is Step.DECLARE_ATTACKERS else combat.blockers_declared
    )
    if done:
        return Refusal(RefusalKind.ALREADY_DECLARED, rules(STEP_RULE[step]), state.active)
    if STEPS.index(state.step) > STEPS.index(step):
        return Refusal(RefusalKind.WRONG_STEP, rules(STEP_RULE[step]), state.active)
    return None


STEP_RULE: Mapping[Step, str] = {Step.DECLARE_ATTACKERS: "508.1", Step.DECLARE_BLOCKERS: "509.1"}


def meant(state: GameState, attacked: Recipient | None) -> Recipient:
    """CR 508.1b: what a declaration means that names nothing: the opponent, the first one where there are several."""
    return next(iter(state.opponents(state.active)), state.active) if attacked is None else attacked


def attack_events(state: GameState, declared: Mapping[ObjectId, Recipient]) -> Batch:
    """CR 508.1f, 508.1k: the creatures tap, vigilance aside, and become attacking creatures."""
    batch = Batch()
    if not declared:
        batch.add(NoAttackers(state.active), rules("508.8"))
    for creature, attacked in declared.items():
        vigilant = has(state, creature, Keyword.VIGILANCE)
        cited = rules("508.1k", "702.20b") if vigilant else rules("508.1k")
        index = batch.add(AttackerDeclared(creature, attacked), cited)
        if not vigilant:
            batch.add(Tapped(creature), rules("508.1f"), follows=index)
    return batch


def declare_blockers(turn: Turn, action: Block) -> Sequence[Refusal]:
    """CR 509.1: move to the declare blockers step and declare; return what makes the declaration illegal."""
    late = why_too_late(turn.state, Step.DECLARE_BLOCKERS)
    if late is not None:
        return [late]
    combat = turn.state.combat
    if combat is None or not combat.attackers:
        return nothing_to_block(action)
    turn.advance_to(Step.DECLARE_BLOCKERS)
    combat = turn.state.combat
    if combat is None or turn.state.over:
        return [Refusal(RefusalKind.GAME_OVER, rules("104.1"), turn.state.active)]
    declared = {blocker: blocked for blocker, blocked in action.blockers.items() if blocked}
    refusals = [*wrong_player(turn.state, action), *named_twice(declared)]
    refusals += blocking.faults(turn.state, combat, declared)
    if not refusals:
        turn.game.happen(block_events(combat, declared).proposals)
        turn.game.settle()
    return refusals


def nothing_to_block(action: Block) -> Sequence[Refusal]:
    """CR 508.8: without attackers there is no declare blockers step; declaring nobody is fine all the same."""
    return [
        Refusal(RefusalKind.NOT_ATTACKING, rules("509.1a", "508.8"), blocker, attacker)
        for blocker, blocked in action.blockers.items()
        for attacker in blocked
    ]


def wrong_player(state: GameState, action: Block) -> Sequence[Refusal]:
    """CR 509.1a: a player declares creatures that they control."""
    return [
        Refusal(RefusalKind.NOT_CONTROLLED, rules("509.1a"), blocker, action.by)
        for blocker in action.blockers
        if action.by is not None and state.objects[blocker].controller != action.by
    ]


def named_twice(declared: blocking.Blocks) -> Sequence[Refusal]:
    """CR 509.1a: each creature that a blocker blocks is another one."""
    return [
        Refusal(RefusalKind.DECLARED_TWICE, rules("509.1a"), blocker)
        for blocker, blocked in declared.items()
        if len(set(blocked)) < len(blocked)
    ]


def block_events(combat: Combat, declared: blocking.Blocks) -> Batch:
    """CR 509.1g-h."""
    batch = Batch()
    blocked = {attacker for attackers in declared.values() for attacker in attackers}
    for blocker, attackers in declared.items():
        for attacker in attackers:
            batch.add(BlockerDeclared(blocker, attacker), rules("509.1g"))
    for attacker in combat.attackers:
        event = BecameBlocked(attacker) if attacker in blocked else BecameUnblocked(attacker)
        batch.add(event, rules("509.1h"))
    return batch
