"""What chance decides (CR 705), as data; the result is the scenario's to say."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount


@dataclass(frozen=True, slots=True)
class FlipCoins:
    """CR 705.1: each of the players flips so many coins; `called`: they call, and so win or lose the flip, unless what
    follows asks only whether it comes up heads or tails (705.2)."""

    player: fl.PlayerSet = fl.Players.YOU
    number: Amount = ONE
    called: bool = True


ChanceEffect: TypeAlias = FlipCoins
