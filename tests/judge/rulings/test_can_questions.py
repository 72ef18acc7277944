"""What is asked before it is done: what an attack would cost, whether lands pay for a spell, whether a creature that
does not attack could be blocked; typed as players ask it."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.explain.explanation import Opening, explain_outcome, render_explanation
from bot.judge.answer import TypedRuling, judge_typed, library_of
from bot.judge.language.reading.notes import NoteKind
from bot.judge.language.reading.request import InteractionRequest
from bot.language import Language
from bot.ui.naming import names_of
from tests.judge.playing import Told, bear, played, thing
from tests.judge.playing import told as lines_of
from tests.judge.table import BOLT, FIELD, GIANT, card

FOREST = card("Test Forest", "Forêt d’essai", "Basic Land — Forest")
MOUNTAIN = card("Test Peak", "Pic d’essai", "Basic Land — Mountain")
DUAL = card("Test Pass", "Col d’essai", "Land", "{T}: Add {R} or {G}.")
FILTER = card("Test Filter", "Filtre d’essai", "Land", "{1}, {T}: Add {R}{R}.")
ROCK = card("Test Rock", "Roche d’essai", "Artifact", "{T}: Add {C}{C}.")
ELF = card("Test Elf", "Elfe d’essai", "Creature — Elf", "{T}: Add {R}.", power="1", toughness="1")
BLAST = card("Test Blast", "Souffle d’essai", "Sorcery", "You gain 1 life.", mana_cost="{2}{R}{R}")
PITCH = card(
    "Test Pitch",
    "Don d’essai",
    "Instant",
    "You may pay 1 life rather than pay this spell's mana cost.\nYou gain 1 life.",
    mana_cost="{3}{W}",
)
CROWD = card("Test Crowd", "Foule d’essai", "Sorcery", "Convoke\nYou gain 1 life.", mana_cost="{1}{R}")
TAX = card(
    "Test Tax",
    "Taxe d’essai",
    "Enchantment",
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
)
GHOUL = card(
    "Test Ghoul",
    "Goule d’essai",
    "Creature — Zombie",
    "This creature gets +1/+1 for each creature card in your graveyard.",
    power="1",
    toughness="1",
)
HAWK = card("Test Hawk", "Faucon d’essai", "Creature — Bird", "Flying", power="1", toughness="1")
LIBRARY = library_of(
    Catalogue((BOLT, FIELD, FOREST, MOUNTAIN, DUAL, FILTER, ROCK, ELF, BLAST, PITCH, CROWD, TAX, HAWK, GIANT, GHOUL))
)


def ruling(actions: str, situation: str, lang: Language = "en") -> TypedRuling:
    found = judge_typed(InteractionRequest(actions, situation), lang, LIBRARY)
    assert isinstance(found, TypedRuling), found
    return found


def told(actions: str, situation: str, lang: Language = "en") -> str:
    """The first line of the answer."""
    found = ruling(actions, situation, lang)
    names = names_of(found.scenario, LIBRARY, lang)
    return render_explanation(explain_outcome(found.outcome, names, lang, found.scenario.do, Opening.ANSWER))[0]


def answers(actions: str, situation: str) -> list[bool]:
    return [each.value for each in ruling(actions, situation).outcome.answers]


@pytest.mark.rule("508.1h")
def test_508_1h_what_an_attack_costs_is_said_with_the_yes() -> None:
    table = "Alice: Hill Giant; Bob: Test Tax"
    asked = "can Hill Giant attack Bob?"
    assert told(asked, table) == "Yes: Hill Giant can attack Bob, which costs {2}. [508.1, 508.1h]"
    assert told(asked, table, "fr") == (
        "Oui : le Géant des collines peut attaquer Bob, ce qui coûte {2}. [508.1, 508.1h]"
    )
    assert told("can Hill Giant attack?", table) == "Yes: Hill Giant can attack, which costs {2}. [508.1, 508.1h]"
    assert told("can Hill Giant attack?", "Alice: Hill Giant; Bob: 2/2") == "Yes: Hill Giant can attack. [508.1]"


@pytest.mark.rule("601.2g")
@pytest.mark.parametrize(
    ("lands", "spell", "castable"),
    [
        ("Test Peak", "Test Bolt", True),
        ("Test Peak (tapped)", "Test Bolt", False),
        ("2x Test Forest", "Test Bolt", False),
        ("Test Pass", "Test Bolt", True),
        ("Test Forest, Test Elf", "Test Bolt", True),
        ("Test Forest, Test Elf (sick)", "Test Bolt", False),
        ("2x Test Pass, Test Rock", "Test Blast", True),
        ("Test Pass, Test Forest, Test Rock", "Test Blast", False),
        ("3x Test Pass", "Test Blast", False),
        ("Test Forest", "Test Pitch", True),
        ("Test Forest, 2/2 red", "Test Crowd", True),
        ("Test Forest, 2/2 green", "Test Crowd", False),
        ("Test Forest, Test Filter", "Test Blast", True),
    ],
)
def test_601_2g_untapped_permanents_that_are_listed_have_to_make_the_mana(
    lands: str, spell: str, castable: bool
) -> None:
    """What costs more than to tap it is taken to make enough."""
    assert answers(f"can Alice cast {spell}?", f"Alice: {lands}; Bob: 2/2") == [castable]


@pytest.mark.rule("601.2g")
def test_601_2g_that_the_lands_do_not_pay_is_told() -> None:
    table = "Alice: Test Forest; Bob: 2/2"
    rules = "[601.2g, 601.2h, 118.3]"
    assert told("can Alice cast Test Bolt?", table) == (
        f"No: Alice can't pay {{R}} for Test Bolt with mana from untapped permanents. {rules}"
    )
    assert told("Alice peut-elle lancer Test Bolt ?", table, "fr") == (
        "Non\u202f: Alice ne peut pas payer {R} pour l’Éclair d’essai avec le mana de ses permanents dégagés. "
        f"{rules}"
    )


@pytest.mark.rule("601.2g")
def test_601_2g_where_no_lands_are_listed_the_mana_is_assumed() -> None:
    asked = ruling("can Alice cast Test Bolt?", "Alice: Hill Giant; Bob: 2/2")
    assert [each.value for each in asked.outcome.answers] == [True]
    assert NoteKind.MANA in {each.kind for each in asked.assumed}
    listed = ruling("can Alice cast Test Bolt?", "Alice: Test Peak; Bob: 2/2")
    assert NoteKind.MANA not in {each.kind for each in listed.assumed}


@pytest.mark.rule("509.1a")
@pytest.mark.parametrize(("attacker", "blocks"), [("Hill Giant", True), ("Test Hawk", False)])
def test_509_1a_whether_it_could_be_blocked_is_asked_before_it_attacks(attacker: str, blocks: bool) -> None:
    table = "Alice: Hill Giant, Test Hawk; Bob: 2/2"
    assert answers(f"can 2/2 block {attacker}?", table) == [blocks]
    mine = "Alice: 2/2; Bob: Hill Giant, Test Hawk"
    assert answers(f"can 2/2 block {attacker}?", mine) == [blocks]


@pytest.mark.rule("509.1a")
def test_509_1a_what_does_not_attack_is_not_blocked_once_others_attack() -> None:
    table = "Alice: Hill Giant, Test Hawk; Bob: 2/2"
    first = told("Alice attacks with Test Hawk; can 2/2 block Hill Giant?", table)
    assert first == ("No: Hill Giant isn't attacking. Bob loses 1 life (20 → 19). [509.1a]")


@pytest.mark.parametrize(
    ("said", "blocker"),
    [("unblockable", "3/3"), ("imblocable", "3/3"), ("", "3/3 can't block"), ("", "3/3 ne peut pas bloquer")],
)
def test_509_1b_a_creature_may_be_said_to_be_unblockable_or_no_blocker(said: str, blocker: str) -> None:
    assert answers("can 3/3 block 2/2?", f"Alice: 2/2 {said}; Bob: {blocker}") == [False]
    assert answers("can 3/3 block 2/2?", "Alice: 2/2; Bob: 3/3") == [True]


def test_106_4_mana_that_is_made_is_what_happens() -> None:
    assert told("Alice activates Test Rock", "Alice: Test Rock; Bob: 2/2") == "Alice adds {C}{C}."


@pytest.mark.rule("601.3")
def test_601_3_that_a_spell_can_not_be_cast_goes_before_what_it_could_target() -> None:
    table = "Alice: 2/2; Bob: Test Forest"
    assert told("can Bob cast Test Bolt on 2/2?", table).startswith("No: Bob can't pay {R} for Test Bolt")
    assert told("can Bob cast Test Bolt on 2/2?", "Alice: 2/2; Bob: Test Peak") == (
        "Yes: Test Bolt can target the 2/2. [115.1]"
    )


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(
    ("table", "assumed"),
    [
        ("Alice: Test Ghoul; Bob: 2/2", True),
        ("Alice: Test Ghoul; Alice's graveyard: Hill Giant; Bob: 2/2", False),
        ("Alice: Hill Giant; Bob: 2/2", False),
    ],
)
def test_608_2h_that_graveyards_are_taken_to_be_empty_is_said(table: str, assumed: bool) -> None:
    found = ruling("Alice attacks", table)
    assert (NoteKind.GRAVEYARDS in {each.kind for each in found.assumed}) is assumed


CALM_TEXT = "Enchant creature\nEnchanted creature can't attack or block."
CALM = thing("Calm", "Enchantment - Aura", CALM_TEXT, attached_to="a")
SHY = thing("Shy", "Creature", "This creature can't block.", "Bob", power=1, toughness=1)


@pytest.mark.rule("508.1c", "509.1b")
@pytest.mark.parametrize(
    ("asked", "english", "french"),
    [
        (
            {"ask": "can attack", "who": "a", "at": "Bob"},
            "No: Calm says that a can't attack. [508.1c]",
            "Non\u202f: a ne peut pas attaquer à cause de Calm. [508.1c]",
        ),
        (
            {"ask": "can block", "who": "Shy", "what": "a", "attacking": True},
            "No: its own ability says that Shy can't block. [509.1b]",
            "Non\u202f: Shy ne peut pas bloquer à cause de sa propre capacité. [509.1b]",
        ),
    ],
)
def test_508_1c_what_forbids_an_attack_or_a_block_is_named(asked: Told, english: str, french: str) -> None:
    outcome = played(asked, objects=(bear("a"), CALM, SHY))
    assert (lines_of(outcome), lines_of(outcome, "fr")) == ([english], [french])
