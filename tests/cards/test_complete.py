import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.complete import Completion, NameChoice
from bot.cards.names import index_of
from bot.language import Language
from tests.cards.shapes import record

LONG = "Very " * 30 + "Long // Short"
POOL = Completion(
    index_of(
        [
            record("Copper Lizard", "Lézard de cuivre"),
            record("Lizard Copper Mine", "Mine de cuivre"),
            record("Copperbound Potion"),
            record("Copper Token", exact_only=True),
            record("Ember // Frost", "Braise // Gel"),
            record("Mirror", "Mirror"),
            record(LONG),
        ]
    )
)


def names(text: str, lang: Language = "en") -> list[str]:
    return [choice.name for choice in POOL.complete(text, lang)]


def test_what_begins_so_comes_before_what_has_a_word_that_begins_so() -> None:
    assert names("copper") == ["Copper Lizard", "Copperbound Potion", "Lizard Copper Mine"]


def test_a_choice_is_shown_in_the_askers_language_and_sent_back_in_english() -> None:
    assert POOL.complete("lézard", "fr") == [
        NameChoice("Lézard de cuivre", "Copper Lizard"),
        NameChoice("Mine de cuivre (Lizard Copper Mine)", "Lizard Copper Mine"),
    ]


def test_a_choice_found_by_the_other_language_shows_both_names() -> None:
    assert names("mine de", "en") == ["Lizard Copper Mine (Mine de cuivre)"]
    assert names("copper l", "fr")[0] == "Lézard de cuivre (Copper Lizard)"
    assert names("mirr", "fr") == ["Mirror"]


@pytest.mark.parametrize("typed", ["coper liz", "coppre", "cpoper l", "vopper li"])
def test_a_slip_in_what_is_typed_is_forgiven(typed: str) -> None:
    assert "Copper Lizard" in names(typed)


def test_left_out_words_are_forgiven() -> None:
    assert names("lizard mine") == ["Lizard Copper Mine"]


def test_a_face_leads_to_its_card_once() -> None:
    assert names("fro") == ["Ember // Frost"]
    assert names("e") == ["Ember // Frost"]


def test_a_token_is_offered_for_its_whole_name_only() -> None:
    assert "Copper Token" not in names("copper t")
    assert names("copper token")[0] == "Copper Token"


def test_no_more_than_asked_for() -> None:
    assert len(POOL.complete("c", "en", limit=1)) == 1


def test_names_too_long_for_discord_are_cut() -> None:
    (choice,) = POOL.complete("very very", "en")
    assert (len(choice.name), choice.name[-1], choice.value) == (100, "…", ("Very " * 30)[:100])


@given(st.text(max_size=200), st.sampled_from(["en", "fr"]))
def test_it_never_fails_whatever_is_typed(text: str, lang: Language) -> None:
    assert all(len(choice.name) <= 100 and 0 < len(choice.value) <= 100 for choice in POOL.complete(text, lang))


def test_a_nickname_is_completed_to_its_card_before_names_that_begin_so() -> None:
    pool = Completion(index_of([record("Bobcat"), record("Dark Confidant", "Sombre confidant")]))
    assert [each.value for each in pool.complete("bob", "en")] == ["Dark Confidant", "Bobcat"]


def test_two_cards_of_one_name_are_told_apart() -> None:
    pool = Completion(index_of([record("Pit Keeper", "Lige de la fosse"), record("Pit Liege", "Lige de la fosse")]))
    assert [each.name for each in pool.complete("lige", "fr")] == [
        "Lige de la fosse (Pit Keeper)",
        "Lige de la fosse (Pit Liege)",
    ]


def test_of_some_faces_alone_the_one_that_was_typed_is_offered() -> None:
    pool = index_of([record("Ember // Frost", "Braise // Gel"), record("Frost Titan")])
    among = {(key.card.oracle_id, 1) for key in pool}
    assert Completion(pool).complete("fro", "en", among=among) == [NameChoice("Frost", "Frost")]
