"""Paying costs in mana (CR 107.4, 118.3) out of the mana that a scenario says a player has.

This file knows symbols and numbers. It does not know whose cost it is or when it is paid. Snow mana is not told apart,
so that nobody knows whether its symbol can be paid with mana that is limited."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.engine.frozen_class import dataclass

Mana: TypeAlias = Mapping[str, int]
"""How much of each kind of mana, by letter: `W U B R G C`."""

NO_MANA: Mana = {}
SYMBOL = re.compile(r"\{([^{}]+)\}")
MANA_KINDS = frozenset("WUBRGC")
ANY_MANA = "WUBRGC"
SNOW = "{S}"
LIFE_FOR_PHYREXIAN = 2
"""CR 107.4f."""


@dataclass(frozen=True, slots=True)
class Payment:
    """What is spent: mana by kind, and life for Phyrexian symbols. `bought` is how many times life was paid for mana
    first."""

    mana: tuple[tuple[str, int], ...] = ()
    life: int = 0
    bought: int = 0


@dataclass(frozen=True, slots=True)
class StandIn:
    """CR 609.4b: mana of the kinds in `spent` may be spent as though it were of those in `meant`, each by letter."""

    spent: str
    meant: str


@dataclass(frozen=True, slots=True)
class Price:
    """A cost in mana symbols, and life; `x` is what each {X} in it stands for."""

    symbols: str
    x: int = 0
    life: int = 0
    stand_ins: tuple[StandIn, ...] = ()
    spent_on_x: str = ""
    """The mana that alone may be spent on X, a letter for each color."""

    @property
    def spelled(self) -> str:
        """The symbols with those that X may be paid with in its place."""
        kinds = "/".join(self.spent_on_x)
        return self.symbols.upper().replace("{X}", f"{{{kinds}}}" * self.x) if kinds else self.symbols.upper()

    @property
    def may_take_life(self) -> bool:
        """CR 107.4f: whether there is life in it, or a Phyrexian symbol that life can pay."""
        return bool(self.life) or "/P" in self.symbols.upper()

    @property
    def has_snow(self) -> bool:
        """CR 107.4h: whether there is a snow symbol in it."""
        return SNOW in self.symbols.upper()

    @property
    def with_any_mana_for_snow(self) -> "Price":
        """What it would be if all mana were snow mana."""
        return replace(self, symbols=self.symbols.upper().replace(SNOW, "{1}"))

    @property
    def told(self) -> str:
        """The cost with a number in the place of each {X}."""
        return self.symbols.replace("{X}", f"{{{self.x}}}")


@dataclass(frozen=True, slots=True)
class WayToPay:
    """One way to pay a symbol: one mana of a kind, an amount of generic mana, or life."""

    kind: str | None = None
    generic: int = 0
    life: int = 0


def price_beside_life(price: Price, life: int) -> Price:
    """CR 118.3, 119.4: the price to be payable at once with that much life, which its Phyrexian symbols can't take."""
    return replace(price, life=price.life + life) if price.may_take_life else price


def sufficient_mana(price: Price) -> int:
    """An amount of mana that is enough for the cost, whatever its kinds."""
    numbers = {"X": price.x}
    found = SYMBOL.findall(price.symbols.upper())
    return sum(int(each) if each.isdigit() else numbers.get(each, 1) for each in found)


def reduce_cost(symbols: str, less: int, x: int = 0, spent_on_x: str = "") -> str:
    """CR 118.7a, 107.3a: the cost with `less` less generic mana, of its numbers first, then of each {X}, which stands
    for `x`, and for which only mana of `spent_on_x` may be spent; a cost that is reduced to nothing is {0} (118.5)."""
    if not less:
        return symbols
    kept = []
    for symbol in SYMBOL.findall(symbols):
        number = int(symbol) if symbol.isdigit() else 0
        taken = min(number, less)
        less -= taken
        kept += [symbol] if not symbol.isdigit() else [str(number - taken)] * (number > taken)
    reduced: list[str] = []
    for symbol in kept:
        taken = min(x, less) if symbol.upper() == "X" else 0
        less -= taken
        restricted = ["/".join(spent_on_x)] * (x - taken) if spent_on_x else [str(x - taken)] * (x > taken)
        reduced += restricted if taken else [symbol]
    return "".join(f"{{{symbol}}}" for symbol in reduced) or "{0}"


