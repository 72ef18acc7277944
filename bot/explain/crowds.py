"""Many that do the same are told as one: passages of a moment, and those of abilities that resolve one after the other.

Owns when that is, and what they must share; what one passage tells is owned by `passages`. No language."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain, groupby

from bot.engine.magic import events as ev
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class
from bot.explain.number_changes import NumberChanged, ways_of_change
from bot.explain.passages import Passage
from bot.explain.resolutions import Resolution

CROWD = 4
"""Up to how many passages of a kind a moment tells one by one; more become a single one that counts."""


@record_class
class ToldPassage:
    """A passage, and what resolved to make it."""

    passage: Passage
    within: Resolution | None

    @property
    def makes_something(self) -> bool:
        """Not what comes of nothing, nor what only waits for later; of what resolves nothing, special actions."""
        first = self.passage.first
        return isinstance(first, SPECIAL_ACTIONS) or (self.within is not None and not isinstance(first, NO_EFFECTS))


NO_EFFECTS = (ev.ChoiceMade, ev.Declined, ev.DelayedAbilityMade, ev.DelayedTriggerMade, ev.Resolved)

SPECIAL_ACTIONS = (ev.CardSetAside, ev.DoorChanged, ev.TurnedFaceUp)
"""CR 116.2b, f, m: what a player does without the stack and no total tells of."""


def join_continued(told: Iterable[ToldPassage]) -> list[ToldPassage]:
    """One after the other, what an ability does more than once, or several of one keyword do, is told as one thing."""
    found: list[ToldPassage] = []
    for each in told:
        if found and (joined := join_continuation(found[-1], each)) is not None:
            found[-1] = joined
        else:
            found.append(each)
    return found


def sum_up_crowds(told: Iterable[ToldPassage]) -> Iterator[ToldPassage]:
    """Too many abilities that do the same one after the other are told as one thing, with all of them; what each of
    them does in several sentences, sentence by sentence."""
    for _, run in groupby(whole_resolutions(sum_up_repeated(told)), key=lambda act: tuple(map(key_of_crowd, act))):
        acts = list(run)
        if len(acts) > CROWD and None not in map(key_of_crowd, acts[0]):
            yield from (merge_told([act[place] for act in acts]) for place in range(len(acts[0])))
        else:
            yield from chain.from_iterable(acts)


def sum_up_repeated(told: Iterable[ToldPassage]) -> Iterator[ToldPassage]:
    """Too many in a row that tell the same, made one."""
    for _, run in groupby(told, key=key_of_crowd):
        found = list(run)
        yield from [merge_told(found)] if len(found) > CROWD and key_of_crowd(found[0]) is not None else found


def whole_resolutions(told: Iterable[ToldPassage]) -> Iterator[tuple[ToldPassage, ...]]:
    """All that is told of each resolution."""
    return (tuple(run) for _, run in groupby(told, key=lambda each: each.within))


def merge_told(found: Sequence[ToldPassage]) -> ToldPassage:
    """What several things do, told as one thing, with all of them."""
    passages = [each.passage for each in found]
    by = tuple(stacked for passage in passages for stacked in passage.by)
    return ToldPassage(changed(gather_passages(passages), by=by, totals=passages[-1].totals), found[-1].within)


def key_of_crowd(told: ToldPassage) -> Hashable:
    """What many abilities must share to be summed up; None of what is no ability's, or is told of one by one."""
    if told.within is None or told.within.stacked.card is not None:
        return None
    match told.passage.events:
        case (ev.DamageDealt(recipient=recipient),):
            return told.within.keyword, ev.DamageDealt, recipient
        case (ev.ChoiceMade(player=player, choice=choice, default=default, declined=declined, of=of), *_):
            return ev.ChoiceMade, player, choice, default, declined, of
        case (ev.CountersChanged() | ev.AmountChanged(), *_):
            return ways_of_change(told.passage.events)
        case _:
            alike = key_of_continuation(told.passage)
            return None if alike is None else (told.within.keyword, alike)


