"""What a verdict says, point by point in the order in which it is said; each language has a row for each point.

What is worth saying, and what counts before what, is decided here; knows no words."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import Any, Protocol, TypeAlias

from bot.engine.magic import events as ev
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import PlayerId, Recipient
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class
from bot.explain.names import Names
from bot.explain.summary import Verdict
from bot.explain.summary_changes import Change, Gone

CROWD = 3
"""From how many on one player's dead are counted."""

ALIKE = 10
"""Up to how many of one name are told as such all the same."""


class Point(Enum):
    """What can be said of an outcome, with what it is said of."""

    LOOP = auto()
    DEAD = auto()
    """Objects."""
    MANY_DEAD = auto()
    LEGENDS = auto()
    """Those of one player that the legend rule put into the graveyard."""
    GONE = auto()
    """Objects of one zone, the zone, and the players who lost some where other players kept theirs."""
    GONE_AT_A_COST = auto()
    """One object that lost counters by which it went: the change, and the zone."""
    MOVED = auto()
    RETURNED = auto()
    SURVIVED = auto()
    REGENERATED = auto()
    TOTAL = auto()
    COUNTERS = auto()
    """A kind, how many more or fewer, and who."""
    CREATED = auto()
    ENTERED = auto()
    HIDDEN = auto()
    COPY = auto()
    TURNED = auto()
    MELDED = auto()
    PHASED_OUT = auto()
    TAKEN = auto()
    STANDING = auto()
    IDLE = auto()
    COUNTERED = auto()
    SPEED = auto()
    BLESSED = auto()
    MONARCH = auto()
    RESTARTED = auto()
    LOST = auto()
    """A reason, and the players."""
    UNBEATEN = auto()
    NOT_WON = auto()
    WON = auto()
    DRAWN = auto()
    """Whether it would go on for ever."""
    RESIZED = auto()


PointTable: TypeAlias = Mapping[Point, Callable[[Any, Names], str]]
"""What tells each point; that none is missing is proven by a test."""


def rows_of_verbs(
    verbs: Mapping[Point, tuple[str, str]], tell: Callable[[Names, Sequence[Recipient], str, str], str]
) -> PointTable:
    """Return the rows of the points that say of somebody or something what it does; `tell` puts who before the verb."""
    return {point: partial(tell_with_verb, tell, *forms) for point, forms in verbs.items()}


def tell_with_verb(
    tell: Callable[[Names, Sequence[Recipient], str, str], str],
    singular: str,
    plural: str,
    who: Sequence[Recipient],
    names: Names,
) -> str:
    return tell(names, who, singular, plural)


class VerdictWords(Protocol):
    """What a language says around the points of a verdict."""

    TELL_POINT: PointTable
    INSTEAD: Mapping[ev.TriedAction, str]
    """How what comes of an illegal act that was reversed (CR 733.1) is to be understood."""
    APART: str
    """Where it is what nobody disputes."""
    NO_X: str
    """Where an X is 0, whether somebody said so or nobody said what it is."""
    NOTHING_DIES: str
    NOTHING_HAPPENS: str

    def sentence_of_illegal(self, refused: Sequence[Refusal], names: Names, *, denied: bool) -> str: ...
    def sentence_of_points(self, told: Sequence[str], condition: str) -> str: ...
    def sentence_of_unknown(self, unknown: Sequence[fx.Aspect]) -> str: ...


@record_class
class ToldVerdict:
    """The first line, and what else happened beside what it says."""

    first: str
    rest: str = ""
    nothing: bool = False
    """Whether it only says that nothing happened."""

    @property
    def whole(self) -> str:
        return f"{self.first} {self.rest}" if self.rest else self.first


def tell_verdict(told: Verdict, names: Names, words: VerdictWords, *, denied: bool = False) -> ToldVerdict:
    """Tell what was illegal, and apart from it what happened: who died, who survived, and the totals. With `denied` it
    answers a question with no."""
    points = [words.TELL_POINT[point](what, names) for point, what in points_of_verdict(told, names)]
    refused = [each for each in told.illegal if not (denied and is_told_gone(each, told))]
    illegal = words.sentence_of_illegal(refused, names, denied=denied) if refused else ""
    nothing = not (points or told.unknown or illegal)
    if nothing:
        points = [words.NOTHING_DIES if told.fought else words.NOTHING_HAPPENS]
    condition = words.NO_X if told.without_x else ""
    if illegal:
        condition = words.INSTEAD.get(told.tried or ev.TriedAction.OTHER, words.APART)
    happened = [words.sentence_of_points(points, condition)] if points else []
    if told.unknown:
        happened.append(words.sentence_of_unknown(told.unknown))
    rest = " ".join(happened)
    return ToldVerdict(illegal, rest) if illegal else ToldVerdict(rest, nothing=nothing)


def is_told_gone(refused: Refusal, told: Verdict) -> bool:
    """Whether something is refused because it is gone, which the verdict says."""
    gone = {each for left in told.gone for each in left.objects}
    return refused.kind is RefusalKind.NOT_ON_BATTLEFIELD and refused.subject in gone


