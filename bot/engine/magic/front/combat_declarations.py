"""What players declare in combat (CR 508.1, 509.1), from the action to its events; an illegal one changes nothing."""

from collections.abc import Mapping, Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import AskedPayment, Choice, ChoiceKind
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Attack, Block
from bot.engine.magic.combat import attack_requirements, banding, block_requirements
from bot.engine.magic.combat.attack_and_block_costs import (
    OwedPermanent,
    TotalCost,
    first_unpayable,
    payers_of_costs,
    total_attack_cost,
    total_block_cost,
)
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.combat.blocking import Blocks, declared_separately_by, players_yet_to_block
from bot.engine.magic.combat.declaration_events import attack_events, block_events, block_payment
from bot.engine.magic.combat.nearest_declaration import legal_attack, legal_block
from bot.engine.magic.combat.optional_attack_costs import PaidOption, enlistable_creatures, optional_costs_offered
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.front.outcome import ActionResult
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.steps import STEPS, Step
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.turn.damage_orders import order_damage
from bot.engine.magic.turn.turn_structure import Turn
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules


def declare_attackers(turn: Turn, action: Attack) -> ActionResult:
    """CR 508.1: move to the declare attackers step and declare; an illegal declaration has its nearest legal one."""
    late = why_too_late(turn.state, Step.DECLARE_ATTACKERS)
    if late is not None and not turn.state.awaits_combat:
        return ActionResult((late,))
    if action.by is not None and not turn.state.is_active(action.by):
        return ActionResult((Refusal(RefusalKind.ATTACK_IN_OTHERS_TURN, cite_rules("508.1"), action.by),))
    for step in (Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS) if late is not None else (Step.DECLARE_ATTACKERS,):
        turn.advance_to(step)
        if turn.state.over:
            return ActionResult((Refusal(RefusalKind.GAME_OVER, cite_rules("104.1"), turn.state.active),))
        if turn.state.step is not step:  # the combat phase was skipped
            too_late = Refusal(RefusalKind.WRONG_STEP, cite_rules("508.1"), turn.state.active)
            return ActionResult((turn.why_skipped(step) or too_late,))
    declared = {creature: attacked_or_default(turn.state, attacked) for creature, attacked in action.attackers.items()}
    refusals = [
        *(Refusal(RefusalKind.DECLARED_TWICE, cite_rules("508.1b"), creature) for creature in action.repeated),
        *attack_requirements.attack_faults(turn.state, declared),
        *banding.band_faults(turn.state, declared, action.bands),
    ]
    if refusals:
        return ActionResult(tuple(refusals), nearest=legal_attack(turn.state, declared, action.bands))
    declared = dict(attacks_paid_for(turn.game, declared))
    tolls = [
        toll
        for payer in payers_of_costs(turn.state, declared, ab.AttackCost)
        for toll in choose_tolls(turn.game, payer, total_attack_cost(turn.state, declared, payer).debts)
    ]
    options = choose_optional_costs(turn.game, declared, [permanent for _, permanent in tolls])
    turn.game.happen(attack_events(turn.state, declared, action.bands, tolls, options).proposals)
    turn.game.settle()
    return ActionResult()


def attacks_paid_for(game: Game, declared: Attacks) -> Attacks:
    """CR 508.1d, 508.1h: the declaration without the creatures whose cost its player chooses not to pay."""
    kept = dict(declared)
    for payer in payers_of_costs(game.state, declared, ab.AttackCost):
        bill = total_attack_cost(game.state, declared, payer)
        if bill.dear and not is_cost_paid(game, payer, bill, "508.1d"):
            game.note(ev.CostNotPaid(payer, bill.dear, bill.mana, bill.life), cite_rules("508.1d"))
            kept = {creature: attacked for creature, attacked in kept.items() if creature not in bill.dear}
    is_legal = len(kept) == len(declared) or not any(attack_requirements.attack_faults(game.state, kept))
    return kept if is_legal else attack_requirements.default_attack(game.state)


def is_cost_paid(game: Game, payer: PlayerId, bill: TotalCost, rule: str) -> bool:
    """CR 508.1d, 509.1c: whether the player pays the total cost, which nobody has to; by default they do."""
    asked = AskedPayment(bill.mana, bill.life)
    choice = Choice(payer, ChoiceKind.PAY, (True, False), bill.sources[0], cite_rules(rule), payment=asked)
    return bool(game.decide(choice))


