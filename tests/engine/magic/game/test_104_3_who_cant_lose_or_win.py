"""CR 101.2, 104.3: players who can't lose or win the game, and damage that leaves life."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magic.asking.scenario import Action, Leave, Scenario
from bot.engine.magic.events import GameNotLost, GameNotWon, LifeLossChanged, LifeLost, PlayerLost
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import Ability, CantLose, CantWin, DamageAsThough
from bot.engine.magic.words.conditions import Bounds, LifeTotal, Whose
from bot.engine.magic.words.damage_replacements import DamageDescribed
from bot.engine.magic.words.effects import Draw, Effect, Fixed, ImposeOnPlayers, LoseGame, LoseLife, WinGame
from bot.engine.magic.words.filters import Players, Side, TargetObject, TargetSpec
from tests.engine.magic.multiplayer.test_810_two_headed_giant import giants
from tests.engine.magic.tables.cards import DAMAGE_LEAVES_LIFE, creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, beside, burn, cast, spell
from tests.engine.magic.tables.table import attack, cited, duel, events, lives, to
from tests.engine.magic.tables.words import ALICE, BOB

ANGEL = creature("angel", "4/4", CantLose(Players.YOU), CantWin(Players.EACH_OPPONENT), by=BOB)
"""Bob can't lose, and Alice can't win."""
WORSHIP = creature("worship", "0/9", DAMAGE_LEAVES_LIFE, by=BOB)


def facing(permanent: Any, *do: Action, life: int = 3, **player: Any) -> Scenario:
    """Alice acts; Bob, with so much life, has the permanent."""
    scenario = beside(duel("bear 2/2, ogre 3/3", "", *do, lives=(20, life)), permanent)
    alice, bob = scenario.players
    return replace(scenario, players=(alice, replace(bob, **player)))


def effect(*effects: Effect) -> tuple[Action, ...]:
    return cast(spell("doom", *effects, kind="Sorcery")), ALL


def over(outcome: Outcome) -> tuple[str | None, bool]:
    return outcome.state.winner, outcome.state.over


@pytest.mark.parametrize(
    ("do", "player", "why"),
    [
        (effect(LoseLife(Players.EACH_OPPONENT, Fixed(5))), {}, LossReason.LIFE),
        (effect(Draw(Players.EACH_OPPONENT, Fixed(1))), {"library_known": True}, LossReason.EMPTY_LIBRARY),
        ((to(Step.END),), {"counters": {"poison": 10}}, LossReason.POISON),
        (effect(LoseGame(Players.EACH_OPPONENT)), {}, LossReason.EFFECT),
    ],
)
@pytest.mark.rule("101.2", "704.5a", "704.5b", "704.5c")
def test_104_3_who_cant_lose_goes_on_playing(
    do: tuple[Action, ...], player: Mapping[str, Any], why: LossReason
) -> None:
    outcome = resolve_scenario(facing(ANGEL, *do, **player))
    assert over(outcome) == (None, False)
    assert events(outcome, GameNotLost) == [GameNotLost(BOB, why, ObjectId("angel"))]
    assert "101.2" in cited(outcome, GameNotLost)[0]


def test_704_5a_who_could_not_lose_does_as_soon_as_they_can() -> None:
    outcome = resolve_scenario(
        facing(ANGEL, *effect(LoseLife(Players.EACH_OPPONENT, Fixed(5))), cast(MURDER, "angel"), ALL)
    )
    assert (outcome.state.winner, events(outcome, PlayerLost)) == ("Alice", [PlayerLost(BOB, LossReason.LIFE)])


def test_704_5b_a_draw_from_an_empty_library_is_forgotten_once_it_was_checked() -> None:
    do = (*effect(Draw(Players.EACH_OPPONENT, Fixed(1))), cast(MURDER, "angel"), ALL)
    assert over(resolve_scenario(facing(ANGEL, *do, library_known=True))) == (None, False)


def test_104_3a_who_cant_lose_can_concede() -> None:
    outcome = resolve_scenario(facing(ANGEL, Leave(BOB)))
    assert (outcome.state.winner, events(outcome, GameNotLost)) == ("Alice", [])


@pytest.mark.rule("101.2")
def test_104_2b_who_cant_win_does_not() -> None:
    outcome = resolve_scenario(facing(ANGEL, *effect(WinGame(Players.YOU))))
    assert (over(outcome), events(outcome, GameNotWon)) == ((None, False), [GameNotWon(ALICE, ObjectId("angel"))])


def test_104_2a_nothing_keeps_the_last_one_from_winning() -> None:
    never = creature("never", "1/1", CantWin(Players.EACH_PLAYER))
    assert resolve_scenario(facing(never, Leave(BOB))).state.winner == "Alice"


def test_104_2b_who_can_not_lose_does_not_keep_others_from_winning() -> None:
    mastery = creature("mastery", "1/1", CantLose(Players.YOU), by=BOB)
    assert resolve_scenario(facing(mastery, *effect(WinGame(Players.YOU)))).state.winner == "Alice"


@pytest.mark.parametrize(("poison", "winner"), [(0, None), (10, "Alice")])
def test_104_3_for_other_reasons_the_game_is_lost(poison: int, winner: str | None) -> None:
    lich = creature("lich", "1/1", CantLose(Players.YOU, (LossReason.LIFE,)), by=BOB)
    outcome = resolve_scenario(facing(lich, to(Step.END), life=0, counters={"poison": poison}))
    assert outcome.state.winner == winner


@pytest.mark.parametrize("victim", ["C", "D"])
def test_810_8a_a_team_of_somebody_who_cant_lose_cant(victim: str) -> None:
    seats = {victim: {"library_known": True}}
    drawing = cast(spell("wheel", Draw(Players.EACH_OPPONENT, Fixed(1))), by=giants().players[0].name)
    angel = replace(ANGEL, controller=giants().players[2].name, owner=giants().players[2].name)
    assert resolve_scenario(giants(drawing, ALL, seats=seats)).state.winner == "near"
    assert resolve_scenario(beside(giants(drawing, ALL, seats=seats), angel)).state.winner is None


def test_810_8b_a_team_of_which_somebody_concedes_loses_all_the_same() -> None:
    second, third = (giants().players[place].name for place in (2, 3))
    angel = replace(ANGEL, controller=second, owner=second)
    assert resolve_scenario(beside(giants(Leave(third)), angel)).state.winner == "near"


@pytest.mark.rule("514.2", "514.3a")
def test_611_2c_what_keeps_from_losing_this_turn_is_over_with_it() -> None:
    grace = spell("grace", ImposeOnPlayers(CantLose(Players.YOU)))
    drained = (*effect(LoseLife(Players.EACH_OPPONENT, Fixed(5))),)
    during = resolve_scenario(facing(creature("elf", "1/1", by=BOB), cast(grace, by=BOB), ALL, *drained, to(Step.END)))
    after = resolve_scenario(
        facing(creature("elf", "1/1", by=BOB), cast(grace, by=BOB), ALL, *drained, to(Step.CLEANUP))
    )
    assert (over(during), over(after)) == ((None, False), ("Alice", True))


def test_611_2c_a_rule_for_a_target_is_for_that_player_alone() -> None:
    target = (TargetSpec(players=Side.ANY),)
    curse = spell("curse", ImposeOnPlayers(CantLose(TargetObject())), targets=target)
    drained = effect(LoseLife(Players.EACH_PLAYER, Fixed(20)))
    outcome = resolve_scenario(facing(creature("elf", "1/1", by=BOB), cast(curse, "Bob"), ALL, *drained))
    assert outcome.state.winner == "Bob"


# What damage leaves (CR 120.4c).


@pytest.mark.parametrize(("life", "left"), [(9, 4), (5, 1), (3, 1), (1, 1)])
@pytest.mark.rule("614.1a")
def test_120_4c_damage_leaves_one_life(life: int, left: int) -> None:
    outcome = resolve_scenario(facing(WORSHIP, attack("bear>Bob", "ogre>Bob"), life=life))
    assert (lives(outcome)[1], outcome.state.over) == (left, False)
    assert sum(each.amount for each in events(outcome, LifeLost)) == life - left
    assert bool(events(outcome, LifeLossChanged)) is (life <= 5)


def test_120_4c_all_of_the_damage_is_dealt() -> None:
    drinker = creature("drinker", "5/5", having(KeywordName.LIFELINK))
    outcome = resolve_scenario(beside(facing(WORSHIP, attack("drinker>Bob")), drinker))
    assert lives(outcome) == (25, 1)


def test_120_4c_loss_of_life_is_no_damage() -> None:
    outcome = resolve_scenario(facing(WORSHIP, *effect(LoseLife(Players.EACH_OPPONENT, Fixed(5)))))
    assert (lives(outcome)[1], outcome.state.winner) == (-2, "Alice")


def test_120_4c_who_has_less_already_loses_life_as_usual() -> None:
    both: tuple[Ability, ...] = (DAMAGE_LEAVES_LIFE, CantLose(Players.YOU))
    outcome = resolve_scenario(facing(creature("grace", "0/9", *both, by=BOB), attack("bear>Bob"), life=0))
    assert lives(outcome)[1] == -2


@pytest.mark.rule("120.3b", "120.3d", "609.4")
def test_120_3_damage_is_dealt_as_though_its_source_had_a_keyword() -> None:
    unlife: tuple[Ability, ...] = (
        CantLose(Players.YOU, (LossReason.LIFE,)),
        DamageAsThough(
            DamageDescribed(to=(Players.YOU,)), KeywordName.INFECT, condition=LifeTotal(Whose.YOU, Bounds(None, 0))
        ),
    )
    outcome = resolve_scenario(
        facing(creature("unlife", "0/9", *unlife, by=BOB), cast(burn(), "Bob"), ALL, cast(burn(2, name="shock"), "Bob"))
    )
    assert (lives(outcome)[1], outcome.state.players[BOB].counters) == (0, {"poison": 2})
    torment = creature("torment", "0/9", DamageAsThough(DamageDescribed(), KeywordName.WITHER), by=BOB)
    withered = resolve_scenario(facing(torment, cast(burn(), "torment"), ALL))
    assert withered.state.objects[ObjectId("torment")].counters == {"-1/-1": 3}
