from pathlib import Path

import pytest

from bot.cards.errors import ShippedFactsError
from bot.cards.model import CardRecord
from bot.cards.names import Ambiguous, Found, Match, NamedCard, NotFound, Rung, index_of
from bot.cards.nicknames import cards_by_nickname
from bot.language import Language
from tests.cards.shapes import record


def find(query: str, *records: CardRecord, lang: Language = "en") -> Match:
    return index_of(records).find(query, lang)


def test_a_nickname_comes_before_what_only_begins_so() -> None:
    match = find("bob", record("Dark Confidant"), record("Bob the Lizard"))
    assert match == Found("bob", "nickname", NamedCard("id-Dark Confidant", "Dark Confidant"))


def test_a_nickname_of_an_unknown_card_is_passed_over() -> None:
    assert find("bob", record("Bob the Lizard")).rung == "word prefix"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_name_in_either_language_comes_before_a_nickname(lang: Language) -> None:
    cards = record("Bob"), record("Dark Confidant"), record("Snippet", "Bop"), record("Birds of Paradise")
    assert [find(query, *cards, lang=lang).cards[0].name for query in ("bob", "bop")] == ["Bob", "Snippet"]


def test_a_nickname_that_names_a_part_of_another_card_is_asked_about_its_card_first() -> None:
    match = find("bob", record("Dark Confidant"), record("Bob // Weave"))
    assert (type(match), match.rung, [card.name for card in match.cards]) == (
        Ambiguous,
        "nickname",
        ["Dark Confidant", "Bob // Weave"],
    )


def test_players_may_write_nicknames_as_they_like(tmp_path: Path) -> None:
    file = tmp_path / "nicknames.toml"
    file.write_text('"L\'Éclair !" = "Lightning Bolt"\nBob = "Dark Confidant"\n', encoding="utf-8")
    assert cards_by_nickname(file) == {"leclair": "Lightning Bolt", "bob": "Dark Confidant"}


@pytest.mark.parametrize("content", ['bob = ["Dark Confidant"]', 'bob = ""', "bob = 1", "[bob]", "bob"])
def test_a_spoilt_file_of_nicknames_is_told_of(tmp_path: Path, content: str) -> None:
    file = tmp_path / "nicknames.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(ShippedFactsError, match=r"nicknames\.toml"):
        cards_by_nickname(file)


@pytest.mark.parametrize(
    "query", ["lézards de cuivre", "Le lézard de cuivre", "copper lizards", "The Copper Lizard", "coppers lizards"]
)
def test_articles_and_plurals_are_no_part_of_a_name(query: str) -> None:
    match = find(query, LIZARD, POTION)
    assert (match.rung in {"exact", "other language"}, [card.name for card in match.cards]) == (True, ["Copper Lizard"])


@pytest.mark.parametrize("query", ["l'île", "L’île", "îles", "les îles", "une ile"])
def test_an_elided_article_is_no_part_of_a_name(query: str) -> None:
    assert [card.name for card in find(query, record("Island", "Île"), record("Rile"), lang="fr").cards] == ["Island"]


def test_a_name_that_ends_like_a_plural_is_itself_first() -> None:
    assert [card.name for card in find("walls", record("Walls"), record("Wall")).cards] == ["Walls"]


LIZARD = record("Copper Lizard", "Lézard de cuivre", "Cuprous Lizard")
TAMER = record("Copper Lizard Tamer", "Dompteuse de lézards")
POTION = record("Copperbound Potion", "Potion cuivrée")


@pytest.mark.parametrize(
    ("query", "lang", "rung"),
    [
        ("Copper Lizard", "en", "exact"),
        ("copper  LIZARD!", "en", "exact"),
        ("cuprous lizard", "fr", "exact"),
        ("lezard de cuivre", "fr", "exact"),
        ("lezard de cuivre", "en", "other language"),
        ("Copper Lizard", "fr", "other language"),
        ("lezard de", "fr", "word prefix"),
        ("lezard de cu", "fr", "prefix"),
        ("copper lizzard", "en", "fuzzy"),
        ("copperlizard", "en", "fuzzy"),
        ("lezard cuivre", "fr", "words"),
        ("lezrad cuivre", "fr", "fuzzy"),
    ],
)
def test_each_rung_finds(query: str, lang: Language, rung: Rung) -> None:
    card = NamedCard("id-Copper Lizard", "Copper Lizard", "Lézard de cuivre")
    assert find(query, LIZARD, POTION, lang=lang) == Found(query, rung, card)


def test_a_higher_rung_hides_the_lower_ones() -> None:
    assert find("copper", LIZARD, POTION) == Found(
        "copper", "word prefix", NamedCard("id-Copper Lizard", "Copper Lizard", "Lézard de cuivre")
    )


