"""A refused declaration of attackers or blockers comes with the legal one nearest to it (CR 508.1, 509.1)."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.asking.refusals import LegalAttack, LegalBlock, LegalDeclaration
from bot.engine.magic.asking.scenario import Action, Attack, Block
from bot.engine.magic.events import ActionRefused
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import attack, block, events, fight, refused, to
from tests.engine.magic.tables.words import BOB, CAROL
from tests.examples import examples

BEAR, CUB, OX = ObjectId("bear"), ObjectId("cub"), ObjectId("ox")
WALKER = "jace walker:3"

ATTACKS: Mapping[tuple[str, str, str], tuple[str, str]] = {
    ("bear 2/2 tapped, cub 1/1", "", "bear cub"): ("cub>Bob", "bear"),
    ("bear 2/2 tapped", "", "bear"): ("", "bear"),
    ("bear 2/2, cub 1/1 must-attack", "", "bear"): ("bear>Bob cub>Bob", ""),
    ("bear 2/2 must-attack", "", ""): ("bear>Bob", ""),
    ("bear 2/2 cant-attack-alone, cub 1/1 defender", "", "bear cub"): ("", "bear cub"),
    ("bear 2/2", WALKER, "bear>bear"): ("", "bear"),
}


@pytest.mark.parametrize("table", ATTACKS, ids=" - ".join)
def test_508_1_a_refused_attack_names_who_may_attack_and_who_is_left_out(table: tuple[str, str, str]) -> None:
    alice, bob, declared = table
    assert attackers_of(nearest(fight(alice, bob, attack(*declared.split())))) == ATTACKS[table]


def attackers_of(legal: LegalDeclaration | None) -> tuple[str, str]:
    assert isinstance(legal, LegalAttack)
    return " ".join(f"{creature}>{at}" for creature, at in legal.attackers), " ".join(legal.left_out)


def nearest(outcome: Outcome, action: int = 0) -> LegalDeclaration | None:
    return outcome.actions[action].nearest


@pytest.mark.rule("702.22c")
def test_508_1e_a_band_that_is_not_allowed_is_dissolved_and_the_others_stay() -> None:
    table = "bear 2/2 banding, cub 1/1, ox 3/3, elf 1/1"
    legal = nearest(fight(table, "", attack("bear", "cub", "ox", "elf", bands=("ox elf", "bear cub"))))
    assert isinstance(legal, LegalAttack)
    assert (legal.bands, legal.left_out, len(legal.attackers)) == ((("bear", "cub"),), (), 4)


BLOCKS: Mapping[tuple[str, str, str], tuple[str, str]] = {
    ("bear 2/2 flying, elf 1/1", "cub 1/1, ox 1/1", "cub>bear ox>elf"): ("ox>elf", "cub"),
    ("bear 2/2 menace", "cub 1/1", "cub>bear"): ("", "cub"),
    ("bear 2/2 menace", "cub 1/1, ox 1/1", "cub>bear"): ("cub>bear ox>bear", ""),
    ("bear 2/2, elf 1/1", "cub 1/1", "cub>bear+elf"): ("cub>bear", ""),
    ("bear 2/2, elf 1/1", "cub 1/1 must-block", ""): ("cub>bear", ""),
    ("bear 2/2 lure, elf 1/1", "cub 1/1, ox 1/1", "cub>elf ox>bear"): ("cub>bear ox>bear", ""),
    ("bear 2/2", "cub 1/1 cant-block-alone, ox 1/1 tapped", "cub>bear"): ("", "cub"),
}


@pytest.mark.parametrize("table", BLOCKS, ids=" - ".join)
def test_509_1_refused_blocks_name_who_may_block_whom_and_who_is_left_out(table: tuple[str, str, str]) -> None:
    alice, bob, declared = table
    attacking = attack(*(each.split()[0] for each in alice.split(", ")))
    legal = nearest(fight(alice, bob, attacking, block(*declared.split())), 1)
    assert isinstance(legal, LegalBlock)
    told = " ".join(f"{blocker}>{'+'.join(blocked)}" for blocker, blocked in legal.blockers)
    assert (told, " ".join(legal.left_out)) == BLOCKS[table]


HOSTS: Mapping[tuple[str, str], int] = {
    ("menace", ""): 50,
    ("menace must-be-blocked", "must-block"): 50,
    ("by-three must-be-blocked", "must-block"): 33,
    ("menace must-be-blocked", "blocks-with-two"): 50,
}
"""How many of a hundred blocks, each of an attacker of its own, can stay where attackers and blockers are like that."""


@pytest.mark.parametrize("words", HOSTS, ids=" - ".join)
def test_509_1_of_very_many_blocks_as_many_stay_as_can_and_others_join_them(words: tuple[str, str]) -> None:
    attackers, blockers = ([f"{letter}{number}" for number in range(100)] for letter in "ab")
    alice, bob = (
        ", ".join(f"{each} 2/2 {word}" for each in side)
        for side, word in zip((attackers, blockers), words, strict=True)
    )
    declared = block(*(f"{blocker}>{attacker}" for blocker, attacker in zip(blockers, attackers, strict=True)))
    legal = nearest(fight(alice, bob, attack(*attackers), declared), 1)
    assert isinstance(legal, LegalBlock)
    assert sum(declared.blockers[blocker] == blocked for blocker, blocked in legal.blockers) == HOSTS[words]
    assert refused(fight(alice, bob, attack(*attackers), again(legal))) == {}


def test_509_1a_a_player_is_told_of_their_own_creatures_alone() -> None:
    outcome = fight("bear 2/2 menace", "cub 1/1, ox 1/1", attack("bear"), block("cub>bear", by=BOB))
    assert nearest(outcome, 1) == LegalBlock(((CUB, (BEAR,)), (OX, (BEAR,))), BOB)
    other = fight("bear 2/2 menace", "cub 1/1, ox 1/1", attack("bear"), block("cub>bear", by=CAROL))
    assert nearest(other, 1) == LegalBlock((), CAROL, (CUB,))


def test_733_1_the_first_refusal_of_a_declaration_carries_the_nearest_legal_one() -> None:
    outcome = fight("bear 2/2 tapped, cub 1/1 tapped, ox 1/1", "", attack("bear", "cub", "ox"))
    told = [each.nearest for each in events(outcome, ActionRefused)]
    assert told == [nearest(outcome), None]


@pytest.mark.parametrize(
    "action", [attack("bear"), block("cub>bear")], ids=["attackers are declared once", "nobody attacks"]
)
def test_508_1_what_can_no_longer_be_declared_has_no_nearest_declaration(action: Action) -> None:
    outcome = fight("bear 2/2", "cub 1/1", to(Step.END_OF_COMBAT), action)
    assert [(each.legal, each.nearest) for each in outcome.actions[1:]] == [(False, None)]


# What is named is legal, whatever was declared.

ATTACKING = ("flying", "menace", "must-be-blocked", "lure", "must-attack", "cant-attack-alone", "defender", "banding")
BLOCKING = ("flying", "must-block", "cant-block-alone", "blocks-two", "tapped", "cant-block")


def sides(letter: str, words: tuple[str, ...]) -> st.SearchStrategy[str]:
    """One to three creatures with some of the words, `a0`, `a1` …"""
    some = st.lists(st.sampled_from(words), max_size=2, unique=True).map(" ".join)
    listed = st.lists(some, min_size=1, max_size=3)
    return listed.map(lambda each: ", ".join(f"{letter}{number} 2/2 {kind}" for number, kind in enumerate(each)))


def again(legal: LegalDeclaration) -> Action:
    """The declaration as an action."""
    match legal:
        case LegalAttack(attackers=attackers, bands=bands):
            return Attack(dict(attackers), bands=bands)
        case LegalBlock(blockers=blockers, by=by):
            return Block(dict(blockers), by)


@settings(max_examples=examples(150), derandomize=True, database=None)
@given(sides("a", ATTACKING), sides("b", BLOCKING), st.data())
def test_509_1_what_is_named_is_accepted_when_it_is_declared(alice: str, bob: str, data: st.DataObject) -> None:
    """CR 508.1, 509.1."""
    mine, theirs = ([each.split()[0] for each in side.split(", ")] for side in (alice, bob))
    declared = data.draw(st.lists(st.sampled_from(mine), unique=True))
    bands = data.draw(st.sampled_from([(), (" ".join(declared[:2]),)])) if len(declared) > 1 else ()
    attacking: Action = attack(*declared, bands=bands)
    first = fight(alice, bob, attacking)
    if not first.actions[0].legal:
        legal = nearest(first)
        assert legal is not None
        attacking = again(legal)
    assert refused(fight(alice, bob, attacking)) == {}
    assert isinstance(attacking, Attack)
    pairs = [f"{blocker}>{attacker}" for blocker in theirs for attacker in attacking.attackers]
    blocks = data.draw(st.lists(st.sampled_from(pairs), unique_by=lambda each: each.split(">")[0])) if pairs else []
    second = fight(alice, bob, attacking, block(*blocks, by=data.draw(st.sampled_from([None, BOB]))))
    if not second.actions[1].legal and attacking.attackers:
        legal = nearest(second, 1)
        assert legal is not None
        assert refused(fight(alice, bob, attacking, again(legal))) == {}
