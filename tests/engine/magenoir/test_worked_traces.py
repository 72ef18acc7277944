"""The publisher's three worked examples, action by action."""

from bot.engine.magenoir.asking.scenario import Activate, Choose, Resolve, Use
from bot.engine.magenoir.events.game_events import (
    BecameIndestructible,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardReturned,
    DamageDealt,
    EffectsApplied,
    ManaPaid,
    ManaReleased,
    PaymentDeclined,
    TargetInvalid,
    Window,
)
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.words.filters import BoardState, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, chains, made_up, play, real, table

TORNADO, SEED = ObjectId("tornado"), ObjectId("seed")
FLAME, RING_A, RING_B = ObjectId("flame"), ObjectId("ring-a"), ObjectId("ring-b")
HAMMER, WHIP, RITUAL = ObjectId("hammer"), ObjectId("whip"), ObjectId("ritual")
FIRE = Mana(fire=1)


def test_tornado_with_seed_in_the_wind_is_one_chain_of_seven_actions() -> None:
    deck = [card(name, made_up(name), zone=Zone.DECK) for name in ("c1", "c2", "c3")]
    state = table(
        card("tornado", real("Tornado")), card("seed", real("Seed in the wind"), state=BoardState.CHANNELLED), *deck
    )
    outcome = play(state, Activate(TORNADO, ALICE, (BOB, SEED)), Resolve())
    assert chains(outcome) == [
        (
            TORNADO,
            [
                DamageDealt(TORNADO, 4, (BOB,)),
                EffectsApplied(SEED),
                CardReturned(SEED, ALICE, 3),
                CardDrawn(ALICE, ObjectId("c1")),
                ManaReleased(SEED, Mana(air=2, vegetal=2), (0, 1, 0, 1)),
                CardDiscarded(TORNADO, ALICE, from_hand=False),
                ManaReleased(TORNADO, Mana(air=3), (0, 1, 0)),
            ],
        )
    ]
    assert outcome.state.players[ALICE].deck == (ObjectId("c2"), SEED, ObjectId("c3"))


def test_two_crimson_rings_answer_each_other_in_one_chain_until_somebody_declines() -> None:
    state = table(
        card("ring-a", real("Crimson ring")),
        card("ring-b", real("Crimson ring"), BOB),
        card("flame", real("Draconic flame")),
        alice={"reserve": Mana(fire=5)},
        bob={"reserve": Mana(fire=5)},
    )
    answers = [Choose("pay", pick, by) for by, pick in ((BOB, True), (ALICE, True), (BOB, True), (ALICE, False))]
    outcome = play(state, Activate(FLAME, ALICE, (BOB,)), *answers, Resolve())
    assert chains(outcome) == [
        (
            FLAME,
            [
                DamageDealt(FLAME, 2, (BOB,)),
                ManaPaid(BOB, FIRE, (0,)),
                DamageDealt(RING_B, 1, (ALICE,)),
                ManaPaid(ALICE, FIRE, (1,)),
                DamageDealt(RING_A, 1, (BOB,)),
                ManaPaid(BOB, FIRE, (0,)),
                DamageDealt(RING_B, 1, (ALICE,)),
                PaymentDeclined(RING_A, ALICE),
                CardDiscarded(FLAME, ALICE, from_hand=False),
                ManaReleased(FLAME, Mana(fire=2), (1, 0)),
            ],
        )
    ]


def test_the_hammer_destroys_the_whip_and_both_release_their_mana() -> None:
    hammer = card("hammer", real("Divine hammer strike"), BOB, mana=Mana(mineral=2))
    state = table(hammer, card("whip", real("Fire whip")), active=BOB)
    outcome = play(state, Activate(HAMMER, BOB, (WHIP,)), Resolve())
    assert chains(outcome) == [
        (
            HAMMER,
            [
                CardDestroyed(WHIP),
                ManaReleased(WHIP, Mana(fire=3), (0, 1, 0)),
                CardDiscarded(HAMMER, BOB, from_hand=False),
                ManaReleased(HAMMER, Mana(mineral=2), (1, 0)),
            ],
        )
    ]


def test_the_ritual_just_before_makes_the_hammers_target_invalid() -> None:
    state = table(
        card("hammer", real("Divine hammer strike"), BOB, mana=Mana(mineral=2)),
        card("whip", real("Fire whip")),
        card("ritual", real("Warrior-mage ritual")),
        card("x1", made_up("x1"), zone=Zone.HAND),
        active=BOB,
    )
    outcome = play(state, Activate(HAMMER, BOB, (WHIP,)), Use(RITUAL, ALICE, (WHIP,), window=Window.BEFORE), Resolve())
    assert chains(outcome) == [
        (RITUAL, [CardDiscarded(ObjectId("x1"), ALICE, from_hand=True), BecameIndestructible(WHIP)]),
        (
            HAMMER,
            [
                TargetInvalid(HAMMER, WHIP),
                CardDiscarded(HAMMER, BOB, from_hand=False),
                ManaReleased(HAMMER, Mana(mineral=2), (0, 1)),
            ],
        ),
    ]
    assert outcome.state.cards[WHIP].on_board
