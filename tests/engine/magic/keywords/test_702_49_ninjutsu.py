"""CR 702.49, 702.190: ninjutsu and sneak, which put a creature into the attack in the place of one that is returned."""

from typing import Any

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    AdvanceTo,
    CanPlay,
    Cast,
    ObjectSetup,
    PlayerSetup,
    ResolveStack,
    Scenario,
    SpellOrAbility,
)
from bot.engine.magic.events import EnteredAttacking, EnteredOutOfCombat
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Attacks, SpellAbility
from bot.engine.magic.words.effects import Fixed, GainLife, KeywordAbility
from bot.engine.magic.words.filters import YOUR_CREATURE, Matching, Players
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, cast, watching
from tests.engine.magic.tables.table import attack, block, choose, cited, dealt, events, lives, refused, zones
from tests.engine.magic.tables.words import ALICE, BOB, CAROL, things

NINJUTSU = KeywordAbility(KeywordName("ninjutsu"), cost="{1}{U}")
NINJA, THOPTER, BEAR = ObjectId("ninja"), ObjectId("thopter"), ObjectId("bear")
HIDDEN = Activate(NINJA, "ninjutsu")
RESPONSE = ResolveStack(everything=False)
TO_DAMAGE = AdvanceTo(Step.COMBAT_DAMAGE)


def ninja(*keywords: KeywordAbility, zone: Zone = Zone.HAND, **setup: Any) -> ObjectSetup:
    return creature("ninja", "2/2", NINJUTSU, *keywords, zone=zone, **setup)


def scene(
    *do: Action, alice: str = "thopter 0/2 flying", bob: str = "", card: ObjectSetup | None = None, carol: bool = False
) -> Scenario:
    """Alice has a ninja in her hand; what she attacks with and what Bob has stand on the battlefield."""
    players = (PlayerSetup(ALICE, hand=1), PlayerSetup(BOB), *([PlayerSetup(CAROL)] if carol else []))
    return Scenario(players, (*things(ALICE, alice), *things(BOB, bob), card or ninja()), do)


def hidden(*do: Action, **table: Any) -> Outcome:
    return resolve_scenario(scene(*do, **table))


def test_702_49a_the_attacker_goes_back_and_the_ninja_enters_tapped_and_attacking() -> None:
    outcome = hidden(attack("thopter"), block(), HIDDEN, ALL)
    entered = outcome.state.objects[NINJA]
    assert (zones(outcome), entered.tapped, entered.sick, entered.controller) == (
        {"thopter": "hand", "ninja": "battlefield"},
        True,
        True,
        ALICE,
    )
    assert (dealt(outcome), outcome.state.players[ALICE].hand) == ([{"ninja>Bob:2"}], 1)


@pytest.mark.parametrize("at", ["Bob", "jace", "siege", "Carol"])
def test_702_49c_it_attacks_what_the_returned_creature_attacked(at: str) -> None:
    alice = "thopter 0/2 flying, siege battle:4 siege protector:Bob"
    outcome = hidden(attack(f"thopter>{at}"), block(), HIDDEN, ALL, alice=alice, bob="jace walker:4", carol=True)
    assert dealt(outcome) == [{f"ninja>{at}:2"}]
    assert cited(outcome, EnteredAttacking)[0][:3] == ("702.49a", "702.49c", "508.4")


def test_508_4a_702_49c_it_attacks_nothing_where_what_was_attacked_has_left_meanwhile() -> None:
    from_play = cast(MURDER, "jace", by=ALICE)
    jace = "jace 3/3 walker:4"
    outcome = hidden(attack("thopter>jace"), block(), HIDDEN, from_play, ALL, bob=jace)
    assert (zones(outcome)["ninja"], cited(outcome, EnteredOutOfCombat)) == (
        "battlefield",
        [("702.49a", "508.4a", "506.3c")],
    )
    assert lives(outcome) == (20, 20)


def test_506_4c_702_49c_nor_where_the_returned_creature_attacked_nothing_any_more() -> None:
    outcome = hidden(attack("thopter>jace"), block(), cast(MURDER, "jace"), ALL, HIDDEN, ALL, bob="jace 3/3 walker:4")
    assert (zones(outcome)["thopter"], len(events(outcome, EnteredOutOfCombat))) == ("hand", 1)


