"""Several targets of one action, points that are divided, damage that is cancelled, and what dealing it triggers."""

import pytest

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import Activate, AdvanceTo, Choose, Resolve, Use
from bot.engine.magenoir.events.game_events import CardDiscarded, DamageCancelled, DamageDealt, TargetInvalid
from bot.engine.magenoir.ground.identifiers import ObjectId, Recipient
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.refusals import RefusalKind
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words.filters import BoardState, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, chains, hit_points, made_up, play, real, spell, table

NOIR = {"mage_noir": True}
RAIN, TREE = ObjectId("rain"), ObjectId("tree")
BURN = card("flame", real("Draconic flame"))


def rain(*others: Card) -> GameState:
    return table(card("rain", real("Rain of flames")), card("tree", real("Hostile forest"), BOB), *others, alice=NOIR)


@pytest.mark.parametrize(
    ("targets", "dealt"),
    [
        ((), [DamageDealt(RAIN, 5, (BOB,))]),
        ((TREE,), [DamageDealt(RAIN, 5, (TREE,))]),
        ((BOB, TREE, TREE, BOB, TREE), [DamageDealt(RAIN, 2, (BOB,)), DamageDealt(RAIN, 3, (TREE,))]),
        ((BOB, TREE), [DamageDealt(RAIN, 4, (BOB,)), DamageDealt(RAIN, 1, (TREE,))]),
        ((BOB, TREE, ALICE), [DamageDealt(RAIN, 3, (BOB,)), DamageDealt(RAIN, 1, (TREE, ALICE))]),
    ],
)
def test_each_point_is_aimed_by_itself_and_those_left_over_go_to_the_first(
    targets: tuple[Recipient, ...], dealt: list[DamageDealt]
) -> None:
    outcome = play(rain(), Activate(RAIN, ALICE, targets), Resolve())
    assert list(outcome.chains[0].actions[0]) == dealt


def test_a_wave_that_is_applied_applies_another_one_unless_it_is_told_to_apply_itself() -> None:
    echo, other = card("echo", real("Wave echo")), card("other", real("Wave echo"), state=BoardState.CHANNELLED)
    surge = card("surge", real("Surging wave"), state=BoardState.CHANNELLED)
    state = table(echo, other, surge)
    assert hit_points(play(state, Activate(echo.id, ALICE), Resolve())) == [20, 17]
    assert hit_points(play(state, Activate(echo.id, ALICE, (other.id, other.id)), Resolve())) == [20, 20]


def test_more_targets_than_points_are_refused() -> None:
    (refused, _) = play(rain(), Activate(RAIN, ALICE, (BOB,) * 6), Resolve()).actions
    assert refused.refusal is not None
    assert refused.refusal.kind is RefusalKind.TOO_MANY_TARGETS


def test_a_target_that_is_gone_does_not_keep_the_others_from_their_points() -> None:
    club = card("club", made_up("Club", "At any time: destroy a permanent."), BOB)
    announced = Activate(RAIN, ALICE, (BOB, TREE))
    outcome = play(rain(club), announced, Use(club.id, BOB, (TREE,)), Resolve())
    assert hit_points(outcome) == [20, 16]


def typhoon(*targets: Recipient) -> Outcome:
    state = table(
        card("typhoon", real("Typhoon")),
        card("wind", real("Seed in the wind"), state=BoardState.CHANNELLED),
        card("wave", real("Surging wave"), state=BoardState.CHANNELLED),
        card("mine", real("Zephyr")),
        *(card(f"p{at}", real("Seed"), BOB, mana=Mana()) for at in range(4)),
    )
    return play(state, Activate(ObjectId("typhoon"), ALICE, targets), Resolve())


def discarded(outcome: Outcome) -> list[str]:
    """What the second action of the chain discarded."""
    return [event.card for event in outcome.chains[0].actions[1] if isinstance(event, CardDiscarded)]


def test_up_to_three_are_designated_and_none_need_be() -> None:
    assert discarded(typhoon(BOB, ObjectId("p3"), ObjectId("mine"))) == ["p3", "mine"]
    assert discarded(typhoon()) == ["p0", "p1", "p2"], "nothing was named: as many opposing ones as may be"
    only_bob = typhoon(BOB)
    assert only_bob.state.players[BOB].discard == (), "what is not named beside a named target is not wanted"
    assert not any(isinstance(event, TargetInvalid) for event in chains(only_bob)[0][1])


