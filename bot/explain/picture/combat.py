"""The picture of a combat: attackers above, blockers below in front of whom they block, at the bottom what is attacked.

Fights stand beside each other, six columns wide at most, and what has no room there in bands below. Between those who
fight run arrows with the damage of each step on chips; what was prevented is struck out, who dies is grey and crossed.
Knows no rule: who fights whom for how much is handed in."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.explain.picture.combat_marks import (
    Drawer,
    draw_again,
    icon_of_total,
    times_text,
    totals_of,
    words_by_mark,
)
from bot.explain.picture.marks import MARK, draw_mark, order_of_mark
from bot.explain.picture.palette import BLUE, DARK, FAINT, GREEN, INK, ORANGE, PAPER, RED, YELLOW, Color, blend_colors
from bot.explain.picture.pictured_combat import (
    COLUMNS,
    THROUGH,
    PicturedCombat,
    PicturedEdge,
    PicturedFight,
    PicturedFighter,
    PicturedTarget,
    Strikes,
    columns_of,
    fighters_of,
    has_way_through,
    is_crossing,
    split_fight,
    strikes_of,
)
from bot.explain.picture.scene import Box, Point, Polygon, Scene, Stroke
from bot.explain.picture.sheet import (
    CHIP,
    LARGE,
    MARGIN,
    MORE,
    SMALL,
    TEXT,
    WIDTH,
    Entry,
    Sheet,
    box_at,
    chip_width,
    draw_burst,
    draw_chip,
    draw_crossed,
    draw_death,
    draw_down_arrow,
    draw_leaving,
    draw_struck_chip,
    rounded_corners,
    text_in,
    tint_of,
)

GAP = 10
"""How far apart creatures stand."""
WIDEST, NARROWEST_CHIP = 168.0, 30.0
"""How wide a card is at most, and a chip at least."""
NAME, ROW, SIZE = 42, 25, 36
"""The heights of a card's name, of a row of marks or counters, and of its power and toughness."""
STRIP, TALL, SLIM, NARROW = 50, 76, 30, 250
"""The height of what is attacked: of a wide box, of one that is narrower than the last of these, and of one that is
shown again below."""
MOST_COUNTERS = 2
"""Of so many kinds of counters each is shown; more are counted."""
ICON = 32
"""How wide the mark of a total is."""
LEGEND = 12
"""How many entries a legend has at most."""


def scene_of(combat: PicturedCombat) -> Scene:
    """Return the combat as shapes."""
    return Layout(combat).scene()


Band: TypeAlias = list[PicturedFight]


