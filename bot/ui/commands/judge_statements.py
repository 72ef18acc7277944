"""What answers a question by what somebody half remembers of the rules: what we say of it, and the rule's page."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.judge.asked import AskedRuling
from bot.judge.language.asked.generalities import is_counted, is_general, is_half_shown, tells_something
from bot.judge.language.asked.reading_text import TextReading
from bot.judge.language.asked.words.mentions import SaidText, read_mentions
from bot.language import Language
from bot.reference.statements import Named, Statement, StatementHit, statement_search, terms_in
from bot.ui.commands.names import with_rules
from bot.ui.commands.rule import show_rule
from bot.ui.desk import Desk
from bot.ui.reply import Reply, Section
from bot.ui.strings import strings_in

NEAR, FAR = 0.5, 0.33
"""How well a statement has to fit to be told where nothing could be played; and how well where no rule fits either."""
GENERAL = 0.6
"""How well in the place of a situation that was played for a question on the rules in general."""
SURE = 0.8
"""How well in the place of a page that a text names."""
AS_NEAR = 0.6
"""What part of the best one's fitness others have that are told below it."""


WHEN = re.compile(r"\s*(?:à\s+quel\s+moment|quand|when|at\s+what\s+point|pourquoi|why)\b", re.IGNORECASE)
"""How a question begins that no situation answers."""


def page_of_statement(desk: Desk, lang: Language, reading: TextReading, *, far: bool = False) -> Reply | None:
    """Return what we say of what a question that could not be played half remembers; None where nothing is near."""
    if tells_of_sizes(reading) or asks_what_card_is(reading) or (far and tells_of_things(reading)):
        return None
    return told_beside(desk, lang, reading, FAR if far else GENERAL if names_card(reading) else NEAR)


def statement_instead_of_ruling(desk: Desk, lang: Language, asked: AskedRuling) -> Reply | None:
    """Return what we say of what a question half remembers, where that is surer than what was played: this answers
    nothing, may have been misread, or leaves something out, or nothing is told that could be played."""
    reading = asked.reading
    if reading.followed or tells_of_sizes(reading):
        return None
    if WHEN.match(reading.said.text) is not None:
        return told_beside(desk, lang, reading, NEAR)
    if is_answered(asked):
        return None
    if asked.doubted or is_half_shown(reading) or reading.draft.leftovers:
        return told_beside(desk, lang, reading, NEAR)
    if is_general(reading):
        return told_of(desk, lang, reading.said, GENERAL)
    return None if tells_something(reading) else told_of(desk, lang, reading.said, GENERAL, shown=True)


def with_statement(desk: Desk, lang: Language, asked: AskedRuling, reply: Reply) -> Reply:
    """Return the ruling with what we say of what it answers on the rules in general, if that is near."""
    reading = asked.reading
    if reading.followed or tells_of_sizes(reading) or (reply.certain and not is_general(reading)):
        return reply
    hits = hits_of(desk, lang, reading.said)
    if not hits or hits[0].score < NEAR:
        return reply
    told = with_rules(hits[0].statement.told[lang], hits[0].statement.rules)
    return replace(reply, sections=(*reply.sections, Section(strings_in(lang)("asked-statement"), (told,), apart=True)))


def is_answered(asked: AskedRuling) -> bool:
    """Whether what was played answers the question with yes, no or a number."""
    return any(each.yes is not None or each.number is not None for each in asked.answers)


def told_beside(desk: Desk, lang: Language, reading: TextReading, least: float) -> Reply | None:
    """Return the statements that fit; where something is told of a card, only those that it shows, or that are sure."""
    if not (names_card(reading) and tells_something(reading)):
        return told_of(desk, lang, reading.said, least)
    counted = any(is_counted(unit) for each in reading.clauses for unit in each.units)
    shown = None if counted else told_of(desk, lang, reading.said, least, shown=True)
    return shown or told_of(desk, lang, reading.said, SURE)


def tells_of_sizes(reading: TextReading) -> bool:
    """Whether a situation is told, with creatures by their sizes: that is played, or what is missing is asked."""
    sizes = sum(each.is_a("size") for each in reading.said.mentions)
    return sizes > 1 or (sizes > 0 and tells_something(reading))


def tells_of_things(reading: TextReading) -> bool:
    """Whether a size is named, or a card with which something is done."""
    sized = any(each.is_a("size") for each in reading.said.mentions)
    return sized or (names_card(reading) and tells_something(reading))


def asks_what_card_is(reading: TextReading) -> bool:
    """Whether it is asked of a card what stands on it: its page answers."""
    return names_card(reading) and any("colors" in each.asks for each in reading.parts)


def names_card(reading: TextReading) -> bool:
    """Whether a card is named that is no guess."""
    return any(each.is_a("card") and not each.is_a("guess") for each in reading.said.mentions)


def statement_for_text(desk: Desk, lang: Language, text: str) -> Reply | None:
    """Return what we say of what a text asks, where it asks for more than one name; None where it is unsure."""
    said = read_mentions(text, lang, desk.cards)
    terms = set(terms_in(text, lang))
    return told_of(desk, lang, said, SURE) if len(terms) > 1 else None


def told_of(desk: Desk, lang: Language, said: SaidText, least: float, *, shown: bool = False) -> Reply | None:
    """Return the statements that fit, the best as the verdict; None where none fits so well. `shown` says that all
    cards that are named have to be some that show it."""
    hits = hits_of(desk, lang, said)
    if not hits or hits[0].score < least:
        return None
    if shown and not is_shown_by_all(hits[0].statement, tuple(cards_named(desk, said))):
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


def hits_of(desk: Desk, lang: Language, said: SaidText) -> Sequence[StatementHit]:
    """Return the statements that a text may mean, best first."""
    return statement_search()[lang].find(said.text, tuple(cards_named(desk, said)))


def is_shown_by_all(statement: Statement, named: Sequence[Named]) -> bool:
    """Whether the cards that are named show the statement, but for planeswalkers, which stand for their type."""
    shown = [each.name in statement.cards for each in named if "Planeswalker" not in each.types]
    return bool(shown) and all(shown)


def cards_named(desk: Desk, said: SaidText) -> Iterator[Named]:
    """Yield the cards that a text names, with their English names and types."""
    for each in said.mentions:
        card = None if each.is_a("guess") else desk.cards.card(each.value("card") or "")
        if card is not None:
            yield Named(said.words(each.start, each.end), card.faces[0].name, card.faces[0].type_line)
