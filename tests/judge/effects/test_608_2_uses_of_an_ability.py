"""CR 602.2, 608.2: how often an ability was activated, or has resolved, this turn."""

import pytest

from tests.judge.playing import ALL, Told, cast, lives, played, thing, zones

WHELP = (
    "{R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, "
    "sacrifice this creature at the beginning of the next end step."
)


def breathing(times: int) -> Told:
    whelp = thing("whelp", "Creature - Dragon", WHELP, power=2, toughness=3)
    pumps = [{"activate": "whelp", "ability": 1} for _ in range(times)]
    return played(*pumps, ALL, {"to": "end"}, ALL, objects=(whelp,))


@pytest.mark.rule("602.2")
@pytest.mark.parametrize(("times", "zone"), [(3, "battlefield"), (4, "graveyard"), (5, "graveyard")])
def test_602_2_it_is_sacrificed_after_the_fourth_activation(times: int, zone: str) -> None:
    assert zones(breathing(times), "whelp") == [zone]


LANDFALL = (
    "Whenever a creature you control enters, you gain 4 life if this is the first time this ability has resolved this "
    "turn. If it's the second time, draw a card. If it's the third time, this creature deals 4 damage to each opponent."
)


def entering(times: int) -> Told:
    omnath = thing("omnath", "Creature - Elemental", LANDFALL, power=4, toughness=4)
    players = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    arrivals = []
    for number in range(times):
        ox = {"name": f"ox{number}", "types": ["Creature"], "power": 1, "toughness": 1}
        arrivals += [cast(ox), ALL]
    return played(*arrivals, objects=(omnath,), players=players)


@pytest.mark.rule("608.2")
@pytest.mark.parametrize(
    ("times", "life", "cards"), [(1, (24, 20), 0), (2, (24, 20), 1), (3, (24, 16), 1), (4, (24, 16), 1)]
)
def test_608_2_each_time_that_it_resolves_it_does_something_else(times: int, life: tuple[int, int], cards: int) -> None:
    outcome = entering(times)
    assert (lives(outcome), outcome["players"]["Alice"]["hand"]) == (life, cards)
