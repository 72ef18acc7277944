"""`/card` and `/rulings`: what is shown of a card in either language, where it leads on, and how old it is."""

from collections.abc import Callable
from datetime import date

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.sync import sync_from_folder
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.commands.card import show_card
from bot.ui.commands.card_rulings import LONGEST_PAGE
from bot.ui.desk import Desk
from bot.ui.document import reply_document
from bot.ui.reply import Button, Reply
from bot.ui.strings import strings_in
from tests.cards.shapes import card, double_card, face, folder_of, printing, ruling
from tests.reference.typography import complaints

SYNCED = date(2026, 3, 1)
LEGAL = {"standard": "not_legal", "modern": "legal", "legacy": "banned", "vintage": "restricted", "penny": "legal"}
CARDS = (
    card("Copper Lizard", oracle_text="Trample\nWibble the wobble.", legalities=LEGAL),
    card("Silent Ox", legalities={}),
    card("Copper Lizard", layout="token", oracle_id="id-token", set_type="token"),
    double_card(
        "Day Cub",
        "Night Wolf",
        layout="transform",
        card_faces=[
            face("Day Cub", mana_cost="{1}{G}", image_uris={"normal": "https://a.b/day.jpg"}),
            face("Night Wolf", mana_cost="", image_uris={"normal": "https://a.b/night.jpg"}),
        ],
    ),
    double_card("Ember", "Frost"),
)
FRENCH = (
    printing(
        "Copper Lizard",
        "Lézard de cuivre",
        printed_type_line="Créature : lézard",
        printed_text="Piétinement",
        released_at="2020-01-01",
    ),
)
RULINGS = (
    ruling("Copper Lizard", "The oldest.", "2006-02-01"),
    ruling("Copper Lizard", "It may look at {G}.", "2020-01-01"),
    *(ruling("Silent Ox", f"{number}: " + "moo " * 150, f"2021-01-0{number}") for number in range(1, 8)),
)


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Callable[[date], Desk]:
    """A desk with a store of made-up cards, on a day."""
    place = tmp_path_factory.mktemp("cards")
    sync_from_folder(folder_of(place / "source", CARDS, french=FRENCH, rulings=RULINGS), place / "cards.db")
    catalogue = Catalogue.open(place / "cards.db")
    synced = date.fromisoformat(catalogue.data_date or "")
    return lambda day: Desk(catalogue, shipped_keywords(), today=lambda: synced + (day - SYNCED))


@pytest.fixture
def desk(at: Callable[[date], Desk]) -> Desk:
    return at(SYNCED)


def sections(reply: Reply) -> dict[str, tuple[str, ...]]:
    return {section.title: section.lines for section in reply.sections}


def test_a_card_is_shown_in_french_with_its_oracle_text_at_hand(desk: Desk) -> None:
    reply = answer_line(desk, "fr", "/carte lezard de cuivre")
    assert reply.verdict == "Lézard de cuivre {1}{G}"
    assert reply.sections[0].lines == ("Créature : lézard", "Piétinement", "Force/endurance\u202f: 2/2")
    told = sections(reply)
    assert told["Texte Oracle"] == ("Trample", "Wibble the wobble.")
    assert told["Ce qu’Arbitre en joue"] == ("joué\u202f: Trample", "non modélisé\u202f: Wibble the wobble.")
    assert reply.link == "https://scryfall.com/search?q=oracleid%3Aid-Copper Lizard"


def test_the_formats_that_people_play_are_told_and_no_others(desk: Desk) -> None:
    assert sections(answer_line(desk, "en", "/card copper lizard"))["Formats"] == (
        "Legal: Modern",
        "Restricted to one copy: Vintage",
        "Banned: Legacy",
        "Not legal: Standard",
    )
    assert "Formats" not in sections(answer_line(desk, "en", "/card silent ox"))


def test_a_card_leads_to_its_rulings_and_to_the_other_language(desk: Desk) -> None:
    french = answer_line(desk, "fr", "/carte lezard de cuivre")
    assert french.buttons == (
        Button("Rulings (2)", "rulings", {"card": "Copper Lizard"}, "fr"),
        Button("En anglais", "card", {"card": "Copper Lizard"}, "en"),
    )
    assert answer_line(desk, "en", "/card silent ox").buttons == (
        Button("Rulings (7)", "rulings", {"card": "Silent Ox"}, "en"),
    )


def test_a_card_of_two_sides_is_turned_over_at_a_press(desk: Desk) -> None:
    front, back = answer_line(desk, "en", "/card day cub"), answer_line(desk, "en", "/card night wolf")
    assert (front.verdict, front.image) == ("Day Cub {1}{G}", "https://a.b/day.jpg")
    assert (back.verdict, back.image) == ("Night Wolf", "https://a.b/night.jpg")
    assert front.buttons == (Button("Other side: Night Wolf", "card", {"card": "Night Wolf"}, "en"),)
    assert back.buttons == (Button("Other side: Day Cub", "card", {"card": "Day Cub"}, "en"),)
    whole = answer_line(desk, "en", "/card day cub // night wolf")
    assert (whole.verdict, whole.buttons) == ("Day Cub {1}{G} // Night Wolf", front.buttons)


def test_half_of_a_split_card_is_shown_with_the_other_half(desk: Desk) -> None:
    reply = answer_line(desk, "en", "/card frost")
    assert reply.verdict == "Ember {R} // Frost {R}"
    assert [section.title for section in reply.sections][:2] == ["Ember {R}", "Frost {R}"]


