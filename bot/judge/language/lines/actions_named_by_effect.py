"""Lines that name a card's effect instead of its casting: `Bob counters Foudre with Counterspell`, « Alice répond avec
Croissance gigantesque sur l’Ours », "Bob bolts Tarmogoyf", "Alice taps Elf for mana".

Each becomes the casting of a card, or the activation of an ability of something on the table."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.cards.names import Found
from bot.judge.language.lexicon.action_words import action_words, words_of_line
from bot.judge.language.lines.choices_by_participle import PARTICIPLES
from bot.judge.language.lines.line_parts import OPTION, Line, split_at_last_preposition, without_preposition
from bot.judge.language.lines.named_things import Table
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind
from bot.reference.folding import fold_text

Document = dict[str, Any]

MANA_ABILITY = re.compile(r"^(?P<begins>[^:(\"\n]*\{T\}[^:(\"\n]*: Add\b)", re.IGNORECASE | re.MULTILINE)
FOR_MANA = re.compile(r"\s+(?:for|pour|to\s+add|to\s+make)\s+(?:.*\bmana|(?:\{[^{}]{1,3}\})+).*$", re.IGNORECASE)
BY = re.compile(r"^(?:by|en)\s+", re.IGNORECASE)
INFLECTED = re.compile(r"(?:e?[sd]|es|er|ent)$", re.IGNORECASE)
"""How a card's name ends where it is used as a verb."""
CALLED = frozenset({"nickname", "exact", "other language"})


def response_as_action(line: Line) -> Line:
    """WHO responds (with CARD … | by casting CARD …): return the line of that action."""
    behind = BY.sub("", line.behind)
    first, _, rest = behind.partition(" ")
    verb = PARTICIPLES.get(fold_text(first)) or action_words().verb(first)
    if behind != line.behind and verb is not None:
        return replace(line, verb=verb, behind=rest)
    return replace(line, verb="cast", behind=without_preposition(behind))


def effect_as_action(table: Table, line: Line) -> Line:
    """WHO counters, kills … WHAT with CARD: cast that card on it, or activate the ability of what is on the table."""
    whom, card = split_at_last_preposition(line.behind, "with")
    if not card:
        raise problem_in(ProblemKind.WHAT_IS_MISSING, OPTION, line.piece)
    aimed = "" if holds_only(whom, "board") else f" targeting {whom}"
    return replace(line, verb="activate" if table.is_name(card) else "cast", behind=f"{card}{aimed}")


def tap_documents(table: Table, line: Line) -> list[Document]:
    """WHO taps WHAT [for mana]: its mana ability is activated, or the first ability where it has none."""
    by, text = table.by(line), FOR_MANA.sub("", line.behind)
    what, aims = text, ""
    if not table.is_name(text):
        what, aims = split_at_last_preposition(text, "target")
    targets = {"targets": table.several(line, aims)} if aims else {}
    return [
        {"activate": each, "ability": mana_ability(table, each) if not aims else 1, **by, **targets}
        for each in table.several(line, what)
    ]


def mana_ability(table: Table, thing: str) -> str | int:
    """Return how its first mana ability begins (CR 605.1a), or the number of its first ability where it has none."""
    cards = (str(each.get("card", "")) for each in table.situation.objects if each["id"] == thing)
    matches = (MANA_ABILITY.search(face.text) for card in cards for face in table.texts(card))
    return next((each["begins"] for each in matches if each is not None), 1)


def card_as_verb(table: Table, piece: Piece) -> Line | None:
    """WHO bolts WHAT: cast the card that players call so; None where no card is."""
    words = words_of_line(piece.text)
    if len(words) < 2 or table.player(words[0]) is None:
        return None
    for stem in (words[1], INFLECTED.sub("", words[1])):
        match = table.reader.cards.find(stem, table.reader.lang)
        if isinstance(match, Found) and match.rung in CALLED:
            whom = " ".join(words[2:])
            aimed = "" if not whom or holds_only(whom, "board") else f" targeting {without_preposition(whom)}"
            return Line(piece, "cast", words[0], f"{stem}{aimed}", question=False)
    return None


def holds_only(text: str, kind: str) -> bool:
    """Whether all words but articles are of that kind."""
    words: Sequence[str] = [word for word in words_of_line(text) if not action_words().is_a("opening", word)]
    return bool(words) and all(action_words().is_a(kind, word) for word in words)