def choose_tolls(game: Game, payer: PlayerId, debts: Sequence[OwedPermanent]) -> list[tuple[ab.Toll, ObjectId]]:
    """CR 508.1h, 509.1d: with which permanent each cost is paid, so that the rest can be paid too."""
    paid: list[tuple[ab.Toll, ObjectId]] = []
    for number, debt in enumerate(debts):
        spent = frozenset(permanent for _, permanent in paid)
        rest = debts[number + 1 :]
        options = tuple(
            each for each in debt.options if each not in spent and first_unpayable(rest, spent | {each}) is None
        )
        paid.append((debt.toll, game.decide(Choice(payer, TOLL_CHOICES[debt.toll], options, debt.creature))))
    return paid


def choose_optional_costs(game: Game, declared: Attacks, spent: Sequence[ObjectId]) -> list[PaidOption]:
    """CR 508.1g: which optional costs are paid; by default none. `spent` are the permanents that pay for others."""
    player, state = game.state.active, game.state
    paid: list[PaidOption] = []
    for creature, cost in optional_costs_offered(state, declared, ab.AsItAttacks.ENLIST):
        taken = {*spent, *(each.with_ for each in paid)}
        options = (None, *enlistable_creatures(state, declared, taken))
        if len(options) > 1:
            enlisted = game.decide(Choice(player, ChoiceKind.ENLIST, options, creature))
            paid += [] if enlisted is None else [PaidOption(creature, cost, enlisted)]
    return [*exerted_creatures(game, declared), *paid]


def exerted_creatures(game: Game, declared: Attacks) -> list[PaidOption]:
    """CR 701.43d: which creatures are exerted, one after the other as long as there are answers."""
    left = list(optional_costs_offered(game.state, declared, ab.AsItAttacks.EXERT))
    paid: list[PaidOption] = []
    while left:
        options = (None, *dict.fromkeys(creature for creature, _ in left))
        choice = Choice(game.state.active, ChoiceKind.EXERT, options)
        if paid and not game.choosing.awaits(choice):
            break
        exerted = game.decide(choice)
        if exerted is None:
            break
        cost = next(cost for creature, cost in left if creature == exerted)
        left.remove((exerted, cost))
        paid.append(PaidOption(exerted, cost, exerted))
    return paid


TOLL_CHOICES: Mapping[ab.Toll, ChoiceKind] = {
    ab.Toll.RETURN: ChoiceKind.RETURN,
    ab.Toll.SACRIFICE: ChoiceKind.SACRIFICE,
    ab.Toll.TAP: ChoiceKind.TAP,
}
"""What kind of choice picks the permanent for each."""


def why_too_late(state: GameState, step: Step) -> Refusal | None:
    """CR 508.1, 509.1: a declaration is made once, as its step begins."""
    combat = state.combat
    done = combat is not None and (
        combat.attackers_declared if step is Step.DECLARE_ATTACKERS else combat.blockers_declared
    )
    if done:
        return Refusal(RefusalKind.ALREADY_DECLARED, cite_rules(RULE_OF_DECLARATION[step]), state.active)
    if STEPS.index(state.step) > STEPS.index(step):
        return Refusal(RefusalKind.WRONG_STEP, cite_rules(RULE_OF_DECLARATION[step]), state.active)
    return None


RULE_OF_DECLARATION: Mapping[Step, str] = {Step.DECLARE_ATTACKERS: "508.1", Step.DECLARE_BLOCKERS: "509.1"}


def attacked_or_default(state: GameState, attacked: Recipient | None) -> Recipient:
    """CR 508.1b: what a declaration means that names nothing: the opponent, the first one where there are several."""
    return next(iter(state.opponents(state.active)), state.active) if attacked is None else attacked


def declare_blockers(turn: Turn, action: Block) -> ActionResult:
    """CR 509.1: move to the declare blockers step and declare; an illegal declaration has its nearest legal one."""
    late = why_too_late(turn.state, Step.DECLARE_BLOCKERS)
    if late is not None:
        return ActionResult((late,))
    combat = turn.state.combat
    if combat is None or not combat.attackers:
        return ActionResult(tuple(nothing_to_block(action)))
    turn.advance_to(Step.DECLARE_BLOCKERS)
    combat = turn.state.combat
    if combat is None or turn.state.over:
        return ActionResult((Refusal(RefusalKind.GAME_OVER, cite_rules("104.1"), turn.state.active),))
    declared = {blocker: blocked for blocker, blocked in action.blockers.items() if blocked}
    waiting = players_yet_to_block(turn.state, combat)
    by = players_declaring(turn.state, action, declared, waiting)
    if any(player in combat.blocks_declared_by for player in by):
        return ActionResult((Refusal(RefusalKind.ALREADY_DECLARED, cite_rules("509.1", "802.4"), by[0]),))
    refusals = [*blockers_of_others(turn.state, action), *attackers_named_twice(declared)]
    for player in players_judged_separately(turn.state, action, by):
        refusals += block_requirements.block_faults(
            turn.state, combat, blocks_of_player(turn.state, declared, player), player
        )
    if refusals:
        return ActionResult(tuple(refusals), nearest=legal_block(turn.state, combat, declared, action.by))
    others_wait = set(waiting) - set(by)
    declared = dict(blocks_paid_for(turn.game, combat, declared))
    paid = paid_blocks(turn.game, declared)
    turn.game.happen(block_events(combat, declared, by if others_wait else (), paid).proposals)
    if not others_wait:
        order_damage(turn.game)
        turn.game.settle()
    return ActionResult()


