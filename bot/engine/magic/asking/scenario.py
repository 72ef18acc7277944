"""A situation at the table and what the players then do: all that the engine reads.

Data only. Cards are definitions already compiled, names are already ids; who wrote the scenario, and in which
language, is not known here."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName, OtherCost
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.players import Role
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class

# The situation.


@record_class
class PlayerSetup:
    """`life` is None for the variant's own; `hand` and `library` are how many cards there are, None where that is
    unknown."""

    name: PlayerId
    life: int | None = None
    team: str | None = None
    role: Role | None = None
    range: int | None = None
    """Of influence (CR 801.2), in seats; None for the variant's own."""
    counters: Mapping[str, int] = field(default_factory=dict)
    hand: int | None = None
    library: int | None = None
    """None, too, where the cards are known."""
    library_known: bool = False
    left: bool = False
    mana: Mapping[str, int] | None = None
    """By letter; None: unlimited."""
    taps_lands: bool = False
    """What costs ask for is made with the player's permanents as it is paid, and there is no other mana than `mana`."""
    speed: int = 0
    """CR 702.179b: 0 for none."""
    blessed: bool = False
    """CR 702.131c: with the city's blessing."""
    monarch: bool = False
    """CR 725.1."""
    commander_damage: Mapping[ObjectId, int] = field(default_factory=dict)
    """CR 903.10a: what each commander has dealt to the player so far."""


@record_class
class ObjectSetup:
    """One object in a public zone, or a known card of a hand or library (listed in library order)."""

    id: ObjectId
    definition: CardDefinition
    controller: PlayerId
    owner: PlayerId
    zone: Zone = Zone.BATTLEFIELD
    face: int = 0
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: Mapping[str, int] | None = None
    """None: what the card enters with (CR 306.5b, 310.4b)."""
    attached_to: Recipient | None = None
    token: bool = False
    phased_out: bool = False
    chosen: Mapping[str, str] = field(default_factory=dict)
    protector: PlayerId | None = None
    commander: bool = False
    casts: int = 0
    """CR 903.8: how many times the commander was cast from the command zone before the scenario."""
    copy: bool = False
    """CR 707.2: a card that is a copy of what `definition` is the definition of; what it is itself is not known."""
    values: Characteristics | None = None
    """CR 707.2: the copiable values that it has instead of those of `definition`, as a copy of something."""
    level: int = 1
    """CR 716.2b: of a Class."""
    designations: frozenset[Designation] = frozenset()
    melded_with: ObjectId | None = None
    """CR 712.4a: of a melded permanent, the other card that represents it."""
    gains: tuple[fx.Modification, ...] = ()
    """CR 611.2: what an effect that lasts until end of turn has done to it since before the scenario."""
    territory: PlayerId | None = None
    """Where it stands by the older Emperor rules; None: with its controller."""


# What the players do.


@record_class
class Attack:
    """CR 508.1. `attackers` maps creatures to what they attack, None where only one thing could be meant; `repeated`
    are those that the declaration names more than once."""

    attackers: Mapping[ObjectId, Recipient | None]
    repeated: tuple[ObjectId, ...] = ()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    """CR 508.1e, 702.22c."""
    by: PlayerId | None = None
    """None: the active player, or a player of the active team (CR 805.10)."""


@record_class
class Block:
    """CR 509.1. `by` is None where only one player could be meant."""

    blockers: Mapping[ObjectId, tuple[ObjectId, ...]]
    by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Assign:
    """CR 510.1: how the creature's next combat damage is divided, in positive shares."""

    creature: ObjectId
    division: Mapping[Recipient, int]
    by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Extra:
    """CR 601.2b, 118.8: an optional additional cost that is announced, by its keyword: paid so often; None: each that
    the spell has, once. `cost`, in mana symbols, is the one of several that is meant."""

    keyword: KeywordName
    times: int | None = None
    cost: str | None = None


@dataclass(frozen=True, slots=True)
class Cast:
    """CR 601. `spell` is the card's id from here on; `definition` is None where the card is an object already. `by` is
    None where only one player could be meant."""

    spell: ObjectId
    definition: CardDefinition | None = None
    by: PlayerId | None = None
    targets: tuple[Recipient, ...] = ()
    x: int = 0
    face: int | None = 0
    """None: the whole card was named, and its player chooses what of it is cast (CR 709.3)."""
    cost: KeywordName | OtherCost | None = None
    """The alternative cost that is paid (CR 118.9)."""
    modes: tuple[int, ...] = ()
    """CR 700.2a: by their numbers from 1; none where the player's choice is not stated."""
    origin: Zone | None = None
    """None: from where it can be cast, which is the hand unless something says otherwise."""
    extras: tuple[Extra, ...] = ()
    card: ObjectId | None = None
    """The card that is meant, where the scenario names it by its id; it keeps that."""
    named: bool = True
    """False where the scenario gives the spell no id: a card that it lists keeps its own."""
    price: str | None = None
    """What the alternative cost is, where the spell has several of that name; None: its player chooses."""


@dataclass(frozen=True, slots=True)
class PlayLand:
    """CR 305.1. `land` is the card's id from here on. `by` is None where only one player could be meant."""

    land: ObjectId
    definition: CardDefinition
    by: PlayerId | None = None
    face: int = 0
    card: ObjectId | None = None
    """The card that is meant, where the scenario names it by its id; it keeps that."""
    named: bool = True
    """False where the scenario gives the land no id: a card that it lists keeps its own."""


