"""Mana that may be spent on some things alone (CR 106.6), and abilities that watch what is activated, cycled or gained
(CR 602.2a, 702.29c, 119.9)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told

BOB = {"name": "Bob"}
POOR = {"name": "Alice", "mana": {}}
BEAST = card("beast", "Creature - Beast", mana_cost="{1}{G}", power=2, toughness=2)
RITE = card("rite", "Sorcery", "You gain 1 life.", mana_cost="{1}{G}")
TAP = {"activate": "source", "ability": 1}


def source(only: str, add: str = "Add {G}{G}.") -> dict[str, Any]:
    return thing("source", "Artifact", f"{{T}}: {add} Spend this mana only to {only}.")


@pytest.mark.rule("106.6", "601.2h")
@pytest.mark.parametrize(
    ("only", "spell", "allowed"),
    [
        ("cast creature spells", BEAST, True),
        ("cast a creature spell", BEAST, True),
        ("cast creature spells", RITE, False),
        ("cast Beast spells or activate abilities of Beasts", BEAST, True),
        ("cast a Dragon spell", BEAST, False),
        ("activate abilities", BEAST, False),
    ],
)
def test_106_6_restricted_mana_pays_for_what_it_names_alone(only: str, spell: dict[str, Any], allowed: bool) -> None:
    outcome = played(TAP, cast(spell), objects=(source(only),), players=[POOR, BOB])
    assert legal(outcome) == [True, allowed]


@pytest.mark.rule("106.6", "602.2b")
@pytest.mark.parametrize(("only", "allowed"), [("activate abilities of artifacts", True), ("cast spells", False)])
def test_106_6_or_for_abilities_of_such_sources(only: str, allowed: bool) -> None:
    wand = thing("wand", "Artifact", "{2}: You gain 1 life.")
    outcome = played(TAP, {"activate": "wand", "ability": 1}, objects=(source(only), wand), players=[POOR, BOB])
    assert legal(outcome) == [True, allowed]


@pytest.mark.rule("106.6")
def test_106_6_restricted_mana_is_spent_first_and_what_is_over_stays_restricted() -> None:
    alice = {"name": "Alice", "mana": {"G": 1, "C": 1}}
    cub = card("cub", "Creature - Bear", mana_cost="{G}", power=1, toughness=1)
    first = played(TAP, cast(cub), cast(RITE), objects=(source("cast creature spells"),), players=[alice, BOB])
    assert legal(first) == [True, True, False]  # the stack is not empty
    after = played(
        TAP,
        cast(cub),
        ALL,
        cast(RITE),
        ALL,
        cast(BEAST),
        objects=(source("cast creature spells"),),
        players=[alice, BOB],
    )
    assert legal(after) == [True, True, True, True, True, False]


@pytest.mark.rule("106.6", "605.3b")
def test_106_6_mana_of_any_color_is_restricted_too() -> None:
    add = "Add two mana, each of any color."
    colors = ({"choose": "color", "pick": "green"}, {"choose": "color", "pick": "red"})
    outcome = played(*colors, TAP, cast(BEAST), objects=(source("cast creature spells", add),), players=[POOR, BOB])
    assert legal(outcome)[-2:] == [True, True]


@pytest.mark.rule("602.2a", "707.10", "605.1a")
def test_602_2a_an_ability_that_is_activated_is_copied() -> None:
    text = (
        "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability."
    )
    rings = thing("rings", "Artifact", f"{text} You may choose new targets for the copy.")
    wand = thing("wand", "Artifact", "{T}: You gain 2 life.")
    stone = thing("stone", "Artifact", "{T}: Add {C}.")
    pays = {"choose": "pay", "pick": True}
    assert lives(played(pays, {"activate": "wand", "ability": 1}, ALL, objects=(rings, wand)))[0] == 24
    outcome = played({"activate": "stone", "ability": 1}, {"ask": "stack"}, objects=(rings, stone))
    assert outcome["answers"][0]["answer"] == []


@pytest.mark.rule("602.2a", "606.1")
def test_602_2a_only_loyalty_abilities_are_watched_where_it_says_so() -> None:
    watcher = thing("watcher", "Enchantment", "Whenever you activate a loyalty ability, you gain 1 life.")
    walker = thing("walker", "Planeswalker", "+1: You gain 2 life.", loyalty=3)
    wand = thing("wand", "Artifact", "{T}: You gain 10 life.")
    does = ({"activate": "walker", "ability": 1}, ALL, {"activate": "wand", "ability": 1}, ALL)
    assert lives(played(*does, objects=(watcher, walker, wand)))[0] == 33


@pytest.mark.rule("702.29c")
def test_702_29c_a_card_that_is_cycled_triggers_its_ability() -> None:
    faith = card("faith", "Instant", "You gain 6 life.\nCycling {1}{W}\nWhen you cycle this card, you may gain 2 life.")
    held = [{"name": "Alice", "hand": [{"id": "held", "is": faith}]}, BOB]
    outcome = played({"activate": "held", "ability": 1}, ALL, players=held)
    assert (lives(outcome)[0], outcome["players"]["Alice"]["hand"]) == (22, 1)
    assert lives(played(cast(faith), ALL))[0] == 26


@pytest.mark.rule("119.9")
def test_119_9_a_spell_that_makes_its_player_gain_life_is_watched() -> None:
    event = "a white instant or sorcery spell causes you to gain life"
    text = f"Whenever {event}, this creature deals 3 damage to target player."
    speaker = thing("speaker", "Creature", text, power=4, toughness=6)
    aim = {"choose": "target", "pick": "Bob"}
    for color, life in (("W", 17), ("G", 20)):
        prayer = card("prayer", "Instant", "You gain 2 life.", colors=[color])
        asked = () if color == "G" else (aim,)
        assert lives(played(*asked, cast(prayer), ALL, objects=(speaker,))) == (22, life)


def test_restricted_mana_is_told_in_both_languages() -> None:
    outcome = played(TAP, cast(BEAST), ALL, objects=(source("cast creature spells"), bear("b")), players=[POOR, BOB])
    assert any("Alice adds {G}{G}" in line and "106.6" in line for line in told(outcome)), told(outcome)
    assert any("Alice ajoute {G}{G}" in line and "106.6" in line for line in told(outcome, "fr")), told(outcome, "fr")


CANCEL = card("cancel", "Instant", "Counter target spell.", mana_cost="{U}")
LANDS = {"name": "Alice", "mana": "lands"}
SPRINT = "{T}: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn."
SHELTER = "{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered."
HAVEN = "{T}: Add one mana of any color. Spend this mana only to cast a Beast spell, and that spell can't be countered."


def countered(text: str, spell: dict[str, Any], *before: dict[str, Any], alice: dict[str, Any] = LANDS) -> Any:
    """What comes of it where Bob answers the spell by countering it."""
    objects = (thing("source", "Artifact", text), thing("wood", "Land", "{T}: Add {G}."))
    return played(
        *before, cast(spell), cast(CANCEL, spell["name"], by="Bob"), ALL, objects=objects, players=[alice, BOB]
    )


@pytest.mark.rule("106.6", "101.2")
@pytest.mark.parametrize("before", [(TAP,), ()])
@pytest.mark.parametrize(
    ("text", "spell", "resolves"), [(HAVEN, BEAST, True), (SHELTER, RITE, True), (SHELTER, BEAST, False)]
)
def test_106_6_what_is_cast_with_such_mana_cant_be_countered(
    before: tuple[dict[str, Any], ...], text: str, spell: dict[str, Any], resolves: bool
) -> None:
    outcome = countered(text, spell, *before)
    assert legal(outcome) == [True] * (3 + len(before))
    assert ("cancel counters " in " ".join(told(outcome))) is not resolves
    assert (f"{spell['name']} can't be countered. [106.6]" in told(outcome)) is resolves
    assert (f"{spell['name']} ne peut pas être contrecarré. [106.6]" in told(outcome, "fr")) is resolves
    assert outcome["unmodelled"] == []


@pytest.mark.rule("106.6", "400.7a", "302.6")
@pytest.mark.parametrize(("text", "allowed"), [(SPRINT, True), (SHELTER, False)])
def test_106_6_a_creature_keeps_the_haste_of_the_mana_that_its_spell_was_cast_with(text: str, allowed: bool) -> None:
    objects = (thing("source", "Artifact", text), thing("wood", "Land", "{T}: Add {G}."))
    attack = {"attack": [{"who": "beast"}]}
    outcome = played(TAP, cast(BEAST), ALL, attack, objects=objects, players=[LANDS, BOB])
    assert legal(outcome) == [True, True, True, allowed]


@pytest.mark.rule("106.6")
def test_106_6_of_unlimited_mana_nobody_knows_whether_it_had_the_rider() -> None:
    unsaid = countered(HAVEN, BEAST, alice={"name": "Alice"})
    assert [each["text"] for each in unsaid["unmodelled"]] == [HAVEN.partition(". ")[2]]
    assert countered(HAVEN, RITE, alice={"name": "Alice"})["unmodelled"] == []


@pytest.mark.rule("106.6")
@pytest.mark.parametrize(("types", "allowed"), [("Artifact", True), ("Instant", False)])
def test_106_6_mana_that_cant_be_spent_on_some_spells_pays_for_all_else(types: str, allowed: bool) -> None:
    helper = thing("source", "Artifact", "{T}: Add {U}. This mana can't be spent to cast a nonartifact spell.")
    spell = card("spell", types, mana_cost="{U}")
    outcome = played(TAP, cast(spell), objects=(helper,), players=[POOR, BOB])
    assert legal(outcome) == [True, allowed]
    wand = thing("wand", "Artifact", "{1}: You gain 1 life.")
    outcome = played(TAP, {"activate": "wand", "ability": 1}, ALL, objects=(helper, wand), players=[POOR, BOB])
    assert lives(outcome) == (21, 20)


@pytest.mark.rule("106.3")
@pytest.mark.parametrize("cost", ["{R}", "{G}", "{1}{U}", "{B}{B}{B}"])
def test_106_3_mana_of_a_color_that_nobody_states_is_what_the_next_spell_costs(cost: str) -> None:
    bloom = thing("bloom", "Artifact", "{T}, Sacrifice this artifact: Add three mana of any one color.")
    spell = card("spell", "Instant", "You gain 1 life.", mana_cost=cost)
    tap = {"activate": "bloom", "ability": 1}
    outcome = played(tap, cast(spell), ALL, objects=(bloom,), players=[POOR, BOB])
    assert (legal(outcome), lives(outcome)) == ([True, True, True], (21, 20))
