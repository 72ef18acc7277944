"""CR 704.6c-d, 903: combat damage that commanders deal, and commanders that return to the command zone."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Choose, PlayerSetup, Scenario
from bot.engine.magic.events import PlayerLost, ZoneChanged
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.words.abilities import Dies
from bot.engine.magic.words.effects import DealDamage, Exile, Fixed
from bot.engine.magic.words.filters import CREATURE, Matching, Side, TargetObject, TargetSpec
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, beside, cast, spell, watching
from tests.engine.magic.tables.table import attack, cited, events, lives, zones
from tests.engine.magic.tables.words import ALICE, BOB

KING, QUEEN = ObjectId("king"), ObjectId("queen")


def commander_game(
    *do: Action, dealt: Mapping[ObjectId, int] | None = None, size: str = "5/5", variant: str = "commander"
) -> Scenario:
    """Alice's commander, the king, beside her bear, against Bob at 40 life, whom commanders have dealt so much."""
    players = PlayerSetup(ALICE, 40), PlayerSetup(BOB, 40, commander_damage=dealt or {})
    objects = (
        creature("king", size, commander=True),
        creature("queen", size, commander=True),
        creature("bear", "5/5"),
    )
    return Scenario(players, objects, do, variant=variant)


def loses(scenario: Scenario) -> bool:
    return events(resolve_scenario(scenario), PlayerLost) == [PlayerLost(BOB, LossReason.COMMANDER)]


@pytest.mark.rule("903.10a")
@pytest.mark.parametrize(("before", "lost"), [(15, False), (16, True), (20, True)])
def test_704_6c_twenty_one_combat_damage_by_one_commander_loses_the_game(before: int, lost: bool) -> None:
    scenario = commander_game(attack("king"), dealt={KING: before})
    assert loses(scenario) is lost
    if lost:
        assert cited(resolve_scenario(scenario), PlayerLost) == [("704.6c",)]


@pytest.mark.parametrize("dealt", [{KING: 15, QUEEN: 15}, {}])
def test_704_6c_what_different_commanders_or_other_creatures_deal_is_not_added_up(dealt: dict[ObjectId, int]) -> None:
    assert not loses(commander_game(attack("king", "queen", "bear"), dealt=dealt))


def test_704_6c_other_damage_of_the_commander_does_not_count() -> None:
    bite = DealDamage(Fixed(5), TargetObject(), source=TargetObject(1))
    shot = spell("shot", bite, targets=(TargetSpec(players=Side.ANY), *TARGET_CREATURE))
    assert not loses(commander_game(cast(shot, "Bob", "king"), ALL, dealt={KING: 18}))


def test_704_6c_in_other_games_nobody_loses_by_it() -> None:
    assert not loses(commander_game(attack("king"), dealt={KING: 20}, variant="duel"))


# Returning (CR 903.9a).

DISMISS = spell("dismiss", Exile(TargetObject()), targets=TARGET_CREATURE)
STAYS = Choose(ChoiceKind.COMMAND_ZONE, False, ALICE)


@pytest.mark.rule("903.9a")
@pytest.mark.parametrize("card", [MURDER, DISMISS])
def test_704_6d_a_commander_in_a_graveyard_or_exile_goes_to_the_command_zone(card: CardDefinition) -> None:
    outcome = resolve_scenario(commander_game(cast(card, "king", by=BOB), ALL))
    assert (zones(outcome)["king"], cited(outcome, ZoneChanged)[-1]) == ("command", ("704.6d",))
    assert [(each.kind, each.player, each.picked, each.default) for each in outcome.choices] == [
        ("command zone", ALICE, True, True)
    ]


def test_704_6d_its_owner_may_leave_it_there_and_is_not_asked_again() -> None:
    outcome = resolve_scenario(
        commander_game(STAYS, cast(MURDER, "king", by=BOB), ALL, cast(MURDER, "bear", by=BOB), ALL)
    )
    assert (zones(outcome)["king"], len(outcome.choices)) == ("graveyard", 1)


def test_704_6d_it_has_died_before_it_goes_to_the_command_zone() -> None:
    scenario = commander_game(cast(MURDER, "king", by=BOB), ALL)
    outcome = resolve_scenario(beside(scenario, watching("choir", "0/1", Dies(Matching(CREATURE)))))
    assert (zones(outcome)["king"], lives(outcome)) == ("command", (41, 40))


@pytest.mark.parametrize(("name", "variant"), [("bear", "commander"), ("king", "duel")])
def test_704_6d_nothing_else_goes_there(name: str, variant: str) -> None:
    assert (
        zones(resolve_scenario(commander_game(cast(MURDER, name, by=BOB), ALL, variant=variant)))[name] == "graveyard"
    )
