"""Triggered abilities (CR 603): trigger conditions, a closed union, and what triggers."""

from dataclasses import field
from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.activated import Modal, could_add_mana
from bot.engine.magic.words.abilities.stack_triggers import StackCondition, StateIs, TapsForMana
from bot.engine.magic.words.conditions import Condition, Whose


class TriggerRecipient(StrEnum):
    """What must be attacked (CR 508.3a) or dealt damage for the ability to trigger."""

    ANYTHING = "anything"
    PLAYER = "player"
    OPPONENT = "opponent"
    YOU = "you"
    PLANESWALKER = "planeswalker"
    BATTLE = "battle"
    CREATURE = "creature"
    PLAYER_OR_PLANESWALKER = "player or planeswalker"
    PLAYER_OR_BATTLE = "player or battle"
    YOU_OR_YOUR_PLANESWALKER = "you or a planeswalker you control"
    ENCHANTED_PLAYER = "enchanted player"
    THIS = "the source of the ability"


@dataclass(frozen=True, slots=True)
class Attacks:
    """CR 508.3a: one of these is declared as an attacker. `alone` (506.5); `others`: together with at least so many
    others; `with_greater`: with a creature of greater power (702.149a); `richest`: the player with the most life, or
    tied for it (702.105a)."""

    who: fl.ObjectSet = fl.THIS
    alone: bool = False
    with_greater: bool = False
    richest: bool = False
    others: int = 0
    at: TriggerRecipient = TriggerRecipient.ANYTHING
    designation: Designation | None = None
    """CR 702.171b: while it has that designation."""


@dataclass(frozen=True, slots=True)
class PlayerAttacks:
    """CR 508.3b, d-e, 603.2c: at least so many creatures like that are declared as attackers, once however many they
    are; where `at` names what they attack, once for each player or permanent attacked."""

    creatures: fl.Filter = fl.YOUR_CREATURE
    at_least: int = 1
    at: TriggerRecipient = TriggerRecipient.ANYTHING


@dataclass(frozen=True, slots=True)
class Blocks:
    """CR 509.3a, once a combat; `each` creature that it blocks (509.3b); `at_least` so many at once (509.3e)."""

    who: fl.ObjectSet = fl.THIS
    each: bool = False
    at_least: int = 1
    what: fl.Filter = fl.CREATURE
    """What it blocks, where that is said of `each`."""


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """CR 509.3c, once a combat; with `by`, once for each such blocker (509.3d); `at_least`: by so many (509.3e)."""

    who: fl.ObjectSet = fl.THIS
    by: fl.Filter | None = None
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class AttacksUnblocked:
    """CR 509.3g."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """CR 603.2: combat damage, or any; to a player, a creature, or anything; of sources like that in any zone, where
    sources are meant (609.7)."""

    who: fl.ObjectSet | fl.Sources = fl.THIS
    combat: bool = True
    to: TriggerRecipient = TriggerRecipient.ANYTHING
    noncombat: bool = False
    """Noncombat damage alone."""
    together: bool = False
    """"One or more": once for each recipient, however many of them deal damage to it (603.2c)."""
    like: fl.Filter | None = None
    """To a permanent like that alone."""


@dataclass(frozen=True, slots=True)
class IsDealtDamage:
    """CR 603.2. `excess`: more than lethal damage, or than its loyalty or defense (120.10); `combat` damage alone, or
    noncombat damage alone."""

    who: fl.ObjectSet = fl.THIS
    excess: bool = False
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class PlayerIsDealtDamage:
    """CR 603.2c: such a player is dealt damage, once for all that is dealt to them at the same time; `combat` damage
    alone, or noncombat damage alone."""

    whose: fl.Side = fl.Side.YOU
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class IsPrevented:
    """CR 615.13: damage that would be dealt to that is prevented, by each prevention effect once."""

    to: TriggerRecipient = TriggerRecipient.YOU


@dataclass(frozen=True, slots=True)
class Dies:
    """CR 700.4, looking back (603.10a). `without`: a kind of counter that it must not have had; `together`: once,
    however many do at the same time (603.2c)."""

    who: fl.ObjectSet = fl.THIS
    without: str | None = None
    together: bool = False


@dataclass(frozen=True, slots=True)
class Enters:
    """CR 603.6a: one of these enters the battlefield; `together`: once, however many do at the same time (603.2c)."""

    who: fl.ObjectSet = fl.THIS
    together: bool = False
    during: Step | None = None
    """Only during that step."""
    tapped: bool | None = None
    """Only if it enters tapped, or untapped."""
    origin: Zone | None = None
    """Only if it comes from that zone."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """CR 603.6c, looking back (603.10a): one of these goes from the battlefield to another zone, or just to that
    one."""

    who: fl.ObjectSet = fl.THIS
    to: Zone | None = None


@dataclass(frozen=True, slots=True)
class LastCounterRemoved:
    """CR 310.11b: of the counters of a kind on the source, the last one is removed."""

    kind: str


@dataclass(frozen=True, slots=True)
class Mentors:
    """CR 702.134c: a mentor ability of one of these resolves; the event is about its target."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Trains:
    """CR 702.149c: a training ability of one of these resolves and puts its counters."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Evolves:
    """CR 702.100b: an evolve ability of one of these resolves and puts its counter."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Exploits:
    """CR 702.110b: one of these exploits a creature like that, to which the event is about; looking back, since it may
    have exploited itself."""

    who: fl.ObjectSet = fl.THIS
    what: fl.Filter = fl.CREATURE