def test_the_robe_is_destroyed_with_the_hand_to_cancel_the_damage_of_the_turn() -> None:
    robe = card("robe", real("Kerloc'h's robe"), BOB)
    held = card("held", real("Seed"), BOB, zone=Zone.HAND)
    second, third = (card(name, real("Draconic flame")) for name in ("second", "third"))
    burn, again = (Activate(each.id, ALICE, (BOB,)) for each in (BURN, second))
    outcome = play(table(BURN, second, third, robe, held), burn, Use(robe.id, BOB), Resolve(), again, Resolve())
    assert (DamageCancelled(BOB),) in outcome.chains[0].actions
    assert (hit_points(outcome), outcome.state.players[BOB].hand) == ([20, 20], ())
    assert hit_points(
        play(outcome.state, AdvanceTo(None), AdvanceTo(None), AdvanceTo(Phase.MAIN), Activate(third.id, ALICE, (BOB,)))
    ) == [
        20,
        18,
    ]


def test_an_empty_hand_is_discarded_as_well() -> None:
    robe = card("robe", real("Kerloc'h's robe"), BOB)
    outcome = play(table(BURN, robe), Activate(BURN.id, ALICE, (BOB,)), Use(robe.id, BOB), Resolve())
    assert hit_points(outcome) == [20, 20]


def test_the_burning_robe_burns_once_for_each_action_that_deals_damage() -> None:
    robe = card("robe", real("Burning robe"))
    assert hit_points(play(table(BURN, robe), Activate(BURN.id, ALICE, (BOB,)), Resolve())) == [19, 17]
    forests = [card(name, real("Hostile forest"), BOB) for name in ("f1", "f2")]
    wave = card("wave", real("Wave of flames"))
    flame = card("c", real("Mental flame"), state=BoardState.CHANNELLED)
    armor = card("armor", real("Bark armor"), BOB)
    outcome = play(table(robe, wave, flame, armor, *forests), Activate(wave.id, ALICE), Resolve())
    assert hit_points(outcome) == [19, 19], "two amounts in one action, and one burn"


def test_the_burning_robe_does_not_mind_other_elements_nor_damage_to_its_own_side() -> None:
    robe = card("robe", real("Burning robe"))
    zap = card("zap", spell("Deal 1 damage to your opponent."))
    assert hit_points(play(table(robe, zap), Activate(zap.id, ALICE), Resolve())) == [20, 19]
    assert hit_points(play(table(robe, BURN), Activate(BURN.id, ALICE, (ALICE,)), Resolve())) == [18, 20]


def test_a_breath_as_a_component_heals_one_more_and_two_do_not_heal_two() -> None:
    healer = card("healer", real("Healer's breath"))
    breaths = [card(f"b{at}", real("Breath"), state=BoardState.CHANNELLED) for at in range(2)]
    healed = [hit_points(play(table(healer, *breaths[:at]), Activate(healer.id, ALICE)))[0] for at in range(3)]
    assert healed == [21, 22, 22]


@pytest.mark.parametrize(("noir", "left"), [(False, 16), (True, 14)])
def test_the_violent_wind_counts_breaths_for_a_mage_noir(noir: bool, left: int) -> None:
    wind = card("wind", real("Violent wind"))
    breaths = [card(f"b{at}", real("Breath"), state=BoardState.CHANNELLED) for at in range(2)]
    outcome = play(table(wind, *breaths, alice={"mage_noir": noir}), Activate(wind.id, ALICE), Resolve())
    assert hit_points(outcome) == [20, left]


def test_what_ignition_lights_deals_damage_by_the_spell_that_is_discarded_for_the_rest_of_the_turn() -> None:
    ignition, seed = card("ignition", real("Ignition")), card("seed", real("Seed"))
    acts = Activate(ignition.id, ALICE), Resolve(), Activate(seed.id, ALICE), Resolve()
    outcome = play(table(ignition, seed), *acts)
    assert [event for event in chains(outcome)[0][1] if isinstance(event, DamageDealt)] == [
        DamageDealt(ignition.id, 1, (BOB,))
    ]
    assert DamageDealt(seed.id, 1, (BOB,)) in chains(outcome)[1][1]
    later = play(table(ignition, seed), *acts[:2], AdvanceTo(None), AdvanceTo(None), AdvanceTo(Phase.MAIN), *acts[2:])
    assert hit_points(later) == [21, 19]


def test_ignition_does_not_mind_what_goes_elsewhere_or_is_no_spell() -> None:
    ignition = card("ignition", real("Ignition"))
    swipe, whip = card("swipe", real("Powerful swipe")), card("whip", real("Fire whip"), BOB)
    acts = Activate(ignition.id, ALICE), Resolve(), Activate(swipe.id, ALICE, (whip.id,)), Resolve()
    assert hit_points(play(table(ignition, swipe, whip), *acts)) == [20, 18], "Ignition and the swipe itself"


def test_damage_to_a_player_may_be_redirected_point_by_point_together() -> None:
    wall = card("wall", real("Enchanted forest"), BOB)
    outcome = play(rain(wall), Choose("option", wall.id, BOB), Activate(RAIN, ALICE, (BOB,)), Resolve())
    assert outcome.chains[0].actions[0] == (DamageDealt(RAIN, 5, (wall.id,)),)
