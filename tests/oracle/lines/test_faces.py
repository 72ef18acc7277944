import pytest

from bot.cards.model import CardFace
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.effects import KeywordAbility
from bot.oracle.lines.coverage import Sentences, Share, tally_cards
from bot.oracle.lines.faces import characteristics_of, printed_number, split_type_line


def test_109_3_a_face_becomes_its_characteristics() -> None:
    face = CardFace(
        "Grum, the Bear",
        mana_cost="{2}{G}{W}",
        type_line="Legendary Snow Creature — Bear Time Lord",
        text="Flying",
        colors=("G", "W"),
        power="4",
        toughness="1+*",
    )
    assert characteristics_of(face) == Characteristics(
        name="Grum, the Bear",
        mana_cost="{2}{G}{W}",
        colors=(Color.WHITE, Color.GREEN),
        supertypes=("Legendary", "Snow"),
        types=("Creature",),
        subtypes=("Bear", "Time Lord"),
        abilities=(KeywordAbility(KeywordName.FLYING),),
        power=4,
    )


@pytest.mark.parametrize("dash", ["—", "–", "-", "−"])
def test_205_1_any_dash_stands_before_the_subtypes(dash: str) -> None:
    assert split_type_line(f"Artifact Land {dash} Urza’s Power-Plant") == (
        (),
        ("Artifact", "Land"),
        ("Urza's", "Power-Plant"),
    )


def test_a_type_line_without_subtypes() -> None:
    assert split_type_line("World Enchantment") == (("World",), ("Enchantment",), ())
    assert split_type_line("") == ((), (), ())


@pytest.mark.parametrize(
    ("cost", "text", "colors"),
    [
        ("{1}{R}", "", (Color.RED,)),
        ("{2/G}{W/U}", "", (Color.WHITE, Color.BLUE, Color.GREEN)),
        ("{B/P}", "", (Color.BLACK,)),
        ("{3}{C}{X}{S}", "", ()),
        ("", "", ()),
    ],
)
def test_202_2_colors_come_from_the_mana_cost_where_none_are_given(
    cost: str, text: str, colors: tuple[Color, ...]
) -> None:
    assert characteristics_of(CardFace("Made-Up Bear", cost, "Creature", text)).colors == colors


@pytest.mark.parametrize(
    ("printed", "number"),
    [("3", 3), ("0", 0), ("-1", -1), ("+2", 2), ("*", None), ("1+*", None), ("X", None), ("1.5", None), (None, None)],
)
def test_208_2_a_number_that_is_none_is_none(printed: str | None, number: int | None) -> None:
    assert printed_number(printed) == number


def test_a_tally_counts_cards_by_kind_and_by_how_much_of_them_is_read() -> None:
    whole = CardFace("Bear", type_line="Creature — Bear", text="Flying\nPartner")
    partly = CardFace("Ward", type_line="Enchantment — Aura", text="Enchant creature\nEnchanted creature sings.")
    none = CardFace("Song", type_line="Instant", text="Everybody sings.")
    found = tally_cards([("normal", [face]) for face in (whole, partly, none)])
    assert {kind: each for kind, each in found.cards.items() if each.total} == {
        "creature": Share(whole=1, total=1),
        "instant": Share(none=1, total=1),
        "aura": Share(partly=1, total=1),
        "all": Share(1, 1, 1, 3),
    }
    assert found.sentences == Sentences(modelled=2, understood=1, unread=2)
    assert sum(each.cards for each in found.sole_blockers) == 2
