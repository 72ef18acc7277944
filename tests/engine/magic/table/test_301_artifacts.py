"""CR 301: artifacts, Equipment and what it is attached to, Fortifications, Vehicles."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, CanPlay, LegalTargets, ObjectSetup, SpellOrAbility
from bot.engine.magic.events import Unattached
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, Enters, TriggeredAbility
from bot.engine.magic.words.effects import AddAbility, AddTypes, AttachObject, Duration, GainControl
from bot.engine.magic.words.filters import AttachedObject, Filter, Matching, Status, TriggeringObject
from tests.engine.magic.tables.cards import having, scene
from tests.engine.magic.tables.changes import card, casting
from tests.engine.magic.tables.layered import (
    ALL,
    base,
    grow,
    kinds,
    look,
    permanent,
    played,
    show,
    state_of,
    static,
    trick,
)
from tests.engine.magic.tables.spells import ONE_LIFE, cast
from tests.engine.magic.tables.table import asked, cited, duel, lives, refused
from tests.engine.magic.tables.words import ALICE, BOB

SWORD, BEAR = ObjectId("sword"), ObjectId("bear")
STRONG = static(AttachedObject(), grow(2, 2))
TAKE = trick("take", GainControl(), duration=Duration.PERMANENT)


def sword(words: str = "", by: PlayerId = ALICE) -> ObjectSetup:
    """An Equipment with equip that gives +2/+2."""
    return permanent(f"sword artifact equipment {words}", STRONG, having(KeywordName.EQUIP), by=by)


def equip(what: str, by: PlayerId | None = None) -> Activate:
    return Activate(SWORD, 1, by=by, targets=(ObjectId(what),))


def host(state: GameState) -> object:
    return state.objects[SWORD].attached_to


@pytest.mark.rule("303.2", "306.2", "608.3a")
@pytest.mark.parametrize("kind", ["Artifact", "Enchantment", "Planeswalker"])
@pytest.mark.parametrize("by", [ALICE, BOB])
def test_301_2_it_enters_the_battlefield_under_its_controllers_control(kind: str, by: PlayerId) -> None:
    thing = card("thing", kind, loyalty=3) if kind == "Planeswalker" else card("thing", kind)
    state = resolve_scenario(duel("", "", casting(thing, by), ALL, active=by)).state
    entered = state.objects[ObjectId("thing")]
    assert (entered.zone.value, entered.controller, entered.owner) == ("battlefield", by, by)


@pytest.mark.rule("301.5")
@pytest.mark.parametrize(("what", "stays"), [("bear 2/2", True), ("bear artifact", False), ("bear land", False)])
def test_301_5a_an_equipment_equips_the_creature_that_it_is_attached_to(what: str, stays: bool) -> None:
    """Only the equipped creature is changed by what the Equipment says of it, and counts as equipped."""
    horn = permanent("horn artifact", static(Matching(Filter(statuses=(Status.EQUIPPED,))), AddTypes(("Enchantment",))))
    objects = (permanent(what), permanent("ox 2/2"), sword("on:bear"), horn)
    bear, ox = look(*objects, at="bear ox", do=played(trick("pass"), "ox"))
    assert (bear == "4/4 Creature Enchantment", ox) == (stays, "2/2 Creature")


def test_301_5b_it_enters_unattached_and_equip_attaches_it_to_a_creature_that_its_controller_controls() -> None:
    printed = sword().definition
    do = (casting(replace(printed, faces=(replace(printed.faces[0], name="sword"),))), ALL)
    objects = (permanent("bear 2/2"), permanent("ox 3/3", by=BOB), permanent("wood land"))
    entered = scene(*objects, do=do)
    assert host(resolve_scenario(entered).state) is None
    assert asked(entered, LegalTargets(SpellOrAbility(source=SWORD))) == [[BEAR]]
    assert host(resolve_scenario(replace(entered, do=(*do, equip("bear"), ALL))).state) == BEAR


def test_301_5b_control_of_the_creature_matters_as_equip_resolves_and_not_afterwards() -> None:
    objects = (sword(), permanent("bear 2/2"))
    take = cast(TAKE, "bear", by=BOB)
    assert host(state_of(*objects, do=(equip("bear"), take, ALL))) is None
    assert host(state_of(*objects, do=(equip("bear"), ALL, take, ALL))) == BEAR


@pytest.mark.rule("704.5n")
@pytest.mark.parametrize("words", ["protection-from-artifacts", "protection-from-everything"])
def test_301_5b_what_can_not_be_equipped_is_not(words: str) -> None:
    outcome = resolve_scenario(scene(sword(), permanent(f"bear 2/2 {words}"), do=(equip("bear"), ALL)))
    assert refused(outcome) == {0: [(RefusalKind.TARGET_PROTECTED, ("702.16b",))]}
    assert outcome.state.objects[SWORD].attached_to is None


@pytest.mark.rule("701.3a")
@pytest.mark.parametrize(("words", "moves"), [("", True), ("protection-from-artifacts", False)])
def test_301_5b_an_effect_does_not_move_it_to_what_it_can_not_equip(words: str, moves: bool) -> None:
    """It stays where it is, and does not come off there."""
    watch = TriggeredAbility(Enters(kinds("Creature")), (AttachObject(TriggeringObject()),))
    blade = permanent("sword artifact equipment on:bear", watch)
    newcomer = permanent(f"knight 2/2 {words}").definition
    state = state_of(permanent("bear 2/2"), blade, do=(casting(newcomer), ALL))
    assert host(state) == ("knight" if moves else "bear")


def test_301_5d_control_of_the_equipment_and_of_the_creature_are_apart() -> None:
    objects = (sword("on:bear"), permanent("bear 2/2"))
    stolen_bear = state_of(*objects, do=played(TAKE, "bear", by=BOB))
    stolen_sword = state_of(*objects, do=played(TAKE, "sword", by=BOB))
    found = [(state.objects[BEAR].controller, state.objects[SWORD].controller) for state in (stolen_bear, stolen_sword)]
    assert found == [(BOB, ALICE), (ALICE, BOB)]
    assert [(host(state), show(state, "bear")) for state in (stolen_bear, stolen_sword)] == [
        (BEAR, ["4/4 Creature"]),
        (BEAR, ["4/4 Creature"]),
    ]


@pytest.mark.rule("602.2")
def test_301_5d_only_its_controller_may_equip_with_it() -> None:
    scenario = scene(sword("on:bear"), permanent("bear 2/2", by=BOB))
    abilities = [SpellOrAbility(source=SWORD, by=by) for by in (ALICE, BOB)]
    mine = scene(sword("on:bear"), permanent("bear 2/2", by=BOB), permanent("ox 1/1"))
    assert asked(mine, *map(CanPlay, abilities)) == [True, False]
    assert refused(resolve_scenario(replace(scenario, do=(equip("bear", by=BOB),)))) == {
        0: [(RefusalKind.NOT_CONTROLLED, ("602.2",))]
    }


@pytest.mark.parametrize(("by", "life"), [(ALICE, None), (BOB, (20, 21))])
def test_301_5d_an_ability_that_it_grants_belongs_to_the_creatures_controller(
    by: PlayerId, life: tuple[int, int] | None
) -> None:
    pray = ActivatedAbility(Cost(), (ONE_LIFE,), text="{0}: You gain 1 life.")
    staff = permanent("staff artifact equipment on:bear", static(AttachedObject(), AddAbility(pray)))
    outcome = resolve_scenario(scene(staff, permanent("bear 2/2", by=BOB), do=(Activate(BEAR, 1, by=by), ALL)))
    assert (refused(outcome) == {}, lives(outcome)) == ((True, life) if life else (False, (20, 20)))


@pytest.mark.rule("704.5n")
@pytest.mark.parametrize(("what", "stays"), [("wood land", True), ("bear 2/2", False), ("idol artifact", False)])
def test_301_6_a_fortification_is_attached_to_a_land_and_to_nothing_else(what: str, stays: bool) -> None:
    name = what.split(maxsplit=1)[0]
    outcome = resolve_scenario(duel(f"{what}, keep artifact fortification on:{name}"))
    assert cited(outcome, Unattached) == ([] if stays else [("704.5n",)])


@pytest.mark.rule("301.6")
def test_301_5c_a_fortification_that_is_a_creature_fortifies_nothing() -> None:
    outcome = resolve_scenario(duel("wood land, keep 1/4 artifact fortification on:wood"))
    assert cited(outcome, Unattached) == [("704.5p",)]


CART = CardDefinition((Characteristics("cart", types=("Artifact",), subtypes=("Vehicle",), power=3, toughness=4),))
VEHICLE = ObjectSetup(ObjectId("cart"), CART, ALICE, ALICE)


def test_301_7a_a_vehicle_has_its_size_only_while_it_is_a_creature() -> None:
    assert look(VEHICLE, at="cart") == ["Artifact Vehicle"]


CREW = trick("crew", AddTypes(("Artifact", "Creature")))


@pytest.mark.parametrize(
    ("do", "size"),
    [
        (played(CREW, "cart"), "3/4"),
        ((*played(CREW, "cart"), *played(trick("grow", grow(1, 1)), "cart")), "4/5"),
        (played(trick("animate", AddTypes(("Artifact", "Creature")), base(1, 1)), "cart"), "1/1"),
    ],
)
def test_301_7b_a_vehicle_that_becomes_a_creature_has_its_printed_size_unless_something_changes_it(
    do: tuple[Action, ...], size: str
) -> None:
    assert look(VEHICLE, at="cart", do=do) == [f"{size} Artifact Creature Vehicle"]
