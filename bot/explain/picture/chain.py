"""The picture of Mage Noir's chains: an indivisible action a row, what was triggered further in, and beside each row
the Mana that it moved, from lane to lane: reserves, cards, Available Ether.

An element is told by its letter and by its color. Knows no rule: rows and moves are handed in."""

from collections.abc import Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.explain.picture.history import draw_history, legend_of
from bot.explain.picture.palette import (
    BLUE,
    BROWN,
    DARK,
    FAINT,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PAPER,
    RED,
    VIOLET,
    Color,
    blend_colors,
)
from bot.explain.picture.pictured_history import PicturedHistory
from bot.explain.picture.scene import Disc, Label, Point, Polygon, Scene, Shape, Stroke, box_around, draw_arrow
from bot.explain.picture.sheet import MARGIN, WIDTH, Sheet

TOP, ROW, HEADING, FOOT = 74, 54, 36, 64
"""The room above the rows, the height of a row and of a heading, the room below."""
TEXT_LEFT, TEXT_RIGHT = MARGIN, 420
WITHOUT_LANES = MARGIN / 2
"""The room above the rows where no Mana moves."""
WITHOUT_LEGEND = 20
"""The room below them where nothing has to be explained."""
LANES = (466, 538, 612, 684)
"""Where the lanes of Mana are."""
LANE_NAME = 13
"""The size of the lanes' names: the longest word has room in it, so that all have one size."""
INDENT, DEEPEST = 22, 5
"""How far a row moves in for each trigger, and up to how many."""
MOST_ROWS, LAST_ROWS = 16, 5
"""How many rows there is room for, and how many of them are the last where not all are shown."""
CHIP = 30
"""The width of a piece of Mana, with its number and letter."""
OWN, TRIGGERED = BLUE, ORANGE


@dataclass(frozen=True, slots=True)
class PicturedMana:
    """So much Mana of an element, by its place among the elements."""

    number: int
    element: int


@dataclass(frozen=True, slots=True)
class PicturedMove:
    """Mana that moves from lane to lane; `start` is None for what comes from outside."""

    mana: tuple[PicturedMana, ...]
    start: int | None
    end: int


@dataclass(frozen=True, slots=True)
class PicturedRow:
    """A heading, where `number` is None, or an action of a chain; `depth` is how many triggers deep it lies."""

    text: str
    number: int | None = None
    depth: int = 0
    moves: tuple[PicturedMove, ...] = ()


@dataclass(frozen=True, slots=True)
class PicturedChains:
    """`draw_lanes` are the names of the four lanes; `elements` those of the elements, with a letter each in `letters`.

    `more` is what stands for the rows that there is no room for, `triggered` what the other color means."""

    rows: tuple[PicturedRow, ...]
    lanes: tuple[str, str, str, str]
    elements: tuple[str, ...]
    letters: tuple[str, ...]
    triggered: str = ""
    more: str = ""
    alt: str = ""
    history: PicturedHistory | None = None
    """The board, hit points and Mana before and after."""


ELEMENT_COLORS: tuple[Color, ...] = (RED, BLUE, GREY, GREEN, BROWN, VIOLET)
"""Fire, Water, Air, Vegetal, Mineral, Arcane."""


def scene_of(pictured: PicturedChains) -> Scene:
    """Return the chains as shapes, row below row."""
    rows = pictured.rows
    if len(rows) > MOST_ROWS:
        rows = (*rows[: MOST_ROWS - LAST_ROWS], PicturedRow(pictured.more), *rows[-LAST_ROWS:])
    moved = any(row.moves for row in rows)
    first, right = (TOP, TEXT_RIGHT) if moved else (WITHOUT_LANES, WIDTH - MARGIN)
    tops = list(tops_of(rows, first))
    bottom = first + sum(map(row_height, rows))
    shapes = [*(draw_lanes(pictured, bottom) if moved else ()), *draw_connectors(rows, tops)]
    for row, top in zip(rows, tops, strict=True):
        shapes += row_shapes(row, top, right, pictured)
    sheet, legend = Sheet(), list(draw_chain_legend(pictured, rows, bottom))
    sheet.add([*shapes, *legend])
    end = bottom + (FOOT if legend else WITHOUT_LEGEND)
    if pictured.history is not None:
        end = sheet.legend(list(legend_of(pictured.history)), draw_history(sheet, pictured.history, end)) + MARGIN
    return sheet.scene(end, pictured.alt)


def row_height(row: PicturedRow) -> int:
    return HEADING if row.number is None else ROW


def tops_of(rows: Sequence[PicturedRow], top: float) -> Iterator[float]:
    for row in rows:
        yield top
        top += row_height(row)


