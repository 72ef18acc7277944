"""CR 310, 704.5v-x: battles are attacked and protected; what becomes of one without defense counters."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Cast, Choose, ObjectSetup, Scenario, WhatIsAttackable
from bot.engine.magic.events import (
    AbilityTriggered,
    AttackerDeclared,
    BlockerDeclared,
    ProtectorChosen,
    SpellCast,
    ZoneChanged,
)
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Ability, Enters, Moment, SpellAbility, TriggeredAbility, Unread
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.effects import CharacteristicOf, Counter, DealDamage, Fixed, GainLife, RemoveCounters
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    CREATURE,
    THIS,
    AbilityKind,
    Filter,
    Players,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.tables.spells import (
    ALL,
    MURDER,
    ONE_LIFE,
    TARGET_ARTIFACT,
    beside,
    cast,
    spell,
    watching,
    with_carol,
)
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    asked,
    attack,
    block,
    choose,
    cited,
    dealt,
    duel,
    events,
    lives,
    refused,
    to,
    zones,
)
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

ANGEL = Characteristics("angel", types=("Creature",), power=4, toughness=4)
BATTLE = Filter(all_of=("Battle",))
SIEGE = ObjectId("siege")


def siege(back: Characteristics = ANGEL, *, protector: PlayerId | None = BOB) -> ObjectSetup:
    """Alice's Siege that Bob protects, with another card on its back."""
    front = Characteristics("siege", types=("Battle",), subtypes=("Siege",), defense=3)
    return ObjectSetup(SIEGE, CardDefinition((front, back), "transform"), ALICE, ALICE, protector=protector)


def table(*do: Action, alice: str = "bear 3/3", bob: str = "", of: ObjectSetup | None = None) -> Scenario:
    return beside(duel(alice, bob, *do), siege() if of is None else of)


def played(*do: Action, **rest: Any) -> Outcome:
    return resolve_scenario(table(*do, **rest))


def sorcery(*abilities: Ability) -> Characteristics:
    return Characteristics("rite", types=("Sorcery",), abilities=abilities)


def where(outcome: Outcome) -> tuple[str, str]:
    """In which zone the Siege's card is, and as what."""
    thing = outcome.state.objects[SIEGE]
    return thing.zone.value, thing.printed.name


STIFLE = spell("stifle", Counter(TargetObject()), targets=(TargetSpec(abilities=tuple(AbilityKind)),))
WIN = (attack("bear>siege"),)


# Being attacked and protected.


@pytest.mark.parametrize(
    ("attacker", "attackable"),
    [(ALICE, ["Bob", "Carol", "siege"]), (BOB, ["Alice", "Carol"]), (CAROL, ["Alice", "Bob", "siege"])],
)
def test_310_8b_everybody_but_its_protector_may_attack_it(attacker: PlayerId, attackable: list[str]) -> None:
    here = beside(duel("bear 3/3", "ape 3/3", active=attacker), siege())
    creatures = {ALICE: "bear", BOB: "ape", CAROL: "cat"}
    question = WhatIsAttackable(ObjectId(creatures[attacker]))
    assert asked(with_carol(here, "cat 3/3"), question) == [attackable]


def test_310_8b_its_protector_is_refused() -> None:
    outcome = resolve_scenario(beside(duel("", "ape 3/3", attack("ape>siege"), active=BOB), siege()))
    assert [kind for kind, _ in refused(outcome)[0]] == [RefusalKind.NOT_ATTACKABLE]
    assert events(outcome, AttackerDeclared) == []


def test_310_8c_its_protector_blocks_and_nobody_else() -> None:
    scenario = with_carol(table(*WIN, block("wall>bear", by=BOB), bob="wall 0/4"), "hut 0/4")
    assert dealt(resolve_scenario(scenario)) == [{"bear>wall:3"}]
    other = with_carol(table(*WIN, block("hut>bear", by=CAROL)), "hut 0/4")
    assert refused(resolve_scenario(other))[1] == [(RefusalKind.NOT_ATTACKING_YOU, ("509.1a",))]


