"""CR 616.1: other orders of the effects that change one event are offered where the result is another."""

import json

import pytest

from bot.engine.fuel import limited_fuel
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.judge.answer import ScenarioRuling, judge_scenario
from bot.judge.orders import other_orders
from bot.judge.replays import Replays
from bot.language import Language
from bot.ui.commands.rulings import order_lines
from bot.ui.naming import names_of
from tests.judge.playing import Told, bear, card, cast, thing
from tests.judge.table import LIBRARY

DOUBLER = thing(
    "doubler",
    "Enchantment",
    "If an effect would put at least one counter on a permanent you control, instead it puts twice as many of those "
    "counters on that permanent.",
)
ADDER = thing(
    "adder",
    "Enchantment",
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put "
    "on it instead.",
)
GROW = card("Grow", "Instant", "Put a +1/+1 counter on target creature.", mana_cost="{G}")
FURNACE = thing(
    "furnace",
    "Enchantment",
    "If a source would deal damage to a player, it deals double that damage to that player instead.",
)
ARMOR = thing("armor", "Artifact", "If a source would deal damage to you, prevent 1 of that damage.", by="Bob")
JOLT = card("Jolt", "Instant", "This spell deals 3 damage to any target.", mana_cost="{R}")


def ruled(*do: Told, objects: tuple[Told, ...]) -> ScenarioRuling:
    ruling = judge_scenario(json.dumps({"objects": objects, "do": do}), LIBRARY)
    assert isinstance(ruling, ScenarioRuling), ruling
    return ruling


def offered(*do: Told, objects: tuple[Told, ...]) -> list[tuple[str, tuple[str | None, ...], int, int]]:
    """Who could choose which effects, with the bear's counters and Bob's life after that."""
    ruling = ruled(*do, objects=objects)
    return [
        (each.player, each.sources, counters(each.outcome), each.outcome.state.players[PlayerId("Bob")].life)
        for each in other_orders(Replays(ruling.scenario, ruling.outcome))
    ]


def counters(outcome: Outcome) -> int:
    bears = outcome.state.objects.get(ObjectId("bear"))
    return 0 if bears is None else bears.counters.get("+1/+1", 0)


def test_616_1_doubling_before_adding_gives_fewer_counters() -> None:
    assert offered(cast(GROW, "bear"), objects=(bear("bear"), DOUBLER, ADDER)) == [("Alice", ("doubler",), 3, 20)]


def test_616_1_who_is_dealt_damage_could_have_it_doubled_before_it_is_prevented() -> None:
    assert offered(cast(JOLT, "Bob"), objects=(FURNACE, ARMOR)) == [("Bob", ("furnace",), 0, 15)]


def test_616_1f_a_third_effect_opens_orders_behind_the_first() -> None:
    third = {**DOUBLER, "id": "second doubler"}
    told = offered(cast(GROW, "bear"), objects=(bear("bear"), ADDER, DOUBLER, third))
    assert told == [("Alice", ("doubler",), 6, 20), ("Alice", ("doubler", "second doubler"), 5, 20)]


def test_effects_whose_order_changes_nothing_are_no_other_way() -> None:
    doublers = DOUBLER, {**DOUBLER, "id": "second doubler"}
    assert offered(cast(GROW, "bear"), objects=(bear("bear"), *doublers)) == []


def test_an_order_that_was_said_is_the_only_one() -> None:
    said = {"choose": "replacement", "by": "Bob", "pick": "furnace"}
    ruling = ruled(said, cast(JOLT, "Bob"), objects=(FURNACE, ARMOR))
    assert ruling.outcome.state.players[PlayerId("Bob")].life == 15
    assert other_orders(Replays(ruling.scenario, ruling.outcome)) == ()


def test_orders_are_played_again_only_as_long_as_their_fuel_lasts() -> None:
    ruling = ruled(cast(JOLT, "Bob"), objects=(FURNACE, ARMOR))
    with limited_fuel(50) as fuel:
        assert (other_orders(Replays(ruling.scenario, ruling.outcome)), fuel.ran_out) == ((), True)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Bob first applies furnace: Bob loses 5 life (20 → 15)."),
        ("fr", "Bob applique d’abord furnace\u202f: Bob perd 5 points de vie (20 → 15)."),
    ],
)
def test_another_order_is_told_with_what_comes_of_it(lang: Language, line: str) -> None:
    ruling = ruled(cast(JOLT, "Bob"), objects=(FURNACE, ARMOR))
    names = names_of(ruling.scenario, LIBRARY, lang)
    assert list(order_lines(other_orders(Replays(ruling.scenario, ruling.outcome)), lang, names)) == [line]
