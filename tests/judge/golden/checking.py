"""Lines as players type them, each with what must come of it, and whether that is what came.

A line of the files is `class | text | expected`; `>>` in a text parts a question from its follow-ups. What is expected
is a list parted by `;`: `Bob 17` life, `dies X`, `lives X`, `in hand X`, `in exile X`, `gone X`, `loyalty X 2`,
`counters X +1/+1 2`, `size X 4/4`, `poison Bob 2`, `hand Bob 5`, `drew Alice 1`, `lost Bob`, `controls Bob X`, `yes`,
`no`, `legal`, `illegal`, `says 3` (the verdict does), `legend` (the legend rule applied), `asks` (back, without a
verdict), `rule 702.9b` (what it says is the verdict), `kind a,b`. X is the beginning of a name, with `Bob's` before it
where two have one."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bot.cards.shipped import shipped_cards
from bot.reference.folding import fold_text

FOLDER = Path(__file__).parent
FILES = {"en": "english.txt", "fr": "french.txt"}
YES, NO = ("Yes", "Oui"), ("No.", "No:", "Non", "No ", "Illegal", "Illégal")
UNANSWERED = {"not understood", "ambiguous", "help", "too heavy"}


class GoldenLine(NamedTuple):
    kind: str
    text: str
    expected: tuple[str, ...]


def golden_lines(lang: str) -> Iterator[GoldenLine]:
    return lines_of_file(FILES[lang])


def lines_of_file(name: str) -> Iterator[GoldenLine]:
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, text, expected = (
                each.strip() for each in [*line.rsplit(" | ", 1)[0].split(" | ", 1), line.rsplit(" | ", 1)[1]]
            )
            yield GoldenLine(
                kind, "" if text in {"(empty)", "(vide)"} else text, tuple(each.strip() for each in expected.split(";"))
            )


def faults_of(line: GoldenLine, reply: Mapping[str, Any]) -> list[str]:
    """What of the expected did not come."""
    return [each for each in line.expected if not holds(each, reply)]


def verdict_on(line: GoldenLine, reply: Mapping[str, Any]) -> str:
    """`right`, `asked` (asked back or admitted), `unsure` (wrong, and says that it is not certain), or `WRONG`."""
    if not faults_of(line, reply):
        return "right"
    if reply["kind"] in UNANSWERED:
        return "asked"
    return "WRONG" if reply["certain"] else "unsure"


def holds(expected: str, reply: Mapping[str, Any]) -> bool:
    word, _, rest = expected.partition(" ")
    check = CHECKS.get(word)
    if check is not None:
        return bool(check(rest, reply))
    outcome = reply["outcome"] or {}
    player = outcome.get("players", {}).get(word)
    return player is not None and player.get("life") == int(rest)


def fold(text: str) -> str:
    return fold_text(text)


def objects(name: str, reply: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    outcome, scenario = reply["outcome"] or {}, reply["scenario"] or {}
    owner, _, bare = name.rpartition("'s ")
    listed = {each["id"]: each for each in scenario.get("objects", [])}
    found = []
    for key, each in outcome.get("objects", {}).items():
        typed = listed.get(key, {})
        called = {
            each["name"],
            str(typed.get("is", {}).get("name", "")),
            str(typed.get("card", "")),
            french_names().get(str(typed.get("card", "")), ""),
        }
        size = typed.get("is", {})
        if size.get("power") is not None:
            called.add(f"{size['power']}/{size['toughness']}")
            called.add(f"{size['power']}/{size['toughness']} {size.get('text', '')}")
            called.add(f"{size['power']}/{size['toughness']} {' '.join(size.get('colors', []))}")
        if (
            any(fold(one).startswith(fold(bare)) for one in called)
            and owner in {"", each["owner"]}
            and (key in listed or not size)
        ):
            found.append(each)
    exact = [each for each in found if fold(each["name"]) == fold(bare)]
    return exact if exact and len(exact) < len(found) else found


@cache
def french_names() -> Mapping[str, str]:
    """The French names of the shipped cards, by the English ones."""
    return {each.name: each.name_fr or "" for each in shipped_cards()}


def in_zone(*zones: str) -> Any:
    return lambda name, reply: bool(found := objects(name, reply)) and all(each["zone"] in zones for each in found)


def died(name: str, reply: Mapping[str, Any]) -> bool:
    found = objects(name, reply)
    return bool(found) and any(each["zone"] in {"graveyard", "ceased"} for each in found)


def number_of(field: str) -> Any:
    def check(rest: str, reply: Mapping[str, Any]) -> bool:
        name, _, number = rest.rpartition(" ")
        return any(int(number) in {each["counters"].get(field), each.get(field)} for each in objects(name, reply))

    return check


def players_counter(rest: str, reply: Mapping[str, Any]) -> bool:
    player, number = rest.split()
    return bool(
        (reply["outcome"] or {}).get("players", {}).get(player, {}).get("counters", {}).get("poison") == int(number)
    )


def sized(rest: str, reply: Mapping[str, Any]) -> bool:
    name, _, size = rest.rpartition(" ")
    answers = [
        each["answer"] for each in (reply["outcome"] or {}).get("answers", []) if isinstance(each["answer"], dict)
    ]
    found = objects(name, reply) + answers
    return any(f"{each.get('power')}/{each.get('toughness')}" == size for each in found)


def drew(rest: str, reply: Mapping[str, Any]) -> bool:
    player, number = rest.split()
    drawn = [
        each
        for each in (reply["outcome"] or {}).get("trace", [])
        if each["event"] == "card drawn" and each["player"] == player
    ]
    return len(drawn) == int(number)


def counted(rest: str, reply: Mapping[str, Any]) -> bool:
    name, kind, number = rest.rsplit(" ", 2)
    return any(each["counters"].get(kind) == int(number) for each in objects(name, reply))


def has_hand(rest: str, reply: Mapping[str, Any]) -> bool:
    player, number = rest.split()
    return bool((reply["outcome"] or {}).get("players", {}).get(player, {}).get("hand") == int(number))


def has_event(*names: str) -> Any:
    return lambda _, reply: any(each["event"] in names for each in (reply["outcome"] or {}).get("trace", []))


def controls(rest: str, reply: Mapping[str, Any]) -> bool:
    player, _, name = rest.partition(" ")
    return any(each["controller"] == player for each in objects(name, reply))


SPELLED: Mapping[str, str] = {
    "0": r"no|nothing|aucune?|rien|pas de|plus de",
    "1": r"one|a card|une? (?:carte|blessure|point|marqueur|jeton)",
}
"""What stands for a number."""


def says(rest: str, reply: Mapping[str, Any]) -> bool:
    figure = re.search(rf"(?<![\d/]){re.escape(rest)}(?![\d/])", reply["verdict"])
    spelled = rest in SPELLED and re.search(rf"\b(?:{SPELLED[rest]})\b", reply["verdict"], re.IGNORECASE)
    return bool(figure or spelled)


def asks(_: str, reply: Mapping[str, Any]) -> bool:
    return reply["kind"] in {"not understood", "ambiguous"}


CHECKS: Mapping[str, Any] = {
    "dies": died,
    "lives": in_zone("battlefield"),
    "gone": in_zone("ceased", "hand"),
    "loyalty": number_of("loyalty"),
    "poison": players_counter,
    "size": sized,
    "drew": drew,
    "counters": counted,
    "hand": has_hand,
    "lost": lambda name, reply: bool((reply["outcome"] or {}).get("players", {}).get(name, {}).get("lost")),
    "in": lambda rest, reply: (
        in_zone(rest.split()[0])(rest.partition(" ")[2], reply)
        or (rest.startswith("hand") and in_zone("hand", "ceased")(rest.partition(" ")[2], reply))
    ),
    "controls": controls,
    "says": says,
    "yes": lambda _, reply: reply["verdict"].startswith(YES),
    "oui": lambda _, reply: reply["verdict"].startswith(YES),
    "no": lambda _, reply: reply["verdict"].startswith(NO),
    "non": lambda _, reply: reply["verdict"].startswith(NO),
    "legend": lambda _, reply: "704.5j" in str((reply["outcome"] or {}).get("trace", "")),
    "illegal": lambda _, reply: any(each.get("legal") is False for each in (reply["outcome"] or {}).get("actions", [])),
    "legal": lambda _, reply: all(each.get("legal", True) for each in (reply["outcome"] or {}).get("actions", [])),
    "asks": asks,
    "band": lambda _, reply: reply["kind"] == "ruling" or asks("", reply),
    "rule": lambda rest, reply: rest in reply["rules"][:1] and f"[{rest}]" in reply["verdict"],
    "kind": lambda rest, reply: reply["kind"] in rest.split(","),
}
"""How each word of what is expected is checked."""
