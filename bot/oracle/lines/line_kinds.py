"""What kind of line of a card's text stands there, by how it begins (CR 207.2, 603.1, 700.2, 711, 714).

Looks at words; what a line means is read elsewhere."""

from collections.abc import Mapping
from itertools import takewhile

from bot.engine.magic.keywords.boast import BOASTING, ONLY_WHEN_BOASTING
from bot.engine.magic.keywords.exhaust import EXHAUSTING, ONLY_ONCE
from bot.engine.magic.keywords.forecast import FORECASTING, ONLY_IN_UPKEEP
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.keyword_names import ABILITY_WORDS
from bot.oracle.text.sentences import Paragraph, Sentence
from bot.oracle.text.tokens import Kind, Token
from bot.oracle.text.word_tables import Words, split_words


def is_mode(line: Paragraph) -> bool:
    """CR 700.2, 702.172b: say whether the line is one of several options."""
    return line.sentences[0][0].word == "•" or is_spree_mode(line)


def is_spree_mode(line: Paragraph) -> bool:
    """CR 702.172b: say whether the line is an option with its cost behind a plus sign."""
    first, *others = line.sentences[0][:2]
    return first.word == "+" and bool(others) and others[0].kind is Kind.SYMBOL


def begins_trigger(at: Cursor) -> bool:
    """CR 603.1: say whether an ability that begins there is a triggered one."""
    return at.at("when") or at.at("whenever") or at.at("at")


def begins_conditional_part(line: Paragraph) -> bool:
    """CR 711.2, 716.2, 721.2: say whether what follows this line holds at some levels or counters only.

    Such lines are `LEVEL 1-4`, `STATION 8+` and `{1}{G}: Level 2`."""
    first, *others = line.sentences[0]
    if others and first.raw.isupper() and len(first.raw) > 1 and others[0].kind is Kind.NUMBER:
        return True
    costs = tuple(takewhile(lambda token: token.kind is Kind.SYMBOL, line.sentences[0]))
    return tuple(token.word for token in line.sentences[0][len(costs) : len(costs) + 2]) == (":", "level")


def continues_line(line: Paragraph) -> bool:
    """CR 700.2, 706.3: say whether the line is a mode or a row of results that belongs to the line before it."""
    words = tuple(token.word for token in line.sentences[0][:4])
    return words[0] == "•" or (line.sentences[0][0].kind is Kind.NUMBER and "|" in words and "+" not in words)


def chapter_numbers(first: Sentence) -> tuple[int, ...]:
    """CR 714.2: return the numbers of the chapters that the line stands for, empty where it is no chapter."""
    before = [token.word for token in takewhile(lambda token: token.kind is not Kind.DASH, first)]
    numbers = tuple(_CHAPTERS[word] for word in before[::2] if word in _CHAPTERS)
    listed = len(before) < len(first) and len(numbers) == len(before[::2]) and set(before[1::2]) <= {","}
    return numbers if listed else ()


_CHAPTERS = {word: number for number, word in enumerate(split_words("i ii iii iv v vi vii viii ix x"), 1)}


def ability_word_length(sentence: Sentence) -> int:
    """CR 207.2c-d: return how many tokens an ability word, or a flavor word, and its dash take at the beginning, 0
    without one."""
    words = tuple(token.word for token in sentence[:_LONGEST_FLAVOR_WORD])
    before = words[: words.index("—")] if "—" in words else ()
    known = before in ABILITY_WORDS or before in {MAX_SPEED, *KEYWORDS_OF_ACTIVATED}
    return len(before) + 1 if known or _is_flavor_word(sentence, len(before)) else 0


def _is_flavor_word(sentence: Sentence, length: int) -> bool:
    """CR 207.2d: say whether so many tokens are words in capitals before a dash between spaces, and what follows begins
    an ability: words that have no meaning, neither chapters nor keywords."""
    before, behind = sentence[:length], sentence[length + 1 : length + 2]
    if not before or not behind or not (behind[0].kind is Kind.SYMBOL or behind[0].raw[0].isupper()):
        return False
    spaced = before[-1].end < sentence[length].start and sentence[length].end < behind[0].start
    named = all(_could_be_in_name(token) for token in before) and before[0].raw[0].isupper()
    numbered = any(set(token.raw) <= set("IVX") for token in before)
    return spaced and named and not numbered and before[0].word not in _MEANT


def _could_be_in_name(token: Token) -> bool:
    if token.kind is not Kind.WORD:
        return token.word == "!"
    return token.raw[0].isupper() or token.word in _SMALL


_LONGEST_FLAVOR_WORD = 10
_SMALL = frozenset(split_words("a an and by for from in of on the to with"))
_MEANT = frozenset(split_words("choose companion gotcha legacy power-up prize solved stage visit ward"))
"""Words with a meaning that stand before a dash (CR 207.2c, 702.139, 702.159, 702.21, 719.3c), or before lines of which
nothing is known."""


MAX_SPEED = ("max", "speed")
"""CR 702.178a: what stands before a dash and an ability that holds only at max speed."""


def is_at_max_speed(line: Paragraph) -> bool:
    """CR 702.178a: say whether what the line says holds only at max speed."""
    return tuple(token.word for token in line.sentences[0][:3]) == (*MAX_SPEED, "—")


KEYWORDS_OF_ACTIVATED: Mapping[Words, tuple[fx.KeywordAbility, ab.OnlyWhen]] = {
    ("boast",): (BOASTING, ONLY_WHEN_BOASTING),
    ("exhaust",): (EXHAUSTING, ONLY_ONCE),
    ("forecast",): (FORECASTING, ONLY_IN_UPKEEP),
}
"""CR 702.57a, 702.142a, 702.177a: what stands before a dash and an activated ability, and when alone that may be
activated."""


def keyword_of_activated(line: Paragraph) -> Words | None:
    """CR 702.57a, 702.142a, 702.177a: return the keyword before the dash and the activated ability, None where there is
    none."""
    *before, dash = [token.word for token in line.sentences[0][:2]] or ("",)
    return tuple(before) if dash == "—" and tuple(before) in KEYWORDS_OF_ACTIVATED else None


def acts_from_elsewhere(line: Paragraph) -> bool:
    """CR 113.6m: say whether it is an activated ability that moves its own card out of the graveyard, or of the hand by
    its cost."""
    words = " ".join(token.word for token in line.sentences[0])
    cost, colon, effect = words.partition(" : ")
    if colon and cost.endswith("discard this card"):
        return True
    return bool(colon) and ("this card from your graveyard" in effect or "this card from your graveyard" in cost)


def is_bounded(sentence: Sentence) -> bool:
    """Say whether a trigger condition is of an ability that the spell makes as it resolves (CR 603.7)."""
    words = {token.word for token in takewhile(lambda token: token.word != ",", sentence)}
    return "next" in words or {"this", "turn"} <= words
