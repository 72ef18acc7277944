"""CR 508.3, 508.5, 702.121a: what a declaration of attackers triggers, and whom it means by the defending player."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.scenario import Attack, ObjectSetup
from bot.engine.magic.events import AbilityTriggered, StepBegan
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import (
    Attacks,
    AttacksUnblocked,
    DealsDamage,
    PlayerAttacks,
    TriggerCondition,
    TriggeredAbility,
    TriggerRecipient,
)
from bot.engine.magic.words.effects import Fixed, KeywordAbility, LoseLife
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Matching, Players, Side
from bot.engine.magic.words.qualities import TypeQuality
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import MURDER, ONE_LIFE, beside, burn, cast, watching, with_carol
from tests.engine.magic.tables.table import attack, block, duel, events, lives
from tests.engine.magic.tables.words import BOB, CAROL

YOURS = Matching(Filter(all_of=("Creature",), side=Side.YOU))
JACE = ObjectId("jace")
HURT_DEFENDER = LoseLife(Players.DEFENDING_PLAYER, Fixed(1))


@pytest.mark.parametrize(
    ("declared", "gained"), [(attack("cat"), 1), (attack("cat", "bear"), 1), (attack("bear"), 0), (attack(), 0)]
)
def test_508_3a_whenever_this_attacks_is_once_for_the_creature_that_is_declared(declared: Attack, gained: int) -> None:
    cat = watching("cat", "0/1", Attacks(THIS))
    assert lives(resolve_scenario(beside(duel("bear 0/2", "", declared), cat))) == (20 + gained, 20)


@pytest.mark.parametrize(("at", "counters"), [("Bob", 1), ("jace", 0)])
def test_508_3a_whenever_it_attacks_a_certain_player_is_not_for_their_planeswalker(at: str, counters: int) -> None:
    usurper = creature("usurper", "1/1", having(KeywordName("dethrone")))
    outcome = resolve_scenario(beside(duel("", "jace walker:4", attack(f"usurper>{at}")), usurper))
    assert len(events(outcome, AbilityTriggered)) == counters


@pytest.mark.parametrize(("declared", "gained"), [(attack("bear"), 1), (attack("bear", "cub"), 2), (attack(), 0)])
def test_508_3c_whenever_you_attack_with_a_creature_is_for_each_of_yours(declared: Attack, gained: int) -> None:
    lord = watching("lord", "0/1", Attacks(YOURS))
    assert lives(resolve_scenario(beside(duel("bear 0/2, cub 0/1", "", declared), lord))) == (20 + gained, 20)


def test_508_3c_creatures_of_others_do_not_count() -> None:
    lord = watching("lord", "0/1", Attacks(YOURS), by=BOB)
    assert lives(resolve_scenario(beside(duel("bear 0/2", "", attack("bear")), lord))) == (20, 20)


def test_508_3f_attacking_unblocked_triggers_as_blockers_are_declared() -> None:
    cat = watching("cat", "0/1", AttacksUnblocked())
    outcome = resolve_scenario(beside(duel("", "", attack("cat")), cat))
    found = [entry.event for entry in outcome.trace if isinstance(entry.event, StepBegan | AbilityTriggered)]
    assert isinstance(found[3], AbilityTriggered)
    assert [each.step for each in found[:3] if isinstance(each, StepBegan)][-1] is Step.DECLARE_BLOCKERS


DEFENDERS: Mapping[str, tuple[int, ...]] = {
    "Bob": (20, 19, 20),
    "Carol": (20, 20, 19),
    "jace": (20, 19, 20),
    "siege": (20, 20, 19),
}


@pytest.mark.parametrize("at", DEFENDERS)
def test_508_5_the_defending_player_is_who_is_attacked_or_controls_or_protects_what_is(at: str) -> None:
    cat = watching("cat", "0/1", Attacks(), HURT_DEFENDER)
    scenario = with_carol(duel("siege battle:4 siege protector:Carol", "jace walker:4", attack(f"cat>{at}")))
    assert lives(resolve_scenario(beside(scenario, cat))) == DEFENDERS[at]


@pytest.mark.parametrize("at", DEFENDERS)
def test_508_5_it_is_the_same_player_when_the_creature_has_left_combat(at: str) -> None:
    cat = watching("cat", "0/1", Attacks(), HURT_DEFENDER)
    do = (attack(f"cat>{at}"), cast(MURDER, "cat", by=BOB))
    scenario = with_carol(duel("siege battle:4 siege protector:Carol", "jace walker:4", *do))
    assert lives(resolve_scenario(beside(scenario, cat))) == DEFENDERS[at]


def test_508_5a_each_of_several_attackers_has_its_own_defending_player() -> None:
    cats = [watching(name, "0/1", Attacks(), HURT_DEFENDER) for name in ("cat", "lion", "lynx")]
    do = attack("cat>Bob", "lion>Carol", "lynx>Carol")
    assert lives(resolve_scenario(beside(with_carol(duel("", "", do)), *cats))) == (20, 19, 18)


@pytest.mark.parametrize(
    ("declared", "power"),
    [
        (("brawler>Bob",), 2),
        (("brawler>Bob", "bear>Carol"), 3),
        (("brawler>Bob", "bear>Bob"), 2),
        (("brawler>jace", "bear>Carol"), 2),
        (("brawler>jace",), 1),
    ],
)
def test_702_121a_melee_counts_opponents_who_are_attacked_themselves(declared: tuple[str, ...], power: int) -> None:
    brawler = creature("brawler", "1/1", having(KeywordName("melee")))
    outcome = resolve_scenario(beside(with_carol(duel("bear 0/2", "jace walker:9", attack(*declared))), brawler))
    loyalty = outcome.state.objects[JACE].counters["loyalty"]
    assert 20 - lives(outcome)[1] + 9 - loyalty == power


@pytest.mark.rule("508.6", "702.121a")
def test_508_6_an_opponent_was_attacked_even_if_the_attacker_has_left_combat() -> None:
    brawler = creature("brawler", "1/1", having(KeywordName("melee")))
    do = (attack("brawler>Bob", "bear>Carol"), cast(MURDER, "bear", by=BOB), block())
    outcome = resolve_scenario(beside(with_carol(duel("bear 2/2", "", *do)), brawler))
    assert lives(outcome) == (20, 17, 20)


def test_508_3a_a_creature_that_was_blocked_and_burnt_has_attacked_all_the_same() -> None:
    cat = watching("cat", "0/1", Attacks(Matching(CREATURE)))
    do = (attack("cat"), cast(burn(), "cat", by=BOB), block())
    assert lives(resolve_scenario(beside(duel("", "", *do), cat))) == (21, 20)


@pytest.mark.parametrize(("declared", "gained"), [("cat bear cub", 1), ("cat bear", 0), ("bear cub", 0)])
def test_508_3a_battalion_needs_two_others_beside_itself(declared: str, gained: int) -> None:
    cat = watching("cat", "0/1", Attacks(others=2))
    scenario = beside(duel("bear 0/2, cub 0/1", "", attack(*declared.split())), cat)
    assert lives(resolve_scenario(scenario))[0] == 20 + gained


@pytest.mark.parametrize(("at", "gained"), [("Bob", 0), ("jace", 1), ("siege", 0)])
def test_508_3a_attacking_a_planeswalker_is_not_attacking_its_controller(at: str, gained: int) -> None:
    cat = watching("cat", "0/1", Attacks(at=TriggerRecipient.PLANESWALKER))
    scenario = duel("siege battle:4 siege protector:Bob", "jace walker:4", attack(f"cat>{at}"))
    assert lives(resolve_scenario(beside(scenario, cat)))[0] == 20 + gained


@pytest.mark.parametrize(
    ("condition", "gained"),
    [
        (PlayerAttacks(), 1),
        (PlayerAttacks(at_least=3), 1),
        (PlayerAttacks(at_least=4), 0),
        (PlayerAttacks(at=TriggerRecipient.PLAYER), 2),
        (PlayerAttacks(at_least=2, at=TriggerRecipient.PLAYER), 1),
        (PlayerAttacks(at=TriggerRecipient.PLANESWALKER), 0),
    ],
)
def test_508_3d_603_2c_whenever_you_attack_is_once_or_once_for_each_player(
    condition: PlayerAttacks, gained: int
) -> None:
    lord = watching("lord", "0/1", condition)
    scenario = with_carol(duel("bear 0/2, cub 0/1, ape 0/1", "", attack("bear>Bob", "cub>Bob", "ape>Carol")))
    assert lives(resolve_scenario(beside(scenario, lord)))[0] == 20 + gained


@pytest.mark.parametrize(("together", "gained"), [(True, 2), (False, 3)])
def test_603_2c_one_or_more_that_deal_damage_trigger_once_for_each_player(together: bool, gained: int) -> None:
    lord = watching("lord", "0/1", DealsDamage(YOURS, to=TriggerRecipient.PLAYER, together=together))
    scenario = with_carol(duel("bear 1/2, cub 1/1, ape 1/1", "", attack("bear>Bob", "cub>Bob", "ape>Carol")))
    assert lives(resolve_scenario(beside(scenario, lord)))[0] == 20 + gained


@pytest.mark.parametrize(("at", "gained"), [("Bob", 1), ("jace", 1), ("siege", 0)])
def test_603_2_damage_to_a_player_or_planeswalker(at: str, gained: int) -> None:
    cat = watching("cat", "1/1", DealsDamage(to=TriggerRecipient.PLAYER_OR_PLANESWALKER))
    scenario = duel("siege battle:4 siege protector:Bob", "jace walker:4", attack(f"cat>{at}"))
    assert lives(resolve_scenario(beside(scenario, cat)))[0] == 20 + gained


MET: Mapping[tuple[TriggerRecipient, str], int] = {
    (TriggerRecipient.YOU, "bear>Bob cub>Bob"): 1,  # once however many attack
    (TriggerRecipient.YOU, "bear>jace cub>Carol"): 0,
    (TriggerRecipient.PLANESWALKER, "bear>jace cub>jace ape>Bob"): 1,
    (TriggerRecipient.PLANESWALKER, "bear>Bob"): 0,
    (TriggerRecipient.BATTLE, "bear>siege cub>siege"): 1,
    (TriggerRecipient.PLAYER, "bear>Bob cub>Carol ape>jace"): 2,
    (TriggerRecipient.ENCHANTED_PLAYER, "bear>Carol cub>Carol ape>Bob"): 1,
    (TriggerRecipient.ENCHANTED_PLAYER, "bear>Bob"): 0,
}


def curse(player: PlayerId, condition: TriggerCondition) -> ObjectSetup:
    """An Aura of Bob's that enchants a player, and gains him 1 life whenever the condition is met."""
    enchant = KeywordAbility(KeywordName.ENCHANT, TypeQuality("Player", "players"))
    abilities = enchant, TriggeredAbility(condition, (ONE_LIFE,))
    printed = Characteristics("curse", types=("Enchantment",), subtypes=("Aura",), abilities=abilities)
    return ObjectSetup(ObjectId("curse"), CardDefinition((printed,)), BOB, BOB, attached_to=player)


