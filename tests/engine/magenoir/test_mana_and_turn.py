"""Mana in the Available Ether, the phases of a turn, and how a game is lost."""

import pytest

from bot.engine.magenoir.asking.outcome import Outcome
from bot.engine.magenoir.asking.scenario import (
    Activate,
    Add,
    AdvanceTo,
    CanPrepare,
    Channel,
    Choose,
    Prepare,
    Resolve,
    Step,
    Take,
    Trade,
)
from bot.engine.magenoir.events.game_events import (
    CardDrawn,
    CardPrepared,
    DamageDealt,
    ManaAdded,
    ManaTraded,
    PileTaken,
    PlayerDefeated,
)
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.ground.options import DefeatCheck, EqualPiles, OpenQuestion, Options
from bot.engine.magenoir.ground.refusals import RefusalKind
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words.filters import BoardState, CardType, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, chains, hit_points, made_up, play, real, spell, table

FIRE, WATER, AIR = Element.FIRE, Element.WATER, Element.AIR
FLAME = ObjectId("flame")
ADD: tuple[Step, ...] = (Add(ALICE, FIRE), Resolve())


def reasons(outcome: Outcome) -> list[RefusalKind | None]:
    """Why each act was refused, None for those that were not; questions and moves are left out."""
    return [None if each.refusal is None else each.refusal.kind for each in outcome.actions if not each.asked]


def test_mana_is_added_to_the_smaller_pile_one_card_at_a_time() -> None:
    state = table(phase=Phase.MANA_RECOVERY, available=(Mana(water=1), Mana()))
    outcome = play(state, *ADD * 3)
    assert [each[1] for each in chains(outcome)] == [[ManaAdded(ALICE, FIRE, pile)] for pile in (1, 0, 1)]


def test_of_equal_piles_the_acting_player_chooses_and_the_answer_says_that_it_is_open() -> None:
    state = table(phase=Phase.MANA_RECOVERY, available=(Mana(water=1), Mana(air=1)))
    by_default = play(state, *ADD)
    assert by_default.state.available == (Mana(fire=1, water=1), Mana(air=1))
    assert by_default.open_questions == ((OpenQuestion.EQUAL_PILES, None),)
    chosen = play(state, Choose("option", 1, ALICE), *ADD)
    assert chosen.state.available == (Mana(water=1), Mana(fire=1, air=1))
    assert chosen.open_questions == ()


@pytest.mark.parametrize(("chooser", "told"), [(BOB, EqualPiles.ACTING_PLAYER), (ALICE, EqualPiles.TURN_PLAYER)])
def test_of_equal_piles_the_player_of_the_released_mana_chooses_or_the_player_whose_turn_it_is(
    chooser: PlayerId, told: EqualPiles
) -> None:
    tree = card("tree", real("Dead tree"), BOB, mana=Mana(vegetal=1))
    state = table(card("flame", real("Draconic flame"), mana=Mana()), tree, available=(Mana(water=1), Mana(air=1)))
    acts = (Choose("option", 1, chooser), Activate(ObjectId("flame"), ALICE, (tree.id,)))
    outcome = play(state, *acts, options=Options(equal_piles=told))
    assert outcome.state.available == (Mana(water=1), Mana(air=1, vegetal=1))
    assert outcome.open_questions == ()


def test_who_chooses_between_equal_piles_is_settled_where_the_table_has_said_so() -> None:
    state = table(phase=Phase.MANA_RECOVERY, available=(Mana(water=1), Mana(air=1)))
    outcome = play(state, *ADD, options=Options(equal_piles=EqualPiles.TURN_PLAYER))
    assert outcome.open_questions == ((OpenQuestion.EQUAL_PILES, None),)
    assert not outcome.unsettled


def test_a_pile_is_taken_once_and_after_all_mana_was_added() -> None:
    state = table(phase=Phase.MANA_RECOVERY)
    outcome = play(state, *ADD, Take(ALICE, 0), *ADD, *ADD, *ADD, Take(ALICE, 0), Resolve(), Take(ALICE, 1), Resolve())
    assert reasons(outcome) == [
        None,
        RefusalKind.NOT_ALL_ADDED,
        None,
        None,
        RefusalKind.ALL_ADDED,
        None,
        RefusalKind.ALREADY_TAKEN,
    ]
    assert chains(outcome)[-1][1] == [PileTaken(ALICE, 0, Mana(fire=2))]
    assert outcome.state.available == (Mana(), Mana(fire=1))


def test_recovery_that_was_passed_without_a_word_is_said() -> None:
    outcome = play(table(phase=Phase.MANA_RECOVERY), AdvanceTo(Phase.MAIN))
    assert outcome.open_questions == ((OpenQuestion.UNFINISHED_RECOVERY, None),)


