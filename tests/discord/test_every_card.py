"""Real cards as Discord would show them; `tests.benchmarks.every_card` looks at all of them, the suite at some."""

from zlib import crc32

import pytest

from bot.cards.catalogue import Catalogue
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.card import show_card
from bot.ui.commands.card_rulings import show_rulings
from bot.ui.desk import Desk
from tests.shared import needs_shared

from .fixtures import reply_faults

EVERY = 250
"""One card in so many, the same ones each time."""


@needs_shared
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_card_and_no_page_of_rulings_breaks_a_limit_of_discord(full: Catalogue, lang: Language) -> None:
    desk = Desk(full, shipped_keywords())
    names = [record.name for record in full.records() if crc32(record.name.encode()) % EVERY == 0]
    faults = {
        (command.__name__, name): found
        for name in names
        for command in (show_card, show_rulings)
        if (found := reply_faults(command(desk, lang, {"card": name})))
    }
    assert faults == {}
    assert len(names) > 100
