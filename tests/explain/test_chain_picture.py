"""The picture of Mage Noir's chains: rows, what was triggered further in, Mana on its way, and room for every text."""

from bot.explain.picture.chain import (
    DEEPEST,
    ELEMENT_COLORS,
    INDENT,
    LANES,
    LAST_ROWS,
    MOST_ROWS,
    OWN,
    TRIGGERED,
    PicturedChains,
    PicturedMana,
    PicturedMove,
    PicturedRow,
    scene_of,
)
from bot.explain.picture.render import render_scene
from bot.explain.picture.scene import Label, Polygon, Scene, Stroke
from bot.explain.picture.sheet import WIDTH
from tests.explain.test_picture import box_of, overlap

LONG = "Rituel du Guerrier-Mage d’Élodie-Charlotte de Saint-Exupéry se déclenche : Maximilien-Alexandre paie 2 Mana Feu"
NAMES = ("réserve d’Élodie-Charlotte", "sous les cartes", "Éther Disponible", "réserve de Maximilien")
ELEMENTS = ("Feu", "Eau", "Air", "Végétal", "Minéral", "Arcane")
LETTERS = ("F", "E", "A", "V", "M", "R")


def pictured(*rows: PicturedRow) -> Scene:
    return scene_of(PicturedChains(rows, NAMES, ELEMENTS, LETTERS, "déclenchée", "… et 3 autres", "a chain"))


def lefts(scene: Scene, color: str) -> list[float]:
    """Where the boxes of that color begin."""
    boxes = [each for each in scene.shapes if isinstance(each, Polygon) and each.line == color]
    return [min(point.x for point in each.points) for each in boxes]


def test_what_was_triggered_lies_further_in_and_has_another_color_and_an_elbow_to_its_cause() -> None:
    scene = pictured(PicturedRow("chain"), PicturedRow("a", 1), PicturedRow("b", 2, 1), PicturedRow("c", 3, 2))
    (own,) = lefts(scene, OWN)
    assert lefts(scene, TRIGGERED) == [own + INDENT, own + 2 * INDENT]
    assert len([each for each in scene.shapes if isinstance(each, Stroke) and each.color == TRIGGERED]) == 2


def test_what_lies_very_deep_stays_in_the_picture() -> None:
    scene = pictured(*(PicturedRow("a", at + 1, at) for at in range(12)))
    assert max(lefts(scene, TRIGGERED)) == lefts(scene, OWN)[0] + DEEPEST * INDENT


def test_mana_goes_from_lane_to_lane_with_its_number_letter_and_color() -> None:
    move = PicturedMove((PicturedMana(2, 2), PicturedMana(1, 3)), 1, 2)
    scene = pictured(PicturedRow("release", 1, 0, (move,)))
    texts = [each.text for each in scene.shapes if isinstance(each, Label)]
    assert {"2A", "1V"} <= {*texts}
    fills = [each.fill for each in scene.shapes if isinstance(each, Polygon)]
    assert (fills.count(ELEMENT_COLORS[2]), fills.count(ELEMENT_COLORS[3])) == (2, 2)  # the move and the legend
    (line,) = [each for each in scene.shapes if isinstance(each, Stroke) and each.width == 3]
    assert LANES[1] == line.points[0].x < line.points[-1].x < LANES[2]


def test_of_a_long_chain_the_first_and_the_last_actions_are_drawn() -> None:
    scene = pictured(*(PicturedRow(f"action {at}", at) for at in range(1, 41)))
    texts = [each.text for each in scene.shapes if isinstance(each, Label) and each.text.startswith(("action", "…"))]
    assert (texts[0], texts[-1], len(texts)) == ("action 1", "action 40", MOST_ROWS + 1)
    assert texts[-LAST_ROWS - 1] == "… et 3 autres"


def test_every_text_stays_within_the_picture_and_off_the_others() -> None:
    both = (PicturedMove((PicturedMana(2, 0),), 0, 2), PicturedMove((PicturedMana(1, 1),), 2, 0))
    scene = pictured(
        PicturedRow(LONG), PicturedRow(LONG, 1, 0, both), PicturedRow(LONG, 2, 3), PicturedRow(LONG, 10, 7, both)
    )
    boxes = [box_of(each) for each in scene.shapes if isinstance(each, Label)]
    assert all(left >= 0 and right <= WIDTH and bottom <= scene.height for left, _, right, bottom in boxes)
    assert [(a, b) for at, a in enumerate(boxes) for b in boxes[at + 1 :] if overlap(a, b)] == []
    assert render_scene(scene).startswith(b"\x89PNG")
