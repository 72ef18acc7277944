"""The real pool: sizes, names in both languages, likeness. Facts only, no text."""

from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.headings import rules_with_headings
from bot.cards.model import CardRecord
from bot.cards.names import Ambiguous, Found, NotFound
from bot.cards.nicknames import cards_by_nickname
from bot.cards.sync import SyncReport
from bot.language import Language
from tests.cards.spoilt import SPOILERS, Spoiler, spoilt
from tests.shared import needs_shared

pytestmark = needs_shared


def test_the_whole_pool_is_synced(full_sync: tuple[SyncReport, Catalogue]) -> None:
    report, catalogue = full_sync
    assert (report.cards, report.french, report.rulings, report.rules_edition) == (32365, 21798, 45738, "2026-04-17")
    assert catalogue.size >= report.cards


def test_the_rules_of_the_newest_edition_are_there(full: Catalogue) -> None:
    assert full.store is not None
    headings = {number: heading for number, heading, _ in rules_with_headings(full.store.rules())}
    assert [headings.get(number) for number in ("702.19b", "120.3c", "510", "999.9z")] == [
        "Trample",
        "Damage",
        "Combat Damage Step",
        None,
    ]
    assert "Legend Rule" in dict(full.store.glossary())


@pytest.mark.parametrize(
    ("query", "lang", "name"),
    [
        ("Force de la Nature", "fr", "Force of Nature"),
        ("Lynx spectral", "fr", "Spectral Lynx"),
        ("lynx spectral", "en", "Spectral Lynx"),
        ("saison dedoublement", "fr", "Doubling Season"),
        ("jace le sculpteur", "fr", "Jace, the Mind Sculptor"),
        ("Jace, Expert en Mémoire", "fr", "Jace, Memory Adept"),
        ("Tezzeret, le Chercheur", "fr", "Tezzeret the Seeker"),
        ("Garruk l'implacable", "fr", "Garruk Relentless // Garruk, the Veil-Cursed"),
        ("Garruk, maudit par le Voile", "fr", "Garruk Relentless // Garruk, the Veil-Cursed"),
        ("Anneau des Clairâtres", "fr", "Rings of Brighthearth"),
        ("Prison Fantômale", "fr", "Ghostly Prison"),
        ("Douve de Tefeiri", "fr", "Teferi's Moat"),
        ("Serpent des flots déchainés", "fr", "Floodtide Serpent"),
        ("Flicker", "fr", "Flicker"),
        ("Seigneur de l'abîme", "fr", "Lord of the Pit"),
        ("Héroïne de Bénaliane", "fr", "Benalish Hero"),
        ("Colère de dieu", "fr", "Wrath of God"),
        ("Étau de supplice", "fr", "Black Vise"),
        ("Noble féal de Gaïa", "fr", "Gaea's Liege"),
        ("Ange déchue", "fr", "Fallen Angel"),
        ("Ange déchu", "fr", "Fallen Angel"),
        ("jace tms", "en", "Jace, the Mind Sculptor"),
        ("gray merchant", "en", "Gray Merchant of Asphodel"),
        ("ragavan", "en", "Ragavan, Nimble Pilferer"),
        ("lightningbolt", "en", "Lightning Bolt"),
        ("Fire // Ice", "en", "Fire // Ice"),
        ("jace sculptor", "en", "Jace, the Mind Sculptor"),
        ("jace sculptor", "fr", "Jace, the Mind Sculptor"),
        ("forêts", "fr", "Forest"),
        ("l'île", "fr", "Island"),
        ("Grizzlis", "fr", "Grizzly Bears"),
        ("Ice", "fr", "Fire // Ice"),
        ("insectile aberation", "en", "Delver of Secrets // Insectile Aberration"),
    ],
)
def test_what_players_write_means_one_card(full: Catalogue, query: str, lang: Language, name: str) -> None:
    match = full.find(query, lang)
    assert isinstance(match, Found)
    assert match.card.name == name


def test_a_french_name_of_two_cards_is_ambiguous(full: Catalogue) -> None:
    match = full.find("Choc soudain", "fr")
    assert isinstance(match, Ambiguous)
    assert {card.name for card in match.cards} == {"Sudden Impact", "Sudden Shock"}


@pytest.mark.parametrize("query", ["zzzzzzzz", "who dies first and why", "est-ce que ça passe", "???"])
def test_what_is_no_name_finds_nothing(full: Catalogue, query: str) -> None:
    assert isinstance(full.find(query, "fr"), NotFound)


def test_every_nickname_leads_to_its_card(full: Catalogue) -> None:
    known = cards_by_nickname()
    assert {nick: name for nick, name in known.items() if full.find(nick, "en").cards[0].name != name} == {}
    assert len(known) >= 80


@pytest.mark.parametrize(("query", "name"), [("snap", "Snap"), ("probe", "Probe"), ("colère", "Temper")])
def test_a_whole_name_is_the_card_of_that_name(full: Catalogue, query: str, name: str) -> None:
    assert [card.name for card in full.find(query, "en").cards] == [name]


FLOORS = {
    "short name, one edit": (0.85, 0.90),
    "dropped word": (0.80, 0.85),
    "two-word nickname": (0.92, 0.96),
    "nickname, one edit": (0.85, 0.92),
}


@pytest.fixture(scope="module")
def named(full: Catalogue) -> Sequence[CardRecord]:
    """The cards whose names can be misspelt."""
    return [record for record in full.records() if not record.exact_only]


@pytest.mark.parametrize(("label", "lang", "spoil"), SPOILERS, ids=[label for label, _, _ in SPOILERS])
def test_spoilt_names_are_found(
    full: Catalogue, named: Sequence[CardRecord], label: str, lang: Language, spoil: Spoiler
) -> None:
    """The floors lie some points under what was measured on other seeds: left out words are often truly ambiguous."""
    ranks = []
    for text, meant in islice(spoilt(named, lang, spoil, Random(77)), 100):  # noqa: S311  the same names each time
        ids = [card.oracle_id for card in full.find(text, lang).cards]
        ranks.append(ids.index(meant) if meant in ids else 9)
    first, third = (sum(rank < most for rank in ranks) / len(ranks) for most in (1, 3))
    assert (first, third) >= FLOORS.get(label, (0.97, 0.99))
    assert third >= FLOORS.get(label, (0.97, 0.99))[1]


def test_the_wanted_card_is_offered_while_it_is_typed(full: Catalogue) -> None:
    assert full.complete("saison de dé", lang="fr")[0].value == "Doubling Season"
    assert full.complete("lightning b", lang="en")[:2][1].value == "Lightning Bolt"
    assert "Lightning Bolt" in [choice.value for choice in full.complete("lighning", lang="en")]
