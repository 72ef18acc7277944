"""Builders of effects out of what stands in the holes of sentences: the same for every language.

Each builder is given the readers of its language, and returns None where one of them does not understand."""

import re
from collections.abc import Callable
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl
from bot.oracle.magenoir.names import ELEMENT_WORDS, number_of_word

Build = Callable[..., fx.Effect | None]


@dataclass(frozen=True, slots=True)
class Readers:
    """How a language names players and cards: `who` may be both, `what` is a card; `amount` reads a number or more."""

    who: Callable[[str], fl.Reference | None]
    what: Callable[[str], fl.Reference | None]
    amount: Callable[[str], fl.Amount | None]


def plain_amount(text: str) -> fl.Amount | None:
    """Return the number that digits or a word mean; None for anything else."""
    found = number_of_word(text)
    return None if found is None else fl.Number(found)


def with_hit_points(reference: fl.Reference | None) -> fl.Reference | None:
    """Return the reference limited to cards with hit points, since only these are damaged or healed."""
    match reference:
        case fl.TargetOf(filter=fl.Filter() as described, players=players):
            return fl.TargetOf(replace(described, has_hit_points=True), players)
        case _:
            return reference


def of_amount(effect: type[fx.Damage | fx.Heal | fx.LoseHitPoints], readers: Readers, **fixed: bool) -> Build:
    """Return a builder of an amount `{n}` to `{to}`."""

    def build(n: str, to: str) -> fx.Effect | None:
        amount, recipient = readers.amount(n), with_hit_points(readers.who(to))
        return None if amount is None or recipient is None else effect(amount, recipient, **fixed)

    return build


def to_players(effect: type[fx.Heal | fx.LoseHitPoints], readers: Readers, to: fl.Players) -> Build:
    """Return a builder of an amount `{n}` for the players whom the pattern itself names."""

    def build(n: str) -> fx.Effect | None:
        amount = readers.amount(n)
        return None if amount is None else effect(amount, to)

    return build


def of_cards(effect: type[fx.Draw | fx.DiscardFromHand], readers: Readers, whose: fl.Whose) -> Build:
    """Return a builder of a number `{n}` of cards."""

    def build(n: str) -> fx.Effect | None:
        amount = readers.amount(n)
        return None if amount is None else effect(amount, whose)

    return build


def of_card(
    effect: type[fx.Destroy | fx.DiscardCard | fx.Apply | fx.ReturnToHand | fx.MakeIndestructible], readers: Readers
) -> Build:
    """Return a builder of what is done to `{what}`."""

    def build(what: str) -> fx.Effect | None:
        reference = readers.what(what)
        return None if reference is None else effect(reference)

    return build


def to_deck(readers: Readers, position: int | None = None) -> Build:
    """Return a builder that puts `{what}` into the deck, at `position` or else at `{place}`: "3e", "3rd",
    "troisième"."""

    def build(what: str, place: str = "") -> fx.Effect | None:
        reference, where = readers.what(what), position or ordinal_number(place)
        return None if reference is None or where is None else fx.ReturnToDeck(reference, where)

    return build


ORDINALS = {
    "première": 1,
    "deuxième": 2,
    "seconde": 2,
    "troisième": 3,
    "quatrième": 4,
    "cinquième": 5,
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
}


def ordinal_number(text: str) -> int | None:
    """Return the place that "3e", "3rd", "3" or a word means; None for anything else."""
    digits = re.fullmatch(r"(\d+)(?:er|re|e|ère|ème|eme|st|nd|rd|th)?", text)
    return int(digits[1]) if digits else ORDINALS.get(text)


def take_mana(n: str, element: str) -> fx.Effect | None:
    """Take `{n}` of `{element}` from the Available Ether."""
    amount, of = number_of_word(n), ELEMENT_WORDS.get(element)
    return None if amount is None or of is None else fx.TakeMana(amount, of)


def add_mana(n: str, element: str) -> fx.Effect | None:
    """Add `{n}` of `{element}` to the Available Ether."""
    amount, of = number_of_word(n), ELEMENT_WORDS.get(element)
    return None if amount is None or of is None else fx.AddMana(amount, of)


def lock_mana(readers: Readers) -> Build:
    """Return a builder that puts `{n}` of `{element}` from the Infinite Ether under `{what}`."""

    def build(n: str, element: str, what: str) -> fx.Effect | None:
        amount, of, reference = number_of_word(n), ELEMENT_WORDS.get(element), readers.what(what)
        return None if amount is None or of is None or reference is None else fx.LockMana(amount, of, reference)

    return build


def release_mana(readers: Readers) -> Build:
    """Return a builder that releases `{n}` of `{element}` from under `{what}`, or all of it where neither is said."""

    def build(what: str, n: str = "", element: str = "") -> fx.Effect | None:
        reference, amount, of = readers.what(what), number_of_word(n) if n else None, ELEMENT_WORDS.get(element)
        wrong = reference is None or (bool(n) and amount is None) or (bool(element) and of is None)
        much = None if amount is None else fl.Number(amount)
        return None if reference is None or wrong else fx.ReleaseMana(reference, much, of)

    return build


def become_mage_noir() -> fx.Effect:
    return fx.BecomeMageNoir()
