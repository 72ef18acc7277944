"""Combats that other engines have got wrong, each by its rule: what the table is, and the whole of what comes out."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Assignments, DamageRange, WhatIsOnTheStack, WhoHasPriority
from bot.engine.magic.combat.removal_from_combat import removals_from_combat
from bot.engine.magic.events import AbilityTriggered, RemovedFromCombat
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.words.abilities import DealsDamage, Dies, MustBlock
from bot.engine.magic.words.effects import (
    AddAbility,
    Duration,
    GainControl,
    KeywordAbility,
    LoseKeyword,
    Modification,
    Modify,
    RemoveTypes,
)
from bot.engine.magic.words.filters import CREATURE, Matching, TargetObject
from bot.reference.citations import shipped_citations
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import (
    ALL,
    MURDER,
    TARGET_CREATURE,
    beside,
    burn,
    cast,
    spell,
    state_after,
    watching,
)
from tests.engine.magic.tables.table import (
    asked,
    assign,
    assigned,
    attack,
    block,
    combat,
    counters,
    dealt,
    divided,
    duel,
    events,
    fight,
    gone,
    lives,
    marked,
    prevented,
    refused,
    steps,
    to,
)
from tests.engine.magic.tables.words import ALICE, BOB

FIRST_STEP = to(Step.COMBAT_DAMAGE)
NOT_LETHAL = (RefusalKind.NOT_LETHAL, ("702.19b", "510.1e"))


def changing(*modifications: Modification) -> CardDefinition:
    """An instant: target creature is changed until end of turn."""
    return spell("change", Modify(TargetObject(), modifications, Duration.END_OF_TURN), targets=TARGET_CREATURE)


# Trample.


@pytest.mark.parametrize(
    ("division", "others", "legal"),
    [
        ("p:2 q:1 Bob:2", "p:0 q:0", True),
        ("p:1 q:2 Bob:2", "p:0 q:0", False),  # the total would do, one of them is starved
        ("p:1 q:1 Bob:3", "p:1", True),
        ("p:1 q:1 Bob:3", "q:1", False),
        ("Bob:5", "p:2", False),
    ],
)
@pytest.mark.rule("510.1e")
def test_702_19b_lethal_damage_to_each_blocker_with_that_of_others_and_what_is_marked(
    division: str, others: str, legal: bool
) -> None:
    """The q has 2 damage marked and needs 1 more; the bear shares both blockers with the beast."""
    power = sum(int(each.partition(":")[2]) for each in others.split())
    alice, bob = f"beast 5/5 trample, bear {power}/3", "p 0/2 blocks-two, q 0/3 damage:2 blocks-two"
    do = (attack("beast", "bear"), block("p>beast+bear", "q>beast+bear"), assign("beast", division))
    outcome = fight(alice, bob, *do, *([assign("bear", others)] if power else []))
    assert refused(outcome) == ({} if legal else {2: [NOT_LETHAL]})
    assert not legal or lives(outcome) == (20, 20 - int(division.rpartition(":")[2]))


@pytest.mark.parametrize("division", ["b1:5", "b2:5", "b3:5", "b1:1 b2:1 b3:3", "b2:2 b3:3"])
def test_510_1c_the_attacker_divides_freely_whatever_the_order_and_whatever_is_lethal(division: str) -> None:
    outcome = combat("5/9", "0/2", "0/3", "0/4", then=[assign("attacker", division)])
    shares = {name: int(share) for name, _, share in (each.partition(":") for each in division.split())}
    assert (refused(outcome), lives(outcome)) == ({}, (20, 20))
    assert assigned(outcome) == [{f"attacker>{name}:{share}" for name, share in shares.items()}]
    assert gone(outcome) == {name for name, size in (("b1", 2), ("b2", 3), ("b3", 4)) if shares.get(name, 0) >= size}


@pytest.mark.parametrize("division", ["bear:3", "wolf:3", "bear:1 wolf:2", "bear:2 wolf:1"])
def test_510_1d_a_blocker_of_several_attackers_divides_freely_too(division: str) -> None:
    do = (attack("bear", "wolf"), block("ox>wolf+bear"), assign("ox", division, by=BOB))
    outcome = fight("bear 0/2, wolf 0/3", "ox 3/3 blocks-two", *do)
    assert (refused(outcome), assigned(outcome)) == ({}, [{f"ox>{share}" for share in division.split()}])
    assert gone(outcome) == ({"bear"} if "bear:2" in division or "bear:3" in division else set()) | (
        {"wolf"} if "wolf:3" in division else set()
    )


@pytest.mark.rule("702.19b")
def test_702_2c_one_damage_of_deathtouch_is_lethal_for_the_tramplers_too() -> None:
    """The snake's 1 damage makes the ox that both fight lethally damaged for the beast that tramples."""
    assert lives(combat("5/5 trample deathtouch", "0/7", "0/7")) == (20, 17)
    assert lives(combat("5/5 trample deathtouch", "0/7 indestructible", "0/1 damage:0")) == (20, 17)
    do = (attack("beast", "snake"), block("ox>beast+snake"), assign("beast", "Bob:4"))
    outcome = fight("beast 4/4 trample, snake 1/1 deathtouch", "ox 0/9 blocks-two", *do)
    assert (refused(outcome), lives(outcome), gone(outcome)) == ({}, (20, 16), {"ox"})
    without = fight("beast 4/4 trample, snake 1/1", "ox 0/9 blocks-two", *do)
    assert (refused(without), lives(without)) == ({2: [NOT_LETHAL]}, (20, 20))


