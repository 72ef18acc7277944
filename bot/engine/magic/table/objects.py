"""Objects as data (CR 109): what is on the table, and what is printed on it.

They are frozen; only `applying` makes changed copies. Here are the printed characteristics; `values.layers` works out
those after continuous effects."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import compress, count, islice, repeat
from operator import attrgetter, is_, is_not
from typing import Any, TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import FaceDown, KeywordName, OtherCost
from bot.engine.magic.ground.zones import Zone as Zone  # noqa: PLC0414 - objects are imported together with their zones
from bot.engine.magic.table.card_definition import EMBLEM, FLIP, CardDefinition
from bot.engine.magic.table.characteristics import FACE_DOWN_VALUES, FACE_DOWN_WITH_WARD, Characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.activated import Cost, SpellAbility
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.record import record_class, wide_record

Paid: TypeAlias = fx.KeywordAbility | OtherCost | Cost
"""CR 118.8-118.9: the keyword ability of which a cost was paid, or an alternative cost that no keyword names."""


# Without slots: cached properties need a dictionary.


MONARCH = "Monarch"
"""CR 725.2: the name by which the inherent abilities of the monarch, which have no source, are known."""
SPEED = "Speed"
"""CR 702.179d: the name by which the inherent ability of a player's speed, which has no source, is known."""


@dataclass(frozen=True, slots=True)
class Copying:
    """CR 707.2, 613.2a: copiable values that an object has instead of its own, for a while."""

    values: Characteristics
    duration: fx.Duration


@dataclass(frozen=True, slots=True)
class Exiling:
    """CR 607.2a-b, 607.5: the object that exiled a card, with its incarnation, and the card on which the linked ability
    that did it is printed (`link`); empty if no linked ability did."""

    source: ObjectId
    incarnation: int
    link: str = ""


@record_class
class Form:
    """Why an object's copiable values differ from those of its card's face (CR 707-712, 716). None of this is itself
    copiable."""

    copies: tuple[Copying, ...] = ()
    """The copies that it became, oldest first; the last one counts."""
    face_down: KeywordName | FaceDown | None = None
    """CR 708.2: the ability or action that made it face down; None if it is face up."""
    bestowed: bool = False
    """CR 702.103b: the spell was cast bestowed, or the permanent was that spell, and it is an Aura."""
    turned: int = 0
    """How often it has transformed (CR 701.27f)."""
    unlocked: frozenset[int] = frozenset()
    """CR 709.5c: which halves of a permanent with a shared type line are unlocked."""
    melded_with: tuple[ObjectId, int] | None = None
    """CR 712.4a: for a melded permanent, the other card that represents it, with its incarnation."""
    flipped: bool = False
    """CR 110.5c: it was flipped as something that its card is not; a flipped flip card has its second face up."""
    paired_with: tuple[ObjectId, int] | None = None
    """CR 702.95b: the creature with which it is paired, with its incarnation, which may be gone."""
    prototyped: bool = False
    """CR 718.3b: the spell was cast prototyped, or the permanent was that spell."""
    level: int = 1
    """CR 716.2b, 716.2d: its class level; 1 if it has gained none."""


@record_class
class CastMemory:
    """CR 400.7d, 601.2: how a spell was cast, or the spell that a permanent was."""

    paid: tuple[Paid, ...] = ()
    """CR 601.2b: the costs that were paid instead of the mana cost or in addition, each as often as it was paid."""
    origin: Zone | None = None
    """CR 601.2a: the zone from which it was cast."""
    player: PlayerId | None = None
    """Who cast it."""
    permission: Permission | None = None
    """CR 601.3: for a spell only, what lets its controller cast it from a zone other than the hand."""
    x: int = 0
    """CR 601.2b: what its player chose X in its costs to be."""
    in_main_phase: bool = False
    """CR 505.1: it was cast during a main phase of its player."""
    mana: int = 0
    """CR 106.6, 601.2h: how much mana was spent to cast it."""
    colors: int = 0
    """CR 702.44b: of how many colors that mana was, of a spell that counts them."""
    spent: str = ""
    """CR 601.2h: the kind of each mana that was spent to cast it, by letter, of a spell that asks about them."""
    spliced: tuple[SpellAbility, ...] = ()
    """CR 702.47c: the text of the cards that were spliced onto the spell."""
    either: Cost | None = None
    """CR 601.2b: which of several additional costs was announced."""
    helper: ObjectId | None = None
    """CR 702.119c, 702.180b: the permanent that was chosen to be sacrificed or tapped for its cost."""


