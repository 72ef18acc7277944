"""Activated abilities and spells (CR 602, 601): costs, and what resolves."""

from collections.abc import Iterable
from dataclasses import field, replace
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.timing import OnlyWhen
from bot.engine.magic.words.amounts import Amount
from bot.engine.magic.words.conditions import Condition


@dataclass(frozen=True, slots=True)
class Cost:
    """CR 118, 601.2b-h: mana in symbols, and what else is done; `loyalty` for loyalty abilities (606.4).

    With `loyalty_x` it is the X that changes it, and `loyalty` is 0."""

    mana: str = ""
    tap: bool = False
    untap: bool = False
    """CR 107.6: the untap symbol."""
    sacrifice_this: bool = False
    sacrifice: fl.Filter | None = None
    """`sacrifices` permanents like that."""
    sacrifices: int = 1
    loyalty: int | None = None
    loyalty_x: bool = False
    """CR 107.7: the loyalty symbol has an X, which is removed: [−X]."""
    returned: fl.Filter | None = None
    """`returns` permanents like that go back to their owner's hand."""
    returns: int = 1
    exert_this: bool = False
    life: int = 0
    energy: int = 0
    """CR 107.14: so many energy counters."""
    discard_this: bool = False
    discard_hand: bool = False
    """All cards of the hand."""
    discards: int = 0
    """So many cards; with `discarded`, cards like that."""
    discarded: fl.Filter | None = None
    discards_at_random: bool = False
    """CR 701.9b: what comes out is the scenario's to say."""
    puts_back: int = 0
    """CR 401: so many cards from the hand go on top of the library."""
    mills: int = 0
    """CR 701.17: so many cards."""
    exiles_top: int = 0
    """So many cards from the top of one's own library."""
    exiled_permanent: fl.Filter | None = None
    """A permanent like that is exiled."""
    reveal_this: bool = False
    """CR 702.57b: from the hand, where it stays."""
    reveals: fl.Filter | None = None
    """CR 701.20a: a card like that is revealed from the hand, where it stays."""
    exile_this: bool = False
    """From the graveyard."""
    exile_permanent: bool = False
    """The source is exiled from the battlefield."""
    return_permanent: bool = False
    """The source goes back to its owner's hand."""
    exiles: int = 0
    """So many cards from one's own graveyard, or from `exile_from`; with `exiled`, cards like that."""
    exile_from: Zone = Zone.GRAVEYARD
    exiled: fl.Filter | None = None
    counters: tuple[str, int] | None = None
    """So many counters of a kind are removed, from the source or from a permanent like `bearing`."""
    bearing: fl.Filter | None = None
    puts: tuple[str, int] | None = None
    """So many counters of a kind are put on the source."""
    taps: int = 0
    """So many untapped permanents like `tapped`, whose coming under control doesn't matter (CR 302.6)."""
    tapped: fl.Filter | None = None

    crew: int | None = None
    """CR 702.122a, 702.171a: any number of other untapped creatures are tapped, with so much power together."""
    saddling: bool = False
    """They saddle it, and do not crew it."""
    helped: bool = False
    """CR 702.119c, 702.180b: what is sacrificed or tapped was chosen as the cost was announced."""
    x: tuple[str, ...] = ()
    """CR 107.3a: the fields above of which the number is X, until that is announced: `"life"`, `"sacrifices"`, …"""
    spent_on_x: str = ""
    """CR 107.3, 118: the mana that alone may be spent on X, a letter for each color."""
    unpayable: bool = False
    """CR 118.6: it is the mana cost of something that has none, which nobody can pay."""

    def with_x(self, x: int) -> "Cost":
        """CR 107.3a: the cost once X is announced."""
        if not self.x:
            return self
        number: dict[str, Any] = {
            name: (self.counters[0], x) if name == "counters" and self.counters else x for name in self.x
        }
        return replace(self, x=(), **number)

    @property
    def zone(self) -> Zone | None:
        """CR 113.6k: where the source has to be so that the cost can be paid; None: on the battlefield."""
        return Zone.HAND if self.discard_this or self.reveal_this else Zone.GRAVEYARD if self.exile_this else None


@dataclass(frozen=True, slots=True)
class Mode:
    """CR 700.2: one of the options; its targets are counted from 0."""

    effects: tuple[fx.Effect, ...]
    targets: tuple[fl.TargetSpec, ...] = ()
    cost: Cost | None = None
    """CR 702.172a, 702.183a: what is paid in addition where it is chosen."""


@dataclass(frozen=True, slots=True)
class Modal:
    """CR 700.2: from `least` to `most` of the modes are chosen, or any number (None); `again`: the same one more than
    once (700.2d)."""

    modes: tuple[Mode, ...]
    least: int = 1
    most: int | None = 1
    again: bool = False
    if_paid: "OtherNumber | None" = None


@dataclass(frozen=True, slots=True)
class OtherNumber:
    """CR 700.2, 702.33d: how many modes are chosen instead, where a cost was paid or something else is so: "if this
    spell was kicked, choose any number instead"."""

    paid: Condition
    least: int
    most: int | None


def could_add_mana(effects: Iterable[fx.Effect]) -> bool:
    """CR 605.1: whether one of the effects adds mana, as far as it was read."""
    return any(
        isinstance(each, fx.AddMana) or (isinstance(each, fx.NotRead) and each.adds_mana)
        for each in fx.every_effect(effects)
    )


@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    """CR 602.1. `text` is the ability's own, cost included, by which a player names it."""

    cost: Cost
    effects: tuple[fx.Effect, ...]
    targets: tuple[fl.TargetSpec, ...] = ()
    text: str = ""
    when: OnlyWhen | None = None
    """CR 602.5: when alone it may be activated; None: at any time."""
    zones: tuple[Zone, ...] = ()
    """CR 113.6: where it functions instead of on the battlefield."""
    keyword: fx.KeywordAbility | None = None
    """The ability that means this."""
    modal: Modal | None = None
    reduced_by: Amount | None = None
    """CR 601.2f, 602.2b: it costs so much generic mana less to activate."""
    reduced_if: Condition | None = None
    who: fl.Side = fl.Side.YOU
    """CR 602.2: who may activate it, seen from the source's controller."""
    link: str = field(default="", compare=False)
    """CR 607.1, 607.5: the card on which it is printed; linked abilities of that card refer to what it exiles."""

    @property
    def is_mana_ability(self) -> bool:
        """CR 605.1a: it could add mana, has no target and is no loyalty ability."""
        modes = () if self.modal is None else self.modal.modes
        effects = (*self.effects, *(one for each in modes for one in each.effects))
        adds = could_add_mana(effects)
        return adds and not self.targets and self.cost.loyalty is None and not any(each.targets for each in modes)


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """CR 113.3a: what an instant or sorcery does as it resolves, and the modes of which some do it, too."""

    effects: tuple[fx.Effect, ...]
    targets: tuple[fl.TargetSpec, ...] = ()
    modal: Modal | None = None
