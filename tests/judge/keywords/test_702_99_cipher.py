"""CR 702.99: a card that is exiled encoded on a creature, and the copies that are cast as it deals combat damage."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, told, zones

CODE = card("code", "Sorcery", "You gain 3 life.\nCipher")
THEFT = "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn."
BLINK = "Exile target creature, then return it to the battlefield under its owner's control."
BEARS = (bear("b"), bear("x", "Bob"))
FIGHT: tuple[Told, ...] = ({"attack": [{"who": "b"}]}, ALL)


def encoded(*do: Told, objects: tuple[Told, ...] = BEARS, **more: Any) -> Told:
    return played(cast(CODE), ALL, *do, objects=objects, **more)


@pytest.mark.rule("702.99a")
def test_702_99a_the_copy_is_cast_as_the_creature_deals_combat_damage_to_a_player() -> None:
    outcome = encoded(*FIGHT)
    assert (lives(outcome), zones(outcome, "code")) == ((26, 18), ["exile"])
    assert lives(encoded({"to": "end"})) == (23, 20)


@pytest.mark.rule("702.99a")
def test_702_99a_blocked_nothing_is_cast_and_other_damage_doesn_t_count() -> None:
    blocked = ({"attack": [{"who": "b"}]}, {"block": [{"who": "x", "blocks": ["b"]}]}, ALL)
    assert lives(encoded(*blocked)) == (23, 20)
    bite = cast(card("bite", "Sorcery", "Target creature you control deals 2 damage to target opponent."), "b", "Bob")
    assert lives(encoded(bite, ALL)) == (23, 18)


@pytest.mark.rule("702.99a")
def test_702_99a_nobody_has_to_exile_the_card_or_to_cast_the_copy() -> None:
    kept = played({"choose": "may", "pick": False}, cast(CODE), ALL, *FIGHT, objects=BEARS)
    assert (lives(kept), zones(kept, "code")) == ((23, 18), ["graveyard"])
    assert lives(played({"choose": "may", "pick": [True, False]}, cast(CODE), ALL, *FIGHT, objects=BEARS)) == (23, 18)


@pytest.mark.rule("702.99a")
def test_702_99a_without_a_creature_or_a_card_nothing_is_encoded() -> None:
    assert zones(encoded(objects=()), "code") == ["graveyard"]
    twin = cast(card("twin", "Instant", "Copy target instant or sorcery spell you control."), "code")
    outcome = played(cast(CODE), twin, ALL, *FIGHT, objects=BEARS)
    assert lives(outcome) == (29, 18)  # both resolve, the card is encoded, and one copy of it is cast


@pytest.mark.rule("702.99c")
def test_702_99c_it_stays_encoded_on_a_creature_under_another_s_control() -> None:
    theft = cast(
        card(
            "theft",
            "Sorcery",
            THEFT,
        ),
        "b",
        by="Bob",
    )
    outcome = encoded({"to": "next turn"}, {"to": "precombat main"}, theft, ALL, *FIGHT)
    assert lives(outcome) == (21, 23)


@pytest.mark.rule("702.99c")
def test_702_99c_with_the_creature_gone_the_card_stays_exiled_and_means_nothing() -> None:
    blink = card("blink", "Instant", BLINK)
    outcome = encoded(cast(blink, "b"), ALL, {"to": "next turn"}, {"to": "next turn"}, *FIGHT)
    assert (lives(outcome), zones(outcome, "code")) == ((23, 18), ["exile"])


@pytest.mark.rule("702.99a")
def test_702_99a_it_is_told_in_both_languages() -> None:
    outcome = encoded(*FIGHT)
    assert any("code is copied" in line for line in told(outcome))
    assert any("code est copié" in line for line in told(outcome, "fr"))
