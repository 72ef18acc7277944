"""Crewing Vehicles and saddling Mounts (CR 702.122, 702.171): which creatures can be tapped for it, and which are by
default."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from bot.engine.magic.asking.choices import Choice
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.targeting.sacrifice_defaults import least_valuable_first
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab

Powers = dict[ObjectId, int]


def find_crew(state: GameState, player: PlayerId, source: ObjectId, *, saddling: bool) -> Powers:
    """The player's other untapped creatures, be they new under that player's control or not, each with the power that
    it has for this."""
    return {
        thing.id: power_for_crewing(state, thing.id, saddling=saddling)
        for thing in state.battlefield()
        if thing.controller == player
        and thing.id != source
        and not thing.tapped
        and characteristics(state, thing.id).is_creature
    }


def power_for_crewing(state: GameState, creature: ObjectId, *, saddling: bool) -> int:
    """CR 702.122a: its power, unless it crews as though that were another."""
    values = characteristics(state, creature)
    special = [
        each
        for each in values.meant
        if isinstance(each, ab.CrewsAs) and (each.saddles or not saddling) and is_crew_ability_on(state, creature, each)
    ]
    found = (values.toughness if any(each.by_toughness for each in special) else values.power) or 0
    return found + sum(each.more for each in special)


def is_crew_ability_on(state: GameState, creature: ObjectId, ability: ab.CrewsAs) -> bool:
    """CR 604.1: whether its condition holds, where it has one."""
    context = Context(creature, state.objects[creature].controller)
    return ability.condition is None or condition_holds(
        state, context, ability.condition, partial(characteristics, state)
    )


def decide_who_crews(game: Game, choice: Choice[ObjectId], powers: Powers, needed: int) -> Sequence[ObjectId]:
    """Whom the player taps: those of the answer that was kept, if they are enough, or the default."""

    def enough(pick: object) -> Sequence[ObjectId] | None:
        named = [pick] if isinstance(pick, ObjectId) else pick
        meant = [each for each in powers if isinstance(named, Sequence) and each in named]
        whole = isinstance(named, Sequence) and len(meant) == len(named)
        return meant if whole and sum(powers[each] for each in meant) >= needed else None

    answer = game.choosing.answer(choice, enough)
    picked = default_crew(game.state, choice.subject, powers, needed) if answer is None else answer
    ways = count_ways_to_reach(tuple(powers.values()), needed)
    if ways > 1 or answer is not None:
        game.choosing.report(choice, tuple(picked), ways, by_default=answer is None)
    return picked


def default_crew(state: GameState, source: ObjectId | None, powers: Powers, needed: int) -> Sequence[ObjectId]:
    """Those that could not attack before others; of these the least one that is enough, or else the strongest until
    there are enough."""
    if needed <= 0:
        return ()
    sick = [each for each in powers if state.objects[each].sick]
    there = sick if sum(max(0, powers[each]) for each in sick) >= needed else list(powers)
    alone = [each for each in there if powers[each] >= needed]
    if alone:
        return least_valuable_first(state, source or alone[0], alone)[:1]
    strongest = sorted(there, key=lambda each: -powers[each])
    reached = list(accumulate(powers[each] for each in strongest))
    number = next((at for at, power in enumerate(reached, 1) if power >= needed), len(strongest))
    return strongest[:number]


def count_ways_to_reach(powers: Sequence[int], needed: int) -> int:
    """In how many ways some of them have so much power together."""
    ways = {0: 1}
    for power in powers:
        further = dict(ways)
        for total, number in ways.items():
            further[total + power] = further.get(total + power, 0) + number
        ways = further
    return sum(number for total, number in ways.items() if total >= needed)


def most_power(powers: Powers) -> int:
    """CR 107.1b: how much power they can have together."""
    return sum(max(0, power) for power in powers.values())