@record_class
class PermanentMemory:
    """What a permanent has done, or what was done to it, that rules ask about later."""

    attacked: bool = False
    """CR 508.1k: it was declared as an attacker this turn; by the older Emperor rules also: it was forced to march."""
    marched: bool = False
    """Older Emperor rules: it has marched this turn."""
    exerted_by: frozenset[PlayerId] = frozenset()
    """CR 701.43a: the players in whose next untap step it won't untap."""
    kept_tapped: bool = False
    """CR 502.3: it won't untap in its controller's next untap step."""
    phased_with: ObjectId | None = None
    """CR 702.26g: what it was attached to as both phased out; it phases in with that."""
    owed: int = 0
    """CR 702.30a: 2 once it comes under its controller's control, 1 from that player's next upkeep on, 0 from the
    upkeep after that."""
    activated: tuple[str, ...] = ()
    """CR 602.5b: the texts of its abilities with a limit that were activated, each as often as that was."""
    exiled_as_it_leaves: bool = False
    """CR 614.6, 702.84a: if it would leave the battlefield for another zone, it is exiled instead."""


@record_class
class OffBattlefield:
    """What is known of a card, or of a copy of one, while it is neither a permanent nor a spell."""

    playable: tuple[Permission, ...] = ()
    """CR 601.3: the permissions to play this card from where it is."""
    exiled_by: Exiling | None = None
    """CR 607.2a: of a card in exile, what exiled it."""
    prepared_by: tuple[ObjectId, int] | None = None
    """CR 722.3c: for the copy of a prepare spell in exile, the prepared permanent with its incarnation."""


@record_class
class Unchecked:
    """What has happened to an object since state-based actions were last checked."""

    deathtouched: bool = False
    """CR 704.5h: it was dealt damage by a source with deathtouch."""
    just_put: bool = False
    """CR 704.6d: a commander that was put into a graveyard or exile."""


FACE_UP, NOT_CAST, NEWLY_THERE, ON_ITS_OWN, CHECKED = (
    Form(),
    CastMemory(),
    PermanentMemory(),
    OffBattlefield(),
    Unchecked(),
)
"""What most objects have, one value for all of them."""


