"""The shipped facts of Mage Noir's cards: `data/magenoir/cards.toml` read into what the engine plays.

Owns the format of that file and is strict about it. Names, costs and numbers are facts; effects are in our own form."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.engine.magenoir.ground.mana import Element, mana_of_amounts
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.language import LANGUAGES
from bot.oracle.magenoir.form import compile_form
from bot.resources import data_folder

KEYS = frozenset(
    {
        *("name", "name_fr", "element", "type", "cost", "x", "needs", "provides", "hit_points", "slot"),
        *("text", "unplayed", "uncertain"),
    }
)
FILE, NAMES = Path("magenoir") / "cards.toml", Path("magenoir") / "names.toml"
ELEMENTS = frozenset(Element)


class FactsError(Exception):
    """The file does not hold what it should: a fault of ours."""


@cache
def shipped_cards() -> Mapping[str, CardFacts]:
    """Return every card of the shipped facts by its English name; raises `FactsError`."""
    cards = read_facts((data_folder() / FILE).read_text(encoding="utf-8"))
    return {**cards, **read_names((data_folder() / NAMES).read_text(encoding="utf-8"))}


def read_facts(content: str) -> Mapping[str, CardFacts]:
    """Return the cards of a file of facts, in its order."""
    cards: dict[str, CardFacts] = {}
    for table in tomllib.loads(content)["card"]:
        try:
            card = read_card(table)
        except (KeyError, ValueError) as error:
            raise FactsError(f"{table.get('name')}: {error}") from error
        if card.name in cards:
            raise FactsError(f"{card.name} is told of twice")
        cards[card.name] = card
    return cards


def read_names(content: str) -> Mapping[str, CardFacts]:
    """Return the cards of which nothing but a French name, and of some the element, is known: nothing of theirs is
    played."""
    tables = tomllib.loads(content)
    (unknown,) = phrases({"text": [tables["text"]]}, "text")
    uncertain = tuple(phrases({"uncertain": [tables["uncertain"]]}, "uncertain"))
    return {
        name: CardFacts(
            name=name,
            name_fr=name,
            element=Element(element) if element in ELEMENTS else None,
            paragraphs=(ab.Unread(unknown["en"], unknown["fr"]),),
            uncertain=uncertain,
        )
        for element, names in tables["names"].items()
        for name in names
    }


def read_card(table: Mapping[str, Any]) -> CardFacts:
    """Return one card; raises `ValueError` and `KeyError`."""
    if unknown := table.keys() - KEYS:
        raise ValueError(f"unknown key {min(unknown)!r}")
    unplayed = [ab.Unread(each["en"], each["fr"]) for each in phrases(table, "unplayed")]
    return CardFacts(
        name=table["name"],
        name_fr=table["name_fr"],
        element=Element(table["element"]) if "element" in table else None,
        type=fl.CardType(table.get("type", "spell")),
        cost=mana_of_amounts({Element(element): amount for element, amount in table.get("cost", {}).items()}),
        x=Element(table["x"]) if "x" in table else None,
        needs=dict(table.get("needs", {})),
        provides=tuple(table.get("provides", ())),
        hit_points=table.get("hit_points"),
        slot=table.get("slot"),
        paragraphs=(*map(compile_form, table.get("text", ())), *unplayed),
        uncertain=tuple(phrases(table, "uncertain")),
    )


def phrases(table: Mapping[str, Any], key: str) -> Sequence[Mapping[str, str]]:
    """Return the texts of one key of the card, each by language."""
    return [{language: each[language] for language in LANGUAGES} for each in table.get(key, ())]


@cache
def by_name() -> Mapping[str, CardFacts]:
    """Return every card by its names in both languages, in lower case with plain apostrophes."""
    cards = shipped_cards().values()
    return {fold_card_name(name): card for card in cards for name in (card.name, card.name_fr)}


def find_card_facts(name: str) -> CardFacts | None:
    """Return the card of exactly that name in either language, whatever its case; None if there is none."""
    return by_name().get(fold_card_name(name))


def fold_card_name(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())
