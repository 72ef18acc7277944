"""Mana that a scenario states (CR 107.4, 118.3): costs of attacks, spells and abilities are paid with it."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import (
    Activate,
    CanAttack,
    CanPlay,
    Cast,
    Scenario,
    SpellOrAbility,
    WhatIsAttackable,
)
from bot.engine.magic.combat.attack_requirements import nearest_attack
from bot.engine.magic.events import LifeLost, ManaPaid, Tapped
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.mana_pool import Payment, Price, find_payment
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.effects import Fixed, GainLife
from bot.engine.magic.words.filters import Players
from bot.engine.trace import cite_rules
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, beside
from tests.engine.magic.tables.table import asked, attack, duel, events, lives, refusals, refused
from tests.engine.magic.tables.words import ALICE, BOB

BEAR, CUB, JACE = ObjectId("bear"), ObjectId("cub"), ObjectId("jace")

WAYS: Mapping[tuple[str, str], Payment | None] = {
    ("", ""): Payment(),
    ("{0}", ""): Payment(),
    ("{2}", "C"): None,
    ("{2}", "CR"): Payment((("C", 1), ("R", 1))),
    ("{1}{R}", "RR"): Payment((("R", 2),)),
    ("{1}{R}", "GG"): None,
    ("{R}{R}", "RG"): None,
    ("{C}", "G"): None,
    ("{1}", "CGG"): Payment((("C", 1),)),
    ("{1}", "RGG"): Payment((("G", 1),)),
    ("{R/G}{R}", "RG"): Payment((("G", 1), ("R", 1))),
    ("{W/U}{W/B}{U/B}", "WUB"): Payment((("B", 1), ("U", 1), ("W", 1))),
    ("{2/W}", "RG"): Payment((("G", 1), ("R", 1))),
    ("{2/W}", "R"): None,
    ("{W/P}", "W"): Payment((("W", 1),)),
    ("{W/P}", "G"): Payment((), 2),
    ("{W/P}{U/P}", ""): Payment((), 4),
    ("{1}{W/P}", "W"): Payment((("W", 1),), 2),
    ("{S}", "C"): None,
}


@pytest.mark.rule("107.4", "107.4f")
@pytest.mark.parametrize("case", WAYS, ids=" - ".join)
def test_118_3_mana_of_each_kind_pays_what_it_can(case: tuple[str, str]) -> None:
    cost, held = case
    mana = {kind: held.count(kind) for kind in held}
    assert find_payment(mana, 20, Price(cost)) == WAYS[case]


def test_107_3_x_is_so_much_generic_mana() -> None:
    assert find_payment({"R": 3}, 20, Price("{X}{R}", 2)) == Payment((("R", 3),))
    assert find_payment({"R": 3}, 20, Price("{X}{R}", 3)) is None


def test_119_4_nobody_pays_more_life_than_there_is() -> None:
    assert find_payment({}, 3, Price("{W/P}{U/P}")) is None
    assert find_payment({}, 4, Price("{W/P}{U/P}")) == Payment((), 4)


# In a game.


def with_mana(scenario: Scenario, alice: str = "", bob: str | None = None) -> Scenario:
    """The scenario with so much mana of each; None: unlimited."""
    held = (alice, bob)
    players = (
        replace(each, mana=None if mana is None else {kind: mana.count(kind) for kind in mana})
        for each, mana in zip(scenario.players, held, strict=True)
    )
    return replace(scenario, players=tuple(players))


PRISON = "prison enchantment taxes, jace walker:3"
TOO_DEAR = Refusal(RefusalKind.CANT_PAY_MANA, cite_rules("508.1h", "508.1j", "118.3"), BEAR, ALICE, cost="{2}")


@pytest.mark.rule("508.1h", "508.1j")
def test_508_1i_an_attack_that_cannot_be_paid_is_illegal_and_nothing_is_tapped() -> None:
    outcome = resolve_scenario(with_mana(duel("bear 2/2", PRISON, attack("bear>Bob")), "C"))
    assert refusals(outcome) == {0: [TOO_DEAR]}
    assert (events(outcome, ManaPaid), events(outcome, Tapped)) == ([], [])


@pytest.mark.parametrize(("mana", "attackable"), [("C", [JACE]), ("CC", [BOB, JACE])])
def test_508_1h_questions_know_what_can_be_paid(mana: str, attackable: list[str]) -> None:
    scenario = with_mana(duel("bear 2/2", PRISON), mana)
    answers = asked(scenario, CanAttack(BEAR, BOB), CanAttack(BEAR, JACE), WhatIsAttackable(BEAR))
    assert answers == [BOB in attackable, True, attackable]


def test_508_1j_what_is_paid_is_gone() -> None:
    outcome = resolve_scenario(with_mana(duel("bear 2/2, cub 1/1", PRISON, attack("bear", "cub>jace")), "CRR"))
    assert events(outcome, ManaPaid) == [ManaPaid(ALICE, "{2}", (("C", 1), ("R", 1)))]
    assert outcome.state.players[ALICE].mana == {"C": 0, "R": 1}


def test_508_1j_partial_payments_are_not_allowed_and_the_nearest_attack_is_one_that_can_be_paid() -> None:
    scenario = with_mana(duel("bear 2/2, cub 1/1", PRISON, attack("bear", "cub")), "CCC")
    assert [kind for kind, _ in refused(resolve_scenario(scenario))[0]] == [RefusalKind.CANT_PAY_MANA]
    assert nearest_attack(starting_state(scenario), {BEAR: BOB, CUB: BOB}) == {BEAR: BOB}


def test_508_1h_unlimited_mana_pays_everything() -> None:
    outcome = resolve_scenario(duel("bear 2/2", PRISON, attack("bear>Bob")))
    assert events(outcome, ManaPaid) == [ManaPaid(ALICE, "{2}")]


def blast(cost: str) -> CardDefinition:
    return CardDefinition((Characteristics("blast", mana_cost=cost, types=("Instant",)),))


@pytest.mark.parametrize(("mana", "x", "left"), [("RRR", 2, {"R": 0}), ("RRR", 3, None), ("GGG", 0, None)])
def test_601_2h_a_spell_is_cast_only_if_its_mana_cost_is_paid(mana: str, x: int, left: dict[str, int] | None) -> None:
    card = blast("{X}{R}")
    outcome = resolve_scenario(with_mana(duel("", "", Cast(ObjectId("blast"), card, ALICE, (), x), ALL), mana))
    if left is None:
        assert [(kind, cited) for kind, cited in refused(outcome)[0]] == [
            (RefusalKind.CANT_PAY_MANA, ("601.2h", "118.3"))
        ]
    else:
        assert (refused(outcome), outcome.state.players[ALICE].mana) == ({}, left)


def test_601_2h_a_question_about_casting_knows_the_mana() -> None:
    question = CanPlay(SpellOrAbility(blast("{1}{R}"), by=ALICE))
    assert [asked(with_mana(duel(), mana), question) for mana in ("RG", "GG")] == [[True], [False]]


def test_602_2b_an_ability_is_activated_only_if_its_cost_is_paid() -> None:
    heal = ActivatedAbility(Cost("{1}{W/P}"), (GainLife(Players.YOU, Fixed(5)),), (), "{1}{W/P}: Heal")
    healer = creature("healer", "1/1", heal)
    act = Activate(ObjectId("healer"), 1)
    outcome = resolve_scenario(with_mana(beside(duel("", "", act, ALL, act), healer), "C"))
    assert refused(outcome) == {2: [(RefusalKind.CANT_PAY_MANA, ("602.2b", "118.3"))]}
    assert events(outcome, LifeLost) == [LifeLost(ALICE, 2)]
    assert lives(outcome) == (23, 20)
