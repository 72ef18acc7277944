"""Random games of Mage Noir of 500 acts: what holds whatever is played."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import (
    Activate,
    Add,
    AdvanceTo,
    Channel,
    Choose,
    Prepare,
    Resolve,
    Scenario,
    Step,
    Take,
    Trade,
    Use,
)
from bot.engine.magenoir.events.apply_event import apply_event
from bot.engine.magenoir.events.game_events import Announced, ChainBegan, ChainEnded, ManaAdded, ManaLocked, Performed
from bot.engine.magenoir.events.trigger_occasions import EVENTS_LEADING_ON, OCCASIONS_BY_EVENT, occasions_of_event
from bot.engine.magenoir.front.resolve_scenario import resolve_scenario
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Element, Mana, one_mana
from bot.engine.magenoir.table.game_state import GameState, Phase
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words.filters import BoardState, Zone
from bot.oracle.magenoir.facts import shipped_cards
from tests.engine.magenoir.table import ALICE, BOB, card, made_up, table
from tests.examples import examples

ACTS = 500
GAMES = settings(max_examples=examples(12))
TOTEM = made_up("Totem", "At any time: you gain 1 HP.")
ALTAR = made_up("Altar", "At any time: discard 1 card, then you gain 1 HP.")
seeds = st.integers(0, 10_000)


def random_table(random: Random) -> GameState:
    """Both players with a hand, a deck and a board of real cards, rich enough to play."""
    pool = list(shipped_cards().values())
    cards: list[Card] = []
    for name in (ALICE, BOB):
        prefix = name[0].lower()
        for number in range(18):
            zone = random.choice([Zone.HAND, Zone.DECK, Zone.DECK, Zone.BOARD])
            facts = random.choice(pool)
            state = BoardState.CHANNELLED if facts.provides and random.random() < 0.5 else None
            cards.append(card(f"{prefix}{number}", facts, name, state, zone=zone))
        cards += [card(f"{prefix}-totem", TOTEM, name), card(f"{prefix}-altar", ALTAR, name)]
    rich = {"hit_points": 200, "reserve": Mana(9, 9, 9, 9, 9, 9), "mage_noir": random.random() < 0.5}
    return table(*cards, alice=rich, bob=rich, available=(Mana(fire=2, air=1), Mana(water=2)))


def random_act(random: Random, cards: list[ObjectId]) -> Step:
    """Something somebody might try; much of it is not allowed."""
    by: PlayerId = random.choice([ALICE, BOB])
    what = random.choice(cards)
    element, other = random.choice(list(Element)), random.choice(list(Element))
    tries: list[Step] = [
        Prepare(what, by),
        Channel(what, by),
        Activate(what, by),
        Activate(what, by, (random.choice([ALICE, BOB]),)),
        Use(what, by),
        Use(ObjectId(f"{by[0].lower()}-totem"), by),
        Use(ObjectId(f"{by[0].lower()}-altar"), by),
        Trade(by, (element, element), other),
        Add(by, element),
        Take(by, random.choice([0, 1])),
        Resolve(),
        Resolve(),
        Choose("pay", random.random() < 0.7, by),
        AdvanceTo(random.choice([*Phase, Phase.MAIN, Phase.MAIN, None])),
    ]
    return random.choice(tries)


@cache
def game(seed: int) -> tuple[Scenario, Outcome]:
    random = Random(seed)  # noqa: S311  a game, and no secret
    state = random_table(random)
    acts = tuple(random_act(random, list(state.cards)) for _ in range(ACTS))
    scenario = Scenario(state, acts, names={str(name): name for name in state.cards})
    return scenario, resolve_scenario(scenario)


@given(seeds)
@GAMES
def test_mana_only_comes_from_the_infinite_ether_and_never_goes(seed: int) -> None:
    scenario, outcome = game(seed)
    expected = state = scenario.table
    total = expected.total_mana()
    for entry in outcome.trace:
        event = entry.event
        if isinstance(event, Performed):
            state = apply_event(state, event)
            total = total.plus(from_infinite_ether(event))
            assert state.total_mana() == total, event


def from_infinite_ether(event: Performed) -> Mana:
    match event:
        case ManaAdded(element=element):
            return one_mana(element)
        case ManaLocked(mana=amount):
            return amount
        case _:
            return Mana()


@given(seeds)
@GAMES
def test_chains_are_resolved_one_after_the_other_and_nothing_is_announced_during_one(seed: int) -> None:
    running: int | None = None
    numbers = []
    for entry in game(seed)[1].trace:
        match entry.event:
            case ChainBegan(number=number):
                assert running is None
                running = number
                numbers.append(number)
            case ChainEnded(number=number):
                assert running == number
                running = None
            case Announced():
                assert running is None
            case event if isinstance(event, Performed):
                assert running is not None
            case _:
                pass
    assert running is None
    assert numbers == sorted(numbers)
    assert numbers


@given(seeds)
@GAMES
def test_every_card_lies_in_exactly_one_place(seed: int) -> None:
    state = game(seed)[1].state
    for name, player in state.players.items():
        for zone, place in ((Zone.HAND, player.hand), (Zone.DECK, player.deck), (Zone.DISCARD, player.discard)):
            lying = [each.id for each in state.cards.values() if each.owner == name and each.zone is zone]
            if zone is Zone.DECK and player.deck_goes_on:  # what was shuffled into it lies nobody knows where
                lying = [each for each in lying if each in place]
            assert sorted(place) == sorted(lying)
            assert len(set(place)) == len(place)


@given(seeds)
@GAMES
def test_off_the_board_a_card_lies_in_no_state_and_is_its_owners(seed: int) -> None:
    for each in game(seed)[1].state.cards.values():
        assert (each.state is not None) is (each.zone is Zone.BOARD)
        assert each.on_board or each.controller == each.owner


@given(seeds)
@GAMES
def test_a_cause_is_an_earlier_entry_and_moments_never_go_back(seed: int) -> None:
    entries = game(seed)[1].trace.entries
    assert all(entry.cause is None or entry.cause < index for index, entry in enumerate(entries))
    assert [entry.moment for entry in entries] == sorted(entry.moment for entry in entries)


@given(seeds)
@GAMES
def test_an_event_is_no_occasion_that_its_kind_is_not_listed_for(seed: int) -> None:
    scenario, outcome = game(seed)
    before = scenario.table
    for number, entry in enumerate(outcome.trace):
        if isinstance(event := entry.event, Performed):
            found = {happened.occasion for happened in occasions_of_event(before, event, number)}
            assert found <= set(OCCASIONS_BY_EVENT.get(type(event), ())), event
            before = apply_event(before, event)


@given(seeds)
@GAMES
def test_nobody_is_defeated_by_an_event_after_which_nobody_looks(seed: int) -> None:
    scenario, outcome = game(seed)
    before = scenario.table
    for entry in outcome.trace:
        if isinstance(event := entry.event, Performed):
            after = apply_event(before, event)
            assert type(event) in EVENTS_LEADING_ON or defeated(before) == defeated(after), event
            before = after


def defeated(state: GameState) -> list[PlayerId]:
    return [each.name for each in state.players.values() if each.hit_points <= 0 or each.out_of_cards]


@given(seeds)
@GAMES
def test_the_same_scenario_has_the_same_outcome(seed: int) -> None:
    scenario, outcome = game(seed)
    assert resolve_scenario(scenario) == outcome


@pytest.mark.parametrize("seed", range(3))
def test_random_games_are_games(seed: int) -> None:
    outcome = game(seed)[1]
    assert len(outcome.chains) > 20
    assert sum(each.legal and not each.asked for each in outcome.actions) > 20
