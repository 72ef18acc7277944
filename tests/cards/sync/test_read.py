import io
import json
from pathlib import Path
from time import process_time

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.errors import SourceMissingError, SourceUnreadableError
from bot.cards.sync.read import read_objects, read_stream


class Named(msgspec.Struct, frozen=True):
    name: str


PATH = Path("cards.json")
A, B, C = '{"name": "a", "more": [1]}', '{"name": "é] }"}', '{"name": "c"}'


def names(content: str | bytes) -> list[str]:
    raw = content.encode() if isinstance(content, str) else content
    return [found.name for found in read_stream(io.BytesIO(raw), PATH, Named)]


@pytest.mark.parametrize(
    "content",
    [
        f"[\n{A},\n{B},\n{C}\n]\n",
        f"[\r\n{A},\r\n{B},\r\n{C}\r\n]",
        f"[{A},\n{B},\n{C}]",
        f"\ufeff[\n{A},\n{B},\n{C}\n]",
        f"{A}\n{B}\n{C}\n",
        f"{A}\n\n{B}\n{C}",
        f"[{A}, {B}, {C}]",
        f"[ {A} ,{B}\n,\n{C} ]\n",
        json.dumps([json.loads(text) for text in (A, B, C)], indent=2),
        f"\n[\n{A},\n{B},\n{C}]",
    ],
)
def test_every_way_to_write_objects_is_read(content: str) -> None:
    assert names(content) == ["a", "é] }", "c"]


@pytest.mark.parametrize("content", ["[]", "[\n]\n", "[ ]", "[\n\n]"])
def test_an_empty_array_holds_nothing(content: str) -> None:
    assert names(content) == []


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "cards.json: is empty"),
        ("<html><body>503</body></html>", "cards.json: holds neither a JSON array nor JSON lines"),
        (f"[\n{A},\n{B},\n", "cards.json: the array is cut before its end"),
        (f"[\n{A},\n{B[:6]}", "cards.json: line 3: "),
        (f"[{A}, {B}", "cards.json: the array is cut before its end"),
        (f"[{A}, {B[:6]}", "cards.json: Unterminated string"),
        (f"[{A} {B}]", "cards.json: ']' expected, '{' found"),
        (f'[\n{A},\n{{"nom": "b"}}\n]', "cards.json: line 3: Object missing required field `name`"),
        (f'[{A}, {{"name": 2}}]', "cards.json: object 2: Expected `str`, got `int`"),
        (f"{A}\nnonsense\n", "cards.json: line 2: "),
        (b'[\n{"name": "\xff"}\n]', "cards.json: "),
        (b'[{"name": "\xff"}, {"name":\n"b"}]', "cards.json: "),
    ],
)
def test_a_faulty_file_is_refused_with_its_place(content: str | bytes, problem: str) -> None:
    with pytest.raises(SourceUnreadableError) as error:
        names(content)
    assert str(error.value).startswith(problem)


BOMBS = {
    "a line without end": '[\n{"name": "' + 20_000_000 * "x",
    "letters without end": 20_000_000 * "x",
    "empty lines": 20_000_000 * "\n",
    "empty lines behind an object": A + 20_000_000 * "\n",
    "objects within objects": "[\n" + 2_000_000 * '{"a":',
    "lists within lists": 10_000_000 * "[",
    "half letters": '[{"name": "' + 1_000_000 * "\\ud800" + '"}]',
}


@pytest.mark.parametrize("content", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_refused_within_five_seconds_of_the_processor(tmp_path: Path, content: str) -> None:
    (tmp_path / "cards.json").write_text(content, encoding="utf-8")
    began = process_time()
    with pytest.raises(SourceUnreadableError):
        list(read_objects(tmp_path / "cards.json", Named))
    assert process_time() - began < 5


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceMissingError, match=r"cards\.json is missing"):
        list(read_objects(tmp_path / "cards.json", Named))


def test_a_whole_array_on_one_line_is_read_block_by_block() -> None:
    many = [f"card {number} {'x' * 500}" for number in range(6000)]
    assert names(json.dumps([{"name": name} for name in many])) == many


@given(st.lists(st.text(max_size=20), max_size=8), st.sampled_from([None, 0, 2]))
def test_any_array_of_objects_comes_back(wanted: list[str], indent: int | None) -> None:
    assert names(json.dumps([{"name": name} for name in wanted], indent=indent, ensure_ascii=False)) == wanted


@given(st.integers(min_value=1))
def test_a_file_cut_anywhere_is_refused(cut: int) -> None:
    whole = f"[\n{A},\n{B},\n{C}\n]".encode()
    with pytest.raises(SourceUnreadableError):
        names(whole[: -1 - cut % (len(whole) - 1)])
