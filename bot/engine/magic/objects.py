"""Objects and players as data (CR 102, 109): what is on the table, and what is printed on it.

Frozen; only `apply` makes changed copies. Characteristics as printed live here, those after continuous effects in
`layers`."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias

from bot.engine.magic.abilities import (
    Ability,
    ActivatedAbility,
    CombatRule,
    Moment,
    OptionalAttackCost,
    ReplacementAbility,
    StaticAbility,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.effects import Duration, KeywordAbility, Spending
from bot.engine.magic.filters import Color, TypeQuality
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.intrinsic import intrinsic_abilities, mana_of_land_types
from bot.engine.magic.keyword_meanings import meanings
from bot.engine.magic.keyword_names import FaceDown, Keyword, OtherCost
from bot.engine.magic.permissions import Permission
from bot.engine.magic.subtypes import card_type_of
from bot.engine.magic.zones import Zone as Zone  # noqa: PLC0414 - objects are imported together with their zones

Paid: TypeAlias = KeywordAbility | OtherCost
"""CR 118.8-118.9: the keyword ability of which a cost was paid, or an alternative cost that no keyword names."""


ENCHANT_CREATURE = KeywordAbility(Keyword.ENCHANT, TypeQuality("Creature", "creatures"))


# Without slots: what is asked again and again (keywords) is worked out once and kept.
@dataclass(frozen=True)
class Characteristics:
    """CR 109.3. Numbers are None where the object has no such characteristic; tuples keep the printed order."""

    name: str
    mana_cost: str = ""
    colors: tuple[Color, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    prepare_spell: "Characteristics | None" = None
    """CR 722.2a-b: the alternative characteristics of a preparation card, which are copiable values of it."""
    without_intrinsic: bool = False
    """It has lost all abilities, those that its land types give it among them (CR 305.6, 613.1f)."""
    doors: tuple["Characteristics", ...] = ()
    """CR 709.5: of a card with a shared type line what it is as a permanent with no half unlocked, with the left one,
    the right one and both; empty of anything else."""

    @cached_property
    def keywords(self) -> frozenset[Keyword]:
        """The keyword abilities that it has, whatever their parameters."""
        return frozenset(ability.keyword for ability in self.abilities if isinstance(ability, KeywordAbility))

    @cached_property
    def kinds(self) -> frozenset[str]:
        """Its supertypes, card types and subtypes (CR 205)."""
        return frozenset((*self.supertypes, *self.types, *self.subtypes))

    @cached_property
    def static_abilities(self) -> tuple[StaticAbility, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, StaticAbility))

    @cached_property
    def meant(self) -> tuple[Ability, ...]:
        """Its abilities, those of its basic land types (CR 305.6), and what its keyword abilities stand for (702)."""
        keywords = (ability for ability in self.abilities if isinstance(ability, KeywordAbility))
        lands = mana_of_land_types(self.subtypes) if "Land" in self.types and not self.without_intrinsic else ()
        return (*self.abilities, *lands, *(each for keyword in keywords for each in meanings(keyword)))

    @cached_property
    def activated_abilities(self) -> tuple[ActivatedAbility | Unread, ...]:
        """CR 602.1: those that were read, and those of which only that much is known."""
        return tuple(
            ability
            for ability in self.meant
            if isinstance(ability, ActivatedAbility)
            or (isinstance(ability, Unread) and ability.moment is Moment.ACTIVATED)
        )

    @cached_property
    def triggered_abilities(self) -> tuple[TriggeredAbility, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, TriggeredAbility))

    @cached_property
    def replacements(self) -> tuple[ReplacementAbility, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, ReplacementAbility))

    @cached_property
    def combat_rules(self) -> tuple[CombatRule, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, CombatRule))

    @cached_property
    def with_intrinsic(self) -> "Characteristics":
        """With the abilities that its subtypes give (CR 310.11b)."""
        given = intrinsic_abilities(self.subtypes)
        return replace(self, abilities=(*self.abilities, *given)) if given else self

    @cached_property
    def with_doors(self) -> tuple["Characteristics", ...]:
        """CR 709.5: with the names, mana costs and texts of the unlocked halves alone, in the order of `doors`."""
        return tuple(
            replace(self, name=each.name, mana_cost=each.mana_cost, colors=each.colors, abilities=each.abilities)
            for each in self.doors
        )

    @cached_property
    def as_bestowed(self) -> "Characteristics":
        """CR 702.103b: an Aura enchantment with enchant creature, and no creature."""
        kept = tuple(each for each in self.subtypes if card_type_of(each) == "Enchantment")
        abilities = (*self.abilities, ENCHANT_CREATURE)
        return replace(self, types=("Enchantment",), subtypes=(*kept, "Aura"), abilities=abilities)

    @cached_property
    def is_settled(self) -> bool:
        """CR 208.3, 306.5c, 310.4c: what neither layers nor counters have to work out: sizes of creatures, and of
        nothing else, are known, and there is no loyalty or defense."""
        sizes = {self.power is None, self.toughness is None}
        counted = self.is_planeswalker or self.is_battle or self.loyalty is not None or self.defense is not None
        return not counted and sizes == {not self.is_creature}

    @cached_property
    def is_plain(self) -> bool:
        """It has no abilities that have to be looked for: keyword abilities, which the rules ask for by name and which
        stand for no others, and activated abilities alone."""
        return all(isinstance(ability, KeywordAbility | ActivatedAbility) for ability in self.meant)

    @cached_property
    def optional_attack_costs(self) -> tuple[OptionalAttackCost, ...]:
        return tuple(ability for ability in self.meant if isinstance(ability, OptionalAttackCost))

    @property
    def is_creature(self) -> bool:
        return "Creature" in self.types

    @property
    def is_planeswalker(self) -> bool:
        return "Planeswalker" in self.types

    @property
    def is_battle(self) -> bool:
        return "Battle" in self.types


NAMELESS = Characteristics("", types=("Creature",), power=2, toughness=2)
"""CR 701.40a, 702.37c, 708.2a: what is face down, without other characteristics."""
WARDED = replace(NAMELESS, abilities=(KeywordAbility(Keyword.WARD, cost="{2}"),))
"""CR 701.58a, 702.168b."""


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """A card as printed: its faces, front first (CR 712), and its layout in Scryfall's word. A split card has its two
    halves, and third what it is with both (709.4); other cards of two parts their normal characteristics first. A meld
    card has the combined back face of its pair second (712.4b)."""

    faces: tuple[Characteristics, ...]
    layout: str = "normal"
    melded_cost: str = ""
    """CR 202.3c: of a meld card, the mana costs of the front faces of its pair, one after the other."""

    @property
    def name(self) -> str:
        if self.layout == MELD:
            return self.faces[0].name
        return " // ".join(face.name for face in self.faces[:2])

    def melds_with(self, other: "CardDefinition") -> bool:
        """CR 701.42b: whether the two cards belong to the same meld pair."""
        if {self.layout, other.layout} != {MELD} or self.name == other.name:
            return False
        return self.faces[1].name == other.faces[1].name

    @property
    def resting_face(self) -> int:
        """CR 709.4, 712.8a, 715.4: which face counts where the card is neither a spell nor a permanent."""
        return BOTH_HALVES if self.layout == SPLIT else 0

    @property
    def has_doors(self) -> bool:
        """CR 709.5: whether it is a split card with a shared type line, whose halves are locked and unlocked."""
        return len(self.faces) > ROOM

    @property
    def other_face(self) -> Mapping[int, int]:
        """CR 701.27a, d: for each face that can be up on the battlefield the one to which it transforms; none of what
        is not double-faced, and none to an instant or sorcery."""
        if self.layout not in DOUBLE_FACED or len(self.faces) != 2:
            return {}
        return {face: 1 - face for face in (0, 1) if not {"Instant", "Sorcery"} & set(self.faces[1 - face].types)}


DOUBLE_FACED = frozenset({"transform", "modal_dfc"})
"""CR 712.1: the layouts of double-faced cards, meld cards aside."""

MELD = "meld"
"""CR 712.4: the layout of meld cards."""

PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""CR 110.4."""

