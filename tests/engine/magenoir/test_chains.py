"""Chains of events: what one action leads to is next, depth first; a chain ends before another begins."""

import pytest

from bot.engine.magenoir.asking.scenario import Activate, CanActivate, Choose, Resolve, Use
from bot.engine.magenoir.events.game_events import (
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    DamageDealt,
    EndlessLoop,
    Healed,
    ManaPaid,
    ManaReleased,
    PaymentDeclined,
    TargetInvalid,
)
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.options import OpenQuestion, Options
from bot.engine.magenoir.words.filters import BoardState, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, chains, hit_points, made_up, play, real, spell, table

GUST, BOOK, SAP, MOSS, FLAME, RING = map(ObjectId, ("gust", "book", "sap", "moss", "flame", "ring"))
HIT_BOTH = spell("Inflige 1 point de dégât à chaque joueur.")
DRAWN = card("c1", made_up("c1"), zone=Zone.DECK)


def test_one_paragraph_is_one_action_and_its_trigger_waits_for_all_of_it() -> None:
    book = card("book", made_up("Book", "Lorsque vous piochez 1 carte, inflige 1 point de dégât à l'adversaire."))
    gust = card("gust", spell("Piochez 1 carte et vous gagnez 2 PV."))
    outcome = play(table(gust, book, DRAWN), Activate(GUST, ALICE), Resolve())
    assert [len(each) for each in outcome.chains[0].actions] == [2, 1, 1]
    assert chains(outcome)[0][1][:3] == [
        CardDrawn(ALICE, DRAWN.id),
        Healed(GUST, 2, (ALICE,)),
        DamageDealt(BOOK, 1, (BOB,)),
    ]


@pytest.mark.parametrize("text", ["Draw 1 card, then you gain 2 HP.", "Piochez 1 carte, puis vous gagnez 2 PV."])
def test_then_makes_two_actions_so_that_a_trigger_of_the_first_stands_between_them(text: str) -> None:
    book = card("book", made_up("Book", "When you draw a card, deals 1 damage to your opponent."))
    outcome = play(table(card("gust", spell(text)), book, DRAWN), Activate(GUST, ALICE), Resolve())
    assert chains(outcome)[0][1][:3] == [
        CardDrawn(ALICE, DRAWN.id),
        DamageDealt(BOOK, 1, (BOB,)),
        Healed(GUST, 2, (ALICE,)),
    ]


def test_a_further_then_splits_again_unless_the_table_plays_otherwise() -> None:
    text = "Vous gagnez 1 PV, puis vous gagnez 2 PV, puis vous gagnez 3 PV."
    state = table(card("gust", spell(text)))
    do = (Activate(GUST, ALICE), Resolve())
    assert [len(each) for each in play(state, *do).chains[0].actions] == [1, 1, 1, 1]
    once = play(state, *do, options=Options(further_then_splits=False))
    assert [len(each) for each in once.chains[0].actions] == [1, 2, 1]


def test_the_trigger_of_a_trigger_comes_before_a_simultaneous_one_that_waits() -> None:
    state = table(
        card("gust", HIT_BOTH),
        card("book", made_up("Book", "When you are dealt damage, draw 1 card."), BOB),
        card("moss", made_up("Moss", "When you draw a card, you gain 2 HP."), BOB),
        card("sap", made_up("Sap", "When you are dealt damage, you gain 1 HP.")),
    )
    order = Choose("trigger order", (BOOK, SAP), ALICE)
    outcome = play(state, Activate(GUST, ALICE), order, Resolve())
    assert chains(outcome)[0][1][1:4] == [
        CardDrawn(BOB, ObjectId("card")),
        Healed(MOSS, 2, (BOB,)),
        Healed(SAP, 1, (ALICE,)),
    ]


def test_the_player_whose_turn_it_is_orders_simultaneous_actions_even_of_the_other_player() -> None:
    state = table(
        card("gust", HIT_BOTH),
        card("sap", made_up("Sap", "When you are dealt damage, you gain 1 HP.")),
        card("moss", made_up("Moss", "When you are dealt damage, you gain 2 HP."), BOB),
    )
    by_default = play(state, Activate(GUST, ALICE), Resolve())
    assert chains(by_default)[0][1][1:3] == [Healed(SAP, 1, (ALICE,)), Healed(MOSS, 2, (BOB,))]
    ordered = play(state, Choose("trigger order", (MOSS, SAP), ALICE), Activate(GUST, ALICE), Resolve())
    assert chains(ordered)[0][1][1:3] == [Healed(MOSS, 2, (BOB,)), Healed(SAP, 1, (ALICE,))]
    assert [each.options for each in ordered.choices] == [2]
    bobs = play(state, Choose("trigger order", (MOSS, SAP), BOB), Activate(GUST, ALICE), Resolve())
    assert chains(bobs) == chains(by_default)


def test_triggered_actions_happen_whether_or_not_anybody_wants_them() -> None:
    state = table(
        card("flame", real("Draconic flame")),
        card("sap", made_up("Sap", "When your opponent is dealt damage, you lose 3 HP.")),
    )
    assert hit_points(play(state, Activate(FLAME, ALICE, (BOB,)), Resolve())) == [17, 18]


