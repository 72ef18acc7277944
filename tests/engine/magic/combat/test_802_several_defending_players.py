"""CR 802, 506.2a, 509.1: one attacking player, several defending players, each with blocks of their own."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, AdvanceTo, CanBlock, Scenario, WhatIsAttackable
from bot.engine.magic.events import AbilityTriggered, BecameUnblocked, BlockerDeclared, StepBegan
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import AttacksUnblocked, Blocks
from bot.engine.magic.words.filters import CREATURE, Matching
from tests.engine.magic.tables.spells import beside, watching, with_carol
from tests.engine.magic.tables.table import asked, attack, block, dealt, duel, events, gone, lives, refused
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

ATTACKERS = "bear 2/2, ape 3/3, cat 1/1"
EACH_ONE = attack("bear>Bob", "ape>Carol", "cat>jace")


def scene(*do: Action, bob: str = "", carol: str = "", alice: str = ATTACKERS) -> Scenario:
    """Alice's bear attacks Bob, her ape Carol, her cat Bob's Jace."""
    return with_carol(duel(alice, f"jace walker:4{', ' if bob else ''}{bob}", EACH_ONE, *do), carol)


def played(*do: Action, **objects: str) -> Outcome:
    return resolve_scenario(scene(*do, **objects))


def test_802_2_802_3_all_opponents_defend_and_each_attacker_attacks_one_of_them() -> None:
    assert dealt(played()) == [{"bear>Bob:2", "ape>Carol:3", "cat>jace:1"}]
    table = with_carol(duel("bear 2/2, siege battle:3 siege protector:Carol", "jace walker:4"))
    assert asked(table, WhatIsAttackable(ObjectId("bear"))) == [["Bob", "Carol", "siege", "jace"]]


def test_802_4_each_defending_player_declares_blocks_of_their_own() -> None:
    outcome = played(block("wall>bear", by=BOB), block("hut>ape", by=CAROL), bob="wall 0/4", carol="hut 0/5")
    assert dealt(outcome) == [{"bear>wall:2", "ape>hut:3", "cat>jace:1"}]


def test_802_4_the_order_of_the_declarations_does_not_matter_to_their_legality() -> None:
    outcome = played(block("hut>ape", by=CAROL), block("wall>bear", by=BOB), bob="wall 0/4", carol="hut 0/5")
    assert dealt(outcome) == [{"bear>wall:2", "ape>hut:3", "cat>jace:1"}]


def test_802_4_one_action_may_declare_for_all_of_them() -> None:
    outcome = played(block("wall>bear", "hut>ape"), bob="wall 0/4", carol="hut 0/5")
    assert dealt(outcome) == [{"bear>wall:2", "ape>hut:3", "cat>jace:1"}]


def test_802_4_who_declares_nothing_does_not_block() -> None:
    outcome = played(block("hut>ape", by=CAROL), bob="wall 0/4", carol="hut 0/5")
    assert dealt(outcome) == [{"bear>Bob:2", "ape>hut:3", "cat>jace:1"}]
    assert [each.attacker for each in events(outcome, BecameUnblocked)] == ["bear", "cat"]
    nobody = played(block(), bob="wall 0/4", carol="hut 0/5")
    assert len(events(nobody, BecameUnblocked)) == 3


def test_802_4_each_of_them_declares_once() -> None:
    outcome = played(block("wall>bear", by=BOB), block("hut>cat", by=BOB), bob="wall 0/4, hut 0/5")
    assert refused(outcome) == {2: [(RefusalKind.ALREADY_DECLARED, ("509.1", "802.4"))]}


@pytest.mark.parametrize(
    ("blocked", "by", "legal"),
    [("bear", BOB, True), ("cat", BOB, True), ("ape", BOB, False), ("ape", CAROL, True), ("bear", CAROL, False)],
)
def test_802_4a_only_what_attacks_that_player_or_their_planeswalker(blocked: str, by: str, legal: bool) -> None:
    blocker = "wall" if by == BOB else "hut"
    outcome = played(block(f"{blocker}>{blocked}"), bob="wall 0/4", carol="hut 0/5")
    assert refused(outcome) == ({} if legal else {1: [(RefusalKind.NOT_ATTACKING_YOU, ("509.1a",))]})
    asking = scene(bob="wall 0/4", carol="hut 0/5")
    assert asked(asking, CanBlock(ObjectId(blocker), ObjectId(blocked))) == [legal]


def test_802_4a_a_player_does_not_declare_somebody_elses_creatures() -> None:
    outcome = played(block("hut>ape", by=BOB), carol="hut 0/5")
    assert refused(outcome)[1][0] == (RefusalKind.NOT_CONTROLLED, ("509.1a",))


def test_802_4b_other_players_blockers_do_not_help_one_that_cannot_block_alone() -> None:
    both = (block("wall>bear", by=BOB), block("hut>ape", by=CAROL))
    outcome = played(*both, bob="wall 0/4 cant-block-alone", carol="hut 0/5")
    assert refused(outcome) == {1: [(RefusalKind.CANT_BLOCK_ALONE, ("509.1b", "506.5"))]}


def test_802_4b_requirements_are_each_players_own() -> None:
    alone = played(block(by=BOB), bob="wall 0/4", carol="hut 0/5 must-block")
    assert (refused(alone), dealt(alone)) == ({}, [{"bear>Bob:2", "ape>hut:3", "cat>jace:1"}])
    outcome = played(block(by=CAROL), bob="wall 0/4", carol="hut 0/5 must-block")
    assert refused(outcome) == {1: [(RefusalKind.MUST_BLOCK, ("509.1c",))]}


def test_509_2a_802_4_triggers_wait_until_all_have_declared() -> None:
    guard = watching("guard", "0/4", Blocks(), by=BOB)
    outcome = resolve_scenario(
        beside(scene(block("guard>bear", by=BOB), block("hut>ape", by=CAROL), carol="hut 0/5"), guard)
    )
    order = [
        type(entry.event).__name__
        for entry in outcome.trace
        if isinstance(entry.event, BlockerDeclared | AbilityTriggered | BecameUnblocked)
    ]
    assert order == ["BlockerDeclared", "BlockerDeclared", "BecameUnblocked", "AbilityTriggered"]
    assert lives(outcome) == (20, 21, 20)


def test_509_3g_802_4_unblocked_is_settled_when_the_last_one_has_declared() -> None:
    lord = watching("lord", "0/1", AttacksUnblocked(Matching(CREATURE)))
    table = scene(block("wall>bear", by=BOB), AdvanceTo(Step.COMBAT_DAMAGE), bob="wall 0/4")
    assert lives(resolve_scenario(beside(table, lord)))[0] == 22


def test_802_5_510_2_damage_is_dealt_to_all_of_them_at_once() -> None:
    outcome = played(block("wall>bear", by=BOB), bob="wall 3/4", alice="bear 2/2, ape 3/3 trample, cat 1/1 deathtouch")
    assert (dealt(outcome), gone(outcome), lives(outcome)) == (
        [{"bear>wall:2", "wall>bear:3", "ape>Carol:3", "cat>jace:1"}],
        {"bear"},
        (20, 20, 17),
    )


def test_506_2_the_attacking_player_does_not_block() -> None:
    outcome = played(block("bear>ape"))
    assert not outcome.actions[1].legal
    assert steps_begun(outcome).count(Step.DECLARE_BLOCKERS) == 1


def steps_begun(outcome: Outcome) -> list[Step]:
    return [each.step for each in events(outcome, StepBegan)]


def test_508_1b_each_creature_attacks_exactly_one_player_planeswalker_or_battle() -> None:
    twice = attack("bear>Bob", "bear>Carol")
    outcome = resolve_scenario(with_carol(duel("bear 2/2", "", twice)))
    assert refused(outcome) == {0: [(RefusalKind.DECLARED_TWICE, ("508.1b",))]}
    assert lives(outcome) == (20, 20, 20)


def test_508_1b_an_opponents_opponents_things_are_attacked_but_never_ones_own() -> None:
    table = with_carol(duel("bear 2/2, ally walker:3", "jace walker:4", attack("bear>ally")), "ral walker:2")
    assert refused(resolve_scenario(table)) == {0: [(RefusalKind.NOT_ATTACKABLE, ("506.2", "506.3"))]}
    assert ALICE not in asked(table, WhatIsAttackable(ALICE))[0]
