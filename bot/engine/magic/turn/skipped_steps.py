"""Steps and phases that are skipped (CR 614.10): by static abilities, or the next ones by effects that are used up."""

from bot.engine.magic import events as ev
from bot.engine.magic.ground.steps import STEPS_OF_PART, Step, TurnPart
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.words import abilities as ab


def part_begun_by(step: Step) -> TurnPart | None:
    """What effects could skip as the step would begin; None where that is nothing."""
    return next((part for part, steps in STEPS_OF_PART.items() if steps[0] is step), None)


def part_skipped(state: GameState, part: TurnPart) -> ev.PartSkipped | None:
    """CR 614.10, 805.8: that the active player, or the team, skips it; None where they don't.

    What always skips it leaves the effects for the next one to another time (614.10a)."""
    for thing, ability in static_abilities(state, ab.SkipsPart):
        players = find_players(state, Context(thing.id, thing.controller), ability.players)
        if ability.part is part and any(state.is_active(player) for player in players):
            return ev.PartSkipped(state.active, part, thing.id)
    waiting = (each.player for each in state.schedule.parts_to_skip if each.part is part)
    return next((ev.PartSkipped(player, part) for player in waiting if state.is_active(player)), None)
