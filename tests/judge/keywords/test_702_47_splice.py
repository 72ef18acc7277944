"""CR 702.47: cards of the hand whose text another spell gains."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, told, zones

RAY = card(
    "ray",
    "Instant - Arcane",
    "ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
    mana_cost="{1}{R}",
    colors=["R"],
)
SURGE = card(
    "surge", "Instant - Arcane", "You gain 3 life.\nSplice onto Arcane {1}{G}", mana_cost="{1}{G}", colors=["G"]
)
PLAIN = card("plain", "Instant", "You gain 3 life.", mana_cost="{1}{G}")


def splicing(
    main: Told, *targets: str, hand: tuple[Told, ...] = (RAY,), do: tuple[Told, ...] = (), mana: int = 9, **more: Any
) -> Told:
    held = [{"id": each["name"], "is": each} for each in hand]
    players = [{"name": "Alice", "hand": held, "mana": {"R": mana, "G": 9}}, {"name": "Bob"}]
    extra = {"with": more.pop("extra", "splice")}
    return played(*do, cast(main, *targets, **extra), ALL, players=players, **more)


@pytest.mark.rule("702.47a")
def test_702_47a_the_spell_gains_the_text_and_the_card_stays_in_hand() -> None:
    outcome = splicing(SURGE, "Bob")
    assert (lives(outcome), zones(outcome, "ray", "surge")) == ((23, 18), ["hand", "graveyard"])


@pytest.mark.rule("702.47a", "601.2f")
@pytest.mark.parametrize(("mana", "is_legal"), [(1, True), (0, False)])
def test_702_47a_the_splice_cost_is_an_additional_cost(mana: int, is_legal: bool) -> None:
    assert legal(splicing(SURGE, "Bob", mana=mana))[0] is is_legal


@pytest.mark.rule("702.47a")
def test_702_47a_only_spells_of_the_quality_gain_it_and_only_from_a_card_in_hand() -> None:
    assert legal(splicing(PLAIN, "Bob"))[0] is False
    assert legal(splicing(SURGE, "Bob", hand=()))[0] is False
    any_spell = {**RAY, "text": "ray deals 2 damage to any target.\nSplice onto instant or sorcery {1}{R}"}
    assert lives(splicing(PLAIN, "Bob", hand=(any_spell,))) == (23, 18)


@pytest.mark.rule("702.47b")
def test_702_47b_without_a_target_for_the_added_text_it_can_t_be_spliced() -> None:
    strike = {**RAY, "text": "ray deals 2 damage to target creature.\nSplice onto Arcane {1}{R}"}
    assert legal(splicing(SURGE, hand=(strike,)))[0] is False
    assert zones(splicing(SURGE, "x", hand=(strike,), objects=(bear("x", "Bob"),)), "x") == ["graveyard"]


@pytest.mark.rule("702.47b")
def test_702_47b_several_cards_each_once_in_the_order_chosen() -> None:
    other = {**RAY, "name": "other", "text": "other deals 5 damage to any target.\nSplice onto Arcane {R}"}
    both = splicing(
        SURGE, "Bob", "Alice", hand=(RAY, other), extra=["splice", "splice"], do=({"choose": "card", "pick": "ray"},)
    )
    assert lives(both) == (18, 18)
    assert legal(splicing(SURGE, "Bob", "Alice", extra=["splice", "splice"]))[0] is False


@pytest.mark.rule("702.47c")
def test_702_47c_the_color_is_that_of_the_main_spell() -> None:
    knight = bear("x", "Bob", text="Protection from red")
    knight["is"]["text"] = "Protection from red"
    assert zones(splicing(SURGE, "x", objects=(knight,)), "x") == ["graveyard"]
    green = bear("y", "Bob")
    green["is"]["text"] = "Protection from green"
    assert legal(splicing(SURGE, "y", objects=(green,)))[0] is False


@pytest.mark.rule("702.47d", "608.2b")
def test_702_47d_with_all_targets_illegal_nothing_happens() -> None:
    gone = cast(card("gone", "Instant", "Exile target creature."), "x", by="Bob")
    held = [{"id": "ray", "is": RAY}]
    players = [{"name": "Alice", "hand": held}, {"name": "Bob"}]
    outcome = played(cast(SURGE, "x", **{"with": "splice"}), gone, ALL, objects=(bear("x", "Bob"),), players=players)
    assert (lives(outcome)[0], zones(outcome, "ray")) == (20, ["hand"])


@pytest.mark.rule("702.47a")
def test_702_47a_it_is_told_in_both_languages() -> None:
    outcome = splicing(SURGE, "Bob")
    assert any("splice" in line for line in told(outcome))
    assert any("imprégnation" in line for line in told(outcome, "fr"))
