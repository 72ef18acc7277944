"""Copies of frozen things: what is changed in them, and nothing else."""

from dataclasses import replace

from bot.engine.magenoir.ground.changed_fields import changed
from bot.engine.magenoir.values.statics_in_force import find_statics_in_force
from bot.engine.magenoir.words.abilities import HandLimit, Unique
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.engine.magenoir.words.filters import CardType
from tests.engine.magenoir.table import ALICE, card, made_up, table


def test_a_copy_differs_in_the_fields_that_are_said_and_leaves_what_was_copied_alone() -> None:
    lying = card("totem", made_up("Totem"))
    assert changed(lying, x=2, indestructible=True) == replace(lying, x=2, indestructible=True)
    assert lying == card("totem", made_up("Totem"))


def test_a_changed_state_knows_still_which_cards_say_what_holds_all_the_time() -> None:
    limit = HandLimit(9)
    satchel = card("satchel", CardFacts("Satchel", "Sacoche", type=CardType.PERMANENT, paragraphs=(limit,)))
    before = table(satchel, card("totem", made_up("Totem")))
    for state in (before, changed(before, added=1)):
        assert [*find_statics_in_force(state, ALICE, HandLimit)] == [(satchel, limit)]
        assert not find_statics_in_force(state, ALICE, Unique)
