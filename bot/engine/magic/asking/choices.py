"""What a player must decide: the options, the documented default, and who answers.

The engine never asks and never waits (it is resolved again with one more answer): a choice that the scenario does not
answer takes its default and is reported with the number of its options."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.record import record_class
from bot.engine.trace import Rules, cite_rules

OptionT = TypeVar("OptionT")


class ChoiceKind(StrEnum):
    """What is chosen, by the word that a scenario's `choose` uses. Each kind has a row in `CHOICE_RULES`, in the tables
    of how a scenario and a typed line answer it, and in the words of each language."""

    ATTACK_TARGET = "attack target"
    ATTACKING = "attacking"
    BOTTOM = "bottom"
    CARD = "card"
    CHAPTER = "chapter"
    CLASH = "clash"
    COIN = "coin"
    COLOR = "color"
    COMBAT_DAMAGE = "combat damage"
    COMMAND_ZONE = "command zone"
    COPY = "copy"
    COST = "cost"
    COUNTERS = "counters"
    CREATURE_TYPE = "creature type"
    CREW = "crew"
    DAMAGE_ORDER = "damage order"
    DISCARD = "discard"
    DIVISION = "division"
    DOOR = "door"
    ENLIST = "enlist"
    EXERT = "exert"
    EXILE = "exile"
    HALF = "half"
    KEEP = "keep"
    LAND_TYPE = "land type"
    LEGEND_RULE = "legend rule"
    MANIFEST = "manifest"
    MAY = "may"
    MODES = "modes"
    NAME = "name"
    NUMBER = "number"
    OPPONENT = "opponent"
    OPTION = "option"
    PAY = "pay"
    PLAYER = "player"
    PROLIFERATE = "proliferate"
    PROTECTOR = "protector"
    PUT = "put"
    PUT_BACK = "put back"
    RECIPIENT = "recipient"
    REPLACEMENT = "replacement"
    RETURN = "return"
    SACRIFICE = "sacrifice"
    SADDLE = "saddle"
    SCRY = "scry"
    SEARCH = "search"
    SOURCE = "source"
    SURVEIL = "surveil"
    TAKE = "take"
    TAP = "tap"
    TARGET = "target"
    TERRITORY = "territory"
    TOP_CARD = "top card"
    TRIGGER_ORDER = "trigger order"
    UNTAP = "untap"
    ZONES = "zones"


CHOICE_RULES: Mapping[ChoiceKind, Rules] = MappingProxyType(
    {
        ChoiceKind.ATTACK_TARGET: cite_rules("508.7"),
        ChoiceKind.ATTACKING: cite_rules("508.4"),
        ChoiceKind.BOTTOM: cite_rules("401.4"),
        ChoiceKind.CARD: cite_rules("607.3"),
        ChoiceKind.CHAPTER: cite_rules("702.155b"),
        ChoiceKind.CLASH: cite_rules("701.30d"),
        ChoiceKind.COIN: cite_rules("705.2"),
        ChoiceKind.COLOR: cite_rules("608.2d"),
        ChoiceKind.COMBAT_DAMAGE: cite_rules("510.1"),
        ChoiceKind.COMMAND_ZONE: cite_rules("704.6d", "903.9a"),
        ChoiceKind.COPY: cite_rules("707.5"),
        ChoiceKind.COST: cite_rules("601.2b"),
        ChoiceKind.COUNTERS: cite_rules("601.2h"),
        ChoiceKind.CREATURE_TYPE: cite_rules("608.2d"),
        ChoiceKind.CREW: cite_rules("702.122a"),
        ChoiceKind.DAMAGE_ORDER: cite_rules("classic damage order"),
        ChoiceKind.DISCARD: cite_rules("701.9b"),
        ChoiceKind.DIVISION: cite_rules("601.2d"),
        ChoiceKind.DOOR: cite_rules("709.5"),
        ChoiceKind.ENLIST: cite_rules("508.1g", "702.154a"),
        ChoiceKind.EXERT: cite_rules("508.1g", "701.43d"),
        ChoiceKind.EXILE: cite_rules("608.2d"),
        ChoiceKind.HALF: cite_rules("709.3"),
        ChoiceKind.KEEP: cite_rules("608.2e"),
        ChoiceKind.LAND_TYPE: cite_rules("608.2d"),
        ChoiceKind.LEGEND_RULE: cite_rules("704.5j"),
        ChoiceKind.MANIFEST: cite_rules("701.62a"),
        ChoiceKind.MAY: cite_rules("608.2d"),
        ChoiceKind.MODES: cite_rules("700.2a"),
        ChoiceKind.NAME: cite_rules("201.4"),
        ChoiceKind.NUMBER: cite_rules("608.2d"),
        ChoiceKind.OPPONENT: cite_rules("614.12a"),
        ChoiceKind.OPTION: cite_rules("608.2d"),
        ChoiceKind.PAY: cite_rules("614.12a"),
        ChoiceKind.PLAYER: cite_rules("614.12a"),
        ChoiceKind.PROLIFERATE: cite_rules("701.34a"),
        ChoiceKind.PROTECTOR: cite_rules("310.8a"),
        ChoiceKind.PUT: cite_rules("608.2d"),
        ChoiceKind.PUT_BACK: cite_rules("401.4"),
        ChoiceKind.RECIPIENT: cite_rules("615.7"),
        ChoiceKind.REPLACEMENT: cite_rules("616.1"),
        ChoiceKind.RETURN: cite_rules("602.2b"),
        ChoiceKind.SACRIFICE: cite_rules("701.21a"),
        ChoiceKind.SADDLE: cite_rules("702.171a"),
        ChoiceKind.SCRY: cite_rules("701.22a"),
        ChoiceKind.SEARCH: cite_rules("701.23a"),
        ChoiceKind.SOURCE: cite_rules("609.7a"),
        ChoiceKind.SURVEIL: cite_rules("701.25a"),
        ChoiceKind.TAKE: cite_rules("608.2d"),
        ChoiceKind.TAP: cite_rules("508.1h"),
        ChoiceKind.TARGET: cite_rules("603.3d"),
        ChoiceKind.TERRITORY: cite_rules("classic control"),
        ChoiceKind.TOP_CARD: cite_rules("712.21a"),
        ChoiceKind.TRIGGER_ORDER: cite_rules("603.3b"),
        ChoiceKind.UNTAP: cite_rules("608.2d"),
        ChoiceKind.ZONES: cite_rules("608.2d"),
    }
)
"""Which rule makes somebody choose, where the choice itself names no other."""


@dataclass(frozen=True, slots=True)
class AskedPayment:
    """CR 118.12, 508.1h: what a player may pay or not: mana in symbols, and life; neither where it is anything else."""

    mana: str = ""
    life: int = 0


@record_class
class Choice(Generic[OptionT]):
    """`options` has the default first and at least one member."""

    player: PlayerId
    kind: ChoiceKind
    options: Sequence[OptionT]
    subject: ObjectId | None = None
    """What the choice is about, where several of one kind may come up."""
    rules: Rules = ()
    """The rule that makes the player choose, where it is not the one of the kind."""
    also: ChoiceKind | None = None
    """Another kind by which a scenario may answer it."""
    free: bool = False
    """The options are the likeliest answers alone; whatever a scenario answers is legal (CR 201.4)."""
    payment: AskedPayment | None = None
    """What is paid or not by that choice; None: it is about no payment."""
    random: bool = False
    """CR 701.9b: nobody chooses; chance does, and what came out is the scenario's to say."""


@record_class
class Chosen:
    """An entry of the outcome's `choices`: what was taken by default, or by an answer kept for it."""

    player: PlayerId
    kind: ChoiceKind
    picked: Any
    """As the outcome shows it: an id, a name, a bool, or a mapping for a division of damage."""
    default: bool
    options: int
    subject: ObjectId | None = None
    rules: Rules = ()
    among: tuple[Any, ...] = ()
    """The options as a scenario names them, the default first; empty where they are counted and not listed."""
    payment: AskedPayment | None = None
    random: bool = False


Decide = Callable[[Choice[Any]], Any]
"""Returns one of the choice's options."""
