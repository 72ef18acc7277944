"""Modes of triggered and activated abilities (CR 603.3c, 602.2b, 700.2), and triggered abilities named in questions."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, told, why, zones

MODES = "\n• You gain 3 life.\n• Destroy target artifact.\n• Target player loses 2 life."
ENVOY = card("envoy", "Creature", f"When this creature enters, choose one —{MODES}", power=1, toughness=1)
ROCK = thing("rock", "Artifact", by="Bob")
WAND = thing("wand", "Artifact", f"{{1}}, {{T}}: Choose one —{MODES}")


def choosing(*modes: int) -> dict[str, Any]:
    return {"choose": "modes", "by": "Alice", "pick": list(modes)}


@pytest.mark.rule("603.3c", "700.2b")
def test_603_3c_modes_are_chosen_as_the_ability_is_put_on_the_stack() -> None:
    assert lives(played(cast(ENVOY), ALL)) == (23, 20)
    target = {"choose": "target", "pick": "Bob"}
    outcome = played(choosing(3), target, cast(ENVOY), ALL)
    assert lives(outcome) == (20, 18)
    assert {"by": "Alice", "choice": "modes", "picked": [3], "default": False, "options": 2} in outcome["choices"]


@pytest.mark.rule("603.3c", "700.2b")
def test_603_3c_a_mode_without_a_legal_target_can_t_be_chosen() -> None:
    refused = played(choosing(2), cast(ENVOY), ALL)
    assert (refused["actions"][0]["legal"], lives(refused)) == (False, (23, 20))
    outcome = played(choosing(2), cast(ENVOY), ALL, objects=(ROCK,))
    assert (zones(outcome, "rock"), lives(outcome)) == (["graveyard"], (20, 20))


@pytest.mark.rule("603.3c")
def test_603_3c_without_a_mode_the_ability_is_removed_from_the_stack() -> None:
    picky = card(
        "picky",
        "Creature",
        "When this creature enters, choose one —\n• Destroy target artifact.\n• Destroy target enchantment.",
        power=1,
        toughness=1,
    )
    outcome = played(cast(picky), {"resolve": "top"}, {"ask": "stack"}, ALL)
    assert outcome["answers"][0]["answer"] == []


@pytest.mark.rule("700.2a", "602.2b")
@pytest.mark.parametrize(
    ("announced", "rules"),
    [
        ({"modes": [1]}, None),
        ({"modes": [2], "targets": ["rock"]}, None),
        ({"targets": ["rock"]}, None),
        ({"modes": [2]}, ("601.2c",)),
        ({"modes": [1, 3], "targets": ["Bob"]}, ("700.2a",)),
        ({"modes": [4]}, ("700.2", "700.2a")),
    ],
)
def test_700_2a_modes_are_chosen_as_the_ability_is_activated(
    announced: dict[str, Any], rules: tuple[str, ...] | None
) -> None:
    outcome = played({"activate": "wand", "ability": 1, **announced}, ALL, objects=(WAND, ROCK))
    assert why(outcome) == ([] if rules is None else [rules])


@pytest.mark.rule("700.2g", "707.10")
def test_700_2g_a_copy_has_the_modes_of_the_original() -> None:
    mirror = card("mirror", "Instant", "Copy target activated or triggered ability.")
    activated = {"activate": "wand", "ability": 1, "modes": [1], "as": "waved"}
    assert lives(played(activated, cast(mirror, "waved"), ALL, objects=(WAND, ROCK))) == (26, 20)


@pytest.mark.rule("605.1a")
def test_605_1a_an_ability_of_which_a_mode_adds_mana_is_a_mana_ability() -> None:
    font = thing("font", "Artifact", "{T}: Choose one —\n• Add {G}.\n• You gain 1 life.")
    outcome = played({"activate": "font", "ability": 1, "modes": [2]}, {"ask": "stack"}, objects=(font,))
    assert (outcome["answers"][0]["answer"], lives(outcome)) == ([], (21, 20))


@pytest.mark.rule("606.3", "700.2a")
def test_700_2a_a_loyalty_ability_may_be_modal() -> None:
    sage = thing("sage", "Planeswalker", f"+1: Choose one —{MODES}", loyalty=3)
    outcome = played({"activate": "sage", "ability": "+1", "modes": [1]}, ALL, objects=(sage,))
    assert (lives(outcome), outcome["objects"]["sage"]["loyalty"]) == ((23, 20), 4)


@pytest.mark.rule("702.33d", "700.2a")
def test_702_33d_a_kicked_spell_may_have_more_modes() -> None:
    words = card(
        "words", "Sorcery", f"Kicker {{4}}\nChoose one. If this spell was kicked, choose any number instead.{MODES}"
    )
    outcome = played(cast(words, "Bob", modes=[1, 3], kicked=True), ALL)
    assert lives(outcome) == (23, 18)
    assert why(played(cast(words, "Bob", modes=[1, 3]))) == [("700.2a",)]


@pytest.mark.rule("115.1", "603.3d")
def test_115_1_questions_may_be_about_the_targets_of_triggered_abilities() -> None:
    watcher = thing("watcher", "Creature", "Whenever you gain life, destroy target creature.", power=1, toughness=1)
    asks = (
        {"ask": "legal targets", "object": "watcher", "ability": "Whenever you gain", "by": "Alice"},
        {"ask": "can target", "what": "Bob", "object": "watcher", "ability": "Whenever you gain life", "by": "Alice"},
        {"ask": "can activate", "object": "watcher", "ability": "Whenever you gain life", "by": "Alice"},
        {"ask": "can target", "what": "b", "object": "watcher", "ability": "Whenever you lose life", "by": "Alice"},
    )
    outcome = played(*asks, objects=(watcher, bear("b")))
    assert [each["answer"] for each in outcome["answers"]] == [["watcher", "b"], False, False, False]


def test_chosen_modes_are_told_in_both_languages() -> None:
    outcome = played(choosing(3), {"choose": "target", "pick": "Bob"}, cast(ENVOY), ALL)
    english = "The choice of Alice: the modes (envoy); 1 other way was legal. [603.3c, 700.2b]"
    french = "Choix d’Alice\u202f: les modes (envoy)\u202f; 1 autre réponse était légale. [603.3c, 700.2b]"
    assert english in told(outcome)
    assert french in told(outcome, "fr")


KICKED_MODES = "choose one. If it was kicked, choose both instead.\n• You gain 1 life.\n• Each opponent loses 2 life."


@pytest.mark.rule("700.2", "702.33d")
@pytest.mark.parametrize("when", ["When this creature enters", "When you cast this spell"])
def test_603_3c_what_was_kicked_has_more_modes_of_a_triggered_ability(when: str) -> None:
    herald = card("herald", "Creature", f"Kicker {{4}}\n{when}, {KICKED_MODES}", power=1, toughness=1)
    assert lives(played(cast(herald, kicked=True), ALL)) == (21, 18)
    assert lives(played(cast(herald), ALL)) == (21, 20)
