"""The languages are listed once, and every table that chooses by language has all of them."""

from dataclasses import fields

import pytest

from bot.language import DEFAULT_LANGUAGE, LANGUAGES, ByLanguage, Language, by_language, other_languages


def test_a_table_has_a_field_for_each_language_and_no_other() -> None:
    assert tuple(field.name for field in fields(ByLanguage)) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_asked_by_the_language(language: Language) -> None:
    assert by_language(str.upper)[language] == language.upper()


def test_the_values_of_a_table_stand_in_the_order_of_the_languages() -> None:
    assert by_language(str.upper).values() == tuple(language.upper() for language in LANGUAGES)


def test_a_table_that_lacks_a_language_cannot_be_made() -> None:
    with pytest.raises(TypeError):
        ByLanguage(en="; ")  # type: ignore[call-arg]  # the type checker refuses it as well


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_languages_are_all_but_one(language: Language) -> None:
    assert {language, *other_languages(language)} == set(LANGUAGES)
    assert language not in other_languages(language)


def test_the_default_is_one_of_the_languages() -> None:
    assert DEFAULT_LANGUAGE in LANGUAGES
