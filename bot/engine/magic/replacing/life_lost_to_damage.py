"""How far damage reduces life totals (CR 120.4c): effects on the life that it costs, not on the damage."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.win_and_loss_prevention import concerns_player
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import Rules, cite_rules


class LifeLeft:
    """The life totals as simultaneous damage reduces them, a team's as the one of its first member (CR 810.9a)."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._left: dict[PlayerId, int] = {}

    def reduced(self, loss: ev.LifeLost, cited: Rules) -> Iterator[tuple[ev.Event, Rules]]:
        """CR 120.4c, 614.1a: the loss of life, as much of it as is left, with what changed it."""
        holder = players_sharing_life(self._state.rules, self._state.players, loss.player)[0]
        before = self._left.get(holder, self._state.players[holder].life)
        after = before - loss.amount
        for thing, ability in static_abilities(self._state, ab.DamageLeavesLife):
            if before >= ability.least > after and concerns_player(self._state, thing, ability.players, loss.player):
                after = ability.least
                kept = ev.LifeLossChanged(loss.player, loss.amount, before - after, thing.id)
                yield kept, cite_rules("120.4c", "614.1a")
        self._left[holder] = after
        if before > after:
            yield ev.LifeLost(loss.player, before - after), cited
