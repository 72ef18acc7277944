"""What a sync says, in both languages: every way to fail has a sentence, and every step a name."""

import io
from pathlib import Path
from typing import get_args

import pytest

from bot.cards.errors import (
    Fault,
    FaultKind,
    PartsMissingError,
    SourceMissingError,
    SourceUnreachableError,
    SourceUnreadableError,
    StoreNotWrittenError,
    StoreRefusedError,
    SyncError,
    SyncRunningError,
    Trouble,
)
from bot.cards.sync.report import Fetch, Step, SyncReport
from bot.language import LANGUAGES, Language
from bot.ui.command_line.syncing import Meter
from bot.ui.strings import strings_in
from bot.ui.sync_words import progress_in_words, sync_done_line, sync_error_line

STORE = Path("cards.db")
FACTS: dict[FaultKind, tuple[tuple[str, str | int], ...]] = {
    "integrity": (("problem", "bad page"),),
    "dangling": (("table", "faces"), ("row", 3), ("parent", "cards")),
    "count": (("table", "cards"), ("count", 2), ("told", "3")),
    "bare": (("count", 2),),
    "sentinel": (("card", "Sol Ring"),),
    "lost": (("lost", 9), ("count", 10)),
    "fewer": (("table", "french"), ("before", 10), ("now", 2)),
    "more": (("table", "cards"), ("before", 10), ("now", 99)),
}
ERRORS: list[SyncError] = [
    SourceMissingError(Path("oracle-cards.json")),
    *(SourceUnreachableError("https://example.com/x", trouble, "503") for trouble in get_args(Trouble)),
    PartsMissingError(Path("mine"), ("rulings.json",)),
    SourceUnreadableError(Path("rulings"), "line 3: no object"),
    StoreNotWrittenError(STORE, OSError(28, "No space left on device")),
    SyncRunningError(Path("downloads")),
    StoreRefusedError(STORE, tuple(Fault(kind, FACTS[kind]) for kind in get_args(FaultKind))),
]
STEPS: list[Step] = [*get_args(Fetch), "french", "cards", "rulings", "rules", "check", "swap"]


def test_every_kind_of_failure_is_here() -> None:
    assert {type(error) for error in ERRORS} == set(SyncError.__subclasses__())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_every_failure_is_told_in_words_of_its_own(error: SyncError, lang: Language) -> None:
    said = sync_error_line(error, strings_in(lang))
    assert (said != str(error), said.count(". ") >= 1, said.endswith(".")) == (True, True, True)


def test_what_to_do_about_a_refusal_is_said() -> None:
    error = StoreRefusedError(STORE, (Fault("fewer", FACTS["fewer"]), Fault("sentinel", FACTS["sentinel"])))
    assert {lang: sync_error_line(error, strings_in(lang)) for lang in LANGUAGES} == {
        "en": "The new cards were not taken: French names: only 2 instead of 10, Sol Ring is not what it always was. "
        "Try again tomorrow; if they are right all the same, delete cards.db and sync again.",
        "fr": "Les nouvelles cartes n’ont pas été retenues\u202f: noms français\u202f: seulement 2 au lieu de 10, "
        "Sol Ring n’est plus ce que cette carte a toujours été. Réessayez demain\u202f; si elles sont justes malgré "
        "tout, supprimez cards.db et synchronisez de nouveau.",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_name(lang: Language) -> None:
    said = {progress_in_words(step, 3, None, strings_in(lang)) for step in STEPS}
    assert len(said) == len(STEPS)


def test_what_a_sync_brought_is_said() -> None:
    report = SyncReport(2, 1, 1, "2026-04-17", 3.04)
    assert sync_done_line(report, strings_in("en"), fresh=True) == (
        "2 cards, 1 with a French name, 1 ruling, rules: April 17, 2026. This took 3 s."
    )
    assert sync_done_line(SyncReport(1, 1, 0, None, 61), strings_in("fr"), fresh=False) == (
        "Rien n’a changé depuis la dernière synchronisation. 1 carte, dont 1 avec un nom français, 0 précision, "
        "règles\u202f: aucune. Durée\u202f: 61 s."
    )


def test_a_log_gets_a_line_for_each_tenth() -> None:
    shown = io.StringIO()
    meter = Meter(shown, strings_in("en"), bar=False)
    for count in range(201):
        meter("fetch french", count, 200)
    meter("cards", 7, None)
    meter.close()
    lines = shown.getvalue().splitlines()
    assert (len(lines), lines[0], lines[-2:]) == (
        11,
        "French printings: 20 of 200",
        ["French printings: 200 of 200", "cards: 7"],
    )


def test_a_terminal_gets_a_bar_that_moves() -> None:
    shown = io.StringIO()
    meter = Meter(shown, strings_in("en"), bar=True)
    meter("fetch cards", 0, None)
    meter("fetch cards", 12_000_000, 24_000_000)
    meter("cards", 5000, None)
    meter.close()
    assert shown.getvalue() == (
        "\rdownload of the cards (MB): 0"
        "\r[############............] download of the cards (MB): 12 of 24\n"
        "\rcards: 5,000\n"
    )
