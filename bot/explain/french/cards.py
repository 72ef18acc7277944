"""French clauses about cards of hands and libraries: drawn, discarded, milled, searched for, put back."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import effects as fx
from bot.explain.french.nouns import de_name, list_names, name_with_article, noun_phrase
from bot.explain.french.stack import words_of_duration
from bot.explain.french.words import FROM
from bot.explain.french_grammar import THIN, clause_with_reason, join_words, number_and_noun, with_preposition_de
from bot.explain.names import Called, Names
from bot.explain.passages import Passage
from bot.explain.telling import TellingTable, told_by_first, told_together

SETS_ASIDE = {KeywordName.SUSPEND: "suspend", KeywordName.FORETELL: "prédit", KeywordName.PLOT: "complote"}


def tell_land_played(event: ev.LandPlayed, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} joue {name_with_article(names, event.land.id)}{FROM.get(event.land.zone, '')}"


def tell_card_set_aside(event: ev.CardSetAside, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} {SETS_ASIDE[event.keyword]} {name_with_article(names, event.card.id)}"


def tell_lands_allowed(event: ev.LandsAllowed, names: Names) -> str:
    who = name_with_article(names, event.player)
    lands = "un terrain de plus" if event.number < 2 else f"{event.number} terrains de plus"
    return f"{who} peut jouer {lands} ce tour-ci"


def tell_play_allowed(passage: Passage, names: Names) -> str:
    events = passage.of(ev.PlayAllowed)
    event, card = events[0], events[0].card
    if card is None or not event.permission.on_adventure:
        return clause_of_allowed(events, names)
    who = name_with_article(names, event.player)
    itself = noun_phrase(Called(names.face(card, 0)))
    return f"{name_with_article(names, card)} va en exil, d’où {who} peut lancer {itself}"


def tell_card_discarded(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardDiscarded)[0]
    who = name_with_article(names, event.player)
    cards = [each.card for each in passage.of(ev.CardDiscarded)]
    if Reason.AT_RANDOM in passage.why:
        number = number_and_noun(len(cards), "carte") if len(cards) > 1 else "une carte"
        return f"{who} se défausse {with_preposition_de(number)} au hasard"
    return f"{who} se défausse {names_of_cards(cards, names, with_preposition_de)}"


def tell_card_drawn(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardDrawn)[0]
    who = name_with_article(names, event.player)
    number = len(passage.events)
    return f"{who} pioche {'une carte' if number == 1 else number_and_noun(number, 'carte')}"


def tell_card_not_drawn(event: ev.CardNotDrawn, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} ne pioche pas de carte, à cause {de_name(names, event.by)}"


def tell_card_exiled(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardExiled)[0]
    who = name_with_article(names, event.player)
    whence = "de sa main" if event.origin is Zone.HAND else "du dessus de sa bibliothèque"
    return f"{who} exile {number_and_noun(len(passage.events), 'carte')} {whence}"


def tell_card_milled(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardMilled)[0]
    who = name_with_article(names, event.player)
    return f"{who} meule {names_of_cards([each.card for each in passage.of(ev.CardMilled)], names)}"


def tell_card_put_back(passage: Passage, names: Names) -> str:
    event = passage.of(ev.CardPutBack)[0]
    who = name_with_article(names, event.player)
    put = names_of_cards([each.card for each in passage.of(ev.CardPutBack)], names)
    where = "au-dessous" if event.bottom else "au-dessus"
    return f"{who} met {put} de sa main {where} de sa bibliothèque"


def tell_zone_emptied(event: ev.ZoneEmptied, names: Names) -> str:
    where = "la main" if event.zone is Zone.HAND else "la bibliothèque"
    emptied = f"toutes les cartes de {where} {de_name(names, event.player)} vont en exil"
    return f"{emptied} face cachée" if event.face_down else emptied


def tell_exiled_returned(event: ev.ExiledReturned, names: Names) -> str:
    who = name_with_article(names, event.player)
    what = (
        "les cartes exilées"
        if event.number is None
        else number_and_noun(event.number, "carte exilée", "cartes exilées")
    )
    return f"{who} reprend {what} en main"


def tell_zones_searched(event: ev.ZonesSearched, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} {clause_of_search(event, names)}"


def tell_search_limited(event: ev.SearchLimited, names: Names) -> str:
    """CR 614.1a."""
    who, by = name_with_article(names, event.player), de_name(names, event.by)
    where = f"les {number_and_noun(event.number, 'carte')} du dessus de la bibliothèque"
    return f"{who} ne cherche que parmi {where}, à cause {by}"


def tell_top_card_unnamed(event: ev.TopCardUnnamed, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"personne ne peut nommer la carte du dessus de la bibliothèque {with_preposition_de(who)}"


def tell_unknown_cards_moved(event: ev.UnknownCardsMoved, names: Names) -> str:
    moved = "vont" if event.number > 1 else "va"
    return (
        f"{number_and_noun(event.number, 'carte')} que personne ne peut nommer {moved} {place_of_cards(event, names)}"
    )


def tell_scried(event: ev.Scried, names: Names) -> str:
    who = name_with_article(names, event.player)
    return f"{who} regarde le dessus de sa bibliothèque ({number_and_noun(event.amount, 'carte')})"


def tell_library_not_known(event: ev.LibraryNotKnown, names: Names) -> str:
    who = name_with_article(names, event.player)
    where = "la main" if event.zone is Zone.HAND else "la bibliothèque"
    why = f"les cartes de {where} {with_preposition_de(who)} ne sont pas indiquées"
    return clause_with_reason("il ne se passe rien de plus", why)


def clause_of_bottom(events: Sequence[ev.PutOnBottom], names: Names) -> str:
    """CR 401.4: which cards go under a library, as far as they are stated."""
    known = [each.card for each in events if each.card is not None]
    what = list_names(names, known) or "la carte du dessus"
    goes = "vont" if len(known) > 1 else "va"
    return f"{what} {goes} au-dessous de la bibliothèque {de_name(names, events[0].player)}"


def clause_of_arranged(event: ev.TopCardsArranged, names: Names) -> str:
    """CR 401.4: the cards that go on top, in their order."""
    library = f"la bibliothèque {de_name(names, event.player)}"
    if len(event.cards) > 1:
        return f"{list_names(names, event.cards)} vont au-dessus de {library}, dans cet ordre"
    return f"{list_names(names, event.cards) or 'rien'} va au-dessus de {library}"


def clause_of_allowed(events: Sequence[ev.PlayAllowed], names: Names) -> str:
    """CR 601.3, 611.2a: what somebody may play from where it is, and for how long."""
    first, several = events[0], len(events) > 1
    permission = first.permission
    free = f" sans payer {'leurs coûts' if several else 'son coût'} de mana" if permission.free else ""
    what = names_of_cards([each.card for each in events], names)
    verb = "jouer" if permission.lands else "lancer"
    return (
        f"{name_with_article(names, first.player)} peut {verb} "
        f"{what}{free}{words_of_permission_duration(first, several=several, names=names)}"
    )


def words_of_permission_duration(event: ev.PlayAllowed, *, several: bool, names: Names) -> str:
    """CR 611.2a."""
    if event.duration is not fx.Duration.PERMANENT:
        return words_of_duration(event, names)
    return " tant que ces cartes y restent" if several else " tant que cette carte y reste"


def clause_of_seen(event: ev.TopCardsSeen, names: Names) -> str:
    """CR 701.20: which cards are looked at or revealed, as far as they are stated."""
    number = len(event.cards)
    top = "la carte du dessus" if number < 2 else f"les {number} cartes du dessus"
    own = event.revealed or event.player == event.owner
    library = "de sa bibliothèque" if own else f"de la bibliothèque {de_name(names, event.owner)}"
    who = name_with_article(names, event.owner if event.revealed else event.player)
    told = f"{who} {'révèle' if event.revealed else 'regarde'} {top} {library}"
    known = [each for each in event.cards if each is not None]
    if known:
        return f"{told}{THIN}: {list_names(names, known)}"
    if number > 1:
        return f"{told}, qui ne sont pas indiquées" + (" et que l’on suppose sans effet ici" if event.doubtful else "")
    return f"{told}, qui n’est pas indiquée" + (" et que l’on suppose sans effet ici" if event.doubtful else "")


def place_of_cards(event: ev.UnknownCardsMoved, names: Names) -> str:
    """Where cards go, and whose zone that is."""
    whose = de_name(names, event.player)
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
        Zone.OUTSIDE: ("les cartes hors de la partie", "ses cartes hors de la partie"),
    }
)
"""Zones that are searched, somebody else's and one's own."""


def clause_of_search(event: ev.ZonesSearched, names: Names) -> str:
    """CR 701.23a: whose zones are searched, and what is found in them."""
    own = event.owner == event.player
    zones = join_words([SEARCHED[each][own] for each in event.zones])
    where = f"cherche dans {zones}" if own else f"cherche dans {zones} {de_name(names, event.owner)}"
    found = f"y trouve {list_names(names, event.found)}" if event.found else "n’y trouve rien"
    if event.known:
        return f"{where} et {found}"
    if len(event.zones) == 1 and not event.found:
        return f"{where}, dont aucune carte n’est indiquée, et n’y trouve donc rien"
    return f"{where}, dont toutes les cartes ne sont pas indiquées, et {found}"


def names_of_cards(which: Sequence[ObjectId | None], names: Names, before: Callable[[str], str] = str) -> str:
    """The cards by name where all of them can be named, else how many they are, each after its preposition."""
    named = [each for each in which if each is not None]
    return (
        list_names(names, named, before) if len(named) == len(which) else before(number_and_noun(len(which), "carte"))
    )


TELL_CARDS: TellingTable = {
    ev.LandPlayed: told_by_first(tell_land_played),
    ev.CardSetAside: told_by_first(tell_card_set_aside),
    ev.LandsAllowed: told_by_first(tell_lands_allowed),
    ev.PlayAllowed: tell_play_allowed,
    ev.CardDiscarded: tell_card_discarded,
    ev.CardDrawn: tell_card_drawn,
    ev.CardNotDrawn: told_by_first(tell_card_not_drawn),
    ev.CardExiled: tell_card_exiled,
    ev.CardMilled: tell_card_milled,
    ev.CardPutBack: tell_card_put_back,
    ev.ZoneEmptied: told_by_first(tell_zone_emptied),
    ev.ExiledReturned: told_by_first(tell_exiled_returned),
    ev.ZonesSearched: told_by_first(tell_zones_searched),
    ev.SearchLimited: told_by_first(tell_search_limited),
    ev.PutOnBottom: told_together(clause_of_bottom),
    ev.TopCardsSeen: told_by_first(clause_of_seen),
    ev.TopCardsArranged: told_by_first(clause_of_arranged),
    ev.TopCardUnnamed: told_by_first(tell_top_card_unnamed),
    ev.UnknownCardsMoved: told_by_first(tell_unknown_cards_moved),
    ev.Scried: told_by_first(tell_scried),
    ev.LibraryNotKnown: told_by_first(tell_library_not_known),
}
