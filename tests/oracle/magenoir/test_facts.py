"""The shipped facts of Mage Noir's cards: read strictly, found by either name, honest about what is not known."""

import pytest

from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words.abilities import Unread
from bot.oracle.magenoir.facts import FactsError, find_card_facts, read_facts, shipped_cards

BASE_SET = 69


def test_the_base_set_and_the_cards_of_the_clarification_are_there() -> None:
    names = {card.name for card in shipped_cards().values()}
    assert len(names) >= BASE_SET
    assert {
        "Tornado", "Seed in the wind", "Crimson ring", "Draconic flame", "Fire whip", "Warrior-mage ritual",
        "Divine hammer strike", "Lightning Ark",
    } <= names  # fmt: skip


def test_a_card_is_found_by_either_name_whatever_its_case_and_apostrophe() -> None:
    blade = find_card_facts("LAME D’AIR")
    assert blade is find_card_facts("air blade")
    assert blade is not None
    assert (blade.element, blade.cost, blade.needs) == (Element.AIR, Mana(air=1, arcane=1), {"Breath": 1})
    assert find_card_facts("Lame") is None


def test_every_card_is_played_whole() -> None:
    known = [card for card in shipped_cards().values() if card.cost.total or card.paragraphs[1:] or not card.unread]
    assert [card.name for card in known if card.unread] == []
    assert all(card.unread for card in shipped_cards().values() if card.name in ("Zap", "Séisme", "Paradoxe temporel"))


def test_what_is_not_played_is_said_in_both_languages() -> None:
    told = 'unplayed = [{ en = "it sings", fr = "elle chante" }]'
    (card,) = read_facts(f'[[card]]\nname = "A"\nname_fr = "B"\n{told}').values()
    assert card.unread == (Unread("it sings", "elle chante"),)


def test_what_is_not_certain_is_said_in_both_languages() -> None:
    hammer = find_card_facts("Divine hammer strike")
    assert hammer is not None
    assert [len(each) for each in hammer.uncertain] == [2, 2]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ('[[card]]\nname = "A"\nname_fr = "A"\npower = 3', "unknown key 'power'"),
        ('[[card]]\nname = "A"\nname_fr = "A"\ntext = ["sing"]', "not of the form: 'sing'"),
        ('[[card]]\nname = "A"\nname_fr = "A"\ncost = { Iron = 1 }', "A: 'Iron' is not a valid Element"),
        ('[[card]]\nname = "A"', "A: 'name_fr'"),
        ('[[card]]\nname = "A"\nname_fr = "A"\n[[card]]\nname = "A"\nname_fr = "B"', "A is told of twice"),
    ],
)
def test_a_wrong_fact_is_a_fault_that_names_its_card(content: str, why: str) -> None:
    with pytest.raises(FactsError, match=why.replace("(", r"\(")):
        read_facts(content)