UNKNOWN = "unknown"
"""The layout of a card that nobody can name, from a library that is not listed."""
UNKNOWN_CARD = CardDefinition((Characteristics("unknown card"),), UNKNOWN)

SPLIT = "split"
"""CR 709: the layout of cards with two halves."""
BOTH_HALVES = 2
"""CR 702.102b, 709.4: which face of a split card has the characteristics of its halves combined."""

ROOM = 3
"""CR 709.5: which face of a split card with a shared type line is the permanent, be its halves locked or not."""

FLIP = "flip"
"""CR 710: the layout of flip cards, whose second face counts once the permanent is flipped."""

INSET = "adventure"
"""CR 715, 720: the layout of cards with a smaller frame, an Adventure or an Omen, which is their second face."""

PREPARATION = "prepare"
"""CR 722: the layout of preparation cards, whose prepare spell is their second face."""
PREPARE_SPELL = "prepare spell"
"""CR 722.3c: the layout of a copy that has the characteristics of a prepare spell and no others."""

SPEED = "Speed"
"""CR 702.179d: the name by which the inherent ability of a player's speed, which has no source, is known."""
EMBLEM = "emblem"
"""CR 114: the layout of what has abilities in the command zone and no other characteristics."""


@dataclass(frozen=True, slots=True)
class Copying:
    """CR 707.2, 613.2a: copiable values that an object has instead of its own, for a while."""

    values: Characteristics
    duration: Duration


