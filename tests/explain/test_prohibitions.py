"""What abilities forbid, and how often they let others trigger, told in both languages."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Activate, AdvanceTo, Cast, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import (
    Ability,
    CantActivate,
    CantCast,
    CantGainLife,
    CastLimit,
    CastOnlyThen,
    Enters,
    OnlyWhen,
    StaysTapped,
    TriggerCause,
    TriggeredAbility,
    TriggersAgain,
    TriggersNothing,
)
from bot.engine.magic.words.conditions import Whose
from bot.engine.magic.words.effects import Fixed, GainLife
from bot.engine.magic.words.filters import ANYTHING, CREATURE, THIS, Matching, Players
from tests.explain.tables import ALICE, NORBERT, creature, told
from tests.explain.test_stack import REGENERATE, SHOCK, instant

ENTERING = (TriggerCause.ENTERING,)


@pytest.mark.parametrize(
    ("ability", "french", "english"),
    [
        (CantCast(ANYTHING), "on ne peut pas lancer Shock", "Shock can't be cast"),
        (
            CantCast(ANYTHING, (Zone.HAND,)),
            "on ne peut pas lancer Shock depuis cette zone",
            "Shock can't be cast from where it is",
        ),
        (
            CastLimit(ANYTHING, 0),
            "on ne peut pas lancer Shock, car un joueur ne peut pas lancer plus d’un tel sort par tour",
            "Shock can't be cast, as a player can't cast more than 0 such spells each turn",
        ),
        (
            CastOnlyThen(ANYTHING, OnlyWhen(turn=Whose.YOU)),
            "on ne peut lancer Shock que pendant le tour de son contrôleur",
            "Shock can be cast only in its controller's turn",
        ),
        (
            CastOnlyThen(ANYTHING, OnlyWhen(as_sorcery=True)),
            "on ne peut lancer Shock que quand on pourrait lancer un rituel",
            "Shock can be cast only as a sorcery could be cast",
        ),
    ],
)
def test_what_keeps_a_spell_from_being_cast(ability: Ability, french: str, english: str) -> None:
    shock = Cast(ObjectId("shock"), SHOCK, NORBERT, (ALICE,))
    texts = told([creature("law", "0/4", ALICE, ability)], shock)
    assert texts[0][0] == f"Illégal : à cause de la 0/4, {french}."
    assert texts[1][0] == f"Illegal: {english}, because of the 0/4."


def test_what_keeps_an_ability_from_being_activated() -> None:
    ouphe = creature("ouphe", "1/3", NORBERT, CantActivate(Matching(CREATURE)))
    texts = told([ouphe, creature("troll", "2/2", ALICE, REGENERATE)], Activate(ObjectId("troll"), 1))
    assert texts[0][0] == "Illégal : à cause de la 1/3, cette capacité activée de la 2/2 ne peut pas être activée."
    assert texts[1][0] == "Illegal: that activated ability of the 2/2 can't be activated, because of the 1/3."


@pytest.mark.parametrize(
    ("ability", "french", "english"),
    [
        (
            TriggersNothing(CREATURE, ENTERING),
            "À cause de la 0/4, la capacité d’Angel ne se déclenche pas. [603.2, 101.2]",
            "The ability of Angel does not trigger, because of the 0/4. [603.2, 101.2]",
        ),
        (
            TriggersAgain(Matching(ANYTHING), CREATURE, ENTERING),
            "À cause de la 0/4, la capacité d’Angel se déclenche une fois de plus. [603.2d]",
            "The ability of Angel triggers an additional time, because of the 0/4. [603.2d]",
        ),
    ],
)
def test_how_often_an_ability_triggers(ability: Ability, french: str, english: str) -> None:
    gaining = TriggeredAbility(Enters(THIS), (GainLife(Players.YOU, Fixed(3)),))
    printed = Characteristics("Angel", types=("Creature",), power=3, toughness=3, abilities=(gaining,))
    angel = Cast(ObjectId("angel"), CardDefinition((printed,)), ALICE)
    named = {"angel": "Angel"}
    texts = told([creature("orb", "0/4", ALICE, ability)], angel, ResolveStack(everything=True), fr=named, en=named)
    assert french in texts[0]
    assert english in texts[1]


def test_614_17_life_that_cant_be_gained() -> None:
    gift = instant("Gift", GainLife(Players.YOU, Fixed(3)))
    vortex = creature("vortex", "0/4", NORBERT, CantGainLife(Players.EACH_PLAYER))
    texts = told([vortex], Cast(ObjectId("gift"), gift, ALICE, (ALICE,)), ResolveStack(everything=True))
    assert "Alice ne gagne pas de points de vie, à cause de la 0/4. [101.2, 614.17]" in texts[0]
    assert "Alice gains no life, because of the 0/4. [101.2, 614.17]" in texts[1]


def test_502_3_what_stays_tapped() -> None:
    golem = replace(creature("golem", "3/3", NORBERT, StaysTapped(THIS)), tapped=True)
    texts = told([golem], AdvanceTo(None))
    assert "La 3/3 ne se dégage pas. [502.3]" in texts[0]
    assert "The 3/3 does not untap. [502.3]" in texts[1]
