"""Rules of combat that effects make for a while (CR 611.2c): goading (701.15), and attacks that are required."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, CanAttack, CanBlock, Choose, Scenario
from bot.engine.magic.combat.attack_requirements import attack_requirements
from bot.engine.magic.events import ActionRefused, ChoiceMade, RuleImposed
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import (
    BeginningOf,
    CantBeBlocked,
    CantBlock,
    Goaded,
    MustAttack,
    Towards,
    TriggeredAbility,
)
from bot.engine.magic.words.effects import ChooseOpponent, Duration, Impose
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Matching, Players, Side, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, beside, cast, spell, state_after, with_carol
from tests.engine.magic.tables.table import NEXT_TURN, asked, attack, block, duel, events, lives, refused, to
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

BEAR = ObjectId("bear")
WALKER = "jace walker:5"
GOAD = spell("goad", Impose(TargetObject(), Goaded(), Duration.YOUR_NEXT_TURN), targets=TARGET_CREATURE)
MUST, ANOTHER = RefusalKind.MUST_ATTACK, RefusalKind.MUST_ATTACK_ANOTHER


def goaded(*declared: str, by: tuple[PlayerId, ...] = (BOB,), carol: bool = True, bob: str = WALKER) -> Scenario:
    """Alice's bear is goaded in her main phase, then attacks so."""
    scenario = duel("bear 2/2", bob, *goads(by), ALL, attack(*declared))
    return with_carol(scenario) if carol else scenario


def goads(by: tuple[PlayerId, ...]) -> list[Action]:
    """A spell of each of them, under a name of its own."""
    effect = Impose(TargetObject(), Goaded(), Duration.YOUR_NEXT_TURN)
    spells = [spell(f"goad{number}", effect, targets=TARGET_CREATURE) for number, _ in enumerate(by)]
    return [cast(each, "bear", by=player) for each, player in zip(spells, by, strict=True)]


def reasons(scenario: Scenario) -> list[tuple[RefusalKind, tuple[str, ...]]]:
    return next(iter(refused(resolve_scenario(scenario)).values()), [])


@pytest.mark.parametrize(
    ("declared", "found"),
    [
        ("", [MUST]),
        ("bear>Bob", [ANOTHER]),
        ("bear>jace", [ANOTHER]),
        ("bear>Carol", []),
    ],
)
def test_701_15b_a_goaded_creature_attacks_and_attacks_another_player(declared: str, found: list[RefusalKind]) -> None:
    told = reasons(goaded(*declared.split()))
    assert told == [(kind, ("508.1d", "701.15b")) for kind in found]


def test_701_15b_it_attacks_the_goader_where_nobody_else_can_be_attacked() -> None:
    assert reasons(goaded("bear>Bob", carol=False)) == []
    assert reasons(goaded("bear>jace", carol=False)) == []
    assert [kind for kind, _ in reasons(goaded(carol=False))] == [MUST]


@pytest.mark.parametrize(("declared", "legal"), [("bear>Bob", True), ("bear>Carol", True), ("bear>jace", False)])
def test_701_15c_goaded_by_everybody_it_attacks_one_of_them_and_no_planeswalker(declared: str, legal: bool) -> None:
    assert (reasons(goaded(declared, by=(BOB, CAROL))) == []) is legal


def test_701_15c_several_players_make_several_requirements_and_701_15d_one_player_only_once() -> None:
    numbers = []
    for by in ((BOB,), (BOB, BOB), (BOB, CAROL)):
        state = resolve_scenario(with_carol(duel("bear 2/2", "", *goads(by), ALL))).state
        numbers.append((len(attack_requirements(state)), len(state.ongoing.imposed)))
    assert numbers == [(2, 1), (2, 1), (4, 2)]


def test_701_15a_goaded_until_the_next_turn_of_the_player_who_did_it() -> None:
    mine = duel("", "ox 2/2", cast(GOAD, "ox", by=ALICE), ALL, NEXT_TURN, attack())
    assert refused(resolve_scenario(mine)) == {3: [(MUST, ("508.1d", "701.15b"))]}
    later = duel("", "ox 2/2", cast(GOAD, "ox", by=ALICE), ALL, NEXT_TURN, NEXT_TURN)
    assert resolve_scenario(later).state.ongoing.imposed == ()


