"""What lines say that no rule lets anybody do any more: it is dropped, and the note says since when."""

import re
from dataclasses import replace

from bot.judge.language.lines.named_things import Table
from bot.judge.language.reading.notes import NoteKind, make_note
from bot.judge.language.reading.pieces import Piece
from bot.judge.problems import shown_in_message

REDIRECTION = re.compile(
    r"(?:^|[\s,]+)(?:(?:en|et|and|while|but|mais)\s+)?(?:[^\W\d_]+\s+)?(?:redirig\w*|redirect\w*)\b.*$", re.IGNORECASE
)
"""« et je redirige les blessures sur Jace », "redirecting it to Jace"."""


def without_redirection(table: Table, piece: Piece) -> list[Piece]:
    """CR 306.8: drop the words that redirect damage to a planeswalker, which nobody can do since 2018."""
    match = REDIRECTION.search(piece.text)
    if match is None or not any(table.is_planeswalker(each.id) for each in table.things):
        return [piece]
    table.deeds.notes.append(make_note(NoteKind.NO_REDIRECTION, typed=shown_in_message(match[0].strip(" ,"))))
    kept = piece.text[: match.start()].rstrip(" ,")
    return [replace(piece, text=kept)] if kept else []
