"""CR 612, 613.1c: words of a text become others, in abilities and on the type line, of permanents and of spells."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, told, zones

BEND = card(
    "bend",
    "Instant",
    "Change the text of target spell or permanent by replacing all instances of one color word with another or one "
    "basic land type with another.",
)
FLEETING = card(
    "fleeting",
    "Instant",
    "Change the text of target permanent by replacing all instances of one color word with another until end of turn.",
)
EVOLVE = card(
    "evolve",
    "Instant",
    "Change the text of target spell or permanent by replacing all instances of one creature type with another. The "
    "new creature type can't be Wall.",
)
BOLT = card("bolt", "Instant", "This spell deals 3 damage to target creature.", colors=["R"])
KNIGHT = thing("knight", "Creature - Knight", "Protection from red", power=2, toughness=2, colors=["W"])


def changed(spell: Told, target: str, kind: str, old: str, new: str) -> tuple[Told, ...]:
    """The spell is cast and resolves, the one word in the place of the other."""
    return cast(spell, target), {"choose": kind, "pick": old}, {"choose": kind, "pick": new}, ALL


@pytest.mark.rule("612.1")
def test_612_1_protection_from_red_becomes_protection_from_blue() -> None:
    """The red spell that it bounced off may target it now."""
    outcome = played(
        *changed(BEND, "knight", "color", "red", "blue"), cast(BOLT, "knight", by="Bob"), ALL, objects=(KNIGHT,)
    )
    assert legal(outcome) == [True] * 4
    assert zones(outcome, "knight") == ["graveyard"]


@pytest.mark.rule("608.2d")
def test_608_2d_both_words_are_chosen_as_the_spell_resolves_by_default_one_that_the_text_holds() -> None:
    outcome = played(cast(BEND, "knight"), ALL, objects=(KNIGHT, bear("ox", by="Bob", colors=["G"])))
    assert [each["picked"] for each in outcome["choices"]] == ["red", "green"]
    assert outcome["objects"]["knight"]["keywords"] == ["protection from green"]


@pytest.mark.rule("612.2")
def test_612_2_a_word_does_not_become_itself() -> None:
    *_, first, second = played(*changed(BEND, "knight", "color", "red", "red"), objects=(KNIGHT,))["choices"]
    assert (first["picked"], second["default"]) == ("red", True)


@pytest.mark.rule("612.2")
def test_612_2_what_a_description_speaks_of_changes_with_non_before_it_too() -> None:
    crusade = thing("crusade", "Enchantment", "White creatures get +1/+1.\nNonwhite creatures can't attack.")
    objects = (crusade, bear("snow", colors=["W"]), bear("ash", colors=["B"]))
    outcome = played(
        *changed(BEND, "crusade", "color", "white", "black"),
        {"ask": "can attack", "who": "ash", "at": "Bob"},
        {"ask": "can attack", "who": "snow", "at": "Bob"},
        objects=objects,
    )
    assert [outcome["objects"][each]["power"] for each in ("snow", "ash")] == [2, 3]
    assert [each["answer"] for each in outcome["answers"]] == [True, False]


@pytest.mark.rule("612.2")
def test_612_2_landwalk_and_its_name() -> None:
    walker = thing("walker", "Creature - Merfolk", "Islandwalk", power=2, toughness=2)
    pool = thing("pool", "Land - Swamp", by="Bob")
    outcome = played(
        *changed(BEND, "walker", "land type", "Island", "Swamp"),
        {"attack": [{"who": "walker", "at": "Bob"}]},
        {"ask": "can block", "who": "wall", "what": "walker"},
        objects=(walker, pool, bear("wall", by="Bob")),
    )
    assert outcome["objects"]["walker"]["keywords"] == ["swampwalk"]
    assert [each["answer"] for each in outcome["answers"]] == [False]


@pytest.mark.rule("612.1")
def test_612_1_the_type_line_of_a_land_and_with_it_what_mana_it_makes() -> None:
    forest = thing("Forest", "Basic Land - Forest")
    outcome = played(
        *changed(BEND, "Forest", "land type", "Forest", "Island"),
        {"ask": "can activate", "object": "Forest", "ability": "{T}: Add {U}"},
        {"ask": "can activate", "object": "Forest", "ability": "{T}: Add {G}"},
        objects=(forest,),
    )
    assert (outcome["objects"]["Forest"]["name"], outcome["objects"]["Forest"]["subtypes"]) == ("Forest", ["Island"])
    assert [each["answer"] for each in outcome["answers"]] == [True, False]


@pytest.mark.rule("612.2")
def test_612_2_mana_symbols_are_no_color_words() -> None:
    elf = thing("elf", "Creature - Elf", "{T}: Add {G}.\nProtection from green", power=1, toughness=1, mana_cost="{G}")
    outcome = played(
        *changed(BEND, "elf", "color", "green", "red"),
        {"ask": "can activate", "object": "elf", "ability": "{T}: Add {G}"},
        objects=(elf,),
    )
    assert outcome["answers"][0]["answer"] is True
    assert outcome["objects"]["elf"]["keywords"] == ["protection from red"]


@pytest.mark.rule("612.2")
def test_612_2_what_was_chosen_is_no_word_of_the_text() -> None:
    chosen = thing("ward", "Creature - Knight", "Protection from the chosen color", power=2, toughness=2)
    outcome = played(*changed(BEND, "ward", "color", "red", "blue"), objects=({**chosen, "chosen": {"color": "red"}},))
    assert outcome["objects"]["ward"]["keywords"] == ["protection from red"]


@pytest.mark.rule("612.3")
def test_612_3_an_ability_that_is_granted_is_changed_where_it_is_printed() -> None:
    gift = thing("gift", "Enchantment", "Creatures you control have protection from red.")
    on_bear = played(*changed(BEND, "bear", "color", "red", "blue"), objects=(gift, bear("bear")))
    on_gift = played(*changed(BEND, "gift", "color", "red", "blue"), objects=(gift, bear("bear")))
    assert on_bear["objects"]["bear"]["keywords"] == ["protection from red"]
    assert on_gift["objects"]["bear"]["keywords"] == ["protection from blue"]


@pytest.mark.rule("612.4")
@pytest.mark.rule("612.2a")
def test_612_2a_what_creates_tokens_names_them_by_the_new_type() -> None:
    nest = thing("nest", "Artifact", "{T}: Create a 1/1 red Goblin creature token.")
    outcome = played(
        *changed(EVOLVE, "nest", "creature type", "Goblin", "Elf"),
        {"activate": "nest", "ability": 1},
        ALL,
        objects=(nest,),
    )
    token = outcome["objects"]["elf"]
    assert (token["name"], token["subtypes"], token["colors"]) == ("Elf Token", ["Elf"], ["R"])


@pytest.mark.rule("612.2")
def test_612_2_the_new_creature_type_may_be_barred_and_plurals_change_with_it() -> None:
    lord = thing("lord", "Creature - Elf", "Other Elves get +1/+1.\nProtection from Elves", power=2, toughness=2)
    ox = thing("ox", "Creature - Wolf", power=2, toughness=2)
    barred = played(*changed(EVOLVE, "lord", "creature type", "Elf", "Wall"), objects=(lord,))
    outcome = played(*changed(EVOLVE, "lord", "creature type", "Elf", "Wolf"), objects=(lord, ox))
    assert "Wall" not in barred["objects"]["lord"]["subtypes"]
    assert (outcome["objects"]["lord"]["subtypes"], outcome["objects"]["ox"]["power"]) == (["Wolf"], 3)
    assert outcome["objects"]["lord"]["keywords"] == ["protection from Wolves"]


@pytest.mark.rule("612.1")
def test_612_1_the_text_of_a_spell_its_target_is_checked_by_the_new_words() -> None:
    doom = card("doom", "Instant", "Destroy target black creature.")
    objects = (bear("ash", by="Bob", colors=["B"]),)
    outcome = played(
        cast(doom, "ash"), cast(BEND, "doom", by="Bob"), {"choose": "color", "pick": "black"},
        {"choose": "color", "pick": "white"}, ALL, objects=objects,
    )  # fmt: skip
    assert zones(outcome, "ash", "doom") == ["battlefield", "graveyard"]
    assert "608.2b" in {rule for each in outcome["trace"] for rule in each["rules"]}


@pytest.mark.rule("612.1")
@pytest.mark.rule("400.7a")
def test_400_7a_the_permanent_that_a_spell_becomes_keeps_the_change() -> None:
    hero = card("hero", "Creature - Knight", "Protection from red", power=2, toughness=2)
    outcome = played(
        cast(hero), cast(BEND, "hero", by="Bob"), {"choose": "color", "pick": "red"},
        {"choose": "color", "pick": "blue"}, ALL,
    )  # fmt: skip
    assert outcome["objects"]["hero"]["keywords"] == ["protection from blue"]


@pytest.mark.rule("611.2a")
def test_611_2a_until_end_of_turn_the_text_is_another() -> None:
    change = changed(FLEETING, "knight", "color", "red", "blue")
    assert played(*change, {"to": "next turn"}, objects=(KNIGHT,))["objects"]["knight"]["keywords"] == [
        "protection from red"
    ]


@pytest.mark.rule("613.1c")
def test_613_1c_the_text_changes_before_types_do() -> None:
    """Whichever came first: nonbasic lands are Plains by the changed text, and this land has been named by no text."""
    moon = thing("moon", "Enchantment", "Nonbasic lands are Mountains.")
    outcome = played(
        *changed(BEND, "moon", "land type", "Mountain", "Plains"), objects=(moon, thing("tomb", "Land - Mountain"))
    )
    assert outcome["objects"]["tomb"]["subtypes"] == ["Plains"]


@pytest.mark.rule("613.1c")
def test_613_1c_a_land_that_was_made_something_else_is_not_changed_by_its_text() -> None:
    moon = thing("moon", "Enchantment", "Nonbasic lands are Mountains.")
    outcome = played(
        *changed(BEND, "tomb", "land type", "Mountain", "Plains"), objects=(moon, thing("tomb", "Land - Mountain"))
    )
    assert outcome["objects"]["tomb"]["subtypes"] == ["Mountain"]


@pytest.mark.rule("613.7")
def test_613_7_texts_change_in_timestamp_order() -> None:
    again = {**BEND, "name": "again"}
    outcome = played(
        *changed(BEND, "knight", "color", "red", "blue"),
        *changed(again, "knight", "color", "blue", "green"),
        objects=(KNIGHT,),
    )
    assert outcome["objects"]["knight"]["keywords"] == ["protection from green"]


@pytest.mark.rule("707.2")
def test_707_2_a_copy_has_the_words_that_are_printed() -> None:
    mirror = card("mirror", "Instant", "Create a token that's a copy of target creature.")
    outcome = played(*changed(BEND, "knight", "color", "red", "blue"), cast(mirror, "knight"), ALL, objects=(KNIGHT,))
    assert outcome["objects"]["knight-2"]["keywords"] == ["protection from red"]


def test_the_change_is_told_in_both_languages() -> None:
    outcome = played(*changed(BEND, "knight", "color", "red", "blue"), objects=(KNIGHT,))
    assert told(outcome)[-1] == "bend: knight has “blue” instead of “red” in its text. [608.2c, 612.1]"
    told_in_french = told(outcome, "fr")[-1].replace("\u202f", " ")
    assert told_in_french == "bend : knight a « bleu » au lieu de « rouge » dans son texte. [608.2c, 612.1]"
