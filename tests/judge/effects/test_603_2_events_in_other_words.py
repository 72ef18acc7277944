"""CR 603.2: lands and spells played, damage to some creatures, what enters from graveyards, energy, attackers."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing

GAIN = "you gain 3 life."


def gains(trigger: str, *do: Told, objects: tuple[Told, ...] = (), **rest: Any) -> bool:
    """Whether the ability triggers and resolves."""
    watcher = thing("watcher", "Enchantment", f"{trigger}, {GAIN}")
    outcome = played(*do, ALL, objects=(watcher, *objects), **rest)
    return bool(lives(outcome)[0] == 23)


WISP = cast(card("wisp", "Instant", "Draw a card."))
LAND: list[Any] = [{"name": "Alice", "hand": [{"id": "l", "is": card("l", "Basic Land - Island")}]}, {"name": "Bob"}]


@pytest.mark.rule("305.1", "701.18a")
def test_305_1_a_card_is_played_by_playing_a_land_or_casting_a_spell() -> None:
    play: Told = {"play": "l", "by": "Alice"}
    assert gains("Whenever you play a card", WISP)
    assert gains("Whenever you play a card", play, players=LAND)
    assert gains("Whenever you play an Island", play, players=LAND)
    assert not gains("Whenever you play a Forest", play, players=LAND)
    assert not gains("Whenever you play a nonbasic land", play, players=LAND)


@pytest.mark.rule("603.2e")
def test_603_2e_the_target_of_a_kind_of_spell() -> None:
    shock = cast(card("shock", "Instant", "Target creature gets +1/+1 until end of turn."), "ox")
    when = "Whenever a creature you control becomes the target of"
    assert gains(f"{when} an instant or sorcery spell", shock, objects=(bear("ox"),))
    assert not gains(f"{when} an Aura spell", shock, objects=(bear("ox"),))


@pytest.mark.rule("105.2")
@pytest.mark.parametrize(("colors", "so"), [(["R", "W"], True), (["R"], False)])
def test_105_2_a_spell_that_is_both_colors(colors: list[str], so: bool) -> None:
    charm = cast(card("charm", "Instant", "Draw a card.", colors=colors))
    assert gains("Whenever you cast a spell that's both red and white", charm) is so


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(("kind", "zone"), [("Vampire", "graveyard"), ("Elf", "battlefield")])
def test_603_2_damage_to_a_vampire(kind: str, zone: str) -> None:
    text = "Whenever this creature deals damage to a Vampire, destroy that creature."
    slayer = thing("slayer", "Creature", text, power=1, toughness=9)
    prey = thing("prey", f"Creature - {kind}", by="Bob", power=1, toughness=9)
    fight = {"attack": [{"who": "slayer"}]}, {"block": [{"who": "prey", "blocks": ["slayer"]}]}
    outcome = played(*fight, {"to": "combat damage"}, ALL, objects=(slayer, prey))
    assert outcome["objects"]["prey"]["zone"] == zone


@pytest.mark.rule("603.6a")
@pytest.mark.parametrize(("where", "so"), [("graveyard", True), ("hand", False)])
def test_603_6a_enters_from_a_graveyard(where: str, so: bool) -> None:
    players: list[Any] = [{"name": "Alice", where: [{"id": "ox", "is": card("ox", "Creature", power=1, toughness=1)}]}]
    raise_it = cast(
        card("raise", "Sorcery", "Return target creature card from your graveyard to the battlefield."), "ox"
    )
    do = raise_it if where == "graveyard" else cast("ox")
    assert gains("Whenever a creature enters from your graveyard", do, players=[*players, {"name": "Bob"}]) is so


@pytest.mark.rule("107.14")
@pytest.mark.parametrize(
    ("text", "so"), [("You get {E}{E}.", True), ("Put a +1/+1 counter on target creature.", False)]
)
def test_107_14_one_or_more_energy(text: str, so: bool) -> None:
    spell = cast(card("spark", "Sorcery", text), *(() if so else ("ox",)))
    assert gains("Whenever you get one or more {E}", spell, objects=(bear("ox"),)) is so


@pytest.mark.rule("508.6")
@pytest.mark.parametrize(("number", "so"), [(3, True), (2, False)])
def test_508_6_the_total_power_of_the_attackers(number: int, so: bool) -> None:
    pack = [{"who": f"b{each}"} for each in range(number)]
    when = "Whenever you attack, if you attacked with creatures with total power 6 or greater this combat"
    there = tuple(bear(f"b{each}") for each in range(3))
    assert gains(when, {"attack": pack}, objects=there) is so


@pytest.mark.rule("508.3d")
@pytest.mark.parametrize(("number", "so"), [(2, True), (1, False)])
def test_508_3d_two_or_more_creatures_attack(number: int, so: bool) -> None:
    pack = [{"who": f"b{each}"} for each in range(number)]
    there = tuple(bear(f"b{each}") for each in range(3))
    assert gains("Whenever two or more creatures you control attack", {"attack": pack}, objects=there) is so


@pytest.mark.rule("404.1")
@pytest.mark.parametrize(("types", "so"), [("Creature", True), ("Sorcery", False)])
def test_404_1_a_creature_card_was_put_there_from_anywhere(types: str, so: bool) -> None:
    when = "At the beginning of your end step, if a creature card was put into your graveyard from anywhere this turn"
    hand = [{"id": "x", "is": card("x", types)}]
    drop = cast(card("drop", "Instant", "Discard a card.", mana_cost="{0}"))
    players: list[Any] = [{"name": "Alice", "hand": hand}, {"name": "Bob"}]
    assert gains(when, drop, ALL, {"to": "end"}, players=players) is so


@pytest.mark.rule("701.21a", "603.7")
@pytest.mark.parametrize(("taken_back", "zone"), [(False, "graveyard"), (True, "battlefield")])
def test_701_21a_sacrificed_later_only_by_who_controls_it(taken_back: bool, zone: str) -> None:
    favor = card(
        "favor", "Sorcery", "Untap target creature you control. Sacrifice it at the beginning of the next end step."
    )
    theft = cast(card("theft", "Instant", "Gain control of target creature."), "ox", by="Bob")
    do = [cast(favor, "ox"), ALL, *([theft, ALL] if taken_back else []), {"to": "end"}, ALL]
    assert played(*do, objects=(bear("ox"),))["objects"]["ox"]["zone"] == zone


@pytest.mark.rule("120.3", "608.2h")
def test_608_2h_each_of_several_deals_its_own_power() -> None:
    """Powers of 2 and 3 deal 5 in all, and not each the sum of both."""
    there = (bear("ox"), thing("elk", "Creature", power=3, toughness=3))
    both = card(
        "both",
        "Sorcery",
        "Two target creatures you control each deal damage equal to their power to another target creature.",
    )
    wall = thing("wall", "Creature", by="Bob", power=0, toughness=9)
    outcome = played(cast(both, "ox", "elk", "wall"), ALL, objects=(*there, wall))
    assert outcome["objects"]["wall"]["damage"] == 5


@pytest.mark.rule("608.2h", "113.7a")
def test_608_2h_a_source_that_is_gone_deals_the_power_that_it_had() -> None:
    surge = thing(
        "surge",
        "Enchantment",
        "Whenever a creature you control enters, it deals damage equal to its power to target opponent.",
    )
    giant = card("giant", "Creature", power=3, toughness=3)
    murder = cast(card("murder", "Instant", "Destroy target creature."), "giant", by="Bob")
    outcome = played(cast(giant), {"resolve": "top"}, murder, ALL, objects=(surge,))
    assert outcome["objects"]["giant"]["zone"] == "graveyard"
    assert lives(outcome) == (20, 17)


@pytest.mark.rule("614.1c", "122.6a")
def test_122_6a_enters_with_x_counters() -> None:
    worm = card(
        "worm",
        "Creature",
        "This creature enters with X +1/+1 counters on it, where X is the number of other "
        "creatures on the battlefield.",
        power=0,
        toughness=1,
    )
    outcome = played(cast(worm), ALL, objects=(bear("ox"), bear("cow", by="Bob")))
    assert outcome["objects"]["worm"]["counters"] == {"+1/+1": 2}


@pytest.mark.rule("303.4c", "400.7f")
def test_400_7f_the_aura_of_what_is_put_into_a_graveyard_returns() -> None:
    text = "Enchant Forest\nWhen enchanted Forest is put into a graveyard, return this card from your graveyard to "
    genju = thing("genju", "Enchantment - Aura", f"{text}your hand.", attached_to="wood")
    players: list[Any] = [{"name": "Alice", "hand": []}, {"name": "Bob"}]
    razed = cast(card("raze", "Sorcery", "Destroy target land."), "wood", by="Alice")
    outcome = played(razed, ALL, objects=(thing("wood", "Land - Forest"), genju), players=players)
    assert outcome["objects"]["genju"]["zone"] == "hand"


@pytest.mark.rule("701.48a")
@pytest.mark.parametrize(("may", "zones"), [(True, ["graveyard", "hand"]), (False, ["hand", "library"])])
def test_701_48a_learning_is_discarding_for_a_card_or_a_lesson(may: bool, zones: list[str]) -> None:
    """Which Lessons there are outside the game nobody knows, and that is told."""
    study = [{"id": "x", "is": card("x", "Sorcery")}]
    players: list[Any] = [
        {"name": "Alice", "hand": study, "library": [{"id": "y", "is": card("y", "Land")}]},
        {"name": "Bob"},
    ]
    ask: Told = {"choose": "may", "pick": may}
    outcome = played(ask, cast(card("study", "Sorcery", "Learn.", mana_cost="{0}")), ALL, players=players)
    assert [outcome["objects"][each]["zone"] for each in ("x", "y")] == zones
    told = " ".join(outcome["explanation"]["en"])
    assert ("cards outside the game, of which no card is stated" in told) is not may
