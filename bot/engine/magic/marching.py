"""Marches as actions (the older Emperor rules); an illegal one changes nothing."""

from collections.abc import Sequence

from bot.engine.magic.events import Marched
from bot.engine.magic.game import Game
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.influence import place
from bot.engine.magic.multiplayer.march import MARCHING, faults
from bot.engine.magic.proposals import Proposal
from bot.engine.magic.refusals import Refusal


def march(game: Game, creature: ObjectId, to: PlayerId) -> Sequence[Refusal]:
    """By the older Emperor rules: the creature goes to the territory; return what makes that illegal."""
    state = game.state
    refusals = list(faults(state, creature, to))
    if not refusals:
        here = place(state, creature, state.objects[creature].controller)
        game.happen([Proposal(Marched(creature, here, to), MARCHING)])
        game.settle()
    return refusals