def left_of(row: PicturedRow) -> int:
    return TEXT_LEFT + INDENT * min(row.depth, DEEPEST)


# Rows.


def row_shapes(row: PicturedRow, top: float, right: float, pictured: PicturedChains) -> Iterator[Shape]:
    if row.number is None:
        yield Label(row.text, Point(TEXT_LEFT, top + HEADING / 2 + 4), 15, FAINT, right - TEXT_LEFT, "left", 2, 13)
        return
    left, middle = left_of(row), top + ROW / 2
    color = TRIGGERED if row.depth else OWN
    center = Point((left + right) / 2, middle)
    yield Polygon(box_around(center, right - left, ROW - 10), blend_colors(PAPER, color, 0.13), color, 1.5)
    if row.depth:
        yield Polygon(box_around(Point(left + 18, middle), 26, 26), color)
    else:
        yield Disc(Point(left + 18, middle), 14, color)
    yield Label(str(row.number), Point(left + 18, middle), 16, DARK, 24, smallest=10)
    yield Label(row.text, Point(left + 38, middle), 18, INK, right - left - 44, "left", 2, 11)
    spread = (len(row.moves) - 1) * 11
    for at, move in enumerate(row.moves):
        yield from draw_move(move, middle - spread + 22 * at, pictured)


def draw_connectors(rows: Sequence[PicturedRow], tops: Sequence[float]) -> Iterator[Shape]:
    """From each triggered row an elbow to the row that it came of."""
    for at, row in enumerate(rows):
        cause = next((up for up in range(at - 1, -1, -1) if is_cause(rows[up], row)), None)
        if not row.depth or cause is None or left_of(row) == left_of(rows[cause]):
            continue
        x = left_of(rows[cause]) + 14
        start = Point(x, tops[cause] + ROW - 5)
        turn = Point(x, tops[at] + ROW / 2)
        yield Stroke((start, turn, Point(left_of(row), turn.y)), TRIGGERED, 2)


def is_cause(above: PicturedRow, row: PicturedRow) -> bool:
    return above.number is not None and above.depth < row.depth


# Mana.


def draw_lanes(pictured: PicturedChains, bottom: float) -> Iterator[Shape]:
    for x, name in zip(LANES, pictured.lanes, strict=True):
        yield Stroke((Point(x, TOP), Point(x, bottom)), blend_colors(PAPER, FAINT, 0.35), 2, 6)
        yield Label(name, Point(x, TOP / 2 + 2), LANE_NAME, FAINT, 68, lines=3, smallest=9)


def draw_move(move: PicturedMove, y: float, pictured: PicturedChains) -> Iterator[Shape]:
    """An arrow between the lanes with the Mana on it; from outside, the Mana with an arrow of its own."""
    end = Point(LANES[move.end], y)
    width = CHIP * len(move.mana)
    start = Point(end.x - 62 if move.start is None else LANES[move.start], y)
    yield from draw_arrow((start, end), FAINT, 3)
    middle = (start.x + end.x) / 2 + (-4 if start.x < end.x else 4)
    for at, mana in enumerate(move.mana):
        center = Point(middle - width / 2 + CHIP * (at + 0.5), y)
        yield from draw_chip(center, mana, pictured)


def draw_chip(center: Point, mana: PicturedMana, pictured: PicturedChains) -> Iterator[Shape]:
    yield Polygon(box_around(center, CHIP - 3, 22), ELEMENT_COLORS[mana.element], DARK, 1)
    yield Label(f"{mana.number}{pictured.letters[mana.element]}", center, 16, DARK, CHIP - 5, smallest=9)


# What it means.


def draw_chain_legend(pictured: PicturedChains, rows: Sequence[PicturedRow], bottom: float) -> Iterator[Shape]:
    """The elements that moved, and what the other color of rows means, where there is any."""
    seen = sorted({mana.element for row in rows for move in row.moves for mana in move.mana})
    marks: list[tuple[int | None, str]] = [(each, pictured.elements[each]) for each in seen]
    if any(row.depth for row in rows):
        marks = [(None, pictured.triggered), *marks]
    column = min(190, (WIDTH - 40) / max(1, len(marks)))
    y = bottom + FOOT / 2 + 4
    for at, (element, name) in enumerate(marks):
        icon = Point(24 + column * at + 16, y)
        if element is None:
            yield Polygon(box_around(icon, 26, 26), TRIGGERED)
        else:
            yield Polygon(box_around(icon, CHIP - 3, 20), ELEMENT_COLORS[element], DARK, 1)
            yield Label(pictured.letters[element], icon, 14, DARK, CHIP - 6)
        yield Label(name, Point(icon.x + 24, y), 16, INK, column - 50, "left", 2, 11)
