"""What mana permanents could produce (CR 106.7), whatever their abilities cost and whether or not they are tapped."""

from collections.abc import Iterator
from functools import partial

from bot.engine.magic.ground.colors import COLORS_BY_NAME, Color
from bot.engine.magic.ground.mana_costs import symbols_of_cost
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.color_identity import commander_identity
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def producible_mana(
    state: GameState, context: Context, effect: fx.AddMana, asking: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """CR 106.7: the options for mana of a color, or a type, that such permanents could produce; `asking` are those
    whose own abilities ask the same, which add nothing."""
    values = partial(characteristics, state)
    wanted = effect.producible
    there = (
        each
        for each in state.battlefield()
        if wanted is not None and each.id not in asking and matches_filter(state, context, each, wanted, values)
    )
    made = {symbol for each in there for symbol in mana_of_permanent(state, each, (*asking, context.source))}
    kinds = [f"{{{color}}}" for color in Color] + (["{C}"] if effect.any_type else [])
    return tuple(each for each in kinds if each in made)


def mana_of_permanent(state: GameState, thing: GameObject, asking: tuple[str, ...]) -> Iterator[str]:
    """CR 106.7: each symbol that an activated mana ability of it could add."""
    for ability in characteristics(state, thing.id).activated_abilities:
        if isinstance(ability, ab.ActivatedAbility) and ability.is_mana_ability:
            for effect in fx.every_effect(ability.effects):
                if isinstance(effect, fx.AddMana):
                    yield from mana_of_effect(state, thing, effect, asking)


def mana_of_effect(state: GameState, thing: GameObject, effect: fx.AddMana, asking: tuple[str, ...]) -> Iterator[str]:
    for option in effect.options:
        yield from (f"{{{symbol.strip('{}')}}}" for symbol in symbols_of_cost(option))
    if effect.chosen_color and (color := COLORS_BY_NAME.get(thing.chosen.get("color", ""))) is not None:
        yield f"{{{color}}}"
    if effect.of_identity:
        yield from (f"{{{each}}}" for each in commander_identity(state, thing.controller))
    if effect.producible is not None and thing.id not in asking:
        yield from producible_mana(state, Context(thing.id, thing.controller), effect, asking)
