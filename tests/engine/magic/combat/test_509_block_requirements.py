"""Requirements to block (CR 509.1c): as many are obeyed as can be without disobeying a restriction."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanBlock
from bot.engine.magic.combat.block_requirements import block_faults, default_block, nearest_block
from bot.engine.magic.front.combat_declarations import declare_attackers
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.resolving.resolve_stack import begin_game
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.ongoing_effects import Ongoing
from bot.engine.magic.turn.turn_structure import Turn
from tests.engine.magic.tables.table import asked, attack, block, duel, fight, refusals, refused
from tests.engine.magic.tables.words import BOB, CAROL

BEAR, ELF, CUB, OX = ObjectId("bear"), ObjectId("elf"), ObjectId("cub"), ObjectId("ox")

Table = tuple[str, str]

CASES: Mapping[Table, Mapping[str, set[str]]] = {
    ("bear 2/2", "cub 1/1 must-block"): {"": {"must block cub"}, "cub>bear": set()},
    ("bear 2/2 flying", "cub 1/1 must-block"): {"": set()},
    ("bear 2/2", "cub 1/1 must-block tapped"): {"": set()},
    ("bear 2/2", "cub 1/1 must-block cant-block"): {"": set()},
    ("bear 2/2", "cub 1/1, ox 1/1, rage enchantment all-must-block"): {
        "": {"must block cub", "must block ox"},
        "cub>bear": {"must block ox"},
        "cub>bear ox>bear": set(),
    },
    ("bear 2/2 must-be-blocked, elf 1/1", "cub 1/1, ox 1/1"): {
        "": {"must be blocked bear"},
        "cub>elf": {"must be blocked bear"},
        "ox>bear": set(),
        "cub>bear ox>bear": set(),
    },
    ("bear 2/2 must-be-blocked unblockable", "cub 1/1"): {"": set()},
    ("bear 2/2 lure, elf 1/1", "cub 1/1, ox 1/1"): {
        "": {"must block that cub", "must block that ox"},
        "cub>bear ox>elf": {"must block that ox"},
        "cub>bear ox>bear": set(),
    },
    ("bear 2/2 lure flying, elf 1/1", "cub 1/1, ox 1/1 reach"): {"ox>bear": set(), "cub>elf ox>bear": set()},
    ("bear 2/2 lure, elf 1/1 lure", "cub 1/1"): {"": {"must block that cub"}, "cub>bear": set(), "cub>elf": set()},
    ("bear 2/2 lure, elf 1/1 lure", "cub 1/1 blocks-two"): {
        "cub>bear": {"must block that cub"},
        "cub>bear+elf": set(),
    },
    # Menace: one creature is not enough, and then nothing is required.
    ("bear 2/2 menace must-be-blocked", "cub 1/1"): {"": set()},
    ("bear 2/2 menace lure", "cub 1/1"): {"": set()},
    ("bear 2/2 menace", "cub 1/1 must-block"): {"": set()},
    ("bear 2/2 menace must-be-blocked", "cub 1/1, ox 1/1"): {"": {"must be blocked bear"}, "cub>bear ox>bear": set()},
    ("bear 2/2 menace", "cub 1/1 must-block, ox 1/1"): {"": {"must block cub"}, "cub>bear ox>bear": set()},
    # The one requirement keeps the other from being obeyed.
    ("bear 2/2 menace must-be-blocked, elf 1/1 must-be-blocked", "cub 1/1, ox 1/1"): {
        "cub>bear ox>bear": set(),
        "cub>elf": set(),
        "": {"must be blocked elf"},
    },
    ("bear 2/2 menace lure, elf 1/1 must-be-blocked", "cub 1/1, ox 1/1"): {
        "cub>elf": {"must block that cub", "must block that ox"},
        "cub>bear ox>bear": set(),
    },
    ("bear 2/2 by-one lure", "cub 1/1, ox 1/1"): {"cub>bear": set(), "": {"must block that cub"}},
    ("bear 2/2 must-be-blocked", "cub 1/1 cant-block-alone"): {"": set()},
    ("bear 2/2 must-be-blocked, elf 1/1", "cub 1/1 cant-block-alone, ox 1/1 blocks-fliers-only"): {"": set()},
    ("bear 2/2 flying must-be-blocked, elf 1/1", "cub 1/1 reach cant-block-alone, ox 1/1"): {
        "": {"must be blocked bear"},
        "cub>bear ox>elf": set(),
    },
}


def told(table: Table, declared: str) -> set[str]:
    """The requirements that the declaration is refused for."""
    outcome = fight(*table, attack(*attackers(table)), block(*declared.split()))
    kinds = {
        RefusalKind.MUST_BLOCK: "must block",
        RefusalKind.MUST_BLOCK_THAT: "must block that",
        RefusalKind.MUST_BE_BLOCKED: "must be blocked",
    }
    found = refusals(outcome).get(1, [])
    assert all(each.rules == ("509.1c",) for each in found)
    return {f"{kinds[each.kind]} {each.subject}" for each in found}


def attackers(table: Table) -> list[str]:
    return [each.split()[0] for each in table[0].split(",")]


@pytest.mark.parametrize("table", CASES, ids=" - ".join)
def test_509_1c_as_many_requirements_are_obeyed_as_can_be(table: Table) -> None:
    assert {declared: told(table, declared) for declared in CASES[table]} == CASES[table]


def at_blocks(table: Table, **changes: Any) -> tuple[GameState, Combat]:
    """The state in which blockers are about to be declared."""
    game = begin_game(starting_state(duel(*table)))
    turn = Turn(game)
    assert declare_attackers(turn, attack(*attackers(table))).legal
    turn.advance_to(Step.DECLARE_BLOCKERS)
    state = replace(turn.state, **changes)
    assert state.combat is not None
    return state, state.combat


@pytest.mark.parametrize("table", CASES, ids=" - ".join)
def test_509_1c_the_default_and_the_nearest_declarations_are_legal(table: Table) -> None:
    for declared in CASES[table]:
        given = block(*declared.split()).blockers
        state, combat = at_blocks(table)
        assert not list(block_faults(state, combat, default_block(state)))
        nearest = nearest_block(state, given)
        assert not list(block_faults(state, combat, nearest))
        if not list(block_faults(state, combat, given)):
            assert nearest == given


def test_509_1c_the_nearest_declaration_drops_what_is_not_allowed() -> None:
    table = ("bear 2/2 flying, elf 1/1 menace, fox 2/2", "cub 1/1, ox 1/1")
    state, _ = at_blocks(table)
    assert nearest_block(state, {CUB: (BEAR,)}) == {}
    assert nearest_block(state, {CUB: (BEAR,), OX: (ELF,)}) == {CUB: (ELF,), OX: (ELF,)}
    assert nearest_block(state, {CUB: (BEAR, ELF), OX: (ELF,)}) == {CUB: (ELF,), OX: (ELF,)}


def test_702_39a_a_provoked_creature_blocks_the_attacker_if_able() -> None:
    state, combat = at_blocks(("bear 2/2, elf 1/1", "cub 1/1, ox 1/1"), ongoing=Ongoing(required_blocks=((CUB, BEAR),)))
    assert [each.kind for each in block_faults(state, combat, {})] == [RefusalKind.MUST_BLOCK_THAT]
    assert [each.kind for each in block_faults(state, combat, {CUB: (ELF,)})] == [RefusalKind.MUST_BLOCK_THAT]
    assert list(block_faults(state, combat, {CUB: (BEAR,)})) == []
    assert default_block(state) == {CUB: (BEAR,)}
    unable, fighting = at_blocks(
        ("bear 2/2 flying, elf 1/1", "cub 1/1"), ongoing=Ongoing(required_blocks=((CUB, BEAR),))
    )
    assert list(block_faults(unable, fighting, {CUB: (ELF,)})) == []


def test_509_1c_a_question_about_a_block_counts_requirements() -> None:
    table = duel("bear 2/2 lure, elf 1/1", "cub 1/1, ox 1/1 blocks-two", attack("bear", "elf"))
    questions = (CanBlock(CUB, BEAR), CanBlock(CUB, ELF), CanBlock(OX, ELF))
    assert asked(table, *questions) == [True, False, True]


def test_509_1c_requirements_are_of_the_declaring_player_s_creatures() -> None:
    state, combat = at_blocks(("bear 2/2", "cub 1/1 must-block"))
    assert [each.kind for each in block_faults(state, combat, {}, BOB)] == [RefusalKind.MUST_BLOCK]
    assert list(block_faults(state, combat, {}, CAROL)) == []


def test_509_1c_a_hundred_lured_creatures_are_judged_at_once() -> None:
    bob = ", ".join(f"b{number} 1/1" for number in range(100))
    everybody = [f"b{number}>bear" for number in range(100)]
    assert refused(fight("bear 2/2 lure", bob, attack("bear"), block(*everybody))) == {}
    outcome = fight("bear 2/2 lure", bob, attack("bear"), block(*everybody[1:]))
    assert refused(outcome) == {1: [(RefusalKind.MUST_BLOCK_THAT, ("509.1c",))]}
