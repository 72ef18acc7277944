"""The examples of 614 to 616 of the Comprehensive Rules (replacement and prevention effects and their interaction)."""

from itertools import permutations
from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, choices, legal, lives, played, thing, zones

VOICE = thing(
    "voice",
    "Creature - Angel",
    "As this creature enters, choose a color.\nThis creature has protection from the chosen color.",
    power=2,
    toughness=2,
    chosen={"color": "red"},
)
TWIN = card("Twin", "Sorcery", "Create a token that's a copy of target creature.")
MURDER = card("Murder", "Instant", "Destroy target creature.", colors=["B"])
BOLT = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")


@pytest.mark.example("614.4#1")
def test_614_4_regeneration_comes_before_the_destruction_or_not_at_all() -> None:
    troll = thing("troll", "Creature - Troll", "{G}: Regenerate this creature.", power=2, toughness=2)
    renew, kill = {"activate": "troll", "ability": 1, "by": "Alice"}, cast(MURDER, "troll", by="Bob")
    early, late = (played(*do, objects=(troll,)) for do in ((kill, renew, ALL), (kill, ALL, renew, ALL)))
    assert (zones(early, "troll"), legal(early)[:2]) == (["battlefield"], [True, True])
    assert (zones(late, "troll"), legal(late)[:3]) == (["graveyard"], [True, True, False])


@pytest.mark.example("614.5#1")
@pytest.mark.parametrize(("number", "life"), [(0, 18), (1, 16), (2, 12)])
def test_614_5_each_of_two_effects_doubles_the_damage_once(number: int, life: int) -> None:
    text = (
        "If a creature you control would deal damage to a permanent or player, "
        "it deals double that damage to that permanent or player instead."
    )
    furnaces = tuple(thing(each, "Enchantment", text) for each in "ab"[:number])
    fight: Told = {"attack": [{"who": "cub", "at": "Bob"}]}
    assert lives(played(fight, {"to": "end of combat"}, objects=(bear("cub"), *furnaces))) == (20, life)


@pytest.mark.example("614.12#1")
def test_614_12_a_color_is_chosen_for_a_token_as_it_is_created() -> None:
    outcome = played({"choose": "color", "pick": "black"}, cast(TWIN, "voice"), ALL, objects=(VOICE,))
    asked = [(each["by"], each["choice"], each["picked"]) for each in choices(outcome)]
    assert asked == [("Alice", "color", "black")]
    do = {"choose": "color", "pick": "black"}, cast(TWIN, "voice"), ALL
    kills = [legal(played(*do, cast(MURDER, each, by="Bob"), objects=(VOICE,)))[-1] for each in ("voice", "voice-2")]
    assert kills == [True, False]


@pytest.mark.example("614.12#3")
def test_614_12_what_makes_permanents_enter_tapped_enters_untapped_itself() -> None:
    orb = card("Orb", "Artifact", "Permanents enter tapped.")
    outcome = played(cast(orb), ALL, cast(card("Other", "Artifact")), ALL)
    assert [outcome["objects"][each]["tapped"] for each in ("Orb", "Other")] == [False, True]


@pytest.mark.example("615.4#1")
def test_615_4_a_shield_comes_before_the_damage_or_not_at_all() -> None:
    healer = thing(
        "healer",
        "Creature - Cleric",
        "{T}: Prevent the next 2 damage that would be dealt to target creature this turn.",
        power=1,
        toughness=1,
    )
    heal: Told = {"activate": "healer", "ability": 1, "targets": ["cub"], "by": "Alice"}
    burn = cast(BOLT, "cub", by="Bob")
    early, late = (played(*do, objects=(healer, bear("cub"))) for do in ((burn, heal, ALL), (burn, ALL, heal, ALL)))
    assert (zones(early, "cub"), early["objects"]["cub"]["damage"]) == (["battlefield"], 1)
    assert (zones(late, "cub"), legal(late)[:3]) == (["graveyard"], [True, True, False])


@pytest.mark.example("615.10#1")
def test_615_10_a_shield_for_each_cleric_lets_the_rest_through() -> None:
    text = "If a source would deal damage to a Cleric creature you control, prevent 1 of that damage."
    quake = card("Quake", "Sorcery", "Quake deals 2 damage to each creature.")
    cleric = "Creature - Cleric"
    size: Any = {"power": 3, "toughness": 5}
    there = (
        thing("defender", cleric, text, **size),
        thing("mine", cleric, **size),
        thing("other", "Creature - Elf", **size),
        thing("theirs", cleric, by="Bob", **size),
    )
    outcome = played(cast(quake), ALL, objects=there)
    assert [outcome["objects"][each["id"]]["damage"] for each in there] == [1, 1, 2, 2]


