"""A scene to a PNG, with Pillow: the same bytes for the same scene on the same library.

Drawn at twice the size and scaled down, since Pillow smooths no slanted line. Takes some 25 ms: call it in a thread."""

import math
import threading
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import assert_never

from PIL import Image, ImageDraw, ImageFont
from PIL.PngImagePlugin import PngInfo

from bot.explain.picture.scene import Disc, Label, Point, Polygon, Scene, Shape, Stroke
from bot.resources import data_folder

TWICE = 2
FONT = "DejaVuSansCondensed-Bold.ttf"
ELLIPSIS = "…"
LINE_HEIGHT = 1.18
NOWHERE = "\U0010fffe"
"""A character that no font has: how a missing one looks."""
FINGERPRINT = "Scene"
"""Under which key the picture says of which scene it is."""
_fonts = threading.Lock()
"""A font of FreeType's is no two threads' at once."""


def render_scene(scene: Scene) -> bytes:
    """Return the scene as a PNG."""
    image = Image.new("RGB", (scene.width * TWICE, scene.height * TWICE), scene.background)
    draw = ImageDraw.Draw(image)
    with _fonts:
        for shape in scene.shapes:
            paint_shape(draw, shape)
    small = image.reduce(TWICE)
    info = PngInfo()
    info.add_text(FINGERPRINT, scene.fingerprint)
    file = BytesIO()
    small.save(file, "PNG", pnginfo=info, compress_level=6)
    return file.getvalue()


def paint_shape(draw: ImageDraw.ImageDraw, shape: Shape) -> None:
    match shape:
        case Polygon(points=points, fill=fill, line=line, width=width):
            if fill is not None:
                draw.polygon(enlarge_points(points), fill=fill)
            if line is not None:
                draw_stroke(draw, (*points, points[0], points[1]), line, width)
        case Disc(center=center, radius=radius, fill=fill, line=line, width=width):
            corners = enlarge_points(
                [Point(center.x - radius, center.y - radius), Point(center.x + radius, center.y + radius)]
            )
            draw.ellipse(corners, fill=fill, outline=line, width=round(width * TWICE))
        case Stroke(points=points, color=color, width=width, dash=dash):
            for piece in dash_stretches(points, dash) if dash else (points,):
                draw_stroke(draw, piece, color, width)
        case Label():
            write_label(draw, shape)
        case never:
            assert_never(never)


def enlarge_points(points: "list[Point] | tuple[Point, ...]") -> list[tuple[float, float]]:
    return [(point.x * TWICE, point.y * TWICE) for point in points]


def draw_stroke(draw: ImageDraw.ImageDraw, points: tuple[Point, ...], color: str, width: float) -> None:
    draw.line(enlarge_points(points), fill=color, width=max(1, round(width * TWICE)), joint="curve")


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


# Text.


def write_label(draw: ImageDraw.ImageDraw, label: Label) -> None:
    """Write the label around its point."""
    size, lines = fit_label(label)
    font = font_of(size)
    height = size * LINE_HEIGHT
    top = label.at.y * TWICE - height * len(lines) / 2
    anchor = {"left": "lm", "center": "mm", "right": "rm"}[label.align]
    for at, line in enumerate(lines):
        draw.text((label.at.x * TWICE, top + height * (at + 0.5)), line, fill=label.color, font=font, anchor=anchor)


def fit_label(label: Label) -> tuple[int, list[str]]:
    """The largest size at which the text has room, and its lines; at the smallest it is cut."""
    text = drawable_text(label.text) or drawable_text(label.instead)
    largest = round(label.size * TWICE)
    smallest = round((label.smallest or label.size) * TWICE)
    for size in range(largest, smallest - 1, -1):
        lines = wrap_words(text, size, label.width * TWICE)
        if len(lines) <= label.lines and all(width_of(line, size) <= label.width * TWICE for line in lines):
            return size, lines
    lines = cut_to(text, smallest, label.width * TWICE, label.lines)
    return smallest, lines


def wrap_words(text: str, size: int, width: float) -> list[str]:
    """The words in lines of that width; a word that is too long has a line to itself."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def cut_to(text: str, size: int, width: float, most: int) -> list[str]:
    """Lines that are full to the last letter, the last one with an ellipsis where something is left."""
    lines: list[str] = []
    rest = text
    while rest and len(lines) < most:
        last = len(lines) == most - 1
        if width_of(rest, size) <= width:
            return [*lines, rest]
        end = len(rest)
        while end > 1 and width_of(rest[:end].rstrip() + (ELLIPSIS if last else ""), size) > width:
            end -= 1
        space = rest.rfind(" ", 0, end + 1)
        end = space if space > 0 and not last else end
        lines.append(rest[:end].rstrip() + (ELLIPSIS if last else ""))
        rest = rest[end:].lstrip()
    return lines


def width_of(text: str, size: int) -> float:
    return font_of(size).getlength(text)


@lru_cache(maxsize=64)
def font_of(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(data_folder() / "fonts" / FONT, size, layout_engine=ImageFont.Layout.BASIC)


def drawable_text(text: str) -> str:
    """The text without the letters that the font does not have."""
    return " ".join("".join(letter for letter in text if letter.isspace() or is_drawable(letter)).split())


@lru_cache(maxsize=4096)
def is_drawable(letter: str) -> bool:
    return bytes(font_of(20).getmask(letter)) != bytes(font_of(20).getmask(NOWHERE))
