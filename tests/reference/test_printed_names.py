"""The names of keyword abilities for sentences: those of the data files, each engine's keyword among them."""

import pytest

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.registry import KEYWORDS
from bot.language import LANGUAGES, Language
from bot.reference.entries import KeywordEntry
from bot.reference.printed_names import PrintedName, printed_names
from tests.reference.corpus import ENTRIES

ABILITIES = tuple(entry for entry in ENTRIES if entry.kind == "keyword ability")
PLAYED_AS_A_CONDITION = {"max-speed"}
"""CR 702.178a: it says when another ability holds, and is none that the engine could give."""


@pytest.mark.parametrize(
    ("keyword", "name"),
    [
        (KeywordName.FLYING, PrintedName("vol")),
        (KeywordName.HASTE, PrintedName("célérité", feminine=True)),
        (KeywordName("jump-start"), PrintedName("relancez")),
        (KeywordName.NIGHTBOUND, PrintedName("nocturne")),
        (KeywordName.MEGAMORPH, PrintedName("mégamue", feminine=True)),
        (KeywordName.BANDS_WITH_OTHER, PrintedName("regroupement avec d’autres")),
    ],
)
def test_a_keyword_is_called_as_cards_call_it(keyword: KeywordName, name: PrintedName) -> None:
    assert printed_names("fr")[keyword] == name


def names_of(entry: KeywordEntry) -> set[str]:
    variants = (variant.name("en").partition(" [")[0] for variant in entry.variants)
    return {name.lower() for name in (entry.name("en"), *entry.en.parts, *variants)}


@pytest.mark.parametrize("keyword", KEYWORDS, ids=lambda keyword: keyword.spelled)
def test_each_keyword_of_the_engine_has_exactly_one_data_file(keyword: Keyword) -> None:
    (entry,) = (entry for entry in ABILITIES if keyword.spelled in names_of(entry))
    assert keyword.rules[0].startswith(entry.rule)


def test_an_ability_that_the_engine_does_not_act_on_says_that_it_is_not_played() -> None:
    played = {keyword.spelled for keyword in KEYWORDS}
    unplayed = {entry.id for entry in ABILITIES if not names_of(entry) & played} - PLAYED_AS_A_CONDITION
    assert {entry.id for entry in ENTRIES if not entry.played} == unplayed


def test_each_ability_has_a_gender_in_french_and_none_in_english() -> None:
    assert [entry.id for entry in ABILITIES if entry.fr.gender is None or entry.en.gender is not None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_an_entry_stand_in_each_language(language: Language) -> None:
    assert [entry.id for entry in ENTRIES if len(entry.texts(language).parts) != len(entry.en.parts)] == []
