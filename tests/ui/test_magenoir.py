"""`/magenoir`: what was typed is played and told, cards and terms are found, moments are answered."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.explain.magenoir.french.nouns import COMPONENTS
from bot.language import LANGUAGES, Language
from bot.oracle.magenoir.facts import shipped_cards
from bot.reference.keywords import shipped_keywords
from bot.reference.magenoir_terms import shipped_terms
from bot.ui.ask import answer_line
from bot.ui.commands.registry import COMMANDS, suggest_values
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from tests.explain.magenoir.typography import complaints_of_mage_noir
from tests.explain.scenes import faults_of_scene, texts_of

DESK = Desk(Catalogue.open(), shipped_keywords())
TERMS = list(shipped_terms().entries.values())
TORNADO_FR = "plateau: Alice : Tornade, Graine dans le vent (canalisée)"
HAMMER_FR = "plateau: Alice : Fouet de feu, Rituel du Guerrier-Mage ; Bob : Coup de marteau divin"
HAMMER_EN = "board: Alice: Fire whip, Warrior-mage ritual; Bob: Divine hammer strike"
RINGS_EN = "board: Alice: Draconic flame, Crimson ring, 50 HP; Bob: Crimson ring, 50 HP"


def lines(reply: Reply) -> list[str]:
    return [reply.verdict, *(line for section in reply.sections for line in section.lines)]


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\u2003", "")


@pytest.mark.parametrize(
    ("lang", "line", "verdict"),
    [
        ("fr", f"/magenoir résoudre Alice active Tornade sur Bob {TORNADO_FR}", "Bob perd 4 PV (20 → 16 PV)."),
        (
            "fr",
            (
                "/magenoir résoudre actions: Bob active Coup de marteau divin sur Fouet de feu ; juste avant,"
                f" Alice utilise Rituel du Guerrier-Mage sur Fouet de feu {HAMMER_FR}"
            ),
            "Coup de marteau divin est sans effet sur Fouet de feu, qui reste sur le plateau.",
        ),
        (
            "en",
            f"/magenoir resolve actions: Bob activates Divine hammer strike on Fire whip {HAMMER_EN}",
            "Fire whip is destroyed.",
        ),
        (
            "en",
            (
                "/magenoir resolve actions: Alice activates Draconic flame on Bob; Bob pays; Alice pays; Bob pays;"
                f" Alice declines {RINGS_EN}"
            ),
            "Alice loses 2 HP (50 → 48 HP); Bob loses 3 HP (50 → 47 HP).",
        ),
        (
            "fr",
            "/magenoir résoudre actions: Alice prépare Flamme draconique ; Alice canalise Flamme draconique",
            "Alice prépare Flamme draconique : 2 Mana Feu sont verrouillées dessous. Alice canalise Flamme draconique.",
        ),
        (
            "en",
            "/magenoir resolve actions: can Bob activate Tornado? board: Bob: Tornado",
            "No, Bob can't activate Tornado: it is not Bob's turn, and a classic action belongs to",
        ),
        (
            "fr",
            "/magenoir résoudre actions: Alice échange 2 Feu contre 1 Eau plateau: Éther: 1 Eau / 1 Air",
            "Alice échange 2 Mana Feu contre 1 Mana Eau de l’Éther Disponible.",
        ),
        (
            "fr",
            "/magenoir résoudre actions: Bob utilise Totem plateau: Bob: Totem « À tout moment : vous gagnez 1 PV. »",
            "Bob gagne 1 PV (20 → 21 PV).",
        ),
        (
            "en",
            "/magenoir resolve actions: Alice adds Fire, Water and Air; Alice takes the second pile; main phase",
            "Alice takes the second pile into the reserve: 1 Water Mana.",
        ),
    ],
)
def test_the_first_line_says_what_came_of_it(lang: Language, line: str, verdict: str) -> None:
    reply = answer_line(DESK, lang, line)
    assert (reply.kind, plain(reply.verdict).startswith(verdict)) == ("ruling", True), reply.verdict


def test_the_steps_are_numbered_and_what_was_triggered_is_marked() -> None:
    reply = answer_line(DESK, "fr", f"/magenoir résoudre Alice active Tornade sur Bob {TORNADO_FR}")
    steps = [plain(line) for line in lines(reply) if plain(line)[0].isdigit()]
    assert [line.partition(" ")[0] for line in steps] == [f"{number}." for number in range(1, 8)]
    assert ["↳" in line for line in steps] == [False, False, False, True, True, False, True]


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("fr", "/magenoir résoudre Alice mange Tornade", "Je ne comprends pas"),
        ("en", "/magenoir resolve Alice eats Tornado", "I don’t understand"),
        ("fr", f"/magenoir résoudre Alice active Tornade sur Boob {TORNADO_FR}", "au plus proche : Bob"),
        ("en", "/magenoir resolve Alice activates Tornado", "board: Tornado"),
        ("fr", "/magenoir résoudre actions: Alice active X plateau: Alice: Zyzzyva", "plateau : Arbitre ne connaît"),
        ("en", "/magenoir resolve actions: resolve board: Alice: Tornado (asleep)", "nearest: prepared · channelled"),
        ("fr", "/magenoir résoudre phase de pêche", "n’est pas une phase"),
        ("en", "/magenoir resolve Alice trades 3 Fire for 1 Water", "two Mana for one"),
        ("fr", "/magenoir résoudre Alice ajoute du Vent", "ne dit pas de la Mana"),
        ("en", "/magenoir resolve actions: resolve board: A: Tornado; B: Tornado; C: Tornado", "a game for two"),
        ("fr", "/magenoir résoudre actions: résoudre plateau: Éther: 1 Feu / 1 Eau / 1 Air", "deux piles"),
        ("en", "/magenoir resolve Carol pays", "nobody is called “Carol”"),
        ("fr", "/magenoir résoudre Alice prend une pile", "par son numéro"),
        ("fr", "/magenoir carte Zorglub", "aucune carte de Mage Noir"),
        ("en", "/magenoir keyword Zorglub", "No term of Mage Noir"),
        ("fr", "/magenoir terme actoin classik", "Les plus proches : action classique"),
        ("fr", "/magenoir quand action: dormir", "« dormir » n’est pas connu ici"),
        ("en", "/magenoir when moment: mian phase", "nearest: main phase"),
        ("fr", "/magenoir quand moment: réponse", "au plus proche : en réponse"),
    ],
)
def test_what_can_not_be_read_gets_one_line_that_says_what_and_where(lang: Language, line: str, said: str) -> None:
    reply = answer_line(DESK, lang, line)
    assert reply.kind == "not understood"
    assert said in plain(reply.verdict) or said.replace("board: Tornado", "is not on the table") in plain(reply.verdict)


def test_of_equal_cards_the_line_has_to_say_which_where_it_matters() -> None:
    rings = "board: Alice: Divine hammer strike; Bob: 2x Crimson ring"
    reply = answer_line(
        DESK, "en", f"/magenoir resolve actions: Alice activates Divine hammer strike on Crimson ring {rings}"
    )
    assert (reply.kind, "Crimson ring #2" in reply.verdict) == ("ambiguous", True)
    second = answer_line(
        DESK, "en", f"/magenoir resolve Alice activates Divine hammer strike on Crimson ring #2 {rings}"
    )
    assert second.verdict == "Crimson ring #2 is destroyed."


def test_what_was_assumed_and_what_is_open_is_said() -> None:
    line = f"/magenoir resolve Bob activates Divine hammer strike on Fire whip; Alice uses Warrior-mage ritual on Fire whip just before {HAMMER_EN}"  # noqa: E501 - a line as it is typed
    reply = answer_line(DESK, "en", line)
    titles = [section.title for section in reply.sections]
    assert titles == ["", "Depends on an open question", "Assumed"]
    assert reply.assumed == ("it is Bob's turn", "Alice has a card in hand to discard, as nothing is said")
    assert not reply.certain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_shown_by_its_name_in_either_language(lang: Language) -> None:
    cards = shipped_cards().values()
    asked = [(card, typed) for card in cards for typed in (card.name, card.name_fr)]
    replies = [(card, typed, answer_line(DESK, lang, f"/magenoir card {typed}")) for card, typed in asked]
    names = {card.name: card.name_fr.replace("'", "’") if lang == "fr" else card.name for card in cards}
    shown = [(typed, (reply.kind, reply.verdict), ("card", names[card.name])) for card, typed, reply in replies]
    assert [each for each in shown if each[1] != each[2]] == []
    told = {line for _, _, reply in replies for line in lines(reply)} if lang == "fr" else set()
    assert [line for line in told if complaints_of_mage_noir(line)] == []


@pytest.mark.parametrize(
    ("lang", "name", "needed"),
    [
        ("fr", "Éruption de magma", "Composants demandés : 3 Flammes"),
        ("fr", "Armure de druide", "Composants demandés : 1 Armure d’écorce"),
        ("fr", "Robe de Kerloc'h", "Composants demandés : 2 Équipements de druide"),
        ("en", "Magma eruption", "Components needed: 3 Flames"),
        ("en", "Kerloc'h's robe", "Components needed: 2 Druid equipment"),
    ],
)
def test_the_components_that_a_card_needs_agree_with_their_number(lang: Language, name: str, needed: str) -> None:
    assert needed in map(plain, lines(answer_line(DESK, lang, f"/magenoir card {name}")))


def test_every_component_has_a_french_name() -> None:
    cards = shipped_cards().values()
    assert {component for card in cards for component in (*card.needs, *card.provides)} <= set(COMPONENTS)


def test_what_is_uncertain_of_a_card_is_shown_with_it() -> None:
    reply = answer_line(DESK, "fr", "/magenoir carte Coup de marteau divin")
    assert "Son coût en Mana et ses composants." in lines(reply)
    assert (reply.sections[0].lines[0].endswith("inconnu"), reply.certain) == (True, False)


def test_every_term_is_found_by_all_its_names() -> None:
    named = [(each, entry) for entry in TERMS for names in entry.names.values() for each in names]
    assert [each for each, entry in named if shipped_terms().find(each) is not entry] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_told_in_either_language(lang: Language) -> None:
    replies = {entry.name(lang): answer_line(DESK, lang, f"/magenoir keyword {entry.name(lang)}") for entry in TERMS}
    assert [(name, reply.verdict) for name, reply in replies.items() if not reply.verdict.startswith(name)] == []
    told = {line for reply in replies.values() for line in lines(reply)} if lang == "fr" else set()
    assert {line: wrong for line in told if (wrong := complaints_of_mage_noir(line))} == {}


@pytest.mark.parametrize(
    ("lang", "line", "verdict"),
    [
        (
            "fr",
            "/magenoir quand action: activer moment: phase principale tour: moi",
            "Oui, vous pouvez activer un sort",
        ),
        (
            "fr",
            "/magenoir quand action: activer moment: fin",
            "Non, vous ne pouvez pas activer un sort en fin de tour :",
        ),
        (
            "en",
            "/magenoir when act: any time moment: during",
            "No, you can’t use an any-time effect while a chain resolves:",
        ),
        ("en", "/magenoir when act: respond moment: before turn: opponent", "Yes, you can use an any-time effect just"),
        ("en", "/magenoir when act: prepare", "You can prepare a card in the main phase, in your turn."),
        ("en", "/magenoir when act: add moment: recovery", "You can add Mana in Mana recovery, but only in your turn."),
        ("fr", "/magenoir quand action: prendre", "Vous pouvez prendre une pile pendant la récupération de Mana"),
        ("fr", "/magenoir quand moment: pendant", "On ne peut rien faire pendant la résolution d’une chaîne."),
        (
            "en",
            "/magenoir when moment: just after",
            "What can be done just after a chain that was announced: in your turn",
        ),
        ("fr", "/magenoir quand", "Les actions classiques se font pendant votre phase principale"),
    ],
)
def test_when_something_may_be_done(lang: Language, line: str, verdict: str) -> None:
    reply = answer_line(DESK, lang, line)
    assert (reply.kind, plain(reply.verdict).startswith(verdict)) == ("ruling", True), reply.verdict
    assert lang == "en" or {line: wrong for line in lines(reply) if (wrong := complaints_of_mage_noir(line))} == {}


def offered(lang: Language, command: str, option: str, text: str, **others: str) -> list[str]:
    found = next(each for each in COMMANDS if each.id == command)
    asked = next(each for each in found.options if each.id == option)
    return [each.value for each in suggest_values(DESK, lang, asked, text, others)]


def test_autocomplete_offers_the_language_of_whoever_asks() -> None:
    assert offered("fr", "magenoir-card", "card", "tor") == ["Tornade"]
    assert offered("en", "magenoir-card", "card", "tor") == ["Tornado"]
    assert offered("fr", "magenoir-keyword", "term", "cana")[0] == "canaliser"
    assert offered("en", "magenoir-keyword", "term", "chann")[0] == "channel"
    assert offered("fr", "magenoir-when", "act", "act")[0] == "activer un sort"
    assert offered("en", "magenoir-when", "moment", "end") == ["end of turn"]
    assert offered("fr", "magenoir-when", "turn", "") == ["mon tour", "tour de l’adversaire"]
    assert offered("fr", "magenoir-resolve", "board", "Alice : Torn") == ["Alice : Tornade"]
    board = "Alice: Tornado; Bob: Fire whip"
    assert (
        offered("en", "magenoir-resolve", "actions", "Alice activates T", board=board)[0] == "Alice activates Tornado"
    )
    assert offered("en", "magenoir-resolve", "actions", "Bob ", board=board)[0] == "Bob activates"
    assert "Alice activates Tornado on Bob" in offered(
        "en", "magenoir-resolve", "actions", "Alice activates Tornado on B", board=board
    )


def test_the_picture_shows_the_chain_and_says_it_in_words() -> None:
    reply = answer_line(DESK, "fr", f"/magenoir résoudre Alice active Tornade sur Bob {TORNADO_FR}")
    assert reply.picture is not None
    assert plain(reply.picture.alt).startswith("7 actions et ce qu’elles changent. Bob perd 4 PV (20 → 16 PV)")


def test_the_picture_shows_the_board_before_and_after_and_repeats_no_sentence() -> None:
    reply = answer_line(DESK, "fr", f"/magenoir résoudre Alice active Tornade sur Bob {TORNADO_FR}")
    scene = reply.picture
    assert scene is not None
    texts = texts_of(scene)
    assert {"Avant et après", "20", "16"} <= set(texts)
    assert set(texts).isdisjoint(line.partition(" [")[0] for section in reply.sections for line in section.lines)
    assert faults_of_scene(scene) == []


OPEN_TRADE = "actions: Alice échange 2 Feu contre 1 Eau plateau: Alice : 2 Feu ; Éther : 1 Eau / 2 Air"
NOT_IN_ETHER = (
    "Illégal, Alice ne peut pas échanger de la Mana : on ne peut pas prendre 1 Mana Eau dans l’Éther Disponible. [Mana]"
)
PREPARED_EARLY = "actions: Alice prepares Tornado board: Alice: 3 Air options: prepare without components"


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        (
            "fr",
            f"/magenoir résoudre {OPEN_TRADE} options: échange dans la plus grande pile",
            NOT_IN_ETHER,
        ),
        (
            "en",
            f"/magenoir resolve {PREPARED_EARLY}",
            "At this table, the components need not lie there as the card is prepared.",
        ),
    ],
)
def test_an_answer_says_what_the_table_plays_otherwise(lang: Language, line: str, told: str) -> None:
    assert told in [plain(each) for each in lines(answer_line(DESK, lang, line))]


def test_what_the_table_has_settled_is_no_open_question_any_more() -> None:
    assert answer_line(DESK, "en", f"/magenoir resolve {PREPARED_EARLY}").certain
    assert not answer_line(DESK, "fr", f"/magenoir résoudre {OPEN_TRADE}").certain


def test_an_announcement_without_a_target_speaks_of_none() -> None:
    reply = answer_line(DESK, "fr", "/magenoir résoudre actions: Alice active Graine plateau: Alice : Graine")
    assert "Alice active Graine. [actions classiques]" in [plain(each) for each in lines(reply)]


def test_where_a_classic_ability_may_be_used_nobody_cites_any_time() -> None:
    line = "/magenoir resolve actions: can Alice use Crimson ritual? board: Alice: Crimson ritual"
    assert plain(answer_line(DESK, "en", line).verdict) == "Yes, Alice can use Crimson ritual. [classic actions]"


def test_a_classic_ability_that_is_used_twice_is_used_one_after_the_other() -> None:
    twice = "actions: Alice utilise Rituel pourpre ; Alice utilise Rituel pourpre plateau: Alice : Rituel pourpre, 5 PV"
    assert plain(answer_line(DESK, "fr", f"/magenoir résoudre {twice}").verdict) == "Alice perd 2 PV (5 → 3 PV)."
