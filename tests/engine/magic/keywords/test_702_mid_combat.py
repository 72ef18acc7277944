"""CR 702.4, 702.7, 702.10, 702.19, 702.22, 702.23: keywords gained, lost or counted at a certain moment."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.effects import DealDamage, Fight, Fixed, KeywordAbility
from bot.engine.magic.words.filters import ANY_TARGET, TargetObject
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import ALL, MURDER, PING, SHATTER, TARGET_CREATURE, beside, cast, granting, spell
from tests.engine.magic.tables.table import assigned, attack, block, combat, duel, fight, gone, lives, refused, to
from tests.engine.magic.tables.words import BOB

FIRST_STEP = to(Step.COMBAT_DAMAGE)


@pytest.mark.parametrize(
    ("attacker", "blocker", "expected"),
    [
        pytest.param("2/9 first-strike", "1/9", [{"attacker>b1:2"}, {"b1>attacker:1"}], id="first"),
        pytest.param("2/9 double-strike", "1/9", [{"attacker>b1:2"}, {"attacker>b1:2", "b1>attacker:1"}], id="double"),
        pytest.param("2/9", "1/9 first-strike", [{"b1>attacker:1"}, {"attacker>b1:2"}], id="blocker"),
        pytest.param("2/9 first-strike", "1/9 double-strike",
                     [{"attacker>b1:2", "b1>attacker:1"}, {"b1>attacker:1"}], id="both"),
        pytest.param("2/9", "1/9", [{"attacker>b1:2", "b1>attacker:1"}], id="neither"),
    ],
)  # fmt: skip
@pytest.mark.rule("702.4b", "702.7b")
def test_first_and_double_strike_make_two_damage_steps(attacker: str, blocker: str, expected: list[set[str]]) -> None:
    assert assigned(combat(attacker, blocker)) == expected


def test_702_4c_double_strike_lost_in_the_first_step_deals_nothing_in_the_second() -> None:
    bear = "bear 2/2, blade artifact equipment host:double-strike on:bear"
    assert lives(fight(bear, "", attack("bear"), FIRST_STEP)) == (20, 16)
    assert lives(fight(bear, "", attack("bear"), FIRST_STEP, cast(SHATTER, "blade", by=BOB))) == (20, 18)


def test_702_4d_a_first_striker_given_double_strike_strikes_again() -> None:
    bear = "bear 2/2 first-strike"
    assert lives(fight(bear, "", attack("bear"), FIRST_STEP)) == (20, 18)
    assert lives(fight(bear, "", attack("bear"), FIRST_STEP, cast(granting(KeywordName.DOUBLE_STRIKE), "bear"))) == (
        20,
        16,
    )


def test_702_7c_first_strike_given_after_the_first_step_takes_no_damage_away() -> None:
    do = (attack("wasp", "bear"), FIRST_STEP, cast(granting(KeywordName.FIRST_STRIKE), "bear"))
    assert assigned(fight("wasp 1/1 first-strike, bear 2/2", "", *do)) == [{"wasp>Bob:1"}, {"bear>Bob:2"}]


def test_702_7c_first_strike_lost_after_the_first_step_strikes_no_second_time() -> None:
    bear = "bear 2/2, blade artifact equipment host:first-strike on:bear"
    outcome = fight(bear, "", attack("bear"), FIRST_STEP, cast(SHATTER, "blade"))
    assert assigned(outcome) == [{"bear>Bob:2"}, set()]
    double = fight("bear 2/2 double-strike, blade artifact equipment host:first-strike on:bear", "",
                   attack("bear"), FIRST_STEP, cast(SHATTER, "blade"))  # fmt: skip
    assert assigned(double) == [{"bear>Bob:2"}, {"bear>Bob:2"}]


@pytest.mark.parametrize(("words", "legal"), [((), False), ((having(KeywordName.HASTE),), True)])
def test_702_10c_haste_lets_a_new_creature_pay_the_tap_symbol(words: tuple[KeywordAbility, ...], legal: bool) -> None:
    pinger = creature("pinger", "1/1", PING, *words, sick=True)
    outcome = resolve_scenario(beside(duel("", "", Activate(ObjectId("pinger"), 1, targets=(BOB,)), ALL), pinger))
    expected = {} if legal else {0: [(RefusalKind.SUMMONING_SICK, ("602.5a", "302.6"))]}
    assert (refused(outcome), lives(outcome)) == (expected, (20, 19 if legal else 20))


def test_702_19a_trample_does_nothing_for_a_blocker_or_outside_combat() -> None:
    assert lives(combat("1/1", "5/5 trample")) == (20, 20)
    brawl = spell("brawl", Fight(TargetObject(0), TargetObject(1)), targets=TARGET_CREATURE * 2)
    fought = fight("bear 5/5 trample", "cub 1/1", cast(brawl, "bear", "cub"), ALL)
    assert (gone(fought) & {"cub"}, lives(fought)) == ({"cub"}, (20, 20))
    bolt = spell(
        "bolt", DealDamage(Fixed(5), TargetObject()), targets=(ANY_TARGET,), keywords=(having(KeywordName.TRAMPLE),)
    )
    assert lives(fight("", "cub 1/1", cast(bolt, "cub"), ALL)) == (20, 20)


def test_702_22e_a_band_lasts_when_its_banding_is_gone() -> None:
    alice = "bear 2/2, ox 3/4, flag artifact equipment host:banding on:bear"
    later = (cast(SHATTER, "flag", by=BOB), block("cub>ox"))
    banded = fight(alice, "cub 1/9", attack("bear", "ox", bands=["bear ox"]), *later)
    assert (gone(banded), lives(banded)) == ({"flag", "shatter"}, (20, 20))
    assert lives(fight(alice, "cub 1/9", attack("bear", "ox"), *later)) == (20, 18)


@pytest.mark.parametrize("when", ["before", "after"])
def test_702_23b_the_rampage_bonus_is_worked_out_once_as_the_ability_resolves(when: str) -> None:
    beast = creature("beast", "3/9", having(KeywordName("rampage"), 2))
    murder = cast(MURDER, "a", by=BOB)
    do = (murder, ALL) if when == "before" else (ALL, murder, ALL)
    scenario = duel("", "a 1/1, b 1/1, c 1/1", attack("beast"), block("a>beast", "b>beast", "c>beast"), *do)
    outcome = resolve_scenario(beside(scenario, beast))
    assert characteristics(outcome.state, ObjectId("beast")).power == (5 if when == "before" else 7)
