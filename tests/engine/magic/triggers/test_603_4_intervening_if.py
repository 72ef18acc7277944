"""The intervening "if" clause (CR 603.4): checked as the ability would trigger and again as it resolves."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Action, ObjectSetup
from bot.engine.magic.events import AbilityTriggered, DidNotResolve
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.words.abilities import Attacks, Dies, TriggeredAbility
from bot.engine.magic.words.conditions import Bounds, CardsInGraveyard, Condition, NumberOf, Whose
from bot.engine.magic.words.filters import THIS, Filter, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import MURDER, ONE_LIFE, SHATTER, beside, cast
from tests.engine.magic.tables.table import attack, cited, duel, events, lives
from tests.engine.magic.tables.words import BOB

ARTIFACTS = NumberOf(Filter(all_of=("Artifact",), side=Side.YOU))


def smith(condition: Condition = ARTIFACTS) -> ObjectSetup:
    """Whenever it attacks, if the condition holds, its controller gains 1 life."""
    return creature("smith", "1/1", TriggeredAbility(Attacks(), (ONE_LIFE,), only_if=condition))


@pytest.mark.parametrize(("alice", "triggers"), [("ring artifact", 1), ("", 0)])
def test_603_4_it_triggers_only_if_the_clause_is_true(alice: str, triggers: int) -> None:
    outcome = resolve_scenario(beside(duel(alice, "", attack("smith")), smith()))
    assert len(events(outcome, AbilityTriggered)) == triggers
    assert lives(outcome) == (20 + triggers, 19)


@pytest.mark.rule("608.2a")
@pytest.mark.parametrize(("do", "life"), [((), 21), ((cast(SHATTER, "ring", by=BOB),), 20)])
def test_603_4_it_does_nothing_if_the_clause_is_not_true_as_it_resolves(do: tuple[Action, ...], life: int) -> None:
    outcome = resolve_scenario(beside(duel("ring artifact", "", attack("smith"), *do), smith()))
    assert lives(outcome) == (life, 19)
    assert len(events(outcome, AbilityTriggered)) == 1
    assert cited(outcome, DidNotResolve) == [("603.4", "608.2a")] * len(do)


def test_603_4_what_dies_asks_about_the_table_after_its_death() -> None:
    buried = CardsInGraveyard(Whose.YOU, Bounds(1), Filter(all_of=("Creature",)))
    martyr = creature("martyr", "1/1", TriggeredAbility(Dies(THIS), (ONE_LIFE,), only_if=buried))
    outcome = resolve_scenario(beside(duel("", "", cast(MURDER, "martyr")), martyr))
    assert lives(outcome) == (21, 20)


def test_603_4_a_clause_that_becomes_true_too_late_helps_nothing() -> None:
    late = replace(ARTIFACTS, number=Bounds(0, 0))
    outcome = resolve_scenario(beside(duel("ring artifact", "", attack("smith"), cast(SHATTER, "ring")), smith(late)))
    assert lives(outcome) == (20, 19)
