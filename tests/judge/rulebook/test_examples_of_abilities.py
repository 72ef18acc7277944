"""The examples of 113 and 608.2i, 611.2e of the Comprehensive Rules: having abilities, looking back, and being so as
something enters."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones

GLYPHS = thing("glyphs", "Enchantment", "Creatures with no abilities get +2/+2.")


def power_beside_glyphs(text: str = "", *more: dict[str, object]) -> int:
    creature = thing("cub", "Creature - Bear", text, power=2, toughness=2)
    power = played({"attack": []}, objects=(GLYPHS, creature, *more))["objects"]["cub"]["power"]
    assert isinstance(power, int)
    return power


@pytest.mark.example("113.2a#1")
@pytest.mark.rule("113.2a")
@pytest.mark.parametrize(("text", "power"), [("", 4), ("This creature can't block.", 2), ("Flying", 2)])
def test_113_2a_a_restriction_is_an_ability_too(text: str, power: int) -> None:
    assert power_beside_glyphs(text) == power


@pytest.mark.example("113.12#1")
@pytest.mark.rule("113.12")
@pytest.mark.parametrize(
    ("said", "power"),
    [
        ("Enchanted creature has flying.", 2),
        ("Enchanted creature is red.", 4),
        ("Enchanted creature can't be blocked.", 4),
    ],
)
def test_113_12_what_is_stated_of_a_creature_is_no_ability_that_it_has(said: str, power: int) -> None:
    aura = thing("aura", "Enchantment - Aura", f"Enchant creature\n{said}", attached_to="cub")
    assert power_beside_glyphs("", aura) == power


@pytest.mark.rule("113.12", "509.1b")
@pytest.mark.parametrize(("blocker", "allowed"), [("Flying", False), ("", True)])
def test_509_1b_what_cant_be_blocked_by_creatures_with_abilities(blocker: str, allowed: bool) -> None:
    rule = "Creatures you control with no abilities can't be blocked by creatures with abilities."
    objects = (
        thing("rule", "Enchantment", rule),
        bear("b"),
        thing("w", "Creature", blocker, "Bob", power=1, toughness=1),
    )
    block = {"block": [{"who": "w", "blocks": ["b"]}]}
    assert legal(played({"attack": [{"who": "b"}]}, block, objects=objects))[1] is allowed


@pytest.mark.example("608.2i#1")
@pytest.mark.rule("608.2i")
@pytest.mark.parametrize(
    "fate", ["Destroy target creature.", "Target creature becomes an artifact and isn't a creature."]
)
def test_608_2i_what_attacked_counts_wherever_it_is_now(fate: str) -> None:
    captain = card(
        "captain",
        "Creature",
        "This spell costs {1} less to cast for each creature you attacked with this turn.\n"
        "When this creature enters, you gain life equal to the number of creatures that attacked this turn.",
        mana_cost="{2}{W}",
        power=2,
        toughness=2,
    )
    actions = (
        {"attack": [{"who": "a"}, {"who": "b"}]},
        {"to": "postcombat main"},
        cast(card("fate", "Instant", fate), "a"),
    )
    alice = {"name": "Alice", "mana": {"W": 1}}
    outcome = played(
        *actions, ALL, cast(captain), ALL, objects=(bear("a"), bear("b")), players=[alice, {"name": "Bob"}]
    )
    assert (legal(outcome)[-2], lives(outcome)) == (True, (22, 16))


@pytest.mark.rule("508.6", "608.2i")
@pytest.mark.parametrize(("attackers", "life"), [("ab", 21), ("a", 20)])
def test_508_6_with_how_many_creatures_one_attacked(attackers: str, life: int) -> None:
    muster = card("muster", "Instant", "If you attacked with two or more creatures this turn, you gain 1 life.")
    attack = {"attack": [{"who": each} for each in attackers]}
    actions = (attack, {"to": "postcombat main"}, cast(muster), ALL)
    assert lives(played(*actions, objects=(bear("a"), bear("b"))))[0] == life


WATCH = thing("watch", "Enchantment", "Whenever a Zombie enters, you gain 1 life.")


@pytest.mark.example("611.2e#1")
@pytest.mark.rule("611.2e")
@pytest.mark.parametrize(
    ("said", "life"),
    [
        ("That creature is a black Zombie in addition to its other colors and types.", 21),
        ("It's a Zombie in addition to its other types.", 21),
        ("That creature becomes a Zombie in addition to its other types.", 20),
    ],
)
def test_611_2e_what_an_effect_says_that_it_is_it_is_as_it_enters(said: str, life: int) -> None:
    text = f"Put target creature card from a graveyard onto the battlefield under your control. {said}"
    outcome = played(cast(card("rise", "Sorcery", text), "b"), ALL, objects=(bear("b", "Bob", zone="graveyard"), WATCH))
    assert (zones(outcome, "b"), lives(outcome)[0]) == (["battlefield"], life)
    assert "Zombie" in outcome["objects"]["b"]["subtypes"]


GROWING = thing(
    "growing", "Enchantment", "Each other Zombie you control enters with an additional +1/+1 counter on it."
)


@pytest.mark.rule("611.2e", "614.12")
@pytest.mark.parametrize(
    ("said", "grown"),
    [
        ("That creature is a black Zombie in addition to its other colors and types.", True),
        ("It's a 1/1 Zombie with flying in addition to its other types.", True),
        ("It becomes a Zombie in addition to its other types.", False),
        ("", False),
    ],
)
def test_614_12_what_it_is_as_it_enters_counts_for_how_it_enters(said: str, grown: bool) -> None:
    text = f"Put target creature card from a graveyard onto the battlefield under your control. {said}"
    table = (bear("b", "Bob", zone="graveyard"), GROWING)
    outcome = played(cast(card("rise", "Sorcery", text), "b"), ALL, objects=table)
    assert outcome["objects"]["b"]["counters"] == ({"+1/+1": 1} if grown else {})


@pytest.mark.rule("611.2e")
def test_611_2e_each_of_those_that_enter_is_what_is_said() -> None:
    text = (
        "Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in "
    )
    table = (bear("a", zone="graveyard"), bear("b", zone="graveyard"))
    outcome = played(cast(card("rise", "Sorcery", f"{text}addition to its other types.")), ALL, objects=table)
    kinds = ["power", "toughness", "subtypes", "keywords"]
    found = [[outcome["objects"][each][kind] for kind in kinds] for each in ("a", "b")]
    assert found == [[1, 1, ["Bear", "Spirit"], ["flying"]]] * 2


@pytest.mark.rule("303.4b", "608.2h")
def test_608_2h_an_amount_that_is_the_power_of_the_enchanted_creature() -> None:
    text = "Enchant creature\nWhen this Aura enters, you gain life equal to enchanted creature's power."
    outcome = played(cast(card("aura", "Enchantment - Aura", text), "b"), ALL, objects=(bear("b"),))
    assert lives(outcome)[0] == 22