@pytest.mark.rule("702.19d")
@pytest.mark.parametrize(("trample", "through"), [("", 0), ("trample", 3)])
def test_509_1h_an_attacker_whose_blocker_is_removed_stays_blocked(trample: str, through: int) -> None:
    do = (attack("bear"), block("cub>bear"), cast(MURDER, "cub"), ALL)
    outcome = fight(f"bear 3/3 {trample}", "cub 1/1", *do)
    assert assigned(outcome) == [{"bear>Bob:3"} if through else set()]
    assert (lives(outcome), gone(outcome)) == ((20, 20 - through), {"cub", "murder"})
    attacker = state_after(f"bear 3/3 {trample}", "cub 1/1", *do).combat
    assert attacker is not None
    assert attacker.attackers[ObjectId("bear")].blocked is True


# First strike and double strike.

GIVEN, TAKEN = AddAbility(KeywordAbility(KeywordName.FIRST_STRIKE)), LoseKeyword(KeywordName.FIRST_STRIKE)

CHANGED_BETWEEN: dict[str, tuple[str, Modification, list[set[str]]]] = {
    "lost after it struck": ("bear 2/2 first-strike", TAKEN, [{"bear>Bob:2"}, {"ox>Bob:1"}]),
    "given before it struck": ("bear 2/2", GIVEN, [{"wasp>Bob:1"}, {"ox>Bob:1", "bear>Bob:2"}]),
    "double strike lost": (
        "bear 2/2 double-strike", LoseKeyword(KeywordName.DOUBLE_STRIKE), [{"bear>Bob:2"}, {"ox>Bob:1"}]),
    "double strike given": (
        "bear 2/2 first-strike", AddAbility(KeywordAbility(KeywordName.DOUBLE_STRIKE)),
        [{"bear>Bob:2"}, {"ox>Bob:1", "bear>Bob:2"}]),
}  # fmt: skip


@pytest.mark.parametrize("case", CHANGED_BETWEEN)
@pytest.mark.rule("510.4", "702.4c", "702.4d")
def test_702_7c_who_struck_in_the_first_step_is_remembered_as_it_began(case: str) -> None:
    bear, change, expected = CHANGED_BETWEEN[case]
    quick = "wasp 1/1 first-strike, " if "wasp>Bob:1" in expected[0] else ""
    attackers = [each.split()[0] for each in f"{quick}ox 1/1, {bear}".split(", ")]
    do = (attack(*attackers), FIRST_STEP, cast(changing(change), "bear"), ALL)
    assert assigned(fight(f"{quick}ox 1/1, {bear}", "", *do)) == expected


@pytest.mark.rule("702.19d")
def test_510_4_double_strike_and_trample_divide_afresh_in_the_second_step() -> None:
    dies = combat("5/5 trample double-strike", "0/3")
    assert assigned(dies) == [{"attacker>b1:3", "attacker>Bob:2"}, {"attacker>Bob:5"}]
    assert (lives(dies), gone(dies)) == ((20, 13), {"b1"})
    lives_on = combat("2/2 trample double-strike", "0/3")  # the 2 damage that is marked counts in the second step
    assert assigned(lives_on) == [{"attacker>b1:2"}, {"attacker>b1:1", "attacker>Bob:1"}]
    one_left = combat("4/4 trample double-strike", "0/3", "0/3", then=[assign("attacker", "b1:3 b2:1")])
    assert assigned(one_left) == [{"attacker>b1:3", "attacker>b2:1"}, {"attacker>b2:2", "attacker>Bob:2"}]


