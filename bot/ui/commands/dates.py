"""Dates as a reader of the language expects them."""

from datetime import date

from bot.config import Language

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


def date_in(iso: str, lang: Language) -> str:
    """`2026-04-17` as `17 avril 2026` or `April 17, 2026`."""
    day = date.fromisoformat(iso)
    if lang == "fr":
        number = "1er" if day.day == 1 else str(day.day)
        return f"{number} {FRENCH_MONTHS[day.month - 1]} {day.year}"
    return f"{ENGLISH_MONTHS[day.month - 1]} {day.day}, {day.year}"
