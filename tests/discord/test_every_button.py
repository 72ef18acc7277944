"""Everything that can be pressed below an answer, and every form that it opens, is what Discord takes."""

from pathlib import Path
from typing import Any

import pytest

from bot.language import LANGUAGES, Language
from bot.ui.discord.buttons import VERSION, Act

from .double import Answer, Double, Json, Person
from .double.answer import MODAL
from .double.prose import walk
from .fixtures import speaking

LONG = "I attack with a 5/5 trample and a 3/3 first strike, he blocks the 5/5 with a 2/2 deathtouch. who dies?"
ASKED: list[tuple[str, Json]] = [
    ("judge", {"text": LONG}),
    ("judge", {"text": "my zzzzzz is blocked by a 2/2, who dies?"}),
    ("combat", {}),
    ("combat", {"attackers": "5/5 trample, 3/3, Force of Nature", "blockers": "2/2 + 1/1 -> 5/5"}),
    ("combat", {"attackers": "5/5, 5/5", "blockers": "2/2"}),
    ("combat", {"attackers": "Forse of"}),
    ("interaction", {}),
    ("interaction", {"situation": "Bob: 2x Grizzly Bears", "actions": "Alice casts Lightning Bolt on Bob; resolve"}),
    ("interaction", {"actions": "zzzzzz"}),
    ("emperor play", {"situation": "A1: 3/3; E3: 2/2", "actions": "A1 attacks E3 with 3/3; E3 blocks"}),
    ("magenoir resolve", {"board": "Alice: Flame; Bob: 15 HP", "actions": "Alice activates Flame on Bob"}),
    ("keyword", {"keyword": "trample"}),
    ("card", {"name": "Jace Beleren"}),
    ("rule", {"rule": "702.19b 704.5g"}),
    ("help", {}),
]
SELECT = 3
TAKES_AWAY = f"{VERSION}{Act.DELETE}"


def filled_in(form: Json) -> dict[str, Any]:
    """The longest thing that each field of a form takes, and of a select its last entry."""
    fields = [each for _, each in walk(form["components"]) if "custom_id" in each]
    return {
        each["custom_id"]: [each["options"][-1]["value"]]
        if "options" in each
        else ("2/2 " * 1001)[: each.get("max_length") or 4000].strip()
        for each in fields
    }


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_each_press_below_each_answer_is_answered(double: Double, tmp_path: Path, lang: Language) -> None:
    """What is private changes in place, and is asked anew for each press."""
    pressed = forms = menus = 0
    async with speaking(double, tmp_path):
        for number, (name, options) in enumerate(ASKED):
            asked = options | {"language": lang, "private": False}
            answer = await double.slash(name, asked, user=Person(number + 1, "asker"))
            for at in range(len(pressed_ids(answer))):
                presser = Person(1000 * (number + 1) + at, "presser")
                if answer.ephemeral:
                    answer = await double.slash(name, asked, user=presser)
                given = await double.click(answer, pressed_ids(answer)[at], user=presser)
                pressed += 1
                if given.callback_type == MODAL:
                    forms += 1
                    given = await double.modal(given, filled_in(given.modal), user=presser)
                await given.final()
                assert given.text
                menus += await choose_in_menus(double, given, presser)
    assert (pressed > 60, forms > 15, menus > 2) == (True, True, True)


async def choose_in_menus(double: Double, answer: Answer, person: Person) -> int:
    """Choose the longest entry of each menu below an answer; return how many menus there are."""
    menus = [each for each in answer.shown.all_components if each["type"] == SELECT]
    for menu in menus:
        longest = max((each["value"] for each in menu["options"]), key=len)
        chosen = await double.choose(answer, menu["custom_id"], [longest], user=person)
        await chosen.final()
        assert chosen.text
    return len(menus)


def pressed_ids(answer: Answer) -> list[str]:
    """All that can be pressed but what takes the message away."""
    return [each for each in answer.buttons.values() if each != TAKES_AWAY]
