"""Static abilities (CR 604): what they say of characteristics, damage, events, players, spells, counters, crewing."""

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.abilities.event_replacements import Instead, Would
from bot.engine.magic.words.damage_replacements import PREVENT_ALL, DamageChange, DamageDescribed


@dataclass(frozen=True, slots=True)
class StaticAbility(Conditional):
    """CR 604, 611.3: a continuous effect on characteristics while the object is on the battlefield."""

    affects: fl.ObjectSet
    modifications: tuple[fx.Modification, ...]
    defining: bool = False
    """CR 604.3: it defines the object's own characteristics, in every zone and before all other effects."""
    since: int | None = None
    """CR 613.7a: the timestamp of the effect that granted it; None for an ability of the object's own."""


@dataclass(frozen=True, slots=True)
class DamageAbility(Conditional):
    """CR 614.1, 615.1: a prevention or replacement effect of a static ability, where damage is what would happen.

    `then` is the additional effect of a prevention (615.5)."""

    what: DamageDescribed
    change: DamageChange = PREVENT_ALL
    then: tuple[fx.Effect, ...] = ()
    keyword: fx.KeywordAbility | None = None
    """The ability that means this."""


@dataclass(frozen=True, slots=True)
class DamageAsThough(Conditional):
    """CR 120.3, 609.4: such damage is dealt as though its source had the keyword."""

    what: DamageDescribed
    keyword: KeywordName


@dataclass(frozen=True, slots=True)
class ReplacementAbility(Conditional):
    """CR 614.1 from a static ability: what would happen, and what happens instead."""

    would: Would
    instead: Instead
    keyword: fx.KeywordAbility | None = None
    """The ability that means this."""


@dataclass(frozen=True, slots=True)
class LoyaltyPermission(Conditional):
    """CR 606.3 with an ability: its controller may activate loyalty abilities of these permanents so many times a turn,
    or whenever they could cast an instant."""

    affects: fl.ObjectSet
    times: int = 1
    as_instant: bool = False


@dataclass(frozen=True, slots=True)
class PlayersHave(Conditional):
    """CR 604.1: players, seen from the ability, have keyword abilities: "you have hexproof" (702.11c, 702.16c)."""

    players: fl.PlayerSet
    abilities: tuple[fx.KeywordAbility, ...]


@dataclass(frozen=True, slots=True)
class HaveElsewhere(Conditional):
    """CR 113.6, 604.1: spells on the stack, or the cards in that zone, have keyword abilities: "red spells you control
    have lifelink"."""

    zone: Zone
    objects: fl.Filter
    abilities: tuple[fx.KeywordAbility, ...]
    players: fl.PlayerSet = fl.Players.YOU
    """Of whom a resolved spell or ability says so for a while."""


@dataclass(frozen=True, slots=True)
class ColorsElsewhere(Conditional):
    """CR 109.2b, 613.1e: spells, and all cards that aren't on the battlefield, have other colors or more of them."""

    modification: fx.SetColors | fx.AddColors | fx.TakeChosen


@dataclass(frozen=True, slots=True)
class CantBeCountered(Conditional):
    """CR 701.6a: spells like that can't be countered, or the spell itself; it functions on the stack, too (113.6)."""

    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class CounterLimit(Conditional):
    """CR 704.5r: it can't have more than `most` counters of the kind on it."""

    kind: str
    most: int


@dataclass(frozen=True, slots=True)
class CrewsAs(Conditional):
    """CR 702.122a, 702.171a: the object that has this crews Vehicles, and with `saddles` saddles Mounts, as though its
    power were `more` greater, or with its toughness instead of its power."""

    more: int = 0
    by_toughness: bool = False
    saddles: bool = False


@dataclass(frozen=True, slots=True)
class StartsEngines(Conditional):
    """CR 702.179a: if its controller has no speed, their speed becomes 1."""


@dataclass(frozen=True, slots=True)
class Ascends(Conditional):
    """CR 702.131b: its controller gets the city's blessing as soon as they control ten permanents."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """CR 714.2: at which numbers of lore counters a chapter ability of a Saga triggers, what it does aside."""

    numbers: tuple[int, ...]
