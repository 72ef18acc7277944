"""The layout that pictures share: boxes in rows and columns, text in boxes, chips, arrows and legends on a sheet.

A sheet is as wide as all pictures and as high as what is put on it. Each thing that is shown takes a frame of its own,
and no two frames overlap. Knows no subject and no language."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.explain.picture.palette import DARK, FAINT, INK, PAPER, RED, Color, blend_colors
from bot.explain.picture.scene import LINE_HEIGHT, Box, Label, Point, Polygon, Scene, Shape, Stroke, draw_arrow

WIDTH, MARGIN = 720, 16
"""The width of a picture, which is twice that of a telephone, and what is left empty around it."""
SMALL, TEXT, LARGE = 16, 18, 26
"""Sizes of letters; half as large on a telephone."""
SMALLEST = 14
CHIP, LINE = 26, 48
"""The heights of a chip, and of a line of words."""
MORE = "…"
"""What stands for a number that has no room: a part of it would be another number."""
LETTER = 0.62
"""About how wide a letter or figure is, in sizes."""

Fate: TypeAlias = Literal["stays", "dies", "leaves"]
"""What becomes of something: who dies is grey and crossed, who leaves otherwise is grey within dashes."""
Drawing: TypeAlias = Callable[[Point], Iterable[Shape]]
"""What draws a mark around a point."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of a legend: a mark, and what it means."""

    draw: Drawing
    text: str


@dataclass(frozen=True, slots=True)
class ToldLine:
    """What is said in a line of words; a cross stands before what is `refused`."""

    text: str
    refused: bool = False


