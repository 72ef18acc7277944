"""Random combats for the properties: small enough to be enumerated by hand."""

from dataclasses import dataclass

from hypothesis import strategies as st

from bot.engine.magic.scenario import Action, Scenario
from tests.engine.magic.table import attack, block, duel


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
    """Attackers `a0`…, blockers `b0`… (each may block any number), and Bob's planeswalker `jace`."""

    attackers: tuple[Fighter, ...]
    blockers: tuple[Fighter, ...]
    loyalty: int = 3

    def scenario(
        self, *then: Action, attackers: list[int] | None = None, blockers: list[int] | None = None
    ) -> Scenario:
        """The combat; `attackers` and `blockers` are the orders in which they are listed and declared."""
        first = list(range(len(self.attackers))) if attackers is None else attackers
        second = list(range(len(self.blockers))) if blockers is None else blockers
        declared = attack(*(f"a{number}>{self.attackers[number].at}" for number in first))
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

    def blockers_of(self, attacker: int) -> list[int]:
        return [number for number, blocker in enumerate(self.blockers) if attacker in blocker.fights]


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
        return st.builds(Fight, st.just(tuple(attackers)), blockers.map(tuple), st.integers(1, 3))

    return st.lists(fighters(attacking, power, at), min_size=1, max_size=most).flatmap(with_blockers)


TRAMPLERS = fights(("trample", "deathtouch"), ("indestructible", "deathtouch"), power=3, at=("Bob",))
"""Combats in one damage step with nothing but a player to attack, for questions about divisions."""

RAIDERS = fights(
    ("trample", "trample-over-planeswalkers", "deathtouch"), ("indestructible",), power=3, at=("jace", "jace", "Bob")
)
"""The same around a planeswalker."""

BRAWLS = fights(
    ("trample", "deathtouch", "lifelink", "first-strike", "double-strike", "indestructible", "green", "vigilance"),
    ("deathtouch", "lifelink", "first-strike", "double-strike", "indestructible", "protection-from-green", "shielded"),
    most=4,
    power=5,
)
"""Combats with a bit of everything."""
