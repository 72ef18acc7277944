"""CR 506.3, 508.4: permanents that are put onto the battlefield attacking; 603.7: what is to become of them."""

import pytest

from bot.engine.magic.asking.scenario import Action, AdvanceTo, PlayerSetup, Scenario
from bot.engine.magic.events import EnteredAttacking, EnteredOutOfCombat, ManaPaid, Tapped
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.combat_state import Attacker
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Attacks, AttacksUnblocked, BeginningOf, Enters, TriggeredAbility
from bot.engine.magic.words.conditions import AttackedThisTurn
from bot.engine.magic.words.effects import (
    AtEndOfCombat,
    AtNextEndStep,
    Attacking,
    CreateCopies,
    CreateTokens,
    Effect,
    Entering,
    Exile,
    Fixed,
    PutCardOfPlayer,
    PutOntoBattlefield,
    SacrificeObjects,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    YOUR_CREATURE,
    Filter,
    Made,
    Matching,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, beside, burn, cast, spell, state_after, watching, with_carol
from tests.engine.magic.tables.table import attack, block, choose, cited, dealt, duel, events, lives, zones
from tests.engine.magic.tables.words import ALICE, BOB

TAPPED_AND_ATTACKING = Entering(tapped=True, attacking=Attacking())
GOBLIN = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), entering=TAPPED_AND_ATTACKING)
CHIEF = watching("chief", "2/2", Attacks(), GOBLIN)
MADE = Made()
BEFORE_DAMAGE = AdvanceTo(Step.DECLARE_BLOCKERS)


def charged(alice: str, bob: str, *do: Action) -> Outcome:
    """The chief attacks, and the goblin that he makes attacks with him."""
    return resolve_scenario(beside(duel(alice, bob, *do), CHIEF))


def test_508_4_a_token_that_enters_attacking_is_tapped_and_deals_its_damage() -> None:
    outcome = charged("", "", attack("chief"))
    goblin = outcome.state.objects[ObjectId("goblin")]
    assert (goblin.tapped, goblin.sick, dealt(outcome)) == (True, True, [{"chief>Bob:2", "goblin>Bob:1"}])
    assert cited(outcome, EnteredAttacking) == [("508.4",)]


@pytest.mark.parametrize(("pick", "hit"), [("jace", "jace"), ("siege", "siege"), ("Carol", "Carol"), ("Bob", "Bob")])
def test_508_4_its_controller_chooses_what_it_attacks(pick: str, hit: str) -> None:
    scenario = with_carol(
        duel("siege battle:4 siege protector:Carol", "jace walker:4", choose("attacking", pick), attack("chief>Bob"))
    )
    assert f"goblin>{hit}:1" in dealt(resolve_scenario(beside(scenario, CHIEF)))[0]


@pytest.mark.parametrize("at", ["Bob", "jace", "Carol"])
def test_508_4_by_default_it_attacks_what_the_source_of_the_ability_attacks(at: str) -> None:
    scenario = with_carol(duel("", "jace walker:4", attack(f"chief>{at}")))
    assert dealt(resolve_scenario(beside(scenario, CHIEF))) == [{f"chief>{at}:2", f"goblin>{at}:1"}]


def test_508_4_the_choice_is_reported_with_its_options() -> None:
    (chosen,) = charged("", "jace walker:4", attack("chief")).choices
    assert (chosen.kind, chosen.picked, chosen.default, chosen.options) == ("attacking", BOB, True, 2)


def test_508_4_it_never_attacked_so_that_nothing_triggers_on_it() -> None:
    drum = watching("drum", "0/4", Attacks(Matching(YOUR_CREATURE)))
    outcome = resolve_scenario(beside(duel("", "", attack("chief")), CHIEF, drum))
    assert lives(outcome) == (21, 17)


