"""Questions on the rules that Yes or No answers. Reads `data/rules/yes_no.toml`.

Knows them word for word, since one word may turn an answer round: what is asked in other words has no answer here."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from bot.language import ByLanguage, Language, by_language
from bot.reference.folding import fold_text
from bot.resources import data_folder

ALTERNATIVES = re.compile(r"\(([^()]*)\)")


class YesOrNo(NamedTuple):
    """The answer to a question on the rules: `because` says why in each language."""

    yes: bool
    because: ByLanguage[str]
    rules: Sequence[str]


def yes_or_no(question: str, language: Language) -> YesOrNo | None:
    """Return the answer to a question, None where it is not known in these words."""
    return shipped_answers()[language].get(words_that_count(question, language))


@cache
def shipped_answers() -> ByLanguage[Mapping[tuple[str, ...], YesOrNo]]:
    """Return the answers by the words that count of each wording, read once."""
    answers = [
        (each["asked"], YesOrNo(each["yes"], ByLanguage(**each["because"]), tuple(each["rules"])))
        for each in shipped_yes_no()["answer"]
    ]
    return by_language(
        lambda language: {
            words_that_count(wording, language): answer
            for asked, answer in answers
            for each in asked[language]
            for wording in wordings_of(each)
        }
    )


def wordings_of(pattern: str) -> Iterator[str]:
    """Yield the wordings of a pattern: `(tap|untap) it` has two."""
    pieces = ALTERNATIVES.split(pattern)
    return map("".join, product(*(each.split("|") if at % 2 else (each,) for at, each in enumerate(pieces))))


def words_that_count(text: str, language: Language) -> tuple[str, ...]:
    """Return the folded words of a text without those that say nothing of what is asked, each in the singular."""
    left_out = uncounted_words()[language]
    return tuple(singular(word) for word in fold_text(text).split() if word not in left_out)


def singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


@cache
def uncounted_words() -> ByLanguage[frozenset[str]]:
    return by_language(lambda language: frozenset(shipped_yes_no()["uncounted"][language]))


@cache
def shipped_yes_no() -> Mapping[str, Any]:
    """Return the shipped file, read once."""
    return tomllib.loads((data_folder() / "rules" / "yes_no.toml").read_text(encoding="utf-8"))
