"""What stands in brackets behind a creature: tapped, sick, prepared, damage marked, counters, what it attacks, what it
is a copy of, what was chosen for it, or what it is.

`state` = { "tapped" | "sick" | "prepared" | "token" | NUMBER "damage" | "+1/+1" [NUMBER] | "attacks" WHAT |
"copy of" NAME | "chosen" WHAT | DESCRIPTION }, separated by commas, which names may hold, too."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from bot.judge.language.lexicon.words import shipped_lexicon
from bot.judge.language.objects.made_up import describes_creature
from bot.judge.language.reading.pieces import Piece, problem_in
from bot.judge.problems import ProblemKind, ScenarioError, nearest_words
from bot.language import ByLanguage, Language
from bot.reference.folding import fold_text

BRACKET = re.compile(r"\(([^()]*)\)")
COUNTER = re.compile(r"([+\-\u2212])\s*1\s*/\s*\1\s*1(?!\d)")
NUMBER = re.compile(r"\d+")
ATTACHED = re.compile(r"(?:attached to|attachée? à|équipe|enchante|equipping|enchanting)\s+(?P<name>.+)", re.IGNORECASE)
TERRITORY = re.compile(
    r"(?:(?:in|at|chez|dans|en|à)\s+)?(?:(?:the\s+|le\s+)?(?:territory|territoire)(?:\s+of|\s+de|\s+d['’])?\s*)(.+)"
    r"|(?:in|at)\s+(.+?)(?:['’]s?\s+territory)?|chez\s+(.+)",
    re.IGNORECASE,
)
"""`territory of Eve`, `in Eve's territory`, « chez Ève », « dans le territoire d’Ève »."""
COPIES = re.compile(
    r"(?:(?:is|as|est|en)\s+)?(?:(?:an?|the|une?|la)\s+)?"
    r"(?:cop(?:y|ies)\s+of|copie\s+(?:des?|du|d['’])|copying|copiant|copies?|copy)(?:\s+|(?<=['’]))(?P<name>.+)",
    re.IGNORECASE,
)
"""`copy of Wasteland`, « copie d’Éclair »: what it is a copy of (CR 707.2)."""
QUALITY = r"(?:colou?r|couleur|(?:creature\s+)?type(?:\s+de\s+créature)?|player|joueur|(?:card\s+)?name|nom)"
CHOOSING = r"(?:chosen|chose|choosing|choice|choix|choisi(?:e|t|ssant)?)"
CHOSEN = re.compile(
    rf"(?:naming|named|nommant|nomme|nommée?|{CHOOSING}(?:\s+{QUALITY})?|{QUALITY}(?:\s+{CHOOSING})?)"
    r"(?:\s*[:=]\s*|\s+(?:is|est)\s+|\s+)(?P<name>.+)",
    re.IGNORECASE,
)
"""`naming Wasteland`, `chosen: red`, « choix : Elfe », « couleur : rouge »: what was chosen for it (CR 607.2d)."""
TAKES_NAME = (COPIES, CHOSEN, ATTACHED)
SEPARATOR = re.compile(r"[,;]")
MOST_COMMAS = 3
"""How many commas, and how many times "and", a card's name may hold."""
LARGEST_NUMBER = 100_000
ZONES = frozenset({"hand", "library", "graveyard", "exile", "command"})
"""Where a card may lie instead of on the battlefield; the words are those of a scenario."""
KNOWN_STATES = ByLanguage(
    en=("tapped", "damage 1", "+1/+1 x2", "-1/-1", "attacks …", "sick"),
    fr=("engagée", "1 blessure", "+1/+1 x2", "-1/-1", "attaque …", "mal d’invocation"),
)


@dataclass
class States:
    """`keys` are those of a document's object; `attacks` is a name as typed; `described` are words, as typed, on what
    it is (colors, keywords, types) or on what was chosen for it: only what it is can tell."""

    keys: dict[str, Any] = field(default_factory=dict)
    attacks: str | None = None
    attached: str | None = None
    """What it is attached to, a name as typed."""
    copied: str | None = None
    """What it is a copy of, a name as typed."""
    chosen: list[str] = field(default_factory=list)
    """What is said to have been chosen for it, as typed."""
    territory: str | None = None
    """In whose territory it stands, a name as typed."""
    number: int | None = None
    """A number alone: its loyalty or defense."""
    described: list[str] = field(default_factory=list)


def without_brackets(text: str) -> str:
    return " ".join(BRACKET.sub(" ", text).split())


def read_states(piece: Piece, option: str, is_name: Callable[[str], bool]) -> States:
    """Read all brackets of a piece; raises `ScenarioError` for one that is left open."""
    rest = BRACKET.sub(" ", piece.text)
    if "(" in rest or ")" in rest:
        raise problem_in(ProblemKind.OPEN_BRACKET, option, piece)
    states = States()
    for bracket in BRACKET.finditer(piece.text):
        for each in split_states(bracket[1], is_name):
            if each and not read_counters(each, states) and not read_plain_state(each, states):
                states.described.append(each)
    return states


