"""How a table of Mage Noir plays what is open, as typed: `échange de deux identiques; limite de main 8`.

`options` = option { (";" | ",") option }; an option is one of the phrases of the file of words, with its number where
it has one."""

import re
from typing import Any

from bot.judge.language.magenoir.words import cut_outside, magenoir_words
from bot.judge.language.reading.pieces import clean_text, problem_in
from bot.judge.problems import ProblemKind, nearest_words
from bot.language import Language
from bot.reference.folding import fold_text

OPTION = "options"
BETWEEN, NUMBER = re.compile(r"[;,]"), re.compile(r"\s*[:=]?\s*\b(\d{1,2})\b\s*(?:cartes?|cards?|mana)?\s*")


def read_options(text: str, lang: Language) -> dict[str, Any]:
    """Return the options as a document has them; raises `ScenarioError`."""
    known = magenoir_words().options
    options: dict[str, Any] = {}
    for piece in cut_outside(clean_text(text, OPTION), BETWEEN):
        number = NUMBER.search(piece.text)
        words = fold_text(NUMBER.sub(" ", piece.text).strip(" :=")) if number else fold_text(piece.text)
        option = known.get(words)
        if option is None or (option[1] is None) is not (number is not None):
            nearest = nearest_words(piece.text, magenoir_words().shown[f"options {lang}"], 2)
            raise problem_in(ProblemKind.MAGENOIR_NO_SUCH_OPTION, OPTION, piece, piece.text, nearest)
        options[option[0]] = option[1] if number is None else int(number[1])
    return options
