"""CR 506.4a, 506.4e, 506.5, 508.1k: who goes on attacking or blocking once declared, and who does it alone."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Attack, Block
from bot.engine.magic.combat.removal_from_combat import removals_from_combat
from bot.engine.magic.events import AbilityTriggered, RemovedFromCombat
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.words.abilities import Attacks
from bot.engine.magic.words.filters import CREATURE, Matching
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import MURDER, beside, cast, granting, state_after, watching
from tests.engine.magic.tables.table import attack, block, duel, events, fight, lives, refused, to
from tests.engine.magic.tables.words import BOB, CAROL

BEAR, CUB, JACE = ObjectId("bear"), ObjectId("cub"), ObjectId("jace")


def test_506_4a_what_would_have_kept_a_creature_from_attacking_comes_too_late() -> None:
    gift = cast(granting(KeywordName.DEFENDER), "bear", by=BOB)
    assert lives(fight("bear 2/2", "", attack("bear"), gift)) == (20, 18)
    before = fight("bear 2/2", "", gift, to(Step.BEGINNING_OF_COMBAT), attack("bear"))
    assert (list(refused(before)), lives(before)) == ([2], (20, 20))


def test_506_4a_what_would_have_kept_a_creature_from_blocking_comes_too_late() -> None:
    gift = cast(granting(KeywordName("decayed")), "cub")
    assert lives(fight("bear 2/2", "cub 1/1", attack("bear"), block("cub>bear"), gift)) == (20, 20)
    before = fight("bear 2/2", "cub 1/1", attack("bear"), gift, block("cub>bear"))
    assert (list(refused(before)), lives(before)) == ([2], (20, 18))


@pytest.mark.rule("509.1b")
def test_506_4a_evasion_gained_after_the_block_changes_nothing() -> None:
    gift = cast(granting(KeywordName.FLYING), "bear")
    assert lives(fight("bear 2/2", "cub 1/1", attack("bear"), block("cub>bear"), gift)) == (20, 20)
    assert lives(fight("bear 2/2", "cub 1/1", attack("bear"), gift, block("cub>bear"))) == (20, 18)


@pytest.mark.parametrize(
    ("controller", "types", "leaves"),
    [
        ("Alice", ("Planeswalker", "Battle"), False),
        ("Alice", ("Enchantment",), True),
        ("Alice", ("Planeswalker",), True),
        ("Bob", ("Planeswalker",), True),
        ("Carol", ("Planeswalker",), False),
        ("Alice", ("Battle",), False),
    ],
)
def test_506_4e_an_attacked_planeswalker_battle_leaves_with_what_made_it_attackable(
    controller: str, types: tuple[str, ...], leaves: bool
) -> None:
    combat = Combat({BEAR: Attacker(JACE, CAROL, blocked=False)}, attackers_declared=True)
    state = replace(starting_state(duel("bear 2/2, jace walker:3 battle:3 protector:Carol")), combat=combat)
    changed = replace(
        state.objects[JACE],
        controller=PlayerId(controller),
        definition=CardDefinition((Characteristics("jace", types=types),)),
    )
    found = list(removals_from_combat(replace(state, objects={**state.objects, JACE: changed})))
    assert found == ([RemovedFromCombat(JACE)] if leaves else [])


@pytest.mark.parametrize(
    ("declared", "alone"), [(attack("bear"), True), (attack("bear", "cub"), False), (attack(), False)]
)
def test_506_5_a_creature_attacks_alone_as_the_only_one_declared(declared: Attack, alone: bool) -> None:
    watcher = watching("watcher", "0/1", Attacks(Matching(CREATURE), alone=True))
    assert lives(resolve_scenario(beside(duel("bear 2/2, cub 1/1", "", declared), watcher)))[0] == (21 if alone else 20)
    restricted = fight("bear 2/2 cant-attack-alone, cub 1/1", "", declared)
    kinds = [kind for found in refused(restricted).values() for kind, _ in found]
    assert kinds == ([RefusalKind.CANT_ATTACK_ALONE] if alone else [])


@pytest.mark.parametrize(("declared", "alone"), [(block("cub>bear"), True), (block("cub>bear", "ox>bear"), False)])
def test_506_5_a_creature_blocks_alone_as_the_only_one_declared(declared: Block, alone: bool) -> None:
    outcome = fight("bear 2/2", "cub 1/1 cant-block-alone, ox 1/4", attack("bear"), declared)
    kinds = [kind for found in refused(outcome).values() for kind, _ in found]
    assert kinds == ([RefusalKind.CANT_BLOCK_ALONE] if alone else [])


@pytest.mark.rule("506.5")
def test_702_83b_who_is_left_alone_later_did_not_attack_alone() -> None:
    monk = creature("monk", "1/1", having(KeywordName("exalted")))
    together = (attack("bear", "cub"), cast(MURDER, "cub", by=BOB))
    outcome = resolve_scenario(beside(duel("bear 2/2, cub 1/1", "", *together), monk))
    assert (events(outcome, AbilityTriggered), lives(outcome)) == ([], (20, 18))


def test_702_83b_a_creature_declared_alone_gets_it_from_each_exalted() -> None:
    monks = [creature(name, "1/1", having(KeywordName("exalted"))) for name in ("monk", "nun")]
    outcome = resolve_scenario(beside(duel("bear 2/2, cub 1/1", "", attack("bear")), *monks))
    assert (len(events(outcome, AbilityTriggered)), lives(outcome)) == (2, (20, 16))


@pytest.mark.parametrize(
    "step", [Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT]
)
@pytest.mark.rule("509.1g")
def test_508_1k_attackers_attack_and_blockers_block_until_combat_ends(step: Step) -> None:
    blocks = [] if step is Step.DECLARE_ATTACKERS else [block("cub>bear")]
    combat = state_after("bear 1/9, wolf 1/1", "cub 1/9", attack("bear", "wolf"), *blocks, to(step)).combat
    assert combat is not None
    assert list(combat.attackers) == ["bear", "wolf"]
    assert combat.blocking == ({CUB: (BEAR,)} if blocks else {})


def test_508_1k_after_combat_nothing_is_attacking() -> None:
    assert state_after("bear 1/9", "", attack("bear"), to(Step.POSTCOMBAT_MAIN)).combat is None


def test_508_1e_bands_are_announced_as_attackers_are_declared() -> None:
    declared = attack("hero", "bear", "ox", bands=["hero bear"])
    combat = state_after("hero 1/1 banding, bear 2/2, ox 1/4", "", declared).combat
    assert combat is not None
    bands = {str(creature): attacker.band for creature, attacker in combat.attackers.items()}
    assert bands["hero"] is not None
    assert bands == {"hero": bands["hero"], "bear": bands["hero"], "ox": None}
