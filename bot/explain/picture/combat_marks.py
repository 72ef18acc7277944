"""The small drawings of a combat's picture: keywords in its legend, totals with their icons."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.explain.picture.marks import DRAWN, draw_mark, order_of_mark
from bot.explain.picture.palette import FAINT, GREEN, INK, RED, Color
from bot.explain.picture.pictured_combat import PicturedTarget
from bot.explain.picture.scene import Point, Polygon, Shape, Stroke
from bot.explain.picture.sheet import box_at, draw_heart

MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Drawer:
    """Draws a keyword's mark around a point."""

    keyword: str
    word: str

    def __call__(self, center: Point) -> Iterator[Shape]:
        return draw_mark(self.keyword, self.word, center)


def words_by_mark(shown: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield each keyword with its word, in the order of their drawings; one drawing that stands for several, as for
    protection from two colors, has all their words."""
    words: dict[str, list[str]] = {}
    for keyword, word in sorted(shown, key=lambda each: (order_of_mark(each[0]), each[1])):
        words.setdefault(keyword if keyword in DRAWN else f"{keyword} {word}", []).append(word)
    keywords = {keyword if keyword in DRAWN else f"{keyword} {word}": keyword for keyword, word in shown}
    for key, said in words.items():
        yield keywords[key], joined_words(said)


def joined_words(said: Sequence[str]) -> str:
    """What one drawing stands for, the words that all begin with said once: `protection from black / red`."""
    if len(said) == 1:
        return said[0]
    words = [each.split(" ") for each in said]
    shared = min(map(len, words)) - 1
    alike = next((at for at in range(shared) if len({each[at] for each in words}) > 1), shared)
    return " ".join([*words[0][:alike], " / ".join(" ".join(each[alike:]) for each in words)])


def times_text(count: int, text: str) -> str:
    """So many of something; what there is one of stands by itself."""
    return f"{count} × {text}" if count > 1 and text else text


def draw_again(center: Point) -> Iterator[Shape]:
    box = box_at(center, 28, 24)
    yield Stroke((*box.corners, box.corners[0]), INK, 2, 4)


def totals_of(target: PicturedTarget) -> Iterator[tuple[str, str]]:
    """What a player or permanent has, before and after where that is not the same."""
    if target.before is not None:
        yield target.kind, change_text(target.before, target.after)
    if target.poison is not None:
        yield "poison", change_text(*target.poison)
    if target.word:
        yield "", target.word


def change_text(before: int, after: int | None) -> str:
    text = str(before) if after is None or after == before else f"{before} → {after}"
    return text.replace("-", MINUS)


def icon_of_total(what: str, center: Point, ink: Color) -> Iterator[Shape]:
    """A heart for life, a drop for poison, a rising shield for loyalty, a square one for defense."""
    color = FAINT if ink == FAINT else RED
    match what:
        case "player":
            yield from draw_heart(center, 12, color)
        case "poison":
            yield from draw_mark("infect", "", center, FAINT if ink == FAINT else GREEN)
        case "planeswalker":
            corners = ((-11, -3), (0, -12), (11, -3), (11, 10), (0, 5), (-11, 10))
            yield Polygon(tuple(Point(center.x + x, center.y + y) for x, y in corners), ink)
        case "battle":
            yield Polygon(box_at(center, 22, 22).corners, None, ink, 4)
        case _:
            return
