"""The examples of sections 702 and 704 of the Comprehensive Rules (keyword abilities, state-based actions)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, why, zones

KILL = card("Kill", "Instant", "Destroy target creature.")
OVER: Told = {"to": "end of combat"}
SHOOT: Any = [{"name": "Alice", "hand": 0, "library": 9}, {"name": "Bob"}]


def attack(*who: str, **more: Any) -> Told:
    return {"attack": [{"who": each} for each in who], **more}


def block(who: str, *attackers: str) -> Told:
    return {"block": [{"who": who, "blocks": list(attackers)}]}


@pytest.mark.example("702.14d#1")
@pytest.mark.parametrize(("land", "blocks"), [("Basic Snow Land - Forest", False), ("Basic Land - Forest", True)])
def test_702_14d_who_has_snow_forestwalk_too_blocks_it_no_better(land: str, blocks: bool) -> None:
    objects = (
        thing("walker", "Creature - Elf", "Snow forestwalk", power=1, toughness=1),
        thing("other", "Creature - Elf", "Snow forestwalk", "Bob", power=1, toughness=1),
        thing("land", land, by="Bob"),
    )
    assert legal(played(attack("walker"), block("other", "walker"), objects=objects)) == [True, blocks]


@pytest.mark.example("702.15e#1")
def test_702_15e_life_is_gained_once_for_each_creature_with_lifelink() -> None:
    text = "Whenever you gain life, put a +1/+1 counter on this creature."
    mate = thing("mate", "Creature - Cat", text, power=2, toughness=2)
    linked = tuple(thing(each, "Creature - Cat", "Lifelink", power=1, toughness=1) for each in "ab")
    outcome = played(attack("a", "b"), OVER, ALL, objects=(mate, *linked))
    assert (outcome["objects"]["mate"]["counters"], lives(outcome)) == ({"+1/+1": 2}, (22, 18))


@pytest.mark.example("702.19b#1")
@pytest.mark.parametrize(("to_bob", "allowed"), [(1, True), (2, True), (3, False)])
def test_702_19b_what_other_attackers_assign_counts_for_trample(to_bob: int, allowed: bool) -> None:
    two = "This creature can block an additional creature each combat."
    objects = (
        thing("small", "Creature - Cat", power=1, toughness=1),
        thing("beast", "Creature - Beast", "Trample", power=3, toughness=3),
        thing("wall", "Creature - Wall", two, "Bob", power=2, toughness=2),
    )
    shares = {name: share for name, share in (("wall", 3 - to_bob), ("Bob", to_bob)) if share}
    outcome = played(
        attack("small", "beast"),
        block("wall", "small", "beast"),
        {"assign": "small", "damage": {"wall": 1}},
        {"assign": "beast", "damage": shares},
        OVER,
        objects=objects,
    )
    assert legal(outcome) == [True, True, True, allowed, True]
    assert not allowed or lives(outcome) == (20, 20 - to_bob)


@pytest.mark.example("702.19b#2")
def test_702_19b_lethal_damage_is_assigned_even_where_it_is_prevented() -> None:
    objects = (
        thing("beast", "Creature - Beast", "Trample", power=6, toughness=6, colors=["G"]),
        thing("knight", "Creature - Knight", "Protection from green", "Bob", power=2, toughness=2),
    )
    ask: Told = {"ask": "assignments", "who": "beast"}
    outcome = played(attack("beast"), block("knight", "beast"), ask, OVER, objects=objects)
    divided = [{"knight": 6}, *({"knight": 6 - over, "Bob": over} for over in range(1, 5))]
    assert (outcome["answers"][0]["answer"], zones(outcome, "knight")) == (divided, ["battlefield"])


@pytest.mark.example("702.19c#1")
@pytest.mark.parametrize(("shares", "allowed"), [({"jora": 2, "Bob": 5}, True), ({"jora": 1, "Bob": 6}, False)])
def test_702_19c_what_others_assign_to_the_planeswalker_counts(shares: dict[str, int], allowed: bool) -> None:
    objects = (
        thing("small", "Creature - Cat", power=1, toughness=1),
        thing("beast", "Creature - Beast", "Trample over planeswalkers", power=7, toughness=7),
        thing("jora", "Planeswalker - Jora", by="Bob", loyalty=3),
    )
    outcome = played(
        {"attack": [{"who": "small", "at": "jora"}, {"who": "beast", "at": "jora"}]},
        {"assign": "small", "damage": {"jora": 1}},
        {"assign": "beast", "damage": shares},
        OVER,
        objects=objects,
    )
    assert legal(outcome) == [True, True, allowed, True]
    assert (zones(outcome, "jora"), lives(outcome)) == (["graveyard"], (20, 15))


@pytest.mark.example("702.22h#1")
def test_702_22h_who_blocks_one_of_a_band_blocks_the_other_that_it_could_not() -> None:
    objects = (
        thing("flyer", "Creature - Bird", "Flying", power=1, toughness=1),
        thing("walker", "Creature - Human", "Swampwalk, banding", power=1, toughness=1),
        thing("guard", "Creature - Bird", "Flying", "Bob", power=0, toughness=9),
        thing("swamp", "Land - Swamp", by="Bob"),
    )
    band = attack("flyer", "walker", bands=[["flyer", "walker"]])
    assert legal(played(band, block("guard", "walker"), objects=objects)) == [True, False]
    outcome = played(band, block("guard", "flyer"), objects=objects)
    assert (legal(outcome), lives(outcome)) == ([True, True], (20, 20))
    blocked = played(band, block("guard", "flyer"), {"to": "combat damage"}, objects=objects)["objects"]
    assert [blocked[each]["blocked"] for each in ("flyer", "walker")] == [True, True]


@pytest.mark.example("702.24b#1")
def test_702_24b_the_counters_of_both_cumulative_upkeeps_count_for_the_second() -> None:
    text = "Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life."
    pay: Told = {"choose": "pay", "by": "Alice", "pick": True}
    outcome = played(
        pay,
        pay,
        {"to": "upkeep"},
        ALL,
        objects=(thing("it", "Creature - Elemental", text, power=4, toughness=4),),
        active="Bob",
        step="end",
    )
    paid = [step["amount"] for step in outcome["trace"] if step["event"] == "life lost"]
    assert (paid, lives(outcome), outcome["objects"]["it"]["counters"]) == ([1, 2], (17, 20), {"age": 2})


@pytest.mark.example("702.26b#1", "702.26b#2")
def test_702_26b_what_is_phased_out_is_not_counted_and_not_destroyed() -> None:
    three = bear("a"), bear("b"), bear("out", phased_out=True)
    count = card("Count", "Sorcery", "Draw a card for each creature you control.")
    assert played(cast(count), ALL, objects=three, players=SHOOT)["players"]["Alice"]["hand"] == 2
    sweep = card("Sweep", "Sorcery", "Destroy all creatures.")
    assert zones(played(cast(sweep), ALL, objects=three), "a", "out") == ["graveyard", "battlefield"]


@pytest.mark.example("702.51b#1")
@pytest.mark.parametrize(
    ("green", "red", "mana", "allowed"),
    [(2, 3, 0, True), (5, 0, 0, True), (2, 2, 0, False), (1, 4, 0, False), (0, 3, 2, True), (0, 5, 1, False)],
)
def test_702_51b_convoke_pays_for_the_total_cost(green: int, red: int, mana: int, allowed: bool) -> None:
    less = thing("less", "Enchantment", "Creature spells you cast cost {2} less to cast.")
    wurm = card("Wurm", "Creature - Wurm", "Convoke", power=5, toughness=5, mana_cost="{5}{G}{G}")
    helpers = (
        *(bear(f"green{each}", colors=["G"]) for each in range(green)),
        *(bear(f"red{each}", colors=["R"]) for each in range(red)),
    )
    players: Any = [{"name": "Alice", "mana": {"G": mana}}, {"name": "Bob"}]
    assert legal(played(cast(wurm), objects=(less, *helpers), players=players)) == [allowed]


@pytest.mark.example("702.51b#1")
def test_702_51b_no_more_creatures_are_tapped_than_the_total_cost_has_symbols() -> None:
    less = thing("less", "Enchantment", "Creature spells you cast cost {2} less to cast.")
    wurm = card("Wurm", "Creature - Wurm", "Convoke", power=5, toughness=5, mana_cost="{5}{G}{G}")
    nine = tuple(bear(f"green{each}", colors=["G"]) for each in range(9))
    outcome = played(cast(wurm, **{"with": "convoke"}), objects=(less, *nine))
    assert sum(each["tapped"] is True for each in outcome["objects"].values()) == 5


NYMPH = card(
    "Nymph",
    "Enchantment Creature - Nymph",
    "Bestow {3}{W}\nEnchanted creature gets +2/+2.",
    power=2,
    toughness=2,
    mana_cost="{1}{W}",
)


@pytest.mark.example("702.103d#1")
def test_702_103d_what_forbids_creature_spells_does_not_forbid_one_that_is_bestowed() -> None:
    storm = thing("storm", "Enchantment", "Creature spells can't be cast.")
    bestowed = played(cast(NYMPH, "cub", **{"with": "bestow"}), ALL, objects=(storm, bear("cub")))
    assert (legal(bestowed), bestowed["objects"]["cub"]["power"]) == ([True, True], 4)
    assert legal(played(cast(NYMPH), objects=(storm, bear("cub")))) == [False]


@pytest.mark.example("702.103d#2")
@pytest.mark.parametrize(
    ("spells", "as_creature", "bestowed"),
    [("creature", True, False), ("Aura", False, True), ("enchantment", True, True), ("artifact", False, False)],
)
def test_702_103d_what_allows_creature_spells_does_not_allow_one_that_is_bestowed(
    spells: str, as_creature: bool, bestowed: bool
) -> None:
    horde = thing("horde", "Enchantment", f"You may cast {spells} spells from the top of your library.")
    players: Any = [{"name": "Alice", "library": [{"id": "top", "is": NYMPH}]}, {"name": "Bob"}]
    there = {"from": "library"}
    outcomes = (
        played(cast(NYMPH, **there), objects=(horde, bear("cub")), players=players),
        played(cast(NYMPH, "cub", **there, **{"with": "bestow"}), objects=(horde, bear("cub")), players=players),
    )
    assert [legal(each) for each in outcomes] == [[as_creature], [bestowed]]
    assert [rules[0] for each in outcomes for rules in why(each)] == ["601.3"] * (2 - as_creature - bestowed)


@pytest.mark.example("702.164b#1")
def test_702_164b_toxic_values_add_up() -> None:
    rat = thing("rat", "Creature - Rat", "Toxic 2", power=1, toughness=1)
    gift = card("Gift", "Instant", "Target creature gains toxic 1 until end of turn.")
    outcome = played(cast(gift, "rat"), ALL, attack("rat"), OVER, objects=(rat,))
    assert (outcome["players"]["Bob"]["counters"], lives(outcome)) == ({"poison": 3}, (20, 19))


@pytest.mark.example("704.4#1")
def test_704_4_what_is_so_in_the_middle_of_a_resolution_triggers_but_kills_nothing() -> None:
    text = "Maro's power and toughness are each equal to the number of cards in your hand."
    maro = thing("Maro", "Creature - Elemental", text)
    empty = thing("empty", "Enchantment", "When you have no cards in hand, you gain 1 life.")
    wheel = card("Wheel", "Sorcery", "Discard your hand, then draw seven cards.")
    players: Any = [{"name": "Alice", "hand": [{"id": "held", "card": "Test Field"}], "library": 20}, {"name": "Bob"}]
    outcome = played(cast(wheel), {"resolve": "top"}, {"ask": "stack"}, ALL, objects=(maro, empty), players=players)
    told = outcome["objects"]["Maro"]
    assert (told["zone"], told["power"], told["toughness"]) == ("battlefield", 7, 7)
    assert (outcome["answers"][0]["answer"], lives(outcome)) == (["empty!1"], (21, 20))


@pytest.mark.example("704.8#1")
def test_704_8_the_counter_that_goes_with_the_creature_was_on_it() -> None:
    wolf = thing("wolf", "Creature - Wolf", "Undying", power=1, toughness=1)
    rot = card("Rot", "Sorcery", "Put three -1/-1 counters on target creature.")
    grown = played(cast(rot, "wolf"), ALL, objects=(wolf | {"counters": {"+1/+1": 1}},))
    back = played(cast(KILL, "wolf"), ALL, objects=(wolf,))
    assert [zones(each, "wolf") for each in (grown, back)] == [["graveyard"], ["battlefield"]]
    assert back["objects"]["wolf"]["counters"] == {"+1/+1": 1}
