"""Paying costs in mana in a game (CR 601.2h, 602.2b, 508.1j): whether a player can, and the events of it."""

from bot.engine.magic.events import LifeLost, ManaPaid
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.mana import Payment, Price, payment
from bot.engine.magic.proposals import Batch
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import GameState
from bot.engine.trace import Rules, rules


def way_to_pay(state: GameState, player: PlayerId, price: Price) -> Payment | None:
    """CR 118.3: how the player pays the cost, no mana spent where theirs is unlimited; None where they can't."""
    payer = state.players[player]
    if payer.mana is None:
        return Payment(life=price.life) if price.life <= max(payer.life, 0) else None
    return payment(payer.mana, payer.life, price)


def why_not_paid(state: GameState, player: PlayerId, price: Price, subject: ObjectId, cited: Rules) -> Refusal | None:
    """CR 118.3: the player has not the mana that the cost needs; None where they have."""
    if way_to_pay(state, player, price) is not None:
        return None
    return Refusal(RefusalKind.CANT_PAY_MANA, (*cited, *rules("118.3")), subject, player, cost=price.told)


def pay(state: GameState, batch: Batch, player: PlayerId, price: Price, cited: Rules) -> None:
    """CR 601.2h, 119.4: add what is spent, where the player's mana is limited."""
    way = way_to_pay(state, player, price)
    if state.players[player].mana is None or way is None or not (way.mana or way.life):
        return
    index = batch.add(ManaPaid(player, price.told, way.mana), cited)
    if way.life:
        batch.add(LifeLost(player, way.life), (*cited, *rules("107.4f", "119.4")), follows=index)