def test_510_3_triggers_and_priority_come_between_the_two_damage_steps() -> None:
    """What the first step triggered resolves, and players act, before anybody strikes a second time."""
    scenario = beside(
        duel("wasp 1/1 first-strike, bear 2/2", "ox 2/2", attack("wasp", "bear"), block("ox>bear"), FIRST_STEP),
        watching("seer", "0/1", DealsDamage(Matching(CREATURE))),
    )
    assert asked(scenario, WhoHasPriority(), WhatIsOnTheStack()) == [ALICE, ["seer!1"]]
    murdered = resolve_scenario(replace(scenario, do=(*scenario.do, ALL, cast(MURDER, "ox", by=BOB), ALL)))
    assert steps(murdered)[-3:] == ["combat damage 1", "combat damage 2", "end of combat"]
    assert (assigned(murdered), lives(murdered)) == ([{"wasp>Bob:1"}, set()], (21, 19))


def test_510_3_a_creature_that_dies_in_the_first_step_triggers_before_the_second() -> None:
    scenario = duel("wasp 2/2 first-strike, bear 2/2", "", attack("wasp", "bear"), block("cub>wasp"))
    outcome = resolve_scenario(beside(scenario, watching("cub", "1/1", Dies(), by=BOB)))
    between = [type(entry.event).__name__ for entry in outcome.trace]
    assert between.index(AbilityTriggered.__name__) < len(between) - between[::-1].index("StepBegan")
    assert (dealt(outcome), lives(outcome)) == ([{"wasp>cub:2"}, {"bear>Bob:2"}], (20, 19))


# Planeswalkers.


@pytest.mark.rule("510.1b")
def test_506_4c_who_attacks_a_planeswalker_that_is_gone_goes_on_attacking_nothing() -> None:
    alice, bob = "bear 2/2, wolf 3/3", "jace walker:3, cub 0/2"
    gone_before = (attack("bear>jace", "wolf>jace"), cast(burn(3), "jace"), ALL)
    unblocked = fight(alice, bob, *gone_before)
    assert (assigned(unblocked), lives(unblocked), gone(unblocked)) == ([set()], (20, 20), {"jace", "bolt"})
    blocked = fight(alice, bob, *gone_before, block("cub>bear"))
    assert (refused(blocked), assigned(blocked), gone(blocked)) == ({}, [{"bear>cub:2"}], {"jace", "bolt", "cub"})


@pytest.mark.rule("702.19c", "702.19e")
def test_702_19f_ordinary_trample_ends_at_the_planeswalker_and_trample_over_planeswalkers_does_not() -> None:
    over = "trample-over-planeswalkers"
    blocked = (attack("beast>jace"), block("cub>beast"))
    plain = fight("beast 7/7 trample", "jace walker:2, cub 0/1", *blocked)
    assert (assigned(plain), lives(plain)) == ([{"beast>cub:1", "beast>jace:6"}], (20, 20))
    past = fight(f"beast 7/7 {over}", "jace walker:2, cub 0/1", *blocked)
    assert (assigned(past), lives(past)) == ([{"beast>cub:1", "beast>jace:2", "beast>Bob:4"}], (20, 16))
    (divisions,) = asked(
        duel(f"beast 3/3 {over}", "jace walker:2", attack("beast>jace")), Assignments(ObjectId("beast"))
    )
    assert divided(divisions) == {"jace:3", "jace:2 Bob:1"}  # the excess is chosen, not automatic
    burnt = (attack("beast>jace"), cast(burn(2), "jace"), ALL)
    assert lives(fight(f"beast 7/7 {over}", "jace walker:2", *burnt)) == (20, 13)
    assert lives(fight("beast 7/7 trample", "jace walker:2", *burnt)) == (20, 20)


