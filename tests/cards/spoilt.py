"""Real names spoilt as players spoil them, each kind in its own way from a fixed seed."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from bot.cards.keys import normalize_name
from bot.cards.model import CardRecord
from bot.language import Language

ARTICLES = {"le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "the", "of", "a", "an"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Spoiler: TypeAlias = Callable[[str, Random], str | None]


def edited(name: str, random: Random) -> str:
    """One letter lost, doubled or changed, never the first."""
    at = random.randrange(1, len(name))
    return random.choice(
        [name[:at] + name[at + 1 :], name[: at + 1] + name[at:], name[:at] + random.choice(LETTERS) + name[at + 1 :]]
    )


def one_edit(name: str, random: Random) -> str | None:
    return edited(name, random) if len(name) > 6 else None


def short_edit(name: str, random: Random) -> str | None:
    return edited(name, random) if 3 <= len(name) <= 6 else None


def first_letter(name: str, random: Random) -> str | None:
    return random.choice(LETTERS) + name[1:] if len(name) > 6 else None


def two_edits(name: str, random: Random) -> str | None:
    return edited(edited(name, random), random) if len(name) > 8 else None


def transposed(name: str, random: Random) -> str | None:
    at = random.randrange(1, len(name) - 1) if len(name) > 4 else 0
    return name[:at] + name[at + 1] + name[at] + name[at + 2 :] if at else None


def joined(name: str, random: Random) -> str | None:
    gaps = [at for at, letter in enumerate(name) if letter == " "]
    at = random.choice(gaps) if gaps else 0
    return name[:at] + name[at + 1 :] if at else None


def dropped_word(name: str, random: Random) -> str | None:
    words = name.split()
    return " ".join(words[:at] + words[at + 1 :]) if (at := random.randrange(len(words))) and len(words) > 2 else None


def nickname(name: str, random: Random) -> str | None:
    words = [word for word in name.split() if word not in ARTICLES]
    return f"{words[0]} {words[-1]}" if len(words) > 2 else None


def misspelt_nickname(name: str, random: Random) -> str | None:
    short = nickname(name, random)
    return edited(short, random) if short else None


def without_articles(name: str, random: Random) -> str | None:
    words = [word for word in name.split() if word not in ARTICLES]
    return " ".join(words) if 2 <= len(words) < len(name.split()) else None


def exact(name: str, random: Random) -> str:
    return name


def spaced_elision(name: str, random: Random) -> str | None:
    return name.replace("'", " ").replace("’", " ") if "'" in name or "’" in name else None


KINDS: Sequence[tuple[str, Spoiler]] = (
    ("exact, without accents", exact),
    ("one edit", one_edit),
    ("two edits", two_edits),
    ("transposed", transposed),
    ("lost space", joined),
    ("dropped word", dropped_word),
    ("two-word nickname", nickname),
    ("nickname, one edit", misspelt_nickname),
    ("elision as a space", spaced_elision),
    ("articles dropped", without_articles),
)
"""What is measured in each language."""

APART: Sequence[tuple[str, Spoiler]] = (("first letter", first_letter), ("short name, one edit", short_edit))
"""What is measured apart: a short name with a slip is often another name, or begins one."""

SPOILERS: Sequence[tuple[str, Language, Spoiler]] = (
    ("exact", "en", exact),
    ("one edit", "en", one_edit),
    ("two edits", "en", two_edits),
    ("transposed", "en", transposed),
    ("first letter", "en", first_letter),
    ("short name, one edit", "en", short_edit),
    ("lost space", "en", joined),
    ("dropped word", "en", dropped_word),
    ("two-word nickname", "en", nickname),
    ("nickname, one edit", "en", misspelt_nickname),
    ("French", "fr", exact),
    ("French, one edit", "fr", one_edit),
    ("French, elision as a space", "fr", spaced_elision),
    ("French, articles dropped", "fr", without_articles),
)


def spoilt(records: Sequence[CardRecord], lang: Language, spoil: Spoiler, random: Random) -> Iterator[tuple[str, str]]:
    """Yield spoilt names with the Oracle id of the card that is meant."""
    for record in random.sample(records, len(records)):
        name = (record.faces[0].name_fr if lang == "fr" else record.faces[0].name) or ""
        text = spoil(name if spoil is spaced_elision else normalize_name(name), random) if name else None
        if text:
            yield text, record.oracle_id
