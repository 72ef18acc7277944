"""CR 702.2d-e, 15c-d, 80b-c, 90d-e: keywords of a source that is a spell, or is gone before its damage is dealt."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.effects import AddAbility, KeywordAbility, Modify
from bot.engine.magic.words.filters import TargetObject
from bot.engine.magic.words.qualities import PlayerQuality
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, PING, TARGET_CREATURE, beside, burn, cast, spell
from tests.engine.magic.tables.table import attack, block, counters, duel, fight, gone, lives, marked
from tests.engine.magic.tables.words import ALICE, BOB

FROM_ALICE = KeywordAbility(KeywordName.PROTECTION, quality=PlayerQuality(ALICE))
View = tuple[bool, tuple[int, ...], Mapping[str, Mapping[str, int]], Mapping[str, int]]

DEALT_ONE: Mapping[KeywordName | None, View] = {
    None: (False, (20, 20), {}, {"ogre": 1}),
    KeywordName.DEATHTOUCH: (True, (20, 20), {}, {}),
    KeywordName.LIFELINK: (False, (21, 20), {}, {"ogre": 1}),
    KeywordName.WITHER: (False, (20, 20), {"ogre": {"-1/-1": 1}}, {}),
    KeywordName.INFECT: (False, (20, 20), {"ogre": {"-1/-1": 1}}, {}),
}
"""After 1 damage to an ogre by a source with the keyword: whether it is gone, everybody's life, counters, damage."""
KEYWORDS = tuple(each for each in DEALT_ONE if each is not None)


def seen(outcome: Outcome) -> View:
    return "ogre" in gone(outcome), lives(outcome), counters(outcome), marked(outcome)


def each_keyword(*rules: str) -> list[object]:
    """No keyword, and each of those above as a case of its rule."""
    return [
        None,
        *(pytest.param(each, marks=pytest.mark.rule(rule)) for each, rule in zip(KEYWORDS, rules, strict=True)),
    ]


@pytest.mark.parametrize("keyword", each_keyword("702.2d", "702.15d", "702.80c", "702.90e"))
def test_the_keyword_of_a_spell_works_from_the_stack(keyword: KeywordName | None) -> None:
    bolt = burn(1) if keyword is None else burn(1, keyword)
    assert seen(fight("", "ogre 3/5", cast(bolt, "ogre"), ALL)) == DEALT_ONE[keyword]


@pytest.mark.parametrize("keyword", each_keyword("702.2e", "702.15c", "702.80b", "702.90d"))
def test_the_keyword_of_a_source_that_died_is_the_last_known(keyword: KeywordName | None) -> None:
    pinger = creature("pinger", "1/1", PING, *(() if keyword is None else (having(keyword),)))
    ping = Activate(ObjectId("pinger"), 1, targets=(ObjectId("ogre"),))
    outcome = resolve_scenario(beside(duel("", "ogre 3/5", ping, cast(burn(), "pinger", by=BOB), ALL), pinger))
    assert "pinger" in gone(outcome)
    assert seen(outcome) == DEALT_ONE[keyword]


@pytest.mark.rule("702.2e", "702.15c")
def test_a_keyword_that_the_source_gained_before_it_died_counts() -> None:
    pinger = creature("pinger", "1/1", PING)
    ping = Activate(ObjectId("pinger"), 1, targets=(ObjectId("ogre"),))
    sword = "sword artifact equipment host:deathtouch on:pinger, aura artifact equipment host:lifelink on:pinger"
    outcome = resolve_scenario(beside(duel(sword, "ogre 3/5", ping, cast(burn(), "pinger", by=BOB), ALL), pinger))
    assert ("ogre" in gone(outcome), lives(outcome)) == (True, (21, 20))


@pytest.mark.rule("120.3f", "608.2h")
def test_the_last_controller_of_a_source_that_died_gains_the_life_from_lifelink() -> None:
    pinger = replace(creature("pinger", "1/1", PING, having(KeywordName.LIFELINK)), owner=BOB)
    ping = Activate(ObjectId("pinger"), 1, targets=(ObjectId("ogre"),))
    outcome = resolve_scenario(beside(duel("", "ogre 3/5", ping, cast(burn(), "pinger", by=BOB), ALL), pinger))
    assert lives(outcome) == (21, 20)


@pytest.mark.parametrize(("size", "counted"), [("2/2", {"+1/+1": 1}), ("3/3", {})])
@pytest.mark.rule("608.2b", "608.2h", "702.134a")
def test_the_last_known_power_of_a_mentor_that_died_says_who_is_a_legal_target(
    size: str, counted: Mapping[str, int]
) -> None:
    captain = replace(creature("captain", "2/2", having(KeywordName.MENTOR)), counters={"+1/+1": 1})
    do = (attack("captain", "squire"), cast(MURDER, "captain", by=BOB), block())
    outcome = resolve_scenario(beside(duel(f"squire {size}", "", *do), captain))
    assert counters(outcome).get("squire", {}) == counted


@pytest.mark.rule("608.2b", "702.16k")
def test_protection_from_a_player_looks_at_who_last_controlled_a_source_that_died() -> None:
    pinger = replace(creature("pinger", "1/1", PING), owner=BOB)
    ping = Activate(ObjectId("pinger"), 1, targets=(ObjectId("ogre"),))
    ogre = creature("ogre", "3/5", by=BOB)
    guard = cast(
        spell("guard", Modify(TargetObject(), (AddAbility(FROM_ALICE),)), targets=TARGET_CREATURE), "ogre", by=BOB
    )
    do = (ping, cast(burn(), "pinger", by=BOB), guard, ALL)
    assert marked(resolve_scenario(beside(duel("", "", *do), pinger, ogre))) == {}
