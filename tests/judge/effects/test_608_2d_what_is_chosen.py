"""CR 608.2d: a color or type that an instruction lets its controller choose is asked for, answered, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, choices, played, thing, told, zones


def creature(name: str, types: str, by: str = "Alice", **more: Any) -> Told:
    return thing(name, f"Creature - {types}", by=by, power=2, toughness=2, **more)


ELVES = creature("ella", "Elf Druid"), creature("ebba", "Elf Scout")
GOBLIN = creature("gob", "Goblin", colors=["R"])
ZOMBIES = creature("zoe", "Zombie", "Bob", colors=["B"]), creature("zac", "Zombie", "Bob", colors=["B"])
TABLE = (*ELVES, GOBLIN, *ZOMBIES)


def powers(outcome: Told) -> dict[str, Any]:
    return {each["id"]: outcome["objects"][each["id"]]["power"] for each in TABLE}


def chosen(outcome: Told) -> list[tuple[str, Any, bool]]:
    return [(each["choice"], each["picked"], each["default"]) for each in choices(outcome)]


GROW = card("grow", "Instant", "Creatures of the creature type of your choice get +2/+2 until end of turn.")
SHRINK = card("shrink", "Sorcery", "Creatures of the creature type of your choice get -2/-2 until end of turn.")
SPARE = card("spare", "Sorcery", "Choose a creature type. Destroy all creatures that aren't of the chosen type.")
SONG = card("song", "Sorcery", "Choose a creature type. You gain 2 life for each permanent you control of that type.")


def test_creatures_of_the_type_of_your_choice_are_by_default_what_most_of_ones_own_are() -> None:
    outcome = played(cast(GROW), ALL, objects=TABLE)
    assert chosen(outcome) == [("creature type", "Elf", True)]
    assert powers(outcome) == {"ella": 4, "ebba": 4, "gob": 2, "zoe": 2, "zac": 2}
    assert "The choice for grow is Elf. [608.2c]" in told(outcome)
    assert "Le choix pour grow est Elfe. [608.2c]" in told(outcome, "fr")
    decides = [each.get("decides", False) for each in outcome["choices"]]
    assert decides == [True]


@pytest.mark.parametrize(("pick", "grown"), [("Goblin", ["gob"]), ("Zombie", ["zoe", "zac"]), ("Scout", ["ebba"])])
def test_the_answer_says_which_type(pick: str, grown: list[str]) -> None:
    outcome = played({"choose": "creature type", "pick": pick}, cast(GROW), ALL, objects=TABLE)
    assert chosen(outcome) == [("creature type", pick, False)]
    assert [name for name, power in powers(outcome).items() if power == 4] == grown


def test_what_harms_is_by_default_for_others() -> None:
    outcome = played(cast(SHRINK), ALL, objects=TABLE)
    assert zones(outcome, "zoe", "zac", "ella", "gob") == ["graveyard", "graveyard", "battlefield", "battlefield"]


def test_creatures_that_are_not_of_the_chosen_type() -> None:
    outcome = played(cast(SPARE), ALL, objects=TABLE)
    assert zones(outcome, "ella", "ebba", "gob", "zoe") == ["battlefield", "battlefield", "graveyard", "graveyard"]


def test_that_type_is_the_one_that_was_chosen() -> None:
    assert played(cast(SONG), ALL, objects=TABLE)["players"]["Alice"]["life"] == 24
    goblins = played({"choose": "creature type", "pick": "Goblin"}, cast(SONG), ALL, objects=TABLE)
    assert goblins["players"]["Alice"]["life"] == 22


@pytest.mark.parametrize(("pick", "left"), [("black", ["battlefield", "hand"]), ("red", ["hand", "battlefield"])])
def test_permanents_of_the_color_of_your_choice(pick: str, left: list[str]) -> None:
    wash = card("wash", "Sorcery", "Return all permanents of the color of your choice to their owners' hands.")
    outcome = played({"choose": "color", "pick": pick}, cast(wash), ALL, objects=TABLE)
    assert zones(outcome, "gob", "zoe") == left


@pytest.mark.parametrize(("pick", "mana"), [("red", "{R}{R}{R}"), ("green", "{G}{G}{G}")])
def test_mana_of_that_color(pick: str, mana: str) -> None:
    shrine = thing(
        "shrine",
        "Land",
        "{T}: Choose a color. Add an amount of mana of that color equal to the number of creatures you control.",
    )
    tap = {"activate": "shrine", "ability": "{T}"}
    outcome = played({"choose": "color", "pick": pick}, tap, objects=(shrine, *TABLE))
    assert [each["mana"] for each in outcome["trace"] if each["event"] == "mana added"] == [mana]
    assert outcome["unmodelled"] == []


@pytest.mark.rule("607.2d")
def test_607_2d_what_an_ability_chooses_for_itself_is_not_chosen_for_another_one() -> None:
    tree = thing(
        "tree",
        "Enchantment",
        "Creatures you control of the chosen type get +1/+1.\n{1}: Choose a creature type. You gain 1 life for each "
        "creature you control of that type.",
        chosen={"creature type": "Elf"},
    )
    do = ({"choose": "creature type", "pick": "Goblin"}, {"activate": "tree", "ability": "{1}"}, ALL)
    outcome = played(*do, objects=(tree, *TABLE))
    assert (powers(outcome)["ella"], powers(outcome)["gob"]) == (3, 2)
    assert outcome["players"]["Alice"]["life"] == 21


@pytest.mark.rule("614.12a")
def test_614_12a_a_color_other_than_one_as_it_enters() -> None:
    text = "As this artifact enters, choose a color other than green.\n{T}: Add {G} or one mana of the chosen color."
    grove = card("grove", "Artifact", text)
    asked = played({"choose": "color", "pick": "green"}, cast(grove), ALL)
    assert [(each["picked"] == "green", each["options"]) for each in asked["choices"]] == [(False, 4)]
    outcome = played({"choose": "color", "pick": "blue"}, cast(grove), ALL)
    assert chosen(outcome) == [("color", "blue", False)]


def test_protection_from_that_color() -> None:
    shield = card(
        "shield", "Instant", "Choose a color. Creatures you control gain protection from that color until end of turn."
    )
    outcome = played({"choose": "color", "pick": "red"}, cast(shield), ALL, objects=TABLE)
    assert outcome["objects"]["ella"]["keywords"] == ["protection from red"]


def test_115_1_a_target_is_chosen_before_so_that_such_a_text_is_not_read() -> None:
    text = "Return target creature of the creature type of your choice to its owner's hand."
    outcome = played(cast(card("snare", "Sorcery", text), "ella"), ALL, objects=TABLE)
    assert [each["legal"] for each in outcome["actions"]] == [None, True]


def test_702_16_a_player_s_protection_from_a_color_of_choice_is_asked_for_once_and_answered() -> None:
    ward = card("ward", "Instant", "You gain protection from the color of your choice until end of turn.")
    bolt = card("bolt", "Instant", "This spell deals 3 damage to target player.", colors=["R"])
    for color, life in (("red", 20), ("green", 17)):
        choice = {"choose": "color", "by": "Alice", "pick": color}
        outcome = played(cast(bolt, "Alice", by="Bob"), choice, cast(ward), ALL)
        assert (chosen(outcome), outcome["players"]["Alice"]["life"]) == ([("color", color, False)], life)
    assert chosen(played(cast(bolt, "Alice", by="Bob"), cast(ward), ALL)) == [("color", "red", True)]