@wide_record  # without slots: see `changed`
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
    """CR 302.6: it has not been under its controller's control since that player's most recent turn began."""
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    counter_timestamps: Mapping[str, int] = field(default_factory=dict)
    """CR 613.7c: when counters of each kind were first put on it during the game."""
    attached_to: Recipient | None = None
    host_incarnation: int = 0
    """CR 400.7: the incarnation of the object that it is attached to; 0 for a player."""
    token: bool = False
    phased_out: bool = False
    chosen: Mapping[str, str] = field(default_factory=dict)
    protector: PlayerId | None = None
    commander: bool = False
    territory: PlayerId | None = None
    """Older Emperor rules: the player in whose territory it stands; None: its controller."""
    original_controller: PlayerId | None = None
    """CR 613.1b: who would control it without effects that change control; None if there were none."""
    designations: frozenset[Designation] = frozenset()
    form: Form = FACE_UP
    cast: CastMemory = NOT_CAST
    memory: PermanentMemory = NEWLY_THERE
    off_battlefield: OffBattlefield = ON_ITS_OWN
    unchecked: Unchecked = CHECKED

    @cached_property
    def printed(self) -> Characteristics:
        """CR 707.2, 708.2, 708.10: its copiable values: of the face that is up, or of what it is a copy of; those of a
        face-down object if it is face down, changed if it is bestowed (702.103b)."""
        form = self.form
        if form is FACE_UP:
            own = self.definition.faces[self.face]
            if own.flipped is None and not own.doors:
                return own
        if form.face_down is not None:
            return FACE_DOWN_WITH_WARD if form.face_down in {KeywordName.DISGUISE, FaceDown.CLOAK} else FACE_DOWN_VALUES
        own = self.face_up_values
        if own.doors:
            own = own.with_doors[sum(1 << half for half in form.unlocked)]
        if own.flipped is not None and self.flipped:
            own = own.flipped
        if form.prototyped:
            return own.as_prototyped
        return own.as_bestowed if form.bestowed else own

    @property
    def shown_face(self) -> int:
        """The face by which it is named: with exactly one unlocked half, that half (CR 709.5)."""
        return next(iter(self.form.unlocked)) if len(self.form.unlocked) == 1 else self.face

    @property
    def face_up_values(self) -> Characteristics:
        """CR 707.2, 708.2: the values of its normal face, or of what it is a copy of, that face-down permanents have
        once they are turned face up."""
        return self.form.copies[-1].values if self.form.copies else self.definition.faces[self.face]

    @property
    def flipped(self) -> bool:
        """CR 110.5: whether it has the status flipped."""
        return self.form.flipped or (self.definition.layout == FLIP and self.face > 0)

    @property
    def can_flip(self) -> bool:
        """CR 710.4: a flip card that is not flipped, or a copy of one."""
        return self.form.face_down is None and not self.flipped and self.face_up_values.flipped is not None

    @property
    def on_battlefield(self) -> bool:
        """CR 702.26d: a phased-out permanent is treated as though it does not exist."""
        return self.zone is Zone.BATTLEFIELD and not self.phased_out

    @property
    def functions(self) -> bool:
        """CR 113.6, 114.4: whether abilities of it function where it is: it is a permanent or an emblem, or says so."""
        return (
            self.on_battlefield
            or (self.zone is Zone.COMMAND and self.definition.layout == EMBLEM)
            or (self.zone is not Zone.BATTLEFIELD and self.zone in self.printed.zones_spoken_from)
        )


zone_of = attrgetter("zone")

Replaced: TypeAlias = Sequence[tuple[GameObject, GameObject]]
"""Objects as they are now, each beside what it was."""

Changed: TypeAlias = Sequence[tuple[GameObject, GameObject | None]]
"""The same with new objects, which were nothing."""


