"""CR 115: what can be targeted, on the battlefield and elsewhere, how many targets, and which may be the same."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    Activate,
    CanTarget,
    Cast,
    Choose,
    LegalTargets,
    ObjectSetup,
    ResolveStack,
    SpellOrAbility,
)
from bot.engine.magic.events import DidNotResolve
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Ability, Enters, PlayersHave, TriggeredAbility
from bot.engine.magic.words.effects import (
    Counter,
    DealDamage,
    Destroy,
    Exile,
    Fixed,
    KeywordAbility,
    LoseLife,
    ReturnToHand,
    Tap,
)
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    ANYTHING,
    CREATURE,
    AbilityKind,
    ControllerOf,
    Filter,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from bot.engine.magic.words.qualities import ColorQuality, OpponentsQuality
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, PING, beside, burn, cast, spell, with_carol
from tests.engine.magic.tables.table import asked, duel, events, gone, lives, prevented, refused, zones
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

T0, T1 = TargetObject(0), TargetObject(1)
CANCEL = spell("cancel", Counter(T0), targets=(TargetSpec(spells=ANYTHING),))
RAISE = spell("raise", ReturnToHand(T0), targets=(TargetSpec(cards=Filter(all_of=("Creature",), side=Side.YOU)),))
TOP = ResolveStack(everything=False)


def tapping(*specs: TargetSpec) -> CardDefinition:
    return spell("tapper", *(Tap(TargetObject(place)) for place in range(len(specs))), targets=specs)


def table(*do: Any) -> Any:
    return duel("a 1/1, b 1/1, c 1/1", "", *do)


def tapped(*targets: str, specs: tuple[TargetSpec, ...], x: int = 0) -> set[str] | RefusalKind:
    """What a spell with such instances of "target" taps; why it can't be cast with these targets."""
    outcome = resolve_scenario(table(replace(cast(tapping(*specs), *targets), x=x), ALL))
    if refused(outcome):
        return refused(outcome)[0][0][0]
    return {str(thing.id) for thing in outcome.state.battlefield() if thing.tapped}


def buried(name: str, *kinds: str, by: PlayerId = ALICE, abilities: tuple[Ability, ...] = ()) -> ObjectSetup:
    """A card in a graveyard."""
    printed = Characteristics(name, types=kinds, abilities=abilities)
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), by, by, Zone.GRAVEYARD)


# Where targets are.


def test_115_2_a_permanent_is_meant_unless_the_ability_says_otherwise() -> None:
    scenario = beside(duel("bear 2/2", ""), buried("fallen", "Creature"))
    assert asked(scenario, LegalTargets(SpellOrAbility(MURDER))) == [[ObjectId("bear")]]
    assert asked(scenario, LegalTargets(SpellOrAbility(RAISE))) == [[ObjectId("fallen")]]


def test_115_2_a_spell_on_the_stack_is_targeted_as_a_spell_alone() -> None:
    bear = cast(burn(name="bolt"), "Bob")
    scenario = duel("", "", bear)
    assert asked(scenario, LegalTargets(SpellOrAbility(CANCEL, by=BOB))) == [[ObjectId("bolt")]]
    assert asked(scenario, CanTarget(ObjectId("bolt"), SpellOrAbility(burn(), by=BOB))) == [False]


def test_115_4_any_target_is_a_creature_a_player_a_planeswalker_or_a_battle() -> None:
    scenario = beside(duel("bear 2/2, ring artifact, jace walker:3", ""), buried("fallen", "Creature"))
    assert asked(scenario, LegalTargets(SpellOrAbility(burn()))) == [[ObjectId("bear"), ObjectId("jace"), ALICE, BOB]]


def test_115_5_a_spell_is_no_target_for_itself() -> None:
    scenario = duel("", "")
    assert asked(scenario, LegalTargets(SpellOrAbility(CANCEL))) == [[]]
    assert refused(resolve_scenario(duel("", "", cast(CANCEL, "cancel")))) == {
        0: [(RefusalKind.NOT_A_LEGAL_TARGET, ("601.2c", "115.1"))]
    }


@pytest.mark.parametrize(("kinds", "legal"), [((AbilityKind.ACTIVATED,), True), ((AbilityKind.TRIGGERED,), False)])
def test_115_2_abilities_on_the_stack_are_targeted_by_their_kind(kinds: tuple[AbilityKind, ...], legal: bool) -> None:
    stifle = spell("stifle", Counter(T0), targets=(TargetSpec(abilities=kinds),))
    scenario = beside(duel("", "", Activate(ObjectId("pinger"), 1, targets=(BOB,))), creature("pinger", "1/1", PING))
    assert asked(scenario, CanTarget(ObjectId("pinger!1"), SpellOrAbility(stifle, by=BOB))) == [legal]