def test_701_15b_the_attack_is_declared_for_who_declares_none() -> None:
    scenario = with_carol(duel("bear 2/2", "", cast(GOAD, "bear", by=BOB), ALL, to(Step.END_OF_COMBAT)))
    assert lives(resolve_scenario(scenario)) == (20, 20, 18)


def test_400_7_a_creature_that_left_and_came_back_is_not_goaded() -> None:
    state = state_after("bear 2/2", "", cast(GOAD, "bear", by=BOB), ALL)
    back = replace(state.objects[BEAR], incarnation=state.objects[BEAR].incarnation + 1)
    assert attack_requirements(state) != ()
    assert attack_requirements(replace(state, objects={**state.objects, BEAR: back})) == ()


# Who attacks a chosen player.

RUFFIAN = TriggeredAbility(
    BeginningOf(Step.BEGINNING_OF_COMBAT.value),
    (ChooseOpponent(), Impose(THIS, MustAttack(), Duration.END_OF_COMBAT, Players.CHOSEN_PLAYER)),
)


def ruffian(*do: Action, carol: bool = False) -> Scenario:
    scenario = beside(duel("", WALKER, to(Step.BEGINNING_OF_COMBAT), ALL, *do), creature("ruffian", "7/7", RUFFIAN))
    return with_carol(scenario) if carol else scenario


@pytest.mark.parametrize(("declared", "legal"), [("ruffian>jace", False), ("ruffian>Bob", True), ("", False)])
def test_508_1d_it_attacks_the_chosen_player_and_not_their_planeswalker(declared: str, legal: bool) -> None:
    scenario = ruffian(attack(*declared.split()))
    assert refused(resolve_scenario(scenario)) == ({} if legal else {2: [(RefusalKind.MUST_ATTACK_THAT, ("508.1d",))]})


def test_508_1d_the_chosen_opponent_is_the_scenarios_to_say() -> None:
    chosen = Choose(ChoiceKind.OPPONENT, CAROL)
    scenario = with_carol(
        beside(duel("", WALKER, chosen, to(Step.BEGINNING_OF_COMBAT), ALL), creature("ruffian", "7/7", RUFFIAN))
    )
    ruffian_id = ObjectId("ruffian")
    assert asked(scenario, CanAttack(ruffian_id, CAROL), CanAttack(ruffian_id, BOB)) == [True, False]
    default = resolve_scenario(ruffian(carol=True))
    assert [(each.choice, each.default, each.options) for each in events(default, ChoiceMade)] == [
        ("opponent", True, 2)
    ]
    assert [each.rule for each in events(default, RuleImposed)] == [MustAttack(towards=BOB)]


def test_511_3_a_requirement_for_this_combat_ends_with_it() -> None:
    assert resolve_scenario(ruffian(attack("ruffian>Bob"), to(Step.POSTCOMBAT_MAIN))).state.ongoing.imposed == ()


# Other rules for a turn.


def test_611_2c_what_is_described_and_not_chosen_takes_in_what_comes_later() -> None:
    theirs = Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))
    taunt = spell("taunt", Impose(theirs, MustAttack(towards=Towards.YOU)))
    scenario = duel("bear 2/2", WALKER, cast(taunt, by=BOB), ALL, attack("bear>jace"))
    assert refused(resolve_scenario(scenario)) == {2: [(RefusalKind.MUST_ATTACK_THAT, ("508.1d",))]}


def test_509_1b_what_cannot_block_or_be_blocked_this_turn() -> None:
    targets = (TargetSpec(CREATURE),)
    sneak = spell("sneak", Impose(TargetObject(), CantBeBlocked()), targets=targets)
    daze = spell("daze", Impose(TargetObject(), CantBlock()), targets=targets)
    for trick, target in ((sneak, "bear"), (daze, "ox")):
        scenario = duel("bear 2/2", "ox 1/1", cast(trick, target), ALL, attack("bear"))
        assert asked(scenario, CanBlock(ObjectId("ox"), BEAR)) == [False]
        ended = resolve_scenario(replace(scenario, do=(*scenario.do, block(), NEXT_TURN)))
        assert ended.state.ongoing.imposed == ()


def test_608_2b_nothing_is_imposed_on_what_is_gone() -> None:
    do = (cast(GOAD, "bear", by=BOB), cast(MURDER, "bear", by=ALICE), ALL)
    outcome = resolve_scenario(duel("bear 2/2", "", *do))
    assert (events(outcome, RuleImposed), events(outcome, ActionRefused)) == ([], [])