def test_cards_change_how_much_is_added() -> None:
    ring = card("ring", real("Druid ring"))
    state = table(ring, alice={"mage_noir": True}, phase=Phase.MANA_RECOVERY)
    extra = (Add(ALICE, Element.VEGETAL), Resolve())
    assert reasons(play(state, *ADD * 4, *extra)) == [None, None, None, RefusalKind.WRONG_ELEMENT, None]
    fewer = table(card("ritual", real("Ritual of Melange")), phase=Phase.MANA_RECOVERY)
    assert reasons(play(fewer, *ADD * 3)) == [None, None, RefusalKind.ALL_ADDED]


def test_a_trade_gives_two_for_one_and_no_mana_is_lost() -> None:
    state = table(alice={"reserve": Mana(fire=3)}, available=(Mana(water=1), Mana(fire=1)))
    outcome = play(state, Trade(ALICE, (FIRE, FIRE), WATER), Resolve())
    assert chains(outcome) == [(ALICE, [ManaTraded(ALICE, (FIRE, FIRE), WATER, 0, (0, 0))])]
    assert outcome.state.players[ALICE].reserve == Mana(fire=1, water=1)
    assert outcome.state.total_mana() == state.total_mana()


def test_what_cannot_be_traded() -> None:
    state = table(alice={"reserve": Mana(fire=1, air=1)}, available=(Mana(water=1), Mana(air=3)))
    tries = [Trade(ALICE, (FIRE, FIRE), WATER), Trade(ALICE, (FIRE, AIR), Element.ARCANE)]
    assert reasons(play(state, *tries)) == [RefusalKind.CANNOT_PAY, RefusalKind.NOT_IN_ETHER]
    different = Trade(ALICE, (FIRE, AIR), WATER)
    assert play(state, different).open_questions == ((OpenQuestion.TRADE, None),)
    assert reasons(play(state, different, options=Options(trade_two_alike=True))) == [RefusalKind.NOT_TWO_ALIKE]
    assert reasons(play(state, different, options=Options(trade_from_larger=True))) == [RefusalKind.NOT_IN_ETHER]


def test_preparing_locks_the_mana_under_the_card() -> None:
    flames = [card(name, real("Draconic flame"), zone=Zone.HAND) for name in ("flame", "second")]
    outcome = play(
        table(*flames, alice={"reserve": Mana(fire=3)}),
        Prepare(FLAME, ALICE),
        Resolve(),
        CanPrepare(ObjectId("second"), ALICE),
        Prepare(ObjectId("second"), ALICE),
    )
    assert chains(outcome) == [(FLAME, [CardPrepared(ALICE, FLAME, BoardState.PREPARED, Mana(fire=2))])]
    assert reasons(outcome) == [None, RefusalKind.CANNOT_PAY]
    assert not outcome.answers[0].value
    assert outcome.state.cards[FLAME].mana == Mana(fire=2)


@pytest.mark.parametrize(
    ("kind", "lies"),
    [
        (CardType.PERMANENT, BoardState.PERMANENT),
        (CardType.EQUIPMENT, BoardState.EQUIPPED),
        (CardType.RITUAL, BoardState.RITUAL),
    ],
)
def test_what_is_no_spell_lies_as_its_type_once_it_is_put_on_the_board(kind: CardType, lies: BoardState) -> None:
    thing = card("thing", made_up("Thing", "", kind), zone=Zone.HAND)
    outcome = play(table(thing), Prepare(thing.id, ALICE), Resolve())
    assert outcome.state.cards[thing.id].state is lies


def test_a_rite_makes_its_player_a_mage_noir() -> None:
    rite = card("rite", real("Rite of passage"), zone=Zone.HAND)
    outcome = play(table(rite, alice={"reserve": Mana(arcane=2)}), Prepare(rite.id, ALICE), Resolve())
    assert outcome.state.players[ALICE].mage_noir


def test_components_are_needed_and_cards_for_mages_noirs_alone_are() -> None:
    tornado, sulfur = card("tornado", real("Tornado")), card("sulfur", real("Sulfur flame"))
    outcome = play(table(tornado, sulfur), Activate(tornado.id, ALICE), Activate(sulfur.id, ALICE))
    assert reasons(outcome) == [RefusalKind.COMPONENT_MISSING, RefusalKind.MAGE_NOIR_ONLY]


def test_channelling_makes_a_prepared_spell_a_component() -> None:
    seed, gust = card("seed", real("Seed")), card("gust", spell("Draw 1 card."))
    outcome = play(table(seed, gust), Channel(seed.id, ALICE), Resolve(), Channel(gust.id, ALICE))
    assert reasons(outcome) == [None, RefusalKind.PROVIDES_NOTHING]
    assert outcome.state.cards[seed.id].state is BoardState.CHANNELLED


