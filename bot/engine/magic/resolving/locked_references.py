"""Replaces references in an effect by what they mean as it begins (CR 608.2h, 611.2c), because targets and the players
of an event are forgotten later."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import TypeGuard, TypeVar

from bot.engine.magic.ground.colors import COLORS_BY_NAME
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.modified_characteristics import modification_as_chosen
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within
from bot.engine.magic.words.qualities import ChosenQuality, ColorQuality

T = TypeVar("T")


def lock_holders(state: GameState, context: Context, part: T) -> T:
    """The description with the particular players whose permanents it describes in place of references to them, as in
    "creatures target player controls"."""

    def fixed(each: object) -> object | None:
        if not isinstance(each, fl.Filter) or each.controlled_by is None:
            return None
        return replace(each, controlled_by=fl.ThesePlayers(tuple(find_players(state, context, each.controlled_by))))

    return substitute_parts(part, fixed)


def lock_targets(state: GameState, context: Context, part: T) -> T:
    """The description with the targeted permanents and players, as they are now, in place of references to targets (CR
    603.7c)."""

    def fixed(each: object) -> object | None:
        if isinstance(each, fl.Noted):
            return fl.Exactly(context.noted)
        return reference_to_target(context, each.index) if isinstance(each, fl.TargetObject) else None

    return substitute_parts(lock_holders(state, context, part), fixed)


def lock_earlier_targets(context: Context, part: T, before: int) -> T:
    """The description with the objects and players chosen for the first `before` instances of "target" in place of
    references to them (CR 603.7c). The later instances are chosen as the ability triggers."""

    def fixed(each: object) -> object | None:
        if not isinstance(each, fl.TargetObject) or not before:
            return None
        return reference_to_target(context, each.index) if each.index < before else fl.TargetObject(each.index - before)

    return substitute_parts(part, fixed)


def lock_made(context: Context, part: T) -> T:
    """The description with what the spell or ability has made or put onto the battlefield in place of references to it
    (CR 603.7c)."""
    return substitute_parts(part, lambda each: fl.Exactly(context.made) if isinstance(each, fl.Made) else None)


def with_choices(part: T, chosen: Mapping[str, str]) -> T:
    """CR 608.2d, 607.2d: the description with what was chosen in the place of "the chosen color", "that type"."""
    color = COLORS_BY_NAME.get(chosen.get("color", ""))
    kind = next((value for what, value in chosen.items() if what.endswith("type")), None)

    def fixed(each: object) -> object | None:
        match each:
            case fl.Filter(chosen_color=True, colors=()) if color is not None:
                return with_choices(replace(each, chosen_color=False, colors=(color,)), chosen)
            case fl.Filter(chosen_type=True) if kind is not None:
                return with_choices(replace(each, chosen_type=False, all_of=(*each.all_of, kind)), chosen)
            case fl.Filter(unlike_chosen_type=True) if kind is not None:
                return with_choices(replace(each, unlike_chosen_type=False, none_of=(*each.none_of, kind)), chosen)
            case ChosenQuality(what="color") if color is not None:
                return ColorQuality(color)
            case fx.AddMana(chosen_color=True) if color is not None:
                return with_choices(replace(each, chosen_color=False, options=(f"{{{color}}}",)), chosen)
            case fx.Devotion(colors=()) if color is not None:
                return fx.Devotion((color,))
            case fx.TakeChosen(of_choice=False):
                found = modification_as_chosen(each, chosen)
                return None if found is each else found
            case _:
                return None

    return substitute_parts(part, fixed)


def reference_to_target(context: Context, index: int) -> fl.Exactly | fl.ThesePlayers:
    """A lasting reference to what was chosen for an instance of "target" and is still a legal target (CR 608.2b)."""
    chosen = [target for target in context.targets if target.instance == index]
    if any(isinstance(target.what, PlayerId) for target in chosen):
        return fl.ThesePlayers(tuple(target.what for target in chosen if isinstance(target.what, PlayerId)))
    return fl.Exactly(tuple((target.what, target.incarnation) for target in chosen if is_object_id(target.what)))


def is_object_id(what: object) -> TypeGuard[ObjectId]:
    return isinstance(what, ObjectId)


def substitute_parts(part: T, fixed: Callable[[object], object | None]) -> T:
    """The description in which each part for which `fixed` returns something is replaced by it."""
    other = fixed(part)
    if other is not None:
        return other  # type: ignore[return-value]  # another member of the same union
    if isinstance(part, tuple):
        return tuple(substitute_parts(each, fixed) for each in part)  # type: ignore[return-value]  # of the same members
    if not is_dataclass(part) or isinstance(part, type) or not has_part_to_substitute(part, fixed):
        return part
    return replace(part, **{each.name: substitute_parts(getattr(part, each.name), fixed) for each in fields(part)})


def has_part_to_substitute(part: object, fixed: Callable[[object], object | None]) -> bool:
    return fixed(part) is not None or any(has_part_to_substitute(child, fixed) for child in parts_within(part))
