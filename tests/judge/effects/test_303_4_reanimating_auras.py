"""Auras that enchant a card in a graveyard and then what they returned (CR 303.4, 702.5a, 603.7c)."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told, zones

ENDING = "When this {kind} leaves the battlefield, that creature's controller sacrifices it."
DIG = card(
    "dig",
    "Enchantment - Aura",
    "Enchant creature card in a graveyard\n"
    'When this Aura enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains '
    '"enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield '
    f"under your control and attach this Aura to it. {ENDING.format(kind='Aura')}\n"
    "Enchanted creature gets -1/-0.",
)
CALL = card(
    "call",
    "Enchantment",
    "When this enchantment enters, if it's on the battlefield, it becomes an Aura with \"enchant creature put onto the "
    'battlefield with this enchantment." Put target creature card from a graveyard onto the battlefield under your '
    f"control and attach this enchantment to it. {ENDING.format(kind='enchantment')}",
)
SMASH = card("smash", "Instant", "Destroy target enchantment.")
KILL = card("kill", "Instant", "Destroy target creature.")
ASH = card("ash", "Instant", "Exile target card from a graveyard.")
BLINK = card("blink", "Instant", "Exile target creature, then return it to the battlefield under its owner's control.")


def buried(name: str = "cub", text: str = "", by: str = "Bob") -> Told:
    return thing(name, "Creature - Bear", text, by, power=2, toughness=2, zone="graveyard")


@pytest.mark.rule("303.4", "702.5a")
def test_702_5a_it_enchants_the_card_and_then_the_creature_that_it_became() -> None:
    outcome = played(cast(DIG, "cub"), ALL, objects=(buried(),))
    cub = outcome["objects"]["cub"]
    assert (cub["zone"], cub["controller"], cub["power"], cub["toughness"]) == ("battlefield", "Alice", 1, 2)
    assert (outcome["objects"]["dig"]["attached_to"], outcome["unmodelled"]) == ("cub", [])


def test_702_5a_what_is_no_aura_becomes_one() -> None:
    outcome = played(cast(CALL), ALL, objects=(buried(),))
    call = outcome["objects"]["call"]
    assert (call["attached_to"], call["subtypes"], zones(outcome, "cub")) == ("cub", ["Aura"], ["battlefield"])


@pytest.mark.rule("303.4a")
def test_303_4a_it_targets_cards_in_graveyards_and_nothing_else() -> None:
    asked = [{"ask": "can target", "card": DIG, "what": each, "by": "Alice"} for each in ("cub", "elk")]
    outcome = played(*asked, objects=(buried(), bear("elk")))
    assert [each["answer"] for each in outcome["answers"]] == [True, False]


@pytest.mark.parametrize("spell", [DIG, CALL])
@pytest.mark.rule("603.7c")
def test_603_7c_the_creature_is_sacrificed_as_it_leaves(spell: Told) -> None:
    targets = ["cub"] if spell is DIG else []
    outcome = played(cast(spell, *targets), ALL, cast(SMASH, spell["name"], by="Bob"), ALL, objects=(buried(),))
    assert zones(outcome, "cub", spell["name"]) == ["graveyard", "graveyard"]


def test_400_7_what_left_and_came_back_is_neither_enchanted_nor_sacrificed() -> None:
    outcome = played(cast(DIG, "cub"), ALL, cast(BLINK, "cub"), ALL, objects=(buried(by="Alice"),))
    assert zones(outcome, "cub", "dig") == ["battlefield", "graveyard"]


@pytest.mark.rule("303.4c", "704.5m")
def test_704_5m_it_goes_where_the_card_left_the_graveyard_first() -> None:
    outcome = played(cast(DIG, "cub"), {"resolve": "top"}, cast(ASH, "cub", by="Bob"), ALL, objects=(buried(),))
    assert zones(outcome, "cub", "dig") == ["exile", "graveyard"]


def test_603_4_nothing_returns_where_it_is_gone_by_then() -> None:
    outcome = played(cast(DIG, "cub"), {"resolve": "top"}, cast(SMASH, "dig", by="Bob"), ALL, objects=(buried(),))
    assert zones(outcome, "cub", "dig") == ["graveyard", "graveyard"]


def test_704_5m_it_stays_on_the_card_where_its_ability_was_countered() -> None:
    stop = card("stop", "Instant", "Counter target triggered ability.")
    outcome = played(cast(DIG, "cub"), {"resolve": "top"}, cast(stop, "dig!1", by="Bob"), ALL, objects=(buried(),))
    assert zones(outcome, "cub", "dig") == ["graveyard", "battlefield"]


def test_702_16_a_creature_with_protection_from_it_is_lost_again() -> None:
    outcome = played(cast(DIG, "cub"), ALL, objects=(buried(text="Protection from enchantments"),))
    assert zones(outcome, "cub", "dig") == ["graveyard", "graveyard"]


def test_an_aura_that_is_stated_to_enchant_a_creature_has_returned_it() -> None:
    dig = {"id": "dig", "is": DIG, "controller": "Alice", "attached_to": "cub"}
    outcome = played(objects=(bear("cub"), dig))
    assert (outcome["objects"]["cub"]["power"], zones(outcome, "dig")) == (1, ["battlefield"])
    gone = played(cast(SMASH, "dig", by="Bob"), ALL, objects=(bear("cub"), dig))
    assert zones(gone, "cub", "dig") == ["graveyard", "graveyard"]
    dead = played(cast(KILL, "cub", by="Bob"), ALL, objects=(bear("cub"), dig))
    assert zones(dead, "cub", "dig") == ["graveyard", "graveyard"]


@pytest.mark.rule("104.4b", "303.4f")
def test_104_4b_what_exiles_the_aura_that_returned_it_is_a_loop() -> None:
    gate = (
        "When this creature enters, exile all other permanents you control.\n"
        "When this creature leaves the battlefield, return the exiled cards to the battlefield under their owners' "
        "control."
    )
    outcome = played(cast(DIG, "cub"), ALL, objects=(buried(text=gate, by="Alice"), bear("elk")))
    assert told(outcome)[0] == "The game is a draw: it goes on like that for ever."
    assert (outcome["winner"], lives(outcome)) == (None, (20, 20))
