"""Prints what a look-up of rules costs, and its autocomplete: `python -m tests.benchmarks.rules STORE`.

The budgets are 2 ms for a look-up and 3 ms for what autocomplete offers, each for 99 of 100."""

import sys
from functools import partial
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.keyword import complete_keyword, show_keyword
from bot.ui.commands.rule import complete_rule, show_rule
from bot.ui.desk import Desk
from tests.benchmarks.combat_reply import show, timed

NUMBERS = ("702.19b", "702.19", "702", "704.5", "702.17b", "999.9")
WORDS = (
    *("legend rule", "règle des légendes", "planeswalker damage", "dernières informations connues"),
    *("piétinement", "planeswakler damge", "the stack"),
)
TYPED = ("7", "702.1", "70", "t", "piét", "legend", "damage", "règle des")


def main() -> None:
    desk = Desk(Catalogue.open(Path(sys.argv[1])), shipped_keywords())
    for number in NUMBERS:
        show(f"/rule {number}", timed(partial(show_rule, desk, "fr", {"rule": number})))
    for words in WORDS:
        show(f"/rule {words}", timed(partial(show_rule, desk, "fr", {"rule": words})))
    for typed in TYPED:
        show(f"complete /rule {typed}", timed(partial(complete_rule, desk, "fr", typed, {})))
        show(f"complete /keyword {typed}", timed(partial(complete_keyword, desk, "fr", typed, {})))
    for keyword in ("trample", "piet", "protectoin"):
        show(f"/keyword {keyword}", timed(partial(show_keyword, desk, "fr", {"keyword": keyword})))


if __name__ == "__main__":
    main()
