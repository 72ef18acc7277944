"""A noun phrase and a part of a sentence as they were said; who is meant is found out later."""

from dataclasses import dataclass, field

from bot.cards.names import NamedCard
from bot.judge.language.asked.words.mentions import Mention


@dataclass(slots=True)
class ThingSaid:
    """A noun phrase. `head` is `card`, `size`, `noun` or `pronoun`, and `value` which; `owner` is `me`, `opponent` or a
    name, None where nobody is named; `count` is None where no number is said."""

    start: int
    end: int
    head: str
    value: str
    cards: tuple[NamedCard, ...] = ()
    owner: str | None = None
    count: int | None = None
    out_of: int | None = None
    """How many there are where the count is only of some of them: "three of my five 1/1s"; 0 where nobody says."""
    definite: bool = False
    indefinite: bool = False
    second: bool = False
    token: bool = False
    blocker: bool = False
    """Whether it is called a blocker."""
    attacker: bool = False
    """Whether it is called an attacker."""
    done_to: bool = False
    """Whether an article says that something is done to it: « au Géant »."""
    plural: bool = False
    """Whether a size is said in the plural: `2/2s`."""
    traits: list[str] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    """In the words of a table's brackets."""
    attached: list["ThingSaid"] = field(default_factory=list)
    loyalty: int | None = None
    ability: str | None = None
    """`trigger`, `ability`, or a loyalty cost, where that of the thing is meant."""
    verb: bool = False
    """Whether the word may also be a verb that casts the card."""

    @property
    def size(self) -> str:
        """The size and keywords as a table has them."""
        return " ".join([self.value, *self.traits]) if self.head == "size" else ""


@dataclass(slots=True)
class Unit:
    """A part of a sentence: `thing`, `amount`, or a mention by its kinds."""

    kind: str
    mention: Mention
    thing: ThingSaid | None = None
    number: int = 0
    value: str = ""
    total: tuple[int, str] | None = None
    """The number that stands in brackets behind a player, and of what it is."""

    def says(self, kind: str) -> str | None:
        return None if self.kind in {"thing", "amount"} else self.mention.value(kind)

    def is_a(self, *kinds: str) -> bool:
        return self.kind in kinds or (self.kind == "mention" and self.mention.is_a(*kinds))
