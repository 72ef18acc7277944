"""What was so as a spell or ability was put on the stack, or as a permanent was, and what of it counts later on."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, told, zones

ORB = thing("orb", "Artifact")
UPKEEP: dict[str, str] = {"step": "upkeep"}


def ambusher(text: str) -> Told:
    return card("Test Ambusher", "Creature - Cat", text, power=2, toughness=2)


@pytest.mark.parametrize(
    "text",
    [
        "This spell has flash as long as you control an artifact.",
        "As long as you control an artifact, Test Ambusher has flash.",
        "Test Ambusher has flash as long as you control an artifact.",
    ],
)
def test_601_3d_a_spell_has_flash_while_its_condition_holds(text: str) -> None:
    asked = {"ask": "can cast", "card": ambusher(text), "by": "Alice"}
    theirs = thing("orb", "Artifact", by="Bob")
    for objects, answer in (((ORB,), True), ((theirs,), False), ((), False)):
        outcome = played(asked, cast(ambusher(text)), objects=objects, **UPKEEP)
        assert ([each["answer"] for each in outcome["answers"]], legal(outcome)) == ([answer], [answer])


def test_601_3d_a_sorcery_has_flash_while_its_condition_holds() -> None:
    rite = card("Test Rite", "Sorcery", "This spell has flash as long as you control an artifact.\nYou gain 2 life.")
    for objects, gained in (((ORB,), 2), ((), 0)):
        assert lives(played(cast(rite), ALL, objects=objects, **UPKEEP)) == (20 + gained, 20)


def test_601_3d_is_told_in_both_languages() -> None:
    asked = {"ask": "can cast", "card": ambusher("This spell has flash as long as you control an artifact.")}
    outcome = played(asked | {"by": "Alice"}, objects=(ORB,), **UPKEEP)
    assert told(outcome) == ["Yes: Test Ambusher can be cast. [601.2e]"]
    assert told(outcome, "fr") == ["Oui\u202f: Test Ambusher peut être lancé. [601.2e]"]


def test_601_5a_what_is_being_cast_with_flash_stays_so_when_the_condition_stops_being_met() -> None:
    paying = "As an additional cost to cast this spell, sacrifice an artifact."
    spell = ambusher(f"This spell has flash as long as you control an artifact.\n{paying}")
    outcome = played(cast(spell), ALL, objects=(ORB,), **UPKEEP)
    assert (legal(outcome)[0], zones(outcome, "orb", "Test Ambusher")) == (True, ["graveyard", "battlefield"])


def test_601_7_what_alters_costs_does_not_touch_what_is_on_the_stack_already() -> None:
    spark = card("Test Spark", "Instant", "Test Spark deals 2 damage to any target.", mana_cost="{R}")
    sphere = card("Test Sphere", "Artifact", "Flash\nSpells cost {1} more to cast.", mana_cost="{2}")
    players = [{"name": "Alice", "mana": {"R": 2, "C": 2}}, {"name": "Bob"}]
    late = cast(spark, "Bob", **{"as": "late"})
    outcome = played(cast(spark, "Bob"), cast(sphere), {"resolve": "top"}, late, ALL, players=players)
    assert (legal(outcome), lives(outcome)) == ([True, True, True, False, True], (20, 18))


def test_607_2i_kicked_is_only_what_was_cast_so() -> None:
    ox = card("Test Ox", "Creature", "Kicker {2}\nWhen Test Ox enters, if it was kicked, you gain 3 life.", power=1)
    leap = card(
        "Test Leap",
        "Instant",
        "Exile target creature, then return that card to the battlefield under its owner's control.",
    )
    kicked, again = cast({**ox, "toughness": 1}, kicked=True), cast(leap, "Test Ox")
    assert lives(played(kicked, ALL)) == (23, 20)
    assert lives(played(kicked, ALL, again, ALL)) == (23, 20)
    assert lives(played(cast({**ox, "toughness": 1}), ALL)) == (20, 20)


def test_608_3f_a_copy_of_a_permanent_spell_becomes_a_token_that_was_not_created() -> None:
    cub = card("Test Cub", "Creature - Bear", power=2, toughness=2)
    fork = card("Test Fork", "Instant", "Copy target creature spell.")
    twice = (
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens"
    )
    doubler = thing("season", "Enchantment", f"{twice} instead.")
    outcome = played(cast(cub), cast(fork, "Test Cub"), ALL, objects=(doubler,))
    assert told(outcome)[0] == "Alice has a 2/2 Bear token; Test Cub enters the battlefield."
    assert told(outcome, "fr")[0].startswith("Alice a un jeton Ours 2/2\u202f;")


def test_608_3g_dash_returns_the_permanent_that_the_spell_became() -> None:
    orc = card("Test Orc", "Creature - Orc", "Dash {1}", power=2, toughness=2, mana_cost="{3}")
    dashed, paid = (played(each, ALL, {"to": "end"}, ALL) for each in (cast(orc, **{"with": "dash"}), cast(orc)))
    assert (zones(dashed, "Test Orc"), zones(paid, "Test Orc")) == (["hand"], ["battlefield"])


def test_702_16m_protection_twice_from_the_same_prevents_once() -> None:
    knight = thing("knight", "Creature", "Protection from red\nProtection from red", power=1, toughness=1)
    rain = card("Test Rain", "Sorcery", "Test Rain deals 1 damage to each creature.", colors=["R"])
    outcome = played(cast(rain), ALL, objects=(knight,))
    prevented = [each for each in outcome["trace"] if each["event"] == "damage prevented"]
    assert [(each["to"], each["amount"]) for each in prevented] == [("knight", 1)]
    assert outcome["choices"] == []


def test_707_10a_a_copy_of_a_spell_ceases_to_exist_off_the_stack() -> None:
    spark = card("Test Spark", "Instant", "Test Spark deals 2 damage to any target.")
    fork = card("Test Fork", "Instant", "Copy target instant spell.")
    outcome = played(cast(spark, "Bob"), cast(fork, "Test Spark"), {"resolve": "top"}, ALL)
    copies = [name for name in outcome["objects"] if name not in {"Test Spark", "Test Fork"}]
    assert zones(outcome, *copies, "Test Spark") == ["ceased", "graveyard"]


def test_707_11_an_ability_tracks_its_source_under_another_name() -> None:
    shifter = thing("shifter", "Creature", "{1}: Put a +1/+1 counter on shifter.", power=0, toughness=4)
    mirror = card("Test Mirror", "Instant", "Target creature becomes a copy of another target creature.")
    use = {"activate": "shifter", "ability": 1}
    outcome = played(use, cast(mirror, "shifter", "cub"), ALL, objects=(shifter, bear("cub")))
    became = outcome["objects"]["shifter"]
    assert (became["name"], became["counters"], became["power"]) == ("cub", {"+1/+1": 1}, 3)