@dataclass(frozen=True, slots=True)
class Exiling:
    """CR 607.2a-b, 607.5: what exiles a card: the object, as it is then, and of which card's linked abilities one does
    it, where any does; they may have been gained or copied."""

    source: ObjectId
    incarnation: int
    link: str = ""


@dataclass(frozen=True)  # without slots: see `changed`
class GameObject:
    """A card, token, copy or emblem somewhere in the game. `damage` is in damage marked; counters are by kind."""

    id: ObjectId
    definition: CardDefinition
    owner: PlayerId
    controller: PlayerId
    zone: Zone = Zone.BATTLEFIELD
    face: int = 0
    incarnation: int = 0
    timestamp: int = 0
    tapped: bool = False
    sick: bool = False
    """Came under its controller's control since that player's most recent turn began (CR 302.6)."""
    damage: int = 0
    deathtouched: bool = False
    """Was dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h)."""
    counters: Mapping[str, int] = field(default_factory=dict)
    counter_timestamps: Mapping[str, int] = field(default_factory=dict)
    """CR 613.7c: when counters of a kind were first put on it, where that was during the game."""
    attached_to: Recipient | None = None
    token: bool = False
    phased_out: bool = False
    phased_with: ObjectId | None = None
    """CR 702.26g: what it was attached to as that phased out, with which it phases in."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    protector: PlayerId | None = None
    commander: bool = False
    territory: PlayerId | None = None
    """Older Emperor rules: in whose territory it stands; None for its controller's."""
    marched: bool = False
    """It has marched this turn."""
    attacked: bool = False
    """CR 508.1k: it was declared as an attacker this turn; by the older Emperor rules, or forced to march."""
    just_put: bool = False
    """A commander that was put into a graveyard or exile since state-based actions were last checked (CR 704.6d)."""
    exerted_by: frozenset[PlayerId] = frozenset()
    """CR 701.43a: in whose next untap step it won't untap."""
    kept_tapped: bool = False
    """CR 502.3: it won't untap in its controller's next untap step."""
    original_controller: PlayerId | None = None
    """Who would control it without effects that give control (CR 613.1b); None where there have been none."""
    turned: int = 0
    """How often it has transformed (CR 701.27f)."""
    copies: tuple[Copying, ...] = ()
    """What it is a copy of, the newest last; that one counts."""
    paid: tuple[Paid, ...] = ()
    """CR 601.2b, 400.7d: what was paid instead of the mana cost and besides for the spell, or for the spell that the
    permanent was, each as often as it was."""
    cast_from: Zone | None = None
    """The zone from which the spell was cast, or the spell that the permanent was (CR 400.7d, 601.2a)."""
    cast_by: PlayerId | None = None
    """Who cast it."""
    face_down: Keyword | FaceDown | None = None
    """CR 708.2: the ability by which the spell or permanent is face down, or what put it there so; None where it is
    face up."""
    bestowed: bool = False
    """CR 702.103b: the spell was cast bestowed, or the permanent was that spell, and it is an Aura."""
    playable: tuple[Permission, ...] = ()
    """CR 601.3: what effects let players play this card from where it is."""
    permission: Permission | None = None
    """CR 601.3: of a spell, what lets its controller cast it from somewhere else than the hand."""
    level: int = 1
    """CR 716.2b, 716.2d: the class level that it has gained, 1 where it has gained none; not copiable."""
    owed: int = 0
    """CR 702.30a: 2 since it has come under its controller's control, 1 from the beginning of that player's next upkeep
    on, 0 from that of the one after."""
    renowned: bool = False
    """CR 702.112b: not copiable."""
    prepared: bool = False
    """CR 722.3a: a designation, which is not copiable."""
    prepared_by: tuple[ObjectId, int] | None = None
    """CR 722.3c: of the copy of a prepare spell in exile, the prepared permanent, as it is."""
    unlocked: frozenset[int] = frozenset()
    """CR 709.5c: which halves of a permanent with a shared type line are unlocked; not copiable."""
    saddled: bool = False
    """CR 702.171b: a designation until the turn ends; not copiable."""
    exiled_as_it_leaves: bool = False
    """CR 614.6, 702.84a: it would be exiled instead of leaving the battlefield for any other zone."""
    exiled_by: "Exiling | None" = None
    """CR 607.2a: of a card in exile, what exiled it."""
    melded_with: tuple[ObjectId, int] | None = None
    """CR 712.4a: of a melded permanent, the other card that represents it, as that is now; it lies nowhere else."""

    @property
    def printed(self) -> Characteristics:
        """CR 707.2, 708.2, 708.10: its copiable values, those of the face that is up or of what it is a copy of, unless
        it is face down; bestowed, what that makes of them (702.103b)."""
        if self.face_down is not None:
            return WARDED if self.face_down in {Keyword.DISGUISE, FaceDown.CLOAK} else NAMELESS
        own = self.copies[-1].values if self.copies else self.definition.faces[self.face]
        if own.doors:
            own = own.with_doors[sum(1 << half for half in self.unlocked)]
        return own.as_bestowed if self.bestowed else own

    @property
    def shown_face(self) -> int:
        """By which face it is called: of what is locked and unlocked, the one of its unlocked half, where there is just
        one (CR 709.5)."""
        return next(iter(self.unlocked)) if len(self.unlocked) == 1 else self.face

    @property
    def can_flip(self) -> bool:
        """CR 710.4: a flip card that is not flipped."""
        turned_over = self.copies or self.face_down is not None
        return self.definition.layout == FLIP and self.face == 0 and not turned_over

    @property
    def on_battlefield(self) -> bool:
        """CR 702.26d: a phased-out permanent is treated as though it does not exist."""
        return self.zone is Zone.BATTLEFIELD and not self.phased_out

    @property
    def functions(self) -> bool:
        """CR 113.6, 114.4: whether its abilities function where it is: a permanent's, and those of an emblem."""
        return self.on_battlefield or (self.zone is Zone.COMMAND and self.definition.layout == EMBLEM)


