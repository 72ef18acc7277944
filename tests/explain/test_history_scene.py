"""What happened as a scene: whatever it is called and however much there is, everything keeps to its room."""

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.explain.picture.history import scene_of
from bot.explain.picture.pictured_history import (
    HistoryWords,
    PicturedChange,
    PicturedHistory,
    PicturedItem,
    PicturedLayer,
    PicturedTurn,
)
from bot.explain.picture.render import LARGEST, render_scene
from tests.explain.scenes import faults_of_scene, texts_of
from tests.explain.test_combat_scene import names, told

WORDS = HistoryWords(
    "stack",
    "in order",
    "changes",
    "layers",
    "turns",
    "resolves",
    "countered",
    "nothing",
    "waiting",
    "in response",
    "dies",
    "leaves",
)
sides = st.integers(0, 7)
fates = st.sampled_from(("stays", "dies", "leaves"))
items = st.builds(
    PicturedItem,
    st.integers(1, 10_000),
    names,
    sides,
    names,
    st.booleans(),
    st.sampled_from(("resolved", "countered", "nothing", "waiting")),
    st.booleans(),
    names,
)
changes = st.builds(PicturedChange, names, names, names, st.one_of(st.none(), sides), st.booleans(), fates, names)
layers = st.builds(PicturedLayer, st.sampled_from(("", "6", "7b")), names, names)
turns = st.builds(PicturedTurn, names, sides, names)


def many(each: st.SearchStrategy[object], most: int) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(each, max_size=most).map(tuple)


histories = st.builds(
    PicturedHistory,
    st.just(WORDS),
    st.just(("Alice", "Bob", "W" * 150)),
    many(many(items, 12).filter(bool), 4),
    many(changes, 14),
    many(layers, 18),
    many(turns, 13),
    told,
)


@settings(deadline=None, max_examples=40, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(histories)
def test_everything_keeps_to_its_room(history: PicturedHistory) -> None:
    assert faults_of_scene(scene_of(history, "alt")) == []


def test_the_top_of_the_stack_lies_above_and_numbers_begin_below() -> None:
    pile = tuple(PicturedItem(at, f"spell {at}", 0, answers=at > 1) for at in (1, 2, 3))
    texts = texts_of(scene_of(PicturedHistory(WORDS, ("Alice",), (pile,)), "alt"))
    assert [each for each in texts if each.startswith("spell")] == ["spell 3", "spell 2", "spell 1"]


def test_of_a_long_stack_the_first_and_the_last_are_shown() -> None:
    pile = tuple(PicturedItem(at, f"spell {at}", 0) for at in range(1, 41))
    texts = texts_of(scene_of(PicturedHistory(WORDS, ("Alice",), (pile,)), "alt"))
    assert {"spell 1", "spell 5", "spell 37", "spell 40", "+31"} <= set(texts)


def test_one_change_alone_says_nothing_that_a_line_does_not() -> None:
    change = PicturedChange("Bob", "20", "17", 1, player=True)
    assert not PicturedHistory(WORDS, ("Alice", "Bob"), changes=(change,)).says_something
    assert PicturedHistory(WORDS, ("Alice", "Bob"), changes=(change, change)).says_something


def test_the_fullest_picture_is_not_endless_and_a_small_file() -> None:
    words = [f"{at * 7919 % 10007} Zoë Œuvre-d’Ève of the {at}th Sea" for at in range(200)]
    piles = tuple(
        tuple(PicturedItem(at, words[at], at % 2, words[-at], answers=True) for at in range(12)) for _ in "abc"
    )
    history = PicturedHistory(
        WORDS,
        ("Alice", "Bob"),
        piles,
        tuple(PicturedChange(words[at], words[at + 40], words[at + 60], at % 2, fate="dies") for at in range(20)),
        tuple(PicturedLayer("7c", words[at], words[-at]) for at in range(20)),
        tuple(PicturedTurn("Alice", at % 2, words[at]) for at in range(20)),
    )
    scene = scene_of(history, "alt")
    assert faults_of_scene(scene) == []
    assert scene.height < 2200
    assert all(len(render_scene(scene, theme)) <= LARGEST for theme in ("dark", "light"))
