"""The picture of an interaction: what lay over what, what is otherwise, layers, turns."""

import pytest

from bot.explain.picture.scene import Scene
from bot.language import LANGUAGES, Language
from bot.ui.ask import answer_line
from tests.explain.scenes import faults_of_scene, texts_of
from tests.meta.pages import open_shipped_desk

DESK = open_shipped_desk()
BOLT = (
    "/interaction situation: Alice: Jace Beleren (3), 12 life; Bob: 2x Grizzly Bears (tapped) "
    "actions: Bob casts Lightning Bolt on Jace; resolve"
)
BEARS = "/interaction situation: Alice: Grizzly Bears; Bob: nothing actions: Bob casts "


def drawn(line: str, lang: Language = "en") -> Scene:
    scene = answer_line(DESK, lang, line).picture
    assert scene is not None
    return scene


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_dies_is_shown_as_it_was_and_where_it_goes(lang: Language) -> None:
    scene = drawn(BOLT, lang)
    assert faults_of_scene(scene) == []
    place = {"en": "graveyard", "fr": "cimetière"}[lang]
    assert {"1", "→ Jace Beleren", place} <= set(texts_of(scene))


def test_a_response_is_told_apart_from_what_it_answers() -> None:
    line = (
        "/interaction situation: Alice: 2/2; Bob: nothing actions: Bob casts Lightning Bolt on 2/2; "
        "Alice casts Lightning Bolt on Bob; resolve all"
    )
    texts = texts_of(drawn(line))
    assert texts.index("→ Bob") < texts.index("→ 2/2")
    assert {"in response", "20", "17", "graveyard"} <= set(texts)


def test_a_question_without_a_shape_has_no_picture() -> None:
    asked = "/interaction situation: Alice: 2/2 actions: can Alice cast Lightning Bolt?"
    assert answer_line(DESK, "en", asked).picture is None


def test_layers_are_a_table_from_what_is_printed_to_what_is_now() -> None:
    line = "/interaction situation: Alice: Crusade, Benalish Hero (+1/+1 x2) actions: what is Benalish Hero?"
    texts = texts_of(drawn(line))
    shown = [each for each in texts if each in {"7c", "now", "Crusade", "+1/+1 ×2"}]
    assert shown == ["7c", "Crusade", "7c", "+1/+1 ×2", "now"]


def test_a_fight_with_a_spell_in_it_shows_both() -> None:
    line = (
        "/interaction situation: Alice: 3/3; Bob: 2/2 actions: Alice attacks with 3/3; "
        "Bob casts Lightning Bolt on 3/3; resolve; to end step"
    )
    texts = texts_of(drawn(line))
    assert {"Lightning Bolt", "→ 3/3", "dies or loses"} <= set(texts)


def test_what_returns_to_a_hand_is_not_crossed_like_what_dies() -> None:
    told = {
        spell: {"dies or loses", "leaves otherwise"} & {*texts_of(drawn(f"{BEARS}{spell} on Grizzly Bears; resolve"))}
        for spell in ("Unsummon", "Swords to Plowshares", "Lightning Bolt")
    }
    assert told == {
        "Unsummon": {"leaves otherwise"},
        "Swords to Plowshares": {"leaves otherwise"},
        "Lightning Bolt": {"dies or loses"},
    }


def test_what_an_effect_made_otherwise_is_said_with_that_effect() -> None:
    line = "/interaction situation: Alice: Doubling Season actions: Alice casts Jace Beleren; resolve"
    told = [each for each in texts_of(drawn(line)) if "Doubling Season" in each]
    assert told == ["Jace Beleren gets 6 loyalty counters instead of 3: that is Doubling Season's effect."]


@pytest.mark.parametrize(
    "line",
    [
        "/interaction situation: Alice: 2/2; Bob: 3/3 actions: Bob casts Lightning Bolt on 2/2; resolve; what is 2/2?",
        "/interaction situation: Alice: 4/4; Bob: 3/3 actions: Alice attacks with 4/4; to end step; what is 4/4?",
    ],
)
def test_what_something_is_is_said_in_words_where_no_layers_are_drawn(line: str) -> None:
    assert any(text.startswith(("The 2/2:", "The 4/4:")) for text in texts_of(drawn(line)))


def test_triggers_that_lie_on_each_other_are_no_responses() -> None:
    line = "/combat attackers: 2/2 persist, 2/2 undying blockers: 3/3 -> 2/2 persist; 3/3 -> 2/2 undying"
    texts = texts_of(drawn(line))
    assert "The stack, bottom up" in texts
    assert "in response" not in texts


def test_what_is_not_allowed_is_said_beside_what_happens() -> None:
    texts = texts_of(drawn("/combat attackers: 3/3 flying blockers: 2/2 -> 3/3"))
    assert any("2/2" in text and "flying" in text for text in texts if len(text) > 20)
