"""What card text points at (CR 109.2, 115.10): descriptions of objects, players, references.

Data only; `matching` finds what they mean in a state."""

from dataclasses import field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone

if TYPE_CHECKING:  # amounts count what is described
    from bot.engine.magic.words.amounts import Amount

# Descriptions of objects.


class Side(StrEnum):
    """The player whose objects are meant, seen from the controller of the ability."""

    ANY = "any"
    YOU = "you"
    OPPONENT = "opponent"
    NOT_YOU = "not you"
    """Everybody but you, teammates among them (CR 102.3)."""
    TEAMMATE = "teammate"
    DEFENDING_PLAYER = "defending player"
    ACTIVE_PLAYER = "active player"
    """Where teams share turns, the first of them (CR 805.9)."""


class Status(StrEnum):
    """What an object is doing (CR 110.5, 506)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    ENCHANTED = "enchanted"
    """CR 303.4b: an Aura is attached to it."""
    EQUIPPED = "equipped"
    """CR 301.5b: an Equipment is attached to it."""
    MODIFIED = "modified"
    """CR 700.9: it has a counter on it, is equipped, or is enchanted by an Aura that its controller controls."""
    FACE_DOWN = "face-down"
    """CR 110.5c, 708.2."""
    PAIRED = "paired"
    """CR 702.95b."""
    UNPAIRED = "unpaired"


@dataclass(frozen=True, slots=True)
class Comparison:
    """`power 2 or less`: `at_most` or `at_least` a number, both for just that number; `than_source` compares with the
    source's own instead."""

    characteristic: str
    """`"power"`, `"toughness"` or `"mana value"`."""
    at_most: int | None = None
    at_least: int | None = None
    than_source: str | None = None
    """`"less"`, `"greater"` or `"equal"`."""
    x: str | None = None
    """`"less"`: X or less, `"greater"`: X or greater, `"equal"`: just X, that of the spell or ability (CR 107.3)."""
    counters: str | None = None
    """Just the number of counters of that kind on the source."""
    than_hand: str | None = None
    """`"less"` or `"greater"` than the number of cards in the hand of the source's controller."""


@dataclass(frozen=True, slots=True)
class CounterNumber:
    """CR 122.1: so many counters of a kind, or of all kinds together where `kind` is None."""

    kind: str | None = None
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Extreme:
    """CR 107, 208: with the greatest, or with `least` the least, power, toughness or mana value `among` permanents like
    that; with `own` those alone that the same player controls."""

    characteristic: str
    among: "Filter"
    least: bool = False
    own: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """A noun phrase. Kinds are card types, subtypes and supertypes as cards print them in the singular."""

    all_of: tuple[str, ...] = ()
    any_of: tuple[str, ...] = ()
    none_of: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    """Any of these."""
    not_colors: tuple[Color, ...] = ()
    keywords: tuple[KeywordName, ...] = ()
    without: tuple[KeywordName, ...] = ()
    side: Side = Side.ANY
    statuses: tuple[Status, ...] = ()
    any_status: tuple[Status, ...] = ()
    """At least one of these: "attacking or blocking"."""
    comparison: Comparison | None = None
    extreme: Extreme | None = None
    other: bool = False
    """Not the source itself."""
    token: bool | None = None
    chosen_color: bool = False
    """Of the color that was chosen for the source."""
    chosen_type: bool = False
    """Of the type that was chosen for the source (CR 607.2d)."""
    unlike_chosen_type: bool = False
    """Not of that type."""
    chosen_name: bool = False
    """With the name that was chosen for the source (CR 201.4)."""
    names: tuple[str, ...] = ()
    """With any of these names (CR 201.2)."""
    same_name: "ObjectSet | None" = None
    """With the same name as one of these objects (CR 201.2a)."""
    counters: CounterNumber | None = None
    owner: Side = Side.ANY
    """CR 108.3: whose cards and tokens they are, whoever controls them."""
    paid: KeywordName | None = None
    """A cost of that keyword was paid for them: "kicked" (CR 702.33d)."""
    controlled_by: "PlayerSet | None" = None
    """Controlled by one of these players, where no side says so: "that player controls"."""
    attacked: bool | None = None
    """CR 508.1k: declared as an attacker this turn, or not."""
    entered: bool | None = None
    """CR 608.2i: it entered the battlefield this turn, or did not."""
    held: bool | None = None
    """CR 302.6: its controller has controlled it continuously since their most recent turn began, or has not."""
    designation: Designation | None = None
    commander: bool = False
    """CR 903.3: a commander."""
    or_token: bool = False
    """One of the kinds `any_of`, or any token: "an artifact, enchantment, or token"."""
    shares_color: "ObjectSet | None" = None
    """CR 105.2: of a color of one of these objects."""
    shares_type: "ObjectSet | None" = None
    """CR 205.3m: with a creature type of one of these objects, none of which it is."""
    bears: str | None = None
    """CR 301.5b, 303.4b: another permanent of that subtype than the source is attached to it: "another Aura"."""
    abilities: bool | None = None
    """CR 113.2: with any ability, or with none."""
    kin_of_commander: bool = False
    """CR 205.3m, 903.3: with a creature type of a commander that the ability's controller owns, wherever that is."""
    lesser_than_spell: "ObjectSet | None" = None
    """CR 202.3, 608.2h: with lesser mana value than that spell, as it is or last was on the stack."""
    mana_costs: tuple[str, ...] = ()
    """CR 202.1: with one of these mana costs, in symbols."""
    x_in_cost: bool = False
    """CR 107.3: with {X} in its mana cost."""
    hurt: bool = False
    """CR 608.2i: dealt damage this turn."""
    hurt_by: "ObjectSet | None" = None
    """CR 608.2i: dealt damage this turn by one of these objects."""
    size: tuple[int, int] | None = None
    """CR 208.1: of just that power and toughness."""
    numbers_of_colors: tuple[int, ...] = ()
    """CR 105.2a-b: of one of so many colors: one where it is monocolored, two or more where it is multicolored."""
    apart_from: "ObjectSet | None" = None
    """None of these objects: "all other creatures" than what was created before."""
    attached_to: "ObjectSet | None" = None
    """CR 701.3a: attached to one of these objects."""
    adventure: bool = False
    """CR 715.2a: it has an Adventure."""
    buried_from: tuple[Zone, ...] = ()
    """CR 404.1, 608.2i: a card that was put into the graveyard this turn, from one of these zones."""
    cast_from: tuple[Zone, ...] = ()
    """CR 601.2a: cast from one of these zones."""
    nth_cast: int | None = None
    """CR 601.2i: of the spells like that, the one that its player casts as so manieth this turn: "the second spell you
    cast each turn"; `NEXT_CAST` until that is settled (611.2c)."""
    either: "tuple[Filter, ...]" = ()
    """Described by one of these as well: "an artifact, an enchantment, or a creature with flying"."""


