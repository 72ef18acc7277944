"""Spells that are described by what they target (CR 115.1), Adventures (715.2), cards one owns in exile, and creatures
that enter with abilities (614.1c)."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing, zones

SHOCK = card("Shock", "Instant", "Shock deals 1 damage to any target.")


@pytest.mark.rule("115.1")
@pytest.mark.parametrize(
    ("described", "target", "fits"),
    [
        ("a creature you control", "mine", True),
        ("a creature you control", "theirs", False),
        ("a creature you control", "Bob", False),
        ("you", "Bob", True),
        ("you", "mine", False),
        ("you or a creature you control", "Bob", True),
        ("you or a creature you control", "mine", True),
        ("you or a creature you control", "Alice", False),
    ],
)
def test_115_1_only_a_spell_with_such_a_target_is_one(described: str, target: str, fits: bool) -> None:
    aside = card("Aside", "Instant", f"Counter target spell that targets {described}.")
    table = (bear("mine", "Bob"), bear("theirs"))
    outcome = played(cast(SHOCK, target), cast(aside, "Shock", by="Bob"), objects=table)
    assert legal(outcome) == [True, fits]


@pytest.mark.rule("115.1")
def test_115_1_a_spell_that_targets_it_puts_a_counter_on_the_creature() -> None:
    hero = thing(
        "Hero",
        "Creature - Human",
        "Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.",
        power=2,
        toughness=2,
    )
    grow = card("Grow", "Instant", "Target creature gets +1/+1 until end of turn.")
    counters = [
        played(cast(grow, target), ALL, objects=(hero, bear("cub")))["objects"]["Hero"]["counters"]
        for target in ("Hero", "cub")
    ]
    assert counters == [{"+1/+1": 1}, {}]


@pytest.mark.rule("406.1")
def test_406_1_cards_that_one_owns_in_exile_and_in_the_graveyard_are_added_up() -> None:
    drake = thing(
        "Drake",
        "Creature - Drake",
        "This creature's power is equal to the total number of instant and sorcery cards you own in "
        "exile and in your "
        "graveyard.",
        power=0,
        toughness=4,
    )
    places = [("a", "Alice", "exile"), ("b", "Alice", "graveyard"), ("c", "Bob", "exile"), ("d", "Bob", "graveyard")]
    there: tuple[Told, ...] = tuple(
        {"id": name, "is": card("Trick", "Instant"), "owner": who, "zone": zone} for name, who, zone in places
    )
    land = {"id": "land", "is": card("Land", "Land"), "owner": "Alice", "zone": "graveyard"}
    assert played(objects=(drake, *there, land))["objects"]["Drake"]["power"] == 2


@pytest.mark.rule("614.1c")
@pytest.mark.parametrize(("kicked", "found"), [(True, ({"+1/+1": 2}, True)), (False, ({}, False))])
def test_614_1c_a_kicked_creature_enters_with_counters_and_with_an_ability(
    kicked: bool, found: tuple[Told, bool]
) -> None:
    text = "Kicker {3}\nIf this creature was kicked, it enters with two +1/+1 counters on it and with flying."
    squadron = card("Squadron", "Creature - Faerie", text, mana_cost="{U}", power=1, toughness=1)
    outcome = played(cast(squadron, kicked=kicked), ALL)["objects"]["Squadron"]
    assert (outcome["counters"], "flying" in outcome["keywords"]) == found


@pytest.mark.rule("115.1")
def test_115_1_a_spell_that_is_countered_so_does_nothing() -> None:
    aside = card("Aside", "Instant", "Counter target spell that targets a creature you control.")
    table = (bear("mine", "Bob"),)
    murder = card("Murder", "Instant", "Destroy target creature.")
    outcome = played(cast(murder, "mine"), cast(aside, "Murder", by="Bob"), ALL, objects=table)
    assert zones(outcome, "mine") == ["battlefield"]