class Objects(dict[ObjectId, GameObject]):
    """The objects of a state by id, in the order in which they were listed or came to be; never changed once a state
    has them.

    States between which no object changed share their objects, and with them the answers that are cached here."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # by identity: what never changes can be looked up

    @cached_property
    def known_alone(self) -> dict[ObjectId, tuple[GameObject, Characteristics]]:
        """The characteristics that `layers` worked out for each permanent by itself, beside the very object they belong
        to."""
        return {}

    @cached_property
    def known_effects(self) -> dict[ObjectId, tuple[tuple[object, ...], tuple[object, ...], tuple[Any, ...]]]:
        """The continuous effects that `layers` made of the static abilities of each object, beside what they were made
        of: its timestamp, controller and choices, and the abilities."""
        return {}

    @cached_property
    def known_runs(self) -> list[Any]:
        """The last runs through the layers, each with what it read; how many, `layers` says."""
        return []

    @cached_property
    def known_last(self) -> list["Objects"]:
        """The last objects whose permanents were looked for; none or one."""
        return []

    @cached_property
    def known_board(self) -> list[Any]:
        """The last board without continuous effects; none or one."""
        return []

    @cached_property
    def known_quiet(self) -> list[Any]:
        """The last quiet board of objects that differ from these in `PASSING_FIELDS` alone; none or one."""
        return []

    def _carried(self, name: str) -> tuple[GameObject, ...] | None:
        """A group of objects as it follows from what it was; None where that is not known."""
        return self._there[2].get(name)

    def copied(self) -> "Objects":
        """A copy that may be changed; it keeps what is known of each object by itself and what the last runs read."""
        copy = Objects(self)
        copy.known_alone, copy.known_effects = self.known_alone, self.known_effects
        copy.known_runs = self.known_runs
        if len(self) >= MANY:
            copy.known_last, copy.known_board = self.known_last, self.known_board
        return copy

    def copied_with(self, *things: GameObject) -> "Objects":
        """A copy with these objects in the places of those of their ids, new ones behind all others."""
        copy = self.copied()
        copy.update((thing.id, thing) for thing in things)
        return copy

    def in_zone(self, zone: Zone) -> Iterator[GameObject]:
        """Yield those in that zone, without a look at each by itself."""
        return compress(self.values(), map(is_, map(zone_of, self.values()), repeat(zone)))

    @cached_property
    def permanents(self) -> tuple[GameObject, ...]:
        """Those on the battlefield that exist for the rules."""
        if len(self) >= MANY:
            return self._there[0]
        return tuple([each for each in self.values() if each.zone is Zone.BATTLEFIELD and not each.phased_out])

    @cached_property
    def unusual(self) -> tuple[GameObject, ...]:
        """Those about which one of the questions below may have an answer; of most objects none has."""
        if len(self) >= MANY and (known := self._carried("unusual")) is not None:
            return known
        return tuple([each for each in self.values() if is_unusual(each)])

    @cached_property
    def functioning(self) -> tuple[GameObject, ...]:
        """CR 113.6, 114.4: those whose abilities function: permanents, emblems in the command zone, and what says that
        it functions elsewhere."""
        if len(self) >= MANY:
            return self._there[1]
        elsewhere = any(thing.zone is not Zone.BATTLEFIELD and thing.functions for thing in self.unusual)
        return tuple(thing for thing in self.values() if thing.functions) if elsewhere else self.permanents

    @cached_property
    def _there(self) -> tuple[tuple[GameObject, ...], tuple[GameObject, ...], Mapping[str, tuple[GameObject, ...]]]:
        """The permanents, all whose abilities function, and the groups known by name: those of the last objects
        with what changed, where that is little."""
        then = next(iter(self.known_last), None)
        new = None if then is None else changed_objects(self.values(), then.values())
        self.known_last[:] = [self]
        if then is None or new is None:
            there = tuple([each for each in self.values() if each.zone is Zone.BATTLEFIELD and not each.phased_out])
            elsewhere = [each for each in self.values() if each.zone is not Zone.BATTLEFIELD and each.functions]
            return there, tuple([each for each in self.values() if each.functions]) if elsewhere else there, {}
        return (
            self._with_changed(then.permanents, new, is_permanent),
            self._with_changed(then.functioning, new, is_functioning),
            {
                name: self._with_changed(vars(then)[name], new, belongs)
                for name, belongs in GROUPS.items()
                if name in vars(then)
            },
        )

    def _with_changed(
        self, group: tuple[GameObject, ...], new: Changed, belongs: Callable[[GameObject], bool]
    ) -> tuple[GameObject, ...]:
        """The group of these objects to which such belong, made of what it was before these changed."""
        came = [(thing, was) for thing, was in new if belongs(thing)]
        went = [was for _, was in new if was is not None and belongs(was)]
        staying = [(thing, was) for thing, was in came if was is not None and belongs(was)]
        if len(staying) == len(came) == len(went):
            return with_replaced(group, staying)
        members = {*map(id, group), *(id(thing) for thing, _ in came)}.difference(map(id, went))
        return tuple(compress(self.values(), map(members.__contains__, map(id, self.values()))))

    @cached_property
    def handed_over(self) -> tuple[GameObject, ...]:
        """CR 613.1b: the permanents whose control effects have changed."""
        if len(self) >= MANY and (known := self._carried("handed_over")) is not None:
            return known
        return tuple([each for each in self.unusual if is_handed_over(each)])

    @cached_property
    def deathtouched(self) -> tuple[GameObject, ...]:
        """CR 704.5h: what was dealt damage by a source with deathtouch since state-based actions were last checked."""
        if len(self) >= MANY and (known := self._carried("deathtouched")) is not None:
            return known
        return tuple([each for each in self.unusual if is_deathtouched(each)])

    @cached_property
    def unchecked(self) -> tuple[GameObject, ...]:
        """CR 704.3: those of which something is remembered until state-based actions are checked."""
        if len(self) >= MANY and (known := self._carried("unchecked")) is not None:
            return known
        return tuple([each for each in self.unusual if is_unchecked(each)])

    @cached_property
    def bound(self) -> tuple[GameObject, ...]:
        """CR 702.145: the permanents with daybound or nightbound printed on the face that is up."""
        if len(self) >= MANY and (known := self._carried("bound")) is not None:
            return known
        return tuple([thing for thing in self.permanents if not BOUND.isdisjoint(thing.printed.keywords)])

    @cached_property
    def with_counters(self) -> tuple[GameObject, ...]:
        """The permanents with counters on them."""
        if len(self) >= MANY and (known := self._carried("with_counters")) is not None:
            return known
        return tuple([thing for thing in self.unusual if has_counters(thing)])

    @cached_property
    def kinds_of_counters(self) -> frozenset[str]:
        """The kinds of counters that are on permanents."""
        return frozenset().union(*(thing.counters for thing in self.with_counters))

    @cached_property
    def suspended(self) -> tuple[GameObject, ...]:
        """CR 702.62b: the cards in exile that have suspend and time counters."""
        return tuple(
            thing
            for thing in self.unusual
            if thing.zone is Zone.EXILE and "time" in thing.counters and KeywordName.SUSPEND in thing.printed.keywords
        )

    @cached_property
    def astray(self) -> tuple[GameObject, ...]:
        """CR 704.5d-e: tokens and copies of spells in zones where they can't exist."""
        return tuple(
            [
                thing
                for thing in self.unusual
                if thing.token and thing.zone not in ZONES_OF_TOKENS and self.preparer(thing) is None
            ]
        )

    def preparer(self, copy: GameObject) -> GameObject | None:
        """CR 722.3c: the prepared permanent that lets this copy of its prepare spell remain in exile; None if there is
        none, or for any other object."""
        if copy.off_battlefield.prepared_by is None:
            return None
        permanent, incarnation = self.get(copy.off_battlefield.prepared_by[0]), copy.off_battlefield.prepared_by[1]
        if permanent is None or permanent.incarnation != incarnation:
            return None
        return permanent if permanent.on_battlefield and Designation.PREPARED in permanent.designations else None

    @cached_property
    def rising(self) -> tuple[GameObject, ...]:
        """CR 113.6m: the cards in graveyards with triggered abilities that function there."""
        if len(self) >= MANY and (known := self._carried("rising")) is not None:
            return known
        return tuple([each for each in self.unusual if is_rising(each)])

    @cached_property
    def attached(self) -> tuple[GameObject, ...]:
        """The permanents that are attached to something."""
        if len(self) >= MANY and (known := self._carried("attached")) is not None:
            return known
        return tuple([thing for thing in self.unusual if is_attached(thing)])


