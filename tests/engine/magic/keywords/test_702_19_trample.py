"""CR 702.19: trample, and trample over planeswalkers."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.events import DamageAssigned
from tests.engine.magic.tables.table import assign, assigned, attack, block, cited, combat, fight, gone, lives, refused

NOT_LETHAL = (RefusalKind.NOT_LETHAL, ("702.19b", "510.1e"))


@pytest.mark.parametrize(
    ("division", "legal"),
    [
        ("b1:2 b2:1 Bob:2", True),
        ("b1:3 b2:1 Bob:1", True),
        ("b1:2 b2:2 Bob:1", True),
        ("b1:5", True),
        ("b2:5", True),
        ("b1:2 b2:3", True),
        ("b1:2 Bob:3", False),
        ("b2:1 Bob:4", False),
        ("b1:1 b2:1 Bob:3", False),
        ("Bob:5", False),
    ],
)
def test_702_19b_lethal_damage_to_each_blocker_comes_first(division: str, legal: bool) -> None:
    outcome = combat("5/5 trample", "2/2", "3/1", then=[assign("attacker", division)])
    assert refused(outcome) == ({} if legal else {2: [NOT_LETHAL]})
    if legal:
        assert assigned(outcome)[0] >= {f"attacker>{share}" for share in division.split()}


def test_702_19b_by_default_it_kills_what_it_can_and_tramples_over() -> None:
    outcome = combat("5/5 trample", "2/2", "3/1")
    assert assigned(outcome) == [{"attacker>b1:2", "attacker>b2:1", "attacker>Bob:2", "b1>attacker:2", "b2>attacker:3"}]
    assert lives(outcome) == (20, 18)


def test_702_19b_with_too_little_power_nothing_tramples_over() -> None:
    outcome = combat("3/3 trample", "2/2", "1/2")
    assert lives(outcome) == (20, 20)


def test_702_19b_damage_already_marked_counts() -> None:
    assert lives(combat("5/5 trample", "2/2 damage:1", "3/1")) == (20, 17)


def test_702_19b_damage_of_other_attackers_to_a_shared_blocker_counts() -> None:
    outcome = fight(
        "force 5/5 trample, bear 2/3",
        "dragon 4/4 flying blocks-two",
        attack("force", "bear"),
        block("dragon>force+bear"),
        assign("force", "dragon:2 Bob:3"),
    )
    assert (refused(outcome), lives(outcome)) == ({}, (20, 17))


def test_702_19b_a_shared_blocker_already_hurt_lets_everything_through() -> None:
    outcome = fight(
        "force 5/5 trample, bear 2/3",
        "dragon 4/4 flying blocks-two damage:2",
        attack("force", "bear"),
        block("dragon>force+bear"),
        assign("force", "Bob:5"),
    )
    assert (refused(outcome), lives(outcome)) == ({}, (20, 15))


def test_510_1e_what_the_others_divide_makes_a_division_legal_or_not() -> None:
    table = "beast 4/4 trample, bear 2/2", "p 0/2 blocks-two, q 0/2"
    moves = attack("beast", "bear"), block("p>beast+bear", "q>bear")
    helped = fight(*table, *moves, assign("beast", "Bob:4"), assign("bear", "p:2"))
    assert (refused(helped), lives(helped)) == ({}, (20, 16))
    alone = fight(*table, *moves, assign("beast", "Bob:4"), assign("bear", "q:2"))
    assert refused(alone) == {2: [NOT_LETHAL]}


def test_702_19b_trample_does_nothing_on_a_blocker() -> None:
    assert lives(combat("1/1", "5/5 trample")) == (20, 20)


def test_702_19b_trample_looks_at_toughness_and_not_at_what_will_be_prevented_or_survived() -> None:
    assert lives(combat("8/8 green trample", "2/1 protection-from-green")) == (20, 13)
    assert lives(combat("8/8 trample", "2/2 indestructible")) == (20, 14)


def test_702_19d_with_all_blockers_gone_all_the_damage_goes_through() -> None:
    outcome = fight(
        "beast 5/5 trample, wasp 2/2 first-strike",
        "cub 1/1 blocks-two",
        attack("beast", "wasp"),
        block("cub>beast+wasp"),
    )
    assert assigned(outcome) == [{"wasp>cub:2"}, {"beast>Bob:5"}]
    assert cited(outcome, DamageAssigned)[1] == ("702.19d",)


def test_702_19d_trample_and_double_strike_the_second_time_without_blocker() -> None:
    outcome = combat("6/6 flying trample double-strike", "4/4 flying vigilance")
    assert assigned(outcome) == [{"attacker>b1:4", "attacker>Bob:2"}, {"attacker>Bob:6"}]
    assert lives(outcome) == (20, 12)


def test_702_19b_double_strike_counts_the_marked_damage_of_the_first_step_in_the_second() -> None:
    outcome = combat("3/9 trample double-strike", "1/5")
    assert assigned(outcome) == [{"attacker>b1:3"}, {"attacker>b1:2", "attacker>Bob:1", "b1>attacker:1"}]


def test_702_19f_plain_trample_on_a_planeswalker_never_reaches_the_player() -> None:
    outcome = fight("ball 6/1 trample", "jace walker:3, cub 1/1", attack("ball>jace"), block("cub>ball"))
    assert assigned(outcome)[0] >= {"ball>cub:1", "ball>jace:5"}
    refusal = fight(
        "ball 6/1 trample",
        "jace walker:3, cub 1/1",
        attack("ball>jace"),
        block("cub>ball"),
        assign("ball", "cub:1 Bob:5"),
    )
    assert refused(refusal) == {2: [(RefusalKind.NOT_A_RECIPIENT, ("510.1c", "702.19b", "702.19f"))]}


def test_702_19f_plain_trample_with_its_planeswalker_gone_reaches_nobody() -> None:
    outcome = fight(
        "wasp 3/3 first-strike, ball 6/1 trample",
        "jace walker:3, cub 1/1",
        attack("wasp>jace", "ball>jace"),
        block("cub>ball"),
    )
    assert assigned(outcome) == [{"wasp>jace:3"}, {"ball>cub:6", "cub>ball:1"}]


def test_702_19b_trample_on_a_battle_goes_over_to_the_battle() -> None:
    outcome = fight(
        "beast 5/5 trample, siege battle:4 siege protector:Bob", "cub 1/2", attack("beast>siege"), block("cub>beast")
    )
    assert assigned(outcome) == [{"beast>cub:2", "beast>siege:3", "cub>beast:1"}]


@pytest.mark.parametrize(
    ("division", "why"),
    [
        ("cub:1 jace:3 Bob:2", None),
        ("cub:1 jace:5", None),
        ("cub:2 jace:4", None),
        ("cub:6", None),
        ("cub:1 jace:2 Bob:3", RefusalKind.LOYALTY_NOT_COVERED),
        ("cub:1 Bob:5", RefusalKind.LOYALTY_NOT_COVERED),
        ("jace:3 Bob:3", RefusalKind.NOT_LETHAL),
    ],
)
def test_702_19c_trample_over_planeswalkers(division: str, why: RefusalKind | None) -> None:
    outcome = fight(
        "thrasta 6/6 trample-over-planeswalkers",
        "jace walker:3, cub 1/1",
        attack("thrasta>jace"),
        block("cub>thrasta"),
        assign("thrasta", division),
    )
    assert [kind for found in refused(outcome).values() for kind, _ in found] == ([] if why is None else [why])


def test_702_19c_by_default_the_planeswalker_gets_its_loyalty_and_the_player_the_rest() -> None:
    outcome = fight("thrasta 6/6 trample-over-planeswalkers", "jace walker:4", attack("thrasta>jace"))
    assert (assigned(outcome), lives(outcome), gone(outcome)) == (
        [{"thrasta>jace:4", "thrasta>Bob:2"}],
        (20, 18),
        {"jace"},
    )


def test_702_19c_what_others_assign_to_the_planeswalker_counts() -> None:
    outcome = fight(
        "bear 3/3, thrasta 6/6 trample-over-planeswalkers",
        "jace walker:4",
        attack("bear>jace", "thrasta>jace"),
        assign("thrasta", "jace:1 Bob:5"),
    )
    assert (refused(outcome), lives(outcome)) == ({}, (20, 15))


def test_702_19e_trample_over_planeswalkers_reaches_the_player_when_the_planeswalker_is_gone() -> None:
    outcome = fight(
        "wasp 3/3 first-strike, thrasta 6/6 trample-over-planeswalkers",
        "jace walker:3, cub 1/2",
        attack("wasp>jace", "thrasta>jace"),
        block("cub>thrasta"),
    )
    assert assigned(outcome) == [{"wasp>jace:3"}, {"thrasta>cub:2", "thrasta>Bob:4", "cub>thrasta:1"}]


def test_702_19c_trample_over_planeswalkers_on_a_player_is_plain_trample() -> None:
    assert lives(combat("6/6 trample-over-planeswalkers", "1/2")) == (20, 16)
