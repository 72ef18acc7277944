"""The outcome of a ruling of either game as a JSON document."""

from collections.abc import Mapping, Sequence

from bot.judge.answer import AnyRuling, MageNoirRuling, ScenarioRuling, TypedRuling
from bot.judge.forks import Fork
from bot.judge.magenoir.outcome_document import magenoir_document
from bot.judge.outcome_document import Document, choice_document, outcome_document, plain_json


def ruling_document(ruling: AnyRuling, explanation: Mapping[str, Sequence[str]] | None = None) -> Document:
    """Return the whole outcome of a scenario file, with its explanation by language where there is one."""
    if isinstance(ruling, MageNoirRuling):
        return magenoir_document(ruling.outcome, explanation)
    return typed_document(ruling, explanation)


def typed_document(
    ruling: ScenarioRuling | TypedRuling, explanation: Mapping[str, Sequence[str]] | None = None
) -> Document:
    """Return the outcome with the choices that decide: each with what its other answers would change."""
    document = outcome_document(ruling.outcome, explanation)
    document["choices"] = choices_document(ruling)
    return document


def choices_document(ruling: ScenarioRuling | TypedRuling) -> list[Document]:
    """Return the choices that were made; those that decide have `decides`, and their `alternatives`."""
    deciding = {each.place: each for each in ruling.forks}
    return [
        choice_document(chosen) | (fork_document(deciding[place]) if place in deciding else {})
        for place, chosen in enumerate(ruling.outcome.choices)
    ]


def fork_document(fork: Fork) -> Document:
    others = [{"picked": plain_json(each.picked), "differs": plain_json(each.differs)} for each in fork.others]
    return {"decides": True, "alternatives": others}
