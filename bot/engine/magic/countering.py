"""What can't be countered (CR 101.2, 701.6a), by an ability of the spell itself or of something else; and where a spell
goes from the stack (702.27a, 702.34a)."""

from functools import partial

from bot.engine.magic.abilities import CantBeCountered
from bot.engine.magic.filters import Matching
from bot.engine.magic.functioning import static_abilities
from bot.engine.magic.holding import holds
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.layers import characteristics
from bot.engine.magic.matching import Context, matches
from bot.engine.magic.objects import GameObject, Zone
from bot.engine.magic.paid import was_paid
from bot.engine.magic.state import GameState, StackedAbility
from bot.engine.trace import Rules, rules


def cant_be_countered(state: GameState, stacked: StackedAbility) -> bool:
    """CR 113.6: an ability of the spell functions while it is on the stack, those of permanents speak of others."""
    if stacked.card is None:
        return False
    spell, values = state.objects[stacked.card], partial(characteristics, state)
    context = Context(spell.id, spell.controller)
    own = (each for each in values(spell.id).meant if isinstance(each, CantBeCountered))
    if any(each.condition is None or holds(state, context, each.condition, values) for each in own):
        return True
    return any(
        isinstance(ability.affects, Matching)
        and matches(state, Context(thing.id, thing.controller), spell, ability.affects.filter, values)
        for thing, ability in static_abilities(state, CantBeCountered)
    )


def leaving_stack(spell: GameObject, destination: Zone, *, resolves: bool = False) -> tuple[Zone, Rules]:
    """CR 702.27a, 702.34a: where the card of a spell goes from the stack: into exile where its flashback cost was paid,
    and as it resolves into a hand where its buyback cost was."""
    if was_paid(spell, Keyword.FLASHBACK):
        return Zone.EXILE, rules("702.34a")
    return (Zone.HAND, rules("702.27a")) if resolves and was_paid(spell, Keyword.BUYBACK) else (destination, ())
