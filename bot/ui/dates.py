"""Dates as a reader of the language expects them."""

from collections.abc import Callable
from datetime import date

from bot.language import ByLanguage, Language

FRENCH_MONTHS = (
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
)
ENGLISH_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def english_date(day: date) -> str:
    return f"{ENGLISH_MONTHS[day.month - 1]} {day.day}, {day.year}"


def french_date(day: date) -> str:
    number = "1er" if day.day == 1 else str(day.day)
    return f"{number} {FRENCH_MONTHS[day.month - 1]} {day.year}"


DATES: ByLanguage[Callable[[date], str]] = ByLanguage(en=english_date, fr=french_date)
OF_A_YEAR = ByLanguage(en="of", fr="de")
OF_A_DAY = ByLanguage(en="of", fr="du")


def date_in(iso: str, lang: Language) -> str:
    """`2026-04-17` as `17 avril 2026` or `April 17, 2026`."""
    return DATES[lang](date.fromisoformat(iso))


def edition_with_of(edition: str, lang: Language) -> str:
    """Return an edition with the preposition that follows "rules": `of April 17, 2026`, `du 17 avril 2026`, `de 2011`.

    `edition` is an ISO date or a year alone."""
    if len(edition) == len("2011"):
        return f"{OF_A_YEAR[lang]} {edition}"
    return f"{OF_A_DAY[lang]} {date_in(edition, lang)}"
