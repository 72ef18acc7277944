"""CR 702.165: what backup gives another creature, and itself."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, told

TEXT = "Reach\nBackup 2\nFlying\n{0}: You gain 1 life."
IMP = card("imp", "Creature - Imp", TEXT, power=1, toughness=1)


def backed(target: str, *do: Told, imp: Told = IMP) -> Told:
    return played({"choose": "target", "pick": target}, cast(imp), ALL, *do, objects=(bear("b"),))


@pytest.mark.rule("702.165a")
def test_702_165a_another_creature_gets_counters_and_what_is_printed_below() -> None:
    outcome = backed("b", {"activate": "b", "ability": 1}, ALL)
    assert (outcome["objects"]["b"]["counters"], outcome["objects"]["b"]["keywords"]) == ({"+1/+1": 2}, ["flying"])
    assert (outcome["objects"]["imp"]["counters"], lives(outcome)[0]) == ({}, 21)


@pytest.mark.rule("702.165a")
def test_702_165a_itself_it_gets_the_counters_alone() -> None:
    outcome = backed("imp")
    assert (outcome["objects"]["imp"]["counters"], outcome["objects"]["b"]["keywords"]) == ({"+1/+1": 2}, [])


@pytest.mark.rule("702.165a")
def test_702_165a_the_abilities_last_until_end_of_turn_and_the_counters_stay() -> None:
    outcome = backed("b", {"to": "next turn"})
    assert (outcome["objects"]["b"]["counters"], outcome["objects"]["b"]["keywords"]) == ({"+1/+1": 2}, [])
    assert legal(backed("b", {"to": "next turn"}, {"activate": "b", "ability": 1}))[-1] is False


@pytest.mark.rule("702.165a")
def test_702_165a_it_is_told_in_both_languages() -> None:
    outcome = backed("b")
    assert "Backup 2 (imp): b gets 2 +1/+1 counters. [702.165a, 603.3b]" in told(outcome)
    assert "Main-forte 2 (backup) d’imp\u202f: b reçoit 2 marqueurs +1/+1. [702.165a, 603.3b]" in told(outcome, "fr")