def find_payment(mana: Mana, life: int, price: Price, first: Mana = NO_MANA) -> Payment | None:
    """CR 118.3: a way to pay the cost, with mana rather than with life, of the kinds in `first` first, then with
    colorless mana; None where there is none."""
    symbols = SYMBOL.findall(price.spelled)
    return pay_symbols(
        [ways_to_pay_symbol(symbol, price) for symbol in symbols], dict(mana), life, WayToPay(life=price.life), first
    )


def ways_to_pay_symbol(symbol: str, price: Price) -> tuple[WayToPay, ...]:
    """CR 107.4, 609.4b: the ways in which the symbol can be paid; none if it is not a known mana symbol."""
    if symbol == "X":
        return (WayToPay(generic=price.x),)
    found = (way for half in symbol.split("/") for way in ways_to_pay_half(half))
    return tuple(each for way in found for each in (way, *stand_in_ways(way, price)))


def stand_in_ways(way: WayToPay, price: Price) -> Iterator[WayToPay]:
    """CR 609.4b: ways to pay with mana that may be spent as though it were of that kind."""
    for each in price.stand_ins:
        if way.kind is None or way.kind not in each.meant:
            continue
        yield from [WayToPay(generic=1)] if set(each.spent) == MANA_KINDS else (WayToPay(kind) for kind in each.spent)


def ways_to_pay_half(half: str) -> Iterator[WayToPay]:
    """CR 107.4a-f: a whole symbol, or a half of a hybrid one."""
    if half.isdigit():
        yield WayToPay(generic=int(half))
    elif half in MANA_KINDS:
        yield WayToPay(half)
    elif half == "P":
        yield WayToPay(life=LIFE_FOR_PHYREXIAN)


def pay_symbols(
    symbols: list[tuple[WayToPay, ...]], left: dict[str, int], life: int, owed: WayToPay, preferred: Mana
) -> Payment | None:
    """The first payment for which there is enough mana and life, trying the ways of each symbol in order; None if there
    is none. `owed` is the generic mana and life of the symbols before."""
    if not symbols:
        return pay_generic(left, life, owed, preferred)
    first, *others = symbols
    for way in first:
        if way.kind is not None and not left.get(way.kind, 0):
            continue
        after = {**left, way.kind: left[way.kind] - 1} if way.kind is not None else left
        found = pay_symbols(
            others, after, life, WayToPay(None, owed.generic + way.generic, owed.life + way.life), preferred
        )
        if found is not None:
            return found if way.kind is None else payment_with_one_more(found, way.kind)
    return None


def pay_generic(left: dict[str, int], life: int, owed: WayToPay, preferred: Mana) -> Payment | None:
    """CR 107.4b, 119.4: pay generic mana out of what is left; None if there is too little mana or life."""
    if owed.life > max(life, 0) or owed.generic > sum(left.values()):
        return None
    spent: dict[str, int] = {}
    for _ in range(owed.generic):
        kind = max(
            spending_preference(each, left, spent, preferred) for each in left if left[each] > spent.get(each, 0)
        )[-1]
        spent[kind] = spent.get(kind, 0) + 1
    return Payment(tuple(sorted(spent.items())), owed.life)


def spending_preference(
    kind: str, left: dict[str, int], spent: dict[str, int], preferred: Mana
) -> tuple[bool, bool, int, str]:
    """The order in which generic mana is spent: preferred mana first, then colorless, then what there is most of."""
    used = spent.get(kind, 0)
    return preferred.get(kind, 0) > used, kind == "C", left[kind] - used, kind


def payment_with_one_more(found: Payment, kind: str) -> Payment:
    """The payment with one more mana of that kind."""
    spent = dict(found.mana)
    return Payment(tuple(sorted({**spent, kind: spent.get(kind, 0) + 1}.items())), found.life)
