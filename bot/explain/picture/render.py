"""A scene to a PNG, with Pillow: the same bytes for the same scene on the same library.

Drawn at twice the size and scaled down, since Pillow smooths no slanted line. Takes some 25 ms: call it in a thread.
What was drawn last is kept, so that the same answer is not drawn twice."""

import math
from collections.abc import Iterator
from functools import lru_cache, partial
from io import BytesIO
from itertools import pairwise
from typing import assert_never

from PIL import Image, ImageDraw
from PIL.PngImagePlugin import PngInfo

from bot.explain.picture.fitting import TWICE, fit_label, font_of, fonts_lock
from bot.explain.picture.palette import Theme, shade_of
from bot.explain.picture.scene import LINE_HEIGHT, Disc, Label, Point, Polygon, Scene, Shape, Stroke

FINGERPRINT = "Scene"
"""Under which key the picture says of which scene it is."""
KEPT = 32
"""How many pictures are kept."""
COMPRESSION = 6
LARGEST, COLORS = 150_000, 32
"""A larger file is written anew with so many colors, which makes it about a third."""


@lru_cache(maxsize=KEPT)
def render_scene(scene: Scene, theme: Theme = "dark") -> bytes:
    """Return the scene as a PNG."""
    image = Image.new("RGB", (scene.width * TWICE, scene.height * TWICE), shade_of(scene.background, theme))
    draw = ImageDraw.Draw(image)
    with fonts_lock:
        for shape in scene.shapes:
            paint_shape(draw, shape, theme)
    small = image.reduce(TWICE)
    info = PngInfo()
    info.add_text(FINGERPRINT, scene.fingerprint)
    file = png_of(small, info)
    if len(file) > LARGEST:
        file = png_of(small.quantize(COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE), info)
    return file


def png_of(image: Image.Image, info: PngInfo) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", pnginfo=info, compress_level=COMPRESSION)
    return file.getvalue()


def paint_shape(draw: ImageDraw.ImageDraw, shape: Shape, theme: Theme) -> None:
    shade = partial(shade_of, theme=theme)
    match shape:
        case Polygon(points=points, fill=fill, line=line, width=width):
            if fill is not None:
                draw.polygon(enlarge_points(points), fill=shade(fill))
            if line is not None:
                draw_stroke(draw, (*points, points[0], points[1]), shade(line), width)
        case Disc(center=center, radius=radius, fill=fill, line=line, width=width):
            corners = enlarge_points(
                [Point(center.x - radius, center.y - radius), Point(center.x + radius, center.y + radius)]
            )
            filled, rim = (None if each is None else shade(each) for each in (fill, line))
            draw.ellipse(corners, fill=filled, outline=rim, width=round(width * TWICE))
        case Stroke(points=points, color=color, width=width, dash=dash):
            for piece in dash_stretches(points, dash) if dash else (points,):
                draw_stroke(draw, piece, shade(color), width)
        case Label():
            write_label(draw, shape, shade(shape.color))
        case never:
            assert_never(never)


def enlarge_points(points: "list[Point] | tuple[Point, ...]") -> list[tuple[float, float]]:
    return [(point.x * TWICE, point.y * TWICE) for point in points]


def draw_stroke(draw: ImageDraw.ImageDraw, points: tuple[Point, ...], shade: str, width: float) -> None:
    draw.line(enlarge_points(points), fill=shade, width=max(1, round(width * TWICE)), joint="curve")


def dash_stretches(points: tuple[Point, ...], length: float) -> Iterator[tuple[Point, ...]]:
    """Every other stretch of that length along the line."""
    left, drawn, piece = length, True, [points[0]]
    for start, end in pairwise(points):
        here = start
        while (rest := math.dist(here, end)) > left:
            here = here.towards(end, left)
            if drawn:
                yield (*piece, here)
            left, drawn, piece = length, not drawn, [here]
        left -= rest
        piece.append(end)
    if drawn and len(piece) > 1:
        yield tuple(piece)


def write_label(draw: ImageDraw.ImageDraw, label: Label, shade: str) -> None:
    """Write the label around its point."""
    size, lines = fit_label(label)
    font = font_of(size)
    height = size * LINE_HEIGHT
    top = label.at.y * TWICE - height * len(lines) / 2
    anchor = {"left": "lm", "center": "mm", "right": "rm"}[label.align]
    for at, line in enumerate(lines):
        draw.text((label.at.x * TWICE, top + height * (at + 0.5)), line, fill=shade, font=font, anchor=anchor)
