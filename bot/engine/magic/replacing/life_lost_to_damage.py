"""How far damage reduces life totals (CR 120.4c): effects on the life that it costs, not on the damage."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, OptionT
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.multiplayer.teams import players_sharing_life
from bot.engine.magic.replacing.road import replace_proposals
from bot.engine.magic.table.ability_context import context_of
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.magic.values.amount_values import amount_value
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.values.win_and_loss_prevention import concerns_player
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import Rules, cite_rules


class LifeLeft:
    """The life totals as one damage event changes them, a team's as the one of its first member (CR 810.9a).

    What it lets players gain is `gained`, which counts before any of it is lost (120.4d)."""

    def __init__(self, state: GameState, gained: Iterable[ev.LifeGained] = ()) -> None:
        self._state = state
        self._left: dict[PlayerId, int] = {}
        self._floors = [*static_abilities(state, ab.DamageLeavesLife)]
        for gain in life_gained(state, [*gained]) if self._floors else ():
            holder = self._holder(gain.player)
            self._left[holder] = self._left.get(holder, state.players[holder].life) + gain.amount

    def reduced(self, loss: ev.LifeLost, cited: Rules) -> Iterator[tuple[ev.Event, Rules]]:
        """CR 120.4c, 614.1a: the loss of life, as much of it as is left, with what changed it."""
        holder = self._holder(loss.player)
        before = self._left.get(holder, self._state.players[holder].life)
        after = before - loss.amount
        for thing, ability in self._floors:
            if before >= ability.least > after and concerns_player(self._state, thing, ability.players, loss.player):
                after = ability.least
                kept = ev.LifeLossChanged(loss.player, loss.amount, before - after, thing.id)
                yield kept, cite_rules("120.4c", "614.1a")
        self._left[holder] = after
        if before > after:
            yield ev.LifeLost(loss.player, before - after), cited

    def _holder(self, player: PlayerId) -> PlayerId:
        return players_sharing_life(self._state.rules, self._state.players, player)[0]


def life_gained(state: GameState, gains: Sequence[ev.LifeGained]) -> Iterator[ev.LifeGained]:
    """CR 119.10, 614.17: the gains of life as effects change or forbid them, among which nobody is asked to choose."""
    for each in replace_proposals(state, [Proposal(gain, ()) for gain in gains], first_option):
        if isinstance(each.event, ev.LifeGained):
            yield each.event


def first_option(choice: Choice[OptionT]) -> OptionT:
    return choice.options[0]


def gains_of_other_parts(state: GameState, parts: Iterable[StackedAbility]) -> Iterator[ev.LifeGained]:
    """CR 120.4d, 615.5: the life that players gain by the other parts of effects that prevent damage of the event."""
    values = partial(characteristics, state)
    for part in parts:
        context = context_of(part)
        for effect in part.effects:
            if isinstance(effect, fx.GainLife):
                amount = amount_value(state, context, effect.amount, values)
                yield from (
                    ev.LifeGained(each, amount, part.source) for each in find_players(state, context, effect.player)
                )