@pytest.mark.rule("120.3e", "306.8")
def test_120_3c_damage_to_a_planeswalker_is_loyalty_and_to_a_creature_planeswalker_both() -> None:
    walker = fight("bear 2/2", "jace walker:3", attack("bear>jace"))
    assert (counters(walker), marked(walker), lives(walker)) == ({"jace": {"loyalty": 1}}, {}, (20, 20))
    both = fight("bear 2/2", "gideon 4/4 walker:3", attack("bear>gideon"))
    assert (counters(both), marked(both)) == ({"gideon": {"loyalty": 1}}, {"gideon": 2})
    dead = fight("bear 4/4", "gideon 4/4 walker:9", attack("bear>gideon"))
    assert (counters(dead), gone(dead)) == ({}, {"gideon"})


@pytest.mark.parametrize("shield", ["hexproof", "protection-from-green", "protection-from-everything"])
def test_702_16e_protection_of_a_planeswalker_prevents_the_damage_and_not_the_attack(shield: str) -> None:
    outcome = fight(
        "beast 5/5 green trample", f"jace walker:3 {shield}, cub 0/1", attack("beast>jace"), block("cub>beast")
    )
    assert (refused(outcome), assigned(outcome)) == ({}, [{"beast>cub:1", "beast>jace:4"}])
    stopped = {"beast>jace:4"} if "protection" in shield else set()
    assert (prevented(outcome), gone(outcome)) == (stopped, {"cub"} if stopped else {"cub", "jace"})


@pytest.mark.rule("702.16e")
def test_702_19b_a_protected_blocker_is_assigned_lethal_damage_like_any_other() -> None:
    """The rest of the damage tramples over although the blocker's share is prevented."""
    start = (attack("beast"), block("lynx>beast"))
    table = "beast 8/8 green trample", "lynx 2/1 protection-from-green"
    assert asked(duel(*table, *start), DamageRange(ObjectId("beast"), BOB)) == [{"min": 0, "max": 7}]
    outcome = fight(*table, *start)
    assert (assigned(outcome)[0], prevented(outcome)) == (
        {"beast>lynx:1", "beast>Bob:7", "lynx>beast:2"},
        {"beast>lynx:1"},
    )
    assert (lives(outcome), gone(outcome), marked(outcome)) == ((20, 13), set(), {"beast": 2})


# Leaving combat, and bands.

LEAVING: dict[str, Modification] = {
    "it stops being a creature": RemoveTypes(("Creature",)),
    "its controller changes": GainControl(BOB),
}


@pytest.mark.parametrize("case", LEAVING)
@pytest.mark.parametrize("who", ["bear", "cub"])
def test_506_4_what_changes_too_much_is_removed_from_combat(case: str, who: str) -> None:
    change = LEAVING[case] if who == "bear" or case != "its controller changes" else GainControl(ALICE)
    do = (attack("bear", "wolf"), block("cub>bear"), cast(changing(change), who), ALL)
    outcome = fight("bear 2/2, wolf 1/1", "cub 3/3", *do)
    assert events(outcome, RemovedFromCombat) == [RemovedFromCombat(ObjectId(who))]
    assert (assigned(outcome), lives(outcome), gone(outcome)) == ([{"wolf>Bob:1"}], (20, 19), {"change"})


@pytest.mark.parametrize("who", ["bear", "cub"])
def test_506_4_what_phases_out_is_removed_from_combat(who: str) -> None:
    state = state_after("bear 2/2", "cub 3/3", attack("bear"), block("cub>bear"))
    phased = replace(state.objects[ObjectId(who)], phased_out=True)
    after = replace(state, objects={**state.objects, ObjectId(who): phased})
    assert (list(removals_from_combat(state)), list(removals_from_combat(after))) == (
        [],
        [RemovedFromCombat(ObjectId(who))],
    )


@pytest.mark.rule("702.22j", "702.22k")
def test_702_22h_a_band_is_blocked_together_and_its_player_divides() -> None:
    """The hero soaks up what the ogre deals; what the hero assigns counts for the beast that tramples."""
    start = (attack("beast", "hero", bands=["beast hero"]), block("ogre>hero"))
    outcome = fight(
        "beast 6/6 trample, hero 1/1 banding",
        "ogre 5/5",
        *start,
        assign("hero", "ogre:1"),
        assign("beast", "ogre:4 Bob:2"),
        assign("ogre", "hero:5", by=ALICE),
    )
    assert (refused(outcome), lives(outcome), gone(outcome)) == ({}, (20, 18), {"ogre", "hero"})
    assert assigned(outcome) == [{"hero>ogre:1", "beast>ogre:4", "beast>Bob:2", "ogre>hero:5"}]
    by_bob = (attack("beast"), block("hero>beast", "wall>beast"), assign("beast", "hero:6", by=BOB))
    soaked = fight("beast 6/6 trample", "hero 1/1 banding, wall 0/4", *by_bob)
    assert (refused(soaked), lives(soaked), gone(soaked)) == ({}, (20, 20), {"hero"})
    by_alice = (*by_bob[:2], assign("beast", "hero:1 wall:4 Bob:1", by=ALICE))
    assert refused(fight("beast 6/6 trample", "hero 1/1 banding, wall 0/4", *by_alice)) == {
        2: [(RefusalKind.WRONG_DIVIDER, ("702.22j",))]
    }