NEXT_CAST = 0
"""CR 611.2c: the next one from when the effect begins, "the next spell you cast this turn"."""
ANYTHING = Filter()
CREATURE = Filter(all_of=("Creature",))
YOUR_CREATURE = Filter(all_of=("Creature",), side=Side.YOU)


# References to objects.


@dataclass(frozen=True, slots=True)
class This:
    """The object that has the ability (CR 201.5)."""


@dataclass(frozen=True, slots=True)
class AttachedObject:
    """What the object that has the ability is attached to: "enchanted creature" (CR 303.4),
    "equipped creature" (301.5)."""


@dataclass(frozen=True, slots=True)
class Pair:
    """CR 702.95b: the source and the creature with which it is paired; nothing where it is unpaired."""


@dataclass(frozen=True, slots=True)
class Matching:
    """Every permanent that the noun phrase describes."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class TriggeringObject:
    """The object that the trigger event is about, where it is not the source: "that creature"."""


@dataclass(frozen=True, slots=True)
class TargetObject:
    """What was chosen for the instance of "target" with this position in the spell or ability (CR 115.1): one object or
    player, or several, or none, as the instance allows."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Made:
    """What the spell or ability created or put onto the battlefield so far: "that token", "those tokens"."""


@dataclass(frozen=True, slots=True)
class Noted:
    """CR 608.2c: the permanents that an earlier instruction described, as it was reached: "those creatures"."""


@dataclass(frozen=True, slots=True)
class Sacrificed:
    """CR 608.2h: what was sacrificed to pay for the spell or ability, or by its effects so far: "the sacrificed
    creature"."""


class Way(StrEnum):
    """What the effects of a spell or ability have done "this way" so far (CR 608.2c)."""

    DEALT_DAMAGE = "dealt damage"
    DESTROYED = "destroyed"
    DISCARDED = "discarded"
    EXILED = "exiled"
    MILLED = "milled"
    SACRIFICED = "sacrificed"


@dataclass(frozen=True, slots=True)
class ThisWay:
    """CR 608.2c: what the effects so far have done that to, like that: "each card milled this way". What has left the
    battlefield is what it last was (608.2h)."""

    how: Way
    filter: Filter = ANYTHING


