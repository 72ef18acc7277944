"""The outcome of a ruling of either game as a JSON document."""

from collections.abc import Mapping, Sequence

from bot.judge.answer import AnyRuling, MageNoirRuling
from bot.judge.magenoir.outcome_document import magenoir_document
from bot.judge.outcome_document import Document, outcome_document


def ruling_document(ruling: AnyRuling, explanation: Mapping[str, Sequence[str]] | None = None) -> Document:
    """Return the whole outcome of a scenario file, with its explanation by language where there is one."""
    if isinstance(ruling, MageNoirRuling):
        return magenoir_document(ruling.outcome, explanation)
    return outcome_document(ruling.scenario, ruling.outcome, explanation)
