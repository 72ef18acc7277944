"""What autocomplete offers for a list that is being typed: only its last piece is completed, the rest stays.

Knows no cards: the caller passes the function that completes a card's name."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.judge.language.lexicon.action_words import action_words
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SIZE
from bot.judge.language.objects.words_around_names import COUNT_BEFORE
from bot.judge.language.reading.pieces import AND, ARROW, LONGEST, Piece, cut_at_separators
from bot.language import Language
from bot.reference.folding import fold_text

MOST_CHARACTERS = 100
"""Discord's limit for a choice."""
MOST_CHOICES = 25
LONGEST_NAME = 6
"""Words of a name in a line of actions that are completed together."""
LONGEST_KEYWORD = 3
"""Words of a keyword that are completed together."""

Choice: TypeAlias = tuple[str, str]
"""What is shown, and what is sent back."""
CompleteName: TypeAlias = Callable[[str], Sequence[Choice]]


def complete_piece(text: str, lang: Language, complete_name: CompleteName, attackers: str = "") -> list[Choice]:
    """Return the completions of the last piece, each with all that stands before it.

    Behind an arrow these are the pieces of `attackers`; behind a size, keywords; else card names. Choices that would be
    too long are left out."""
    if len(text) > LONGEST:
        return []
    pieces = cut_at_separators(text, ("arrow", "list", "plus")) or [Piece("", 0)]
    last = pieces[-1]
    if last.after:  # the text ends with a separator
        pieces, last = [*pieces, Piece("", len(text))], Piece("", len(text))
    if last.text.count("(") > last.text.count(")"):
        return []
    head = text_before_last_piece(text, last)
    offered = list(offer_choices(pieces, last, lang, complete_name, attackers))
    choices = dict.fromkeys((head + shown, head + value) for shown, value in offered)
    choices.update(dict.fromkeys(complete_across_comma(text, pieces, complete_name)))
    return short_enough_choices(choices)


SECTION_HEAD = re.compile(r"^.*[;\n]\s*|^\s*", re.DOTALL)
PLAYER_HEAD = re.compile(r"\s*[^\W\d_][^:,;()/]{0,30}:\s*")


def complete_situation(text: str, lang: Language, complete_name: CompleteName) -> list[Choice]:
    """Return the completions of the last piece of a table, behind the name of the player that heads its section."""
    if len(text) > LONGEST:
        return []
    section = SECTION_HEAD.match(text)
    start = section.end() if section else 0
    player = PLAYER_HEAD.match(text, start)
    start = player.end() if player else start
    choices = complete_piece(text[start:], lang, complete_name)
    return short_enough_choices((text[:start] + shown, text[:start] + value) for shown, value in choices)


def complete_action_line(text: str, complete_name: CompleteName, situation: str) -> list[Choice]:
    """Return the completions of the last words of a line: names of things on the table, then card names."""
    if len(text) > LONGEST:
        return []
    words = list(re.finditer(r"\S+", text))
    for at in range(max(0, len(words) - LONGEST_NAME), len(words)):
        start = words[at].start()
        typed = text[start:]
        if at and not opens_card_name(words[at - 1].group()):
            continue
        there = [(name, name) for name in names_on_table(situation) if fold_text(name).startswith(fold_text(typed))]
        choices = [*there, *complete_name(typed)]
        if choices:
            return short_enough_choices((text[:start] + shown, text[:start] + value) for shown, value in choices)
    return []


def opens_card_name(word: str) -> bool:
    """Whether a name may begin behind the word: behind a verb, a preposition or a separator."""
    known = action_words()
    folded = fold_text(word)
    return word[-1] in ";,+:" or folded in known.verbs or folded in known.prepositions or folded in AND


def names_on_table(situation: str) -> Iterator[str]:
    """The names of what the other option lists, without counts and brackets."""
    for piece in cut_at_separators(situation[:LONGEST], ("list",)):
        head = PLAYER_HEAD.match(piece.text)
        name = piece.text[head.end() :] if head else piece.text
        count = COUNT_BEFORE.match(name)
        bare = (name[count.end() :] if count else name).partition("(")[0].strip()
        if bare:
            yield bare


def short_enough_choices(choices: Iterable[Choice]) -> list[Choice]:
    """Yield the choices that are short enough, each once."""
    return [each for each in dict.fromkeys(choices) if max(map(len, each)) <= MOST_CHARACTERS][:MOST_CHOICES]


def text_before_last_piece(text: str, last: Piece) -> str:
    """What stands before the last piece, as it was typed; right behind a separator comes a space."""
    head = text[: last.start]
    return f"{head} " if head.strip() and not head[-1].isspace() else head


def offer_choices(
    pieces: Sequence[Piece], last: Piece, lang: Language, complete_name: CompleteName, attackers: str
) -> Iterator[Choice]:
    if names_blocked_creature(pieces):
        yield from attackers_typed(last.text, attackers)
    elif size := SIZE.search(last.text):
        yield from complete_keyword(last.text, size.end(), lang)
    else:
        count = COUNT_BEFORE.match(last.text)
        before = last.text[: count.end()] if count else ""
        typed = last.text[len(before) :]
        yield from ((before + shown, before + value) for shown, value in (complete_name(typed) if typed else ()))


def names_blocked_creature(pieces: Sequence[Piece]) -> bool:
    """Whether the last piece names a blocked creature: behind an arrow, or joined to such a piece by a plus."""
    before = [piece.after for piece in pieces[:-1]]
    while before and before[-1] == "+":
        before.pop()
    return bool(before) and before[-1] == ARROW


def attackers_typed(typed: str, attackers: str) -> Iterator[Choice]:
    """Yield the attackers that the other option names."""
    for piece in cut_at_separators(attackers[:LONGEST], ("list",)):
        count = COUNT_BEFORE.match(piece.text)
        name = piece.text[count.end() :] if count else piece.text
        bare = name.partition("(")[0].strip()
        if bare and fold_text(typed) in fold_text(bare):
            yield bare, bare


def complete_keyword(text: str, size_end: int, lang: Language) -> Iterator[Choice]:
    """Yield the text with its last words made a keyword of the asker's language."""
    words = text[size_end:].split()
    names = shipped_lexicon().shown[lang]
    for length in range(min(LONGEST_KEYWORD, len(words)), 0, -1):
        begun = fold_text(" ".join(words[-length:]))
        whole = " ".join([text[:size_end], *words[:-length]])
        yield from ((f"{whole} {name}",) * 2 for name in names if begun and fold_text(name).startswith(begun))


def complete_across_comma(text: str, pieces: Sequence[Piece], complete_name: CompleteName) -> Iterator[Choice]:
    """Complete the last two pieces as one: a comma may be part of a card's name."""
    if len(pieces) < 2 or pieces[-2].after != "," or not pieces[-1].text:
        return
    typed = f"{pieces[-2].text}, {pieces[-1].text}"
    head = text_before_last_piece(text, pieces[-2])
    for shown, value in complete_name(typed):
        if fold_text(value).startswith(fold_text(typed)) or fold_text(shown).startswith(fold_text(typed)):
            yield head + shown, head + value
