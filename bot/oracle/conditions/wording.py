"""What conditions share: what was named before them, how many there must be, and how two of them are joined."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import ONE_OR_MORE, ZERO, AllConditions, AnyCondition, Bounds, Condition
from bot.oracle.nouns.permanents import read_described, read_one_described
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number

T = TypeVar("T")


class NamedBefore(NamedTuple):
    """What has been named before the condition: what "it" and "that creature" are, and whether there is a "that
    player"."""

    it: fl.ObjectSet | None = None
    that_one: fl.ObjectSet | None = None
    that_player: bool = False
    on_stack: fl.ObjectSet | None = None
    """The spell that the trigger event is about."""
    was: fl.ObjectSet | None = None
    """What "it" was, where it may be gone by now."""
    ways: frozenset[fl.Way] = frozenset()
    """What effects before have done, which the condition may ask about as "this way"."""
    elsewhere: fl.ObjectSet | None = None
    """The one spell, or the one card off the battlefield, that "it" can be."""
    x: bool = False
    """There is an X whose number is known (CR 107.3)."""


class StatedCondition(NamedTuple):
    """A condition, and the object that it is about, which "it" may then mean; None for one about players."""

    condition: Condition
    about: fl.ObjectSet | None = None
    pair: fl.Filter | None = None
    """The other card of a meld pair, if the condition names it; "them" is this card and the source (CR 701.42a)."""


JOINTS: Mapping[str, type[AllConditions] | type[AnyCondition]] = {"and": AllConditions, "or": AnyCondition}


def production_after_word(word: str, production: Callable[[Cursor], T]) -> Callable[[Cursor], T]:
    """Return a production that reads the word, and then what `production` reads."""

    def read(at: Cursor) -> T:
        at.expect(word)
        return production(at)

    return read


def read_bounded(at: Cursor) -> Bounds:
    """`bounded` = "no" | "exactly" number | "at least" number | ("less" | "fewer") "than" number | number ("or more" |
    "or greater" | "or fewer" | "or less")"""
    if at.take("no"):
        return ZERO
    if at.take("less", "than") or at.take("fewer", "than"):
        return Bounds(at_most=read_number(at) - 1)
    if at.take("exactly"):
        value = read_number(at)
        return Bounds(value, value)
    if at.take("at", "least"):
        return Bounds(read_number(at))
    value = read_number(at)
    at.expect("or", expected="“or more” or “or fewer”")
    if at.take("more") or at.take("greater"):
        return Bounds(value)
    if not at.take("fewer"):
        at.expect("less")
    return Bounds(at_most=value)


def read_some_or_bounded(at: Cursor) -> Bounds:
    """`some_or_bounded` = "a" | "an" | bounded"""
    return ONE_OR_MORE if at.take("a") or at.take("an") else read_bounded(at)


def read_bounded_objects(at: Cursor) -> tuple[Bounds, fl.Filter]:
    """`bounded_objects` = one_described | "any" described | bounded described, in the plural but behind
    "exactly one"."""
    single = at.attempt(read_one_described) or at.attempt(_read_any_described)
    if single is not None:
        return ONE_OR_MORE, single
    bounds = read_bounded(at)
    return bounds, read_described(at, plural=bounds != Bounds(1, 1))


def _read_any_described(at: Cursor) -> fl.Filter:
    at.expect("any")
    return read_described(at, plural=False)


def read_is_or_are(at: Cursor) -> None:
    """`is_or_are` = "is" | "are"."""
    if not at.take("is"):
        at.expect("are")


def read_there_is(at: Cursor) -> None:
    """`there_is` = "there's" | "there is" | "there are"."""
    if not at.take("there's"):
        at.expect("there")
        read_is_or_are(at)
