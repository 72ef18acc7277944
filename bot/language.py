"""The languages in which the program reads and answers: the one place that lists them.

The engine knows none of them. To add a language, write its code into `Language` and a field of that name into
`ByLanguage`: the type checker then names every place that chooses by language and lacks the new one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar, assert_never, get_args

Language: TypeAlias = Literal["en", "fr"]
"""The code of a language, as ISO 639, Discord and Scryfall write it."""

LANGUAGES: tuple[Language, ...] = get_args(Language)

RULES_LANGUAGE: Language = "en"
"""The language of the Comprehensive Rules, and of the cards' text that is read as rules."""

DEFAULT_LANGUAGE: Language = "en"
"""What is spoken to who asks in a language that is none of them."""

ValueT = TypeVar("ValueT")
ValueT_co = TypeVar("ValueT_co", covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByLanguage(Generic[ValueT_co]):
    """One value for each language, under the language's code: a table that cannot lack one."""

    en: ValueT_co
    fr: ValueT_co

    def __getitem__(self, language: Language) -> ValueT_co:
        match language:
            case "en":
                return self.en
            case "fr":
                return self.fr
            case never:
                assert_never(never)

    def values(self) -> tuple[ValueT_co, ...]:
        """The values, in the order of `LANGUAGES`."""
        return tuple(self[language] for language in LANGUAGES)


def by_language(make: Callable[[Language], ValueT]) -> ByLanguage[ValueT]:
    """Return what `make` returns for each language."""
    return ByLanguage(en=make("en"), fr=make("fr"))


def other_languages(language: Language) -> tuple[Language, ...]:
    """Return every language but this one."""
    return tuple(each for each in LANGUAGES if each != language)
