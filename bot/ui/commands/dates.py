"""Dates as a reader of the language expects them."""

from datetime import date

from bot.language import Language

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


def of_edition(edition: str, lang: Language) -> str:
    """An edition, by its day or its year, behind the word rules: `du 17 avril 2026`, `of April 17, 2026`, `de 2011`."""
    if len(edition) == len("2011"):
        return f"de {edition}" if lang == "fr" else f"of {edition}"
    return f"{'du' if lang == 'fr' else 'of'} {date_in(edition, lang)}"
