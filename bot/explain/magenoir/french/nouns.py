"""Cards, players, Mana and hit points in French."""

from collections.abc import Iterable, Mapping

from bot.engine.magenoir.ground.identifiers import ObjectId, Recipient
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words import filters as fl
from bot.explain.french_grammar import (
    THIN,
    join_words,
    number_and_noun,
    one_or_more,
    with_preposition_a,
    with_preposition_de,
)
from bot.explain.magenoir.names import CardNames

ELEMENTS: Mapping[Element, str] = {
    Element.FIRE: "Feu",
    Element.WATER: "Eau",
    Element.AIR: "Air",
    Element.VEGETAL: "Végétal",
    Element.MINERAL: "Minéral",
    Element.ARCANE: "Arcane",
}
STATES: Mapping[fl.BoardState, str] = {
    fl.BoardState.PREPARED: "en préparation",
    fl.BoardState.CHANNELLED: "canalisation",
    fl.BoardState.PERMANENT: "permanent",
    fl.BoardState.EQUIPPED: "équipement",
    fl.BoardState.RITUAL: "rituel",
}
PILES = ("la première pile", "la seconde pile")
COMPONENTS: Mapping[str, str] = {
    "Seed": "Graine",
    "Drop": "Goutte",
    "Tree": "Arbre",
    "Flame": "Flamme",
    "Breath": "Souffle",
    "Wind": "Vent",
    "Wave": "Vague",
    "Condensation": "Condensation",
    "Meteor": "Météore",
    "Rock": "Roche",
    "Bark armor": "Armure d’écorce",
    "Druid equipment": "Équipement de druide",
}


def card_called(names: CardNames, who: str) -> str:
    """A card's name by its id; any other word, as a player's name, stays."""
    if not isinstance(who, ObjectId):
        return who
    card = names.called(who)
    number = "" if card.number is None else f" n°{THIN}{card.number}"
    return f"{card.name}{number}{'' if card.owner is None else ' ' + with_preposition_de(card.owner)}"


def with_de(names: CardNames, who: Recipient) -> str:
    """With `with_preposition_de`: de Bob, d’Anneau pourpre."""
    return with_preposition_de(card_called(names, who))


def with_a(names: CardNames, who: Recipient) -> str:
    """With `à`."""
    return with_preposition_a(card_called(names, who))


def list_names(names: CardNames, who: Iterable[Recipient], conjunction: str = "et") -> str:
    return join_words([card_called(names, each) for each in who], conjunction)


def words_of_mana(amount: Mana) -> str:
    """2 Mana Feu et 1 Mana Eau."""
    return join_words([f"{number} Mana {ELEMENTS[element]}" for element, number in amount.amounts().items()])


def words_of_cost(amount: Mana, x: Element | None) -> str:
    """2 Mana Feu et X Mana Minéral; nothing for no cost."""
    told = [words_of_mana(amount)] if amount.total else []
    return join_words([*told, *([f"X Mana {ELEMENTS[x]}"] if x else [])])


def one_mana(element: Element) -> str:
    return f"1 Mana {ELEMENTS[element]}"


def noun_of_component(name: str, number: int = 1) -> str:
    """Its type; only the first word of it agrees with the number: 2 Équipements de druide."""
    first, *rest = COMPONENTS.get(name, name).split(" ")
    return " ".join([one_or_more(number, first, f"{first}s"), *rest])


def points_of_damage(number: int) -> str:
    """Of damage."""
    return number_and_noun(number, "dégât", "dégâts")


def words_of_change_from_to(before: int, after: int) -> str:
    """20 → 16 PV."""
    return f"{before} → {after} PV"


def quote_text(text: str) -> str:
    return f"«{THIN}{text}{THIN}»"
