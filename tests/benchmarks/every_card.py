"""Shows every card of a synced store as Discord would, in both languages, and prints what Discord would refuse:
`python -m tests.benchmarks.every_card STORE`."""

import asyncio
import sys
import time
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.language import LANGUAGES
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.card import show_card
from bot.ui.desk import Desk
from tests.discord.fixtures import reply_faults


async def main() -> None:
    began, shown, refused = time.perf_counter(), 0, 0
    with_names = Catalogue.open(Path(sys.argv[1]))
    desk = Desk(with_names, shipped_keywords())
    for record in with_names.records():
        for lang in LANGUAGES:
            shown += 1
            if faults := reply_faults(show_card(desk, lang, {"card": record.name})):
                refused += 1
                print(lang, record.name, faults)
    print(f"{shown} replies, {refused} refused, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    asyncio.run(main())