class Sheet:
    """Shapes in the order in which they are painted, and the frames that they lie in."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self.frames: list[Box] = []

    def add(self, shapes: Iterable[Shape]) -> None:
        self.shapes += shapes

    def frame(self, box: Box, fill: Color | None, line: Color | None = None, width: float = 2) -> None:
        """Take a box for something, and draw it."""
        self.frames.append(box)
        self.shapes.append(Polygon(box.corners, fill, line, width))

    def scene(self, height: float, alt: str) -> Scene:
        """Return the picture; what is painted last lies on top."""
        return Scene(WIDTH, round(height), PAPER, tuple(self.shapes), alt, tuple(self.frames))

    def lines(self, told: Iterable[ToldLine], top: float, width: float = WIDTH) -> float:
        """Put lines of words below each other, each in a box; return where the next thing may begin."""
        for each in told:
            box = Box(MARGIN, top, width - MARGIN, top + LINE)
            self.frame(box, tint_of(FAINT, 0.12), FAINT, 1.5)
            if each.refused:
                self.add(draw_cross(box_at(Point(box.left + 24, box.center.y), 20, 20), RED, 5))
            room = box.inset(12, 3).part(left=32 if each.refused else 0)
            self.add([text_in(room, each.text, TEXT, INK, "left" if each.refused else "center", lines=2)])
            top += LINE + 8
        return top

    def legend(self, entries: Sequence[Entry], top: float) -> float:
        """Put a legend below what there is, three entries a row, what is said twice once; return where it ends."""
        entries = list({each.text: each for each in reversed(entries)}.values())[::-1]
        if not entries:
            return top
        row = 32
        across = min(3, len(entries))
        rows = [entries[at : at + across] for at in range(0, len(entries), across)]
        for at, each in enumerate(rows):
            line = Box(MARGIN, top + row * at, WIDTH - MARGIN, top + row * (at + 1))
            for box, entry in zip(line.columns([1] * across, 8), each, strict=False):
                self.frames.append(box)
                self.add(entry.draw(Point(box.left + 18, box.center.y)))
                room = box.part(left=42)
                lines = 1 if about_width(entry.text, SMALL) * 0.85 < room.width else 2
                self.shapes.append(text_in(room, entry.text, SMALL, FAINT, "left", lines, 11))
        return top + row * len(rows)


def text_in(  # noqa: PLR0913, PLR0917 - a text has as many looks
    box: Box,
    text: str,
    size: float = TEXT,
    color: Color = INK,
    align: Literal["left", "center", "right"] = "center",
    lines: int = 1,
    smallest: float = SMALLEST,
    shorter: str = "",
    instead: str = "",
) -> Label:
    """A text within a box: as large as the size, or as it has to be."""
    most = max(8.0, min(size, box.height / lines / LINE_HEIGHT))
    x = {"left": box.left, "center": box.center.x, "right": box.right}[align]
    return Label(
        text, Point(x, box.center.y), most, color, box.width, align, lines, min(most, smallest), instead, shorter
    )


def about_width(text: str, size: float) -> float:
    """How wide a text is, more or less."""
    return len(text) * size * LETTER


def chip_width(text: str, size: float = TEXT) -> float:
    """About how wide a chip with this text is."""
    return max(30.0, 14 + about_width(text, size))


def draw_chip(center: Point, text: str, fill: Color, width: float, *, pointed: bool = False) -> Iterator[Shape]:
    """A number on a color; `pointed` has a point on each side."""
    box = box_at(center, width, CHIP)
    point = 7
    if pointed:
        left, top, right, bottom = box
        corners = (
            Point(left, center.y),
            Point(left + point, top),
            Point(right - point, top),
            Point(right, center.y),
            Point(right - point, bottom),
            Point(left + point, bottom),
        )
        yield Polygon(corners, fill, PAPER, 1.5)
    else:
        yield Polygon(rounded_corners(box, 6), fill, PAPER, 1.5)
    room = box.inset(point + 1 if pointed else 4, 1)
    yield text_in(room, text, TEXT, DARK, smallest=9, shorter=text and MORE)


def draw_struck_chip(center: Point, text: str, width: float) -> Iterator[Shape]:
    """A number that came to nothing: without a color, and struck out."""
    box = box_at(center, width, CHIP)
    yield Polygon(rounded_corners(box, 6), PAPER, FAINT, 1.5)
    yield text_in(box.inset(4, 1), text, TEXT, FAINT, smallest=9, shorter=text and MORE)
    yield Stroke((Point(box.left - 2, box.bottom - 3), Point(box.right + 2, box.top + 3)), RED, 3)


def draw_cross(box: Box, color: Color, width: float = 4) -> Iterator[Shape]:
    """A cross from corner to corner."""
    yield Stroke((Point(box.left, box.top), Point(box.right, box.bottom)), color, width)
    yield Stroke((Point(box.right, box.top), Point(box.left, box.bottom)), color, width)


def draw_death(center: Point) -> Iterator[Shape]:
    """What dies, in a legend: grey and crossed."""
    box = box_at(center, 28, 24)
    yield Polygon(box.corners, tint_of(FAINT, 0.1), FAINT, 2)
    yield from draw_cross(box.inset(3), blend_colors(PAPER, RED, 0.7), 3)


def draw_leaving(center: Point) -> Iterator[Shape]:
    """What leaves and does not die, in a legend: grey, with a dashed rim."""
    box = box_at(center, 28, 24)
    yield Polygon(box.corners, tint_of(FAINT, 0.1))
    yield Stroke((*box.corners, box.corners[0]), FAINT, 2, 4)


def draw_crossed(box: Box) -> Iterator[Shape]:
    """The cross over what dies, faint enough to leave the words over it legible."""
    yield from draw_cross(box.inset(5), blend_colors(PAPER, RED, 0.5), 4)


def plate_behind(text: str, box: Box, fill: Color) -> Polygon:
    """What keeps a cross off the words in the middle of a box; its arms are still to be seen."""
    return Polygon(box_at(box.center, min(about_width(text, TEXT) + 8, box.width * 0.7), box.height - 8).corners, fill)


def draw_heart(center: Point, size: float, color: Color) -> Iterator[Shape]:
    """A heart, for life."""
    outline = ((0, 0.9), (-0.85, 0.1), (-1, -0.35), (-0.75, -0.75), (-0.35, -0.8), (0, -0.45))
    left = [Point(center.x + size * x, center.y + size * y) for x, y in outline]
    right = [Point(2 * center.x - each.x, each.y) for each in reversed(left[1:-1])]
    yield Polygon((*left, *right), color)


def draw_burst(center: Point, size: float, color: Color) -> Iterator[Shape]:
    """A star of eight points, for damage marked."""
    yield Polygon(
        tuple(center.around(size if at % 2 == 0 else size * 0.62, 22.5 * at) for at in range(16)), color, PAPER, 1
    )


def draw_down_arrow(start: Point, end: Point, color: Color = FAINT, width: float = 3) -> Iterator[Shape]:
    yield from draw_arrow((start, end), color, width)


def box_at(center: Point, width: float, height: float) -> Box:
    return Box(center.x - width / 2, center.y - height / 2, center.x + width / 2, center.y + height / 2)


def rounded_corners(box: Box, radius: float) -> tuple[Point, ...]:
    """The outline of a box whose corners are cut a little."""
    left, top, right, bottom = box
    cut = radius * 0.6
    return (
        Point(left, top + cut),
        Point(left + cut, top),
        Point(right - cut, top),
        Point(right, top + cut),
        Point(right, bottom - cut),
        Point(right - cut, bottom),
        Point(left + cut, bottom),
        Point(left, bottom - cut),
    )


def tint_of(color: Color, share: float = 0.16) -> Color:
    """A little of a color on the paper."""
    return blend_colors(PAPER, color, share)
