"""CR 702.75: what hideaway exiles, and playing it later."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, thing, zones

BRIDGE = card(
    "bridge",
    "Enchantment",
    "Hideaway 2\n{1}: You may play the exiled card without paying its mana cost if you control a Bear.",
)
LIBRARY = (
    thing("giant", "Creature - Giant", mana_cost="{5}{G}", power=6, toughness=6),
    thing("forest", "Basic Land - Forest"),
    thing("elf", "Creature - Elf", power=1, toughness=1),
)


def hidden(*do: Told, take: str = "giant", objects: tuple[Told, ...] = ()) -> Told:
    players = [
        {"name": "Alice", "library": [{"id": each["id"], "is": each["is"]} for each in LIBRARY]},
        {"name": "Bob"},
    ]
    pick: Told = {"choose": "take", "pick": take}
    return played(pick, cast(BRIDGE), ALL, *do, objects=objects, players=players)


PLAY: tuple[Told, ...] = ({"activate": "bridge", "ability": 1}, ALL)


@pytest.mark.rule("702.75a")
def test_702_75a_one_card_is_exiled_and_the_rest_goes_to_the_bottom() -> None:
    assert zones(hidden(), "giant", "forest", "elf") == ["exile", "library", "library"]
    assert zones(hidden(take="forest"), "giant", "forest") == ["library", "exile"]


@pytest.mark.rule("702.75a", "607.2a", "608.2g")
def test_702_75a_the_linked_ability_plays_it_only_if_its_condition_holds() -> None:
    assert zones(hidden(*PLAY, objects=(bear("b"),)), "giant") == ["battlefield"]
    assert zones(hidden(*PLAY), "giant") == ["exile"]


@pytest.mark.rule("305.2", "305.3")
def test_305_2_a_land_is_played_so_only_by_whoever_may_play_one_more() -> None:
    played_before: Told = {"play": "Test Field"}
    assert zones(hidden(*PLAY, take="forest", objects=(bear("b"),)), "forest") == ["battlefield"]
    assert zones(hidden(played_before, *PLAY, take="forest", objects=(bear("b"),)), "forest") == ["exile"]
    assert zones(hidden({"to": "next turn"}, *PLAY, take="forest", objects=(bear("b"),)), "forest") == ["exile"]
