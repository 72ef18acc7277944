"""What takes part in combat at all (CR 506.3, 508.1a, 509.1a): a creature on the battlefield that is no battle."""

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.trace import cite_rules


def why_no_combatant(state: GameState, creature: ObjectId, declaring: str) -> Refusal | None:
    """CR 506.3: return what keeps it from attacking and from blocking by what it is, None if nothing does.

    `declaring` is the rule by which it would be chosen, 508.1a or 509.1a."""
    values = characteristics(state, creature)
    if not state.objects[creature].on_battlefield:
        return Refusal(RefusalKind.NOT_ON_BATTLEFIELD, cite_rules(declaring, "110.1"), creature)
    if values.is_battle:
        return Refusal(RefusalKind.IS_A_BATTLE, cite_rules(declaring), creature)
    if not values.is_creature:
        return Refusal(RefusalKind.NOT_A_CREATURE, cite_rules("506.3"), creature)
    return None
