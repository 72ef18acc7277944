"""Which faces of cards can be attacked, and the counters that they enter with."""

from bot.cards.model import CardFace, CardRecord

PERMANENTS = {"Planeswalker": "loyalty", "Battle": "defense"}
"""What can be attacked besides players (CR 508.1b), with its counters."""


def find_attackable_face(record: CardRecord) -> int | None:
    """Return the index of the first planeswalker or battle face; None if the card can't be attacked."""
    return next((at for at, face in enumerate(record.faces) if counter_of_face(face)), None)


def counter_of_face(face: CardFace) -> str | None:
    words = face.type_line.split()
    return next((counter for kind, counter in PERMANENTS.items() if kind in words), None)
