"""What a player must decide: the options, the documented default, and who answers.

The engine never asks and never waits (it is resolved again with one more answer): a choice that the scenario does not
answer takes its default and is reported with the number of its options."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.trace import Rules

OptionT = TypeVar("OptionT")


@dataclass(frozen=True, slots=True)
class Choice(Generic[OptionT]):
    """`kind` is the word that a scenario's `choose` uses; `options` has the default first and at least one member."""

    player: PlayerId
    kind: str
    options: Sequence[OptionT]
    subject: ObjectId | None = None
    """What the choice is about, where several of one kind may come up."""
    rules: Rules = ()
    """The rule that makes the player choose, where it is not the one of the kind."""
    also: str | None = None
    """Another word by which a scenario may answer it."""
    free: bool = False
    """The options are the likeliest answers alone; whatever a scenario answers is legal (CR 201.4)."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """An entry of the outcome's `choices`: what was taken by default, or by an answer kept for it."""

    player: PlayerId
    kind: str
    picked: Any
    """As the outcome shows it: an id, a name, a bool, or a mapping for a division of damage."""
    default: bool
    options: int
    subject: ObjectId | None = None
    rules: Rules = ()
    among: tuple[Any, ...] = ()
    """The options as a scenario names them, the default first; empty where they are counted and not listed."""


Decide = Callable[[Choice[Any]], Any]
"""Returns one of the choice's options."""
