"""What chapters and keywords of the rulebook are called in other languages. Reads `data/rules/titles.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache

from bot.language import RULES_LANGUAGE, ByLanguage, Language, by_language
from bot.reference.keywords import KeywordIndex
from bot.reference.rule_numbers import number_and_those_above
from bot.resources import data_folder

KEYWORD_SECTIONS = ("701.", "702.")


@cache
def shipped_titles() -> ByLanguage[Mapping[str, str]]:
    """Return the titles by chapter number in each language; none in that of the rulebook, which has them itself."""
    tables = tomllib.loads((data_folder() / "rules" / "titles.toml").read_text(encoding="utf-8"))
    return by_language(lambda language: tables.get(language, {}))


def title_of_rule(number: str, keywords: KeywordIndex, lang: Language) -> str | None:
    """Return what the keyword section or the chapter of a rule is called in a language; None where the rulebook's own
    heading stands."""
    if lang == RULES_LANGUAGE:
        return None
    for each in number_and_those_above(number):
        entries = keywords.under(each) if each.startswith(KEYWORD_SECTIONS) else ()
        if len(entries) == 1:
            name = entries[0].name(lang)
            return name[:1].upper() + name[1:]
        if (title := shipped_titles()[lang].get(each)) is not None:
            return title
    return None
