"""Sentences that say what becomes of the damage that the sentence before deals."""

import pytest

from bot.engine.magic.words.abilities import SpellAbility
from bot.engine.magic.words.conditions import AttackedThisTurn, NumberOf
from bot.engine.magic.words.effects import DealDamage, ExcessDamage, Fixed, GainLife, OwnReplacement
from bot.engine.magic.words.filters import CREATURE, ControllerOf, Filter, Players, Side, TargetObject, TargetSpec
from tests.oracle.reading import read

DEALS = DealDamage(Fixed(2), TargetObject())
WALL = NumberOf(Filter(all_of=("Wall",), side=Side.YOU))


@pytest.mark.parametrize(
    ("sentence", "effects"),
    [
        (
            "Excess damage is dealt to that creature's controller instead.",
            (DealDamage(Fixed(2), TargetObject(), excess_to=ControllerOf(TargetObject())),),
        ),
        (
            "If you control a Wall, it deals 4 damage instead.",
            (DealDamage(Fixed(2), TargetObject(), instead=OwnReplacement(WALL, Fixed(4))),),
        ),
        (
            "Made-Up Shock deals 4 damage to that creature instead if you attacked this turn.",
            (DealDamage(Fixed(2), TargetObject(), instead=OwnReplacement(AttackedThisTurn(), Fixed(4))),),
        ),
        ("You gain life equal to the excess damage dealt this way.", (DEALS, GainLife(Players.YOU, ExcessDamage()))),
        (
            "You gain life equal to the amount of excess damage dealt to that creature this way.",
            (DEALS, GainLife(Players.YOU, ExcessDamage())),
        ),
    ],
)
def test_120_4a_614_15_what_becomes_of_damage(sentence: str, effects: tuple[object, ...]) -> None:
    text = f"Made-Up Shock deals 2 damage to target creature. {sentence}"
    (ability,) = read(text, "Made-Up Shock", ("Instant",))
    assert ability == SpellAbility(effects, (TargetSpec(CREATURE),))  # type: ignore[arg-type]  # effects, all of them


@pytest.mark.parametrize(
    "sentence",
    [
        "Excess damage is dealt to you instead.",
        "It deals 4 damage instead.",
    ],
)
def test_what_is_said_otherwise_is_unread(sentence: str) -> None:
    text = f"Made-Up Shock deals 2 damage to target creature. {sentence}"
    assert not any(isinstance(each, SpellAbility) for each in read(text, "Made-Up Shock", ("Instant",)))
