"""CR 702.11 and 702.16: hexproof and protection against targets, Auras, Equipment, blockers and damage."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate, ObjectSetup, Scenario
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, PlayersHave, StaticAbility
from bot.engine.magic.words.effects import AddAbility, KeywordAbility, LoseKeyword, Modify, Spared, Untap
from bot.engine.magic.words.filters import CREATURE, AttachedObject, Filter, Matching, Players, TargetObject, TargetSpec
from bot.engine.magic.words.qualities import ChosenQuality, ColorQuality, PlayerQuality, Quality, TypeQuality
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, MURDER, beside, burn, cast, spell, with_carol
from tests.engine.magic.tables.table import attack, block, combat, duel, fight, gone, prevented, refused, to, zones
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

GREEN, RED = ColorQuality(Color.GREEN), ColorQuality(Color.RED)
STROKE = ActivatedAbility(Cost(tap=True), (Untap(TargetObject()),), (TargetSpec(CREATURE),), "{T}: Untap it.")
EACH_COLOR = ("white", "blue", "black", "red", "green")
COLORED: Mapping[str, Color | None] = {**dict(zip(EACH_COLOR, Color, strict=True)), "colorless": None}


def why(scenario: Scenario) -> list[RefusalKind]:
    """The reasons why the scenario's one action is illegal."""
    return [kind for found in refused(resolve_scenario(scenario)).values() for kind, _ in found]


def targeted(bear: str, color: str, by: PlayerId = ALICE) -> list[RefusalKind]:
    """What forbids a spell of a color, or of none, that targets Bob's bear."""
    return why(duel("", f"bear 2/2 {bear}", cast(burn(color=COLORED[color]), "bear", by=by)))


def stroked(bear: str) -> list[RefusalKind]:
    """What forbids an ability of a creature of Alice's that targets Bob's bear."""
    stroke = Activate(ObjectId("elf"), 1, targets=(ObjectId("bear"),))
    return why(beside(duel("", f"bear 2/2 {bear}", stroke), creature("elf", "1/1", STROKE)))


@pytest.mark.parametrize("by", [ALICE, BOB])
def test_702_11b_hexproof_is_against_spells_and_abilities_of_opponents(by: PlayerId) -> None:
    assert targeted("hexproof", "red", by) == ([RefusalKind.HEXPROOF] if by == ALICE else [])
    assert stroked("hexproof") == [RefusalKind.HEXPROOF]
    assert stroked("") == []


@pytest.mark.parametrize(("color", "stops"), [("green", True), ("red", False), ("colorless", False)])
@pytest.mark.rule("702.11d")
def test_hexproof_from_a_quality_stops_opponents_spells_of_that_quality(color: str, stops: bool) -> None:
    assert targeted("hexproof-from-green", color) == ([RefusalKind.HEXPROOF] if stops else [])
    assert targeted("hexproof-from-green", color, BOB) == []


@pytest.mark.parametrize(("quality", "stops"), [("creatures", True), ("artifacts", False)])
@pytest.mark.rule("702.11d")
def test_hexproof_from_a_quality_stops_abilities_of_sources_of_that_quality(quality: str, stops: bool) -> None:
    assert stroked(f"hexproof-from-{quality}") == ([RefusalKind.HEXPROOF] if stops else [])


def test_702_11e_what_loses_hexproof_loses_hexproof_from_qualities_and_is_found_as_having_it() -> None:
    bear = "bear 2/2 hexproof-from-red"
    strip = spell(
        "strip", Modify(Matching(Filter(keywords=(KeywordName.HEXPROOF,))), (LoseKeyword(KeywordName.HEXPROOF),))
    )
    bolt = cast(burn(color=Color.RED), "bear")
    assert why(duel("", bear, bolt)) == [RefusalKind.HEXPROOF]
    assert why(duel("", bear, cast(strip), ALL, bolt)) == []


@pytest.mark.parametrize("color", COLORED)
def test_702_11f_hexproof_from_two_qualities_is_two_abilities(color: str) -> None:
    stops = color in {"green", "red"}
    assert targeted("hexproof-from-green hexproof-from-red", color) == ([RefusalKind.HEXPROOF] if stops else [])


@pytest.mark.parametrize("color", COLORED)
def test_702_11g_hexproof_from_each_color_is_one_ability_a_color(color: str) -> None:
    words = " ".join(f"hexproof-from-{each}" for each in EACH_COLOR)
    assert targeted(words, color) == ([] if color == "colorless" else [RefusalKind.HEXPROOF])


@pytest.mark.parametrize(("words", "rule"), [("hexproof", "702.11b"), ("hexproof-from-green", "702.11d")])
def test_the_refusal_cites_the_kind_of_hexproof(words: str, rule: str) -> None:
    outcome = fight("", f"bear 2/2 {words}", cast(burn(color=Color.GREEN), "bear"))
    assert refused(outcome) == {0: [(RefusalKind.HEXPROOF, (rule,))]}


