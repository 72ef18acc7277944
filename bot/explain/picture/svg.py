"""A scene to an SVG: the same shapes as the PNG has, with text that stays text.

Each line of text is as wide as the shipped font makes it, whatever font the reader of the file has."""

from collections.abc import Iterator, Sequence
from typing import assert_never
from xml.sax.saxutils import escape

from bot.explain.picture.fitting import TWICE, fit_label, fonts_lock, width_of
from bot.explain.picture.palette import Color, Theme, shade_of
from bot.explain.picture.scene import LINE_HEIGHT, Disc, Label, Point, Polygon, Scene, Shape, Stroke

FAMILIES = "DejaVu Sans Condensed, DejaVu Sans, Verdana, sans-serif"
WRITTEN = f'font-family="{FAMILIES}" font-stretch="condensed" font-weight="bold" style="unicode-bidi:bidi-override"'
"""How text is written; each line is in the order in which it is seen."""
BASELINE = 0.36
"""How far below the middle of a line its letters stand, in their size: programs differ in what else they know."""
ANCHORS = {"left": "start", "center": "middle", "right": "end"}


def svg_of(scene: Scene, theme: Theme = "dark") -> str:
    """Return the scene as an SVG document."""
    size = f'width="{scene.width}" height="{scene.height}" viewBox="0 0 {scene.width} {scene.height}"'
    with fonts_lock:
        shapes = [line for shape in scene.shapes for line in elements_of(shape, theme)]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {WRITTEN}>',
            f"<title>{escape(scene.alt)}</title>",
            f'<rect width="100%" height="100%" fill="{shade_of(scene.background, theme)}"/>',
            *shapes,
            "</svg>",
            "",
        )
    )


def elements_of(shape: Shape, theme: Theme) -> Iterator[str]:
    match shape:
        case Polygon(points=points, fill=fill, line=line, width=width):
            look = look_of(fill, line, width, theme)
            yield f'<polygon points="{points_text(points)}" {look} stroke-linejoin="round"/>'
        case Disc(center=center, radius=radius, fill=fill, line=line, width=width):
            look = look_of(fill, line, width, theme)
            yield f'<circle cx="{number(center.x)}" cy="{number(center.y)}" r="{number(radius - width / 2)}" {look}/>'
        case Stroke(points=points, color=color, width=width, dash=dash):
            dashed = f' stroke-dasharray="{number(dash)}"' if dash else ""
            look = look_of(None, color, width, theme)
            yield f'<polyline points="{points_text(points)}" {look}{dashed} stroke-linejoin="round"/>'
        case Label():
            yield from lines_of(shape, shade_of(shape.color, theme))
        case never:
            assert_never(never)


def look_of(fill: Color | None, line: Color | None, width: float, theme: Theme) -> str:
    filled = "none" if fill is None else shade_of(fill, theme)
    stroked = "" if line is None else f' stroke="{shade_of(line, theme)}" stroke-width="{number(max(width, 0.5))}"'
    return f'fill="{filled}"{stroked}'


def points_text(points: Sequence[Point]) -> str:
    return " ".join(f"{number(point.x)},{number(point.y)}" for point in points)


def number(value: float) -> str:
    """A length to a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


def lines_of(label: Label, shade: str) -> Iterator[str]:
    """The lines of a label around its point, each as wide as it was measured."""
    size, lines = fit_label(label)
    height = size / TWICE * LINE_HEIGHT
    top = label.at.y - height * len(lines) / 2
    for at, line in enumerate(lines):
        y = top + height * (at + 0.5) + BASELINE * size / TWICE
        place = f'x="{number(label.at.x)}" y="{number(y)}"'
        look = f'text-anchor="{ANCHORS[label.align]}" font-size="{number(size / TWICE)}"'
        wide = f'textLength="{number(width_of(line, size) / TWICE)}" lengthAdjust="spacingAndGlyphs"' if line else ""
        yield f'<text {place} {look} fill="{shade}" {wide}>{escape(line)}</text>'
