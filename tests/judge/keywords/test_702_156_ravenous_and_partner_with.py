"""CR 702.124j, 702.156: what happens as permanents with ravenous and partner with enter."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, played, thing, zones

SWARM = card("swarm", "Creature - Tyranid", "Ravenous", mana_cost="{X}{G}", power=0, toughness=0)
DECK = {"id": "top", "is": card("top", "Instant", "")}


def swarming(x: int, *do: Told) -> Told:
    players: list[Any] = [{"name": "Alice", "library": [DECK], "hand": []}, {"name": "Bob"}]
    return played(cast({**SWARM}, x=x), *do, ALL, players=players)


@pytest.mark.rule("702.156a", "107.3m")
@pytest.mark.parametrize(("x", "where"), [(4, "library"), (5, "hand"), (6, "hand")])
def test_702_156a_it_enters_with_x_counters_and_draws_a_card_if_x_is_five_or_more(x: int, where: str) -> None:
    outcome = swarming(x)
    assert (outcome["objects"]["swarm"]["counters"], zones(outcome, "top")) == ({"+1/+1": x}, [where])


@pytest.mark.rule("702.156a")
def test_702_156a_put_onto_the_battlefield_without_being_cast_x_is_0() -> None:
    raised = thing(
        "swarm", "Creature - Tyranid", "Ravenous", power=2, toughness=2, mana_cost="{X}{G}", zone="graveyard"
    )
    back = card("back", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    outcome = played(cast(back, "swarm"), ALL, objects=(raised,))
    assert outcome["objects"]["swarm"]["counters"] == {}


PIR = card("Pir", "Legendary Creature - Human", "Partner with Toothy, Imaginary Friend", power=1, toughness=1)
TOOTHY = {"id": "toothy", "is": card("Toothy, Imaginary Friend", "Legendary Creature", power=1, toughness=1)}


def partnered(target: str, library: list[Told], *do: Told) -> Told:
    players: list[Any] = [{"name": "Alice", "library": library}, {"name": "Bob", "library": [DECK]}]
    return played({"choose": "target", "pick": target}, *do, cast(PIR), ALL, players=players)


@pytest.mark.rule("702.124j")
def test_702_124j_the_target_player_finds_the_card_of_that_name() -> None:
    assert zones(partnered("Alice", [TOOTHY]), "toothy") == ["hand"]
    assert zones(partnered("Bob", [TOOTHY]), "toothy", "top") == ["library", "library"]
    assert zones(partnered("Alice", [{"id": "other", "is": card("Other", "Creature")}]), "other") == ["library"]


@pytest.mark.rule("702.124j")
def test_702_124j_nobody_has_to_search() -> None:
    assert zones(partnered("Alice", [TOOTHY], {"choose": "may", "pick": False}), "toothy") == ["library"]
