"""Controlling another player (CR 723), and what a spell does with its own card as it resolves: played, and told."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing, told, zones

FEARS = card("Fears", "Sorcery", "You control target player during that player's next turn. Exile this spell.")
NEXT = {"to": "next turn"}
MIGHT = thing("might", "Enchantment", "At the beginning of your upkeep, sacrifice a creature.", by="Bob")
CREATURES = bear("cub", by="Bob"), bear("dam", by="Bob", counters={"+1/+1": 3})


@pytest.mark.rule("723.1", "723.5")
@pytest.mark.parametrize("by", ["Alice", "Bob"])
def test_who_controls_a_player_makes_that_players_choices(by: str) -> None:
    worst = {"choose": "sacrifice", "by": by, "pick": "dam"}
    outcome = played(cast(FEARS, "Bob"), ALL, NEXT, worst, ALL, objects=(MIGHT, *CREATURES))
    assert (zones(outcome, "cub", "dam"), outcome["choices"][-1]["by"]) == (["battlefield", "graveyard"], "Alice")
    lines, en_francais = told(outcome), told(outcome, "fr")
    assert any("Alice will control Bob during Bob's next turn" in line for line in lines)
    assert any("Alice controls Bob during this turn and makes all choices of Bob" in line for line in lines)
    assert any("The choice of Alice (who controls Bob): what to sacrifice" in line for line in lines)
    assert any("Alice contrôlera Bob pendant le prochain tour de Bob" in line for line in en_francais)
    assert any("Alice contrôle Bob pendant ce tour et fait tous les choix de Bob" in line for line in en_francais)
    assert any("Choix d’Alice (qui contrôle Bob)" in line for line in en_francais)


@pytest.mark.rule("723.1")
def test_only_the_next_turn_is_one_of_control() -> None:
    outcome = played(cast(FEARS, "Bob"), ALL, NEXT, ALL, NEXT, NEXT, ALL, objects=(MIGHT, *CREATURES))
    assert [each["by"] for each in outcome["choices"]] == ["Alice", "Bob"]


@pytest.mark.rule("723.3")
def test_the_objects_of_a_controlled_player_stay_that_players() -> None:
    outcome = played(cast(FEARS, "Bob"), ALL, NEXT, objects=CREATURES)
    assert (outcome["objects"]["cub"]["controller"], outcome["active"]) == ("Bob", "Bob")


@pytest.mark.rule("723.1b")
def test_control_waits_for_a_turn_that_is_taken() -> None:
    trap = card("Trap", "Sorcery", "Target player skips their next turn.")
    do = cast(FEARS, "Bob"), ALL, cast(trap, "Bob"), ALL, NEXT, NEXT, ALL
    outcome = played(*do, objects=(MIGHT, *CREATURES))
    assert (outcome["active"], [each["by"] for each in outcome["choices"]]) == ("Bob", ["Alice"])


@pytest.mark.rule("723.1a")
def test_of_two_who_would_control_a_player_the_last_one_does() -> None:
    players = [{"name": each} for each in ("Alice", "Carol", "Bob")]
    quick = {**FEARS, "types": ["Instant"], "name": "Quick"}
    do = cast(FEARS, "Bob"), ALL, cast(quick, "Bob", by="Carol"), ALL, NEXT, NEXT, ALL
    outcome = played(*do, objects=(MIGHT, *CREATURES), players=players, variant="free-for-all")
    assert [each["by"] for each in outcome["choices"]] == ["Carol"]


@pytest.mark.rule("723.1", "500.7")
def test_an_extra_turn_may_follow_the_turn_of_control() -> None:
    text = (
        "When you cast this spell, you gain control of target opponent during that player's next turn. After that "
        "turn, that player takes an extra turn."
    )
    horror = card("Horror", "Creature - Eldrazi", text, power=13, toughness=13)
    do = cast(horror), {"choose": "target", "pick": "Bob"}, ALL, NEXT, NEXT
    assert [played(*do)["active"], played(*do, NEXT)["active"]] == ["Bob", "Alice"]


@pytest.mark.rule("608.2n", "701.24c")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Exile this spell.", "exile"),
        ("Shuffle Wave into its owner's library.", "library"),
        ("Return Wave to its owner's hand.", "hand"),
        ("Put Wave on the bottom of its owner's library.", "library"),
    ],
)
def test_a_spell_says_itself_where_its_card_goes(text: str, zone: str) -> None:
    wave = card("Wave", "Sorcery", f"You gain 1 life. {text}")
    outcome = played(cast(wave), ALL)
    assert (legal(outcome), zones(outcome, "Wave")) == ([True, True], [zone])


@pytest.mark.rule("702.34a")
def test_a_card_whose_flashback_cost_was_paid_is_exiled_instead() -> None:
    wave = card("Wave", "Sorcery", "You gain 1 life. Shuffle Wave into its owner's library.\nFlashback {1}")
    buried = {"id": "buried", "is": wave, "controller": "Alice", "zone": "graveyard"}
    outcome = played(cast(wave, **{"with": "flashback"}), ALL, objects=(buried,))
    assert zones(outcome, "Wave") == ["exile"]


@pytest.mark.rule("723.5")
def test_723_5_who_controls_a_player_declares_that_players_attack_and_activates_that_players_abilities() -> None:
    drum = thing("drum", "Artifact", "{1}: You gain 1 life.", by="Bob")
    attack = {"attack": [{"who": "cub", "at": "Alice"}], "by": "Alice"}
    tap = {"activate": "drum", "ability": "{1}", "by": "Alice"}
    do = (cast(FEARS, "Bob"), ALL, NEXT, tap, ALL, attack, {"to": "end of combat"})
    outcome = played(*do, objects=(bear("cub", by="Bob"), drum))
    assert (legal(outcome), outcome["players"]["Bob"]["life"], outcome["players"]["Alice"]["life"]) == (
        [True] * len(do),
        21,
        18,
    )


@pytest.mark.rule("723.5")
def test_723_5_nobody_else_does() -> None:
    attack = {"attack": [{"who": "cub", "at": "Alice"}], "by": "Alice"}
    outcome = played(NEXT, attack, objects=(bear("cub", by="Bob"),))
    assert legal(outcome) == [True, False]
