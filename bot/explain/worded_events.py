"""Events that every language tells alike: who, a verb that agrees with them, and what else the event holds.

A language says each in a line of words (`EVENT_WORDS` of its folder). In braces stands a field of the event, in
brackets what is said of one and of several: `{permanent} [phases/phase] in`."""

import re
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Protocol

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.explain.telling import Joining, TellingTable

PIECES = re.compile(r"\{(?P<field>[a-z_.]+)\}|\[(?P<one>[^/\]]*)/(?P<several>[^/\]]*)\]|(?P<words>[^{\[]+)")
TOGETHER = frozenset({ev.DamageWoreOff, ev.Exerted, ev.PhasedIn, ev.PhasedOut, ev.RemovedFromCombat, ev.Untapped})
"""What is said once of all the events of a passage."""
EACH = frozenset(
    {
        *(ev.BecameMonarch, ev.BlessingGained, ev.BlockRequired, ev.CardCopied, ev.EmblemCreated, ev.Enlisted),
        *(ev.Exploited, ev.ProtectorChosen, ev.TurnedFaceUp),
    }
)
"""What has a clause for each event of a passage; of others the first one is told, as all are alike."""

EventWords = Mapping[type[ev.Event], str]
Piece = Callable[[Sequence[ev.Event], Names], str]


class Nouns(Protocol):
    """What the module of a language offers for names."""

    def list_names(self, names: Names, who: Sequence[Recipient]) -> str: ...


def rows_in_words(words: EventWords, nouns: Nouns, join: Joining) -> TellingTable:
    """Return the rows of a table that tell events in these words."""
    return {kind: row_in_words(kind, line, nouns, join) for kind, line in words.items()}


def row_in_words(kind: type[ev.Event], line: str, nouns: Nouns, join: Joining) -> Callable[[Passage, Names], str]:
    """Return what tells a passage in a line of words."""
    subject: list[Callable[[Any], object]] = []
    pieces = [piece_of_line(each, nouns, subject) for each in PIECES.finditer(line)]

    def tell(passage: Passage, names: Names) -> str:
        events = passage.events
        groups = [events] if kind in TOGETHER else [(event,) for event in (events if kind in EACH else events[:1])]
        return join(["".join([say(events, names) for say in pieces]) for events in groups])

    return tell


def piece_of_line(found: re.Match[str], nouns: Nouns, subject: list[Callable[[Any], object]]) -> Piece:
    """Return what says one piece of a line; the first field is the subject, with which verbs agree."""
    if (field := found["field"]) is not None:
        read = attrgetter(field)
        subject.append(read)
        return lambda events, names: words_of_values([read(each) for each in events], nouns, names)
    if (words := found["words"]) is not None:
        return lambda _events, _names: words
    one, several = found["one"], found["several"]
    return lambda events, _names: one if len({subject[0](each) for each in events}) == 1 else several


def words_of_values(values: Sequence[object], nouns: Nouns, names: Names) -> str:
    """Objects and players by their names, each once; a number or mana as it is."""
    named = [each for each in dict.fromkeys(values) if isinstance(each, (ObjectId, PlayerId))]
    return nouns.list_names(names, named) if named else str(values[0])
