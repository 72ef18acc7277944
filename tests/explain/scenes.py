"""What must hold in every picture, measured with the font: room for all text, nothing over anything else."""

from collections.abc import Iterator
from itertools import combinations

from bot.explain.picture.fitting import TWICE, fit_label, width_of
from bot.explain.picture.scene import LINE_HEIGHT, Box, Disc, Label, Point, Polygon, Scene, Shape, Stroke

SLACK = 1.0
"""Pixels: letters lean over a little."""


def labels_of(scene: Scene) -> list[Label]:
    return [each for each in scene.shapes if isinstance(each, Label)]


def texts_of(scene: Scene) -> list[str]:
    return [each.text for each in labels_of(scene)]


def written_box(label: Label) -> Box:
    """Where the letters are."""
    size, lines = fit_label(label)
    width = max((width_of(line, size) for line in lines), default=0) / TWICE
    height = len(lines) * size * LINE_HEIGHT / TWICE
    left = {"left": label.at.x, "center": label.at.x - width / 2, "right": label.at.x - width}[label.align]
    return Box(left, label.at.y - height / 2, left + width, label.at.y + height / 2)


def points_of(shape: Shape) -> Iterator[Point]:
    match shape:
        case Polygon(points=points) | Stroke(points=points):
            yield from points
        case Disc(center=center, radius=radius):
            yield Point(center.x - radius, center.y - radius)
            yield Point(center.x + radius, center.y + radius)
        case Label():
            yield from written_box(shape).corners


def faults_of_scene(scene: Scene) -> list[str]:
    """What overlaps, and what runs out of its room."""
    whole = Box(0, 0, scene.width, scene.height)
    labels = labels_of(scene)
    written = [(each.text, written_box(each)) for each in labels]
    return [
        *(f"{a} overlaps {b}" for a, b in combinations(scene.frames, 2) if a.overlaps(b, SLACK)),
        *(f"{frame} leaves the picture" for frame in scene.frames if not whole.holds(frame)),
        *(f"{each} leaves the picture" for each in scene.shapes if not is_within(whole, each)),
        *(f"{each.text!r} has no room" for each in labels if not each.box.holds(written_box(each), SLACK)),
        *(f"{a!r} runs into {b!r}" for (a, one), (b, other) in combinations(written, 2) if one.overlaps(other, SLACK)),
        *(f"{text!r} crosses a frame" for text, box in written if crosses_frame(box, scene.frames)),
    ]


def crosses_frame(box: Box, frames: tuple[Box, ...]) -> bool:
    """Whether a text is in a frame and out of it."""
    return any(frame.overlaps(box, SLACK) and not frame.holds(box, SLACK) for frame in frames)


def is_within(whole: Box, shape: Shape) -> bool:
    return all(whole.left <= x <= whole.right and whole.top <= y <= whole.bottom for x, y in points_of(shape))
