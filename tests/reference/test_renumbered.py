from pathlib import Path

import pytest

from bot.reference.citations import shipped_citations
from bot.reference.renumbered import OldNumber, Renumbered, RenumberedError, shipped_renumberings
from tests.reference.corpus import rulebook
from tests.shared import needs_shared

TABLE = Renumbered(
    {
        "2011": {"702.17": "702.19", "702.17c": "702.19d"},
        "2024-08-02": {"509.2": "", "509.4": "509.2"},
        "2025-02-07": {"509.4": "509.2", "722": "725"},
        "2026-02-27": {"722": "723"},
    }
)


@pytest.mark.parametrize(
    ("number", "meant"),
    [
        ("702.17", [OldNumber("2011", "702.19")]),
        ("702.17a", [OldNumber("2011", "702.19a")]),
        ("702.17c", [OldNumber("2011", "702.19d")]),
        ("509.2", [OldNumber("2024-08-02", None)]),
        ("509.2a", [OldNumber("2024-08-02", None)]),
        ("509.4", [OldNumber("2025-02-07", "509.2")]),
        ("722.1a", [OldNumber("2026-02-27", "723.1a"), OldNumber("2025-02-07", "725.1a")]),
        ("100.1", []),
        ("7", []),
    ],
)
def test_an_old_number_leads_to_each_rule_that_it_named_the_latest_edition_first(
    number: str, meant: list[OldNumber]
) -> None:
    assert list(TABLE.meant(number)) == meant


@pytest.mark.parametrize(
    ("old", "edition", "today"),
    [
        ("702.17a", "2011", "702.19a"),
        ("702.17b", "2011", "702.19b"),
        ("702.17e", "2011", "702.19g"),
        ("702.14e", "2011", "702.16e"),
        ("702.14i", "2011", "702.16j"),
        ("701.15a", "2025-02-07", "701.19a"),
        ("720.1", "2025-02-07", "723.1"),
        ("509.2", "2024-08-02", None),
    ],
)
def test_numbers_of_old_articles_are_known(old: str, edition: str, today: str | None) -> None:
    assert OldNumber(edition, today) in shipped_renumberings().meant(old)


def test_a_table_that_is_out_of_format_is_refused(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_text('[edition.2011]\n"702.17" = "trample"\n')
    (tmp_path / "edition.toml").write_text('[edition.once]\n"702.17" = "702.19"\n')
    with pytest.raises(RenumberedError, match=r"edition 2011: 702\.17 = trample"):
        shipped_renumberings(tmp_path / "numbers.toml")
    with pytest.raises(RenumberedError, match="once is neither a year nor a date"):
        shipped_renumberings(tmp_path / "edition.toml")


@needs_shared
def test_every_number_of_today_stands_in_the_pinned_edition() -> None:
    rules = rulebook(shipped_citations().edition)
    assert {today for today in shipped_renumberings().todays() if today not in rules} == set()


@needs_shared
@pytest.mark.parametrize("edition", ["2024-08-02", "2024-11-08", "2025-02-07", "2025-09-19", "2026-02-27"])
def test_every_heading_that_moved_since_an_edition_is_in_the_table(edition: str) -> None:
    """Names of sections are alike in all editions: where one stands elsewhere now, its number leads there."""
    then, now = rulebook(edition), rulebook(shipped_citations().edition)
    headings = {text: number for number, text in now.items() if is_heading(number, text)}
    moved = {
        number: headings[text]
        for number, text in then.items()
        if is_heading(number, text) and headings.get(text, number) != number
    }
    assert moved == {
        number: today
        for number, today in moved.items()
        if today in {each.today for each in shipped_renumberings().meant(number)}
    }


def is_heading(number: str, text: str) -> bool:
    return number.startswith("7") and len(number) > 1 and not number[-1].isalpha() and "." not in text
