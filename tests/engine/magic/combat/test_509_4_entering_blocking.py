"""CR 509.4, 506.3e, 509.3: permanents that are put onto the battlefield blocking."""

import pytest

from bot.engine.magic.asking.scenario import Action, AdvanceTo
from bot.engine.magic.events import BecameBlocked, EnteredBlocking, EnteredOutOfCombat
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import BecomesBlocked, Blocks
from bot.engine.magic.words.effects import CreateTokens, Entering
from bot.engine.magic.words.filters import CREATURE, Filter, Matching, Status, TargetObject, TargetSpec
from tests.engine.magic.tables.spells import ALL, beside, cast, spell, watching, with_carol
from tests.engine.magic.tables.table import attack, block, cited, dealt, duel, events, gone, lives
from tests.engine.magic.tables.words import BOB, CAROL

SAPROLING = CreateTokens("Saproling", 1, 1, ("G",), ("Saproling",), entering=Entering(blocking=TargetObject()))
ATTACKER = TargetSpec(Filter(all_of=("Creature",), statuses=(Status.ATTACKING,)))
AMBUSH = spell("ambush", SAPROLING, targets=(ATTACKER,))
AFTER_BLOCKS = AdvanceTo(Step.DECLARE_BLOCKERS)


def test_509_4_it_blocks_and_what_it_blocks_becomes_blocked() -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", attack("bear"), block(), cast(AMBUSH, "bear", by=BOB), ALL))
    assert (lives(outcome), dealt(outcome)) == ((20, 20), [{"bear>saproling:2", "saproling>bear:1"}])
    assert (cited(outcome, EnteredBlocking), cited(outcome, BecameBlocked)) == ([("509.4",)], [("509.3c",)])


def test_509_4_it_may_join_others() -> None:
    do = (attack("bear"), block("wall>bear"), cast(AMBUSH, "bear", by=BOB), ALL)
    outcome = resolve_scenario(duel("bear 2/2", "wall 0/4", *do))
    assert dealt(outcome)[0] >= {"saproling>bear:1"}
    assert len(events(outcome, BecameBlocked)) == 1


@pytest.mark.parametrize(("before", "gained"), [((block(),), 1), ((block("wall>bear"),), 1)])
def test_509_3c_becoming_blocked_triggers_once_by_whichever_comes_first(
    before: tuple[Action, ...], gained: int
) -> None:
    bear = watching("bear", "2/2", BecomesBlocked())
    do = (attack("bear"), *before, cast(AMBUSH, "bear", by=BOB), ALL)
    assert lives(resolve_scenario(beside(duel("", "wall 0/4", *do), bear)))[0] == 20 + gained


def test_509_3d_being_blocked_by_a_creature_triggers_for_each() -> None:
    bear = watching("bear", "2/9", BecomesBlocked(by=CREATURE))
    do = (attack("bear"), block("wall>bear"), cast(AMBUSH, "bear", by=BOB), ALL)
    assert lives(resolve_scenario(beside(duel("", "wall 0/4", *do), bear)))[0] == 22


def test_509_3a_it_never_blocked() -> None:
    drum = watching("drum", "0/4", Blocks(Matching(CREATURE)), by=BOB)
    do = (attack("bear"), AFTER_BLOCKS, cast(AMBUSH, "bear", by=BOB), ALL)
    assert lives(resolve_scenario(beside(duel("bear 2/2", "", *do), drum))) == (20, 20)


def test_509_4b_restrictions_of_the_declaration_do_not_concern_it() -> None:
    do = (attack("imp"), AFTER_BLOCKS, cast(AMBUSH, "imp", by=BOB), ALL)
    assert gone(resolve_scenario(duel("imp 1/1 flying unblockable", "", *do))) == {"imp", "saproling", "ambush"}


def test_509_4a_506_3e_it_does_not_block_what_attacks_somebody_else() -> None:
    do = (attack("bear>Bob"), AFTER_BLOCKS, cast(AMBUSH, "bear", by=CAROL), ALL)
    outcome = resolve_scenario(with_carol(duel("bear 2/2", "", *do)))
    assert (cited(outcome, EnteredOutOfCombat), lives(outcome)) == ([("509.4a", "506.3e")], (20, 18, 20))


def test_509_4_before_blockers_are_declared_it_blocks_as_well_and_others_may_join_it() -> None:
    do = (attack("bear"), cast(AMBUSH, "bear", by=BOB), ALL, block("wall>bear"))
    outcome = resolve_scenario(duel("bear 2/2", "wall 0/4", *do))
    assert lives(outcome) == (20, 20)
    assert {"saproling>bear:1"} <= dealt(outcome)[0]
