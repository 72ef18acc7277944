"""The small drawings of a table's picture: the shapes of the teams, crowns, cards, crosses, and what its legend shows.

A team is told by its color and by its shape, so that neither has to be seen."""

from collections.abc import Iterator

from bot.explain.picture.palette import (
    BLUE,
    DARK,
    FAINT,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    PINK,
    RED,
    STRONG,
    VIOLET,
    YELLOW,
    Color,
    blend_colors,
)
from bot.explain.picture.scene import Box, Disc, Point, Polygon, Shape, Stroke, box_around, draw_arrow, regular_polygon
from bot.explain.picture.sheet import box_at, draw_cross

ATTACK, MARCH, TURN = RED, STRONG, YELLOW
TEAMS: tuple[Color, ...] = (BLUE, ORANGE, GREEN, PINK, YELLOW, VIOLET)
SEAT = 37
"""The radius of a seat."""
LIT = 0.52
"""How much of the team's color a territory in range has."""


def draw_refusal(middle: Point) -> Iterator[Shape]:
    """A cross with a rim, around a point."""
    for sign in (1, -1):
        ends = (Point(middle.x - 15, middle.y - 15 * sign), Point(middle.x + 15, middle.y + 15 * sign))
        yield Stroke(ends, PAPER, 10)
        yield Stroke(ends, ATTACK, 6)


def card_outline(box: Box, color: Color, *, ghost: bool) -> Iterator[Shape]:
    """The little card of a creature, dashed and empty for a ghost."""
    if ghost:
        yield Polygon(box.corners, PAPER)
        yield Stroke((*box.corners, box.corners[0]), color, 2, 5)
    else:
        yield Polygon(box.corners, DARK, color, 2)


def team_color(team: int) -> Color:
    return TEAMS[team % len(TEAMS)]


def team_shape(at: Point, size: float, team: int) -> Iterator[Shape]:
    """A disc, a square, a hexagon, a diamond, a triangle, a pentagon: of about the same area."""
    color = team_color(team)
    match team % len(TEAMS):
        case 0:
            yield Disc(at, size, color)
        case 1:
            yield Polygon(regular_polygon(at, size * 1.27, 4, 45), color)
        case 2:
            yield Polygon(regular_polygon(at, size * 1.1, 6), color)
        case 3:
            yield Polygon(regular_polygon(at, size * 1.27, 4), color)
        case 4:
            yield Polygon(regular_polygon(at, size * 1.35, 3), color)
        case _:
            yield Polygon(regular_polygon(at, size * 1.15, 5), color)


def draw_crown(at: Point, size: float) -> Iterator[Shape]:
    """Three points and a rim, dark on the team's color."""
    heights = ((-1, -0.35), (-0.5, 0.15), (0, -0.75), (0.5, 0.15), (1, -0.35))
    points = [Point(at.x + size * x, at.y + size * 0.8 * y) for x, y in heights]
    foot = [Point(at.x + size * 0.8, at.y + size * 0.62), Point(at.x - size * 0.8, at.y + size * 0.62)]
    yield Polygon((*points, *foot), DARK)


def empty_seat(at: Point, team: int, color: Color) -> Iterator[Shape]:
    """Who is out: the outline of the seat, crossed through."""
    for each in team_shape(at, SEAT - 4, team):
        match each:
            case Disc(center=center, radius=radius):
                yield Disc(center, radius, None, color, 3)
            case Polygon(points=points):
                yield Polygon(points, None, color, 3)
            case _:
                yield each
    reach = SEAT * 0.8
    yield Stroke((Point(at.x - reach, at.y - reach), Point(at.x + reach, at.y + reach)), color, 3)
    yield Stroke((Point(at.x + reach, at.y - reach), Point(at.x - reach, at.y + reach)), color, 3)


def icon_of(kind: str, at: Point) -> Iterator[Shape]:
    match kind:
        case "emperor":
            yield Disc(at, 17, FAINT)
            yield from draw_crown(Point(at.x, at.y + 1), 11)
        case "range":
            yield Polygon(box_around(at, 36, 28), blend_colors(PAPER, FAINT, LIT), FAINT, 2)
            yield Stroke((Point(at.x - 15, at.y - 9), Point(at.x + 15, at.y - 9)), INK, 5)
        case "attack":
            yield from draw_arrow((Point(at.x - 20, at.y), Point(at.x + 20, at.y)), ATTACK, 6)
        case "could attack":
            yield from draw_arrow((Point(at.x - 20, at.y), Point(at.x + 20, at.y)), ATTACK, 4, dash=8)
        case "refused":
            yield from draw_arrow((Point(at.x - 20, at.y), Point(at.x + 20, at.y)), FAINT, 5, dash=10)
            yield from draw_refusal(at)
        case "march":
            yield from draw_arrow((Point(at.x - 20, at.y), Point(at.x + 20, at.y)), MARCH, 5, dash=8)
        case "turn":
            yield Disc(at, 15, FAINT)
            yield Disc(at, 18, None, TURN, 4)
        case "ghost":
            yield from card_outline(box_at(at, 40, 28), FAINT, ghost=True)
        case "gone":
            yield Polygon(box_around(at, 40, 28), DARK, FAINT, 2)
            yield from draw_cross(box_at(at, 40, 28), ATTACK, 3)
        case _:
            yield from team_shape(at, 15, int(kind))
