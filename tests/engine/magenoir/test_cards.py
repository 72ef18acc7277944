"""What cards hold all the time, and effects that only some cards have."""

from bot.engine.magenoir.asking.scenario import Activate, AdvanceTo, CanPrepare, Choose, Resolve, Use
from bot.engine.magenoir.events.game_events import CardDestroyed, CardReturned, DamageDealt, Healed, ManaLocked
from bot.engine.magenoir.ground.identifiers import ObjectId
from bot.engine.magenoir.ground.mana import Mana
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words.filters import BoardState, Zone
from tests.engine.magenoir.table import ALICE, BOB, card, chains, hit_points, made_up, play, real, spell, table

FLAME = ObjectId("flame")
BURN = card("flame", real("Draconic flame"))


def test_damage_is_more_by_what_a_robe_says() -> None:
    robe = card("robe", real("Burning robe"))
    assert hit_points(play(table(BURN, robe), Activate(FLAME, ALICE, (BOB,)), Resolve())) == [19, 17]
    noir = table(BURN, robe, alice={"mage_noir": True})
    assert hit_points(play(noir, Activate(FLAME, ALICE, (BOB,)), Resolve())) == [19, 16]


def test_bark_armor_ignores_one_damage_each_turn() -> None:
    second = card("second", real("Draconic flame"))
    state = table(BURN, second, card("armor", real("Bark armor"), BOB))
    outcome = play(state, Activate(FLAME, ALICE, (BOB,)), Resolve(), Activate(second.id, ALICE, (BOB,)), Resolve())
    assert hit_points(outcome) == [20, 17]
    assert chains(outcome)[0][1][0] == DamageDealt(FLAME, 1, (BOB,), ((ObjectId("armor"), 1),))


def test_unavoidable_damage_is_not_ignored() -> None:
    state = table(
        card("blade", real("Air blade")),
        card("breath", real("Breath"), state=BoardState.CHANNELLED),
        card("armor", real("Druid armor"), BOB),
    )
    outcome = play(state, Activate(ObjectId("blade"), ALICE, (BOB, ObjectId("breath"))), Resolve())
    assert hit_points(outcome) == [20, 17]


def test_opposing_damage_may_be_redirected_to_a_protector() -> None:
    state = table(BURN, card("forest", real("Enchanted forest"), BOB))
    forest = ObjectId("forest")
    kept = play(state, Activate(FLAME, ALICE, (BOB,)), Resolve())
    assert hit_points(kept) == [20, 18]
    outcome = play(state, Choose("option", forest, BOB), Activate(FLAME, ALICE, (BOB,)), Resolve())
    assert chains(outcome)[0][1][0] == DamageDealt(FLAME, 2, (forest,))
    assert outcome.state.cards[forest].hit_points == 2


def test_a_card_may_cost_less() -> None:
    seed = card("seed", real("Seed in the wind"), zone=Zone.HAND)
    reserve = {"reserve": Mana(air=1, vegetal=2)}
    assert not play(table(seed, alice=reserve), CanPrepare(seed.id, ALICE)).answers[0].value
    breath = card("breath", real("Breath"), state=BoardState.CHANNELLED)
    assert play(table(seed, breath, alice=reserve), CanPrepare(seed.id, ALICE)).answers[0].value


def test_what_is_measured_is_as_it_was_before_the_action() -> None:
    state = table(card("ritual", real("Ritual of decomposition")), card("tree", real("Dead tree")))
    tree = ObjectId("tree")
    outcome = play(state, Use(ObjectId("ritual"), ALICE, (tree, BOB)), Resolve())
    assert outcome.chains[0].actions[0] == (CardDestroyed(tree), DamageDealt(ObjectId("ritual"), 2, (BOB,)))


def test_every_card_of_a_description_is_meant_and_none_is_no_fault() -> None:
    forest = card("forest", real("Enchanted forest"))
    outcome = play(table(forest, phase=Phase.TURN_START), Resolve())
    assert outcome.chains[0].actions[0] == (Healed(forest.id, 2, (ALICE,)), Healed(forest.id, 2, (forest.id,)))
    ball = table(card("ball", real("Fire ball")), card("spark", real("Flame"), state=BoardState.CHANNELLED))
    assert hit_points(play(ball, Activate(ObjectId("ball"), ALICE), Resolve())) == [20, 18]


def test_a_fetched_card_comes_from_the_deck_and_nobody_knows_its_order_then() -> None:
    state = table(
        card("sprout", real("Sprouted seed")),
        card("c1", made_up("c1"), zone=Zone.DECK),
        card("tree", real("Dead tree"), zone=Zone.DECK),
    )
    outcome = play(state, Activate(ObjectId("sprout"), ALICE), Resolve())
    assert chains(outcome)[0][1][0] == CardReturned(ObjectId("tree"), ALICE, None)
    assert outcome.open_questions == ((OpenQuestion.SHUFFLED, ObjectId("sprout")),)


def test_a_deck_that_nobody_listed_has_unknown_cards_above_what_returns_to_it() -> None:
    state = table(card("seed", real("Seed in the wind"), state=BoardState.CHANNELLED), card("tornado", real("Tornado")))
    outcome = play(state, Activate(ObjectId("tornado"), ALICE), Resolve())
    alice = outcome.state.players[ALICE]
    assert (alice.hand, alice.deck) == ((ObjectId("card"),), (ObjectId("card-2"), ObjectId("seed")))


def test_a_trigger_may_need_the_card_to_lie_in_a_certain_way() -> None:
    prepared = table(card("cloud", real("Condensation")), phase=Phase.TURN_START)
    assert chains(play(prepared, Resolve())) == [("cloud", [ManaLocked(ObjectId("cloud"), Mana(water=1))])]
    channelled = card("cloud", real("Condensation"), state=BoardState.CHANNELLED)
    assert chains(play(table(channelled, phase=Phase.TURN_START), Resolve())) == []


def test_a_used_component_says_what_becomes_of_it_after_the_spell() -> None:
    spark = card("spark", real("Flame"), state=BoardState.CHANNELLED)
    state = table(card("arrow", real("Fiery arrow")), spark)
    outcome = play(state, Activate(ObjectId("arrow"), ALICE), Resolve())
    assert outcome.state.cards[spark.id].zone is Zone.DISCARD
    assert hit_points(outcome) == [20, 17]


def test_the_opponent_chooses_where_the_card_says_so() -> None:
    state = table(
        card("brambles", real("Ephemeral brambles")),
        card("seed", real("Seed"), state=BoardState.CHANNELLED),
        card("x1", made_up("x1"), BOB, zone=Zone.HAND),
    )
    acts = (Activate(ObjectId("brambles"), ALICE), Resolve())
    assert play(state, *acts).state.players[BOB].discard == (ObjectId("x1"),)
    assert hit_points(play(state, Choose("option", 2, BOB), *acts)) == [20, 17]


def test_a_sentence_that_is_not_played_is_listed() -> None:
    odd = card("odd", spell("Dansez jusqu'à l'aube."))
    outcome = play(table(odd), AdvanceTo(None))
    assert [(each.object, each.text) for each in outcome.unmodelled] == [(odd.id, "Dansez jusqu'à l'aube.")]
