"""Planeswalkers that become creatures, Equipment of planeswalkers, chosen recipients, triggers named by their text."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, lives, played, thing, told, zones

Told = dict[str, Any]
GIFT = thing(
    "gift",
    "Legendary Artifact - Equipment",
    "Equipped creature gets +1/+1 for each counter on it.\n"
    "Equipped permanent isn't a planeswalker and is a creature in addition to its other types.\n"
    "Equip planeswalker {1}\nEquip {3}",
)
BOLT = card("bolt", "Instant", "This spell deals 3 damage to any target.")


def walker(text: str = "", by: str = "Alice", **more: Any) -> Told:
    return thing("walker", "Legendary Planeswalker - Jace", text, by, loyalty=4, **more)


@pytest.mark.rule("702.6e", "301.5", "122.1")
def test_702_6e_equip_planeswalker_attaches_as_though_to_a_creature() -> None:
    equip = {"activate": "gift", "ability": "Equip planeswalker", "targets": ["walker"]}
    outcome = played(equip, ALL, cast(BOLT, "walker", by="Bob"), ALL, objects=(GIFT, walker()))
    equipped = outcome["objects"]["walker"]
    assert (equipped["types"], equipped["power"], equipped["toughness"], equipped["damage"]) == (["Creature"], 4, 4, 3)
    assert (equipped["counters"], equipped["loyalty"]) == ({"loyalty": 4}, None)
    assert outcome["objects"]["gift"]["attached_to"] == "walker"


@pytest.mark.rule("702.6c", "702.6e")
def test_702_6c_what_an_equip_ability_may_target() -> None:
    crown = thing("crown", "Artifact - Equipment", "Equip legendary creature {1}\nEquip {5}")
    queen = thing("queen", "Legendary Creature", power=2, toughness=2)
    asked = [
        {"ask": "legal targets", "object": each, "ability": ability}
        for each, ability in (("gift", "Equip planeswalker"), ("crown", "Equip legendary"), ("crown", "Equip {5}"))
    ]
    outcome = played(*asked, objects=(GIFT, crown, queen, bear("b"), walker(), bear("c", "Bob")))
    assert [each["answer"] for each in outcome["answers"]] == [["walker"], ["queen"], ["queen", "b"]]


@pytest.mark.rule("306.8", "120.3c", "120.3e", "613.1d")
def test_306_8_a_planeswalker_that_is_a_creature_too_is_dealt_damage_as_both() -> None:
    gideon = walker(
        "0: Until end of turn, this planeswalker becomes a 5/5 Soldier creature. It's still a planeswalker."
    )
    outcome = played(
        {"activate": "walker", "ability": "0"}, ALL, cast(BOLT, "walker", by="Bob"), ALL, objects=(gideon,)
    )
    both = outcome["objects"]["walker"]
    assert (both["types"], both["loyalty"], both["damage"]) == (["Planeswalker", "Creature"], 1, 3)


@pytest.mark.rule("603.8", "122.1")
@pytest.mark.parametrize(
    "condition",
    [
        "When Garruk has two or fewer loyalty counters on him, ",
        "When there are two or fewer loyalty counters on Garruk, ",
    ],
)
def test_603_8_a_state_trigger_counts_loyalty_counters(condition: str) -> None:
    text = (
        f"{condition}sacrifice Garruk.\n"
        "0: Garruk deals 3 damage to target creature. That creature deals damage equal to its power to him."
    )
    outcome = played(
        *({"activate": "Garruk", "ability": "0", "targets": ["b"]}, ALL),
        objects=(thing("Garruk", "Planeswalker", text, loyalty=4), bear("b", "Bob")),
    )
    assert (zones(outcome, "Garruk", "b"), outcome["unmodelled"]) == (["graveyard", "graveyard"], [])


@pytest.mark.rule("603.6a", "603.3")
@pytest.mark.parametrize("enters", ["Permanents enter tapped.", ""])
def test_603_6a_entering_tapped_triggers_and_entering_untapped_does_not(enters: str) -> None:
    amulet = thing("amulet", "Artifact", "Whenever a permanent you control enters tapped, untap it.")
    orb = thing("orb", "Artifact", enters)
    one = card("one", "Creature", power=1, toughness=1)
    outcome = played(cast(one), ALL, objects=(amulet, orb))
    assert outcome["objects"]["one"]["tapped"] is False
    assert any("amulet" in line for line in told(outcome)) is bool(enters)


@pytest.mark.rule("608.2d", "601.2i", "202.3e")
@pytest.mark.parametrize(("pick", "lost", "loyalty"), [(None, 3, 4), ("Bob", 3, 4), ("walker", 0, 1)])
def test_608_2d_a_recipient_without_a_target_is_chosen_as_damage_is_dealt(
    pick: str | None, lost: int, loyalty: int
) -> None:
    smasher = bear("smasher") | {
        "is": bear("smasher")["is"]
        | {
            "text": "Whenever you cast your first spell each turn, choose an opponent at random. This creature deals "
            "damage equal to that spell's mana value to that player or a planeswalker that player controls."
        }
    }
    charm = card("charm", "Instant", "You gain 1 life.", mana_cost="{X}{R}")
    chosen = [] if pick is None else [{"choose": "recipient", "pick": pick}]
    other = cast(charm, x=5, **{"as": "second"})
    outcome = played(*chosen, cast(charm, x=2), ALL, other, ALL, objects=(smasher, walker(by="Bob")))
    assert (lives(outcome)[1], outcome["objects"]["walker"]["loyalty"]) == (20 - lost, loyalty)


@pytest.mark.rule("603.3d", "115.1", "702.16b")
def test_603_3d_what_a_triggered_ability_could_target_is_asked_by_its_text() -> None:
    guard = thing("guard", "Creature", "Protection from creatures", "Bob", power=1, toughness=1)
    text = "Whenever you cast a spell, tap target creature.\nWhenever this creature attacks, tap target creature."
    tapper = thing("tapper", "Creature", text, power=1, toughness=1)
    trap = thing("trap", "Artifact", "Whenever you cast a spell, tap target creature.")
    asked = [
        {"ask": "can target", "what": "guard", "object": "tapper", "ability": "Whenever you cast"},
        {"ask": "can target", "what": "guard", "object": "trap", "ability": "whenever YOU cast a spell"},
        {"ask": "legal targets", "object": "tapper", "ability": "Whenever this creature attacks"},
        {"ask": "can target", "what": "guard", "object": "trap", "ability": "Whenever you draw"},
        {"ask": "can activate", "object": "trap", "ability": "Whenever you cast"},
    ]
    outcome = played(*asked, objects=(guard, tapper, trap))
    assert [each["answer"] for each in outcome["answers"]] == [False, True, ["tapper"], False, False]


@pytest.mark.rule("702.16k")
def test_702_16k_protection_from_each_opponent_is_from_all_of_theirs() -> None:
    virtue = thing("virtue", "Creature", "You have protection from each opponent.", power=1, toughness=1)
    asked = [{"ask": "can target", "what": "Alice", "card": BOLT, "by": by} for by in ("Alice", "Bob")]
    outcome = played(*asked, objects=(virtue,))
    assert [each["answer"] for each in outcome["answers"]] == [True, False]
