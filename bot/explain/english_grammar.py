"""What English does to words that meet: plural, possessive, lists. Knows words only, no game."""

from collections.abc import Sequence

MINUS = "\u2212"

WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Numbers in letters, from 2 on."""

CLAUSES = 5
"""How many clauses a sentence may have."""

OPENERS = frozenset({"the", "nobody", "by", "combat", "it", "that", "another", *WORDS})
"""The words that we put before a name: what else opens a clause is a name, and keeps its letters."""


def counted(number: int, singular: str, plural: str | None = None) -> str:
    """The number and its noun: 0 counters, 1 counter, 2 counters."""
    return f"{signed(number)} {singular if abs(number) == 1 else plural or singular + 's'}"


def signed(number: int) -> str:
    return str(number).replace("-", MINUS)


def possessive(name: str) -> str:
    """The name's: Alice's, Boris's."""
    return f"{name}'s"


def spelled(number: int) -> str:
    """A number before a noun that begins with figures: two 5/5 creatures."""
    return WORDS[number - 2] if 2 <= number < 2 + len(WORDS) else str(number)


def joined(parts: Sequence[str], conjunction: str = "and") -> str:
    """A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def clauses(parts: Sequence[str]) -> str:
    """Independent clauses in one sentence; of many, the first ones and how many more there are."""
    if len(parts) > CLAUSES:
        parts = [*parts[: CLAUSES - 1], f"and {len(parts) - CLAUSES + 1} more like that"]
    return "; ".join(parts)


def because(clause: str, reason: str | None) -> str:
    """The clause, and after a colon why."""
    return f"{clause}: {reason}" if reason else clause


def closed(clause: str) -> str:
    """The clause as a sentence: capital letter unless a name opens it, full stop unless it trails off."""
    opens = clause.split(" ", 1)[0] in OPENERS
    stop = "" if clause.endswith("…") else "."
    return f"{clause[0].upper() if opens else clause[0]}{clause[1:]}{stop}"
