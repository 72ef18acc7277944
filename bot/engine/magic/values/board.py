"""The permanents of a state with their characteristics, and answers that follow from these alone.

`layers` works out the characteristics; this file caches what is asked about all of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import GameObject, Objects
from bot.engine.magic.values.defining_abilities import values_with_defined_kinds
from bot.engine.magic.words import abilities as ab

DescribedObject: TypeAlias = tuple[GameObject, Characteristics]
"""An object with its characteristics now."""


# Without slots: cached properties need a dictionary.
@dataclass(frozen=True, eq=False)
class Board:
    """The permanents of a state with their characteristics; states between which neither changed may share it."""

    things: Objects
    values: Mapping[ObjectId, Characteristics]

    @cached_property
    def permanents(self) -> tuple[DescribedObject, ...]:
        return tuple((thing, self.values[thing.id]) for thing in self.things.permanents)

    @cached_property
    def creatures(self) -> tuple[tuple[GameObject, int], ...]:
        """The creatures with their toughness; those whose toughness is unknown, because a sentence was not read, are
        left out."""
        return tuple(
            (thing, values.toughness)
            for thing, values in self.permanents
            if values.is_creature and values.toughness is not None
        )

    @cached_property
    def endangered(self) -> tuple[tuple[GameObject, int], ...]:
        """CR 704.5f-h: the creatures that state-based actions may destroy or put into a graveyard, with their
        toughness."""
        return tuple(
            (thing, toughness)
            for thing, toughness in self.creatures
            if toughness <= thing.damage or thing.unchecked.deathtouched
        )

    @cached_property
    def kinds(self) -> frozenset[str]:
        """All supertypes, card types and subtypes among the permanents."""
        return frozenset().union(*(values.kinds for values in self.values.values()))

    @cached_property
    def speaking(self) -> "ObjectsWithAbilities":
        """CR 113.6: the permanents and emblems with abilities besides keyword and activated ones; only these have to be
        asked for static, triggered and replacement abilities."""
        burn_fuel(LOOK * len(self.things.functioning))
        there = self.values
        found = [
            (thing, values)
            for thing in self.things.functioning
            if not (values := there.get(thing.id) or values_with_defined_kinds(thing.printed)).is_plain
        ]
        return share_objects(IdenticalObjects(found)) if found else NOBODY


class ObjectsWithAbilities(tuple[DescribedObject, ...]):
    """Objects that are asked for their abilities. Boards with the same objects share one, so that what is found among
    them is found once."""

    __hash__ = object.__hash__
    __eq__ = object.__eq__


NOBODY = ObjectsWithAbilities()
"""Where no object has abilities that anybody has to be asked for."""


class IdenticalObjects(tuple[DescribedObject, ...]):
    """Objects with their characteristics, equal only if they are the very same objects."""

    def __hash__(self) -> int:
        return hash(tuple(id(thing) for thing, _ in self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, IdenticalObjects) or len(self) != len(other):
            return NotImplemented
        return all(mine is its and values is same for (mine, values), (its, same) in zip(self, other, strict=True))


@lru_cache(maxsize=8)
def share_objects(speaking: IdenticalObjects) -> ObjectsWithAbilities:
    """The one value that boards with the same objects share."""
    return ObjectsWithAbilities(speaking)


@lru_cache(maxsize=8)
def abilities_by_kind(
    objects: ObjectsWithAbilities,
) -> Mapping[type[ab.Conditional], Sequence[tuple[GameObject, ab.Conditional]]]:
    """The objects' abilities by class, whether or not their conditions hold."""
    found: dict[type[ab.Conditional], list[tuple[GameObject, ab.Conditional]]] = {}
    for thing, described in objects:
        for ability in described.meant:
            if isinstance(ability, ab.Conditional):
                found.setdefault(type(ability), []).append((thing, ability))
    return found
