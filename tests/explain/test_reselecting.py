"""What a creature attacks is chosen anew (CR 508.7), and what effects make it attack (508.4), in both languages."""

from bot.engine.magic.events import AttackReselected, BecameAttacking
from bot.explain import english, french
from bot.explain.passages import Passage
from tests.explain.samples import ENGLISH, FRENCH, LYNX, NORBERT, TREE


def test_508_7_what_a_creature_now_attacks_is_told() -> None:
    turned = Passage((AttackReselected(LYNX, NORBERT),), ())
    assert english.sentence(turned, ENGLISH) == "Spectral Lynx now attacks Norbert instead."
    assert french.sentence(turned, FRENCH) == "Lynx spectral change de cible d’attaque et attaque Norbert."


def test_508_4_that_an_effect_makes_it_attack_is_told() -> None:
    attacking = Passage((BecameAttacking(LYNX, TREE),), ())
    assert english.sentence(attacking, ENGLISH) == "Spectral Lynx is now attacking The Great Oak."
    assert french.sentence(attacking, FRENCH) == "Lynx spectral attaque désormais Le Grand Chêne."
