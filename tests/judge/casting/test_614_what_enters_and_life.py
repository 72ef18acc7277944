"""What enters without having been cast and goes into exile instead, life that is not gained, and damage to each
opponent and what they control (CR 614.1a, 614.6, 119.10, 608.2c)."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, told, zones

PRIEST = thing(
    "priest",
    "Creature",
    "If a nontoken creature would enter and it wasn't cast, exile it instead.",
    power=2,
    toughness=2,
)
RAISE = card("raise", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
VORTEX = thing("vortex", "Enchantment", "If a player would gain life, that player gains no life instead.", by="Bob")
SALVE = card("salve", "Instant", "You gain 3 life.")


@pytest.mark.rule("614.6")
def test_614_6_the_first_line_says_that_a_card_is_exiled_instead_of_entering() -> None:
    outcome = played(cast(RAISE, "ox"), ALL, objects=(PRIEST, bear("ox", zone="graveyard")))
    assert told(outcome)[0] == "raise: ox is exiled instead of entering the battlefield: that is priest's effect."
    assert told(outcome, "fr")[0] == (
        "raise : ox est exilé au lieu d’arriver sur le champ de bataille : c’est l’effet de priest."
    )


@pytest.mark.rule("614.6", "702.79a")
@pytest.mark.parametrize("keyword", ["Persist", "Undying"])
def test_614_6_what_is_exiled_instead_of_returning_gets_no_counter(keyword: str) -> None:
    cub = thing("cub", "Creature", keyword, power=1, toughness=1)
    outcome = played(cast(card("kill", "Instant", "Destroy target creature."), "cub"), ALL, objects=(PRIEST, cub))
    assert (zones(outcome, "cub"), outcome["objects"]["cub"]["counters"]) == (["exile"], {})
    assert not any("counter" in line for line in told(outcome))


@pytest.mark.rule("614.1a", "614.6")
def test_614_6_a_creature_that_was_not_cast_is_exiled_instead_of_entering() -> None:
    outcome = played(cast(RAISE, "ox"), ALL, objects=(PRIEST, bear("ox", zone="graveyard")))
    assert zones(outcome, "ox") == ["exile"]
    assert "raise: ox is exiled instead of entering the battlefield: that is priest's effect. [614.6]" in told(outcome)
    assert (
        "raise : ox est exilé au lieu d’arriver sur le champ de bataille : c’est l’effet de priest. [614.6]"
    ) in told(outcome, "fr")


@pytest.mark.rule("614.1a")
def test_614_1a_what_was_cast_and_what_is_a_token_enters() -> None:
    ox = card("ox", "Creature", power=2, toughness=2)
    call = card("call", "Instant", "Create a 1/1 white Soldier creature token.")
    outcome = played(cast(ox), cast(call), ALL, objects=(PRIEST,))
    there = [each["name"] for each in outcome["objects"].values() if each["zone"] == "battlefield"]
    assert there == ["priest", "ox", "Soldier Token"]


@pytest.mark.rule("614.1a")
def test_614_1a_what_is_no_creature_enters() -> None:
    again = card("again", "Sorcery", "Return target artifact card from your graveyard to the battlefield.")
    outcome = played(cast(again, "rock"), ALL, objects=(PRIEST, thing("rock", "Artifact", zone="graveyard")))
    assert zones(outcome, "rock") == ["battlefield"]


@pytest.mark.rule("119.10")
def test_119_10_no_life_is_gained_instead() -> None:
    outcome = played(cast(SALVE), ALL, objects=(VORTEX,))
    assert lives(outcome) == (20, 20)
    assert any("Alice gains no life instead of 3" in line for line in told(outcome))
    assert any("Alice ne gagne pas de points de vie au lieu de 3" in line for line in told(outcome, "fr"))


@pytest.mark.rule("608.2c")
def test_608_2c_each_opponent_and_each_thing_that_they_control_is_dealt_damage() -> None:
    spray = card(
        "spray", "Sorcery", "spray deals 2 damage to each opponent and each creature and planeswalker they control."
    )
    walker = thing("walker", "Planeswalker", by="Bob", loyalty=4)
    outcome = played(cast(spray), ALL, objects=(bear("mine"), bear("theirs", "Bob"), walker))
    assert zones(outcome, "mine", "theirs") == ["battlefield", "graveyard"]
    assert (lives(outcome), outcome["objects"]["walker"]["loyalty"]) == ((20, 18), 2)


@pytest.mark.rule("603.6a", "701.3a")
def test_701_3a_an_equipment_that_enters_attaches_itself() -> None:
    maul = card(
        "maul",
        "Artifact - Equipment",
        "When this Equipment enters, attach it to target creature you control.\nEquipped creature gets +2/+2.",
    )
    outcome = played(cast(maul), {"choose": "target", "by": "Alice", "pick": "ox"}, ALL, objects=(bear("ox"),))
    assert (outcome["objects"]["ox"]["power"], outcome["objects"]["maul"]["attached_to"]) == (4, "ox")