def test_508_6_who_only_put_creatures_onto_the_battlefield_attacking_has_not_attacked() -> None:
    at_combat = TriggeredAbility(BeginningOf(Step.BEGINNING_OF_COMBAT.value), (GOBLIN,))
    raider = TriggeredAbility(BeginningOf(Step.END.value), (), only_if=AttackedThisTurn())
    state = resolve_scenario(
        beside(duel("", "", AdvanceTo(Step.END)), creature("horn", "0/1", at_combat), creature("camp", "0/1", raider))
    ).state
    assert (state.this_turn.attackers, state.players[BOB].life) == ((), 19)


def test_508_8_without_a_declared_attacker_the_combat_goes_on_for_one_that_entered_attacking() -> None:
    at_combat = TriggeredAbility(BeginningOf(Step.BEGINNING_OF_COMBAT.value), (GOBLIN,))
    outcome = resolve_scenario(beside(duel("", "", AdvanceTo(Step.END_OF_COMBAT)), creature("horn", "0/1", at_combat)))
    assert lives(outcome) == (20, 19)


@pytest.mark.parametrize("words", ["taxes", "own-moat", "wide-moat"])
def test_508_4c_costs_and_restrictions_of_the_declaration_do_not_concern_it(words: str) -> None:
    horn = creature("horn", "0/1", TriggeredAbility(BeginningOf(Step.BEGINNING_OF_COMBAT.value), (GOBLIN,)))
    outcome = resolve_scenario(beside(duel("", f"wall enchantment {words}", AdvanceTo(Step.END)), horn))
    assert (lives(outcome), events(outcome, ManaPaid)) == ((20, 19), [])


@pytest.mark.parametrize("step", [Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT])
def test_508_4d_506_3d_after_the_declaration_of_blockers_it_is_unblocked(step: Step) -> None:
    muster = spell("muster", GOBLIN)
    state = state_after("bear 2/2", "", attack("bear"), AdvanceTo(step), cast(muster), ALL)
    assert state.combat is not None
    assert state.combat.attackers[ObjectId("goblin")] == Attacker(BOB, BOB, blocked=False)
    outcome = resolve_scenario(duel("bear 2/2", "", attack("bear"), AdvanceTo(step), cast(muster), ALL))
    assert cited(outcome, EnteredAttacking) == [("508.4", "508.4d", "506.3d")]


def test_509_1a_before_that_it_can_be_blocked() -> None:
    outcome = charged("", "wall 0/4", attack("chief"), ALL, block("wall>goblin"))
    assert dealt(outcome) == [{"chief>Bob:2", "goblin>wall:1"}]


def test_509_3g_attacks_and_is_not_blocked_speaks_of_it_too() -> None:
    lord = watching("lord", "0/1", AttacksUnblocked(Matching(Filter(all_of=("Goblin",)))))
    assert lives(resolve_scenario(beside(duel("", "", attack("chief")), CHIEF, lord))) == (21, 17)


HORDE = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), amount=Fixed(3), entering=TAPPED_AND_ATTACKING)


def test_508_4_several_choose_one_by_one() -> None:
    chief = watching("chief", "2/2", Attacks(), HORDE)
    picks = (choose("attacking", "jace"), choose("attacking", "Bob"), choose("attacking", "jace"))
    outcome = resolve_scenario(beside(duel("", "jace walker:4", *picks, attack("chief")), chief))
    assert dealt(outcome) == [{"chief>Bob:2", "goblin>jace:1", "goblin-2>Bob:1", "goblin-3>jace:1"}]


# Where it does not attack.


def outside(outcome: Outcome) -> list[tuple[str, ...]]:
    assert not events(outcome, EnteredAttacking)
    return cited(outcome, EnteredOutOfCombat)


