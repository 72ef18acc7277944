"""CR 603.2: lands that are played, tokens that are created, counters that are put, damage that players are dealt."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing

NEXT = {"to": "next turn"}
BOLT = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")


@pytest.mark.rule("603.2c")
@pytest.mark.parametrize(("target", "size"), [("Bob", 5), ("Alice", 2)])
def test_603_2c_an_opponent_is_dealt_noncombat_damage(target: str, size: int) -> None:
    text = "Whenever an opponent is dealt noncombat damage, this creature gets +3/+0 until end of turn."
    imp = thing("imp", "Creature - Imp", text, power=2, toughness=2)
    outcome = played(cast(BOLT, target), ALL, objects=(imp,))
    assert outcome["objects"]["imp"]["power"] == size


@pytest.mark.rule("603.2c")
def test_603_2c_combat_damage_is_none_and_that_of_several_at_once_is_dealt_once() -> None:
    cold = thing("cold", "Enchantment", "Whenever an opponent is dealt noncombat damage, you gain 1 life.")
    warm = thing("warm", "Enchantment", "Whenever an opponent is dealt combat damage, you gain 5 life.")
    table = (cold, warm, bear("one"), bear("two"))
    fight = (
        {"to": "declare attackers"},
        {"attack": [{"who": "one", "at": "Bob"}, {"who": "two", "at": "Bob"}]},
        {"to": "end"},
        ALL,
    )
    assert lives(played(*fight, objects=table)) == (25, 16)


@pytest.mark.rule("305.4")
def test_305_4_a_land_that_is_put_onto_the_battlefield_is_not_played() -> None:
    text = "Whenever a player plays a land, that player loses 1 life."
    toll = thing("toll", "Enchantment", text)
    players = [{"name": "Alice", "hand": [{"id": "grove", "is": card("Grove", "Land")}]}, {"name": "Bob"}]
    grow = card("Grow", "Sorcery", "You may put a land card from your hand onto the battlefield.")
    play = played({"play": "grove", "by": "Alice"}, ALL, objects=(toll,), players=players)
    put = played(cast(grow), ALL, objects=(toll,), players=players)
    assert (lives(play), lives(put)) == ((19, 20), (20, 20))
    assert put["objects"]["grove"]["zone"] == "battlefield"


@pytest.mark.rule("111.2")
@pytest.mark.parametrize(("by", "life"), [("Alice", (22, 20)), ("Bob", (20, 20))])
def test_111_2_each_token_that_one_creates_triggers_by_itself(by: str, life: tuple[int, int]) -> None:
    joy = thing("joy", "Enchantment", "Whenever you create a token, you gain 1 life.")
    call = card("Call", "Sorcery", "Create two 1/1 white Soldier creature tokens.")
    assert lives(played(*([NEXT] if by == "Bob" else []), cast(call, by=by), ALL, objects=(joy,))) == life


@pytest.mark.rule("122.6")
@pytest.mark.parametrize(
    ("words", "life"),
    [("one or more +1/+1 counters are", 21), ("a +1/+1 counter is", 22), ("one or more -1/-1 counters are", 20)],
)
def test_122_6_counters_that_are_put_at_once_or_one_by_one(words: str, life: int) -> None:
    cub = bear("cub")
    text = f"Whenever {words} put on a creature you control, you gain 1 life."
    grow = card("Grow", "Instant", "Put two +1/+1 counters on target creature.")
    outcome = played(cast(grow, "cub"), ALL, objects=(cub, thing("joy", "Enchantment", text)))
    assert lives(outcome)[0] == life


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(("power", "life"), [(4, 21), (3, 20)])
def test_603_2_an_event_while_a_condition_holds(power: int, life: int) -> None:
    text = "Whenever this creature attacks while you control a creature with power 4 or greater, you gain 1 life."
    elf = thing("elf", "Creature - Elf", text, power=1, toughness=1)
    giant = thing("giant", "Creature - Giant", power=power, toughness=4)
    fight = {"to": "declare attackers"}, {"attack": [{"who": "elf", "at": "Bob"}]}, ALL
    assert lives(played(*fight, objects=(elf, giant)))[0] == life


@pytest.mark.rule("603.2")
def test_603_2_life_that_is_gained_for_the_first_time_in_a_turn() -> None:
    joy = thing("joy", "Enchantment", "Whenever you gain life for the first time each turn, draw a card.")
    spark = card("Spark", "Instant", "You gain 1 life.")
    do = cast({**spark, "name": "One"}), ALL, cast({**spark, "name": "Two"}), ALL
    outcome = played(*do, objects=(joy,), players=[{"name": "Alice", "hand": 0}, {"name": "Bob"}])
    assert outcome["players"]["Alice"]["hand"] == 1


@pytest.mark.rule("303.4b")
def test_303_4b_the_upkeep_of_whoever_controls_what_is_enchanted() -> None:
    text = (
        "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, "
        "put a -1/-1 counter on that creature."
    )
    rot = thing("rot", "Enchantment - Aura", text, attached_to="cub")
    cub = thing("cub", "Creature - Bear", by="Bob", power=4, toughness=4)
    outcome = played(NEXT, {"to": "draw"}, NEXT, {"to": "draw"}, objects=(cub, rot))
    assert outcome["objects"]["cub"]["counters"] == {"-1/-1": 1}


@pytest.mark.rule("608.2h")
def test_608_2h_of_a_creature_that_died_its_controller_and_its_power_are_the_last_ones() -> None:
    doom = card("Doom", "Instant", "Destroy target creature.")
    vice = thing("vice", "Enchantment", "Whenever a creature an opponent controls dies, its controller loses 2 life.")
    cup = thing("cup", "Enchantment", "Whenever a creature dies, you gain life equal to its power.")
    grown = bear("grown", by="Bob", counters={"+1/+1": 1})
    assert lives(played(cast(doom, "grown"), ALL, objects=(vice, cup, grown))) == (23, 18)


@pytest.mark.rule("702.29d")
def test_702_29d_who_cycles_a_card_discards_it_and_triggers_once() -> None:
    text = "Whenever you cycle or discard another card, you gain 1 life."
    joy = thing("joy", "Enchantment", text)
    drake = {"id": "drake", "is": card("Drake", "Creature - Drake", "Cycling {0}")}
    players = [{"name": "Alice", "hand": [drake]}, {"name": "Bob"}]
    cycle = {"activate": "drake", "ability": "Cycling", "by": "Alice"}
    assert lives(played(cycle, ALL, objects=(joy,), players=players))[0] == 21
