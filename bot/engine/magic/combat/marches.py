"""Marching (the older Emperor rules): creatures go from one allied territory to the next, and stay their summoner's.

Today's rules have deploying instead (CR 804), which is an ability."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.combat.attacking import attacks_despite_defender
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import MAIN_PHASES
from bot.engine.magic.multiplayer.range_of_influence import CLASSIC_RANGE, seat_of_recipient
from bot.engine.magic.multiplayer.seats import seat_distance, seat_neighbors
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import characteristics
from bot.engine.trace import Rules, cite_rules

MARCHING: Rules = cite_rules("classic march")


def why_cannot_march(state: GameState, creature: ObjectId, to: PlayerId) -> Refusal | None:
    """By the older Emperor rules: return what keeps the creature from going to that territory now, None if it may."""
    return next(march_faults(state, creature, to), None)


def march_faults(state: GameState, creature: ObjectId, to: PlayerId) -> Iterator[Refusal]:
    thing, values = state.objects[creature], characteristics(state, creature)
    if not state.rules.territories:
        yield Refusal(RefusalKind.NO_TERRITORIES, cite_rules("809.3"), creature)
        return
    if not thing.on_battlefield or not values.is_creature:
        yield Refusal(RefusalKind.NOT_A_CREATURE, MARCHING, creature)
        return
    if state.active != thing.controller or state.step not in MAIN_PHASES or state.stack:
        yield Refusal(RefusalKind.SORCERY_TIMING, cite_rules("classic march"), thing.controller)
    if thing.memory.marched:
        yield Refusal(RefusalKind.MARCHED, cite_rules("classic march"), creature)
    if thing.tapped:
        yield Refusal(RefusalKind.TAPPED_TO_MARCH, cite_rules("classic march"), creature)
    if thing.sick and KeywordName.HASTE not in values.keywords:
        yield Refusal(RefusalKind.SICK_TO_MARCH, cite_rules("classic march"), creature)
    stays = "Wall" in values.subtypes and KeywordName.DEFENDER in values.keywords
    if stays and not attacks_despite_defender(state, creature):
        yield Refusal(RefusalKind.WALL, cite_rules("classic march"), creature)
    yield from why_wrong_territory(state, creature, to)


def why_wrong_territory(state: GameState, creature: ObjectId, to: PlayerId) -> Iterator[Refusal]:
    """The next territory, an ally's, within two seats of the controller."""
    controller, seats = state.objects[creature].controller, state.in_game()
    here = seat_of_recipient(state, creature, controller)
    if to not in seats or to not in seat_neighbors(seats, here):
        yield Refusal(RefusalKind.NOT_ADJACENT, MARCHING, creature, to)
    elif state.rules.no_return and here in state.opponents(controller):
        yield Refusal(RefusalKind.NO_RETURN, MARCHING, creature, here)
    elif to in state.opponents(controller):
        yield Refusal(RefusalKind.NOT_ALLIED, MARCHING, creature, to)
    elif seat_distance(seats, controller, to) > CLASSIC_RANGE:
        yield Refusal(RefusalKind.TOO_FAR, cite_rules("classic march"), creature, to)


def steps_towards(state: GameState, creature: ObjectId, towards: PlayerId) -> tuple[ev.Marched, ...]:
    """The territories next on the shortest way to a seat, the one to the left first where two are."""
    seats = state.in_game()
    here = seat_of_recipient(state, creature, state.objects[creature].controller)
    if here not in seats or towards not in seats or here == towards:
        return ()
    nearest = min(seat_distance(seats, each, towards) for each in seat_neighbors(seats, here))
    return tuple(
        ev.Marched(creature, here, each, forced=True)
        for each in seat_neighbors(seats, here)
        if seat_distance(seats, each, towards) == nearest
    )