@pytest.mark.example("615.11#1")
def test_615_11_who_has_a_shield_is_settled_as_the_ability_resolves() -> None:
    text = "{T}: Prevent the next 1 damage that would be dealt to each red creature this turn."
    quake = card("Quake", "Sorcery", "Quake deals 1 damage to each creature.")
    size: Any = {"power": 2, "toughness": 5}
    late = card("late", "Creature - Cat", colors=["R"], **size)
    there = (
        thing("healer", "Creature - Cleric", text, colors=["W"], **size),
        thing("was", "Creature - Cat", colors=["R"], **size),
        thing("turned", "Creature - Cat", colors=["G"], **size),
    )
    paint = [card(color, "Instant", f"Target creature becomes {color} until end of turn.") for color in ("blue", "red")]
    heal = {"activate": "healer", "ability": 1}
    painted = cast(paint[0], "was"), ALL, cast(paint[1], "turned"), ALL
    outcome = played(heal, ALL, *painted, cast(late), ALL, cast(quake), ALL, objects=there)
    assert [outcome["objects"][each]["damage"] for each in ("healer", "was", "turned", "late")] == [1, 0, 1, 1]


@pytest.mark.example("616.1f#1")
@pytest.mark.parametrize(("first", "zone"), [("void", "exile"), ("beast", "library")])
@pytest.mark.parametrize("owner", ["Alice", "Bob"])
def test_616_1f_the_controller_chooses_which_of_two_replacements_is_applied(first: str, zone: str, owner: str) -> None:
    void = thing("void", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead.")
    beast = thing(
        "beast",
        "Creature - Beast",
        "If this creature would die, shuffle it into its owner's library instead.",
        owner,
        power=2,
        toughness=2,
    )
    pick = {"choose": "replacement", "by": owner, "pick": first}
    outcome = played(pick, cast(MURDER, "beast"), ALL, objects=(void, beast))
    assert zones(outcome, "beast") == [zone]
    assert ("replacement", owner, first) in [(each["choice"], each["by"], each["picked"]) for each in choices(outcome)]


@pytest.mark.example("616.1f#2")
@pytest.mark.parametrize(("there", "name", "tapped"), [(True, "essence", False), (False, "Sentinel", True)])
def test_616_1f_what_enters_as_a_copy_does_not_enter_tapped_by_the_ability_that_it_lost(
    there: bool, name: str, tapped: bool
) -> None:
    essence = thing(
        "essence", "Creature - Avatar", "Creatures you control enter as a copy of this creature.", power=6, toughness=6
    )
    sentinel = card("Sentinel", "Artifact Creature - Golem", "This creature enters tapped.", power=3, toughness=4)
    outcome = played(cast(sentinel), ALL, objects=(essence,) if there else ())
    entered = outcome["objects"]["Sentinel"]
    assert (entered["name"], entered["power"], entered["tapped"]) == (name, 6 if there else 3, tapped)


@pytest.mark.example("616.1g#1")
def test_616_1g_two_tokens_are_created_and_then_each_chooses_its_color() -> None:
    season = thing(
        "season",
        "Enchantment",
        "If an effect would create one or more tokens under your control, "
        "it creates twice that many of those tokens instead.",
    )
    picks = [{"choose": "color", "pick": each} for each in ("black", "green")]
    do = *picks, cast(TWIN, "voice"), ALL
    outcome = played(*do, objects=(VOICE, season))
    assert [each["picked"] for each in choices(outcome) if each["choice"] == "color"] == ["black", "green"]
    kills = [
        legal(played(*do, cast(MURDER, each, by="Bob"), objects=(VOICE, season)))[-1] for each in ("voice-2", "voice-3")
    ]
    assert kills == [False, True]


@pytest.mark.example("616.2#1")
def test_616_2_a_replacement_applies_to_what_another_made_of_the_event() -> None:
    first = thing("first", "Enchantment", "If you would draw a card, you gain 2 life instead.")
    second = thing("second", "Enchantment", "If you would gain life, you gain twice that much life instead.")
    think = card("Think", "Sorcery", "Draw a card.")
    held: Any = {"players": [{"name": "Alice", "hand": [], "library": 5}, {"name": "Bob"}]}
    for there in permutations((first, second)):
        outcome = played(cast(think), ALL, objects=there, **held)
        assert (lives(outcome), outcome["players"]["Alice"]["hand"]) == ((24, 20), 0)