def test_506_3b_outside_combat_and_for_others_than_the_attacking_player_it_only_enters() -> None:
    muster = spell("muster", GOBLIN)
    assert outside(resolve_scenario(duel("", "", cast(muster), ALL))) == [("506.3b",)]
    during = (attack("bear"), cast(muster, by=BOB), ALL)
    outcome = resolve_scenario(duel("bear 2/2", "", *during))
    assert (outside(outcome), zones(outcome)["goblin"]) == ([("506.3b",)], "battlefield")


@pytest.mark.parametrize(("kinds", "rule"), [(("Artifact",), "506.3a"), (("Creature", "Battle"), "506.3f")])
def test_506_3a_506_3f_what_is_no_creature_or_a_battle_does_not_attack(kinds: tuple[str, ...], rule: str) -> None:
    thing = CreateTokens("Thing", 1, 1, (), ("Thing",), types=kinds, entering=TAPPED_AND_ATTACKING)
    outcome = resolve_scenario(beside(duel("", "", attack("chief")), watching("chief", "2/2", Attacks(), thing)))
    assert outside(outcome) == [(rule,)]


@pytest.mark.parametrize("planeswalkers", [True, False])
def test_508_4a_506_3c_it_does_not_attack_a_player_who_has_left_the_game(planeswalkers: bool) -> None:
    only_bob = Entering(attacking=Attacking(Players.DEFENDING_PLAYER, planeswalkers))
    goblin = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), entering=only_bob)
    chief = watching("chief", "2/2", Attacks(), goblin)
    scenario = with_carol(duel("", "", attack("chief>Bob"), cast(burn(20), "Bob"), ALL))
    outcome = resolve_scenario(beside(scenario, chief))
    assert (outside(outcome), lives(outcome)) == ([("508.4a", "506.3c")], (20, 0, 20))


def test_508_4_for_that_player_or_a_planeswalker_they_control_nothing_else_is_offered() -> None:
    only_bob = Entering(attacking=Attacking(Players.DEFENDING_PLAYER, planeswalkers=True))
    goblin = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), entering=only_bob)
    chief = watching("chief", "2/2", Attacks(), goblin)
    scenario = with_carol(duel("", "jace walker:4", attack("chief>Bob")), "ral walker:3")
    (chosen,) = resolve_scenario(beside(scenario, chief)).choices
    assert chosen.options == 2
    assert dealt(resolve_scenario(beside(scenario, chief)))[0] == {"chief>Bob:2", "goblin>Bob:1"}


def test_508_4_for_each_opponent_one_that_attacks_that_player() -> None:
    each = Entering(tapped=True, attacking=Attacking(Players.EACH_OPPONENT))
    goblins = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), entering=each, for_each=Players.EACH_OPPONENT)
    chief = watching("chief", "2/2", Attacks(), goblins)
    outcome = resolve_scenario(beside(with_carol(duel("", "", attack("chief>Bob"))), chief))
    assert dealt(outcome)[0] == {"chief>Bob:2", "goblin>Bob:1", "goblin-2>Carol:1"}


# Copies and cards.


def test_707_2_a_copy_has_the_printed_values_and_none_of_the_counters() -> None:
    copy = CreateCopies(THIS, entering=TAPPED_AND_ATTACKING)
    hydra = creature(
        "hydra", "2/2", having(KeywordName.TRAMPLE), TriggeredAbility(Attacks(), (copy,)), counters={"+1/+1": 3}
    )
    outcome = resolve_scenario(beside(duel("", "", attack("hydra")), hydra))
    token = outcome.state.objects[ObjectId("hydra-2")]
    assert (token.token, token.printed, token.counters) == (True, hydra.definition.faces[0], {})
    assert dealt(outcome) == [{"hydra>Bob:5", "hydra-2>Bob:2"}]


def test_707_2_608_2h_a_copy_of_what_has_left_is_made_of_what_it_was() -> None:
    copy = CreateCopies(THIS, entering=TAPPED_AND_ATTACKING)
    hydra = creature("hydra", "2/2", TriggeredAbility(Attacks(), (copy,)))
    outcome = resolve_scenario(beside(duel("", "", attack("hydra"), cast(MURDER, "hydra", by=BOB), ALL), hydra))
    assert dealt(outcome) == [{"hydra-2>Bob:2"}]