def test_an_action_whose_target_is_gone_does_nothing_and_the_rest_goes_on() -> None:
    state = table(
        card("gust", spell("Détruisez 1 équipement.\nPiochez 1 carte.", Mana(air=1))),
        card("whip", real("Fire whip"), BOB),
        card("scythe", made_up("Scythe", "À tout moment : détruisez 1 équipement."), BOB),
        DRAWN,
    )
    whip = ObjectId("whip")
    outcome = play(state, Activate(GUST, ALICE, (whip,)), Use(ObjectId("scythe"), BOB, (whip,)), Resolve())
    assert chains(outcome)[1] == (
        GUST,
        [
            TargetInvalid(GUST, whip),
            CardDrawn(ALICE, DRAWN.id),
            CardDiscarded(GUST, ALICE, from_hand=False),
            ManaReleased(GUST, Mana(air=1), (1,)),
        ],
    )


def test_nobody_activates_anything_while_a_chain_waits_or_resolves() -> None:
    state = table(card("flame", real("Draconic flame")), card("gust", spell("You gain 1 HP.")))
    outcome = play(
        state,
        Activate(FLAME, ALICE, (BOB,)),
        CanActivate(GUST, ALICE),
        Activate(GUST, ALICE),
        Resolve(),
        CanActivate(GUST, ALICE),
    )
    assert [each.value for each in outcome.answers] == [False, True]
    assert [each.legal for each in outcome.actions] == [True, True, False, True, True]


def test_a_loop_of_payments_ends_when_somebody_cannot_pay() -> None:
    state = table(
        card("flame", real("Draconic flame")),
        card("ring", real("Crimson ring")),
        card("ring-b", real("Crimson ring"), BOB),
        alice={"reserve": Mana(fire=1)},
        bob={"reserve": Mana(fire=2)},
    )
    always = [Choose("pay", True, by) for by in (BOB, ALICE, BOB)]
    events = chains(play(state, Activate(FLAME, ALICE, (BOB,)), *always, Resolve()))[0][1]
    assert sum(isinstance(each, ManaPaid) for each in events) == 3
    assert hit_points(play(state, Activate(FLAME, ALICE, (BOB,)), *always, Resolve())) == [18, 17]


def test_who_says_nothing_about_a_payment_declines_it() -> None:
    state = table(
        card("flame", real("Draconic flame")), card("ring", real("Crimson ring"), BOB), bob={"reserve": Mana(fire=1)}
    )
    outcome = play(state, Activate(FLAME, ALICE, (BOB,)), Resolve())
    assert chains(outcome)[0][1][1] == PaymentDeclined(RING, BOB)
    assert [(each.kind, each.picked, each.default) for each in outcome.choices] == [("pay", False, True)]


def test_an_endless_loop_is_found_and_its_cards_are_named() -> None:
    state = table(
        card("gust", spell("You gain 1 HP.")),
        card("sap", made_up("Sap", "When your opponent gains HP, you gain 1 HP.")),
        card("moss", made_up("Moss", "When your opponent gains HP, you gain 1 HP."), BOB),
    )
    outcome = play(state, Activate(GUST, ALICE), Resolve())
    assert [each.event for each in outcome.trace if isinstance(each.event, EndlessLoop)] == [EndlessLoop((SAP, MOSS))]
    assert outcome.state.winner is None


def test_an_activation_goes_on_when_its_spell_is_gone_and_the_answer_says_that_this_is_open() -> None:
    state = table(
        card("flame", real("Draconic flame")),
        card("scythe", made_up("Scythe", "At any time: destroy a spell."), BOB),
    )
    outcome = play(state, Activate(FLAME, ALICE, (BOB,)), Use(ObjectId("scythe"), BOB, (FLAME,)), Resolve())
    assert hit_points(outcome) == [20, 18]
    assert outcome.open_questions == ((OpenQuestion.SPELL_GONE, FLAME),)


def test_a_permanent_without_hit_points_is_destroyed_and_releases_its_mana() -> None:
    state = table(card("flame", real("Draconic flame")), card("tree", real("Dead tree"), BOB))
    tree = ObjectId("tree")
    outcome = play(state, Activate(FLAME, ALICE, (tree,)), Resolve())
    assert chains(outcome)[0][1][:3] == [
        DamageDealt(FLAME, 2, (tree,)),
        CardDestroyed(tree),
        ManaReleased(tree, Mana(vegetal=2), (0, 1)),
    ]


def test_an_applied_component_does_what_it_does_when_it_is_activated() -> None:
    state = table(card("echo", real("Wave echo")), card("wave", real("Surging wave"), state=BoardState.CHANNELLED))
    wave = ObjectId("wave")
    outcome = play(state, Activate(ObjectId("echo"), ALICE, (wave, BOB)), Resolve())
    assert chains(outcome)[0][1][1] == DamageDealt(wave, 3, (BOB,))
    assert outcome.state.cards[wave].on_board


def test_components_that_apply_each_other_do_so_once() -> None:
    first, second = ObjectId("first"), ObjectId("second")
    echoes = (card(name, real("Wave echo"), state=BoardState.CHANNELLED) for name in (first, second))
    outcome = play(table(card("echo", real("Wave echo")), *echoes), Activate(ObjectId("echo"), ALICE, (first, second)))
    assert [each.refusal for each in outcome.actions] == [None]
