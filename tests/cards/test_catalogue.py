import gc
import sys
import weakref
from pathlib import Path
from subprocess import run

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.complete import NameChoice
from bot.cards.errors import StoreError
from bot.cards.names import Found, NamedCard, NotFound
from bot.cards.sync import sync_from_folder
from tests.cards.shapes import card, double_card, folder_of, printing, ruling

SHIPPED = """
[[card]]
name = "Copper Lizard"
name_fr = "Lézard de cuivre"
aliases = ["Cuprous Lizard"]
text = "Haste"
text_fr = "Célérité"

[[card]]
name = "Jolt"
name_fr = "Secousse"
text = "Shipped text."
"""
LIZARD = NamedCard("id-Copper Lizard", "Copper Lizard", "Lézard de cuivre")


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    (tmp_path / "facts").mkdir()
    (tmp_path / "facts" / "all.toml").write_text(SHIPPED, encoding="utf-8")
    return tmp_path / "facts"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store that has one of the shipped cards, newer and without French, and a card of its own."""
    source = folder_of(
        tmp_path / "source",
        [card("Copper Lizard", oracle_text="Trample"), double_card("Ember", "Frost")],
        french=[printing("Ember // Frost", None, card_faces=[{"printed_name": "Braise"}, {"printed_name": "Gel"}])],
        rulings=[ruling("Copper Lizard", "It bites.")],
    )
    sync_from_folder(source, tmp_path / "cards.db")
    return tmp_path / "cards.db"


@pytest.fixture(params=["cold", "warm"])
def both(request: pytest.FixtureRequest, facts: Path, store: Path) -> Catalogue:
    """Shipped facts and a store, before and after the index is built: the answers may not differ."""
    catalogue = Catalogue.open(store, facts)
    if request.param == "warm":
        catalogue.warm()
    return catalogue


def test_without_a_store_the_shipped_cards_are_known(facts: Path, tmp_path: Path) -> None:
    catalogue = Catalogue.open(tmp_path / "never-synced.db", facts)
    assert (catalogue.size, catalogue.data_date, catalogue.store) == (2, None, None)
    assert catalogue.find("secousse", "fr") == Found("secousse", "exact", NamedCard("shipped:jolt", "Jolt", "Secousse"))
    assert catalogue.find("joolt") == Found("joolt", "fuzzy", NamedCard("shipped:jolt", "Jolt", "Secousse"))
    assert catalogue.rulings(LIZARD) == ()


def test_the_synced_card_wins_and_keeps_the_shipped_french_and_aliases(both: Catalogue) -> None:
    found = both.card("Copper Lizard")
    assert found is not None
    assert (found.oracle_id, found.origin, found.name_fr, found.aliases) == (
        "id-Copper Lizard",
        "synced",
        "Lézard de cuivre",
        ("Cuprous Lizard",),
    )
    assert (found.faces[0].text, found.faces[0].text_fr) == ("Trample", "Célérité")


@pytest.mark.parametrize(
    ("query", "match"),
    [
        ("copper lizard", Found("copper lizard", "other language", LIZARD)),
        ("lézard de cuivre", Found("lézard de cuivre", "exact", LIZARD)),
        ("cuprous lizard", Found("cuprous lizard", "exact", LIZARD)),
        ("jolt", Found("jolt", "other language", NamedCard("shipped:jolt", "Jolt", "Secousse"))),
        ("gel", Found("gel", "exact", NamedCard("id-Ember // Frost", "Ember // Frost", "Braise // Gel", 1))),
        ("lezard de", Found("lezard de", "word prefix", LIZARD)),
        ("cuprous lizzard", Found("cuprous lizzard", "fuzzy", LIZARD)),
        ("xyzzy", NotFound("xyzzy", (), 11)),
    ],
)
def test_both_sources_answer_as_one(both: Catalogue, query: str, match: Found | NotFound) -> None:
    assert both.find(query, "fr") == match


def test_the_pool_counts_each_card_once(both: Catalogue) -> None:
    assert both.size == 3
    assert [(record.name, record.origin) for record in both.records()] == [
        ("Copper Lizard", "synced"),
        ("Ember // Frost", "synced"),
        ("Jolt", "shipped"),
    ]
    assert both.data_date is not None


def test_a_name_that_is_not_exact_is_no_card(both: Catalogue) -> None:
    assert [both.card(name) for name in ("copper", "nobody", "")] == [None, None, None]


def test_autocomplete_offers_both_sources(both: Catalogue) -> None:
    assert both.complete("sec", lang="fr") == [NameChoice("Secousse", "Jolt")]
    assert both.complete("lez", lang="fr") == [NameChoice("Lézard de cuivre", "Copper Lizard")]


def test_an_exact_name_builds_no_index(facts: Path, store: Path) -> None:
    catalogue = Catalogue.open(store, facts)
    found = catalogue.find("ember")
    assert (type(found), catalogue.is_warm) == (Found, False)
    catalogue.find("embre")
    assert catalogue.is_warm


def test_once_warm_names_need_no_file(facts: Path, store: Path) -> None:
    catalogue = Catalogue.open(store, facts)
    catalogue.warm()
    catalogue.close()
    assert catalogue.find("frost").rung == "exact"
    assert catalogue.complete("fro") == [NameChoice("Ember // Frost", "Ember // Frost")]


def test_an_unusable_store_is_told(facts: Path, tmp_path: Path) -> None:
    (tmp_path / "cards.db").write_bytes(b"rubbish" * 1000)
    with pytest.raises(StoreError, match="run a sync again"):
        Catalogue.open(tmp_path / "cards.db", facts)


def test_a_token_of_the_same_name_does_not_take_the_shipped_names(facts: Path, tmp_path: Path) -> None:
    source = folder_of(tmp_path / "tokens", [card("Jolt", layout="token"), card("Ember")])
    sync_from_folder(source, tmp_path / "cards.db")
    for warm in (False, True):
        catalogue = Catalogue.open(tmp_path / "cards.db", facts)
        if warm:
            catalogue.warm()
        assert catalogue.find("jolt") == Found("jolt", "exact", NamedCard("shipped:jolt", "Jolt", "Secousse"))


def test_who_forgets_builds_again_when_asked(facts: Path, store: Path) -> None:
    catalogue = Catalogue.open(store, facts)
    catalogue.warm()
    index = catalogue.index
    catalogue.forget()
    assert (catalogue.is_warm, catalogue.find("embre").rung, catalogue.is_warm) == (False, "fuzzy", True)
    assert (index.find("embre", "en").rung, catalogue.index is index) == ("fuzzy", False)


def test_what_is_forgotten_goes_without_a_collection_of_garbage(facts: Path, store: Path) -> None:
    catalogue = Catalogue.open(store, facts)
    catalogue.warm()
    catalogue.find("embre")
    gone = weakref.ref(catalogue.index)
    gc.disable()
    try:
        catalogue.forget()
        assert gone() is None
    finally:
        gc.enable()


def test_an_exact_name_imports_nothing_dear(facts: Path, store: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from bot.cards.catalogue import Catalogue;"
        "Catalogue.open(Path(sys.argv[1]), Path(sys.argv[2])).card('Ember');"
        "print(sorted({'aiosqlite', 'asyncio', 'rapidfuzz', 'msgspec'} & sys.modules.keys()))"
    )
    command = [sys.executable, "-c", code, str(store), str(facts)]
    root = Path(__file__).parents[2]
    assert run(command, check=True, capture_output=True, text=True, cwd=root).stdout.strip() == "[]"  # noqa: S603


def test_a_card_is_found_by_the_name_that_a_printing_shows_instead(tmp_path: Path) -> None:
    cards = [card("Copper Lizard", flavor_name="Gojira, King"), card("Jolt")]
    french = [printing("Copper Lizard", "Lézard de cuivre"), printing("Copper Lizard", "Gojira, roi")]
    sync_from_folder(folder_of(tmp_path / "source", cards, french=french), tmp_path / "cards.db")
    catalogue = Catalogue.open(tmp_path / "cards.db", tmp_path)
    for name in ("gojira king", "Gojira, roi", "Copper Lizard"):
        match = catalogue.find(name)
        assert isinstance(match, Found)
        assert match.card.name == "Copper Lizard"
