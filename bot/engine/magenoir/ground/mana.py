"""The six elements, and amounts of Mana by element.

Mana is neither made nor lost in an exchange: what leaves one place arrives in another. Only the Infinite Ether adds."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from operator import add, ge, sub
from typing import NamedTuple


class Element(StrEnum):
    """The elements, in the order in which Mana is listed."""

    FIRE = "Fire"
    WATER = "Water"
    AIR = "Air"
    VEGETAL = "Vegetal"
    MINERAL = "Mineral"
    ARCANE = "Arcane"


ELEMENTS = tuple(Element)
ELEMENT_PLACES = {element: place for place, element in enumerate(ELEMENTS)}


class Mana(NamedTuple):
    """So many Mana cards of each element; equal amounts are equal values."""

    fire: int = 0
    water: int = 0
    air: int = 0
    vegetal: int = 0
    mineral: int = 0
    arcane: int = 0

    def of(self, element: Element) -> int:
        """How many are of that element."""
        return self[ELEMENT_PLACES[element]]

    @property
    def total(self) -> int:
        """How many there are in all."""
        return sum(self)

    def plus(self, other: "Mana") -> "Mana":
        return Mana(*map(add, self, other))

    def minus(self, other: "Mana") -> "Mana":
        """The rest; the caller has seen that it `covers` the other."""
        if self == other:
            return NO_MANA
        return Mana(*map(sub, self, other))

    def less(self, other: "Mana") -> "Mana":
        """The rest where a cost is less by so much, of each element at least 0."""
        return Mana(*[max(mine - theirs, 0) for mine, theirs in zip(self, other, strict=True)])

    def covers(self, cost: "Mana") -> bool:
        """Whether that much can be taken from it."""
        return all(map(ge, self, cost))

    def amounts(self) -> dict[Element, int]:
        """The elements of which there is some."""
        return {element: number for element, number in zip(ELEMENTS, self, strict=True) if number}


NO_MANA = Mana()


def mana_of_amounts(amounts: Mapping[Element, int]) -> Mana:
    """Return the amounts as Mana."""
    return Mana(*[amounts.get(element, 0) for element in ELEMENTS])


def one_mana(element: Element) -> Mana:
    """Return one Mana of that element."""
    return ONE_MANA[element]


def mana_of_elements(elements: Iterable[Element]) -> Mana:
    """Return single Mana cards together."""
    return Mana(*map(sum, zip(NO_MANA, *map(one_mana, elements), strict=True)))


@lru_cache(maxsize=1_000)
def elements_of_mana(amounts: Mana) -> tuple[Element, ...]:
    """Each single Mana card, element by element."""
    return tuple(element for element, number in zip(ELEMENTS, amounts, strict=True) for _ in range(number))


ONE_MANA: Mapping[Element, Mana] = {element: mana_of_amounts({element: 1}) for element in ELEMENTS}
