"""Faults of ours: logged under a reference, and an apology with that reference for the person who asked.

Knows neither Discord nor a terminal: whoever shows the apology gets no detail of the fault."""

import logging
import secrets

from bot.engine.frozen_class import dataclass
from bot.language import Language
from bot.ui.strings import strings_in

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Apology:
    """`said` is what the person reads; `reference` is the line that names the fault's entry in the log."""

    said: str
    reference: str

    def __str__(self) -> str:
        return f"{self.said} {self.reference}"


def note_fault(what: str, fault: BaseException, lang: Language) -> Apology:
    """Log a fault of `what` with its traceback under a new reference; return what to tell the person."""
    reference = secrets.token_hex(4)
    log.error("%s: %s failed", reference, what, exc_info=fault)
    say = strings_in(lang)
    return Apology(say("reply-failed"), say("reply-reference", id=reference))
