"""What a table says in running words where brackets are the shorter form: `tapped Grizzly Bears`, `Hill Giant with two
+1/+1 counters`, « Ours engagé »; and that somebody has something: `Alice controls …`, « j’ai … ».

Turns the words into the shorter form; what that means is read elsewhere."""

import re
from collections.abc import Callable

from bot.judge.language.lexicon.action_words import action_words, words_of_line
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import SIZE
from bot.judge.language.objects.words_around_names import split_count, without_article
from bot.reference.folding import fold_text

IsName = Callable[[str], bool]

STATES = frozenset({"tapped", "sick", "as usual"})
"""The states that may be said before or behind what has them."""
LONGEST_STATE = 3
HAVING = re.compile(r"(?<=\S)\s+(?:with|having|has|that\s+has|avec|ayant|qui\s+a)\s+", re.IGNORECASE)
COUNTERS = re.compile(r"\b(?:counters?|marqueurs?)\b", re.IGNORECASE)
SMALL_WORDS = frozenset({"a", "an", "un", "de", "d", "its", "on", "it", "dessus"})
WHO_CONTROLS = re.compile(
    r"(?:^|(?<=[;,.]))\s*(?P<who>(?:(?:my|the|mon|ma|l['’])\s*)?[^\W\d_]\w{0,30}|j['’])"
    r"(?P<verb>\s+(?P<controls>controls?|contr[oô]len?t?|poss[eè]de)\s+|\s+(?:has|have|got|a|ai)\s+|(?<=['’])ai\s+)",
    re.IGNORECASE,
)
OPPONENT = frozenset({"opponent", "opp", "adversaire", "adv"})
SEATED = frozenset({"alice", "bob", "carol", "dave", "eve", "frank", "grace", "heidi"})
"""Of whom "has" says that something is theirs; of "it has flying" it does not."""


def with_owners(text: str) -> str:
    """The text, of the same length, with a colon in the place of the verb behind whoever has something."""
    letters = list(text)
    for match in WHO_CONTROLS.finditer(text):
        who = words_of_line(match["who"])[-1:]
        if match["controls"] or any(is_seat(word) for word in who):
            start, end = match.span("verb")
            letters[start:end] = ":".ljust(end - start)
    return "".join(letters)


def is_seat(word: str) -> bool:
    """Whether the word names somebody who sits at a table, oneself or "the opponent"."""
    return fold_text(word) in SEATED | OPPONENT or action_words().is_a("me", word)


def bracket_states(text: str, is_name: IsName) -> str:
    """The text with a state that stands before or behind a name, or the counters on it, in brackets."""
    if "(" in text or is_name(text):
        return text
    having = HAVING.search(text)
    if having is not None and ")" not in text[having.end() :] and COUNTERS.search(text, having.end()):
        what, counters = text[: having.start()], text[having.end() :]
        if is_thing(what, is_name):
            return f"{what} ({numbers_in_digits(counters)})"
    words = text.split()
    for size in range(1, min(LONGEST_STATE, len(words) - 1) + 1):
        behind, name = " ".join(words[-size:]), " ".join(words[:-size])
        if is_state(behind) and is_thing(name, is_name):
            return f"{name} ({behind})"
    return with_state_before(text, is_name)


def with_state_before(text: str, is_name: IsName) -> str:
    """`tapped Grizzly Bears`, `two tapped Forests`: how many comes first."""
    count, rest = split_count(without_article(text))
    words = rest.split()
    for size in range(1, min(LONGEST_STATE, len(words) - 1) + 1):
        before, name = " ".join(words[:size]), " ".join(words[size:])
        if is_state(before) and is_thing(name, is_name):
            return f"{count}x {name} ({before})" if count > 1 else f"{name} ({before})"
    return text


def is_state(text: str) -> bool:
    return shipped_lexicon().states.get(fold_text(text)) in STATES


def is_thing(text: str, is_name: IsName) -> bool:
    """Whether it is a size with what is said of it, or how many of what is a card's name."""
    return SIZE.search(text) is not None or is_name(text) or is_name(without_article(split_count(text)[1]))


def numbers_in_digits(text: str) -> str:
    """The words with numbers in figures, without the small ones: `two +1/+1 counters` as `2 +1/+1 counters`."""
    words = (word for word in text.split() if fold_text(word) not in SMALL_WORDS)
    return " ".join(str(shipped_lexicon().numbers.get(fold_text(word), word)) for word in words)