def points_of_verdict(told: Verdict, names: Names) -> Iterator[tuple[Point, Any]]:
    """Yield what is said, in order: what happened, or where that was nothing what a few creatures became."""
    if not told.is_more_than_sizes:
        if len(told.resized) < CROWD:
            yield from ((Point.RESIZED, each) for each in told.resized)
        return
    yield from ((Point.LOOP, each) for each in told.loops)
    yield from points_of_departures(told, names)
    yield from ((Point.RETURNED, each) for each in told.returned)
    yield from some(Point.SURVIVED, told.survived)
    yield from some(Point.REGENERATED, told.regenerated)
    away = {each for gone in told.gone for each in gone.objects}
    yield from ((Point.TOTAL, each) for each in join_changes(each for each in told.changes if each.who not in away))
    yield from points_of_counters(told)
    yield from ((Point.CREATED, each) for each in told.created)
    yield from ((Point.ENTERED, each) for each in told.entered)
    yield from some(Point.HIDDEN, told.hidden)
    yield from some(Point.PHASED_OUT, told.phased_out)
    for point, things in (
        *((Point.COPY, told.copies), (Point.TURNED, told.turned), (Point.MELDED, told.melded)),
        *((Point.TAKEN, told.taken), (Point.STANDING, told.standing)),
    ):
        yield from ((point, each) for each in things)
    yield from some(Point.IDLE, told.idle)
    yield from some(Point.COUNTERED, told.countered)
    yield from ((Point.SPEED, each) for each in told.speeds)
    yield from some(Point.BLESSED, told.blessed)
    yield from some(Point.MONARCH, told.monarch)
    yield from points_of_ending(told)


def some(point: Point, things: Sequence[Any]) -> Iterator[tuple[Point, Any]]:
    """Yield the point of all of them together, if there are any."""
    if things:
        yield point, things


def points_of_departures(told: Verdict, names: Names) -> Iterator[tuple[Point, Any]]:
    """Yield who died, then what went elsewhere, by zone, and where it went from there."""
    given_up = [
        left for left in told.gone if left.legends and len({each.noun for each in names.parts(left.objects)}) == 1
    ]
    gone = [left for left in told.gone if left not in given_up]
    yield from some(Point.DEAD, [each for left in gone if left.died and is_few(left, names) for each in left.objects])
    yield from ((Point.MANY_DEAD, left) for left in gone if left.died and not is_few(left, names))
    yield from ((Point.LEGENDS, left) for left in given_up)
    together: dict[Any, list[Recipient]] = {}
    losers: dict[Any, list[PlayerId]] = {}
    for left in (each for each in gone if not each.died):
        cost = [each for each in told.changes if each.who in left.objects]
        if len(left.objects) == len(cost) == 1:
            yield Point.GONE_AT_A_COST, (cost[0], left.destination)
        else:
            together.setdefault(left.destination, []).extend(left.objects)
            losers.setdefault(left.destination, []).append(left.controller)
    for zone, objects in together.items():
        whose = losers[zone] if len(losers[zone]) > 1 and are_some_namesakes(objects, names) else ()
        yield Point.GONE, (objects, zone, whose)
    yield from ((Point.MOVED, each) for each in told.moved)


def are_some_namesakes(objects: Sequence[Recipient], names: Names) -> bool:
    """Whether they are counted, and others of their name are still there."""
    parts = names.parts(objects)
    return len(parts) == 1 and parts[0].count > 1 and not parts[0].every


def is_few(left: Gone, names: Names) -> bool:
    """Whether one player's dead are named: each of a few, or all of one name together."""
    number = len(left.objects)
    return number < CROWD or (number <= ALIKE and len(names.parts(left.objects)) == 1)


def join_changes(changes: Iterable[Change]) -> Iterator[Change]:
    """Yield the changes of totals, those of several players that are the same as one."""
    together: dict[Change, list[Change]] = {}
    for each in changes:
        together.setdefault(
            replace(each, who=PlayerId(""), mates=()) if isinstance(each.who, PlayerId) else each, []
        ).append(each)
    for same in together.values():
        first, *mates = (who for each in same for who in each.whose)
        players = tuple(each for each in mates if isinstance(each, PlayerId))
        yield same[0] if len(same) == 1 else replace(same[0], who=first, mates=players, several=True)


def points_of_counters(told: Verdict) -> Iterator[tuple[Point, Any]]:
    """Yield who has more or fewer counters that are no totals, those with the same change together."""
    found: dict[tuple[str, int], list[Recipient]] = {}
    for each in told.counters:
        found.setdefault((each.kind, each.after - each.before), []).append(each.who)
    yield from ((Point.COUNTERS, (kind, difference, who)) for (kind, difference), who in found.items())


def points_of_ending(told: Verdict) -> Iterator[tuple[Point, Any]]:
    """Yield how the game ended, or that another one began; a life total that is told and a winner speak for
    themselves."""
    if told.restarted:
        yield Point.RESTARTED, None
    spent = {who for change in told.changes for who in change.whose}
    for why, players in told.losers:
        if told.winner is None or why is not LossReason.LIFE or not spent.issuperset(players):
            yield Point.LOST, (why, players)
    yield from ((Point.UNBEATEN, each) for each in told.unbeaten)
    yield from ((Point.NOT_WON, each) for each in told.not_won)
    if told.winner is not None:
        yield Point.WON, told.winner
    if told.drawn:
        yield Point.DRAWN, told.endless
