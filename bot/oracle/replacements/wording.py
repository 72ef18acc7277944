"""Words that sentences about events that would happen share: how much, who, and where "instead" stands."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import Scaled
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.word_tables import phrase_table

Replacements: TypeAlias = tuple[ab.ReplacementAbility | ab.StaticAbility, ...]

Clauses = Callable[[Cursor, Scope], tuple[fx.Effect, ...]]
"""What reads the effects of a sentence."""


def read_one_or_more(at: Cursor) -> None:
    """`one_or_more` = "one or more" | "at least one"."""
    if not at.take("one", "or", "more"):
        at.expect("at", "least", "one", expected="“one or more”")


class InsteadPlace(NamedTuple):
    """Where "instead" stands: in front of what happens, or behind it."""

    front: bool

    def expect_behind(self, at: Cursor) -> None:
        """Step over "instead" behind what happens, or raise, unless it stood in front."""
        if not self.front:
            at.expect("instead")


def read_comma_and_instead(at: Cursor) -> InsteadPlace:
    """Step over the comma, and over "instead" where it comes first."""
    at.expect(",")
    return InsteadPlace(at.take("instead"))


_SCALES = phrase_table(
    {
        "twice that many": Scaled(2),
        "twice as many": Scaled(2),
        "double that many": Scaled(2),
        "three times that many": Scaled(3),
        "half that many": Scaled(divisor=2),
        "half as many": Scaled(divisor=2),
        "that many plus one": Scaled(more=1),
    }
)


def read_scale(at: Cursor) -> Scaled:
    found = at.choose(_SCALES)
    if found is None:
        raise at.error("“twice that many” or the like")
    return found


_ACTORS = phrase_table({"you": fl.Side.YOU, "an opponent": fl.Side.OPPONENT, "a player": fl.Side.ANY})


def read_actor(at: Cursor) -> fl.Side:
    found = at.choose(_ACTORS)
    if found is None:
        raise at.error("a player")
    return found
