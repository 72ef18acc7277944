"""CR 508.1g-j: costs to attack that are not mana: permanents returned, sacrificed or tapped, each for one creature."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanAttack, ObjectSetup, WhatItCosts
from bot.engine.magic.combat.attack_and_block_costs import OwedPermanent, first_unpayable
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import AttackCost, Toll
from bot.engine.magic.words.filters import Filter, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import beside
from tests.engine.magic.tables.table import asked, attack, choose, duel, gone, lives, refused, zones
from tests.engine.magic.tables.words import BOB

LAND = Filter(all_of=("Land",), side=Side.YOU)
WOLF = ObjectId("wolf")


def wolf(toll: Toll, name: str = "wolf") -> ObjectSetup:
    """A 3/3 that can't attack unless such a toll is paid with a land."""
    return creature(name, "3/3", AttackCost(toll=toll, what=LAND))


@pytest.mark.rule("508.1g", "508.1i", "508.1j")
@pytest.mark.parametrize(
    ("toll", "zone", "tapped"),
    [(Toll.RETURN, "hand", False), (Toll.SACRIFICE, "graveyard", False), (Toll.TAP, "battlefield", True)],
)
def test_508_1h_what_an_attack_costs_is_paid_as_it_is_declared(toll: Toll, zone: str, tapped: bool) -> None:
    outcome = resolve_scenario(beside(duel("isle Land", "", attack("wolf")), wolf(toll)))
    isle = outcome.state.objects[ObjectId("isle")]
    assert (lives(outcome), zones(outcome)["isle"], isle.tapped) == ((20, 17), zone, tapped)


@pytest.mark.parametrize("table", ["", "isle Land tapped"])
def test_508_1h_without_a_permanent_to_pay_with_the_attack_is_illegal(table: str) -> None:
    scenario = beside(duel(table, "", attack("wolf")), wolf(Toll.TAP))
    assert refused(resolve_scenario(scenario)) == {0: [(RefusalKind.ATTACK_UNPAID, ("508.1h", "508.1j"))]}
    assert asked(beside(duel(table, ""), wolf(Toll.TAP)), CanAttack(WOLF, BOB)) == [False]


def test_508_1h_each_creature_pays_with_a_permanent_of_its_own() -> None:
    pair = (wolf(Toll.RETURN), wolf(Toll.RETURN, "cub"))
    assert [
        kind for kind, _ in refused(resolve_scenario(beside(duel("isle Land", "", attack("wolf", "cub")), *pair)))[0]
    ] == [RefusalKind.ATTACK_UNPAID]
    assert gone(resolve_scenario(beside(duel("isle Land, peak Land", "", attack("wolf", "cub")), *pair))) == {
        "isle",
        "peak",
    }


def test_508_1h_its_player_chooses_what_pays() -> None:
    table = duel("isle Land, peak Land", "", choose("return", ObjectId("peak")), attack("wolf"))
    assert gone(resolve_scenario(beside(table, wolf(Toll.RETURN)))) == {"peak"}


def test_508_1h_what_an_attack_costs_can_be_asked() -> None:
    scenario = beside(duel("isle Land", ""), wolf(Toll.SACRIFICE))
    assert asked(scenario, WhatItCosts(WOLF, BOB)) == [{"mana": "", "other": [{"cost": "sacrifice", "with": ["isle"]}]}]


def test_508_1j_costs_are_shared_out_so_that_all_can_be_paid() -> None:
    isle, peak, wood = (ObjectId(each) for each in ("isle", "peak", "wood"))
    debts = (
        OwedPermanent(WOLF, Toll.TAP, (isle, peak)),
        OwedPermanent(WOLF, Toll.TAP, (isle,)),
        OwedPermanent(WOLF, Toll.TAP, (peak, wood)),
    )
    assert first_unpayable(debts) is None
    assert first_unpayable(debts, frozenset({isle})) == debts[1]
