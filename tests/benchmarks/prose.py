"""How answers read: `python -m tests.benchmarks.prose [--lines] [--worst N]` prints a table of figures by language.

The answers are those to a fixed set: the lines of `tests/judge/golden` and of `tests/explain/prose`, asked of the
shipped facts. Only rulings count; what asks back or shows a page is another matter. A line of a table is no prose."""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple, get_args

from bot.cards.catalogue import Catalogue
from bot.cards.shipped import shipped_cards
from bot.language import ByLanguage, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from bot.ui.document import reply_document
from bot.ui.reply import Reply
from tests.judge.golden.checking import golden_lines

FOLDER = Path(__file__).parents[1] / "explain" / "prose"
FILES: ByLanguage[str] = ByLanguage(en="english.txt", fr="french.txt")

FORBIDDEN: ByLanguage[str] = ByLanguage(
    en=(
        r"taken back|ways? (?:was|were) legal|among \d+ legal divisions|more reasons?\b|says so|an? ability of \w|"
        r"the choice of \w|by default for|of nobody|is told|taken here that|can't be paid|resolves without effect|"
        r"legal host|that costs|’"
    ),
    fr=(
        r"illégale? est annulée?|réponses? étai(?:en)?t légale|répartitions légales|raisons?\.|"
        r"une capacité d(?!e (?:loyauté|mana)\b)|"
        r"(?<!au )choix d[e’]|par défaut pour|va au cimetière|va en exil|\bon (?:détruit|sacrifie|exile)|"
        r"à l’état engagé|sans effet|infligerai(?:en)?t|, ciblant|marqueurs? (?:loyauté|défense)\b|peuvent être payés|"
        r"\bpioche 1\b"
    ),
)
"""What no player says and no judge would have written."""

ARTICLES = re.compile(
    r"(?:\b(?:le|la|les|un|une|des|du|au|aux|ce|cet|cette|ces|deux|trois|quatre|cinq|×)\s|\b[ldLD][’'])$",
    re.IGNORECASE,
)
TABLE = re.compile(r"^\s*(?:\||.* · .* · )")
CITED = re.compile(r" ?\[([^\]]*)\]")
NUMBER = re.compile(r"(?<![\w/.+−-])\d+(?![\w/.]|−)")
STARTED = re.compile(r"\d+ (?=→ )|\((?:layer|couche) \w+\)")
"""What is known from before, and a layer's number."""
OF_RULES = {"20", "21"}
"""Numbers that the rules say: life at the start, damage of a commander."""
RULE = re.compile(r"\b\d{3}\.\d+[a-z]?")


class Prose(NamedTuple):
    """What is measured of one answer."""

    line: str
    reply: Reply
    words: int
    rules: int
    first: int
    forbidden: tuple[str, ...]
    names: int
    bare: tuple[str, ...]
    unfounded: tuple[str, ...]


def fixed_lines(lang: Language) -> list[str]:
    """Return the lines that are asked, in the order of their files."""
    own = (FOLDER / FILES[lang]).read_text(encoding="utf-8").splitlines()
    return [*(each.text for each in golden_lines(lang) if each.text and ">>" not in each.text), *own]


def prose_of(line: str, reply: Reply) -> Prose:
    """Measure one answer."""
    lines = [reply.verdict, *(each for section in reply.sections for each in section.lines)]
    told = [CITED.sub("", each) for each in lines if not TABLE.match(each)]
    whole = "\n".join(told)
    cited = {rule for each in lines for found in CITED.findall(each) for rule in RULE.findall(found)}
    bare, named = bare_names(whole) if reply.lang == "fr" else ((), 0)
    forbidden = re.findall(FORBIDDEN[reply.lang], whole, re.IGNORECASE)
    return Prose(
        *(line, reply, count_words(whole), len(cited), count_words(CITED.sub("", reply.verdict))),
        *(tuple(forbidden), named, bare, tuple(unfounded_numbers(reply))),
    )


