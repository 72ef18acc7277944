"""A combat as a scene: whatever it is called and however many fight, everything keeps to its room."""

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.explain.picture.combat import scene_of
from bot.explain.picture.pictured_combat import (
    PicturedCombat,
    PicturedEdge,
    PicturedFight,
    PicturedFighter,
    PicturedStrike,
    PicturedTarget,
    Words,
)
from bot.explain.picture.render import render_scene
from bot.explain.picture.sheet import ToldLine
from tests.explain.scenes import faults_of_scene, texts_of

WORDS = Words("dies", "prevented", "first strike damage", "damage marked", "shown above", "leaves")
HOSTILE = (
    "W" * 150,
    "ש" * 40 + " שלום",
    "e" + "\u0301" * 60,
    "🐉🐉",
    "Ørsted \u202e of the longest name " * 4,
    "",
    "العربية",
    "Jace, the Mind Sculptor",
    "Zoë Œuvre-d’Ève l’Ancienne",
)
names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=150))
told = st.lists(st.builds(ToldLine, names, st.booleans()), max_size=3).map(tuple)
"""What is said in words."""
numbers = st.one_of(st.integers(0, 99), st.just(10_000), st.just(2_000_000_000))
strikes = st.lists(
    st.builds(PicturedStrike, numbers, st.integers(0, 2), st.booleans(), st.integers(1, 100)), max_size=3
).map(tuple)
keywords = st.lists(st.sampled_from(("flying", "trample", "menace", "bushido", "evolve", "haste")), max_size=40).map(
    lambda found: tuple((each, f"{each} {at}") for at, each in enumerate(found))
)
fighters = st.builds(
    PicturedFighter,
    names,
    st.sampled_from(("2/2", "10000/10000", "")),
    names,
    keywords,
    st.lists(st.sampled_from(("+1/+1 ×2", "a very long kind of counter ×10000→0")), max_size=5).map(tuple),
    numbers,
    st.sampled_from(("stays", "dies", "leaves")),
    st.sampled_from(("", "regenerated")),
    st.sampled_from((1, 1, 12, 10_000)),
)


@st.composite
def fights(draw: st.DrawFn, targets: int) -> PicturedFight:
    attackers = draw(st.lists(fighters, min_size=1, max_size=draw(st.sampled_from((1, 2, 8)))))
    blockers = draw(st.lists(fighters, max_size=4 if len(attackers) > 1 else 11))
    shape = st.builds(
        PicturedEdge, st.integers(0, len(attackers) - 1), st.integers(0, max(0, len(blockers) - 1)), strikes, strikes
    )
    edges = {(each.attacker, each.blocker): each for each in draw(st.lists(shape, max_size=12))} if blockers else {}
    hits = tuple((at, draw(strikes)) for at in range(len(attackers)) if draw(st.booleans()))
    return PicturedFight(
        tuple(attackers), tuple(blockers), tuple(edges.values()), hits, draw(st.integers(0, targets - 1))
    )


@st.composite
def combats(draw: st.DrawFn) -> PicturedCombat:
    shape = st.builds(
        PicturedTarget,
        names,
        st.sampled_from(("player", "planeswalker", "battle")),
        numbers,
        st.one_of(st.none(), numbers),
        st.one_of(st.none(), st.tuples(numbers, numbers)),
        st.booleans(),
    )
    targets = draw(st.lists(shape, min_size=1, max_size=4))
    found = draw(st.lists(fights(len(targets)), min_size=1, max_size=3))
    return PicturedCombat(tuple(found), tuple(targets), draw(shape), WORDS, draw(told), "alt")


@settings(deadline=None, max_examples=40, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(combats())
def test_everything_keeps_to_its_room(combat: PicturedCombat) -> None:
    assert faults_of_scene(scene_of(combat)) == []


def test_a_short_total_has_room_beside_a_long_one() -> None:
    target = PicturedTarget("Alice", "player", 2_000_000_000, 10_000, (3, 3))
    fights = tuple(PicturedFight((PicturedFighter("a", "2/2"),), (), (), (), at) for at in range(3))
    assert faults_of_scene(scene_of(PicturedCombat(fights, (target,) * 3, target, WORDS))) == []


def test_a_name_is_shortened_before_it_is_cut() -> None:
    fighter = PicturedFighter("Jace, the Mind Sculptor of the Seven Endless Seas", "3/3", "Jace")
    fight = PicturedFight((fighter,) * 6, (), (), ())
    scene = scene_of(PicturedCombat((fight,), (), PicturedTarget("Alice", "player", 20, 20), WORDS))
    assert texts_of(scene).count(fighter.name) == 6
    assert render_scene(scene)
