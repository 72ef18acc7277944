"""CR 601.2f, 701.23, 505.1: costs of abilities, searches for several kinds, main phases, doubled counters."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones

Told = dict[str, Any]


def alice(**more: Any) -> list[Told]:
    return [{"name": "Alice", **more}, {"name": "Bob"}]


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(("mana", "lords", "paid"), [(2, 1, True), (2, 0, False), (1, 2, True), (0, 2, False)])
def test_601_2f_an_ability_costs_less_for_each_legendary_creature(mana: int, lords: int, paid: bool) -> None:
    text = "{3}: You gain 1 life. This ability costs {1} less to activate for each legendary creature you control."
    kings = [thing(f"king{n}", "Legendary Creature - Human", power=1, toughness=1) for n in range(lords)]
    table = (thing("hall", "Land", text), *kings)
    assert legal(played({"activate": "hall", "ability": "{3}"}, objects=table, players=alice(mana={"C": mana}))) == [
        paid
    ]


@pytest.mark.rule("602.2b")
@pytest.mark.parametrize(("mana", "paid"), [(3, False), (4, True)])
def test_602_2b_abilities_of_described_sources_cost_more(mana: int, paid: bool) -> None:
    gloom = thing(
        "gloom", "Enchantment", "Activated abilities of white enchantments cost {3} more to activate.", by="Bob"
    )
    light = thing("light", "Enchantment", "{1}: You gain 1 life.", colors=["W"])
    stone = thing("stone", "Artifact", "{1}: You gain 1 life.")
    table, players = (gloom, light, stone), alice(mana={"C": mana})
    assert legal(played({"activate": "light", "ability": "{1}"}, objects=table, players=players)) == [paid]
    assert legal(played({"activate": "stone", "ability": "{1}"}, objects=table, players=players)) == [True]


LANDS = [
    {"id": "forest", "is": card("Forest", "Basic Land - Forest")},
    {"id": "plains", "is": card("Plains", "Basic Land - Plains")},
    {"id": "woods", "is": card("Woods", "Basic Land - Forest")},
]


@pytest.mark.rule("701.23a")
def test_701_23a_basic_lands_that_share_a_type() -> None:
    text = (
        "Search your library for up to two basic land cards that share a land type, put them onto the battlefield "
        "tapped, then shuffle."
    )
    outcome = played(cast(card("Seek", "Sorcery", text)), ALL, players=alice(library=LANDS))
    assert zones(outcome, "forest", "plains", "woods") == ["battlefield", "library", "battlefield"]


@pytest.mark.rule("701.23a")
def test_701_23a_one_card_of_each_kind() -> None:
    text = "Search your library for a Plains card and a Forest card, put them onto the battlefield, then shuffle."
    outcome = played(cast(card("Seek", "Sorcery", text)), ALL, players=alice(library=LANDS))
    assert zones(outcome, "forest", "plains", "woods") == ["battlefield", "battlefield", "library"]


@pytest.mark.rule("505.1")
@pytest.mark.parametrize(
    ("step", "by", "life"), [("main", "Alice", (25, 20)), ("end", "Alice", (23, 20)), ("main", "Bob", (20, 23))]
)
def test_505_1_a_spell_that_was_cast_in_a_main_phase_of_its_player(step: str, by: str, life: tuple[int, int]) -> None:
    text = "You gain 3 life.\nIf you cast this spell during your main phase, you gain 2 life."
    do = [] if step == "main" else [{"to": step}]
    assert lives(played(*do, cast(card("Insight", "Instant", text), by=by), ALL)) == life


@pytest.mark.rule("701.10e")
def test_701_10e_the_counters_of_each_are_doubled() -> None:
    text = "Double the number of +1/+1 counters on each creature you control."
    one, two, none = bear("one", counters={"+1/+1": 1}), bear("two", counters={"+1/+1": 3}), bear("none")
    outcome = played(cast(card("Grow", "Sorcery", text)), ALL, objects=(one, two, none))
    assert [outcome["objects"][each]["counters"].get("+1/+1", 0) for each in ("one", "two", "none")] == [2, 6, 0]


@pytest.mark.rule("509.1b")
@pytest.mark.parametrize(
    ("words", "blocks"),
    [
        ("can't be blocked by creatures with power 2 or less this turn", [False, True, True]),
        ("can't be blocked this turn except by creatures with flying", [False, False, True]),
    ],
)
def test_509_1b_blockers_for_a_turn(words: str, blocks: list[bool]) -> None:
    ox = thing("ox", "Creature - Ox", power=3, toughness=3, by="Bob")
    bird = thing("bird", "Creature - Bird", "Flying", power=3, toughness=1, by="Bob")
    slip = cast(card("Slip", "Sorcery", f"Target creature {words}."), "elf")
    table = (thing("elf", "Creature - Elf", power=1, toughness=1), bear("cub", by="Bob"), ox, bird)
    attack = {"to": "declare attackers"}, {"attack": [{"who": "elf", "at": "Bob"}]}, {"to": "declare blockers"}
    found = [
        legal(played(slip, ALL, *attack, {"block": [{"who": each, "blocks": ["elf"]}]}, objects=table))[-1]
        for each in ("cub", "ox", "bird")
    ]
    assert found == blocks


@pytest.mark.rule("614.1c")
def test_614_1c_a_counter_for_each_card_in_a_graveyard() -> None:
    text = "This creature enters with a +1/+1 counter on it for each creature card in your graveyard."
    dead = [thing(f"dead{n}", "Creature - Elf", power=1, toughness=1, zone="graveyard", owner="Alice") for n in (1, 2)]
    troll = cast(card("troll", "Creature - Troll", text, power=1, toughness=1))
    assert played(troll, ALL, objects=tuple(dead))["objects"]["troll"]["counters"] == {"+1/+1": 2}


@pytest.mark.rule("603.2")
@pytest.mark.parametrize("controller", ["Alice", "Bob"])
def test_603_2_what_is_enchanted_attacks_and_its_controller_loses_life(controller: str) -> None:
    text = "Enchant creature\nWhenever enchanted creature attacks or blocks, its controller loses 3 life."
    table = (bear("cub", by=controller), thing("bond", "Enchantment - Aura", text, attached_to="cub"))
    turn = [] if controller == "Alice" else [{"to": "next turn"}]
    attack = (
        {"to": "declare attackers"},
        {"attack": [{"who": "cub", "at": "Bob" if controller == "Alice" else "Alice"}]},
        ALL,
    )
    assert lives(played(*turn, *attack, objects=table)) == ((17, 18) if controller == "Alice" else (18, 17))
