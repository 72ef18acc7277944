"""Whether the name of a card is masculine or feminine, singular or plural, in French; by its first word.

The words were learnt from printed cards, whose texts put an article before the name; they stand in
`data/language/french_nouns.toml`. Knows nothing of what else a sentence says."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bot.resources import data_folder

FIRST_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
ENDINGS = {
    **dict.fromkeys(("tion", "sion", "xion", "ance", "ence", "esse", "tude", "euse", "rice", "ette"), True),
    **dict.fromkeys(("ment", "isme"), False),
}
"""How a word ends that is feminine, or not."""


class FrenchNoun(NamedTuple):
    """The gender and the number of a name."""

    feminine: bool
    plural: bool


def gender_of_name(name: str) -> FrenchNoun | None:
    """Return the gender and number of a card's name; None where it is not known, or takes no article."""
    found = FIRST_WORD.match(name)
    if found is None:
        return None
    word = found.group().lower()
    known = nouns_by_word()
    if word in known:
        return known[word]
    if word[-1] in "sx" and word[:-1] in known:
        return FrenchNoun(known[word[:-1]].feminine, plural=True)
    feminine = ENDINGS.get(word[-4:])
    return None if feminine is None else FrenchNoun(feminine, plural=False)


FEMININE_TITLE = re.compile(
    r".+, (?:la |(?:l[’'])?(?:[^\W\d_]+(?:euse|trice|esse|ière|ienne)|reine|dame|mère|fille|sœur|matriarche)\b)"
)
"""A name whose title is a woman's. A title such as « voix » or « ombre » says nothing of whom it is given to."""


def has_feminine_title(name: str) -> bool:
    """Whether the title behind a name shows that it is a woman's: « Avacyn, la purificatrice »."""
    return FEMININE_TITLE.match(name) is not None


@cache
def nouns_by_word() -> Mapping[str, FrenchNoun]:
    """Return the nouns with which names begin."""
    file = data_folder() / "language" / "french_nouns.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        word: FrenchNoun(kind.startswith("feminine"), kind.endswith("plural"))
        for kind, words in read.items()
        for word in words.split()
    }
