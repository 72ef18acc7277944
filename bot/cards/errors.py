"""What can go wrong around cards, as a small tree that says whose fault it is.

A name that means no card is not here: that is an answer (`names.NotFound`), not an error."""

from pathlib import Path
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass


class CardsError(Exception):
    """Anything this package raises."""


class ShippedFactsError(CardsError):
    """A file of `data/cards` is wrong: our fault, or the fault of whoever edited it."""

    def __init__(self, file: Path, card: str, problem: str) -> None:
        super().__init__(f"{file.name}: {card}: {problem}")
        self.file = file
        self.card = card
        self.problem = problem


class StoreError(CardsError):
    """The synced file is there but cannot serve; another sync makes a new one."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"the card store {path} cannot be used: {problem}; run a sync again")
        self.path = path
        self.problem = problem


class SyncError(CardsError):
    """A sync failed; whatever was served before is served still."""


class SourceMissingError(SyncError):
    """The folder lacks a file without which there is nothing to build."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing")
        self.path = path


class SourceUnreadableError(SyncError):
    """A source file is cut, empty or not what its name promises."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path.name}: {problem}")
        self.path = path
        self.problem = problem


Trouble: TypeAlias = Literal["connection", "silence", "cut", "status", "busy", "size", "insecure", "list"]
"""What is wrong with an address: nobody answers, or too slowly, or breaks off, or with an error's status, or says that
we ask too often, or sends more than we take, or leads from https to http; or its list lacks a file."""


class SourceUnreachableError(SyncError):
    """An address does not give what it should. `detail` is the status, the exception or the limit; it may be empty."""

    def __init__(self, address: str, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{address}: {trouble} {detail}".rstrip())
        self.address = address
        self.trouble: Trouble = trouble
        self.detail = detail


class SyncRunningError(SyncError):
    """Another sync of the same data is under way."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another sync is using {folder}")
        self.folder = folder


FaultKind: TypeAlias = Literal["integrity", "dangling", "count", "bare", "sentinel", "lost", "fewer", "more"]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that speaks against a new store: its kind, and the names and numbers that its sentence needs."""

    kind: FaultKind
    facts: tuple[tuple[str, str | int], ...]

    def __str__(self) -> str:
        return f"{self.kind}: " + ", ".join(f"{name} {value}" for name, value in self.facts)


class StoreRefusedError(SyncError):
    """The new store was built, but a check before the swap found fault with it; `target` was left alone."""

    def __init__(self, target: Path, faults: tuple[Fault, ...]) -> None:
        super().__init__("the new card store was not taken: " + "; ".join(map(str, faults)))
        self.target = target
        self.faults = faults


class StoreNotWrittenError(SyncError):
    """The disk or the system refused: no space, no permission, or the old file is held open."""

    def __init__(self, path: Path, cause: Exception) -> None:
        super().__init__(f"cannot write the card store {path}: {cause}")
        self.path = path
        self.cause = cause