def join_continuation(last: ToldPassage, this: ToldPassage) -> ToldPassage | None:
    one, other = last.passage, this.passage
    if (
        this.within is None
        or last.within is None
        or key_of_continuation(one) is None
        or key_of_continuation(one) != key_of_continuation(other)
    ):
        return None
    if last.within == this.within:
        return ToldPassage(changed(gather_passages([one, other]), by=one.by, totals=other.totals), this.within)
    if one.by and other.by and last.within.keyword is not None and last.within.keyword == this.within.keyword:
        return ToldPassage(
            changed(gather_passages([one, other]), by=(*one.by, *other.by), totals=other.totals), this.within
        )
    return None


def key_of_continuation(passage: Passage) -> Hashable:
    """What passages of one class must share to be continued; None where nothing continues."""
    match passage.first:
        case ev.EffectBegan():
            return ev.EffectBegan, key_of_duration(passage.first)
        case ev.LifeLost(player=player) | ev.CardDrawn(player=player):
            return type(passage.first), player
        case ev.LifeGained(player=player):
            return ev.LifeGained, player, Reason.LIFELINK in passage.why
        case (
            ev.CardDiscarded(player=player)
            | ev.CardExiled(player=player)
            | ev.CardMilled(player=player)
            | ev.CardPutBack(player=player)
        ):
            return type(passage.first), player
        case ev.CountersPut(kind=kind):
            return ev.CountersPut, kind
        case ev.TokenCreated(token=token):
            return ev.TokenCreated, token.controller, token.printed
        case ev.Sacrificed():
            return ev.Sacrificed
        case _:
            return None


def key_of_duration(event: ev.EffectBegan) -> Hashable:
    """CR 611.2a-b: how long, and where it matters of what source and for whom."""
    if event.duration in {fx.Duration.END_OF_TURN, fx.Duration.END_OF_COMBAT, fx.Duration.PERMANENT}:
        return event.duration
    return event.duration, event.source, event.controller


CROWDING = frozenset(
    {
        *(
            ev.DamageAssigned,
            ev.DamageChanged,
            ev.DamagePrevented,
            ev.DamageRedirected,
            ev.DamageReplaced,
            ev.LifeGained,
            ev.ChoiceMade,
        ),
        *(ev.CountersChanged, ev.AmountChanged),
    }
)
"""The kinds of which a moment can have a passage, or an event, for each creature, or for each of many effects."""


def join_crowds(found: Sequence[Passage]) -> Iterator[Passage]:
    """Make one passage of too many of a kind, so that a hundred creatures fit into a sentence."""
    if sum(len(passage.events) for passage in found) <= CROWD:
        yield from found
        return
    numbers = Counter(kind for passage in found for kind in crowd_counts(passage))
    done: set[type[ev.Event]] = set()
    for passage in found:
        kind = type(passage.first)
        if numbers[kind] <= CROWD or kind not in CROWDING:
            yield passage
        elif kind not in done:
            done.add(kind)
            yield gather_passages([each for each in found if isinstance(each.first, kind)])


def crowd_counts(passage: Passage) -> Sequence[type[ev.Event]]:
    """What makes a crowd: passages; but of changes of numbers, of which one passage tells several, the changes."""
    kind = type(passage.first)
    return [kind] * len(passage.events) if isinstance(passage.first, NumberChanged) else [kind]


def gather_passages(found: Sequence[Passage]) -> Passage:
    cited = dict.fromkeys(rule for passage in found for rule in passage.rules)
    events, aside = (tuple(chain.from_iterable(each)) for each in ((p.events for p in found), (p.aside for p in found)))
    why = dict.fromkeys(reason for passage in found for reason in passage.why)
    return changed(found[0], events=events, rules=tuple(cited), aside=aside, why=tuple(why))
