"""The examples of 111 to 118 of the Comprehensive Rules (tokens, spells, costs)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, thing, zones


@pytest.mark.example("111.4#2")
def test_111_4_a_token_whose_name_is_said_has_that_name_alone() -> None:
    text = "When this creature enters, create Pip, a legendary 1/1 red Hamster creature token with trample and haste."
    outcome = played(cast(card("Ranger", "Creature - Human", text, power=3, toughness=3)), ALL)
    token = outcome["objects"]["pip"]
    assert (token["name"], token["supertypes"], token["subtypes"]) == ("Pip", ["Legendary"], ["Hamster"])
    assert sorted(token["keywords"]) == ["haste", "trample"]


@pytest.mark.example("111.4#3")
def test_111_4_a_token_that_is_a_copy_has_the_name_of_what_it_copies() -> None:
    image = card("Image", "Sorcery", "Create a token that's a copy of target creature.")
    doomed = thing("Doomed", "Creature - Human", power=1, toughness=1, mana_cost="{W}")
    outcome = played(cast(image, "Doomed"), ALL, objects=(doomed,))
    (token,) = (each for name, each in outcome["objects"].items() if name not in {"Doomed", "Image"})
    kept = "name", "types", "subtypes", "colors", "power", "toughness"
    assert [token[key] for key in kept] == ["Doomed", ["Creature"], ["Human"], ["W"], 1, 1]


@pytest.mark.example("111.12#1")
@pytest.mark.parametrize("exiled", [False, True])
def test_111_12_no_token_is_a_copy_of_a_card_that_was_not_exiled(exiled: bool) -> None:
    text = (
        "When this artifact enters, exile target creature card from a graveyard.\n"
        "{1}: Create a token that's a copy of a card exiled with this artifact."
    )
    dead = thing("dead", "Creature - Bear", power=2, toughness=2, zone="graveyard")
    vat = cast(card("Vat", "Artifact", text)), ALL, {"activate": "Vat", "ability": 1}, ALL
    outcome = played(*vat, objects=(dead,) if exiled else ())
    made = [each["name"] for name, each in outcome["objects"].items() if name not in {"Vat", "dead"}]
    assert (legal(outcome)[2], made) == (True, ["dead"] if exiled else [])


@pytest.mark.example("112.4#1")
def test_112_4_what_changed_the_color_of_a_spell_goes_on_for_the_permanent() -> None:
    paint = card("Paint", "Instant", "Target spell becomes white until end of turn.")
    shade = card("Shade", "Creature - Shade", power=2, toughness=2, colors=["B"])
    do: tuple[Told, ...] = (cast(shade), cast(paint, "Shade"), ALL)
    now = played(*do, objects=())
    later = played(*do, {"to": "next turn"})
    assert [each["objects"]["Shade"]["colors"] for each in (now, later)] == [["W"], ["B"]]
    assert zones(now, "Shade") == ["battlefield"]


@pytest.mark.example("118.11#1")
@pytest.mark.parametrize("skips", [True, False])
def test_118_11_a_cost_of_drawing_is_paid_though_the_draw_is_skipped(skips: bool) -> None:
    vortex = thing(
        "vortex", "Enchantment", "At the beginning of your upkeep, sacrifice this enchantment unless you draw a card."
    )
    friend = thing(
        "friend", "Creature - Lizard", "If you would draw a card, you may skip that draw instead.", power=1, toughness=1
    )
    there: Any = {
        "players": [{"name": "Alice", "hand": [], "library": 9}, {"name": "Bob"}],
        "active": "Bob",
        "step": "end",
    }
    answers = {"choose": "pay", "pick": True}, {"choose": "may", "pick": skips}
    outcome = played(*answers, {"to": "next turn"}, ALL, objects=(vortex, friend), **there)
    assert (zones(outcome, "vortex"), outcome["players"]["Alice"]["hand"]) == (["battlefield"], 0 if skips else 1)


@pytest.mark.example("118.12#2")
def test_118_12_the_cost_is_paid_though_the_creature_enters_under_another_players_control() -> None:
    text = (
        "When this creature enters, you may put a creature card from your hand onto the battlefield. "
        "If you do, return this creature to its owner's hand."
    )
    plasm = card("Plasm", "Creature - Shapeshifter", text, power=1, toughness=1)
    gather = card(
        "Gather",
        "Instant",
        "If a creature would enter the battlefield under an opponent's control this turn, "
        "it enters under your control instead.",
    )
    friend = {"id": "friend", "is": card("friend", "Creature - Bear", power=2, toughness=2)}
    held: Any = {"players": [{"name": "Alice", "hand": [friend, {"id": "held", "is": plasm}]}, {"name": "Bob"}]}
    yes = {"choose": "may", "pick": True}
    outcome = played(yes, cast(plasm), {"resolve": "top"}, cast(gather, by="Bob"), ALL, **held)
    assert (zones(outcome, "friend", "Plasm"), outcome["objects"]["friend"]["controller"]) == (
        ["battlefield", "hand"],
        "Bob",
    )
