"""CR 306.5, 310.4: printed loyalty and defense are counters on the battlefield alone."""

import pytest

from tests.judge.playing import Told, card, played, thing


def listed(zone: str, what: str, number: int) -> Told:
    kinds = {"loyalty": "Legendary Planeswalker", "defense": "Battle - Siege"}[what]
    known = {"id": "it", "is": {**card("it", kinds), what: number}}
    if zone in {"hand", "graveyard", "exile", "library"}:
        players = [{"name": "Alice", zone: [known]}, {"name": "Bob"}]
        return dict(played({"ask": "priority"}, players=players)["objects"]["it"])
    known |= {"controller": "Alice", "zone": zone}
    return dict(played({"ask": "priority"}, objects=(known,))["objects"]["it"])


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library", "command"])
@pytest.mark.parametrize(("what", "number"), [("loyalty", 4), ("defense", 5)])
def test_306_5a_off_the_battlefield_it_is_a_printed_number(zone: str, what: str, number: int) -> None:
    there = listed(zone, what, number)
    assert (there[what], there["counters"]) == (number, {})


@pytest.mark.parametrize(("what", "number"), [("loyalty", 4), ("defense", 5)])
def test_306_5b_on_the_battlefield_it_is_as_many_counters(what: str, number: int) -> None:
    there = listed("battlefield", what, number)
    assert (there[what], there["counters"]) == (number, {what: number})


def test_122_1_what_is_stated_to_have_counters_elsewhere_has_them() -> None:
    spark = thing("it", "Legendary Planeswalker", loyalty=4, zone="exile", counters={"time": 2})
    assert played({"ask": "priority"}, objects=(spark,))["objects"]["it"]["counters"] == {"time": 2}
