"""CR 604: when static abilities apply, to what, and what they look at; 611.3, 613.10-613.11 with them."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate, CanAttack, CanTarget, SpellOrAbility
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import CantAttack, Enters, PlayersHave
from bot.engine.magic.words.effects import CharacteristicOf, KeywordAbility, LoseAllAbilities, ModifyPowerToughness
from bot.engine.magic.words.filters import AttachedObject, Comparison, Filter, Matching, Players
from tests.engine.magic.tables.cards import having, scene
from tests.engine.magic.tables.changes import bear, card, casting
from tests.engine.magic.tables.layered import (
    ALL,
    CREATURES,
    FLYING,
    TRAMPLE,
    grow,
    kinds,
    look,
    permanent,
    played,
    static,
    trick,
)
from tests.engine.magic.tables.rule_words import GROUNDED
from tests.engine.magic.tables.spells import MURDER, beside, burn, watching
from tests.engine.magic.tables.table import asked, duel, lives, refused, to
from tests.engine.magic.tables.words import BOB

LORD = permanent("lord 1/1", static(kinds("Creature", other=True), grow(2, 2)))
BEAR = permanent("bear 2/2")


@pytest.mark.rule("611.3b")
def test_604_2_it_applies_as_long_as_its_object_is_on_the_battlefield_and_has_the_ability() -> None:
    dull = played(trick("dull", LoseAllAbilities()), "lord")
    sizes = [look(LORD, BEAR, at="bear", do=do) for do in ((), played(MURDER, "lord"), dull, (*dull, to(Step.CLEANUP)))]
    assert sizes == [["4/4 Creature"], ["2/2 Creature"], ["2/2 Creature"], ["4/4 Creature"]]


@pytest.mark.rule("611.3b")
@pytest.mark.parametrize("zone", ["graveyard", "hand", "exile", "library"])
def test_604_2_it_does_nothing_from_other_zones(zone: str) -> None:
    buried = permanent(f"lord 1/1 zone:{zone}", static(kinds("Creature", other=True), grow(2, 2)))
    assert look(buried, BEAR, at="bear") == ["2/2 Creature"]


def test_604_4_it_modifies_what_its_object_is_attached_to_and_moves_with_it() -> None:
    sword = permanent(
        "sword artifact equipment on:bear", static(AttachedObject(), grow(2, 2)), having(KeywordName.EQUIP)
    )
    objects = (BEAR, permanent("ox 3/3"), sword)
    move = (Activate(ObjectId("sword"), 1, targets=(ObjectId("ox"),)), ALL)
    assert look(*objects, at="bear ox") == ["4/4 Creature", "3/3 Creature"]
    assert look(*objects, at="bear ox", do=move) == ["2/2 Creature", "5/5 Creature"]


@pytest.mark.parametrize("words", ["hexproof", "shroud"])
def test_604_4_it_does_not_target_what_it_modifies(words: str) -> None:
    aura = permanent("aura enchantment aura enchant-creature on:bear", static(AttachedObject(), grow(2, 2)))
    (bear_there,) = look(permanent(f"bear 2/2 {words}", by=BOB), aura, at="bear")
    assert bear_there == f"4/4 Creature, {words}"


@pytest.mark.parametrize(("words", "legal"), [("flash", True), ("flying", False)])
def test_604_6_flash_works_where_the_card_is_cast_from(words: str, legal: bool) -> None:
    (definition,) = (permanent(f"bear 2/2 {words}").definition,)
    outcome = resolve_scenario(duel("", "", to(Step.END), casting(definition)))
    assert refused(outcome) == ({} if legal else {1: [(RefusalKind.SORCERY_TIMING, ("117.1a",))]})


def test_604_7_without_the_equipped_creature_nothing_is_known_of_its_power() -> None:
    """While it is there every other creature gets that much; its last known power helps nobody."""
    shared = ModifyPowerToughness(1, 0, CharacteristicOf(AttachedObject()))
    banner = permanent("banner artifact equipment on:ox", static(Matching(Filter(all_of=("Creature",))), shared))
    objects = (BEAR, permanent("ox 3/3"), banner)
    assert look(*objects, at="bear") == ["5/2 Creature"]
    assert look(*objects, at="bear", do=played(MURDER, "ox")) == ["2/2 Creature"]


@pytest.mark.rule("603.6b", "613.5")
@pytest.mark.parametrize(("there", "gained"), [(True, 1), (False, 0)])
def test_611_3c_a_permanent_enters_as_what_it_is_with_the_effects_on_the_table(there: bool, gained: int) -> None:
    """Whoever watches for strong creatures sees the small one that a static ability makes strong."""
    strong = Matching(Filter(all_of=("Creature",), comparison=Comparison("power", at_least=4)))
    watcher = watching("watcher", "0/9", Enters(strong))
    anthem = [permanent("anthem enchantment", static(CREATURES, grow(2, 2)))] if there else []
    outcome = resolve_scenario(beside(duel("", "", casting(bear()), ALL), watcher, *anthem))
    assert lives(outcome)[0] == 20 + gained


@pytest.mark.rule("611.3b")
def test_611_3c_an_effect_that_enters_is_there_at_once() -> None:
    anthem = card("anthem", "Enchantment", abilities=(static(CREATURES, grow(2, 2)),))
    assert look(BEAR, at="bear", do=(casting(anthem), ALL)) == ["4/4 Creature"]


# What affects players, and the rules of the game (CR 613.10-613.11).


@pytest.mark.parametrize("humble", [True, False])
def test_613_10_what_players_have_comes_after_what_objects_are(humble: bool) -> None:
    """An enchantment that has lost its abilities in layer 6 gives nobody hexproof, however old it is."""
    aegis = permanent("aegis enchantment", PlayersHave(Players.YOU, (KeywordAbility(KeywordName.HEXPROOF),)), by=BOB)
    dull = permanent("dull artifact", static(kinds("Enchantment"), LoseAllAbilities()))
    objects = (aegis, dull) if humble else (aegis,)
    (can,) = asked(scene(*objects), CanTarget(BOB, SpellOrAbility(burn())))
    assert can is humble


@pytest.mark.parametrize(("wings", "can"), [(True, True), (False, False)])
def test_613_11_what_changes_the_rules_applies_after_everything_else(wings: bool, can: bool) -> None:
    """The older ability that grounded creatures can't attack sees the flying that a newer one grants."""
    moat = permanent("moat enchantment", CantAttack(GROUNDED))
    flight = permanent("flight enchantment", static(CREATURES, FLYING if wings else TRAMPLE))
    assert asked(scene(moat, flight, BEAR), CanAttack(ObjectId("bear"), BOB)) == [can]


def test_113_6_a_static_ability_of_a_permanent_does_nothing_on_the_stack() -> None:
    anthem = card("anthem", "Enchantment", abilities=(static(CREATURES, grow(2, 2)),))
    assert look(BEAR, at="bear", do=(casting(anthem),)) == ["2/2 Creature"]
