"""The compiled index of the keywords: it says what the files say, is made anew when they change, and may be missing."""

import json
from pathlib import Path

import pytest

from bot.reference.keyword_files import INDEX, compile_index, read_tables
from bot.reference.keyword_index import keyword_tables, tables_through_cache
from bot.resources import data_folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "data" / "abilities").mkdir(parents=True)
    (tmp_path / "data" / "abilities" / "flying.toml").write_text('rule = "702.9"\n')
    return tmp_path / "data"


def test_the_shipped_tables_are_those_of_the_files() -> None:
    assert keyword_tables() == read_tables(data_folder() / "keywords")


def test_an_index_says_what_the_files_say(folder: Path) -> None:
    assert json.loads(compile_index(folder))["tables"] == read_tables(folder)


def test_the_first_use_writes_the_index_and_the_second_reads_it(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache" / INDEX
    tables = tables_through_cache(folder, cache)
    assert tables == {"abilities/flying": {"rule": "702.9"}}
    cache.write_text(cache.read_text().replace("702.9", "702.10"))
    assert tables_through_cache(folder, cache) == {"abilities/flying": {"rule": "702.10"}}
    assert [file.name for file in cache.parent.iterdir()] == [INDEX]


def test_a_file_that_changes_or_comes_makes_the_index_anew(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / INDEX
    tables_through_cache(folder, cache)
    (folder / "abilities" / "flying.toml").write_text('rule = "702.9b"\n')
    (folder / "abilities" / "reach.toml").write_text('rule = "702.17"\n')
    assert tables_through_cache(folder, cache) == {
        "abilities/flying": {"rule": "702.9b"},
        "abilities/reach": {"rule": "702.17"},
    }


@pytest.mark.parametrize("left", ["", "{", "[]", '{"stamp": "old"}'])
def test_a_spoilt_index_is_made_anew(folder: Path, tmp_path: Path, left: str) -> None:
    cache = tmp_path / INDEX
    cache.write_text(left)
    assert tables_through_cache(folder, cache) == read_tables(folder)
    assert json.loads(cache.read_text())["tables"] == read_tables(folder)


def test_where_no_index_can_be_written_the_files_are_read(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no folder")
    assert tables_through_cache(folder, tmp_path / "taken" / INDEX) == read_tables(folder)
