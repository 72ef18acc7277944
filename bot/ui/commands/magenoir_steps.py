"""A chain of Mage Noir action by action: as far as the step that is asked for, with what leads on and back."""

import re
from collections.abc import Mapping
from dataclasses import replace

from bot.explain.magenoir.explanation import Telling, line_with_chapters
from bot.language import Language
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in

COMMAND = "magenoir-resolve"
NUMBERED = re.compile(r"^\d+\.\s*(?:↳\s*)?")
"""What stands before an action of a chain."""
SHORTEST = 3
"""Of so many actions a chain is worth a walk."""


def walk_chain(reply: Reply, telling: Telling, options: Mapping[str, str], lang: Language) -> Reply:
    """Return the reply as far as the step that the options ask for; the whole one, with a way into it, where they ask
    for none."""
    numbered = [at for at, line in enumerate(telling.lines) if NUMBERED.match(line.text)]
    if len(numbered) < SHORTEST:
        return reply
    typed = re.search(r"\d{1,3}", options.get("step", ""))
    if typed is None:
        return replace(reply, buttons=(*reply.buttons, button("first", 1, options, lang)))
    say, step = strings_in(lang), min(max(int(typed[0]), 1), len(numbered))
    shown = telling.lines[: numbered[step - 1] + 1]
    told = NUMBERED.sub("", shown[-1].text)
    buttons = [button("next", each, options, lang) for each in (step + 1, step - 1) if 1 <= each <= len(numbered)]
    return replace(
        reply,
        verdict=say("mage-step-of", number=step, all=len(numbered), told=told),
        sections=(Section("", tuple(line_with_chapters(line, lang) for line in shown)),),
        buttons=(*buttons, button("whole", 0, options, lang)),
        sketch=None,
    )


def button(message: str, step: int, options: Mapping[str, str], lang: Language) -> Button:
    """Return the button that asks the same up to another step; 0 is the whole chain."""
    rest = {name: each for name, each in options.items() if name != "step"}
    label = (
        strings_in(lang)(f"mage-step-{message}", number=step)
        if message == "next"
        else strings_in(lang)(f"mage-step-{message}")
    )
    return Button(label, COMMAND, rest | ({"step": str(step)} if step else {}), lang)
