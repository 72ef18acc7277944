"""CR 608.2d, 109.2, 201.2a: options that a text names, others than what it has named, and what shares a name."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones


def hand(outcome: dict[str, Any], player: str = "Alice") -> Any:
    return outcome["players"][player]["hand"]


NO_HANDS = [{"name": "Alice", "hand": 0}, {"name": "Bob", "hand": 0}]


@pytest.mark.rule("608.2d")
@pytest.mark.parametrize(("pick", "keyword"), [(1, "deathtouch"), (2, "lifelink")])
def test_608_2d_the_keyword_of_its_controllers_choice(pick: int, keyword: str) -> None:
    text = "Target creature gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn."
    answer = {"choose": "option", "by": "Alice", "pick": pick}
    cub = played(answer, cast(card("Boon", "Instant", text), "cub"), ALL, objects=(bear("cub"),))["objects"]["cub"]
    assert (cub["power"], cub["keywords"]) == (3, [keyword])


@pytest.mark.rule("608.2d")
def test_608_2d_one_of_two_tokens() -> None:
    farm = thing("farm", "Enchantment", "Whenever you gain life, create a Food token or a Treasure token.")
    spark = cast(card("Spark", "Instant", "You gain 1 life."))
    outcome = played({"choose": "option", "by": "Alice", "pick": 2}, spark, ALL, objects=(farm,))
    assert [name for name in outcome["objects"] if name in {"food", "treasure"}] == ["treasure"]


@pytest.mark.rule("109.2")
@pytest.mark.parametrize(("x", "left"), [(5, "graveyard"), (4, "battlefield")])
def test_109_2_all_other_creatures_are_those_that_the_spell_did_not_create(x: int, left: str) -> None:
    text = "Create X 1/1 white Soldier creature tokens. If X is 5 or more, destroy all other creatures."
    outcome = played(cast(card("Coup", "Sorcery", text, mana_cost="{X}{W}{W}"), x=x), ALL, objects=(bear("cub"),))
    soldiers = [each for name, each in outcome["objects"].items() if name.startswith("soldier")]
    assert (outcome["objects"]["cub"]["zone"], len(soldiers)) == (left, x)
    assert {each["zone"] for each in soldiers} == {"battlefield"}


@pytest.mark.rule("109.2")
def test_109_2_each_other_creature_is_not_the_target() -> None:
    text = "Target creature you control deals damage equal to its power to each other creature and each opponent."
    giant = thing("giant", "Creature - Giant", power=4, toughness=4)
    outcome = played(
        cast(card("Fire", "Sorcery", text), "giant"), ALL, objects=(giant, bear("own"), bear("cub", "Bob"))
    )
    assert (zones(outcome, "giant", "own", "cub"), lives(outcome)) == (
        ["battlefield", "graveyard", "graveyard"],
        (20, 16),
    )


@pytest.mark.rule("201.2a")
def test_201_2a_all_others_with_the_same_name() -> None:
    text = "Destroy target nonland permanent and all other permanents with the same name as that permanent."
    two = {"id": "two", "is": bear("one")["is"], "controller": "Bob"}
    outcome = played(cast(card("Pulse", "Sorcery", text), "one"), ALL, objects=(bear("one"), two, bear("other")))
    assert zones(outcome, "one", "two", "other") == ["graveyard", "graveyard", "battlefield"]


@pytest.mark.rule("608.2f")
def test_608_2f_you_and_a_target_opponent_each_draw() -> None:
    text = "You and target opponent each draw two cards."
    outcome = played(cast(card("Deal", "Sorcery", text), "Bob"), ALL, players=NO_HANDS)
    assert (hand(outcome), hand(outcome, "Bob")) == (2, 2)


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("color", "zone"), [("U", "graveyard"), ("R", "battlefield")])
def test_608_2c_a_spell_is_countered_if_it_is_of_that_color(color: str, zone: str) -> None:
    imp = card("imp", "Creature - Imp", power=1, toughness=1, colors=[color])
    blast = card("Blast", "Instant", "Counter target spell if it's blue.")
    outcome = played(cast(imp), cast(blast, "imp", by="Bob"), ALL)
    assert outcome["objects"]["imp"]["zone"] == zone


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("kind", "drawn"), [("Zombie", 1), ("Bear", 0)])
def test_608_2c_what_a_card_is_that_has_left_the_graveyard(kind: str, drawn: int) -> None:
    text = "Return target creature card from your graveyard to your hand. If it's a Zombie card, draw a card."
    dead = thing("dead", f"Creature - {kind}", power=1, toughness=1, zone="graveyard", owner="Alice")
    outcome = played(cast(card("Call", "Sorcery", text), "dead"), ALL, objects=(dead,), players=NO_HANDS)
    assert (outcome["objects"]["dead"]["zone"], hand(outcome)) == ("hand", 1 + drawn)


@pytest.mark.rule("400.7")
@pytest.mark.parametrize("spell", [True, False])
def test_400_7_a_spell_or_a_creature_goes_back(spell: bool) -> None:
    back = card("Back", "Instant", "Return target spell or creature to its owner's hand.")
    cub = card("cub", "Creature - Bear", power=2, toughness=2)
    do = (cast(cub), cast(back, "cub", by="Bob"), ALL) if spell else (cast(back, "cub", by="Bob"), ALL)
    outcome = played(*do, objects=() if spell else (bear("cub"),), players=NO_HANDS)
    assert outcome["objects"]["cub"]["zone"] == "hand"


@pytest.mark.rule("602.2b")
def test_602_2b_what_is_exiled_as_a_cost_is_gone_as_the_ability_resolves() -> None:
    urn = thing("urn", "Artifact", "{1}, Exile this artifact: Draw a card.")
    outcome = played({"activate": "urn", "ability": "{1}"}, ALL, objects=(urn,), players=NO_HANDS)
    assert (outcome["objects"]["urn"]["zone"], hand(outcome)) == ("exile", 1)


@pytest.mark.rule("701.37a")
def test_701_37a_what_is_monstrous_does_not_grow_again() -> None:
    text = "{1}: Monstrosity 2.\nWhen this creature becomes monstrous, draw a card."
    hydra = thing("hydra", "Creature - Hydra", text, power=1, toughness=1)
    twice = {"activate": "hydra", "ability": "{1}"}, ALL, {"activate": "hydra", "ability": "{1}"}, ALL
    outcome = played(*twice, objects=(hydra,), players=NO_HANDS)
    assert (outcome["objects"]["hydra"]["counters"], hand(outcome)) == ({"+1/+1": 2}, 1)


@pytest.mark.rule("701.46a")
@pytest.mark.parametrize(("before", "after"), [({}, {"+1/+1": 2}), ({"+1/+1": 1}, {"+1/+1": 1})])
def test_701_46a_only_what_has_no_counters_adapts(before: dict[str, int], after: dict[str, int]) -> None:
    frog = thing("frog", "Creature - Frog", "{1}: Adapt 2.", power=1, toughness=1, counters=before)
    assert played({"activate": "frog", "ability": "{1}"}, ALL, objects=(frog,))["objects"]["frog"]["counters"] == after


@pytest.mark.rule("122.1")
def test_122_1_counters_on_several_and_for_each() -> None:
    text = (
        "Whenever another creature you control enters, put a +1/+1 counter on that creature and a charge counter on ~."
    )
    elf = thing("elf", "Creature - Elf", text.replace("~", "this creature"), power=1, toughness=1)
    outcome = played(cast(card("cub", "Creature - Bear", power=2, toughness=2)), ALL, objects=(elf,))
    assert [outcome["objects"][each]["counters"] for each in ("cub", "elf")] == [{"+1/+1": 1}, {"charge": 1}]
    grow = card("Grow", "Sorcery", "Put a +1/+1 counter on target creature for each Elf you control.")
    grown = played(cast(grow, "one"), ALL, objects=(bear("one"), elf, {**elf, "id": "two"}))
    assert grown["objects"]["one"]["counters"] == {"+1/+1": 2}


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(("life", "gained"), [(19, 4), (20, 0)])
def test_603_4_an_opponent_has_more_life(life: int, gained: int) -> None:
    text = "You gain 4 life if an opponent has more life than you."
    players = [{"name": "Alice", "life": life}, {"name": "Bob", "life": 20}]
    assert lives(played(cast(card("Balm", "Instant", text)), ALL, players=players))[0] == life + gained


@pytest.mark.rule("604.1")
@pytest.mark.parametrize(("opponents", "tapped"), [(1, True), (2, False)])
def test_604_1_a_land_asks_how_many_opponents_there_are(opponents: int, tapped: bool) -> None:
    land = card("Path", "Land", "This land enters tapped unless you have two or more opponents.")
    hand = [{"id": "path", "is": land}]
    players = [{"name": "Alice", "hand": hand}, *({"name": name} for name in ("Bob", "Carol")[:opponents])]
    more: dict[str, Any] = {"variant": "free-for-all"} if opponents > 1 else {}
    assert played({"play": "path", "by": "Alice"}, players=players, **more)["objects"]["path"]["tapped"] is tapped


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(("power", "drawn"), [(3, 1), (2, 0)])
def test_603_4_creatures_with_different_powers(power: int, drawn: int) -> None:
    text = "At the beginning of your end step, if you control two or more creatures with different powers, draw a card."
    circle = thing("circle", "Enchantment", text)
    other = thing("other", "Creature - Ox", power=power, toughness=3)
    outcome = played({"to": "end"}, ALL, objects=(circle, bear("cub"), other), players=NO_HANDS)
    assert hand(outcome) == drawn


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize("colors", [["U"], ["R"], ["U", "R"]])
def test_601_2f_spells_of_either_kind_cost_less_once(colors: list[str]) -> None:
    text = "Blue spells and red spells you cast cost {1} less to cast."
    imp = card("imp", "Creature - Imp", power=1, toughness=1, colors=colors, mana_cost="{3}")
    players = [{"name": "Alice", "mana": {"C": 2}}, {"name": "Bob"}]
    table = (thing("cat", "Creature - Cat", text, power=1, toughness=1),)
    assert legal(played(cast(imp), objects=table, players=players)) == [True]
    short = [{"name": "Alice", "mana": {"C": 1}}, {"name": "Bob"}]
    assert legal(played(cast(imp), objects=table, players=short)) == [False]
