"""A clause: a part of a sentence with at most one verb of its own, and what its words are to it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter

from bot.judge.language.asked.phrases.things_said import ThingSaid, Unit
from bot.judge.language.asked.words.players import OTHER

LIGHT_VERBS = frozenset({"be", "get", "go", "let", "make", "have", "become"})


@dataclass(slots=True)
class Clause:
    """A part of a sentence with at most one verb of its own.

    `sub` is the kind of the word that subordinates it; `of` is what a relative clause speaks of; `mark` is the sign
    that ends its sentence; `sentence` counts sentences."""

    units: list[Unit] = field(default_factory=list)
    sub: str | None = None
    of: ThingSaid | None = None
    mark: str = ""
    sentence: int = 0
    asked: bool = False
    claimed: bool = False

    verb_units: list[Unit] = field(default_factory=list)
    cards_of_players: list[ThingSaid] = field(default_factory=list)
    """What is named right behind a player."""
    unblocked: bool = False
    """Whether it has a word for nobody, or nothing."""
    complete: bool = False
    """Whether it has a verb or an act of its own, or a word that asks or says when."""
    acts: bool = False
    """Whether a player does what the name of a card says: "I bolt it"."""

    def add(self, unit: Unit) -> None:
        """Add a unit; what the clause has is noted once."""
        acts = unit.thing is not None and unit.thing.verb and bool(self.units) and self.units[-1].is_a("player", "aux")
        before = self.units[-1] if self.units else None
        if before is not None and unit.thing is not None and unit.thing.head == "card":
            denied = before.is_a("neg") and len(self.units) > 1  # "you can't Doom Blade it"
            named = before.kind == "mention" and (before.is_a("player") or denied)
            self.cards_of_players += [unit.thing] if named else []
        self.units.append(unit)
        aims = before is not None and unit.says("player") == OTHER and before.thing is not None
        owned = unit.thing is not None and unit.thing.owner is not None
        aims = aims or (owned and before is not None and len(self.units) == 2 and names_card_alone(before))
        self.acts = self.acts or acts or aims  # "bolt face", "Act of Treason his 6/6"
        if is_verb(unit):
            self.verb_units.append(unit)
        self.unblocked = self.unblocked or unit.is_a("none")
        counted = unit.kind == "amount" and ("/" in unit.value or unit.value == "commander damage")
        says_more = unit.is_a("loyalty", "wh", "time", "turn", "response", "tag", "side")
        if acts or aims or counted or says_more or is_verb(unit):
            self.complete = True


def names_card_alone(unit: Unit) -> bool:
    """Whether the unit is a card's name without an article or an owner."""
    thing = unit.thing
    return thing is not None and thing.head == "card" and not (thing.owner or thing.definite or thing.indefinite)


def is_verb(unit: Unit) -> bool:
    """Whether the unit is a verb here; doubtful words were settled by `settle_units`."""
    return unit.kind == "mention" and unit.mention.is_a("verb", "participle", "cardverb") and unit.value != "-"


def is_both(unit: Unit) -> bool:
    """Whether the unit only says of both, or of each, what is said."""
    return unit.says("noun") in {"both", "all"} or (unit.thing is not None and unit.thing.value == "both")


def is_subject(unit: Unit) -> bool:
    return unit.kind == "thing" or (
        unit.kind == "mention" and unit.mention.is_a("player") and unit.mention.value("owner") is None
    )


def iterate_sentences(clauses: Sequence[Clause]) -> Iterator[list[Clause]]:
    """Yield the clauses of each sentence."""
    for _, sentence in groupby(clauses, key=attrgetter("sentence")):
        yield list(sentence)
