"""French clauses about cards of hands and libraries: drawn, discarded, milled, searched for, put back."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import assert_never

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.play_permissions import Permission
from bot.explain.french.nouns import de_, le, listed, phrase
from bot.explain.french.stack import lasting
from bot.explain.french.words import FROM
from bot.explain.french_grammar import THIN, because, counted, de, joined
from bot.explain.names import Called, Names
from bot.explain.passages import Passage

SETS_ASIDE = {KeywordName.SUSPEND: "suspend", KeywordName.FORETELL: "prédit", KeywordName.PLOT: "complote"}


def of_cards(event: ev.CardEvent, passage: Passage, names: Names) -> str:  # noqa: C901, PLR0912 - one arm for each member
    """CR 121, 401, 402."""
    who = le(names, event.player)
    match event:
        case ev.LandPlayed(land=land):
            return f"{who} joue {le(names, land.id)}{FROM.get(land.zone, '')}"
        case ev.CardSetAside(card=card, keyword=keyword):
            return f"{who} {SETS_ASIDE[keyword]} {le(names, card.id)}"
        case ev.LandsAllowed(number=number):
            lands = "un terrain de plus" if number < 2 else f"{number} terrains de plus"
            return f"{who} peut jouer {lands} ce tour-ci"
        case ev.PlayAllowed(card=ObjectId() as card, permission=Permission(on_adventure=True)):
            itself = phrase(Called(names.face(card, 0)))
            return f"{le(names, card)} va en exil, d’où {who} peut lancer {itself}"
        case ev.PlayAllowed():
            return allowed(passage.of(ev.PlayAllowed), names)
        case ev.CardDiscarded():
            return f"{who} se défausse {cards([each.card for each in passage.of(ev.CardDiscarded)], names, de)}"
        case ev.CardDrawn():
            return f"{who} pioche {counted(len(passage.events), 'carte')}"
        case ev.CardNotDrawn(by=by):
            return f"{who} ne pioche pas de carte, à cause {de_(names, by)}"
        case ev.CardExiled(origin=origin):
            whence = "de sa main" if origin is Zone.HAND else "du dessus de sa bibliothèque"
            return f"{who} exile {counted(len(passage.events), 'carte')} {whence}"
        case ev.CardMilled():
            return f"{who} meule {cards([each.card for each in passage.of(ev.CardMilled)], names)}"
        case ev.CardPutBack(bottom=bottom):
            put = cards([each.card for each in passage.of(ev.CardPutBack)], names)
            where = "au-dessous" if bottom else "au-dessus"
            return f"{who} met {put} de sa main {where} de sa bibliothèque"
        case ev.ZoneEmptied(zone=zone, face_down=face_down):
            where = "la main" if zone is Zone.HAND else "la bibliothèque"
            emptied = f"toutes les cartes de {where} {de_(names, event.player)} vont en exil"
            return f"{emptied} face cachée" if face_down else emptied
        case ev.ExiledReturned(number=number):
            what = "les cartes exilées" if number is None else counted(number, "carte exilée", "cartes exilées")
            return f"{who} reprend {what} en main"
        case ev.ZonesSearched():
            return f"{who} {searching(event, names)}"
        case ev.LibraryShuffled():
            return f"{who} mélange sa bibliothèque"
        case ev.BottomOrderLost():
            return "personne ne sait dans quel ordre ces cartes sont au-dessous de la bibliothèque"
        case ev.PutOnBottom():
            return on_bottom(passage.of(ev.PutOnBottom), names)
        case ev.TopCardsSeen():
            return seen(event, names)
        case ev.TopCardsArranged():
            return arranged(event, names)
        case ev.TopCardUnnamed():
            return f"personne ne peut nommer la carte du dessus de la bibliothèque {de(who)}"
        case ev.UnknownCardsMoved(number=number):
            moved = "vont" if number > 1 else "va"
            return f"{counted(number, 'carte')} que personne ne peut nommer {moved} {place(event, names)}"
        case ev.Scried(amount=amount):
            return f"{who} regarde le dessus de sa bibliothèque ({counted(amount, 'carte')})"
        case ev.LibraryNotKnown(zone=zone):
            where = "la main" if zone is Zone.HAND else "la bibliothèque"
            why = f"les cartes de {where} {de(who)} ne sont pas indiquées"
            return because("il ne se passe rien de plus", why)
        case ev.DrewFromEmptyLibrary():
            return f"{who} doit piocher dans une bibliothèque vide"
        case _:
            assert_never(event)


def on_bottom(events: Sequence[ev.PutOnBottom], names: Names) -> str:
    """CR 401.4: which cards go under a library, as far as they are stated."""
    known = [each.card for each in events if each.card is not None]
    what = listed(names, known) or "la carte du dessus"
    goes = "vont" if len(known) > 1 else "va"
    return f"{what} {goes} au-dessous de la bibliothèque {de_(names, events[0].player)}"


def arranged(event: ev.TopCardsArranged, names: Names) -> str:
    """CR 401.4: the cards that go on top, in their order."""
    library = f"la bibliothèque {de_(names, event.player)}"
    if len(event.cards) > 1:
        return f"{listed(names, event.cards)} vont au-dessus de {library}, dans cet ordre"
    return f"{listed(names, event.cards) or 'rien'} va au-dessus de {library}"


def allowed(events: Sequence[ev.PlayAllowed], names: Names) -> str:
    """CR 601.3, 611.2a: what somebody may play from where it is, and for how long."""
    first, several = events[0], len(events) > 1
    permission = first.permission
    free = f" sans payer {'leurs coûts' if several else 'son coût'} de mana" if permission.free else ""
    what = cards([each.card for each in events], names)
    verb = "jouer" if permission.lands else "lancer"
    return f"{le(names, first.player)} peut {verb} {what}{free}{for_how_long(first, several=several, names=names)}"


def for_how_long(event: ev.PlayAllowed, *, several: bool, names: Names) -> str:
    """CR 611.2a."""
    if event.duration is not fx.Duration.PERMANENT:
        return lasting(event, names)
    return " tant que ces cartes y restent" if several else " tant que cette carte y reste"


def seen(event: ev.TopCardsSeen, names: Names) -> str:
    """CR 701.20: which cards are looked at or revealed, as far as they are stated."""
    number = len(event.cards)
    top = "la carte du dessus" if number < 2 else f"les {number} cartes du dessus"
    own = event.revealed or event.player == event.owner
    library = "de sa bibliothèque" if own else f"de la bibliothèque {de_(names, event.owner)}"
    who = le(names, event.owner if event.revealed else event.player)
    told = f"{who} {'révèle' if event.revealed else 'regarde'} {top} {library}"
    known = [each for each in event.cards if each is not None]
    if known:
        return f"{told}{THIN}: {listed(names, known)}"
    if number > 1:
        return f"{told}, qui ne sont pas indiquées" + (" et sont réputées ne pas convenir" if event.doubtful else "")
    return f"{told}, qui n’est pas indiquée" + (" et est réputée ne pas convenir" if event.doubtful else "")


def place(event: ev.UnknownCardsMoved, names: Names) -> str:
    """Where cards go, and whose zone that is."""
    whose = de_(names, event.player)
    if event.to is Zone.LIBRARY:
        return f"{'au-dessous' if event.bottom else 'au-dessus'} de la bibliothèque {whose}"
    if event.to is Zone.HAND:
        return f"dans la main {whose}"
    return f"au cimetière {whose}" if event.to is Zone.GRAVEYARD else ELSEWHERE.get(event.to, "ailleurs")


ELSEWHERE: Mapping[Zone, str] = MappingProxyType({Zone.EXILE: "en exil", Zone.BATTLEFIELD: "sur le champ de bataille"})
"""Where cards go whose zone is nobody's own."""


SEARCHED: Mapping[Zone, tuple[str, str]] = MappingProxyType(
    {
        Zone.GRAVEYARD: ("le cimetière", "son cimetière"),
        Zone.HAND: ("la main", "sa main"),
        Zone.LIBRARY: ("la bibliothèque", "sa bibliothèque"),
    }
)
"""Zones that are searched, somebody else's and one's own."""


def searching(event: ev.ZonesSearched, names: Names) -> str:
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
