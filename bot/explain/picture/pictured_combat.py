"""A combat as data for its picture: who fights whom for how much in which step, and fights in parts that have room.

Knows no rule and no shape."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.explain.picture.sheet import Fate, ToldLine

COLUMNS = 6
"""How many creatures stand beside each other."""
MOST_CROSSING = 8
"""How many may share each other's blockers so that their arrows can still be followed."""
THROUGH = 0.55
"""How wide the way past the blockers is, in cards."""

Kind: TypeAlias = Literal["player", "planeswalker", "battle"]


@dataclass(frozen=True, slots=True)
class PicturedStrike:
    """Damage of one step: `step` is 1 or 2 where there are two, else 0. `times` many deal it each."""

    amount: int
    step: int = 0
    prevented: bool = False
    times: int = 1

    @property
    def text(self) -> str:
        return str(self.amount) if self.times == 1 else f"{self.times} × {self.amount}"


Strikes: TypeAlias = tuple[PicturedStrike, ...]


@dataclass(frozen=True, slots=True)
class PicturedFighter:
    """A creature, or `count` that are alike. `keywords` are pairs of a keyword and its name; `word` says where it goes
    or what saved it; `note` is a line of its own, such as who acts from outside."""

    name: str
    size: str = ""
    shorter: str = ""
    keywords: tuple[tuple[str, str], ...] = ()
    counters: tuple[str, ...] = ()
    damage: int = 0
    fate: Fate = "stays"
    word: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class PicturedTarget:
    """What is attacked; `totals` are its life, or its loyalty or defense, and poison, before and after."""

    name: str
    kind: Kind
    before: int | None = None
    after: int | None = None
    poison: tuple[int, int] | None = None
    gone: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class PicturedEdge:
    """Who blocks whom within a fight, by their places, and what they deal each other."""

    attacker: int
    blocker: int
    dealt: Strikes = ()
    suffered: Strikes = ()


@dataclass(frozen=True, slots=True)
class PicturedFight:
    """Attackers that share blockers, with these; `hits` is what each attacker deals to what it attacks, by its place.

    `target` is the place of that among the targets."""

    attackers: tuple[PicturedFighter, ...]
    blockers: tuple[PicturedFighter, ...]
    edges: tuple[PicturedEdge, ...]
    hits: tuple[tuple[int, Strikes], ...]
    target: int | None = None
    again: Literal["", "attacker", "blocker"] = ""
    """Which of them was shown already, in the band above."""


@dataclass(frozen=True, slots=True)
class Words:
    """What the legend says."""

    dies: str
    prevented: str
    first: str
    marked: str
    again: str
    leaves: str


@dataclass(frozen=True, slots=True)
class PicturedCombat:
    """`attacking` is whose creatures attack, with life before and after; `rest` is what is said in words."""

    fights: tuple[PicturedFight, ...]
    targets: tuple[PicturedTarget, ...]
    attacking: PicturedTarget
    words: Words
    rest: tuple[ToldLine, ...] = ()
    alt: str = ""


def fighters_of(fight: PicturedFight) -> tuple[PicturedFighter, ...]:
    return (*fight.attackers, *fight.blockers)


def columns_of(fight: PicturedFight) -> float:
    """How many cards wide a fight is."""
    return max(len(fight.attackers), len(fight.blockers), 1) + (THROUGH if has_way_through(fight) else 0)


def has_way_through(fight: PicturedFight) -> bool:
    """Whether damage goes past blockers on a way of its own; where several attackers share them it goes behind them."""
    return bool(fight.blockers) and len(fight.attackers) == 1 and any(strikes for _, strikes in fight.hits)


def split_fight(fight: PicturedFight) -> Iterator[PicturedFight]:
    """Yield the fight in parts that have room: who faces too many is shown again above or below the others."""
    most = COLUMNS - (1 if has_way_through(fight) else 0)
    if max(len(fight.attackers), len(fight.blockers)) <= most:
        yield fight
        return
    if len(fight.attackers) == 1:
        for at in range(0, len(fight.blockers), most):
            here = range(at, min(at + most, len(fight.blockers)))
            edges = tuple(
                PicturedEdge(0, each.blocker - at, each.dealt, each.suffered)
                for each in fight.edges
                if each.blocker in here
            )
            blockers = tuple(fight.blockers[each] for each in here)
            part = replace(fight, blockers=blockers, edges=edges)
            yield replace(part, hits=(), again="attacker") if at else part
    elif len(fight.blockers) == 1:
        for at in range(0, len(fight.attackers), most):
            here = range(at, min(at + most, len(fight.attackers)))
            edges = tuple(
                PicturedEdge(each.attacker - at, 0, each.dealt, each.suffered)
                for each in fight.edges
                if each.attacker in here
            )
            hits = tuple((attacker - at, strikes) for attacker, strikes in fight.hits if attacker in here)
            attackers = tuple(fight.attackers[each] for each in here)
            yield PicturedFight(attackers, fight.blockers, edges, hits, fight.target, "blocker" if at else "")
    else:
        yield fight


def is_crossing(fight: PicturedFight) -> bool:
    """Whether several attackers share several blockers."""
    return len(fight.attackers) > 1 and len(fight.blockers) > 1


def strikes_of(fight: PicturedFight) -> Iterator[PicturedStrike]:
    """All damage of a fight."""
    for edge in fight.edges:
        yield from (*edge.dealt, *edge.suffered)
    for _, strikes in fight.hits:
        yield from strikes
