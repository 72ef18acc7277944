"""CR 114: emblems, their abilities in the command zone, and what they are not."""

import pytest

from bot.engine.magic.asking.scenario import Activate, CanAttack, CanTarget, LegalTargets, ObjectSetup, SpellOrAbility
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.card_definition import EMBLEM, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    CantAttack,
    Cost,
    Enters,
    StaticAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.effects import Destroy, GetEmblem, ModifyPowerToughness
from bot.engine.magic.words.filters import (
    ANYTHING,
    YOUR_CREATURE,
    Filter,
    Matching,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, ONE_LIFE, beside, cast, spell
from tests.engine.magic.tables.table import asked, duel, lives
from tests.engine.magic.tables.words import ALICE, BOB

CRUSADE = StaticAbility(Matching(YOUR_CREATURE), (ModifyPowerToughness(1, 1),))
WRECK = spell("wreck", Destroy(TargetObject()), targets=(TargetSpec(ANYTHING),))


def emblem(*abilities: Ability, by: PlayerId = ALICE) -> ObjectSetup:
    definition = CardDefinition((Characteristics("", abilities=abilities),), EMBLEM)
    return ObjectSetup(ObjectId("emblem"), definition, by, by, Zone.COMMAND)


def sizes(outcome: Outcome) -> dict[str, tuple[int | None, int | None]]:
    return {
        str(thing.id): ((values := characteristics(outcome.state, thing.id)).power, values.toughness)
        for thing in outcome.state.battlefield()
    }


@pytest.mark.rule("114.1")
@pytest.mark.parametrize(
    ("players", "owners"),
    [(Players.YOU, [ALICE]), (Players.EACH_OPPONENT, [BOB]), (Players.EACH_PLAYER, [ALICE, BOB])],
)
def test_114_2_the_player_who_gets_an_emblem_owns_and_controls_it(players: Players, owners: list[PlayerId]) -> None:
    outcome = resolve_scenario(duel("", "", cast(spell("gift", GetEmblem(players, (CRUSADE,)))), ALL))
    found = [thing for thing in outcome.state.objects.values() if thing.definition.layout == EMBLEM]
    assert [(thing.owner, thing.controller, thing.zone) for thing in found] == [
        (owner, owner, Zone.COMMAND) for owner in owners
    ]


def test_114_3_an_emblem_has_no_characteristics_but_its_abilities() -> None:
    outcome = resolve_scenario(duel("", "", cast(spell("gift", GetEmblem(Players.YOU, (CRUSADE,)))), ALL))
    assert characteristics(outcome.state, ObjectId("emblem")) == Characteristics("", "", abilities=(CRUSADE,))


def test_114_4_a_static_ability_functions_in_the_command_zone() -> None:
    assert sizes(resolve_scenario(beside(duel("bear 2/2", "ogre 3/3"), emblem(CRUSADE)))) == {
        "bear": (3, 3),
        "ogre": (3, 3),
    }


def test_114_4_a_triggered_ability_functions_in_the_command_zone() -> None:
    watch = TriggeredAbility(Enters(Matching(YOUR_CREATURE)), (ONE_LIFE,))
    bear = CardDefinition((Characteristics("bear", types=("Creature",), power=2, toughness=2),))
    assert lives(resolve_scenario(beside(duel("", "", cast(bear), ALL), emblem(watch)))) == (21, 20)


def test_114_4_an_activated_ability_functions_in_the_command_zone() -> None:
    ability = ActivatedAbility(Cost(), (ONE_LIFE,), text="{0}: You gain 1 life.")
    outcome = resolve_scenario(beside(duel("", "", Activate(ObjectId("emblem"), 1), ALL), emblem(ability)))
    assert (outcome.actions[0].legal, lives(outcome)) == (True, (21, 20))


def test_114_4_a_rule_of_combat_functions_in_the_command_zone() -> None:
    theirs = Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))
    scenario = beside(duel("bear 2/2"), emblem(CantAttack(theirs), by=BOB))
    assert asked(scenario, CanAttack(ObjectId("bear"), BOB)) == [False]


def test_114_5_an_emblem_is_no_permanent_and_nothing_that_destroys_or_targets_permanents_finds_it() -> None:
    scenario = beside(duel("bear 2/2"), emblem(CRUSADE))
    answers = asked(scenario, LegalTargets(SpellOrAbility(WRECK)), CanTarget(ObjectId("emblem"), SpellOrAbility(WRECK)))
    assert answers == [[ObjectId("bear")], False]


def test_113_7a_a_trigger_of_an_emblem_comes_from_a_colorless_source() -> None:
    watch = TriggeredAbility(
        Enters(Matching(YOUR_CREATURE)), (Destroy(TargetObject()),), (TargetSpec(Filter(side=Side.OPPONENT)),)
    )
    bear = CardDefinition((Characteristics("bear", types=("Creature",), power=2, toughness=2),))
    scenario = beside(duel("", "knight 2/2 protection-from-white", cast(bear), ALL), emblem(watch))
    assert resolve_scenario(scenario).state.objects[ObjectId("knight")].zone is Zone.GRAVEYARD


def test_an_emblem_outlives_what_made_it() -> None:
    walker = creature("walker", "1/1", ActivatedAbility(Cost(), (GetEmblem(Players.YOU, (CRUSADE,)),), text="emblem"))
    do = (Activate(ObjectId("walker"), 1), ALL, cast(MURDER, "walker"), ALL)
    assert sizes(resolve_scenario(beside(duel("bear 2/2", "", *do), walker))) == {"bear": (3, 3)}
