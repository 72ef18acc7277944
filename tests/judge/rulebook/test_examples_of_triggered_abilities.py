"""The examples of 603 of the Comprehensive Rules (handling triggered abilities)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, zones

LEVEL = card("Level", "Sorcery", "Destroy all lands.")
BOLT = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")


def stacks(outcome: Told) -> list[list[str]]:
    """What each question about the stack was answered."""
    return [each["answer"] for each in outcome["answers"]]


@pytest.mark.example("603.2c#1")
def test_603_2c_it_triggers_once_for_each_land_that_is_destroyed() -> None:
    font = thing(
        "font", "Enchantment", "Whenever a land is put into a graveyard from the battlefield, you gain 1 life."
    )
    lands = thing("a", "Land"), thing("b", "Land"), thing("c", "Land", by="Bob")
    outcome = played(cast(LEVEL), {"resolve": "top"}, {"ask": "stack"}, ALL, objects=(font, *lands))
    assert (len(stacks(outcome)[0]), lives(outcome)) == (3, (23, 20))


@pytest.mark.example("603.2e#1")
def test_603_2e_what_enters_tapped_or_is_tapped_already_does_not_become_tapped() -> None:
    watcher = thing("watcher", "Enchantment", "Whenever a creature becomes tapped, you gain 1 life.")
    late = card("Late", "Creature - Sloth", "This creature enters tapped.", power=2, toughness=2)
    doze = card("Doze", "Instant", "Tap target creature.")
    entered = played(cast(late), ALL, objects=(watcher,))
    awake = played(cast(doze, "cub"), ALL, objects=(watcher, bear("cub")))
    asleep = played(cast(doze, "cub"), ALL, objects=(watcher, bear("cub", tapped=True)))
    assert (entered["objects"]["Late"]["tapped"], asleep["objects"]["cub"]["tapped"]) == (True, True)
    assert [lives(each) for each in (entered, awake, asleep)] == [(20, 20), (21, 20), (20, 20)]


@pytest.mark.example("603.2g#1")
@pytest.mark.parametrize(("amount", "life"), [(3, 20), (2, 21)])
def test_603_2g_damage_that_is_prevented_triggers_nothing(amount: int, life: int) -> None:
    brute = thing(
        "brute", "Creature - Brute", "Whenever this creature is dealt damage, you gain 1 life.", power=4, toughness=4
    )
    text = f"Prevent the next {amount} damage that would be dealt to target creature this turn."
    outcome = played(cast(card("Shield", "Instant", text), "brute"), ALL, cast(BOLT, "brute"), ALL, objects=(brute,))
    assert (outcome["objects"]["brute"]["damage"], lives(outcome)) == (3 - amount, (life, 20))


SOVEREIGN = thing(
    "sovereign", "Enchantment", "At the beginning of your upkeep, if you have 40 or more life, you win the game."
)


@pytest.mark.example("603.4#1")
@pytest.mark.parametrize(
    ("life", "hurt", "triggers", "winner"),
    [(39, False, False, None), (40, False, True, "Alice"), (40, True, True, None)],
)
def test_603_4_the_condition_is_checked_as_the_upkeep_begins_and_as_it_resolves(
    life: int, hurt: bool, triggers: bool, winner: str | None
) -> None:
    answer = (cast(BOLT, "Alice", by="Bob"),) if hurt else ()
    do = {"to": "next turn"}, {"ask": "stack"}, *answer, ALL
    players = [{"name": "Alice", "life": life}, {"name": "Bob"}]
    outcome = played(*do, objects=(SOVEREIGN,), players=players, active="Bob", step="end")
    assert (bool(stacks(outcome)[0]), outcome["winner"]) == (triggers, winner)


@pytest.mark.example("603.6b#1")
def test_603_6b_what_enters_is_looked_at_as_it_is_on_the_battlefield() -> None:
    watcher = thing("watcher", "Artifact", "Whenever a creature enters, you gain 1 life.")
    alive = thing("alive", "Enchantment", "All lands are 1/1 creatures that are still lands.")
    dull = thing("dull", "Enchantment", "All creatures lose all abilities.")
    elder = card("Elder", "Creature - Elf", "When this creature enters, you gain 5 life.", power=1, toughness=1)
    field: Told = {"play": "Test Field", "as": "field"}
    assert [lives(played(field, ALL, objects=(watcher, *each))) for each in ((), (alive,))] == [(20, 20), (21, 20)]
    assert [lives(played(cast(elder), ALL, objects=each)) for each in ((), (dull,))] == [(25, 20), (20, 20)]


@pytest.mark.example("603.7a#1")
@pytest.mark.parametrize(("in_answer", "life"), [(True, 20), (False, 22)])
def test_603_7a_what_happened_before_the_delayed_ability_was_made_triggers_nothing(in_answer: bool, life: int) -> None:
    text = "{2}: When this creature leaves the battlefield this turn, you gain 2 life."
    seer = thing("seer", "Creature - Seer", text, power=1, toughness=1)
    kill = cast(BOLT, "seer", by="Bob")
    ability = {"activate": "seer", "ability": 1}
    do = (ability, kill, ALL) if in_answer else (ability, ALL, kill, ALL)
    outcome = played(*do, objects=(seer,))
    assert (zones(outcome, "seer"), lives(outcome)) == (["graveyard"], (life, 20))


@pytest.mark.example("603.7c#1")
def test_603_7c_it_is_exiled_though_it_is_no_creature_any_more_but_not_once_it_left() -> None:
    ghost = thing(
        "ghost",
        "Creature - Spirit",
        "{1}: Exile this creature at the beginning of the next end step.",
        power=2,
        toughness=2,
    )
    stone = card(
        "Stone", "Instant", "Target creature becomes an artifact and loses all other card types until end of turn."
    )
    away = card("Away", "Instant", "Return target creature to its owner's hand.")
    ability, end = {"activate": "ghost", "ability": 1}, {"to": "cleanup"}
    stayed = played(ability, ALL, cast(stone, "ghost"), ALL, end, objects=(ghost,))
    left = played(ability, ALL, cast(away, "ghost"), ALL, end, objects=(ghost,))
    assert (zones(stayed, "ghost"), zones(left, "ghost")) == (["exile"], ["hand"])


@pytest.mark.example("603.8#1")
def test_603_8_an_empty_hand_triggers_once_until_the_ability_has_left_the_stack() -> None:
    empty = thing("empty", "Enchantment", "When you have no cards in hand, you gain 1 life.")
    last = card("Last", "Sorcery", "You gain 10 life.")
    one: Any = [{"name": "Alice", "hand": [{"id": "last", "is": last}], "library": 9}, {"name": "Bob"}]
    outcome = played(cast(last), {"ask": "stack"}, {"ask": "stack"}, objects=(empty,), players=one)
    assert [len(each) for each in stacks(outcome)] == [2, 2]
    renew = card("Renew", "Sorcery", "Discard your hand, then draw three cards.")
    two: Any = [
        {"name": "Alice", "hand": [{"id": "r", "is": renew}, {"id": "last", "is": last}], "library": 9},
        {"name": "Bob"},
    ]
    outcome = played(cast(renew), {"ask": "stack"}, ALL, objects=(empty,), players=two)
    assert (stacks(outcome), lives(outcome), outcome["players"]["Alice"]["hand"]) == ([["Renew"]], (21, 20), 3)


@pytest.mark.example("603.10a#1")
def test_603_10a_what_dies_at_once_with_the_creatures_sees_them_die() -> None:
    watcher = thing("watcher", "Artifact", "Whenever a creature dies, you gain 1 life.")
    end = card("Ruin", "Sorcery", "Destroy all artifacts, creatures, and enchantments.")
    outcome = played(cast(end), ALL, objects=(watcher, bear("a"), bear("b", "Bob")))
    assert (zones(outcome, "watcher", "a", "b"), lives(outcome)) == (["graveyard"] * 3, (22, 20))


@pytest.mark.example("603.12#1")
def test_603_12_only_the_sacrifice_that_the_ability_asked_for_triggers_the_reflexive_one() -> None:
    text = (
        "When this creature enters, you may sacrifice another creature. "
        "When you do, this creature deals 3 damage to any target."
    )
    archer = card("Archer", "Creature - Archer", text, power=2, toughness=2)
    altar = thing("altar", "Artifact", "Sacrifice a creature: You gain 1 life.")
    there = altar, bear("a"), bear("b")
    give, other = {"choose": "may", "pick": True}, {"activate": "altar", "ability": 1}
    target = {"choose": "target", "pick": "Bob"}
    pick_a, pick_b = ({"choose": "sacrifice", "pick": each} for each in "ab")
    did = played(give, pick_a, target, cast(archer), ALL, objects=there)
    refused = played({"choose": "may", "pick": False}, cast(archer), ALL, pick_b, other, ALL, objects=there)
    assert (lives(did), zones(did, "a", "b")) == ((20, 17), ["graveyard", "battlefield"])
    assert (lives(refused), zones(refused, "a", "b")) == ((21, 20), ["battlefield", "graveyard"])
    assert legal(refused)[-1]