class Objects(dict[ObjectId, GameObject]):
    """The objects of a state by id, as they were listed or came to be; never changed once a state has them.

    States between which no object changed share theirs, and with them what is asked about all objects again and again:
    it is worked out once."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # by identity: what never changes can be looked up

    @cached_property
    def known_alone(self) -> dict[ObjectId, tuple[GameObject, Characteristics]]:
        """What `layers` found that permanents are by themselves, each beside the very object of which that is so."""
        return {}

    def copied(self) -> "Objects":
        """A copy, to be changed; what is known of objects stays known of those that do not change."""
        copy = Objects(self)
        copy.known_alone = self.known_alone
        return copy

    @cached_property
    def permanents(self) -> tuple[GameObject, ...]:
        """Those on the battlefield that exist for the rules."""
        return tuple(thing for thing in self.values() if thing.on_battlefield)

    @cached_property
    def functioning(self) -> tuple[GameObject, ...]:
        """CR 113.6, 114.4: those whose abilities function: permanents, and emblems in the command zone."""
        return tuple(thing for thing in self.values() if thing.functions)

    @cached_property
    def handed_over(self) -> tuple[GameObject, ...]:
        """CR 613.1b: the permanents of which effects gave somebody control."""
        return tuple(thing for thing in self.permanents if thing.original_controller is not None)

    @cached_property
    def deathtouched(self) -> tuple[GameObject, ...]:
        """CR 704.5h: what was dealt damage by a source with deathtouch since state-based actions were last checked."""
        return tuple(thing for thing in self.values() if thing.deathtouched)

    @cached_property
    def bound(self) -> tuple[GameObject, ...]:
        """CR 702.145: the permanents that have daybound or nightbound printed on the face that is up."""
        return tuple(thing for thing in self.permanents if not BOUND.isdisjoint(thing.printed.keywords))

    @cached_property
    def with_counters(self) -> tuple[GameObject, ...]:
        """The permanents with counters on them."""
        return tuple(thing for thing in self.permanents if thing.counters)

    @cached_property
    def suspended(self) -> tuple[GameObject, ...]:
        """CR 702.62b: the cards in exile that have suspend and time counters."""
        return tuple(
            thing
            for thing in self.values()
            if thing.zone is Zone.EXILE and "time" in thing.counters and Keyword.SUSPEND in thing.printed.keywords
        )

    @cached_property
    def astray(self) -> tuple[GameObject, ...]:
        """CR 704.5d-e: the tokens, and copies of spells, where they can't exist."""
        nowhere = {Zone.BATTLEFIELD, Zone.STACK, Zone.CEASED, Zone.OUTSIDE}
        return tuple(
            thing
            for thing in self.values()
            if thing.token and thing.zone not in nowhere and self.preparer(thing) is None
        )

    def preparer(self, copy: GameObject) -> GameObject | None:
        """CR 722.3c: the prepared permanent for as long as which the copy of its prepare spell remains in exile; None
        where it does not, and of anything else."""
        if copy.prepared_by is None:
            return None
        permanent, incarnation = self.get(copy.prepared_by[0]), copy.prepared_by[1]
        if permanent is None or permanent.incarnation != incarnation:
            return None
        return permanent if permanent.on_battlefield and permanent.prepared else None

    @cached_property
    def rising(self) -> tuple[GameObject, ...]:
        """CR 113.6m: the cards in graveyards with triggered abilities that function there."""
        return tuple(
            thing
            for thing in self.values()
            if thing.zone is Zone.GRAVEYARD and any(each.from_graveyard for each in thing.printed.triggered_abilities)
        )

    @cached_property
    def attached(self) -> tuple[GameObject, ...]:
        """The permanents that are attached to something."""
        return tuple(thing for thing in self.permanents if thing.attached_to is not None)