@dataclass(frozen=True, slots=True)
class Transforms:
    """CR 701.27e: one of these transforms. "Into" the face that has the ability: it is up after that, or has none."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Crews:
    """CR 702.122b, 702.171c: one of these crews a Vehicle, or saddles a Mount; the event is about that Vehicle or
    Mount."""

    who: fl.ObjectSet = fl.THIS
    crews: bool = True
    saddles: bool = False


@dataclass(frozen=True, slots=True)
class BecomesCrewed:
    """CR 702.122d: a crew ability of one of these resolves."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class BecomesDesignated:
    """CR 702.112b: one of these gets the designation."""

    who: fl.ObjectSet
    designation: Designation


@dataclass(frozen=True, slots=True)
class BeginningOf:
    """CR 603.2b, of a step by its name; `yours`: on the controller's turn only, `opponents`: on their opponents',
    `chosen`: on that of the player who was chosen for the source (607.2d), `attached`: on that of the player to whom
    the source is attached, or who controls the permanent to which it is (303.4b, 303.4m)."""

    step: str
    yours: bool = True
    opponents: bool = False
    chosen: bool = False
    attached: bool = False


@dataclass(frozen=True, slots=True)
class Exerts:
    """CR 701.43a: the controller exerts one of these."""

    what: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class Enlists:
    """CR 702.154c: one of these enlists a creature; the event is about that creature."""

    who: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class WhenYouDo:
    """CR 607.2h: the optional cost to attack that the ability is linked to is paid; nothing else triggers it."""


@dataclass(frozen=True, slots=True)
class ReachesChapter:
    """CR 714.2b-c: lore counters are put onto the source, and for one of these numbers there were less and are as many
    now; once for each of the numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """CR 603.2: "whenever … or …"; each of the events triggers it."""

    conditions: tuple["TriggerCondition", ...]


@dataclass(frozen=True, slots=True)
class During:
    """CR 603.2: the event triggers it only in a turn of that player: "during your turn"."""

    event: "TriggerCondition"
    turn: Whose


@dataclass(frozen=True, slots=True)
class While:
    """CR 603.2: the event triggers it only if the condition holds then; it is not asked again."""

    event: "TriggerCondition"
    condition: Condition


TriggerCondition: TypeAlias = (
    Attacks
    | PlayerAttacks
    | Blocks
    | BecomesBlocked
    | AttacksUnblocked
    | DealsDamage
    | IsDealtDamage
    | PlayerIsDealtDamage
    | IsPrevented
    | Dies
    | Enters
    | Leaves
    | LastCounterRemoved
    | StackCondition
    | StateIs
    | Mentors
    | Trains
    | Evolves
    | Exploits
    | Transforms
    | Crews
    | BecomesCrewed
    | BecomesDesignated
    | Exerts
    | Enlists
    | WhenYouDo
    | BeginningOf
    | ReachesChapter
    | AnyOf
    | During
    | While
)


@dataclass(frozen=True, slots=True)
class TurnLimit:
    """The ability triggers only so many times each turn (CR 603.2); with `done`, only until what it says has been done
    so many times that turn (603.2h)."""

    times: int = 1
    done: bool = False


@dataclass(frozen=True, slots=True)
class TriggeredAbility:
    """CR 603.1. `optional`: the controller may do it as it resolves. `keyword` names the ability that means this.
    `only_if` is the intervening "if" clause (603.4), asked as it triggers and again as it resolves. `rule` is the one
    that gives it to the object, where no card says it."""

    condition: TriggerCondition
    effects: tuple[fx.Effect, ...]
    targets: tuple[fl.TargetSpec, ...] = ()
    optional: bool = False
    keyword: fx.KeywordAbility | None = None
    only_if: Condition | None = None
    rule: str | None = None
    modal: Modal | None = None
    from_graveyard: bool = False
    """CR 113.6m: it moves the card that it is of out of the graveyard, and functions only there."""
    limit: TurnLimit | None = None
    text: str = field(default="", compare=False)
    """Its own, by which a player names it, where it was read on a card."""
    link: str = field(default="", compare=False)
    """CR 607.1, 607.5: the card on which it is printed; what it exiles only abilities of that card speak of."""

    @property
    def is_mana_ability(self) -> bool:
        """CR 605.1b: it triggers from a mana ability, could add mana and has no target."""
        return could_add_mana(self.effects) and isinstance(self.condition, TapsForMana) and not self.targets
