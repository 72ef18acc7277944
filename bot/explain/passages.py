"""What one sentence tells: events of one kind that belong together. Owns merging; `silences` knows what is not told.

No language: a passage is data that every language tells in its own words."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, groupby
from typing import TypeVar

from bot.engine.magic.effects import Duration
from bot.engine.magic.events import (
    ActionRefused,
    AttackerDeclared,
    AttackReselected,
    BecameAttacking,
    BecameCopy,
    BecameRenowned,
    BlockerDeclared,
    BlockRequired,
    CardDiscarded,
    CardDrawn,
    CardExiled,
    CardMilled,
    CardPutBack,
    ChoiceMade,
    CopiedOnStack,
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
    DrewFromEmptyLibrary,
    EffectBegan,
    EmblemCreated,
    EnteredAttacking,
    EnteredBlocking,
    EnteredOutOfCombat,
    Event,
    ExtraTurnsAdded,
    LevelChanged,
    LibraryShuffled,
    LifeGained,
    LifeLost,
    ManaPaid,
    NextPartsSkipped,
    NextTurnsSkipped,
    NotDestroyed,
    NothingToEnchant,
    PhasedOut,
    PutOnBottom,
    Regenerated,
    RegenerationShieldMade,
    Resolved,
    RuleImposed,
    Sacrificed,
    Scried,
    StepBegan,
    Tapped,
    TargetsChanged,
    TokenCreated,
    Transformed,
    Untapped,
    ZoneChanged,
    ZoneEmptied,
    ZonesSearched,
)
from bot.engine.magic.identifiers import Recipient
from bot.engine.magic.state import StackedAbility
from bot.engine.trace import Entry, Rule, Rules, Trace
from bot.explain.resolutions import Resolution
from bot.explain.scenes import Scene, scenes
from bot.explain.silences import consequences, silent

CROWD = 4
"""Up to how many passages of a kind a moment tells one by one; more become a single one that counts."""

EventT = TypeVar("EventT", bound=Event)


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
    """Whether it is a part of what a spell or ability does as it resolves (CR 608.2c)."""

    @property
    def first(self) -> Event:
        return self.events[0]

    def of(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events, which are all of the class of the first."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def beside(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events of a class among those told along."""
        return tuple(event for event in self.aside if isinstance(event, kind))

    def cites(self, *rules: str) -> bool:
        return any(Rule(rule) in self.rules for rule in rules)

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


@dataclass(frozen=True, slots=True)
class Told:
    """A passage, and what resolved to make it."""

    passage: Passage
    within: Resolution | None

    @property
    def makes_something(self) -> bool:
        """Not what comes of nothing, nor what only waits for later."""
        return self.within is not None and not isinstance(self.passage.first, NO_EFFECTS)


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


NO_EFFECTS = (ChoiceMade, Declined, DelayedAbilityMade, DelayedTriggerMade, Resolved)

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
        *(Destroyed, DestructionReplaced, DamageEffectBegan, DrewFromEmptyLibrary, EffectBegan, LifeLost, NotDestroyed),
        *(EmblemCreated, Regenerated, RegenerationShieldMade, Sacrificed, Tapped, TokenCreated, Untapped, ZoneChanged),
        *(BecameCopy, BecameRenowned, LevelChanged, DestinationChanged, PhasedOut, Transformed),
        *(NextTurnsSkipped, NextPartsSkipped, ExtraTurnsAdded),
        *(AttackReselected, BecameAttacking, EnteredAttacking, EnteredBlocking, EnteredOutOfCombat, NothingToEnchant),
    }
)
"""What the sentence on it doesn't say who did."""


def names_itself(passage: Passage, within: Resolution) -> bool:
    """Damage names its source."""
    source = within.stacked.card or within.stacked.source
    return any(each.source == source for each in passage.of(DamageDealt))


def continued(told: Iterable[Told]) -> list[Told]:
    """One after the other, what an ability does more than once, or several of one keyword do, is told as one thing."""
    found: list[Told] = []
    for each in told:
        if found and (joined := together_with(found[-1], each)) is not None:
            found[-1] = joined
        else:
            found.append(each)
    return found


