"""Small drawings for keywords: what a creature can do is seen before it is read.

Each is drawn around a point, within a square of two sizes. A keyword without a drawing has its first letters."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from bot.explain.picture.palette import FAINT, INK, PAPER, Color
from bot.explain.picture.scene import Disc, Label, Point, Polygon, Shape, Stroke, arc_points, regular_polygon
from bot.explain.picture.sheet import box_at

MARK = 10
"""Half the side of a mark."""

Mark: TypeAlias = Callable[[Point, Color], Iterator[Shape]]


def at(center: Point, x: float, y: float) -> Point:
    """A point of a mark, whose middle is 0, 0 and whose corners are 1, 1."""
    return Point(center.x + MARK * x, center.y + MARK * y)


def polygon(center: Point, color: Color, *points: tuple[float, float]) -> Polygon:
    return Polygon(tuple(at(center, x, y) for x, y in points), color)


def line(center: Point, color: Color, *points: tuple[float, float], width: float = 2.5) -> Stroke:
    return Stroke(tuple(at(center, x, y) for x, y in points), color, width)


def draw_wing(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (-1, -0.1), (-0.2, -0.9), (1, -0.9), (0.1, -0.35))
    yield polygon(center, color, (-0.8, 0.45), (-0.1, -0.25), (0.75, -0.2), (0.1, 0.3))
    yield polygon(center, color, (-0.5, 0.95), (0, 0.4), (0.5, 0.45), (0, 0.85))


def draw_bow(center: Point, color: Color) -> Iterator[Shape]:
    yield Stroke(arc_points(at(center, -0.5, 0), MARK * 1.1, 20, 160), color, 2.5)
    yield line(center, color, (-0.15, -1), (-0.15, 1), width=1.5)
    yield line(center, color, (-0.9, 0), (0.9, 0), width=1.8)


def draw_blade(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (0.9, -0.95), (0.75, -0.3), (-0.35, 0.65), (-0.65, 0.35), (0.3, -0.75))
    yield line(center, color, (-0.85, 0.1), (-0.1, 0.85))
    yield line(center, color, (-0.5, 0.5), (-0.95, 0.95), width=3)


def draw_two_blades(center: Point, color: Color) -> Iterator[Shape]:
    yield line(center, color, (-0.85, -0.9), (0.75, 0.75), width=3)
    yield line(center, color, (0.85, -0.9), (-0.75, 0.75), width=3)
    yield line(center, color, (-0.95, 0.4), (-0.4, 0.95), width=2.2)
    yield line(center, color, (0.95, 0.4), (0.4, 0.95), width=2.2)


def draw_skull(center: Point, color: Color) -> Iterator[Shape]:
    yield Disc(at(center, 0, -0.2), MARK * 0.78, color)
    yield polygon(center, color, (-0.45, 0.3), (0.45, 0.3), (0.4, 0.95), (-0.4, 0.95))
    for side in (-0.33, 0.33):
        yield Disc(at(center, side, -0.15), MARK * 0.24, PAPER)
    yield line(center, PAPER, (0, 0.55), (0, 0.95), width=1.3)


def draw_hoof(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (-0.95, -0.95), (0.95, -0.95), (0.95, -0.5), (-0.95, -0.5))
    yield polygon(center, color, (-0.3, -0.7), (0.3, -0.7), (0.3, 0.2), (0.8, 0.2), (0, 1), (-0.8, 0.2), (-0.3, 0.2))


def draw_link(center: Point, color: Color) -> Iterator[Shape]:
    heart = ((0, 0.95), (-0.95, 0), (-0.9, -0.6), (-0.4, -0.8), (0, -0.4), (0.4, -0.8), (0.9, -0.6), (0.95, 0))
    yield polygon(center, color, *heart)
    yield line(center, PAPER, (0, -0.25), (0, 0.45), width=2.2)
    yield line(center, PAPER, (-0.36, 0.1), (0.36, 0.1), width=2.2)


def draw_eye(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (-1, 0), (-0.45, -0.55), (0.45, -0.55), (1, 0), (0.45, 0.55), (-0.45, 0.55))
    yield Disc(center, MARK * 0.32, PAPER)


def draw_horns(center: Point, color: Color) -> Iterator[Shape]:
    half = ((0.4, -0.35), (0.95, -0.95), (0.75, 0.15), (0.3, 0.85))
    yield polygon(center, color, *half, *((-x, y) for x, y in reversed(half)))
    for side in (-0.33, 0.33):
        yield Disc(at(center, side, 0.1), MARK * 0.17, PAPER)


def draw_flash(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (0.25, -1), (-0.65, 0.15), (-0.05, 0.15), (-0.3, 1), (0.65, -0.25), (0.05, -0.25))


def draw_anvil(center: Point, color: Color) -> Iterator[Shape]:
    """A stone that nothing breaks."""
    yield Polygon(regular_polygon(center, MARK, 8, 22.5), color)
    yield Polygon(regular_polygon(center, MARK * 0.55, 8, 22.5), None, PAPER, 2)


def draw_shield(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (-0.8, -0.85), (0.8, -0.85), (0.8, 0.1), (0, 0.98), (-0.8, 0.1))


def draw_ringed_shield(center: Point, color: Color) -> Iterator[Shape]:
    yield from draw_shield(center, color)
    yield Disc(at(center, 0, -0.15), MARK * 0.38, None, PAPER, 2)


def draw_wall(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (-0.95, -0.75), (0.95, -0.75), (0.95, 0.8), (-0.95, 0.8))
    for y in (-0.25, 0.28):
        yield line(center, PAPER, (-0.95, y), (0.95, y), width=1.4)
    for x, top, bottom in ((0, -0.75, -0.25), (-0.45, -0.25, 0.28), (0.45, -0.25, 0.28), (0, 0.28, 0.8)):
        yield line(center, PAPER, (x, top), (x, bottom), width=1.4)


def draw_drop(center: Point, color: Color) -> Iterator[Shape]:
    yield polygon(center, color, (0, -1), (0.6, 0), (-0.6, 0))
    yield Disc(at(center, 0, 0.3), MARK * 0.66, color)
    yield line(center, PAPER, (0, -0.1), (0, 0.6), width=1.6)
    yield line(center, PAPER, (-0.3, 0.35), (0.3, 0.35), width=1.6)


def draw_chain_of_men(center: Point, color: Color) -> Iterator[Shape]:
    """Those who go together."""
    for side in (-0.5, 0.5):
        yield Disc(at(center, side, -0.45), MARK * 0.36, color)
        yield polygon(center, color, (side - 0.45, 0.85), (side - 0.3, 0), (side + 0.3, 0), (side + 0.45, 0.85))


DRAWN: Mapping[str, Mark] = {
    "flying": draw_wing,
    "reach": draw_bow,
    "first strike": draw_blade,
    "double strike": draw_two_blades,
    "deathtouch": draw_skull,
    "trample": draw_hoof,
    "lifelink": draw_link,
    "indestructible": draw_anvil,
    "protection": draw_ringed_shield,
    "menace": draw_horns,
    "infect": draw_drop,
    "hexproof": draw_shield,
    "defender": draw_wall,
    "banding": draw_chain_of_men,
    "vigilance": draw_eye,
    "haste": draw_flash,
}
"""The keywords that have a drawing, those first that decide the most."""
ORDER: Mapping[str, int] = {keyword: at for at, keyword in enumerate(DRAWN)}


def order_of_mark(keyword: str) -> tuple[int, str]:
    """Those with a drawing first, in the order of the table."""
    return ORDER.get(keyword, len(ORDER)), keyword


def draw_mark(keyword: str, word: str, center: Point, color: Color = INK) -> Iterator[Shape]:
    """The drawing of a keyword, or the first letters of its name in a small frame."""
    if keyword in DRAWN:
        yield from DRAWN[keyword](center, color)
        return
    box = box_at(center, 2 * MARK + 2, 2 * MARK)
    yield Polygon(box.corners, None, FAINT, 1.5)
    yield Label(word[:2].capitalize(), center, 14, color, box.width - 2, smallest=9)
