"""The picture of a combat: what fights, what is dealt and what becomes of it, all of it from the outcome."""

import re
from functools import cache
from io import BytesIO
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.engine.magic import events as ev
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.values.layers import characteristics
from bot.explain.moments import moments_of_outcome
from bot.explain.picture.palette import FAINT, RED, shade_of
from bot.explain.picture.render import render_scene
from bot.explain.picture.scene import Scene, Stroke
from bot.judge.answer import TypedRuling, judge_typed
from bot.judge.language.reading.request import CombatRequest
from bot.language import LANGUAGES, Language
from bot.ui.ask import answer_line
from bot.ui.commands.rulings import typed_reply
from bot.ui.desk import Desk
from tests.explain.scenes import faults_of_scene, labels_of, texts_of
from tests.meta.pages import open_shipped_desk

NUMBER = re.compile(r"\d+")
KEYWORDS = ("flying", "trample", "first strike", "double strike", "deathtouch", "lifelink", "indestructible", "menace")


@cache
def desk() -> Desk:
    return open_shipped_desk()


def drawn(line: str, lang: Language = "en") -> Scene:
    scene = answer_line(desk(), lang, line).picture
    assert scene is not None
    return scene


def numbers_of_outcome(outcome: Outcome) -> set[int]:
    """All numbers that the states and events of an outcome hold, and how often creatures of one name are there."""
    found = {0, *range(1, len(outcome.start.objects) + 1)}
    for state in (outcome.start, *(moment.after for moment in moments_of_outcome(outcome))):
        found |= {abs(player.life) for player in state.players.values()}
        for thing in state.objects.values():
            values = characteristics(state, thing.id)
            found |= {abs(values.power or 0), abs(values.toughness or 0), thing.damage, *thing.counters.values()}
    for event in outcome.trace.of(ev.DamageDealt, ev.DamagePrevented):
        found.add(event.amount)
    return found


sizes = st.tuples(st.integers(0, 9), st.integers(1, 9), st.lists(st.sampled_from(KEYWORDS), max_size=3, unique=True))


@st.composite
def combats(draw: st.DrawFn, most: int = 6) -> CombatRequest:
    """Attackers of any size, and blockers in front of some of them."""
    attackers = draw(st.lists(sizes, min_size=1, max_size=most))
    blockers = draw(st.lists(st.tuples(sizes, st.integers(0, len(attackers) - 1)), max_size=most))

    def words(size: tuple[int, int, list[str]]) -> str:
        return f"{size[0]}/{size[1]} {' '.join(size[2])}".strip()

    names = [words(each) for each in attackers]
    seen = [names[: at + 1].count(name) for at, name in enumerate(names)]
    numbered = [f"{name} #{at}" if names.count(name) > 1 else name for name, at in zip(names, seen, strict=True)]
    return CombatRequest(", ".join(names), "; ".join(f"{words(size)} -> {numbered[at]}" for size, at in blockers))


@settings(deadline=None)
@given(combats(), st.sampled_from(LANGUAGES))
def test_a_combat_has_room_for_everything_and_every_number_stands_in_the_outcome(
    request: CombatRequest, lang: Language
) -> None:
    ruling = judge_typed(request, lang, desk().library)
    if not isinstance(ruling, TypedRuling) or not ruling.outcome.trace.has(ev.AttackerDeclared):
        return
    scene = typed_reply(ruling, desk(), lang).picture
    assert scene is not None
    assert faults_of_scene(scene) == []
    shown = {int(each) for text in texts_of(scene) for each in NUMBER.findall(text)}
    assert shown <= numbers_of_outcome(ruling.outcome)


@settings(deadline=None, max_examples=15)
@given(combats(most=40))
def test_many_creatures_are_one_readable_picture(request: CombatRequest) -> None:
    ruling = judge_typed(request, "fr", desk().library)
    if isinstance(ruling, TypedRuling) and ruling.outcome.trace.has(ev.AttackerDeclared):
        scene = typed_reply(ruling, desk(), "fr").picture
        assert scene is not None
        assert faults_of_scene(scene) == []
        assert scene.height < 2000


LYNX = "/combat attackers: Force of Nature blockers: Spectral Lynx -> Force of Nature"


def test_what_goes_through_is_told_apart_from_what_is_prevented() -> None:
    scene = drawn(LYNX)
    texts = texts_of(scene)
    assert {"Force of Nature", "8/8", "Spectral Lynx", "2/1", "1", "7", "2", "20 → 13"} <= set(texts)
    struck = [each for each in scene.shapes if isinstance(each, Stroke) and (each.color, each.width) == (RED, 3)]
    assert len(struck) == 2  # the damage, and the mark in the legend
    assert scene.alt.startswith("Alice attacks with 1 creature, 1 blocks. Spectral Lynx survives")


def test_who_dies_is_grey_and_crossed() -> None:
    scene = drawn("/combat attackers: 3/3 blockers: 2/2 -> 3/3")
    assert {each.color for each in labels_of(scene) if each.text == "2/2"} == {FAINT}
    assert len([each for each in scene.shapes if isinstance(each, Stroke) and each.width == 4]) == 2


def test_who_is_of_another_size_then_is_shown_with_both() -> None:
    texts = texts_of(drawn("/combat attackers: 3/3 infect, 2/2 persist blockers: 4/4 -> 3/3; 3/3 -> 2/2"))
    assert {"4/4 → 1/1", "2/2 → 1/1", "came back"} <= set(texts)


def test_protection_from_several_qualities_is_one_entry_of_the_legend() -> None:
    texts = texts_of(drawn("/combat attackers: 2/2 protection from black protection from red"))
    assert "protection from black / red" in texts


def test_alike_creatures_are_counted() -> None:
    blocks = "; ".join(f"2/2 -> 2/2 #{at}" for at in range(1, 101))
    scene = drawn(f"/combat attackers: 100x 2/2 blockers: {blocks}")
    assert texts_of(scene).count("100 × 2/2") == 2
    assert texts_of(scene).count("100 × 2") == 2


def test_first_strike_is_a_step_of_its_own() -> None:
    texts = texts_of(drawn("/combat attackers: 4/4 double strike blockers: 3/9 -> 4/4"))
    assert (texts.count("4"), "first strike damage" in texts, "double strike" in texts) == (2, True, True)


def test_a_question_that_nobody_attacks_in_has_no_picture() -> None:
    assert answer_line(desk(), "en", "/keyword trample").picture is None


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_picture_is_small_and_drawn_once(theme: Literal["dark", "light"]) -> None:
    scene = drawn(LYNX)
    file = render_scene(scene, theme)
    assert file is render_scene(drawn(LYNX), theme)
    assert len(file) < 150_000
    picture = Image.open(BytesIO(file))
    assert picture.size == (scene.width, scene.height)
    assert picture.convert("RGB").getpixel((1, 1)) == tuple(bytes.fromhex(shade_of("paper", theme)[1:]))
