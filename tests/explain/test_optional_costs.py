"""What is done as a creature attacks (CR 508.1g), told in both languages."""

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import AdvanceTo, Choose
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import AsItAttacks, OptionalAttackCost, TriggeredAbility, WhenYouDo
from bot.engine.magic.words.effects import Modify, ModifyPowerToughness
from bot.engine.magic.words.filters import THIS
from tests.explain.tables import ALICE, attack, creature, told

LARGER = TriggeredAbility(WhenYouDo(), (Modify(THIS, (ModifyPowerToughness(1, 1),)),))
EXERT = OptionalAttackCost(AsItAttacks.EXERT, LARGER)


def test_an_exerted_creature_is_told_and_stays_tapped() -> None:
    next_turn = AdvanceTo(None)
    chosen = Choose(ChoiceKind.EXERT, ObjectId("lion"))
    french, english = told([creature("lion", "2/2", ALICE, EXERT)], chosen, attack("lion"), next_turn, next_turn)
    assert "Alice surmène la 2/2. [508.1g, 701.43d]" in french
    assert "Alice exerts the 2/2. [508.1g, 701.43d]" in english
    assert "La 2/2 ne se dégage pas. [701.43a]" in french
    assert "The 2/2 does not untap. [701.43a]" in english


def test_who_enlists_whom_is_told_with_what_it_adds() -> None:
    table = creature("knight", "1/4", ALICE, KeywordName("enlist")), creature("squire", "3/1", ALICE)
    french, english = told(list(table), Choose(ChoiceKind.ENLIST, ObjectId("squire")), attack("knight"))
    assert french[1:4] == [
        "La 1/4 attaque Norbert. [508.1k]",
        "La 1/4 enrôle la 3/1. [508.1g, 702.154a]",
        "Enrôlement (enlist) : la 1/4 gagne +3/+0 jusqu’à la fin du tour. [702.154a, 603.3b]",
    ]
    assert english[1:4] == [
        "The 1/4 attacks Norbert. [508.1k]",
        "The 1/4 enlists the 3/1. [508.1g, 702.154a]",
        "Enlist: the 1/4 gets +3/+0 until end of turn. [702.154a, 603.3b]",
    ]


def test_that_nobody_was_exerted_by_default_is_told() -> None:
    french, english = told([creature("lion", "2/2", ALICE, EXERT)], attack("lion"))
    assert french[1] == "Par défaut : Alice ne surmène aucune créature. [508.1g, 701.43d]"
    assert english[1] == "By default Alice exerts nothing. [508.1g, 701.43d]"
