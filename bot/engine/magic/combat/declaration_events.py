"""What a legal declaration of attackers or blockers does (CR 508.1e-k, 509.1g-h), as proposed events."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.combat.attack_and_block_costs import (
    TotalCost,
    payers_of_costs,
    total_attack_cost,
    total_block_cost,
)
from bot.engine.magic.combat.attacking import Attacks
from bot.engine.magic.combat.banding import Bands, band_of, blocked_together
from bot.engine.magic.combat.blocking import Blocks
from bot.engine.magic.combat.optional_attack_costs import PaidOption
from bot.engine.magic.events.proposals import Batch
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import has_keyword
from bot.engine.magic.values.mana_payment import pay_told_price
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import Rules, cite_rules


def attack_events(
    state: GameState,
    declared: Attacks,
    bands: Bands = (),
    tolls: Sequence[tuple[ab.Toll, ObjectId]] = (),
    options: Sequence[PaidOption] = (),
) -> Batch:
    """CR 508.1f-k: the creatures tap, vigilance aside, costs are paid, and they become attacking creatures.

    `tolls` are what is paid besides mana, each with the permanent that pays it, `options` the optional costs."""
    batch = Batch()
    for toll, permanent in tolls:
        pay_toll(batch, toll, permanent, cite_rules("508.1j"))
    if not declared:
        batch.add(ev.NoAttackers(state.active), cite_rules("508.8"))
    for payer in payers_of_costs(state, declared, ab.AttackCost):
        pay_total_cost(state, batch, payer, total_attack_cost(state, declared, payer), cite_rules("508.1h", "508.1j"))
    for creature, attacked in declared.items():
        vigilant = has_keyword(state, creature, KeywordName.VIGILANCE)
        band = band_of(bands, creature)
        cited = cite_rules("508.1k", *(["508.1e"] if band is not None else []), *(["702.20b"] if vigilant else []))
        index = batch.add(ev.AttackerDeclared(creature, attacked, band), cited)
        if not vigilant:
            batch.add(ev.Tapped(creature), cite_rules("508.1f"), follows=index)
        for option in options:
            if option.creature == creature:
                pay_optional_cost(state, batch, option, index)
    return batch


def pay_optional_cost(state: GameState, batch: Batch, option: PaidOption, index: int) -> None:
    """CR 508.1g, j: what is done as the creature attacks, which is declared by the event with that index."""
    match option.cost.pays:
        case ab.AsItAttacks.EXERT:
            exerted = ev.Exerted(option.creature, state.active, option.cost)
            batch.add(exerted, cite_rules("508.1g", "701.43d"), follows=index)
        case ab.AsItAttacks.ENLIST:
            enlisted = ev.Enlisted(option.creature, option.with_, option.cost)
            first = batch.add(enlisted, cite_rules("508.1g", "702.154a"), follows=index)
            batch.add(ev.Tapped(option.with_), cite_rules("508.1g", "702.154a"), follows=first)
        case _:
            assert_never(option.cost.pays)


def pay_total_cost(state: GameState, batch: Batch, payer: PlayerId, bill: TotalCost, cited: Rules) -> None:
    """CR 508.1j, 509.1f: the mana and the life of the total cost."""
    if bill.mana:
        pay_told_price(state, batch, payer, Price(bill.mana), cited)
    if bill.life:
        batch.add(ev.LifeLost(payer, bill.life), (*cited, *cite_rules("119.4")))


def pay_toll(batch: Batch, toll: ab.Toll, permanent: ObjectId, cited: Rules) -> None:
    """CR 508.1j, 509.1f: what is done to the permanent."""
    match toll:
        case ab.Toll.TAP:
            batch.add(ev.Tapped(permanent), cited)
        case ab.Toll.RETURN:
            batch.add(ev.ZoneChanged(permanent, Zone.BATTLEFIELD, Zone.HAND), cited)
        case ab.Toll.SACRIFICE:
            index = batch.add(ev.Sacrificed(permanent), (*cited, *cite_rules("701.21a")))
            move = ev.ZoneChanged(permanent, Zone.BATTLEFIELD, Zone.GRAVEYARD)
            batch.add(move, cite_rules("701.21a"), follows=index)
        case _:
            assert_never(toll)


def block_events(
    combat: Combat, declared: Blocks, declared_by: Sequence[PlayerId] = (), paid: Batch | None = None
) -> Batch:
    """CR 509.1g-h, 702.22h: the blocks, those of whole bands, and who is blocked, after what is `paid` for them.

    While another defending player has yet to declare, `declared_by` are those who have declared hereby (802.4)."""
    batch = Batch() if paid is None else paid
    for blocker, attackers in declared.items():
        first = 0
        for attacker in attackers:
            first = batch.add(ev.BlockerDeclared(blocker, attacker), cite_rules("509.1g"))
        for mate in blocked_together(combat, attackers):
            declared_too = ev.BlockerDeclared(blocker, mate)
            batch.add(declared_too, cite_rules("702.22h"), follows=first, why=(Reason.BLOCKED_WITH_BAND,))
    for player in declared_by:
        batch.add(ev.BlocksDeclared(player), cite_rules("802.4"))
    if not declared_by:
        settle_blocks(combat, batch)
    return batch


def block_payment(
    state: GameState, declared: Blocks, payer: PlayerId, tolls: Sequence[tuple[ab.Toll, ObjectId]], batch: Batch
) -> None:
    """CR 509.1f: what the player pays for their blocks; `tolls` are as for attacks."""
    for toll, permanent in tolls:
        pay_toll(batch, toll, permanent, cite_rules("509.1f"))
    pay_total_cost(state, batch, payer, total_block_cost(state, declared, payer), cite_rules("509.1d", "509.1f"))


def settle_blocks(combat: Combat, batch: Batch) -> None:
    """CR 509.1h, 802.4: once every defending player has declared, each attacker is blocked or unblocked."""
    events = (proposal.event for proposal in batch.proposals)
    blocked = {event.attacker for event in events if isinstance(event, ev.BlockerDeclared)}
    for attacker, known in combat.attackers.items():
        if known.blocked is None:  # a creature may have entered blocking it (CR 509.4)
            is_blocked = attacker in blocked or bool(combat.blockers_of(attacker))
            batch.add(ev.BecameBlocked(attacker) if is_blocked else ev.BecameUnblocked(attacker), cite_rules("509.1h"))
