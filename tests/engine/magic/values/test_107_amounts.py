"""Amounts (CR 107): what each form counts on a table, and what of an unknown hand is admitted."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import PlayerSetup
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.mana_costs import mana_value
from bot.engine.magic.words.effects import (
    Amount,
    AttachedTo,
    BlockersOf,
    CardsIn,
    CardTypesIn,
    CharacteristicOf,
    CountersOn,
    CountOf,
    Devotion,
    Fixed,
    Greatest,
    Half,
    KindsAmong,
    LifeOf,
    NumberOfPlayers,
    Plus,
    SetPowerToughness,
    Times,
)
from bot.engine.magic.words.filters import THIS, Filter, Matching, Players, Side
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.layered import CREATURES, defining, kinds, look, permanent, seen, state_of
from tests.engine.magic.tables.words import ALICE, BOB

YOURS = Matching(Filter(side=Side.YOU))
TABLE = (
    permanent("ring artifact equipment on:sage", cost="{1}"),
    permanent("veil enchantment aura on:sage white", cost="{W/U}{W}"),
    permanent("cub 1/4 green +1/+1:2", cost="{G}{G/P}"),
    permanent("ox 3/3 red", cost="{2}{R}", by=BOB),
    permanent("sea land island"),
    permanent("wood land forest"),
    permanent("grave artifact 1/1 zone:graveyard"),
    permanent("moor land zone:graveyard", by=BOB),
)


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (Fixed(3), 3),
        (CountOf(kinds("Land")), 2),
        (CharacteristicOf(Matching(Filter(all_of=("Creature",), colors=(Color.RED,))), "toughness"), 3),
        (CharacteristicOf(CREATURES, "mana value"), 5),
        (CardsIn("graveyard", Players.EACH_PLAYER), 2),
        (CardsIn("graveyard", Players.YOU, Filter(all_of=("Creature",))), 1),
        (CardTypesIn(Players.EACH_PLAYER), 3),
        (CountersOn(CREATURES, "+1/+1"), 2),
        (LifeOf(Players.EACH_OPPONENT), 20),
        (Plus(LifeOf(Players.YOU), 1), 21),
        (Times(CountOf(kinds("Land")), 3), 6),
        (Half(Fixed(5), up=True), 3),
        (Half(Fixed(5), up=False), 2),
        (Greatest(CREATURES, "mana value"), 3),
        (Greatest(kinds("Planeswalker")), 0),
        (Devotion((Color.WHITE,)), 2),
        (Devotion((Color.BLUE, Color.GREEN)), 3),
        (KindsAmong(kinds("Land"), "basic land types"), 2),
        (KindsAmong(YOURS, "card types"), 4),
        (KindsAmong(Matching(Filter()), "colors"), 3),
        (AttachedTo(THIS, Filter(any_of=("Aura", "Equipment"))), 2),
        (AttachedTo(THIS, Filter(any_of=("Aura",))), 1),
        (BlockersOf(THIS), 0),
        (NumberOfPlayers(Players.EACH_OPPONENT), 1),
    ],
)
def test_107_1_an_amount_is_worked_out_on_the_table(amount: Amount, number: int) -> None:
    """Of Alice's creature, whose power the amount is and which has toughness 1."""
    sage = permanent("sage creature", defining(SetPowerToughness(amount, Fixed(1))))
    assert seen(state_of(sage, *TABLE), "sage").power == number


@pytest.mark.parametrize(
    ("cost", "value"), [("", 0), ("{0}", 0), ("{X}{2}{R}", 3), ("{2/W}{B/P}", 3), ("{W/U}{C}{S}", 3), ("{11}", 11)]
)
def test_202_3_mana_value(cost: str, value: int) -> None:
    assert mana_value(cost) == value


HAND = CardsIn("hand", Players.YOU)


def outcome(hand: int | None) -> Outcome:
    maro = permanent("maro creature +1/+1:1", defining(SetPowerToughness(HAND, HAND)))
    table = scene(maro)
    return resolve_scenario(replace(table, players=(PlayerSetup(ALICE, hand=hand), table.players[1])))


def test_402_a_hand_of_which_the_number_is_known_is_counted() -> None:
    found = outcome(4)
    assert found.unmodelled == ()
    assert seen(found.state, "maro").power == 5


def test_402_an_unknown_hand_is_admitted() -> None:
    found = outcome(None)
    assert [each.text for each in found.unmodelled] == ["cards in hand"]
    values = seen(found.state, "maro")
    assert (values.power, values.toughness) == (None, None)


def test_107_1_a_size_that_depends_on_sizes_is_worked_out_layer_by_layer() -> None:
    """The greatest power as it is once characteristics are defined (613.4a): counters come later."""
    size = SetPowerToughness(Greatest(kinds("Creature", other=True)), Fixed(1))
    assert look(permanent("sage creature", defining(size)), permanent("cub 2/2 +1/+1:3"), at="sage") == ["2/1 Creature"]
