"""Marches as actions (the older Emperor rules); an illegal one changes nothing."""

from collections.abc import Sequence

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal
from bot.engine.magic.combat.marches import MARCHING, march_faults
from bot.engine.magic.events.proposals import Proposal
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient


def march_creature(game: Game, creature: ObjectId, to: PlayerId) -> Sequence[Refusal]:
    """By the older Emperor rules: the creature goes to the territory; return what makes that illegal."""
    state = game.state
    refusals = list(march_faults(state, creature, to))
    if not refusals:
        here = seat_of_recipient(state, creature, state.objects[creature].controller)
        game.happen([Proposal(ev.Marched(creature, here, to), MARCHING)])
        game.settle()
    return refusals