MANY = 40
"""From how many objects on it costs less to find what changed than to look at all of them anew."""
FEW = 4
"""Of how many objects that changed at once each is looked for; where it were more, all are looked at anew."""


def replaced_objects(now: Collection[GameObject], then: Collection[GameObject]) -> Replaced | None:
    """The objects that differ, if few differ, and if in either case these are the same ids in the same order; otherwise
    None."""
    if len(now) != len(then):
        return None
    new = list(compress(zip(now, then, strict=True), map(is_not, now, then)))
    return new if len(new) <= FEW and all(thing.id == was.id for thing, was in new) else None


def changed_objects(now: Collection[GameObject], then: Collection[GameObject]) -> Changed | None:
    """The objects that differ and those that came behind all others, if they are few and none went; otherwise None."""
    more = len(now) - len(then)
    if more == 0:
        return replaced_objects(now, then)
    if not 0 < more <= FEW:
        return None
    new = replaced_objects(tuple(islice(now, len(then))), then)
    return None if new is None else [*new, *((thing, None) for thing in islice(now, len(then), None))]


def with_replaced(things: tuple[GameObject, ...], new: Replaced) -> tuple[GameObject, ...]:
    """The objects with those in place of what they were."""
    if not new:
        return things
    found = list(things)
    for thing, was in new:
        for at in places_of(was, things):
            found[at] = thing
    return tuple(found)


