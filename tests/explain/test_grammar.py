"""Elision, contraction and plural in French; plural and lists in both languages."""

import pytest

from bot.explain import english_grammar as en
from bot.explain import french_grammar as fr


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Norbert", "de Norbert"),
        ("Alice", "d’Alice"),
        ("Étau de supplice", "d’Étau de supplice"),
        ("Œil du cyclone", "d’Œil du cyclone"),
        ("Héroïne bénaliane", "d’Héroïne bénaliane"),
        ("Homme d’armes", "d’Homme d’armes"),
        ("Hydre antique", "d’Hydre antique"),
        ("Héros de guerre", "de Héros de guerre"),
        ("Horde de gobelins", "de Horde de gobelins"),
        ("Hache de lave", "de Hache de lave"),
        ("Harpie", "de Harpie"),
        ("Haut prêtre", "de Haut prêtre"),
        ("Hurleur", "de Hurleur"),
        ("Hallucination", "d’Hallucination"),
        ("Harmonie", "d’Harmonie"),
        ("Humain", "d’Humain"),
        ("Hérétique", "d’Hérétique"),
        ("Hugo", "d’Hugo"),
        ("Harry", "de Harry"),
        ("Yawgmoth", "de Yawgmoth"),
        ("Ysera", "d’Ysera"),
        ("Onze soldats", "de Onze soldats"),
        ("Ouistiti", "de Ouistiti"),
        ("A", "de A"),
        ("5/5", "de 5/5"),
        ("la 5/5", "de la 5/5"),
        ("Le Grand Chêne", "du Grand Chêne"),
        ("Les Yeux", "des Yeux"),
        ("La Vagabonde", "de La Vagabonde"),
        ("Le", "de Le"),
    ],
)
def test_de_elides_and_contracts(name: str, expected: str) -> None:
    assert fr.with_preposition_de(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Alice", "à Alice"), ("le planeswalker", "au planeswalker"), ("Les Yeux", "aux Yeux"), ("la 5/5", "à la 5/5")],
)
def test_a_contracts_and_does_not_elide(name: str, expected: str) -> None:
    assert fr.with_preposition_a(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"), [("Alice", "qu’Alice"), ("Norbert", "que Norbert"), ("Héraut", "que Héraut"), ("A", "que A")]
)
def test_que_elides(name: str, expected: str) -> None:
    assert fr.with_que(name) == expected


def test_an_article_elides() -> None:
    articles = [
        fr.with_definite_article("5/5", feminine=True),
        fr.with_definite_article("jeton", feminine=False),
        fr.with_definite_article("aura", feminine=True),
    ]
    assert articles == ["la 5/5", "le jeton", "l’aura"]


def test_french_is_singular_with_zero_and_one() -> None:
    assert [fr.number_and_noun(n, "blessure") for n in (0, 1, 2)] == ["0 blessure", "1 blessure", "2 blessures"]


def test_english_is_singular_with_one_only() -> None:
    assert [en.number_and_noun(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_lists() -> None:
    assert [fr.join_words(["A", "B", "C"][:n]) for n in range(4)] == ["", "A", "A et B", "A, B et C"]
    assert [en.join_words(["A", "B", "C"][:n]) for n in range(4)] == ["", "A", "A and B", "A, B and C"]


def test_many_clauses_are_cut_and_counted() -> None:
    seven = [str(number) for number in range(7)]
    assert en.join_clauses(seven) == "0; 1; 2; 3; and 3 more like that"
    assert fr.join_clauses(seven) == "0\u202f; 1\u202f; 2\u202f; 3\u202f; et 3 autres cas semblables"


def test_a_sentence_gives_no_capital_to_a_players_name() -> None:
    assert [fr.close_sentence("norbert gagne"), fr.close_sentence("la 5/5 meurt")] == [
        "norbert gagne.",
        "La 5/5 meurt.",
    ]
    assert [en.close_sentence("norbert wins"), en.close_sentence("the 5/5 dies")] == ["norbert wins.", "The 5/5 dies."]


def test_a_name_that_ends_with_a_full_stop_takes_no_second_one() -> None:
    assert (fr.close_sentence("Bob bloque la 3/3 piét."), en.close_sentence("Bob blocks the 3/3 init.")) == (
        "Bob bloque la 3/3 piét.",
        "Bob blocks the 3/3 init.",
    )
