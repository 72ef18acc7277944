"""What answers a question by what somebody half remembers of the rules: what we say of it, and the rule's page."""

from collections.abc import Iterator
from dataclasses import replace

from bot.judge.language.asked.generalities import is_general, is_half_shown, tells_something
from bot.judge.language.asked.reading_text import TextReading
from bot.language import Language
from bot.reference.statements import Named, statement_search
from bot.ui.commands.names import with_rules
from bot.ui.commands.rule import show_rule
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

NEAR = 0.5
"""How well a statement has to fit where nothing could be played."""
NEAR_HALF = 0.55
"""How well where what was played leaves out something that was said."""
SAME = 0.75
"""How well where a situation is told, or one was played for a question on the rules in general."""
AS_NEAR = 0.85
"""What part of the best one's fitness others have that are told below it."""


def page_of_statement(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return what we say of what a question that could not be played half remembers; None where nothing is near."""
    return told_statement(desk, lang, reading, SAME if tells_situation(reading) else NEAR)


def tells_situation(reading: TextReading) -> bool:
    """Whether a text names what is on the table, and says what happens."""
    named = (
        each.is_a("size", "loyalty") or (each.is_a("card") and not each.is_a("guess")) for each in reading.said.mentions
    )
    return any(named) and tells_something(reading)


def statement_instead_of_ruling(desk: Desk, lang: Language, reading: TextReading) -> Reply | None:
    """Return what we say of what a general question half remembers, where that is surer than what was played."""
    if reading.followed:
        return None
    if is_half_shown(reading) or reading.draft.leftovers:
        return told_statement(desk, lang, reading, SAME if tells_situation(reading) else NEAR_HALF)
    return told_statement(desk, lang, reading, SAME) if is_general(reading) else None


def told_statement(desk: Desk, lang: Language, reading: TextReading, least: float) -> Reply | None:
    hits = statement_search()[lang].find(reading.said.text, tuple(cards_named(desk, reading)))
    if not hits or hits[0].score < least:
        return None
    first, *others = (each.statement for each in hits if each.score >= AS_NEAR * hits[0].score)
    page = show_rule(desk, lang, {"rule": first.rules[0]})
    told = [with_rules(each.told[lang], each.rules) for each in others]
    below = Section("", (*told, strings_in(lang)("asked-page"), page.verdict))
    return replace(
        page,
        verdict=with_rules(first.told[lang], first.rules),
        sections=(below, *page.sections),
        rules=tuple(first.rules),
        certain=False,
    )


def cards_named(desk: Desk, reading: TextReading) -> Iterator[Named]:
    """Yield the cards that a text names, with their English names and types."""
    said = reading.said
    for each in said.mentions:
        card = None if each.is_a("guess") else desk.cards.card(each.value("card") or "")
        if card is not None:
            yield Named(said.words(each.start, each.end), card.faces[0].name, card.faces[0].type_line)