def test_608_2b_a_card_that_left_the_graveyard_is_no_target_any_more() -> None:
    scoop = spell("scoop", Exile(T0), targets=(TargetSpec(cards=ANYTHING),))
    do = (cast(RAISE, "fallen"), cast(scoop, "fallen", by=BOB), ALL)
    outcome = resolve_scenario(beside(duel("", "", *do), buried("fallen", "Creature")))
    assert zones(outcome)["fallen"] == "exile"
    assert [each.stacked.card for each in events(outcome, DidNotResolve)] == ["raise"]


def test_702_16b_protection_counts_on_the_battlefield_alone() -> None:
    black = KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.BLACK))
    zombify = spell("zombify", ReturnToHand(T0), targets=(TargetSpec(cards=CREATURE),), colors=(Color.BLACK,))
    outcome = resolve_scenario(
        beside(duel("", "", cast(zombify, "knight"), ALL), buried("knight", "Creature", abilities=(black,)))
    )
    assert zones(outcome)["knight"] == "hand"


# How many, and which.


@pytest.mark.parametrize(
    ("targets", "spec", "result"),
    [
        ("a b", TargetSpec(CREATURE, least=2, most=2), {"a", "b"}),
        ("a", TargetSpec(CREATURE, least=2, most=2), RefusalKind.NO_TARGET),
        ("a b c", TargetSpec(CREATURE, least=2, most=2), RefusalKind.TOO_MANY_TARGETS),
        ("a a", TargetSpec(CREATURE, least=2, most=2), RefusalKind.SAME_TARGET),
        ("", TargetSpec(CREATURE, least=0, most=2), set()),
        ("a b c", TargetSpec(CREATURE, least=0, most=None), {"a", "b", "c"}),
        ("a Bob", TargetSpec(CREATURE, least=0, most=None), RefusalKind.NOT_A_LEGAL_TARGET),
        ("a", TargetSpec(CREATURE, least=1, most=2), {"a"}),
    ],
)
def test_601_2c_as_many_different_targets_as_the_instance_says(targets: str, spec: TargetSpec, result: object) -> None:
    assert tapped(*targets.split(), specs=(spec,)) == result


@pytest.mark.rule("601.2b")
def test_601_2c_x_targets_are_as_many_as_the_x_that_was_announced() -> None:
    assert tapped("a", "b", specs=(TargetSpec(CREATURE, x=True),), x=2) == {"a", "b"}
    assert tapped("a", specs=(TargetSpec(CREATURE, x=True),), x=2) is RefusalKind.NO_TARGET
    assert tapped("a", specs=(TargetSpec(CREATURE, x=True, least=0),), x=2) == {"a"}


def test_115_3_two_instances_may_choose_the_same_target_unless_another_is_asked_for() -> None:
    twice = TargetSpec(CREATURE)
    assert tapped("a", "a", specs=(twice, twice)) == {"a"}
    assert tapped("a", "a", specs=(twice, replace(twice, apart=True))) is RefusalKind.SAME_TARGET


def test_601_2c_the_flat_list_is_parted_so_that_each_instance_gets_what_it_may_have() -> None:
    creatures, players = TargetSpec(CREATURE, least=0, most=2), TargetSpec(players=Side.ANY)
    drain = spell("drain", Tap(T0), LoseLife(T1, Fixed(2)), targets=(creatures, players))
    for chosen, down in (("Bob", set()), ("a Bob", {"a"}), ("a c Bob", {"a", "c"})):
        outcome = resolve_scenario(table(cast(drain, *chosen.split()), ALL))
        assert lives(outcome) == (20, 18)
        assert {str(thing.id) for thing in outcome.state.battlefield() if thing.tapped} == down


@pytest.mark.rule("608.2b")
def test_608_2b_targets_that_are_still_legal_are_affected_without_the_others() -> None:
    both = spell("both", Destroy(T0), targets=(TargetSpec(CREATURE, least=2, most=2),))
    outcome = resolve_scenario(table(cast(both, "a", "b"), cast(MURDER, "a", by=BOB), ALL))
    assert gone(outcome) == {"a", "b", "both", "murder"}
    assert events(outcome, DidNotResolve) == []


# Triggered abilities.


def enters(spec: TargetSpec, effect: Any) -> Cast:
    printed = Characteristics("elk", types=("Creature",), power=1, toughness=1)
    return Cast(
        ObjectId("elk"),
        CardDefinition((replace(printed, abilities=(TriggeredAbility(Enters(), (effect,), (spec,)),)),)),
        ALICE,
    )