@pytest.mark.parametrize("case", MET, ids=lambda case: f"{case[0]} - {case[1]}")
@pytest.mark.rule("508.3e")
def test_508_3b_whenever_a_player_planeswalker_or_battle_is_attacked_is_once_for_each(
    case: tuple[TriggerRecipient, str],
) -> None:
    met, declared = case
    alice = "bear 0/2, cub 0/1, ape 0/1, siege battle:4 siege protector:Bob"
    scenario = with_carol(duel(alice, "jace walker:9", attack(*declared.split())))
    outcome = resolve_scenario(beside(scenario, curse(CAROL, PlayerAttacks(CREATURE, at=met))))
    assert len(events(outcome, AbilityTriggered)) == MET[case]


def test_508_3e_whenever_you_attack_a_player_is_not_for_a_planeswalker_or_a_battle() -> None:
    alice = "bear 0/2, cub 0/1, siege battle:4 siege protector:Bob"
    lord = watching("lord", "0/1", PlayerAttacks(at=TriggerRecipient.OPPONENT))
    for declared, gained in (("bear>jace cub>siege", 0), ("bear>Bob cub>Bob", 1)):
        outcome = resolve_scenario(beside(duel(alice, "jace walker:9", attack(*declared.split())), lord))
        assert lives(outcome)[0] == 20 + gained
