"""What casting a spell and activating an ability have in common (CR 601.2, 602.2b): when, and with which targets."""

from bot.engine.magic.identifiers import PlayerId
from bot.engine.magic.keyword_names import Keyword
from bot.engine.magic.matching import context_of
from bot.engine.magic.objects import Characteristics
from bot.engine.magic.refusals import Refusal, RefusalKind
from bot.engine.magic.state import GameState, StackedAbility
from bot.engine.magic.steps import MAIN_PHASES, NO_PRIORITY
from bot.engine.magic.targeting import Instances
from bot.engine.trace import rules


def why_not_now(state: GameState, printed: Characteristics, player: PlayerId) -> Refusal | None:
    """CR 117.1a, 304.1, 307.1: an instant at any time with priority, anything else in one's own main phase with an
    empty stack."""
    if state.step in NO_PRIORITY or state.over:
        return Refusal(RefusalKind.NO_PRIORITY, rules("117.1a"), player)
    if "Instant" in printed.types or Keyword.FLASH in printed.keywords:
        return None
    if state.step in MAIN_PHASES and state.active == player and not state.stack:
        return None
    return Refusal(RefusalKind.SORCERY_TIMING, rules("117.1a"), player)


def instances_of(state: GameState, stacked: StackedAbility) -> Instances:
    """CR 601.2c: what it may target, in the state in which it is announced."""
    return Instances(state, context_of(stacked), stacked.specs, stacked.amount)
