"""What the double found wrong, kept until a test looks: it alone decides whether a run was clean.

Knows no rule and no route; those who find a fault describe it."""

from dataclasses import dataclass
from typing import Any

from .bell import Bell

Json = dict[str, Any]
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with one body; `path` leads to it through keys and indices."""

    path: Path
    message: str

    def __str__(self) -> str:
        return f"/{'/'.join(map(str, self.path))}: {self.message}"


@dataclass(frozen=True, slots=True)
class Violation:
    """`where` is the operation, `rule` who forbids it: contract, prose, protocol, gateway, house or double."""

    where: str
    rule: str
    detail: str

    def __str__(self) -> str:
        return f"{self.where} [{self.rule}] {self.detail}"


class RefusedError(Exception):
    """The double answers this request with an error of Discord's own making."""

    def __init__(self, status: int, code: int, message: str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.faults = faults

    def body(self) -> Json:
        """The error as Discord writes it, with the faults nested as the body is."""
        body: Json = {"code": self.code, "message": self.message}
        return body | {"errors": nested(self.faults)} if self.faults else body


def nested(faults: tuple[Fault, ...]) -> Json:
    """The tree of `errors` of an Invalid Form Body, with `_errors` at each place that is wrong."""
    tree: Json = {}
    for fault in faults:
        node = tree
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": "INVALID", "message": fault.message})
    return tree


class Ledger:
    """The violations of one double, in the order in which they happened."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []
        self._bell = Bell()

    def record(self, where: str, rule: str, detail: str) -> None:
        """Note a violation and wake whoever waits for one."""
        self.violations.append(Violation(where, rule, detail))
        self._bell.ring()

    async def first(self, patience: float) -> Violation:
        """The oldest violation that is not forgiven, waiting up to `patience` seconds for it."""
        await self._bell.until(lambda: bool(self.violations), patience, lambda: "nothing was refused")
        return self.violations[0]

    def forgive(self, *words: str) -> list[Violation]:
        """Take out the violations that hold each of `words`; an AssertionError if there are none."""
        forgiven = [v for v in self.violations if all(word.lower() in str(v).lower() for word in words)]
        if not forgiven:
            raise AssertionError(f"nothing to forgive for {words}; there is {[str(v) for v in self.violations]}")
        self.violations = [v for v in self.violations if v not in forgiven]
        return forgiven

    def assert_clean(self) -> None:
        """Raise an AssertionError that lists all violations, if there are any."""
        if self.violations:
            raise AssertionError("Discord would have refused:\n" + "\n".join(f"  {v}" for v in self.violations))