def blocks_paid_for(game: Game, combat: Combat, declared: Blocks) -> Blocks:
    """CR 509.1c-d: the declaration without the creatures whose cost their player chooses not to pay."""
    kept = dict(declared)
    for payer in payers_of_costs(game.state, declared, ab.BlockCost):
        bill = total_block_cost(game.state, declared, payer)
        if not bill.dear or is_cost_paid(game, payer, bill, "509.1c"):
            continue
        game.note(ev.CostNotPaid(payer, bill.dear, bill.mana, bill.life, blocking=True), cite_rules("509.1c"))
        rest = {blocker: blocked for blocker, blocked in kept.items() if blocker not in bill.dear}
        others = {each: rest[each] for each in rest if game.state.objects[each].controller != payer}
        faults = block_requirements.block_faults(game.state, combat, blocks_of_player(game.state, rest, payer), payer)
        kept = rest if not any(faults) else {**others, **block_requirements.default_block(game.state, payer)}
    return kept


def paid_blocks(game: Game, declared: Blocks) -> Batch:
    """CR 509.1d-f: what each player pays for the blocks."""
    batch = Batch()
    for payer in payers_of_costs(game.state, declared, ab.BlockCost):
        tolls = choose_tolls(game, payer, total_block_cost(game.state, declared, payer).debts)
        block_payment(game.state, declared, payer, tolls, batch)
    return batch


def players_judged_separately(state: GameState, action: Block, by: Sequence[PlayerId]) -> tuple[PlayerId | None, ...]:
    """CR 802.4b, 805.10d: whose blocks are judged by themselves; None: all of them as a whole."""
    return declared_separately_by(state, by) if len(by) > 1 or action.by is None else (action.by,)


def players_declaring(
    state: GameState, action: Block, declared: Blocks, waiting: Sequence[PlayerId]
) -> tuple[PlayerId, ...]:
    """CR 802.4: who declares by this action: who is said to, or those whose creatures it names, or all who have yet
    to; a team declares as one (805.10d)."""
    if state.rules.shared_turns:
        return tuple(waiting) if action.by is None or action.by in waiting else (action.by,)
    if action.by is not None:
        return (action.by,)
    controllers = tuple(dict.fromkeys(state.objects[blocker].controller for blocker in declared))
    return controllers or tuple(waiting)


def blocks_of_player(state: GameState, declared: Blocks, player: PlayerId | None) -> Blocks:
    """CR 802.4b: the player's own blocks, by which alone the declaration is judged; None: all of them."""
    return {
        blocker: blocked
        for blocker, blocked in declared.items()
        if player is None or state.objects[blocker].controller == player
    }


def nothing_to_block(action: Block) -> Sequence[Refusal]:
    """CR 508.8: without attackers there is no declare blockers step; declaring nobody is fine all the same."""
    return [
        Refusal(RefusalKind.NOT_ATTACKING, cite_rules("509.1a", "508.8"), blocker, attacker, why=Reason.NOBODY_ATTACKS)
        for blocker, blocked in action.blockers.items()
        for attacker in blocked
    ]


def blockers_of_others(state: GameState, action: Block) -> Sequence[Refusal]:
    """CR 509.1a: a player declares creatures that they control."""
    return [
        Refusal(RefusalKind.NOT_CONTROLLED, cite_rules("509.1a"), blocker, action.by)
        for blocker in action.blockers
        if action.by is not None and not may_declare_for(state, action.by, state.objects[blocker].controller)
    ]


def may_declare_for(state: GameState, player: PlayerId, controller: PlayerId) -> bool:
    """CR 509.1a, 805.10d: a player declares their own creatures, and where teams block as one, their team's."""
    return player == controller or (state.rules.shared_turns and controller in state.teammates(player))


def attackers_named_twice(declared: Blocks) -> Sequence[Refusal]:
    """CR 509.1a: each creature that a blocker blocks is another one."""
    return [
        Refusal(RefusalKind.DECLARED_TWICE, cite_rules("509.1a"), blocker)
        for blocker, blocked in declared.items()
        if len(set(blocked)) < len(blocked)
    ]
