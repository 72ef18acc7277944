"""CR 608.2c, 118.12, 402: what may be done if something is so, what was chosen, sizes that are compared, hands."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, zones

VICTIMIZE = card(
    "victimize",
    "Sorcery",
    "Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to "
    "the battlefield tapped.",
)
BURIED = (bear("a", zone="graveyard"), bear("b", zone="graveyard"))


@pytest.mark.rule("608.2c")
def test_608_2c_the_chosen_cards_come_back_for_a_creature() -> None:
    fed = played(cast(VICTIMIZE, "a", "b"), ALL, objects=(*BURIED, bear("food")))
    assert zones(fed, "a", "b", "food") == ["battlefield", "battlefield", "graveyard"]
    assert fed["objects"]["a"]["tapped"] is True
    assert zones(played(cast(VICTIMIZE, "a", "b"), ALL, objects=BURIED), "a", "b") == ["graveyard", "graveyard"]


MEREN = (
    "Whenever another creature you control dies, you get an experience counter.\nAt the beginning of your end step, "
    "choose target creature card in your graveyard. If that card's mana value is less than or equal to the number of "
    "experience counters you have, return it to the battlefield. Otherwise, put it into your hand."
)
KILL = card("kill", "Instant", "Destroy target creature.")


@pytest.mark.rule("608.2c", "122.1")
@pytest.mark.parametrize(("value", "zone"), [(1, "battlefield"), (2, "hand")])
def test_608_2c_a_size_is_compared_with_a_number_of_counters(value: int, zone: str) -> None:
    meren = thing("meren", "Creature", MEREN, power=3, toughness=4)
    fodder = thing("fodder", "Creature - Rat", power=1, toughness=1, mana_cost="{9}")
    dead = thing("dead", "Creature", zone="graveyard", mana_cost=f"{{{value}}}", power=1, toughness=1)
    aim = {"choose": "target", "pick": "dead", "by": "Alice"}
    outcome = played(cast(KILL, "fodder"), ALL, aim, {"to": "end"}, ALL, objects=(meren, fodder, dead))
    assert zones(outcome, "dead") == [zone]


WHEEL = card(
    "wheel",
    "Sorcery",
    "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this "
    "way.",
)


@pytest.mark.rule("402", "608.2c")
def test_608_2c_everybody_draws_as_many_as_the_largest_hand_had() -> None:
    players: list[Any] = [{"name": "Alice", "hand": 2}, {"name": "Bob", "hand": 5}]
    outcome = played(cast(WHEEL), ALL, players=players)
    assert [each["hand"] for each in outcome["players"].values()] == [5, 5]


DUST = card(
    "dust",
    "Instant",
    "Exile target artifact. If you cast this spell during your main phase, you may exile up to one other target "
    "artifact.",
)


@pytest.mark.rule("608.2c", "505.1")
def test_608_2c_what_may_be_done_if_something_is_so() -> None:
    rocks = (thing("r", "Artifact", by="Bob"), thing("s", "Artifact", by="Bob"))
    assert zones(played(cast(DUST, "r", "s"), ALL, objects=rocks), "r", "s") == ["exile", "exile"]
    late = played({"to": "end"}, cast(DUST, "r", "s"), ALL, objects=rocks)
    assert zones(late, "r", "s") == ["exile", "battlefield"]


KRAKEN = "Whenever you draw a card, you may pay {1}. When you do, you may tap or untap target creature."
DRAW = card("draw", "Instant", "Draw a card.")


@pytest.mark.rule("603.12")
def test_603_12_what_is_done_when_one_pays_may_be_optional() -> None:
    kraken = thing("kraken", "Creature", KRAKEN, power=5, toughness=5)
    pay = {"choose": "pay", "pick": True, "by": "Alice"}
    may = {"choose": "may", "pick": True, "by": "Alice"}
    aim = {"choose": "target", "pick": "x", "by": "Alice"}
    outcome = played(pay, may, aim, cast(DRAW), ALL, objects=(kraken, bear("x", "Bob")))
    assert outcome["objects"]["x"]["tapped"] is True


SPLASH = card(
    "Splash", "Sorcery", "Spend only black mana on X.\nSplash deals X damage to any target and you gain X life."
)


@pytest.mark.rule("107.3", "118.3")
@pytest.mark.parametrize(("x", "paid"), [(2, True), (3, False)])
def test_107_3_only_such_mana_pays_for_x(x: int, paid: bool) -> None:
    splash = {**SPLASH, "mana_cost": "{X}{1}"}
    players: list[Any] = [{"name": "Alice", "mana": {"B": 2, "R": 4}}, {"name": "Bob"}]
    outcome = played(cast(splash, "Bob", x=x), ALL, players=players)
    assert legal(outcome)[0] is paid
    assert lives(outcome) == ((20 + x, 20 - x) if paid else (20, 20))


RATS = "{X}: This creature deals X damage to each player. Spend only black mana on X."


@pytest.mark.rule("107.3", "118.3")
@pytest.mark.parametrize(("x", "paid"), [(2, True), (3, False)])
def test_107_3_only_such_mana_pays_for_the_x_of_an_ability(x: int, paid: bool) -> None:
    players: list[Any] = [{"name": "Alice", "mana": {"B": 2, "R": 4}}, {"name": "Bob"}]
    rats = thing("rats", "Creature", RATS, power=1, toughness=1)
    outcome = played({"activate": "rats", "ability": 1, "x": x}, ALL, objects=(rats,), players=players)
    assert lives(outcome) == ((20 - x, 20 - x) if paid else (20, 20))


TENDER = "{T}: For each color among permanents you control, add one mana of that color."


@pytest.mark.rule("106.3")
def test_106_3_one_mana_of_each_color() -> None:
    tender = thing("tender", "Creature", TENDER, power=1, toughness=1, colors=["G"])
    wolf = thing("wolf", "Creature", power=1, toughness=1, colors=["R", "G"])
    gold = card("gold", "Instant", "You gain 2 life.", mana_cost="{G}{R}")
    players: list[Any] = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    tap = {"activate": "tender", "ability": 1}
    assert lives(played(tap, cast(gold), ALL, objects=(tender, wolf), players=players)) == (22, 20)
    assert lives(played(tap, cast(gold), ALL, objects=(tender,), players=players)) == (20, 20)


def taker(*more: Told) -> Told:
    text = (
        "When this creature enters, exile another target creature until this creature leaves the battlefield. You may "
        "cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell."
    )
    taker_card = card("taker", "Creature - Pirate", text, power=2, toughness=3)
    ox = thing("ox", "Creature - Ox", by="Bob", power=3, toughness=3, mana_cost="{W}")
    return played(cast(taker_card), ALL, *more, objects=(ox,))


@pytest.mark.rule("610.3", "601.3")
def test_610_3_what_was_cast_out_of_exile_does_not_come_back() -> None:
    assert zones(taker(), "ox") == ["exile"]
    assert zones(taker(cast(KILL, "taker"), ALL), "ox") == ["battlefield"]
    again = {"cast": "ox", "by": "Alice"}
    kept = taker(again, ALL, cast(KILL, "taker"), ALL)
    assert (zones(kept, "ox"), kept["objects"]["ox"]["controller"]) == (["battlefield"], "Alice")
    late = taker(cast(KILL, "taker"), ALL, again)
    assert legal(late)[-1] is False


HAMMER = (
    "Hammer deals 3 damage to any target.\n{2}: Return this card from your graveyard to your hand. Activate only "
    "during your upkeep."
)


@pytest.mark.rule("113.6m")
def test_113_6m_a_spell_card_returns_itself_from_the_graveyard() -> None:
    hammer = thing("Hammer", "Sorcery", HAMMER, zone="graveyard")
    back = {"activate": "Hammer", "ability": 1}
    assert zones(played(back, ALL, objects=(hammer,), step="upkeep"), "Hammer") == ["hand"]
    assert zones(played(back, ALL, objects=(hammer,)), "Hammer") == ["graveyard"]


@pytest.mark.rule("701.14a")
def test_701_14a_that_creature_is_the_other_one_of_the_two() -> None:
    feed = card(
        "feed",
        "Sorcery",
        "Choose target creature an opponent controls. When that creature dies this turn, you gain 3 life. Target "
        "creature you control fights that creature.",
    )
    ox = thing("ox", "Creature - Ox", power=3, toughness=3)
    outcome = played(cast(feed, "x", "ox"), ALL, objects=(bear("x", "Bob"), ox))
    assert (zones(outcome, "x", "ox"), lives(outcome)) == (["graveyard", "battlefield"], (23, 20))


@pytest.mark.rule("614.15")
@pytest.mark.parametrize(("lands", "life", "cards"), [(1, 20, 1), (2, 23, 0)])
def test_614_15_something_else_is_done_instead(lands: int, life: int, cards: int) -> None:
    either = card("either", "Sorcery", "Draw a card. If you control two or more lands, you gain 3 life instead.")
    there = tuple(thing(f"l{each}", "Land") for each in range(lands))
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    alice = played(cast(either), ALL, objects=there, players=players)["players"]["Alice"]
    assert (alice["life"], alice["hand"]) == (life, cards)


TREE = (
    "Whenever a creature you control enters, draw a card if its power is 3 or greater. Otherwise, put two +1/+1 "
    "counters on it."
)


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("power", "drawn", "counters"), [(3, 1, {}), (2, 0, {"+1/+1": 2})])
def test_608_2c_otherwise_speaks_of_what_the_condition_asks_about(
    power: int, drawn: int, counters: dict[str, int]
) -> None:
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    ox = card("ox", "Creature", power=power, toughness=2)
    outcome = played(cast(ox), ALL, objects=(thing("tree", "Enchantment", TREE),), players=players)
    assert (outcome["players"]["Alice"]["hand"], outcome["objects"]["ox"]["counters"]) == (drawn, counters)