def summed_up(told: Iterable[Told]) -> Iterator[Told]:
    """Too many abilities that do the same one after the other are told as one thing, with all of them."""
    for _, run in groupby(told, key=in_a_crowd):
        found = list(run)
        if len(found) > CROWD and in_a_crowd(found[0]) is not None:
            passages = [each.passage for each in found]
            by = tuple(stacked for passage in passages for stacked in passage.by)
            yield Told(replace(gathered(passages), by=by, totals=passages[-1].totals), found[-1].within)
        else:
            yield from found


def in_a_crowd(told: Told) -> Hashable:
    """What many abilities must share to be summed up; None of what is no ability's, or is told of one by one."""
    if told.within is None or told.within.stacked.card is not None:
        return None
    match told.passage.events:
        case (DamageDealt(recipient=recipient),):
            return told.within.keyword, DamageDealt, recipient
        case _:
            alike = same(told.passage)
            return None if alike is None else (told.within.keyword, alike)


def together_with(last: Told, this: Told) -> Told | None:
    one, other = last.passage, this.passage
    if this.within is None or last.within is None or same(one) is None or same(one) != same(other):
        return None
    if last.within == this.within:
        return Told(replace(gathered([one, other]), by=one.by, totals=other.totals), this.within)
    if one.by and other.by and last.within.keyword is not None and last.within.keyword == this.within.keyword:
        return Told(replace(gathered([one, other]), by=(*one.by, *other.by), totals=other.totals), this.within)
    return None


def same(passage: Passage) -> Hashable:
    """What passages of one class must share to be continued; None where nothing continues."""
    match passage.first:
        case EffectBegan():
            return EffectBegan, lasting(passage.first)
        case LifeLost(player=player) | CardDrawn(player=player):
            return type(passage.first), player
        case LifeGained(player=player):
            return LifeGained, player, passage.cites("702.15b")
        case (
            CardDiscarded(player=player)
            | CardExiled(player=player)
            | CardMilled(player=player)
            | CardPutBack(player=player)
        ):
            return type(passage.first), player
        case CountersPut(kind=kind):
            return CountersPut, kind
        case TokenCreated(token=token):
            return TokenCreated, token.controller, token.printed
        case Sacrificed():
            return Sacrificed
        case _:
            return None


def lasting(event: EffectBegan) -> Hashable:
    """CR 611.2a-b: how long, and where it matters of what source and for whom."""
    if event.duration in {Duration.END_OF_TURN, Duration.END_OF_COMBAT, Duration.PERMANENT}:
        return event.duration
    return event.duration, event.source, event.controller


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
        case ZoneChanged(origin=origin, destination=destination, tapped=tapped, attached_to=host):
            return origin, destination, tapped, host, entry.rules
        case ChoiceMade(player=player, choice=choice, default=default, declined=declined):
            return player, choice, default, declined
        case ActionRefused(action=action):
            return action
        case StepBegan() as step:
            return step
        case _:
            return entry.rules


CROWDING = frozenset(
    {DamageAssigned, DamageChanged, DamagePrevented, DamageRedirected, DamageReplaced, LifeGained, ChoiceMade}
)
"""The kinds of which a moment can have a passage for each creature."""


def crowded(found: Sequence[Passage]) -> Iterator[Passage]:
    """Make one passage of too many of a kind, so that a hundred creatures fit into a sentence."""
    numbers = Counter(type(passage.first) for passage in found)
    done: set[type[Event]] = set()
    for passage in found:
        kind = type(passage.first)
        if numbers[kind] <= CROWD or kind not in CROWDING:
            yield passage
        elif kind not in done:
            done.add(kind)
            yield gathered([each for each in found if isinstance(each.first, kind)])


def gathered(found: Sequence[Passage]) -> Passage:
    cited = dict.fromkeys(rule for passage in found for rule in passage.rules)
    events, aside = (tuple(chain.from_iterable(each)) for each in ((p.events for p in found), (p.aside for p in found)))
    return Passage(events, tuple(cited), found[0].moment, aside)
