"""Cards on their way between hands, decks, discards and the board by the effects of cards."""

from bot.engine.magenoir.asking.scenario import Activate, Choose, Prepare, Resolve, Use
from bot.engine.magenoir.events.game_events import (
    CardDiscarded,
    CardPrepared,
    CardReturned,
    ShuffledIn,
    TargetInvalid,
    TopCardSeen,
)
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words.filters import BoardState, Zone
from tests.engine.magenoir.table import ALICE, card, chains, hit_points, made_up, play, real, table

HORNS = card("horns", real("Druid horns"))
ONE_VEGETAL = Mana(vegetal=1)
RICH = {"reserve": Mana(9, 9, 9, 9, 9, 9)}


def in_discard(*names: str) -> list[Card]:
    return [card(f"d{at}", real(name), zone=Zone.DISCARD) for at, name in enumerate(names, 1)]


def test_the_horns_look_at_the_top_card_and_take_a_seed() -> None:
    seed, wave = (card(name, real(of), zone=Zone.DECK) for name, of in (("seed", "Seed"), ("wave", "Surging wave")))
    taken = play(table(HORNS, seed, wave), Use(HORNS.id, ALICE), Resolve())
    assert chains(taken) == [("horns", [TopCardSeen(ALICE, seed.id), CardReturned(seed.id, ALICE, None)])]
    assert taken.state.players[ALICE].deck == (wave.id,)
    left = play(table(HORNS, wave, seed), Use(HORNS.id, ALICE), Resolve())
    assert chains(left) == [("horns", [TopCardSeen(ALICE, wave.id)])]


def test_of_a_deck_that_nobody_listed_the_top_card_is_not_known_and_not_taken() -> None:
    outcome = play(table(HORNS), Use(HORNS.id, ALICE), Resolve())
    assert chains(outcome) == [("horns", [TopCardSeen(ALICE, None)])]
    assert outcome.open_questions == ((OpenQuestion.TOP_CARD, HORNS.id),)


def test_the_mask_only_looks() -> None:
    mask, seed = card("mask", real("Fire mask")), card("seed", real("Seed"), zone=Zone.DECK)
    assert play(table(mask, seed), Use(mask.id, ALICE), Resolve()).state.players[ALICE].deck == (seed.id,)


def test_three_cards_of_the_discard_are_shuffled_into_the_deck() -> None:
    mist = card("mist", real("Mist breath"))
    discards, deck = in_discard("Seed", "Flame", "Zephyr", "Tide"), card("top", made_up("top"), zone=Zone.DECK)
    outcome = play(
        table(mist, deck, *discards), Choose("option", ObjectId("d4"), ALICE), Activate(mist.id, ALICE), Resolve()
    )
    assert outcome.chains[0].actions[0] == (ShuffledIn(ALICE, (ObjectId("d4"), ObjectId("d1"), ObjectId("d2"))),)
    assert set(outcome.state.players[ALICE].deck) == {"top", "d4", "d1", "d2"}
    assert outcome.open_questions == ((OpenQuestion.SHUFFLED, mist.id),)


def test_in_a_deck_that_nobody_listed_no_shuffled_card_is_known_to_be_next() -> None:
    mist, zephyr = card("mist", real("Mist breath")), card("zephyr", made_up("Idol", "At any time: draw 1 card."))
    outcome = play(
        table(mist, zephyr, *in_discard("Seed")), Activate(mist.id, ALICE), Resolve(), Use(zephyr.id, ALICE), Resolve()
    )
    assert outcome.state.cards[ObjectId("d1")].zone is Zone.DECK
    assert outcome.state.players[ALICE].hand == ("card",)


def test_the_emptiness_ritual_empties_the_hand_down_to_four_as_it_comes() -> None:
    held = [card(f"h{at}", real("Seed"), zone=Zone.HAND) for at in range(6)]
    ritual = card("ritual", real("Emptiness ritual"), zone=Zone.HAND)
    outcome = play(table(ritual, *held, alice=RICH), Prepare(ritual.id, ALICE), Resolve())
    gone = [event for event in chains(outcome)[0][1] if isinstance(event, CardDiscarded)]
    assert len(gone) == 2
    assert len(outcome.state.players[ALICE].hand) == 4


def test_nothing_is_discarded_from_a_hand_that_is_small_enough() -> None:
    ritual = card("ritual", real("Emptiness ritual"), zone=Zone.HAND)
    outcome = play(table(ritual, alice=RICH), Prepare(ritual.id, ALICE), Resolve())
    assert not any(isinstance(event, CardDiscarded | TargetInvalid) for event in chains(outcome)[0][1])


def animated(*discards: Card, reserve: Mana = ONE_VEGETAL) -> list[object]:
    """What the tree does at a turn start."""
    tree = card("tree", real("Animated tree"))
    outcome = play(table(tree, *discards, phase=Phase.TURN_START, alice={"reserve": reserve}), Resolve())
    return [*chains(outcome)[0][1]]


def test_the_animated_tree_prepares_a_seed_of_the_discard_that_is_paid_for() -> None:
    seed = ObjectId("d1")
    assert animated(*in_discard("Seed"))[1:] == [CardPrepared(ALICE, seed, BoardState.PREPARED, Mana(vegetal=1))]


def test_it_prepares_none_that_cannot_be_paid_or_is_no_seed() -> None:
    nothing = [TargetInvalid(ObjectId("tree"), None)]
    assert animated(*in_discard("Seed"), reserve=Mana())[1:] == nothing
    assert animated(*in_discard("Flame"))[1:] == nothing


def test_a_tide_fetches_another_tide() -> None:
    tide, other = card("tide", real("Tide")), card("other", real("Zephyr"), mana=Mana(air=2))
    hand = card("held", real("Flame"), zone=Zone.HAND)
    state = table(tide, other, hand, *in_discard("Zephyr", "Tide"), alice={"reserve": Mana(water=1)})
    outcome = play(state, Choose("pay", True, ALICE), Activate(tide.id, ALICE), Resolve())
    assert outcome.state.cards[other.id].mana == Mana(water=2, air=2)
    assert outcome.state.cards[tide.id].mana == Mana(), "nothing is left under it to be released"
    assert "d2" in outcome.state.players[ALICE].hand
    assert hit_points(outcome) == [20, 20]
