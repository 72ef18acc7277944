"""CR 800.4, 104.3a, 104.5, 704.5w: a player leaves a game that goes on, and what becomes of everything of theirs."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    AdvanceTo,
    Leave,
    ObjectSetup,
    PlayerSetup,
    ResolveStack,
    Scenario,
    WhatIsOnTheStack,
    WhoHasPriority,
)
from bot.engine.magic.events import AbilityTriggered, DamageAssigned, GameWon, PlayerLeft, PlayerLost, ProtectorChosen
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import Leaves, StaticAbility
from bot.engine.magic.words.effects import (
    CreateTokens,
    Duration,
    Fixed,
    GainControl,
    KeywordAbility,
    LoseLife,
    Modify,
    ModifyPowerToughness,
)
from bot.engine.magic.words.filters import CREATURE, AttachedObject, Matching, Players, TargetObject, TargetSpec
from bot.engine.magic.words.qualities import TypeQuality
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, PING, beside, burn, cast, spell, watching, with_carol
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    asked,
    attack,
    block,
    cited,
    dealt,
    duel,
    events,
    lives,
    refused,
    zones,
)
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

BOB_LEAVES, CAROL_LEAVES, ALICE_LEAVES = Leave(BOB), Leave(CAROL), Leave(ALICE)


def three(alice: str, bob: str, carol: str, *do: Action) -> Scenario:
    return with_carol(duel(alice, bob, *do), carol)


def played(alice: str, bob: str, carol: str, *do: Action) -> Outcome:
    return resolve_scenario(three(alice, bob, carol, *do))


def test_104_3a_104_2a_a_concession_in_a_duel_ends_the_game() -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", BOB_LEAVES))
    assert (outcome.state.winner, zones(outcome), events(outcome, PlayerLeft)) == ("Alice", {"bear": "battlefield"}, [])
    assert cited(outcome, PlayerLost) == [("104.3a",)]


def test_104_2a_with_several_opponents_the_last_one_wins() -> None:
    outcome = played("", "", "", BOB_LEAVES, CAROL_LEAVES)
    assert (outcome.state.winner, len(events(outcome, GameWon))) == ("Alice", 1)
    assert played("", "", "", BOB_LEAVES).state.winner is None


def test_104_5_who_is_out_does_not_leave_again() -> None:
    outcome = played("", "", "", BOB_LEAVES, BOB_LEAVES)
    assert refused(outcome) == {1: [(RefusalKind.OUT_OF_THE_GAME, ("104.3a", "104.5"))]}


@pytest.mark.parametrize("do", [(BOB_LEAVES,), (cast(burn(20), "Bob"), ALL)])
def test_800_4a_what_a_player_owns_leaves_with_them_however_they_lose(do: tuple[Action, ...]) -> None:
    outcome = played("bear 2/2 owner:Bob", "cat 1/1, relic artifact zone:graveyard", "dog 1/1", *do)
    found = {each: zone for each, zone in zones(outcome).items() if each != "bolt"}
    assert found == {"bear": "outside", "cat": "outside", "relic": "outside", "dog": "battlefield"}
    assert outcome.state.players[BOB].left


def test_800_4a_what_they_control_and_do_not_own_is_exiled() -> None:
    outcome = played("", "bear 2/2 owner:Alice", "", BOB_LEAVES)
    assert zones(outcome) == {"bear": "exile"}


SEIZE = Modify(TargetObject(), (GainControl(),), Duration.END_OF_TURN)
TAKING = spell("act", SEIZE, targets=(TargetSpec(CREATURE),), kind="Sorcery")
ENCHANT = KeywordAbility(KeywordName.ENCHANT, TypeQuality("Creature", "creatures"))
YOKE = Characteristics(
    "yoke",
    types=("Enchantment",),
    subtypes=("Aura",),
    abilities=(ENCHANT, StaticAbility(AttachedObject(), (GainControl(),))),
)


@pytest.mark.parametrize(
    ("who", "found"),
    [
        (ALICE_LEAVES, {"bear": ("battlefield", CAROL), "yoke": ("outside", ALICE)}),
        (CAROL_LEAVES, {"bear": ("outside", CAROL), "yoke": ("graveyard", ALICE)}),
    ],
)
def test_800_4a_an_aura_that_gives_control_leaves_with_its_owner_or_its_host(
    who: Leave, found: dict[str, tuple[str, PlayerId]]
) -> None:
    yoke = ObjectSetup(ObjectId("yoke"), CardDefinition((YOKE,)), ALICE, ALICE, attached_to=ObjectId("bear"))
    state = resolve_scenario(beside(three("", "", "bear 2/2", ResolveStack(everything=True), who), yoke)).state
    assert {name: (thing.zone.value, thing.controller) for name, thing in state.objects.items()} == found


def test_800_4a_an_effect_that_gives_them_control_ends() -> None:
    outcome = played("", "", "bear 2/2", cast(TAKING, "bear"), ALL, ALICE_LEAVES)
    bear = outcome.state.objects[ObjectId("bear")]
    assert (bear.zone.value, bear.controller, zones(outcome)["act"]) == ("battlefield", CAROL, "outside")


def test_800_4a_a_stolen_permanent_leaves_with_its_owner() -> None:
    outcome = played("", "", "bear 2/2", cast(TAKING, "bear"), ALL, CAROL_LEAVES)
    assert zones(outcome)["bear"] == "outside"


def test_800_4a_their_abilities_on_the_stack_cease_to_exist_and_their_spells_leave() -> None:
    pinger = creature("pinger", "1/1", PING, by=BOB)
    shoot = Activate(ObjectId("pinger"), 1, BOB, (ALICE,))
    scenario = beside(three("", "", "", shoot, cast(burn(), "Alice", by=BOB), BOB_LEAVES), pinger)
    outcome = resolve_scenario(scenario)
    assert (lives(outcome), zones(outcome)) == ((20, 20, 20), {"pinger": "outside", "bolt": "outside"})
    assert asked(scenario, WhatIsOnTheStack()) == [[]]


def test_800_4a_abilities_of_others_stay_and_find_a_target_gone() -> None:
    outcome = played("", "cat 1/1", "", cast(burn(), "cat"), BOB_LEAVES, ALL)
    assert zones(outcome) == {"cat": "outside", "bolt": "graveyard"}


def test_800_4a_tokens_leave_with_who_created_them() -> None:
    goblin = CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",))
    outcome = played("", "", "", cast(spell("muster", goblin), by=BOB), ALL, BOB_LEAVES)
    assert zones(outcome)["goblin"] == "outside"


def test_800_4d_603_6c_leaving_triggers_for_those_who_stay_only() -> None:
    mourners = [
        watching("alices", "0/1", Leaves(Matching(CREATURE))),
        watching("bobs", "0/1", Leaves(Matching(CREATURE)), LoseLife(Players.EACH_PLAYER, Fixed(5)), by=BOB),
    ]
    outcome = resolve_scenario(beside(three("", "cat 1/1", "", BOB_LEAVES), *mourners))
    assert lives(outcome) == (22, 20, 20)  # for the cat and for Bob's own mourner
    assert len(events(outcome, AbilityTriggered)) == 2


def test_506_4_800_4a_their_creatures_leave_combat() -> None:
    outcome = played("bear 2/2", "wall 0/4", "", attack("bear>Bob"), block("wall>bear"), BOB_LEAVES)
    assert outcome.state.combat is not None
    assert outcome.state.combat.attackers[ObjectId("bear")].attacked is None
    assert (events(outcome, DamageAssigned), lives(outcome)) == ([], (20, 20, 20))


@pytest.mark.parametrize("at", ["Bob", "jace"])
def test_800_4e_506_4c_what_attacked_them_attacks_nothing(at: str) -> None:
    outcome = played("bear 2/2, ape 3/3", "jace walker:4", "", attack(f"bear>{at}", "ape>Carol"), BOB_LEAVES)
    assert outcome.state.combat is not None
    assert outcome.state.combat.attackers[ObjectId("bear")].attacked is None
    assert (dealt(outcome), lives(outcome)) == ([{"ape>Carol:3"}], (20, 20, 17))


def test_800_4j_a_turn_goes_on_without_its_active_player_and_the_next_is_the_next_ones() -> None:
    scenario = three("bear 2/2", "", "", attack("bear>Bob"), ALICE_LEAVES)
    outcome = resolve_scenario(scenario)
    assert (outcome.state.active, outcome.state.over, lives(outcome)) == (ALICE, False, (20, 20, 20))
    assert asked(scenario, WhoHasPriority()) == [BOB]
    later = resolve_scenario(three("bear 2/2", "", "", attack("bear>Bob"), ALICE_LEAVES, NEXT_TURN, NEXT_TURN))
    assert later.state.active == CAROL


def test_800_4k_their_turn_does_not_begin() -> None:
    assert played("", "", "", BOB_LEAVES, NEXT_TURN).state.active == CAROL


@pytest.mark.parametrize("duration", [Duration.YOUR_NEXT_TURN, Duration.END_OF_YOUR_NEXT_TURN])
def test_800_4m_what_lasts_until_their_next_turn_ends_as_that_would_have_begun(duration: Duration) -> None:
    grow = Modify(TargetObject(), (ModifyPowerToughness(2, 2),), duration)
    growth = spell("growth", grow, targets=(TargetSpec(CREATURE),))
    do = (cast(growth, "bear", by=BOB), ALL, BOB_LEAVES)
    sizes = [
        characteristics(played("bear 2/2", "", "", *do, *turns).state, ObjectId("bear")).power
        for turns in ((), (NEXT_TURN,))
    ]
    assert sizes == [4, 2]


def test_310_10_704_5w_a_battle_whose_protector_has_left_gets_another() -> None:
    outcome = played("siege battle:4 siege protector:Bob", "", "", BOB_LEAVES)
    assert [(each.battle, each.player) for each in events(outcome, ProtectorChosen)] == [("siege", CAROL)]


def test_704_5w_but_not_while_it_is_attacked() -> None:
    siege, after = "bear 2/2, siege battle:4 siege protector:Bob", AdvanceTo(Step.POSTCOMBAT_MAIN)
    during = played(siege, "", "", attack("bear>siege"), BOB_LEAVES, after)
    assert (during.state.objects[ObjectId("siege")].protector, dealt(during)) == (CAROL, [{"bear>siege:2"}])
    chosen = next(i for i, each in enumerate(during.trace) if isinstance(each.event, ProtectorChosen))
    damage = next(i for i, each in enumerate(during.trace) if isinstance(each.event, DamageAssigned))
    assert chosen > damage


def test_800_4b_nothing_comes_under_the_control_of_who_has_left() -> None:
    outcome = played("", "", "bear 2/2", cast(TAKING, "bear"), ALICE_LEAVES, ALL)
    assert outcome.state.objects[ObjectId("bear")].controller == CAROL


def test_104_5_several_who_lose_at_once_leave_together_unless_the_game_is_over() -> None:
    storm = spell("storm", LoseLife(Players.EACH_OPPONENT, Fixed(20)), kind="Sorcery")
    scenario = three("", "cat 1/1", "dog 1/1", cast(storm), ALL)
    over = resolve_scenario(scenario)
    assert (over.state.winner, zones(over)["cat"]) == ("Alice", "battlefield")
    four = resolve_scenario(replace(scenario, players=(*scenario.players, PlayerSetup(PlayerId("Dave"), 21))))
    assert (four.state.winner, zones(four)["cat"], zones(four)["dog"]) == (None, "outside", "outside")
