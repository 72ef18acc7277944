"""What autocomplete offers for the options of `/emperor`: players at the table, whole tables, and fixed words."""

from collections.abc import Iterable, Mapping

from bot.judge.language.emperor.seats import SMALLEST_TEAM, TEAM_SIZE, TEAMS, read_seats
from bot.judge.language.emperor.words import WordChoices, emperor_words
from bot.judge.problems import ScenarioError
from bot.language import Language
from bot.reference.folding import fold_text
from bot.ui.commands.combat import complete_attackers
from bot.ui.commands.completion import Suggestion
from bot.ui.desk import Desk

SIZES = (3, 4, 5)


def complete_player(_: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    """Offer the players still in the game at the table of the other options; nobody if that can't be read."""
    try:
        seats = read_seats(others.get("seats", ""), others.get("size", ""), lang)
    except ScenarioError:
        return []
    return matching_beginnings(seats.living, text)


def complete_rules(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return complete_words(emperor_words().rules, lang, text)


def complete_effect(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return complete_words(emperor_words().effects, lang, text)


def complete_reading(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    return complete_words(emperor_words().readings, lang, text)


def complete_creature(desk: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    return complete_attackers(desk, lang, text, others)


def complete_seats(_: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    """Offer tables of the usual sizes; of names being typed, the same names in two teams with their emperors."""
    if not text.strip():
        size = others.get("size", "").strip()
        sizes = (int(size),) if size.isdecimal() and SMALLEST_TEAM <= int(size) <= max(SIZES) else SIZES
        tables = [read_seats("", str(number), lang) for number in sorted(sizes, key=lambda each: each != TEAM_SIZE)]
    elif TEAMS.search(text.strip()):
        return []
    else:
        try:
            tables = [read_seats(text, others.get("size", ""), lang)]
        except ScenarioError:
            return []
    shown = ["; ".join(", ".join(f"{each.name}{'*' * each.emperor}" for each in team) for team in table.teams)
             for table in tables]  # fmt: skip
    return [Suggestion(each, each) for each in shown]


def complete_words(choices: WordChoices, lang: Language, text: str) -> list[Suggestion]:
    return matching_beginnings(choices.shown[lang], text)


def matching_beginnings(known: Iterable[str], text: str) -> list[Suggestion]:
    """Return the texts that begin with what is typed, else those that contain it, else all."""
    names, typed = list(known), fold_text(text)
    held = [each for each in names if typed in fold_text(each)]
    first = sorted(held or names, key=lambda each: not fold_text(each).startswith(typed))
    return [Suggestion(each, each) for each in first]