class Layout:
    """Where everything of a combat lies."""

    def __init__(self, combat: PicturedCombat) -> None:
        self.combat = combat
        self.sheet = Sheet()
        self.fights = [part for fight in combat.fights for part in split_fight(fight)]
        everybody = [each for fight in self.fights for each in fighters_of(fight)]
        self.marked = any(each.keywords for each in everybody)
        self.counted = any(each.counters or each.word for each in everybody)
        self.named = any(each.name for each in everybody)
        self.height = (
            10 + (NAME if self.named else 4) + (ROW if self.marked else 0) + (ROW if self.counted else 0) + SIZE + 6
        )
        self.bands = list(self._bands())
        widest = max((sum(map(columns_of, band)) for band in self.bands), default=1)
        room = WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)
        self.column = min(WIDEST, room / max(widest, 3.0))
        self.shown: set[tuple[str, str]] = set()
        """The keywords that have a mark somewhere."""

    def _bands(self) -> Iterator[Band]:
        """Yield the fights that stand beside each other; those that attack the same thing stay together."""
        band: Band = []
        for fight in sorted(self.fights, key=lambda each: -1 if each.target is None else each.target):
            if band and sum(map(columns_of, [*band, fight])) > COLUMNS:
                yield band
                band = []
            band.append(fight)
        if band:
            yield band

    def scene(self) -> Scene:
        bottom = self.sheet.legend(list(self.legend()), self.draw(MARGIN))
        return self.sheet.scene(bottom + MARGIN - 4, self.combat.alt)

    def draw(self, top: float) -> float:
        """Put the combat on the sheet, from there on, without its legend; return where it ends."""
        top = self._title(top)
        for at, band in enumerate(self.bands):
            later = {fight.target for rest in self.bands[at + 1 :] for fight in rest}
            top = self._band(band, top, later) + 18
        attacked = {fight.target for fight in self.fights}
        for at, target in enumerate(self.combat.targets):
            if at not in attacked:
                box = Box(MARGIN, top, WIDTH - MARGIN, top + STRIP)
                self._target(box, target, ORANGE, last=True)
                top += STRIP + 10
        return self.sheet.lines(self.combat.rest, top)

    def _title(self, top: float) -> float:
        """Whose creatures attack, with the life that the player has before and after."""
        box = Box(MARGIN, top, WIDTH - MARGIN, top + STRIP)
        self._target(box, self.combat.attacking, BLUE, last=True)
        return top + STRIP + 14

    # A band of fights.

    def _band(self, band: Band, top: float, later: set[int | None]) -> float:
        gaps = GAP * (len(band) - 1)
        wide = sum(map(self._width, band)) + gaps
        left = (WIDTH - wide) / 2
        between, below = self._room_between(band), self._room_below(band)
        blocked = any(fight.blockers for fight in band)
        first = Box(0, top, 0, top + self.height)
        second = Box(0, first.bottom + between, 0, first.bottom + between + self.height) if blocked else first
        strip = second.bottom + below
        spans: dict[int, tuple[float, float]] = {}
        for fight in band:
            right = left + self._width(fight)
            self._fight(fight, Box(left, top, right, strip), first, second)
            if fight.target is not None:
                begin, _ = spans.get(fight.target, (left, right))
                spans[fight.target] = begin, right
            left = right + GAP
        if spans.keys() <= later and not any(strikes for fight in band for _, strikes in fight.hits):
            return second.bottom
        widened = self._widened(spans)
        height = TALL if any(end - begin < NARROW for begin, end in widened.values()) else STRIP
        height = SLIM if widened.keys() <= later else height
        for target, (begin, end) in widened.items():
            box = Box(begin, strip, end, strip + height)
            self._target(box, self.combat.targets[target], ORANGE, last=target not in later)
        return strip + height if spans else strip

    def _widened(self, spans: dict[int, tuple[float, float]]) -> dict[int, tuple[float, float]]:
        """A target alone has the whole width; several share it."""
        if len(spans) == 1:
            return {target: (float(MARGIN), float(WIDTH - MARGIN)) for target in spans}
        edges = list(spans.items())
        found = {}
        for at, (target, (begin, end)) in enumerate(edges):
            left = MARGIN if at == 0 else (edges[at - 1][1][1] + begin) / 2 + GAP / 2
            right = WIDTH - MARGIN if at == len(edges) - 1 else (end + edges[at + 1][1][0]) / 2 - GAP / 2
            found[target] = float(left), float(right)
        return found

    def _width(self, fight: PicturedFight) -> float:
        cards = max(len(fight.attackers), len(fight.blockers), 1)
        way = THROUGH * self.column if has_way_through(fight) else 0
        return cards * self.column + (cards - 1) * GAP + way

    def _room_between(self, band: Band) -> float:
        """How much room the chips between attackers and blockers need."""
        edges = [edge for fight in band for edge in fight.edges]
        most = max((max(len(each.dealt), len(each.suffered)) for each in edges), default=0)
        crossing = any(is_crossing(fight) for fight in band)
        return 46 + (CHIP + 3) * (2 * most if crossing else most)

    def _room_below(self, band: Band) -> float:
        hits = [strikes for fight in band for _, strikes in fight.hits]
        most = max((len(each) for each in hits), default=0)
        return (38 + (CHIP + 3) * most) if most else 18

    # One fight.

    def _fight(self, fight: PicturedFight, room: Box, first: Box, second: Box) -> None:
        way = THROUGH * self.column if has_way_through(fight) else 0
        cards = room.part(right=way)
        above = self._places(cards, first, len(fight.attackers), len(fight.blockers))
        below = self._places(cards, second, len(fight.blockers), len(fight.attackers))
        if way and len(above) == 1:
            above = (above[0].part(right=-way),)
        for attacker, strikes in fight.hits:
            self._hit(strikes, above[attacker], room, way)
        for each, box in zip(fight.attackers, above, strict=True):
            self._card(box, each, BLUE, again=fight.again == "attacker")
        for each, box in zip(fight.blockers, below, strict=True):
            self._card(box, each, ORANGE, again=fight.again == "blocker")
        if is_crossing(fight):
            self._cross_edges(fight, above, below)
        else:
            for edge in fight.edges:
                self._edge(edge, above[edge.attacker], below[edge.blocker])

    def _places(self, room: Box, row: Box, number: int, others: int) -> tuple[Box, ...]:
        """The places of so many cards: one that faces several is as wide as they are, else all are alike."""
        if not number:
            return ()
        box = Box(room.left, row.top, room.right, row.bottom)
        if number == 1 or number >= others:
            return box.columns([1] * number, GAP)
        spare = (room.width - number * self.column - (number - 1) * GAP) / 2
        return box.inset(spare, 0).columns([1] * number, GAP)

    def _edge(self, edge: PicturedEdge, attacker: Box, blocker: Box) -> None:
        """Two ways between them, straight down and up, with the chips of each."""
        left, right = max(attacker.left, blocker.left), min(attacker.right, blocker.right)
        top, bottom = attacker.bottom, blocker.top
        if not (edge.dealt or edge.suffered):
            aside = left + (right - left) / 4  # in the middle there may be what goes through
            self.sheet.add([Stroke((Point(aside, top), Point(aside, bottom)), FAINT, 2.5, 6)])
            return
        lane = (right - left) / 2 if edge.dealt and edge.suffered else right - left
        ways = [(strikes, down) for strikes, down in ((edge.dealt, True), (edge.suffered, False)) if strikes]
        for at, (strikes, down) in enumerate(ways):
            x = left + lane * (at + 0.5)
            start, end = Point(x, top + 3), Point(x, bottom - 3)
            self._arrow(start, end, down=down)
            self._chips(strikes, Point(x, (top + bottom) / 2 + (-5 if down else 5)), lane - 4)

    def _hit(self, strikes: Strikes, attacker: Box, room: Box, way: float) -> None:
        """Damage to what is attacked: straight down, on the way past the blockers where there is one."""
        if not strikes:
            return
        x = room.right - way / 2 if way else attacker.center.x
        lane = way or attacker.width
        start, end = Point(x, attacker.bottom + 3), Point(x, room.bottom - 3)
        self._arrow(start, end, down=True)
        chips = len(strikes) * (CHIP + 3)
        self._chips(strikes, Point(x, end.y - 20 - chips / 2), lane - 4)

    def _cross_edges(self, fight: PicturedFight, above: Sequence[Box], below: Sequence[Box]) -> None:
        """Where several attackers share several blockers: each arrow from a place of its own to one of its own."""
        for places, down in ((above, True), (below, False)):
            for at, box in enumerate(places):
                mine = [each for each in fight.edges if (each.attacker if down else each.blocker) == at]
                slots = box.columns([1] * len(mine)) if mine else ()
                for edge, slot in zip(mine, slots, strict=True):
                    self._slanted(fight, edge, slot, below if down else above, down=down)

    def _slanted(
        self, fight: PicturedFight, edge: PicturedEdge, slot: Box, others: Sequence[Box], *, down: bool
    ) -> None:
        strikes = edge.dealt if down else edge.suffered
        other = others[edge.blocker if down else edge.attacker]
        theirs = [
            each
            for each in fight.edges
            if (each.blocker if down else each.attacker) == (edge.blocker if down else edge.attacker)
        ]
        place = other.columns([1] * len(theirs))[theirs.index(edge)]
        start = Point(slot.center.x - 5, slot.bottom + 3) if down else Point(slot.center.x + 5, slot.top - 3)
        end = Point(place.center.x - 5, place.top - 3) if down else Point(place.center.x + 5, place.bottom + 3)
        if not strikes:
            return
        self._arrow(start, end, down=down, ends=True)
        if slot.width < NARROWEST_CHIP:
            return
        height = len(strikes) * (CHIP + 3) / 2
        middle = Point(start.x, start.y + (8 + height if down else -8 - height))
        self._chips(strikes, middle, slot.width - 4)

    def _arrow(self, start: Point, end: Point, *, down: bool, ends: bool = False) -> None:
        if not down and not ends:
            start, end = end, start
        self.sheet.add(draw_down_arrow(start, end, blend_colors(PAPER, RED, 0.75)))

    def _chips(self, strikes: Strikes, middle: Point, room: float) -> None:
        """The damage of each step, one chip below the other."""
        step = CHIP + 3
        top = middle.y - step * (len(strikes) - 1) / 2
        for at, each in enumerate(strikes):
            center = Point(middle.x, top + step * at)
            width = min(room, chip_width(each.text) + (12 if each.step == 1 else 0))
            self.sheet.frames.append(box_at(center, width, CHIP))
            if each.prevented:
                self.sheet.add(draw_struck_chip(center, each.text, width))
            else:
                self.sheet.add(
                    draw_chip(center, each.text, YELLOW if each.step == 1 else RED, width, pointed=each.step == 1)
                )

    # Cards.

    def _card(self, box: Box, fighter: PicturedFighter, side: Color, *, again: bool = False) -> None:
        gone = fighter.fate != "stays"
        rim, ink = (FAINT, FAINT) if gone else (side, INK)
        self.sheet.frame(box, tint_of(FAINT, 0.1) if gone else tint_of(side), None)
        if fighter.fate == "dies":
            self.sheet.add(draw_crossed(box))
        outline = (*box.corners, box.corners[0])
        self.sheet.add([Stroke(outline, rim, 2.5, 7 if again or fighter.fate == "leaves" else 0)])
        room = box.inset(6, 5)
        row = Box(room.left, room.top, room.right, room.top + (NAME if self.named else 2))
        if fighter.name:
            name, shorter = (times_text(fighter.count, each) for each in (fighter.name, fighter.shorter))
            self.sheet.add([text_in(row, name, TEXT, ink, lines=2, smallest=13, shorter=shorter, instead="?")])
        top = row.bottom + 2
        if self.marked:
            self._marks(Box(room.left, top, room.right, top + ROW), fighter, ink)
            top += ROW
        if self.counted:
            self._counters(Box(room.left, top, room.right, top + ROW), fighter, ink)
            top += ROW
        self._size(Box(room.left, top, room.right, room.bottom), fighter, ink)

    def _marks(self, box: Box, fighter: PicturedFighter, ink: Color) -> None:
        keywords = sorted(fighter.keywords, key=lambda each: order_of_mark(each[0]))
        step = 2 * MARK + 6
        most = max(1, int(box.width // step))
        shown = keywords if len(keywords) <= most else keywords[: most - 1]
        width = step * (len(shown) + (len(shown) < len(keywords)))
        left = box.center.x - width / 2 + step / 2
        for at, (keyword, word) in enumerate(shown):
            self.shown.add((keyword, word))
            self.sheet.add(draw_mark(keyword, word, Point(left + step * at, box.center.y), ink))
        if len(shown) < len(keywords):
            more = box_at(Point(left + step * len(shown), box.center.y), step, ROW)
            self.sheet.add([text_in(more, f"+{len(keywords) - len(shown)}", SMALL, ink, smallest=9)])

    def _counters(self, box: Box, fighter: PicturedFighter, ink: Color) -> None:
        """What becomes of it where that is worth a word, else its counters, each kind on a tag."""
        if fighter.word:
            self.sheet.add([text_in(box, fighter.word, SMALL, ink, smallest=10)])
            return
        tags = list(fighter.counters)
        if len(tags) > MOST_COUNTERS:
            tags = [*tags[: MOST_COUNTERS - 1], f"+{len(tags) - MOST_COUNTERS + 1}"]
        for tag, place in zip(tags, box.inset(0, 1).columns([1] * len(tags), 4) if tags else (), strict=True):
            width = min(place.width, chip_width(tag, SMALL))
            around = box_at(place.center, width, place.height)
            self.sheet.add([Polygon(rounded_corners(around, 8), tint_of(GREEN, 0.3), GREEN, 1.5)])
            self.sheet.add([text_in(around.inset(4, 0), tag, SMALL, ink, smallest=9)])

    def _size(self, box: Box, fighter: PicturedFighter, ink: Color) -> None:
        """Power and toughness, and beside them the damage that is marked."""
        text = fighter.size if fighter.name else times_text(fighter.count, fighter.size)
        if not fighter.damage:
            self.sheet.add([text_in(box, text, LARGE, ink, smallest=11)])
            return
        mark = min(42.0, box.width * 0.4)
        size = box.part(right=mark + 2)
        self.sheet.add([text_in(size, text, LARGE, ink, smallest=11)])
        center = Point(box.right - mark / 2, box.center.y)
        self.sheet.add(draw_burst(center, min(mark / 2, box.height / 2 + 1), RED))
        self.sheet.add(
            [text_in(box_at(center, mark * 0.7, 22), str(fighter.damage), TEXT, DARK, smallest=8, shorter=MORE)]
        )

    # Who is attacked.

    def _target(self, box: Box, target: PicturedTarget, side: Color, *, last: bool) -> None:
        """A player with a heart, a planeswalker with a rising and a battle with a square shield; what it has before and
        after."""
        gone = target.gone and last
        rim, ink = (FAINT, FAINT) if gone else (side, INK)
        self.sheet.frame(box, tint_of(FAINT, 0.1) if gone else tint_of(side, 0.24), None)
        if gone:
            self.sheet.add(draw_crossed(box))
        self.sheet.add([Stroke((*box.corners, box.corners[0]), rim, 2.5)])
        room = box.inset(12, 4)
        totals = [] if not last else list(totals_of(target))
        if not totals:
            written = target.name if last else f"↓ {target.name} ↓"
            self.sheet.add([text_in(room, written, TEXT, ink, smallest=12, instead="↓")])
            return
        letters = [min(10, max(3, len(text))) for _, text in totals]
        widths = [ICON + 6 + each * LARGE * 0.55 for each in letters]
        if box.width < NARROW:
            middle = room.top + room.height * 0.5
            most = max(1, int(room.width // 90))
            totals, letters, widths = totals[:most], letters[:most], widths[:most]
            name, numbers = (
                Box(room.left, room.top, room.right, middle),
                Box(room.left, middle, room.right, room.bottom),
            )
            spare = max(0.0, room.width - sum(widths)) / 2
            numbers = numbers.inset(spare, 0)
            self.sheet.add([text_in(name, target.name, TEXT, ink, "center", 2, 12, instead="?")])
        else:
            share = min(sum(widths), room.width * 0.62)
            name, numbers = room.part(right=share + 10), room.part(left=room.width - share)
            self.sheet.add([text_in(name, target.name, TEXT, ink, "left", 2, 12, instead="?")])
        for (what, text), place in zip(totals, places_of_totals(numbers, letters), strict=True):
            icon = Point(place.left + 13, place.center.y)
            self.sheet.add(icon_of_total(what, icon, ink))
            self.sheet.add([text_in(place.part(left=ICON), text, LARGE, ink, "left", smallest=10, shorter=MORE)])

    def legend(self) -> Iterator[Entry]:
        """What the marks mean that are there."""
        words = self.combat.words
        everybody = [each for fight in self.fights for each in fighters_of(fight)]
        strikes = [each for fight in self.fights for each in strikes_of(fight)]
        entries: list[Entry] = []
        if any(each.fate == "dies" for each in everybody) or any(each.gone for each in self.combat.targets):
            entries.append(Entry(draw_death, words.dies))
        if any(each.prevented for each in strikes):
            entries.append(Entry(lambda at: draw_struck_chip(at, "", 30), words.prevented))
        if any(each.step == 1 for each in strikes):
            entries.append(Entry(lambda at: draw_chip(at, "", YELLOW, 34, pointed=True), words.first))
        if any(each.fate == "leaves" for each in everybody):
            entries.append(Entry(draw_leaving, words.leaves))
        if any(fight.again for fight in self.fights):
            entries.append(Entry(draw_again, words.again))
        if any(each.damage for each in everybody):
            entries.append(Entry(lambda at: draw_burst(at, 13, RED), words.marked))
        entries += [Entry(Drawer(keyword, word), word) for keyword, word in words_by_mark(self.shown)]
        yield from entries[:LEGEND]


def places_of_totals(room: Box, letters: Sequence[int]) -> tuple[Box, ...]:
    """Places beside each other: each has room for its mark, and of the rest a share for its letters."""
    rest = room.width - ICON * len(letters) - 6 * (len(letters) - 1)
    return room.columns([ICON + rest * each / sum(letters) for each in letters], 6)
