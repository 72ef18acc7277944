"""Events that every language tells alike, by a made-up language of ten rows."""

from collections.abc import Sequence
from types import SimpleNamespace

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.explain.english.event_words import EVENT_WORDS as ENGLISH
from bot.explain.french.event_words import EVENT_WORDS as FRENCH
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.explain.worded_events import PIECES, rows_in_words
from tests.dispatch_tables import missing_rows

TEN_ROWS = {
    ev.BecameMonarch: "{player} rexas",
    ev.CombatEnded: "batal fin",
    ev.Exploited: "{creature} uzas {victim}",
    ev.GameWon: "{winner} venkas",
    ev.LibraryShuffled: "{player} miksas",
    ev.ManaPaid: "{player} pagas {mana}",
    ev.NoAttackers: "{player} atakas nul",
    ev.PhasedIn: "{permanent} [venas/venaz]",
    ev.PlayerLeft: "{player} iras",
    ev.Untapped: "{permanent} [stas/staz]",
}
NAMES = Names({})


def list_names(_names: Names, who: Sequence[Recipient]) -> str:
    return " kaj ".join(who)


ROWS = rows_in_words(TEN_ROWS, SimpleNamespace(list_names=list_names), "; ".join)


def told(*events: ev.Event) -> str:
    return ROWS[type(events[0])](Passage(events, ()), NAMES)


def test_a_made_up_language_of_ten_rows_tells_ten_events() -> None:
    alice, bear, ox = PlayerId("Alice"), ObjectId("bear"), ObjectId("ox")
    assert told(ev.BecameMonarch(alice), ev.BecameMonarch(PlayerId("Bob"))) == "Alice rexas; Bob rexas"
    assert told(ev.Untapped(bear)) == "bear stas"
    assert told(ev.Untapped(bear), ev.Untapped(ox)) == "bear kaj ox staz"
    assert told(ev.Exploited(bear, ox)) == "bear uzas ox"
    assert told(ev.LibraryShuffled(alice), ev.LibraryShuffled(alice)) == "Alice miksas"
    assert told(ev.CombatEnded()) == "batal fin"


def test_what_a_language_lacks_is_named() -> None:
    missing = missing_rows(ROWS, ev.Event)
    assert "DamageDealt" in {getattr(each, "__name__", each) for each in missing}
    assert not missing & TEN_ROWS.keys()


def test_every_language_tells_the_same_events_with_the_same_fields() -> None:
    def fields_in(line: str) -> set[str]:
        return {each["field"] for each in PIECES.finditer(line) if each["field"]}

    assert {kind: fields_in(line) for kind, line in ENGLISH.items()} == {
        kind: fields_in(line) for kind, line in FRENCH.items()
    }
