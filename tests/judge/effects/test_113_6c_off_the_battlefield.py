"""CR 113.6c: an ability about an object that isn't on the battlefield functions everywhere else."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, zones

HUNGER = {
    **card(
        "Hunger",
        "Legendary Planeswalker",
        "As long as Hunger isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
        mana_cost="{1}{B}{G}",
    ),
    "loyalty": 3,
}
SCATTER = card("Scatter", "Instant", "Counter target creature spell.")
NEGATE = card("Negate", "Instant", "Counter target noncreature spell.")
RAISE = card("Raise", "Sorcery", "Return target creature card from your graveyard to the battlefield.")


def seen(zone: str) -> tuple[object, ...]:
    it = {"id": "it", "is": HUNGER, "controller": "Alice", "zone": zone}
    found = played({"ask": "priority"}, objects=(it,))["objects"]["it"]
    return tuple(found[key] for key in ("types", "subtypes", "power", "toughness"))


@pytest.mark.parametrize("zone", ["graveyard", "exile", "command"])
def test_113_6c_it_is_what_it_says_where_it_is(zone: str) -> None:
    assert seen(zone) == (["Planeswalker", "Creature"], ["Insect"], 1, 1)


def test_113_6c_on_the_battlefield_it_is_not() -> None:
    assert seen("battlefield") == (["Planeswalker"], [], None, None)


@pytest.mark.parametrize(("answer", "may"), [(SCATTER, True), (NEGATE, False)])
def test_113_6c_as_a_spell_it_is_a_creature_spell(answer: Told, may: bool) -> None:
    outcome = played(cast(HUNGER), cast(answer, "Hunger", by="Bob"), ALL)
    assert (legal(outcome)[1], zones(outcome, "Hunger")) == (may, ["graveyard" if may else "battlefield"])


def test_113_6c_a_creature_card_is_returned_as_what_it_is_there() -> None:
    players = [{"name": "Alice", "graveyard": [{"id": "it", "is": HUNGER}]}, {"name": "Bob"}]
    outcome = played(cast(RAISE, "it"), ALL, players=players)
    it = outcome["objects"]["it"]
    assert (it["zone"], it["types"], it["loyalty"]) == ("battlefield", ["Planeswalker"], 3)
