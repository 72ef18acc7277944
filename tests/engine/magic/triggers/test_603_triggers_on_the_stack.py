"""CR 603.5-603.7: what is decided as a trigger resolves, what it finds by then, and what waits for later."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Action, Choose, ResolveStack
from bot.engine.magic.events import AbilityTriggered
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import Attacks, BecomesBlocked, Dies, Enters, TriggeredAbility
from bot.engine.magic.words.effects import BecomeBlocked, Destroy, ExileAndReturn, ExileZone, PutOntoBattlefield
from bot.engine.magic.words.filters import (
    ANYTHING,
    CREATURE,
    AttachedObject,
    Matching,
    Players,
    TargetObject,
    TriggeringObject,
)
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.changes import card, casting
from tests.engine.magic.tables.layered import HUMILITY, permanent
from tests.engine.magic.tables.spells import (
    ALL,
    MURDER,
    ONE_LIFE,
    TARGET_CREATURE,
    beside,
    cast,
    spell,
    stack_after,
    watching,
)
from tests.engine.magic.tables.table import NEXT_TURN, attack, block, duel, events, lives, to, zones
from tests.engine.magic.tables.words import ALICE, BOB


@pytest.mark.parametrize(("answer", "gained"), [(True, 1), (False, 0)])
def test_603_5_an_optional_ability_goes_on_the_stack_and_is_decided_as_it_resolves(answer: bool, gained: int) -> None:
    herald = creature("herald", "1/1", TriggeredAbility(Attacks(), (ONE_LIFE,), optional=True))
    scenario = beside(duel("", "", Choose(ChoiceKind.MAY, answer), attack("herald")), herald)
    assert stack_after(scenario) == ["herald!1"]
    outcome = resolve_scenario(scenario)
    assert lives(outcome) == (20 + gained, 19)


def test_603_2e_what_is_blocked_already_does_not_become_blocked_again() -> None:
    herald = watching("herald", "3/3", BecomesBlocked())
    again = spell("again", BecomeBlocked(TargetObject()), targets=TARGET_CREATURE)
    blocked = (attack("herald"), block("ox>herald"))
    outcome = resolve_scenario(beside(duel("", "ox 1/9", *blocked, cast(again, "herald"), ALL), herald))
    assert (lives(outcome)[0], len(events(outcome, AbilityTriggered))) == (21, 1)


TOP = ResolveStack(everything=False)
GRAVES = spell("graves", ExileZone(Players.EACH_PLAYER, Zone.GRAVEYARD))


@pytest.mark.rule("603.6c")
@pytest.mark.parametrize(("do", "zone"), [((), "battlefield"), ((cast(GRAVES, by=BOB),), "exile")])
def test_603_6_what_dies_and_is_not_found_in_the_graveyard_any_more_does_not_return(
    do: tuple[Action, ...], zone: str
) -> None:
    wolf = creature("wolf", "1/1", having(KeywordName("undying")))
    murdered = (cast(MURDER, "wolf", by=BOB), TOP)
    outcome = resolve_scenario(beside(duel("", "", *murdered, *do, ALL), wolf))
    assert zones(outcome)["wolf"] == zone


@pytest.mark.rule("303.4c")
def test_603_6e_an_aura_watches_what_it_enchants_leave_and_finds_the_card_that_it_became() -> None:
    """The Aura is put into the graveyard by the same check; its ability returns the creature all the same."""
    back = PutOntoBattlefield(TriggeringObject(), yours=True)
    aura = permanent(
        "aura enchantment aura enchant-creature on:bear", TriggeredAbility(Dies(AttachedObject()), (back,))
    )
    outcome = resolve_scenario(beside(duel("", "bear 2/2, ox 3/3", cast(MURDER, "bear"), ALL), aura))
    bear = outcome.state.objects[ObjectId("bear")]
    assert (zones(outcome)["bear"], zones(outcome)["aura"], bear.controller) == ("battlefield", "graveyard", ALICE)


LATER = spell("later", ExileAndReturn(TargetObject(), at_end_step=True), targets=TARGET_CREATURE)


@pytest.mark.parametrize(
    ("until", "zone"), [((), "exile"), ((NEXT_TURN,), "exile"), ((NEXT_TURN, to(Step.CLEANUP)), "battlefield")]
)
def test_603_7a_what_is_made_in_an_end_step_waits_for_the_next_one(until: tuple[Action, ...], zone: str) -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", to(Step.END), cast(LATER, "bear"), ALL, *until))
    assert zones(outcome)["bear"] == zone


@pytest.mark.rule("603.3b")
@pytest.mark.parametrize("active", [ALICE, BOB])
def test_603_3b_the_active_players_abilities_are_put_on_the_stack_first(active: PlayerId) -> None:
    watchers = [watching(f"seer-{by}", "0/3", Dies(Matching(CREATURE)), by=by) for by in (BOB, ALICE)]
    other = BOB if active == ALICE else ALICE
    scenario = beside(duel("bear 2/2", "", cast(MURDER, "bear", by=active), TOP, active=active), *watchers)
    assert stack_after(scenario) == [f"seer-{other}!1", f"seer-{active}!1"]


# What is looked at (CR 603.10).

HUMBLE = permanent("humility enchantment", HUMILITY)


@pytest.mark.parametrize(("humble", "gained"), [(False, 1), (True, 0)])
def test_603_10_the_permanents_there_after_the_event_are_asked_with_the_effects_that_apply_then(
    humble: bool, gained: int
) -> None:
    """A creature that loses its abilities as it enters does not watch its own entering."""
    herald = card("herald", "Creature", abilities=(TriggeredAbility(Enters(), (ONE_LIFE,)),), power=2, toughness=2)
    outcome = resolve_scenario(beside(duel("", "", casting(herald), ALL), *([HUMBLE] if humble else [])))
    assert lives(outcome)[0] == 20 + gained


@pytest.mark.rule("603.10")
@pytest.mark.parametrize(("humble", "gained"), [(False, 1), (True, 0)])
def test_603_10a_what_leaves_is_asked_as_it_was_right_before(humble: bool, gained: int) -> None:
    """What took its ability leaves at the same time, and it died without the ability all the same."""
    martyr = permanent("martyr 1/1", TriggeredAbility(Dies(), (ONE_LIFE,)))
    wrath = spell("wrath", Destroy(Matching(ANYTHING)))
    outcome = resolve_scenario(beside(duel("", "", cast(wrath), ALL), martyr, *([HUMBLE] if humble else [])))
    assert (lives(outcome)[0], zones(outcome)["martyr"]) == (20 + gained, "graveyard")
