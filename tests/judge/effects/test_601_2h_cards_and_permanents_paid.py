"""CR 601.2h, 701.9b, 701.17b: costs that discard at random, mill, exile, return and put back cards."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, legal, lives, played, thing, why, zones

PING = "This artifact deals 2 damage to any target."


def machine(cost: str) -> Told:
    return thing("machine", "Artifact", f"{cost}: {PING}")


def activated(cost: str, *objects: Told, hand: Any = (), library: Any = ()) -> Told:
    players = [{"name": "Alice", "hand": hand, "library": library}, {"name": "Bob"}]
    use = {"activate": "machine", "ability": f"{cost}: {PING}", "by": "Alice", "targets": ["Bob"]}
    return played(use, ALL, objects=(machine(cost), *objects), players=players)


def cards(*names: str) -> list[Any]:
    return [{"id": each, "is": card(each, "Sorcery")} for each in names]


@pytest.mark.rule("701.9b")
def test_701_9b_a_cost_discards_at_random_what_the_scenario_says() -> None:
    outcome = activated("Discard a card at random", hand=cards("x", "y"))
    assert (lives(outcome), sorted(zones(outcome, "x", "y"))) == ((20, 18), ["graveyard", "hand"])
    assert [each["decides"] for each in outcome["choices"]] == [True]
    assert legal(activated("Discard a card at random", hand=[]))[0] is False


@pytest.mark.rule("701.17b")
def test_701_17b_a_cost_that_mills_more_than_there_is_cant_be_paid() -> None:
    outcome = activated("Mill two cards", library=cards("x", "y", "z"))
    assert (lives(outcome), zones(outcome, "x", "y", "z")) == ((20, 18), ["graveyard", "graveyard", "library"])
    (cited,) = why(activated("Mill two cards", library=cards("x")))
    assert "701.17b" in cited


@pytest.mark.rule("601.2h")
def test_601_2h_the_top_cards_are_exiled() -> None:
    cost = "Exile the top two cards of your library"
    outcome = activated(cost, library=cards("x", "y", "z"))
    assert (lives(outcome), zones(outcome, "x", "y", "z")) == ((20, 18), ["exile", "exile", "library"])
    assert legal(activated(cost, library=cards("x")))[0] is False


@pytest.mark.rule("601.2h")
def test_601_2h_two_lands_go_back_to_the_hand() -> None:
    cost = "Return two lands you control to their owner's hand"
    lands = [thing(each, "Land") for each in ("l1", "l2", "l3")]
    outcome = activated(cost, *lands)
    assert (lives(outcome), sorted(zones(outcome, "l1", "l2", "l3"))) == ((20, 18), ["battlefield", "hand", "hand"])
    assert legal(activated(cost, *lands[:1]))[0] is False


@pytest.mark.rule("601.2h", "401.4")
def test_401_4_a_card_of_the_hand_goes_on_top() -> None:
    cost = "Put a card from your hand on top of your library"
    outcome = activated(cost, hand=cards("x"), library=cards("y"))
    assert (lives(outcome), zones(outcome, "x")) == ((20, 18), ["library"])
    assert legal(activated(cost, hand=[]))[0] is False


@pytest.mark.rule("601.2h")
def test_601_2h_a_creature_is_exiled_from_the_battlefield() -> None:
    outcome = activated("Exile a creature you control", bear("ox"), bear("cow", by="Bob"))
    assert (lives(outcome), zones(outcome, "ox", "cow")) == ((20, 18), ["exile", "battlefield"])
    assert legal(activated("Exile a creature you control", bear("cow", by="Bob")))[0] is False


@pytest.mark.rule("701.21a")
@pytest.mark.parametrize(("there", "may"), [(bear("ox"), True), (thing("vase", "Land"), False)])
def test_701_21a_another_creature_or_an_enchantment_is_sacrificed(there: Told, may: bool) -> None:
    outcome = activated("Sacrifice another creature or an enchantment", there)
    assert (legal(outcome)[0], zones(outcome, "machine")) == (may, ["battlefield"])


@pytest.mark.rule("701.9a")
@pytest.mark.parametrize(("name", "may"), [("Twin", True), ("Other", False)])
def test_701_9a_another_card_of_the_name_is_discarded(name: str, may: bool) -> None:
    hand = [{"id": "x", "is": card(name, "Sorcery")}]
    assert legal(activated("Discard another card named Twin", hand=hand))[0] is may
