"""Typed text as words with their place in it: sizes, changes of size, loyalty costs, numbers, elided and joined words.

Linear in the text; knows no word's meaning."""

import re

from bot.engine.frozen_class import dataclass
from bot.reference.folding import fold_text

SIGNS = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "ʼ": "'",
        "–": "-",
        "—": "-",
        "−": "-",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "\u202f": " ",
        "\xa0": " ",
    }
)
TOKEN = re.compile(
    r"(?P<delta>[+-]\s?\d{1,3}\s?/\s?[+-]\s?\d{1,3})(?!\d)"
    r"|(?P<size>(?<![\w/])(?:\d{1,6}|[xX*])\s?/\s?(?:\d{1,6}|[xX*])(?![\d/])(?:'?s(?!\w))?)"
    r"|(?P<arrow>-+>|=+>|→|⇒|➔)"
    r"|(?P<loyalty>(?<![\w.])[+-]\s?(?:\d{1,2}|[xX])(?![\w/]))"
    r"|(?P<rule>(?<![\d.])\d{3}\.\d{1,3}[a-z]?(?![\w]))"
    r"|(?P<times>\d{1,4}\s?[x×](?!\w)|[x×]\s?\d{1,4}(?!\w))"
    r"|(?P<number>\d{1,9}(?:st|nd|rd|th)?(?!\w))"
    r"|(?P<elided>(?:[ldjnmtsc]|qu|jusqu|lorsqu|puisqu|presqu)'(?=\w))"
    r"|(?P<word>\{[^{}\s]{1,6}\}|w/o?(?!\w)|[^\W_](?:[^\W_]|['.-](?=[^\W_]))*)"
    r"|(?P<stop>\.{2,}|[.;!?])"
    r"|(?P<comma>,)|(?P<colon>:)|(?P<open>\()|(?P<close>\))|(?P<and>&|\+)|(?P<quote>\")|(?P<other>\S)",
    re.IGNORECASE,
)
ENGLISH_END = re.compile(r"^(?P<stem>.+?)(?P<end>'s|'m|'re|'ve|'ll|'d|s')$", re.IGNORECASE)
WHOLE = frozenset(("don't", "can't", "won't", "isn't", "doesn't", "didn't", "aren't", "let's"))


@dataclass(frozen=True, slots=True)
class Token:
    """`key` is the folded word, or the sign itself; `kind` is the name of the pattern's group."""

    text: str
    key: str
    kind: str
    start: int
    end: int

    @property
    def is_capital(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.text[:1].isupper()


def straight_text(text: str) -> str:
    """The text with plain apostrophes, quotation marks and dashes, letter for letter."""
    return text.translate(SIGNS)


def tokens_of(text: str) -> list[Token]:
    """Cut straight text into words."""
    found: list[Token] = []
    for match in TOKEN.finditer(text):
        kind, typed, start = str(match.lastgroup), match.group(), match.start()
        if kind == "loyalty" and found and found[-1].end == start and found[-1].kind not in {"stop", "comma", "colon"}:
            kind = "other"
        if (
            kind == "word"
            and typed.lower() not in WHOLE
            and (cut := ENGLISH_END.match(typed)) is not None
            and "'" in typed
        ):
            stem = cut["stem"] + ("s" if cut["end"].lower() == "s'" else "")
            found += [
                Token(stem, fold_text(stem), "word", start, start + len(stem)),
                Token(
                    typed[len(stem) :],
                    "'" + fold_text(cut["end"].replace("s'", "")) if cut["end"] != "s'" else "'s",
                    "end",
                    start + len(stem),
                    match.end(),
                ),
            ]
            continue
        key = token_key(kind, typed)
        if found and found[-1].key == key and kind in {"comma", "open", "close", "colon", "and", "quote", "stop"}:
            continue  # a row of signs says what one says
        if key:
            found.append(Token(typed, key, kind, start, match.end()))
    return found


def token_key(kind: str, typed: str) -> str:
    """What tokens of the kind are compared by; empty for what is dropped."""
    match kind:
        case "word":
            return fold_text(typed.replace("'", "")) or typed
        case "elided":
            return fold_text(typed) + "'"
        case "size" | "delta" | "loyalty" | "times":
            return re.sub(r"\s|'?s$", "", typed.lower())
        case "other" | "quote":
            return ""
        case _:
            return typed
