"""Cards, players, Mana and hit points in English."""

from collections.abc import Iterable, Mapping

from bot.engine.magenoir.ground.identifiers import ObjectId, Recipient
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words import filters as fl
from bot.explain.english_grammar import join_words, possessive
from bot.explain.magenoir.names import CardNames

ELEMENTS: Mapping[Element, str] = {each: str(each) for each in Element}
STATES: Mapping[fl.BoardState, str] = {
    fl.BoardState.PREPARED: "in preparation",
    fl.BoardState.CHANNELLED: "channelled",
    fl.BoardState.PERMANENT: "permanent",
    fl.BoardState.EQUIPPED: "equipment",
    fl.BoardState.RITUAL: "ritual",
}
PILES = ("the first pile", "the second pile")


def card_called(names: CardNames, who: str) -> str:
    """A card's name by its id; any other word, as a player's name, stays."""
    if not isinstance(who, ObjectId):
        return who
    card = names.called(who)
    number = "" if card.number is None else f" #{card.number}"
    return f"{'' if card.owner is None else possessive(card.owner) + ' '}{card.name}{number}"


def possessive_of(names: CardNames, who: Recipient) -> str:
    """The name's: Bob's, Tornado's, Favorable winds'."""
    name = card_called(names, who)
    return f"{name}'" if isinstance(who, ObjectId) and name.endswith("s") else possessive(name)


def list_names(names: CardNames, who: Iterable[Recipient], conjunction: str = "and") -> str:
    return join_words([card_called(names, each) for each in who], conjunction)


def noun_of_component(name: str, number: int = 1) -> str:
    """Its type, which agrees with the number but for equipment: 2 Flames."""
    return name if number == 1 or name.endswith("equipment") else f"{name}s"


def words_of_mana(amount: Mana) -> str:
    """2 Fire and 1 Water Mana."""
    return f"{join_words([f'{number} {element}' for element, number in amount.amounts().items()])} Mana"


def words_of_cost(amount: Mana, x: Element | None) -> str:
    """2 Fire and X Mineral Mana; nothing for no cost."""
    told = [f"{number} {element}" for element, number in amount.amounts().items()] + ([f"X {x}"] if x else [])
    return f"{join_words(told)} Mana" if told else ""


def one_mana(element: Element) -> str:
    return f"1 {element} Mana"


def words_of_change_from_to(before: int, after: int) -> str:
    """20 → 16 HP."""
    return f"{before} → {after} HP"
