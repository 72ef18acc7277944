"""The pages of the documentation, and what stands in them: blocks, links, commands, answers.

`python -m tests.meta.pages` writes the answers that the pages show anew, as they are given today."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from bot.ui.discord.layout import layout_of
from bot.ui.plain import plain_text
from bot.ui.spoken import language_of_line

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("data/**/*.md")])
PAGES: Mapping[str, str] = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in FILES}
README = PAGES["README.md"]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
IN_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
ASKED = re.compile(
    r'(?:\$ python -m bot ask "(?P<terminal>[^\n]*)"|(?P<discord>/[^\n]*))\n(?!/)(?P<answer>.*)', re.DOTALL
)
"""A block that shows an answer: the command of a terminal or of Discord, and below it what comes of it."""


def blocks(language: str) -> Iterator[tuple[str, str]]:
    """Every fenced block of a language with its page."""
    for page, text in PAGES.items():
        yield from ((page, content) for found, content in FENCED.findall(text) if found == language)


def without_blocks(text: str) -> str:
    return FENCED.sub("", text)


def answered_today(block: str, desk: Desk) -> str | None:
    """The block with the answer that is given today; None where it shows none."""
    asked = ASKED.match(block)
    if asked is None:
        return None
    head = block[: asked.start("answer")]
    line = asked["terminal"] or asked["discord"]
    reply = answer_line(desk, language_of_line(line, "en"), line)
    if asked["terminal"]:
        return f"{head}{plain_text(reply)}\n"
    return f"{head}{layout_of(reply).text}\n"


def open_shipped_desk() -> Desk:
    return Desk(Catalogue.open(), shipped_keywords())


def write_answers() -> None:
    """Put today's answers into all pages."""
    desk = open_shipped_desk()

    def block(found: re.Match[str]) -> str:
        today = answered_today(found[2], desk)
        return found[0] if today is None else f"```{found[1]}\n{today}```"

    for page, text in PAGES.items():
        (ROOT / page).write_text(FENCED.sub(block, text), encoding="utf-8")


if __name__ == "__main__":
    write_answers()
