"""What a look-up of rules or of a keyword costs over a synced store, and what autocomplete offers for them."""

from functools import partial

from bot.ui.commands.keyword import complete_keyword, show_keyword
from bot.ui.commands.rule import complete_rule, show_rule
from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.package_measured import desk, synced_store
from tests.benchmarks.measuring.unit import Action

NUMBERS = ("702.19b", "702.19", "702", "704.5", "702.17b", "999.9")
WORDS = (
    *("legend rule", "règle des légendes", "planeswalker damage", "dernières informations connues"),
    *("piétinement", "planeswakler damge", "the stack"),
    *("what happens if the only target of my spell is gone", "qui répartit les blessures entre deux bloqueurs"),
)
TYPED = ("7", "702.1", "70", "t", "piét", "legend", "damage", "règle des")
KEYWORDS = ("trample", "piet", "protectoin")


def look_up_rule(text: str) -> Action:
    return partial(show_rule, desk(synced_store()), "fr", {"rule": text})


def look_up_keyword(text: str) -> Action:
    return partial(show_keyword, desk(synced_store()), "fr", {"keyword": text})


def offer_rules(text: str) -> Action:
    return partial(complete_rule, desk(synced_store()), "fr", text, {})


def offer_keywords(text: str) -> Action:
    return partial(complete_keyword, desk(synced_store()), "fr", text, {})


CASES = tuple(
    Case(f"{label} {text}", of_any_size(prepare, text), budget=0.05)
    for label, prepare, texts in (
        ("/rule", look_up_rule, (*NUMBERS, *WORDS)),
        ("/keyword", look_up_keyword, KEYWORDS),
        ("complete /rule", offer_rules, TYPED),
        ("complete /keyword", offer_keywords, TYPED),
    )
    for text in texts
)
