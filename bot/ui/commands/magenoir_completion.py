"""What autocomplete offers for the board and the lines of `/magenoir resolve`: cards, and what is on the board."""

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.judge.language.magenoir.board import known_cards, read_board
from bot.judge.language.magenoir.words import magenoir_words
from bot.judge.language.objects.ids_and_names import Thing
from bot.judge.problems import ScenarioError
from bot.language import ByLanguage, Language
from bot.reference.folding import fold_text
from bot.ui.commands.completion import Suggestion
from bot.ui.desk import Desk

LAST_ITEM = re.compile(r"^(.*[,;:]\s*|\s*)([^,;:]*)$", re.DOTALL)
LONGEST_NAME = 6
"""The most words before the cursor that are taken together for the beginning of a name."""
FIRST_WORDS = ByLanguage(
    en=("activates", "uses", "prepares", "channels", "trades", "pays", "resolve"),
    fr=("active", "utilise", "prépare", "canalise", "échange", "paie", "résoudre"),
)


def complete_board(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    """Offer cards for the last item; where nothing is typed, the players' names."""
    if not text.strip():
        return [Suggestion("Alice: ", "Alice: ")]
    last = LAST_ITEM.match(text)
    if last is None or "(" in last[2]:
        return []
    head = last[1] if not last[1] or last[1].endswith(" ") else f"{last[1]} "
    return [
        Suggestion(head + each.shown, head + each.shown) for each in things_beginning_with(known_cards(lang), last[2])
    ]


def things_beginning_with(things: Sequence[Thing], typed: str) -> list[Thing]:
    """Return the things of which a name begins with what is typed, else those of which one contains it."""
    key = fold_text(typed)
    first = [each for each in things if any(name.startswith(key) for name in each.names)]
    return first or [each for each in things if any(key in name for name in each.names)]


def complete_lines(_: Desk, lang: Language, text: str, others: Mapping[str, str]) -> list[Suggestion]:
    """Offer what is on the board, then cards, after a verb or a preposition; verbs after a player's name."""
    try:
        board = read_board(others.get("board", ""), lang)
    except ScenarioError:
        board = read_board("", lang)
    words = list(re.finditer(r"\S+", text))
    if not words:
        return [Suggestion(f"{name} ", f"{name} ") for name in board.players]
    if text.endswith(" ") and board.player(words[-1].group()) is not None:
        return [Suggestion(text + verb, text + verb) for verb in FIRST_WORDS[lang]]
    known = [*distinct_things(board.things), *known_cards(lang)]
    starts = [found.start() for found in words[-LONGEST_NAME:]] if not text.endswith(" ") else []
    for start in (*starts, len(text)):
        if opens_a_name(text[:start]):
            shown = [*complete_targets(text[:start], board.players, text[start:])]
            shown += [each.shown for each in things_beginning_with(known, text[start:])]
            if shown:
                return [Suggestion(text[:start] + each, text[:start] + each) for each in dict.fromkeys(shown)]
    return []


def distinct_things(things: list[Thing]) -> list[Thing]:
    return list({each.shown: each for each in things}.values())


def opens_a_name(before: str) -> bool:
    """Whether a name may follow these words."""
    words, last = magenoir_words(), before.split()[-1:]
    if not last:
        return False
    return fold_text(last[0]) in words.verbs or words.is_a("target", last[0]) or words.is_a("with", last[0])


def complete_targets(before: str, players: list[str], typed: str) -> Iterator[str]:
    """Yield the players after a preposition that takes a target."""
    if magenoir_words().is_a("target", before.rsplit(maxsplit=1)[-1]):
        yield from (each for each in players if fold_text(each).startswith(fold_text(typed)))


def complete_options(_: Desk, lang: Language, text: str, __: Mapping[str, str]) -> list[Suggestion]:
    """Offer the options by which a table settles open questions of the rules, for the last item."""
    last = LAST_ITEM.match(text)
    if last is None:
        return []
    head = last[1] if not last[1] or last[1].endswith(" ") else f"{last[1]} "
    offered = [each for each in magenoir_words().shown[f"options {lang}"] if fold_text(last[2]) in fold_text(each)]
    return [Suggestion(head + each, head + each) for each in offered]
