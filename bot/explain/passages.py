"""What one sentence tells: events of one kind that belong together. Owns merging; `silences` knows what is not told.

No language: a passage is data that every language tells in its own words."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Protocol, TypeVar

from bot.engine.magic.events import (
    ActionRefused,
    AttackerDeclared,
    AttackReselected,
    BecameAttacking,
    BecameCopy,
    BecamePrepared,
    BecameRenowned,
    BecameSaddled,
    BecameUnprepared,
    BlockerDeclared,
    BlockRequired,
    BottomOrderLost,
    CardDiscarded,
    CardDrawn,
    CardExiled,
    CardMilled,
    CardPutBack,
    ChoiceMade,
    CoinFlipped,
    CopiedOnStack,
    CouldNotMeld,
    CountersPut,
    CountersRemoved,
    DamageAssigned,
    DamageChanged,
    DamageDealt,
    DamageEffectBegan,
    DamagePrevented,
    DamageRedirected,
    DamageReplaced,
    Declined,
    DelayedAbilityMade,
    DelayedTriggerMade,
    DestinationChanged,
    Destroyed,
    DestructionReplaced,
    DoorChanged,
    DrewFromEmptyLibrary,
    EffectBegan,
    EmblemCreated,
    EnteredAttacking,
    EnteredBlocking,
    EnteredOutOfCombat,
    Event,
    ExiledReturned,
    ExtraTurnsAdded,
    KeptTapped,
    LeavingExiles,
    LevelChanged,
    LibraryNotKnown,
    LibraryShuffled,
    LifeGained,
    LifeLost,
    ManaPaid,
    NextPartsSkipped,
    NextTurnControlled,
    NextTurnsSkipped,
    NotCast,
    NotDestroyed,
    NotExchanged,
    NothingToEnchant,
    PhasedOut,
    PhasesAdded,
    PlayAllowed,
    PutOnBottom,
    Regenerated,
    RegenerationShieldMade,
    RuleImposed,
    Sacrificed,
    Scried,
    StepBegan,
    Tapped,
    TargetsChanged,
    TokenCreated,
    TopCardsArranged,
    TopCardsSeen,
    TopCardUnnamed,
    Transformed,
    UnknownCardsMoved,
    Untapped,
    ZoneChanged,
    ZoneEmptied,
    ZonesSearched,
)
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.trace import Entry, Rules, Trace
from bot.explain.crowds import Told, continued, crowded, lasting, summed_up
from bot.explain.resolutions import Resolution
from bot.explain.scenes import Scene, scenes
from bot.explain.silences import consequences, silent

EventT = TypeVar("EventT", bound=Event)


class OfPermanent(Protocol):
    """An event that happens to a permanent."""

    @property
    def permanent(self) -> ObjectId: ...


@dataclass(frozen=True, slots=True)
class Passage:
    """Events of one class, at least one, told by one sentence. `aside` are events of other classes that the sentence
    tells, or needs to know, along with them; `by` the spells and abilities that made them, where this is the first that
    is told of what those do."""

    events: tuple[Event, ...]
    rules: Rules
    moment: int = 0
    aside: tuple[Event, ...] = ()
    by: tuple[StackedAbility, ...] = ()
    totals: Mapping[tuple[Recipient, str], int] = field(default_factory=dict)
    """How many counters of a kind a player then has."""
    excused: bool = False
    """The verdict says already why something was not allowed."""
    effect: bool = False
    """Whether it is a part of what a spell or ability does as it resolves (CR 608.2c), or a special action (116.2)."""

    @property
    def first(self) -> Event:
        return self.events[0]

    def of(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events, which are all of the class of the first."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def permanents(self, kind: type[OfPermanent]) -> list[ObjectId]:
        """What the events are about, which are all of the class of the first."""
        return [event.permanent for event in self.events if isinstance(event, kind)]

    def beside(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events of a class among those told along."""
        return tuple(event for event in self.aside if isinstance(event, kind))

    def cites(self, *rules: str) -> bool:
        return not frozenset(rules).isdisjoint(self.rules)

    def reason(self, table: Mapping[str, tuple[str, str]]) -> str | None:
        """Why, after the table's first rule that is cited, said of one thing or of several; None when none is."""
        several = len(self.events) > 1
        return next((said[several] for rule, said in table.items() if self.cites(rule)), None)


def passages(trace: Trace[Event], held: Mapping[tuple[Recipient, str], int] | None = None) -> tuple[Passage, ...]:
    """The whole trace as passages, in order; where only steps went by, the last of them. `held` are the counters of a
    kind that a player has before it begins."""
    told = tuple(chain.from_iterable(passages_of(scene) for scene in scenes(trace, held or {})))
    if told:
        return told
    last = [entry for entry in trace if isinstance(entry.event, StepBegan)][-1:]
    return tuple(Passage((entry.event,), entry.rules, entry.moment) for entry in last)


def passages_of(scene: Scene) -> Iterator[Passage]:
    told: list[Told] = []
    opened: set[Resolution] = set()
    for beat in beats(scene.entries):
        spoken = [entry for entry in beat if not silent(scene, entry)]
        told.extend(resolving(scene, completed(scene, each), opened) for each in crowded(merged(spoken)))
    return (replace(each.passage, effect=each.makes_something) for each in summed_up(continued(told)))


def completed(scene: Scene, passage: Passage) -> Passage:
    """With what the sentence needs to know, and the rules of what it tells besides."""
    aside = scene.aside(passage.events, passage.moment)
    rules = dict.fromkeys((*passage.rules, *consequences(scene, (*passage.events, *aside))))
    return replace(passage, aside=aside, rules=tuple(rules), totals=scene.story.totals.get(passage.moment, {}))


