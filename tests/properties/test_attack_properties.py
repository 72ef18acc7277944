"""Which attacks are legal (CR 508.1c-d), compared with trying all of them; the rules are written out here again."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.combat.attack_requirements import attack_faults, default_attack, nearest_attack, why_in_no_attack
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.table.game_state import GameState
from tests.engine.magic.tables.spells import with_carol
from tests.engine.magic.tables.table import duel
from tests.engine.magic.tables.words import BOB, CAROL
from tests.examples import examples

often = settings(max_examples=examples(250), derandomize=True, database=None)

JACE = ObjectId("jace")
ATTACKED: Sequence[Recipient] = (BOB, CAROL, JACE)
ALONE = ("cant-attack-alone", "needs-two", "needs-stronger")
REQUIRED = ("must-attack", "must-attack-bob", "must-attack-carol", "must-attack-jace")
WORDS = ("", "", "cant-attack", "costly", *ALONE, *REQUIRED)
BOBS = ("", "", "taxes", "own-moat", "one-attacks-me", "attack-me", "goads", "one-attacks", "two-attack")
CAROLS = ("", "", "taxes", "attack-another", "goads", "one-attacks-me")

Declared = Mapping[ObjectId, Recipient]


@dataclass(frozen=True)
class Table:
    """Alice's creatures, each a word or two and a power, and what Bob's and Carol's enchantments say."""

    creatures: tuple[tuple[str, int], ...]
    bob: tuple[str, ...]
    carol: str

    @property
    def state(self) -> GameState:
        alice = ", ".join(f"c{number} {power}/1 {words}" for number, (words, power) in enumerate(self.creatures))
        bob = ", ".join(f"b{number} enchantment {word}" for number, word in enumerate(self.bob))
        scenario = duel(alice, f"jace walker:3, {bob}")
        return starting_state(with_carol(scenario, f"law enchantment {self.carol}"))

    @property
    def names(self) -> list[ObjectId]:
        return [ObjectId(f"c{number}") for number in range(len(self.creatures))]

    def words(self, creature: ObjectId) -> list[str]:
        return self.creatures[int(creature[1:])][0].split()

    def power(self, creature: ObjectId) -> int:
        return self.creatures[int(creature[1:])][1]

    # The rules, one by one.

    def declarations(self) -> Iterator[Declared]:
        """Those that no restriction forbids (CR 508.1c)."""
        for chosen in product((None, *ATTACKED), repeat=len(self.creatures)):
            declared = {name: at for name, at in zip(self.names, chosen, strict=True) if at is not None}
            if self.is_allowed(declared):
                yield declared

    def is_allowed(self, declared: Declared) -> bool:
        most = min([1] * self.bob.count("one-attacks") + [2] * self.bob.count("two-attack") + [len(declared)])
        at_bob = sum(at == BOB for at in declared.values())
        at_carol = sum(at == CAROL for at in declared.values())
        return (
            len(declared) <= most
            and not ("one-attacks-me" in self.bob and at_bob > 1)
            and not (self.carol == "one-attacks-me" and at_carol > 1)
            and not ("own-moat" in self.bob and at_bob)
            and all(self.may_attack(creature, declared) for creature in declared)
        )

    def may_attack(self, creature: ObjectId, declared: Declared) -> bool:
        words, others = self.words(creature), declared.keys() - {creature}
        return (
            "cant-attack" not in words
            and not ("cant-attack-alone" in words and not others)
            and not ("needs-two" in words and len(others) < 2)
            and not ("needs-stronger" in words and all(self.power(each) <= self.power(creature) for each in others))
        )

    def cost(self, creature: ObjectId, at: Recipient) -> int:
        """CR 508.1h: how many costs."""
        taxed = (at == BOB and "taxes" in self.bob) + (at == CAROL and self.carol == "taxes")
        return taxed + ("costly" in self.words(creature))

    def obeyed(self, declared: Declared) -> int:
        """CR 508.1d: how many requirements."""
        return sum(self.obeyed_by(creature, at) for creature, at in declared.items())

    def obeyed_by(self, creature: ObjectId, at: Recipient) -> int:
        words = self.words(creature)
        named = {"must-attack-bob": BOB, "must-attack-carol": CAROL, "must-attack-jace": JACE}
        return (
            words.count("must-attack")
            + sum(at == who for word, who in named.items() if word in words)
            + (at == BOB) * self.bob.count("attack-me")
            + (("goads" in self.bob) * (1 + (at == CAROL)))
            + (self.carol == "goads") * (1 + (at == BOB))
            + (self.carol == "attack-another") * (at == BOB)
        )

    def legal(self) -> list[Declared]:
        """CR 508.1d: those that obey as much as any for which nothing more is to be paid."""
        allowed = list(self.declarations())
        return [each for each in allowed if self.obeyed(each) == max(map(self.obeyed, self.not_dearer(each, allowed)))]

    def not_dearer(self, declared: Declared, allowed: Sequence[Declared]) -> list[Declared]:
        return [each for each in allowed if all(self.is_paid(creature, at, declared) for creature, at in each.items())]

    def is_paid(self, creature: ObjectId, at: Recipient, declared: Declared) -> bool:
        """What it costs by itself is paid whatever it attacks."""
        there = declared.get(creature)
        own = "costly" in self.words(creature)
        taxed = self.cost(creature, at) > own
        return (not own or there is not None) and (not taxed or there == at)


TABLES = st.builds(
    Table,
    st.lists(
        st.tuples(
            st.lists(st.sampled_from(WORDS), max_size=2, unique=True).map(" ".join).map(str.strip), st.integers(1, 3)
        ),
        min_size=1,
        max_size=3,
    ).map(tuple),
    st.lists(st.sampled_from(BOBS), max_size=2, unique=True).map(tuple),
    st.sampled_from(CAROLS),
)


@often
@given(TABLES)
def test_508_1c_d_a_declaration_is_legal_where_none_obeys_more(table: Table) -> None:
    state, legal = table.state, table.legal()
    assert legal
    for declared in table.declarations():
        assert (not list(attack_faults(state, declared))) == (declared in legal), declared


@often
@given(TABLES)
def test_508_1d_the_default_and_the_nearest_attack_are_legal(table: Table) -> None:
    state, legal = table.state, table.legal()
    default = default_attack(state)
    assert default in legal
    assert all(not table.cost(creature, at) for creature, at in default.items())
    for declared in table.declarations():
        nearest = nearest_attack(state, declared)
        assert nearest in legal
        assert declared not in legal or nearest == declared


@often
@given(TABLES)
def test_508_1_an_attack_is_possible_where_a_legal_declaration_contains_it(table: Table) -> None:
    state, legal = table.state, table.legal()
    for creature, at in product(table.names, ATTACKED):
        possible = any(declared.get(creature) == at for declared in legal)
        assert (why_in_no_attack(state, creature, at) is None) == possible, (creature, at)