# Protection.

QUALITIES: Mapping[str, tuple[str, str]] = {
    "green": ("green", "red"),
    "multicolored": ("green red", "green"),
    "colorless": ("", "green"),
    "artifacts": ("artifact", "enchantment"),
    "beasts": ("beast", "human"),
    "legendary": ("legendary", ""),
}
"""For each quality, a source that has it and one that has not."""


@pytest.mark.parametrize("quality", QUALITIES)
def test_702_16a_the_quality_is_a_color_a_type_a_subtype_or_a_supertype(quality: str) -> None:
    having, lacking = QUALITIES[quality]
    assert prevented(combat(f"3/3 {having}", f"2/2 protection-from-{quality}")) == {"attacker>b1:3"}
    assert prevented(combat(f"3/3 {lacking}", f"2/2 protection-from-{quality}")) == set()


@pytest.mark.parametrize(("color", "stops"), [("green", True), ("red", True), ("colorless", False)])
def test_702_16b_protection_from_colored_spells_is_against_these_alone(color: str, stops: bool) -> None:
    """A green creature and its damage are no spell."""
    refusals = [RefusalKind.TARGET_PROTECTED] if stops else []
    assert targeted("protection-from-colored-spells", color) == refusals
    assert prevented(combat("3/3 green", "2/2 protection-from-colored-spells")) == set()


@pytest.mark.parametrize("by", [ALICE, BOB])
def test_702_16b_protection_is_against_spells_of_the_quality_whoever_casts_them(by: PlayerId) -> None:
    assert targeted("protection-from-green", "green", by) == [RefusalKind.TARGET_PROTECTED]
    assert targeted("protection-from-green", "red", by) == []


def test_702_16b_protection_is_against_abilities_of_sources_with_the_quality() -> None:
    assert stroked("protection-from-creatures") == [RefusalKind.TARGET_PROTECTED]
    assert stroked("protection-from-artifacts") == []


@pytest.mark.parametrize(("color", "zone"), [("green", "graveyard"), ("red", "battlefield")])
def test_702_16c_an_aura_of_the_quality_goes_to_the_graveyard(color: str, zone: str) -> None:
    aura = f"aura {color} enchantment aura enchant-creature on:bear"
    outcome = fight(f"bear 2/2 protection-from-green, {aura}", "", to(Step.PRECOMBAT_MAIN))
    assert zones(outcome) == {"bear": "battlefield", "aura": zone}


def ward(name: str, spares: Spared | None, *colors: Color, quality: Quality = GREEN, **setup: Any) -> ObjectSetup:
    """An Aura of these colors on the bear that gives protection from a quality, green unless stated."""
    given = AddAbility(KeywordAbility(KeywordName.PROTECTION, quality, spares=spares))
    enchant = KeywordAbility(KeywordName.ENCHANT, TypeQuality("Creature", "creatures"))
    abilities = enchant, StaticAbility(AttachedObject(), (given,))
    printed = Characteristics(name, colors=colors, types=("Enchantment",), subtypes=("Aura",), abilities=abilities)
    bear = ObjectId("bear")
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), ALICE, ALICE, attached_to=bear, **setup)


WARDS: Mapping[str, tuple[tuple[ObjectSetup, ...], set[str]]] = {
    "nothing spared": ((ward("a", None, Color.GREEN),), {"a"}),
    "this Aura": ((ward("a", Spared.THIS_AURA, Color.GREEN),), set()),
    "this Aura, not another": ((ward("a", Spared.THIS_AURA), ward("b", None, Color.GREEN, quality=RED)), {"b"}),
    "each other, of two": (
        (ward("a", Spared.THIS_AURA, Color.GREEN), ward("b", Spared.THIS_AURA, Color.GREEN)), {"a", "b"}),
    "Auras": ((ward("a", Spared.AURAS, Color.GREEN), ward("b", None, Color.GREEN, quality=RED)), set()),
    "Auras, but not by another ability": ((ward("a", Spared.AURAS, Color.GREEN), ward("b", None, Color.RED)), {"a"}),
    "the chosen color": ((
        ward("a", Spared.THIS_AURA, Color.GREEN, quality=ChosenQuality("color"), chosen={"color": "green"}),
        ward("b", None, Color.GREEN, quality=RED)), {"b"}),
}  # fmt: skip


@pytest.mark.parametrize("case", WARDS)
def test_702_16n_protection_from_its_own_quality_removes_an_aura_unless_it_spares_it(case: str) -> None:
    auras, removed = WARDS[case]
    assert gone(resolve_scenario(beside(duel("bear 2/2", "", to(Step.END)), *auras))) == removed


