"""Restrictions, requirements and costs of an attack (CR 508.1c-d, h)."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import CanAttack, WhatIsAttackable
from bot.engine.magic.combat.attack_and_block_costs import add_costs
from bot.engine.magic.combat.attack_requirements import default_attack, nearest_attack
from bot.engine.magic.events import ManaPaid, Tapped
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.steps import Step
from bot.engine.trace import cite_rules
from tests.engine.magic.tables.table import asked, attack, cited, duel, events, fight, lives, refusals, refused, to
from tests.engine.magic.tables.words import ALICE, BOB

BEAR, CUB, JACE = ObjectId("bear"), ObjectId("cub"), ObjectId("jace")
WALKER = "jace walker:3"

RESTRICTED: Mapping[tuple[str, str], Mapping[str, RefusalKind | None]] = {
    ("bear 2/2 cant-attack", WALKER): {"bear": RefusalKind.CANT_ATTACK, "bear>jace": RefusalKind.CANT_ATTACK},
    ("bear 2/2, moat enchantment moat", WALKER): {
        "bear": RefusalKind.CANT_ATTACK,
        "bear>jace": RefusalKind.CANT_ATTACK,
    },
    ("bear 2/2 flying, moat enchantment moat", WALKER): {"bear": None, "bear>jace": None},
    ("bear 2/2", f"{WALKER}, moat enchantment own-moat"): {"bear": RefusalKind.CANT_ATTACK_THAT, "bear>jace": None},
    ("bear 2/2, moat enchantment own-moat", WALKER): {"bear": None, "bear>jace": None},
    ("bear 2/2 flying", f"{WALKER}, moat enchantment own-moat"): {"bear": None, "bear>jace": None},
    ("bear 2/2", f"{WALKER}, moat enchantment wide-moat"): {
        "bear": RefusalKind.CANT_ATTACK_THAT,
        "bear>jace": RefusalKind.CANT_ATTACK_THAT,
    },
}


@pytest.mark.parametrize("table", RESTRICTED, ids=" - ".join)
def test_508_1c_an_ability_says_what_cannot_attack_what(table: tuple[str, str]) -> None:
    alice, bob = table
    found: dict[str, RefusalKind | None] = {}
    for declared in RESTRICTED[table]:
        illegal = refusals(fight(alice, bob, attack(declared)))
        assert all(each.rules == cite_rules("508.1c") for each in illegal.get(0, ()))
        found[declared] = illegal[0][0].kind if illegal else None
    assert found == RESTRICTED[table]
    answers = asked(duel(alice, bob), CanAttack(BEAR, BOB), CanAttack(BEAR, JACE))
    assert answers == [kind is None for kind in found.values()]
    attackable = [each for each, kind in zip((BOB, JACE), found.values(), strict=True) if kind is None]
    assert asked(duel(alice, bob), WhatIsAttackable(BEAR), CanAttack(BEAR, None)) == [attackable, bool(attackable)]


def test_508_1c_a_creature_that_cannot_attack_alone_needs_another_attacker() -> None:
    alice = "bear 2/2 cant-attack-alone, cub 1/1"
    alone = fight(alice, "", attack("bear"))
    assert refusals(alone) == {0: [Refusal(RefusalKind.CANT_ATTACK_ALONE, cite_rules("508.1c", "506.5"), BEAR)]}
    assert lives(fight(alice, "", attack("bear", "cub"))) == (20, 17)
    assert asked(duel(alice), CanAttack(BEAR, BOB)) == [True]
    assert asked(duel("bear 2/2 cant-attack-alone, cub 1/1 tapped"), CanAttack(BEAR, BOB)) == [False]


def test_508_1c_two_that_cannot_attack_alone_attack_together() -> None:
    alice = "bear 2/2 cant-attack-alone, cub 1/1 cant-attack-alone"
    assert refused(fight(alice, "", attack("bear", "cub"))) == {}


SUCH, MANY = RefusalKind.CANT_ATTACK_WITHOUT_SUCH, RefusalKind.CANT_ATTACK_WITHOUT
COMPANY: Mapping[tuple[str, str], tuple[RefusalKind, int] | None] = {
    ("bear 2/2 needs-two, cub 1/1, ox 1/1", "bear cub ox"): None,
    ("bear 2/2 needs-two, cub 1/1, ox 1/1", "bear cub"): (MANY, 1),
    ("bear 2/2 needs-two", "bear"): (MANY, 0),
    ("bear 2/2 needs-stronger, cub 3/1", "bear cub"): None,
    ("bear 2/2 needs-stronger, cub 2/2", "bear cub"): (SUCH, 0),
    ("bear 2/2 needs-stronger, cub 3/1", "bear"): (SUCH, 0),
}


@pytest.mark.parametrize("table", COMPANY, ids=" - ".join)
def test_508_1c_a_creature_that_attacks_only_with_so_many_others_like_that(table: tuple[str, str]) -> None:
    alice, declared = table
    found = refusals(fight(alice, "", attack(*declared.split()))).get(0, [])
    told = [(each.kind, each.amount, each.rules, each.subject) for each in found]
    expected = COMPANY[table]
    assert told == ([] if expected is None else [(*expected, cite_rules("508.1c"), BEAR)])


def test_508_1c_a_company_that_cannot_come_keeps_the_creature_at_home() -> None:
    strong = "bear 2/2 needs-stronger, cub 3/1"
    assert asked(duel(strong), CanAttack(BEAR, BOB)) == [True]
    assert asked(duel(f"{strong} tapped"), CanAttack(BEAR, BOB), CanAttack(BEAR, None)) == [False, False]
    assert asked(duel("bear 2/2 needs-two, cub 1/1"), CanAttack(BEAR, BOB)) == [False]


TOO_MANY: Mapping[tuple[str, str, str], dict[int, list[Refusal]]] = {
    ("bear 2/2, cub 1/1", "law enchantment one-attacks", "bear cub"): {
        0: [Refusal(RefusalKind.TOO_MANY_ATTACKERS, cite_rules("508.1c"), CUB, None, 2, 1)]
    },
    ("bear 2/2, cub 1/1", "law enchantment two-attack", "bear cub"): {},
    ("bear 2/2, cub 1/1", "law enchantment one-attacks-me", "bear cub"): {
        0: [Refusal(RefusalKind.TOO_MANY_ATTACK_THAT, cite_rules("508.1c"), CUB, BOB, 2, 1)]
    },
    ("bear 2/2, cub 1/1, law enchantment one-attacks-me", "", "bear cub"): {},
    ("bear 2/2, cub 1/1", f"law enchantment one-attacks-me, {WALKER}", "bear>jace cub"): {},
    ("bear 2/2, cub 1/1", f"{WALKER} one-attacks-this", "bear>jace cub>jace"): {
        0: [Refusal(RefusalKind.TOO_MANY_ATTACK_THAT, cite_rules("508.1c"), CUB, JACE, 2, 1)]
    },
}


@pytest.mark.parametrize("table", TOO_MANY, ids=" - ".join)
def test_508_1c_no_more_creatures_attack_than_can(table: tuple[str, str, str]) -> None:
    alice, bob, declared = table
    assert refusals(fight(alice, bob, attack(*declared.split()))) == TOO_MANY[table]


# Requirements.

MUST = RefusalKind.MUST_ATTACK, ("508.1d",)

REQUIRED: Mapping[tuple[str, str], Mapping[str, list[str]]] = {
    ("bear 2/2 must-attack, cub 1/1", ""): {"": ["bear"], "cub": ["bear"], "bear": [], "bear cub": []},
    ("bear 2/2 must-attack, cub 1/1 must-attack", ""): {"": ["bear", "cub"], "bear": ["cub"], "bear cub": []},
    ("bear 2/2, collar aura on:bear host-must-attack", ""): {"": ["bear"], "bear": []},
    ("bear 2/2, cub 1/1", "rage enchantment all-must-attack, ox 2/2"): {"bear": ["cub"], "bear cub": []},
    ("bear 2/2 must-attack tapped", ""): {"": []},
    ("bear 2/2 must-attack sick", ""): {"": []},
    ("bear 0/4 must-attack defender", ""): {"": []},
    ("bear 2/2 must-attack cant-attack", ""): {"": []},
    ("bear 2/2 must-attack", "prison enchantment taxes"): {"": [], "bear": []},
    ("bear 2/2 must-attack costly", ""): {"": [], "bear": []},
    ("bear 2/2 must-attack", f"prison enchantment taxes, {WALKER}"): {"": ["bear"], "bear>jace": [], "bear": []},
    ("bear 2/2 must-attack", f"moat enchantment own-moat, {WALKER}"): {"": ["bear"], "bear>jace": []},
    ("bear 2/2 must-attack cant-attack-alone", ""): {"": []},
    ("bear 2/2 must-attack cant-attack-alone, cub 1/1", ""): {"": ["bear"], "cub": ["bear"], "bear cub": []},
    ("bear 2/2 must-attack cant-attack-alone, cub 1/1 costly", ""): {"": [], "cub": ["bear"], "bear cub": []},
    ("bear 2/2 must-attack, cub 1/1 must-attack", "law enchantment one-attacks"): {
        "": ["bear"],
        "bear": [],
        "cub": [],
    },
    ("bear 2/2 must-attack, cub 1/1", "law enchantment one-attacks"): {"": ["bear"], "cub": ["bear"], "bear": []},
    ("bear 2/2 must-attack needs-two, cub 1/1, ox 1/1 tapped", ""): {"": [], "cub": []},
    ("bear 2/2 must-attack needs-two, cub 1/1, ox 1/1", ""): {"": ["bear"], "cub ox": ["bear"], "bear cub ox": []},
}


@pytest.mark.parametrize("table", REQUIRED, ids=" - ".join)
def test_508_1d_as_many_requirements_are_obeyed_as_can_be_for_nothing(table: tuple[str, str]) -> None:
    found = {declared: refused(fight(*table, attack(*declared.split()))) for declared in REQUIRED[table]}
    named = {
        declared: [str(each.subject) for each in refusals(fight(*table, attack(*declared.split()))).get(0, [])]
        for declared in REQUIRED[table]
    }
    assert named == REQUIRED[table]
    assert {kind for each in found.values() for kinds in each.values() for kind in kinds} <= {MUST}


THAT = RefusalKind.MUST_ATTACK_THAT
TOWARDS: Mapping[tuple[str, str], Mapping[str, list[tuple[RefusalKind, str | None]]]] = {
    ("bear 2/2 must-attack-bob", WALKER): {
        "": [(THAT, "Bob")],
        "bear>jace": [(THAT, "Bob")],
        "bear>Bob": [],
    },
    ("bear 2/2 must-attack-jace", WALKER): {"bear>Bob": [(THAT, "jace")], "bear>jace": []},
    ("bear 2/2 must-attack-jace", ""): {"": [], "bear>Bob": []},
    ("bear 2/2 must-attack-bob", f"{WALKER}, moat enchantment own-moat"): {"": [], "bear>jace": []},
    ("bear 2/2 must-attack-bob", f"{WALKER}, prison enchantment taxes"): {"": [], "bear>jace": [], "bear>Bob": []},
    ("bear 2/2 must-attack must-attack-bob", WALKER): {"": [(MUST[0], None)], "bear>jace": [(THAT, "Bob")]},
    ("bear 2/2 must-attack must-attack-bob", f"{WALKER}, prison enchantment taxes"): {
        "": [(MUST[0], None)],
        "bear>jace": [],
        "bear>Bob": [],
    },
    ("bear 2/2, cub 1/1", f"{WALKER}, taunt enchantment attack-me"): {
        "bear>jace cub>Bob": [(THAT, "Bob")],
        "bear cub": [],
    },
    ("bear 2/2 must-attack-bob, cub 1/1 must-attack-bob", f"{WALKER}, law enchantment one-attacks-me"): {
        "": [(THAT, "Bob")],
        "bear>Bob cub>jace": [],
        "bear>jace cub>Bob": [],
        "bear>jace cub>jace": [(THAT, "Bob")],
    },
}


@pytest.mark.parametrize("table", TOWARDS, ids=" - ".join)
def test_508_1d_who_has_to_attack_a_certain_player_or_planeswalker_attacks_that_if_able(
    table: tuple[str, str],
) -> None:
    found = {declared: refusals(fight(*table, attack(*declared.split()))).get(0, []) for declared in TOWARDS[table]}
    assert {key: [(each.kind, each.other) for each in value] for key, value in found.items()} == TOWARDS[table]


def test_508_1d_a_question_about_an_attack_knows_what_is_required() -> None:
    questions = CanAttack(BEAR, BOB), CanAttack(BEAR, JACE), CanAttack(BEAR, None), WhatIsAttackable(BEAR)
    assert asked(duel("bear 2/2 must-attack-bob", WALKER), *questions) == [True, False, True, [BOB]]
    assert asked(duel("bear 2/2 must-attack", WALKER), *questions) == [True, True, True, [BOB, JACE]]


def start(alice: str, bob: str = "") -> tuple[Mapping[ObjectId, Recipient], ...]:
    """The default attack, and the attacks nearest to that of the bear alone and to that of bear and cub."""
    state = fight(alice, bob, to(Step.BEGINNING_OF_COMBAT)).start
    declarations: tuple[dict[ObjectId, Recipient], ...] = ({BEAR: BOB}, {BEAR: BOB, CUB: BOB})
    return (default_attack(state), *(nearest_attack(state, each) for each in declarations))


NEAREST: Mapping[tuple[str, str], tuple[str, str, str]] = {
    ("bear 2/2, cub 1/1", ""): ("", "bear", "bear cub"),
    ("bear 2/2, cub 1/1 must-attack", ""): ("cub", "bear cub", "bear cub"),
    ("bear 2/2, cub 1/1 cant-attack", ""): ("", "bear", "bear"),
    ("bear 2/2 cant-attack-alone, cub 1/1 cant-attack", ""): ("", "", ""),
    ("bear 2/2 cant-attack-alone must-attack, cub 1/1", ""): ("bear cub", "bear cub", "bear cub"),
    ("bear 2/2 tapped, cub 1/1", "rage enchantment all-must-attack"): ("cub", "cub", "cub"),
}


@pytest.mark.parametrize("table", NEAREST, ids=" - ".join)
def test_508_1_the_nearest_legal_attack_keeps_what_may_stay_and_adds_what_is_required(table: tuple[str, str]) -> None:
    found = start(*table)
    assert tuple(" ".join(sorted(each)) for each in found) == NEAREST[table]
    for each in found:
        assert refused(fight(*table, attack(*(f"{creature}>{at}" for creature, at in each.items())))) == {}


def test_508_1d_a_creature_that_has_to_attack_attacks_what_it_is_allowed_to() -> None:
    state = fight("bear 2/2 must-attack", f"moat enchantment own-moat, {WALKER}").start
    assert default_attack(state) == {BEAR: JACE}


# Costs.

COSTS: Mapping[tuple[str, str, str], list[str]] = {
    ("bear 2/2, cub 1/1", "prison enchantment taxes", "bear cub"): ["{4}"],
    ("bear 2/2, cub 1/1", f"prison enchantment taxes, {WALKER}", "bear cub>jace"): ["{2}"],
    ("bear 2/2, cub 1/1", f"prison enchantment taxes, {WALKER}", "bear>jace cub>jace"): [],
    ("bear 2/2, cub 1/1", f"sphere enchantment taxes-walkers, {WALKER}", "bear cub>jace"): ["{2}{R}{R}"],
    ("bear 2/2 costly, cub 1/1", WALKER, "bear>jace cub"): ["{3}"],
    ("bear 2/2 costly, cub 1/1", "prison enchantment taxes", "bear"): ["{5}"],
    ("bear 2/2, prison enchantment taxes", "", "bear"): [],
}


@pytest.mark.parametrize("table", COSTS, ids=" - ".join)
@pytest.mark.rule("508.1j")
def test_508_1h_the_costs_of_an_attack_are_added_up_and_paid(table: tuple[str, str, str]) -> None:
    alice, bob, declared = table
    outcome = fight(alice, bob, attack(*declared.split()))
    assert refused(outcome) == {}
    assert events(outcome, ManaPaid) == [ManaPaid(ALICE, mana) for mana in COSTS[table]]
    assert set(cited(outcome, ManaPaid)) <= {("508.1h", "508.1j")}
    assert len(events(outcome, Tapped)) == len(declared.split())


def test_508_1h_generic_mana_is_one_number_before_the_other_symbols() -> None:
    assert [add_costs(each) for each in (["{2}", "{1}{R}", "{3}"], ["{R}", "{W/U}"], ["{0}"], [])] == [
        "{6}{R}",
        "{R}{W/U}",
        "",
        "",
    ]