def test_a_spell_of_this_turn_may_be_activated_unless_the_table_plays_otherwise() -> None:
    flame = card("flame", real("Draconic flame"), zone=Zone.HAND)
    state = table(flame, alice={"reserve": Mana(fire=2)})
    acts: tuple[Step, ...] = (Prepare(FLAME, ALICE), Resolve(), Activate(FLAME, ALICE, (BOB,)), Resolve())
    outcome = play(state, *acts)
    assert hit_points(outcome) == [20, 18]
    assert outcome.open_questions == ((OpenQuestion.SAME_TURN, FLAME),)
    assert reasons(play(state, *acts, options=Options(same_turn_activation=False)))[1] is RefusalKind.SAME_TURN


# The turn.


def test_a_turn_begins_with_its_effects_as_one_chain_then_a_card_is_drawn() -> None:
    state = table(
        card("whip", real("Fire whip"), BOB),
        card("dawn", made_up("Dawn", "Au début de votre tour, vous gagnez 1 PV."), BOB),
        card("d1", made_up("d1"), BOB, zone=Zone.DECK),
        phase=Phase.END,
    )
    outcome = play(state, AdvanceTo(Phase.MANA_RECOVERY))
    assert chains(outcome)[0][0] == "whip"
    assert chains(outcome)[0][1][0] == DamageDealt(ObjectId("whip"), 1, (ALICE,))
    assert chains(outcome)[1:] == [(BOB, [CardDrawn(BOB, ObjectId("d1"))])]
    assert (outcome.state.active, outcome.state.phase) == (BOB, Phase.MANA_RECOVERY)


def test_the_hand_is_discarded_down_to_its_limit_at_the_end_of_turn() -> None:
    hand = [card(f"h{number}", made_up("h"), zone=Zone.HAND) for number in range(9)]
    outcome = play(table(*hand), Choose("discard", ObjectId("h3"), ALICE), AdvanceTo(None))
    assert [len(each.actions) for each in outcome.chains] == [2]
    assert outcome.state.players[ALICE].discard == (ObjectId("h3"), ObjectId("h0"))


def test_a_ritual_may_set_another_limit() -> None:
    hand = [card(f"h{number}", made_up("h"), zone=Zone.HAND) for number in range(6)]
    outcome = play(table(*hand, card("ritual", real("Emptiness ritual"))), AdvanceTo(None))
    assert len(outcome.state.players[ALICE].hand) == 4


# Defeat.


def test_whoever_has_to_draw_from_an_empty_deck_loses() -> None:
    state = table(card("gust", spell("Draw 1 card.")), alice={"deck_goes_on": False})
    outcome = play(state, Activate(ObjectId("gust"), ALICE), Resolve())
    assert outcome.state.winner == BOB
    assert PlayerDefeated(ALICE, by_empty_deck=True) in [each.event for each in outcome.trace]


def test_a_defeat_is_noticed_after_each_action_unless_the_table_plays_otherwise() -> None:
    state = table(card("gust", spell("You lose 3 HP.\nYou gain 5 HP.")), alice={"hit_points": 3})
    acts: tuple[Step, ...] = (Activate(ObjectId("gust"), ALICE), Resolve())
    outcome = play(state, *acts)
    assert (outcome.state.winner, hit_points(outcome)) == (BOB, [0, 20])
    assert outcome.open_questions == ((OpenQuestion.DEFEAT_CHECK, None),)
    later = play(state, *acts, options=Options(defeat_check=DefeatCheck.AFTER_CHAIN))
    assert (later.state.winner, hit_points(later)) == (None, [5, 20])


def test_when_both_are_defeated_at_once_nobody_wins_unless_the_table_plays_otherwise() -> None:
    dying = {"hit_points": 1}
    state = table(card("gust", spell("Inflige 1 point de dégât à chaque joueur.")), alice=dying, bob=dying)
    acts: tuple[Step, ...] = (Activate(ObjectId("gust"), ALICE), Resolve())
    outcome = play(state, *acts)
    assert outcome.state.over
    assert outcome.state.winner is None
    assert outcome.open_questions == ((OpenQuestion.BOTH_DEFEATED, None),)
    assert play(state, *acts, options=Options(turn_player_loses_ties=True)).state.winner == BOB


def test_nothing_is_done_any_more_once_the_game_is_over() -> None:
    state = table(card("flame", real("Draconic flame")), card("gust", spell("Draw 1 card.")), bob={"hit_points": 2})
    outcome = play(state, Activate(FLAME, ALICE, (BOB,)), Resolve(), Activate(ObjectId("gust"), ALICE))
    assert reasons(outcome) == [None, RefusalKind.GAME_OVER]
