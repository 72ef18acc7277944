"""What can go wrong around cards, as a small tree that says whose fault it is.

A name that means no card is not here: that is an answer (`names.NotFound`), not an error."""

from pathlib import Path


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


class StoreRefusedError(SyncError):
    """The new store was built, but a check before the swap found fault with it."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("the new card store was not taken: " + "; ".join(problems))
        self.problems = problems


class StoreNotWrittenError(SyncError):
    """The disk or the system refused: no space, no permission, or the old file is held open."""

    def __init__(self, path: Path, cause: Exception) -> None:
        super().__init__(f"cannot write the card store {path}: {cause}")
        self.path = path
