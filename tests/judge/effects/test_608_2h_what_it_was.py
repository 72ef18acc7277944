"""CR 122.8, 608.2h, 701.21: what an object was that is gone: sacrificed, exiled from a graveyard, dead."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, zones

DOOM = card("Doom", "Instant", "Destroy target creature.")


def activate(what: str, ability: str, **more: Any) -> dict[str, Any]:
    return {"activate": what, "ability": ability, **more}


def test_fling_deals_what_the_sacrificed_creature_had_last() -> None:
    fling = card(
        "Fling",
        "Instant",
        "As an additional cost to cast this spell, sacrifice a creature.\n"
        "Fling deals damage equal to the sacrificed creature's power to any target.",
    )
    table = (thing("Ox", "Creature", power=4, toughness=4, counters={"+1/+1": 1}),)
    assert lives(played(cast(fling, "Bob"), ALL, objects=table)) == (20, 15)


@pytest.mark.parametrize(("toughness", "tokens"), [(3, 1), (4, 2)])
def test_an_ovens_food_depends_on_what_was_sacrificed(toughness: int, tokens: int) -> None:
    text = (
        "{T}, Sacrifice a creature: Create a Food token. If the sacrificed creature's toughness was 4 or greater, "
        "create two Food tokens instead."
    )
    oven, cat = thing("Oven", "Artifact", text), thing("Cat", "Creature", power=1, toughness=toughness)
    outcome = played(activate("Oven", "{T}"), ALL, objects=(oven, cat))
    assert sum(each["name"] == "Food Token" for each in outcome["objects"].values()) == tokens


def test_a_creature_sacrificed_by_an_effect_is_meant_too() -> None:
    pact = card("Pact", "Sorcery", "Sacrifice a creature. You gain life equal to the sacrificed creature's toughness.")
    assert lives(played(cast(pact), ALL, objects=(bear("Grizzly"),))) == (22, 20)


OOZE = thing(
    "Ooze",
    "Creature",
    "{G}: Exile target card from a graveyard. If it was a creature card, put a +1/+1 counter on this creature and you "
    "gain 1 life.",
    power=2,
    toughness=2,
)


def test_what_was_exiled_from_a_graveyard_is_asked_what_it_was() -> None:
    rock = thing("Rock", "Artifact", zone="graveyard")
    eaten = played(activate("Ooze", "{G}", targets=["Dead"]), ALL, objects=(OOZE, bear("Dead", zone="graveyard")))
    assert (zones(eaten, "Dead"), lives(eaten), eaten["objects"]["Ooze"]["power"]) == (["exile"], (21, 20), 3)
    eaten = played(activate("Ooze", "{G}", targets=["Rock"]), ALL, objects=(OOZE, rock))
    assert (zones(eaten, "Rock"), lives(eaten), eaten["objects"]["Ooze"]["power"]) == (["exile"], (20, 20), 2)


def test_counters_of_what_left_are_put_on_another_object() -> None:
    text = (
        "Whenever a creature you control leaves the battlefield, if it had counters on it, put those counters on Urn.\n"
        "At the beginning of combat on your turn, if Urn has counters on it, you may move all counters from Urn onto "
        "target creature."
    )
    urn = thing("Urn", "Legendary Artifact", text)
    marked = bear("Marked", counters={"+1/+1": 2, "shield": 1})
    bolt = card("Exile It", "Instant", "Exile target creature.")
    outcome = played(cast(bolt, "Marked"), ALL, objects=(urn, marked))
    assert outcome["objects"]["Urn"]["counters"] == {"+1/+1": 2, "shield": 1}
    moved = played(cast(bolt, "Marked"), ALL, {"to": "beginning of combat"}, ALL, objects=(urn, marked, bear("Heir")))
    assert moved["objects"]["Urn"]["counters"] == {}
    assert moved["objects"]["Heir"]["counters"] == {"+1/+1": 2, "shield": 1}
    assert played(cast(bolt, "Bare"), ALL, objects=(urn, bear("Bare")))["objects"]["Urn"]["counters"] == {}


def test_it_returns_only_if_it_had_no_counters() -> None:
    text = (
        "When this creature dies, if it had no counters on it, return it to the battlefield tapped under its owner's "
        "control with two stun counters on it."
    )
    slasher = thing("Slasher", "Creature", text, power=3, toughness=3)
    outcome = played(cast(DOOM, "Slasher"), ALL, objects=(slasher,))
    back = outcome["objects"]["Slasher"]
    assert (back["zone"], back["tapped"], back["counters"]) == ("battlefield", True, {"stun": 2})
    marked = {**slasher, "counters": {"stun": 1}}
    assert zones(played(cast(DOOM, "Slasher"), ALL, objects=(marked,)), "Slasher") == ["graveyard"]


def test_life_for_the_damage_dealt_this_way() -> None:
    soul = card(
        "Soul", "Sorcery", "Soul deals 2 damage to each other player. You gain life equal to the damage dealt this way."
    )
    players = [{"name": name} for name in ("Alice", "Bob", "Carol")]
    outcome = played(cast(soul), ALL, players=players, variant="free-for-all")
    assert lives(outcome) == (24, 18, 18)
    ward = thing("Ward", "Enchantment", "Prevent all damage that would be dealt to you.", by="Bob")
    outcome = played(cast(soul), ALL, players=players, variant="free-for-all", objects=(ward,))
    assert lives(outcome) == (22, 20, 18)
