"""French names with their articles, and what agrees with them, as printed cards word it."""

import pytest

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.explain.french.nouns import name_with_article, noun_of_card
from bot.explain.french_agreement import agree_with_names, without_marks
from bot.explain.french_grammar import with_preposition_a, with_preposition_de
from bot.explain.names import Names, Noun

CARD = ObjectId("card")


def told(name: str, rest: str, *, legendary: bool = False) -> str:
    names = Names({CARD: noun_of_card(name, legendary)})
    return agree_with_names(f"{name_with_article(names, CARD)} {rest}")


@pytest.mark.parametrize(
    ("name", "rest", "expected"),
    [
        ("Chevalier noir", "meurt", "le Chevalier noir meurt"),
        ("Grizzlis", "meurt", "les Grizzlis meurent"),
        ("Elfes de Llanowar", "ne peut pas bloquer", "les Elfes de Llanowar ne peuvent pas bloquer"),
        ("Force de la Nature", "est exilé", "la Force de la Nature est exilée"),
        ("Ange de Serra", "est mis au cimetière", "l’Ange de Serra est mis au cimetière"),
        ("Mers envahissantes", "est mis au cimetière", "les Mers envahissantes sont mises au cimetière"),
        ("Squelettes serviles", "se régénère et survit", "les Squelettes serviles se régénèrent et survivent"),
        ("Foudre", "peut être lancé", "la Foudre peut être lancée"),
        (
            "Grizzlis",
            "est renvoyé dans la main de son propriétaire",
            "les Grizzlis sont renvoyés dans la main de leur propriétaire",
        ),
        ("Fracasser", "ne se résout pas", "Fracasser ne se résout pas"),
    ],
)
def test_a_name_takes_its_article_and_the_verb_agrees(name: str, rest: str, expected: str) -> None:
    assert told(name, rest) == expected


def test_a_legendary_name_stands_bare() -> None:
    assert told("Ange de l’espoir", "meurt", legendary=True) == "Ange de l’espoir meurt"


def test_a_made_up_creature_is_feminine_and_a_player_nothing() -> None:
    names = Names({CARD: Noun("2/2", made_up=True)})
    assert agree_with_names(f"{name_with_article(names, CARD)} est détruit") == "la 2/2 est détruite"
    assert agree_with_names(f"{name_with_article(names, PlayerId('Alice'))} perd") == "Alice perd"


def test_prepositions_contract_with_the_article_and_end_the_agreement() -> None:
    names = Names({CARD: noun_of_card("Grizzlis", False)})
    name = name_with_article(names, CARD)
    assert [with_preposition_de(name), with_preposition_a(name)] == ["des Grizzlis", "aux Grizzlis"]
    assert without_marks(name) == "les Grizzlis"
