"""What somebody types who means no good."""

import re
from collections.abc import Iterator

from tests.discord.double import Answer
from tests.discord.fixtures import live_markup, texts_of, worked_out

from .session import Trial, check, require

LATE = 3.0
"""Seconds."""
FENCED = re.compile(r"```\n.*?\n```", re.DOTALL)
OWN_EMOJI = re.compile(r"<:mana_\w+:\d+>")
KINDS: tuple[str, ...] = (
    "a" * 4000,
    "," * 4000,
    ", ".join(["a"] * 1300),
    "; ".join(["2/2"] * 900)[:4000],
    "-> " * 1300,
    "(" * 2000,
    ")" * 2000,
    '"' * 2000,
    "9" * 4000,
    "9/9 " * 900,
    f"{'9' * 300}/{'9' * 300}",
    "1000000x 2/2",
    "-1/-1",
    "2/2 -> 2/2 -> 2/2",
    "@everyone",
    "@here",
    "<@800000000000000002>",
    "<@!800000000000000002>",
    "<@&900000000000000002>",
    "<#900000000000000003>",
    "</judge:1>",
    "<id:customize>",
    "<t:0:R>",
    "<a:b:1>",
    "<:b:1>",
    "**bold**",
    "__under__ ~~gone~~ ||spoiler||",
    "# title",
    "> quote",
    ">>> quote all",
    "- item\n- item",
    "1. item",
    "-# small",
    "`code`",
    "```code```",
    "``` ``` ```",
    "[a](https://example.org)",
    "https://example.org",
    "<https://example.org>",
    "discord.gg/abc",
    "\\*escaped\\*",
    "\u202eright to left",
    "\u200b\u200b\u200b",
    "\u0000null",
    "\u0007bell \u001b[31mred",
    "\ud7ff\ufffd\uffff",
    "\U0001f9d9\u200d\u2642\ufe0f" * 200,
    "\u0301" * 1000,
    "Z\u0351\u036b\u0343\u032a" * 300,
    "{0} {x} %s %n ${a}",
    "'; DROP TABLE cards; --",
    "%_%_%_%",
    "../../../etc/passwd",
    "\n" * 2000 + "a",
    " \t " * 900 + "a",
    "<script>alert(1)</script>",
)
BOXES = (
    ("judge", "text"),
    ("card", "name"),
    ("combat", "attackers"),
    ("keyword", "keyword"),
    ("interaction", "actions"),
    ("rule", "rule"),
    ("glossary", "word"),
    ("emperor range", "who"),
    ("magenoir resolve", "actions"),
    ("rulings", "name"),
    ("emperor play", "actions"),
)


def tried() -> Iterator[tuple[str, str, str]]:
    """Yield each kind with three of the boxes, in turn."""
    for number, text in enumerate(KINDS):
        for step in range(3):
            yield *BOXES[(number + 4 * step) % len(BOXES)], text


async def hostile_answers(trial: Trial) -> list[tuple[str, float, Answer]]:
    """Ask it all, once in a trial; what, how many seconds each took, and what came."""
    found = trial.kept.get("hostile")
    if found is None:
        found = trial.kept["hostile"] = []
        for name, option, text in tried():
            answer = await trial.begin(name, {option: text}, locale="en-US", guild=False)
            found.append((f"/{name} {text[:30]!r}", answer.age, answer))
            await worked_out(answer)
    return found


@check("hostile: every kind is answered within 3 s")
async def _(trial: Trial) -> None:
    given = await hostile_answers(trial)
    late = [(what, round(age, 1)) for what, age, _ in given if age > LATE]
    require(len(KINDS) >= 55 and not late, str(late))


@check("hostile: nothing acts as markup or mention")
async def _(trial: Trial) -> None:
    alive = {}
    for what, _, answer in await hostile_answers(trial):
        for text in [*texts_of(answer), answer.content]:
            if found := live_markup(OWN_EMOJI.sub("", FENCED.sub("", text))):
                alive[what] = found
    require(not alive, str(alive))
