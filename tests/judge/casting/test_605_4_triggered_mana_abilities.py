"""CR 605.1b, 605.4, 106.12: abilities that trigger as something is tapped for mana, and what is added besides."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, told

FOREST = thing("forest", "Land - Forest")
HULK = card("hulk", "Creature", mana_cost="{1}{G}", power=3, toughness=3)
TAP = {"activate": "forest", "ability": 1}
NO_MANA: list[Told] = [{"name": "Alice", "mana": {}}, {"name": "Bob", "mana": {}}]


def growth(text: str, **more: object) -> Told:
    return thing("growth", "Enchantment - Aura", f"Enchant land\n{text}", attached_to="forest", **more)  # type: ignore[arg-type]  # how it is set up


WILD = growth("Whenever enchanted land is tapped for mana, its controller adds an additional {G}.")


@pytest.mark.rule("605.4a", "605.1b", "106.12a")
def test_605_4a_a_triggered_mana_ability_resolves_at_once_and_pays_for_the_spell() -> None:
    """The stack never holds it: the spell is cast with its mana straight away."""
    outcome = played(TAP, {"ask": "stack"}, cast(HULK), ALL, objects=(FOREST, WILD), players=NO_MANA)
    assert (legal(outcome), outcome["answers"][0]["answer"]) == ([True, True, True], [])
    assert legal(played(TAP, cast(HULK), objects=(FOREST,), players=NO_MANA)) == [True, False]
    assert "Alice adds {G} more, because of growth. [605.4a, 106.4]" in told(outcome)
    assert "Alice ajoute {G} de plus, à cause de growth. [605.4a, 106.4]" in told(outcome, "fr")


@pytest.mark.rule("605.4a")
def test_605_4a_nobody_can_respond_to_it_even_under_split_second() -> None:
    shock = card("shock", "Instant", "Split second\nYou gain 1 life.")
    rite = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    outcome = played(cast(shock, by="Bob"), TAP, ALL, cast(HULK), objects=(FOREST, WILD), players=rite)
    assert legal(outcome) == [True, True, True, True]


@pytest.mark.rule("106.12a")
def test_106_12a_the_controller_of_the_land_gets_the_mana() -> None:
    """The Aura is Bob's, the land Alice's."""
    theirs = growth(
        "Whenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.", by="Bob"
    )
    pick = {"choose": "color", "by": "Alice", "pick": "green"}
    outcome = played(pick, TAP, cast(HULK), objects=(FOREST, theirs), players=NO_MANA)
    assert legal(outcome) == [True, True]


@pytest.mark.rule("106.12a")
@pytest.mark.parametrize(
    ("text", "enough"),
    [
        ("Whenever a player taps a land for mana, that player adds one mana of any type that land produced.", True),
        ("Whenever you tap a land for mana, add one mana of any type that land produced.", True),
        ("Whenever you tap a Swamp for mana, add an additional {B}.", False),
        ("Whenever a Forest is tapped for mana, its controller adds an additional {G}.", True),
        ("Whenever an opponent taps a land for mana, add {G}.", False),
    ],
)
def test_106_12a_who_taps_what_and_which_type_was_produced(text: str, *, enough: bool) -> None:
    outcome = played(TAP, cast(HULK), objects=(FOREST, thing("flare", "Enchantment", text)), players=NO_MANA)
    assert (legal(outcome), outcome["unmodelled"]) == ([True, enough], [])


@pytest.mark.rule("106.12")
def test_106_12_a_mana_ability_without_the_tap_symbol_is_no_tapping_for_mana() -> None:
    altar = thing("altar", "Artifact", "Sacrifice altar: Add {G}.")
    flare = thing("flare", "Enchantment", "Whenever you tap an artifact for mana, add an additional {G}.")
    outcome = played({"activate": "altar", "ability": 1}, cast(HULK), objects=(altar, flare), players=NO_MANA)
    assert legal(outcome) == [True, False]


@pytest.mark.rule("608.2h", "106.12a")
@pytest.mark.parametrize(("whose", "enough"), [("a player taps a land", True), ("an opponent taps a land", False)])
def test_608_2h_a_land_that_its_cost_sacrifices_was_tapped_for_mana(whose: str, *, enough: bool) -> None:
    vein = thing("vein", "Land", "{T}, Sacrifice this land: Add {G}.")
    flare = thing("flare", "Enchantment", f"Whenever {whose} for mana, that player adds an additional {{G}}.")
    outcome = played({"activate": "vein", "ability": 1}, cast(HULK), objects=(vein, flare), players=NO_MANA)
    assert (legal(outcome), outcome["unmodelled"]) == ([True, enough], [])


@pytest.mark.rule("605.5a")
def test_605_5a_what_could_add_no_mana_uses_the_stack() -> None:
    barbs = thing(
        "barbs", "Enchantment", "Whenever a player taps a land for mana, barbs deals 1 damage to that player.", by="Bob"
    )
    outcome = played(TAP, {"ask": "stack"}, ALL, objects=(FOREST, barbs), players=NO_MANA)
    assert (outcome["answers"][0]["answer"], lives(outcome)) == (["barbs!1"], (19, 20))


@pytest.mark.rule("603.7a", "605.4a")
def test_605_4a_an_ability_that_lasts_for_the_turn_adds_mana_too() -> None:
    tide = card("tide", "Instant", "Until end of turn, whenever a player taps a Forest for mana, that player adds {G}.")
    players = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    outcome = played(cast(tide, by="Bob"), ALL, TAP, cast(HULK), objects=(FOREST,), players=players)
    assert legal(outcome) == [True, True, True, True]
