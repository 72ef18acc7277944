"""What goes wrong on our side: into the log with a reference, and what the person reads of it.

Knows neither Discord nor a terminal: who shows the words is handed none of the fault."""

import logging
import secrets
from dataclasses import dataclass

from bot.language import Language
from bot.ui.strings import strings_in

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Apology:
    """`said` is for the person; `reference` says under what the log holds the fault."""

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
