"""What stands in brackets behind a creature: tapped, sick, damage marked, counters, what it attacks, or what it is.

`state` = { "tapped" | "sick" | NUMBER "damage" | "+1/+1" [NUMBER] | "attacks" WHAT | DESCRIPTION }, separated by
commas."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.cards.keys import Lang
from bot.judge.language.lexicon import lexicon
from bot.judge.language.made_up import describes
from bot.judge.language.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind, near
from bot.reference.folding import fold

BRACKET = re.compile(r"\(([^()]*)\)")
COUNTER = re.compile(r"([+\-\u2212])\s*1\s*/\s*\1\s*1(?!\d)")
NUMBER = re.compile(r"\d+")
ATTACHED = re.compile(r"(?:attached to|attachée? à|équipe|enchante|equipping|enchanting)\s+(.+)", re.IGNORECASE)
TERRITORY = re.compile(
    r"(?:(?:in|at|chez|dans|en|à)\s+)?(?:(?:the\s+|le\s+)?(?:territory|territoire)(?:\s+of|\s+de|\s+d['’])?\s*)(.+)"
    r"|(?:in|at)\s+(.+?)(?:['’]s?\s+territory)?|chez\s+(.+)",
    re.IGNORECASE,
)
"""`territory of Eve`, `in Eve's territory`, « chez Ève », « dans le territoire d’Ève »."""
CHOSEN_NAME = re.compile(r"(?:naming|named|nommant|nomme|nommée?)\s+(.+)", re.IGNORECASE)
"""`naming Wasteland`, « nommant Terre vaine »: the card name that was chosen for it (CR 201.4)."""
SEPARATOR = re.compile(r"[,;]")
MOST = 100_000
ZONES = frozenset({"hand", "graveyard", "exile", "command"})
"""Where a card may lie instead of on the battlefield; the words are those of a scenario."""
KNOWN: Mapping[Lang, tuple[str, ...]] = {
    "en": ("tapped", "damage 1", "+1/+1 x2", "-1/-1", "attacks …", "sick"),
    "fr": ("engagée", "1 blessure", "+1/+1 x2", "-1/-1", "attaque …", "mal d’invocation"),
}


@dataclass
class States:
    """`keys` are those of a document's object; `attacks` is a name as typed; `described` are words on what it is, as
    typed: colors, keywords, types."""

    keys: dict[str, Any] = field(default_factory=dict)
    attacks: str | None = None
    attached: str | None = None
    """What it is attached to, a name as typed."""
    chosen_name: str | None = None
    """The card name that was chosen for it, as typed."""
    territory: str | None = None
    """In whose territory it stands, a name as typed."""
    number: int | None = None
    """A number alone: its loyalty or defense."""
    described: list[str] = field(default_factory=list)


def without_brackets(text: str) -> str:
    return " ".join(BRACKET.sub(" ", text).split())


def read_states(piece: Piece, option: str, lang: Lang) -> States:
    """Read all brackets of a piece; raises `ScenarioError` for one that says nothing known."""
    rest = BRACKET.sub(" ", piece.text)
    if "(" in rest or ")" in rest:
        raise problem_in(ProblemKind.OPEN_BRACKET, option, piece)
    states = States()
    for bracket in BRACKET.finditer(piece.text):
        for each in SEPARATOR.split(bracket[1]):
            if not each.strip() or read_counters(each, states) or read_words(each, states):
                continue
            if not describes(each):
                nearest = near(each.strip(), lexicon().state_words, 1) or KNOWN[lang]
                raise problem_in(ProblemKind.UNKNOWN_STATE, option, piece, each.strip(), nearest)
            states.described.append(each.strip())
    return states


def read_counters(text: str, states: States) -> bool:
    """`counters` = "+1/+1" [["x"] NUMBER] | NUMBER "+1/+1"; 1 where there is none"""
    found = COUNTER.search(text)
    if found is None:
        return False
    rest = text[: found.start()] + " " + text[found.end() :]
    numbers = NUMBER.findall(rest)
    words = set(fold(NUMBER.sub(" ", rest)).split()) - {"x", "×"}
    if len(numbers) > 1 or any(lexicon().states.get(word) != "counter" for word in words):
        return False
    counters = states.keys.setdefault("counters", {})
    kind = "+1/+1" if found[1] == "+" else "-1/-1"
    counters[kind] = counters.get(kind, 0) + amount(numbers)
    return True


def read_words(text: str, states: States) -> bool:
    """Tapped | sick | damage NUMBER | attacks WHAT"""
    known = lexicon().states
    numbers, words = NUMBER.findall(text), fold(NUMBER.sub(" ", text))
    meaning = known.get(words)
    if meaning in {"tapped", "sick"} and not numbers:
        states.keys[str(meaning)] = True
        return True
    if meaning in ZONES and not numbers:
        states.keys["zone"] = meaning
        return True
    if meaning == "damage" and len(numbers) == 1:
        states.keys["damage"] = amount(numbers)
        return True
    if not words and len(numbers) == 1:
        states.number = amount(numbers)
        return True
    if meaning == "loyalty" and len(numbers) == 1:
        states.number = amount(numbers)
        return True
    if (host := ATTACHED.fullmatch(text.strip())) is not None:
        states.attached = host[1]
        return True
    if (naming := CHOSEN_NAME.fullmatch(text.strip())) is not None:
        states.chosen_name = naming[1]
        return True
    if (stands := TERRITORY.fullmatch(text.strip())) is not None:
        states.territory = next(group for group in stands.groups() if group)
        return True
    first, _, what = text.strip().partition(" ")
    if known.get(fold(first)) == "attacks":  # without a name it says what every attacker does
        states.attacks = what.strip() or states.attacks
        return True
    return False


def amount(numbers: list[str]) -> int:
    """A number as typed, 1 where there is none; more than anybody means is cut off."""
    return min(int(numbers[0][:9]), MOST) if numbers else 1
