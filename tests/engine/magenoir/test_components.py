"""What serves as a component, for how many it counts, and the ways in which the needs of a card are met."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import Activate, AdvanceTo, CanActivate, CanPrepare, Prepare, Resolve
from bot.engine.magenoir.events.game_events import CardDiscarded, DamageDealt
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import RefusalKind
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words.filters import BoardState, CardType, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, chains, hit_points, made_up, play, real, table

RICH = {"reserve": Mana(9, 9, 9, 9, 9, 9)}
NOIR = {**RICH, "mage_noir": True}


def channelled(*names: str) -> list[Card]:
    """Components of Alice, each called by a letter and the number of its place."""
    return [card(f"c{at}", real(name), state=BoardState.CHANNELLED) for at, name in enumerate(names, 1)]


def may_prepare(name: str, *others: Card, alice: dict[str, object] | None = None) -> bool:
    held = card("held", real(name), zone=Zone.HAND)
    answer = play(table(held, *others, alice=alice or RICH), CanPrepare(held.id, ALICE)).answers[0]
    assert answer.refusal is None or answer.refusal.kind is RefusalKind.COMPONENT_MISSING
    return bool(answer.value)


def activated(name: str, *others: Card, components: Sequence[str] | None = None, noir: bool = False) -> Outcome:
    """Alice activates it, aimed at Bob where it is aimed at all."""
    state = table(card("spell", real(name)), *others, alice=NOIR if noir else RICH)
    named = None if components is None else tuple(map(ObjectId, components))
    return play(state, Activate(ObjectId("spell"), ALICE, (), named), Resolve())


def test_a_mage_noir_may_need_one_component_less_whichever() -> None:
    tree, flame = channelled("Dead tree", "Flame")
    assert not may_prepare("Tree in flames", tree)
    assert may_prepare("Tree in flames", tree, flame)
    assert may_prepare("Tree in flames", tree, alice=NOIR)
    assert may_prepare("Tree in flames", flame, alice=NOIR)
    assert not may_prepare("Tree in flames", alice=NOIR)


def test_seeds_count_as_trees_three_of_them_at_most() -> None:
    sowing = card("sowing", real("Prodigious sowing"))
    seeds = channelled(*["Seed"] * 4)
    assert not may_prepare("Hostile forest", *seeds)
    assert may_prepare("Hostile forest", sowing, *seeds)
    assert not may_prepare("Hostile forest", sowing, *seeds[:2])
    king = table(card("king", real("King of trees")), sowing, *seeds, phase=Phase.TURN_START)
    assert chains(play(king, Resolve()))[0][1][0] == DamageDealt(ObjectId("king"), 8, (BOB,))


def test_a_component_that_counts_as_another_is_one_no_more_without_the_card_that_says_so() -> None:
    sowing = card("sowing", real("Prodigious sowing"), BOB)
    assert not may_prepare("King of trees", sowing, *channelled("Seed"))


def test_repeated_components_of_fire_cards_are_needed_once_less_with_the_mask() -> None:
    mask, flames = card("mask", real("Fire mask")), channelled("Flame", "Draconic flame")
    assert not may_prepare("Magma eruption", *flames)
    assert may_prepare("Magma eruption", mask, *flames)
    assert not may_prepare("Fiery arrow", mask), "what is needed once is needed still"
    assert not may_prepare("Hostile forest", mask, *channelled("Dead tree", "Dead tree"))


def test_a_fire_card_of_the_hand_may_be_discarded_in_the_place_of_a_flame() -> None:
    arrow, drop = (
        card(each, real(name), zone=Zone.HAND) for each, name in (("arrow", "Fiery arrow"), ("d", "Droplet"))
    )
    assert not may_prepare("Fire ball", drop)
    assert may_prepare("Fire ball", drop, arrow)
    outcome = activated("Fire ball", drop, arrow)
    assert outcome.chains[0].actions[0] == (CardDiscarded(arrow.id, ALICE, from_hand=True),)
    assert hit_points(outcome) == [20, 18]
    assert outcome.open_questions == ((OpenQuestion.DISCARDED_INSTEAD, ObjectId("spell")),)


def test_nobody_discards_who_has_the_flame_unless_they_say_so() -> None:
    arrow = card("arrow", real("Fiery arrow"), zone=Zone.HAND)
    (flame,) = channelled("Draconic flame")
    assert activated("Fire ball", arrow, flame).state.players[ALICE].hand == (arrow.id,)
    outcome = activated("Fire ball", arrow, flame, components=["arrow"])
    assert outcome.state.players[ALICE].hand == ()
    assert hit_points(outcome) == [20, 18], "the flame was not used, and so hurts nobody"


def test_a_card_of_another_element_does_not_serve() -> None:
    drop = card("drop", real("Droplet"), zone=Zone.HAND)
    others = drop, *channelled("Flame")
    (refusal,) = [each.refusal for each in activated("Fire ball", *others, components=["drop"]).actions if each.refusal]
    assert (refusal.kind, refusal.other) == (RefusalKind.NOT_A_COMPONENT, "drop")


@pytest.mark.parametrize(
    ("components", "noir", "damage"),
    [
        (["Droplet"], False, 1),
        (["Droplet", "Droplet"], False, 2),
        (["Water drop"], False, 2),
        (["Water drop", "Water drop"], True, 4),
    ],
)
def test_great_waters_count_water_components(components: list[str], noir: bool, damage: int) -> None:
    assert hit_points(activated("Great waters", *channelled(*components), noir=noir)) == [20, 20 - damage]


def test_a_water_drop_counts_for_two_once_each_turn() -> None:
    waters = [card(name, real("Great waters")) for name in ("w1", "w2", "w3")]
    first, second, third = (Activate(each.id, ALICE) for each in waters)
    state = table(*waters, *channelled("Water drop"), alice=RICH, bob={"deck_goes_on": True})
    again = AdvanceTo(None), AdvanceTo(None), AdvanceTo(Phase.MAIN)
    assert hit_points(play(state, first, Resolve(), second, Resolve())) == [20, 17]
    assert hit_points(play(state, first, Resolve(), *again, third, Resolve())) == [20, 16]


def test_the_prodigious_source_makes_water_components_count_once_more() -> None:
    source = card("source", real("Prodigious source"))
    assert hit_points(activated("Great waters", source, *channelled("Droplet", "Water drop"))) == [20, 15]
    waves = channelled("Surging wave", "Droplet")
    assert not may_prepare("Unleashed ocean", *waves)
    assert may_prepare("Unleashed ocean", source, *waves)


def test_other_trees_do_again_what_they_do_at_the_turn_start_for_a_mage_noir() -> None:
    forest, king = card("forest", real("Tree in flames")), card("king", real("King of trees"))
    plain = table(forest, king, phase=Phase.TURN_START, alice=RICH)
    assert hit_points(play(plain, Resolve()))[1] == 20 - 2 - 4
    noir = table(forest, king, phase=Phase.TURN_START, alice=NOIR)
    assert hit_points(play(noir, Resolve()))[1] == 20 - 2 - 2 - 4


def test_seeds_cost_a_mage_noir_nothing_with_the_horns() -> None:
    seed = card("seed", real("Seed in the wind"), zone=Zone.HAND)
    horns = card("horns", real("Druid horns"))
    assert not play(table(seed, horns), CanPrepare(seed.id, ALICE)).answers[0].value
    assert play(table(seed, horns, alice={"mage_noir": True}), CanPrepare(seed.id, ALICE)).answers[0].value


# X.

METEOR = card("meteor", real("Ina's meteor"), zone=Zone.HAND)
ROCK = card("rock", real("Ina's meteor"), state=BoardState.CHANNELLED, mana=Mana())


def meteor(*others: Card, mineral: int = 5, noir: bool = False) -> GameState:
    return table(METEOR, *others, alice={"reserve": Mana(mineral=mineral), "mage_noir": noir})


@pytest.mark.parametrize("x", [0, 3])
def test_x_is_paid_as_the_card_is_prepared_and_counts_then(x: int) -> None:
    acts = Prepare(METEOR.id, ALICE, x), Resolve(), Activate(METEOR.id, ALICE, (BOB,)), Resolve()
    outcome = play(meteor(ROCK), *acts)
    assert outcome.chains[1].actions[0] == (DamageDealt(METEOR.id, x, (BOB,)),)
    assert outcome.state.players[ALICE].reserve == Mana(mineral=5 - x)


def test_of_an_x_that_nobody_says_as_much_is_paid_as_there_is_and_no_more_can_be() -> None:
    outcome = play(meteor(ROCK), Prepare(METEOR.id, ALICE), Resolve())
    assert outcome.state.cards[METEOR.id].x == 5
    assert [(each.kind, each.picked, each.options) for each in outcome.choices] == [("x", 5, 6)]
    (refused,) = play(meteor(ROCK), Prepare(METEOR.id, ALICE, 6)).actions
    assert refused.refusal is not None
    assert (refused.refusal.kind, refused.refusal.mana) == (RefusalKind.CANNOT_PAY, Mana(mineral=6))


def test_a_cost_without_x_has_none() -> None:
    held = card("held", real("Seed"), zone=Zone.HAND)
    (refused,) = play(table(held, alice=RICH), Prepare(held.id, ALICE, 2)).actions
    assert refused.refusal is not None
    assert refused.refusal.kind is RefusalKind.NO_X


def test_what_a_mage_noir_may_use_instead_is_for_a_mage_noir() -> None:
    spell = card("spell", real("Ina's meteor"), mana=Mana(mineral=2))
    stone = replace(made_up("Stone", type=CardType.SPELL), provides=("Rock",))
    rocks = [card(f"r{at}", stone, state=BoardState.CHANNELLED) for at in range(4)]

    def may_activate(*there: Card, noir: bool) -> object:
        return play(table(spell, *there, alice={"mage_noir": noir}), CanActivate(spell.id, ALICE)).answers[0].value

    assert may_activate(*rocks, noir=True)
    assert not may_activate(*rocks, noir=False)
    assert not may_activate(*rocks[:3], noir=True)
