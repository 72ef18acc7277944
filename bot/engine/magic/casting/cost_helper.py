"""The permanent that is chosen as a cost is announced, and makes the spell cost less (CR 702.119, 702.180)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.game.game_in_progress import Game
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.keywords.record import Helper
from bot.engine.magic.keywords.tables import HELPERS, RULES
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.targeting.sacrifice_defaults import least_valuable_first
from bot.engine.magic.values.filter_matching import characteristic_number, matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx


def helped_cost(spell: GameObject) -> tuple[fx.KeywordAbility, Helper] | None:
    """The keyword ability whose cost is paid for the spell with the help of a permanent; None where none is."""
    paid = (each for each in spell.cast.paid if isinstance(each, fx.KeywordAbility) and each.keyword in HELPERS)
    return next(((each, HELPERS[each.keyword]) for each in paid), None)


def ways_to_be_helped(there: GameState, spell: GameObject) -> tuple[GameObject, ...]:
    """CR 702.119a, c, 702.180a-b: the spell with each permanent that could help, the least valuable first; first of all
    without one where nothing has to be tapped."""
    helped = helped_cost(spell)
    if helped is None:
        return (spell,)
    ability, helper = helped
    context, values = Context(spell.id, spell.controller), partial(characteristics, there)
    own = (thing for thing in there.battlefield() if thing.controller == spell.controller)
    fitting = (
        thing.id
        for thing in own
        if matches_filter(there, context, thing, helper.wanted(ability), values)
        and not (helper.tapped and thing.tapped)
    )
    found = least_valuable_first(there, spell.id, tuple(fitting))
    options: tuple[ObjectId | None, ...] = (None, *found) if helper.tapped or not found else found
    return tuple(replace(spell, cast=replace(spell.cast, helper=each)) for each in options)


def choose_helper(game: Game, spell: GameObject, payable: Callable[[GameObject], bool]) -> GameObject:
    """CR 601.2b: the spell with the permanent that its player chooses among those with which it can be paid."""
    ways = ways_to_be_helped(game.state, spell)
    possible = [each for each in ways if payable(each)] if len(ways) > 1 else ()
    helped = helped_cost(spell)
    if helped is None or len(possible) < 2:
        return next(iter(possible), ways[0])
    ability, helper = helped
    options = tuple(each.cast.helper for each in possible)
    kind = ChoiceKind.TAP if helper.tapped else ChoiceKind.SACRIFICE
    picked = game.decide(Choice(spell.controller, kind, options, spell.id, RULES[ability.keyword]))
    return possible[options.index(picked)]


def reduction_by_helper(there: GameState, spell: GameObject) -> int:
    """CR 702.119a, 702.180a: by how much generic mana the chosen permanent makes the spell cost less."""
    helped = helped_cost(spell)
    if helped is None or spell.cast.helper is None:
        return 0
    thing = there.objects[spell.cast.helper]
    return max(0, characteristic_number(thing, characteristics(there, thing.id), helped[1].less_by))
