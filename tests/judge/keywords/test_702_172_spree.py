"""CR 702.172, 702.183: modes with costs of their own."""

from typing import Any

import pytest

from tests.judge.playing import Told, card, cast, legal, lives, played

SPREE = card("raid", "Sorcery", "Spree\n+ {1} — You gain 1 life.\n+ {2} — You gain 10 life.", mana_cost="{W}")
TIERED = card(
    "magic", "Sorcery", "Tiered\n• Fire — {0} — You gain 1 life.\n• Fira — {2} — You gain 10 life.", mana_cost="{W}"
)


def chosen(spell: Told, *modes: int, mana: str = "WWWW") -> tuple[Any, int]:
    players = [{"name": "Alice", "mana": {"W": len(mana)}}, {"name": "Bob"}]
    outcome = played({**cast(spell), "modes": list(modes)}, {"resolve": "all"}, players=players)
    return legal(outcome)[0], lives(outcome)[0]


@pytest.mark.rule("702.172a")
@pytest.mark.parametrize(
    ("modes", "mana", "legal_and_life"),
    [
        ((1,), "WW", (True, 21)),
        ((1,), "W", (False, 20)),
        ((2,), "WWW", (True, 30)),
        ((2,), "WW", (False, 20)),
        ((1, 2), "WWWW", (True, 31)),
        ((1, 2), "WWW", (False, 20)),
    ],
)
def test_702_172a_each_chosen_mode_is_paid_for(
    modes: tuple[int, ...], mana: str, legal_and_life: tuple[bool, int]
) -> None:
    assert chosen(SPREE, *modes, mana=mana) == legal_and_life


@pytest.mark.rule("702.172a", "700.2d")
def test_702_172a_no_mode_is_chosen_twice() -> None:
    assert chosen(SPREE, 1, 1) == (False, 20)


@pytest.mark.rule("702.183a")
@pytest.mark.parametrize(
    ("modes", "mana", "legal_and_life"),
    [((1,), "W", (True, 21)), ((2,), "WWW", (True, 30)), ((2,), "WW", (False, 20)), ((1, 2), "WWWW", (False, 20))],
)
def test_702_183a_one_mode_is_chosen_and_paid_for(
    modes: tuple[int, ...], mana: str, legal_and_life: tuple[bool, int]
) -> None:
    assert chosen(TIERED, *modes, mana=mana) == legal_and_life


@pytest.mark.rule("702.172a", "118.8d")
def test_702_172a_the_costs_are_paid_even_where_the_mana_cost_is_not() -> None:
    players = [{"name": "Alice", "mana": {"W": 1}}, {"name": "Bob"}]
    free = {**cast(SPREE), "modes": [2], "with": "without paying its mana cost"}
    assert legal(played(free, players=players))[0] is False
