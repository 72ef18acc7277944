"""CR 509.3: what a declaration of blockers triggers, how often, and by which characteristics."""

import pytest

from bot.engine.magic.asking.scenario import Action, Block
from bot.engine.magic.events import AbilityTriggered
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    AdditionalBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    TriggerCondition,
)
from bot.engine.magic.words.filters import CREATURE, THIS, Filter, Matching
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import MURDER, beside, cast, granting, watching
from tests.engine.magic.tables.table import attack, block, duel, events, lives
from tests.engine.magic.tables.words import ALICE, BOB

FLIER = Filter(all_of=("Creature",), keywords=(KeywordName.FLYING,))


@pytest.mark.parametrize(
    ("condition", "gained"),
    [
        pytest.param(Blocks(THIS), 1, marks=pytest.mark.rule("509.3a"), id="blocks"),
        pytest.param(Blocks(THIS, each=True), 2, marks=pytest.mark.rule("509.3b"), id="blocks a creature"),
    ],
)
def test_a_creature_that_blocks_two_triggers_once_or_for_each(condition: TriggerCondition, gained: int) -> None:
    guard = watching("guard", "0/9", condition, by=BOB)
    lent = beside(duel("bear 2/2, cub 1/1", "lord 0/1 leads", attack("bear", "cub"), block("guard>bear+cub")), guard)
    assert lives(resolve_scenario(lent)) == (20, 20 + gained)


@pytest.mark.parametrize("each", [True, False])
@pytest.mark.rule("509.3a", "509.3b")
def test_a_creature_that_does_not_block_triggers_nothing(each: bool) -> None:
    guard = watching("guard", "0/9", Blocks(THIS, each), by=BOB)
    assert lives(resolve_scenario(beside(duel("bear 2/2", "ox 1/4", attack("bear"), block("ox>bear")), guard))) == (
        20,
        20,
    )


@pytest.mark.parametrize(
    ("condition", "gained"),
    [
        pytest.param(BecomesBlocked(THIS), 1, marks=pytest.mark.rule("509.3c"), id="becomes blocked"),
        pytest.param(BecomesBlocked(THIS, CREATURE), 2, marks=pytest.mark.rule("509.3d"), id="by a creature"),
    ],
)
def test_a_creature_blocked_by_two_triggers_once_or_for_each(condition: TriggerCondition, gained: int) -> None:
    brute = watching("brute", "1/9", condition)
    blocked = duel("", "cub 1/1, ox 1/4", attack("brute"), block("cub>brute", "ox>brute"))
    assert lives(resolve_scenario(beside(blocked, brute))) == (20 + gained, 20)
    assert lives(resolve_scenario(beside(duel("", "cub 1/1, ox 1/4", attack("brute")), brute))) == (20, 19)


@pytest.mark.parametrize(("blocked", "gained"), [("bear", 0), ("bear+cub", 1), ("bear+cub+ape", 1)])
def test_509_3e_blocking_two_or_more_creatures_triggers_once_where_it_does(blocked: str, gained: int) -> None:
    guard = watching("guard", "0/9", Blocks(THIS, at_least=2), by=BOB)
    table = duel("bear 2/2, cub 1/1, ape 1/1", "", attack("bear", "cub", "ape"), block(f"guard>{blocked}"))
    outcome = resolve_scenario(beside(table, guard, creature("lord", "0/1", AdditionalBlocks(2, Matching(CREATURE)))))
    assert len(events(outcome, AbilityTriggered)) == gained


@pytest.mark.parametrize(("blockers", "gained"), [("cub", 0), ("cub ox", 1), ("cub ox elk", 1)])
def test_509_3e_being_blocked_by_two_or_more_creatures_triggers_once_where_it_is(blockers: str, gained: int) -> None:
    brute = watching("brute", "1/9", BecomesBlocked(THIS, at_least=2))
    do = (attack("brute"), block(*(f"{each}>brute" for each in blockers.split())))
    outcome = resolve_scenario(beside(duel("", "cub 1/1, ox 1/4, elk 1/1", *do), brute))
    assert len(events(outcome, AbilityTriggered)) == gained


def test_509_3e_the_creatures_of_a_band_that_it_blocks_count() -> None:
    guard = watching("guard", "0/9", Blocks(THIS, at_least=2), by=BOB)
    do = (attack("hero", "bear", bands=["hero bear"]), block("guard>bear"))
    assert lives(resolve_scenario(beside(duel("hero 1/1 banding, bear 2/2", "", *do), guard))) == (20, 21)


@pytest.mark.parametrize(("declared", "gained"), [(block("bird>brute"), 1), (block("cub>brute"), 0)])
def test_509_3f_the_blocker_s_characteristics_as_it_is_declared_count(declared: Block, gained: int) -> None:
    brute = watching("brute", "1/9", BecomesBlocked(THIS, FLIER))
    scenario = duel("", "bird 1/1 flying, cub 1/1", attack("brute"), declared)
    assert lives(resolve_scenario(beside(scenario, brute))) == (20 + gained, 20)


@pytest.mark.parametrize(
    ("when", "gained"),
    [
        ((cast(granting(KeywordName.FLYING), "cub"), block("cub>brute")), 1),
        ((block("cub>brute"), cast(granting(KeywordName.FLYING), "cub")), 0),
    ],
)
def test_509_3f_what_it_becomes_later_triggers_nothing(when: tuple[Action, ...], gained: int) -> None:
    brute = watching("brute", "1/9", BecomesBlocked(THIS, FLIER))
    assert lives(resolve_scenario(beside(duel("", "cub 1/1", attack("brute"), *when), brute))) == (20 + gained, 20)


@pytest.mark.parametrize(
    ("do", "gained"),
    [
        ((attack("brute"), block()), 1),
        ((attack("brute"), block("cub>brute")), 0),
        ((attack("brute"), block("cub>brute"), cast(MURDER, "cub")), 0),
        ((attack(),), 0),
    ],
)
def test_509_3g_it_is_not_blocked_if_nobody_is_declared_for_it(do: tuple[Action, ...], gained: int) -> None:
    brute = watching("brute", "0/9", AttacksUnblocked(), by=ALICE)
    other = creature("other", "0/9")
    assert lives(resolve_scenario(beside(duel("", "cub 1/1", *do), brute, other))) == (20 + gained, 20)
