"""What happened beside a combat, as a picture: the stack numbered from the bottom up, what is otherwise at the end,
effects in the order of the layers, turn by turn.

Each part stands below the other on one sheet, and what there is nothing of is left out. Knows no rule."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engine.frozen_class import dataclass
from bot.explain.picture.palette import (
    BLUE,
    DARK,
    FAINT,
    GREEN,
    INK,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    Color,
)
from bot.explain.picture.pictured_history import (
    PicturedChange,
    PicturedHistory,
    PicturedItem,
    PicturedTurn,
    Result,
)
from bot.explain.picture.scene import Box, Disc, Point, Polygon, Scene, Shape, Stroke
from bot.explain.picture.sheet import (
    MARGIN,
    SMALL,
    TEXT,
    WIDTH,
    Entry,
    Fate,
    Sheet,
    box_at,
    draw_cross,
    draw_crossed,
    draw_death,
    draw_down_arrow,
    draw_heart,
    draw_leaving,
    plate_behind,
    text_in,
    tint_of,
)

ITEM, CHANGE, LAYER, TURN, HEADING, BETWEEN = 50, 46, 46, 50, 28, 12
"""The heights of an item on the stack, of a change, of a layer, of a turn, of a heading, and the room between parts."""
TALLEST = 1800
"""Up to which height a picture shows as much as it may."""


class Most(NamedTuple):
    """How many of each there is room for."""

    items: int
    piles: int
    changes: int
    layers: int
    turns: int


MANY, FEW = Most(9, 3, 12, 14, 10), Most(4, 2, 6, 8, 5)
"""In a picture as a rule, and in one that would become taller than it can be read."""
SIDES: tuple[Color, ...] = (BLUE, ORANGE, GREEN, VIOLET, YELLOW, RED)
STEP = 26
"""How far an item moves in for each that lies below it; no further than for four."""


def scene_of(history: PicturedHistory, alt: str) -> Scene:
    """Return the history as shapes."""
    sheet = Sheet()
    bottom = sheet.legend(list(legend_of(history)), draw_history(sheet, history, MARGIN))
    return sheet.scene(bottom + MARGIN - 4, alt)


def draw_history(sheet: Sheet, history: PicturedHistory, top: float) -> float:
    """Put the parts below each other, without their legend; return where they end."""
    most = MANY if top + about_height(history) <= TALLEST else FEW
    for part in (draw_turns, draw_piles, draw_layers, draw_changes):
        top = part(sheet, history, top, most)
    return sheet.lines(history.told, top)


def about_height(history: PicturedHistory) -> float:
    """How tall the parts are together where as much is shown as may be."""
    items = sum(min(len(pile), MANY.items) for pile in history.piles[: MANY.piles])
    changes, layers = min(len(history.changes), MANY.changes), min(len(history.layers), MANY.layers)
    return items * ITEM + changes * CHANGE + layers * LAYER + min(len(history.turns), MANY.turns) * TURN


def heading(sheet: Sheet, text: str, top: float) -> float:
    box = Box(MARGIN, top, WIDTH - MARGIN, top + HEADING)
    sheet.frames.append(box)
    sheet.add([text_in(box, text, SMALL, FAINT, "left", smallest=10)])
    return box.bottom


def side_of(side: int | None) -> Color:
    return FAINT if side is None else SIDES[side % len(SIDES)]


def more_line(sheet: Sheet, text: str, top: float) -> float:
    """A line that stands for what there is no room for."""
    box = Box(MARGIN, top, WIDTH - MARGIN, top + 28)
    sheet.frames.append(box)
    sheet.add([text_in(box, text, SMALL, FAINT, smallest=10)])
    return box.bottom


def first_and_last(number: int, most: int) -> tuple[list[int], int]:
    """The places of those that are shown, the last ones as well as the first, and how many are left out before the
    last."""
    if number <= most + 1:  # a line would say no more than that one does
        return list(range(number)), 0
    last = most // 2
    return [*range(most - last), *range(number - last, number)], number - most


# The stack.


def draw_piles(sheet: Sheet, history: PicturedHistory, top: float, most: Most) -> float:
    piles = history.piles
    if not piles:
        return top
    alone = len(piles) > 1 and all(len(pile) == 1 for pile in piles)
    if alone:  # each resolved before the next one came: their order is what there is to see
        piles = tuple((replace(pile[0], number=at),) for at, pile in enumerate(piles, 1))
    top = heading(sheet, history.words.in_order if alone else history.words.stack, top)
    shown, left = first_and_last(len(piles), most.piles)
    for at in shown:
        top = draw_pile(sheet, piles[at], top, most.items) + (BETWEEN / 2 if alone else BETWEEN)
        if left and at == shown[0]:
            top = more_line(sheet, f"+{left}", top) + 4
    return top


def draw_pile(sheet: Sheet, pile: Sequence[PicturedItem], top: float, most: int) -> float:
    """The top of the stack above, as it lay there; an elbow leads from what answers to what it answers."""
    shown, left = first_and_last(len(pile), most)
    above: Box | None = None
    for place, at in enumerate(reversed(shown)):
        item = pile[at]
        inset = STEP * min(4, len(shown) - 1 - place)
        box = Box(MARGIN + inset, top, WIDTH - MARGIN, top + ITEM - 6)
        draw_item(sheet, item, box)
        if above is not None:
            answers = pile[shown[len(shown) - place]].answers
            x = box.left + 62 if above.left <= box.left else (box.left + above.left) / 2
            if answers:
                sheet.add(draw_answer(above, box, x))
        above = box
        top += ITEM
        if left and place == len(shown) - 1 - (len(shown) - most // 2):
            top = more_line(sheet, f"+{left}", top) + 4
    return top - 6


def draw_answer(above: Box, below: Box, x: float) -> Iterator[Shape]:
    """An elbow from what answers down to what it answers."""
    start = Point(above.left, above.center.y)
    if x < above.left:
        yield Stroke((start, Point(x, start.y), Point(x, below.top - 5)), FAINT, 2.5)
    yield Polygon((Point(x - 6, below.top - 9), Point(x + 6, below.top - 9), Point(x, below.top)), FAINT)


def draw_item(sheet: Sheet, item: PicturedItem, box: Box) -> None:
    color = side_of(item.side)
    dead = item.result in {"countered", "nothing"}
    ink = FAINT if dead else INK
    sheet.frame(box, tint_of(FAINT, 0.1) if dead else tint_of(color), FAINT if dead else color, 2)
    told = draw_ticks(sheet, box, item.side, FAINT if dead else color)
    badge = Point(box.left + 18 + told, box.center.y)
    if item.spell:
        sheet.add([Disc(badge, 15, FAINT if dead else color)])
    else:
        sheet.add([Polygon(box_at(badge, 28, 28).corners, FAINT if dead else color)])
    sheet.add([text_in(box_at(badge, 24, 22), str(item.number), TEXT, DARK, smallest=9)])
    room = box.part(left=42 + told, right=44).inset(0, 3)
    if item.targets:
        name, aim = room.columns([1.15, 1], 8)
        sheet.add([text_in(aim, f"→ {item.targets}", SMALL, ink, "left", 2, 11)])
    else:
        name = room
    sheet.add([text_in(name, item.name, TEXT, ink, "left", 2, 12, item.shorter, "?")])
    sheet.add(draw_result(item.result, Point(box.right - 22, box.center.y)))


def draw_ticks(sheet: Sheet, box: Box, side: int | None, color: Color) -> float:
    """Whose it is, told without color: a tick on the left for the first player, two for the second, none for nobody;
    return how wide they are."""
    if side is None:
        return 0
    for at in range(side % len(SIDES) + 1):
        x = box.left + 6 + 5 * at
        sheet.add([Stroke((Point(x, box.top + 7), Point(x, box.bottom - 7)), color, 2.5)])
    return 6 + 5.0 * (side % len(SIDES))


def draw_result(result: Result, at: Point) -> Iterator[Shape]:
    """A check for what resolved, a cross for what was countered, an empty ring for what did nothing, dots for what
    waits."""
    match result:
        case "resolved":
            yield Stroke((Point(at.x - 10, at.y), Point(at.x - 3, at.y + 8), Point(at.x + 11, at.y - 9)), GREEN, 4)
        case "countered":
            yield from draw_cross(box_at(at, 20, 20), RED, 4)
        case "nothing":
            yield Disc(at, 10, None, FAINT, 3)
        case "waiting":
            for x in (-9, 0, 9):
                yield Disc(Point(at.x + x, at.y), 3, YELLOW)


# What is otherwise.


def draw_changes(sheet: Sheet, history: PicturedHistory, top: float, most: Most) -> float:
    if not history.changes:
        return top
    top = heading(sheet, history.words.changes, top)
    shown = history.changes[: most.changes]
    for each in shown:
        draw_change(sheet, each, Box(MARGIN, top, WIDTH - MARGIN, top + CHANGE - 6))
        top += CHANGE
    left = len(history.changes) - len(shown)
    return (more_line(sheet, f"+{left}", top) if left else top) + BETWEEN - 6


DASH = "\N{EN DASH}"
"""What stands where something was not there yet."""


def draw_change(sheet: Sheet, change: PicturedChange, row: Box) -> None:
    """The name, and two boxes with an arrow between: as it was, as it is."""
    name, before, after = row.columns([1.25, 1, 1], 34)
    name = name.part(right=-22)
    sheet.frames.append(name)
    left = 0.0
    if change.player:
        sheet.add(draw_heart(Point(name.left + 13, name.center.y), 11, RED))
        left = 30
    sheet.add([text_in(name.part(left=left), change.name, TEXT, INK, "left", 2, 12, change.shorter, "?")])
    before = before.part(left=12)
    then = change.side if change.then is None else change.then
    draw_state(sheet, before, change.before, change.side)
    draw_state(sheet, after, change.after, then, change.fate)
    arrow = Point(before.right + 4, row.center.y), Point(after.left - 4, row.center.y)
    sheet.add(draw_down_arrow(*arrow, FAINT, 3))


def draw_state(sheet: Sheet, box: Box, text: str, side: int | None, fate: Fate = "stays") -> None:
    """How something is, in a box of its side; a dash within dashes where it is not there."""
    gone = fate != "stays" or not text
    color = FAINT if gone else side_of(side)
    sheet.frame(box, tint_of(color, 0.1 if gone else 0.16) if text else None, None)
    if fate == "dies":
        sheet.add([*draw_crossed(box), plate_behind(text, box, tint_of(color, 0.1))])
    dashed = fate == "leaves" or not text
    sheet.add([Stroke((*box.corners, box.corners[0]), color, 2, 6 if dashed else 0)])
    told = draw_ticks(sheet, box, side, color) if text else 0
    ink = FAINT if gone else INK
    sheet.add([text_in(box.inset(6 + told, 2), text or DASH, TEXT, ink, lines=2, smallest=10)])


# Layers.


def draw_layers(sheet: Sheet, history: PicturedHistory, top: float, most: Most) -> float:
    """A row an effect: its layer on a tag, whose it is, what it does."""
    if not history.layers:
        return top
    top = heading(sheet, history.words.layers, top)
    shown, left = first_and_last(len(history.layers), most.layers)
    for at in shown:
        each = history.layers[at]
        row = Box(MARGIN, top, WIDTH - MARGIN, top + LAYER - 6)
        whole = not each.layer
        sheet.frame(row, tint_of(VIOLET if whole else FAINT, 0.2 if whole else 0.08), VIOLET if whole else FAINT, 1.5)
        tag, source, words = row.inset(8, 3).columns([0.55, 2, 3], 10)
        if each.layer:
            sheet.add([Polygon(box_at(tag.center, 44, 28).corners, VIOLET)])
            sheet.add([text_in(box_at(tag.center, 40, 24), each.layer, TEXT, DARK, smallest=9)])
        sheet.add([text_in(source, each.source, TEXT, INK, "left", 2, 11, instead="?")])
        sheet.add([text_in(words, each.words, TEXT, INK, "left", 2, 10)])
        top += LAYER
        if left and at == shown[-1 - most.layers // 2]:
            top = more_line(sheet, f"+{left}", top) + 4
    return top + BETWEEN - 6


# Turns.


def draw_turns(sheet: Sheet, history: PicturedHistory, top: float, most: Most) -> float:
    """A row a turn, in order, a line through all of them."""
    if len(history.turns) < 2:
        return top
    top = heading(sheet, history.words.turns, top)
    shown, left = first_and_last(len(history.turns), most.turns)
    begin = top + (TURN - 6) / 2
    rows: list[tuple[Box, PicturedTurn, int]] = []
    for at in shown:
        rows.append((Box(MARGIN, top, WIDTH - MARGIN, top + TURN - 6), history.turns[at], at + 1))
        top += TURN
        if left and at == shown[-1 - most.turns // 2]:
            top = more_line(sheet, f"+{left}", top) + 4
    x = MARGIN + 18
    sheet.add([Stroke((Point(x, begin), Point(x, rows[-1][0].center.y)), FAINT, 3)])
    for row, turn, number in rows:
        color = side_of(turn.side)
        sheet.frame(row, None)
        center = Point(x, row.center.y)
        sheet.add([Disc(center, 16, color), text_in(box_at(center, 26, 24), str(number), TEXT, DARK, smallest=9)])
        name, text = row.part(left=44).columns([1, 3], 10)
        sheet.add([text_in(name, turn.player, TEXT, INK, "left", 2, 11, instead="?")])
        sheet.add([text_in(text, turn.text, SMALL, INK, "left", 2, 10)])
    return top + BETWEEN - 6


def legend_of(history: PicturedHistory) -> Iterator[Entry]:
    """Whose is what, and what the marks mean that are there."""
    items = [item for pile in history.piles for item in pile]
    then = [each.then for each in history.changes if each.then is not None]
    held = (each.side for each in history.changes if each.side is not None)
    sides = dict.fromkeys([*(each.side for each in items), *held, *then])
    if len(sides) > 1 or items:
        for side in sorted(sides):
            if side < len(history.players):
                yield Entry(Swatch(side), history.players[side])
    results: tuple[Result, ...] = ("resolved", "countered", "nothing", "waiting")
    for result in results:
        if any(each.result == result for each in items):
            yield Entry(ResultMark(result), str(getattr(history.words, result)))
    if any(each.answers for each in items):
        yield Entry(draw_answer_mark, history.words.answers)
    fates = {each.fate for each in history.changes}
    if "dies" in fates:
        yield Entry(draw_death, history.words.dies)
    if "leaves" in fates:
        yield Entry(draw_leaving, history.words.leaves)


@dataclass(frozen=True, slots=True)
class Swatch:
    """Draws whose something is."""

    side: int

    def __call__(self, at: Point) -> Iterator[Shape]:
        sheet, box, color = Sheet(), box_at(at, 36, 24), side_of(self.side)
        yield Polygon(box.corners, tint_of(color), color, 2)
        draw_ticks(sheet, box, self.side, color)
        yield from sheet.shapes


@dataclass(frozen=True, slots=True)
class ResultMark:
    """Draws what became of something on the stack."""

    result: Result

    def __call__(self, at: Point) -> Iterator[Shape]:
        return draw_result(self.result, at)


def draw_answer_mark(at: Point) -> Iterator[Shape]:
    yield Stroke((Point(at.x + 10, at.y - 8), Point(at.x - 4, at.y - 8), Point(at.x - 4, at.y + 4)), FAINT, 2.5)
    yield Polygon((Point(at.x - 10, at.y + 2), Point(at.x + 2, at.y + 2), Point(at.x - 4, at.y + 11)), FAINT)
