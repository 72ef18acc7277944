"""French clauses about cards of hands and libraries: drawn, discarded, milled, searched for, put back."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from bot.engine.magic.events import (
    CardDiscarded,
    CardDrawn,
    CardEvent,
    CardExiled,
    CardMilled,
    CardNotDrawn,
    CardPutBack,
    DrewFromEmptyLibrary,
    LandPlayed,
    LandsAllowed,
    LibraryShuffled,
    PlayAllowed,
    PutOnBottom,
    Scried,
    ZoneEmptied,
    ZonesSearched,
)
from bot.engine.magic.identifiers import ObjectId
from bot.engine.magic.zones import Zone
from bot.explain.french.nouns import de_, le, listed, phrase
from bot.explain.french_grammar import counted, de, joined
from bot.explain.names import Called, Names
from bot.explain.passages import Passage


def of_cards(event: CardEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each member
    """CR 121, 401, 402."""
    who = le(names, event.player)
    match event:
        case LandPlayed(land=land):
            return f"{who} joue {le(names, land.id)}"
        case LandsAllowed(number=number):
            lands = "un terrain de plus" if number < 2 else f"{number} terrains de plus"
            return f"{who} peut jouer {lands} ce tour-ci"
        case PlayAllowed(card=card):
            itself = phrase(Called(names.face(card, 0)))
            return f"{le(names, card)} va en exil, d’où {who} peut lancer {itself}"
        case CardDiscarded():
            return f"{who} se défausse {cards([each.card for each in passage.of(CardDiscarded)], names, de)}"
        case CardDrawn():
            return f"{who} pioche {counted(len(passage.events), 'carte')}"
        case CardNotDrawn(by=by):
            return f"{who} ne pioche pas de carte, à cause {de_(names, by)}"
        case CardExiled(origin=origin):
            whence = "de sa main" if origin is Zone.HAND else "du dessus de sa bibliothèque"
            return f"{who} exile {counted(len(passage.events), 'carte')} {whence}"
        case CardMilled():
            return f"{who} meule {cards([each.card for each in passage.of(CardMilled)], names)}"
        case CardPutBack(bottom=bottom):
            put = cards([each.card for each in passage.of(CardPutBack)], names)
            where = "au-dessous" if bottom else "au-dessus"
            return f"{who} met {put} de sa main {where} de sa bibliothèque"
        case ZoneEmptied(zone=zone):
            where = "la main" if zone is Zone.HAND else "la bibliothèque"
            return f"toutes les cartes de {where} {de_(names, event.player)} vont en exil"
        case ZonesSearched():
            return f"{who} {searching(event, names)}"
        case LibraryShuffled():
            return f"{who} mélange sa bibliothèque"
        case PutOnBottom(card=card):
            what = "la carte du dessus" if card is None else le(names, card)
            return f"{what} va au-dessous de la bibliothèque {de_(names, event.player)}"
        case Scried(amount=amount):
            return f"{who} regarde le dessus de sa bibliothèque ({counted(amount, 'carte')})"
        case DrewFromEmptyLibrary():
            return f"{who} doit piocher dans une bibliothèque vide"
        case _:
            assert_never(event)


SEARCHED: Mapping[Zone, tuple[str, str]] = MappingProxyType(
    {
        Zone.GRAVEYARD: ("le cimetière", "son cimetière"),
        Zone.HAND: ("la main", "sa main"),
        Zone.LIBRARY: ("la bibliothèque", "sa bibliothèque"),
    }
)
"""Zones that are searched, somebody else's and one's own."""


def searching(event: ZonesSearched, names: Names) -> str:
    """CR 701.23a: whose zones are searched, and what is found in them."""
    own = event.owner == event.player
    zones = joined([SEARCHED[each][own] for each in event.zones])
    where = f"cherche dans {zones}" if own else f"cherche dans {zones} {de_(names, event.owner)}"
    found = f"y trouve {listed(names, event.found)}" if event.found else "n’y trouve rien"
    if event.known:
        return f"{where} et {found}"
    if len(event.zones) == 1 and not event.found:
        return f"{where}, dont aucune carte n’est indiquée, et n’y trouve donc rien"
    return f"{where}, dont toutes les cartes ne sont pas indiquées, et {found}"


def cards(which: Sequence[ObjectId | None], names: Names, before: Callable[[str], str] = str) -> str:
    """The cards by name where all of them can be named, else how many they are, each after its preposition."""
    named = [each for each in which if each is not None]
    return listed(names, named, before) if len(named) == len(which) else before(counted(len(which), "carte"))
