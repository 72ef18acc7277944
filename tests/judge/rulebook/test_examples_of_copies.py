"""The examples of section 707 of the Comprehensive Rules (copying objects)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing

CLONE = card(
    "Clone",
    "Creature - Shapeshifter",
    "You may have this creature enter as a copy of any creature on the battlefield.",
    power=0,
    toughness=0,
    mana_cost="{3}{U}",
)
SHIFTER = thing(
    "shifter",
    "Creature - Shapeshifter",
    "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.",
    power=0,
    toughness=1,
)
ELF = card("Elf", "Creature - Elf", "{T}: Add {G}.", power=1, toughness=1, mana_cost="{G}")
DEMON = card("Demon", "Creature - Demon", "Morph {2}{B}{B}", power=6, toughness=6, mana_cost="{2}{B}{B}")


def looks(outcome: Told, name: str) -> tuple[Any, ...]:
    """Name, card types, subtypes, colors, power and toughness."""
    it = outcome["objects"][name]
    return it["name"], it["types"], it["subtypes"], it["colors"], (it["power"], it["toughness"])


@pytest.mark.example("707.2#1")
def test_707_2_what_an_artifact_became_for_a_turn_is_not_copied() -> None:
    text = "{X}: This artifact becomes an X/X Construct artifact creature until end of turn."
    there = (thing("staff", "Artifact", text),)
    done = {"activate": "staff", "ability": 1, "x": 5}, ALL, cast(CLONE), ALL
    copied = played(*done, objects=there)
    assert looks(copied, "Clone") == ("staff", ["Artifact"], [], [], (None, None))
    awake = played(*done, {"activate": "Clone", "ability": 1, "x": 3}, ALL, objects=there)
    assert looks(awake, "Clone") == ("staff", ["Artifact", "Creature"], ["Construct"], [], (3, 3))


@pytest.mark.example("707.2#2")
def test_707_2_a_copy_of_a_face_down_creature_is_face_up_and_can_not_be_turned() -> None:
    down = cast(DEMON, **{"with": "morph"}), ALL
    outcome = played(*down, cast(CLONE), ALL, {"activate": "Clone", "ability": "Morph"})
    assert looks(outcome, "Clone") == ("", ["Creature"], [], [], (2, 2))
    assert (legal(outcome)[-1], outcome["objects"]["Clone"]["keywords"]) == (False, [])
    turned = played(*down, {"activate": "Demon", "ability": "Morph"})
    assert (legal(turned)[-1], looks(turned, "Demon")[-1]) == (True, (6, 6))


@pytest.mark.example("707.4#1")
def test_707_4_what_raises_a_creature_raises_it_as_a_copy() -> None:
    growth = card("Growth", "Instant", "Target creature gets +3/+3 until end of turn.")
    outcome = played(cast(growth, "shifter"), ALL, cast(ELF), ALL, objects=(SHIFTER,))
    assert looks(outcome, "shifter") == ("Elf", ["Creature"], ["Elf"], ["G"], (4, 4))


@pytest.mark.example("707.5#1")
def test_707_5_a_copy_enters_as_what_it_copies_enters() -> None:
    text = "Fading 2\nThis creature enters tapped."
    beast = thing("beast", "Creature - Beast", text, power=10, toughness=10, counters={"fade": 1})
    clone = played(cast(CLONE), ALL, objects=(beast,))["objects"]["Clone"]
    assert (clone["name"], clone["tapped"], clone["counters"]) == ("beast", True, {"fade": 2})


@pytest.mark.example("707.5#2")
def test_707_5_a_copy_triggers_as_what_it_copies_would() -> None:
    wall = thing("wall", "Creature - Wall", "When this creature enters, draw a card.", power=0, toughness=4)
    players: Any = [{"name": "Alice", "hand": 0, "library": 3}, {"name": "Bob"}]
    outcome = played(cast(CLONE), ALL, objects=(wall,), players=players)
    assert (looks(outcome, "Clone")[0], outcome["players"]["Alice"]["hand"]) == ("wall", 1)


@pytest.mark.example("707.6#1")
def test_707_6_a_copy_makes_a_choice_of_its_own() -> None:
    text = "As this creature enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1."
    robot = thing("robot", "Artifact Creature - Golem", text, power=2, toughness=2, chosen={"creature type": "Elf"})
    there = robot, bear("cub"), thing("elf", "Creature - Elf", power=1, toughness=1)
    pick: Told = {"choose": "creature type", "by": "Alice", "pick": "Bear"}
    outcome = played({"choose": "copy", "pick": "robot"}, pick, cast(CLONE), ALL, objects=there)
    assert [looks(outcome, name)[-1] for name in ("Clone", "cub", "elf")] == [(2, 2), (3, 3), (2, 2)]


@pytest.mark.example("707.9a#1")
def test_707_9a_an_ability_that_a_copy_gave_itself_is_copied() -> None:
    later = card("Later", "Creature - Cat", power=3, toughness=3)
    done = cast(ELF), ALL, {"choose": "copy", "pick": "shifter"}, cast(CLONE), {"resolve": "top"}, {"resolve": "top"}
    before = played(*done, {"ask": "characteristics", "what": "Clone"}, objects=(SHIFTER,))["answers"][0]["answer"]
    assert (before["name"], before["power"]) == ("Elf", 1)
    outcome = played(*done, ALL, cast(later), ALL, objects=(SHIFTER,))
    assert [looks(outcome, name)[0] for name in ("shifter", "Clone")] == ["Later", "Later"]


@pytest.mark.example("707.9b#1")
def test_707_9b_what_a_copy_is_in_addition_is_copiable() -> None:
    text = (
        "You may have this enchantment enter as a copy of any artifact on the battlefield, "
        "except it's an enchantment in addition to its other types."
    )
    twin = card("Twin", "Creature - Shapeshifter", CLONE["text"], power=0, toughness=0)
    there = (thing("truck", "Artifact Creature - Juggernaut", power=5, toughness=3),)
    outcome = played(
        cast(card("Copied", "Enchantment", text)),
        ALL,
        {"choose": "copy", "by": "Alice", "pick": "Copied"},
        cast(twin),
        ALL,
        objects=there,
    )
    for name in ("Copied", "Twin"):
        assert looks(outcome, name)[0] == "truck"
        assert set(looks(outcome, name)[1]) == {"Artifact", "Creature", "Enchantment"}


@pytest.mark.example("707.9d#2")
def test_707_9d_subtypes_in_addition_leave_what_defines_the_others() -> None:
    text = (
        "You may have this creature enter as a copy of a creature you control, "
        "except it's a Shapeshifter Rogue in addition to its other types."
    )
    mimic = card("Mimic", "Creature - Shapeshifter Rogue", text, power=0, toughness=0)
    changeling = thing("changeling", "Creature - Shapeshifter", "Changeling", power=2, toughness=2)
    outcome = played(cast(mimic), ALL, objects=(changeling,))["objects"]
    assert set(outcome["Mimic"]["subtypes"]) == set(outcome["changeling"]["subtypes"])
    assert (outcome["Mimic"]["keywords"], {"Goblin", "Rogue"} <= set(outcome["Mimic"]["subtypes"])) == (
        ["changeling"],
        True,
    )
