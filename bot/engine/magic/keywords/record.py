"""What is said of a keyword ability in one place: its rules, how it is written, what it means and what it lets be paid.

Data and its types; each keyword has a file of its own beside this one, and `registry` lists them."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition
from bot.engine.trace import Rules

Meaning: TypeAlias = Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]
"""The abilities that a keyword ability stands for. Static ones are the same objects each time: by that the layers tell
which effects have been applied."""

Asks: TypeAlias = Callable[[fx.KeywordAbility], ab.Cost]
"""What a keyword ability asks a player to pay."""


class Parameter(Enum):
    """What is written behind a keyword's name: by this the compiler reads it, and the tests write it."""

    NONE = auto()
    """Flying."""
    NUMBER = auto()
    """Bushido 2."""
    OPTIONAL_NUMBER = auto()
    """Vanishing, or vanishing 3."""
    MANA = auto()
    """Ninjutsu {U}."""
    COST = auto()
    """Flashback {R}, or flashback and a dash before a cost that is not mana alone."""
    COSTS = auto()
    """As a cost, or several between which “and/or” stands: kicker {U} and/or {B}."""
    NUMBER_AND_MANA = auto()
    """Suspend 3—{R}."""
    OWN = auto()
    """In words of its own, for which the compiler has a production: protection from red, ward—pay 2 life."""


def ask_mana(ability: fx.KeywordAbility) -> ab.Cost:
    """The mana that is written behind the keyword's name."""
    return ab.Cost(mana=ability.cost or "")


def also_ask(beside: ab.Cost) -> Asks:
    """That mana, and something that is the same for each spell."""
    return lambda ability: replace(beside, mana=ability.cost or "")


@dataclass(frozen=True, slots=True)
class Helper:
    """CR 702.119a-c, 702.180a-b: a permanent that is chosen as the cost is, and is sacrificed or tapped to pay it; the
    total cost is less by that characteristic of it."""

    wanted: Callable[[fx.KeywordAbility], fl.Filter]
    less_by: str
    tapped: bool = False
    """Up to one is tapped; otherwise one is sacrificed."""


@dataclass(frozen=True, slots=True)
class InsteadOfMana:
    """CR 118.9: that the keyword's cost may be paid rather than the mana cost. `rules` are the keyword's own where none
    are given."""

    rules: Rules = ()
    zone: Zone | None = None
    """From which zone alone the card is cast so."""
    asks: Asks = ask_mana
    only_if: Condition | None = None
    """When alone it may be paid."""
    free: bool = False
    """What is written behind the keyword's name is not what the spell costs, which is nothing."""
    exiled_after: bool = False
    """The card is exiled whenever it would leave the stack."""
    turned_over: bool = False
    """The card is cast with its back face up."""
    turned_up: Rules = ()
    """The card is cast face down; by which rules it is turned face up."""
    set_aside: Rules = ()
    """By which rules the card is put into exile, from where it is cast in a later turn."""
    as_it_resolves: bool = False
    """CR 608.2g: it is paid as the keyword ability resolves, never as a player announces a spell."""
    helper: Helper | None = None
    at_end_step: tuple[fx.Effect, ...] = ()
    """What happens to the permanent that the spell became at the beginning of the next end step."""


@dataclass(frozen=True, slots=True)
class BesidesMana:
    """CR 118.8: that the keyword's cost is an additional one. `rules` are the keyword's own where none are given."""

    rules: Rules = ()
    zone: Zone | None = None
    """From which zone alone the card is cast so."""
    asks: Asks = ask_mana
    repeated: bool = False
    """It may be paid any number of times."""
    optional: bool = True
    exiled_after: bool = False
    """The card is exiled whenever it would leave the stack."""


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability that the engine acts on (CR 702), with the rule that says what it means first."""

    spelled: str
    rules: Rules
    parameter: Parameter = Parameter.NONE
    moment: ab.Moment = ab.Moment.ALWAYS
    """When it could matter where its parameter is not read."""
    meaning: Meaning | None = None
    """None: it changes a rule, which is read where that rule stands."""
    cast: InsteadOfMana | BesidesMana | None = None
    """What it lets be paid for a spell."""
    counts_as: KeywordName | None = None
    """The keyword whose cost its own cost is as well (CR 702.33c, 702.37b)."""
    counter: bool = False
    """CR 122.1b: counters of its name grant it."""
    on_players: bool = False
    """Players can have it."""
    on_spells: bool = False
    """CR 113.6: it is looked for on spells, whoever gave it to them."""
    helps: bool = False
    """CR 702.51b: it lets something else pay for mana of the total cost."""
    reduces: bool = False
    """CR 601.2f: by it the spell costs less."""

    @property
    def name(self) -> KeywordName:
        return KeywordName(self.spelled)


@dataclass(frozen=True, slots=True)
class Unplayed:
    """A keyword ability that the engine does not act on, and when it could matter; `understood` where it cannot matter
    once a game has begun."""

    spelled: str
    rules: Rules = ()
    moment: ab.Moment = ab.Moment.ALWAYS
    understood: bool = False
