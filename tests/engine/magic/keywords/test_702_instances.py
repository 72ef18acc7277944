"""CR 702: a second instance of the same keyword, redundant on one creature, and triggering by itself on another."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.scenario import Action
from bot.engine.magic.events import AbilityTriggered
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.values.layers import characteristics
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import beside, burn, cast
from tests.engine.magic.tables.table import (
    assigned,
    attack,
    block,
    choose,
    counters,
    duel,
    events,
    fight,
    gone,
    lives,
    marked,
    refused,
)
from tests.engine.magic.tables.words import BOB

BLOCKED = (attack("bear"), block("cub>bear"))


def redundant(rule: str, word: str, alice: str, bob: str, *do: Action) -> object:
    """A table with `@` where the keyword stands, none, one or two of them."""
    return pytest.param(word, alice, bob, do, marks=pytest.mark.rule(rule), id=f"{rule} {word}")


def seen(outcome: Outcome) -> list[object]:
    """All that a keyword could change in a combat."""
    tapped = {str(thing.id) for thing in outcome.state.objects.values() if thing.tapped}
    poison = outcome.state.players[BOB].counters
    views = (refused, assigned, lives, gone, marked, counters)
    return [*(view(outcome) for view in views), tapped, poison]


@pytest.mark.parametrize(
    ("word", "alice", "bob", "do"),
    [
        redundant("702.2f", "deathtouch", "bear 1/1 @", "cub 3/5", *BLOCKED),
        redundant("702.3c", "defender", "bear 2/2 @", "", attack("bear")),
        redundant("702.4e", "double-strike", "bear 2/2 @", "", attack("bear")),
        redundant("702.7d", "first-strike", "bear 2/2 @", "cub 2/2", *BLOCKED),
        redundant("702.9c", "flying", "bear 2/2 @", "cub 1/1", *BLOCKED),
        redundant("702.10d", "haste", "bear 2/2 sick @", "", attack("bear")),
        redundant("702.11h", "hexproof", "bear 2/2", "cub 2/2 @", cast(burn(), "cub")),
        redundant("702.11h", "hexproof-from-everything", "bear 2/2", "cub 2/2 @", cast(burn(), "cub")),
        redundant("702.12c", "indestructible", "bear 2/2 @", "cub 3/3", *BLOCKED),
        redundant("702.13c", "intimidate", "bear 2/2 @ green", "cub 1/1 red", *BLOCKED),
        redundant("702.14e", "forestwalk", "bear 2/2 @", "cub 1/1, wood land forest", *BLOCKED),
        redundant("702.15f", "lifelink", "bear 2/2 @", "cub 1/1", *BLOCKED),
        redundant("702.16m", "protection-from-red", "bear 2/2 @", "cub 3/3 red", *BLOCKED),
        redundant("702.16m", "protection-from-green", "bear 3/3 green", "cub 2/2 @", *BLOCKED),
        redundant("702.17c", "reach", "bear 2/2 flying", "cub 1/1 @", *BLOCKED),
        redundant("702.19g", "trample", "bear 5/5 @", "cub 1/1", *BLOCKED),
        redundant("702.19g", "trample-over-planeswalkers", "bear 5/5 @", "jace walker:3", attack("bear>jace")),
        redundant("702.20c", "vigilance", "bear 2/2 @", "", attack("bear")),
        redundant("702.22m", "banding", "bear 2/2 @, ox 1/1", "", attack("bear", "ox", bands=["bear ox"])),
        redundant("702.22m", "banding", "bear 3/3", "cub 1/1 @, ox 1/4", attack("bear"), block("cub>bear", "ox>bear")),
        redundant("702.28c", "shadow", "bear 2/2 @", "cub 1/1", *BLOCKED),
        redundant("702.28c", "shadow", "bear 2/2", "cub 1/1 @", *BLOCKED),
        redundant("702.31c", "horsemanship", "bear 2/2 @", "cub 1/1", *BLOCKED),
        redundant("702.36c", "fear", "bear 2/2 @", "cub 1/1", *BLOCKED),
        redundant("702.80d", "wither", "bear 2/2 @", "cub 1/4", *BLOCKED),
        redundant("702.90f", "infect", "bear 2/2 @", "cub 1/4", *BLOCKED),
        redundant("702.90f", "infect", "bear 2/2 @", "", attack("bear")),
        redundant("702.111c", "menace", "bear 2/2 @", "cub 1/1, ox 1/1", attack("bear"), block("cub>bear", "ox>bear")),
        redundant("702.118c", "skulk", "bear 2/2 @", "cub 3/3", *BLOCKED),
    ],
)
def test_a_second_instance_changes_nothing(word: str, alice: str, bob: str, do: tuple[Action, ...]) -> None:
    none, once, twice = (
        seen(fight(alice.replace("@", words), bob.replace("@", words), *do)) for words in ("", word, f"{word} {word}")
    )
    assert once == twice
    assert word == "menace" or none != once


@pytest.mark.rule("702.111c")
def test_a_second_menace_asks_for_no_third_blocker() -> None:
    outcome = fight("bear 2/2 menace menace", "a 1/1, b 1/1", attack("bear"), block("a>bear", "b>bear"))
    assert (refused(outcome), lives(outcome)) == ({}, (20, 20))


def triggers(rule: str, keyword: KeywordName, number: int | None, expected: object, *do: Action) -> object:
    return pytest.param(keyword, number, do, expected, marks=pytest.mark.rule(rule), id=f"{rule} {keyword}")


TABLE = "mate 1/1, giant 4/4", "bear 2/2, cub 1/1"
GANG = (attack("fiend"), block("bear>fiend", "cub>fiend"))
ALONE = (attack("fiend"), block())


@pytest.mark.parametrize(
    ("keyword", "number", "do", "expected"),
    [
        triggers("702.23c", KeywordName("rampage"), 2, {"fiend": (7, 7)}, *GANG),
        triggers("702.39b", KeywordName("provoke"), None, {"fallen": {"bear", "cub", "fiend"}},
                 choose("target", "bear"), choose("target", "cub"), attack("fiend")),
        triggers("702.45b", KeywordName("bushido"), 1, {"fiend": (5, 5)}, *GANG),
        triggers("702.68b", KeywordName("frenzy"), 2, {"fiend": (7, 3), "Bob": 13}, *ALONE),
        triggers("702.86b", KeywordName("annihilator"), 1, {"fallen": {"bear", "cub"}}, *ALONE),
        triggers(
            "702.91b", KeywordName("battle cry"), None, {"mate": (3, 1), "Bob": 14}, attack("fiend", "mate"), block()
        ),
        triggers("702.105b", KeywordName("dethrone"), None, {"fiend": (5, 5)}, *ALONE),
        triggers("702.121b", KeywordName("melee"), None, {"fiend": (5, 5)}, *ALONE),
        triggers("702.130b", KeywordName("afflict"), 3, {"Bob": 14}, attack("fiend"), block("cub>fiend")),
        triggers("702.134b", KeywordName.MENTOR, None, {"mate": (3, 3)}, attack("fiend", "mate"), block()),
        triggers("702.135b", KeywordName("afterlife"), 1, {"spirit": (1, 1), "spirit-2": (1, 1)}, *GANG),
        triggers("702.149b", KeywordName.TRAINING, None, {"fiend": (5, 5)}, attack("fiend", "giant"), block()),
    ],
)  # fmt: skip
def test_each_instance_triggers_separately(
    keyword: KeywordName, number: int | None, do: tuple[Action, ...], expected: Mapping[str, object]
) -> None:
    fiend = creature("fiend", "3/3", having(keyword, number), having(keyword, number))
    outcome = resolve_scenario(beside(duel(*TABLE, *do), fiend))
    triggered = [each.stacked.keyword for each in events(outcome, AbilityTriggered)]
    assert triggered == [having(keyword, number)] * 2
    found: dict[str, object] = {"fallen": gone(outcome), "Bob": lives(outcome)[1]}
    for thing in outcome.state.battlefield():
        values = characteristics(outcome.state, thing.id)
        found[str(thing.id)] = values.power, values.toughness
    assert {name: found[name] for name in expected} == expected


def test_702_164b_the_numbers_of_toxic_add_up() -> None:
    outcome = fight("bear 2/2 toxic-2 self:toxic-1", "", attack("bear"))
    assert outcome.state.players[BOB].counters == {"poison": 3}
