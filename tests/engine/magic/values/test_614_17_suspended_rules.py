"""CR 101.1, 614.17: rules that abilities suspend: untapping, the legend rule, the maximum hand size, gaining life."""

from dataclasses import replace

import pytest

from bot.engine.magic.events import CardDiscarded, LifeNotGained, StayedTapped
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import Ability, CantGainLife, NoLegendRule, NoMaximumHandSize, StaysTapped
from bot.engine.magic.words.effects import Fixed, GainLife
from bot.engine.magic.words.filters import CREATURE, THIS, YOUR_CREATURE, Filter, Matching, Players, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, beside, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, cited, duel, events, gone, lives, to
from tests.engine.magic.tables.words import ALICE, BOB


@pytest.mark.parametrize(
    ("ability", "untapped"),
    [
        (StaysTapped(THIS), {"bear"}),
        (StaysTapped(Matching(CREATURE)), set()),
        (StaysTapped(Matching(Filter(all_of=("Creature",), side=Side.OPPONENT))), {"bear", "golem"}),
    ],
)
def test_502_3_what_does_not_untap_stays_tapped(ability: Ability, untapped: set[str]) -> None:
    golem = replace(creature("golem", "3/3", ability, by=BOB), tapped=True)
    outcome = resolve_scenario(beside(duel("", "bear 2/2 tapped", NEXT_TURN), golem))
    there = outcome.state.battlefield()
    assert {str(thing.id) for thing in there if not thing.tapped} == untapped
    stayed = {"bear", "golem"} - untapped
    assert {str(each.permanent) for each in events(outcome, StayedTapped)} == stayed
    assert cited(outcome, StayedTapped) == [("502.3",)] * len(stayed)


@pytest.mark.parametrize(
    ("ability", "left"),
    [(None, 1), (NoLegendRule(), 2), (NoLegendRule(Filter(side=Side.OPPONENT)), 1), (NoLegendRule(YOUR_CREATURE), 2)],
)
def test_704_5j_the_legend_rule_may_not_apply(ability: Ability | None, left: int) -> None:
    twins = "one 2/2 legendary named:Jace, two 2/2 legendary named:Jace"
    gallery = () if ability is None else (creature("gallery", "0/1", ability),)
    outcome = resolve_scenario(beside(duel(twins, "", to(Step.END)), *gallery))
    assert len({"one", "two"} - gone(outcome)) == left


@pytest.mark.parametrize(("ability", "discarded"), [(CantGainLife(Players.YOU), 2), (NoMaximumHandSize(), 0)])
def test_402_2_without_a_maximum_hand_size_nothing_is_discarded(ability: Ability, discarded: int) -> None:
    scenario = beside(duel("", "", NEXT_TURN), creature("tower", "0/1", ability))
    players = tuple(replace(each, hand=9) if each.name == ALICE else each for each in scenario.players)
    assert len(events(resolve_scenario(replace(scenario, players=players)), CardDiscarded)) == discarded


@pytest.mark.parametrize(
    ("who", "mine", "theirs"),
    [(Players.EACH_PLAYER, 20, 20), (Players.YOU, 20, 23), (Players.EACH_OPPONENT, 23, 20)],
)
def test_614_17_players_who_cant_gain_life_gain_none(who: Players, mine: int, theirs: int) -> None:
    gift = spell("gift", GainLife(Players.EACH_PLAYER, Fixed(3)), kind="Sorcery")
    outcome = resolve_scenario(beside(duel("", "", cast(gift), ALL), creature("vortex", "0/1", CantGainLife(who))))
    assert lives(outcome) == (mine, theirs)
    assert set(cited(outcome, LifeNotGained)) == {("101.2", "614.17")}
