"""Removal from combat for what is no longer what it was (CR 506.4, d), asked of a state."""

from dataclasses import replace
from typing import Any

from bot.engine.magic.combat.removal_from_combat import removals_from_combat
from bot.engine.magic.events import RemovedFromCombat
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.combat_state import Attacker, Combat
from bot.engine.magic.table.game_state import GameState
from tests.engine.magic.tables.table import duel
from tests.engine.magic.tables.words import ALICE, BOB

BEAR, OX, JACE = ObjectId("bear"), ObjectId("ox"), ObjectId("jace")


def attacked(jace: str, *, blocking: bool = False) -> GameState:
    """The bear attacks jace, the ox Bob; jace may block the ox."""
    attackers = {BEAR: Attacker(JACE, BOB, blocked=False, was_planeswalker=True), OX: Attacker(BOB, BOB, blocking)}
    combat = Combat(attackers, {JACE: (OX,)} if blocking else {}, attackers_declared=True, blockers_declared=True)
    return replace(starting_state(duel("bear 2/2, ox 2/2", f"jace {jace}")), combat=combat)


def leaving(state: GameState, **changes: Any) -> list[RemovedFromCombat]:
    """What leaves combat once jace has changed."""
    return list(
        removals_from_combat(replace(state, objects={**state.objects, JACE: replace(state.objects[JACE], **changes)}))
    )


def face(*types: str) -> CardDefinition:
    return CardDefinition((Characteristics("jace", types=types, power=2, toughness=2, loyalty=3),))


def test_506_4_an_attacked_planeswalker_that_changes_controller_is_removed_from_combat() -> None:
    state = attacked("walker:3")
    assert leaving(state) == []
    assert leaving(state, controller=ALICE) == [RemovedFromCombat(JACE)]


def test_506_4_so_is_one_that_phases_out_or_stops_being_a_planeswalker() -> None:
    state = attacked("walker:3")
    assert leaving(state, phased_out=True) == [RemovedFromCombat(JACE)]
    assert leaving(state, definition=face("Enchantment")) == [RemovedFromCombat(JACE)]


def test_506_4d_one_that_blocks_too_leaves_only_what_it_has_stopped_being() -> None:
    state = attacked("walker:3 2/2", blocking=True)
    assert leaving(state) == []
    assert leaving(state, definition=face("Planeswalker")) == [RemovedFromCombat(JACE, still_attacked=True)]
    assert leaving(state, definition=face("Creature")) == []
    assert leaving(state, definition=face("Enchantment")) == [RemovedFromCombat(JACE)]


def test_506_4_what_only_blocks_leaves_when_it_is_no_creature() -> None:
    state = replace(attacked("walker:3 2/2", blocking=True))
    assert state.combat is not None
    blocked = replace(state, combat=replace(state.combat, attackers={OX: Attacker(BOB, BOB, blocked=True)}))
    assert leaving(blocked, definition=face("Planeswalker")) == [RemovedFromCombat(JACE)]
