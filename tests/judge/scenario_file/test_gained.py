"""`gains`: what an effect has done to something since before the scenario, until end of turn (CR 611.2)."""

import pytest

from tests.judge.playing import bear, played, thing

WHAT = {"ask": "characteristics", "what": "bear"}
FADING = "All creatures lose all abilities."


def thin(text: str) -> str:
    """With the narrow spaces that French has before such signs."""
    return text.replace(" :", "\u202f:").replace(" ;", "\u202f;")


@pytest.mark.rule("611.2a", "514.2", "613.1f", "613.4c")
def test_611_2a_what_was_gained_lasts_until_end_of_turn() -> None:
    bears = bear("bear", gains="Flying, trample\nThis creature gets +2/-1.")
    told = played(WHAT, {"to": "next turn"}, WHAT, objects=(bears,))
    sizes = [(each["answer"]["power"], each["answer"]["toughness"]) for each in told["answers"]]
    keywords = [each["answer"]["keywords"] for each in told["answers"]]
    assert (sizes, keywords) == ([(4, 1), (2, 2)], [["flying", "trample"], []])


@pytest.mark.rule("611.2a")
def test_611_2a_what_was_gained_before_is_told_in_both_languages() -> None:
    told = played(WHAT, objects=(bear("bear", gains="Flying\nThis creature gets +2/+2."),))
    english = "an earlier effect (layer 6): gains flying; an earlier effect (layer 7c): gets +2/+2. [613.1]"
    french = "un effet antérieur (couche 6) : acquiert le vol ; un effet antérieur (couche 7c) : gagne +2/+2. [613.1]"
    lines = {
        "en": f"bear: 4/4 Bear creature, flying. In order: {english}",
        "fr": f"bear : créature 4/4 Ours, vol. Dans l’ordre : {french}".replace(" :", "\u202f:").replace(
            " ;", "\u202f;"
        ),
    }
    assert told["explanation"] == {lang: [line] for lang, line in lines.items()}


@pytest.mark.rule("613.7")
@pytest.mark.parametrize(("first", "keywords"), [("bear", []), ("fading", ["flying"])])
def test_613_7_it_has_its_timestamp_from_where_its_object_is_listed(first: str, keywords: list[str]) -> None:
    both = (bear("bear", gains="Flying"), thing("fading", "Enchantment", FADING))
    told = played(WHAT, objects=both if first == "bear" else both[::-1])
    assert told["answers"][0]["answer"]["keywords"] == keywords


@pytest.mark.rule("400.7")
def test_400_7_what_comes_back_has_gained_nothing() -> None:
    flicker = {
        "name": "Blink",
        "types": ["Instant"],
        "text": "Exile target creature, then return it to the battlefield under its owner's control.",
    }
    cast = {"cast": flicker, "by": "Alice", "targets": ["bear"]}
    told = played(cast, {"resolve": "all"}, objects=(bear("bear", gains="Flying"),))
    assert (told["objects"]["bear"]["zone"], told["objects"]["bear"]["keywords"]) == ("battlefield", [])


@pytest.mark.rule("611.2c")
def test_611_2c_an_ability_in_a_cards_words_may_be_gained() -> None:
    told = played(
        {"attack": [{"who": "bear", "at": "Bob"}]},
        {"block": [{"who": "wall", "blocks": ["bear"]}]},
        objects=(bear("bear", gains="This creature can't be blocked."), bear("wall", by="Bob")),
    )
    assert [each["legal"] for each in told["actions"]] == [True, False]