def test_several_cards_that_may_be_meant_are_a_press_away(desk: Desk) -> None:
    unclear = answer_line(desk, "en", "/rulings copper wolf")
    assert {(button.command, button.options["card"]) for button in unclear.buttons} == {
        ("rulings", "Copper Lizard"),
        ("rulings", "Day Cub // Night Wolf"),
    }


def test_rulings_are_told_the_newest_first(desk: Desk) -> None:
    reply = answer_line(desk, "fr", "/décisions lezard de cuivre")
    assert reply.verdict == "Lézard de cuivre\u202f: 2 rulings"
    assert sections(reply) == {"1er janvier 2020": ("It may look at {G}.",), "1er février 2006": ("The oldest.",)}
    assert reply.footer.startswith("Texte officiel de Wizards of the Coast, en anglais · Cartes au ")
    assert reply.buttons == (Button("La carte", "card", {"card": "Copper Lizard"}, "fr"),)


def test_a_program_reads_the_buttons_as_the_lines_that_ask_the_same(desk: Desk) -> None:
    (button,) = reply_document(answer_line(desk, "fr", "/décisions lezard de cuivre"))["buttons"]
    assert button == {"label": "La carte", "lang": "fr", "ask": "/carte Copper Lizard"}
    assert answer_line(desk, "fr", button["ask"]).verdict.startswith("Lézard de cuivre")
    last = reply_document(answer_line(desk, "en", "/rulings silent ox page: 4"))["buttons"]
    assert [(each["label"], each["ask"]) for each in last] == [
        ("← Newer", "/rulings Silent Ox page: 3"),
        ("The card", "/card Silent Ox"),
    ]


def test_rulings_come_a_page_at_a_time_and_every_one_of_them_once(desk: Desk) -> None:
    reply, told = answer_line(desk, "en", "/rulings silent ox"), []
    for page in range(2, 5):
        assert sum(len(section.lines[0]) for section in reply.sections) <= LONGEST_PAGE
        told += [section.lines[0][:1] for section in reply.sections]
        assert f"(page {page - 1} of 4)" in reply.verdict
        older = next(button for button in reply.buttons if button.label == "Older →")
        assert older.options == {"card": "Silent Ox", "page": str(page)}
        reply = answer_line(desk, "en", f"/rulings silent ox page: {page}")
    assert [*told, *(section.lines[0][:1] for section in reply.sections)] == list("7654321")
    assert [button.label for button in reply.buttons] == ["← Newer", "The card"]


@pytest.mark.parametrize("page", ["0", "5", "x", "-1", "²", "9" * 60, "1.5"])
def test_a_page_that_is_not_there_is_refused_with_those_that_are(desk: Desk, page: str) -> None:
    reply = answer_line(desk, "en", f"/rulings silent ox page: {page}")
    assert (reply.kind, reply.verdict) == (
        "not understood",
        f"There is no page “{page}”: pages 1 to 4 are there.",
    )


def test_a_card_without_rulings_says_so(desk: Desk) -> None:
    assert answer_line(desk, "fr", "/décisions frost").verdict == "Ember // Frost\u202f: aucun ruling"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_sync_there_are_no_rulings_and_that_is_said(lang: Language) -> None:
    shipped = Desk(Catalogue.open(), shipped_keywords())
    reply = answer_line(shipped, lang, "/rulings lightning bolt")
    card = {"en": "Lightning Bolt", "fr": "Foudre"}[lang]
    assert (reply.verdict, reply.sections) == (strings_in(lang)("rulings-not-synced", card=card), ())
    assert (
        answer_line(shipped, lang, "/card lightning bolt").link
        == "https://scryfall.com/search?q=%21%22Lightning%20Bolt%22"
    )


@pytest.mark.parametrize("line", ["/carte copper lizard", "/décisions copper lizard", "/combat lézard de cuivre"])
def test_old_data_is_shown_with_a_warning_from_the_fifteenth_day_on(at: Callable[[date], Desk], line: str) -> None:
    ages = [answer_line(at(date(2026, 3, day)), "fr", line).footer for day in (1, 15, 16)]
    assert ["⚠" in age for age in ages] == [False, False, True]
    assert "il y a 15 jours\u202f: elles ont pu changer depuis" in ages[-1]


def test_what_is_made_up_at_the_table_says_nothing_of_cards(desk: Desk) -> None:
    assert "Cartes au" not in answer_line(desk, "fr", "/combat 2/2 vol").footer


@pytest.mark.parametrize(
    "line", ["/carte lézard de cuivre", "/décisions silent ox", "/carte night wolf", "/carte zzz", "/décisions frost"]
)
def test_what_is_told_in_french_keeps_to_french_typography(desk: Desk, line: str) -> None:
    reply = answer_line(desk, "fr", line)
    labels = [button.label for button in reply.buttons]
    assert [complaint for text in (reply.verdict, reply.footer, *labels) for complaint in complaints(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_sync_an_unknown_card_may_only_be_missing(desk: Desk, lang: Language) -> None:
    shipped = Desk(Catalogue.open(), shipped_keywords())
    assert answer_line(shipped, lang, "/card wibble the wobble").footer == strings_in(lang)("card-only-shipped")
    assert answer_line(desk, lang, "/card wibble the wobble").footer == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_misspelt_name_is_told_to_be_a_guess(lang: Language) -> None:
    shown = show_card(Desk(Catalogue.open(), shipped_keywords()), lang, {"card": "Forse of Natture"})
    told = strings_in(lang)(
        "asked-guess", typed="Forse of Natture", name={"en": "Force of Nature", "fr": "Force de la Nature"}[lang]
    )
    assert (shown.certain, shown.sections[0].lines[0].startswith(told[:20])) == (False, True)
