"""Rules of combat that an effect makes for a while (CR 611.2c, 701.15), told in both languages."""

import pytest

from bot.engine.magic.asking.scenario import AdvanceTo, Cast, ResolveStack
from bot.engine.magic.events import RuleImposed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import (
    AttackCost,
    BeginningOf,
    BlockCost,
    CombatRule,
    Goaded,
    MustAttack,
    SpellAbility,
    Towards,
    TriggeredAbility,
)
from bot.engine.magic.words.effects import ChooseOpponent, Duration, Fixed, Impose
from bot.engine.magic.words.filters import CREATURE, THIS, Players, TargetObject, TargetSpec
from bot.explain import english, french
from bot.explain.passages import Passage
from tests.explain.samples import ENGLISH, FRENCH, TREE
from tests.explain.tables import ALICE, NORBERT, attack, block, creature, told

TARGETS = (TargetSpec(CREATURE),)
TAUNT = CardDefinition(
    (
        Characteristics(
            "Made-Up Taunt",
            types=("Instant",),
            abilities=(SpellAbility((Impose(TargetObject(), Goaded(), Duration.YOUR_NEXT_TURN),), TARGETS),),
        ),
    )
)


def test_701_15a_who_goads_what_and_until_when() -> None:
    french, english = told(
        [creature("bear", "2/2", ALICE)],
        Cast(ObjectId("taunt"), TAUNT, NORBERT, (ObjectId("bear"),)),
        ResolveStack(everything=True),
        attack("bear"),
        block(),
    )
    assert "Made-Up Taunt : Norbert incite la 2/2 jusqu’au prochain tour de Norbert. [608.2c]" in french
    assert "Made-Up Taunt: Norbert goads the 2/2 until Norbert's next turn. [608.2c]" in english


def test_508_1d_who_has_to_attack_the_chosen_player() -> None:
    chooses = TriggeredAbility(
        BeginningOf(Step.BEGINNING_OF_COMBAT.value),
        (ChooseOpponent(), Impose(THIS, MustAttack(), Duration.END_OF_COMBAT, Players.CHOSEN_PLAYER)),
    )
    french, english = told(
        [creature("ruffian", "7/7", ALICE, chooses)], AdvanceTo(Step.BEGINNING_OF_COMBAT), attack(), block()
    )
    assert (
        "Capacité de la 7/7 : la 7/7 doit attaquer Norbert si possible jusqu’à la fin du combat. [608.2c, 603.3b]"
        in french
    )
    assert "Ability of the 7/7: the 7/7 has to attack Norbert if able until end of combat. [608.2c, 603.3b]" in english


@pytest.mark.parametrize(
    ("rule", "en", "fr"),
    [
        (
            AttackCost("{2}", towards=Towards.YOU),
            "Attacking Norbert costs {2} a creature",
            "Attaquer Norbert coûte {2} par créature",
        ),
        (
            AttackCost(life=2, towards=Towards.YOU_OR_YOUR_PLANESWALKERS),
            "Attacking Norbert or a planeswalker of theirs costs 2 life a creature",
            "Attaquer Norbert ou un planeswalker de ce joueur coûte 2 points de vie par créature",
        ),
        (
            BlockCost("{1}"),
            "Blocking costs {1} a creature",
            "Bloquer coûte {1} par créature",
        ),
        (
            BlockCost("{1}", times=Fixed(3)),
            "Blocking costs what the effect says a creature",
            "Bloquer coûte ce que dit l’effet par créature",
        ),
    ],
)
def test_611_2c_what_attacks_and_blocks_cost_for_a_while(rule: CombatRule, en: str, fr: str) -> None:
    passage = Passage((RuleImposed(TREE, NORBERT, rule, None, Duration.END_OF_TURN),), ())
    assert english.sentence_of_passage(passage, ENGLISH) == f"{en} until end of turn."
    assert french.sentence_of_passage(passage, FRENCH) == f"{fr} jusqu’à la fin du tour."