@pytest.mark.parametrize(("quality", "removed"), [(GREEN, {"curse"}), (RED, set())])
def test_702_16c_an_aura_of_the_quality_does_not_stay_on_a_player(quality: Quality, removed: set[str]) -> None:
    veil = creature("veil", "0/1", PlayersHave(Players.YOU, (KeywordAbility(KeywordName.PROTECTION, quality),)), by=BOB)
    enchant = KeywordAbility(KeywordName.ENCHANT, TypeQuality("Player", "players"))
    curse = Characteristics(
        "curse", colors=(Color.GREEN,), types=("Enchantment",), subtypes=("Aura",), abilities=(enchant,)
    )
    aura = ObjectSetup(ObjectId("curse"), CardDefinition((curse,)), ALICE, ALICE, attached_to=BOB)
    assert gone(resolve_scenario(beside(duel("", "", to(Step.END)), veil, aura))) == removed


def test_702_16n_other_protection_from_the_same_quality_removes_the_aura_all_the_same() -> None:
    scenario = duel("bear 2/2 protection-from-green", "", to(Step.END))
    assert gone(resolve_scenario(beside(scenario, ward("a", Spared.THIS_AURA, Color.GREEN)))) == {"a"}


@pytest.mark.parametrize(("quality", "host"), [("artifacts", None), ("green", "bear")])
@pytest.mark.parametrize(("kind", "bear"), [("equipment", "bear 2/2"), ("fortification", "bear land")])
def test_702_16d_equipment_and_fortifications_of_the_quality_become_unattached_and_stay(
    quality: str, host: str | None, kind: str, bear: str
) -> None:
    outcome = fight(f"{bear} protection-from-{quality}, gear artifact {kind} on:bear", "", to(Step.PRECOMBAT_MAIN))
    assert zones(outcome) == {"bear": "battlefield", "gear": "battlefield"}
    assert outcome.state.objects[ObjectId("gear")].attached_to == host


@pytest.mark.parametrize("color", COLORED)
def test_702_16g_protection_from_two_qualities_is_two_abilities(color: str) -> None:
    stops = color in {"green", "red"}
    words = "protection-from-green protection-from-red"
    assert targeted(words, color) == ([RefusalKind.TARGET_PROTECTED] if stops else [])
    blocked = refused(
        fight(f"bear 2/2 {words}", f"cub 1/1 {color if COLORED[color] else ''}", attack("bear"), block("cub>bear"))
    )
    assert bool(blocked) is stops


@pytest.mark.parametrize("color", COLORED)
def test_702_16h_protection_from_each_color_is_one_ability_a_color(color: str) -> None:
    words = " ".join(f"protection-from-{each}" for each in EACH_COLOR)
    assert targeted(words, color) == ([] if color == "colorless" else [RefusalKind.TARGET_PROTECTED])


@pytest.mark.parametrize(("at", "blocker"), [("Bob", "cub"), ("Carol", "ox")])
@pytest.mark.parametrize(("from_whom", "stops"), [((BOB, CAROL), True), ((ALICE,), False), ((), False)])
def test_702_16i_protection_from_each_of_several_players_is_one_ability_a_player(
    at: str, blocker: str, from_whom: tuple[PlayerId, ...], stops: bool
) -> None:
    protections = [KeywordAbility(KeywordName.PROTECTION, PlayerQuality(player)) for player in from_whom]
    table = with_carol(duel("", "cub 1/4", attack(f"bear>{at}"), block(f"{blocker}>bear")), "ox 1/4")
    assert bool(refused(resolve_scenario(beside(table, creature("bear", "2/2", *protections))))) is stops


def test_702_16j_protection_from_everything_is_against_all_of_it() -> None:
    bear = "bear 2/2 protection-from-everything"
    assert targeted("protection-from-everything", "colorless") == [RefusalKind.TARGET_PROTECTED]
    assert stroked("protection-from-everything") == [RefusalKind.TARGET_PROTECTED]
    blocked = refused(fight(bear, "cub 1/1", attack("bear"), block("cub>bear")))
    assert blocked == {1: [(RefusalKind.PROTECTION, ("509.1b", "702.16f"))]}
    assert prevented(fight("ox 3/3", bear, attack("ox"), block("bear>ox"))) == {"ox>bear:3"}
    attached = "aura enchantment aura enchant-creature on:bear, gear artifact equipment on:bear"
    outcome = fight(f"{bear}, {attached}", "", to(Step.PRECOMBAT_MAIN))
    assert (gone(outcome), outcome.state.objects[ObjectId("gear")].attached_to) == ({"aura"}, None)
    assert why(duel("", bear, cast(MURDER, "bear"))) == [RefusalKind.TARGET_PROTECTED]
