"""CR 508.7: which player or permanent a creature attacks is chosen anew; 508.4b: effects that make it attack."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Choose, Leave, Scenario
from bot.engine.magic.events import AttackReselected, BecameAttacking
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.combat_state import Attacker
from bot.engine.magic.words.abilities import Attacks, Enters
from bot.engine.magic.words.effects import BecomeAttacking, CreateTokens, Reselect
from bot.engine.magic.words.filters import CREATURE, Filter, Matching, Side, Status, TargetObject, TargetSpec
from tests.engine.magic.multiplayer.emperor import B, F, attacks, table
from tests.engine.magic.tables.spells import ALL, TARGET_CREATURE, beside, burn, cast, spell, watching, with_carol
from tests.engine.magic.tables.table import asked_state, attack, block, cited, dealt, duel, events, lives, refused
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

BEAR, JACE, SIEGE = ObjectId("bear"), ObjectId("jace"), ObjectId("siege")
ATTACKING = TargetSpec(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,)))
TURN = spell("turn", Reselect(TargetObject()), targets=(ATTACKING,))


def anew(pick: Recipient, *, by: PlayerId = BOB) -> tuple[Action, ...]:
    """Bob reselects what the bear attacks."""
    return (Choose(ChoiceKind.ATTACK_TARGET, pick, BOB), cast(TURN, "bear", by=by), ALL)


def attackers(scenario: Scenario) -> dict[ObjectId, Attacker]:
    combat = asked_state(scenario).combat
    return {} if combat is None else dict(combat.attackers)


@pytest.mark.rule("508.7c")
@pytest.mark.parametrize(("name", "left"), [("Bob", (20, 18, 20)), ("Carol", (20, 20, 18))])
def test_508_7a_the_creature_attacks_the_reselected_player(name: str, left: tuple[int, ...]) -> None:
    scenario = with_carol(duel("bear 2/2", "", attack("bear>Bob"), *anew(PlayerId(name))))
    assert lives(resolve_scenario(scenario)) == left


def test_508_7a_it_does_not_attack_a_second_time_and_did_attack_the_first() -> None:
    scenario = with_carol(duel("bear 2/2", "", attack("bear>Bob"), *anew(CAROL)))
    watched = beside(scenario, watching("horn", "0/1", Attacks(Matching(CREATURE))))
    state = asked_state(watched)
    assert state.combat is not None
    assert (state.combat.has_attacked, state.combat.attackers[BEAR].defender) == (frozenset({(ALICE, BOB)}), CAROL)
    assert lives(resolve_scenario(watched)) == (21, 20, 18)
    assert cited(resolve_scenario(scenario), AttackReselected) == [("608.2c", "508.7", "508.7c")]


def test_508_7a_it_keeps_being_blocked_and_is_blocked_by_the_new_defending_player() -> None:
    table = with_carol(duel("bear 2/2", "ox 2/4", attack("bear>Bob"), *anew(CAROL)), "elk 3/3")
    refusal = refused(resolve_scenario(with_actions(table, block("ox>bear"))))
    assert refusal == {4: [(RefusalKind.NOT_ATTACKING_YOU, ("509.1a",))]}
    late = with_carol(duel("bear 2/2", "ox 2/4", attack("bear>Bob"), block("ox>bear"), *anew(CAROL)))
    assert (dealt(resolve_scenario(late)), attackers(late)[BEAR].blocked) == ([{"bear>ox:2", "ox>bear:2"}], True)


def with_actions(scenario: Scenario, *more: Action) -> Scenario:
    return Scenario(scenario.players, scenario.objects, (*scenario.do, *more))


def test_508_7_by_default_it_goes_on_attacking_the_same() -> None:
    scenario = with_carol(duel("bear 2/2", "jace walker:3", attack("bear>Bob"), cast(TURN, "bear", by=BOB), ALL))
    outcome = resolve_scenario(scenario)
    assert lives(outcome) == (20, 18, 20)
    assert [(each.kind, each.picked, each.default, each.options) for each in outcome.choices] == [
        ("attack target", "Bob", True, 3)
    ]


@pytest.mark.parametrize("pick", [JACE, SIEGE])
def test_508_7c_planeswalkers_of_opponents_and_battles_that_they_protect_can_be_reselected(pick: ObjectId) -> None:
    table = duel("bear 2/2, siege battle:4 protector:Bob", "jace walker:3", attack("bear>Bob"), *anew(pick))
    assert (attackers(table)[BEAR].attacked, attackers(table)[BEAR].defender) == (pick, BOB)
    assert lives(resolve_scenario(table)) == (20, 20)


@pytest.mark.parametrize("pick", [ALICE, ObjectId("gideon")])
def test_508_7c_neither_its_controller_nor_what_they_control_can_be_reselected(pick: Recipient) -> None:
    table = duel("bear 2/2, gideon walker:3", "jace walker:3", attack("bear>Bob"), *anew(pick))
    outcome = resolve_scenario(table)
    assert (refused(outcome)[1], lives(outcome)) == ([(RefusalKind.NOT_AN_OPTION, ("508.7",))], (20, 18))


def test_508_7b_restrictions_and_costs_of_attacks_are_of_no_account() -> None:
    carol = "moat enchantment own-moat, prison enchantment taxes"
    scenario = with_carol(duel("bear 2/2 must-attack-bob", "", attack("bear>Bob"), *anew(CAROL)), carol)
    assert lives(resolve_scenario(scenario)) == (20, 20, 18)


@pytest.mark.rule("506.4c")
def test_508_7_a_creature_that_attacks_nothing_any_more_can_be_given_something_to_attack() -> None:
    gone = duel("bear 2/2", "jace walker:1", attack("bear>jace"), cast(burn(), "jace", by=BOB), ALL, *anew(BOB))
    assert lives(resolve_scenario(gone)) == (20, 18)


def test_508_7_what_does_not_attack_attacks_nothing() -> None:
    free = spell("free", Reselect(TargetObject()), targets=TARGET_CREATURE)
    outcome = resolve_scenario(
        duel("bear 2/2, cub 1/1", "jace walker:3", attack("bear"), cast(free, "cub", by=BOB), ALL)
    )
    assert (outcome.choices, events(outcome, AttackReselected)) == ((), [])


# Games with several seats.


@pytest.mark.rule("508.7e")
def test_508_7d_where_there_is_one_defending_player_it_stays_with_that_one() -> None:
    anew_by_f = (Choose(ChoiceKind.ATTACK_TARGET, JACE), cast(TURN, "bear", by=F), ALL)
    scenario = table(
        attacks(bear="F"), *anew_by_f, active=B, gone="AC", B="bear 2/2", D="karn walker:3", F="jace walker:3"
    )
    choice = next(each for each in resolve_scenario(scenario).choices if each.kind == "attack target")
    assert (choice.picked, choice.options) == ("jace", 2)


# Effects that say that a creature is attacking (CR 508.4).

CHARGE = spell("charge", BecomeAttacking(TargetObject()), targets=TARGET_CREATURE)
OPPONENT = TargetSpec(players=Side.OPPONENT)


def charged(alice: str, bob: str, *before: Action, name: str = "cub") -> Scenario:
    return duel(alice, bob, *before, cast(CHARGE, name), ALL)


@pytest.mark.rule("508.4", "508.4c")
def test_508_4_an_effect_makes_a_creature_attack_that_was_not_declared() -> None:
    scenario = charged("bear 2/2, cub 1/1 sick tapped cant-attack", "prison enchantment taxes", attack("bear"))
    outcome = resolve_scenario(beside(scenario, watching("horn", "0/1", Attacks(Matching(CREATURE)))))
    assert lives(outcome) == (21, 17)
    assert cited(outcome, BecameAttacking) == [("608.2c", "508.4")]


def test_508_4_its_controller_chooses_what_it_attacks() -> None:
    chosen = Choose(ChoiceKind.ATTACKING, JACE, ALICE)
    scenario = charged("bear 2/2, cub 1/1", "jace walker:3", attack("bear"), chosen)
    assert attackers(scenario)[ObjectId("cub")].attacked == JACE


@pytest.mark.rule("508.4d")
def test_508_4d_after_the_declare_blockers_step_began_it_is_unblocked() -> None:
    scenario = charged("bear 2/2, cub 1/1", "ox 2/4", attack("bear"), block("ox>bear"))
    assert attackers(scenario)[ObjectId("cub")].blocked is False
    assert lives(resolve_scenario(scenario)) == (20, 19)


@pytest.mark.rule("506.3g")
@pytest.mark.parametrize("cub", ["cub 1/1 battle:3 protector:Bob", "cub artifact"])
def test_506_3g_a_battle_or_what_is_no_creature_does_not_attack(cub: str) -> None:
    free = spell("charge", BecomeAttacking(TargetObject()), targets=(TargetSpec(Filter()),))
    scenario = duel(f"bear 2/2, {cub}", "", attack("bear"), cast(free, "cub"), ALL)
    assert list(attackers(scenario)) == [BEAR]


def test_508_4_neither_another_players_creature_nor_one_out_of_combat_attacks() -> None:
    theirs = charged("bear 2/2", "ox 2/4", attack("bear"), name="ox")
    assert list(attackers(theirs)) == [BEAR]
    assert events(resolve_scenario(charged("bear 2/2", "", name="bear")), BecameAttacking) == []


def test_508_4b_who_is_out_of_the_game_is_not_attacked() -> None:
    at_carol = spell("charge", BecomeAttacking(TargetObject(0), TargetObject(1)), targets=(*TARGET_CREATURE, OPPONENT))
    before = (attack("bear>Bob"), cast(at_carol, "cub", "Carol"), Leave(CAROL), ALL)
    scenario = with_carol(duel("bear 2/2, cub 1/1", "", *before))
    assert list(attackers(scenario)) == [BEAR]
    stays = with_carol(duel("bear 2/2, cub 1/1", "", *(each for each in before if not isinstance(each, Leave))))
    assert attackers(stays)[ObjectId("cub")].attacked == CAROL


def test_508_4_what_attacks_already_goes_on_as_it_does() -> None:
    scenario = charged("bear 2/2", "jace walker:3", attack("bear"), Choose(ChoiceKind.ATTACKING, JACE), name="bear")
    assert attackers(scenario)[BEAR].attacked == BOB


@pytest.mark.parametrize(("step", "triggers"), [(None, False), (attack("bear"), True)])
def test_603_2_an_ability_waits_for_a_permanent_to_enter_during_a_step(step: Action | None, triggers: bool) -> None:
    watcher = watching("gate", "0/1", Enters(Matching(CREATURE), during=Step.DECLARE_ATTACKERS))
    token = spell("call", CreateTokens("Wolf", 1, 1, ("G",), ("Wolf",)))
    scenario = beside(duel("bear 2/2", "", *(() if step is None else (step,)), cast(token), ALL), watcher)
    assert lives(resolve_scenario(scenario))[0] == (21 if triggers else 20)
