"""CR 608.2i, 603.2c, 701.3a: what was dealt damage this turn, deaths at the same time, and what is attached to what."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, zones

BOLT = card("Bolt", "Instant", "Bolt deals 3 damage to any target.")
SHOCK = card("Sting", "Instant", "Sting deals 1 damage to any target.")
SENGIR = "Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature."


def counters(outcome: dict[str, object], name: str) -> object:
    return outcome["objects"][name]["counters"]  # type: ignore[index]  # a document


@pytest.mark.parametrize(("by_vampire", "grown"), [(True, {"+1/+1": 1}), (False, {})])
def test_a_creature_dealt_damage_by_the_source_dies(by_vampire: bool, grown: dict[str, int]) -> None:
    vampire = thing(
        "Sengir",
        "Creature - Vampire",
        SENGIR + "\n{T}: This creature deals 1 damage to any target.",
        power=4,
        toughness=4,
    )
    ping = ({"activate": "Sengir", "ability": "{T}", "targets": ["Ox"]},) if by_vampire else (cast(SHOCK, "Ox"),)
    ox = thing("Ox", "Creature", by="Bob", power=2, toughness=4)
    outcome = played(*ping, ALL, cast(BOLT, "Ox"), ALL, objects=(vampire, ox))
    assert (zones(outcome, "Ox"), counters(outcome, "Sengir")) == (["graveyard"], grown)


@pytest.mark.parametrize(
    ("hurt", "where"), [(True, ["graveyard", "battlefield"]), (False, ["battlefield", "battlefield"])]
)
def test_what_was_dealt_damage_this_turn(hurt: bool, where: list[str]) -> None:
    cut = card("Cut", "Sorcery", "Destroy each creature that was dealt damage this turn.")
    ox, cow = (thing(each, "Creature", by="Bob", power=2, toughness=4) for each in ("Ox", "Cow"))
    before = (cast(SHOCK, "Ox"), ALL) if hurt else ()
    assert zones(played(*before, cast(cut), ALL, objects=(ox, cow)), "Ox", "Cow") == where


@pytest.mark.parametrize(("dying", "life"), [(0, 20), (1, 21), (3, 21)])
def test_603_2c_one_or_more_others_die(dying: int, life: int) -> None:
    watcher = thing(
        "Watcher", "Creature", "Whenever one or more other creatures die, you gain 1 life.", power=2, toughness=9
    )
    sweep = card("Sweep", "Sorcery", "Sweep deals 2 damage to each creature.")
    table = (watcher, *(bear(f"Bear {each}", by="Bob") for each in range(dying)))
    assert lives(played(cast(sweep), ALL, objects=table)) == (life, 20)


def test_701_3a_an_equipment_is_attached_to_the_token_that_it_makes() -> None:
    text = (
        "When this Equipment enters, create a 1/1 white Soldier creature token, then attach this Equipment to it.\n"
        "Equipped creature gets +1/+1.\nEquip {1}"
    )
    outcome = played(cast(card("Blade", "Artifact - Equipment", text)), ALL)
    assert outcome["objects"]["soldier"]["power"] == 2
    assert outcome["objects"]["Blade"]["attached_to"] == "soldier"