def test_several_cards_under_a_prefix_are_offered_the_short_name_first() -> None:
    match = find("copper", TAMER, LIZARD, POTION)
    assert match == Ambiguous(
        "copper",
        "word prefix",
        (
            NamedCard("id-Copper Lizard", "Copper Lizard", "Lézard de cuivre"),
            NamedCard("id-Copper Lizard Tamer", "Copper Lizard Tamer", "Dompteuse de lézards"),
        ),
    )


def test_at_most_five_are_offered() -> None:
    assert len(find("copper", *(record(f"Copper {word}") for word in "abcdefghij")).cards) == 5


def test_one_french_name_of_two_cards_is_ambiguous() -> None:
    match = find("secousse brusque", record("Jolt", "Secousse brusque"), record("Jerk", "Secousse brusque"), lang="fr")
    assert (type(match), match.rung, [card.name for card in match.cards]) == (Ambiguous, "exact", ["Jolt", "Jerk"])


def test_a_name_that_both_languages_have_belongs_to_the_asker() -> None:
    english, french = record("Fleur", "Bouton"), record("Bud", "Fleur")
    assert [find("fleur", english, french, lang=lang).cards[0].name for lang in ("en", "fr")] == ["Fleur", "Bud"]


def test_a_full_name_wins_over_a_face_of_another_card() -> None:
    assert find("frost", record("Ember // Frost"), record("Frost")) == Found(
        "frost", "exact", NamedCard("id-Frost", "Frost")
    )


def test_a_full_name_in_the_other_language_wins_over_a_face_in_the_own() -> None:
    match = find("gel", record("Ember // Frost", "Braise // Gel"), record("Gel"), lang="fr")
    assert match == Found("gel", "other language", NamedCard("id-Gel", "Gel"))


@pytest.mark.parametrize(("query", "face"), [("frost", 1), ("ember", 0), ("ember // frost", None), ("frots", 1)])
def test_the_face_that_was_named_is_told(query: str, face: int | None) -> None:
    assert [card.face for card in find(query, record("Ember // Frost")).cards] == [face]


def test_a_token_is_found_by_its_whole_name_only() -> None:
    token = record("Copper Lizard Egg", exact_only=True)
    assert find("copper lizard egg", token) == Found(
        "copper lizard egg", "exact", NamedCard("id-Copper Lizard Egg", "Copper Lizard Egg")
    )
    assert [find(query, token) for query in ("copper lizard", "copper liz", "coper lizard egg")] == [
        NotFound(query, (), 1) for query in ("copper lizard", "copper liz", "coper lizard egg")
    ]


def test_a_card_wins_over_a_token_of_the_same_name() -> None:
    token = CardRecord("id-token", "Copper Lizard", "token", (), exact_only=True)
    assert find("copper lizard", token, record("Copper Lizard")).cards == (
        NamedCard("id-Copper Lizard", "Copper Lizard"),
    )


@pytest.mark.parametrize(("typed", "meant"), [("jlot", "Jolt"), ("jult", "Jolt"), ("olt", "Jolt"), ("buud", "Bud")])
def test_a_short_name_survives_a_slip(typed: str, meant: str) -> None:
    pool = [record(name) for name in ("Jolt", "Bud", "Frost", "Copper Lizard", "Ember // Ash")]
    assert [card.name for card in find(typed, *pool).cards] == [meant]


def test_a_known_word_is_not_taken_for_another_one() -> None:
    pool = [record("Kodiak of the North Tree"), record("South Wind"), record("Marble Wolf")]
    north = NamedCard("id-Kodiak of the North Tree", "Kodiak of the North Tree")
    assert find("Kodiak of the Nroth Tree", *pool) == Found("Kodiak of the Nroth Tree", "fuzzy", north)
    assert find("Kodiak of the South Tree", *pool) == NotFound("Kodiak of the South Tree", (north,), 3)


def test_an_unknown_word_is_not_passed_over() -> None:
    assert find("Marble Manticore", record("Marble Wolf")) == NotFound(
        "Marble Manticore", (NamedCard("id-Marble Wolf", "Marble Wolf"),), 1
    )


def test_a_dropped_word_and_two_words_of_four_lead_to_the_card() -> None:
    pool = [record("Orla, the Copper Smith"), record("Orla's Anvil"), record("The Smith's Apprentice")]
    assert [find(query, *pool).cards[0].name for query in ("orla copper smith", "orla smith")] == [
        "Orla, the Copper Smith"
    ] * 2