def resolving(scene: Scene, passage: Passage, opened: set[Resolution]) -> Told:
    """Say, of the first passage of a resolution, what resolves, and cite what triggered it."""
    within = scene.story.resolutions.get(passage.moment)
    kind = type(passage.first)
    if within is None or kind not in CAUSED or within in opened:
        return Told(passage, within)
    opened.add(within)
    rules = tuple(dict.fromkeys((*passage.rules, *within.rules)))
    return Told(replace(passage, rules=rules, by=() if names_itself(passage, within) else (within.stacked,)), within)


CAUSED = frozenset(
    {
        *(
            BlockRequired,
            RuleImposed,
            CardDiscarded,
            CardDrawn,
            CountersPut,
            CountersRemoved,
            DamageDealt,
            CopiedOnStack,
            Declined,
            TargetsChanged,
            DelayedAbilityMade,
            DelayedTriggerMade,
            ManaPaid,
        ),
        *(CardExiled, CardMilled, CardPutBack, ZonesSearched, LibraryShuffled, PutOnBottom, Scried, ZoneEmptied),
        ExiledReturned,
        *(TopCardsArranged, TopCardsSeen, TopCardUnnamed, UnknownCardsMoved),
        *(BottomOrderLost, LibraryNotKnown, NotCast, PlayAllowed),
        *(Destroyed, DestructionReplaced, DamageEffectBegan, DrewFromEmptyLibrary, EffectBegan, LifeLost, NotDestroyed),
        *(EmblemCreated, Regenerated, RegenerationShieldMade, Sacrificed, Tapped, TokenCreated, Untapped, ZoneChanged),
        *(
            BecameCopy,
            BecamePrepared,
            BecameRenowned,
            BecameSaddled,
            BecameUnprepared,
            DoorChanged,
            LeavingExiles,
            KeptTapped,
            LevelChanged,
            NotExchanged,
            DestinationChanged,
            PhasedOut,
            Transformed,
        ),
        *(CoinFlipped, NextTurnsSkipped, NextPartsSkipped, ExtraTurnsAdded, PhasesAdded, NextTurnControlled),
        *(AttackReselected, BecameAttacking, EnteredAttacking, EnteredBlocking, EnteredOutOfCombat, NothingToEnchant),
        CouldNotMeld,
    }
)
"""What the sentence on it doesn't say who did."""


def names_itself(passage: Passage, within: Resolution) -> bool:
    """Damage names its source, and what goes on an adventure itself."""
    source = within.stacked.card or within.stacked.source
    adventurers = (each.card for each in passage.of(PlayAllowed))
    return source in adventurers or any(each.source == source for each in passage.of(DamageDealt))


def beats(entries: Sequence[Entry[Event]]) -> Iterator[Sequence[Entry[Event]]]:
    """The moments; but what is only said, refusals and choices, has no moment of its own and is taken together."""
    said: list[Entry[Event]] = []
    for moment in Trace(tuple(entries)).moments():
        if isinstance(moment[0].event, ActionRefused | ChoiceMade):
            said.extend(moment)
            continue
        if said:
            yield said
            said = []
        yield moment
    if said:
        yield said


def merged(entries: Iterable[Entry[Event]]) -> list[Passage]:
    """Simultaneous entries by kind and by what their sentence has in common, in order of first appearance."""
    found: dict[Hashable, list[Entry[Event]]] = {}
    for entry in entries:
        found.setdefault((type(entry.event), common(entry)), []).append(entry)
    return [together(group) for group in found.values()]


def together(entries: Sequence[Entry[Event]]) -> Passage:
    cited = dict.fromkeys(rule for entry in entries for rule in entry.rules)
    return Passage(tuple(entry.event for entry in entries), tuple(cited), entries[0].moment)


def common(entry: Entry[Event]) -> Hashable:  # noqa: C901, PLR0912 - one arm for each way of belonging together
    """What simultaneous events of one class must share to be told together; by default, the rules that made them."""
    match entry.event:
        case AttackerDeclared() | BlockerDeclared() | DamageDealt() | Tapped() | EnteredAttacking():
            return None
        case DamageAssigned(source=source):
            return source
        case DamagePrevented(recipient=recipient, by=by) | DamageChanged(recipient=recipient, by=by):
            return recipient, by, entry.rules
        case DamageRedirected(recipient=recipient, onto=onto, by=by):
            return recipient, onto, by, entry.rules
        case DamageReplaced(recipient=holder, kind=kind, by=by):
            return holder, kind, by, entry.rules
        case LifeLost(player=player) | LifeGained(player=player) | CardDrawn(player=player):
            return player, entry.rules
        case (
            CardDiscarded(player=player)
            | CardExiled(player=player)
            | CardMilled(player=player)
            | CardPutBack(player=player)
            | ZoneEmptied(player=player)
            | ExiledReturned(player=player)
        ):
            return player, entry.rules
        case CountersRemoved(kind=kind):
            return kind
        case CountersPut(kind=kind):
            return kind, entry.rules
        case EffectBegan():
            return lasting(entry.event)
        case TokenCreated(token=token):
            return token.controller, token.printed
        case ZoneChanged(origin=origin, destination=destination, tapped=tapped, attached_to=host, melded_with=melded):
            return origin, destination, tapped, host, melded, entry.rules
        case ChoiceMade(player=player, choice=choice, default=default, declined=declined, of=of):
            return player, choice, default, declined, of
        case ActionRefused(action=action):
            return action
        case StepBegan() as step:
            return step
        case _:
            return entry.rules
