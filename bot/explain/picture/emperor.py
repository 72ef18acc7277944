"""The picture of an Emperor table: seats in a circle, territories before them, ranges lit, arrows for what can be done.

A team is told by its color and by its shape, so that neither has to be seen. Knows no rule: who reaches or attacks whom
is handed in, by the places of the seats, clockwise from the first."""

import math
from collections.abc import Iterator, Sequence
from typing import Literal

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.explain.picture.emperor_marks import (
    ATTACK,
    LIT,
    MARCH,
    SEAT,
    TURN,
    card_outline,
    draw_crown,
    draw_refusal,
    empty_seat,
    icon_of,
    team_color,
    team_shape,
)
from bot.explain.picture.palette import (
    DARK,
    FAINT,
    INK,
    PAPER,
    STRONG,
    Color,
    blend_colors,
)
from bot.explain.picture.pictured_table import PicturedArrow, PicturedCreature, PicturedTable
from bot.explain.picture.scene import (
    LINE_HEIGHT,
    Box,
    Disc,
    Label,
    Point,
    Polygon,
    Scene,
    Shape,
    Stroke,
    arc_points,
    curve_points,
    draw_arrow,
    ring_sector,
)
from bot.explain.picture.sheet import MORE, Sheet, about_width, box_at, draw_cross, plate_behind, text_in

WIDTH, HEIGHT, CIRCLE = 780, 704, 624
"""How wide and high a picture is, and how much of that the circle of seats takes."""
CENTER = Point(390, 322)
SEATED = 232
"""The radius on which the seats lie."""
INNER, OUTER, STANDING = 66, 182, 120
"""The ring of the territories, and where in it creatures stand."""
MOST_IN_A_ROW, LEGEND_ROW = 4, 44
"""How many entries of the legend stand beside each other, and how high a second row of them is."""
CARD, LOW_CARD, SLIM = 46, 35, 90
"""The height of a creature's card, and where there are many of them; one that is slimmer than the last has a mark of
its team only where it is not at home."""
SHORT_NAME, MOST_CREATURES, CROWDED, NARROW = 3, 2, 50, 40
"""Up to how many letters a name is written inside its seat; how many creatures of a territory are drawn; up to how many
degrees territories have little room, and up to how many they have it for one card alone."""

ASIDE, MEASURED = (20, -20, 40, -40, 60, -60, 80, -80), 24
"""By how many degrees an arrow arrives aside where cards lie in its way, and at how many points that is seen."""
DULL = 0.16
"""How much of the team's color a territory out of range has."""
GONE = 0.3
READABLE = 13
"""The size of letters at which a total is not yet said in fewer words."""


def scene_of(table: PicturedTable) -> Scene:
    """Return the table as shapes: territories below, arrows over them, then creatures, seats and names, last what is
    crossed out; words and the legend below it."""
    places = Places(table)
    words = Sheet()
    top = words.lines(table.told, places.bottom, WIDTH)
    shapes = [
        *places.direction(),
        *places.territories(),
        *places.arrows(),
        *places.creatures(),
        *places.seats(),
        *places.crosses(),
        *words.shapes,
        *draw_table_legend(table, top),
    ]
    height = round(top) + HEIGHT - CIRCLE + (legend_rows_of(table) - 1) * LEGEND_ROW
    return Scene(WIDTH, height, PAPER, tuple(shapes), table.alt, tuple(places.frames()))