def places_of(what: object, among: Iterable[object]) -> Iterable[int]:
    """The places of the very same object."""
    return compress(count(), map(is_, among, repeat(what)))


PASSING_FIELDS = frozenset({"tapped", "sick", "damage", "memory"})
"""The fields of an object from which neither its characteristics come nor an answer to any question above."""

USUAL_ZONES = frozenset({Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY})
"""The zones in which most cards are."""

ZONES_OF_TOKENS = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.CEASED, Zone.OUTSIDE})
"""CR 704.5d-e: where tokens and copies of spells are that are not astray."""

BOUND = frozenset({KeywordName.DAYBOUND, KeywordName.NIGHTBOUND})
"""CR 702.145: the keywords that turn permanents over with day and night."""


def is_permanent(thing: GameObject) -> bool:
    return thing.on_battlefield


def is_functioning(thing: GameObject) -> bool:
    return thing.functions


def is_handed_over(thing: GameObject) -> bool:
    """CR 613.1b: whether it is a permanent of which the control effects have changed."""
    return thing.original_controller is not None and thing.on_battlefield


def is_bound(thing: GameObject) -> bool:
    """CR 702.145: whether it is a permanent with daybound or nightbound printed on the face that is up."""
    return thing.on_battlefield and not BOUND.isdisjoint(thing.printed.keywords)


def has_counters(thing: GameObject) -> bool:
    """Whether it is a permanent with counters on it."""
    return bool(thing.counters) and thing.on_battlefield


def is_attached(thing: GameObject) -> bool:
    """Whether it is a permanent that is attached to something."""
    return thing.attached_to is not None and thing.on_battlefield


def is_deathtouched(thing: GameObject) -> bool:
    """CR 704.5h: whether a source with deathtouch dealt damage to it since state-based actions were last checked."""
    return thing.unchecked.deathtouched


def is_unchecked(thing: GameObject) -> bool:
    """CR 704.3: whether something of it is remembered until state-based actions are checked."""
    return thing.unchecked is not CHECKED


def is_rising(thing: GameObject) -> bool:
    """CR 113.6m: whether it is a card in a graveyard with a triggered ability that functions there."""
    return thing.zone is Zone.GRAVEYARD and any(each.from_graveyard for each in thing.printed.triggered_abilities)


def is_unusual(thing: GameObject) -> bool:
    """Whether one of the questions that `Objects` answers may concern it."""
    return (
        (thing.zone is not Zone.BATTLEFIELD and thing.zone not in USUAL_ZONES and not is_dead_card(thing))
        or bool(thing.counters)
        or (thing.token and thing.zone not in ZONES_OF_TOKENS)
        or thing.attached_to is not None
        or thing.original_controller is not None
        or thing.unchecked is not CHECKED
    )


def is_dead_card(thing: GameObject) -> bool:
    """Whether it lies in a graveyard, and nothing that it says functions there (CR 113.6b, 113.6m)."""
    printed = thing.printed
    return thing.zone is Zone.GRAVEYARD and not printed.triggered_abilities and not printed.zones_spoken_from


GROUPS: Mapping[str, Callable[[GameObject], bool]] = {
    "unusual": is_unusual,
    "handed_over": is_handed_over,
    "bound": is_bound,
    "with_counters": has_counters,
    "attached": is_attached,
    "deathtouched": is_deathtouched,
    "unchecked": is_unchecked,
    "rising": is_rising,
}
"""Which objects belong to what is kept of all of them; told by the object alone."""
