"""Limited range of influence (CR 801): targets, effects, counting, triggers, attachments, the world rule."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CharacteristicsOf, IsInRange, Leave, LegalTargets, SpellOrAbility
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.seats import ranges_of_emperor, seat_distance, seat_neighbors
from bot.engine.magic.table.players import Player
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import BeginningOf, StaticAbility, TriggeredAbility
from bot.engine.magic.words.damage_replacements import PREVENT_ALL, DamageDescribed
from bot.engine.magic.words.effects import (
    ONE,
    ChangeDamage,
    CountOf,
    Fewest,
    Fixed,
    GainLife,
    Kept,
    ModifyPowerToughness,
    Sacrifice,
    SacrificeRest,
)
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Matching, Players
from tests.engine.magic.multiplayer.emperor import A, B, C, D, E, F, asked, lives, plague, table
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, burn, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, attack, choose, gone, refused, to
from tests.engine.magic.tables.words import SEATS


@pytest.mark.parametrize(
    ("player", "reached"),
    [(A, "FAB"), (B, "FABCD"), (C, "BCD"), (D, "CDE"), (E, "CDEFA"), (F, "EFA")],
)
def test_801_2_in_emperor_generals_reach_one_seat_and_emperors_two(player: PlayerId, reached: str) -> None:
    answers = asked(table(), *(IsInRange(player, other) for other in SEATS))
    assert {seat for seat, yes in zip(SEATS, answers, strict=True) if yes} == set(reached)


def test_801_2a_distance_goes_the_shorter_way_round() -> None:
    assert [seat_distance(SEATS, A, other) for other in SEATS] == [0, 1, 2, 3, 2, 1]
    assert seat_neighbors(SEATS, A) == (B, F)


def test_801_2c_who_is_in_range_is_settled_as_each_turn_begins() -> None:
    assert asked(table(gone="C"), IsInRange(B, E)) == [True]  # C's empty seat does not count
    answers = asked(table(Leave(C)), IsInRange(B, E), NEXT_TURN, IsInRange(B, E))
    assert answers == [False, True]


def test_801_5a_801_5c_an_opponent_in_range_chooses_what_is_sacrificed_else_nobody() -> None:
    """C reaches D alone, who reaches C's lands; B reaches D and F, who do not reach B's."""
    tribute = spell("tribute", Sacrifice(Players.YOU, ONE, Filter(all_of=("Land",)), opponent_chooses=True))
    chosen = resolve_scenario(
        table(choose("sacrifice", "c1", D), cast(tribute, by=C), ALL, active=C, C="c1 land, c2 land")
    )
    assert [(each.player, each.kind, each.default) for each in chosen.choices] == [(D, "sacrifice", False)]
    assert gone(chosen) == {"c1", "tribute"}
    out_of_range = resolve_scenario(table(cast(tribute, by=B), ALL, active=B, B="b1 land, b2 land"))
    assert (out_of_range.choices, gone(out_of_range)) == ((), {"tribute"})


def test_801_11_the_player_with_the_fewest_is_looked_for_in_range() -> None:
    land = Filter(all_of=("Land",))
    scales = spell("scales", SacrificeRest(Players.EACH_PLAYER, land, (Kept(land, Fewest(land)),)))
    b, c, d, e = "b1 land, b2 land", "c1 land, c2 land", "d1 land", "e1 land, e2 land"
    outcome = resolve_scenario(table(cast(scales, by=C), ALL, active=C, B=b, C=c, D=d, E=e))
    assert len(gone(outcome) & {"b1", "b2"}) == len(gone(outcome) & {"c1", "c2"}) == 1
    assert len(gone(outcome)) == 3  # the spell and those two


def test_801_2d_an_object_is_where_its_controller_sits_and_a_battle_where_its_protector_does_too() -> None:
    scenario = table(D="bear 2/2", E="siege battle:4 protector:B")
    assert asked(scenario, IsInRange(A, ObjectId("bear")), IsInRange(C, ObjectId("bear"))) == [False, True]
    assert asked(scenario, IsInRange(A, ObjectId("siege")), IsInRange(E, ObjectId("siege"))) == [True, True]


def test_801_4_what_is_out_of_range_is_no_legal_target() -> None:
    bolt = SpellOrAbility(burn(), by=C)
    assert asked(table(active=C, E="bear 2/2", D="ogre 3/3"), LegalTargets(bolt)) == [["ogre", B, C, D]]


def test_801_10_an_effect_does_nothing_to_what_is_out_of_range() -> None:
    outcome = resolve_scenario(table(plague(B), ALL, active=B, E="far 1/1", D="near 1/1"))
    assert lives(outcome) == {"A": 19, "B": 19, "C": 19, "D": 19, "F": 19}
    assert gone(outcome) == {"near", "plague"}


def test_801_11_a_count_sees_only_what_is_in_range() -> None:
    counting = StaticAbility(THIS, (ModifyPowerToughness(1, 1, CountOf(Matching(CREATURE))),))
    scenario = table(active=C, D="near 1/1", E="far 1/1, farther 1/1")
    beast = creature("beast", "0/0", counting, by=C)
    (state,) = asked(
        scenario.__class__(scenario.players, (*scenario.objects, beast), (), C, variant="emperor"),
        CharacteristicsOf(ObjectId("beast")),
    )
    assert characteristics(state, ObjectId("beast")).power == 2


def test_801_7_an_ability_triggers_only_on_what_happens_within_range() -> None:
    watching = TriggeredAbility(BeginningOf("upkeep", yours=False), (GainLife(Players.YOU, Fixed(1)),))
    scenario = table(active=A)
    watcher = creature("watcher", "1/1", watching, by=C)
    around = (NEXT_TURN, NEXT_TURN, NEXT_TURN, NEXT_TURN, NEXT_TURN, NEXT_TURN, to(Step.PRECOMBAT_MAIN))
    outcome = resolve_scenario(scenario.__class__(scenario.players, (watcher,), around, A, variant="emperor"))
    assert outcome.state.players[C].life == 23  # in the turns of B, C and D


def test_801_8_an_aura_on_something_out_of_range_goes_to_the_graveyard() -> None:
    outcome = resolve_scenario(table(active=C, E="far 1/1", C="ward Enchantment Aura enchant-creature on:far"))
    assert gone(outcome) == {"ward"}


def test_801_9_equipment_on_something_out_of_range_comes_off_and_stays() -> None:
    outcome = resolve_scenario(table(active=C, E="far 1/1", C="blade Artifact Equipment on:far"))
    assert (gone(outcome), outcome.state.objects[ObjectId("blade")].attached_to) == (set(), None)


def test_801_12_the_world_rule_sees_only_what_is_in_range() -> None:
    outcome = resolve_scenario(table(B="old Enchantment World", D="new Enchantment World"))
    assert gone(outcome) == {"old"}  # B reaches D
    assert gone(resolve_scenario(table(C="old Enchantment World", E="new Enchantment World"))) == set()


def test_809_6a_in_larger_teams_ranges_are_as_small_as_the_seating_allows() -> None:
    players = [Player(PlayerId(f"{team}{seat}"), team=team) for team in "xy" for seat in range(5)]
    assert list(ranges_of_emperor(players).values()) == [1, 2, 3, 2, 1] * 2


def test_801_4_a_spell_at_somebody_out_of_range_is_refused_with_the_rule() -> None:
    outcome = resolve_scenario(table(cast(burn(), "E", by=C), active=C))
    assert refused(outcome) == {0: [(RefusalKind.OUT_OF_RANGE, ("801.4",))]}


@pytest.mark.parametrize(("by", "changed"), [(A, {"D": 17}), (B, {})])
def test_801_13b_damage_of_nobody_in_particular_is_prevented_between_what_is_in_range(
    by: PlayerId, changed: dict[str, int]
) -> None:
    fog = spell("fog", ChangeDamage(DamageDescribed(combat=True), PREVENT_ALL))
    outcome = resolve_scenario(table(attack("giant>D"), cast(fog, by=by), ALL, to(Step.END), active=C, C="giant 3/3"))
    assert lives(outcome) == changed