def test_603_3d_without_a_legal_target_the_trigger_is_removed_unless_it_may_have_none() -> None:
    theirs = Filter(all_of=("Creature",), side=Side.OPPONENT)
    for spec, passed in ((TargetSpec(theirs), 0), (TargetSpec(theirs, least=0), 1)):
        trigger = enters(spec, LoseLife(Players.EACH_OPPONENT, Fixed(1)))
        assert lives(resolve_scenario(duel("", "", trigger, ALL))) == (20, 20 - passed)


@pytest.mark.parametrize(("picks", "down"), [((), {"x", "y"}), (("y", None), {"y"}), ((None,), set())])
def test_603_3d_several_targets_are_chosen_one_after_the_other(picks: tuple[str | None, ...], down: set[str]) -> None:
    trigger = enters(TargetSpec(CREATURE, least=0, most=3), Tap(T0))
    answers = tuple(Choose(ChoiceKind.TARGET, pick, ALICE) for pick in picks)
    outcome = resolve_scenario(duel("", "x 1/1, y 1/1", *answers, trigger, ALL))
    assert {str(thing.id) for thing in outcome.state.battlefield() if thing.tapped} == down


# Hexproof, shroud and protection of players.


def aegis(*abilities: KeywordAbility, by: PlayerId = BOB) -> ObjectSetup:
    """An enchantment by which its controller has the abilities."""
    printed = Characteristics("aegis", types=("Enchantment",), abilities=(PlayersHave(Players.YOU, abilities),))
    return ObjectSetup(ObjectId("aegis"), CardDefinition((printed,)), by, by)


@pytest.mark.parametrize(
    ("ability", "theirs", "own"),
    [
        (having(KeywordName.HEXPROOF), (RefusalKind.HEXPROOF, ("702.11c",)), False),
        (having(KeywordName.SHROUD), (RefusalKind.SHROUD, ("702.18a",)), True),
        (
            KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.RED)),
            (RefusalKind.TARGET_PROTECTED, ("702.16b",)),
            True,
        ),
    ],
)
def test_702_11c_a_player_can_have_hexproof_shroud_or_protection(
    ability: KeywordAbility, theirs: tuple[RefusalKind, tuple[str, ...]], own: bool
) -> None:
    bolt = burn(color=Color.RED)
    assert refused(resolve_scenario(beside(duel("", "", cast(bolt, "Bob")), aegis(ability)))) == {0: [theirs]}
    assert bool(refused(resolve_scenario(beside(duel("", "", cast(bolt, "Bob", by=BOB)), aegis(ability))))) is own


def test_702_11c_the_player_has_it_and_not_what_the_player_controls() -> None:
    outcome = resolve_scenario(
        beside(duel("", "bear 2/2", cast(burn(), "bear"), ALL), aegis(having(KeywordName.HEXPROOF)))
    )
    assert "bear" in gone(outcome)


def test_702_18a_shroud_keeps_everybody_from_targeting() -> None:
    scenario = beside(duel("", ""), creature("kelp", "1/1", having(KeywordName.SHROUD)))
    assert refused(resolve_scenario(replace(scenario, do=(cast(MURDER, "kelp"),)))) == {
        0: [(RefusalKind.SHROUD, ("702.18a",))]
    }


def test_702_16k_protection_from_each_opponent_leaves_the_players_own_spells() -> None:
    everybody = aegis(KeywordAbility(KeywordName.PROTECTION, OpponentsQuality()))
    scenario = with_carol(beside(duel("", ""), everybody))
    asking = [CanTarget(BOB, SpellOrAbility(burn(), by=player)) for player in (ALICE, BOB, CAROL)]
    assert asked(scenario, *asking) == [False, True, False]


def test_702_16e_damage_to_a_player_with_protection_is_prevented() -> None:
    red = aegis(KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.RED)))
    quake = spell("quake", DealDamage(Fixed(3), Players.EACH_PLAYER), colors=(Color.RED,))
    outcome = resolve_scenario(beside(duel("", "", cast(quake), ALL), red))
    assert (lives(outcome), prevented(outcome)) == ((17, 20), {"quake>Bob:3"})


# References to players.


def test_608_2h_its_controller_is_who_last_controlled_it() -> None:
    swords = spell("swords", Exile(T0), LoseLife(ControllerOf(T0), Fixed(3)), targets=(TargetSpec(CREATURE),))
    outcome = resolve_scenario(duel("", "bear 2/2", cast(swords, "bear"), ALL))
    assert (lives(outcome), zones(outcome)["bear"]) == ((20, 17), "exile")


def test_115_1_two_target_players_are_told_apart() -> None:
    trade = spell("trade", LoseLife(T0, Fixed(1)), LoseLife(T1, Fixed(4)), targets=(TargetSpec(players=Side.ANY),) * 2)
    assert lives(resolve_scenario(duel("", "", cast(trade, "Alice", "Bob"), ALL))) == (19, 16)
    assert ANY_TARGET.several is False