@dataclass(frozen=True, slots=True)
class AttackedBy:
    """CR 508.5: the player, planeswalker or battle that the objects attack, or last attacked (608.2h)."""

    what: "ObjectSet"


@dataclass(frozen=True, slots=True)
class ThatSource:
    """What would deal the damage that an effect prevents or replaces: "that source" (CR 609.7)."""


@dataclass(frozen=True, slots=True)
class Exactly:
    """These very objects, each with its incarnation (CR 400.7): what a resolved effect was fixed for."""

    objects: tuple[tuple[ObjectId, int], ...]
    exiled: bool = False
    """They are cards in exile (CR 702.99b), and not permanents."""


@dataclass(frozen=True, slots=True)
class Affected:
    """Each object that a continuous effect applies to, by itself: "its mana value" of each other enchantment."""


@dataclass(frozen=True, slots=True)
class CardInGraveyard:
    """CR 113.6m, 400.7e: the card that the source is in its owner's graveyard, or that it became as it went there; with
    `triggering` the card that the object became there which the trigger event is about."""

    triggering: bool = False


@dataclass(frozen=True, slots=True)
class ExiledWith:
    """CR 607.2a-b: the cards in exile, like that, that the abilities to which this one is linked have put there: "the
    exiled card", "all cards exiled with it". `one`: "a card exiled with it", which its controller chooses (607.3)."""

    filter: Filter = ANYTHING
    one: bool = False


@dataclass(frozen=True, slots=True)
class Together:
    """All that the parts mean, at the same time (CR 608.2f): "target artifact and target land", "each creature and each
    player"; players only where they can be meant."""

    parts: tuple["ObjectSet | PlayerSet", ...]


@dataclass(frozen=True, slots=True)
class OfChoice:
    """CR 608.2d: so many permanents like that, or with `up_to` fewer, which the player chooses as the effect is carried
    out: "a creature you control", "up to five lands"; each of them other than those chosen before."""

    among: Filter
    number: int = 1
    up_to: bool = False
    player: "PlayerSet | None" = None
    """Who chooses; None: the ability's controller."""


@dataclass(frozen=True, slots=True)
class MatchingCards:
    """CR 109.2a: every card in graveyards that the noun phrase describes; its side is that of the cards' owners."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CardsOfChoice:
    """CR 608.2d: so many cards in graveyards like that, or with `up_to` fewer, which the ability's controller chooses
    as the effect is carried out: "a creature card from your graveyard"; `milled`: among those milled by its
    effects."""

    among: Filter
    number: int = 1
    up_to: bool = False
    milled: bool = False
    at_random: bool = False
    """What comes out is the scenario's to say."""


THIS = This()
AFFECTED = Affected()

ObjectSet: TypeAlias = (
    This
    | AttachedObject
    | Pair
    | Matching
    | TriggeringObject
    | TargetObject
    | Made
    | Noted
    | Sacrificed
    | ThisWay
    | ThatSource
    | Exactly
    | Affected
    | MatchingCards
    | CardsOfChoice
    | CardInGraveyard
    | AttackedBy
    | ExiledWith
    | OfChoice
    | Together
)


# References to sources of damage (CR 109.2c, 609.7).


@dataclass(frozen=True, slots=True)
class Sources:
    """Every object in any zone that the noun phrase describes, "a red source you control"; `spells` alone, or what is
    no spell as well."""

    filter: Filter
    spells: bool = False


@dataclass(frozen=True, slots=True)
class ChosenSource:
    """CR 609.7a: a source that its controller chooses as the effect is created, among those described; its properties
    are checked again whenever it would deal damage (609.7b). `chosen` is what was chosen, empty before."""

    among: Sources | Matching
    chosen: tuple[tuple[ObjectId, int], ...] = ()


# References to players.


class Players(StrEnum):
    """Who is meant, seen from the ability (CR 109.5)."""

    YOU = "you"
    EACH_OPPONENT = "each opponent"
    EACH_OTHER_OPPONENT = "each opponent other than the defending player"
    EACH_PLAYER = "each player"
    EACH_OTHER_PLAYER = "each other player"
    DEFENDING_PLAYER = "defending player"
    TRIGGERING_PLAYER = "that player"
    CHOSEN_PLAYER = "the chosen player"
    """Chosen as the ability resolves, else the one who was chosen for its source (CR 607.2d)."""
    PROMISED_PLAYER = "the opponent to whom the gift was promised"
    """CR 702.174a: chosen as the spell was cast."""
    ACTIVE_PLAYER = "the active player"
    EACH_OF_THEM = "each of those players"
    """Each player to whom an effect does something, by themselves: "half their life"."""


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """Whoever controls the objects, or last controlled them (CR 608.2h): "its controller"."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """Whoever owns the objects (CR 108.3): "its owner"."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class PlayersBut:
    """Each player but these: "each other player", where somebody was spoken of before."""

    whose: "PlayerSet"


