"""Which continuous effects may depend on which (CR 613.8a): what can be said without trying them.

A no is certain, a yes is tried out by the run through the layers."""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.magic.values.continuous_effects import Candidate
from bot.engine.magic.values.modified_characteristics import Layer, amounts_of, changes_abilities
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within


def are_independent(waiting: Sequence[Candidate], layer: Layer) -> bool:
    """CR 613.8a: whether certainly no effect in this layer depends on another."""
    changes = tuple({id(each): each for candidate in waiting for each in candidate.in_layer(layer)}.values())
    if any(changes_abilities(each) or is_worked_out_anew(each) for each in changes):
        return False
    finding = [each for each in waiting if each.begun is None and each.effect.locked is None]
    wanted = {id(each): each for each in (candidate.effect.affects for candidate in finding)}.values()
    filters = [each.filter for each in wanted if isinstance(each, fl.Matching)]
    return all(each.effect.condition is None or each.begun is not None for each in waiting) and not any(
        filter_depends_on(one, change, layer) for one in filters for change in changes
    )


def may_depend(candidate: Candidate, other: Candidate, layer: Layer) -> bool:
    """CR 613.8a: whether the effect may depend on the other; a quick no for locked-in effects with numbers that nothing
    changes and for noun phrases that the other can't change."""
    if any(is_worked_out_anew(each) for each in candidate.in_layer(layer)):
        return True
    if candidate.effect.locked is not None or candidate.begun is not None:
        return False
    if candidate.effect.condition is not None or any(changes_abilities(each) for each in other.in_layer(layer)):
        return True
    affects = candidate.effect.affects
    return isinstance(affects, fl.Matching) and any(
        filter_depends_on(affects.filter, each, layer) for each in other.in_layer(layer)
    )


def is_worked_out_anew(modification: fx.Modification) -> bool:
    """Whether what it does may depend on what other effects make of objects."""
    return isinstance(modification, fx.AddActivatedAbilities) or not all(
        is_settled_amount(each) for each in amounts_of(modification)
    )


def is_settled_amount(amount: fx.Amount) -> bool:
    """Whether no effect in layers 4 to 7 changes the amount: a number, or the mana value of what is affected."""
    return isinstance(amount, fx.Fixed) or amount == MANA_VALUE_OF_AFFECTED


MANA_VALUE_OF_AFFECTED = fx.CharacteristicOf(fl.AFFECTED, "mana value")


def may_share_trial(candidate: Candidate, layer: Layer) -> bool:
    """Whether every effect with the same noun phrase and the same modifications would do the same in this layer to
    whatever both apply to."""
    return candidate.phrase is not None and not any(is_worked_out_anew(each) for each in candidate.in_layer(layer))


@lru_cache(maxsize=256)
def speaks_of_affected(part: object) -> bool:
    """Whether an amount may differ between the objects that an effect applies to."""
    return isinstance(part, fl.Affected) or any(speaks_of_affected(each) for each in parts_within(part))


def filter_depends_on(wanted: fl.Filter, changed: fx.Modification, layer: Layer) -> bool:
    """Whether the noun phrase asks for something that the modification may change."""
    if any(filter_depends_on(each, changed, layer) for each in wanted.either):
        return True
    if layer is Layer.TYPE:
        if wanted.chosen_type or wanted.unlike_chosen_type or wanted.shares_type is not None:
            return True
        kinds = {*wanted.all_of, *wanted.any_of, *wanted.none_of}
        if isinstance(changed, fx.AddTypes):
            return not kinds.isdisjoint((*changed.types, *changed.subtypes, *changed.supertypes))
        return bool(kinds)
    if layer is Layer.COLOR:
        asked = wanted.colors or wanted.not_colors or wanted.numbers_of_colors
        return bool(asked or wanted.chosen_color or wanted.shares_color)
    if layer is Layer.ABILITY:
        return bool(wanted.keywords or wanted.without or wanted.abilities is not None)
    return wanted.comparison is not None