# Without slots: what lies over arrows is worked out once and kept.
@dataclass(frozen=True)
class Places:
    """Where everything of a table lies; the first team sits at the top."""

    table: PicturedTable

    @property
    def step(self) -> float:
        return 360 / len(self.table.seats)

    def angle(self, seat: int) -> float:
        first = sum(each.team == self.table.seats[0].team for each in self.table.seats)
        return (seat - (first - 1) / 2) * self.step

    def color(self, seat: int) -> Color:
        return team_color(self.table.seats[seat].team)

    def at(self, seat: int) -> Point:
        return CENTER.around(SEATED, self.angle(seat))

    def direction(self) -> Iterator[Shape]:
        """The direction of play, in the middle of the table, where no arrow runs through it."""
        across = [each for each in self.table.arrows if each.from_territory and each.kind != "march"]
        ways = [distance_to_middle(self.at(each.start), self.at(each.end)) for each in across]
        if self.table.direction and min(ways, default=INNER) > INNER / 3:
            yield from draw_arrow(arc_points(CENTER, INNER - 22, -130, 130), FAINT, 4)
            yield Label(self.table.direction, CENTER, 18, FAINT, 2 * (INNER - 28), lines=2, smallest=11)

    def frames(self) -> Iterator[Box]:
        """Yield the boxes of seats, totals and creatures, of which no two overlap."""
        for seat, each in enumerate(self.table.seats):
            yield box_at(self.at(seat), 2 * SEAT - 2, 2 * SEAT - 2)
            if each.total:
                yield self.total_box(seat)
        for _, box in self.cards():
            yield box

    # Territories, and who stands there.

    def territories(self) -> Iterator[Shape]:
        for seat, each in enumerate(self.table.seats):
            if each.gone:
                continue
            start, end = self.angle(seat) - self.step * 0.47, self.angle(seat) + self.step * 0.47
            lit = self.table.reached is not None and seat in self.table.reached
            fill = blend_colors(PAPER, self.color(seat), LIT if lit else DULL)
            yield Polygon(ring_sector(CENTER, INNER, OUTER, start, end), fill, self.color(seat) if lit else None, 2)
            if lit:
                yield from self.hatching(start, end, seat)
            if each.note:
                yield Label(each.note, CENTER.around(STANDING, self.angle(seat)), 22, INK, 104, lines=2, smallest=14)

    def hatching(self, start: float, end: float, seat: int) -> Iterator[Shape]:
        """What is in range is not told by light alone: an outer rim marks it."""
        rim = STRONG if seat == self.table.source else blend_colors(self.color(seat), STRONG, 0.6)
        yield Stroke(arc_points(CENTER, OUTER - 5, start + 2, end - 2), rim, 5)

    def cards(self) -> Iterator[tuple[PicturedCreature, Box]]:
        """Yield the creatures of each territory with their places, a row above the other; of many the first ones and
        how many more there are. They are so small that none runs over another."""
        standing = [
            [each for each in self.table.creatures if each.territory == at] for at in range(len(self.table.seats))
        ]
        alone = all(len(here) < 2 for here in standing) or self.step < NARROW
        share, height = (0.46, CARD) if alone else (0.4, CARD) if self.step > CROWDED else (0.34, LOW_CARD)
        width, most = (
            min(126, 2 * STANDING * share * math.radians(self.step)),
            MOST_CREATURES if self.step > NARROW else 1,
        )
        for seat, here in enumerate(standing):
            shown = here if len(here) <= most else here[: most - 1]
            if len(shown) < len(here):
                name = f"{here[0].name} +{len(here) - 1}" if most == 1 else f"+{len(here) - len(shown)}"
                shown = [*shown, PicturedCreature(name, here[-1].controller, seat)]
            middle = CENTER.around(STANDING, self.angle(seat))
            for row, each in enumerate(shown):
                at = Point(middle.x, middle.y + (row - (len(shown) - 1) / 2) * (height + 3))
                yield each, box_at(at, width, height)

    def creatures(self) -> Iterator[Shape]:
        for each, box in self.cards():
            color = FAINT if each.gone else self.color(each.controller)
            yield from card_outline(box, color, ghost=each.ghost)
            if each.gone:
                yield from draw_cross(box.inset(3), blend_colors(PAPER, ATTACK, 0.5), 3)
                yield plate_behind(each.name, box.part(left=24), DARK)
            mark = Point(box.left + 12, box.center.y)
            marked = box.width > SLIM or each.controller != each.territory
            if marked:
                yield from team_shape(mark, 7, self.table.seats[each.controller].team)
            ink = FAINT if each.ghost or each.gone else INK
            yield text_in(box.part(left=24 if marked else 4, right=4), each.name, 18, ink, lines=2, smallest=8)

    # Arrows.

    def arrows(self) -> Iterator[Shape]:
        for each in self.table.arrows:
            yield from self.march(each) if each.kind == "march" else self.attack(each)

    def attack(self, drawn: PicturedArrow) -> Iterator[Shape]:
        """Along the rim from seat to seat, or out of a territory."""
        path = self.way(drawn)
        if drawn.kind == "refused":
            yield from draw_arrow(path, FAINT, 5, dash=10, edge=PAPER)
            return
        could = drawn.kind == "could attack"
        yield from draw_arrow(
            path, ATTACK, 4 if could else 7, both_ends=drawn.both_ends, dash=8 if could else 0, edge=PAPER
        )

    def way(self, drawn: PicturedArrow) -> tuple[Point, ...]:
        if not drawn.from_territory:
            return self.along_the_rim(drawn.start, drawn.end)
        target, stands = self.at(drawn.end), CENTER.around(STANDING, self.angle(drawn.start))
        room = 30 if self.table.seats[drawn.end].total and self.has_name_outwards(drawn.end) else 4
        ends = [target.towards(stands, SEAT + room), *(point_aside(target, stands, each) for each in ASIDE)]
        return min(((stands.towards(end, 46), end) for end in ends), key=self.share_covered)

    def share_covered(self, path: Sequence[Point]) -> int:
        """How much of a straight way lies behind cards and totals, in so many points of it."""
        start, end = path
        length = math.dist(start, end)
        points = [start.towards(end, length * at / MEASURED) for at in range(MEASURED + 1)]
        return sum(any(box.overlaps(box_at(at, 12, 12)) for box in self.covering) for at in points)

    @cached_property
    def covering(self) -> tuple[Box, ...]:
        """What is painted over arrows."""
        totals = [self.total_box(seat) for seat, each in enumerate(self.table.seats) if each.total]
        return (*(box for _, box in self.cards()), *totals)

    def crosses(self) -> Iterator[Shape]:
        """Over the middle of each arrow for what was tried and is not allowed."""
        for each in self.table.arrows:
            if each.kind == "refused":
                yield from draw_refusal(self.free_point(self.way(each)))

    def free_point(self, path: Sequence[Point]) -> Point:
        """A point of the way, near its middle, where no card lies."""
        cards = [box for _, box in self.cards()]
        length = math.dist(path[0], path[-1])
        points = [path[0].towards(path[-1], length * share) for share in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)]
        if len(path) > 2:
            points = [path[len(path) // 2]]
        around = [box_at(each, 30, 30) for each in points]
        free = (at for at, box in zip(points, around, strict=True) if not any(card.overlaps(box) for card in cards))
        return next(free, points[0])

    def along_the_rim(self, start: int, end: int) -> tuple[Point, ...]:
        """A curve a little inside the seats, from the edge of one to the edge of the other."""
        first, last = self.at(start), self.at(end)
        halfway = self.between(start, end)
        over_a_gap = abs((halfway - self.angle(start)) * 2) > self.step * 1.5
        middle = CENTER.around(SEATED - (70 if over_a_gap else 14), halfway)
        bend = Point(2 * middle.x - (first.x + last.x) / 2, 2 * middle.y - (first.y + last.y) / 2)
        points = curve_points(first, bend, last, 48)
        clear = [each for each in points if min(math.dist(each, first), math.dist(each, last)) > SEAT + 4]
        return tuple(clear) if len(clear) > 1 else (first, last)

    def between(self, start: int, end: int) -> float:
        """The angle half way from one seat to the other, the shorter way round unless only the other is free of
        seats where somebody sits."""
        here, there = self.angle(start), self.angle(end)
        turn = (there - here + 180) % 360 - 180
        other = turn - 360 if turn > 0 else turn + 360
        passed = [seat for seat, each in enumerate(self.table.seats) if seat not in {start, end} and not each.gone]
        if any(self.is_between(seat, here, turn) for seat in passed) and not any(
            self.is_between(seat, here, other) for seat in passed
        ):
            turn = other
        return here + turn / 2

    def is_between(self, seat: int, here: float, turn: float) -> bool:
        away = (self.angle(seat) - here) % 360 if turn > 0 else (here - self.angle(seat)) % 360
        return 0 < away < abs(turn)

    def march(self, drawn: PicturedArrow) -> Iterator[Shape]:
        """From territory to territory, dashed."""
        here, middle = self.angle(drawn.start), self.between(drawn.start, drawn.end)
        there = 2 * middle - here
        room = 0.2 * self.step if there > here else -0.2 * self.step
        radius = OUTER - 22 if self.table.creatures else STANDING + 14  # where it touches no card
        path = arc_points(CENTER, radius, here + room, there - room)
        yield from draw_arrow(path, MARCH, 5, both_ends=drawn.both_ends, dash=9)

    # Seats.

    def seats(self) -> Iterator[Shape]:
        short = self.is_short
        for seat, each in enumerate(self.table.seats):
            at, color = self.at(seat), self.color(seat)
            if each.gone:
                yield from empty_seat(at, each.team, blend_colors(PAPER, color, GONE))
            else:
                if seat == self.table.source:
                    yield Disc(at, SEAT + 10, None, INK, 4)
                if seat == self.table.active:
                    yield Disc(at, SEAT + 9, None, TURN, 6)
                yield from team_shape(at, SEAT, each.team)
                if each.emperor:
                    yield from draw_crown(Point(at.x, at.y - (15 if short else 0)), 17 if short else 25)
            if short:
                below = 13 if each.emperor and not each.gone else 0
                yield Label(each.name, Point(at.x, at.y + below), 24, FAINT if each.gone else DARK, 2 * SEAT - 16,
                            smallest=14, instead=str(seat + 1))  # fmt: skip
            else:
                yield self.name(seat)
            if each.total:
                yield from self.total(seat)

    def total(self, seat: int) -> Iterator[Shape]:
        box = self.total_box(seat)
        yield Polygon(box.corners, DARK, self.color(seat), 2)
        total = self.table.seats[seat].total
        without_unit, _, _ = total.rpartition(" ")
        _, _, after = without_unit.rpartition(" ")
        room = box.inset(4, 1)
        fitting = (each for each in (total, without_unit) if about_width(each, READABLE) < room.width)
        yield text_in(room, next(fitting, after), 20, INK, smallest=9, shorter=MORE)

    def total_box(self, seat: int) -> Box:
        """Beside the seat where neither a name stands nor arrows arrive: above or below it, outwards, but inwards where
        the name is."""
        at = self.at(seat)
        down = (at.y < CENTER.y) == self.has_name_outwards(seat)
        most = 100.0 if self.step > CROWDED else 78.0
        width = min(most, max(78.0, about_width(self.table.seats[seat].total, 20)))
        return box_at(Point(at.x, at.y + (SEAT + 12 if down else -SEAT - 12)), width, 26)

    @property
    def bottom(self) -> float:
        """Where the circle ends, with the names below it."""
        names = [] if self.is_short else [self.name(seat).box.bottom for seat in range(len(self.table.seats))]
        return max(CIRCLE, *names) if names else CIRCLE

    @property
    def is_short(self) -> bool:
        """Whether all names have room within their seats."""
        return all(len(each.name) <= SHORT_NAME for each in self.table.seats)

    def has_name_outwards(self, seat: int) -> bool:
        """Whether it is above or below the circle, where its name stands outwards and its total inwards."""
        return abs(self.at(seat).x - CENTER.x) < SEATED * (0.2 if self.is_short else 0.7)

    def name(self, seat: int) -> Label:
        """Outside the circle; above and below it centered, beside it from the seat on."""
        each, angle = self.table.seats[seat], self.angle(seat)
        outwards = CENTER.around(1, angle)
        aside, up = outwards.x - CENTER.x, abs(outwards.y - CENTER.y)
        at = CENTER.around(SEATED + SEAT + 12 + 22 * up, angle)
        color = FAINT if each.gone else INK
        instead = f"#{seat + 1}"
        if abs(aside) < 0.2:
            room = 2 * (SEATED + 50) * min(1, self.step / 57.3) - 70
            return Label(each.name, at, 26, color, min(380, room), smallest=12, instead=instead)
        room = (WIDTH - 14 - at.x) if aside > 0 else (at.x - 14)
        align: Literal["left", "right"] = "left" if aside > 0 else "right"
        seated, lines = self.at(seat), 3
        if abs(at.x - seated.x) < SEAT + 4:  # it begins above or below its seat, where there is room for less
            lines = 2
            away = SEAT + 4 + lines * 26 * LINE_HEIGHT / 2
            at = Point(at.x, seated.y + (away if at.y > seated.y else -away))
        return Label(each.name, at, 26, color, room, align, lines, 15, instead)


def point_aside(target: Point, start: Point, degrees: float) -> Point:
    """A point beside a seat, so far round it from where a straight way from the start would arrive."""
    direct = math.degrees(math.atan2(start.x - target.x, target.y - start.y))
    return target.around(SEAT + 10, direct + degrees)


def distance_to_middle(start: Point, end: Point) -> float:
    """How far from the middle of the table the straight way between two points passes."""
    length = math.dist(start, end)
    cross = (end.x - start.x) * (CENTER.y - start.y) - (end.y - start.y) * (CENTER.x - start.x)
    return abs(cross) / length if length else math.dist(start, CENTER)


def legend_entries(table: PicturedTable) -> list[tuple[str, str]]:
    crowned = [("emperor", table.emperor)] if table.emperor else []
    return [*((str(at), name) for at, name in enumerate(table.teams)), *crowned, *table.legend]


def legend_rows_of(table: PicturedTable) -> int:
    return max(1, -(-len(legend_entries(table)) // MOST_IN_A_ROW))


def draw_table_legend(table: PicturedTable, top: float) -> Iterator[Shape]:
    """Below the table, a column for each team and for each thing that is drawn, in as many rows as it takes."""
    entries = legend_entries(table)
    columns = -(-len(entries) // legend_rows_of(table))
    column = (WIDTH - 40) / max(1, columns)
    for at, (kind, text) in enumerate(entries):
        icon = Point(20 + column * (at % columns) + 22, top + 40 + at // columns * LEGEND_ROW)
        yield from icon_of(kind, icon)
        yield Label(text, Point(icon.x + 32, icon.y), 20, INK, column - 62, "left", 2, 13)