BOUND = frozenset({Keyword.DAYBOUND, Keyword.NIGHTBOUND})
"""CR 702.145: the keywords of what day and night turn over."""


class Role(StrEnum):
    """CR 809.2; lieutenants are the outer players of larger teams in the older rules."""

    EMPEROR = "emperor"
    GENERAL = "general"
    LIEUTENANT = "lieutenant"


@dataclass(frozen=True, slots=True)
class Restricted:
    """CR 106.6: so much mana of a kind, by its letter, that `source` produced and that may be spent on that alone."""

    kind: str
    number: int
    only: Spending
    source: ObjectId


@dataclass(frozen=True)  # without slots: see `changed`
class Player:
    """CR 102. `hand` is the number of cards in hand, None when the scenario leaves it unknown."""

    id: PlayerId
    life: int = 20
    team: str | None = None
    role: Role | None = None
    range: int | None = None
    """CR 801.2: the range of influence in seats; None without a limit."""
    counters: Mapping[str, int] = field(default_factory=dict)
    hand: int | None = None
    library: int | None = None
    """How many cards are in a library whose cards, or their order, are unknown; None where that is unknown too."""
    lost: bool = False
    left: bool = False
    mana: Mapping[str, int] | None = None
    """What costs are paid with, by letter; None: as much as is wanted."""
    restricted: tuple[Restricted, ...] = ()
    """What is there beside that where `mana` is limited."""
    commander_damage: Mapping[ObjectId, int] = field(default_factory=dict)
    """CR 903.10a: the combat damage that each commander has dealt to the player over the course of the game."""
    speed: int = 0
    """CR 702.179b, f: 0 where the player has none."""
    blessed: bool = False
    """CR 702.131c: the player has the city's blessing."""
    drew_from_empty: bool = False
    """Attempted to draw from an empty library since state-based actions were last checked (CR 704.5b)."""