def test_508_3a_702_49a_the_ninja_never_attacked() -> None:
    drum = watching("drum", "0/4", Attacks(Matching(YOUR_CREATURE)))
    table = scene(attack("thopter"), block(), HIDDEN, ALL)
    outcome = resolve_scenario(Scenario(table.players, (*table.objects, drum), table.do))
    assert lives(outcome) == (21, 18)


@pytest.mark.parametrize("step", [Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT])
def test_702_49a_any_time_while_an_attacker_is_unblocked(step: Step) -> None:
    assert hidden(attack("thopter"), AdvanceTo(step), HIDDEN, ALL).actions[2].legal


@pytest.mark.parametrize(
    "do",
    [
        (),
        (attack("thopter"),),
        (attack("thopter"), block("bear>thopter")),
        (attack("thopter"), AdvanceTo(Step.POSTCOMBAT_MAIN)),
    ],
)
def test_702_49a_not_without_an_unblocked_attacker(do: tuple[Action, ...]) -> None:
    outcome = hidden(*do, HIDDEN, bob="bear 2/2 flying")
    assert refused(outcome) == {len(do): [(RefusalKind.NOTHING_TO_RETURN, ("602.2b", "702.49a", "118.3"))]}
    assert zones(outcome)["ninja"] == "hand"
    assert zones(outcome)["thopter"] != "hand"


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND])
def test_702_49a_113_6_only_from_the_hand(zone: Zone) -> None:
    outcome = hidden(attack("thopter"), block(), HIDDEN, card=ninja(zone=zone))
    assert refused(outcome) == {2: [(RefusalKind.WRONG_ZONE, ("113.6",))]}


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.COMMAND])
def test_702_49d_commander_ninjutsu_from_the_command_zone_too(zone: Zone) -> None:
    yuri = creature("ninja", "1/3", KeywordAbility(KeywordName("commander ninjutsu"), cost="{U}{B}"), zone=zone)
    outcome = hidden(attack("thopter"), block(), Activate(NINJA, "commander ninjutsu"), ALL, card=yuri)
    assert dealt(outcome) == [{"ninja>Bob:1"}]


def test_702_49a_its_controller_chooses_which_unblocked_attacker_returns() -> None:
    alice, do = "thopter 0/2, bear 2/2", (attack("thopter>jace", "bear>Bob"), block(), HIDDEN, ALL)
    by_default = hidden(*do, alice=alice, bob="jace walker:4")
    assert dealt(by_default) == [{"bear>Bob:2", "ninja>jace:2"}]
    chosen = hidden(choose("return", "bear"), *do, alice=alice, bob="jace walker:4")
    assert dealt(chosen) == [{"ninja>Bob:2"}]


def test_702_49a_somebody_elses_card_can_not_be_activated() -> None:
    outcome = hidden(attack("thopter"), block(), Activate(NINJA, "ninjutsu", BOB))
    assert refused(outcome) == {2: [(RefusalKind.NOT_CONTROLLED, ("602.2",))]}


def test_510_4_702_49a_between_the_damage_steps_it_strikes_in_the_second() -> None:
    alice = "knight 2/2 first-strike, thopter 0/2"
    outcome = hidden(attack("knight", "thopter"), block(), TO_DAMAGE, choose("return", "thopter"), HIDDEN, alice=alice)
    assert dealt(outcome) == [{"knight>Bob:2"}, {"ninja>Bob:2"}]


def test_510_4_702_49a_even_with_first_strike_which_it_had_not_as_the_first_one_began() -> None:
    alice, quick = "knight 2/2 first-strike, thopter 0/2", ninja(having(KeywordName.FIRST_STRIKE))
    do = (attack("knight", "thopter"), block(), TO_DAMAGE, choose("return", "knight"), HIDDEN)
    assert dealt(hidden(*do, alice=alice, card=quick)) == [{"knight>Bob:2"}, {"ninja>Bob:2"}]


def test_400_7_702_49a_a_card_that_has_left_the_hand_meanwhile_does_not_enter() -> None:
    again = (attack("thopter", "bear"), block(), HIDDEN, HIDDEN, ALL)
    outcome = hidden(*again, alice="thopter 0/2, bear 2/2")
    assert (zones(outcome), dealt(outcome)) == (
        {"thopter": "hand", "bear": "hand", "ninja": "battlefield"},
        [{"ninja>Bob:2"}],
    )


