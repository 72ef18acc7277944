"""What is said about a sync while it runs, when it is done and when it failed, in both languages.

Has a sentence for every way in which a sync may fail, with what to do about it; prints nothing itself."""

from bot.cards.errors import (
    CardsError,
    Fault,
    PartsMissingError,
    SourceMissingError,
    SourceUnreachableError,
    SourceUnreadableError,
    StoreNotWrittenError,
    StoreRefusedError,
    SyncRunningError,
)
from bot.cards.sync.report import Step, SyncReport
from bot.ui.dates import date_in
from bot.ui.strings import Strings

MEGABYTE = 1_000_000
IN_BYTES: frozenset[Step] = frozenset({"fetch cards", "fetch rulings"})


def sync_error_line(error: CardsError, say: Strings) -> str:
    """Say in a line what went wrong, and what to do."""
    match error:
        case SourceMissingError(path=path):
            return say("sync-missing", file=str(path))
        case PartsMissingError(folder=folder, files=files):
            return say("sync-parts-missing", folder=str(folder), files=", ".join(files))
        case SourceUnreachableError(address=address, trouble=trouble, detail=detail):
            return say(f"sync-trouble-{trouble}", address=address, detail=detail)
        case SourceUnreadableError(path=path, problem=problem):
            return say("sync-unreadable", file=path.name, problem=problem)
        case StoreRefusedError(target=target, faults=faults):
            found = ", ".join(fault_in_words(fault, say) for fault in faults)
            return say("sync-refused", faults=found, file=str(target))
        case StoreNotWrittenError(path=path, cause=cause):
            return say("sync-not-written", file=str(path), problem=str(cause))
        case SyncRunningError():
            return say("sync-running")
        case _:
            return str(error)


def fault_in_words(fault: Fault, say: Strings) -> str:
    """Say what is wrong with a new store."""
    facts = dict(fault.facts)
    if "table" in facts and fault.kind in ("fewer", "more", "count"):
        facts["table"] = say(f"sync-table-{facts['table']}")
    return say(f"sync-fault-{fault.kind}", **facts)


def sync_done_line(report: SyncReport, say: Strings, *, fresh: bool) -> str:
    """Say what the store now holds; `fresh` is false where the sync found nothing new."""
    edition = date_in(report.rules_edition, say.lang) if report.rules_edition else say("sync-no-edition")
    what = say(
        "sync-holds",
        cards=report.cards,
        french=report.french,
        rulings=report.rulings,
        edition=edition,
        seconds=round(report.seconds, 1),
    )
    return what if fresh else f"{say('sync-unchanged')} {what}"


def progress_in_words(step: Step, count: int, total: int | None, say: Strings) -> str:
    """Say how far a step is, in megabytes for a download, else in objects; `total` is None where it is not known."""
    label = say(f"sync-step-{step.replace(' ', '-')}")
    if step in IN_BYTES:
        label, count = say("sync-in-megabytes", step=label), count // MEGABYTE
        total = total and max(1, total // MEGABYTE)
    if total is None:
        return say("sync-so-far", step=label, count=count)
    return say("sync-of", step=label, count=count, total=total)
