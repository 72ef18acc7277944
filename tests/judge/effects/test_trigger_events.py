"""Trigger events with a turn or a number, two events of one ability, and how a permanent was cast: played."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones

SPARK = card("Spark", "Instant", "You gain 1 life.")
NEXT = {"to": "next turn"}


def spark(name: str, by: str = "Alice") -> Any:
    return cast({**SPARK, "name": name}, by=by)


@pytest.mark.rule("603.2")
def test_either_of_two_events_triggers_the_ability() -> None:
    text = "Whenever an opponent casts a spell during your turn and when this creature dies, you gain 5 life."
    voice = thing("voice", "Creature - Elemental", text, power=2, toughness=2)
    blast = card("Blast", "Instant", "Destroy target creature.")
    assert lives(played(spark("One", "Bob"), ALL, objects=(voice,))) == (25, 21)
    assert lives(played(cast(blast, "voice"), ALL, objects=(voice,))) == (25, 20)
    assert lives(played(cast(blast, "voice", by="Bob"), ALL, objects=(voice,))) == (30, 20)
    assert lives(played(NEXT, spark("One", "Bob"), ALL, objects=(voice,))) == (20, 21)


@pytest.mark.rule("604.3")
def test_a_token_without_a_size_has_the_one_that_its_ability_defines() -> None:
    text = (
        "Create a green and white Elemental creature token with \"This token's power and toughness are each equal to "
        'the number of creatures you control."'
    )
    outcome = played(cast(card("Call", "Sorcery", text)), ALL, objects=(bear("cub"),))
    made = outcome["objects"]["elemental"]
    assert (made["power"], made["toughness"]) == (2, 2)


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(("by", "life"), [("Alice", (22, 21)), ("Bob", (21, 22))])
def test_only_the_second_spell_of_a_turn_counts_by_whomever_it_is_cast(by: str, life: tuple[int, int]) -> None:
    text = "Whenever a player casts their second spell each turn, put a +1/+1 counter on this creature."
    bird = thing("bird", "Creature - Bird", text, power=1, toughness=3)
    other = "Bob" if by == "Alice" else "Alice"
    outcome = played(spark("One", by), ALL, spark("Other", other), ALL, spark("Two", by), ALL, objects=(bird,))
    assert (lives(outcome), outcome["objects"]["bird"]["counters"]) == (life, {"+1/+1": 1})


@pytest.mark.rule("603.2")
def test_the_first_noncreature_spell_may_be_the_second_spell() -> None:
    sentinel = thing(
        "sentinel",
        "Creature - Soldier",
        "Whenever an opponent casts their first noncreature spell each turn, that player loses 3 life.",
        power=1,
        toughness=1,
    )
    elf = card("Elf", "Creature - Elf", power=1, toughness=1)
    do = NEXT, cast(elf, by="Bob"), ALL, spark("One", "Bob"), ALL, spark("Two", "Bob"), ALL
    assert lives(played(*do, objects=(sentinel,))) == (20, 19)


@pytest.mark.rule("504.1")
def test_the_first_card_of_a_draw_step_is_spared_and_every_other_one_is_not() -> None:
    text = (
        "Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life."
    )
    archer = thing("archer", "Creature - Archer", text, power=1, toughness=1)
    two = card("Two", "Instant", "Target player draws two cards.")
    assert lives(played(NEXT, {"to": "draw"}, objects=(archer,))) == (20, 20)
    assert lives(played(NEXT, {"to": "draw"}, cast(two, "Bob"), ALL, objects=(archer,))) == (22, 20)
    assert lives(played(cast(two, "Bob"), ALL, objects=(archer,))) == (22, 20)


@pytest.mark.rule("603.10a")
def test_cards_that_leave_a_graveyard_are_seen_as_they_were_there() -> None:
    regent = thing(
        "regent",
        "Creature - Dragon",
        "Whenever an instant or sorcery card leaves your graveyard, put a +1/+1 counter on this creature.",
        power=3,
        toughness=3,
    )
    buried = tuple(
        thing(name, types, zone="graveyard")
        for name, types in (("bolt", "Instant"), ("rite", "Sorcery"), ("hill", "Land"))
    )
    grave = card("Void", "Instant", "Exile target player's graveyard.")
    outcome = played(cast(grave, "Alice"), ALL, objects=(regent, *buried))
    assert outcome["objects"]["regent"]["counters"] == {"+1/+1": 2}


FREE = {"with": "without paying its mana cost"}
PHAGE = card(
    "Phage",
    "Creature - Avatar",
    "When this creature enters, if you didn't cast it from your hand, you lose the game.",
    power=4,
    toughness=4,
)


@pytest.mark.rule("400.7d")
def test_what_was_cast_from_a_hand_is_told_from_what_was_not() -> None:
    assert [each["lost"] for each in played(cast(PHAGE), ALL)["players"].values()] == [False, False]
    rise = card("Rise", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    buried = {"id": "phage", "is": PHAGE, "controller": "Alice", "zone": "graveyard"}
    outcome = played(cast(rise, "phage"), ALL, objects=(buried,))
    assert [each["lost"] for each in outcome["players"].values()] == [True, False]


@pytest.mark.rule("707.10f")
def test_a_copy_of_a_permanent_spell_was_not_cast() -> None:
    titan = card("Titan", "Creature - Giant", "When this creature enters, if it was cast, you gain 3 life.", power=2)
    fork = card("Fork", "Instant", "Copy target creature spell you control.")
    outcome = played(cast({**titan, "toughness": 2}), cast(fork, "Titan"), ALL)
    assert lives(outcome) == (23, 20)


@pytest.mark.rule("700.5")
def test_a_god_is_a_creature_only_while_devotion_is_high_enough() -> None:
    text = "As long as your devotion to white is less than five, god isn't a creature."
    god = thing("god", "Enchantment Creature - God", text, power=5, toughness=6, mana_cost="{2}{W}")
    knights = tuple(bear(f"knight{n}", mana_cost="{W}{W}") for n in (1, 2))
    for number, types in ((1, ["Enchantment"]), (2, ["Enchantment", "Creature"])):
        outcome = played(objects=(god, *knights[:number]))
        assert outcome["objects"]["god"]["types"] == types


@pytest.mark.rule("118.9")
def test_a_spell_is_free_while_its_player_controls_a_commander() -> None:
    text = "If you control a commander, you may cast this spell without paying its mana cost.\nYou gain 4 life."
    guard = card("Guard", "Instant", text, mana_cost="{2}{U}")
    players = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    with_one = played(cast(guard, **FREE), ALL, objects=(bear("lord", commander=True),), players=players)
    without = played(cast(guard, **FREE), ALL, objects=(bear("lord"),), players=players)
    assert (legal(with_one), legal(without)) == ([True, True], [False, True])
    assert zones(with_one, "Guard") == ["graveyard"]
