"""CR 122.1d, h: counters with rules of their own, from the table to the outcome and its telling."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, told, zones

WAKE = card("wake", "Instant", "Untap target creature.")
MURDER = card("murder", "Instant", "Destroy target creature.")


def stun(outcome: Told) -> tuple[bool, int]:
    return outcome["objects"]["bear"]["tapped"], outcome["objects"]["bear"]["counters"].get("stun", 0)


@pytest.mark.rule("122.1d")
@pytest.mark.parametrize(("counters", "expected"), [(2, (True, 1)), (1, (True, 0)), (0, (False, 0))])
def test_122_1d_what_would_untap_loses_a_stun_counter_instead(counters: int, expected: tuple[bool, int]) -> None:
    outcome = played(cast(WAKE, "bear"), ALL, objects=(bear("bear", tapped=True, counters={"stun": counters}),))
    assert (stun(outcome), outcome["unmodelled"]) == (expected, [])


@pytest.mark.rule("122.1d", "502.3")
def test_122_1d_in_the_untap_step_too_and_once_a_turn() -> None:
    stunned = bear("bear", by="Bob", tapped=True, counters={"stun": 1})
    once = played({"to": "next turn"}, objects=(stunned,))
    assert stun(once) == (True, 0)
    assert "bear loses 1 stun counter. [502.3, 122.1d]" in told(once)
    assert "bear perd un marqueur «\u202fétourdissement\u202f». [502.3, 122.1d]" in told(once, "fr")
    twice = played(*[{"to": "next turn"}] * 3, objects=(stunned,))
    assert stun(twice) == (False, 0)


@pytest.mark.rule("122.1h")
def test_122_1h_what_has_a_finality_counter_is_exiled_and_nothing_is_admitted() -> None:
    outcome = played(cast(MURDER, "bear"), ALL, objects=(bear("bear", counters={"finality": 1}),))
    assert (zones(outcome, "bear"), outcome["unmodelled"]) == (["exile"], [])


@pytest.mark.rule("122.1i")
def test_122_1i_what_rad_counters_do_is_admitted_as_their_player_reaches_the_main_phase() -> None:
    players = [{"name": "Alice"}, {"name": "Bob", "counters": {"rad": 2}}]
    reached = played({"to": "next turn"}, {"to": "precombat main"}, players=players)
    assert reached["unmodelled"] == [{"card": "Bob", "text": "rad counter"}]
    assert played({"to": "next turn"}, players=players)["unmodelled"] == []
    assert played({"to": "end"}, players=players)["unmodelled"] == []


@pytest.mark.rule("122.1b")
def test_122_1b_a_keyword_counter_gives_the_keyword() -> None:
    outcome = played(objects=(bear("bear", counters={"flying": 1}),))
    assert (outcome["objects"]["bear"]["keywords"], outcome["unmodelled"]) == (["flying"], [])
