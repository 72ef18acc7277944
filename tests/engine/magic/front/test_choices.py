"""Choices: the documented default, how many others were legal, and another answer by resolving again."""

from bot.engine.magic.asking.choices import ChoiceKind, Chosen
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.events import ChoiceMade
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import (
    assign,
    assigned,
    attack,
    block,
    choose,
    cited,
    combat,
    duel,
    events,
    fight,
    gone,
    refused,
    to,
)
from tests.engine.magic.tables.words import ALICE, BOB

ATTACKER = ObjectId("attacker")


def test_510_1_a_division_by_default_is_reported_with_its_options() -> None:
    outcome = combat("5/5 trample", "2/2", "3/1")
    assert outcome.choices == (
        Chosen(
            ALICE, ChoiceKind.COMBAT_DAMAGE, {"b1": 2, "b2": 1, "Bob": 2}, default=True, options=9, subject=ATTACKER
        ),
    )
    assert (cited(outcome, ChoiceMade), events(outcome, ChoiceMade)[0].options) == ([("510.1",)], 9)


def test_510_1_a_division_that_was_announced_is_no_choice_any_more() -> None:
    assert combat("5/5 trample", "2/2", "3/1", then=[assign("attacker", "b1:5")]).choices == ()


def test_510_1_without_alternatives_there_is_no_choice() -> None:
    assert combat("5/5", "2/2").choices == ()
    assert combat("2/2 trample", "2/2").choices == ()
    assert combat("0/5", "2/2", "1/1").choices == ()


def test_510_1_each_player_s_choice_is_their_own() -> None:
    outcome = fight("a 2/2, b 1/1", "ox 2/9 blocks-two", attack("a", "b"), block("ox>a+b"))
    assert [(each.player, each.subject, each.options) for each in outcome.choices] == [(BOB, "ox", 3)]


def test_510_4_a_double_striker_chooses_in_each_step() -> None:
    outcome = combat("2/9 double-strike", "1/3", "1/3")
    assert [each.options for each in outcome.choices] == [3, 3]


def test_the_default_kills_as_many_as_it_can_the_cheapest_first() -> None:
    outcome = combat("4/4", "1/5", "1/3", "1/1")
    assert assigned(outcome)[0] >= {"attacker>b3:1", "attacker>b2:3"}
    assert gone(outcome) == {"b2", "b3"}


def test_the_default_leaves_what_can_not_be_killed_to_the_last() -> None:
    outcome = combat("3/9 green", "1/1 indestructible", "1/1 protection-from-green", "1/2")
    assert gone(outcome) == {"b3"}


def test_another_answer_is_the_scenario_resolved_again() -> None:
    legends = "old legendary enchantment named:Jace, new legendary enchantment named:Jace"
    table = duel(legends, "")
    assert gone(resolve_scenario(table)) == {"old"}
    assert gone(resolve_scenario(table.answering(choose("legend rule", "old")))) == {"new"}


def test_an_answer_of_another_player_is_not_taken() -> None:
    legends = "old legendary enchantment named:Jace, new legendary enchantment named:Jace"
    assert gone(fight(legends, "", choose("legend rule", "old", by=BOB))) == {"old"}


def test_each_answer_serves_once() -> None:
    legends = "a legendary enchantment named:A, b legendary enchantment named:A"
    twice = f"{legends}, c legendary enchantment named:B, d legendary enchantment named:B"
    outcome = fight(twice, "", choose("legend rule", "a"), choose("legend rule", "c"))
    assert (gone(outcome), [each.default for each in outcome.choices]) == ({"b", "d"}, [False, False])


def test_704_5j_a_pick_that_is_no_legal_answer_is_refused() -> None:
    legends = "jace legendary enchantment named:Jace, jacob legendary enchantment named:Jace"
    outcome = fight(legends, "", choose("legend rule", "nobody"), to(Step.END))
    assert refused(outcome) == {0: [(RefusalKind.NOT_AN_OPTION, ("704.5j",))]}
