"""Whether a player can pay the total cost of a declaration (CR 508.1j, 509.1f): all of it or nothing."""

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attack_and_block_costs import TotalCost, first_unpayable
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.ground.mana_pool import Price
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.mana_payment import why_not_paid
from bot.engine.magic.values.suspended_rules import can_pay_life
from bot.engine.trace import Rules


def why_unpaid(state: GameState, payer: PlayerId, bill: TotalCost, kind: RefusalKind, cited: Rules) -> Refusal | None:
    """CR 118.3, 119.4: the cost that the player can't pay, as a refusal of that kind or for want of mana; None where
    all can be paid."""
    if not bill.dear:
        return None
    lacking = first_unpayable(bill.debts)
    if lacking is not None:
        return Refusal(kind, cited, lacking.creature, toll=lacking.toll, owed=lacking.what)
    if not can_pay_life(state, payer, bill.life):
        return Refusal(kind, cited, bill.dear[-1])
    return why_not_paid(state, payer, Price(bill.mana, life=bill.life), bill.dear[-1], cited)