def test_names_that_hold_the_words_are_as_good_as_one_that_begins_with_them() -> None:
    pool = [record("Orla, Smith of Copper"), record("Orla Smithson"), record("Orla, the Copper Smith")]
    begun = find("orla smith", *pool)
    assert (type(begun), begun.rung, [card.name for card in begun.cards]) == (
        Ambiguous,
        "word prefix",
        ["Orla, Smith of Copper", "Orla, the Copper Smith"],
    )
    held = find("orla smith", *pool[1:])
    assert (type(held), held.rung, [card.name for card in held.cards]) == (
        Ambiguous,
        "words",
        ["Orla, the Copper Smith", "Orla Smithson"],
    )
    assert find("smith orla", *pool).rung != "words"


def test_what_begins_with_a_short_word_does_not_hide_a_name_that_differs_by_a_letter() -> None:
    match = find("band", record("Band Together"), record("Brand"), record("Bend the Knee"))
    assert (type(match), [card.name for card in match.cards]) == (Ambiguous, ["Band Together", "Brand"])
    assert [card.name for card in find("plais", record("Plaisance"), record("Plains")).cards] == ["Plains", "Plaisance"]


def test_the_fewest_words_left_out_come_first() -> None:
    pool = record("Wall of the Deep"), record("Wall of Marble Stone"), record("Wall of Obsidian")
    assert [card.name for card in find("wall of", *pool).cards] == [
        "Wall of Obsidian",
        "Wall of the Deep",
        "Wall of Marble Stone",
    ]


@pytest.mark.parametrize("query", ["ether flask", "Æther flask", "aether flask", "aether flsk"])
def test_a_ligature_may_be_written_as_its_last_letter(query: str) -> None:
    pool = record("Aether Flask"), record("Ether"), record("Marble Flask")
    match = find(query, *pool)
    assert (type(match), match.cards[0].name) == (Found, "Aether Flask")


def test_a_known_word_may_be_another_one_misspelt_where_the_rest_fits() -> None:
    pool = record("Orla of the Painted Road"), record("Rad Rascal"), record("Rad Smith"), record("Marble Wolf")
    assert find("orla rad", *pool).cards[0].name == "Orla of the Painted Road"


def test_a_long_word_in_common_makes_no_other_name_of_it() -> None:
    pool = record("Elephant Rat"), record("Elephant of the Iron Tusk"), record("Marble Wolf")
    assert find("elephant irn", *pool).cards[0].name == "Elephant of the Iron Tusk"


def test_a_card_is_offered_once_at_its_best_place() -> None:
    match = find("orla", record("Orla Smith", None, "Orla", "Orla the Smith"), record("Orla's Anvil"))
    assert [card.name for card in match.cards] == ["Orla Smith"]


def test_two_names_as_near_are_both_offered_the_askers_language_first() -> None:
    pool = record("Marble Wolf"), record("Marble Work", "Marble Wolk")
    match = find("marble wolx", *pool, lang="fr")
    assert (type(match), match.rung, {card.name for card in match.cards}) == (
        Ambiguous,
        "fuzzy",
        {"Marble Wolf", "Marble Work"},
    )


def test_what_is_not_found_says_what_is_near_and_what_was_searched() -> None:
    assert find("copper blizzards tonight", LIZARD) == NotFound(
        "copper blizzards tonight", (NamedCard("id-Copper Lizard", "Copper Lizard", "Lézard de cuivre"),), 3
    )


@pytest.mark.parametrize("query", ["", "   ", "\u200b", "\u0301" * 500])
def test_nothing_asked_is_nothing_found(query: str) -> None:
    assert find(query, LIZARD) == NotFound(query, (), 3)


def test_a_name_of_signs_alone_can_be_asked_for() -> None:
    assert find("_____", record("_____")).rung == "exact"


@pytest.mark.parametrize("query", ["Ember and Frost", "ember & frost", "Ember/Frost", "Braise et Gel"])
def test_a_word_between_two_halves_is_no_part_of_the_name(query: str) -> None:
    split = record("Ember // Frost", "Braise // Gel")
    assert find(query, split, LIZARD).cards == (NamedCard("id-Ember // Frost", "Ember // Frost", "Braise // Gel"),)


def test_a_card_whose_own_name_has_the_word_comes_before_two_halves() -> None:
    assert (
        find("Ember and Frost", record("Ember // Frost"), record("Ember and Frost")).cards[0].name == "Ember and Frost"
    )


def test_a_name_run_together_comes_before_those_that_hold_it_in_the_middle() -> None:
    pool = [record(name) for name in ("Orl-Bun's Hex", "The Oath of Orl-Bun", "Orl-Bun the Sage")]
    assert find("orlbun", *pool).cards[0].name == "Orl-Bun the Sage"


@pytest.mark.parametrize("query", ["orlasmith", "orlaxsmith", "orlasmth copper"])
def test_two_words_run_together_and_the_rest_left_out_lead_to_the_card(query: str) -> None:
    pool = [record("Orla, the Copper Smith"), record("Marble Wolf"), record("The Smith's Apprentice")]
    assert find(query, *pool).cards[0].name == "Orla, the Copper Smith"
