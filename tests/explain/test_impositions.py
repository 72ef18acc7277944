"""Rules of combat that an effect makes for a while (CR 611.2c, 701.15), told in both languages."""

from bot.engine.magic.abilities import BeginningOf, Goaded, MustAttack, SpellAbility, TriggeredAbility
from bot.engine.magic.effects import ChooseOpponent, Duration, Impose
from bot.engine.magic.filters import CREATURE, THIS, Players, TargetObject, TargetSpec
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.objects import CardDefinition, Characteristics
from bot.engine.magic.scenario import AdvanceTo, Cast, ResolveStack
from bot.engine.magic.steps import Step
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
