from dataclasses import replace

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    Ability,
    AdditionalBlocks,
    Chapter,
    CounterLimit,
    DamageAbility,
    ReachesChapter,
    StaticAbility,
    TriggeredAbility,
    Unread,
)
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.magic.words.effects import (
    ONE,
    AddAbility,
    Draw,
    Effect,
    GainLife,
    KeywordAbility,
    Modification,
    ModifyPowerToughness,
)
from bot.engine.magic.words.filters import AttachedObject, Players, This
from bot.engine.magic.words.qualities import ColorQuality
from bot.oracle.lines.compiler import compile_text
from tests.oracle.reading import read, shown

TO_THIS, BY_THIS = DamageDescribed(to=(This(),)), DamageDescribed(by=(This(),))


def has(keyword: KeywordName) -> AddAbility:
    return AddAbility(KeywordAbility(keyword))


FROM_BLACK_AND_RED = tuple(
    AddAbility(KeywordAbility(KeywordName.PROTECTION, ColorQuality(color))) for color in (Color.BLACK, Color.RED)
)


@pytest.mark.parametrize(
    ("predicate", "modifications"),
    [
        ("gets +2/+0", (ModifyPowerToughness(2, 0),)),
        ("gets −1/−3", (ModifyPowerToughness(-1, -3),)),
        ("gets +2/-0 and has trample", (ModifyPowerToughness(2, 0), has(KeywordName.TRAMPLE))),
        ("has flying and gets +1/+1", (has(KeywordName.FLYING), ModifyPowerToughness(1, 1))),
        (
            "gets +1/+1 and has first strike, vigilance, and haste",
            (
                *(ModifyPowerToughness(1, 1), has(KeywordName.FIRST_STRIKE)),
                *(has(KeywordName.VIGILANCE), has(KeywordName.HASTE)),
            ),
        ),
        ("gets +2/+2, has flying, and has protection from black and from red", (
            ModifyPowerToughness(2, 2), has(KeywordName.FLYING), *FROM_BLACK_AND_RED)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("subject", ["Enchanted creature", "Equipped creature", "Enchanted permanent"])
def test_611_3_what_the_attached_object_gets_and_has(
    subject: str, predicate: str, modifications: tuple[Modification, ...]
) -> None:
    assert read(f"{subject} {predicate}.") == (StaticAbility(AttachedObject(), modifications),)


@pytest.mark.parametrize("subject", ["This creature", "Made-Up Bear", "This Vehicle"])
def test_201_5_the_object_itself(subject: str) -> None:
    assert read(f"{subject} gets +1/+1.") == (StaticAbility(This(), (ModifyPowerToughness(1, 1),)),)


@pytest.mark.parametrize(
    ("sentence", "abilities"),
    [
        ("Prevent all damage that would be dealt to {}.", (DamageAbility(TO_THIS),)),
        ("Prevent all combat damage that would be dealt to {}.", (DamageAbility(replace(TO_THIS, combat=True)),)),
        ("Prevent all damage that would be dealt by {}.", (DamageAbility(BY_THIS),)),
        ("Prevent all damage that {} would deal.", (DamageAbility(BY_THIS),)),
        ("All damage that would be dealt to {} is prevented.", (DamageAbility(TO_THIS),)),
        ("If damage would be dealt to {}, prevent that damage.", (DamageAbility(TO_THIS),)),
        ("Prevent all combat damage that would be dealt to and dealt by {}.", (
            DamageAbility(replace(TO_THIS, combat=True)), DamageAbility(replace(BY_THIS, combat=True)))),
    ],
)  # fmt: skip
def test_615_1_prevention(sentence: str, abilities: tuple[Ability, ...]) -> None:
    assert read(sentence.format("this creature")) == abilities
    assert read(sentence.format("Made-Up Bear")) == abilities


def test_prevention_for_the_attached_object() -> None:
    assert read("Prevent all combat damage that would be dealt by enchanted creature.") == (
        DamageAbility(DamageDescribed(by=(AttachedObject(),), combat=True)),
    )


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("an additional creature each combat", 1),
        ("one more creature each combat", 1),
        ("two additional creatures each combat", 2),
        ("an additional seven creatures each combat", 7),
        ("an additional ninety-nine creatures each combat", 99),
        ("any number of creatures", None),
    ],
)
def test_509_1a_additional_blocks(words: str, count: int | None) -> None:
    assert read(f"This creature can block {words}.") == (AdditionalBlocks(count),)


@pytest.mark.parametrize(
    "sentence",
    [
        "This creature gets +1/+1 for each song you know.",
        "This creature gets +1/+1 until end of turn.",
        "This creature gets +X/+X.",
        "This creature gets 2/2.",
        "This spell gets +1/+1.",
        "That creature gets +1/+1.",
        "Enchanted creature gets +1/+1 and can't sing.",
        "Enchanted creature has offering {1}.",
        "Enchanted creature has trample and haunt.",
        'Enchanted creature has "{T}: Sing."',
        "This creature can block an additional creature this turn.",
        "This creature can block two creatures each combat.",
        "Prevent all damage that would be dealt to this creature this turn.",
        "Prevent damage that would be dealt to this creature.",
    ],
)
def test_a_sentence_with_a_word_left_over_is_unread_whole(sentence: str) -> None:
    assert shown(sentence) == [f"?{sentence}"]


def test_a_card_names_itself_by_its_name_or_a_short_form_of_it() -> None:
    for name in ("Grum, Bear of Bears", "Grum of the Bears", "Grum"):
        assert read("Prevent all damage that would be dealt to Grum.", name) == (DamageAbility(TO_THIS),)
    assert shown("Prevent all damage that would be dealt to Grum.", "Bear Grum")[0].startswith("?")
    assert shown("Prevent all damage that would be dealt to grum.", "Grum")[0].startswith("?")


def test_207_2c_an_ability_word_means_nothing_and_another_prefix_is_not_skipped() -> None:
    assert read("Landfall — This creature gets +1/+1.") == read("This creature gets +1/+1.")
    assert shown("Top speed — This creature gets +1/+1.") == ["?Top speed — This creature gets +1/+1."]


def test_a_static_sentence_after_an_unread_one_belongs_to_that_ability() -> None:
    assert shown("{2}: Untap this creature. This creature has flying.") == [
        "?{2}: Untap this creature.",
        "?This creature has flying.",
    ]
    assert shown("Prevent all damage that would be dealt to this creature. Sing.")[1:] == ["?Sing."]


def test_a_spells_text_is_no_static_ability() -> None:
    text = "Prevent all combat damage that would be dealt by enchanted creature."
    (reading,) = compile_text(text, "Made-Up Fog", ("Instant",))
    assert reading.state == "unread"


def test_the_error_that_got_furthest_says_what_was_expected() -> None:
    (reading,) = compile_text("This creature gets +1/+1 forever.", "Made-Up Bear")
    assert getattr(reading.abilities[0], "expected", "") == (
        "a further “gets” or “has”, or “as long as”, or the end of the sentence"
    )


def test_704_5r_how_many_counters_it_can_have() -> None:
    assert read("This creature can't have more than seven dream counters on it.") == (CounterLimit("dream", 7),)
    assert shown("This creature can't have more than seven dream counters.")[0].startswith("?")


@pytest.mark.parametrize(
    ("line", "numbers", "effects"),
    [
        ("I — Draw a card.", (1,), (Draw(Players.YOU, ONE),)),
        ("II, III — Draw a card. You gain 1 life.", (2, 3), (Draw(Players.YOU, ONE), GainLife(Players.YOU, ONE))),
    ],
)
def test_714_2_a_chapter_is_a_triggered_ability(
    line: str, numbers: tuple[int, ...], effects: tuple[Effect, ...]
) -> None:
    told = TriggeredAbility(ReachesChapter(numbers), effects, rule="714.2b")
    assert read(line, types=("Enchantment",)) == (Chapter(numbers), told)


def test_714_2_a_chapter_that_is_not_read_keeps_its_numbers() -> None:
    chapter, unread = read("I, II, III, IV — Dance.", types=("Enchantment",))
    assert chapter == Chapter((1, 2, 3, 4))
    assert isinstance(unread, Unread)
    assert unread.text == "I, II, III, IV — Dance."


@pytest.mark.parametrize("line", ["I draw — a card.", "I II — Draw a card.", "Revolt — You gain 1 life.", "I, II"])
def test_a_line_without_chapter_numbers_before_its_dash_is_no_chapter(line: str) -> None:
    assert not any(isinstance(each, Chapter) for each in read(line, types=("Enchantment",)))
