"""Typed text cut at its separators, brackets aside: pieces with their place in what was typed.

Knows which signs separate, not what the pieces mean."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.engine.record import record_class
from bot.judge.problems import Problem, ProblemKind, ScenarioError, is_shown, shown_in_message

LONGEST = 4_000

ARROW = "->"
AND = frozenset({"and", "et", "&"})
"""What stands before the last of several, or in a name, or in a description: whoever cuts there has to look."""
SEPARATORS = re.compile(
    r"(?P<bracket>[()])|(?P<arrow>-+>|=+>|→|⇒|➔|\b(?:bloquent|bloque|blocks|block)\b)|(?P<list>[,;])|(?P<plus>\+)"
    r"|(?P<and>&|\b(?:and|et)\b)",
    re.IGNORECASE,
)


@record_class
class Piece:
    """A piece of an option's text; `after` is the separator behind it: `,` `;` `+` `->`, a word for "and", or empty at
    the end."""

    text: str
    start: int
    after: str = ""

    @property
    def and_more(self) -> bool:
        """Whether "and" follows."""
        return self.after.lower() in AND

    @property
    def may_go_on(self) -> bool:
        """Whether what follows could belong to the same name: names have commas and "and" in them."""
        return self.after == "," or self.and_more


def clean_text(text: str, option: str) -> str:
    """Return typed text on one line, without what does not show; a line end separates as a semicolon does."""
    if len(text) > LONGEST:
        raise ScenarioError(Problem(ProblemKind.TEXT_TOO_LONG, option, str(len(text)), limit=LONGEST))
    lines = (line.strip() for line in text.splitlines())
    joined = "; ".join(filter(None, lines))
    return " ".join("".join(letter if is_shown(letter) else " " * letter.isspace() for letter in joined).split())


def cut_at_separators(text: str, kinds: Sequence[str]) -> list[Piece]:
    """Cut at separators of these kinds (`arrow`, `list`, `plus`, `and`) outside brackets; drop what is empty."""
    pieces, start, depth = [], 0, 0
    for match in SEPARATORS.finditer(text):
        kind = str(match.lastgroup)
        if kind == "bracket":
            depth = max(0, depth + (1 if match.group() == "(" else -1))
        elif depth == 0 and kind in kinds and not is_part_of_size(match, text):
            after = ARROW if kind == "arrow" else match.group()
            pieces.append(piece_between(text, start, match.start(), after))
            start = match.end()
    pieces.append(piece_between(text, start, len(text), ""))
    return [each for each in pieces if each.text or each.after == ARROW]


def is_part_of_size(match: re.Match[str], text: str) -> bool:
    """The pluses of `+1/+1` separate nothing."""
    following, before = text[match.end() : match.end() + 8], text[: match.start()].rstrip()
    return match.lastgroup == "plus" and (before.endswith("/") or bool(re.match(r"\d+\s*/\s*[+\-\u2212]", following)))


def merge_pieces(pieces: Sequence[Piece]) -> Piece:
    """Put neighbours together again, with the separators that stood between them."""
    text = "".join(f"{each.text}{' ' * each.and_more}{each.after} " for each in pieces[:-1]) + pieces[-1].text
    return replace(pieces[-1], text=text, start=pieces[0].start)


def piece_between(text: str, start: int, end: int, after: str) -> Piece:
    cutout = text[start:end]
    return Piece(cutout.strip(), start + len(cutout) - len(cutout.lstrip()), after)


def problem_in(  # noqa: PLR0913, PLR0917  a problem has as many parts
    kind: ProblemKind, option: str, at: Piece, found: str = "", nearest: Sequence[str] = (), limit: int = 0
) -> ScenarioError:
    """Return the error for a piece: what was found in it, and where it stands in the option's text."""
    return ScenarioError(
        Problem(
            kind,
            option,
            shown_in_message(found or at.text),
            tuple(map(shown_in_message, nearest))[:5],
            limit=limit,
            piece=shown_in_message(at.text),
            caret=at.start,
        )
    )
