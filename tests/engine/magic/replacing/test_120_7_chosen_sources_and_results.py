"""CR 120.7: what can be chosen as a source of damage; 120.4c: effects that change the results of damage."""

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Choose
from bot.engine.magic.events import CountersPut
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.damage_replacements import DamageDescribed, Prevent
from bot.engine.magic.words.effects import ChangeDamage
from bot.engine.magic.words.filters import ANYTHING, ChosenSource, Players, Sources
from tests.engine.magic.tables.changes import ONE_MORE_COUNTER, enchantment
from tests.engine.magic.tables.spells import ALL, beside, burn, cast, spell
from tests.engine.magic.tables.table import attack, block, counters, duel, events, lives, refused
from tests.engine.magic.tables.words import ALICE, BOB

ANY_SOURCE = ChosenSource(Sources(ANYTHING))
PALM = spell("palm", ChangeDamage(DamageDescribed((ANY_SOURCE,), (Players.YOU,)), Prevent(), once=True))


@pytest.mark.rule("609.7a")
def test_120_7_a_spell_on_the_stack_can_be_the_source_that_is_chosen() -> None:
    bolt = cast(burn(3), "Alice", by=BOB)
    outcome = resolve_scenario(duel("", "bear 2/2", bolt, Choose(ChoiceKind.SOURCE, ObjectId("bolt")), cast(PALM), ALL))
    assert (refused(outcome), lives(outcome)) == ({}, (20, 20))


@pytest.mark.parametrize("words", ["gem artifact", "gem land", "gem 0/1"])
def test_120_7_what_can_deal_no_damage_can_be_chosen_too(words: str) -> None:
    scenario = duel("", f"{words}, bear 2/2", Choose(ChoiceKind.SOURCE, ObjectId("gem")), cast(PALM), ALL)
    outcome = resolve_scenario(scenario)
    assert refused(outcome) == {}
    assert [(each.kind, each.picked, each.default) for each in outcome.choices] == [("source", "gem", False)]


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE, Zone.HAND])
def test_120_7_what_lies_elsewhere_and_is_not_spoken_of_can_not_be_chosen(zone: Zone) -> None:
    words = f"gem artifact zone:{zone.value}, bear 2/2"
    assert list(
        refused(resolve_scenario(duel("", words, Choose(ChoiceKind.SOURCE, ObjectId("gem")), cast(PALM), ALL)))
    ) == [0]


def test_120_4c_the_counters_that_damage_results_in_are_changed_like_others() -> None:
    table = duel("bear 2/2 wither", "ox 0/9", attack("bear"), block("ox>bear"))
    more = enchantment("grove", ONE_MORE_COUNTER, by=BOB)
    outcome = resolve_scenario(beside(table, more))
    assert counters(outcome) == {"ox": {"-1/-1": 3}}
    assert [(each.holder, each.amount) for each in events(outcome, CountersPut)] == [("ox", 3)]
    assert counters(resolve_scenario(beside(table, enchantment("grove", ONE_MORE_COUNTER, by=ALICE)))) == {
        "ox": {"-1/-1": 2}
    }
