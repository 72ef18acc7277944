"""CR 701.35, 701.53, 701.57, 701.60: detain, incubate, discover and suspect."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, told, why, zones

PINGER = thing("pinger", "Creature - Wizard", "{T}: pinger deals 1 damage to any target.", "Bob", power=1, toughness=1)
PING: Told = {"activate": "pinger", "ability": 1, "targets": ["Alice"]}
ARREST = cast(card("arrest", "Sorcery", "Detain target creature an opponent controls."), "pinger")
TURN: Told = {"to": "next turn"}
MAIN: Told = {"to": "precombat main"}


@pytest.mark.rule("701.35a")
def test_701_35a_what_is_detained_neither_fights_nor_acts_until_your_next_turn() -> None:
    attack: Told = {"attack": [{"who": "pinger"}]}
    outcome = played(ARREST, ALL, TURN, MAIN, PING, attack, objects=(PINGER,))
    assert legal(outcome)[-2:] == [False, False]
    assert why(outcome) == [("602.5", "101.2"), ("508.1c",)]
    assert "The activated abilities of pinger can't be activated until Alice's next turn. [608.2c]" in told(outcome)
    assert (
        "Les capacités activées de pinger ne peuvent pas être activées jusqu’au prochain tour d’Alice. [608.2c]"
        in told(outcome, "fr")
    )


@pytest.mark.rule("701.35a")
def test_701_35a_it_can_act_again_once_your_next_turn_has_begun_and_before_it_was_detained() -> None:
    later = played(ARREST, ALL, TURN, TURN, MAIN, PING, ALL, objects=(PINGER,))
    before = played({"activate": "pinger", "ability": 1, "targets": ["Alice"], "by": "Bob"}, ALL, objects=(PINGER,))
    assert [legal(each).count(False) for each in (later, before)] == [0, 0]
    assert [lives(each)[0] for each in (later, before)] == [19, 19]


@pytest.mark.rule("701.35a")
def test_701_35a_it_can_t_block() -> None:
    block: Told = {"block": [{"who": "pinger", "blocks": ["b"]}]}
    outcome = played(ARREST, ALL, {"attack": [{"who": "b"}]}, block, objects=(PINGER, bear("b")))
    assert legal(outcome)[-1] is False


SUSPECT = cast(card("red", "Sorcery", "Suspect target creature."), "b")


@pytest.mark.rule("701.60c")
def test_701_60c_a_suspected_creature_has_menace_and_can_t_block() -> None:
    block: Told = {"block": [{"who": "c", "blocks": ["b"]}]}
    attacked = played(SUSPECT, ALL, {"attack": [{"who": "b"}]}, block, objects=(bear("b"), bear("c", "Bob")))
    blocked: Told = {"block": [{"who": "b", "blocks": ["c"]}]}
    blocking = played(SUSPECT, ALL, TURN, {"attack": [{"who": "c"}]}, blocked, objects=(bear("b"), bear("c", "Bob")))
    assert why(attacked) == [("509.1b", "702.111b")]
    assert why(blocking) == [("509.1b",)]
    assert "red: b becomes suspected. [608.2c, 701.60a]" in told(attacked)
    assert "red\u202f: b devient un permanent suspecté. [608.2c, 701.60a]" in told(attacked, "fr")


@pytest.mark.rule("701.60a", "701.60c")
def test_701_60a_what_is_no_longer_suspected_has_neither() -> None:
    cleared = cast(card("alibi", "Sorcery", "Target creature is no longer suspected."), "b")
    outcome = played(SUSPECT, ALL, cleared, ALL, objects=(bear("b"),))
    assert outcome["objects"]["b"]["keywords"] == []


@pytest.mark.rule("701.60d")
def test_701_60d_it_can_t_become_suspected_again() -> None:
    outcome = played(SUSPECT, ALL, {**SUSPECT, "as": "red2"}, ALL, objects=(bear("b"),))
    assert outcome["objects"]["b"]["keywords"] == ["menace"]


@pytest.mark.rule("701.53a", "111.10i")
def test_701_53a_an_incubator_has_counters_and_becomes_a_creature() -> None:
    incubate = cast(card("eyes", "Instant", "Incubate 3."))
    there = played(incubate, ALL)["objects"]["incubator"]
    turned = played(incubate, ALL, {"activate": "incubator", "ability": 1}, ALL)["objects"]["incubator"]
    assert (there["types"], there["counters"], there["power"]) == (["Artifact"], {"+1/+1": 3}, None)
    assert (turned["types"], turned["power"], turned["toughness"]) == (["Artifact", "Creature"], 3, 3)


@pytest.mark.rule("701.53a", "704.5f")
def test_701_53a_one_without_counters_dies_as_it_transforms() -> None:
    outcome = played(cast(card("eyes", "Instant", "Incubate 0.")), ALL, {"activate": "incubator", "ability": 1}, ALL)
    assert "incubator" not in outcome["objects"] or zones(outcome, "incubator") != ["battlefield"]


def discovering(number: int, *library: Told, do: tuple[Told, ...] = ()) -> Told:
    players = [
        {"name": "Alice", "library": [{"id": each["id"], "is": each["is"]} for each in library]},
        {"name": "Bob"},
    ]
    return played(*do, cast(card("dig", "Sorcery", f"Discover {number}.")), ALL, players=players)


FOREST = thing("forest", "Basic Land - Forest")
GIANT = thing("giant", "Creature - Giant", mana_cost="{5}{G}", power=6, toughness=6)
ELF = thing("elf", "Creature - Elf", mana_cost="{2}{G}", power=1, toughness=1)


@pytest.mark.rule("701.57a")
def test_701_57a_the_first_small_nonland_card_is_cast_and_the_rest_goes_to_the_bottom() -> None:
    outcome = discovering(3, FOREST, GIANT, ELF)
    assert zones(outcome, "forest", "giant", "elf") == ["library", "library", "battlefield"]


@pytest.mark.rule("701.57a")
def test_701_57a_not_cast_it_goes_to_the_hand() -> None:
    outcome = discovering(3, FOREST, ELF, do=({"choose": "may", "pick": False},))
    assert zones(outcome, "forest", "elf") == ["library", "hand"]


@pytest.mark.rule("701.57a")
def test_701_57a_a_card_of_just_that_mana_value_counts_and_a_greater_one_does_not() -> None:
    assert zones(discovering(6, GIANT), "giant") == ["battlefield"]
    assert zones(discovering(5, GIANT), "giant") == ["library"]
