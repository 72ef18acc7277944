"""Pictures: what a table shows is in the scene, the same scene is the same picture, and every text has room."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.explain.picture.emperor import CENTER, HEIGHT, WIDTH, Places, scene_of
from bot.explain.picture.emperor_marks import LIT, team_color
from bot.explain.picture.fitting import drawable_text, fit_label, width_of
from bot.explain.picture.palette import PAPER, blend_colors, shade_of
from bot.explain.picture.pictured_table import PicturedArrow, PicturedCreature, PicturedSeat, PicturedTable
from bot.explain.picture.render import dash_stretches, render_scene
from bot.explain.picture.scene import (
    Disc,
    Label,
    Point,
    Polygon,
    Scene,
    Shape,
    Stroke,
    curve_points,
    draw_arrow,
    regular_polygon,
    shortened_line,
)

NAMES = (
    "Élodie de Saint-Exupéry du Bois",
    "Bob",
    "🐉🐉🐉",
    "W" * 32,
    "Ève",
    "Frédéric-Guillaume Ier",
    "Jean Œuf",
    "李小龍",
)


def table(size: int = 3, teams: int = 2, names: tuple[str, ...] = ()) -> PicturedTable:
    """`size` seats in each of the teams, the middle one an emperor."""
    seats = tuple(
        PicturedSeat(names[at % len(names)] if names else f"P{at}", at // size, at % size == (size - 1) // 2)
        for at in range(size * teams)
    )
    return PicturedTable(seats, tuple(f"team {at}" for at in range(teams)), emperor="emperor", alt="a table")


def shapes(scene: Scene, kind: type[Shape]) -> list[Shape]:
    return [each for each in scene.shapes if isinstance(each, kind)]


def test_each_seat_is_named_and_each_team_has_a_color_and_a_shape_of_its_own() -> None:
    scene = scene_of(table())
    assert {f"P{at}" for at in range(6)} <= {each.text for each in scene.shapes if isinstance(each, Label)}
    assert len([each for each in scene.shapes if isinstance(each, Disc) and each.fill == team_color(0)]) == 4
    squares = [each for each in scene.shapes if isinstance(each, Polygon) and each.fill == team_color(1)]
    assert [len(each.points) for each in squares] == [4] * 4  # three seats and the legend


def test_what_is_in_range_is_lit_and_has_a_rim() -> None:
    dark, lit = scene_of(table()), scene_of(replace(table(), reached=frozenset({0, 1, 5}), source=0))
    fills = [each.fill for each in lit.shapes if isinstance(each, Polygon)]
    assert (
        fills.count(blend_colors(PAPER, team_color(0), LIT)),
        fills.count(blend_colors(PAPER, team_color(1), LIT)),
    ) == (2, 1)
    assert len(shapes(lit, Stroke)) - len(shapes(dark, Stroke)) == 3


def test_an_attack_is_an_arrow_from_seat_to_seat_with_a_head_for_each_way() -> None:
    plain = len(shapes(scene_of(table()), Polygon))
    one = scene_of(replace(table(), arrows=(PicturedArrow(0, 5),)))
    both = scene_of(replace(table(), arrows=(PicturedArrow(0, 5, both_ends=True),)))
    assert (len(shapes(one, Polygon)) - plain, len(shapes(both, Polygon)) - plain) == (1, 2)


def test_an_arrow_over_an_empty_seat_goes_round_on_that_side() -> None:
    seats = tuple(replace(each, gone=at == 2) for at, each in enumerate(table().seats))
    scene = scene_of(replace(table(), seats=seats, arrows=(PicturedArrow(1, 3),)))
    (line,) = [each for each in scene.shapes if isinstance(each, Stroke) and each.width == 7]
    assert all(point.x > CENTER.x for point in line.points)


def test_creatures_stand_in_their_territories_and_many_are_counted() -> None:
    creatures = tuple(PicturedCreature(f"bear {at}", 0, 4) for at in range(5))
    scene = scene_of(replace(table(), creatures=creatures))
    texts = [each.text for each in scene.shapes if isinstance(each, Label)]
    assert [text for text in texts if text.startswith(("bear", "+"))] == ["bear 0", "+4"]


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("names", [(), NAMES])
def test_every_text_stays_within_the_picture_and_off_the_others(size: int, names: tuple[str, ...]) -> None:
    scene = scene_of(table(size, names=names))
    boxes = [box_of(each) for each in scene.shapes if isinstance(each, Label)]
    assert all(left >= 0 and top >= 0 and right <= WIDTH and bottom <= HEIGHT for left, top, right, bottom in boxes)
    assert [(a, b) for at, a in enumerate(boxes) for b in boxes[at + 1 :] if overlap(a, b)] == []


Box = tuple[float, float, float, float]


def box_of(label: Label) -> Box:
    size, lines = fit_label(label)
    width, height = max((width_of(line, size) for line in lines), default=0) / 2, len(lines) * size * 1.18 / 2
    left = {"left": label.at.x, "center": label.at.x - width / 2, "right": label.at.x - width}[label.align]
    return left, label.at.y - height / 2, left + width, label.at.y + height / 2


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_a_name_that_has_room_is_whole_and_one_that_has_none_is_cut() -> None:
    label = Label("Élodie de Saint-Exupéry", Point(0, 0), 26, "#ffffff", 180, lines=2, smallest=15)
    assert " ".join(fit_label(label)[1]) == label.text
    _, lines = fit_label(replace(label, width=60, lines=1))
    assert (len(lines), lines[0][-1]) == (1, "…")
    assert "".join(fit_label(replace(label, text="W" * 32, width=120))[1]).startswith("WWW")


def test_a_name_of_letters_that_the_font_has_not_is_replaced() -> None:
    assert (drawable_text("🐉 Ève 李"), drawable_text("Œuf d’or n° 1")) == ("Ève", "Œuf d’or n° 1")
    assert fit_label(Label("李小龍", Point(0, 0), 26, "#ffffff", 180, instead="#3"))[1] == ["#3"]


def test_the_same_scene_is_the_same_picture_of_the_size_that_it_says() -> None:
    scene = scene_of(replace(table(5, names=NAMES), reached=frozenset({0}), arrows=(PicturedArrow(0, 1, "march"),)))
    drawn = render_scene(scene)
    assert drawn == render_scene(scene)
    picture = Image.open(BytesIO(drawn))
    assert (picture.size, picture.format, picture.info["Scene"]) == ((WIDTH, scene.height), "PNG", scene.fingerprint)
    assert picture.convert("RGB").getpixel((2, 2)) == tuple(bytes.fromhex(shade_of(PAPER, "dark")[1:]))
    assert len(drawn) < 100_000


def test_every_other_stretch_of_a_dashed_line_is_drawn() -> None:
    line = (Point(0, 0), Point(4, 0), Point(10, 0))
    assert [(piece[0].x, piece[-1].x) for piece in dash_stretches(line, 3)] == [(0, 3), (6, 9)]


def test_shapes_of_lines_and_arrows() -> None:
    assert regular_polygon(Point(0, 0), 1, 4) == (Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0))
    assert shortened_line((Point(0, 0), Point(5, 0), Point(10, 0)), 7) == (Point(0, 0), Point(3, 0))
    assert curve_points(Point(0, 0), Point(5, 5), Point(10, 0), 2) == (Point(0, 0), Point(5, 2.5), Point(10, 0))
    both = draw_arrow((Point(0, 0), Point(50, 0)), "#ffffff", 5, both_ends=True, edge="#000000")
    assert [type(each) for each in both] == [Stroke, Polygon, Polygon, Stroke]
    assert Point(1, 1).towards(Point(1, 1), 5) == Point(1, 1)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_an_attack_on_a_neighbor_runs_beside_the_cards_that_stand_there(size: int) -> None:
    seats = tuple(replace(each, total="20 → 17 life") for each in table(size).seats)
    last = 2 * size - 1
    standing = (PicturedCreature("3/3", 0, 0), PicturedCreature("2/2", last, last))
    places = Places(replace(table(size), seats=seats, creatures=standing))
    arrow = PicturedArrow(0, last, "attack", from_territory=True)
    assert places.share_covered(places.way(arrow)) == 0
