"""CR 500.8, 500.11, 614.10: phases and turns that one effect adds and another one skips."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, why

GUARD = "When this creature enters, target opponent skips their next combat phase."
MORE = card(
    "more",
    "Sorcery",
    "Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed "
    "by an additional main phase.",
)
PEACE = card("peace", "Sorcery", "Target player skips all combat phases of their next turn.")
NEXT, MAIN, LATE = {"to": "next turn"}, {"to": "precombat main"}, {"to": "postcombat main"}
BOBS = {"attack": [{"who": "ox"}]}


def guards(number: int) -> tuple[Told, ...]:
    """Alice's creatures enter one by one, and Bob will skip so many combat phases."""
    casts = (cast(card(f"guard{each}", "Creature - Rhino", GUARD, power=1, toughness=4)) for each in range(number))
    return tuple(action for each in casts for action in (each, ALL))


def combats(outcome: Told) -> list[str]:
    """Of Bob's turns: the combats that began, and those that were skipped."""
    found, active = [], "Alice"
    for each in outcome["trace"]:
        active = each["player"] if each["event"] == "turn began" else active
        begun = each["event"] == "step began" and each["step"] == "beginning of combat"
        if active == "Bob" and (begun or each["event"] == "part skipped"):
            found.append("fought" if begun else "skipped")
    return found


@pytest.mark.parametrize(
    ("number", "expected"), [(0, ["fought", "fought"]), (1, ["skipped", "fought"]), (2, ["skipped", "skipped"])]
)
@pytest.mark.parametrize("when", [MAIN, LATE])
@pytest.mark.rule("500.8")
def test_614_10a_each_effect_skips_one_phase_an_added_one_like_any_other(
    number: int, expected: list[str], when: Told
) -> None:
    outcome = played(*guards(number), NEXT, when, cast(MORE, by="Bob"), ALL, NEXT, objects=(bear("ox", "Bob"),))
    assert combats(outcome) == expected


@pytest.mark.rule("500.8")
def test_614_10a_two_effects_skip_combats_of_two_turns_and_no_more() -> None:
    outcome = played(*guards(2), *[NEXT] * 6, objects=(bear("ox", "Bob"),))
    assert combats(outcome) == ["skipped", "skipped", "fought"]


def test_614_10_all_combat_phases_of_the_next_turn() -> None:
    do = (cast(PEACE, "Bob"), ALL, NEXT, MAIN, cast(MORE, by="Bob"), ALL, BOBS, NEXT, NEXT, BOBS)
    outcome = played(*do, objects=(bear("ox", "Bob"),))
    assert (combats(outcome), why(outcome)) == (["skipped", "skipped", "fought"], [("508.1", "614.10")])
    assert lives(outcome) == (18, 20)
    assert "peace: Bob will skip all combat phases of their next turn. [608.2c, 614.10]" in told(outcome)
    assert (
        "peace\u202f: Bob passera toutes les phases de combat de son prochain tour. [608.2c, 614.10]"
        in told(outcome, "fr")
    )  # fmt: skip


def test_614_10a_one_that_skips_all_leaves_none_that_skips_the_next_one() -> None:
    outcome = played(cast(PEACE, "Bob"), *guards(1), NEXT, NEXT, NEXT, NEXT, objects=(bear("ox", "Bob"),))
    assert combats(outcome) == ["skipped", "fought"]


def test_614_10_the_turn_of_somebody_else_is_not_meant() -> None:
    outcome = played(cast(PEACE, "Alice"), ALL, NEXT, BOBS, objects=(bear("ox", "Bob"),))
    assert lives(outcome) == (18, 20)


@pytest.mark.parametrize(("before", "answer"), [((), True), ((*guards(1),), False), ((cast(PEACE, "Bob"), ALL), False)])
def test_614_10_nobody_can_attack_in_a_phase_that_will_be_skipped(before: tuple[Told, ...], answer: bool) -> None:
    ask = {"ask": "can attack", "who": "ox"}
    outcome = played(*before, NEXT, MAIN, ask, objects=(bear("ox", "Bob"),))
    assert [each["answer"] for each in outcome["answers"]] == [answer]


@pytest.mark.rule("614.10a")
def test_614_10_an_added_combat_that_is_not_skipped_can_be_attacked_in() -> None:
    ask = {"ask": "can attack", "who": "ox"}
    added = (cast(MORE, by="Bob"), ALL)
    outcome = played(*guards(1), NEXT, MAIN, *added, ask, LATE, ask, objects=(bear("ox", "Bob"),))
    assert [each["answer"] for each in outcome["answers"]] == [True, True]


def test_614_10_an_attack_in_an_added_phase_that_is_skipped_stays_in_its_turn() -> None:
    hush = card("hush", "Instant", "Target player skips their next combat phase this turn.")
    do = (LATE, cast(hush, "Alice", by="Bob"), ALL, cast(MORE), ALL, {"attack": [{"who": "ox"}]})
    outcome = played(*do, objects=(bear("ox"),))
    assert (why(outcome), outcome["active"], outcome["step"]) == (
        [("508.1", "614.10")],
        "Alice",
        "postcombat main",
    )


@pytest.mark.parametrize(("whose", "extra"), [("Alice", 1), ("Bob", 0)])
@pytest.mark.rule("500.7")
def test_614_10_extra_turns_are_skipped(whose: str, extra: int) -> None:
    hold = thing(
        "hold",
        "Enchantment",
        "If an opponent would begin an extra turn, that player skips that turn instead.",
        by=whose,
    )
    walk = card("walk", "Sorcery", "Take an extra turn after this one.")
    outcome = played(cast(walk), ALL, NEXT, objects=(hold,))
    assert [each["player"] for each in outcome["trace"] if each["event"] == "turn began"] == [["Bob", "Alice"][extra]]
    said = "Alice's extra turn is skipped, because of hold. [614.10]" in told(outcome)
    assert said is not bool(extra)
