"""What several modifications together make of an object, as one noun phrase tells it: "a 3/3 green Elemental creature".

Knows modifications, no words."""

from collections.abc import Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.subtypes import CREATURE_TYPES
from bot.engine.magic.words import effects as fx


@dataclass(frozen=True, slots=True)
class Shape:
    """Types and what stands beside them in the phrase.

    `kept`: the other types stay. `colors` are None where no color is set, and empty for colorless."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    supertypes: tuple[str, ...]
    kept: bool
    colors: tuple[Color, ...] | None = None
    size: tuple[int, int] | None = None
    abilities: tuple[fx.KeywordAbility, ...] = ()
    every: bool = False
    """With all creature types."""


def shape_of(
    changes: Sequence[fx.Modification], abilities: tuple[fx.KeywordAbility, ...]
) -> tuple[Shape, tuple[fx.Modification, ...]] | None:
    """Return the shape, and the changes that it does not tell; None where no card type is given, or several phrases are
    needed."""
    typed = [each for each in changes if isinstance(each, fx.AddTypes | fx.SetTypes) and each.types]
    if len(typed) != 1:
        return None
    (given,) = typed
    subtypes = [each.subtypes for each in changes if isinstance(each, fx.SetTypes) and not each.types]
    colors = [each.colors for each in changes if isinstance(each, fx.SetColors)]
    sizes = [size for each in changes if (size := plain_size(each)) is not None]
    told = {id(each) for each in changes if each is given or is_told_by_shape(each)}
    shape = Shape(
        given.types,
        (*given.subtypes, *(name for names in subtypes for name in names)),
        given.supertypes if isinstance(given, fx.AddTypes) else (),
        isinstance(given, fx.AddTypes),
        colors[-1] if colors else None,
        sizes[-1] if sizes else None,
        abilities,
        any(gives_every_type(each) for each in changes),
    )
    return shape, tuple(each for each in changes if id(each) not in told)


def is_told_by_shape(change: fx.Modification) -> bool:
    """Whether the phrase of a shape tells this change."""
    subtypes = isinstance(change, fx.SetTypes) and not change.types
    return subtypes or isinstance(change, fx.SetColors) or plain_size(change) is not None or gives_every_type(change)


def gives_every_type(change: fx.Modification) -> bool:
    return isinstance(change, fx.AddTypes) and not change.types and has_every_creature_type(change.subtypes)


def plain_size(change: fx.Modification) -> tuple[int, int] | None:
    """A power and toughness in numbers."""
    if not isinstance(change, fx.SetPowerToughness):
        return None
    power, toughness = change.power, change.toughness
    if not isinstance(power, fx.Fixed) or not isinstance(toughness, fx.Fixed):
        return None
    return power.number, toughness.number


def has_every_creature_type(subtypes: Sequence[str]) -> bool:
    """CR 702.73a."""
    return len(subtypes) >= len(CREATURE_TYPES) and set(CREATURE_TYPES) <= set(subtypes)


def other_subtypes(subtypes: Sequence[str]) -> tuple[str, ...]:
    """Return the subtypes beside every creature type; all of them where it has not every creature type."""
    return tuple(each for each in subtypes if not has_every_creature_type(subtypes) or each not in set(CREATURE_TYPES))
