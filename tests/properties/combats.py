"""Random combats for the properties: small enough to be enumerated by hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from hypothesis import strategies as st

from bot.engine.magic.asking.scenario import Action, Scenario
from tests.engine.magic.tables.shields import CAROM, CIRCLE, FOG, NO_PREVENTION, salve
from tests.engine.magic.tables.spells import cast
from tests.engine.magic.tables.table import attack, block, duel
from tests.engine.magic.tables.words import BOB


@dataclass(frozen=True)
class Fighter:
    """An attacker or blocker in words; `fights` are the indices of the attackers that a blocker blocks."""

    power: int
    toughness: int
    damage: int = 0
    words: tuple[str, ...] = ()
    at: str = "Bob"
    fights: tuple[int, ...] = ()

    def written(self, object_id: str) -> str:
        return f"{object_id} {self.power}/{self.toughness} damage:{self.damage} {' '.join(self.words)}"


@dataclass(frozen=True)
class Fight:
    """Attackers `a0`…, blockers `b0`… (each may block any number), and Bob's planeswalker `jace`; `bands` are of the
    indices of attackers."""

    attackers: tuple[Fighter, ...]
    blockers: tuple[Fighter, ...]
    loyalty: int = 3
    bands: tuple[tuple[int, ...], ...] = ()

    def scenario(self, *then: Action) -> Scenario:
        """The combat, and what comes after it."""
        first, second = range(len(self.attackers)), range(len(self.blockers))
        bands = [" ".join(f"a{number}" for number in first if number in band) for band in self.bands]
        declared = attack(*(f"a{number}>{self.attackers[number].at}" for number in first), bands=bands)
        blocks = block(
            *(
                f"b{number}>{'+'.join(f'a{each}' for each in first if each in fights)}"
                for number in second
                if (fights := self.blockers[number].fights)
            )
        )
        alice = ", ".join(self.attackers[number].written(f"a{number}") for number in first)
        bob = ", ".join(f"{self.blockers[number].written(f'b{number}')} blocks-any" for number in second)
        return duel(alice, f"{bob}, jace walker:{self.loyalty}", declared, blocks, *then)

    def fighters(self) -> dict[str, Fighter]:
        """Everybody by id."""
        attackers = {f"a{number}": each for number, each in enumerate(self.attackers)}
        return attackers | {f"b{number}": each for number, each in enumerate(self.blockers)}

    def blockers_of(self, attacker: int) -> list[int]:
        """CR 702.22h: those that block it, or another one of its band."""
        together = {attacker, *(mate for band in self.bands if attacker in band for mate in band)}
        return [number for number, blocker in enumerate(self.blockers) if together.intersection(blocker.fights)]

    def blocked_by(self, blocker: int) -> list[int]:
        return [number for number, _ in enumerate(self.attackers) if blocker in self.blockers_of(number)]


def banded(fighters: Sequence[Fighter]) -> bool:
    """CR 702.22j-k: one has banding, or one bands with other legendary creatures and another one is legendary."""
    words = [" ".join(each.words).split() for each in fighters]
    lords = [each for each in words if "bands-with-legendary" in each]
    return any("banding" in each for each in words) or (bool(lords) and sum("legendary" in each for each in words) > 1)


def is_band(fighters: Sequence[Fighter]) -> bool:
    """CR 702.22c-d: whether these attackers may be declared as one band."""
    words = [" ".join(each.words).split() for each in fighters]
    without = sum("banding" not in each for each in words)
    legends = all("legendary" in each for each in words) and any("bands-with-legendary" in each for each in words)
    return len({each.at for each in fighters}) == 1 and ((without < len(words) and without <= 1) or legends)


@st.composite
def bands_of(draw: st.DrawFn, attackers: Sequence[Fighter]) -> tuple[tuple[int, ...], ...]:
    """Disjoint bands among those that may be declared, or none."""
    numbers = range(len(attackers))
    possible = [
        band
        for size in numbers[1:]
        for band in combinations(numbers, size + 1)
        if is_band([attackers[number] for number in band])
    ]
    bands: list[tuple[int, ...]] = []
    for band in draw(st.permutations(possible)) if possible else ():
        if draw(st.booleans()) and not any(set(band).intersection(other) for other in bands):
            bands.append(band)
    return tuple(bands)


@st.composite
def fighters(draw: st.DrawFn, words: tuple[str, ...], power: int, at: tuple[str, ...], fights: int = 0) -> Fighter:
    toughness = draw(st.integers(1, 4))
    return Fighter(
        draw(st.integers(0, power)),
        toughness,
        draw(st.integers(0, toughness - 1)),
        tuple(draw(st.lists(st.sampled_from(words), max_size=3, unique=True))),
        draw(st.sampled_from(at)),
        tuple(draw(st.lists(st.integers(0, fights - 1), unique=True, max_size=fights))) if fights else (),
    )


def fights(
    attacking: tuple[str, ...],
    blocking: tuple[str, ...],
    *,
    most: int = 3,
    power: int = 4,
    at: tuple[str, ...] = ("Bob", "jace"),
) -> st.SearchStrategy[Fight]:
    """Combats of at most `most` attackers and blockers with some of these words."""

    def with_blockers(attackers: list[Fighter]) -> st.SearchStrategy[Fight]:
        blockers = st.lists(fighters(blocking, power, at, len(attackers)), max_size=most)
        return st.builds(
            Fight, st.just(tuple(attackers)), blockers.map(tuple), st.integers(1, 3), bands_of(tuple(attackers))
        )

    return st.lists(fighters(attacking, power, at), min_size=1, max_size=most).flatmap(with_blockers)


BANDING = ("banding", "banding", "legendary", "legendary bands-with-legendary")

TRAMPLERS = fights(
    ("trample", "deathtouch", *BANDING), ("indestructible", "deathtouch", *BANDING), power=3, at=("Bob",)
)
"""Combats in one damage step with nothing but a player to attack, for questions about divisions."""

RAIDERS = fights(
    ("trample", "trample-over-planeswalkers", "deathtouch", "banding"),
    ("indestructible", "banding"),
    power=3,
    at=("jace", "jace", "Bob"),
)
"""The same around a planeswalker."""

COMMON = ("deathtouch", "lifelink", "first-strike", "double-strike", "indestructible", *BANDING)

BRAWLS = fights(
    ("trample", "green", "vigilance", *COMMON), ("protection-from-green", "shielded", *COMMON), most=4, power=5
)
"""Combats with a bit of everything."""

CHANGED = st.tuples(
    fights(
        (
            "trample",
            "deathtouch",
            "lifelink",
            "double-strike",
            "doubles",
            "adds-one",
            "furnace",
            "halves",
            "unpreventable",
        ),
        (
            "guards",
            "guards-all",
            "hydra",
            "phantom",
            "blunts-one",
            "takes-one",
            "shielded",
            "at-most-three",
            "first-strike",
        ),
        power=5,
    ),
    st.lists(
        st.sampled_from(
            [
                *(cast(salve(number), target, by=BOB) for number in (1, 3) for target in ("Bob", "jace", "a0")),
                *(
                    cast(CAROM, first, second, by=BOB)
                    for first, second in (("Bob", "jace"), ("jace", "a0"), ("a0", "Bob"))
                ),
                *(cast(each, by=BOB) for each in (CIRCLE, NO_PREVENTION, FOG)),
            ]
        ),
        max_size=3,
    ),
)
"""Combats in which damage is doubled, redirected and prevented, and what Bob casts before."""