def count_words(text: str) -> int:
    return sum(any(letter.isalnum() for letter in each) for each in text.split())


def bare_names(text: str) -> tuple[tuple[str, ...], int]:
    """Return the names of shipped cards that are not legendary and stand without an article, and how many stand at
    all; what quotes a card, or only lists names, is no sentence."""
    bare: list[str] = []
    named = 0
    for line in text.split("\n"):
        for found in NAMES.finditer(line):
            before = line[: found.start()]
            if before.count("«") > before.count("»") or before.endswith("("):
                continue
            named += 1
            if not ARTICLES.search(before.replace("\u202f", " ")):
                bare.append(found.group())
    return tuple(bare), named


def french_names() -> Iterator[str]:
    for card in shipped_cards():
        for face in card.faces:
            if face.name_fr and "Legendary" not in face.type_line:
                yield face.name_fr.replace("'", "’")


NAMES = re.compile(
    rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(french_names(), key=len, reverse=True)))})(?!\w|\W?n°|[\u202f ]:)"
)


def unfounded_numbers(reply: Reply) -> Iterator[str]:
    """Yield the numbers of the verdict that neither the outcome nor the question has."""
    known = set(re.findall(r"\d+", json.dumps([reply.outcome, reply.scenario, reply_document(reply)["choices"]])))
    known |= differences(reply) | OF_RULES
    for each in NUMBER.findall(STARTED.sub("", CITED.sub("", reply.verdict))):
        if each not in known:
            yield each


def differences(reply: Reply) -> set[str]:
    """Return how much life and how many counters players have more or fewer, and how many objects there are at most."""
    outcome, scenario = reply.outcome or {}, reply.scenario or {}
    before = {each["name"]: each.get("life", 20) for each in scenario.get("players", [])}
    changes = {abs(each["life"] - before.get(name, 20)) for name, each in outcome.get("players", {}).items()}
    totals = {str(each) for each in changes}
    return totals | {str(each) for each in range(1, len(outcome.get("objects", {})) + 1)}


def measured(lang: Language, lines: Iterable[str]) -> list[Prose]:
    """Measure the answers that are rulings."""
    desk = Desk(Catalogue.open(), shipped_keywords())
    replies = ((line, answer_line(desk, lang, line)) for line in lines)
    return [prose_of(line, reply) for line, reply in replies if reply.kind == "ruling"]


def figures_of(answers: Sequence[Prose]) -> Mapping[str, str]:
    """Return what is printed of one language."""
    number = len(answers)
    words = [each.words for each in answers]
    named = sum(each.names for each in answers)
    return {
        "rulings": str(number),
        "words, median": f"{median(words):.0f}",
        "words, p90": f"{quantiles(words, n=10)[-1]:.0f}",
        "at most 3 rule numbers": share(sum(each.rules <= 3 for each in answers), number),
        "first line at most 20 words": share(sum(each.first <= 20 for each in answers), number),
        "forbidden phrases": str(sum(len(each.forbidden) for each in answers)),
        "bare French names": share(sum(len(each.bare) for each in answers), named) if named else "–",
        "unfounded numbers": str(sum(len(each.unfounded) for each in answers)),
    }


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.benchmarks.prose", description=__doc__)
    options.add_argument("--lines", action="store_true", help="print every answer")
    options.add_argument("--worst", type=int, default=0, help="print so many answers, the longest first")
    given = options.parse_args()
    found = {lang: measured(lang, fixed_lines(lang)) for lang in get_args(Language)}
    for answers in found.values():
        worst = sorted(answers, key=lambda each: -each.words)[: given.worst]
        for each in answers if given.lines else worst:
            print(f">> {each.line}\n{each.reply.text}\n-- {each.words} words, {each.rules} rules; {each[5:]}\n")
    tables = {lang: figures_of(answers) for lang, answers in found.items()}
    for row in next(iter(tables.values())):
        print(f"{row:32}" + "".join(f"{tables[lang][row]:>10}" for lang in tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
