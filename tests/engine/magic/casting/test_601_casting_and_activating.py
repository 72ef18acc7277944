"""CR 601-602: what is done to cast a spell or activate an ability, and who may; where the cards and the mana go."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    Action,
    Activate,
    CanPlay,
    Cast,
    ObjectSetup,
    PlayerSetup,
    Scenario,
    SpellOrAbility,
)
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import (
    AS_A_SORCERY,
    ActivatedAbility,
    Attacks,
    Cost,
    OnlyWhen,
    SpellAbility,
    TriggeredAbility,
)
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.changes import card, casting
from tests.engine.magic.tables.spells import ALL, ONE_LIFE, beside, burn, cast
from tests.engine.magic.tables.table import asked, duel, lives, refused, to
from tests.engine.magic.tables.words import ALICE, BOB

PRAYER = CardDefinition(
    (Characteristics("prayer", types=("Instant",), mana_cost="{1}{W}", abilities=(SpellAbility((ONE_LIFE,)),)),)
)


@pytest.mark.rule("601.2a", "601.2h")
def test_601_2_a_card_goes_from_the_hand_onto_the_stack_and_its_cost_is_paid() -> None:
    held = ObjectSetup(ObjectId("prayer"), PRAYER, ALICE, ALICE, Zone.HAND)
    players = (PlayerSetup(ALICE, hand=1, mana={"W": 1, "C": 1}), PlayerSetup(BOB))
    on_stack = Scenario(players, (held,), (Cast(ObjectId("prayer"), by=ALICE),))
    (can_again,) = asked(on_stack, CanPlay(SpellOrAbility(PRAYER, by=ALICE)))
    outcome = resolve_scenario(on_stack)
    alice = outcome.state.players[ALICE]
    assert (alice.hand, alice.mana, alice.life, can_again) == (0, {"W": 0, "C": 0}, 21, False)
    assert outcome.state.objects[ObjectId("prayer")].zone is Zone.GRAVEYARD


def praying(*, by: PlayerId = ALICE, when: OnlyWhen | None = None) -> ObjectSetup:
    ability = ActivatedAbility(Cost("{2}"), (ONE_LIFE,), text="{2}: You gain 1 life.", when=when)
    return creature("monk", "1/1", ability, by=by)


def with_mana(scenario: Scenario, mana: Mapping[PlayerId, Mapping[str, int] | None]) -> Scenario:
    return replace(scenario, players=tuple(replace(each, mana=mana.get(each.name)) for each in scenario.players))


@pytest.mark.parametrize(
    ("mana", "legal"), [({BOB: {}}, False), ({BOB: {"C": 2}}, True), ({ALICE: {}, BOB: {"C": 2}}, True)]
)
def test_602_1a_the_cost_is_paid_by_who_activates_the_ability(
    mana: Mapping[PlayerId, Mapping[str, int]], legal: bool
) -> None:
    scenario = beside(duel("", "", Activate(ObjectId("monk"), 1), ALL), praying(by=BOB))
    outcome = resolve_scenario(with_mana(scenario, mana))
    assert (refused(outcome) == {}, lives(outcome)) == (legal, (20, 20 + legal))


@pytest.mark.rule("602.1b")
@pytest.mark.parametrize(
    ("do", "active", "legal"),
    [
        ((), ALICE, True),
        ((), BOB, False),
        ((to(Step.END),), ALICE, False),
        ((cast(burn(), "Bob"),), ALICE, False),
        ((cast(burn(), "Bob"), ALL), ALICE, True),
    ],
)
def test_602_5d_what_is_activated_only_as_a_sorcery_waits_for_ones_own_main_phase(
    do: tuple[Action, ...], active: PlayerId, legal: bool
) -> None:
    scenario = duel("", "", *do, Activate(ObjectId("monk"), 1), active=active)
    outcome = resolve_scenario(beside(scenario, praying(when=AS_A_SORCERY)))
    assert refused(outcome) == ({} if legal else {len(do): [(RefusalKind.SORCERY_TIMING, ("602.5d",))]})


def test_602_1c_a_triggered_ability_is_not_activated() -> None:
    """The first ability that can be activated is the one below it."""
    pray = ActivatedAbility(Cost(), (ONE_LIFE,), text="{0}: You gain 1 life.")
    herald = creature("herald", "1/1", TriggeredAbility(Attacks(), (ONE_LIFE, ONE_LIFE)), pray)
    outcome = resolve_scenario(beside(duel("", "", *(Activate(ObjectId("herald"), place) for place in (1, 2))), herald))
    assert refused(outcome) == {1: [(RefusalKind.NO_SUCH_ABILITY, ("602.1",))]}
    assert lives(outcome) == (21, 20)


@pytest.mark.parametrize("by", [ALICE, BOB])
def test_602_2_only_the_controller_activates_its_abilities(by: PlayerId) -> None:
    outcome = resolve_scenario(beside(duel("", "", Activate(ObjectId("monk"), 1, by=by)), praying(by=BOB)))
    assert refused(outcome) == ({} if by == BOB else {0: [(RefusalKind.NOT_CONTROLLED, ("602.2",))]})


@pytest.mark.rule("601.3")
@pytest.mark.parametrize(("types", "legal"), [(("Land",), False), (("Land", "Creature"), False), (("Artifact",), True)])
def test_305_9_a_land_is_never_cast_as_a_spell(types: tuple[str, ...], legal: bool) -> None:
    thing = card("thing", *types)
    outcome = resolve_scenario(duel("", "", casting(thing)))
    assert refused(outcome) == ({} if legal else {0: [(RefusalKind.LAND_CAST, ("305.9",))]})
    assert asked(duel("", ""), CanPlay(SpellOrAbility(thing, by=ALICE))) == [legal]
