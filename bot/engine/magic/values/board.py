"""The permanents of a state with their characteristics, and answers that follow from these alone.

`layers` works out the characteristics; this file caches what is asked about all of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import BOUND, GameObject, Objects, Replaced, places_of, replaced_objects
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
    def endangered(self) -> tuple[tuple[GameObject, int], ...]:
        """CR 704.5f-h: the creatures that state-based actions may destroy or put into a graveyard, with their
        toughness; those whose toughness is unknown, because a sentence was not read, are left out."""
        there = self.values
        return tuple(
            [
                (thing, toughness)
                for thing in self.things.permanents
                if (toughness := there[thing.id].toughness) is not None
                and (toughness <= thing.damage or thing.unchecked.deathtouched)
                and there[thing.id].is_creature
            ]
        )

    @cached_property
    def is_quiet(self) -> bool:
        """Whether no object of these listens, replaces, changes or forbids anything, wherever it is, and none is
        anything that the rules ask about by itself (see `Objects.unusual`)."""
        things = self.things
        quiet = not (
            self.speaking
            or things.unusual
            or [values for values in self.values.values() if not BOUND.isdisjoint(values.keywords)]
        )
        if quiet:
            things.known_quiet[:] = [self]
        return quiet

    @cached_property
    def kinds(self) -> frozenset[str]:
        """All supertypes, card types and subtypes among the permanents."""
        return frozenset().union(*(values.kinds for values in self.values.values()))

    def with_passed(self, things: Objects) -> "Board":
        """The board of objects that differ from these in `PASSING_FIELDS` alone, where these are quiet: so are they."""
        board = Board(things, self.values)
        vars(things)["unusual"] = ()
        vars(board).update(kinds=self.kinds, speaking=NOBODY, is_quiet=True)
        return board

    def after(self, things: Objects, values_of: Callable[[GameObject], Characteristics]) -> "Board | None":
        """The board of other objects, made of this one where few of them changed; None where that can't be. What speaks
        here is known there too."""
        new = replaced_objects(things.permanents, self.things.permanents)
        if new is None:
            return None
        board = Board(things, {**self.values, **{thing.id: values_of(thing) for thing, _ in new}})
        self._carry_over(board, new)
        others = replaced_objects(things.functioning, self.things.functioning)
        if "speaking" in vars(self) and others is not None and len(others) == len(new):
            described = [
                ((thing, board.values[thing.id]), (was, self.values[was.id]))
                for thing, was in new
                if not (board.values[thing.id].is_plain and self.values[was.id].is_plain)
            ]
            if (speaking := self.speaking.with_replaced(described)) is not None:
                vars(board)["speaking"] = speaking
        return board

    def _carry_over(self, board: "Board", new: Replaced) -> None:
        """Let the board after this one know what is known here, as far as it follows."""
        known, values = vars(board), board.values
        if "kinds" in vars(self) and all(values[thing.id].kinds == self.values[thing.id].kinds for thing, _ in new):
            known["kinds"] = self.kinds
        frail = [thing for thing, _ in new if (values[thing.id].toughness or 0) <= thing.damage]
        if "endangered" in vars(self) and not (frail or self.endangered or board.things.deathtouched):
            known["endangered"] = ()
        if "permanents" in vars(self):
            found = list(self.permanents)
            for thing, _ in new:
                found[next(iter(places_of(thing, board.things.permanents)))] = thing, values[thing.id]
            known["permanents"] = tuple(found)

    @cached_property
    def speaking(self) -> "ObjectsWithAbilities":
        """CR 113.6: the permanents and emblems with abilities besides keyword and activated ones; only these have to be
        asked for static, triggered and replacement abilities."""
        burn_fuel(LOOK * len(self.things.functioning))
        there = self.values
        found = [
            (thing, values)
            for thing in self.things.functioning
            if not (values := there.get(thing.id) or values_speaking_elsewhere(thing)).is_plain
        ]
        return share_objects(IdenticalObjects(found)) if found else NOBODY


class ObjectsWithAbilities(tuple[DescribedObject, ...]):
    """Objects that are asked for their abilities. Boards with the same objects share one, so that what is found among
    them is found once."""

    __hash__ = object.__hash__
    __eq__ = object.__eq__

    @cached_property
    def alike(self) -> "ObjectsWithAbilities":
        """Objects with the same ids in the same order, which have the same abilities and controllers, and have the same
        printed on them: what follows from these alone is found once for all of them."""
        return self

    def with_replaced(self, new: Sequence[tuple[DescribedObject, DescribedObject]]) -> "ObjectsWithAbilities | None":
        """These with the former in place of the latter; None where one of either speaks and the other does not."""
        if not new:
            return self
        found, things = list(self), list(map(FIRST, self))
        for (thing, values), (was, _) in new:
            place = next(iter(places_of(was, things)), None)
            if place is None or values.is_plain:
                return None
            found[place] = thing, values
        speaking = ObjectsWithAbilities(found)
        if all(says_the_same(*each) for each in new):
            speaking.alike = self.alike
        return speaking


FIRST = itemgetter(0)


def values_speaking_elsewhere(thing: GameObject) -> Characteristics:
    """CR 113.6, 113.6b: of an emblem all that is printed on it, of anything else off the battlefield what functions
    there."""
    printed = values_with_defined_kinds(thing.printed)
    if thing.zone not in printed.zones_spoken_from:
        return printed
    return replace(printed, abilities=printed.spoken_elsewhere)


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


def says_the_same(now: DescribedObject, then: DescribedObject) -> bool:
    """Whether the object has the same abilities and controller as before, and the same printed on it."""
    (thing, values), (was, had) = now, then
    return thing.controller == was.controller and thing.printed is was.printed and values.meant == had.meant


@lru_cache(maxsize=8)
def share_objects(speaking: IdenticalObjects) -> ObjectsWithAbilities:
    """The one value that boards with the same objects share."""
    return ObjectsWithAbilities(speaking)


def abilities_of_kind(
    objects: ObjectsWithAbilities, kind: type[ab.Conditional]
) -> Sequence[tuple[GameObject, ab.Conditional]]:
    """The objects' abilities of a class, whether or not their conditions hold."""
    found = abilities_by_kind(objects.alike).get(kind)
    return [(objects[place][0], ability) for place, ability in found] if found else ()


@lru_cache(maxsize=8)
def abilities_by_kind(
    objects: ObjectsWithAbilities,
) -> Mapping[type[ab.Conditional], Sequence[tuple[int, ab.Conditional]]]:
    """The objects' abilities by class, each with the place of its object."""
    found: dict[type[ab.Conditional], list[tuple[int, ab.Conditional]]] = {}
    for place, (_, described) in enumerate(objects):
        for ability in described.meant:
            if isinstance(ability, ab.Conditional):
                found.setdefault(type(ability), []).append((place, ability))
    return found


@lru_cache(maxsize=8)
def have_static_abilities(objects: ObjectsWithAbilities) -> bool:
    """Whether one of the objects has a static ability."""
    return any(values.static_abilities for _, values in objects)
