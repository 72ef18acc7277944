"""What may be chosen as a permanent enters (CR 614.12a), the likeliest first: colors, types, players, names."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import assert_never

from bot.engine.magic.ground.colors import COLOR_NAMES, Color
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import ChosenAsEnters


def options_as_enters(state: GameState, context: Context, what: ChosenAsEnters, like: fl.Filter) -> Iterator[str]:
    """CR 614.12a: what may be chosen: of colors first what others have most, of types oneself, of names such as cards
    like that have on the battlefield."""
    player = context.controller
    match what:
        case ChosenAsEnters.COLOR:
            others = (thing.id for thing in state.battlefield() if thing.controller != player)
            theirs = Counter(color for each in others for color in characteristics(state, each).colors)
            yield from (COLOR_NAMES[each] for each in sorted(Color, key=lambda each: -theirs[each]))
        case ChosenAsEnters.CREATURE_TYPE:
            mine = (characteristics(state, thing.id) for thing in state.battlefield() if thing.controller == player)
            own = Counter(subtype for values in mine if values.is_creature for subtype in values.subtypes)
            yield from dict.fromkeys(
                (*(each for each, _ in own.most_common() if each in CREATURE_TYPES), *CREATURE_TYPES)
            )
        case ChosenAsEnters.LAND_TYPE:
            yield from BASIC_LAND_TYPES
        case ChosenAsEnters.PLAYER | ChosenAsEnters.OPPONENT:
            opponents = state.opponents(player)
            yield from opponents
            yield from (each for each in state.in_game() if what is ChosenAsEnters.PLAYER and each not in opponents)
        case ChosenAsEnters.NAME:
            yield from nameable_cards(state, context, like)
        case _:
            assert_never(what)


def nameable_cards(state: GameState, context: Context, like: fl.Filter) -> Iterator[str]:
    """CR 201.4: first the names of what others control, and of what has abilities to activate."""
    values = partial(characteristics, state)
    there = [
        thing
        for thing in state.battlefield()
        if not thing.token and matches_filter(state, context, thing, like, values)
    ]

    def unlikeliness(thing: GameObject) -> tuple[bool, bool]:
        return thing.controller == context.controller, not any(values(thing.id).activated_abilities)

    yield from dict.fromkeys(thing.printed.name for thing in sorted(there, key=unlikeliness) if thing.printed.name)
