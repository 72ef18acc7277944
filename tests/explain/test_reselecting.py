"""What a creature attacks is chosen anew (CR 508.7), and what effects make it attack (508.4), in both languages."""

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Choose
from bot.engine.magic.events import AttackReselected, BecameAttacking
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import BeginningOf, TriggeredAbility
from bot.engine.magic.words.effects import Reselect
from bot.engine.magic.words.filters import CREATURE, Matching
from bot.explain import english, french
from bot.explain.passages import Passage
from tests.explain.samples import ENGLISH, FRENCH, LYNX, NORBERT, TREE
from tests.explain.tables import ALICE, attack, block, creature, planeswalker, told


def test_508_7_what_a_creature_now_attacks_is_told() -> None:
    turned = Passage((AttackReselected(LYNX, NORBERT),), ())
    assert english.sentence_of_passage(turned, ENGLISH) == "Spectral Lynx now attacks Norbert instead."
    assert french.sentence_of_passage(turned, FRENCH) == "Lynx spectral change de cible d’attaque et attaque Norbert."


def test_508_4_that_an_effect_makes_it_attack_is_told() -> None:
    attacking = Passage((BecameAttacking(LYNX, TREE),), ())
    assert english.sentence_of_passage(attacking, ENGLISH) == "Spectral Lynx is now attacking The Great Oak."
    assert french.sentence_of_passage(attacking, FRENCH) == "Lynx spectral attaque désormais Le Grand Chêne."


def test_508_7_the_ability_that_did_it_is_named_and_not_said_to_do_nothing() -> None:
    turn = TriggeredAbility(BeginningOf(Step.DECLARE_BLOCKERS.value, yours=False), (Reselect(Matching(CREATURE)),))
    objects = [creature("bear", "2/2", ALICE, turn), planeswalker("Jace", 3, NORBERT)]
    french_told, english_told = told(
        objects, Choose(ChoiceKind.ATTACK_TARGET, ObjectId("Jace")), attack("bear"), block()
    )
    cited = "[608.2c, 508.7, 508.7c, 603.3b]"
    assert f"Ability of the 2/2: the 2/2 now attacks the Jace instead. {cited}" in english_told
    assert f"Capacité de la 2/2 : la 2/2 change de cible d’attaque et attaque la Jace. {cited}" in french_told
    assert not any("without effect" in each or "sans effet" in each for each in (*english_told, *french_told))
