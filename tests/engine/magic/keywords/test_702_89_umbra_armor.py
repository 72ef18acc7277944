"""CR 702.89, 701.19, 616.1: what replaces destruction, and who chooses among several that would."""

import pytest

from bot.engine.magic.events import Destroyed, DestructionReplaced, NotDestroyed, Regenerated, Tapped
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.effects import Destroy, Regenerate
from bot.engine.magic.words.filters import Filter, Matching, TargetObject
from tests.engine.magic.tables.spells import ALL, MURDER, TARGET_CREATURE, cast, spell
from tests.engine.magic.tables.table import attack, block, choose, cited, combat, events, fight, gone, marked, to
from tests.engine.magic.tables.words import BOB

UMBRA = "enchantment aura enchant-creature umbra-armor on:bear"
BEAR = f"bear 2/2, umbra {UMBRA}"
HEAL = spell("heal", Regenerate(TargetObject()), targets=TARGET_CREATURE)
BURY = spell("bury", Destroy(TargetObject(), no_regeneration=True), targets=TARGET_CREATURE)
WRATH = spell("wrath", Destroy(Matching(Filter())))


def test_702_89a_lethal_damage_is_removed_and_the_aura_destroyed_instead() -> None:
    outcome = fight("ogre 3/3", BEAR, attack("ogre"), block("bear>ogre"))
    assert (gone(outcome), marked(outcome)) == ({"umbra"}, {"ogre": 2})
    assert events(outcome, DestructionReplaced) == [DestructionReplaced(ObjectId("bear"), ObjectId("umbra"))]
    assert cited(outcome, DestructionReplaced) == [("702.89a", "614.6", "704.5g")]
    assert cited(outcome, Destroyed) == [("702.89a",)]


def test_702_89a_it_replaces_lethal_damage_and_deathtouch_at_once() -> None:
    outcome = fight("snake 3/3 deathtouch", BEAR, attack("snake"), block("bear>snake"), to(Step.END))
    assert gone(outcome) == {"umbra"}


def test_702_89a_an_effect_that_destroys_destroys_the_aura_instead() -> None:
    assert gone(fight("", BEAR, cast(MURDER, "bear"), ALL)) == {"umbra", "murder"}


def test_702_89a_it_is_not_regeneration_so_nothing_is_tapped_nor_leaves_combat() -> None:
    outcome = fight("ogre 3/3", BEAR, attack("ogre"), block("bear>ogre"), cast(BURY, "bear"), ALL)
    assert (gone(outcome), outcome.state.objects[ObjectId("bear")].tapped) == ({"umbra", "bury", "bear"}, False)
    assert marked(outcome) == {"ogre": 2}


def test_702_12b_of_an_indestructible_creature_nothing_is_replaced() -> None:
    outcome = fight("", f"bear 2/2 indestructible, umbra {UMBRA}", cast(MURDER, "bear"), ALL)
    assert (gone(outcome), len(events(outcome, NotDestroyed))) == ({"murder"}, 1)


def test_702_89a_an_aura_that_is_destroyed_at_the_same_time_still_saves_the_creature() -> None:
    outcome = fight("", BEAR, cast(WRATH), ALL)
    assert (gone(outcome), len(events(outcome, Destroyed))) == ({"umbra", "wrath"}, 1)


def test_702_89a_toughness_0_is_no_destruction() -> None:
    assert gone(fight("", f"bear 2/2 -1/-1:2, umbra {UMBRA}", to(Step.END))) == {"bear", "umbra"}


def test_616_1_of_two_umbras_the_controller_of_the_creature_chooses_one() -> None:
    second = f"{BEAR}, cloak {UMBRA}"
    default = fight("ogre 3/3", second, attack("ogre"), block("bear>ogre"))
    chosen = fight("ogre 3/3", second, choose("replacement", "cloak", by=BOB), attack("ogre"), block("bear>ogre"))
    assert (gone(default), gone(chosen)) == ({"umbra"}, {"cloak"})
    assert [(each.kind, each.subject, each.options) for each in default.choices] == [("replacement", "bear", 2)]


def test_616_1_by_default_a_regeneration_shield_is_used_before_an_aura_is_lost() -> None:
    do = (cast(HEAL, "bear", by=BOB), ALL, attack("ogre"))
    default = fight("ogre 3/3", BEAR, *do, block("bear>ogre"))
    chosen = fight("ogre 3/3", BEAR, choose("replacement", "umbra", by=BOB), *do, block("bear>ogre"))
    assert (gone(default), gone(chosen)) == ({"heal"}, {"heal", "umbra"})
    assert [each.by for each in events(default, Regenerated)] == ["heal"]
    assert [each.picked for each in (*default.choices, *chosen.choices)] == ["heal", "umbra"]


def test_701_19c_what_can_not_be_regenerated_can_still_be_saved_by_umbra_armor() -> None:
    outcome = fight("", BEAR, cast(HEAL, "bear", by=BOB), ALL, cast(BURY, "bear"), ALL)
    assert (gone(outcome) - {"heal", "bury"}, outcome.choices) == ({"umbra"}, ())
    assert [each.by for each in outcome.state.ongoing.shields] == ["heal"]


@pytest.mark.parametrize(("shields", "dead"), [(1, {"bear"}), (2, set())])
def test_701_19a_each_shield_replaces_one_destruction(shields: int, dead: set[str]) -> None:
    heal = (cast(HEAL, "bear", by=BOB), ALL) * shields
    outcome = fight("", "bear 2/2", *heal, cast(MURDER, "bear"), ALL, cast(MURDER, "bear"), ALL)
    assert gone(outcome) - {"heal", "murder"} == dead
    assert len(events(outcome, Regenerated)) == shields


def test_701_19a_a_shield_ends_with_the_turn() -> None:
    assert fight("", "bear 2/2", cast(HEAL, "bear", by=BOB), ALL, to(Step.CLEANUP)).state.ongoing.shields == ()


def test_701_19a_regenerating_taps_and_takes_out_of_combat() -> None:
    outcome = fight("ogre 3/3", "bear 2/2", cast(HEAL, "bear", by=BOB), ALL, attack("ogre"), block("bear>ogre"))
    bear = outcome.state.objects[ObjectId("bear")]
    assert (bear.tapped, bear.damage, marked(outcome)) == (True, 0, {"ogre": 2})
    assert events(outcome, Tapped) == [Tapped(ObjectId("ogre"))]


def test_702_89a_a_creature_saved_once_dies_the_second_time() -> None:
    assert gone(combat("2/9 double-strike", "2/2, umbra enchantment aura enchant-creature umbra-armor on:b1")) == {
        "b1",
        "umbra",
    }