@dataclass(frozen=True, slots=True)
class Activate:
    """CR 602. `ability` is the beginning of its text, or its place among the activated abilities, from 1; `id` what it
    is called on the stack, None for the source's id with a number."""

    source: ObjectId
    ability: str | int
    by: PlayerId | None = None
    targets: tuple[Recipient, ...] = ()
    x: int = 0
    id: ObjectId | None = None
    modes: tuple[int, ...] = ()
    """CR 700.2a: by their numbers from 1; none where the player's choice is not stated."""


@dataclass(frozen=True, slots=True)
class Leave:
    """CR 104.3a: the player concedes, and is out of the game."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class AdvanceTo:
    """All players pass until the step has begun; None: until the next turn has."""

    step: Step | None


@dataclass(frozen=True, slots=True)
class ResolveStack:
    """All players pass with something on the stack; on an empty stack it does nothing and is legal."""

    everything: bool


@dataclass(frozen=True, slots=True)
class March:
    """Older Emperor rules: a creature goes to a territory."""

    creature: ObjectId
    to: PlayerId


@dataclass(frozen=True, slots=True)
class Choose:
    """An answer kept for the next choice of its kind; `by` None: whoever makes it."""

    kind: ChoiceKind
    pick: Any
    by: PlayerId | None = None
    several: bool = False
    """The pick is a list of answers to as many choices, or one of such a list, in any order."""


# Questions.


@dataclass(frozen=True, slots=True)
class CanAttack:
    who: ObjectId
    at: Recipient | None


@dataclass(frozen=True, slots=True)
class CanBlock:
    who: ObjectId
    what: ObjectId
    if_attacking: bool = False
    """Whether what does not attack is taken to attack the blocker's controller."""


@dataclass(frozen=True, slots=True)
class WhatItCosts:
    """CR 508.1h: what does this attack cost?"""

    who: ObjectId
    at: Recipient


@dataclass(frozen=True, slots=True)
class WhatBlockingCosts:
    """CR 509.1d: what does this block cost?"""

    who: ObjectId
    what: ObjectId


@dataclass(frozen=True, slots=True)
class WhatIsAttackable:
    who: Recipient


@dataclass(frozen=True, slots=True)
class Assignments:
    who: ObjectId


@dataclass(frozen=True, slots=True)
class DamageRange:
    who: ObjectId
    to: Recipient


@dataclass(frozen=True, slots=True)
class SpellOrAbility:
    """What would be cast (a definition and its face) or activated (an object's ability); `by` None: whoever may."""

    definition: CardDefinition | None = None
    face: int | None = 0
    """As of `Cast`."""
    source: ObjectId | None = None
    ability: str | int = 1
    by: PlayerId | None = None
    any_ability: bool = False
    """Of questions about targets: whatever ability has one, and not `ability` alone."""

    @property
    def subject(self) -> ObjectId:
        """How it is called: the source's id, or the card's name."""
        if self.source is not None:
            return self.source
        if self.definition is None:
            return ObjectId("")
        shown = self.definition.resting_face if self.face is None else self.face
        return ObjectId(self.definition.faces[shown].name)


@dataclass(frozen=True, slots=True)
class CanPlay:
    """Can it be cast, or activated, now?"""

    what: SpellOrAbility
    by_tapping: bool = False
    """Whether the mana for a spell has to come from what the player has untapped (CR 601.2g)."""


@dataclass(frozen=True, slots=True)
class WhatCastingCosts:
    """CR 601.2f: what does casting it cost in all?"""

    what: SpellOrAbility


@dataclass(frozen=True, slots=True)
class CanTarget:
    """Can it target that, with its `nth` instance of the word "target"?"""

    what: Recipient
    with_: SpellOrAbility
    nth: int = 1


@dataclass(frozen=True, slots=True)
class LegalTargets:
    with_: SpellOrAbility
    nth: int = 1


@dataclass(frozen=True, slots=True)
class CanMarch:
    creature: ObjectId
    to: PlayerId


@dataclass(frozen=True, slots=True)
class IsInRange:
    """CR 801.2: does the one, a player or what stands somewhere, reach the other?"""

    who: Recipient
    what: Recipient


@dataclass(frozen=True, slots=True)
class WhoHasPriority:
    pass


@dataclass(frozen=True, slots=True)
class WhoseTurn:
    pass


@dataclass(frozen=True, slots=True)
class WhatIsOnTheStack:
    pass


@dataclass(frozen=True, slots=True)
class CharacteristicsOf:
    what: ObjectId


Question: TypeAlias = (
    CanAttack
    | CanBlock
    | WhatItCosts
    | WhatBlockingCosts
    | WhatIsAttackable
    | Assignments
    | DamageRange
    | CanPlay
    | WhatCastingCosts
    | CanTarget
    | LegalTargets
    | CanMarch
    | IsInRange
    | WhoHasPriority
    | WhoseTurn
    | WhatIsOnTheStack
    | CharacteristicsOf
)

Action: TypeAlias = (
    Attack | Block | Assign | March | Cast | PlayLand | Activate | Leave | AdvanceTo | ResolveStack | Choose | Question
)


@record_class
class Scenario:
    """One situation and its actions; `step` is where the turn stands when it begins."""

    players: tuple[PlayerSetup, ...]
    objects: tuple[ObjectSetup, ...] = ()
    do: tuple[Action, ...] = ()
    active: PlayerId | None = None
    step: Step = Step.PRECOMBAT_MAIN
    variant: str = "duel"
    damage_in_order: bool = False
    """Combat damage goes by a damage assignment order, as it did from 2009 to 2024."""

    def answering(self, choice: Choose) -> "Scenario":
        """The same scenario with one more answer: how another option of a choice is tried."""
        return replace(self, do=(choice, *self.do))
