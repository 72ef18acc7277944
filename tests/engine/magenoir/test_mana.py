"""Mana: amounts by element, and where all of it lies."""

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import NO_MANA, Element, Mana, mana_of_amounts
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card, Player
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.engine.magenoir.words.filters import Zone


def test_equal_amounts_are_equal_whatever_was_left_out() -> None:
    assert mana_of_amounts({Element.FIRE: 2, Element.AIR: 0}) == mana_of_amounts({Element.FIRE: 2})
    assert mana_of_amounts({Element.FIRE: 2}).plus(mana_of_amounts({Element.AIR: 1})).amounts() == {
        Element.FIRE: 2,
        Element.AIR: 1,
    }


def test_a_cost_is_covered_element_by_element() -> None:
    reserve = mana_of_amounts({Element.FIRE: 2, Element.WATER: 1})
    assert reserve.covers(mana_of_amounts({Element.FIRE: 2}))
    assert not reserve.covers(mana_of_amounts({Element.WATER: 2}))
    assert reserve.minus(mana_of_amounts({Element.FIRE: 1})) == mana_of_amounts({Element.FIRE: 1, Element.WATER: 1})
    assert mana_of_amounts({Element.FIRE: 1}).less(mana_of_amounts({Element.FIRE: 3})) == NO_MANA


def test_all_mana_is_what_lies_in_reserves_in_piles_and_under_cards() -> None:
    alice, seed = PlayerId("Alice"), ObjectId("seed")
    state = GameState(
        {alice: Player(alice, reserve=Mana(fire=1))},
        {seed: Card(seed, CardFacts("Seed", "Graine"), alice, alice, Zone.BOARD, mana=Mana(vegetal=1))},
        alice,
        available=(Mana(fire=2), Mana(air=1)),
    )
    assert state.total_mana() == Mana(fire=3, air=1, vegetal=1)
