"""What references of an effect mean as it begins, put in their place (CR 608.2h, 611.2c): targets and the players of an
event are forgotten later.

Works on descriptions as data; what becomes of them is their effects' business."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import TypeGuard, TypeVar

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within

T = TypeVar("T")


def lock_holders(state: GameState, context: Context, part: T) -> T:
    """Noun phrases with the very players whose permanents they speak of: "creatures target player controls"."""

    def fixed(each: object) -> object | None:
        if not isinstance(each, fl.Filter) or each.controlled_by is None:
            return None
        return replace(each, controlled_by=fl.ThesePlayers(tuple(find_players(state, context, each.controlled_by))))

    return substitute_parts(part, fixed)


def lock_targets(state: GameState, context: Context, part: T) -> T:
    """CR 603.7c: with the very permanents and players that were targeted, as they are now."""

    def fixed(each: object) -> object | None:
        return reference_to_target(context, each.index) if isinstance(each, fl.TargetObject) else None

    return substitute_parts(lock_holders(state, context, part), fixed)


def lock_earlier_targets(context: Context, part: T, before: int) -> T:
    """CR 603.7c: with the very permanents and players that were targeted by so many instances of "target"; those after
    them are its own, to be chosen as it triggers."""

    def fixed(each: object) -> object | None:
        if not isinstance(each, fl.TargetObject) or not before:
            return None
        return reference_to_target(context, each.index) if each.index < before else fl.TargetObject(each.index - before)

    return substitute_parts(part, fixed)


def reference_to_target(context: Context, index: int) -> fl.Exactly | fl.ThesePlayers:
    """What was chosen for an instance of "target" and is still a legal one (CR 608.2b)."""
    chosen = [target for target in context.targets if target.instance == index]
    if any(isinstance(target.what, PlayerId) for target in chosen):
        return fl.ThesePlayers(tuple(target.what for target in chosen if isinstance(target.what, PlayerId)))
    return fl.Exactly(tuple((target.what, target.incarnation) for target in chosen if is_object_id(target.what)))


def is_object_id(what: object) -> TypeGuard[ObjectId]:
    return isinstance(what, ObjectId)


def substitute_parts(part: T, fixed: Callable[[object], object | None]) -> T:
    """The description with what `fixed` returns in the place of each part that it returns something for."""
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