def split_states(text: str, is_name: Callable[[str], bool]) -> Iterator[str]:
    """What stands between the commas, but for those of names; with one that is misspelt goes what says nothing else."""
    parts = [each.strip() for each in SEPARATOR.split(text)]
    at = 0
    while at < len(parts):
        ends = range(min(at + 1 + MOST_COMMAS, len(parts)), at + 1, -1)
        end = next((end for end in ends if is_name(name_behind_state_words(", ".join(parts[at:end])))), at + 1)
        if name_behind_state_words(parts[at]) != parts[at] and not is_name(
            name_behind_state_words(", ".join(parts[at:end]))
        ):
            end += sum(1 for _ in takewhile(is_no_description, parts[end : at + 1 + MOST_COMMAS]))
        yield ", ".join(parts[at:end])
        at = end


def is_no_description(text: str) -> bool:
    """Whether the words are no state, and describe nothing."""
    return not (read_counters(text, States()) or read_plain_state(text, States()) or describes_creature(text))


def name_behind_state_words(text: str) -> str:
    """The name behind the words that say what it is to the creature; all of the text where there are none."""
    matches = (pattern.fullmatch(text) for pattern in TAKES_NAME)
    return next((each["name"] for each in matches if each is not None), text)


def unknown_state(piece: Piece, option: str, typed: str, lang: Language) -> ScenarioError:
    """Return the error for what says nothing known of a creature."""
    nearest = nearest_words(typed, shipped_lexicon().state_words, 1) or KNOWN_STATES[lang]
    return problem_in(ProblemKind.UNKNOWN_STATE, option, piece, typed, nearest)


def read_counters(text: str, states: States) -> bool:
    """`counters` = "+1/+1" [["x"] NUMBER] | NUMBER "+1/+1"; 1 where there is none"""
    match = COUNTER.search(text)
    if match is None:
        return False
    rest = text[: match.start()] + " " + text[match.end() :]
    numbers = NUMBER.findall(rest)
    words = set(fold_text(NUMBER.sub(" ", rest)).split()) - {"x", "×"}
    if len(numbers) > 1 or any(shipped_lexicon().states.get(word) != "counter" for word in words):
        return False
    counters = states.keys.setdefault("counters", {})
    kind = "+1/+1" if match[1] == "+" else "-1/-1"
    counters[kind] = counters.get(kind, 0) + typed_amount(numbers)
    return True


def read_plain_state(text: str, states: States) -> bool:
    """Tapped | sick | prepared | damage NUMBER | attacks WHAT"""
    known = shipped_lexicon().states
    numbers, words = NUMBER.findall(text), fold_text(NUMBER.sub(" ", text))
    meaning = known.get(words)
    if meaning in {"tapped", "sick", "prepared"} and not numbers:
        states.keys[str(meaning)] = True
        return True
    if shipped_lexicon().is_a("token", words) and not numbers:
        states.keys["token"] = True
        return True
    if meaning == "as usual" and not numbers:
        return True
    if meaning == "no counters" and not numbers:
        states.keys.setdefault("counters", {})
        return True
    if meaning in ZONES and not numbers:
        states.keys["zone"] = meaning
        return True
    if meaning == "damage" and len(numbers) == 1:
        states.keys["damage"] = typed_amount(numbers)
        return True
    if not words and len(numbers) == 1:
        states.number = typed_amount(numbers)
        return True
    if meaning == "loyalty" and len(numbers) == 1:
        states.number = typed_amount(numbers)
        return True
    return read_state_with_name(text, states)


def read_state_with_name(text: str, states: States) -> bool:
    """Attached to | copy of | chosen | in the territory of | attacks WHAT, a name that is looked up later"""
    if (host := ATTACHED.fullmatch(text.strip())) is not None:
        states.attached = host["name"]
        return True
    if (copying := COPIES.fullmatch(text.strip())) is not None:
        states.copied = copying["name"]
        return True
    if (choosing := CHOSEN.fullmatch(text.strip())) is not None:
        states.chosen.append(choosing["name"])
        return True
    if (stands := TERRITORY.fullmatch(text.strip())) is not None:
        states.territory = next(group for group in stands.groups() if group)
        return True
    first, _, what = text.strip().partition(" ")
    if shipped_lexicon().states.get(fold_text(first)) == "attacks":  # without a name it says what every attacker does
        states.attacks = what.strip() or states.attacks
        return True
    return False


def typed_amount(numbers: list[str]) -> int:
    """A number as typed, 1 where there is none; more than anybody means is cut off."""
    return min(int(numbers[0][:9]), LARGEST_NUMBER) if numbers else 1
