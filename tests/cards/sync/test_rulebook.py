from pathlib import Path

import pytest

from bot.cards.errors import SourceUnreadableError
from bot.cards.sync.rulebook import newest_rulebook, read_rulebook
from tests.cards.shapes import BOOK


def write(place: Path, name: str, day: str, ending: str = "\n") -> Path:
    path = place / name
    path.write_bytes(BOOK.format(day=day).replace("\n", ending).encode())
    return path


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r", "\r\r\n"])
def test_a_rulebook_is_cut_into_rules_whatever_its_line_ends(tmp_path: Path, ending: str) -> None:
    book = read_rulebook(write(tmp_path, "rules.txt", "April 17, 2026", ending))
    assert (book.edition, book.rules, book.glossary) == (
        "2026-04-17",
        (
            ("1", "First Things"),
            ("100", "Beginning"),
            ("100.1", "One begins here.\nExample: Somebody begins."),
            ("100.1a", "And goes on here.\nwith a second line"),
        ),
        (("Beginning", "What comes first. See rule 100, “Beginning.”"),),
    )


def test_the_newest_edition_of_a_folder_is_taken(tmp_path: Path) -> None:
    write(tmp_path, "comprehensive-rules-z.txt", "April 17, 2025")
    write(tmp_path, "comprehensive-rules-a.txt", "February 7, 2026")
    book = newest_rulebook(tmp_path)
    assert book is not None
    assert book.edition == "2026-02-07"


def test_a_folder_without_rules_has_no_edition(tmp_path: Path) -> None:
    assert newest_rulebook(tmp_path) is None


@pytest.mark.parametrize("content", ["", "<html></html>", "effective as of April 17, 2026.\nGlossary\nCredits\n"])
def test_another_text_is_no_rulebook(tmp_path: Path, content: str) -> None:
    path = tmp_path / "comprehensive-rules.txt"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(SourceUnreadableError, match=r"comprehensive-rules\.txt: "):
        read_rulebook(path)
