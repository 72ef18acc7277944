"""A picture as data: shapes in the order in which they are painted, and what it shows in words.

Lengths are pixels of the finished picture, the origin is the top left corner. Knows no library and no subject: text is
given with the room that it may take, and whoever renders fits it in."""

import math
from collections.abc import Sequence
from dataclasses import astuple
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.explain.picture.palette import Color

LINE_HEIGHT = 1.18
"""How high a line of text is, in sizes of its letters."""


class Point(NamedTuple):
    x: float
    y: float

    def towards(self, other: "Point", length: float) -> "Point":
        """The point so far from this one on the way to the other."""
        whole = math.dist(self, other)
        if not whole:
            return self
        return rounded_point(self.x + (other.x - self.x) * length / whole, self.y + (other.y - self.y) * length / whole)

    def around(self, radius: float, degrees: float) -> "Point":
        """The point on a circle around this one; 0 degrees is up, and they grow clockwise."""
        turn = math.radians(degrees)
        return rounded_point(self.x + radius * math.sin(turn), self.y - radius * math.cos(turn))


def rounded_point(x: float, y: float) -> Point:
    """To a thousandth, so that every machine makes the same scene."""
    return Point(round(x, 3), round(y, 3))


class Box(NamedTuple):
    """A rectangle, in which something has its place."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def center(self) -> Point:
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    @property
    def corners(self) -> tuple[Point, ...]:
        left, top, right, bottom = self
        return (Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom))

    def inset(self, across: float, down: float | None = None) -> "Box":
        """The box with so much less on each side."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.right - across, self.bottom - down)

    def part(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> "Box":
        """The box with so much less on these sides."""
        return Box(self.left + left, self.top + top, self.right - right, self.bottom - bottom)

    def columns(self, shares: Sequence[float], gap: float = 0) -> "tuple[Box, ...]":
        """Boxes beside each other, as wide as their shares of the width are large."""
        room, whole = self.width - gap * (len(shares) - 1), sum(shares)
        boxes, left = [], self.left
        for each in shares:
            width = room * each / whole
            boxes.append(Box(round(left, 3), self.top, round(left + width, 3), self.bottom))
            left += width + gap
        return tuple(boxes)

    def overlaps(self, other: "Box", slack: float = 0) -> bool:
        """Whether they share more than a rim of that width."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > slack and down > slack

    def holds(self, other: "Box", slack: float = 0) -> bool:
        """Whether the other lies inside, but for so much."""
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled shape with an outline, either of which may be left out."""

    points: tuple[Point, ...]
    fill: Color | None = None
    line: Color | None = None
    width: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    center: Point
    radius: float
    fill: Color | None = None
    line: Color | None = None
    width: float = 0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points; `dash` is the length of its pieces and of the gaps between them, 0 for an unbroken one."""

    points: tuple[Point, ...]
    color: Color
    width: float
    dash: float = 0


@dataclass(frozen=True, slots=True)
class Label:
    """Text around a point, in at most so many lines of that width, as small as `smallest` if it has to be, and cut with
    an ellipsis if that is not enough."""

    text: str
    at: Point
    size: float
    color: Color
    width: float
    align: Literal["left", "center", "right"] = "center"
    lines: int = 1
    smallest: float = 0
    instead: str = ""
    """What is written where no letter of the text can be."""
    shorter: str = ""
    """What is written where the text has no room whole."""

    @property
    def box(self) -> Box:
        """The room that the text may take."""
        height = self.lines * self.size * LINE_HEIGHT
        left = {"left": self.at.x, "center": self.at.x - self.width / 2, "right": self.at.x - self.width}[self.align]
        return Box(left, self.at.y - height / 2, left + self.width, self.at.y + height / 2)


Shape: TypeAlias = Polygon | Disc | Stroke | Label


@dataclass(frozen=True, slots=True)
class Scene:
    """`alt` says in one or two sentences what the picture shows, for whoever can't see it."""

    width: int
    height: int
    background: Color
    shapes: tuple[Shape, ...]
    alt: str
    frames: tuple[Box, ...] = ()
    """The boxes of what is shown, of which no two overlap."""

    @property
    def fingerprint(self) -> str:
        """The same for the same picture, whatever the library."""
        return sha256(repr(astuple(self)).encode()).hexdigest()


def regular_polygon(center: Point, radius: float, corners: int, turned: float = 0) -> tuple[Point, ...]:
    """The corners of a regular polygon, the first one up unless it is turned."""
    return tuple(center.around(radius, turned + 360 * at / corners) for at in range(corners))


def arc_points(center: Point, radius: float, start: float, end: float) -> tuple[Point, ...]:
    """Points along a circle, clockwise, dense enough to look round."""
    steps = max(2, math.ceil(abs(end - start) / 3))
    return tuple(center.around(radius, start + (end - start) * at / steps) for at in range(steps + 1))


def ring_sector(center: Point, inner: float, outer: float, start: float, end: float) -> tuple[Point, ...]:
    """A sector of a ring."""
    return (*arc_points(center, outer, start, end), *reversed(arc_points(center, inner, start, end)))


def box_around(center: Point, width: float, height: float) -> tuple[Point, ...]:
    left, top = center.x - width / 2, center.y - height / 2
    return (Point(left, top), Point(left + width, top), Point(left + width, top + height), Point(left, top + height))


def draw_arrow(  # noqa: PLR0913 - an arrow has as many looks
    points: Sequence[Point],
    color: Color,
    width: float,
    *,
    both_ends: bool = False,
    dash: float = 0,
    edge: Color | None = None,
) -> list[Shape]:
    """A line with a head where it ends, and one where it begins if `both_ends`; `edge` is drawn around all of it."""
    head = 3.6 * width
    heads = [head_of(shortened_line(points, head)[-1], points[-1], color, edge)]
    line = shortened_line(points, head * 0.8)
    if both_ends:
        turned = tuple(reversed(points))
        heads.append(head_of(shortened_line(turned, head)[-1], points[0], color, edge))
        line = tuple(reversed(shortened_line(tuple(reversed(line)), head * 0.8)))
    under: list[Shape] = [] if edge is None else [Stroke(line, edge, width + 4, dash)]
    return [*under, *heads, Stroke(line, color, width, dash)]


def shortened_line(points: Sequence[Point], length: float) -> tuple[Point, ...]:
    """The line without that much of its end; its first two points if it is not that long."""
    kept = list(points)
    while len(kept) > 2 and math.dist(kept[-2], kept[-1]) < length:
        length -= math.dist(kept[-2], kept[-1])
        kept.pop()
    kept[-1] = kept[-1].towards(kept[-2], min(length, math.dist(kept[-2], kept[-1]) * 0.9))
    return tuple(kept)


def head_of(foot: Point, tip: Point, color: Color, edge: Color | None) -> Polygon:
    """The triangle at the end of an arrow."""
    across = Point((tip.y - foot.y) * 0.55, (foot.x - tip.x) * 0.55)
    corners = (tip, Point(foot.x + across.x, foot.y + across.y), Point(foot.x - across.x, foot.y - across.y))
    return Polygon(corners, color, edge, 2)


def curve_points(start: Point, bend: Point, end: Point, steps: int = 24) -> tuple[Point, ...]:
    """A quadratic curve that is drawn towards `bend`."""
    return tuple(
        Point(
            (1 - t) ** 2 * start.x + 2 * t * (1 - t) * bend.x + t**2 * end.x,
            (1 - t) ** 2 * start.y + 2 * t * (1 - t) * bend.y + t**2 * end.y,
        )
        for t in (at / steps for at in range(steps + 1))
    )
