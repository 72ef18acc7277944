"""What English does to words that meet: plural, possessive, lists. Knows words only, no game."""

import re
from collections.abc import Sequence

COLON, SEMICOLON = ": ", "; "
"""Between two parts of a sentence."""

AND, OR = "and", "or"
"""Before the last of several."""

MINUS = "\u2212"

WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Numbers in letters, from 2 on."""

CLAUSES = 5
"""How many clauses a sentence may have."""

AN = re.compile(r"(?:8|1[18](?!\d)|[aeiouAEIOU])")
"""What the indefinite article before it ends in n for, in letters or in figures."""

OPENERS = frozenset(
    {
        *(
            "the",
            "no",
            "nobody",
            "nothing",
            "by",
            "at",
            "combat",
            "noncombat",
            "damage",
            "it",
            "loyalty",
            "that",
            "these",
            "this",
            "what",
            "another",
        ),
        *("creatures", "attacking", "blocking", "a", "an", "all", "some", "team", "players", "there", *WORDS),
    }
)
"""The words that we put before a name: what else opens a clause is a name, and keeps its letters."""


def number_and_noun(number: int, singular: str, plural: str | None = None) -> str:
    """The number and its noun: 0 counters, 1 counter, 2 counters."""
    return f"{signed_number(number)} {singular if abs(number) == 1 else plural or singular + 's'}"


def counted_in_words(number: int, singular: str) -> str:
    """One creature, 2 creatures."""
    return f"one {singular}" if number == 1 else number_and_noun(number, singular)


def signed_number(number: int | str) -> str:
    """A number, or a size, with true minuses."""
    return str(number).replace("-", MINUS)


def capitalize(text: str) -> str:
    """The text with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def words_of_turn(number: int) -> str:
    """A turn by its number."""
    return f"turn {number}"


def with_indefinite_article(noun: str) -> str:
    """The noun with its indefinite article: a 1/1, an 8/8, an oil counter."""
    return f"{'an' if AN.match(noun) else 'a'} {noun}"


def with_of(name: str) -> str:
    """`of` before the name."""
    return f"of {name}"


def possessive(name: str) -> str:
    """The name's: Alice's, Boris's."""
    return f"{name}'s"


def spelled_number(number: int) -> str:
    """A number before a noun that begins with figures: two 5/5 creatures."""
    return WORDS[number - 2] if 2 <= number < 2 + len(WORDS) else str(number)


def join_words(parts: Sequence[str], conjunction: str = AND) -> str:
    """A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def join_first_words(parts: Sequence[str]) -> str:
    """The same; of many, the first ones and how many more there are."""
    if len(parts) > CLAUSES:
        return f"{', '.join(parts[: CLAUSES - 1])} and {len(parts) - CLAUSES + 1} more like that"
    return join_words(parts)


def join_clauses(parts: Sequence[str]) -> str:
    """Independent clauses in one sentence; of many, the first ones and how many more there are."""
    if len(parts) > CLAUSES:
        parts = [*parts[: CLAUSES - 1], f"and {len(parts) - CLAUSES + 1} more like that"]
    return "; ".join(parts)


def clause_with_reason(clause: str, reason: str | None) -> str:
    """The clause, and after a colon why."""
    return f"{clause}: {reason}" if reason else clause


def close_sentence(clause: str) -> str:
    """The clause as a sentence: capital letter unless a name opens it, full stop unless it has one or trails off."""
    opens = clause.split(" ", 1)[0] in OPENERS
    stop = "" if clause.endswith(("…", ".")) else "."
    return f"{clause[0].upper() if opens else clause[0]}{clause[1:]}{stop}"
