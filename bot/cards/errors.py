"""What can go wrong with cards: a tree of errors that says whose fault it is.

That a name means no card is an answer (`names.NotFound`), not an error."""

from pathlib import Path
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.masking import hide_password


class CardsError(Exception):
    """Any error that this package raises."""


class ShippedFactsError(CardsError):
    """A file of `data/cards` is not in its format: a fault of ours, or of whoever edited it."""

    def __init__(self, file: Path, card: str, problem: str) -> None:
        super().__init__(f"{file.name}: {card}: {problem}")
        self.file = file
        self.card = card
        self.problem = problem


class StoreError(CardsError):
    """The store file is there but can't be used; another sync makes a new one."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"the card store {path} cannot be used: {problem}; run a sync again")
        self.path = path
        self.problem = problem


class SyncError(CardsError):
    """A sync failed; the store that was there before still serves."""


class SourceMissingError(SyncError):
    """The folder lacks a file without which no store can be built."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing")
        self.path = path


class PartsMissingError(SyncError):
    """The folder lacks files whose part the standing store has, so that a new store would lose it."""

    def __init__(self, folder: Path, files: tuple[str, ...]) -> None:
        super().__init__(f"{folder} lacks {', '.join(files)}, of which the store has something")
        self.folder = folder
        self.files = files


class SourceUnreadableError(SyncError):
    """A source file is cut off, empty or of another kind than its name says."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path.name}: {problem}")
        self.path = path
        self.problem = problem


Trouble: TypeAlias = Literal["connection", "silence", "cut", "status", "busy", "size", "insecure", "list"]
"""What is wrong with an address, in this order: no connection, no answer in time, an answer that breaks off, an error
status, "you ask too often", an answer larger than our limit, a link from https to http, a list that lacks a file."""


class SourceUnreachableError(SyncError):
    """An address can't be read. `detail` is the status, the exception or the limit; it may be empty."""

    def __init__(self, address: str, trouble: Trouble, detail: str = "") -> None:
        self.address = hide_password(address)
        self.trouble: Trouble = trouble
        self.detail = hide_password(detail)
        super().__init__(f"{self.address}: {trouble} {self.detail}".rstrip())


class SyncRunningError(SyncError):
    """Another sync of the same data is under way."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another sync is using {folder}")
        self.folder = folder


FaultKind: TypeAlias = Literal["integrity", "dangling", "count", "bare", "sentinel", "lost", "fewer", "more"]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a new store: its kind, and the names and numbers that its sentence needs."""

    kind: FaultKind
    facts: tuple[tuple[str, str | int], ...]

    def __str__(self) -> str:
        return f"{self.kind}: " + ", ".join(f"{name} {value}" for name, value in self.facts)


class StoreRefusedError(SyncError):
    """The new store was built but failed a check; the store at `target` was left alone."""

    def __init__(self, target: Path, faults: tuple[Fault, ...]) -> None:
        super().__init__("the new card store was not taken: " + "; ".join(map(str, faults)))
        self.target = target
        self.faults = faults


class StoreNotWrittenError(SyncError):
    """The disk or the operating system refused: no space, no permission, or the old file is held open."""

    def __init__(self, path: Path, cause: Exception) -> None:
        super().__init__(f"cannot write the card store {path}: {cause}")
        self.path = path
        self.cause = cause