@pytest.mark.rule("508.5")
def test_310_8d_the_protector_is_the_defending_player_even_if_its_controller_attacks() -> None:
    outcome = played(*WIN, block("wall>bear"), bob="wall 0/4")
    assert [each.blocker for each in events(outcome, BlockerDeclared)] == ["wall"]


# Without defense counters.


def test_310_11b_the_last_defense_counter_is_removed_it_is_exiled_and_cast_transformed() -> None:
    outcome = played(*WIN)
    assert where(outcome) == ("battlefield", "angel")
    moves = [(each.origin, each.destination) for each in events(outcome, ZoneChanged)]
    assert moves == [(Zone.BATTLEFIELD, Zone.EXILE), (Zone.STACK, Zone.BATTLEFIELD)]
    assert cited(outcome, AbilityTriggered) == [("603.3b", "310.11b")]
    assert cited(outcome, SpellCast) == [("310.11b", "712.11a", "118.9", "608.2g")]
    assert outcome.unmodelled == ()


def test_310_11b_its_controller_may_leave_it_in_exile() -> None:
    assert where(played(Choose(ChoiceKind.MAY, False), *WIN)) == ("exile", "siege")


def test_310_11b_not_while_a_counter_is_left() -> None:
    outcome = played(*WIN, alice="bear 2/2")
    assert (where(outcome), events(outcome, AbilityTriggered)) == (("battlefield", "siege"), [])


def test_310_11b_counters_removed_by_an_effect_count_too() -> None:
    gone = spell("raze", RemoveCounters(TargetObject(), "defense", Fixed(3)), targets=(TargetSpec(BATTLE),))
    assert where(played(cast(gone, "siege"), ALL)) == ("battlefield", "angel")


@pytest.mark.rule("603.2c")
def test_310_11b_once_however_many_creatures_deal_damage_to_it() -> None:
    outcome = played(attack("bear>siege", "cub>siege"), alice="bear 3/3, cub 2/2")
    assert len(events(outcome, AbilityTriggered)) == 1
    assert where(outcome) == ("battlefield", "angel")


def test_310_11b_its_controller_casts_it_whoever_attacked_it() -> None:
    outcome = resolve_scenario(with_carol(beside(duel("", "", attack("cat>siege"), active=CAROL), siege()), "cat 3/3"))
    assert outcome.state.objects[SIEGE].controller == ALICE


def test_310_11b_a_back_face_that_targets_is_cast_with_targets() -> None:
    fire = SpellAbility((DealDamage(Fixed(4), TargetObject()),), (ANY_TARGET,))
    assert lives(played(*WIN, of=siege(sorcery(fire)))) == (20, 16)
    assert lives(played(choose("target", ALICE), *WIN, of=siege(sorcery(fire)))) == (16, 20)


def test_608_2g_a_sorcery_on_the_back_is_cast_although_it_is_combat() -> None:
    outcome = played(*WIN, of=siege(sorcery(SpellAbility((ONE_LIFE,)))))
    assert (lives(outcome), where(outcome)) == ((21, 20), ("graveyard", "siege"))


@pytest.mark.rule("601.2c")
def test_608_2g_without_a_legal_target_it_stays_in_exile() -> None:
    outcome = played(*WIN, of=siege(sorcery(SpellAbility((ONE_LIFE,), TARGET_ARTIFACT))))
    assert (where(outcome), events(outcome, SpellCast), outcome.choices) == (("exile", "siege"), [], ())


def test_601_2i_casting_it_triggers_what_waits_for_a_spell() -> None:
    watcher = watching("monk", "1/1", Casts(CREATURE))
    outcome = resolve_scenario(beside(table(*WIN), watcher))
    assert lives(outcome) == (21, 20)


def test_310_11b_a_back_face_with_an_unread_sentence_is_cast_and_it_is_said() -> None:
    outcome = played(*WIN, of=siege(sorcery(Unread("Wonders happen.", moment=Moment.ALWAYS))))
    assert (where(outcome), [each.text for each in outcome.unmodelled]) == (("graveyard", "siege"), ["Wonders happen."])