@pytest.mark.rule("510.1d")
def test_506_4_a_blocker_of_several_that_is_removed_deals_and_is_dealt_nothing() -> None:
    do = (attack("bear", "wolf"), block("ox>bear+wolf"), cast(changing(RemoveTypes(("Creature",))), "ox"), ALL)
    outcome = fight("bear 2/2, wolf 3/3", "ox 4/4 blocks-two artifact", *do)
    assert (assigned(outcome), marked(outcome), lives(outcome)) == ([set()], {}, (20, 20))


# Declarations.


@pytest.mark.rule("509.1b", "702.111b", "702.9b")
def test_509_1h_evasion_and_block_limits_are_looked_at_once_as_blockers_are_declared() -> None:
    """Flying or menace given afterwards, or one of two blockers gone, unblocks nothing."""
    start = (attack("bear"), block("cub>bear"))
    for word in (KeywordName.FLYING, KeywordName.MENACE):
        do: tuple[Action, ...] = (*start, cast(changing(AddAbility(KeywordAbility(word))), "bear"), ALL)
        outcome = fight("bear 2/2", "cub 1/3", *do)
        assert (refused(outcome), assigned(outcome)) == ({}, [{"bear>cub:2", "cub>bear:1"}])
    pair = (attack("brute"), block("cub>brute", "pup>brute"), cast(MURDER, "pup"), ALL)
    left = fight("brute 3/3 menace", "cub 1/3, pup 1/1", *pair)
    assert (assigned(left), lives(left)) == ([{"brute>cub:3", "cub>brute:1"}], (20, 20))


@pytest.mark.rule("509.1b", "702.111b")
def test_509_1c_what_cannot_be_obeyed_is_not_required_and_a_menace_block_says_why() -> None:
    """A lone creature that must block an attacker with menace can't, and no block at all is the legal declaration."""
    alone = duel("brute 3/3 menace", "")
    must = creature("cub", "1/1", MustBlock(), by=BOB)
    pup = creature("pup", "1/1", by=BOB)
    none = resolve_scenario(beside(replace(alone, do=(attack("brute"), block())), must))
    assert (refused(none), lives(none)) == ({}, (20, 17))
    one = resolve_scenario(beside(replace(alone, do=(attack("brute"), block("cub>brute"))), must))
    assert refused(one) == {1: [(RefusalKind.MENACE, ("509.1b", "702.111b"))]}
    two = resolve_scenario(beside(replace(alone, do=(attack("brute"), block("cub>brute", "pup>brute"))), must, pup))
    assert (refused(two), lives(two)) == ({}, (20, 20))
    fliers = fight("bird 2/2 flying", "cub 1/1 must-block", attack("bird"), block("cub>bird"))
    assert refused(fliers) == {1: [(RefusalKind.FLYING, ("509.1b", "702.9b"))]}


# Rule numbers.


def test_every_rule_that_a_combat_cites_stands_in_the_pinned_edition() -> None:
    """None is invented, and none is of another edition, where battles have other numbers."""
    siege = "battle siege battle:3 protector:Bob"
    alice = f"beast 6/6 trample deathtouch lifelink, hero 1/1 banding double-strike, {siege}"
    bob = "jace walker:3, ogre 5/5 blocks-two, lynx 2/1 protection-from-everything, cub 1/1 indestructible"
    do = (attack("beast>battle", "hero>battle", bands=["beast hero"]), block("ogre>hero", "lynx>beast", "cub>beast"))
    outcome = fight(alice, bob, *do, to(Step.END))
    found = {str(rule) for entry in outcome.trace for rule in entry.rules}
    assert refused(outcome) == {}
    assert found - set(shipped_citations().topics) == set()
    assert {"508.1e", "702.22h", "702.22k", "510.4", "120.3h"} <= found
