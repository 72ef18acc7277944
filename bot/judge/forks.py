"""Tries other answers to choices that nobody made, and keeps those that change the verdict.

Each answer is given in the place of its default, and the scenario played again from there. Payments that nobody stated
go first: taxes, and what is done unless somebody pays (CR 118.12)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import while_fuel_lasts
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Chosen
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.engine_limits import EngineLimit, UnknownObject
from bot.judge.outcome_document import Document, answer_document, object_document, player_document
from bot.judge.replays import Replays

MOST_TRIED = 10
"""The most answers that are played for one ruling."""
MOST_OTHERS = 5
"""The most answers that are tried in the place of one default."""


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """Another legal answer, and what comes of it; `differs` is the part of the outcome that is different then."""

    picked: Any
    outcome: Outcome
    differs: Document


@dataclass(frozen=True, slots=True)
class Fork:
    """A choice that nobody made, at its place among all choices, and the other answers that change the verdict."""

    place: int
    chosen: Chosen
    others: tuple[OtherAnswer, ...]

    @property
    def is_payment(self) -> bool:
        """Whether it is about paying for something, whose other branch is said with the verdict."""
        return self.chosen.payment is not None

    @property
    def is_open(self) -> bool:
        """Whether nobody can know it: a payment that nobody stated, or chance."""
        return self.is_payment or self.chosen.random


def deciding_choices(replays: Replays) -> tuple[Fork, ...]:
    """Return the choices that went by default and whose other answers change the verdict, in the order of the game;
    fewer if the fuel runs out."""
    outcome = replays.outcome
    tried = answers_to_try(outcome)
    found: dict[int, list[OtherAnswer]] = {}
    for place, other in while_fuel_lasts(deciding_answers(replays, tried)) if tried else ():
        found.setdefault(place, []).append(other)
    return tuple(Fork(place, outcome.choices[place], tuple(found[place])) for place in sorted(found))


def deciding_answers(replays: Replays, tried: Sequence[tuple[int, Any]]) -> Iterator[tuple[int, OtherAnswer]]:
    """Yield those of the answers that change the verdict, as they are found; raises `OutOfFuel`.

    One that leaves no object for a later action to be about, or that the engine can't play, is left out."""
    base = verdict_document(replays.outcome)
    for place, picked in tried:
        try:
            played = replays.play({place: picked})
        except (EngineLimit, UnknownObject):
            continue
        if played is None:
            return
        differs = difference(base, verdict_document(played))
        if differs:
            yield place, OtherAnswer(picked, played, differs)


def answers_to_try(outcome: Outcome) -> list[tuple[int, Any]]:
    """Return the answers that were not taken, each with the place of its choice: those to payments first, then one to
    each choice, then a further one to each."""
    rows = [
        (each.payment is None, number, place, picked)
        for place, each in enumerate(outcome.choices)
        for number, picked in enumerate(other_answers(each))
    ]
    return [(place, picked) for _, _, place, picked in sorted(rows, key=lambda row: row[:3])[:MOST_TRIED]]


def other_answers(chosen: Chosen) -> list[Any]:
    """Return at most five answers to a choice in the place of the default; none to one that somebody made."""
    if not chosen.default:
        return []
    others: list[Any] = []
    for each in chosen.among:
        answer = tuple(each) if isinstance(each, list) else each
        if answer != chosen.picked and answer not in others and len(others) < MOST_OTHERS:
            others.append(answer)
    return others


def verdict_document(outcome: Outcome) -> Document:
    """Return what two verdicts are compared by: players with how many cards they drew, objects, answers and who won;
    no tapped lands, which tell what was paid."""
    state = outcome.state
    drawn = Counter(each.event.player for each in outcome.trace if isinstance(each.event, ev.CardDrawn))
    objects = {name: object_document(state, name) for name in state.objects}
    return {
        "players": {name: player_document(player) | {"drawn": drawn[name]} for name, player in state.players.items()},
        "objects": {name: without_tapped_lands(each) for name, each in objects.items()},
        "answers": {str(each.action): {"answer": answer_document(each)["answer"]} for each in outcome.answers},
        "winner": state.winner,
    }


def without_tapped_lands(document: Document) -> Document:
    """Return an object's document; a land's without whether it is tapped."""
    return {key: value for key, value in document.items() if key != "tapped" or "Land" not in document["types"]}


def difference(base: Document, other: Document) -> Document:
    """Return what is different in the other: by part, by name, by key; None for what is only in the first."""
    found: Document = {}
    for part, entries in base.items():
        changed = other[part] if part == "winner" else dict(changed_entries(entries, other[part]))
        if entries != other[part]:
            found[part] = changed
    return found


def changed_entries(base: Mapping[str, Document], other: Mapping[str, Document]) -> Iterator[tuple[str, Any]]:
    """Yield each entry that is different, with the keys that are."""
    for name in dict.fromkeys((*base, *other)):
        before, after = base.get(name), other.get(name)
        if after is None or before is None:
            yield name, after
        elif before != after:
            yield name, {key: after.get(key) for key in {**before, **after} if before.get(key) != after.get(key)}
