from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.cards.model import CardRecord
from bot.cards.sync import scryfall
from bot.cards.sync.french import FrenchCard, Printing, collect_french_cards
from tests.cards.shapes import LIZARD_FACE, Object, card, double_card, face, printing


def read(found: Object, *printings: Object) -> CardRecord | None:
    french = collect_french_cards(msgspec.convert(one, Printing) for one in printings)
    shape = msgspec.convert(found, scryfall.Card)
    return scryfall.record_of(shape, french.get(shape.oracle_id or "", FrenchCard()) if printings else None)


def test_a_card_of_one_face_becomes_a_record() -> None:
    found = card("Copper Lizard", keywords=["Haste"], image_uris={"normal": "https://image.test/1", "small": "x"})
    assert read(found) == CardRecord(
        oracle_id="id-Copper Lizard",
        name="Copper Lizard",
        layout="normal",
        faces=(replace(LIZARD_FACE, image="https://image.test/1"),),
        origin="synced",
        keywords=("Haste",),
        legalities=(("modern", "legal"),),
        set_code="tst",
        set_type="expansion",
        released_at="2020-01-01",
    )


@pytest.mark.parametrize("layout", ["transform", "modal_dfc", "split", "flip", "adventure"])
def test_the_facts_of_several_faces_sit_in_the_faces(layout: str) -> None:
    found = read(double_card("Ember", "Frost", layout))
    assert found is not None
    assert [(one.name, one.mana_cost, one.colors) for one in found.faces] == [
        ("Ember", "{R}", ("R",)),
        ("Frost", "{R}", ("R",)),
    ]


@pytest.mark.parametrize(
    ("more", "colors"),
    [
        ({"colors": ["G", "W"], "mana_cost": "{G}{W}"}, ("W", "G")),
        ({"colors": [], "mana_cost": "{3}{W}{B}"}, ("W", "B")),
        ({"colors": None, "mana_cost": "{U/R}"}, ("U", "R")),
        ({"colors": [], "mana_cost": "{2}{U}", "oracle_text": "Devoid\nFlying"}, ()),
        ({"colors": None, "mana_cost": "", "color_indicator": ["B"]}, ("B",)),
        ({"colors": [], "mana_cost": "{4}"}, ()),
    ],
)
def test_colors_follow_from_the_file_the_cost_or_the_indicator(more: dict[str, Any], colors: tuple[str, ...]) -> None:
    found = read(card("Copper Lizard", **more))
    assert found is not None
    assert found.faces[0].colors == colors


def test_a_hyphen_before_the_subtypes_becomes_a_dash() -> None:
    found = read(card("Copper Lizard", type_line="Creature - Lizard"))
    assert found is not None
    assert found.faces[0].type_line == "Creature — Lizard"


def test_a_reversible_card_is_the_card_of_its_first_face() -> None:
    faces = [face("Jolt", oracle_id="id-1"), face("Jolt", oracle_id="id-1")]
    found = read({"name": "Jolt // Jolt", "layout": "reversible_card", "card_faces": faces})
    assert found is not None
    assert (found.oracle_id, found.name, found.layout, len(found.faces)) == ("id-1", "Jolt", "normal", 1)


def test_an_object_without_an_oracle_id_is_no_card() -> None:
    assert read({"name": "Jolt", "layout": "normal"}) is None


FORBIDDEN = {"modern": "not_legal"}


@pytest.mark.parametrize(
    ("more", "exact_only"),
    [
        ({}, False),
        ({"set_type": "funny", "legalities": FORBIDDEN}, True),
        ({"set_type": "funny", "legalities": {"vintage": "legal"}}, False),
        ({"set_type": None, "security_stamp": "acorn", "legalities": {}}, True),
        ({"border_color": "silver", "legalities": FORBIDDEN}, True),
        ({"set_type": "memorabilia", "legalities": FORBIDDEN}, True),
        ({"promo_types": ["playtest"], "legalities": FORBIDDEN}, True),
        ({"layout": "token"}, True),
        ({"layout": "art_series"}, True),
        ({"name": "A-Copper Lizard", "games": ["arena"]}, True),
        ({"name": "A-Copper Lizard", "games": ["paper"]}, False),
        ({"set_type": "expansion", "legalities": FORBIDDEN}, False),
    ],
)
def test_tokens_jokes_and_souvenirs_are_meant_by_their_whole_name_only(more: dict[str, Any], exact_only: bool) -> None:
    found = read({**card("Copper Lizard"), **more})
    assert found is not None
    assert found.exact_only is exact_only


def test_the_newest_french_printing_names_the_card_and_the_others_are_aliases() -> None:
    found = read(
        card("Copper Lizard"),
        printing("Copper Lizard", "Lézard du cuivre", released_at="1999-01-01", printed_text="Vieux texte"),
        printing("Copper Lizard", "Lézard de cuivre", released_at="2019-01-01"),
        printing("Copper Lizard", "Lézard cuivré", released_at="2009-01-01", printed_type_line="Créature : lézard"),
    )
    assert found is not None
    assert (found.name_fr, found.aliases) == ("Lézard de cuivre", ("Lézard du cuivre", "Lézard cuivré"))
    assert (found.faces[0].text_fr, found.faces[0].type_line_fr) == ("Vieux texte", "Créature : lézard")


def test_the_names_that_a_printing_shows_instead_are_aliases() -> None:
    found = read(card("Copper Lizard", flavor_name="Gojira", printed_name="Cuprous Newt"))
    assert found is not None
    assert (found.name, found.aliases) == ("Copper Lizard", ("Gojira", "Cuprous Newt"))
    halves = [face("Ember", flavor_name="Spark"), face("Frost", printed_name="Frost")]
    sided = read(double_card("Ember", "Frost", "transform", card_faces=halves))
    assert sided is not None
    assert sided.aliases == ("Spark",)


def test_a_printing_without_a_name_still_gives_its_text() -> None:
    found = read(card("Copper Lizard"), printing("Copper Lizard", None, printed_text="Vol"))
    assert found is not None
    assert (found.name_fr, found.faces[0].text_fr) == (None, "Vol")


@pytest.mark.parametrize(
    ("more", "name_fr"),
    [
        ({"card_faces": [{"printed_name": "Braise"}, {"printed_name": "Gel"}]}, "Braise // Gel"),
        ({"card_faces": [{"printed_name": "Braise"}, {}]}, "Braise // Frost"),
        ({"card_faces": [{"printed_name": "Braise"}]}, "Braise // Frost"),
        ({"printed_name": "Braise // Gel"}, "Braise // Gel"),
        ({"card_faces": [{"printed_text": "Piochez une carte."}, {}]}, None),
    ],
)
def test_french_faces_are_joined_like_english_ones(more: dict[str, Any], name_fr: str | None) -> None:
    found = read(double_card("Ember", "Frost"), {**printing("Ember // Frost", None), **more})
    assert found is not None
    assert found.name_fr == name_fr


def test_a_printing_in_another_language_is_not_french() -> None:
    assert collect_french_cards([Printing(oracle_id="1", lang="de", printed_name="Echse")]) == {}
