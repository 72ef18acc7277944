"""The tables by which each language tells events: what is the same in all of them, whatever the words.

A row of such a table tells a passage: of one event alone, of each, or of all of them at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from bot.engine.magic import events as ev
from bot.explain.names import Names
from bot.explain.passages import Passage

EventT = TypeVar("EventT", bound=ev.Event)
Joining: TypeAlias = Callable[[Sequence[str]], str]
"""How a language puts clauses into one sentence."""
TellingTable: TypeAlias = Mapping[type[ev.Event], Callable[[Passage, Names], str]]
"""What tells passages of the events of each class; that each row takes events of its class is proven by a test."""


def told_by_first(tell: Callable[[EventT, Names], str]) -> Callable[[Passage, Names], str]:
    """A row for events of which one is told at a time, or all alike."""
    return partial(tell_first, tell)


def told_by_each(join: Joining, tell: Callable[[EventT, Names], str]) -> Callable[[Passage, Names], str]:
    """A row for events that have a clause each."""
    return partial(tell_each, join, tell)


def told_together(tell: Callable[[Sequence[EventT], Names], str]) -> Callable[[Passage, Names], str]:
    """A row for events that have one clause together."""
    return partial(tell_together, tell)


def tell_first(tell: Callable[[Any, Names], str], passage: Passage, names: Names) -> str:
    return tell(passage.first, names)


def tell_each(join: Joining, tell: Callable[[Any, Names], str], passage: Passage, names: Names) -> str:
    return join([tell(event, names) for event in passage.events])


def tell_together(tell: Callable[[Sequence[Any], Names], str], passage: Passage, names: Names) -> str:
    return tell(passage.events, names)
