"""CR 701.20, 608.2c: a top card that may be revealed, and what follows where it is or is not taken."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, played, thing, told, zones

PUPIL = (
    "At the beginning of your end step, look at the top card of your library. You may reveal that card. If an instant "
    "or sorcery card is revealed this way, put a +1/+1 counter on this creature."
)


def looking(kind: str, *do: Told) -> Told:
    deck = [{"id": "top", "is": card("top", kind)}]
    players: list[Any] = [{"name": "Alice", "library": deck}, {"name": "Bob"}]
    pupil = thing("pupil", "Creature - Human", PUPIL, power=1, toughness=1)
    return played(*do, {"to": "end"}, ALL, objects=(pupil,), players=players)


@pytest.mark.rule("701.20a", "608.2c")
@pytest.mark.parametrize(("kind", "grown"), [("Instant", {"+1/+1": 1}), ("Sorcery", {"+1/+1": 1}), ("Land", {})])
def test_701_20a_what_follows_where_such_a_card_is_revealed(kind: str, grown: dict[str, int]) -> None:
    outcome = looking(kind)
    assert (outcome["objects"]["pupil"]["counters"], zones(outcome, "top")) == (grown, ["library"])


@pytest.mark.rule("701.20a")
def test_701_20a_nobody_has_to_reveal_it() -> None:
    declined = looking("Instant", {"choose": "take", "pick": None, "by": "Alice"})
    assert declined["objects"]["pupil"]["counters"] == {}


REEF = (
    "Whenever this creature attacks, look at the top card of your library. If it's a land card, you may put it onto "
    "the battlefield tapped. If you don't put the card onto the battlefield, put it into your hand."
)


def attacking(kind: str, *do: Told) -> Told:
    deck = [{"id": "top", "is": card("top", kind)}]
    players: list[Any] = [{"name": "Alice", "library": deck}, {"name": "Bob"}]
    reef = thing("reef", "Creature", REEF, power=1, toughness=1)
    return played(*do, {"attack": [{"who": "reef"}]}, ALL, objects=(reef,), players=players)


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("kind", "zone"), [("Land", "battlefield"), ("Instant", "hand")])
def test_608_2c_what_is_not_put_there_goes_elsewhere(kind: str, zone: str) -> None:
    assert zones(attacking(kind), "top") == [zone]


@pytest.mark.rule("608.2c", "608.2d")
def test_608_2d_a_land_may_be_taken_into_the_hand_instead() -> None:
    declined = attacking("Land", {"choose": "take", "pick": None, "by": "Alice"})
    assert zones(declined, "top") == ["hand"]
    assert any("top" in line for line in told(declined, "fr"))
