"""What typed lines target: abilities on the stack, what an ability aims at, and choices that are told afterwards."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.trace import cite_rules
from bot.judge.answer import TypedRuling, judge_typed, library_of
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.request import InteractionRequest
from bot.language import Language
from tests.judge.table import BLADE, BOLT, GIANT, WALKER, WURM, card

RING = card(
    "Ring of Test",
    "Anneau d’essai",
    "Enchantment",
    "When this enchantment enters, exile target creature an opponent controls.",
)
DENIAL = card("Test Denial", "Déni d’essai", "Instant", "Counter target activated or triggered ability.")
ROAD = card("Road to Test", "En route vers l’essai", "Instant", "Exile target creature.")
LURE = card("Test Lure", "Leurre d’essai", "Artifact", "{2}: Tap target permanent.")
KEEP = card("Test Keep", "Donjon d’essai", "Land", "{T}: Add {W}.\n{T}: Return target creature to its owner's hand.")
WARDEN = card(
    "Test Warden",
    "Gardienne d’essai",
    "Creature — Human",
    "{T}: Target creature you control gains protection from the color of your choice until end of turn.",
    power="1",
    toughness="1",
)
ORACLE = card("Test Oracle", "Oracle d’essai", "Creature — Human", "Flash", power="1", toughness="1")
BOMBER = card(
    "Test Bomber",
    "Bombardier d’essai",
    "Creature — Goblin",
    "Sacrifice this creature: It deals 1 damage to any target.",
    power="1",
    toughness="1",
)
PILOT = card("Tomas, Test Pilot", "Tomas, pilote d’essai", "Legendary Creature — Human", power="2", toughness="2")
COOK = card("Tomas, Test Cook", "Tomas, cuisinier d’essai", "Legendary Creature — Human", power="1", toughness="3")
CARDS = Catalogue(
    (BOMBER, PILOT, COOK, RING, DENIAL, ROAD, LURE, KEEP, WARDEN, ORACLE, BLADE, BOLT, GIANT, WALKER, WURM)
)
TABLE = "Alice: Hill Giant, Test Keep, Test Warden; Bob: Test Wurm, Test Lure"


def do(actions: str, lang: Language = "en", table: str = TABLE) -> list[dict[str, Any]]:
    return list(read_interaction(InteractionRequest(actions, table), lang, CARDS).document["do"])


def ruling(actions: str, table: str = TABLE) -> TypedRuling:
    told = judge_typed(InteractionRequest(actions, table), "en", library_of(CARDS))
    assert isinstance(told, TypedRuling)
    return told


def zones(told: TypedRuling, *names: str) -> list[str]:
    return [told.outcome.state.objects[each].zone.value for each in told.outcome.state.objects if each in names]


# Abilities on the stack.


@pytest.mark.rule("113.3c")
@pytest.mark.parametrize(
    ("said", "lang", "target"),
    [
        ("Alice casts Test Denial on Ring of Test's trigger", "en", "ring-of-test!1"),
        ("Alice casts Test Denial on the trigger of Ring of Test", "en", "ring-of-test!1"),
        ("Alice casts Test Denial on Ring of Test's second triggered ability", "en", "ring-of-test!2"),
        ("Alice lance Déni d’essai sur la capacité déclenchée de l’Anneau d’essai", "fr", "ring-of-test!1"),
        ("Alice lance Déni d’essai sur le déclenchement d’Anneau d’essai", "fr", "ring-of-test!1"),
    ],
)
def test_113_3c_a_triggered_ability_is_named_by_its_source(said: str, lang: Language, target: str) -> None:
    *_, denied = do(f"Bob casts Ring of Test; resolve; {said}", lang)
    assert denied["targets"] == [target]


@pytest.mark.rule("113.3b")
@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Bob casts Test Denial on Test Warden's ability", "en"),
        ("Bob casts Test Denial on the ability of Test Warden", "en"),
        ("Bob lance Déni d’essai sur la capacité de la Gardienne d’essai", "fr"),
    ],
)
def test_113_3b_an_activated_ability_is_the_last_that_was_activated(said: str, lang: Language) -> None:
    activated, denied = do(f"Alice activates Test Warden on Hill Giant; {said}", lang)
    assert (activated["as"], denied["targets"]) == ("test-warden-ability", ["test-warden-ability"])


@pytest.mark.rule("113.3b")
def test_113_3b_a_loyalty_ability_is_named_by_its_symbol() -> None:
    table = "Alice: Jora Beleren; Bob: Test Wurm"
    activated, denied = do("Alice activates Jora -1; Bob casts Test Denial on Jora's -1", table=table)
    assert (activated["as"], denied["targets"]) == ("jora-beleren-ability", ["jora-beleren-ability"])


@pytest.mark.rule("701.6a")
def test_701_6a_a_trigger_that_is_countered_exiles_nothing() -> None:
    told = ruling("Bob casts Ring of Test; resolve; Alice casts Test Denial on Ring of Test's trigger; resolve all")
    assert (told.outcome.actions[2].legal, zones(told, "hill-giant")) == (True, ["battlefield"])


# What an ability aims at.


@pytest.mark.rule("602.2b")
@pytest.mark.parametrize(
    ("said", "ability"),
    [
        ("Alice activates Test Keep on Hill Giant", "{T}: Return target creature to its owner's hand"),
        ("Alice activates Test Keep", 1),
        ("Alice activates Test Keep ability 1", 1),
    ],
)
def test_602_2b_with_a_target_the_ability_that_has_one_is_meant(said: str, ability: str | int) -> None:
    (activated,) = do(said)
    assert activated["ability"] == ability


@pytest.mark.rule("702.6a")
def test_702_6a_with_a_target_an_equipment_equips() -> None:
    (activated,) = do("Alice activates Test Blade on Hill Giant", table="Alice: Hill Giant, Test Blade")
    assert (activated["ability"], activated["targets"]) == ("Equip", ["hill-giant"])


def test_a_preposition_in_the_name_of_a_target_cuts_nothing() -> None:
    _, activated = do("Alice casts Road to Test on Test Wurm; Bob activates Test Lure on Road to Test")
    assert (activated["activate"], activated["targets"]) == ("test-lure", ["road-to-test"])


@pytest.mark.rule("115.1a", "603.3d")
@pytest.mark.parametrize(
    "said", ["Bob casts Ring of Test on Hill Giant", "Bob casts Ring of Test; resolve; Bob targets Hill Giant"]
)
def test_603_3d_what_a_permanent_spell_is_said_to_target_is_the_target_of_its_ability(said: str) -> None:
    told = ruling(f"{said}; resolve all")
    assert zones(told, "hill-giant", "test-warden") == ["exile", "battlefield"]
    assert [(each.kind, each.picked, each.default) for each in told.outcome.choices] == [
        ("target", "hill-giant", False)
    ]


@pytest.mark.rule("601.2c")
def test_601_2c_what_has_no_target_at_all_is_cast_without_what_was_said() -> None:
    told = ruling("Alice casts Test Oracle on Test Wurm")
    assert [each.legal for each in told.outcome.actions] == [True]
    assert (NoteKind.NO_TARGETS in [note.kind for note in told.reading.notes], told.certain) == (True, False)


@pytest.mark.rule("115.1")
@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("can Test Keep target Hill Giant?", True),
        ("can Test Keep target Test Lure?", False),
        ("can Ring of Test target Test Wurm?", True),
        ("can Ring of Test target Bob?", False),
        ("can Ring of Test target Hill Giant?", False),
    ],
)
def test_115_1_whether_something_can_be_targeted_is_asked_of_whatever_ability_has_a_target(
    asked: str, answer: bool
) -> None:
    assert [each.value for each in ruling(asked).outcome.answers] == [answer]


@pytest.mark.rule("117.1a")
def test_117_1a_whether_somebody_can_cast_a_sorcery_is_asked_of_their_own_turn() -> None:
    assert [each.value for each in ruling("can Bob cast Test Wurm?").outcome.answers] == [True]


@pytest.mark.rule("701.21a", "602.2b")
@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Bob sacrifices Test Bomber targeting Alice", "en"),
        ("Bob sacs Test Bomber on Alice", "en"),
        ("Bob sacrifie Bombardier d’essai ciblant Alice", "fr"),
        ("Bob sacrifie Bombardier d’essai sur Alice", "fr"),
    ],
)
def test_602_2b_what_is_sacrificed_for_an_ability_may_be_said_to_target(said: str, lang: Language) -> None:
    assert do(said, lang, "Alice: Hill Giant; Bob: Test Bomber") == [
        {"activate": "test-bomber", "ability": "Sacrifice this creature", "by": "Bob", "targets": ["Alice"]}
    ]


@pytest.mark.rule("601.2c")
def test_601_2c_what_has_nothing_to_target_can_not_be_cast_and_says_so() -> None:
    (answer,) = ruling("can Bob cast Road to Test?", "Bob: Test Lure").outcome.answers
    assert answer.refusal == Refusal(
        RefusalKind.NOTHING_TO_TARGET, cite_rules("601.2c"), ObjectId("Road to Test"), needed=1
    )


# Which card is meant.


@pytest.mark.parametrize(
    ("said", "lang", "table", "card"),
    [
        ("Alice casts Tomas", "en", "Alice: Tomas, Test Pilot (in hand)", "Tomas, Test Pilot"),
        ("Alice casts Tomas", "en", "Alice: Tomas, Test Cook", "Tomas, Test Cook"),
        ("Alice lance Tomas", "fr", "Alice: Tomas, cuisinier d’essai", "Tomas, Test Cook"),
        ("can Alice cast Tomas on Bob?", "en", "Alice: Tomas, Test Pilot (in hand)", "Tomas, Test Pilot"),
    ],
)
def test_a_part_of_a_name_means_the_card_that_was_listed(said: str, lang: Language, table: str, card: str) -> None:
    *_, last = do(said, lang, table)
    assert last.get("cast", last.get("card")) == card


# Choices that are told afterwards.


@pytest.mark.rule("608.2d")
@pytest.mark.parametrize(
    "said",
    [
        "Alice chooses red; Alice activates Test Warden on Hill Giant; resolve",
        "Alice activates Test Warden on Hill Giant; Alice chooses red; resolve",
        "Alice activates Test Warden on Hill Giant; resolve; Alice chooses red",
    ],
)
def test_608_2d_a_choice_may_be_told_before_or_behind_what_makes_somebody_choose(said: str) -> None:
    told = ruling(f"Bob casts Test Bolt on Hill Giant; {said}; resolve all")
    assert [(each.kind, each.picked, each.default) for each in told.outcome.choices] == [("color", "red", False)]
    assert zones(told, "hill-giant") == ["battlefield"]


def test_a_choice_that_nobody_had_to_make_is_told_so() -> None:
    told = ruling("Bob casts Test Bolt on Hill Giant; Alice chooses red; resolve all")
    assert told.reading.understood == (make_note(NoteKind.NOT_ASKED, typed="Alice chooses red"),)


UNREAD = card("Test Drake", "Drakôn d’essai", "Creature — Drake", "When this creature sings, befriend target creature.")


@pytest.mark.rule("115.1b")
def test_115_1b_the_target_of_an_ability_that_is_not_read_is_told_so_and_nothing_else() -> None:
    said = "Alice casts Test Drake targeting Hill Giant"
    told = judge_typed(
        InteractionRequest(said, TABLE), "en", library_of(Catalogue((UNREAD, GIANT, KEEP, WARDEN, WURM, LURE)))
    )
    assert isinstance(told, TypedRuling)
    assert told.reading.understood == (make_note(NoteKind.TARGET_OF_UNREAD, typed=said),)