# Sneak (CR 702.190).

SNEAK = KeywordAbility(KeywordName.SNEAK, cost="{1}{B}")


def card(*types: str, size: tuple[int, int] | None = None) -> CardDefinition:
    abilities = (SNEAK, SpellAbility((GainLife(Players.YOU, Fixed(5)),))) if size is None else (SNEAK,)
    power, toughness = size or (None, None)
    return CardDefinition(
        (Characteristics("turtle", types=types, abilities=abilities, power=power, toughness=toughness),)
    )


def sneaking(definition: CardDefinition, by: PlayerId = ALICE) -> Cast:
    return Cast(ObjectId("turtle"), definition, by, cost=KeywordName.SNEAK)


TURTLE = card("Creature", size=(3, 3))


@pytest.mark.parametrize("at", ["Bob", "jace", "Carol"])
def test_702_190b_the_permanent_enters_tapped_and_attacking_what_the_returned_one_attacked(at: str) -> None:
    outcome = hidden(attack(f"thopter>{at}"), block(), sneaking(TURTLE), ALL, bob="jace walker:4", carol=True)
    turtle = outcome.state.objects[ObjectId("turtle")]
    assert (turtle.tapped, zones(outcome)["thopter"], dealt(outcome)) == (True, "hand", [{f"turtle>{at}:3"}])
    assert cited(outcome, EnteredAttacking)[0][:2] == ("608.3a", "702.190b")


def test_702_190b_506_3a_a_permanent_that_is_no_creature_only_enters() -> None:
    outcome = hidden(attack("thopter"), block(), sneaking(card("Artifact", size=(0, 0))), ALL)
    assert (zones(outcome)["turtle"], len(events(outcome, EnteredOutOfCombat))) == ("battlefield", 1)


def test_702_190a_an_instant_or_sorcery_does_what_it_says() -> None:
    outcome = hidden(attack("thopter"), block(), sneaking(card("Sorcery")), ALL)
    assert (lives(outcome), zones(outcome)["thopter"]) == ((25, 20), "hand")


@pytest.mark.parametrize(
    "do",
    [(), (attack("thopter"),), (attack("thopter"), TO_DAMAGE), (attack("thopter"), AdvanceTo(Step.END_OF_COMBAT))],
)
def test_702_190a_only_in_the_declare_blockers_step(do: tuple[Action, ...]) -> None:
    assert refused(hidden(*do, sneaking(TURTLE))) == {len(do): [(RefusalKind.SNEAK_TIMING, ("702.190a",))]}


def test_702_190a_of_ones_own_turn_and_with_an_unblocked_creature() -> None:
    others = hidden(attack("thopter"), block(), sneaking(TURTLE, BOB))
    assert refused(others) == {2: [(RefusalKind.SNEAK_TIMING, ("702.190a",))]}
    blocked = hidden(attack("thopter"), block("bear>thopter"), sneaking(TURTLE), bob="bear 2/2 flying")
    assert refused(blocked) == {2: [(RefusalKind.NOTHING_TO_RETURN, ("702.190a", "118.3"))]}


def test_118_9_a_card_without_sneak_is_not_cast_for_it() -> None:
    outcome = hidden(attack("thopter"), block(), sneaking(CardDefinition((Characteristics("x", types=("Creature",)),))))
    assert refused(outcome) == {2: [(RefusalKind.NO_SUCH_COST, ("601.2b", "118.9"))]}


@pytest.mark.parametrize(("do", "can"), [((), False), ((block(),), True), ((block(), TO_DAMAGE), False)])
def test_702_190a_whether_it_can_be_cast_counts_the_sneak_cost(do: tuple[Action, ...], can: bool) -> None:
    outcome = hidden(attack("thopter"), *do, CanPlay(SpellOrAbility(TURTLE, by=ALICE)))
    assert [each.value for each in outcome.answers] == [can]


def test_702_190a_cast_for_its_mana_cost_it_only_enters() -> None:
    outcome = hidden(Cast(ObjectId("turtle"), TURTLE, ALICE), ALL)
    assert (outcome.state.objects[ObjectId("turtle")].tapped, events(outcome, EnteredAttacking)) == (False, [])
