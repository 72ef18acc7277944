"""Abilities in quotation marks: emblems, and what objects are said to have or gain (CR 113.10, 114.2)."""

import pytest

from bot.engine.magic.words.abilities import Ability, ActivatedAbility, Cost, SpellAbility, StaticAbility
from bot.engine.magic.words.effects import (
    AddAbility,
    DealDamage,
    Fixed,
    GainLife,
    GetEmblem,
    Modify,
    ModifyPowerToughness,
)
from bot.engine.magic.words.filters import ANY_TARGET, THIS, Filter, Matching, Players, Side, TargetObject
from bot.oracle.lines.emblem_text import find_emblem_text
from tests.oracle.reading import read, shown

CRUSADE = StaticAbility(Matching(Filter(all_of=("Creature",), side=Side.YOU)), (ModifyPowerToughness(1, 1),))
PING = "{T}: This land deals 1 damage to any target."


def pinging(text: str = PING) -> ActivatedAbility:
    return ActivatedAbility(Cost(tap=True), (DealDamage(Fixed(1), TargetObject(), THIS),), (ANY_TARGET,), text)


def cast(text: str) -> tuple[Ability, ...]:
    return read(text, "Made-Up Gift", ("Sorcery",))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ('You get an emblem with "Creatures you control get +1/+1."', GetEmblem(Players.YOU, (CRUSADE,))),
        ('You get an emblem that has "Creatures you control get +1/+1."', GetEmblem(Players.YOU, (CRUSADE,))),
        (
            'Each opponent gets an emblem with, "Creatures you control get +1/+1."',
            GetEmblem(Players.EACH_OPPONENT, (CRUSADE,)),
        ),
        (
            f'You get an emblem with "Creatures you control get +1/+1." and "{PING}"',
            GetEmblem(Players.YOU, (CRUSADE, pinging())),
        ),
    ],
)
def test_114_2_an_emblem_is_read_with_all_its_abilities(text: str, effect: GetEmblem) -> None:
    assert cast(text) == (SpellAbility((effect,)),)


def test_an_effect_may_follow_the_closing_quotation_mark() -> None:
    text = 'You get an emblem with "Creatures you control get +1/+1." You gain 1 life.'
    assert cast(text) == (SpellAbility((GetEmblem(Players.YOU, (CRUSADE,)), GainLife(Players.YOU, Fixed(1)))),)


@pytest.mark.parametrize("marks", ['"', "'"])
def test_113_10_an_activated_ability_is_granted_in_either_quotation_marks(marks: str) -> None:
    granted = f"Lands you control have {marks}{PING}{marks}"
    text = f'You get an emblem with "{granted}"' if marks == "'" else granted
    lands = StaticAbility(Matching(Filter(all_of=("Land",), side=Side.YOU)), (AddAbility(pinging()),))
    (found,) = cast(text) if marks == "'" else read(text)
    assert found == (SpellAbility((GetEmblem(Players.YOU, (lands,)),)) if marks == "'" else lands)


def test_113_10_a_quoted_ability_stands_beside_a_keyword_and_a_size() -> None:
    text = f'Target creature gets +1/+1 and gains trample and "{PING}" until end of turn.'
    (found,) = cast(text)
    assert isinstance(found, SpellAbility)
    (effect,) = found.effects
    assert isinstance(effect, Modify)
    assert effect.modifications[-1] == AddAbility(pinging())


@pytest.mark.parametrize(
    "text",
    [
        'Creatures you control have "{T}: Do what nobody has heard of."',
        'Creatures you control have "',
        'Creatures you control have ""',
        'Creatures you control have "Made-Up Bear gets +1/+1."',
    ],
)
def test_a_quoted_ability_that_is_not_read_whole_leaves_the_sentence_unread(text: str) -> None:
    assert all(each.startswith("?") for each in shown(text))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('−3: You get an emblem with "Creatures you control get +1/+1."', "Creatures you control get +1/+1."),
        (
            "−3: You get an emblem with \"Lands you control have '{T}: Do it.'\"",
            'Lands you control have "{T}: Do it."',
        ),
        ('−3: You get an emblem with "Do this." and "Do that."', "Do this.\nDo that."),
        ("+1: Draw a card.", None),
    ],
)
def test_the_text_of_an_emblem_is_found_whatever_makes_it(text: str, found: str | None) -> None:
    assert find_emblem_text(text) == found
