"""CR 111.2: whoever creates a token controls it; CR 102.1: each other player."""

from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import DealsDamage, TriggerRecipient
from bot.engine.magic.words.effects import CreateTokens, Destroy, Fixed, Sacrifice
from bot.engine.magic.words.filters import CREATURE, ControllerOf, Matching, Players, TargetObject, ThatSource
from tests.engine.magic.tables.spells import ALL, TARGET_CREATURE, beside, cast, spell, watching, with_carol
from tests.engine.magic.tables.table import attack, duel, gone
from tests.engine.magic.tables.words import BOB


def test_111_2_its_last_controller_creates_the_token() -> None:
    beast = CreateTokens("Beast", 3, 3, ("G",), ("Beast",), player=ControllerOf(TargetObject()))
    within = spell("within", Destroy(TargetObject()), beast, targets=TARGET_CREATURE)
    outcome = resolve_scenario(duel("", "bear 2/2", cast(within, "bear"), ALL))
    tokens = [thing for thing in outcome.state.battlefield() if thing.token]
    assert [(thing.controller, thing.owner) for thing in tokens] == [(BOB, BOB)]


def test_102_1_each_other_player_is_everybody_but_the_controller() -> None:
    pact = spell("pact", Sacrifice(Players.EACH_OTHER_PLAYER, Fixed(1), CREATURE), kind="Sorcery")
    scenario = with_carol(duel("mine 1/1", "theirs 1/1", cast(pact), ALL), "hers 1/1")
    assert gone(resolve_scenario(scenario)) == {"theirs", "hers", "pact"}


def test_603_2_an_ability_can_be_about_what_dealt_the_damage() -> None:
    mercy = watching(
        "mercy", "0/1", DealsDamage(Matching(CREATURE), to=TriggerRecipient.YOU), Destroy(ThatSource()), by=BOB
    )
    outcome = resolve_scenario(
        beside(duel("bear 2/2, elf 1/1", "", attack("bear>Bob"), step=Step.PRECOMBAT_MAIN), mercy)
    )
    assert gone(outcome) == {"bear"}