def test_unread_sentences_of_the_back_face_are_shown_once_it_is_there() -> None:
    outcome = played(*WIN, of=siege(replace(ANGEL, abilities=(Unread("Wonders happen.", moment=Moment.ALWAYS),))))
    assert [(each.card, each.text) for each in outcome.unmodelled] == [("angel", "Wonders happen.")]


def test_sentences_of_the_front_face_are_not_shown_for_what_its_back_face_does() -> None:
    enters = Unread("Wonders happen.", moment=Moment.ENTERS)
    front, back = siege().definition.faces
    both = replace(siege(), definition=CardDefinition((replace(front, abilities=(enters,)), back), "transform"))
    assert played(*WIN, of=both).unmodelled == ()
    leaves = replace(enters, moment=Moment.LEAVES)
    both = replace(siege(), definition=CardDefinition((replace(front, abilities=(leaves,)), back), "transform"))
    assert [each.card for each in played(*WIN, of=both).unmodelled] == ["siege"]


@pytest.mark.rule("712.8c", "202.3")
def test_712_8e_a_back_face_has_the_mana_value_of_its_front_face() -> None:
    front, back = siege().definition.faces
    counting = TriggeredAbility(Enters(), (GainLife(Players.YOU, CharacteristicOf(THIS, "mana value")),))
    faces = replace(front, mana_cost="{2}{W}"), replace(back, abilities=(counting,))
    outcome = played(*WIN, of=replace(siege(), definition=CardDefinition(faces, "transform")))
    assert lives(outcome) == (23, 20)


@pytest.mark.rule("712.8a")
def test_712_13_only_on_the_stack_and_where_it_resolves_to_is_the_back_face_up() -> None:
    outcome = played(*WIN, to(Step.POSTCOMBAT_MAIN), cast(MURDER, "siege"), ALL)
    assert where(outcome) == ("graveyard", "siege")


@pytest.mark.rule("310.7")
def test_704_5v_a_battle_whose_ability_is_on_the_stack_stays_until_it_has_left_it() -> None:
    outcome = played(attack("bear>siege"), to(Step.COMBAT_DAMAGE), cast(STIFLE, "siege!1"), ALL)
    assert where(outcome) == ("graveyard", "siege")
    moved = [entry for entry in outcome.trace if isinstance(entry.event, ZoneChanged) and entry.event.object == SIEGE]
    assert [tuple(entry.rules) for entry in moved] == [("704.5v",)]


def test_704_5v_a_battle_that_is_no_siege_goes_to_the_graveyard() -> None:
    outcome = resolve_scenario(duel("bear 3/3, plane battle:3 protector:Bob", "", attack("bear>plane")))
    assert (zones(outcome)["plane"], events(outcome, AbilityTriggered)) == ("graveyard", [])


def test_310_11a_a_siege_that_enters_is_protected_by_an_opponent_whom_its_controller_chooses() -> None:
    enters = Cast(SIEGE, siege().definition, ALICE)
    assert events(resolve_scenario(with_carol(duel("", "", enters, ALL))), ProtectorChosen) == [
        ProtectorChosen(SIEGE, BOB)
    ]
    picked = resolve_scenario(with_carol(duel("", "", choose("protector", "Carol"), enters, ALL)))
    assert events(picked, ProtectorChosen) == [ProtectorChosen(SIEGE, CAROL)]


def test_704_5w_without_protector_it_gets_one_unless_it_is_being_attacked() -> None:
    unprotected = siege(protector=None)
    outcome = resolve_scenario(with_carol(beside(duel("bear 2/2", "", attack("bear")), unprotected)))
    assert events(outcome, ProtectorChosen) == [ProtectorChosen(SIEGE, BOB)]


def test_704_5x_a_siege_that_its_protector_comes_to_control_gets_another_one() -> None:
    outcome = resolve_scenario(beside(duel("bear 2/2", "", NEXT_TURN), siege(protector=ALICE)))
    assert events(outcome, ProtectorChosen) == [ProtectorChosen(SIEGE, BOB)]
    assert cited(outcome, ProtectorChosen) == [("704.5x",)]
