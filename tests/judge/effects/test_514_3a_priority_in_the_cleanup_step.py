"""CR 514.3: who gets priority in the cleanup step, and what follows it then."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, told, why, zones

MOURNER = thing("mourner", "Enchantment", "Whenever you discard a card, you gain 1 life.")
BOLT = card("bolt", "Instant", "This spell deals 3 damage to target player.")
GROW = card("grow", "Instant", "Target creature gets +3/+3 until end of turn.")
SHRINK = card("shrink", "Instant", "Put two -1/-1 counters on target creature.")
BURN = card("burn", "Instant", "This spell deals 3 damage to target creature.")
DRAW = card("study", "Instant", "Draw three cards.")
CLEANUP: Told = {"to": "cleanup"}
NEXT_TURN: Told = {"to": "next turn"}
PRIORITY: Told = {"ask": "priority"}


def with_hand(cards: int) -> list[Told]:
    return [{"name": "Alice", "hand": cards}, {"name": "Bob"}]


@pytest.mark.rule("514.3")
def test_514_3_where_nothing_happens_or_triggers_nobody_gets_priority() -> None:
    outcome = played(CLEANUP, PRIORITY, cast(BOLT, "Alice", by="Bob"), objects=(MOURNER,), players=with_hand(7))
    assert (outcome["answers"][0]["answer"], legal(outcome), why(outcome)) == (
        None,
        [True, False],
        [("117.1a",)],
    )


@pytest.mark.rule("514.3a")
def test_514_3a_what_triggers_is_put_on_the_stack_and_players_get_priority() -> None:
    do = (CLEANUP, PRIORITY, {"ask": "stack"}, cast(BOLT, "Alice", by="Bob"), {"resolve": "top"}, PRIORITY)
    outcome = played(*do, objects=(MOURNER,), players=with_hand(8))
    assert [each["answer"] for each in outcome["answers"]] == ["Alice", ["mourner!1"], "Alice"]
    assert (legal(outcome), lives(played(*do, ALL, objects=(MOURNER,), players=with_hand(8)))) == ([True] * 3, (18, 20))
    sentence = "Players get priority in the cleanup step, and another cleanup step follows it. [514.3a]"
    phrase = "Les joueurs reçoivent la priorité pendant l’étape de nettoyage, et une autre la suit. [514.3a]"
    assert (told(outcome).count(sentence), told(outcome, "fr").count(phrase)) == (1, 1)


@pytest.mark.rule("514.3a", "704.3")
def test_514_3a_a_state_based_action_gives_priority_too() -> None:
    begin = (cast(GROW, "cub"), ALL, cast(SHRINK, "cub"), ALL)
    outcome = played(*begin, CLEANUP, PRIORITY, cast(BOLT, "Alice", by="Bob"), ALL, objects=(bear("cub"),))
    assert (zones(outcome, "cub"), outcome["answers"][0]["answer"], lives(outcome)) == (
        ["graveyard"],
        "Alice",
        (17, 20),
    )


@pytest.mark.rule("514.3a", "514.1", "514.2")
def test_514_3a_another_cleanup_step_discards_and_ends_effects_again() -> None:
    """One card is discarded, then three that were drawn in that step; the third cleanup step has nothing to do."""
    begin = (CLEANUP, cast(DRAW), ALL, cast(GROW, "cub"), ALL, cast(BURN, "cub", by="Bob"), ALL)
    outcome = played(*begin, NEXT_TURN, {"ask": "turn"}, objects=(MOURNER, bear("cub")), players=with_hand(8))
    assert (lives(outcome), outcome["players"]["Alice"]["hand"], outcome["answers"][0]["answer"]) == (
        (24, 20),
        7,
        "Bob",
    )
    assert (zones(outcome, "cub"), outcome["objects"]["cub"]["power"], outcome["objects"]["cub"]["damage"]) == (
        ["battlefield"],
        2,
        0,
    )
    assert sum("[514.3a]" in each for each in told(outcome)) == 2


@pytest.mark.rule("514.3a")
def test_514_3a_the_turn_goes_on_to_the_next_one_where_nothing_more_happens() -> None:
    outcome = played(CLEANUP, ALL, CLEANUP, NEXT_TURN, {"ask": "turn"}, objects=(MOURNER,), players=with_hand(9))
    assert (lives(outcome)[0], outcome["players"]["Alice"]["hand"], outcome["answers"][0]["answer"]) == (22, 7, "Bob")