def test_110_2a_a_card_from_a_graveyard_enters_attacking_if_it_is_still_there() -> None:
    target = TargetSpec(cards=Filter(all_of=("Creature",), side=Side.YOU))
    raise_dead = PutOntoBattlefield(TargetObject(), TAPPED_AND_ATTACKING)
    nephilim = creature("nephilim", "2/2", TriggeredAbility(Attacks(), (raise_dead,), (target,)))
    outcome = resolve_scenario(
        beside(duel("bear 3/3 zone:graveyard", "rat 1/1 zone:graveyard", attack("nephilim")), nephilim)
    )
    assert (dealt(outcome), zones(outcome)["rat"]) == ([{"nephilim>Bob:2", "bear>Bob:3"}], "graveyard")


def test_608_2d_a_creature_card_of_a_known_hand_is_chosen() -> None:
    captain = creature(
        "captain", "2/2", TriggeredAbility(Attacks(), (PutCardOfPlayer(CREATURE, TAPPED_AND_ATTACKING),))
    )
    hand = (creature("bear", "3/3", zone=Zone.HAND), creature("ape", "4/4", zone=Zone.HAND))
    players = (PlayerSetup(ALICE, hand=2), PlayerSetup(BOB))
    outcome = resolve_scenario(Scenario(players, (captain, *hand), (choose("put", "ape"), attack("captain"))))
    assert (dealt(outcome), outcome.state.players[ALICE].hand) == ([{"captain>Bob:2", "ape>Bob:4"}], 1)
    nobody_knows = resolve_scenario(Scenario((PlayerSetup(ALICE), PlayerSetup(BOB)), (captain,), (attack("captain"),)))
    assert dealt(nobody_knows) == [{"captain>Bob:2"}]


# What is to become of them (CR 603.7).


@pytest.mark.parametrize(
    ("later", "until"),
    [
        (AtEndOfCombat((Exile(MADE),)), Step.COMBAT_DAMAGE),
        (AtNextEndStep((SacrificeObjects(MADE),)), Step.POSTCOMBAT_MAIN),
    ],
)
def test_603_7b_what_was_made_leaves_at_the_stated_time_once(later: Effect, until: Step) -> None:
    chief = watching("chief", "2/2", Attacks(), GOBLIN, later)
    before = resolve_scenario(beside(duel("", "", attack("chief"), AdvanceTo(until), ALL), chief))
    assert before.state.ongoing.delayed or until is Step.COMBAT_DAMAGE
    after = resolve_scenario(beside(duel("", "", attack("chief"), AdvanceTo(Step.CLEANUP)), chief))
    assert (zones(after)["goblin"], zones(after)["chief"], after.state.ongoing.delayed) == ("ceased", "battlefield", ())


def test_603_7_where_nothing_was_made_nothing_waits() -> None:
    nobody = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",), amount=Fixed(0), entering=TAPPED_AND_ATTACKING)
    chief = watching("chief", "2/2", Attacks(), nobody, AtEndOfCombat((Exile(MADE),)))
    assert (
        resolve_scenario(beside(duel("", "", attack("chief"), ALL, BEFORE_DAMAGE), chief)).state.ongoing.delayed == ()
    )


def test_110_5b_entering_tapped_is_not_becoming_tapped() -> None:
    outcome = charged("", "", attack("chief"))
    assert [each.permanent for each in events(outcome, Tapped)] == ["chief"]


def test_603_6a_it_enters_as_any_other_permanent() -> None:
    drum = watching("drum", "0/4", Enters(Matching(YOUR_CREATURE)))
    assert lives(resolve_scenario(beside(duel("", "", attack("chief")), CHIEF, drum))) == (21, 17)