@dataclass(frozen=True, slots=True)
class OpponentsOf:
    """CR 102.2-102.3: each opponent of the players: "each of that player's opponents"."""

    whose: "PlayerSet"


@dataclass(frozen=True, slots=True)
class ThesePlayers:
    """The players for whom a resolved effect was fixed."""

    players: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class PlayersThisWay:
    """CR 608.2c: the players to whom the effects so far have done that, "a player dealt damage this way", or who have
    done it to something like that: "each player who discarded a creature card this way".

    `denied`: those `among` them of whom that is not so, "each opponent who can't"."""

    how: Way
    filter: Filter = ANYTHING
    among: Players | None = None
    denied: bool = False


@dataclass(frozen=True, slots=True)
class PlayersTogether:
    """CR 608.2f: all the players that the parts mean: "you and target opponent each"."""

    parts: tuple["PlayerSet", ...]


PlayerSet: TypeAlias = (
    PlayersTogether
    | Players
    | TargetObject
    | ControllerOf
    | OwnerOf
    | OpponentsOf
    | PlayersBut
    | AttackedBy
    | ThesePlayers
    | PlayersThisWay
)


@dataclass(frozen=True, slots=True)
class OneOf:
    """CR 608.2d: just one of all that the parts mean, chosen as the effect is carried out: "that player or a
    planeswalker that player controls"."""

    parts: tuple[ObjectSet | PlayerSet, ...]


# Targets.


class AbilityKind(StrEnum):
    """What an ability on the stack is, by how it came there (CR 113.3)."""

    ACTIVATED = "activated"
    TRIGGERED = "triggered"


@dataclass(frozen=True, slots=True)
class TargetSpec:
    """One instance of the word "target" (CR 115.1), and how many it may choose: permanents, spells or cards in
    graveyards that the filters describe, players, abilities on the stack, or several of these."""

    permanents: Filter | None = None
    players: Side | None = None
    least: int = field(default=1, kw_only=True)
    """0 for "up to" and "any number of" (CR 115.6)."""
    most: int | None = field(default=1, kw_only=True)
    """None: any number."""
    x: bool = field(default=False, kw_only=True)
    """As many as the X of the spell or ability, instead (CR 601.2c)."""
    x_is: "Amount | None" = field(default=None, kw_only=True)
    """CR 107.3: what X is in it, worked out whenever its targets are judged; None: the X of the spell or ability."""
    spells: Filter | None = field(default=None, kw_only=True)
    abilities: tuple[AbilityKind, ...] = field(default=(), kw_only=True)
    abilities_of: Side = field(default=Side.ANY, kw_only=True)
    """Whose abilities, where abilities alone are meant."""
    cards: Filter | None = field(default=None, kw_only=True)
    """Its side is that of the cards' owner (CR 109.4)."""
    apart: bool = field(default=False, kw_only=True)
    """Other targets than those of all instances before it: "another target"."""
    single: bool = field(default=False, kw_only=True)
    """Of spells and abilities: with a single target."""
    aiming_at: "Filter | None" = field(default=None, kw_only=True)
    """Of spells and abilities: with such a permanent among their targets (CR 115.1)."""
    aiming_at_you: bool = field(default=False, kw_only=True)
    """Of spells and abilities: with the controller among their targets, where `aiming_at` does not fit."""
    one_owner: bool = field(default=False, kw_only=True)
    """All of one owner: "from a single graveyard" (CR 404.1)."""
    also: tuple["TargetSpec", ...] = field(default=(), kw_only=True)
    """Each of these allows it too (CR 702.5c)."""
    unread: bool = field(default=False, kw_only=True)
    """What may be chosen, and how many, was not read: whatever is named is taken."""

    @property
    def several(self) -> bool:
        """Whether it may choose more than one."""
        return self.x or self.most != 1


ANY_TARGET = TargetSpec(permanents=Filter(any_of=("Creature", "Planeswalker", "Battle")), players=Side.ANY)
"""CR 115.4."""

UNREAD_TARGETS = TargetSpec(least=0, most=None, unread=True)
