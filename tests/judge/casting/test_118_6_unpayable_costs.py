"""CR 118.6, 202.1b: what has no mana cost can't be cast for it, and what else there is to pay can be."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, lives, played, thing, told, why, zones

GIFT = "You gain 3 life."
UNPAYABLE = [("118.6", "202.1b")]


def gift(text: str = GIFT, **more: Any) -> Told:
    return card("gift", "Sorcery", text, **{"mana_cost": "", **more})


def ask(what: Told, **more: Any) -> Told:
    return {"ask": "can cast", "card": what, "by": "Alice", **more}


def test_118_6_no_mana_cost_is_not_a_cost_of_nothing() -> None:
    outcome = played(ask(gift()), cast(gift()), ALL)
    assert (why(outcome), lives(outcome)) == (UNPAYABLE, (20, 20))
    assert outcome["answers"][0]["answer"] is False
    assert told(outcome)[0].startswith("Illegal: gift has no mana cost, so it can't be cast for its mana cost.")
    assert "gift n’a pas de coût de mana et ne peut pas être lancé pour son coût de mana" in told(outcome, "fr")[0]


@pytest.mark.parametrize("cost", ["{0}", "{W}"])
def test_118_5_a_mana_cost_of_zero_or_more_is_paid(cost: str) -> None:
    outcome = played(ask(gift(mana_cost=cost)), cast(gift(mana_cost=cost)), ALL)
    assert (legal(outcome), lives(outcome)) == ([True, True], (23, 20))
    assert outcome["answers"][0]["answer"] is True


def test_118_5_what_is_made_up_without_a_mana_cost_costs_nothing() -> None:
    assert lives(played(cast(card("gift", "Sorcery", GIFT)), ALL)) == (23, 20)


@pytest.mark.parametrize(
    "rule", ["Spells cost {1} more to cast.", "Sorcery spells you cast cost {1} less to cast.", "You have hexproof."]
)
@pytest.mark.parametrize("mana", ["unlimited", {"W": 5}])
def test_118_6a_more_or_less_of_an_unpayable_cost_is_unpayable(rule: str, mana: object) -> None:
    players = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
    outcome = played(cast(gift()), objects=(thing("tax", "Enchantment", rule),), players=players)
    assert why(outcome) == UNPAYABLE


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("You may cast this spell without paying its mana cost.", "without paying its mana cost"),
        ("You may pay {1} rather than pay this spell's mana cost.", "alternative cost"),
    ],
)
def test_118_6a_an_alternative_cost_is_paid_rather_than_an_unpayable_one(text: str, cost: str) -> None:
    known = gift(f"{text}\n{GIFT}")
    outcome = played(ask(known), cast(known, **{"with": cost}), ALL)
    assert (lives(outcome), outcome["answers"][0]["answer"]) == ((23, 20), True)
    assert why(played(cast(known))) == UNPAYABLE


def test_118_6a_what_is_cast_without_paying_its_mana_cost_needs_none() -> None:
    free = thing("free", "Enchantment", "You may cast spells from your hand without paying their mana costs.")
    outcome = played(ask(gift()), cast(gift(), **{"with": "without paying its mana cost"}), ALL, objects=(free,))
    assert (lives(outcome), outcome["answers"][0]["answer"]) == ((23, 20), True)


def buried(text: str) -> Told:
    """What is played with a card without a mana cost in the graveyard."""
    return {
        "objects": (thing("lender", "Enchantment", text),),
        "players": [{"name": "Alice", "graveyard": [{"id": "old", "is": gift()}]}, {"name": "Bob"}],
    }


def test_118_6_flashback_that_costs_the_mana_cost_of_a_card_that_has_none() -> None:
    lends = (
        "Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to its mana cost."
    )
    outcome = played(cast(gift(), **{"with": "flashback"}), ALL, **buried(lends))
    assert (why(outcome), zones(outcome, "old")) == (UNPAYABLE, ["graveyard"])


def test_118_6_a_permission_to_cast_it_from_elsewhere_pays_nothing() -> None:
    outcome = played(cast(gift()), ALL, **buried("You may cast sorcery spells from your graveyard."))
    assert (why(outcome), zones(outcome, "old")) == (UNPAYABLE, ["graveyard"])


def test_702_62a_a_card_without_a_mana_cost_is_suspended() -> None:
    known = gift(f"Suspend 1—{{0}}\n{GIFT}")
    suspended = {**cast(known), "with": "suspend"}
    assert lives(played(suspended, {"to": "next turn"}, {"to": "next turn"}, ALL)) == (23, 20)
