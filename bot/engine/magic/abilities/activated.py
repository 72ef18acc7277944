"""Activated abilities and spells (CR 602, 601): costs, and what resolves."""

from dataclasses import dataclass

from bot.engine.magic.abilities.timing import OnlyWhen
from bot.engine.magic.effects import Effect, KeywordAbility
from bot.engine.magic.filters import Filter, TargetSpec
from bot.engine.magic.zones import Zone


@dataclass(frozen=True, slots=True)
class Cost:
    """CR 118, 601.2b-h: mana in symbols, and what else is done; `loyalty` for loyalty abilities (606.4).

    With `loyalty_x` it is the X that changes it, and `loyalty` is 0."""

    mana: str = ""
    tap: bool = False
    sacrifice_this: bool = False
    sacrifice: Filter | None = None
    loyalty: int | None = None
    loyalty_x: bool = False
    """CR 107.7: the loyalty symbol has an X, which is removed: [−X]."""
    returned: Filter | None = None
    """A permanent like that goes back to its owner's hand."""
    exert_this: bool = False


@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    """CR 602.1. `text` is the ability's own, cost included, by which a player names it."""

    cost: Cost
    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    text: str = ""
    when: OnlyWhen | None = None
    """CR 602.5: when alone it may be activated; None: at any time."""
    zones: tuple[Zone, ...] = ()
    """CR 113.6: where it functions instead of on the battlefield."""
    keyword: KeywordAbility | None = None
    """The ability that means this."""


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """CR 113.3a: what an instant or sorcery does as it resolves."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
