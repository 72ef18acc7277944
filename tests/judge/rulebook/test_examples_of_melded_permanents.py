"""The examples of sections 701.42 and 712 of the Comprehensive Rules about melded permanents."""

from typing import Any

import pytest

from tests.judge.arguments.meld_cards import ENGINE, MELD, MISHRA
from tests.judge.playing import ALL, Told, card, cast, lives, played_with, thing, zones

MELDED: Told = {"id": "mishra", "card": "Mishra, Lost to Phyrexia", "controller": "Alice"}
OTHER = "phyrexian-dragon-engine"
"""The id of the other card of the melded permanent."""
KILL = card("Kill", "Instant", "Destroy target creature.")


def played(*do: Told, **rest: Any) -> Told:
    return played_with(MELD, *do, **rest)


@pytest.mark.example("701.42c#1")
def test_701_42c_a_token_that_is_a_copy_is_exiled_and_not_melded() -> None:
    there = (
        {"id": "mishra", "card": MISHRA.name, "controller": "Alice"},
        {"id": "token", "card": ENGINE.name, "controller": "Alice", "token": True},
    )
    outcome = played({"attack": [{"who": "mishra"}, {"who": "token"}]}, ALL, objects=there)
    assert zones(outcome, "mishra", "token") == ["exile", "ceased"]


@pytest.mark.example("712.21#1")
def test_712_21_one_creature_dies_and_two_cards_are_put_into_a_graveyard() -> None:
    dies = thing("dies", "Enchantment", "Whenever a creature dies, you gain 1 life.")
    falls = thing("falls", "Enchantment", "Whenever a card is put into a graveyard from anywhere, you gain 100 life.")
    outcome = played(cast(KILL, "mishra", by="Bob"), ALL, objects=(MELDED, dies, falls))
    # Kill itself is put into a graveyard as well.
    assert (lives(outcome), zones(outcome, "mishra", OTHER)) == ((20 + 1 + 300, 20), ["graveyard"] * 2)


@pytest.mark.example("712.21c#1")
def test_712_21c_an_ability_of_later_does_the_same_with_both_cards() -> None:
    text = (
        "Exile target creature. Return that card to the battlefield tapped under its owner's control at the beginning "
        "of the next end step."
    )
    outcome = played(cast(card("Journey", "Instant", text), "mishra"), ALL, {"to": "end"}, ALL, objects=(MELDED,))
    there = [(outcome["objects"][each]["name"], outcome["objects"][each]["tapped"]) for each in ("mishra", OTHER)]
    assert there == [(MISHRA.name, True), (ENGINE.name, True)]


@pytest.mark.example("712.21c#2")
def test_712_21c_a_trigger_of_its_dying_returns_both_cards() -> None:
    text = "Enchant creature\nWhen enchanted creature dies, return that card to the battlefield under your control."
    aura = thing("demise", "Enchantment - Aura", text, "Bob", attached_to="mishra")
    outcome = played(cast(KILL, "mishra"), ALL, objects=(MELDED, aura))
    there = [(outcome["objects"][each]["name"], outcome["objects"][each]["controller"]) for each in ("mishra", OTHER)]
    assert there == [(MISHRA.name, "Bob"), (ENGINE.name, "Bob")]


@pytest.mark.example("712.21c#3")
@pytest.mark.parametrize(("pick", "zone"), [(True, "exile"), (False, "graveyard")])
def test_712_21c_one_choice_exiles_both_cards_or_none(pick: bool, zone: str) -> None:
    vat = thing("vat", "Artifact", "Whenever a nontoken creature dies, you may exile that card.", "Bob")
    may: Told = {"choose": "may", "by": "Bob", "pick": pick}
    outcome = played(may, cast(KILL, "mishra"), ALL, objects=(MELDED, vat))
    assert zones(outcome, "mishra", OTHER) == [zone, zone]


@pytest.mark.example("712.21d#1")
@pytest.mark.parametrize(("chosen", "zone"), [("leyline", "exile"), ("wheel", "library")])
def test_712_21d_one_replacement_effect_affects_both_cards(chosen: str, zone: str) -> None:
    leyline = thing(
        "leyline",
        "Enchantment",
        "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
        "Bob",
    )
    wheel = thing(
        "wheel",
        "Enchantment",
        "If a card would be put into a graveyard from anywhere, put it on the bottom of its owner's library instead.",
        "Bob",
    )
    pick: Told = {"choose": "replacement", "by": "Alice", "pick": chosen}
    outcome = played(pick, cast(KILL, "mishra", by="Bob"), ALL, objects=(MELDED, leyline, wheel))
    assert zones(outcome, "mishra", OTHER) == [zone, zone]
