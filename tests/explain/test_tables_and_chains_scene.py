"""Tables of teams and Mage Noir's chains as scenes: whatever is called how and however much happens, text keeps to its
room, and nothing leaves the picture; and every scene is drawn as an SVG, too."""

from xml.etree import ElementTree as ET

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.explain.picture import chain, combat, emperor, pictured_table
from bot.explain.picture.pictured_history import PicturedHistory
from bot.explain.picture.svg import svg_of
from tests.explain.scenes import faults_of_scene, labels_of
from tests.explain.test_combat_scene import combats, names, told
from tests.explain.test_history_scene import histories

TRIED = settings(deadline=None, max_examples=40, phases=(Phase.explicit, Phase.reuse, Phase.generate))
LEGEND: tuple[tuple[pictured_table.LegendKind, str], ...] = (
    ("turn", "son tour"),
    ("attack", "attaque"),
    ("march", "a changé de place"),
    ("refused", "interdit"),
    ("range", "à portée"),
    ("gone", "quitte le champ de bataille"),
    ("ghost", "selon les autres règles"),
)


@st.composite
def tables(draw: st.DrawFn) -> pictured_table.PicturedTable:
    size, teams = draw(st.sampled_from((3, 4, 5))), 2
    number = size * teams
    places = st.integers(0, number - 1)
    seats = tuple(
        pictured_table.PicturedSeat(
            draw(st.one_of(names, st.sampled_from(("A1", "E3")))), at // size, at % size == 1, draw(st.booleans()),
            "", draw(st.sampled_from(("", "20 PV", "−10000 PV", "20 → 17 PV"))),
        )
        for at in range(number)
    )  # fmt: skip
    creatures = st.builds(pictured_table.PicturedCreature, names, places, places, st.booleans(), st.booleans())
    kinds = st.sampled_from(("attack", "could attack", "march", "refused"))
    pairs = st.tuples(places, places).filter(lambda pair: pair[0] != pair[1])
    arrows = st.builds(
        lambda pair, kind, at: pictured_table.PicturedArrow(pair[0], pair[1], kind, both_ends=False, from_territory=at),
        pairs,
        kinds,
        st.booleans(),
    )
    return pictured_table.PicturedTable(
        seats,
        ("l’équipe 1", "l’équipe 2"),
        draw(st.one_of(st.none(), st.frozensets(places))),
        draw(st.one_of(st.none(), places)),
        tuple(draw(st.lists(arrows, max_size=4))),
        tuple(draw(st.lists(creatures, max_size=8))),
        "empereur",
        LEGEND[: draw(st.integers(0, len(LEGEND)))],
        "a table",
        draw(st.one_of(st.none(), places)),
        "sens du jeu",
        draw(told),
    )


mana = st.lists(st.builds(chain.PicturedMana, st.integers(1, 10_000), st.integers(0, 5)), min_size=1, max_size=3)
moves = st.builds(
    chain.PicturedMove, mana.map(tuple), st.one_of(st.none(), st.sampled_from((0, 1))), st.sampled_from((2, 3))
)
rows = st.builds(
    chain.PicturedRow,
    names,
    st.one_of(st.none(), st.integers(1, 10_000)),
    st.integers(0, 9),
    st.lists(moves, max_size=2).map(tuple),
)
LANES = ("réserve d’Élodie", "sous les cartes", "Éther Disponible", "réserve de Maximilien")
ELEMENTS = ("Feu", "Eau", "Air", "Végétal", "Minéral", "Arcane")


def chains_of(found: list[chain.PicturedRow], board: PicturedHistory | None) -> chain.PicturedChains:
    return chain.PicturedChains(
        tuple(found), LANES, ELEMENTS, tuple("FEAVMR"), "déclenchée ou libérée", "… 3", "", board
    )


chains = st.builds(chains_of, st.lists(rows, min_size=1, max_size=20), st.one_of(st.none(), histories))


@given(tables())
@TRIED
def test_all_text_of_a_table_lies_in_its_room_and_no_two_boxes_overlap(table: pictured_table.PicturedTable) -> None:
    assert faults_of_scene(emperor.scene_of(table)) == []


@given(chains)
@TRIED
def test_all_of_a_chain_keeps_to_its_room(pictured: chain.PicturedChains) -> None:
    assert faults_of_scene(chain.scene_of(pictured)) == []


@given(st.one_of(combats().map(lambda each: each), tables()))
@TRIED
def test_an_svg_has_all_text_of_its_scene(shown: object) -> None:

    scene = emperor.scene_of(shown) if isinstance(shown, pictured_table.PicturedTable) else combat.scene_of(shown)  # type: ignore[arg-type]  # what is no table is a combat
    root = ET.fromstring(svg_of(scene, "light"))  # noqa: S314  it is our own
    written = list(root.iter("{http://www.w3.org/2000/svg}text"))
    assert (root.attrib["width"], len(written) >= len([each for each in labels_of(scene) if each.text])) == (
        str(scene.width),
        True,
    )
