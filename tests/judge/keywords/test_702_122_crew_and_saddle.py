"""CR 702.122, 702.171, 702.184: Vehicles are crewed, Mounts saddled and Spacecraft stationed by tapping creatures."""

import pytest

from tests.judge.playing import ALL, Told, bear, legal, played, thing, told, why

SKIFF = thing("skiff", "Artifact - Vehicle", "Flying\nCrew 3", power=3, toughness=3)
CREW: Told = {"activate": "skiff", "ability": "crew"}


def tapped(outcome: Told, *names: str) -> list[bool]:
    return [outcome["objects"][name]["tapped"] for name in names]


@pytest.mark.rule("702.122a", "301.7b")
def test_702_122a_it_becomes_an_artifact_creature_with_its_printed_size() -> None:
    outcome = played(CREW, ALL, {"attack": [{"who": "skiff"}]}, objects=(SKIFF, bear("ant"), bear("bee")))
    skiff = outcome["objects"]["skiff"]
    assert (skiff["types"], skiff["power"], outcome["players"]["Bob"]["life"]) == (["Artifact", "Creature"], 3, 17)
    assert tapped(outcome, "ant", "bee") == [True, True]
    assert "ant and bee crew skiff. [602.2b, 702.122a, 702.122b]" in told(outcome)
    assert "ant et bee pilotent skiff. [602.2b, 702.122a, 702.122b]" in told(outcome, "fr")


@pytest.mark.rule("702.122a", "302.6")
def test_702_122a_summoning_sickness_keeps_no_creature_from_crewing_but_the_vehicle_from_attacking() -> None:
    ogre = thing("ogre", "Creature", power=3, toughness=3, sick=True)
    assert legal(played(CREW, ALL, {"attack": [{"who": "skiff"}]}, objects=(SKIFF, ogre))) == [True] * 3
    new = {**SKIFF, "sick": True}
    outcome = played(CREW, ALL, {"attack": [{"who": "skiff"}]}, objects=(new, ogre))
    assert (legal(outcome), why(outcome)[0][0]) == ([True, True, False], "508.1a")


@pytest.mark.rule("702.122a", "118.3")
@pytest.mark.parametrize("more", [{"tapped": True}, {"by": "Bob"}], ids=["tapped", "another player's"])
def test_702_122a_only_with_power_enough_of_ones_own_untapped_creatures(more: Told) -> None:
    outcome = played(CREW, objects=(SKIFF, bear("ant"), bear("bee", **more)))
    assert why(outcome) == [("602.2b", "702.122a", "118.3")]
    assert outcome["actions"][0]["reason"] == (
        "that player's other untapped creatures have not enough power together for it"
    )
    assert told(outcome, "fr")[0] == (
        "Illégal\u202f: Alice n’a pas d’autres créatures dégagées dont la force atteigne 3 en tout pour skiff."
    )


@pytest.mark.rule("702.122a")
def test_702_122a_any_number_of_creatures_may_crew() -> None:
    objects = (SKIFF, bear("ant"), bear("bee"), bear("cat"))
    outcome = played({"choose": "crew", "pick": ["ant", "bee", "cat"]}, CREW, ALL, objects=objects)
    assert (tapped(outcome, "ant", "bee", "cat"), outcome["choices"][0]["options"]) == ([True] * 3, 4)


@pytest.mark.rule("702.122a")
def test_702_122a_too_few_are_no_crew() -> None:
    outcome = played({"choose": "crew", "pick": ["ant"]}, CREW, ALL, objects=(SKIFF, bear("ant"), bear("bee")))
    assert outcome["actions"][0]["legal"] is False
    assert tapped(outcome, "ant", "bee") == [True, True]


@pytest.mark.rule("702.122a")
@pytest.mark.parametrize(
    ("text", "crews"),
    [
        ("This creature saddles Mounts and crews Vehicles as though its power were 2 greater.", True),
        ("This creature crews Vehicles using its toughness rather than its power.", True),
        ("Flying", False),
    ],
)
def test_702_122a_with_another_power_than_its_own(text: str, crews: bool) -> None:
    pilot = thing("pilot", "Creature - Pilot", text, power=1, toughness=3)
    assert legal(played(CREW, objects=(SKIFF, pilot))) == [crews]


@pytest.mark.rule("702.122b", "702.122d")
def test_702_122b_who_crews_and_what_is_crewed_trigger() -> None:
    proud = thing("proud", "Creature", "Whenever this creature crews a Vehicle, you gain 1 life.", power=3, toughness=3)
    loud = {**SKIFF, "is": {**SKIFF["is"], "text": "Crew 3\nWhenever this Vehicle becomes crewed, you gain 5 life."}}
    assert played(CREW, ALL, objects=(loud, proud))["players"]["Alice"]["life"] == 26


MOUNT = thing(
    "mount",
    "Creature - Mount",
    "Saddle 2\nWhenever this creature attacks while saddled, you gain 3 life.",
    power=2,
    toughness=2,
)
SADDLE: Told = {"activate": "mount", "ability": "saddle"}
ATTACK: Told = {"attack": [{"who": "mount"}]}


@pytest.mark.rule("702.171a", "702.171b")
def test_702_171b_it_is_saddled_until_the_turn_ends() -> None:
    rider = bear("rider", sick=True)
    assert played(SADDLE, ALL, ATTACK, objects=(MOUNT, rider))["players"]["Alice"]["life"] == 23
    assert played(ATTACK, objects=(MOUNT, rider))["players"]["Alice"]["life"] == 20
    again: tuple[Told, ...] = ({"to": "next turn"}, {"to": "next turn"}, ATTACK)
    later = played(SADDLE, ALL, *again, objects=(MOUNT, rider))
    assert later["players"]["Alice"]["life"] == 20
    assert "rider saddles mount. [602.2b, 702.171a, 702.171c]" in told(later)
    assert "rider selle mount. [602.2b, 702.171a, 702.171c]" in told(later, "fr")


@pytest.mark.rule("702.171a", "602.5d")
def test_702_171a_only_as_a_sorcery() -> None:
    assert why(played(SADDLE, objects=(MOUNT, bear("rider")), step="upkeep")) == [("602.5d",)]


@pytest.mark.rule("702.184a")
def test_702_184a_as_many_charge_counters_as_the_tapped_creature_has_power() -> None:
    ship = thing("ship", "Artifact - Spacecraft", "Station")
    ogre = thing("ogre", "Creature", power=4, toughness=1, sick=True)
    outcome = played({"activate": "ship", "ability": "station"}, ALL, objects=(ship, ogre))
    assert (outcome["objects"]["ship"]["counters"], tapped(outcome, "ogre")) == ({"charge": 4}, [True])
    assert told(outcome)[-1] == "Station: ship gets 4 charge counters. [702.184a]"
